/** One table as this browser follows it: the last update, everything heard, and what the player can do. */

import { computed, signal } from "@preact/signals";
import { api } from "./api";
import { covered } from "../keeping/keep";
import { Notebook } from "../keeping/notebook";
import { asSeat, type SeatSight, type Wish } from "../board/options";
import { takeUp, wordsOnTheWay } from "./sealed";
import { say } from "../words/speech";
import { type Answer, type Request, requestId, type Status, Stream } from "./stream";
import type { Walk } from "../board/ways";
import type { Choice, Failed, Heard, Line, Phrase, RefusedChoice, SeatInfo, Sight, Update } from "./wire";

/** Something to tell the player beside the question. */
export type Notice =
  | { kind: "refused"; choice: string | null; reason: Phrase }
  | { kind: "failed"; code: string }
  | { kind: "news"; events: readonly Heard[]; at: number }
  | { kind: "hint"; choice: Choice; reason: Phrase };

/** Events by their numbers: what comes again replaces what was there from that number on. */
export function merge<T extends { n: number }>(old: readonly T[], news: readonly T[]): T[] {
  const first = news[0];
  if (!first) return old as T[];
  return [...old.filter((one) => one.n < first.n), ...news];
}

/** How whoever sits in a seat is called. */
export function seatName(one: SeatInfo): string {
  return one.name || (one.holder === "mind" ? say("web-bot", { seat: one.seat }) : one.seat);
}

/**
 * The seat through which somebody looks who holds several: the one they chose, unless another of theirs is asked and
 * that one is not.
 */
export function seatLooked(seats: string, sight: Sight | null, held: string, chosen: string): string {
  const asked = (sight?.prompts ?? []).map((prompt) => prompt.seat).filter((seat) => !held.includes(seat));
  if (chosen && seats.includes(chosen) && (asked.length === 0 || asked.includes(chosen))) return chosen;
  return asked[0] ?? (chosen && seats.includes(chosen) ? chosen : (seats[0] ?? ""));
}

/** So long what others did to me stays in sight at least, in milliseconds, whatever is asked meanwhile. */
export const NEWS = 6_000;

/** So long something may be on its way, in milliseconds, before that is said. */
export const SLOW = 2_000;

export class Session {
  readonly status = signal<Status>("connecting");
  /** Whether the browser says that there is no network. */
  readonly offline = signal(!navigator.onLine);
  /** How many requests have been on their way for long. */
  readonly slow = signal(0);
  readonly update = signal<Update | null>(null);
  readonly events = signal<Heard[]>([]);
  /** The events the last update brought: what a board sets in motion. */
  readonly fresh = signal<Heard[]>([]);
  /** The numbers of events that came by themselves, and not with an answer of mine. */
  readonly unasked = new Set<number>();
  readonly talk = signal<Line[]>([]);
  readonly failed = signal<Failed | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly peeked = signal(false);
  /** The notation of a choice that is on its way. */
  readonly sending = signal<string | null>(null);
  /** Server time minus our time. */
  private offset = 0;
  /** Why a walk did not come to its end: said with the update that shows how far it came. */
  private stopped: { seq: number; reason: Phrase } | null = null;
  private readonly stream: Stream;
  private readonly cleanup: (() => void)[] = [];

