// Made by tools/wire_types.py from src/gloam/server/protocol.py: change that, not this.

/** A message key with its facts, ready to be put into any language. */
export interface Phrase {
  key: string;
  rule: string;
  facts: Record<string, string | number | string[]>;
}

/** Who a seat is, in a sentence, and how it wins, in another; `picture` is the reference of what to show with it, */
export interface Opening {
  who: Phrase;
  goal: Phrase | null;
  picture: string;
  secret: boolean;
}

/** An outcome as it is shown, by seat letter: the rules that ended the game, the winners, each winner's own rule. */
export interface Result {
  rules: string[];
  winners: string;
  reasons: Record<string, string>;
  shared: boolean;
  scores: Record<string, number> | null;
  ranks: Record<string, number> | null;
}

/** Who sat in a seat in the end: a person by name, a mind by name, or nobody. */
export interface AccountSeat {
  seat: string;
  name: string;
  mind: string;
}

/** A decision as it was written down, and when it was taken. */
export interface AccountLine {
  at: number;
  seat: string;
  option: string;
}

/** A table as its log describes it. `missing` says what can't be told or done here, and why; "" for nothing. */
export interface Account {
  table: string;
  game: string;
  made: number;
  touched: number;
  phase: string;
  seats: AccountSeat[];
  decisions: AccountLine[];
  outcome: Result | null;
  missing: string;
  cause: "" | "content" | "game" | "log" | "replaced" | "rules";
  campaign: string;
  again: boolean;
  next: string;
  record: "after-again" | "after-end" | "never" | "now";
  differs: Phrase | null;
}

