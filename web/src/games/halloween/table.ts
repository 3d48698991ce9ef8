/** What every part of the drawing needs at this moment. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import type { Grid } from "../../kit";
import type { DrawnWay } from "../../board/ways";
import type { Plan, View } from "./model";

/** The edge of a space in the units of the drawing, and what stands around the grid for its letters and numbers. */
export const UNIT = 40;
export const MARGIN = 26;

export const gridOf = ({ columns, rows }: Plan): Grid => ({ columns, rows, unit: UNIT, margin: MARGIN });

export interface Drawn {
  props: BoardProps<View>;
  plan: Plan;
  /** The way that is drawn before it is gone. */
  way: DrawnWay;
  /** The spaces in the light: the sight of whoever is looked at, or of a facing that is tried. */
  lit: ReadonlySet<string>;
  /** Whether the viewer sees Michael's hidden sheet. */
  knowing: boolean;
  /** How likely Michael is to be somewhere, from 0 to 1, by space. */
  shades: ReadonlyMap<string, number>;
  /** The player's own marks. */
  marks: ReadonlySet<string>;
  /** Up to which row of the sheet his way is drawn. */
  row: number;
  /** Where the arrow keys begin. */
  entry: string;
}

export const Shared = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Shared);
  if (!drawn) throw new Error("drawn outside of the board");
  return drawn;
}
