/** Ways of several steps, and what is asked about what no way leads to. */

import { describe, expect, it } from "vitest";
import { type Question, wishFor } from "../src/board/options";
import { walksOf } from "../src/board/ways";
import type { Choice } from "../src/server/wire";

const go = (id: string): Choice => ({ option: 1, notation: `go:${id}`, phrase: { key: "verb-go", rule: "", facts: { place: `place:${id}` } } });
const stay: Choice = { option: 0, notation: "pass", phrase: { key: "verb-pass", rule: "", facts: {} } };
const question = (options: Choice[]): Question => ({ kind: "move", rule: "PO-201", options, refused: [], ways: [], about: {}, covered: false, partly: false, previews: {}, plans: [] });

describe("ways", () => {
  const walks = walksOf([
    { to: "place:oak", option: "go:oak", before: "place:gate" },
    { to: "place:pond", option: "go:pond", before: "place:oak" },
    { to: "place:mill", option: "go:mill", before: "place:pond" },
  ]);
  it("hang together step by step", () => {
    expect(walks.get("place:mill")).toEqual({
      to: "place:mill",
      options: ["go:oak", "go:pond", "go:mill"],
      through: ["place:gate", "place:oak", "place:pond", "place:mill"],
    });
    expect(walks.get("place:oak")?.options).toEqual(["go:oak"]);
    expect(walks.has("place:gate")).toBe(false);
  });
});

describe("a wish for what is not offered", () => {
  it("is written like what is offered", () => {
    expect(wishFor(question([stay, go("oak")]), "place:lodge")).toBe("go:lodge");
  });
  it("is none where nothing is alike", () => {
    expect(wishFor(question([stay, go("oak")]), "seat:B")).toBe("");
    expect(wishFor(question([stay]), "place:lodge")).toBe("");
    expect(wishFor(null, "place:lodge")).toBe("");
  });
  it("is none where an option names several things", () => {
    const both: Choice = { option: 2, notation: "bring:oak,axe", phrase: { key: "verb-bring", rule: "", facts: { place: "place:oak", card: "card:axe" } } };
    expect(wishFor(question([both]), "place:lodge")).toBe("");
  });
});
