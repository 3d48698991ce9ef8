/** What the board reads from the view and the content files, as types, and the questions it asks of them. */

import type { Note, Target, Targets } from "../../board/board";
import type { SeatSight, Wish } from "../../board/options";
import type { Choice, GameInfo, Phrase } from "../../server/wire";
import type { View } from "./view";

export type { SeatView, OwnView, OfferView, DraftView, View } from "./view";

/** An entry of the chronicle: the round, what it was, its facts in order by their ids, and how it is said. */
export type Known = readonly [round: number, kind: string, facts: readonly (string | number)[], phrase: Phrase];

export const NOWHERE = "nowhere";
export const ATTRIBUTES = ["force", "speed", "load"] as const;
export const FLOORS = ["2", "1", "B1", "B2", "B3", "B4", "B5", "B6", "B7"] as const;
/** The first floor below the ground, by its place in FLOORS. */
export const FIRST_BELOW = 2;
export const MOST_HP = 10;
/** Gas never hurts here, and in the Warehouse only when both its floors are gassed (LK-311, LK-312). */
export const HELIPAD = "202";
const WAREHOUSE = "B501";
const WAREHOUSE_FLOORS = ["B4", "B5"];

export interface Room {
  id: string;
  floor: string;
  building: "west" | "east";
  kind: "named" | "ordinary";
  birth?: boolean;
  x: number;
  width: number;
  height?: number;
}

export interface Link {
  a: string;
  b: string;
  type: "door" | "stairs" | "bridge" | "tunnel";
}

interface OneWay {
  from: string;
  to: string;
  type: "chute" | "teleporter" | "helicopter";
}

/** A map as its content file has it. */
export interface Plan {
  room: Room[];
  link: Link[];
  one_way: OneWay[];
}

interface Named {
  id: string;
  effect: string;
  limit?: number;
  stock?: Record<string, number>;
}

export interface Content {
  plan: Plan;
  room: ReadonlyMap<string, Room>;
  /** What a named room does. */
  effect: ReadonlyMap<string, Named>;
  /** Where the chute leads, by where it begins. */
  chute: ReadonlyMap<string, string>;
  rounds: number;
  /** What gas takes, by round. */
  gas: readonly number[];
  /** Whole cards, in order: the kinds that can be asked for. */
  cards: readonly string[];
}

export function contentOf(game: GameInfo, map: string): Content {
  const plan = game.content[`map_${map}.toml`] as Plan;
  const named = (game.content["rooms.toml"] as { room: Named[] }).room;
  const numbers = game.content["numbers.toml"] as { rounds: number; gas: number[] };
  const cards = (game.content["cards.toml"] as { card: { id: string }[] }).card.map((card) => card.id);
  return {
    plan,
    room: new Map(plan.room.map((room) => [room.id, room])),
    effect: new Map(named.map((room) => [room.id, room])),
    chute: new Map(plan.one_way.filter((way) => way.type === "chute").map((way) => [way.from, way.to])),
    rounds: numbers.rounds,
    gas: numbers.gas,
    cards: cards.filter((card) => !card.includes("_")),
  };
}

// --- the chronicle

const chronicles = new WeakMap<readonly Note[], Known[]>();

/** What was told so far, as the board reads it. */
export function chronicleOf(history: readonly Note[]): readonly Known[] {
  let found = chronicles.get(history);
  if (!found) {
    found = history.map(({ when, phrase }) => [when, phrase.key.replace(/^event-/, ""), Object.values(phrase.facts).map(idOf), phrase] as const);
    chronicles.set(history, found);
  }
  return found;
}

function idOf(fact: string | number | string[]): string | number {
  return typeof fact === "string" ? fact.slice(fact.indexOf(":") + 1) : Array.isArray(fact) ? fact.join() : fact;
}

export interface Meeting {
  round: number;
  room: string;
  /** fight, brawl or encounter; bombed for a hit of the bazooka. */
  meeting: string;
}

/** What was announced of rooms, newest first. */
export function meetingsIn(chronicle: readonly Known[]): Meeting[] {
  const found: Meeting[] = [];
  for (const [round, kind, facts] of chronicle) {
    if (kind === "meeting") found.push({ round, room: String(facts[0]), meeting: String(facts[1]) });
    if (kind === "bombed") found.push({ round, room: String(facts[0]), meeting: "bombed" });
  }
  return found.reverse();
}

/** The round in which each floor was gassed. */
export function gassedIn(chronicle: readonly Known[]): Map<string, number> {
  return new Map(chronicle.filter(([, kind]) => kind === "gassed").map(([round, , facts]) => [String(facts[0]), round]));
}

/** Published HP: by seat, the rounds with their numbers. */
export function publishedIn(chronicle: readonly Known[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const [round, kind, facts] of chronicle) {
    if (kind !== "hp") continue;
    const seat = String(facts[0]);
    if (!found.has(seat)) found.set(seat, new Map());
    found.get(seat)!.set(round, Number(facts[1]));
  }
  return found;
}

export interface StockSeen {
  round: number;
  count: number;
  /** What a gold bar showed, by card. */
  cards: Map<string, number>;
}

