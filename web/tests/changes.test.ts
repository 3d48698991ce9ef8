import { describe, expect, it } from "vitest";
import { changed, Follower } from "../src/server/changes";
import type { Change, Choice, Update } from "../src/server/wire";

const choice = (option: number): Choice => ({ option, notation: `go:${option}`, phrase: { key: "verb-go", rule: "", facts: {} } });

const whole = (): Update =>
  ({
    type: "update",
    seq: 4,
    since: 0,
    now: 1,
    table: { seq: 4, seats: [{ seat: "A", online: false }, { seat: "B", online: true }] },
    you: { seats: "A", side: "A" },
    sight: {
      view: { turn: "A", deaths: ["C"], "odd/key~": 1 },
      prompts: [{ seat: "A", kind: "go", rule: "", options: [choice(1), choice(2)], refused: [{ choice: choice(3), reason: null }], ways: [] }],
    },
    asks: { A: 1 },
    events: [{ n: 1 }],
    talk: [],
  }) as unknown as Update;

const change = (more: Partial<Change>): Change => ({ type: "change", seq: 5, now: 2, ...more });

describe("a change", () => {
  it("sets what its pointers name, also under odd keys, and adds what was not there", () => {
    const update = changed(whole(), change({ set: { "/sight/view/turn": "B", "/sight/view/odd~1key~0": 2, "/asks/B": 7, "/table/seats/0/online": true } }));
    expect(update.sight?.view).toEqual({ turn: "B", deaths: ["C"], "odd/key~": 2 });
    expect(update.asks).toEqual({ A: 1, B: 7 });
    expect(update.table.seats.map((one) => one.online)).toEqual([true, true]);
  });

  it("takes pieces out of lists and puts others in", () => {
    const update = changed(whole(), change({ splice: { "/sight/view/deaths": [1, 0, ["B", "A"]], "/sight/prompts": [0, 1, []] } }));
    expect((update.sight?.view as { deaths: string[] }).deaths).toEqual(["C", "B", "A"]);
    expect(update.sight?.prompts).toEqual([]);
  });

  it("goes on from the number before, with what was told since then only", () => {
    const update = changed(whole(), change({ events: [{ n: 2 } as never] }));
    expect([update.since, update.seq, update.table.seq, update.now]).toEqual([4, 5, 5, 2]);
    expect(update.events.map((one) => one.n)).toEqual([2]);
    expect(changed(update, change({ seq: 6 })).events).toEqual([]);
  });

  it("leaves what it does not name as it is, and the old update whole", () => {
    const [before, old] = [whole(), whole()];
    const update = changed(before, change({ set: { "/sight/view/turn": "B" } }));
    expect(before).toEqual(old);
    expect(update.table.seats).toBe(before.table.seats);
    expect(update.sight?.prompts).toBe(before.sight?.prompts);
  });
});

describe("a follower", () => {
  it("knows options that come as numbers by what it was sent before", () => {
    const follower = new Follower();
    follower.take(whole());
    const splice = { "/sight/prompts": [0, 1, [{ seat: "A", kind: "go", rule: "", options: [2, choice(9)], refused: [{ choice: 1, reason: null }], ways: [] }]] };
    const prompt = follower.take(change({ splice: splice as never }))?.sight?.prompts[0];
    expect(prompt?.options).toEqual([choice(2), choice(9)]);
    expect(prompt?.refused[0]?.choice).toEqual(choice(1));
    const again = follower.take(change({ seq: 6, set: { "/sight/prompts/0/options": [9, 3] } }))?.sight?.prompts[0];
    expect(again?.options).toEqual([choice(9), choice(3)]);
    expect(again?.refused).toBe(prompt?.refused);
  });

  it("begins anew with a whole update", () => {
    const follower = new Follower();
    expect(follower.take(change({}))).toBeNull();
    follower.take(whole());
    const other = { ...whole(), seq: 2 };
    expect(follower.take(other)).toBe(other);
  });
});
