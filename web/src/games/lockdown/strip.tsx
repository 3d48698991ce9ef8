/** The line over the buildings: round, phase, whose turn, who has acted; and the ways to more. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/board";
import { Strip as Line, Track } from "../../kit";
import { SeatBadge } from "../../parts/icons";
import type { Content, View } from "./model";
import { Mark } from "./signs";
import type { Telling } from "./telling";

interface StripProps {
  props: BoardProps<View>;
  content: Content;
  telling: Telling;
  /** The round whose ways are drawn, on a table screen after the end. */
  shown: number;
  /** The button that turns presses into looks. */
  look: ComponentChildren;
  openDossier: () => void;
}

export function Strip({ props, content, telling, shown, look, openDossier }: StripProps) {
  const { view, words, mode } = props;
  return (
    <Line
      class={`lk-strip is-${view.phase}`}
      tools={
        <>
          {telling.told.length > 0 && !telling.open && mode !== "screen" && (
            <button type="button" class="plain icon-only" aria-label={words.say("board-settlement", { round: telling.round })} title={words.say("board-settlement", { round: telling.round })} onClick={telling.reopen}>
              <Mark of="again" />
            </button>
          )}
          {view.over && mode !== "screen" && (
            <button type="button" class="primary" onClick={openDossier}>
              <Mark of="crown" />
              <span>{words.say("board-dossier")}</span>
            </button>
          )}
          {!view.over && look}
        </>
      }
    >
      <p class="lk-when">
        {!(view.over && mode !== "replay") && view.round > 0 && (
          <Track class="lk-track" steps={Array.from({ length: content.rounds }, (_, i) => i + 1)} now={view.round - 1} label={words.say("board-round", { round: view.round, rounds: content.rounds })} />
        )}
        <strong>{words.say(`phase-${view.phase}`)}</strong>
        {view.over && mode === "screen" && <span>{words.say("board-review-of", { round: shown })}</span>}
      </p>
      {view.phase === "action" && <OrderTrack props={props} />}
    </Line>
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
