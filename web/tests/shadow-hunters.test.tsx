// @vitest-environment happy-dom
/** The board of Shadow Hunters: its geometry, what a click means, and what stays covered. */

import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/board/board";
import { board, piecePlaces } from "../src/games/shadow-hunters/board";
import { bow, layoutFor, standingPlaces } from "../src/games/shadow-hunters/layout";
import { BEGINNING } from "../src/games/shadow-hunters/track";
import { type Box, markerPlaces, middle, standingOf, trackCells } from "../src/kit";
import { fit, wrap } from "../src/parts/lines";
import { bearers, contentOf, DICE, FIRST, hermitHolder, knownOf, meantOn, partnerOf, rollIn, type SeatView, type View } from "../src/games/shadow-hunters/model";
import { hasSign } from "../src/games/shadow-hunters/signs";
import { type SeatSight, NO_TARGETS, targetsOf } from "../src/board/options";
import { NO_WALKS } from "../src/board/ways";
import type { Choice, GameInfo, Heard } from "../src/server/wire";
import { Words } from "../src/words/words";

const GAME: GameInfo = {
  id: "shadow-hunters",
  seats: [4, 5, 6, 7, 8],
  switches: [],
  minds: [],
  rulebook: [],
  board: "",
  style: "",
  moments: {},
  content: {
    "areas.toml": {
      pairs: [[0, 1], [2, 3], [4, 5]],
      area: [
        { id: "cabin", numbers: [2, 3] },
        { id: "gate", numbers: [4, 5] },
        { id: "church", numbers: [6] },
        { id: "cemetery", numbers: [8] },
        { id: "woods", numbers: [9] },
        { id: "altar", numbers: [10] },
      ],
    },
    "roles.toml": {
      role: [
        { id: "allie", side: "neutral", hp: 8 },
        { id: "emi", side: "hunter", hp: 10 },
        { id: "unknown", side: "shadow", hp: 11 },
        { id: "werewolf", side: "shadow", hp: 14 },
      ],
    },
    "hermit.toml": { card: [{ id: "aid", effect: "heal" }] },
    "white.toml": { card: [{ id: "mystic_compass", kind: "equipment" }, { id: "blessing", kind: "single-use" }] },
    "black.toml": { card: [{ id: "axe", kind: "equipment" }] },
  },
};
const CONTENT = contentOf(GAME);

function seat(letter: string, change: Partial<SeatView> = {}): SeatView {
  return {
    seat: letter, colour: "white", role: "hidden", revealed: false, alive: true, damage: 0, area: "church", equipment: [],
    guarded: false, used: false, may_be: ["emi", "werewolf"], ...change,
  };
}

function view(change: Partial<View> = {}): View {
  return {
    seat: "A",
    seats: [seat("A", { role: "emi", may_be: ["emi"] }), seat("B", { equipment: ["axe"] }), seat("C", { area: "off" }), seat("D", { alive: false, revealed: true, role: "allie", damage: 9 })],
    layout: ["cabin", "gate", "church", "cemetery", "woods", "altar"],
    turn: "A", phase: "attack", extra_turn: false, piles: [16, 15, 14], hermit_discards: 0, white_discards: [], black_discards: [],
    resolving: "", reading: "", attacker: "", targets: [], rolls: [], dealing: [], hermit_log: [], deaths: [], over: false, winners: [], aside: [], options: {},
    ...change,
  };
}

function choice(notation: string, facts: Record<string, string> = {}): Choice {
  return { option: 1, notation, phrase: { key: `verb-${notation.split(":")[0]}`, rule: "", facts } };
}

function sight(kind: string, options: Choice[], change: Partial<SeatSight> = {}): SeatSight {
  const prompt = { seat: "A", kind, rule: "SH-240", options, refused: [], ways: [], about: {}, plans: [], previews: {}, shows: null };
  return { seats: "A", seat: "A", view: null, prompts: [prompt], prompt, proposals: [], interrupts: [], waiting: [{ seat: "A", kind }], resolving: false, outcome: null, own: [],
    pages: [], anytime: [], known: "", ...change };
}

