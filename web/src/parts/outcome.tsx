/** How the game ended: who won, each by which rule. */

import type { Session } from "../session";
import { say, words } from "../speech";
import { Crown, SeatBadge } from "./icons";
import { Rule } from "./rule";

const LETTERS = "ABCDEFGHIJKLMNOP";

export function OutcomeCard({ session, openRule }: { session: Session; openRule: (rule: string) => void }) {
  const outcome = session.sight.value?.outcome;
  if (!outcome) return null;
  const mine = LETTERS.indexOf(session.seat.value || "?");
  const won = outcome.winners.includes(mine);
  return (
    <div class="outcome">
      <h2>{session.seat.value ? (won ? say("web-you-won") : say("web-you-lost")) : say("web-over")}</h2>
      {outcome.rules.map((rule) => (
        <p key={rule} class="outcome-rule">
          {words.value.say(rule)} <Rule rule={rule} open={openRule} />
        </p>
      ))}
      {outcome.winners.length === 0 && <p>{say("web-nobody-won")}</p>}
      <ul class="winners">
        {outcome.winners.map((seat) => {
          const letter = LETTERS[seat] ?? "";
          const rule = outcome.reasons[String(seat)] ?? "";
          return (
            <li key={seat}>
              <Crown />
              <SeatBadge seat={letter} />
              <strong>{session.name(letter)}</strong>
              {rule && (
                <span>
                  {words.value.say(rule)} <Rule rule={rule} open={openRule} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
