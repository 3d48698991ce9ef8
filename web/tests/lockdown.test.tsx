/** Lockdown's board: what it reads from a chronicle, where things stand, and how linked choices are put together. */

import { afterEach, describe, expect, it } from "vitest";
import { shownNext } from "../src/routing/following";
import { moved } from "../src/games/lockdown/genes";
import { standingPlaces } from "../src/kit";
import { chuteOf, layoutFor, passagesOf } from "../src/games/lockdown/layout";
import {
  chronicleOf, clearedBy, type Content, contentOf, gassedIn, isGasRoom, type Known, meetingsIn, pathsIn, publishedIn, settlementIn, stocksSeen, type View,
} from "../src/games/lockdown/model";
import { heldFrom, telling } from "../src/games/lockdown/telling";
import { nextStep, type Wish, without } from "../src/games/lockdown/trade";
import type { Note } from "../src/board/board";
import type { GameInfo, Heard, Phrase } from "../src/server/wire";

const MAPS = import.meta.glob<string>("../../src/gloam/games/lockdown/content/map_*.toml", { query: "?raw", import: "default", eager: true });

/** As much of a map file as a test needs: its tables are lines of their own. */
function tables(text: string, name: string): Record<string, unknown>[] {
  const inside = new RegExp(`^${name} = \\[$([\\s\\S]*?)^\\]$`, "m").exec(text)?.[1] ?? "";
  return [...inside.matchAll(/^ {2}\{ (.*) \},$/gm)].map(([, line = ""]) =>
    Object.fromEntries(line.split(", ").map((pair) => {
      const [key = "", value = ""] = pair.split(" = ");
      return [key, JSON.parse(value)];
    })),
  );
}

function contentFor(map: string): Content {
  const text = Object.entries(MAPS).find(([path]) => path.endsWith(`map_${map}.toml`))?.[1] ?? "";
  const plan = { room: tables(text, "room"), link: tables(text, "link"), one_way: tables(text, "one_way") };
  const content = {
    [`map_${map}.toml`]: plan,
    "rooms.toml": { room: [] },
    "numbers.toml": { rounds: 6, gas: [1, 2, 2, 3, 3, 4] },
    "cards.toml": { card: [{ id: "water" }, { id: "supply2_half" }] },
  };
  return contentOf({ content } as unknown as GameInfo, map);
}

describe.each(["standard", "compact"])("the %s map", (map) => {
  const content = contentFor(map);

  it.each([[380, 400], [733, 490], [1000, 900], [1920, 1000]])("keeps rooms apart and in sight at %i by %i", (w, h) => {
    const layout = layoutFor(content, w, h);
    const boxes = [...layout.rooms.values()];
    expect(boxes.length).toBe(content.plan.room.length);
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(w);
      expect(one.y + one.h).toBeLessThanOrEqual(layout.height);
      for (const other of boxes) {
        const apart = one === other || one.x + one.w <= other.x + 0.2 || other.x + other.w <= one.x + 0.2 || one.y + one.h <= other.y + 0.2 || other.y + other.h <= one.y + 0.2;
        expect(apart).toBe(true);
      }
    }
    expect(layout.number).toBeGreaterThanOrEqual(14);
  });

  it("draws every link, and the chute", () => {
    const layout = layoutFor(content, 900, 600);
    const passages = passagesOf(content, layout);
    expect(passages.length).toBe(content.plan.link.length);
    for (const { box } of passages) {
      expect(box.h).toBeGreaterThan(0);
      expect(box.w).toBeGreaterThanOrEqual(0);
    }
    expect(chuteOf(content, layout)).toHaveLength(1);
  });
});

it("pieces stand inside their room, however many there are", () => {
  const room = { x: 10, y: 20, w: 60, h: 44 };
  for (let count = 1; count <= 9; count++) {
    for (const { x, y } of standingPlaces(room, count, 20)) {
      expect(x).toBeGreaterThan(room.x);
      expect(x).toBeLessThan(room.x + room.w);
      expect(y).toBeGreaterThan(room.y);
      expect(y).toBeLessThan(room.y + room.h);
    }
  }
});

/** What was told, as it comes over the wire. */
const note = (when: number, kind: string, facts: Phrase["facts"] = {}): Note => ({ when, phrase: { key: `event-${kind}`, rule: "", facts } });

