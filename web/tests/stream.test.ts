import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ARRIVAL, BEAT, FIRST_WAIT, LONGEST_WAIT, QUIET, SIGN, type Socket, type Status, Stream, waitFor } from "../src/server/stream";
import type { Update } from "../src/server/wire";

class Wire implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: { type: string; id?: string; since?: number; token?: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  say(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(): void {
    this.onclose?.(new CloseEvent("close"));
  }
}

const update = (seq: number, side = "") => ({ type: "update", seq, now: 0, events: [], talk: [], you: { seats: side, side } }) as unknown as Update;

let wires: Wire[];
let seen: number[];
let states: Status[];
let polled: number[];
let failures: string[];
let stream: Stream;
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, seen, states, polled, failures] = [[], [], [], [], []];
  stream = new Stream({
    open: () => {
      wires.push(new Wire());
      return last();
    },
    poll: async (since) => {
      polled.push(since);
      return update(since);
    },
    token: "secret",
    onUpdate: (one) => seen.push(one.seq),
    onStatus: (one) => states.push(one),
    onFailed: (one) => failures.push(one.code),
    chance: () => 1,
  });
  stream.start();
});

afterEach(() => {
  stream.stop();
  vi.useRealTimers();
});

function live(seq: number): void {
  last().open();
  last().say(update(seq));
}