/** An event told to this viewer. `n` counts this viewer's events; `seq` is the table entry that caused it. */
export interface Heard {
  n: number;
  seq: number;
  phrase: Phrase;
  private: boolean;
  when: number;
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

/** What has changed since the last update or change on this connection, for whoever asked for changes. */
export interface Change {
  type: "change";
  seq: number;
  now: number;
  set?: Record<string, unknown>;
  splice?: Record<string, [number, number, unknown[]]>;
  events?: Heard[];
  talk?: Line[];
}

/** What was told, when (as the game counts) and to whom: letters of seats, "" for everybody. */
export interface Told {
  when: number;
  audience: string;
  phrase: Phrase;
}

/** Something that decided the game: by which decision it came about, and what was told. */
export interface Moment {
  at: number;
  when: number;
  phrase: Phrase;
}

/** The full reveal, with all that was told to anybody. `goes_on`: this was a session of a campaign, and another can */
export interface Ending {
  outcome: Result;
  truth: Record<string, unknown>;
  decisions: number;
  history: Told[];
  goes_on: boolean;
  verdicts: Record<string, Phrase>;
  who: Record<string, string[]>;
  moments: Moment[];
  story: Phrase[];
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

/** A choice that somebody might think of but that the rules refuse, with the reason. */
export interface RefusedChoice {
  choice: Choice;
  reason: Phrase;
}

/** The last step of a way to a place, by references: what it leads `to`, by which option in notation, and the place */
export interface Way {
  to: string;
  option: string;
  before: string;
}

/** A decision as its own seat sees it. `ways` are the places it can get to by answering one after the other, nearest */
export interface Prompt {
  seat: string;
  kind: string;
  rule: string;
  options: Choice[];
  refused: RefusedChoice[];
  ways: Way[];
  about: Record<string, string | number | string[]>;
  plans: string[];
  previews: Record<string, Phrase[]>;
  shows: string[] | null;
}

/** What a seat may do although nobody waits for it: a choice, and whose. */
export interface Interrupt {
  seat: string;
  option: number;
  notation: string;
  phrase: Phrase;
}

/** A decision as the others see it: who is asked what, as far as they may know. */
export interface Waiting {
  seat: string;
  kind: string;
}

/** What a seat wants where several decide together. */
export interface Proposal {
  seat: string;
  choice: Choice;
}

/** All that the holder of some seats (of none: a spectator) is shown at a moment. Nothing else may reach them. */
export interface Sight {
  seats: string;
  view: unknown;
  prompts: Prompt[];
  interrupts: Interrupt[];
  waiting: Waiting[];
  proposals: Proposal[];
  resolving: boolean;
  outcome: Result | null;
  own: string[];
  pages: string[];
  anytime: Interrupt[];
  known: string;
}

/** The game after decision number `at`: what some seats saw then, the truth, and what was told by this decision. */
export interface ReplayMoment {
  at: number;
  of: number;
  decision: string;
  sight: Sight;
  truth: Record<string, unknown>;
  events: Phrase[];
  shades: Record<string, Record<string, Record<string, number>>>;
  history: Told[];
}

/** Somebody asks for a seat of a running game: who, the people who have agreed, and those whose word is needed. */
export interface Wish {
  person: number;
  name: string;
  agreed: number[];
  needed: number[];
}

/** A seat as everybody sees it. `clock` is what is left of a game clock. */
export interface SeatInfo {
  seat: string;
  holder: "free" | "human" | "mind";
  person: number;
  name: string;
  mind: string;
  online: boolean;
  clock: number | null;
  before: string[];
  wish: Wish | null;
  opposed: string;
}

/** How a table is run. `seconds` is for the clock: per decision, or per player and game. */
export interface Settings {
  clock: "decision" | "game" | "none";
  seconds: number;
  undo: boolean;
  hints: boolean;
  beliefs: boolean;
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
  each: number;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  seq: number;
  deadline: number | null;
  made: number;
  campaign: string;
  next: string;
  position: boolean;
}

/** What the token of this request may do: the letters of the seats it holds, and whose it is. */
export interface You {
  seats: string;
  side: string;
  person: number;
  host: boolean;
}

/** Everything this viewer needs to go on from `since`: the table, its own sight, what it has heard since then. */
export interface Update {
  type: "update";
  seq: number;
  since: number;
  now: number;
  table: TableInfo;
  you: You;
  sight: Sight | null;
  asks: Record<string, number>;
  held: string;
  undo: string;
  stands: string;
  events: Heard[];
  talk: Line[];
  channels: Record<string, string[]>;
  shades: Record<string, Record<string, number>> | null;
}

/** A position as scenarios write it, and which of its cases: "" for the first. */
export interface WrittenPosition {
  text: string;
  case: string;
}

/** A table to be made. `seat` is where the maker sits: one letter, several where the game lets one person hold */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  mind: string;
  seat: string;
  start: boolean;
  key: string;
  position: WrittenPosition | null;
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

/** Take a free seat; "" takes the first free one. While the game is on, ask for a seat, whoever plays it. */
export interface Sit {
  name: string;
  seat: string;
  key: string;
}

/** The seat taken, who took it, and the token that holds all seats of this person. */
export interface Seated {
  table: string;
  seat: string;
  person: number;
  token: string;
  waits: boolean;
}

/** Yes or no to who asks for a seat; who asked says no to take it back. */
export interface Agree {
  agree: boolean;
}

/** Hand a seat over to another person at the table. */
export interface Hand {
  person: number;
}

/** Let a mind play a seat; "" takes the game's best. */
export interface PutMind {
  mind: string;
}

/** The same people play the same game once more, at a new table; with `rotate` everybody moves one seat on. */
export interface PlayAgain {
  rotate: boolean;
}

/** The table at which it goes on. Whoever has a token of the old table opens the new one with it. */
export interface NextTable {
  table: string;
}

/** How a table stands, for whoever keeps a link to it: whether this viewer is asked now, the names of those of whom */
export interface TableStatus {
  table: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  mine: boolean;
  asked: string[];
  free: number;
  touched: number;
  outcome: Result | null;
  next: string;
  position: boolean;
}

/** An open table in the lobby. `join` is its public join token: a listed table is open to everybody. `position`: it */
export interface ListedTable {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  phase: "over" | "playing" | "waiting";
  join: string;
  position: boolean;
}

/** A campaign to be founded. With `file`, a campaign file as the terminal keeps it, it goes on from there. */
export interface NewCampaign {
  game: string;
  name: string;
  file: Record<string, unknown> | null;
}

/** The campaign, and the token of its owner, which opens all of theirs. */
export interface CampaignKey {
  campaign: string;
  token: string;
}

/** The next session of a campaign, as a table to be made: see NewTable. People, seats and options may be others than */
export interface NewSession {
  seats: number;
  name: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  mind: string;
  seat: string;
  start: boolean;
  again: boolean;
}

/** A session of a campaign: its table, whether it is `open`, `over`, or was `left` for another, and how it ended. */
export interface SessionInfo {
  number: number;
  table: string;
  state: "left" | "open" | "over";
  seats: number;
  made: number;
  touched: number;
  outcome: Result | null;
}

/** A campaign as its owner sees it. `ready`: the next session can begin; `playing`: one is not over; `over`: the */
export interface CampaignInfo {
  campaign: string;
  game: string;
  name: string;
  made: number;
  touched: number;
  state: "over" | "playing" | "ready";
  sessions: SessionInfo[];
  missing: string;
  why: Phrase | null;
}

/** The request with this id is on disk as table entry `seq`; said again for a repeated id. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  done: number;
  stopped: Phrase | null;
}

/** The rules refuse the choice; nothing has changed. Told to this seat alone. */
export interface RefusedRequest {
  type: "refused";
  id: string;
  reason: Phrase;
}

/** Why a choice is not open to a seat now; null if it is. Nothing has changed. */
export interface WhyNot {
  type: "reason";
  id: string;
  reason: Phrase | null;
}

/** The request could not be taken: `stale`, `not-allowed`, `too-fast`, `full`, `bad-request`, `bad-position`, */
export interface Failed {
  type: "failed";
  code: string;
  message: string;
  id: string;
  wait: number;
}

/** Answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A person's own notes and board marks. Whoever writes them gives a word of its own in `by`, and knows the echo. */
export interface Notes {
  type: "notes";
  text: string;
  marks: Record<string, unknown>;
  by: string;
}

/** The first message of a WebSocket; `token` "" watches a listed table. `since` is the last `seq` seen, and `side` */
export interface Hello {
  type: "hello";
  token: string;
  since: number;
  side: string | null;
  changes: boolean;
}

/** Answer question number `ask`, or take an interrupt (`ask` 0), with an option in notation (`attack:B`). */
export interface Decide {
  type: "decide";
  id: string;
  option: string;
  then: string[];
  ask: number;
  seat: string;
}

/** Ask why an option, listed or not, is not open to a seat. It is a question: nothing happens. */
export interface Why {
  type: "why";
  id: string;
  option: string;
  seat: string;
}

/** Take the last decision back, if the table allows it and it is something still being put together. */
export interface TakeBack {
  type: "undo";
  id: string;
  seat: string;
}

/** Say something on a channel. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  channel: string;
  seat: string;
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

/** A game in the lobby: its name and what it is about, by language, for how many it is, which minds play it, whether */
export interface GameCard {
  id: string;
  name: Record<string, string>;
  pitch: Record<string, string>;
  seats: number[];
  minds: string[];
  campaigns: boolean;
  minutes: [number, number];
  people: [number, number];
}

/** A game for its tables. Words come from /text/{language}/{game}.ftl; `content` is what everybody may see of it. */
export interface GameInfo {
  id: string;
  seats: number[];
  switches: SwitchInfo[];
  minds: string[];
  rulebook: SectionInfo[];
  content: Record<string, unknown>;
  moments: Record<string, string>;
  board: string;
  style: string;
}

/** A sealed page of a game that is open to whoever asked: its words, as Fluent, and its content if it has any. */
export interface OpenPage {
  page: string;
  text: string;
  content: Record<string, unknown> | null;
}

export type ServerMessage = Update | Change | Accepted | RefusedRequest | WhyNot | Failed | Notes | Pong;

export type ClientMessage = Hello | Decide | Why | TakeBack | Say | Ping;
