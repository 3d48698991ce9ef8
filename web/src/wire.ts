// Made by tools/wire_types.py from src/gloam/server/protocol.py: change that, not this.

/** A message key with its facts, ready to be put into any language. */
export interface Phrase {
  key: string;
  rule: string;
  facts: Record<string, string | number | string[]>;
}

/** How a game ended: the rules that ended it, who won, and each winner's own rule. */
export interface Outcome {
  rules: string[];
  winners: number[];
  reasons: Record<string, string>;
}

/** The full reveal. */
export interface Ending {
  outcome: Outcome;
  truth: Record<string, unknown>;
  decisions: number;
}

/** An event told to this viewer. `n` counts this viewer's events; `seq` is the table entry that caused it. */
export interface Heard {
  n: number;
  seq: number;
  phrase: Phrase;
  private: boolean;
}

/** An option as its seat sees it: the number to hand in, its notation, and its words. */
export interface Choice {
  option: number;
  notation: string;
  phrase: Phrase;
}

/** What a mind would do in this seat, from this seat's view. */
export interface Hint {
  choice: Choice;
  mind: string;
  reason: Phrase;
}

/** A line of talk. */
export interface Line {
  n: number;
  at: number;
  seat: string;
  name: string;
  channel: string;
  text: string;
}

/** A choice that somebody might think of but that the rules refuse, with the reason. */
export interface Refusals {
  choice: Choice;
  reason: Phrase;
}

/** A decision as its own seat sees it. */
export interface Prompt {
  kind: string;
  rule: string;
  options: Choice[];
  refused: Refusals[];
}

/** A decision as the others see it: who is asked what, as far as that is public. */
export interface Waiting {
  seat: string;
  kind: string;
}

/** All that one seat (or, as seat "", a spectator) is shown at a moment. Nothing else may reach it. */
export interface Sight {
  seat: string;
  view: unknown;
  prompt: Prompt | null;
  interrupts: Choice[];
  waiting: Waiting[];
  resolving: boolean;
  outcome: Outcome | null;
  own: string[];
}

/** The game after decision number `at`: what a seat saw then, the truth now, and what was told by this decision. */
export interface ReplayMoment {
  at: number;
  of: number;
  decision: string;
  sight: Sight;
  truth: Record<string, unknown>;
  events: Phrase[];
}

/** A seat as everybody sees it. `clock` is what is left of a game clock. */
export interface SeatInfo {
  seat: string;
  holder: "free" | "human" | "mind";
  name: string;
  mind: string;
  online: boolean;
  clock: number | null;
}

/** How a table is run. `seconds` is for the clock: per decision, or per player and game. */
export interface Settings {
  clock: "decision" | "game" | "none";
  seconds: number;
  undo: boolean;
  hints: boolean;
  listed: boolean;
  talk: boolean;
  window: number;
  pace: number;
}

/** A table as everybody sees it. `deadline` is when a clock decides or a private window closes. */
export interface TableInfo {
  table: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  options: Record<string, boolean | number | string>;
  settings: Settings;
  seq: number;
  deadline: number | null;
  made: number;
}

/** What the token of this request may do. */
export interface You {
  seat: string;
  host: boolean;
}

/** Everything this viewer needs to go on from `since`: the table, its own sight, what it has heard since then. */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  table: TableInfo;
  you: You;
  sight: Sight | null;
  ask: number;
  undo: boolean;
  held: boolean;
  events: Heard[];
  talk: Line[];
  channels: string[];
}

/** A table to be made. `seat` is where the maker sits ("" for anywhere, "-" for nowhere: a TV or a judge). */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  mind: string;
  seat: string;
  start: boolean;
}

/** What the maker of a table gets: keep `host`; give `join` to friends, `watch` to onlookers and the TV. */
export interface Keys {
  table: string;
  host: string;
  join: string;
  watch: string;
  seat: string;
  token: string;
}

/** Take a free seat, with a join or host token; "" takes the first free one. */
export interface Sit {
  name: string;
  seat: string;
}

/** The seat taken and the token that holds it. */
export interface Seated {
  table: string;
  seat: string;
  token: string;
}

/** Let a mind play a seat; "" takes the game's best. */
export interface PutMind {
  mind: string;
}

/** An open table in the lobby. `join` is its public join token: a listed table is open to everybody. */
export interface ListedTable {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  phase: "over" | "playing" | "waiting";
  join: string;
}

/** The request with this id is on disk as table entry `seq`; said again for a repeated id. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** The rules refuse the choice; nothing has changed. Told to this seat alone. */
export interface Refused {
  type: "refused";
  id: string;
  reason: Phrase;
}

/** The request could not be taken: `stale`, `not-allowed`, `too-fast`, `bad-request`, `gone`, `unavailable`. */
export interface Failed {
  type: "failed";
  code: string;
  message: string;
  id: string;
}

/** Answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The first message of a WebSocket; `token` "" watches a listed table. `since` is the last `seq` seen. */
export interface Hello {
  type: "hello";
  token: string;
  since: number;
}

/** Answer question number `ask`, or take an interrupt (`ask` 0), with an option in notation (`attack:B`). */
export interface Decide {
  type: "decide";
  id: string;
  option: string;
  ask: number;
}

/** Take the last decision back, if the table allows it and nothing hidden was shown since. */
export interface TakeBack {
  type: "undo";
  id: string;
}

/** Say something on a channel. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  channel: string;
}

/** Keeps a connection alive. */
export interface Ping {
  type: "ping";
}

export interface SwitchInfo {
  key: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  rules: string[];
}

export interface SectionInfo {
  id: string;
  rules: string[];
}

/** A game in the lobby. Words come from /text/{language}/{game}.ftl. */
export interface GameInfo {
  id: string;
  seats: number[];
  switches: SwitchInfo[];
  minds: string[];
  rulebook: SectionInfo[];
  content: Record<string, unknown>;
}

export type ServerMessage = Update | Accepted | Refused | Failed | Pong;

export type ClientMessage = Hello | Decide | TakeBack | Say | Ping;