const SIZES: [number, number][] = [[1920, 1000], [1248, 840], [768, 660], [694, 527], [640, 900], [390, 552], [360, 400], [320, 560]];
const overlap = (a: Box, b: Box) => a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

describe("layout", () => {
  for (const [width, height] of SIZES) {
    for (const count of [4, 5, 6, 7, 8]) {
      it(`lets nothing overlap at ${width} by ${height} with ${count} seats`, () => {
        const layout = layoutFor(width, height, count, 92);
        const boxes = [...layout.areas, ...layout.seats, layout.track, layout.piles];
        boxes.forEach((one, i) => {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.x + one.w).toBeLessThanOrEqual(layout.width + 0.01);
          expect(one.y + one.h).toBeLessThanOrEqual(layout.height + 0.01);
          for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(false);
        });
        expect(layout.areas).toHaveLength(6);
        expect(layout.seats).toHaveLength(count);
      });
    }
  }

  it("keeps text readable: a unit is hardly less than a pixel", () => {
    for (const [width, height] of SIZES.filter(([w]) => w >= 390)) expect(15 * layoutFor(width, height, 8).scale).toBeGreaterThanOrEqual(14);
  });

  it("puts the areas of a pair closer together than neighbours that share nothing", () => {
    for (const [width, height] of SIZES) {
      const { areas } = layoutFor(width, height, 6);
      const gap = (a: Box, b: Box) => Math.max(0, Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w), Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h));
      for (const [one, two] of CONTENT.pairs) expect(gap(areas[one]!, areas[two]!)).toBeLessThan(gap(areas[1]!, areas[2]!));
    }
  });

  it("runs clockwise", () => {
    for (const [width, height] of SIZES) {
      const { areas, width: w } = layoutFor(width, height, 6);
      const points = areas.map(middle);
      const turn = points.reduce((sum, p, i) => {
        const q = points[(i + 1) % 6]!;
        return sum + p.x * q.y - q.x * p.y;
      }, 0);
      expect(turn).toBeGreaterThan(0);
      expect(Math.abs((points[0]!.x + points[1]!.x) / 2 - w / 2)).toBeLessThan(1);
    }
  });

  it("finds room for eight pieces in one area and eight markers in one cell", () => {
    const area = layoutFor(390, 552, 8).areas[0]!;
    for (const place of standingPlaces(area, 8, 28)) {
      expect(place.x).toBeGreaterThan(area.x);
      expect(place.x).toBeLessThan(area.x + area.w);
      expect(place.y).toBeGreaterThan(area.y);
      expect(place.y).toBeLessThan(area.y + area.h);
    }
    const cell = { x: 10, y: 0, w: 22, h: 44 };
    const places = markerPlaces(cell, 8, 20);
    expect(new Set(places.map((p) => `${p.x}/${p.y}`)).size).toBe(8);
    for (const place of places) expect(place.y + 10).toBeLessThanOrEqual(cell.h + 0.01);
  });

  it("numbers the damage track to the highest hit points", () => {
    const cells = trackCells({ x: 0, y: 0, w: 400, h: 100 }, CONTENT.most + 1, BEGINNING);
    expect(cells).toHaveLength(15);
    cells.slice(1).forEach((cell, i) => expect(cell.x).toBeCloseTo(cells[i]!.x + cells[i]!.w));
    expect(cells.at(-1)!.x + cells.at(-1)!.w).toBeLessThanOrEqual(400);
  });

  it("draws the bow of an attack between any two places", () => {
    for (const to of [{ x: 300, y: 20 }, { x: -300, y: 20 }, { x: 20, y: 0 }, { x: 0, y: 0 }]) {
      expect(bow({ x: 0, y: 0 }, to, 20)).toMatch(/^M-?[\d.]+ -?[\d.]+Q-?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+$/);
    }
  });

  it("breaks and cuts text that does not fit", () => {
    expect(wrap("Underworld Gate", 15, 90, 2).map((line) => line.text)).toEqual(["Underworld", "Gate"]);
    expect(fit("Bob", 15, 200)).toEqual({ text: "Bob", pressed: 0 });
    expect(fit("Henrietta", 15, 65).pressed).toBe(65);
    expect(fit("Henrietta of the Hill", 15, 60).text).toMatch(/…$/);
    expect(wrap("不思议森林深处", 15, 60, 2)).toHaveLength(2);
  });

  it("stands pieces on their areas, in front of their players before the first move, and beside the dead", () => {
    const layout = layoutFor(1248, 840, 4);
    const places = piecePlaces(view(), layout, 36);
    const inside = (p: { x: number; y: number }, b: Box) => p.x > b.x && p.x < b.x + b.w && p.y > b.y && p.y < b.y + b.h;
    expect(inside(places.get("A")!, layout.areas[2]!)).toBe(true);
    expect(inside(places.get("C")!, layout.seats[2]!)).toBe(true);
    expect(inside(places.get("D")!, layout.seats[3]!)).toBe(true);
  });
});

