import { describe, expect, it, vi } from "vitest";
import { askable, likeliest, shadesFor } from "../src/board/belief";
import type { BoardModule } from "../src/board/board";
import { inWords, isOwn, rowsOf } from "../src/games/generic/board";
import { placesOf, standingAt } from "../src/games/generic/map";
import type { GameInfo } from "../src/server/wire";
import { channelName } from "../src/parts/chat";
import { clockText } from "../src/parts/clock";
import { byRule } from "../src/parts/outcome";
import { around, within } from "../src/parts/zoom";
import { qr } from "../src/parts/qrcode";
import { amend, arrival, read } from "../src/routing/route";
import { when } from "../src/pages/lobby";
import { merge } from "../src/server/session";
import { Words } from "../src/words/words";

describe("addresses", () => {
  it("take a token out of a link", () => {
    expect(read("#/t/abc/tok")).toEqual({ route: { page: "table", table: "abc" }, token: "tok", kind: "seat" });
    expect(read("#/screen/abc/tok")).toEqual({ route: { page: "screen", table: "abc" }, token: "tok", kind: "watch" });
    expect(read("#/join/abc/tok").route).toEqual({ page: "join", table: "abc", token: "tok" });
    expect(read("#/rules/shadow-hunters/SH-050").route).toEqual({ page: "rules", game: "shadow-hunters", rule: "SH-050" });
    expect(read("#/replay/abc/12").route).toEqual({ page: "replay", table: "abc", at: 12 });
  });
  it("lead to the lobby when something is missing, and say so when they lead nowhere", () => {
    for (const hash of ["", "#", "#/", "#/join/abc", "#/t"]) expect(read(hash).route.page).toBe("lobby");
    for (const hash of ["#/nowhere", "#/%E0%A4%A"]) expect(read(hash).route.page).toBe("lost");
  });
  it("are put right by the page that is open, and by no page that somebody has just left", () => {
    history.replaceState(null, "", "#/replay/abc");
    amend("/replay/abc/12");
    expect(location.hash).toBe("#/replay/abc/12");
    expect(arrival.value.route).toEqual({ page: "replay", table: "abc", at: 12 });
    // A link was followed, and the page that was left does not know it yet.
    for (const next of ["#/t/abc", "#/replay/other/3"]) {
      history.replaceState(null, "", next);
      amend("/replay/abc/13");
      expect(location.hash).toBe(next);
    }
    history.replaceState(null, "", "#/");
  });
});

describe("a date", () => {
  it("is written as the browser writes dates, whatever language is read here", () => {
    const at = Date.UTC(2026, 2, 4, 12);
    for (const [language, year] of [["de-DE", "04.03.2026"], ["en-GB", "4 Mar 2026"]] as const) {
      vi.stubGlobal("navigator", { languages: [language] });
      document.documentElement.lang = "zh-Hans";
      expect(when(at)).toContain(year);
    }
    vi.unstubAllGlobals();
  });
});

describe("events", () => {
  const n = (...numbers: number[]) => numbers.map((one) => ({ n: one }));
  it("are appended, and what comes again is not doubled", () => {
    expect(merge(n(1, 2), n(3))).toEqual(n(1, 2, 3));
    expect(merge(n(1, 2, 3), n(2, 3, 4))).toEqual(n(1, 2, 3, 4));
    expect(merge(n(1, 2), [])).toEqual(n(1, 2));
  });
  it("that were taken back make room", () => {
    expect(merge(n(1, 2, 3), n(2))).toEqual(n(1, 2));
  });
});

describe("the generic board", () => {
  const seats = [
    { seat: "A", role: "owl", light: 2, may_be: ["owl"] },
    { seat: "B", role: "hidden", light: 1, may_be: ["owl", "mouse"] },
  ];
  it("gives every seat a row, from all lists that have one entry a seat", () => {
    const rows = rowsOf({ seats, hands: [{ cards: 2 }, { cards: 3 }], laid: ["x", "y"], turn: "A" }, 2);
    expect(rows[1]!.map(({ path, value }) => [path, value])).toEqual([
      ["seats.1.role", "hidden"],
      ["seats.1.light", 1],
      ["seats.1.may_be", ["owl", "mouse"]],
      ["hands.1.cards", 3],
    ]);
    expect(rowsOf({ seats }, 3)).toEqual([[], [], []]);
    expect(rowsOf(null, 1)).toEqual([[]]);
  });
  it("covers leaf by leaf what others see otherwise", () => {
    const own = ["seats.0.role", "seats.0.may_be", "hand"];
    expect(isOwn("seats.0.role", own)).toBe(true);
    expect(isOwn("seats.0.light", own)).toBe(false);
    expect(isOwn("seats.1.role", own)).toBe(false);
    expect(isOwn("hand", own)).toBe(true);
    expect(isOwn("seats", own)).toBe(true);
    expect(isOwn("handle", own)).toBe(false);
  });
  it("draws a map of places, and nobody whose place is covered", () => {
    const game = { content: { "places.toml": { place: [{ id: "mill", to: ["ford"], x: 10, y: 20 }, { id: "ford", to: ["mill"] }] } } } as unknown as GameInfo;
    expect(placesOf(game).map(({ id, x, y }) => [id, Math.round(x), Math.round(y)])).toEqual([["mill", 10, 20], ["ford", 50, 88]]);
    expect(placesOf({ content: {} } as unknown as GameInfo)).toEqual([]);
    const rows = rowsOf({ seats: [{ place: "mill" }, { place: "mill" }, { place: null }] }, 3);
    expect([...standingAt(rows, ["seats.0.place"], false)]).toEqual([["mill", ["B"]]]);
    expect([...standingAt(rows, ["seats.0.place"], true)]).toEqual([["mill", ["A", "B"]]]);
  });
  it("names values by the game's words", () => {
    const words = new Words("en", ["role-owl = Owl\ncard-axe = Axe\n"]);
    expect(inWords("role", "owl", words, (seat) => seat)).toBe("Owl");
    expect(inWords("equipment", ["axe"], words, (seat) => seat)).toBe("Axe");
    expect(inWords("light", 3, words, (seat) => seat)).toBe("3");
    expect(inWords("turn", "B", words, () => "Ben")).toBe("Ben");
    expect(inWords("layer", "seat:B", words, () => "Ben")).toBe("Ben");
    expect(inWords("doubted", ["card:axe", "card:unknown"], words, (seat) => seat)).toBe("Axe, card:unknown");
  });
});

