/**
 * What just happened, over the plan: a search, an encounter with its dice, a scream, a vanishing, told one step after the
 * other. What befalls a victim of mine stays until I close it.
 */

import type { BoardProps } from "../../board/board";
import { Dice, type ToldStep, useTales } from "../../kit";
import { Cross } from "../../parts/icons";
import type { Heard } from "../../server/wire";
import { factOf, kindOf, type View } from "./model";
import { Sign } from "./signs";

/** What deserves a place over the board, with its sign. */
const SIGNS: Readonly<Record<string, string>> = {
  report: "noise", silence: "veil", revealed: "eye", searched: "eye", found: "eye", nobody: "veil", named: "eye", "named-in": "eye", "none-named": "veil", scream: "scream", fear: "fear", stealth: "veil", zone: "eye",
  defender: "shield", defends: "item", rolled: "shield", die: "shield", sprung: "trap", repelled: "shield", wounded: "wound", died: "dead", healed: "cross", level: "level", escaped: "door", rescue: "rescue", played: "cards",
};
/** With these a new story begins: what was told before has been read, or is in the log. */
const OPENINGS = new Set(["report", "silence", "revealed", "searched", "round"]);
const GRAVE = new Set(["wounded", "died", "scream"]);
/** Rooms lie under it: it goes soon, and the log has it all. */
const PACE = { step: 550, most: 7, shown: 4_500 };

export interface Tale extends ToldStep {
  dice: readonly number[];
}

/** The steps of what was told since `after`; dice that fall together are one step, with their sum. */
export function talesIn(events: readonly Heard[], after: number, mine: ReadonlySet<string>): Tale[] {
  const tales: Tale[] = [];
  let dice: number[] = [];
  for (const heard of events) {
    const kind = kindOf(heard);
    if (heard.n <= after || !(kind in SIGNS)) continue;
    if (kind === "die") {
      dice.push(Number(heard.phrase.facts["face"]));
      continue;
    }
    const before = kind === "rolled" ? dice : [];
    dice = [];
    tales.push({ n: heard.n, kind, heard, dice: before, grave: GRAVE.has(kind) && mine.has(factOf(heard, "victim")) });
  }
  return tales;
}

export function useNews(props: BoardProps<View>): { tales: readonly Tale[]; close: () => void } {
  const { view, seats } = props;
  const mine = new Set(view.victims.filter((one) => seats.includes(one.seat)).map((one) => one.victim));
  const read = (events: readonly Heard[], after: number) => {
    const tales = talesIn(events, after, mine);
    return { tales, begins: tales.findLastIndex((one) => OPENINGS.has(one.kind)) };
  };
  return useTales(props, read, PACE);
}

/** `above`: it lies over the upper part of the plan, because what it tells of happens in the lower. */
export function News({ props, tales, close, above }: { props: BoardProps<View>; tales: readonly Tale[]; close: () => void; above: boolean }) {
  const { words, name } = props;
  if (tales.length === 0) return null;
  return (
    <section class={`wh-news ${tales.some((one) => one.grave) ? "is-grave" : ""} ${above ? "is-above" : ""}`} aria-label={words.say("board-news")}>
      <ol>
        {tales.map((one) => (
          <li key={one.n} class={`is-${one.kind} ${one.grave ? "is-grave" : ""}`} data-tale={one.kind}>
            <Sign of={SIGNS[one.kind]!} />
            <span>
              {words.phrase(one.heard.phrase, name)}
              {one.dice.length > 0 && <Dice dice={one.dice.map((face) => ({ sides: 6, face }))} label={words.say("board-dice", { faces: words.list(one.dice.map(String)) })} n={one.n} />}
            </span>
          </li>
        ))}
      </ol>
      <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={close}>
        <Cross />
      </button>
    </section>
  );
}
