/** From the weights of a belief to what a board shades and what a panel says. */

import type { Belief, BoardModule } from "./board";
import type { Words } from "../words/words";

/** By what is in question, each possible answer with its weight. */
export type Shades = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What can be asked of a belief: everything in question, or every answer, as the board wants it. */
export function askable(shades: Shades, module: BoardModule | null): string[] {
  if (module?.believes !== "answer") return Object.keys(shades);
  const answers = new Set(Object.values(shades).flatMap((weights) => Object.keys(weights)));
  return [...answers].sort();
}

/** The weights to shade for one thing that is asked. */
export function shadesFor(shades: Shades, asked: string, module: BoardModule | null): Map<string, number> {
  if (module?.believes !== "answer") return new Map(Object.entries(shades[asked] ?? {}));
  return new Map(Object.entries(shades).map(([question, weights]) => [question, weights[asked] ?? 0] as const));
}

export function beliefOf(shades: Shades | null, asked: string, module: BoardModule | null, words: Words, name: (seat: string) => string): Belief | null {
  if (!shades || !asked) return null;
  return { title: words.ref(asked, name), shades: shadesFor(shades, asked, module) };
}

/** The likeliest, most likely first, and how much of the whole they are. */
export function likeliest(weights: ReadonlyMap<string, number>, most: number): [string, number][] {
  return [...weights].filter(([, weight]) => weight >= 0.005).sort((a, b) => b[1] - a[1]).slice(0, most);
}