describe("what the view says", () => {
  it("knows which area shares a range", () => {
    expect(partnerOf("church", view().layout, CONTENT)).toBe("cemetery");
    expect(partnerOf("gate", view().layout, CONTENT)).toBe("cabin");
  });

  it("covers my character and all I know of others until I look", () => {
    const covered = { seat: "A", peeked: false, mode: "play" as const };
    const peeked = { ...covered, peeked: true };
    const [mine, other, , dead] = view().seats as [SeatView, SeatView, SeatView, SeatView];
    expect(knownOf(mine, covered)).toEqual({ how: "covered" });
    expect(knownOf(other, covered)).toEqual({ how: "covered" });
    expect(knownOf({ ...other, role: "werewolf" }, covered)).toEqual({ how: "covered" });
    expect(knownOf({ ...other, may_be: ["werewolf"] }, covered)).toEqual({ how: "covered" });
    expect(knownOf(dead, covered)).toEqual({ how: "certain", role: "allie" });
    expect(knownOf(mine, peeked)).toEqual({ how: "certain", role: "emi" });
    expect(knownOf(other, peeked)).toEqual({ how: "possible", roles: ["emi", "werewolf"] });
    expect(knownOf({ ...other, may_be: ["werewolf"] }, peeked)).toEqual({ how: "certain", role: "werewolf" });
    expect(knownOf(other, { seat: "", peeked: false, mode: "screen" })).toEqual({ how: "possible", roles: ["emi", "werewolf"] });
  });

  it("tells who may still bear a character", () => {
    const screen = { seat: "", peeked: false, mode: "screen" as const };
    const seats = [seat("A"), seat("B", { revealed: true, role: "allie" })];
    expect(bearers("werewolf", seats, screen)).toEqual({ certain: [], possible: ["A"], unknown: false });
    expect(bearers("allie", seats, screen)).toEqual({ certain: ["B"], possible: [], unknown: false });
    expect(bearers("unknown", seats, screen)).toEqual({ certain: [], possible: [], unknown: false });
    expect(bearers("unknown", seats, { seat: "A", peeked: false, mode: "play" }).unknown).toBe(true);
  });

  it("finds the last roll and who holds a Hermit card", () => {
    const heard = (n: number, key: string, facts: Record<string, string | number>): Heard => ({ n, seq: n, when: 0, private: false, phrase: { key, rule: "", facts } });
    const events = [heard(1, "event-move-roll", { who: "seat:B", d4: 2, d6: 5, total: 7 }), heard(2, "event-moved", { who: "seat:B", area: "area:church" })];
    expect(rollIn(events)).toEqual({ n: 1, who: "B", d4: 2, d6: 5, total: 7 });
    expect(rollIn([heard(3, "event-attack-roll", { who: "seat:A", d4: 1, d6: 5, base: 4 })])?.total).toBe(4);
    expect(rollIn([heard(4, "event-roll-d6", { who: "seat:A", d6: 3, cause: "cause:blessing" })])).toMatchObject({ d4: 0, d6: 3, total: 3 });
    expect(rollIn([])).toBeNull();
    expect(hermitHolder(sight("hermit", [], { waiting: [{ seat: "C", kind: "hermit" }] }))).toBe("C");
    expect(hermitHolder(sight("attack", []))).toBe("");
  });

  it("has a sign for every card that is not the Hermit's", () => {
    for (const card of CONTENT.card.values()) if (card.deck !== "hermit") expect(hasSign(card.id)).toBe(true);
  });
});