  readonly info = computed(() => this.update.value?.table ?? null);
  /** The letters of all seats that are mine. */
  readonly seats = computed(() => this.update.value?.you.seats ?? "");
  /** The own seat that was looked through last. */
  readonly chosen = signal("");
  /** The own seat through which the table is looked at; "" for a spectator. */
  readonly seat = computed(() => {
    const update = this.update.value;
    return update ? seatLooked(update.you.seats, update.sight, update.held, this.chosen.value) : "";
  });
  readonly sight = computed((): SeatSight | null => {
    const sight = this.update.value?.sight;
    return sight ? asSeat(sight, this.seat.value) : null;
  });
  /** Whether the answer of the seat looked through is in and waits. */
  readonly held = computed(() => Boolean(this.seat.value) && (this.update.value?.held ?? "").includes(this.seat.value));
  /** The number of the question that the seat looked through has to answer; 0 for none. */
  readonly ask = computed(() => this.update.value?.asks[this.seat.value] ?? 0);
  /** Whether nobody else plays, so that there is nobody to hide secrets from. */
  readonly alone = computed(() => {
    const info = this.info.value;
    const mine = this.seats.value;
    if (covered.value || !info || !mine || info.phase !== "playing") return false;
    return info.seats.every((one) => mine.includes(one.seat) || (one.holder === "mind" && one.person === 0));
  });
  readonly notes: Notebook;
  /** Whoever holds several seats is told apart by their letters. */
  readonly names = computed(() => {
    const all = (this.info.value?.seats ?? []).map((one) => [one.seat, seatName(one)] as const);
    const twice = (name: string) => all.filter(([, other]) => other === name).length > 1;
    return new Map(all.map(([seat, name]) => [seat, twice(name) ? `${name} ${seat}` : name]));
  });
  readonly name = (seat: string): string => this.names.value.get(seat) ?? seat;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.notes = new Notebook(table, token);
    this.stream = new Stream({
      open: () => new WebSocket(streamAddress(table)),
      poll: (since, side) => api.update(table, token, since, side),
      token,
      onUpdate: (update) => this.take(update),
      before: (update) => wordsOnTheWay(table, token, update.sight?.pages ?? []),
      onStatus: (status) => {
        this.status.value = status;
      },
      onFailed: (failed) => {
        this.failed.value = failed;
      },
      onNotes: (notes) => this.notes.take(notes),
    });
  }

  start(): void {
    const wake = () => this.stream.wake();
    const look = () => {
      if (document.visibilityState === "visible") {
        wake();
        if (this.alone.value) this.peeked.value = true;
      } else this.peeked.value = false;
    };
    const online = () => {
      this.offline.value = false;
      wake();
    };
    const offline = () => {
      this.offline.value = true;
      this.stream.cut();
    };
    addEventListener("online", online);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", look);
    this.cleanup.push(
      () => removeEventListener("online", online),
      () => removeEventListener("offline", offline),
      () => document.removeEventListener("visibilitychange", look),
    );
    this.stream.start();
  }

  stop(): void {
    for (const undo of this.cleanup) undo();
    this.notes.stop();
    this.stream.stop();
  }

  retry(): void {
    this.stream.wake();
  }

  private async request(request: Request): Promise<Answer> {
    let late = 0;
    const timer = setTimeout(() => {
      late = 1;
      this.slow.value += late;
    }, SLOW);
    const answer = await this.stream.request(request);
    clearTimeout(timer);
    this.slow.value -= late;
    return answer;
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.offset;
  }

  private take(update: Update): void {
    const before = this.update.value;
    this.offset = update.now - Date.now();
    this.events.value = update.since === 0 ? update.events : merge(this.events.value, update.events);
    this.fresh.value = before ? update.events : [];
    if (this.sending.value === null) for (const one of this.fresh.value) this.unasked.add(one.n);
    this.talk.value = update.since === 0 ? update.talk : merge(this.talk.value, update.talk);
    const asked = this.ask.value;
    const alone = this.alone.value;
    takeUp(this.table, this.token, update.sight?.pages ?? []);
    this.update.value = update;
    // Somebody who comes to the table must not find secrets open; alone there is nobody to hide them from.
    if (this.alone.value !== alone) this.peeked.value = this.alone.value;
    const notice = this.notice.value;
    const young = notice?.kind === "news" && Date.now() - notice.at < NEWS;
    if (this.ask.value !== asked && !young) this.notice.value = null;
    if (this.stopped && update.seq >= this.stopped.seq) {
      this.notice.value = { kind: "refused", choice: null, reason: this.stopped.reason };
      this.stopped = null;
    }
    this.chosen.value = this.seat.value;
    if (update.you.seats) this.notes.open();
  }

  /** Hand a choice in; for one that is not offered ask the reason. */
  async choose({ notation }: Wish): Promise<void> {
    const same = (one: Choice) => one.notation === notation;
    const asked = this.sight.value?.prompt?.options.some(same) ?? false;
    if (asked || this.sight.value?.interrupts.some(same)) await this.decide(notation, [], asked ? this.ask.value : 0);
    else await this.why(notation);
  }

  /** Go a whole way, as far as nothing comes up. */
  async walk({ options: [first, ...then] }: Walk): Promise<void> {
    if (first) await this.decide(first, then, this.ask.value);
  }

  private async decide(option: string, then: string[], ask: number): Promise<void> {
    if (!this.update.value || this.sending.value !== null) return;
    this.notice.value = null;
    this.sending.value = option;
    const answer = await this.request({ type: "decide", id: requestId(), seat: this.seat.value, option, then, ask });
    this.sending.value = null;
    if (answer.type === "accepted" && answer.stopped) this.stopped = { seq: answer.seq, reason: answer.stopped };
    this.explainAnswer(answer);
  }

  /** Ask why something is not offered: the reason comes as a notice, and nothing happens. */
  async why(option: string): Promise<void> {
    if (!this.update.value || this.sending.value !== null) return;
    this.notice.value = null;
    this.explainAnswer(await this.request({ type: "why", id: requestId(), seat: this.seat.value, option }));
  }

  private explainAnswer(answer: Answer): void {
    if (answer.type === "failed") this.notice.value = { kind: "failed", code: answer.code };
    else if (answer.type !== "accepted" && answer.reason) this.notice.value = { kind: "refused", choice: null, reason: answer.reason };
  }

  /** Show what others did to me; what was shown a moment ago stays beside it. */
  report(events: readonly Heard[]): void {
    const old = this.notice.value;
    const before = old?.kind === "news" && Date.now() - old.at < NEWS ? old.events : [];
    this.notice.value = { kind: "news", events: [...before, ...events].slice(-3), at: Date.now() };
  }

  explain(refusal: RefusedChoice): void {
    this.notice.value = { kind: "refused", choice: refusal.choice.notation, reason: refusal.reason };
  }

  /** Take the last decision back; or say why it stands, unless that would tell what is covered. */
  async takeBack(): Promise<void> {
    const { undo: seat = "", stands = "" } = this.update.value ?? {};
    if (!seat) {
      const why = !stands ? "nothing" : this.peeked.value ? stands : "done";
      this.notice.value = { kind: "refused", choice: null, reason: { key: `stands-${why}`, rule: "", facts: {} } };
      return;
    }
    this.explainAnswer(await this.request({ type: "undo", id: requestId(), seat }));
  }

  /** Say something; returns the code of a failure, or "". */
  async say(text: string, channel: string): Promise<string> {
    const answer = await this.request({ type: "say", id: requestId(), seat: this.seat.value, text, channel });
    return answer.type === "failed" ? answer.code : "";
  }
}

function streamAddress(table: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/stream`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}