describe("small things", () => {
  it("clocks read as people read them", () => {
    expect([65_000, 9_001, 0, -5, 7_500_000].map(clockText)).toEqual(["1:05", "0:10", "0:00", "0:00", "2:05:00"]);
  });
  it("a board stays in its frame", () => {
    expect(within({ scale: 9, x: 50, y: -9999 }, 100, 100)).toEqual({ scale: 4, x: 0, y: -300 });
    expect(around({ scale: 1, x: 0, y: 0 }, 2, 50, 50)).toEqual({ scale: 2, x: -50, y: -50 });
  });
});

// Read back by another decoder and equal, module by module, to what another encoder writes.
const CODE = `
#######..####.#######
#.....#.#..##.#.....#
#.###.#..#.#..#.###.#
#.###.#.##.##.#.###.#
#.###.#...##..#.###.#
#.....#.#####.#.....#
#######.#.#.#.#######
..........#..........
#####.####.###.#.#.#.
..#..#...#.##.#.#####
#..#.##.#.###.....##.
####.#.....##...###..
....###.....#.#.##..#
........####.######.#
#######.#..#####..##.
#.....#...#.....###..
#.###.#.#..#..#.##...
#.###.#.###.#..##.##.
#.###.#.#..#####..#..
#.....#.#.##...##.#..
#######.#.##..####.#.
`.trim();

describe("QR codes", () => {
  it("are written as others write them", () => {
    const drawn = qr("http://x/#/NqVwY").map((row) => row.map((on) => (on ? "#" : ".")).join(""));
    expect(drawn.join("\n")).toBe(CODE);
  });
  it("grow with the text and refuse what is too long", () => {
    expect(qr("x".repeat(134))).toHaveLength(41);
    expect(qr("x".repeat(300))).toHaveLength(61);
    expect(() => qr("x".repeat(400))).toThrow(RangeError);
  });
});

describe("channels", () => {
  const name = (seat: string) => ({ B: "Ben" })[seat] ?? seat;
  it("to one seat are called like whoever sits there", () => {
    expect(channelName("seat:B", name)).toBe("Ben");
  });
  it("without a word in the game keep their own", () => {
    expect(channelName("cellar", name)).toBe("cellar");
  });
});

describe("an outcome", () => {
  it("says each rule once, over all whom it makes win", () => {
    const reasons = { A: "SH-397", C: "SH-401", D: "SH-397" };
    const outcome = { rules: ["SH-397"], winners: "ACD", reasons, shared: true, scores: null, ranks: null };
    expect(byRule(outcome)).toEqual([
      ["SH-397", ["A", "D"]],
      ["SH-401", ["C"]],
    ]);
  });
});

describe("beliefs", () => {
  const shades = { "seat:B": { "role:owl": 0.75, "role:mouse": 0.25 }, "seat:C": { "role:owl": 0.25, "role:mouse": 0.75 } };
  const by = (believes: "question" | "answer") => ({ believes }) as unknown as BoardModule;
  it("are asked by what is in question, or by answer", () => {
    expect(askable(shades, by("question"))).toEqual(["seat:B", "seat:C"]);
    expect([...shadesFor(shades, "seat:B", by("question"))]).toEqual([["role:owl", 0.75], ["role:mouse", 0.25]]);
    expect(askable(shades, by("answer"))).toEqual(["role:mouse", "role:owl"]);
    expect([...shadesFor(shades, "role:owl", by("answer"))]).toEqual([["seat:B", 0.75], ["seat:C", 0.25]]);
  });
  it("name the likeliest first, and nothing that is as good as excluded", () => {
    expect(likeliest(new Map([["a", 0.2], ["b", 0.7], ["c", 0.001], ["d", 0.099]]), 2)).toEqual([["b", 0.7], ["a", 0.2]]);
  });
});
