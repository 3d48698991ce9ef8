/** Making tables: what a player has chosen, and what happens then. */

import { api } from "../server/api";
import { keepTable, playerName } from "../keeping/keep";
import { go } from "./route";
import type { GameCard, Keys, NewTable, Settings } from "../server/wire";

export const USUAL: Settings = {
  clock: "none",
  seconds: 90,
  undo: true,
  hints: true,
  listed: false,
  talk: true,
  window: 4_000,
  pace: 900,
  beliefs: false,
};

/** A table with everything as it usually is. */
export function usualTable(game: Pick<GameCard, "id" | "seats" | "minds">, name: string): NewTable {
  const counts = game.seats;
  // In the middle: enough players for the game to be itself, few enough for turns to come round.
  const seats = counts.includes(5) ? 5 : (counts[Math.floor((counts.length - 1) / 2)] ?? 2);
  return { game: game.id, seats, name, options: {}, settings: USUAL, mind: game.minds.at(-1) ?? "", seat: "", start: false, key: "", position: null };
}

/** Make a table, keep its keys, and go there. */
export async function makeTable(table: NewTable): Promise<void> {
  enter(table, await api.make(table));
}

/** The table with everything as it usually is, but for where it begins: the text says for how many it is. */
export function fromPosition(table: NewTable, text: string): NewTable {
  return { ...table, seats: 0, options: {}, position: { text, case: "" } };
}

/** Make the next session of a campaign and go there; `again` gives up the one that is not over. */
export async function makeSession(campaign: string, token: string, table: NewTable, again: boolean): Promise<void> {
  const { game: _, key: __, position: ___, ...session } = table;
  enter(table, await api.session(campaign, token, { ...session, again }));
}

function enter(table: NewTable, keys: Keys): void {
  keepTable(keys.table, {
    game: table.game,
    seat: keys.seat,
    token: keys.token,
    host: keys.host,
    join: keys.join,
    watch: keys.watch,
  });
  if (table.name) playerName.value = table.name;
  go(`/t/${keys.table}`);
}
