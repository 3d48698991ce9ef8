/**
 * What just happened, step by step: an enemy turn, a test with its dice, a find, a calamity. What befalls a character of
 * mine stays until I close it.
 */

import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { type FreshTales, type ToldStep, useTales } from "../../kit";
import { Cross } from "../../parts/icons";
import type { Heard } from "../../server/wire";
import { factOf, kindOf, type View } from "./model";
import { Sign } from "./signs";

/** What deserves a place beside the map, with its sign. */
const SIGNS: Readonly<Record<string, string>> = {
  calamity: "calamity", "rolled-black": "die", hostile: "hostile", peaceful: "peaceful", encounter: "enemy", comes: "enemy", pursuer: "enemy", talked: "talk", found: "scavenge", "gained-item": "equip", rolled: "die", passed: "passed", failed: "failed", "no-card": "failed", "enemy-wounded": "wound", "enemy-defeated": "defeated", "enemy-turn": "hostile", "enemy-acts": "enemy", "enemy-moves": "move", "enemy-targets": "melee", "enemy-waits": "end", hurt: "wound", poisoned: "toxic", missed: "shield", cancelled: "shield", "wound-cancelled": "shield", "turn-back": "home", "brought-up": "home", homeward: "home", overruled: "talk", "stood-in": "shield", defeated: "defeated", returned: "start", status: "ability", "status-gone": "recover", healed: "morale", task: "contribute", "task-passed": "passed", discovery: "clues", goal: "goal", "mission-succeeded": "passed", "mission-failed": "failed", rested: "rest", environment: "wind", trap: "trap", danger: "home", travelled: "map", "road-card": "drive", hull: "drive", wreck: "drive", vehicle: "drive", loot: "scavenge", broken: "scrap", won: "goal", lost: "failed",
};
/** With these a new story begins: what was told before has been read, or is in the log. */
const OPENINGS = new Set(["enemy-turn", "turn", "calamity", "test", "opposed", "opened"]);
const GRAVE = new Set(["hurt", "poisoned", "defeated"]);
const PACE = { step: 600, most: 8 };

export type Tale = ToldStep;

/** The steps of what was told since `after`. */
export function talesIn(events: readonly Heard[], after: number, mine: string): FreshTales<Tale> {
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

export const useNews = (props: BoardProps<View>) => useTales(props, (events, after) => talesIn(events, after, props.seats), PACE);

export function News({ props, tales, close }: { props: BoardProps<View>; tales: readonly Tale[]; close: () => void }) {
  const { words, name } = props;
  const place = useRef<HTMLElement>(null);
  // What came last is in sight.
  useEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [tales.length]);
  if (tales.length === 0) return null;
  return (
    <section ref={place} class={`af-news ${tales.some((one) => one.grave) ? "is-grave" : ""}`} aria-label={words.say("board-news")}>
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
