/** Whisper behind the Wall: what the board reads from what was told, and where it puts what a zone means. */

import { expect, test } from "vitest";
import { forget, guessRepair, repairOf, think, thoughtsOf } from "../src/games/whisper/marks";
import { initials, meantOn, pathsOf, type Plan, type View, wholeView } from "../src/games/whisper/model";
import { talesIn } from "../src/games/whisper/news";
import type { Notebook } from "../src/keeping/notebook";
import type { Heard } from "../src/server/wire";

const told = (n: number, key: string, facts: Record<string, string | number> = {}) => ({ n, seq: n, when: 1, private: false, phrase: { key: `event-${key}`, rule: "WH-001", facts } }) as unknown as Heard;

test("dice that fall together are one step with their sum, and my wound is grave", () => {
  const events = [
    told(1, "found", { victims: "victim:anna" }),
    told(2, "die", { face: 1 }),
    told(3, "die", { face: 3 }),
    told(4, "rolled", { victim: "victim:anna", dice: 2, total: 4 }),
    told(5, "stepped", { victim: "victim:anna", location: "location:R1" }),
    told(6, "wounded", { victim: "victim:anna", defence: 4, strength: 6 }),
  ];
  const tales = talesIn(events, 0, new Set(["anna"]));
  expect(tales.map((one) => one.kind)).toEqual(["found", "rolled", "wounded"]);
  expect(tales[1]!.dice).toEqual([1, 3]);
  expect(tales.map((one) => one.grave)).toEqual([false, false, true]);
  expect(talesIn(events, 0, new Set(["vera"])).some((one) => one.grave)).toBe(false);
  expect(talesIn(events, 5, new Set())).toHaveLength(1);
});

test("ways begin where somebody was in the round before", () => {
  const history = [
    told(1, "round", { round: 1 }),
    told(2, "stepped", { victim: "victim:anna", location: "location:R2" }),
    told(3, "went", { location: "location:B1" }),
    told(4, "round", { round: 2 }),
    told(5, "stepped", { victim: "victim:anna", location: "location:R3" }),
    told(6, "stalked", { location: "location:B2" }),
  ];
  const rounds = pathsOf(history, new Map([["anna", "R1"], ["vera", "R1"], ["killer", "G3"]]));
  expect(rounds.get(1)!.get("anna")).toEqual(["R1", "R2"]);
  expect(rounds.get(2)!.get("vera")).toEqual(["R1"]);
  expect(rounds.get(2)!.get("anna")).toEqual(["R2", "R3"]);
  expect(rounds.get(1)!.get("killer")).toEqual(["G3", "B1"]);
  expect(rounds.get(2)!.get("killer")).toEqual(["B1", "B2"]);
});

test("a zone can be chosen at each of its rooms that means nothing else", () => {
  const room = (id: string, zone: string) => ({ id, zone, symbols: [], x: 0, y: 0, w: 1, h: 1 });
  const plan = { rooms: [room("R1", "red"), room("B1", "blue"), room("B2", "blue")] } as unknown as Plan;
  const option = { notation: "zone:blue", phrase: { key: "verb-zone", rule: "", facts: {} } };
  const own = { reference: "location:B2", options: [], refused: [] };
  const targets = meantOn(plan, new Map([["zone:blue", { reference: "zone:blue", options: [option], refused: [] }], ["location:B2", own]]));
  expect(targets.get("location:B1")!.options).toEqual([option]);
  expect(targets.get("location:B2")).toBe(own);
  expect(targets.has("location:R1")).toBe(false);
});

test("letters of figures: two of an alphabet, one of Han, of the last part of a name", () => {
  expect([initials("Vera"), initials("Professor Holm"), initials("Профессор Хольм"), initials("薇拉")]).toEqual(["Ve", "Ho", "Хо", "薇"]);
});

test("tokens are kept with the notes; the repair marker stays when they go", () => {
  let marks: Record<string, string> = {};
  const notebook = {
    get notes() {
      return { value: { text: "", marks } };
    },
    mark: (key: string, value: string) => {
      marks = { ...marks, [key]: value };
    },
    write: (change: { marks: Record<string, string> }) => {
      marks = change.marks;
    },
  } as unknown as Notebook;
  think(notebook, "anna", "R1", "here");
  think(notebook, "vera", "R1", "not");
  guessRepair(notebook, 4);
  expect(thoughtsOf(notebook).get("R1")).toEqual([["anna", "here"], ["vera", "not"]]);
  forget(notebook);
  expect(thoughtsOf(notebook).size).toBe(0);
  expect(repairOf(notebook)).toBe(4);
});

test("a replay of the truth shows what both sides know, and a seat of it its own view", () => {
  const view = { team: null, lair: null, victims: [{ victim: "anna", place: "", items: null, keys: 0, acted: false }] } as unknown as View;
  const truth = { victim: { anna: { place: "R3", items: ["key"], keys: 0, acted: true } }, place: "B1", hand: ["sense"], played: [], pile: ["sense"], noise: [], trap: "nowhere", trap_bonus: 0, gears: 2, rescue: -1, keys: 1, items: ["key"], discard: [], drawn: [] };
  const whole = wholeView({ view, truth, mode: "replay", seat: "" });
  expect(whole.victims[0]!.place).toBe("R3");
  expect([whole.team!.gears, whole.team!.trap, whole.team!.items]).toEqual([2, "", 1]);
  expect([whole.lair!.place, whole.lair!.pile]).toEqual(["B1", 1]);
  expect(wholeView({ view, truth, mode: "replay", seat: "A" })).toBe(view);
  expect(wholeView({ view, truth, mode: "play", seat: "" })).toBe(view);
});
