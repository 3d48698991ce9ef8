// Made by tools/view_types.py from the view of whisper: change that, not this.

/**
 * A victim: `place`, `items` and `acted` are for its side; the killer has "", None and False.
 *
 * `keys` are those of its own in Crossroads, as far as the viewer knows. `condition` is `healthy`, `wounded`,
 * `dead` or `escaped`.
 */
export interface VictimView {
  victim: string;
  seat: string;
  slot: number;
  condition: string;
  fear: number;
  keys: number;
  charmed: boolean;
  place: string;
  items: string[] | null;
  acted: boolean;
}

/**
 * The killer as everybody sees him. `figure` is where he stands, or where he was last seen while he is `hidden`;
 * `steps` is the most that he may have gone since.
 */
export interface KillerView {
  killer: string;
  level: number;
  strength: number;
  bonus: number;
  figure: string;
  hidden: boolean;
  steps: number;
  haunt: string[];
  locked: string[];
  defender: string;
  participants: string[];
}

/** An exchange that is being written or considered. */
export interface OfferView {
  giver: string;
  taker: string;
  given: string[];
  wanted: string[];
  sent: boolean;
}

/** A plan of the team; `progress` is how many of its `items` are marked. */
export interface PlanView {
  plan: string;
  progress: number;
  items: number;
  completed: boolean;
  kept: boolean;
}

/** What only the victims' team knows. */
export interface TeamView {
  gears: number;
  rescue: number;
  keys: number;
  noise: string[];
  trap: string;
  trap_bonus: number;
  items: number;
  discard: string[];
  drawn: string[];
  repaired: boolean;
  drill: boolean;
  offer: OfferView | null;
  plans: PlanView[];
  taken: string[];
}

/** What only the killer knows: where he is, his cards, and how many steps of a [STEALTH] he has left. */
export interface LairView {
  place: string;
  hand: string[];
  played: string[];
  pile: number;
  steps: number;
  chosen: string;
}

/**
 * The mansion as a set of seats sees it.
 *
 * `turn` is `setup`, `victims` or `killer`. `noise` and `keys` are as of the last report, and so is
 * `equipment` for all but the team (WH-122). `team` and `lair` are None for the other side until the game is over.
 */
export interface View {
  round: number;
  turn: string;
  first: string;
  victims: VictimView[];
  killer: KillerView;
  noise: string[];
  barricades: string[];
  supply: number;
  nests: string[];
  keys: number;
  equipment: number;
  petrified: string;
  team: TeamView | null;
  lair: LairView | null;
  over: boolean;
  ending: string;
  options: Record<string, boolean | number | string>;
}
