/**
 * Stop!, an attack, a death: over the board, so that nobody misses it. What concerns me stays until I close it. How the
 * game ended is told by the ending; then the street is free for a look back.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { Cross } from "../../parts/icons";
import { lastSeen, type Notice, noticesIn, type View } from "./model";
import { Sign } from "./signs";

const SHOWN = 7_000;
const MOST = 3;
const SIGNS: Record<string, string> = { stopped: "stop", assault: "knife", wounded: "damage", died: "dead", spotted: "eye", appeared: "eye", staggered: "star", unlocked: "key", replaced: "flag" };

/** The notices that came since the board was opened, and the way to be rid of them. */
export function useNotices({ events, seats, mode }: BoardProps<View>): { notices: readonly Notice[]; close: () => void } {
  const last = useRef(events.at(-1)?.n ?? -1);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    const fresh = mode === "replay" ? [] : noticesIn(events, last.current, seats);
    last.current = Math.max(last.current, events.at(-1)?.n ?? -1);
    if (fresh.length > 0) setNotices((old) => lastSeen([...old, ...fresh]).slice(-MOST));
  }, [events, seats, mode]);
  useEffect(() => {
    if (!notices.some((one) => !one.grave)) return;
    const timer = setTimeout(() => setNotices((old) => old.filter((one) => one.grave)), SHOWN);
    return () => clearTimeout(timer);
  }, [notices]);
  return { notices, close: () => setNotices([]) };
}

export function Notices({ props, notices, close }: { props: BoardProps<View>; notices: readonly Notice[]; close: () => void }) {
  const { words, name } = props;
  if (notices.length === 0) return null;
  const grave = notices.some((one) => one.grave);
  return (
    <div class="hw-over">
      <section class={`hw-notices ${grave ? "is-grave" : ""}`} aria-label={words.say("board-news")}>
        <ol>
          {notices.map((one) => (
            <li key={one.n} class={one.grave ? "is-grave" : ""} data-notice={one.kind}>
              <Sign of={SIGNS[one.kind] ?? "mask"} />
              <span>{words.phrase(one.heard.phrase, name)}</span>
            </li>
          ))}
        </ol>
        <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={close}>
          <Cross />
        </button>
      </section>
    </div>
  );
}
