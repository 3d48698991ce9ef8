import { describe, expect, it } from "vitest";
import { BATTERY, type Place, STORES, wishes } from "../src/games/aftermath/carrying";
import { lineShape } from "../src/games/aftermath/map";
import { chance, foeName, naming, passagesOf, pointsAt, spacesOf, targetsWith, type View } from "../src/games/aftermath/model";
import { talesIn } from "../src/games/aftermath/news";
import { paragraphsIn } from "../src/games/aftermath/prose";
import { chronicleOf, pageOf } from "../src/games/aftermath/telling";
import { Words } from "../src/words/words";

const told = (key: string, facts: Record<string, string | number> = {}, n = 0) => ({ n, seq: n, when: 0, private: false, phrase: { key: `event-${key}`, rule: "", facts } });
const name = (seat: string) => seat;

describe("the choices of Aftermath", () => {
  it("point at spaces, figures and tokens that their words do not name", () => {
    expect(pointsAt("step:c4")).toEqual(["cell:c4"]);
    expect(pointsAt("talk:1")).toEqual(["figure:1-0"]);
    expect(pointsAt("melee:0,2")).toEqual(["figure:0-2"]);
    expect(pointsAt("scavenge:3")).toEqual(["find:3"]);
    expect(pointsAt("move:g2")).toEqual([]);
  });

  it("stand beside those that name their things", () => {
    const choice = (notation: string) => ({ option: 1, notation, phrase: { key: "verb", rule: "", facts: {} } });
    const own = new Map([["card:g2", { reference: "card:g2", options: [choice("move:g2")], refused: [] }]]);
    const all = targetsWith(own, [choice("move:g2"), choice("melee:0,0"), choice("ranged:0,0")], []);
    expect(all.get("card:g2")?.options.length).toBe(1);
    expect(all.get("figure:0-0")?.options.map((one) => one.notation)).toEqual(["melee:0,0", "ranged:0,0"]);
  });
});

describe("a thing that is carried", () => {
  const place = (kind: Place["kind"], of: string, hero = "pim", item = ""): Place => ({ kind, of, hero, item });

  it("is worn, stowed, given, asked for and put away by where it is put down", () => {
    expect(wishes({ item: "i03", from: "A" }, place("worn", "A"), "A")).toEqual(["wear:i03"]);
    expect(wishes({ item: "i03", from: "A" }, place("pack", "A"), "A")).toEqual(["stow:i03"]);
    expect(wishes({ item: "i03", from: "A" }, place("seat", "B", "odo"), "A")).toEqual(["hand:i03,B"]);
    expect(wishes({ item: "i03", from: "B" }, place("pack", "A"), "A")).toEqual(["take:i03,B"]);
    expect(wishes({ item: "i03", from: "A" }, place("stores", ""), "A")).toEqual(["store:i03"]);
    expect(wishes({ item: "i03", from: STORES }, place("seat", "", "sable"), "A")).toEqual(["fetch:i03,sable", "pack:i03,sable"]);
    expect(wishes({ item: "i03", from: STORES }, place("pack", "", "sable"), "A")).toEqual(["pack:i03,sable"]);
    expect(wishes({ item: "i03", from: STORES }, place("worn", "", "sable"), "A")).toEqual(["fetch:i03,sable"]);
    expect(wishes({ item: "i03", from: "" }, place("seat", "A"), "A")).toEqual(["wear:i03", "stow:i03"]);
  });

  it("may be a battery: onto what is worn, or to somebody", () => {
    expect(wishes({ item: BATTERY, from: "A" }, place("worn", "A", "pim", "i14"), "A")).toEqual(["charge:i14"]);
    expect(wishes({ item: BATTERY, from: "A" }, place("seat", "B", "odo"), "A")).toEqual(["give-battery:B"]);
    expect(wishes({ item: BATTERY, from: "B" }, place("seat", "A"), "A")).toEqual(["take-battery:B"]);
    expect(wishes({ item: BATTERY, from: "A" }, place("pack", "A"), "A")).toEqual([]);
  });
});

describe("the map", () => {
  it("joins the cells of a space", () => {
    const cell = (id: string, space: string, marks: string[] = []) => ({ cell: id, space, right: "dash", down: "dash", marks });
    const spaces = spacesOf({ cols: 2, rows: 2, cells: [cell("a1", "a1", ["hide"]), cell("b1", "a1"), cell("a2", "a2")], objectives: [], tokens: {}, finds: [] });
    expect(spaces.get("a1")?.cells).toEqual([{ x: 0, y: 0 }, { x: 1, y: 0 }]);
    expect(spaces.get("a1")?.marks).toEqual(["hide"]);
    expect(spaces.size).toBe(2);
  });

  it("draws each kind of line in a shape of its own", () => {
    const shapes = ["dash", "red", "blue", "green"].map((kind) => lineShape(kind, 0, 0, 40, true));
    expect(new Set(shapes).size).toBe(4);
  });
});

