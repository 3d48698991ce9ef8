/** The line over the street: round, whose turn and which action, Michael as everybody sees him, decks and supply. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/board";
import { Fact as AnyFact } from "../../kit";
import { MICHAEL, type View } from "./model";
import { Sign } from "./signs";

interface StripProps {
  props: BoardProps<View>;
  /** The button that turns presses into looks. */
  look: ComponentChildren;
  whole: boolean;
  setWhole: (on: boolean) => void;
}

export function Strip({ props, look, whole, setWhole }: StripProps) {
  const { view, words, name, mode } = props;
  const { michael } = view;
  const fallen = view.dead.length;
  return (
    <div class="hw-strip">
      <p class="hw-when">
        {view.round > 0 && <strong>{words.say("board-round", { round: view.round, rounds: view.rounds })}</strong>}
        {view.turn && !view.over && <span>{view.turn === MICHAEL ? words.say("board-turn-michael") : words.say("board-turn", { name: name(view.turn) })}</span>}
        {view.turn && !view.over && view.deed < 2 && <span class="quiet">{words.say("board-deed", { number: view.deed + 1 })}</span>}
        {view.over && <span>{words.say(`ending-${view.ending}`)}</span>}
      </p>
      <p class="hw-michael-state">
        <Fact sign="mask" text={words.say(michael.staggered ? "board-staggered" : "board-ready")} short={words.say(michael.staggered ? "board-staggered-short" : "board-ready-short")} strong={michael.staggered} />
        <span class="is-listed">
          <Fact sign="damage" text={words.say("board-michael-damage", { damage: michael.damage, health: michael.health })} short={`${michael.damage}/${michael.health}`} />
        </span>
        <Fact sign="dead" text={words.say("board-kills", { count: fallen, kills: view.kills })} short={`${fallen}/${view.kills}`} />
        <Fact sign="exertion" text={words.say("board-supply", { count: view.supply })} short={String(view.supply)} minor />
      </p>
      <ul class="hw-decks" aria-label={words.say("board-decks")}>
        {view.decks.map(({ quadrant, cards }) => (
          <li key={quadrant} class={`hw-deck is-${quadrant}`} title={words.say("board-deck", { quadrant: words.ref(`quadrant:${quadrant}`), count: cards })}>
            <i aria-hidden="true" />
            <span class="unseen">{words.say("board-deck", { quadrant: words.ref(`quadrant:${quadrant}`), count: cards })}</span>
            <span aria-hidden="true">{cards}</span>
          </li>
        ))}
      </ul>
      <span class="hw-tools">
        {mode !== "screen" && (
          <button type="button" class="plain icon-only" aria-pressed={whole} aria-label={words.say("board-whole")} title={words.say("board-whole")} onClick={() => setWhole(!whole)}>
            <Sign of="whole" />
          </button>
        )}
        {!view.over && look}
      </span>
    </div>
  );
}

/** A sign and a number; the whole sentence for whoever points at it or cannot see it. */
export function Fact({ sign, minor = false, ...more }: { sign: string; text: string; short: string; strong?: boolean; minor?: boolean }) {
  return <AnyFact {...more} sign={<Sign of={sign} />} class={minor ? "is-minor" : ""} />;
}
