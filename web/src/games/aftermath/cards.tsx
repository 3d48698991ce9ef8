/** Action cards: colour, sign and value, as small pictures and as buttons. */

import type { ComponentChildren } from "preact";
import type { Words } from "../../words/words";
import type { CardFile } from "./model";
import { COLOR_SIGNS, Face, Sign } from "./signs";

/** A card to look at; what it is called is said to whoever cannot see it. */
export function ActionCard({ card, words, small = false, children }: { card: CardFile; words: Words; small?: boolean; children?: ComponentChildren }) {
  return (
    <span class={`af-card is-${card.color} ${small ? "is-small" : ""} ${card.hero ? "is-influence" : ""}`} data-action-card={card.id} title={words.ref(`card:${card.id}`)}>
      <span class="unseen">{words.ref(`card:${card.id}`)}</span>
      <b aria-hidden="true">{card.color === "calamity" ? "!" : card.value}</b>
      {card.hero ? <Face hero={card.hero} /> : <Sign of={COLOR_SIGNS[card.color] ?? "wild"} />}
      {children}
    </span>
  );
}
