/** Ways of several steps: where a seat can get in one go, and the way that is drawn before it is gone. */

import { useEffect, useState } from "preact/hooks";
import type { Way } from "../server/wire";

/** A whole way to a place, by references. */
export interface Walk {
  readonly to: string;
  /** What is chosen, one after the other. */
  readonly options: readonly string[];
  /** The places on the way, from where one stands to where it leads. */
  readonly through: readonly string[];
}

export type Walks = ReadonlyMap<string, Walk>;

export const NO_WALKS: Walks = new Map();

/** The ways to all places, by where they lead: each goes on from another that is nearer. */
export function walksOf(ways: readonly Way[]): Walks {
  const found = new Map<string, Walk>();
  for (const { to, option, before } of ways) {
    const nearer = found.get(before);
    found.set(to, { to, options: [...(nearer?.options ?? []), option], through: [...(nearer?.through ?? [before]), to] });
  }
  return found;
}

export interface DrawnWay {
  /** The way that is drawn. */
  readonly walk: Walk | null;
  /** Draw the way to a place, if there is one. */
  readonly show: (reference: string) => void;
  /** Draw it no longer; another that is drawn meanwhile stays. */
  readonly hide: (reference: string) => void;
  /** Go where the way that is drawn leads, or draw it first: whoever cannot point without pressing presses twice. */
  readonly press: (reference: string) => void;
}

/** The way that is drawn on a board. It is gone with the question. */
export function useWay(walks: Walks, go: (walk: Walk) => void): DrawnWay {
  const [shown, show] = useState("");
  // Another update may bring the same ways again: whoever looks at one goes on looking.
  useEffect(() => show(""), [[...walks.values()].map(({ options }) => options.join()).join(" ")]);
  const hide = (reference: string) => show((old) => (old === reference ? "" : old));
  const press = (reference: string) => {
    const walk = walks.get(reference);
    if (!walk || shown !== reference) return show(reference);
    show("");
    go(walk);
  };
  return { walk: walks.get(shown) ?? null, show, hide, press };
}
