// Made by tools/view_types.py from the view of aftermath: change that, not this.

/** A cell of the map: its space, the lines to the right and below, and its marks. */
export interface CellView {
  cell: string;
  space: string;
  right: string;
  down: string;
  marks: string[];
}

/** A scavenge token on the map; `reward` is empty until it was shown. */
export interface FindView {
  cell: string;
  difficulty: number;
  reward: Record<string, number>;
}

/** The map as it is now. `tokens` are by cell. */
export interface MapView {
  cols: number;
  rows: number;
  cells: CellView[];
  objectives: string[];
  tokens: Record<string, string[]>;
  finds: FindView[];
}

/** The open page. `calamity` is 0 for none; `read` are the passages of this campaign in the order of reading. */
export interface PageView {
  page: number;
  kind: string;
  title: string;
  calamity: number;
  calamity_past: boolean;
  hostile: boolean;
  environments: string[];
  rules: string[];
  revisit: boolean;
  pending: number;
  exit_used: string;
  exits: Record<string, string>;
  map: MapView | null;
}

/**
 * A character of this session. `where` is page, left, defeated or home; `hand` is None for those who may not see
 * it, `cards` how many it holds.
 */
export interface HeroView {
  seat: string;
  hero: string;
  where: string;
  cell: string;
  wounds: number;
  toxic: number;
  life: number;
  statuses: string[];
  worn: string[];
  charged: string[];
  pack: string[];
  backpack: number;
  batteries: number;
  abilities: string[];
  carries: boolean;
  hidden: boolean;
  cards: number;
  hand: string[] | null;
}

/** A character who stays at home. */
export interface BoxView {
  hero: string;
  worn: string[];
  pack: string[];
  batteries: number;
  abilities: string[];
}

/** An enemy card in its slot; `talk` is 0 for whom nobody can talk to. `cells` are its figures, `drones` after. */
export interface FoeView {
  slot: number;
  enemy: string;
  letter: number;
  boss: boolean;
  wounds: number;
  life: number;
  defence: number;
  talk: number;
  aimed: boolean;
  pursuer: boolean;
  cells: string[];
  drones: string[];
}

/**
 * Enemies that came together, by their slots, and what is special about them: how much easier or harder they are
 * to talk to (`in_time`: only while Time is within the allowance), what comes with everyone talked round, how much
 * faster they are in their first turn, and after how many more enemy turns they go, 0 for never. `encounter` is the
 * card, "" without one.
 */
export interface BandView {
  encounter: string;
  slots: number[];
  talk: number;
  in_time: boolean;
  food: number;
  people: number;
  speed: number;
  turns: number;
}

export interface TaskView {
  attribute: string;
  difficulty: number;
  dial: number;
  first: string;
  cells: string[];
}

export interface RoadView {
  vehicle: string;
  to: string;
  hull: number;
  cards: number;
  open_card: string;
  done: number;
  chasers: string[];
}

/**
 * The skill test being taken. `attribute` is empty until it is named; `boosts` are what each attribute that may
 * still count would add. `slot` is where the `enemy` stands, 0 for none; `cards` is the sum of the cards `played`, and
 * the dice are -1 before they were rolled.
 */
export interface TrialView {
  seat: string;
  attribute: string;
  difficulty: number;
  opposed: boolean;
  action: string;
  enemy: string;
  slot: number;
  played: string[];
  cards: number;
  boosts: Record<string, number>;
  white: number;
  black: number;
}

/** The move being paid for with `cards`, or `begun` with so many points left. */
export interface MoveView {
  seat: string;
  cards: string[];
  points: number;
  begun: boolean;
}

/**
 * A test that a choice would begin, with all boosts that count now; `best` is the chance in percent with the best
 * cards for it, -1 for those who may not see them.
 */
export interface TestView {
  attribute: string;
  difficulty: number;
  opposed: boolean;
  boost: number;
  best: number;
}

/** A space that can be walked to: the further cards it takes, and the spaces on the way. */
export interface RouteView {
  cell: string;
  cards: string[];
  through: string[];
}

/** Missions that are locked are not named. */
export interface CampaignView {
  session: number;
  missions: Record<string, string>;
  stores: string[];
  built: string[];
  broken: string[];
  discoveries: string[];
  goals: string[];
  won: boolean;
  endless: boolean;
}

/**
 * The session as a set of seats sees it. `tests` are those that the options asked about would begin, by option;
 * `routes` are for whoever holds the hand that would pay for them; `costs`
 * are those of the options that the book offers now, by passage and dial.
 */
export interface View {
  phase: string;
  keeper: string;
  turn: string;
  dials: Record<string, number>;
  allowance: number;
  mission: string;
  side: string;
  marker: string;
  page: PageView | null;
  heroes: HeroView[];
  at_home: BoxView[];
  foes: FoeView[];
  bands: BandView[];
  threats: string[];
  hunt: string[];
  task: TaskView | null;
  road: RoadView | null;
  trial: TrialView | null;
  move: MoveView | null;
  tests: Record<string, TestView>;
  routes: RouteView[];
  costs: Record<string, Record<string, number>>;
  deck: number;
  discard: string[];
  items: number;
  item_discard: string[];
  encounters: number;
  encounter_top: string;
  threat_top: string;
  encounter_discard: string[];
  piles: number[];
  campaign: CampaignView;
  die: number;
  total: number;
  over: boolean;
  ending: string;
  options: Record<string, boolean | number | string>;
}
