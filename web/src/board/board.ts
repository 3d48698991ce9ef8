/**
 * What a game's board is to the client, and how it is found.
 *
 * A game may bring a folder `games/<id>/` with a `board.tsx` that exports `board: BoardModule`. It draws what its view
 * holds and asks for nothing else: seats, hand, log, decision bar, refusals, chat, clocks, replay and rulebook are
 * shared. A `picture.tsx` that exports `Picture` is its picture in the lobby. A game of somebody else's package may bring
 * a board as a plain module (`kit/brought.ts`). All others get the generic board, made from the references in their view
 * and options.
 */

import type { ComponentType } from "preact";
import type { Notebook } from "../keeping/notebook";
import type { Question, SeatSight, Target, Targets, Wish } from "./options";
import type { Walk, Walks } from "./ways";
import type { GameInfo, Heard, OpenPage, Phrase, RefusedChoice, TableInfo } from "../server/wire";
import type { Words } from "../words/words";

/** Something that was told, and when, as the game counts: in which round or turn. */
export interface Note {
  readonly when: number;
  readonly phrase: Phrase;
}

export type Mode = "play" | "screen" | "replay";

/** A shade over things of the board that says how likely a mind holds something: 0 to 1, by reference. */
export interface Belief {
  /** What is believed, in words: the legend. */
  readonly title: string;
  readonly shades: ReadonlyMap<string, number>;
}

export interface BoardProps<View = unknown> {
  /** What this viewer is shown: `sight.view`, typed. */
  readonly view: View;
  readonly sight: SeatSight;
  /** The table with its seats and settings; null in a replay of a record. */
  readonly table: TableInfo | null;
  /** Seats, switches and the content files of the game (`content["areas.toml"]`). */
  readonly game: GameInfo;
  /** Words in the language of this player: `words.say(key, {...})`, `words.ref("area:church")`. */
  readonly words: Words;
  /** The seat through which I look; "" for a spectator or the table screen. */
  readonly seat: string;
  /** All seats that are mine, as letters. */
  readonly seats: string;
  /** The name of who sits in a seat. */
  readonly name: (seat: string) => string;
  /** By reference ("seat:B", "area:church", "card:axe"): what may be done with it now, or why not. */
  readonly targets: Targets;
  /** By reference: the ways to places that can be got to in one go. */
  readonly walks: Walks;
  /** Go one of them. */
  readonly walk: (walk: Walk) => void;
  /** By notation: what a choice costs, whom it touches, what may be rolled or drawn. Nothing while secrets are covered. */
  readonly previews: Question["previews"];
  /** The notations of choices that can be taken back; null where the screen may not say. */
  readonly plans: Question["plans"];
  /** Hand a choice in. */
  readonly choose: (choice: Wish) => void;
  /** How choosing a thing that is not offered would be written; "" where the question is about nothing like it. */
  readonly wish: (reference: string) => string;
  /** Ask why something is not offered, in notation: the reason is told, and nothing happens. */
  readonly why: (option: string) => void;
  /** Say why a choice is refused. */
  readonly explain: (refusal: RefusedChoice) => void;
  /** What a click on a thing means: choose its only option, offer several, or explain a refusal. */
  readonly pick: (reference: string) => void;
  /** Whether the player has uncovered their secrets. Draw a card back while false; always false on a table screen. */
  readonly peeked: boolean;
  readonly setPeeked: (on: boolean) => void;
  readonly mode: Mode;
  /** The whole truth, in a replay or after the end; null before. */
  readonly truth: Readonly<Record<string, unknown>> | null;
  /** A belief to draw: in a replay, and at a table that allows the aid. */
  readonly belief: Belief | null;
  /** The sealed pages that this viewer may read, with what a board draws of them; those in `sight.own` are covered. */
  readonly pages: readonly OpenPage[];
  /** All that this viewer was told so far, oldest first; everything that was told to anybody once the game is over. */
  readonly history: readonly Note[];
  /** The player's own notes and marks; null where there is nobody to write them. */
  readonly notebook: Notebook | null;
  /** The events told last, newest last: what to set in motion. */
  readonly events: readonly Heard[];
  /** True when nothing may move: the system's or the player's wish. */
  readonly still: boolean;
  /** Open the rulebook at a rule. */
  readonly openRule: (rule: string) => void;
}

export interface SeatProps<View = unknown> extends BoardProps<View> {
  /** The seat to tell about. */
  readonly of: string;
}

export interface FormProps<View = unknown> extends BoardProps<View> {
  /** The open question. */
  readonly question: Question;
  /** True while a choice is on its way: nothing can be handed in. */
  readonly busy: boolean;
}

export interface SubjectProps<View = unknown> extends BoardProps<View> {
  /** What to draw: `card:bat`, `role:emi`. */
  readonly reference: string;
}

export interface BoardModule<View = unknown> {
  readonly Board: ComponentType<BoardProps<View>>;
  /** My secrets, shown beside the question while uncovered: role, hand. */
  readonly Hand?: ComponentType<BoardProps<View>>;
  /** What it is called where it holds no secrets; "" where it does. */
  readonly handName?: (board: BoardProps<View>) => string;
  /** The picture of a thing that a question is about, or of who one is in the opening. Its name and words stand beside it. */
  readonly Subject?: ComponentType<SubjectProps<View>>;
  /** A line or two of public state in the list of seats. */
  readonly SeatState?: ComponentType<SeatProps<View>>;
  /** Stands in the decision bar in place of the options, for questions of `formKinds`: too many to list, or linked. */
  readonly Form?: ComponentType<FormProps<View>>;
  readonly formKinds?: ReadonlySet<string>;
  /** Marks of the player's own, above the notes. */
  readonly Notebook?: ComponentType<BoardProps<View>>;
  /** What we wait for when nobody is publicly asked, in one sentence; "" where the game has nothing to say. */
  readonly waiting?: (board: BoardProps<View>) => string;
  /** False for a game in which nothing can be done out of turn. */
  readonly interrupts?: boolean;
  /**
   * The number of the first event that the board has yet to tell; the log and the announcer wait with it and with all
   * that follow. Infinity when nothing waits. It is asked whenever the page is drawn, and when a signal it reads changes.
   */
  readonly heldFrom?: (board: BoardProps<View>, events: readonly Heard[]) => number;
  /**
   * What others do to me and nobody should miss, by kind of event (`damage`): in which of its facts I have to stand.
   * It shows as a notice, unless my own answer brought it about.
   */
  readonly notices?: Readonly<Record<string, readonly string[]>>;
  /** Choices that cannot be undone and deserve a second press, by verb. */
  readonly confirm?: ReadonlySet<string>;
  /**
   * How a belief is asked for: by what is in question ("Where is B?", shading the answers on the board) or by answer
   * ("Who is the Vampire?", shading what is in question).
   */
  readonly believes?: "question" | "answer";
}

export type { Target, Targets };

const folders = import.meta.glob<{ board: BoardModule<never> }>("../games/*/board.tsx");

/** The board of a game: of a folder here, or brought by the game's package, or the generic one. */
export async function loadBoard(game: GameInfo): Promise<BoardModule> {
  const own = folders[`../games/${game.id}/board.tsx`];
  if (!own && game.board) return (await import("../kit/brought")).broughtBoard(game);
  const load = own ?? folders["../games/generic/board.tsx"];
  if (!load) throw new Error("the generic board is missing");
  // A module is typed by its own view; the registry cannot know which.
  return (await load()).board as unknown as BoardModule;
}
