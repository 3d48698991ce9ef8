/**
 * What just happened, step by step: an enemy turn, a test with its dice, a find, a calamity. What befalls a character of
 * mine stays until I close it.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { Cross } from "../../parts/icons";
import type { Heard } from "../../wire";
import { factOf, kindOf, type View } from "./model";
import { Sign } from "./signs";

/** What deserves a place beside the map, with its sign. */
const SIGNS: Readonly<Record<string, string>> = {
  calamity: "calamity", "rolled-black": "die", threat: "threat", hostile: "hostile", peaceful: "peaceful", encounter: "enemy", comes: "enemy", pursuer: "enemy", talked: "talk", found: "scavenge", "gained-item": "equip", rolled: "die", passed: "passed", failed: "failed", "no-card": "failed", "enemy-wounded": "wound", "enemy-defeated": "defeated", "enemy-turn": "hostile", "enemy-acts": "enemy", "enemy-moves": "move", "enemy-targets": "melee", "enemy-waits": "end", hurt: "wound", poisoned: "toxic", missed: "shield", cancelled: "shield", "stood-in": "shield", defeated: "defeated", returned: "start", status: "ability", "status-gone": "recover", healed: "morale", task: "contribute", "task-passed": "passed", discovery: "clues", goal: "goal", "mission-succeeded": "passed", "mission-failed": "failed", rested: "rest", environment: "wind", trap: "trap", danger: "home", travelled: "map", "road-card": "drive", hull: "drive", wreck: "drive", vehicle: "drive", loot: "scavenge", broken: "scrap", won: "goal", lost: "failed",
};
/** With these a new story begins: what was told before has been read, or is in the log. */
const OPENINGS = new Set(["enemy-turn", "turn", "calamity", "test", "opposed", "opened"]);
const GRAVE = new Set(["hurt", "poisoned", "defeated"]);
/** How long a step stands before the next one, and the last before all go, in milliseconds. */
const STEP = 600;
const SHOWN = 9_000;
const MOST = 8;

export interface Tale {
  n: number;
  kind: string;
  heard: Heard;
  grave: boolean;
}

/** The steps of what was told since `after`. */
export function talesIn(events: readonly Heard[], after: number, mine: string): { tales: Tale[]; begins: number } {
  const tales: Tale[] = [];
  let begins = -1;
  for (const heard of events) {
    if (heard.n <= after) continue;
    const kind = kindOf(heard);
    if (OPENINGS.has(kind)) begins = tales.length;
    if (kind in SIGNS) tales.push({ n: heard.n, kind, heard, grave: GRAVE.has(kind) && mine.includes(factOf(heard, "seat")) });
  }
  return { tales, begins };
}

/** What is told at this moment, and the way to be rid of it. */
export function useNews({ events, seats, mode, still }: BoardProps<View>): { tales: readonly Tale[]; close: () => void } {
  const last = useRef(events.at(-1)?.n ?? -1);
  const [tales, setTales] = useState<readonly Tale[]>([]);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const { tales: fresh, begins } = mode === "replay" ? { tales: [], begins: -1 } : talesIn(events, last.current, seats);
    last.current = Math.max(last.current, events.at(-1)?.n ?? -1);
    if (fresh.length === 0) return;
    setTales((old) => {
      const kept = begins >= 0 ? [...old, ...fresh.slice(0, begins)].filter((one) => one.grave) : old;
      const all = [...kept, ...(begins >= 0 ? fresh.slice(begins) : fresh)].slice(-MOST);
      setShown((count) => Math.min(begins >= 0 ? kept.length + 1 : count + 1, all.length));
      return all;
    });
  }, [events, seats, mode]);
  useEffect(() => {
    if (tales.length === 0) return;
    if (shown < tales.length && !still) {
      const timer = setTimeout(() => setShown((count) => count + 1), STEP);
      return () => clearTimeout(timer);
    }
    if (!tales.some((one) => !one.grave)) return;
    const timer = setTimeout(() => setTales((old) => old.filter((one) => one.grave)), SHOWN);
    return () => clearTimeout(timer);
  }, [tales, shown, still]);
  return { tales: still ? tales : tales.slice(0, shown), close: () => setTales([]) };
}

export function News({ props, tales, close }: { props: BoardProps<View>; tales: readonly Tale[]; close: () => void }) {
  const { words, name } = props;
  if (tales.length === 0) return null;
  return (
    <section class={`af-news ${tales.some((one) => one.grave) ? "is-grave" : ""}`} aria-label={words.say("board-news")}>
      <ol>
        {tales.map((one) => (
          <li key={one.n} class={`is-${one.kind} ${one.grave ? "is-grave" : ""}`} data-tale={one.kind}>
            <Sign of={SIGNS[one.kind]!} />
            <span>{words.phrase(one.heard.phrase, name)}</span>
          </li>
        ))}
      </ol>
      <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={close}>
        <Cross />
      </button>
    </section>
  );
}
