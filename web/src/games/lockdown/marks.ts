/** Whom the player suspects where: kept with the notes, so it is there on another device too. */

import type { Notebook } from "../../keeping/notebook";

export interface Suspicion {
  room: string;
  words: string;
}

const ROOM = "room:";
const WORDS = "words:";

/** By seat. */
export function suspicions(notebook: Notebook): Readonly<Record<string, Suspicion>> {
  const found: Record<string, Suspicion> = {};
  const of = (seat: string) => (found[seat] ??= { room: "", words: "" });
  for (const [key, value] of Object.entries(notebook.notes.value.marks)) {
    if (key.startsWith(ROOM)) of(key.slice(ROOM.length)).room = value;
    if (key.startsWith(WORDS)) of(key.slice(WORDS.length)).words = value;
  }
  return found;
}

export function suspect(notebook: Notebook, seat: string, what: Partial<Suspicion>): void {
  if (what.room !== undefined) notebook.mark(ROOM + seat, what.room);
  if (what.words !== undefined) notebook.mark(WORDS + seat, what.words);
}
