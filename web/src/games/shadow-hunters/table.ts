/** What the parts of this board share while it is drawn. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Targets } from "../../board/board";
import type { Point } from "../../kit";
import type { Layout } from "./layout";
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
  /** Warmth of a belief over a thing: 0 for none. */
  warmth: (reference: string) => number;
}

export const Shared = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Shared);
  if (!drawn) throw new Error("a part of the board stands outside of it");
  return drawn;
}
