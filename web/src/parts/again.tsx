/** Play again: one click for the same people, and the way there for everybody who is still here. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../server/api";
import { keepTable, keptTable, tokenFor, visit, visiting } from "../keeping/keep";
import { codeOf } from "../pages/lobby";
import { go } from "../routing/route";
import type { Session } from "../server/session";
import { say } from "../words/speech";
import { Play } from "./icons";

/** Seconds in which somebody can say that they would rather stay. */
const COUNTDOWN = 8;

/** Everybody's tokens open the next table as well. */
export function moveOn(from: string, to: string, watching: boolean, page = ""): void {
  const kept = keptTable(from);
  if (visiting(from)) visit(to, tokenFor(from));
  if (kept) keepTable(to, { game: kept.game, token: kept.token, host: kept.host, join: kept.join, watch: kept.watch });
  go(page ? `/${page}/${to}` : watching ? `/watch/${to}` : `/t/${to}`);
}

export function PlayAgain({ session, watching }: { session: Session; watching: boolean }) {
  const [rotate, setRotate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const info = session.info.value;
  const may = session.seats.value || session.update.value?.you.host;
  if (!info || info.campaign || info.next || !may) return null;
  const play = async () => {
    setBusy(true);
    setProblem("");
    try {
      const { table } = await api.again(session.table, session.token, rotate);
      moveOn(session.table, table, watching);
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <div class="again">
      <button type="button" class="primary" disabled={busy} onClick={() => void play()}>
        <Play />
        {busy ? say("web-dealing") : say("web-again-play")}
      </button>
      <div class="segments" role="radiogroup" aria-label={say("web-again-seats")}>
        {[false, true].map((one) => (
          <label key={String(one)} class={rotate === one ? "is-on" : ""}>
            <input type="radio" name="again-rotate" checked={rotate === one} onChange={() => setRotate(one)} />
            <span>{say(one ? "web-again-rotate" : "web-again-same")}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p class="problem" role="alert">
          {say(`web-failed-${problem}`)}
        </p>
      )}
    </div>
  );
}

/** Where the same people play again: those who are still here come along, unless they stay. */
export function ComeAlong({ session, watching, page = "" }: { session: Session; watching: boolean; page?: string }) {
  const next = session.info.value?.next ?? "";
  // Whoever comes back to an old table later is not carried off.
  const [before] = useState(next);
  const [left, setLeft] = useState(COUNTDOWN);
  const [stays, setStays] = useState(next !== "");
  const counts = next !== "" && next !== before && !stays;
  useEffect(() => {
    if (!counts) return;
    if (left === 0) {
      moveOn(session.table, next, watching, page);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [counts, left]);
  if (!next) return null;
  return (
    <section class="come-along" role="status">
      <p>{counts ? say("web-again-follow", { seconds: left }) : say("web-again-next")}</p>
      <button type="button" class="primary" onClick={() => moveOn(session.table, next, watching, page)}>
        {say("web-again-go")}
      </button>
      {counts && (
        <button type="button" onClick={() => setStays(true)}>
          {say("web-again-stay")}
        </button>
      )}
    </section>
  );
}