describe("what a click means", () => {
  it("adds choices that name nothing to the things they mean", () => {
    const move = sight("move", [choice("roll"), choice("roll-twice")]);
    const meant = meantOn(view(), move, NO_TARGETS, "play");
    expect(meant.get(DICE)?.options.map((one) => one.notation)).toEqual(["roll"]);
    expect(meant.get("card:mystic_compass")?.options.map((one) => one.notation)).toEqual(["roll-twice"]);
    expect(meantOn(view(), sight("use", [choice("use"), choice("pass")]), NO_TARGETS, "play").get("area:church")?.options[0]?.notation).toBe("use");
    expect(meantOn(view(), sight("result", [choice("first"), choice("second")]), NO_TARGETS, "play").has(FIRST)).toBe(true);
    expect(meantOn(view(), move, NO_TARGETS, "screen").size).toBe(0);
    expect(meantOn(view(), sight("hermit", [choice("suffer")]), NO_TARGETS, "play").size).toBe(0);
  });

  it("tells what can be chosen from what is refused", () => {
    const open = choice("attack:B", { seat: "seat:B" });
    const refusal = { choice: choice("attack:C", { seat: "seat:C" }), reason: { key: "refuse-off-board", rule: "SH-242", facts: { seat: "seat:C" } } };
    const targets = targetsOf([], { kind: "attack", rule: "SH-240", options: [open], refused: [refusal], ways: [], about: {}, covered: false, partly: false, previews: {}, plans: [] });
    expect(standingOf(targets.get("seat:B"))).toBe("open");
    expect(standingOf(targets.get("seat:C"))).toBe("refused");
    expect(standingOf(targets.get("seat:D"))).toBe("none");
  });
});

