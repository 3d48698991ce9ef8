/** What every part of the drawing needs at this moment. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import type { Doorway, PlanLayout } from "../../kit";
import type { DrawnWay } from "../../board/ways";
import type { Thought } from "./marks";
import type { Numbers, Plan, View, Way } from "./model";

export interface Drawn {
  props: BoardProps<View>;
  plan: Plan;
  numbers: Numbers;
  layout: PlanLayout;
  doors: readonly Doorway<Way>[];
  /** The height of the plates over the plan. */
  top: number;
  /** How much larger letters and figures may be than at a table: on a screen that is read from afar. */
  scale: number;
  /** The way that is drawn before it is gone. */
  way: DrawnWay;
  /** Whether the viewer's own secrets are shown. */
  knowing: boolean;
  /** How likely something is in a room, from 0 to 1. */
  shades: ReadonlyMap<string, number>;
  /** The killer's own tokens by room. */
  thoughts: ReadonlyMap<string, readonly (readonly [victim: string, thought: Thought])[]>;
  /** His guess how many gears are placed; -1 where nobody guesses. */
  guess: number;
  /** Ways to draw: who, and through which rooms. */
  paths: readonly (readonly [who: string, rooms: readonly string[]])[];
}

export const Shared = createContext<Drawn | null>(null);

export function useDrawing(): Drawn {
  const drawn = useContext(Shared);
  if (!drawn) throw new Error("drawn outside of the board");
  return drawn;
}
