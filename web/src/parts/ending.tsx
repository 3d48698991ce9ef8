/**
 * The ending as a page: my result, who everybody was, how it went in the words of the game, or else the rules by which it
 * ended, what decided it, and the way to the next game.
 */

import type { ComponentChildren } from "preact";
import { api, download } from "../server/api";
import type { Session } from "../server/session";
import { say, words } from "../words/speech";
import type { Ending, Phrase, Result } from "../server/wire";
import { ComeAlong, PlayAgain } from "./again";
import { GoesOn } from "./campaigns";
import { Crown, Save, SeatBadge } from "./icons";
import { standings, verdict } from "./outcome";
import { Rule } from "./rule";

/** The rules by which the game ended and was won, each once, in the order in which they applied. */
export function rulesOf(outcome: Result): string[] {
  return [...new Set([...outcome.rules, ...[...outcome.winners].map((seat) => outcome.reasons[seat] ?? "")])].filter(Boolean);
}

/** My result in words: those of the game, else the rank, else whether I won. */
export function resultOf(outcome: Result, seats: string, verdicts: Readonly<Record<string, Phrase>>, phrase: (said: Phrase) => string): string[] {
  const own = [...seats];
  const said = [...new Set(own.flatMap((seat) => verdicts[seat] ?? []).map(phrase))];
  if (said.length > 0) return said;
  const rows = standings(outcome);
  const mine = rows.filter((row) => own.includes(row.seat)).sort((a, b) => a.rank - b.rank)[0];
  return [mine && !outcome.winners.includes(mine.seat) ? say("web-ending-rank", { rank: mine.rank, count: rows.length }) : verdict(outcome, seats)];
}

interface EndingProps {
  session: Session;
  ending: Ending | null;
  watching: boolean;
  openRule: (rule: string) => void;
  seeBoard: () => void;
  /** What went wrong last, "" for nothing. */
  problem: string;
  fail: (error: unknown) => void;
}

export function EndingPage({ session, ending, watching, openRule, seeBoard, problem, fail }: EndingProps) {
  const info = session.info.value;
  const outcome = session.sight.value?.outcome;
  if (!info || !outcome) return null;
  const phrase = (said: Phrase) => words.value.phrase(said, session.name);
  const [first, ...more] = resultOf(outcome, session.seats.value, ending?.verdicts ?? {}, phrase);
  const told = ending?.story ?? [];
  const save = () => {
    api.record(session.table, session.token).then((blob) => download(blob, `${session.table}.json`), fail);
  };
  return (
    <main class="ending" aria-labelledby="ending-title" tabIndex={-1}>
      <ComeAlong session={session} watching={watching} />
      <header class="ending-head">
        <h2 id="ending-title">{first}</h2>
        {more.map((line) => (
          <p key={line} class="ending-more">
            {line}
          </p>
        ))}
        {outcome.winners.length === 0 && !outcome.shared && <p>{say("web-nobody-won")}</p>}
      </header>
      <section class="ending-again" aria-label={say("web-again-title")}>
        <PlayAgain session={session} watching={watching} />
        {info.campaign && ending && <GoesOn campaign={info.campaign} goesOn={ending.goes_on} carries={words.value.has("game-carries") ? words.value.say("game-carries") : ""} />}
        <div class="bar-tools">
          <button type="button" onClick={seeBoard}>
            {say("web-ending-board")}
          </button>
          <a class="button" href={`#/replay/${session.table}`}>
            {say("web-replay")}
          </a>
          <button type="button" class="plain" onClick={save}>
            <Save />
            {say("web-record")}
          </button>
          {!info.campaign && (
            <a class="button plain" href="#/">
              {say("web-new-other")}
            </a>
          )}
        </div>
        {problem && (
          <p class="problem" role="alert">
            {say(`web-failed-${problem}`)}
          </p>
        )}
      </section>
      <Part title={say("web-ending-who")} id="ending-who">
        <WhoWasWho session={session} outcome={outcome} who={ending?.who ?? {}} openRule={openRule} />
      </Part>
      <div class="ending-story">
      {told.length > 0 ? (
        <Part title={say("web-ending-story")} id="ending-told">
          <ul class="ending-rules">
            {told.map((said, i) => (
              <li key={i} data-told={said.key}>
                {phrase(said)} <Rule rule={said.rule} open={openRule} />
              </li>
            ))}
          </ul>
        </Part>
      ) : (
        <Part title={say("web-ending-why")} id="ending-why">
          <ul class="ending-rules">
            {rulesOf(outcome).map((rule) => (
              <li key={rule} class="outcome-rule">
                {words.value.say(rule)} <Rule rule={rule} open={openRule} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {ending && ending.moments.length > 0 && (
        <Part title={say("web-ending-moments")} id="ending-moments">
          <ol class="moments">
            {ending.moments.map((moment, i) => (
              <li key={i}>
                <a href={`#/replay/${session.table}/${moment.at}`} title={say("web-ending-moment", { at: moment.at })}>
                  {phrase(moment.phrase)}
                </a>
              </li>
            ))}
          </ol>
        </Part>
      )}
      </div>
    </main>
  );
}

function Part({ title, id, children }: { title: string; id: string; children: ComponentChildren }) {
  return (
    <section class="ending-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface WhoProps {
  session: Session;
  outcome: Result;
  who: Readonly<Record<string, readonly string[]>>;
  openRule: (rule: string) => void;
}

/** All seats, in the order in which they came in where the game counts it, else winners first. */
export function WhoWasWho({ session, outcome, who, openRule }: WhoProps) {
  const ranked = new Map(standings(outcome).map((row) => [row.seat, row]));
  const seats = (session.info.value?.seats ?? []).map((one) => one.seat);
  const order = (seat: string) => ranked.get(seat)?.rank ?? (outcome.winners.includes(seat) ? 0 : 1);
  return (
    <ul class="who">
      {seats
        .sort((a, b) => order(a) - order(b) || a.localeCompare(b))
        .map((seat) => {
          const row = ranked.get(seat);
          const won = outcome.winners.includes(seat);
          return (
            <li key={seat} class={`${won ? "is-winner" : ""} ${session.seats.value.includes(seat) ? "is-me" : ""}`} data-seat={seat} data-rank={row?.rank}>
              <SeatBadge seat={seat} />
              <strong class="who-name">{session.name(seat)}</strong>
              <span class="who-was">{words.value.list((who[seat] ?? []).map((one) => words.value.ref(one, session.name)))}</span>
              {row && (
                <span class="chip">
                  {say("web-ending-place", { rank: row.rank })}
                  {row.score !== null && ` · ${say("web-ending-points", { count: row.score })}`}
                </span>
              )}
              {won && (
                <span class="who-won">
                  <Crown />
                  {say("web-ending-won")}
                  <Rule rule={outcome.reasons[seat] ?? ""} open={openRule} />
                </span>
              )}
            </li>
          );
        })}
    </ul>
  );
}
