/** A table that cannot go on here, because it is of other rules or other content: what its log tells of it. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { nameOf, useGames, when } from "../pages/lobby";
import { say } from "../speech";
import type { Account as Told } from "../wire";
import { SeatBadge } from "./icons";
import { Problem } from "./problem";
import { mindName } from "./seats";

/** Why a table does not open; for one of another edition, with its account. */
export function NoTable({ code, table, token }: { code: string; table: string; token: string }) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (code !== "other-edition") return;
    api.account(table, token).then(setTold, () => undefined);
  }, [code, table, token]);
  return told ? <Account told={told} /> : <Problem title code={code} />;
}

export function Account({ told }: { told: Told }) {
  // The words of a game that is not installed any more cannot be asked for.
  const { games } = useGames();
  const won = told.outcome?.winners ?? "";
  return (
    <article class="account">
      <h1>{nameOf(games ?? [], told.game, told.game)}</h1>
      <div class="problem-card" role="alert">
        <p>{say("web-failed-other-edition")}</p>
        <p class="small" lang="en">
          {told.missing}
        </p>
        <a href="#/">{say("web-home")}</a>
      </div>
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
    </article>
  );
}
