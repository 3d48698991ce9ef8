/** What the line says of itself: lost, offline, slow. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/parts/connection";
import { Session, SLOW } from "../src/server/session";

class Wire {
  static last: Wire;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; id: string }[] = [];
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    // Nobody is there to hear it.
  }
  say(message: object): void {
    act(() => this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) })));
  }
}

let session: Session;
let place: HTMLElement;
const shown = () => place.querySelector(".connection")?.className ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  place = document.createElement("div");
  session = new Session("abc", "secret");
  session.start();
  act(() => render(<Connection session={session} />, place));
  Wire.last.onopen?.();
  Wire.last.say({ type: "update", seq: 1, since: 0, now: 0, events: [], talk: [], you: { seats: "", side: "" }, asks: {}, held: "", sight: null });
});

afterEach(() => {
  session.stop();
  render(null, place);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the line", () => {
  it("says that something is on its way after two seconds, and no longer when it has arrived", async () => {
    const said = session.say("Hello", "");
    act(() => void vi.advanceTimersByTime(SLOW - 1));
    expect(shown()).toBe("");
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBe("connection is-slow");
    Wire.last.say({ type: "accepted", id: Wire.last.sent.find((one) => one.type === "say")?.id, seq: 1 });
    await act(async () => void (await said));
    expect(shown()).toBe("");
  });

  it("says nothing of what arrives in time", async () => {
    const said = session.say("Hello", "");
    Wire.last.say({ type: "accepted", id: Wire.last.sent.at(-1)?.id, seq: 1 });
    await act(async () => void (await said));
    act(() => void vi.advanceTimersByTime(SLOW));
    expect(shown()).toBe("");
  });

  it("notices at once that the browser is offline, and that it is back", () => {
    act(() => void dispatchEvent(new Event("offline")));
    expect(shown()).toBe("connection");
    expect(session.offline.value).toBe(true);
    const before = Wire.last;
    act(() => void dispatchEvent(new Event("online")));
    expect(session.offline.value).toBe(false);
    expect(Wire.last).not.toBe(before);
  });
});
