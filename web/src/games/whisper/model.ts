/** What the board reads from the view and the content, as types, and the questions it asks of them. */

import type { BoardProps, Note, Target, Targets } from "../../board/board";
import type { Link, RoomPlace } from "../../kit";
import type { GameInfo } from "../../server/wire";
import type { Words } from "../../words/words";
import type { View } from "./view";

export type { KillerView, LairView, OfferView, PlanView, TeamView, VictimView, View } from "./view";

/** The killer sits in the first seat. */
export const KILLER = "A";

// --- the content

export type Zone = "red" | "blue" | "green";

export interface Location extends RoomPlace {
  zone: Zone;
  symbols: readonly string[];
}

/** A way between two rooms: a passage has an id and can carry a barricade; a dotted line is open for good. */
export interface Way extends Link {
  id: string;
  dotted: boolean;
}

export interface Plan {
  rooms: readonly Location[];
  at: ReadonlyMap<string, Location>;
  ways: readonly Way[];
  /** The other end of a hidden passage. */
  hidden: ReadonlyMap<string, string>;
}

interface Mansion {
  location: (Omit<Location, "symbols"> & { symbols?: string[] })[];
  passages: string[];
  dotted: string[];
  hidden: string[];
}

export interface Numbers {
  fear: number;
  slots: number;
  keys: number;
  gears: number;
  rescue: number;
  levels: number;
  hand: number;
  own_keys: number;
}

interface CardEntry {
  id: string;
  type: string;
}

export function planOf(game: GameInfo): Plan {
  const mansion = game.content["mansion.toml"] as unknown as Mansion;
  const rooms = mansion.location.map((one) => ({ ...one, symbols: one.symbols ?? [] }));
  const way = (id: string, dotted: boolean): Way => ({ id, dotted, a: id.split("-")[0]!, b: id.split("-")[1]! });
  const ends = mansion.hidden.map((id) => id.split("-") as [string, string]);
  return {
    rooms,
    at: new Map(rooms.map((room) => [room.id, room])),
    ways: [...mansion.passages.map((id) => way(id, false)), ...mansion.dotted.map((id) => way(id, true))],
    hidden: new Map(ends.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])),
  };
}

export const numbersOf = (game: GameInfo) => game.content["numbers.toml"] as unknown as Numbers;

/** Of what type a killer card is: instant, boost, long-term, attack. */
export function typeOfCard(game: GameInfo, card: string): string {
  const decks = Object.values(game.content) as { card?: CardEntry[] }[];
  return decks.flatMap((deck) => deck.card ?? []).find((one) => one.id === card)?.type ?? "";
}

/** Where several rooms meet: those next to a room. */
export function neighbours(plan: Plan, room: string): string[] {
  return plan.ways.flatMap((way) => (way.a === room ? [way.b] : way.b === room ? [way.a] : []));
}

// --- the view

/** The letters on a figure: two of an alphabet, one of Han. */
export function initials(name: string): string {
  const last = name.split(" ").at(-1) ?? name;
  const letters = [...last];
  return letters.slice(0, /^[\u3400-\u9fff]/.test(last) ? 1 : 2).join("");
}

/** The seat whose shape and colour a victim has: by its slot, so that three in one hand differ; two letters fit into each. */
export const tokenOf = (slot: number) => "BED"[slot - 1] ?? "B";

/** Where something named by zone stands on the board: in all its rooms. */
export function meantOn(plan: Plan, targets: Targets): Targets {
  const zones = ["red", "blue", "green"].flatMap((zone) => {
    const target = targets.get(`zone:${zone}`);
    return target ? [[zone, target] as const] : [];
  });
  if (zones.length === 0) return targets;
  const found = new Map<string, Target>(targets);
  for (const [zone, target] of zones) {
    for (const room of plan.rooms) {
      const reference = `location:${room.id}`;
      if (room.zone === zone && !found.has(reference)) found.set(reference, { ...target, reference });
    }
  }
  return found;
}

