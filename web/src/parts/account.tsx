/**
 * A table that cannot go on here, because it is of other rules or other content: what happened, and what is left to those
 * who sat there: a new table for the same people, the record, and what the log tells.
 */

import { useEffect, useState } from "preact/hooks";
import { api, download } from "../server/api";
import { codeOf, nameOf, useGames, when } from "../pages/lobby";
import { say, words } from "../words/speech";
import type { Account as Told } from "../server/wire";
import { moveOn } from "./again";
import { Play, Save, SeatBadge } from "./icons";
import { Problem } from "./problem";
import { mindName } from "./seats";

/** Milliseconds between two looks whether the others have begun anew. */
const LOOKS = 10_000;

interface NoTableProps {
  code: string;
  table: string;
  token: string;
  watching?: boolean;
}

/** Why a table does not open; for one of another edition, with its account. */
export function NoTable({ code, table, token, watching = false }: NoTableProps) {
  const [told, setTold] = useState<Told | null>(null);
  const waits = code === "other-edition" && !told?.next;
  useEffect(() => {
    if (!waits) return;
    const look = () => void api.account(table, token).then(setTold, () => undefined);
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), LOOKS);
    return () => clearInterval(timer);
  }, [waits, table, token]);
  return told ? <Account told={told} token={token} watching={watching} /> : <Problem title code={code} />;
}

export function Account({ told, token, watching }: { told: Told; token: string; watching: boolean }) {
  // The words of a game that is not installed any more cannot be asked for.
  const { games } = useGames();
  const won = told.outcome?.winners ?? "";
  return (
    <article class="account">
      <h1>{nameOf(games ?? [], told.game, told.game)}</h1>
      <div class="problem-card" role="alert">
        <p>
          {say(told.cause ? `web-account-why-${told.cause}` : "web-failed-other-edition")} {say(told.phase === "over" ? "web-account-kept-over" : "web-account-kept")}
        </p>
        <a href="#/">{say("web-home")}</a>
      </div>
      <GoOn told={told} token={token} watching={watching} />
      <p class="quiet">{when(told.made)}</p>
      <section aria-labelledby="account-seats">
        <h2 id="account-seats">{say("web-account-seats")}</h2>
        <ul class="winners">
          {told.seats.map((one) => (
            <li key={one.seat}>
              <SeatBadge seat={one.seat} />
              <strong>{one.name || (one.mind ? mindName(one.mind) : say("web-seat-free"))}</strong>
              {won.includes(one.seat) && <span class="chip">{say("web-account-won")}</span>}
            </li>
          ))}
        </ul>
      </section>
      {told.decisions.length > 0 && (
        <details>
          <summary>{say("web-account-decisions", { count: told.decisions.length })}</summary>
          <ol class="account-decisions">
            {told.decisions.map((one, i) => (
              <li key={i}>
                <SeatBadge seat={one.seat} /> <code>{one.option}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
      {told.differs && (
        <p class="small quiet">{say("web-account-differs", { why: words.value.phrase(told.differs, (seat) => seat) })}</p>
      )}
      {told.phase !== "over" && told.record !== "now" && <p class="small quiet">{say("web-account-secret")}</p>}
    </article>
  );
}

/** What those who sat there still have: the next table, or the button that makes it, and the record. */
function GoOn({ told, token, watching }: { told: Told; token: string; watching: boolean }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const fail = (error: unknown) => {
    setProblem(codeOf(error));
    setBusy(false);
  };
  const play = () => {
    setBusy(true);
    setProblem("");
    api.again(told.table, token, false).then((made) => moveOn(told.table, made.table, watching), fail);
  };
  const save = () => {
    api.record(told.table, token).then((blob) => download(blob, `${told.table}.json`), fail);
  };
  return (
    <section class="account-on" aria-label={say("web-account-left")}>
      {told.next && (
        <div class="come-along" role="status">
          <p>{say("web-again-next")}</p>
          <button type="button" class="primary" onClick={() => moveOn(told.table, told.next, watching)}>
            {say("web-again-go")}
          </button>
        </div>
      )}
      {told.again && (
        <>
          <button type="button" class="primary" disabled={busy} onClick={play}>
            <Play />
            {say(busy ? "web-dealing" : "web-account-again")}
          </button>
          <p class="small">{say("web-account-again-text")}</p>
        </>
      )}
      {!told.again && !told.next && (told.cause === "rules" || told.cause === "content") && (
        <p>{say(told.campaign ? "web-session-by-owner" : "web-account-waits")}</p>
      )}
      {told.record === "now" && (
        <button type="button" onClick={save}>
          <Save />
          {say("web-record")}
        </button>
      )}
      {told.record === "after-again" && <p class="small">{say("web-account-record-later")}</p>}
      {problem && (
        <p class="problem" role="alert">
          {say(`web-failed-${problem}`)}
        </p>
      )}
    </section>
  );
}
