/** How the game ended: who won, each by which rule, and who came where. */

import type { Session } from "../server/session";
import { say, words } from "../words/speech";
import type { Result } from "../server/wire";
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

/** The seats in the order in which they came in, where the game counts ranks or scores: best first, equals by letter. */
export function standings({ scores, ranks }: Result): { seat: string; rank: number; score: number | null }[] {
  const all = Object.values(scores ?? {});
  const rankOf = (score: number) => 1 + all.filter((other) => other > score).length;
  return Object.keys(ranks ?? scores ?? {})
    .sort()
    .map((seat) => ({ seat, rank: ranks?.[seat] ?? rankOf(scores?.[seat] ?? 0), score: scores?.[seat] ?? null }))
    .sort((a, b) => a.rank - b.rank);
}

/** What a player is told first. */
export function verdict(outcome: Result, seats: string): string {
  if (!seats) return say("web-over");
  const winners = [...outcome.winners];
  const won = winners.some((seat) => seats.includes(seat));
  const alone = winners.every((seat) => seats.includes(seat));
  return say(won ? (outcome.shared && !alone ? "web-you-won-together" : "web-you-won") : "web-you-lost");
}

export function OutcomeCard({ session, openRule }: { session: Session; openRule: (rule: string) => void }) {
  const outcome = session.sight.value?.outcome;
  if (!outcome) return null;
  const groups = byRule(outcome);
  const others = outcome.rules.filter((rule) => !groups.some(([reason]) => reason === rule));
  const sentence = (rule: string) => (
    <p key={rule} class="outcome-rule">
      {words.value.say(rule)} <Rule rule={rule} open={openRule} />
    </p>
  );
  return (
    <div class="outcome">
      <h2>{verdict(outcome, session.seats.value)}</h2>
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
      <Standings outcome={outcome} name={session.name} />
    </div>
  );
}

function Standings({ outcome, name }: { outcome: Result; name: (seat: string) => string }) {
  const rows = standings(outcome);
  if (rows.length === 0) return null;
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{say("web-rank")}</th>
          <th scope="col">{say("web-player")}</th>
          {outcome.scores && <th scope="col">{say("web-score")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, rank, score }) => (
          <tr key={seat} data-rank={rank}>
            <td>{rank}</td>
            <th scope="row">
              <SeatBadge seat={seat} /> {name(seat)}
            </th>
            {score !== null && <td>{score}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
