/** What every part of the drawing needs at this moment. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import type { DrawnWay } from "../../board/ways";
import type { Content, MapView, Space, View } from "./model";

export interface Drawn {
  props: BoardProps<View>;
  content: Content;
  map: MapView;
  spaces: ReadonlyMap<string, Space>;
  /** The edge of a cell, and the margin around the map. */
  unit: number;
  margin: number;
  /** The way that is drawn before it is gone. */
  way: DrawnWay;
}

export const Shared = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Shared);
  if (!drawn) throw new Error("drawn outside of the board");
  return drawn;
}
