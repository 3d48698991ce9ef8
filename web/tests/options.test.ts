import { describe, expect, it } from "vitest";
import { asSeat, type Cover, interruptsOf, questionOf, references, type SeatSight, type Target, targetsOf } from "../src/options";
import { arranged } from "../src/parts/decision";
import { seatLooked } from "../src/session";
import type { Choice, Interrupt, RefusedChoice } from "../src/wire";

function choice(notation: string, facts: Record<string, string> = {}): Choice {
  return { option: 0, notation, phrase: { key: `verb-${notation.split(":")[0]}`, rule: "", facts } };
}

const hurt = choice("hurt:B", { seat: "seat:B" });
const heal = choice("heal:B", { seat: "seat:B" });
const pass = choice("pass");
const out = (one: Choice, seat = "A"): Interrupt => ({ seat, ...one });
const reveal = out(choice("reveal"));
const lightning = out(choice("lightning:C", { seat: "seat:C" }));
const refused: RefusedChoice = { choice: choice("hurt:D", { seat: "seat:D" }), reason: { key: "refuse-dead", rule: "SH-001", facts: { seat: "seat:D" } } };

const woods = { seat: "A", kind: "woods", rule: "SH-079", options: [hurt, heal, pass, lightning], refused: [refused], ways: [], about: {} };

function sight(change: Partial<SeatSight> = {}): SeatSight {
  return {
    seats: "A",
    seat: "A",
    view: {},
    prompts: [woods],
    prompt: woods,
    interrupts: [reveal],
    proposals: [],
    waiting: [{ seat: "A", kind: "woods" }],
    resolving: false,
    outcome: null,
    own: [],
    pages: [],
    ...change,
  };
}

const open: Cover = { peeked: true, hidden: true, ownVerbs: new Set(["lightning"]), ownKinds: new Set(["secret"]) };
const covered: Cover = { ...open, peeked: false };

describe("references", () => {
  it("are what the facts of a phrase name", () => {
    expect(references({ key: "x", rule: "", facts: { a: "seat:B", n: 3, b: ["card:axe", "card:bow"], c: "plain" } })).toEqual(["seat:B", "card:axe", "card:bow"]);
  });
});

describe("targets", () => {
  it("gather all choices and refusals that point at a thing", () => {
    const targets = targetsOf([reveal], questionOf(sight(), open));
    expect(targets.get("seat:B")?.options).toEqual([hurt, heal]);
    expect(targets.get("seat:D")?.refused).toEqual([refused]);
    expect(targets.get("seat:D")?.options).toEqual([]);
    expect(targets.get("seat:A")).toBeUndefined();
  });

  it("include interrupts, which are there without a question", () => {
    const steal = choice("snatch:axe", { card: "card:axe" });
    expect(targetsOf([steal], null).get("card:axe")?.options).toEqual([steal]);
  });
});

describe("the question", () => {
  it("is all there when the secrets are uncovered", () => {
    expect(questionOf(sight(), open)).toMatchObject({ options: [hurt, heal, pass, lightning], covered: false, partly: false });
  });

  it("leaves out what would give the character away", () => {
    expect(questionOf(sight(), covered)).toMatchObject({ options: [hurt, heal, pass], covered: false, partly: true });
    expect(targetsOf([], questionOf(sight(), covered)).has("seat:C")).toBe(false);
  });

  it("is covered altogether if others are not told that it is asked", () => {
    expect(questionOf(sight({ waiting: [] }), covered)).toMatchObject({ options: [], refused: [], covered: true });
    const own = sight({ prompt: { seat: "A", kind: "secret", rule: "SH-001", options: [pass], refused: [], ways: [], about: {} } });
    expect(questionOf(own, covered)?.covered).toBe(true);
  });

  it("hides nothing of a character that everybody knows", () => {
    expect(questionOf(sight({ waiting: [] }), { ...covered, hidden: false })).toMatchObject({ covered: false, partly: false });
  });

  it("is none when nothing is asked", () => {
    expect(questionOf(sight({ prompt: null }), open)).toBeNull();
    expect(questionOf(null, open)).toBeNull();
  });
});

