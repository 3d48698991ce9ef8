/** What the board reads out of the view, the question and the content: plain functions. */

import type { BoardProps, Note } from "../../board/board";
import type { Target, Targets, Wish } from "../../board/options";
import type { Fact, SeatName, Words } from "../../words/words";
import type { Choice, GameInfo, Heard, Phrase, RefusedChoice } from "../../server/wire";
import type { FoeView, HeroView, MapView, View } from "./view";

export type { BandView, CampaignView, CellView, FindView, FoeView, HeroView, MapView, PageView, RouteView, TrialView, View } from "./view";

export const DIALS = ["time", "food", "scrap", "clues", "population", "morale"] as const;
export const ATTRIBUTES = ["agility", "strength", "resistance", "instinct"] as const;
/** The slots of a character: two paws. */
export const SLOTS = ["head", "body", "paws", "paws", "accessory"] as const;

export interface CardFile {
  id: string;
  color: string;
  value: number;
  hero?: string;
}
export interface ItemFile {
  id: string;
  slot: string;
}
export interface EnemyFile {
  id: string;
  type: string;
  talk?: number;
  actions: readonly { speed: number; range: number; strength: number }[];
}
interface CharacterFile {
  id: string;
  trait: string;
  life: number;
  boost: Readonly<Record<string, number>>;
  ability: string;
  item: string;
}
/** A vehicle of ours, one of the enemies, or a piece of road. */
interface VehicleFile {
  id: string;
  hull?: number;
  test?: string;
  difficulty?: number;
}
interface AbilityFile {
  id: string;
  cost: number;
}
interface LocationFile {
  id: string;
  page: number;
}
interface Numbers {
  white_die: readonly number[];
  black_die: readonly number[];
  maxima: Readonly<Record<string, number>>;
  enemies: number;
  threats_in_peace: number;
}

export interface Content {
  cards: ReadonlyMap<string, CardFile>;
  items: ReadonlyMap<string, ItemFile>;
  enemies: ReadonlyMap<string, EnemyFile>;
  heroes: ReadonlyMap<string, CharacterFile>;
  abilities: ReadonlyMap<string, AbilityFile>;
  vehicles: ReadonlyMap<string, VehicleFile>;
  locations: readonly LocationFile[];
  columns: number;
  numbers: Numbers;
}

const known = new WeakMap<GameInfo, Content>();

export function contentOf(game: GameInfo): Content {
  let found = known.get(game);
  if (!found) {
    const file = <T>(name: string) => (game.content[`${name}.toml`] ?? {}) as T;
    const by = <T extends { id: string }>(list: readonly T[] | undefined) => new Map((list ?? []).map((one) => [one.id, one] as const));
    const travel = file<{ columns?: number; location?: LocationFile[] }>("travel");
    found = {
      cards: by(file<{ card?: CardFile[] }>("cards").card),
      items: by(file<{ item?: ItemFile[] }>("items").item),
      enemies: by(file<{ enemy?: EnemyFile[] }>("enemies").enemy),
      heroes: by(file<{ character?: CharacterFile[] }>("characters").character),
      abilities: by(file<{ ability?: AbilityFile[] }>("abilities").ability),
      vehicles: by(file<{ vehicle?: VehicleFile[] }>("vehicles").vehicle),
      locations: travel.location ?? [],
      columns: travel.columns ?? 4,
      numbers: { white_die: [], black_die: [], maxima: {}, enemies: 5, threats_in_peace: 4, ...file<Partial<Numbers>>("numbers") },
    };
    known.set(game, found);
  }
  return found;
}

// Words for things that have no message of their own

/** Words that also name cells, enemies in their slots and tokens: these follow from the view. */
export function naming(words: Words, view: View): Words {
  const own = Object.create(words) as Words;
  own.fact = (fact: Fact, name: SeatName) => {
    if (typeof fact !== "string") return words.fact(fact, name);
    const [kind = "", id = ""] = fact.split(":");
    if (kind === "cell" && id) return words.say("board-cell", { cell: id.toUpperCase() });
    if (kind === "foe" || kind === "figure") {
      const foe = view.foes[Number(id.split("-")[0])];
      return foe ? foeName(foe, words) : id;
    }
    if (kind === "find" && id) return words.say("board-find", { difficulty: view.page?.map?.finds[Number(id)]?.difficulty ?? 0 });
    return words.fact(fact, name);
  };
  own.ref = (reference: string, name: SeatName = (seat) => seat) => String(own.fact(reference, name));
  return own;
}

/** "Rust Cutter 2": the number of its slot stands on its figure too. */
export function foeName(foe: Pick<FoeView, "enemy" | "slot">, words: Words): string {
  const name = words.ref(`enemy:${foe.enemy}`);
  return foe.slot > 0 ? words.say("board-foe", { enemy: name, slot: foe.slot }) : name;
}

// Choices

