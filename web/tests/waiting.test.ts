/** An update that opens pages is shown with their words, and what comes behind it waits its turn. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_WAIT, type Socket, Stream } from "../src/server/stream";
import type { Update } from "../src/server/wire";

class Wire implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(): void {}
  close(): void {}
  say(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const update = (seq: number) => ({ type: "update", seq, now: 0, events: [], talk: [], you: { seats: "", side: "" } }) as unknown as Update;
const settle = () => new Promise((done) => setTimeout(done));

let wires: Wire[];
let told: string[];
let needs: Map<number, () => void>;
let stream: Stream;

beforeEach(() => {
  [wires, told, needs] = [[], [], new Map()];
  stream = new Stream({
    open: () => wires[wires.push(new Wire()) - 1]!,
    poll: () => new Promise(() => undefined),
    token: "secret",
    onUpdate: (one) => told.push(`shown ${one.seq}`),
    before: ({ seq }) => (seq % 10 === 0 ? new Promise<void>((done) => needs.set(seq, done)) : null),
    onStatus: () => undefined,
    onFailed: (one) => told.push(one.code),
    onNotes: () => told.push("notes"),
  });
  stream.start();
});

describe("an update that needs something", () => {
  it("is shown at once when it is the first: there is nothing to look at before", () => {
    wires[0]!.say(update(10));
    expect(told).toEqual(["shown 10"]);
  });

  it("waits for it, and everything that comes behind it waits, in its order", async () => {
    const [wire] = wires;
    wire!.say(update(1));
    const answer = stream.request({ type: "why", id: "a", seat: "A", option: "x" }).then(() => told.push("answered"));
    for (const message of [update(10), { type: "notes" }, { type: "reason", id: "a" }, update(20), update(21)]) wire!.say(message);
    await settle();
    expect(told).toEqual(["shown 1"]);
    needs.get(10)!();
    await settle();
    await answer;
    expect(told).toEqual(["shown 1", "shown 10", "notes", "answered"]);
    needs.get(20)!();
    await settle();
    expect(told.slice(4)).toEqual(["shown 20", "shown 21"]);
  });

  it("is told again by the next connection, and only there, if the first one is lost", async () => {
    vi.useFakeTimers();
    const [wire] = wires;
    wire!.say(update(1));
    wire!.say(update(10));
    wire!.onclose?.(new CloseEvent("close"));
    vi.advanceTimersByTime(FIRST_WAIT);
    vi.useRealTimers();
    needs.get(10)!();
    await settle();
    expect(told).toEqual(["shown 1"]);
    wires[1]!.say(update(11));
    expect(told).toEqual(["shown 1", "shown 11"]);
  });
});
