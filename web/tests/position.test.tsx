/** Tables that begin from a position: the wish for one, what onlookers are told, and what a fault says. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { fromPosition, usualTable } from "../src/routing/making";
import { NotMade, PositionMark, PositionNote } from "../src/parts/position";

const GAME = { id: "shadow-hunters", seats: [4, 5, 6, 7, 8], minds: ["random", "steady"] };

describe("a table that begins from a position", () => {
  const place = document.createElement("div");
  it("leaves seats and options to the text", () => {
    const usual = { ...usualTable(GAME, "Ann"), options: { emi_teleport: "ring" } };
    expect(usual.position).toBeNull();
    const table = fromPosition(usual, "title = 1");
    expect(table).toMatchObject({ game: "shadow-hunters", seats: 0, options: {}, position: { text: "title = 1", case: "" } });
    expect(table.settings).toEqual(usual.settings);
  });
  it("says so, and one that was dealt says nothing", () => {
    for (const [on, things] of [[true, 2], [false, 0]] as const) {
      act(() => render(<><PositionMark on={on} /><PositionNote on={on} /></>, place));
      expect(place.querySelectorAll(".chip, .position-note")).toHaveLength(things);
    }
  });
  it("shows the line that is wrong, and nothing else of what a server says", () => {
    const shown = (problem: string) => {
      act(() => render(<NotMade problem={problem} detail="position:14: cannot set seat.A.area" />, place));
      return place.querySelector("code")?.textContent ?? null;
    };
    expect(shown("bad-position")).toBe("position:14: cannot set seat.A.area");
    expect(shown("unavailable")).toBeNull();
    expect(place.querySelector("[role=alert]")).not.toBeNull();
    expect(shown("")).toBeNull();
    expect(place.querySelector("[role=alert]")).toBeNull();
  });
});