describe("a test", () => {
  const numbers = { white_die: [0, 1, 1, 2, 2, 3], black_die: [0, 1, 1, 2, 2, 3], maxima: {}, enemies: 5, threats_in_peace: 4 };

  it("has the odds that the dice leave open", () => {
    expect(chance(numbers, 5, 5, false)).toBe(1);
    expect(chance(numbers, 2, 5, false)).toBeCloseTo(1 / 6);
    expect(chance(numbers, 1, 5, false)).toBe(0);
    // Opposed, with nothing between them, the white die must not be lower.
    expect(chance(numbers, 5, 5, true)).toBeCloseTo((1 * 1 + 2 * 3 + 2 * 5 + 6) / 36);
  });
});

describe("the prose", () => {
  it("has a paragraph a line, and leans what stands between stars", () => {
    expect(paragraphsIn("One *two* three.\nFour.")).toEqual([
      [
        { look: "plain", text: "One " },
        { look: "lean", text: "two" },
        { look: "plain", text: " three." },
      ],
      [{ look: "plain", text: "Four." }],
    ]);
  });

  it("lets who speaks aside stand out, with either colon", () => {
    expect(paragraphsIn("Odo: Heavy.", true)[0]![0]).toEqual({ look: "name", text: "Odo: " });
    expect(paragraphsIn("大墩：重。", true)[0]![0]).toEqual({ look: "name", text: "大墩： " });
  });

  it("is what was read since the last page was opened", () => {
    const history = [told("opened", { page: "page:2-title" }), told("read", { page: "page:2-start" }), told("opened", { page: "page:3-title" }), told("read", { page: "page:3-start" }), told("dial", { dial: "dial:food", by: 1, value: 2 })];
    expect(passagesOf(history).map((one) => one.page)).toEqual(["3-start", ""]);
  });
});

describe("the chronicle", () => {
  const words = new Words("en", ['page-2-title = Tuesday\npage-2-start = It is <Tuesday> & *still*.\nevent-won = The campaign is won.\nevent-played = no']);
  const history = [told("opened", { page: "page:2-title" }), told("read", { page: "page:2-start" }), told("played"), told("won")];

  it("has chapters by pages, with what decided things", () => {
    const [chapter] = chronicleOf(history, words);
    expect(chapter?.title).toBe("Tuesday");
    expect(chapter?.folio).toBe("2");
    expect(chapter?.pieces.map((one) => one.phrase.key)).toEqual(["event-read", "event-won"]);
  });

  it("tells what was chosen, and by whom", () => {
    const own = new Words("en", ["event-decided = { $seat } chooses: { $page }\npage-12-info-b-option-1 = Share supper\n"]);
    const chosen = [told("opened", { page: "page:12-title" }), told("decided", { seat: "seat:A", page: "page:12-info-b-option-1" })];
    expect(pageOf("Chronicle", chronicleOf(chosen, own), own, () => "Ann")).toContain("Ann chooses: Share supper");
  });

  it("is kept as one page that needs nothing else, with no markup of the text's own", () => {
    const page = pageOf("Chronicle", chronicleOf(history, words), words, name);
    expect(page).toContain("It is &lt;Tuesday&gt; &amp; <em>still</em>.");
    expect(page).toContain("The campaign is won.");
    expect(page).not.toMatch(/<script|src=|href=/);
  });
});

describe("what just happened", () => {
  it("is told from the last beginning, and marks what befell me", () => {
    const events = [told("comes", { enemy: "enemy:roach" }, 1), told("enemy-turn", {}, 2), told("hurt", { seat: "seat:A", count: 1 }, 3), told("hurt", { seat: "seat:B", count: 1 }, 4)];
    const { tales, begins } = talesIn(events, 0, "A");
    expect(begins).toBe(1);
    expect(tales.map((one) => one.grave)).toEqual([false, false, true, false]);
    expect(talesIn(events, 3, "A").tales.length).toBe(1);
  });
});

describe("names", () => {
  const words = new Words("en", ["enemy-roach = Roach\nboard-foe = { $enemy } { $slot }\nboard-cell = space { $cell }"]);

  it("tell enemies by their slots, and name cells", () => {
    const view = { foes: [{ enemy: "roach", slot: 1 }], page: null } as unknown as View;
    expect(foeName({ enemy: "roach", slot: 2 }, words)).toBe("Roach 2");
    expect(naming(words, view).ref("figure:0-0")).toBe("Roach 1");
    expect(naming(words, view).ref("cell:c4")).toBe("space C4");
    expect(naming(words, view).ref("seat:B", () => "Bob")).toBe("Bob");
  });
});