const HISTORY: Note[] = [
  note(1, "started", { who: "seat:A", room: "room:B303" }),
  note(1, "stepped", { who: "seat:A", room: "room:B304" }),
  note(1, "stepped", { who: "seat:A", room: "room:B401" }),
  note(1, "stock", { room: "room:B501", count: 27 }),
  note(1, "drew", { who: "seat:A", card: "card:water", room: "room:B501" }),
  note(1, "drew", { who: "seat:B", card: "card:water", room: "room:B501" }),
  note(1, "cleared", { who: "seat:A", room: "room:B204" }),
  note(1, "settlement", { round: 1 }),
  note(1, "shadow", { who: "seat:C" }),
  note(1, "no-surgery"),
  note(1, "meeting", { room: "room:B305", meeting: "meeting:fight" }),
  note(1, "loss", { who: "seat:A", amount: 3, cause: "cause:fight", hp: 7 }),
  note(1, "loss", { who: "seat:B", amount: 2, cause: "cause:fight", hp: 8 }),
  note(1, "gassed", { floor: "floor:B3" }),
  note(1, "no-hunger"),
  note(1, "bombed", { room: "room:B204" }),
  note(1, "medicine-over"),
  note(1, "no-revival"),
  note(1, "hp", { who: "seat:A", hp: 7 }),
  note(1, "hp", { who: "seat:B", hp: 8 }),
  note(2, "round", { round: 2 }),
];
const CHRONICLE: readonly Known[] = chronicleOf(HISTORY);

describe("a chronicle", () => {
  it("is what was told: the round, what it was, the ids of its facts in order, and its words", () => {
    const loss = note(1, "loss", { who: "seat:A", amount: 3, cause: "cause:fight", hp: 7 });
    expect(chronicleOf([loss])).toEqual([[1, "loss", ["A", 3, "fight", 7], loss.phrase]]);
    expect(chronicleOf([note(0, "genes", { who: "seat:A", genes: "4-3-3" })])[0]?.[2]).toEqual(["A", "4-3-3"]);
    expect(chronicleOf(HISTORY)).toBe(CHRONICLE);
  });

  it("holds what was announced of rooms and floors", () => {
    expect(meetingsIn(CHRONICLE)).toEqual([
      { round: 1, room: "B204", meeting: "bombed" },
      { round: 1, room: "B305", meeting: "fight" },
    ]);
    expect([...gassedIn(CHRONICLE)]).toEqual([["B3", 1]]);
    expect(publishedIn(CHRONICLE).get("B")?.get(1)).toBe(8);
    expect(pathsIn(CHRONICLE, 1).get("A")).toEqual(["B303", "B304", "B401"]);
  });

  it("holds what only I know", () => {
    expect(stocksSeen(CHRONICLE, "A").get("B501")?.count).toBe(26);
    expect([...clearedBy(CHRONICLE, "A")]).toEqual(["B204"]);
    expect(clearedBy(CHRONICLE, "B").size).toBe(0);
  });

  it("tells a settlement by its steps, with my own losses and nobody else's", () => {
    const told = settlementIn(CHRONICLE, "A");
    expect(told.map((one) => one.step)).toEqual([0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8]);
    expect(told.filter((one) => one.own).map((one) => one.entry[2][0])).toEqual(["A"]);
    expect(settlementIn(CHRONICLE, "").some((one) => one.own)).toBe(false);
    expect(settlementIn([], "A")).toEqual([]);
  });

  it("knows gas rooms as the rules do", () => {
    const { room } = contentFor("standard");
    const hurts = (id: string, gassed: string[], cleared: string[] = []) => isGasRoom(room.get(id)!, gassed, new Set(cleared));
    expect(hurts("B305", ["B3"])).toBe(true);
    expect(hurts("B305", ["B3"], ["B305"])).toBe(false);
    expect(hurts("202", ["2"])).toBe(false);
    expect(hurts("B501", ["B5"])).toBe(false);
    expect(hurts("B501", ["B4", "B5"])).toBe(true);
  });
});

