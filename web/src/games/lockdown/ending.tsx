/** After the end: the ranking, and everything that was secret, round by round. */

import { useState } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { counted } from "../../kit";
import { Dialog } from "../../parts/dialog";
import { SeatBadge } from "../../parts/icons";
import { Rule } from "../../parts/rule";
import { type Tab, Tabs } from "../../parts/tabs";
import { chronicleOf, type Known, NOWHERE, pathsIn, type SeatView, type View } from "./model";
import { Mark } from "./signs";

const RANKING = "LK-472";

/** The rounds that were played. */
export const roundsOf = (view: View) => Array.from({ length: view.round }, (_, i) => i + 1);

interface ReviewProps {
  props: BoardProps<View>;
  round: number;
  setRound: (round: number) => void;
  seats: ReadonlySet<string>;
  setSeats: (seats: ReadonlySet<string>) => void;
}

/** Which ways are drawn on the buildings: of which round, and whose. */
export function Review({ props, round, setRound, seats, setSeats }: ReviewProps) {
  const { view, words, name } = props;
  const turn = (seat: string) => {
    const next = new Set(seats);
    if (!next.delete(seat)) next.add(seat);
    setSeats(next);
  };
  return (
    <div class="lk-review">
      <div class="segments" role="radiogroup" aria-label={words.say("board-review-round")}>
        {roundsOf(view).map((one) => (
          <label key={one} class={round === one ? "is-on" : ""}>
            <input type="radio" name="lk-round" checked={round === one} aria-label={words.say("board-review-of", { round: one })} onChange={() => setRound(one)} />
            <span aria-hidden="true">{one}</span>
          </label>
        ))}
      </div>
      <div class="lk-whose" role="group" aria-label={words.say("board-review-whose")}>
        {view.seats.map((one) => (
          <button key={one.seat} type="button" class={`icon-only ${seats.has(one.seat) ? "is-on" : ""}`} aria-pressed={seats.has(one.seat)} aria-label={name(one.seat)} title={name(one.seat)} onClick={() => turn(one.seat)}>
            <SeatBadge seat={one.seat} />
          </button>
        ))}
      </div>
    </div>
  );
}

const inOrder = (seats: readonly SeatView[]) => [...seats].sort((a, b) => a.rank - b.rank || a.seat.localeCompare(b.seat));

