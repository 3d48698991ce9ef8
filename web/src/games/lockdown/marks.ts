/** Whom the player suspects where. Kept in this browser only, for each table. */

import { type Signal, signal } from "@preact/signals";
import { loadMarks, saveMarks } from "../../keep";

export interface Suspicion {
  room: string;
  words: string;
}

type Marks = Readonly<Record<string, Suspicion>>;

const tables = new Map<string, Signal<Marks>>();

function kept(table: string): Signal<Marks> {
  let found = tables.get(table);
  if (!found) tables.set(table, (found = signal(loadMarks<Marks>(table, {}))));
  return found;
}

/** By seat, at a table. */
export function marksOf(table: string): Marks {
  return kept(table).value;
}

export function mark(table: string, seat: string, what: Partial<Suspicion>): void {
  const old = marksOf(table);
  const before = old[seat] ?? { room: "", words: "" };
  const marks = { ...old, [seat]: { ...before, ...what } };
  kept(table).value = marks;
  saveMarks(table, marks);
}
