/**
 * What just happened, told one step after the other: each stands for a moment before the next comes, then all go, but
 * what is grave stays until it is closed.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board/board";
import type { Heard } from "../server/wire";

/** A step of what happened. */
export interface ToldStep {
  n: number;
  kind: string;
  heard: Heard;
  /** It befell somebody of mine. */
  grave: boolean;
}

/** What was told since an event: its steps, and with which of them a new story begins, or -1. */
export interface FreshTales<T extends ToldStep> {
  tales: readonly T[];
  begins: number;
}

export interface TalesPace {
  /** How long a step stands before the next one, in milliseconds. */
  step: number;
  /** So many steps are shown at most. */
  most: number;
  /** How long the last step stands before all go, in milliseconds. */
  shown?: number;
}

/** How long the last step stands where a game does not say. */
const SHOWN = 9_000;

/** What is told at this moment, and the way to be rid of it. */
export function useTales<T extends ToldStep>({ events, mode, still }: Pick<BoardProps, "events" | "mode" | "still">, read: (events: readonly Heard[], after: number) => FreshTales<T>, { step, most, shown: stays = SHOWN }: TalesPace): { tales: readonly T[]; close: () => void } {
  const last = useRef(events.at(-1)?.n ?? -1);
  const [tales, setTales] = useState<readonly T[]>([]);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const { tales: fresh, begins } = mode === "replay" ? { tales: [], begins: -1 } : read(events, last.current);
    last.current = Math.max(last.current, events.at(-1)?.n ?? -1);
    if (fresh.length === 0 && begins < 0) return;
    setTales((old) => {
      // What was told before a new story has been read, or is in the log.
      const kept = begins >= 0 ? [...old, ...fresh.slice(0, begins)].filter((one) => one.grave) : old;
      const all = [...kept, ...(begins >= 0 ? fresh.slice(begins) : fresh)].slice(-most);
      setShown((count) => Math.min(begins >= 0 ? kept.length + 1 : count + 1, all.length));
      return all.length > 0 || old.length > 0 ? all : old;
    });
  }, [events, mode]);
  useEffect(() => {
    if (tales.length === 0) return;
    if (shown < tales.length && !still) {
      const timer = setTimeout(() => setShown((count) => count + 1), step);
      return () => clearTimeout(timer);
    }
    if (!tales.some((one) => !one.grave)) return;
    const timer = setTimeout(() => setTales((old) => old.filter((one) => one.grave)), stays);
    return () => clearTimeout(timer);
  }, [tales, shown, still, stays]);
  return { tales: still ? tales : tales.slice(0, shown), close: () => setTales([]) };
}
