/** How the game ended: who won, each by which rule. */

import type { Session } from "../session";
import { say, words } from "../speech";
import type { Result } from "../wire";
import { Crown, SeatBadge } from "./icons";
import { Rule } from "./rule";

/** Winners by the rule they win by, in the order of the winners: each rule is said once, over all whom it makes win. */
export function byRule(outcome: Result): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const seat of outcome.winners) {
    const rule = outcome.reasons[seat] ?? "";
    groups.set(rule, [...(groups.get(rule) ?? []), seat]);
  }
  return [...groups];
}

export function OutcomeCard({ session, openRule }: { session: Session; openRule: (rule: string) => void }) {
  const outcome = session.sight.value?.outcome;
  if (!outcome) return null;
  const won = [...outcome.winners].some((seat) => session.seats.value.includes(seat));
  const groups = byRule(outcome);
  const others = outcome.rules.filter((rule) => !groups.some(([reason]) => reason === rule));
  const sentence = (rule: string) => (
    <p key={rule} class="outcome-rule">
      {words.value.say(rule)} <Rule rule={rule} open={openRule} />
    </p>
  );
  return (
    <div class="outcome">
      <h2>{session.seats.value ? (won ? say("web-you-won") : say("web-you-lost")) : say("web-over")}</h2>
      {others.map(sentence)}
      {outcome.winners.length === 0 && <p>{say("web-nobody-won")}</p>}
      {groups.map(([rule, seats]) => (
        <div key={rule} class="outcome-group">
          {rule && sentence(rule)}
          <ul class="winners">
            {seats.map((seat) => (
              <li key={seat}>
                <Crown />
                <SeatBadge seat={seat} />
                <strong>{session.name(seat)}</strong>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
