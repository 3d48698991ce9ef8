/** One table as this browser follows it: the last update, everything heard, and what the player can do. */

import { computed, signal } from "@preact/signals";
import { api } from "./api";
import { say } from "./speech";
import { requestId, type Status, Stream } from "./stream";
import type { Choice, Failed, Heard, Line, Phrase, Refusals, SeatInfo, Update } from "./wire";

/** Something to tell the player beside the question. */
export type Notice =
  | { kind: "refused"; choice: string | null; reason: Phrase }
  | { kind: "failed"; code: string }
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

export class Session {
  readonly status = signal<Status>("connecting");
  readonly update = signal<Update | null>(null);
  readonly events = signal<Heard[]>([]);
  /** The events the last update brought: what a board sets in motion. */
  readonly fresh = signal<Heard[]>([]);
  readonly talk = signal<Line[]>([]);
  readonly failed = signal<Failed | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly peeked = signal(false);
  /** The notation of a choice that is on its way. */
  readonly sending = signal<string | null>(null);
  /** Server time minus our time. */
  private offset = 0;
  private readonly stream: Stream;
  private readonly cleanup: (() => void)[] = [];

  readonly sight = computed(() => this.update.value?.sight ?? null);
  readonly info = computed(() => this.update.value?.table ?? null);
  readonly seat = computed(() => this.update.value?.you.seat ?? "");
  readonly names = computed(() => {
    const found = new Map<string, string>();
    for (const one of this.info.value?.seats ?? []) found.set(one.seat, seatName(one));
    return found;
  });
  readonly name = (seat: string): string => this.names.value.get(seat) ?? seat;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.stream = new Stream({
      open: () => new WebSocket(streamAddress(table)),
      poll: (since) => api.update(table, token, since),
      token,
      onUpdate: (update) => this.take(update),
      onStatus: (status) => {
        this.status.value = status;
      },
      onFailed: (failed) => {
        this.failed.value = failed;
      },
    });
  }

  start(): void {
    const wake = () => this.stream.wake();
    const look = () => {
      if (document.visibilityState === "visible") wake();
      else this.peeked.value = false;
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", look);
    this.cleanup.push(
      () => removeEventListener("online", wake),
      () => document.removeEventListener("visibilitychange", look),
    );
    this.stream.start();
  }

  stop(): void {
    for (const undo of this.cleanup) undo();
    this.stream.stop();
  }

  retry(): void {
    this.stream.wake();
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.offset;
  }

  private take(update: Update): void {
    const before = this.update.value;
    this.offset = update.now - Date.now();
    this.events.value = merge(this.events.value, update.events);
    this.fresh.value = before ? update.events : [];
    this.talk.value = merge(this.talk.value, update.talk);
    if (before && before.ask !== update.ask) this.notice.value = null;
    this.update.value = update;
  }

  async choose(choice: Choice): Promise<void> {
    const update = this.update.value;
    if (!update || this.sending.value !== null) return;
    const asked = update.sight?.prompt?.options.some((option) => option.notation === choice.notation) ?? false;
    this.notice.value = null;
    this.sending.value = choice.notation;
    const id = requestId();
    const answer = await this.stream.request({
      type: "decide",
      id,
      option: choice.notation,
      ask: asked ? update.ask : 0,
    });
    this.sending.value = null;
    if (answer.type === "refused") this.notice.value = { kind: "refused", choice: null, reason: answer.reason };
    if (answer.type === "failed") this.notice.value = { kind: "failed", code: answer.code };
  }

  explain(refusal: Refusals): void {
    this.notice.value = { kind: "refused", choice: refusal.choice.notation, reason: refusal.reason };
  }

  async takeBack(): Promise<void> {
    const answer = await this.stream.request({ type: "undo", id: requestId() });
    if (answer.type === "refused") this.notice.value = { kind: "refused", choice: null, reason: answer.reason };
    if (answer.type === "failed") this.notice.value = { kind: "failed", code: answer.code };
  }

  /** Say something; returns the code of a failure, or "". */
  async say(text: string, channel: string): Promise<string> {
    const answer = await this.stream.request({ type: "say", id: requestId(), text, channel });
    return answer.type === "failed" ? answer.code : "";
  }
}

function streamAddress(table: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/stream`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}
