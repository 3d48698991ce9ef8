/** What the parts of this board share while it is drawn. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Targets } from "../../board";
import type { Layout, Point } from "./layout";
import type { Speaker } from "./looks";

export interface Drawn extends Speaker {
  layout: Layout;
  /** Everything that can be chosen or is refused, by reference. */
  targets: Targets;
  /** The seat somebody looks at: its possible deaths light up on the track. */
  looking: string;
  /** Where each piece stands. */
  places: ReadonlyMap<string, Point>;
  /** Size of a standing piece. */
  size: number;
  /** Size of a piece that stands in front of its player. */
  offSize: number;
  look: (reference: string, at: Element | null, stay: boolean, wait?: number) => void;
  /** A press on a thing; `place` is where a pointer pressed. */
  act: (reference: string, at: Element, place?: Point | null) => void;
  /** Warmth of a belief over a thing: 0 for none. */
  warmth: (reference: string) => number;
}

export const Drawing = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Drawing);
  if (!drawn) throw new Error("a part of the board stands outside of it");
  return drawn;
}
