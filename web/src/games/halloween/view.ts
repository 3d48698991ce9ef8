// Made by tools/view_types.py from the view of halloween: change that, not this.

/**
 * A victim mat: `who` and `space` are "" while nobody is on it, `facing` also while the figure moves.
 *
 * `cards` is how many are held; `hand` which, for those who may see it, else None. `sees` is its line of sight.
 */
export interface VictimView {
  seat: string;
  who: string;
  space: string;
  facing: string;
  damage: number;
  health: number;
  exertion: number;
  cards: number;
  limit: number;
  hand: string[] | null;
  sees: string[];
}

/** Michael as everybody sees him: figure or shadow token, action card, damage, how many cards he has. */
export interface MichaelView {
  figure: string;
  shadow: string;
  staggered: boolean;
  damage: number;
  health: number;
  cards: number;
  pile: number;
  played: string[];
  card: string;
  gone: boolean;
}

/** What only Michael knows: where he is, the hidden sheet, his hand, the way he is drawing. */
export interface SheetView {
  space: string;
  sheet: string[];
  hand: string[];
  walking: boolean;
  way: string[];
}

/** A search token: `fresh`, `searched` or `gone`. */
export interface TokenView {
  space: string;
  quadrant: string;
  side: string;
}

export interface DeckView {
  quadrant: string;
  cards: number;
}

/** A trade on its way, for the two whom it concerns. `reply` is what the partner means to show, for him alone. */
export interface OfferView {
  proposer: string;
  partner: string;
  given: string[];
  wanted: string[];
  shown: string[];
  sent: boolean;
  reply: string[];
}

/**
 * The street as a set of seats sees it.
 *
 * `turn` is the seat on turn, "" in the set-up; `deed` 0 and 1 for its actions, 2 afterwards. `sheet` is None for all
 * but Michael until the game is over. `dealt` are the starting cards that the victims have drawn and not shared out
 * yet, the next one first. `dice` are those of which somebody may roll some again, each `hit` or `blank`. `trades` is
 * how many more offers of the victim on turn may be refused, -1 for those who do not know. `possible` is, after the
 * end, for each row of the sheet where Michael could be for all that everybody knew.
 */
export interface View {
  board: string;
  round: number;
  rounds: number;
  turn: string;
  deed: number;
  victims: VictimView[];
  michael: MichaelView;
  sheet: SheetView | null;
  spare: string[];
  dead: string[];
  kills: number;
  tokens: TokenView[];
  decks: DeckView[];
  discard: string[];
  unlocked: string[];
  supply: number;
  damage_supply: number;
  icons: number[];
  flashlights: number;
  dealt: string[];
  dice: string[];
  offer: OfferView | null;
  trades: number;
  over: boolean;
  ending: string;
  possible: string[][];
  options: Record<string, boolean | number | string>;
}
