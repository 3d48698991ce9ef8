/** The player's own marks on spaces, kept with the notes. */

import type { Notebook } from "../../keeping/notebook";

const SPACE = "space:";

export function marksOf(notebook: Notebook | null): Set<string> {
  const marks = Object.entries(notebook?.notes.value.marks ?? {});
  return new Set(marks.filter(([key, value]) => key.startsWith(SPACE) && value).map(([key]) => key.slice(SPACE.length)));
}

export function mark(notebook: Notebook, space: string, on: boolean): void {
  notebook.mark(SPACE + space, on ? "x" : "");
}
