/** The killer's own tokens: what he thinks of each victim and room, and how far the repair may be. Kept with the notes. */

import type { Notebook } from "../../keeping/notebook";

export type Thought = "" | "here" | "not";
export const THOUGHTS: readonly Thought[] = ["", "here", "not"];

const REPAIR = "repair";
const key = (victim: string, room: string) => `${victim}@${room}`;

/** By room: each victim he has a thought about. */
export function thoughtsOf(notebook: Notebook | null): Map<string, [victim: string, thought: Thought][]> {
  const found = new Map<string, [string, Thought][]>();
  for (const [mark, value] of Object.entries(notebook?.notes.value.marks ?? {})) {
    const [victim, room] = mark.split("@");
    if (!victim || !room || (value !== "here" && value !== "not")) continue;
    found.set(room, [...(found.get(room) ?? []), [victim, value]]);
  }
  return found;
}

export function thoughtOf(notebook: Notebook | null, victim: string, room: string): Thought {
  const value = notebook?.notes.value.marks[key(victim, room)];
  return value === "here" || value === "not" ? value : "";
}

export function think(notebook: Notebook, victim: string, room: string, thought: Thought): void {
  notebook.mark(key(victim, room), thought);
}

/** No token on any room; the repair marker stays. */
export function forget(notebook: Notebook): void {
  const marks = Object.entries(notebook.notes.value.marks).filter(([mark]) => !mark.includes("@"));
  notebook.write({ marks: Object.fromEntries(marks) });
}

/** The repair marker: his guess how many gears are placed. */
export const repairOf = (notebook: Notebook | null) => Number(notebook?.notes.value.marks[REPAIR] ?? 0) || 0;

export function guessRepair(notebook: Notebook, gears: number): void {
  notebook.mark(REPAIR, gears > 0 ? String(gears) : "");
}