/** What a seat has learnt of the stocks: the last count it was told, and what it saw there. */
export function stocksSeen(chronicle: readonly Known[], seat: string): Map<string, StockSeen> {
  const found = new Map<string, StockSeen>();
  for (const [round, kind, facts] of chronicle) {
    const room = String(kind === "stock" || kind === "gold-saw" ? facts[0] : facts[2]);
    const who = String(facts[0]);
    const one = found.get(room);
    if (kind === "stock") found.set(room, { round, count: Number(facts[1]), cards: new Map() });
    else if (kind === "gold-saw" && one) one.cards.set(String(facts[1]), Number(facts[2]));
    else if (one && one.round === round && who === seat) {
      const change = kind === "drew" || kind === "took" ? -1 : kind === "discarded" || kind === "returned" ? 1 : 0;
      one.count += change;
      const card = String(facts[1]);
      if (change && one.cards.size > 0) one.cards.set(card, Math.max(0, (one.cards.get(card) ?? 0) + change));
    }
  }
  return found;
}

/** Rooms that a seat made free from gas for good. */
export function clearedBy(chronicle: readonly Known[], seat: string): Set<string> {
  return new Set(chronicle.filter(([, kind, facts]) => kind === "cleared" && facts[0] === seat).map(([, , facts]) => String(facts[1])));
}

export function birthOf(chronicle: readonly Known[], seat: string): string {
  return String(chronicle.find(([, kind, facts]) => kind === "birth" && facts[0] === seat)?.[2][1] ?? "");
}

/** The way of each seat in a round: the room it set out from and every room it came to. */
export function pathsIn(chronicle: readonly Known[], round: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [at, kind, facts] of chronicle) {
    if (at !== round) continue;
    if (kind === "started") found.set(String(facts[0]), [String(facts[1])]);
    else if (kind === "stepped") found.get(String(facts[0]))?.push(String(facts[1]));
  }
  return found;
}

/** Whether staying in a room hurts now, as far as the viewer knows (LK-311 to LK-313). */
export function isGasRoom(room: Room, gassed: readonly string[], cleared: ReadonlySet<string>): boolean {
  if (room.id === HELIPAD || cleared.has(room.id)) return false;
  if (room.id === WAREHOUSE) return WAREHOUSE_FLOORS.every((floor) => gassed.includes(floor));
  return gassed.includes(room.floor);
}

// --- the settlement

export const STEPS = 9;

const STEP_OF: Record<string, number> = {
  settlement: 0, surgery: 1, "no-surgery": 1, meeting: 2, "no-meeting": 2, drained: 2, gassed: 3, "no-gas": 3,
  exempt: 4, "handed-in": 4, "handed-nothing": 4, "no-hunger": 4, bombed: 5, "not-bombed": 5,
  used: 6, rolled: 6, "medicine-over": 6, revived: 7, "no-revival": 7, hp: 8, "gold-to-life": 8,
};
/** What only its own seat is told in a settlement. */
const OWN = new Set(["loss", "gain", "drained", "exempt", "you-shadow", "handed-over", "discarded"]);

/** The step of an event of the settlement, given that of the one before. */
export const stepOf = (kind: string, before: number) => STEP_OF[kind] ?? before;

export interface Told {
  step: number;
  entry: Known;
  /** Told to this seat alone. */
  own: boolean;
}

/** The settlement of a round as this seat hears it, in order; from the last one begun, if no round is named. */
export function settlementIn(chronicle: readonly Known[], seat: string, round = 0): Told[] {
  let begin = -1;
  chronicle.forEach(([at, kind], i) => {
    if (kind === "settlement" && (!round || at === round)) begin = i;
  });
  if (begin < 0) return [];
  const at = chronicle[begin]![0];
  const told: Told[] = [];
  let step = 0;
  for (const entry of chronicle.slice(begin)) {
    const [of, kind, facts] = entry;
    if (of !== at) break;
    step = stepOf(kind, step);
    const own = OWN.has(kind);
    if (own ? facts[0] === seat && seat !== "" : kind in STEP_OF || kind === "shadow") told.push({ step, entry, own });
  }
  return told;
}

// --- what can be done

export const verbOf = (choice: Wish) => choice.notation.split(":", 1)[0] ?? "";
export const argumentOf = (choice: Choice) => choice.notation.slice(choice.notation.indexOf(":") + 1);

/** Targets with what has no reference of its own: the chute leads to its lower end, and stopping means this room. */
export function meantOn(shared: Targets, view: View, sight: SeatSight, content: Content, open: boolean): Targets {
  const prompt = open && sight.prompt?.kind === "move" ? sight.prompt : null;
  const here = view.me?.room;
  if (!prompt || !here) return shared;
  const found = new Map<string, Target>(shared);
  const placeOf = (choice: Choice) => ({ slide: content.chute.get(here), stop: here })[verbOf(choice)];
  const at = (room: string): Target => found.get(`room:${room}`) ?? { reference: `room:${room}`, options: [], refused: [] };
  for (const choice of prompt.options) {
    const room = placeOf(choice);
    if (room) found.set(`room:${room}`, { ...at(room), options: [...at(room).options, choice] });
  }
  for (const refusal of prompt.refused) {
    const room = placeOf(refusal.choice);
    if (room) found.set(`room:${room}`, { ...at(room), refused: [...at(room).refused, refusal] });
  }
  return found;
}

/** What the truth of a replay says of a seat. */
export interface SeatTruth {
  genes: number[];
  hp: number;
  room: string;
  path: string[];
  hand: string[];
  order: number;
  shadow: boolean;
  vote: string;
}

export function truthOf(truth: Readonly<Record<string, unknown>> | null): Map<string, SeatTruth> {
  return new Map(Object.entries((truth?.["seat"] ?? {}) as Record<string, SeatTruth>));
}