describe("linked sliders", () => {
  it("always sum up and leave each attribute at least one", () => {
    for (let at = 0; at < 3; at++) {
      for (let value = -2; value < 14; value++) {
        const split = moved([4, 3, 3], at, value, [0, 1, 2]);
        expect(split[0] + split[1] + split[2]).toBe(10);
        expect(Math.min(...split)).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it("take from what was touched longest ago", () => {
    // First Force, then Speed was set: Load makes up for it.
    expect(moved([5, 3, 2], 1, 1, [2, 1, 0])).toEqual([5, 1, 4]);
  });
});

describe("an offer", () => {
  const wish: Wish = { to: "B", given: ["water", "water"], wanted: ["pistol"], swap: true };
  const draft = (more: object) => ({ addressee: "B", given: [] as string[], wanted: [] as string[], swap: false, ...more });

  it("is handed in one decision after another", () => {
    expect(nextStep(wish, null)).toBe("offer:B");
    expect(nextStep(wish, draft({}))).toBe("give:water");
    expect(nextStep(wish, draft({ given: ["water", "water"] }))).toBe("want:pistol");
    expect(nextStep(wish, draft({ given: ["water", "water"], wanted: ["pistol"] }))).toBe("swap");
    expect(nextStep(wish, draft({ given: ["water", "water"], wanted: ["pistol"], swap: true }))).toBe("send");
  });

  it("is begun anew where the draft holds something else", () => {
    expect(nextStep(wish, draft({ addressee: "C" }))).toBe("drop");
    expect(nextStep(wish, draft({ given: ["knife"] }))).toBe("drop");
    expect(nextStep({ ...wish, swap: false }, draft({ swap: true }))).toBe("drop");
  });

  it("counts equal cards", () => {
    expect(without(["water", "water"], ["water"])).toEqual(["water"]);
    expect(without(["water"], ["water", "water"])).toBeNull();
  });
});

describe("a settlement that is being told", () => {
  /** The events of the chronicle above as the seat of A hears them, numbered as they came. */
  const HEARD: Heard[] = CHRONICLE.filter(([, kind, [who]]) => kind !== "loss" || who === "A").map((entry, i) => ({ n: i * 3 + 1, seq: i, when: entry[0], phrase: entry[3], private: false }));
  const numberOf = (kind: string) => HEARD.find((one) => one.phrase.key === `event-${kind}`)!.n;
  const from = (now: typeof telling.value, events = HEARD, more: object = {}) => {
    telling.value = now;
    return heldFrom({ view: { over: false } as View, still: false, ...more }, events);
  };
  afterEach(() => void (telling.value = null));

  it("holds its events back until their step is told, and whatever follows until its end", () => {
    expect(from({ round: 0, step: 0 })).toBe(numberOf("settlement"));
    expect(from({ round: 1, step: -1 })).toBe(numberOf("settlement"));
    expect(from({ round: 1, step: 0 })).toBe(numberOf("no-surgery"));
    expect(from({ round: 1, step: 1 })).toBe(numberOf("meeting"));
    expect(from({ round: 1, step: 2 })).toBe(numberOf("gassed"));
    expect(from({ round: 1, step: 7 })).toBe(numberOf("hp"));
    expect(from({ round: 1, step: 8 })).toBe(Infinity);
  });

  it("holds nothing back for whoever opens the page, wants no motion or sees the end", () => {
    expect(from(null)).toBe(Infinity);
    expect(from({ round: 1, step: 0 }, HEARD, { still: true })).toBe(Infinity);
    expect(from({ round: 1, step: 0 }, HEARD, { view: { over: true } })).toBe(Infinity);
  });

  it("leaves alone what came before the first one", () => {
    const used: Heard = { n: 99, seq: 99, when: 1, phrase: { key: "event-used", rule: "", facts: {} }, private: false };
    expect(from({ round: 0, step: 0 }, [...HEARD.slice(0, 5), used])).toBe(Infinity);
  });

  it("reaches the log whole and in order, and is read out once", () => {
    const early = HEARD.slice(0, 7);
    let shown = shownNext(null, early, Infinity);
    expect(shown).toEqual({ events: early, fresh: [] });
    const aloud: Heard[] = [];
    for (let step = -1; step <= 8; step++) {
      const before = shown;
      shown = shownNext(before, HEARD, from({ round: 1, step }));
      expect(shown.events).toEqual(HEARD.slice(0, shown.events.length));
      if (shown.fresh !== before.fresh) aloud.push(...shown.fresh);
    }
    expect(shown.events).toEqual(HEARD);
    expect(aloud).toEqual(HEARD.slice(7));
  });
});