describe("interrupts", () => {
  const own = sight({ interrupts: [lightning, reveal] });
  it("show what only a character has when the secrets are uncovered", () => {
    expect(interruptsOf(own, open, [])).toEqual([lightning, reveal]);
    expect(interruptsOf(own, covered, [])).toEqual([reveal]);
    expect(interruptsOf(own, { ...covered, hidden: false }, ["reveal"])).toEqual([lightning, reveal]);
  });
  it("look the same whether or not the usual ones are open", () => {
    const without = interruptsOf(sight({ interrupts: [] }), covered, ["reveal"]);
    expect(without.map((one) => one.notation)).toEqual(["reveal"]);
    expect(interruptsOf(sight(), covered, ["reveal"]).map((one) => one.notation)).toEqual(["reveal"]);
  });
  it("end with the game", () => {
    expect(interruptsOf(sight({ outcome: { rules: [], winners: "", reasons: {}, shared: false, scores: null, ranks: null } }), open, ["reveal"])).toEqual([]);
  });
});

describe("the note about covered choices", () => {
  it("is there for every character alike", () => {
    const plain = sight({ prompt: { seat: "A", kind: "move", rule: "SH-050", options: [pass], refused: [], ways: [], about: {} } });
    expect(questionOf(plain, covered)?.partly).toBe(true);
    expect(questionOf(sight(), covered)?.partly).toBe(true);
  });
});

describe("whoever holds several seats", () => {
  const seasick = { seat: "C", kind: "move", rule: "SH-050", options: [pass], refused: [], ways: [], about: {} };
  const both = { ...sight(), seats: "AC", prompts: [woods, seasick], interrupts: [reveal, out(choice("reveal"), "C")] };
  it("looks through one of them at a time", () => {
    expect(asSeat(both, "C")).toMatchObject({ seat: "C", prompt: seasick, interrupts: [{ seat: "C" }] });
    expect(asSeat(both, "A").prompt).toBe(woods);
    expect(asSeat(both, "B")).toMatchObject({ seat: "B", prompt: null, interrupts: [] });
  });
  it("follows the one that is asked, and may choose between those", () => {
    expect(seatLooked("AC", both, "", "")).toBe("A");
    expect(seatLooked("AC", both, "", "C")).toBe("C");
    expect(seatLooked("AC", both, "A", "A")).toBe("C");
    expect(seatLooked("AC", { ...both, prompts: [] }, "", "C")).toBe("C");
    expect(seatLooked("AC", { ...both, prompts: [woods] }, "", "C")).toBe("A");
    expect(seatLooked("", null, "", "")).toBe("");
  });
});

describe("choices that tell what is covered", () => {
  it("do not show until the secrets are uncovered", () => {
    const there = sight({ own: ["seats.0.place"] });
    expect(questionOf(there, { ...covered, all: true })).toMatchObject({ options: [], refused: [], covered: true });
    expect(questionOf(there, { ...open, all: true })?.covered).toBe(false);
    expect(questionOf(sight(), { ...covered, all: true })?.covered).toBe(false);
  });
});

describe("many places", () => {
  const wish = (notation: string) => ({ option: 0, notation, phrase: { key: "", rule: "", facts: {} } });
  const places = Array.from({ length: 13 }, (_, i) => wish(`go:${i}`));
  const stop = wish("stop");
  const barred = { choice: wish("go:X9"), reason: stop.phrase };
  const closed = { choice: wish("rest"), reason: stop.phrase };
  const targets = new Map<string, Target>(places.map((one) => [`space:${one.notation}`, { reference: `space:${one.notation}`, options: [one], refused: [] }]));
  targets.set("space:X9", { reference: "space:X9", options: [], refused: [barred] });
  it("are pointed at on the board, refused ones too, and what is no place is listed", () => {
    expect(arranged({ options: [...places, stop], refused: [barred, closed] }, { targets })).toEqual({ listed: [stop], pointed: places, refused: [closed] });
  });
  it("are listed where they are few, or where no board shows them", () => {
    expect(arranged({ options: places.slice(1), refused: [barred] }, { targets })).toEqual({ listed: places.slice(1), pointed: [], refused: [barred] });
    expect(arranged({ options: places, refused: [] }, null)).toEqual({ listed: places, pointed: [], refused: [] });
    expect(arranged(null, null).listed).toEqual([]);
  });
});
