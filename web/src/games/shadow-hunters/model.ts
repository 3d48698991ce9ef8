/** What the board reads from the view and the content files, as types, and the questions it asks of them. */

import type { Targets } from "../../board/board";
import type { SeatSight, Wish } from "../../board/options";
import type { GameInfo, Heard, RefusedChoice } from "../../server/wire";
import type { SeatView, View } from "./view";

export type { SeatView, View } from "./view";

export type Deck = "hermit" | "white" | "black";
export type Side = "hunter" | "shadow" | "neutral";

export const DECKS: readonly Deck[] = ["hermit", "white", "black"];
export const HIDDEN = "hidden";
export const OFF = "off";

export interface Role {
  id: string;
  side: Side;
  hp: number;
}

export interface Card {
  id: string;
  deck: Deck;
  kind: string;
  effect: string;
}

export interface Content {
  /** The totals that lead to an area. */
  numbers: ReadonlyMap<string, readonly number[]>;
  /** Slots that share an attack range. */
  pairs: readonly (readonly [number, number])[];
  roles: readonly Role[];
  role: ReadonlyMap<string, Role>;
  card: ReadonlyMap<string, Card>;
  /** The highest number of hit points: where the damage track ends. */
  most: number;
}

interface AreasFile {
  pairs: [number, number][];
  area: { id: string; numbers: number[] }[];
}
interface CardsFile {
  card: { id: string; kind?: string; effect?: string }[];
}

/** The content files of the game, ready for drawing. */
export function contentOf(game: GameInfo): Content {
  const areas = game.content["areas.toml"] as AreasFile;
  const roles = (game.content["roles.toml"] as { role: Role[] }).role;
  const card = new Map<string, Card>();
  for (const deck of DECKS) {
    for (const one of (game.content[`${deck}.toml`] as CardsFile).card) {
      card.set(one.id, { id: one.id, deck, kind: one.kind ?? "", effect: one.effect ?? "" });
    }
  }
  return {
    numbers: new Map(areas.area.map((area) => [area.id, area.numbers])),
    pairs: areas.pairs,
    roles,
    role: new Map(roles.map((role) => [role.id, role])),
    card,
    most: Math.max(...roles.map((role) => role.hp)),
  };
}

/** The area that shares its attack range with this one. */
export function partnerOf(area: string, layout: readonly string[], content: Content): string {
  const slot = layout.indexOf(area);
  const pair = content.pairs.find((one) => one.includes(slot));
  return pair ? (layout[pair[0] === slot ? pair[1] : pair[0]] ?? "") : "";
}

/** How much of a seat's character the viewer may be shown now. */
export type Known =
  | { how: "certain"; role: string }
  | { how: "possible"; roles: readonly string[] }
  | { how: "covered" };

interface Watching {
  seat: string;
  peeked: boolean;
  mode: "play" | "screen" | "replay";
}

/**
 * A character is certain when it lies open, when it is mine and uncovered, or when only one is possible. What I alone
 * know of others is covered with my own card: it would tell the neighbour what I have read.
 */
export function knownOf(one: SeatView, watching: Watching): Known {
  const mine = one.seat === watching.seat;
  const covered = watching.mode === "play" && watching.seat !== "" && !watching.peeked;
  if (one.revealed) return { how: "certain", role: one.role };
  if (mine && covered) return { how: "covered" };
  if (one.role !== HIDDEN && !covered) return { how: "certain", role: one.role };
  if (covered) return { how: "covered" };
  const [only] = one.may_be;
  if (only !== undefined && one.may_be.length === 1) return { how: "certain", role: only };
  return { how: "possible", roles: one.may_be };
}

/** The real character of a seat, from the truth of a replay or of the end. */
export function truthOf(truth: Readonly<Record<string, unknown>> | null, seat: string): string {
  const seats = truth?.["seat"] as Record<string, { role?: string }> | undefined;
  return seats?.[seat]?.role ?? "";
}

/** Who may still be this character, as far as what is shown goes: seats by how they are known. */
export function bearers(role: string, seats: readonly SeatView[], watching: Watching): { certain: string[]; possible: string[]; unknown: boolean } {
  const certain: string[] = [];
  const possible: string[] = [];
  let unknown = false;
  for (const one of seats) {
    const known = knownOf(one, watching);
    if (known.how === "certain" && known.role === role) certain.push(one.seat);
    else if (known.how === "possible" && known.roles.includes(role)) possible.push(one.seat);
    else if (known.how === "covered") unknown = true;
  }
  return { certain, possible, unknown };
}

/** Dice on the table: those of the roll told last. */
export interface Roll {
  n: number;
  who: string;
  d4: number;
  d6: number;
  total: number;
}

/** The last roll among events, null if there is none. */
export function rollIn(events: readonly Heard[]): Roll | null {
  for (const event of [...events].reverse()) {
    const { key, facts } = event.phrase;
    if (!/^event-(move-roll|attack-roll|masamune-roll|dynamite-roll|roll-d6|roll-d4)$/.test(key)) continue;
    const d4 = Number(facts["d4"] ?? 0);
    const d6 = Number(facts["d6"] ?? 0);
    const total = Number(facts["total"] ?? facts["base"] ?? d4 + d6);
    return { n: event.n, who: String(facts["who"] ?? "").replace("seat:", ""), d4, d6, total };
  }
  return null;
}

/** Who holds a Hermit card that is on its way, as everybody sees it: "" if nobody does. */
export function hermitHolder(sight: SeatSight): string {
  return sight.waiting.find((one) => one.kind === "hand" || one.kind === "hermit")?.seat ?? "";
}

/** Things of this board that no reference of the game names, for choices without an argument. */
export const DICE = "dice:roll";
export const FIRST = "dice:first";
export const SECOND = "dice:second";

const PLAIN: Record<string, string> = { roll: DICE, "roll-twice": "card:mystic_compass", first: FIRST, second: SECOND };

/**
 * By reference, what may be done. To what the shared parts find this adds choices that name nothing but plainly mean a
 * thing on this table: rolling means the dice, rolling twice my Compass, using the area the one I stand in.
 */
export function meantOn(view: View, sight: SeatSight, targets: Targets, mode: string): Targets {
  const question = sight.prompt;
  const me = view.seats.find((one) => one.seat === sight.seat);
  if (mode !== "play" || !question || !me || !["move", "attack-roll", "result", "use"].includes(question.kind)) return targets;
  const found = new Map<string, { reference: string; options: Wish[]; refused: RefusedChoice[] }>();
  for (const [reference, target] of targets) {
    found.set(reference, { reference, options: [...target.options], refused: [...target.refused] });
  }
  for (const choice of question.options) {
    const reference = choice.notation === "use" ? `area:${me.area}` : PLAIN[choice.notation];
    if (reference === undefined) continue;
    const target = found.get(reference) ?? { reference, options: [], refused: [] };
    target.options.push(choice);
    found.set(reference, target);
  }
  return found;
}
