/** Halloween's board: the plan read from its file, sight, shades, notices, and what is drawn and said of it. */

import { render } from "preact";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../src/board/board";
import { Rolled } from "../src/games/halloween/dice";
import { depth } from "../src/kit";
import { edgeTo, lastSeen, neighbour, noticesIn, readPlan, rowsUntil, seenFrom, shadesOfRow, type View } from "../src/games/halloween/model";

const BOARDS = import.meta.glob<string>("../../src/gloam/games/halloween/content/board_*.toml", { query: "?raw", import: "default", eager: true });

/** The board file, as far as its grammar goes: texts, tables, lists of tables. */
function boardFile(): never {
  const text = Object.values(BOARDS)[0] ?? "";
  const file: Record<string, unknown> = {};
  let table: Record<string, unknown> = file;
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const list = /^\[\[(\w+)\]\]/.exec(line);
    const single = /^\[(\w+)\]/.exec(line);
    const value = /^(\w+) = (.*)$/.exec(line);
    if (list) ((file[list[1]!] ??= []) as unknown[]).push((table = {}));
    else if (single) file[single[1]!] = table = {};
    else if (value?.[2] === '"""') {
      const end = lines.indexOf('"""', i + 1);
      table[value[1]!] = lines.slice(i + 1, end).join("\n");
      i = end;
    } else if (value) table[value[1]!] = JSON.parse(value[2]!);
  }
  return file as never;
}

const plan = readPlan(boardFile());

describe("the plan", () => {
  it("has every space with its ground, room and quadrants", () => {
    expect([plan.columns, plan.rows, plan.spaces.length]).toEqual([18, 23, 414]);
    expect(plan.at.get("C4")).toMatchObject({ ground: "room", room: "kitchen", building: "wallace", quadrants: ["nw"] });
    expect(plan.at.get("J12")).toMatchObject({ ground: "street", quadrants: ["ne", "se"] });
    expect(plan.at.get("Q10")).toMatchObject({ ground: "car", car: "blue" });
    expect(plan.cars.map((car) => [car.id, car.lock, car.h])).toEqual([["blue", "Q10", 2], ["yellow", "B14", 2]]);
  });

  it("tells what lies between two spaces, from both sides", () => {
    for (const [a, b, line] of [["C2", "D2", "door"], ["D8", "D9", "window"], ["I1", "J1", "fence"], ["P10", "Q10", "cardoor"], ["B1", "B2", "wall"]] as const) {
      expect(edgeTo(plan, a, b)?.line).toBe(line);
      expect(edgeTo(plan, b, a)?.line).toBe(line);
    }
    expect(edgeTo(plan, "A12", "B12")).toBeNull();
    expect(neighbour(plan, "A1", "north")).toBeNull();
    expect(neighbour(plan, "E5", "south")?.id).toBe("E6");
  });

  it("closes the wall of a house beside a tree", () => {
    expect(edgeTo(plan, "H3", "H4")).toMatchObject({ line: "wall", level: true });
    expect(edgeTo(plan, "H4", "H3")?.a.id).toBe("H3");
  });
});

describe("sight", () => {
  it("goes on to the end of the board, a wall, a fence or a tree", () => {
    expect(seenFrom(plan, "A12", "east", [])).toHaveLength(17);
    expect(seenFrom(plan, "G1", "east", [])).toEqual(["H1", "I1"]);
    expect(seenFrom(plan, "D10", "west", [])).toEqual([]);
  });

  it("passes windows, and doors only from beside them", () => {
    expect(seenFrom(plan, "D10", "north", []).slice(0, 2)).toEqual(["D9", "D8"]);
    expect(seenFrom(plan, "D17", "east", [])).toEqual(["E17"]);
    expect(seenFrom(plan, "C17", "east", [])).toEqual(["D17"]);
  });

  it("enters a car only once it is unlocked", () => {
    expect(seenFrom(plan, "P10", "east", [])).toEqual([]);
    expect(seenFrom(plan, "P10", "east", ["blue"])).toEqual(["Q10"]);
  });
});

describe("what is drawn of it", () => {
  it("shades the likeliest space most, and many spaces as a haze", () => {
    expect(depth(0, 1, 5)).toBe(0);
    expect(depth(0.5, 0.5, 4)).toBeGreaterThan(depth(0.1, 0.5, 4));
    expect(depth(0.1, 0.1, 4)).toBeGreaterThan(depth(0.1, 0.1, 380));
  });

  it("reads the hidden sheet up to a row, and nothing where there is none", () => {
    expect(rowsUntil({ sheet: { sheet: ["A1", "A2", "A3"] } } as unknown as View, 1)).toEqual(["A1", "A2"]);
    expect(rowsUntil({ sheet: null } as View, 5)).toEqual([]);
  });

  it("shades after the end where he could be when a row was written", () => {
    const view = { possible: [["A1"], ["A1", "B1", "C1"]] } as unknown as View;
    expect([...shadesOfRow(view, 1).keys()]).toEqual(["A1", "B1", "C1"]);
    expect(new Set(shadesOfRow(view, 1).values()).size).toBe(1);
    expect(shadesOfRow(view, 7).size).toBe(0);
  });
});

describe("notices", () => {
  const heard = (n: number, kind: string, facts: Record<string, string> = {}) => ({ n, seq: n, private: false, when: 1, phrase: { key: `event-${kind}`, rule: "", facts } });

  it("tells what nobody may miss, and keeps what concerns me", () => {
    const events = [heard(1, "stopped", { seat: "seat:B" }), heard(2, "stepped", { seat: "seat:B" }), heard(3, "died", { seat: "seat:C" }), heard(4, "wounded", { seat: "seat:B" })];
    expect(noticesIn(events, 0, "B").map((one) => [one.kind, one.grave])).toEqual([["stopped", true], ["died", false], ["wounded", true]]);
    expect(noticesIn(events, 3, "CD").map((one) => [one.kind, one.grave])).toEqual([["wounded", false]]);
    expect(noticesIn(events, 0, "").every((one) => !one.grave)).toBe(true);
  });

  it("tells of appearances only the last", () => {
    const found = noticesIn([heard(1, "appeared"), heard(2, "assault"), heard(3, "appeared")], 0, "");
    expect(lastSeen(found).map((one) => one.n)).toEqual([2, 3]);
  });
});

describe("dice that may be rolled again", () => {
  const shown = (dice: string[]): HTMLElement => {
    const place = document.createElement("div");
    const words = { ref: (reference: string) => reference.slice(4), list: (parts: string[]) => parts.join(", "), say: (key: string, facts: { dice: string }) => `${key} ${facts.dice}` };
    render(<Rolled {...({ view: { dice }, words } as unknown as BoardProps<View>)} />, place);
    return place;
  };

  it("are shown one by one, hit or blank, and numbered (HW-308)", () => {
    const place = shown(["hit", "blank", "hit"]);
    expect(place.textContent).toBe("board-dice 1 hit, 2 blank, 3 hit");
    expect([...place.querySelectorAll(".kit-die")].map((die) => die.querySelectorAll(".kit-die-sign").length)).toEqual([1, 0, 1]);
  });

  it("are not there while nobody considers them", () => {
    expect(shown([]).textContent).toBe("");
  });
});
