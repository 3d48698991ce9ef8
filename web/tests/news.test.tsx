/** What stands above the board: the host is asked about somebody who has been away. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../src/server/api";
import { AWAY, News } from "../src/parts/news";
import type { SeatInfo, TableInfo } from "../src/server/wire";

const seat = (letter: string, person: number, online: boolean): SeatInfo => ({
  seat: letter, holder: "human", person, name: `P${person}`, mind: "", online, clock: null, before: [], wish: null, opposed: "",
});
const place = document.createElement("div");
const asked = () => place.querySelector('[data-news="away"]');

function show(online: boolean, host = "key"): void {
  const table = { table: "abc", phase: "playing", seats: [seat("A", 1, true), seat("B", 2, online)] } as TableInfo;
  act(() =>
    render(
      <News table={table} me={1} token="" host={host} fail={() => undefined}>
        {null}
      </News>,
      place,
    ),
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  render(null, place);
  vi.useRealTimers();
});

it("asks the host when somebody has been away for a while, and a bot comes in by one click", () => {
  const put = vi.spyOn(api, "putMind").mockResolvedValue(undefined);
  show(true);
  show(false);
  act(() => void vi.advanceTimersByTime(AWAY - 1_000));
  expect(asked()).toBeNull();
  act(() => void vi.advanceTimersByTime(1_500));
  expect(asked()).not.toBeNull();
  asked()!.querySelector("button")!.click();
  expect(put).toHaveBeenCalledWith("abc", "key", "B", "");
});

it("asks nobody else, and nothing about somebody who is back or whom the host waits for", () => {
  show(false, "");
  act(() => void vi.advanceTimersByTime(AWAY * 2));
  expect(asked()).toBeNull();
  show(false);
  expect(asked()).not.toBeNull();
  show(true);
  expect(asked()).toBeNull();
  show(false);
  act(() => void vi.advanceTimersByTime(AWAY + 1_000));
  act(() => [...asked()!.querySelectorAll("button")].at(-1)!.click());
  expect(asked()).toBeNull();
});