describe("the board", () => {
  const place = document.createElement("div");
  document.body.append(place);
  afterEach(() => render(null, place));

  const TEXT = "role-emi = Emi the hunter\nrole-werewolf = The werewolf\nrole-allie = Allie\nrefuse-off-board = Still off the board: { $seat }\nverb-attack = Attack { $seat }\nweb-you-can = You can: { $choice }\nweb-sh-may-be = May be: { $roles }\nweb-sh-is = Is { $role }\nweb-sh-truth = In truth { $role }";

  function show(change: Partial<BoardProps<View>> = {}) {
    const props: BoardProps<View> = {
      view: view(), sight: sight("attack", []), table: null, game: GAME, words: new Words("en", [TEXT]), seat: "A", seats: "A", name: (letter) => `Player ${letter}`,
      targets: NO_TARGETS, walks: NO_WALKS, walk: vi.fn(), previews: {}, plans: null, wish: () => "", why: vi.fn(), choose: vi.fn(), explain: vi.fn(), pick: vi.fn(), peeked: false, setPeeked: vi.fn(), mode: "play", truth: null, pages: [], belief: null, history: [], notebook: null,
      events: [], still: true, openRule: vi.fn(), ...change,
    };
    render(<board.Board {...props} />, place);
    return props;
  }
  const thing = (reference: string) => place.querySelector<SVGGElement>(`[role=button][data-ref="${reference}"]`)!;

  it("draws every area, seat, deck and character as something that can be read; Tab reaches my own area, arrow keys the rest", () => {
    show({ peeked: true });
    for (const reference of ["area:church", "area:altar", "seat:A", "seat:D", "card:axe", "deck:hermit", "discards:black", "role:werewolf", DICE]) {
      expect(thing(reference)?.getAttribute("tabindex")).toBe(reference === "area:church" ? "0" : "-1");
      expect(thing(reference)?.getAttribute("aria-label")).toBeTruthy();
    }
    const buttons = [...place.querySelectorAll("[role=button]")];
    for (const button of buttons) expect(button.querySelector("[role=button]")).toBeNull();
  });

  it("says nothing of my secrets while they are covered, and all of them when I look", () => {
    const read = () => `${place.querySelector('[data-ref="seat:A"]')!.outerHTML}${place.querySelector('[role=button][data-ref="seat:B"]')!.outerHTML}`;
    show();
    expect(read()).not.toMatch(/Emi the hunter|The werewolf/);
    show({ peeked: true });
    expect(thing("seat:A").getAttribute("aria-label")).toContain("Is Emi the hunter");
    expect(thing("seat:B").getAttribute("aria-label")).toContain("May be: Emi the hunter, The werewolf");
  });

  it("looks the same whatever my character is and whatever I have learnt, as long as it is covered", () => {
    show();
    const before = place.innerHTML;
    const other = view();
    show({ view: { ...other, seats: [seat("A", { role: "werewolf", may_be: ["werewolf"] }), { ...other.seats[1]!, may_be: ["emi"] }, ...other.seats.slice(2)] } });
    expect(place.innerHTML).toBe(before);
  });

  it("hands a click, a tap or a key on a target to the shared parts", () => {
    const targets = targetsOf([], { kind: "attack", rule: "SH-240", options: [choice("attack:B", { seat: "seat:B" })], refused: [{ choice: choice("attack:C", { seat: "seat:C" }), reason: { key: "refuse-off-board", rule: "SH-242", facts: { seat: "seat:C" } } }], ways: [], about: {}, covered: false, partly: false, previews: {}, plans: [] });
    const props = show({ targets });
    expect(thing("seat:B").getAttribute("class")).toContain("is-open");
    expect(thing("seat:B").getAttribute("aria-label")).toContain("Attack Player B");
    expect(thing("seat:C").getAttribute("aria-disabled")).toBe("true");
    expect(thing("seat:C").getAttribute("aria-label")).toContain("Still off the board: Player C");
    thing("seat:B").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    thing("seat:C").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(vi.mocked(props.pick).mock.calls).toEqual([["seat:B"], ["seat:C"]]);
  });

  it("takes a press on a piece for its ground where only the area is meant", () => {
    const targets = targetsOf([], { kind: "area-choice", rule: "SH-057", options: [choice("go:church", { area: "area:church" })], refused: [], ways: [], about: {}, covered: false, partly: false, previews: {}, plans: [] });
    const props = show({ targets });
    place.querySelector(".sh-standing.is-ground")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(props.pick).toHaveBeenCalledWith("area:church");
  });

  it("rolls when the dice are touched", () => {
    const roll = choice("roll");
    const props = show({ sight: sight("move", [roll]) });
    thing(DICE).dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    expect(props.choose).toHaveBeenCalledWith(roll);
  });

  it("explains what is touched but not asked for, until it is touched again", async () => {
    show();
    thing("card:axe").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await vi.waitFor(() => expect(place.querySelector(".kit-seen.is-staying")?.textContent).toContain("card-axe"));
    thing("card:axe").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await vi.waitFor(() => expect(place.querySelector(".kit-seen")).toBeNull());
  });

  it("lays the truth and a belief beside what a seat saw, in a replay", () => {
    show({ mode: "replay", peeked: true, truth: { seat: { B: { role: "werewolf" } } }, belief: { title: "Shadows, says a mind", shades: new Map([["seat:B", 0.4]]) } });
    expect(thing("seat:B").getAttribute("aria-label")).toContain("In truth The werewolf");
    expect(place.querySelector(".kit-legend")?.textContent).toBe("Shadows, says a mind");
    expect(thing("seat:B").textContent).toContain("40%");
  });
});
