import { describe, expect, it } from "vitest";
import { asSeat, interruptsOf, questionOf, references, type SeatSight, type Target, targetsOf } from "../src/board/options";
import { arranged } from "../src/parts/decision";
import { seatLooked } from "../src/server/session";
import type { Choice, Interrupt, RefusedChoice } from "../src/server/wire";

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

const woods = { seat: "A", kind: "woods", rule: "SH-079", options: [hurt, heal, pass, lightning], refused: [refused], ways: [], about: {}, plans: ["heal:B"], previews: { "hurt:B": [{ key: "foretell-unhurt", rule: "", facts: { seat: "seat:B" } }] }, shows: ["hurt", "heal", "pass"] };

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
    anytime: [reveal],
    known: "",
    ...change,
  };
}

describe("references", () => {
  it("are what the facts of a phrase name", () => {
    expect(references({ key: "x", rule: "", facts: { a: "seat:B", n: 3, b: ["card:axe", "card:bow"], c: "plain" } })).toEqual(["seat:B", "card:axe", "card:bow"]);
  });
});

describe("targets", () => {
  it("gather all choices and refusals that point at a thing", () => {
    const targets = targetsOf([reveal], questionOf(sight(), true));
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
  const own = { ...woods, shows: null };

  it("is all there when the secrets are uncovered", () => {
    expect(questionOf(sight(), true)).toMatchObject({ options: [hurt, heal, pass, lightning], covered: false, partly: false });
    expect(questionOf(sight({ prompt: own }), true)).toMatchObject({ options: [hurt, heal, pass, lightning], covered: false });
  });

  it("leaves out what would give the character away", () => {
    expect(questionOf(sight(), false)).toMatchObject({ options: [hurt, heal, pass], refused: [refused], covered: false, partly: true });
    expect(targetsOf([], questionOf(sight(), false)).has("seat:C")).toBe(false);
    expect(questionOf(sight({ prompt: { ...woods, shows: [] } }), false)).toMatchObject({ options: [], refused: [], covered: false });
  });

  it("is covered altogether if it is for the eyes of the seat, whoever that is", () => {
    const covered = { kind: "", rule: "", options: [], refused: [], ways: [], about: {}, covered: true, partly: true, previews: {}, plans: null };
    expect(questionOf(sight({ prompt: { ...own, about: { card: "card:aid" } } }), false)).toEqual(covered);
    expect(questionOf(sight({ prompt: own, known: "A" }), false)).toEqual(covered);
  });

  it("hides nothing of a character that everybody knows", () => {
    expect(questionOf(sight({ known: "A" }), false)).toMatchObject({ options: [hurt, heal, pass, lightning], covered: false, partly: false });
  });

  it("shows ways only where it shows their steps", () => {
    const ways = [{ to: "place:b", option: "hurt:B", before: "place:a" }];
    expect(questionOf(sight({ prompt: { ...woods, ways } }), false)?.ways).toEqual(ways);
    expect(questionOf(sight({ prompt: { ...woods, ways, shows: ["heal"] } }), false)?.ways).toEqual([]);
  });

  it("says what a choice brings, and whether it can be taken back, with the secrets only", () => {
    const { previews, plans } = woods;
    expect(questionOf(sight(), true)).toMatchObject({ previews, plans });
    for (const known of ["", "A"]) {
      const { previews: covered, plans: planned } = questionOf(sight({ known }), false)!;
      expect([covered, planned]).toEqual([{}, null]);
    }
  });

  it("is none when nothing is asked", () => {
    expect(questionOf(sight({ prompt: null }), true)).toBeNull();
    expect(questionOf(null, true)).toBeNull();
  });
});

describe("interrupts", () => {
  it("show what only a character has when the secrets are uncovered", () => {
    const own = sight({ interrupts: [lightning, reveal] });
    expect(interruptsOf(own, true)).toEqual([lightning, reveal]);
    expect(interruptsOf(own, false)).toEqual([reveal]);
  });
  it("look the same whether or not the usual ones are open", () => {
    expect(interruptsOf(sight({ interrupts: [] }), false)).toEqual([reveal]);
    expect(interruptsOf(sight(), false)).toEqual([reveal]);
    expect(interruptsOf(sight({ interrupts: [] }), true)).toEqual([reveal]);
  });
  it("end with the game", () => {
    expect(interruptsOf(sight({ outcome: { rules: [], winners: "", reasons: {}, shared: false, scores: null, ranks: null } }), true)).toEqual([]);
  });
});

describe("the note about covered choices", () => {
  it("is there for every character alike", () => {
    const plain = sight({ prompt: { ...woods, kind: "move", rule: "SH-050", options: [pass], refused: [] } });
    expect(questionOf(plain, false)?.partly).toBe(true);
    expect(questionOf(sight(), false)?.partly).toBe(true);
  });
});

describe("whoever holds several seats", () => {
  const seasick = { seat: "C", kind: "move", rule: "SH-050", options: [pass], refused: [], ways: [], about: {}, plans: [], previews: {}, shows: ["pass"] };
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