describe("a stream", () => {
  it("says hello first, with its token in the message", () => {
    last().open();
    expect(last().sent).toEqual([{ type: "hello", token: "secret", since: 0, side: "", changes: true }]);
  });

  it("comes back after a loss and says how far it was", () => {
    live(7);
    last().break();
    expect(states).toEqual(["connecting", "live", "lost"]);
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toEqual({ type: "hello", token: "secret", since: 7, side: "", changes: true });
    last().say(update(9));
    expect(seen).toEqual([7, 9]);
    expect(states.at(-1)).toBe("live");
  });

  it("takes everything anew when it looks with other seats' knowledge, however few entries that is", () => {
    live(7);
    last().say(update(3));
    expect(seen).toEqual([7]);
    last().say(update(3, "AB"));
    expect(seen).toEqual([7, 3]);
    last().break();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().open();
    expect(last().sent[0]).toMatchObject({ since: 3, side: "AB" });
  });

  it("tells whole updates where changes come, and begins with a whole one on each connection", () => {
    live(7);
    last().say({ type: "change", seq: 8, now: 1, set: { "/held": "A" } });
    expect(seen).toEqual([7, 8]);
    last().break();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().open();
    last().say({ type: "change", seq: 9, now: 1 }); // of what, nobody has said
    expect(seen).toEqual([7, 8]);
  });

  it("waits longer each time, up to a limit", () => {
    expect([0, 1, 2].map((tries) => waitFor(tries, 1))).toEqual([500, 1000, 2000]);
    expect(waitFor(30, 1)).toBe(LONGEST_WAIT);
    expect(waitFor(0, 0)).toBeLessThan(waitFor(0, 1));
    for (let i = 0; i < 5; i++) {
      last().break();
      vi.advanceTimersByTime(waitFor(i, 1));
    }
    expect(wires).toHaveLength(6);
  });

  it("sends an unanswered request again, under the same id", async () => {
    live(1);
    const answer = stream.request({ type: "decide", id: "abcdefgh", seat: "", option: "pass", then: [], ask: 1 });
    last().break();
    vi.advanceTimersByTime(FIRST_WAIT);
    live(1);
    expect(last().sent.map((one) => one.id)).toEqual([undefined, "abcdefgh"]);
    last().say({ type: "accepted", id: "abcdefgh", seq: 2 });
    last().say(update(2));
    await expect(answer).resolves.toMatchObject({ type: "accepted", seq: 2 });
    expect(stream.unanswered).toBe(0);
  });

  it("calls a request done when what it changed can be seen, in whatever order that arrives", async () => {
    live(1);
    const [first, second, third] = ["abcdefg1", "abcdefg2", "abcdefg3"].map((id) =>
      stream.request({ type: "decide", id, seat: "", option: "pass", ask: 1, then: [] }),
    );
    last().say({ type: "accepted", id: "abcdefg1", seq: 2 });
    expect(stream.unanswered).toBe(3);
    last().say(update(2));
    await first;
    expect(stream.unanswered).toBe(2);
    last().say(update(3));
    last().say({ type: "accepted", id: "abcdefg2", seq: 3 });
    await second;
    last().say({ type: "accepted", id: "abcdefg3", seq: 9 });
    last().say(update(1, "AB")); // counted with other seats' knowledge
    await third;
    expect(stream.unanswered).toBe(0);
  });

  it("keeps a request made while the connection is lost", () => {
    live(1);
    last().break();
    void stream.request({ type: "undo", id: "abcdefgh", seat: "" });
    vi.advanceTimersByTime(FIRST_WAIT);
    live(1);
    expect(last().sent.at(-1)).toEqual({ type: "undo", id: "abcdefgh", seat: "" });
  });

  it("gives refusals and failures to whoever asked", async () => {
    live(1);
    const refused = stream.request({ type: "decide", id: "aaaaaaaa", seat: "", option: "x", then: [], ask: 1 });
    const failed = stream.request({ type: "decide", id: "bbbbbbbb", seat: "", option: "x", then: [], ask: 1 });
    last().say({ type: "refused", id: "aaaaaaaa", reason: { key: "refuse-x", rule: "SH-001", facts: {} } });
    last().say({ type: "failed", id: "bbbbbbbb", code: "stale", message: "" });
    expect((await refused).type).toBe("refused");
    expect(await failed).toMatchObject({ type: "failed", code: "stale" });
  });

  it("forgets an update that comes late", () => {
    live(5);
    last().say(update(4));
    expect(seen).toEqual([5]);
  });

  it("asks for a plain update where sockets do not get through", async () => {
    last().break();
    await vi.advanceTimersByTimeAsync(0);
    expect(polled).toEqual([0]);
  });

  it("notices within eight seconds that a connection has gone silent", () => {
    live(1);
    vi.advanceTimersByTime(8_000);
    expect(wires[0]?.sent.at(-1)).toEqual({ type: "ping" });
    expect(states.at(-1)).toBe("lost");
    expect(wires[0]?.closed).toBe(true);
  });

  it("stays where signs come, and asks for none where there is talk", () => {
    live(1);
    for (let second = 0; second < 60; second++) {
      if (last().sent.at(-1)?.type === "ping") last().say({ type: "pong", now: 0 });
      vi.advanceTimersByTime(1_000);
    }
    const asked = last().sent.length;
    for (let seq = 2; seq < 30; seq++) {
      last().say(update(seq));
      vi.advanceTimersByTime(QUIET - BEAT);
    }
    expect(last().sent).toHaveLength(asked);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("asks for a sign before it judges, when the page has slept", () => {
    live(1);
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(BEAT);
    expect(states.at(-1)).toBe("live");
    vi.advanceTimersByTime(SIGN);
    expect(states.at(-1)).toBe("lost");
  });

  it("knows at once that the network is gone, and gives up on a connection that never says anything", () => {
    live(1);
    stream.cut();
    expect(states.at(-1)).toBe("lost");
    stream.wake();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(ARRIVAL);
    expect(wires[1]?.closed).toBe(true);
  });

  it("tries at once when it is woken", () => {
    live(1);
    last().break();
    stream.wake();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(ARRIVAL - BEAT);
    expect(wires).toHaveLength(2);
  });

  it("gives up for good on a token that is not good", () => {
    last().open();
    last().say({ type: "failed", id: "", code: "not-allowed", message: "" });
    vi.advanceTimersByTime(60_000);
    expect(failures).toEqual(["not-allowed"]);
    expect(wires).toHaveLength(1);
  });

  it("does not come back after it was stopped", () => {
    live(1);
    stream.stop();
    last().break();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
