import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { SeatWish, hasVoice, maySitToo } from "../src/parts/seats";
import type { SeatInfo, TableInfo, Wish } from "../src/server/wire";

const seat = (letter: string, person: number, wish: Wish | null = null, holder: SeatInfo["holder"] = "human"): SeatInfo => ({
  seat: letter, holder, person, name: person ? `P${person}` : "", mind: "", online: true, clock: null, before: [], wish, opposed: "",
});
const wish = (needed: number[], agreed: number[] = []): Wish => ({ person: 9, name: "Eve", agreed, needed });

describe("a seat that somebody asks for", () => {
  it("is for its holder to give", () => {
    expect(hasVoice(seat("B", 2, wish([2])), 2)).toBe(true);
    expect(hasVoice(seat("B", 2, wish([2])), 1)).toBe(false);
  });
  it("is for the others where its holder is away, and still for the holder", () => {
    const away = seat("B", 2, wish([1, 3], [4]), "mind");
    expect([1, 2, 3, 4, 9, 0].map((me) => hasVoice(away, me))).toEqual([true, true, true, false, false, false]);
  });
  it("is nobody's question if nobody asks", () => {
    expect(hasVoice(seat("B", 2), 2)).toBe(false);
  });
  it("shows yes and no to those alone whose word counts", () => {
    const asked = seat("B", 2, wish([2]));
    const table = { seats: [seat("A", 1), asked] } as TableInfo;
    const said = vi.fn();
    for (const [me, buttons] of [[2, 2], [1, 0]] as const) {
      const place = document.createElement("div");
      render(<SeatWish table={table} seat={asked} me={me} agree={said} />, place);
      expect(place.querySelectorAll("button").length).toBe(buttons);
      for (const button of place.querySelectorAll("button")) button.click();
    }
    expect(said.mock.calls).toEqual([["B", true], ["B", false]]);
  });
});

describe("one more seat", () => {
  it("is offered on the own side while the table waits, and never against oneself", () => {
    const free = { ...seat("C", 0, null, "free"), opposed: "A" };
    const table = { seats: [], each: 2, phase: "waiting" } as unknown as TableInfo;
    expect(maySitToo(table, free, "B")).toBe(true);
    expect(maySitToo(table, free, "A")).toBe(false);
    expect(maySitToo(table, free, "")).toBe(false);
    expect(maySitToo(table, free, "BD")).toBe(false);
    expect(maySitToo({ ...table, phase: "playing" }, free, "B")).toBe(false);
    expect(maySitToo(table, { ...free, holder: "human" }, "B")).toBe(false);
  });
});
