/**
 * The stream of a table: one WebSocket that comes back by itself.
 *
 * It asks for changes, and tells whole updates. After a loss it tries again, later and later, and says `since` so that
 * nothing is missed. Requests that were not answered are sent again under the same id: the server takes each id once.
 * Where sockets do not get through, the plain update is asked for instead, so that play over days needs no open socket.
 */

import { Follower } from "./changes";
import type { Accepted, ClientMessage, Decide, Failed, Notes, Pong, RefusedRequest, Say, ServerMessage, TakeBack, Update, Why, WhyNot } from "./wire";

export type Status = "connecting" | "live" | "lost" | "ended";
export type Answer = Accepted | RefusedRequest | WhyNot | Failed;
export type Request = Decide | Why | TakeBack | Say;

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface StreamOptions {
  open: () => Socket;
  /** The plain request for an update, where sockets do not get through. */
  poll: (since: number, side: string) => Promise<Update>;
  token: string;
  onUpdate: (update: Update) => void;
  /** What an update has to wait for before it can be shown, and all that comes behind it; null for nothing. */
  before?: (update: Update) => Promise<void> | null;
  onStatus: (status: Status) => void;
  /** A failure that no request caused, such as a token that is no longer good. */
  onFailed: (failed: Failed) => void;
  /** Another device of the same person wrote something down. */
  onNotes?: (notes: Notes) => void;
  chance?: () => number;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
/** How often the line is looked at; after so long a silence it is asked for a sign, which comes so soon or never. */
export const BEAT = 500;
export const QUIET = 2_500;
export const SIGN = 4_500;
/** So long a new connection may take until it says something. */
export const ARRIVAL = 10_000;
const FATAL = new Set(["gone", "not-allowed", "other-edition"]);

/** How long to wait before try number `tries` (0 is the first again): doubling, with some chance in it. */
export function waitFor(tries: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return Math.round(full * (0.6 + 0.4 * chance));
}

export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Stream {
  private socket: Socket | null = null;
  private since = 0;
  /** The side that `since` was counted for: with another everything is told anew. */
  private side = "";
  private tries = 0;
  private heardSomething = false;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private pulse: ReturnType<typeof setInterval> | null = null;
  private heardAt = 0;
  /** When a sign was asked for that has not come; 0 for none. A page that sleeps asks first, and judges later. */
  private askedAt = 0;
  private readonly waiting = new Map<string, { request: Request; done: (answer: Answer) => void }>();
  /** What this connection was sent. */
  private follower = new Follower();
  /** What came while an update waits to be shown; null while none does. */
  private behind: ServerMessage[] | null = null;
  /** Requests that were taken, but what they changed has not been shown yet. */
  private ahead: Accepted[] = [];

  constructor(private readonly options: StreamOptions) {}

  start(): void {
    this.options.onStatus("connecting");
    this.connect();
  }

  /** Leave for good. */
  stop(): void {
    this.ended = true;
    if (this.retry) clearTimeout(this.retry);
    this.drop();
    this.options.onStatus("ended");
  }

  /** Try at once, for instance because the network is back or the page is looked at again. */
  wake(): void {
    if (this.ended) return;
    if (this.socket && this.heardSomething) {
      this.ping();
      return;
    }
    if (this.retry) {
      clearTimeout(this.retry);
      this.retry = null;
      this.connect();
    }
  }

  /** The network is gone, as the browser says: there is no use in waiting for silence. */
  cut(): void {
    if (this.socket) this.lost();
  }

  /** Send a request and get its answer, over as many connections as that takes. */
  request(request: Request): Promise<Answer> {
    return new Promise((done) => {
      this.waiting.set(request.id, { request, done });
      if (this.socket && this.heardSomething) this.transmit(request);
    });
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  private connect(): void {
    this.heardSomething = false;
    this.heardAt = Date.now();
    this.askedAt = 0;
    let socket: Socket;
    try {
      socket = this.options.open();
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    this.follower = new Follower();
    socket.onopen = () => {
      const { since, side } = this;
      if (this.socket === socket) this.transmit({ type: "hello", token: this.options.token, since, side, changes: true });
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.pulse = setInterval(() => this.beat(), BEAT);
  }

  private beat(): void {
    const now = Date.now();
    if (!this.heardSomething) {
      if (now - this.heardAt >= ARRIVAL) this.lost();
    } else if (this.askedAt) {
      if (now - this.askedAt >= SIGN) this.lost();
    } else if (now - this.heardAt >= QUIET) this.ping();
  }

  private ping(): void {
    this.askedAt ||= Date.now();
    this.transmit({ type: "ping" });
  }

  private transmit(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      this.lost();
    }
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    this.askedAt = 0;
    if (this.behind) this.behind.push(message);
    else this.tell(message);
  }

  private tell(message: ServerMessage): void {
    switch (message.type) {
      case "update":
      case "change": {
        const update = this.follower.take(message);
        if (update) this.show(update);
        if (!this.heardSomething) {
          this.heardSomething = true;
          this.tries = 0;
          this.options.onStatus("live");
          for (const { request } of this.waiting.values()) this.transmit(request);
        }
        break;
      }
      case "accepted":
        // Done is what can be seen: until then the old question would seem to be open still.
        if (message.seq > this.since) this.ahead.push(message);
        else this.answer(message);
        break;
      case "refused":
      case "reason":
        this.answer(message);
        break;
      case "failed":
        if (message.id) {
          this.answer(message);
        } else {
          this.options.onFailed(message);
          if (FATAL.has(message.code)) this.stop();
        }
        break;
      case "notes":
        this.options.onNotes?.(message);
        break;
      default:
        message satisfies Pong;
    }
  }

  /** Take an update, at once or when what it needs is there; what comes meanwhile stays behind it. */
  private show(update: Update): void {
    const needed = this.since > 0 ? this.options.before?.(update) : null;
    if (!needed) return this.take(update);
    const behind: ServerMessage[] = (this.behind = []);
    void needed.then(() => {
      // A connection that is lost meanwhile tells it again.
      if (this.behind !== behind) return;
      this.behind = null;
      this.take(update);
      while (behind.length > 0 && !this.behind) this.tell(behind.shift()!);
      if (this.behind) (this.behind as ServerMessage[]).push(...behind);
    });
  }

  private take(update: Update): void {
    // An update that was overtaken by a later one tells nothing new.
    if (update.seq < this.since && update.you.side === this.side) return;
    const anew = update.you.side !== this.side;
    this.since = update.seq;
    this.side = update.you.side;
    this.options.onUpdate(update);
    const ahead = this.ahead;
    this.ahead = ahead.filter((accepted) => !anew && accepted.seq > this.since);
    for (const accepted of ahead) if (!this.ahead.includes(accepted)) this.answer(accepted);
  }

  private answer(answer: Answer): void {
    const found = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    found?.done(answer);
  }

  private drop(): void {
    if (this.pulse) clearInterval(this.pulse);
    this.pulse = null;
    this.behind = null;
    const socket = this.socket;
    this.socket = null;
    try {
      socket?.close();
    } catch {
      // It was closed already.
    }
  }

  private lost(): void {
    const blocked = !this.heardSomething;
    this.drop();
    if (this.ended || this.retry) return;
    this.options.onStatus("lost");
    const wait = waitFor(this.tries++, (this.options.chance ?? Math.random)());
    this.retry = setTimeout(() => {
      this.retry = null;
      this.connect();
    }, wait);
    if (blocked) this.pollOnce();
  }

  private pollOnce(): void {
    this.options.poll(this.since, this.side).then(
      (update) => {
        if (!this.ended) this.take(update);
      },
      () => undefined,
    );
  }
}