/** What a choice points at beside what its words name: cells, enemies, tokens. */
export function pointsAt(notation: string): string[] {
  const [verb = "", rest = ""] = notation.split(":");
  const [first = "", second = ""] = rest.split(",");
  switch (verb) {
    case "start":
    case "step":
    case "boat":
    case "way":
    case "at":
      return [`cell:${rest}`];
    case "talk":
      return [`figure:${first}-0`];
    case "melee":
    case "ranged":
    case "figure":
      return [`figure:${first}-${second}`];
    case "scavenge":
    case "find":
      return [`find:${first}`];
    default:
      return [];
  }
}

/** The choices and refusals of the question by what they point at, with those that name their things anyway. */
export function targetsWith(own: Targets, options: readonly Wish[], refused: readonly RefusedChoice[]): Targets {
  const found = new Map<string, { reference: string; options: Wish[]; refused: RefusedChoice[] }>();
  for (const [reference, target] of own) found.set(reference, { reference, options: [...target.options], refused: [...target.refused] });
  const at = (reference: string) => {
    let target = found.get(reference);
    if (!target) found.set(reference, (target = { reference, options: [], refused: [] }));
    return target;
  };
  for (const choice of options) for (const reference of pointsAt(choice.notation)) at(reference).options.push(choice);
  for (const refusal of refused) for (const reference of pointsAt(refusal.choice.notation)) at(reference).refused.push(refusal);
  return found;
}

export const verbOf = (choice: Wish) => choice.notation.split(":", 1)[0] ?? "";
export const argumentOf = (choice: Wish) => choice.notation.slice(verbOf(choice).length + 1);

/** The open question as far as the screen may show it. */
export function askedOf(props: BoardProps<View>): { kind: string; options: readonly Choice[]; refused: readonly RefusedChoice[] } | null {
  const { sight, mode, peeked, view } = props;
  const prompt = sight.prompt;
  if (!prompt || mode !== "play" || (closed(view) && !peeked)) return null;
  return { kind: prompt.kind, options: prompt.options, refused: prompt.refused };
}

export const closed = (view: View) => view.options["closed_hands"] === true && !view.over;

export type { Target };

// The map

export interface Space {
  id: string;
  cells: readonly { x: number; y: number }[];
  marks: readonly string[];
}

export const columnOf = (cell: string) => cell.charCodeAt(0) - 97;
export const rowOf = (cell: string) => Number(cell.slice(1)) - 1;

/** The spaces of a map: their cells, and the marks in them. */
export function spacesOf(map: MapView): Map<string, Space> {
  const found = new Map<string, { id: string; cells: { x: number; y: number }[]; marks: string[] }>();
  for (const { cell, space, marks } of map.cells) {
    let one = found.get(space);
    if (!one) found.set(space, (one = { id: space, cells: [], marks: [] }));
    one.cells.push({ x: columnOf(cell), y: rowOf(cell) });
    one.marks.push(...marks);
  }
  return found;
}

// Cards and tests

/** The chance that the dice make up for what the cards and boosts leave open. */
export function chance(numbers: Numbers, sum: number, difficulty: number, opposed: boolean): number {
  const black = opposed ? numbers.black_die : [0];
  let good = 0;
  for (const white of numbers.white_die) for (const dark of black) if (sum + white >= difficulty + dark) good++;
  return good / Math.max(1, numbers.white_die.length * black.length);
}

export const percent = (share: number) => `${Math.round(share * 100)}%`;

// What was told

export const kindOf = (said: { phrase: Phrase }) => said.phrase.key.replace(/^event-/, "");
export const factOf = (said: { phrase: Phrase }, fact: string) => {
  const value = said.phrase.facts[fact];
  return typeof value === "string" ? value.split(":").at(-1)! : "";
};

/** A piece of the story: something read, or what it brought. */
export interface Passage {
  key: string;
  /** The passage that is read; "" for what happened. */
  page: string;
  phrase: Phrase;
}

/** What stands beside the prose as notes of what it brought. */
export const BROUGHT: ReadonlySet<string> = new Set([
  "decided", "agreed", "dial", "discovery", "banished", "goal", "mission-succeeded", "mission-failed", "gained-item", "environment", "environment-gone", "status", "task", "task-passed", "encounter", "danger", "built", "learned", "won", "lost", "endless", "travelled", "arrived", "talked", "enemy-defeated", "defeated", "gave-up",
]);

/** What was read since the last page was opened, oldest first, with what it brought. */
export function passagesOf(history: readonly (Note | Heard)[], whole = false): Passage[] {
  let from = 0;
  if (!whole) {
    for (let i = history.length - 1; i >= 0; i--) {
      if (kindOf(history[i]!) === "opened") {
        from = i;
        break;
      }
    }
  }
  const found: Passage[] = [];
  for (let i = from; i < history.length; i++) {
    const one = history[i]!;
    const kind = kindOf(one);
    if (kind === "read" || (whole && kind === "opened")) found.push({ key: `${i}`, page: factOf(one, "page"), phrase: one.phrase });
    else if (BROUGHT.has(kind)) found.push({ key: `${i}`, page: "", phrase: one.phrase });
  }
  return found;
}

export const heroOf = (view: View, seat: string): HeroView | undefined => view.heroes.find((one) => one.seat === seat);
