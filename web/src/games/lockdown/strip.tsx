/** The line over the buildings: round, phase, whose turn, who has acted; and the ways to more. */

import type { BoardProps } from "../../board";
import { Help, SeatBadge } from "../../parts/icons";
import type { Content, View } from "./model";
import { Mark } from "./signs";
import type { Telling } from "./telling";

interface StripProps {
  props: BoardProps<View>;
  content: Content;
  telling: Telling;
  /** The round whose ways are drawn, on a table screen after the end. */
  shown: number;
  looking: boolean;
  setLooking: (on: boolean) => void;
  openDossier: () => void;
}

export function Strip({ props, content, telling, shown, looking, setLooking, openDossier }: StripProps) {
  const { view, words, mode } = props;
  return (
    <div class={`lk-strip is-${view.phase}`}>
      <p class="lk-when">
        {!(view.over && mode !== "replay") && <span class="lk-track" aria-hidden="true">
          {Array.from({ length: content.rounds }, (_, i) => (
            <i key={i} class={i + 1 < view.round ? "is-past" : i + 1 === view.round ? "is-now" : ""}>
              {i + 1}
            </i>
          ))}
        </span>}
        {view.round > 0 && <span class="unseen">{words.say("board-round", { round: view.round, rounds: content.rounds })}</span>}
        <strong>{words.say(`phase-${view.phase}`)}</strong>
        {view.over && mode === "screen" && <span>{words.say("board-review-of", { round: shown })}</span>}
      </p>
      {view.phase === "action" && <OrderTrack props={props} />}
      <span class="lk-strip-tools">
        {telling.told.length > 0 && !telling.open && mode !== "screen" && (
          <button type="button" class="plain icon-only" aria-label={words.say("board-settlement", { round: telling.round })} title={words.say("board-settlement", { round: telling.round })} onClick={telling.reopen}>
            <Mark of="speaker" />
          </button>
        )}
        {view.over && mode !== "screen" && (
          <button type="button" class="primary" onClick={openDossier}>
            <Mark of="crown" />
            <span>{words.say("board-dossier")}</span>
          </button>
        )}
        {mode === "play" && !view.over && (
          <button type="button" class="plain icon-only" aria-pressed={looking} aria-label={words.say("board-look")} title={words.say("board-look")} onClick={() => setLooking(!looking)}>
            <Help />
          </button>
        )}
      </span>
    </div>
  );
}

/** The order cards as far as they are known: whoever has begun has shown a number. */
function OrderTrack({ props }: { props: BoardProps<View> }) {
  const { view, words, name, seat, peeked, mode } = props;
  const mine = mode === "play" && peeked ? (view.me?.order ?? 0) : 0;
  return (
    <ol class="lk-orders" aria-label={words.say("board-orders")}>
      {view.seats.map((_, i) => {
        const order = i + 1;
        const holder = view.seats.find((one) => one.order === order && (one.seat !== seat || one.acted || view.acting === seat || mine));
        const known = holder && (holder.acted || holder.seat === view.acting || (mine === order && holder.seat === seat));
        const acting = known && holder.seat === view.acting;
        return (
          <li key={order} class={`${acting ? "is-now" : ""} ${holder?.acted ? "is-past" : ""}`}>
            <span class="unseen">{known ? `${words.say("board-order", { order })}: ${name(holder.seat)}` : words.say("board-order", { order })}</span>
            {known ? <SeatBadge seat={holder.seat} /> : <i aria-hidden="true">{order}</i>}
          </li>
        );
      })}
    </ol>
  );
}