/** What a position says of a victim. */
interface VictimTruth {
  place: string;
  items: string[];
  keys: number;
  acted: boolean;
}

/** What a position says beyond what everybody sees, as far as the board draws it. */
interface Truth {
  victim: Readonly<Record<string, VictimTruth>>;
  place: string;
  hand: string[];
  played: string[];
  pile: string[];
  noise: string[];
  trap: string;
  trap_bonus: number;
  gears: number;
  rescue: number;
  keys: number;
  items: string[];
  discard: string[];
  drawn: string[];
}

const NOWHERE = "nowhere";

/** In a replay of the truth: what both sides know, as one view. Otherwise what the viewer is shown. */
export function wholeView({ view, truth, mode, seat }: Pick<BoardProps<View>, "view" | "truth" | "mode" | "seat">): View {
  if (mode !== "replay" || seat || !truth || view.team || view.victims.length === 0) return view;
  const whole = truth as unknown as Truth;
  const victims = view.victims.map((one) => {
    const { place, items, keys, acted } = whole.victim[one.victim]!;
    return { ...one, place, items, keys, acted };
  });
  const { gears, rescue, keys, noise, trap, trap_bonus, discard, drawn, place, hand, played } = whole;
  const team = { gears, rescue, keys, noise, trap: trap === NOWHERE ? "" : trap, trap_bonus, items: whole.items.length, discard, drawn, repaired: false, drill: false, offer: null, plans: [], taken: [] };
  return { ...view, victims, team, lair: { place, hand, played, pile: whole.pile.length, steps: 0, chosen: "" } };
}

// --- what was told

export const kindOf = (heard: { phrase: { key: string } }) => heard.phrase.key.replace(/^event-/, "");

/** A fact of what was told, without its kind: "anna" of "victim:anna". */
export function factOf(heard: { phrase: { facts: Readonly<Record<string, unknown>> } }, name: string): string {
  return String(heard.phrase.facts[name] ?? "").replace(/^[a-z]+:/, "");
}

const KILLERS_WAY = new Set(["went", "placed", "revealed", "stalked"]);

/** Where the night begins for each victim and for the killer ("killer"). */
export function startsOf(plan: Plan, victims: View["victims"]): Map<string, string> {
  const at = (symbol: string) => plan.rooms.find((room) => room.symbols.includes(symbol))?.id ?? plan.rooms[0]!.id;
  return new Map([...victims.map(({ victim }) => [victim, at("main-exit")] as const), ["killer", at("secret-exit")]]);
}

/** Who went where: by round the rooms of each victim and of the killer, beginning where they were before. */
export function pathsOf(history: readonly Note[], starts: ReadonlyMap<string, string>): Map<number, Map<string, string[]>> {
  const rounds = new Map<number, Map<string, string[]>>();
  const last = new Map(starts);
  let round = 0;
  const open = () => {
    const paths = new Map<string, string[]>([...last].map(([who, at]) => [who, [at]]));
    rounds.set(round, paths);
    return paths;
  };
  let paths = open();
  for (const note of history) {
    const kind = kindOf(note);
    if (kind === "round") {
      round = Number(note.phrase.facts["round"]);
      paths = open();
      continue;
    }
    const who = kind === "stepped" ? factOf(note, "victim") : KILLERS_WAY.has(kind) ? "killer" : "";
    if (!who) continue;
    const at = factOf(note, "location");
    const path = paths.get(who) ?? [];
    if (path.at(-1) !== at) path.push(at);
    paths.set(who, path);
    last.set(who, at);
  }
  return rounds;
}

/** The victims of a seat. */
export const victimsOf = (view: View, seats: string) => view.victims.filter((one) => seats.includes(one.seat));

/** "wounded, 1 fear", or that all is well. */
export function stateOf(one: View["victims"][number], words: Words): string {
  const parts = [words.say(`board-condition-${one.condition}`)];
  if (one.condition === "healthy" || one.condition === "wounded") parts.push(words.say("board-fear", { count: one.fear }));
  if (one.charmed) parts.push(words.ref("item:charm"));
  return words.list(parts);
}