export function Ranking({ props }: { props: BoardProps<View> }) {
  const { view, words, name, openRule } = props;
  return (
    <table class="lk-ranking">
      <caption>
        {words.say("board-ranking")} <Rule rule={RANKING} open={openRule} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.say("board-rank")}</th>
          <th scope="col">{words.say("board-player")}</th>
          <th scope="col">{words.say("board-hp")}</th>
          <th scope="col">{words.say("board-points")}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(view.seats).map((one) => (
          <tr key={one.seat} class={view.winners.includes(one.seat) ? "is-winner" : ""}>
            <td>{one.rank}</td>
            <th scope="row">
              <span>
                <SeatBadge seat={one.seat} />
                {name(one.seat)}
              </span>
            </th>
            <td>
              <span>
                <Mark of={one.shadow ? "shadow" : "living"} />
                {one.hp}
                {one.shadow && <span class="unseen">{words.say("state-shadow")}</span>}
              </span>
            </td>
            <td>{one.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Panel, place and cards of everybody at the end. */
function Secrets({ props }: { props: BoardProps<View> }) {
  const { view, words, name, history } = props;
  return (
    <ul class="lk-secrets">
      {inOrder(view.seats).map((one) => {
        const panels = chronicleOf(history).filter(([, kind, facts]) => ["genes", "desk", "gene-bank"].includes(kind) && facts[0] === one.seat);
        return (
          <li key={one.seat}>
            <h3>
              <SeatBadge seat={one.seat} />
              {name(one.seat)}
            </h3>
            <p>{words.say("board-end-place", { room: words.ref(`room:${one.room || NOWHERE}`), genes: one.genes.join("-") })}</p>
            {one.hand.length > 0 && <p>{words.say("board-end-hand", { cards: words.list(counted(one.hand).map(([card, count]) => (count > 1 ? `${count} × ` : "") + words.ref(`card:${card}`))) })}</p>}
            <Entries entries={panels} props={props} />
          </li>
        );
      })}
    </ul>
  );
}

/** Who walked where and voted for what, in one round. */
function Rounds({ props }: { props: BoardProps<View> }) {
  const { view, words, name, history } = props;
  const [round, setRound] = useState(view.round);
  const chronicle = chronicleOf(history);
  const paths = pathsIn(chronicle, round);
  const votes = new Map(chronicle.filter(([at, kind]) => at === round && kind === "voted").map(([, , facts]) => [String(facts[0]), facts]));
  const rest = chronicle.filter(([at, kind]) => at === round && ["ten-votes", "cleared", "fired", "loss", "gain", "shadow", "revived"].includes(kind));
  return (
    <div class="lk-rounds-told">
      <div class="segments" role="radiogroup" aria-label={words.say("board-review-round")}>
        {roundsOf(view).map((one) => (
          <label key={one} class={round === one ? "is-on" : ""}>
            <input type="radio" name="lk-told-round" checked={round === one} aria-label={words.say("board-review-of", { round: one })} onChange={() => setRound(one)} />
            <span aria-hidden="true">{one}</span>
          </label>
        ))}
      </div>
      <ul class="lk-secrets">
        {view.seats.map((one) => {
          const vote = votes.get(one.seat);
          return (
            <li key={one.seat}>
              <h3>
                <SeatBadge seat={one.seat} />
                {name(one.seat)}
                {vote && (
                  <span class="chip">
                    <Mark of="vote" />
                    {words.ref(`floor:${vote[1]}`)}
                    {Number(vote[2]) > 1 ? ` × ${vote[2]}` : ""}
                  </span>
                )}
              </h3>
              <p class="lk-path">{(paths.get(one.seat) ?? []).join(" → ") || words.say("board-no-move")}</p>
              <Entries entries={rest.filter(([, , facts]) => facts[0] === one.seat)} props={props} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const TRADES = ["offered", "offer-gives", "offer-wants", "offer-order", "withdrawn", "refused", "lapsed", "traded", "gave", "swapped"];

function Trades({ props }: { props: BoardProps<View> }) {
  const { view, words, history } = props;
  const all = chronicleOf(history).filter(([, kind]) => TRADES.includes(kind));
  if (all.length === 0) return <p class="quiet">{words.say("board-no-trades")}</p>;
  return (
    <>
      {roundsOf(view)
        .filter((round) => all.some(([at]) => at === round))
        .map((round) => (
          <section key={round}>
            <h3>{words.say("board-round", { round, rounds: view.round })}</h3>
            <Entries entries={all.filter(([at]) => at === round)} props={props} />
          </section>
        ))}
    </>
  );
}

function Entries({ entries, props }: { entries: readonly Known[]; props: BoardProps<View> }) {
  const { words, name, openRule } = props;
  if (entries.length === 0) return null;
  return (
    <ul class="lk-entries">
      {entries.map((entry, i) => {
        const phrase = entry[3];
        return (
          <li key={i}>
            {words.phrase(phrase, name)} <Rule rule={phrase.rule} open={openRule} />
          </li>
        );
      })}
    </ul>
  );
}

/** Everything that came to light. */
export function Dossier({ props, onClose }: { props: BoardProps<View>; onClose: () => void }) {
  const { words } = props;
  const [tab, setTab] = useState("ranking");
  const tabs: Tab[] = [
    { id: "ranking", title: words.say("board-ranking"), content: () => <Ranking props={props} /> },
    { id: "rounds", title: words.say("board-rounds"), content: () => <Rounds props={props} /> },
    { id: "secrets", title: words.say("board-secrets"), content: () => <Secrets props={props} /> },
    { id: "trades", title: words.say("board-trades"), content: () => <Trades props={props} /> },
  ];
  return (
    <Dialog title={words.say("board-dossier")} onClose={onClose} wide>
      <div class="lk-dossier">
        <Tabs label={words.say("board-dossier")} tabs={tabs} open={tab} onOpen={setTab} />
      </div>
    </Dialog>
  );
}
