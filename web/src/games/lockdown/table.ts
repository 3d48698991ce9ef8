/** What every part of the drawing needs at this moment. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Targets } from "../../board";
import type { DrawnWay } from "../../ways";
import type { Layout } from "./layout";
import type { Content, Meeting, Standing, StockSeen, View } from "./model";

/** A player somewhere in the buildings. */
export interface Piece {
  seat: string;
  room: string;
  /** Known for certain, or only suspected by the player. */
  how: "certain" | "guess";
  /** The way to this room, from where the move began. */
  path: readonly string[];
  /** The player who looks. */
  mine: boolean;
}

export interface Drawn {
  props: BoardProps<View>;
  content: Content;
  layout: Layout;
  targets: Targets;
  /** What can be done with a thing: chosen, got to in one go, asked about; or nothing. */
  standing: (reference: string) => Standing | "within";
  /** The way that is drawn before it is gone. */
  way: DrawnWay;
  pieces: readonly Piece[];
  /** Announced of rooms, newest first, as far as it has been told yet. */
  meetings: readonly Meeting[];
  /** Gassed floors with the round, as far as it has been told yet. */
  gassed: ReadonlyMap<string, number>;
  /** Rooms and floors of which the settlement speaks at this moment. */
  spoken: ReadonlySet<string>;
  /** What I know of stocks; empty while secrets are covered. */
  stocks: ReadonlyMap<string, StockSeen>;
  cleared: ReadonlySet<string>;
  birth: string;
  /** The room that the keyboard reaches first when nothing can be chosen. */
  entry: string;
  act: (reference: string, at: Element) => void;
  look: (reference: string, at: Element | null, wait?: boolean) => void;
  /** Go with the keyboard from one thing to the next in a direction. */
  walk: (from: Element, dx: number, dy: number) => void;
}

export const Drawing = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Drawing);
  if (!drawn) throw new Error("drawn outside of the board");
  return drawn;
}
