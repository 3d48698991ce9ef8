/** What every part of the drawing needs at this moment, beside its things. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Targets } from "../../board/board";
import type { Layout } from "./layout";
import type { Content, Meeting, StockSeen, View } from "./model";

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
}

export const Shared = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Shared);
  if (!drawn) throw new Error("drawn outside of the board");
  return drawn;
}
