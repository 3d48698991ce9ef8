/** A thing of the board with several choices: pressed there, they stand in the bar. */

import { signal } from "@preact/signals";

export const picked = signal("");
