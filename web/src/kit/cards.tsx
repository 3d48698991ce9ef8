/** Cards: as buttons beside the question, and as small pictures on a board. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps } from "../board/board";
import { byFinger } from "../parts/finger";
import { aheadAt, counted, saidAhead, standingOf, weighs } from "./facts";

interface CardsProps {
  props: Pick<BoardProps<never>, "words" | "name" | "targets" | "previews" | "plans" | "pick">;
  cards: readonly string[];
  /** How the game refers to them: `card` for `card:axe`. Their names are `card-axe`, their texts `card-axe-text`. */
  kind?: string;
  /** What is said where there is none. */
  empty: string;
  sign?: (card: string) => ComponentChildren;
  /** Equal cards as one, with their number. */
  together?: boolean;
  class?: string;
}

/** A hand of cards: a press reads one and chooses it, if the question is about it. A finger reads first what it brings. */
export function Cards({ props, cards, kind = "card", empty, sign, together = false, class: name = "" }: CardsProps) {
  const [open, setOpen] = useState("");
  const { words, targets, pick } = props;
  if (cards.length === 0) return <p class="quiet">{empty}</p>;
  const listed: (readonly [string, number])[] = together ? counted(cards) : cards.map((card) => [card, 1] as const);
  return (
    <ul class={`kit-cards ${name}`}>
      {listed.map(([card, count], i) => {
        const key = `${i} ${card}`;
        const target = targets.get(`${kind}:${card}`);
        const standing = standingOf(target);
        const ahead = aheadAt(target, props);
        const title = words.ref(`${kind}:${card}`);
        const text = `${kind}-${card}-text`;
        return (
          <li key={key}>
            <button
              type="button"
              class={`kit-card is-${standing} is-${kind} ${open === key ? "is-looked" : ""}`}
              data-card={card}
              aria-expanded={open === key}
              aria-disabled={standing === "refused"}
              {...saidAhead(ahead)}
              onClick={() => {
                const first = open !== key;
                setOpen(first ? key : "");
                if (standing !== "none" && !(first && byFinger() && weighs(target, props))) pick(`${kind}:${card}`);
              }}
            >
              {sign?.(card)}
              {count > 1 ? `${count} × ${title}` : title}
            </button>
            {open === key && words.has(text) && <p class="small kit-card-text">{words.say(text)}</p>}
            {open === key && ahead && <p class="small kit-card-text">{ahead}</p>}
          </li>
        );
      })}
    </ul>
  );
}

interface FaceProps {
  w: number;
  h: number;
  /** A face, a back, or the empty place where cards would lie. */
  side?: "face" | "back" | "gone";
  /** How many lie there: two and more show another one under the first. */
  count?: number;
  /** Whether the number is written on it. */
  counts?: boolean;
  /** Whether the lower ones lie crooked, as in a pile of discards. */
  crooked?: boolean;
  rx?: number;
  children?: ComponentChildren;
}

/** A card or a pile of a drawing, with its corner at 0 0; the class of a `Thing` around it colours it. */
export function CardShape({ w, h, side = "face", count = 1, counts = false, crooked = false, rx = 4, children }: FaceProps) {
  return (
    <>
      {count > 1 && <rect class="kit-card-under" x="2" y="2" width={w} height={h} rx={rx} transform={crooked ? `rotate(4 ${w / 2} ${h / 2})` : undefined} />}
      <rect class={`kit-card-${side}`} width={w} height={h} rx={rx} />
      {children}
      <rect class="kit-frame" width={w} height={h} rx={rx} />
      {counts && (
        <text class="kit-card-count" x={w / 2} y={h - 7} aria-hidden="true">
          {count}
        </text>
      )}
    </>
  );
}
