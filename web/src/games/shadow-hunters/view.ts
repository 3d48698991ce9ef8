// Made by tools/view_types.py from the view of shadow-hunters: change that, not this.

/**
 * One player as the viewers see them.
 *
 * `role` is the character if a viewer knows it, else "hidden"; `may_be` are those the viewers cannot rule out. After
 * the end all are revealed.
 */
export interface SeatView {
  seat: string;
  colour: string;
  role: string;
  revealed: boolean;
  alive: boolean;
  damage: number;
  area: string;
  equipment: string[];
  guarded: boolean;
  used: boolean;
  may_be: string[];
}

/**
 * The game as the seats whose letters are `seat` see it together; "" is the public view.
 *
 * `hermit_log` tells who handed a Hermit card to whom and what visibly came of it, with the card where a viewer gave
 * or received it ("hidden" elsewhere): (giver, receiver, card, result, whether the receiver was unhurt).
 * `attacker` and `targets` tell of an attack under way, `rolls` of dice that wait for a decision (the two totals of
 * the Compass, the base damage of an attack), `dealing` of the damage about to fall, by seat.
 * `reading` is the Hermit card in the hands of a viewer. `aside` and `winners` are filled when the game is over.
 */
export interface View {
  seat: string;
  seats: SeatView[];
  layout: string[];
  turn: string;
  phase: string;
  extra_turn: boolean;
  piles: [number, number, number];
  hermit_discards: number;
  white_discards: string[];
  black_discards: string[];
  resolving: string;
  reading: string;
  attacker: string;
  targets: string[];
  rolls: number[];
  dealing: number[];
  hermit_log: ([string, string, string, string, boolean])[];
  deaths: ([string, string])[];
  over: boolean;
  winners: string[];
  aside: string[];
  options: Record<string, boolean | number | string>;
}
