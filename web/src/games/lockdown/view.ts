// Made by tools/view_types.py from the view of lockdown: change that, not this.

/**
 * What only the player himself knows of himself.
 *
 * `stock` is the number of cards in the stock of his room, -1 where he is not told, `looking` what a gold bar shows of
 * it, `supply` and `left` what lies at the Helipad before him, `drawn` what he may keep of a draw at the Junkyard.
 */
export interface OwnView {
  room: string;
  start: string;
  path: string[];
  steps: number;
  hp: number;
  shadow: boolean;
  drained: number;
  force: number;
  speed: number;
  load: number;
  effective_force: number;
  armed: boolean;
  hand: string[];
  order: number;
  ready: boolean;
  votes: number;
  stock: number;
  looking: string[];
  supply: string[];
  left: string[];
  drawn: string[];
}

/** The offer the viewer is writing. */
export interface DraftView {
  addressee: string;
  given: string[];
  wanted: string[];
  swap: boolean;
}

/**
 * One player as everybody sees him: `hp` as last published, `order` 0 until his turn has begun.
 *
 * `boosted` says that adrenaline works in this round, `revived` that the last settlement brought him back. Panel,
 * room and hand are empty until the game is over.
 */
export interface SeatView {
  seat: string;
  shadow: boolean;
  hp: number;
  order: number;
  acted: boolean;
  boosted: boolean;
  revived: boolean;
  rank: number;
  points: number;
  genes: number[];
  room: string;
  hand: string[];
}

/** An open offer to or from the viewer. `order` is the proposer's number if order cards are swapped, else 0. */
export interface OfferView {
  addressee: string;
  given: string[];
  wanted: string[];
  swap: boolean;
  id: string;
  proposer: string;
  order: number;
}

/** A seat of the viewers, and what it knows of itself. `answering` is the offer for which cards are being picked. */
export interface AlsoView {
  seat: string;
  me: OwnView | null;
  draft: DraftView | null;
  offers_left: number;
  answering: string;
  picked: string[];
}

/**
 * The game as a set of seats sees it.
 *
 * `seat` is the one of them that is asked, else the first, with what it knows of itself; it is "" in the public view.
 * `also` has the others. `stocks` and `cleared` are filled when the game is over. What was told is in the events, not
 * here.
 */
export interface View {
  seat: string;
  me: OwnView | null;
  draft: DraftView | null;
  offers_left: number;
  answering: string;
  picked: string[];
  map: string;
  round: number;
  phase: string;
  step: number;
  acting: string;
  gassed: string[];
  seats: SeatView[];
  offers: OfferView[];
  also: AlsoView[];
  over: boolean;
  winners: string[];
  stocks: Record<string, string[]>;
  cleared: string[];
  options: Record<string, boolean | number | string>;
}
