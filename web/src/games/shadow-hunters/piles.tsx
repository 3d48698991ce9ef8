/** Decks and discards, the dice, the card being resolved, and whose turn it is. */

import { fit, wrap } from "../../parts/lines";
import { DECKS, type Deck, DICE, FIRST, SECOND, type View } from "./model";
import { SeatChip } from "./pieces";
import { cardSign, DECK_SIGN, Sign } from "./signs";
import { useDrawing } from "./table";
import { Lines, Thing } from "./thing";

export function Piles() {
  const { props, layout } = useDrawing();
  const { view } = props;
  const { piles, tall } = layout;
  const columns = tall ? 6 : 3;
  const gap = tall ? 5 : 9;
  const h = tall ? piles.h - 2 : Math.min((piles.h - 16) / 2, 88);
  const w = Math.min(h * 0.74, (piles.w - gap * (columns - 1)) / columns);
  const left = tall ? piles.x : piles.x + (piles.w - columns * w - (columns - 1) * gap) / 2;
  const top = tall ? piles.y : piles.y + (piles.h - 2 * h - 10) / 2;
  return (
    <g class="sh-piles">
      {DECKS.map((deck, i) => {
        const x = left + (tall ? 2 * i : i) * (w + gap);
        return (
          <g key={deck}>
            <DeckPile deck={deck} count={view.piles[i]!} x={x} y={top} w={w} h={h} />
            <Discards deck={deck} x={tall ? x + w + gap - 2 : x} y={tall ? top : top + h + 10} w={w} h={h} />
          </g>
        );
      })}
    </g>
  );
}

interface PileProps {
  deck: Deck;
  x: number;
  y: number;
  w: number;
  h: number;
}

function DeckPile({ deck, count, x, y, w, h }: PileProps & { count: number }) {
  const thick = Math.min(4, Math.ceil(count / 4));
  return (
    <Thing reference={`deck:${deck}`} class={`sh-card sh-deck-${deck} ${count === 0 ? "is-empty" : ""}`} x={x} y={y}>
      {Array.from({ length: thick }, (_, i) => (
        <rect key={i} class="sh-card-under" x={(thick - i) * 1.3} y={(thick - i) * 1.3} width={w} height={h} rx="4" />
      ))}
      <rect class={count > 0 ? "sh-card-back" : "sh-card-gone"} width={w} height={h} rx="4" />
      {count > 0 && <Sign d={DECK_SIGN[deck]!} x={w / 2} y={h * 0.38} size={w * 0.6} />}
      <rect class="sh-frame" width={w} height={h} rx="4" />
      <text class="sh-count" x={w / 2} y={h - 7} aria-hidden="true">
        {count}
      </text>
    </Thing>
  );
}

function discardsOf(view: View, deck: Deck): { count: number; top: string } {
  if (deck === "hermit") return { count: view.hermit_discards, top: "" };
  const cards = deck === "white" ? view.white_discards : view.black_discards;
  return { count: cards.length, top: cards.at(-1) ?? "" };
}

/** The discard pile: its top card lies open, Hermit cards face down. */
function Discards({ deck, x, y, w, h }: PileProps) {
  const { props } = useDrawing();
  const { count, top } = discardsOf(props.view, deck);
  const face = count === 0 ? "sh-card-gone" : top ? "sh-card-face" : "sh-card-back";
  return (
    <Thing reference={`discards:${deck}`} class={`sh-card sh-discards sh-deck-${deck} ${count === 0 ? "is-empty" : ""}`} x={x} y={y}>
      {count > 1 && <rect class="sh-card-under" x="2" y="2" width={w} height={h} rx="4" transform={`rotate(4 ${w / 2} ${h / 2})`} />}
      <rect class={face} width={w} height={h} rx="4" />
      {count > 0 && <Sign d={top ? cardSign(top, "") : DECK_SIGN["hermit"]!} x={w / 2} y={h * 0.4} size={w * 0.62} />}
      <rect class="sh-frame" width={w} height={h} rx="4" />
      {count > 0 && (
        <text class="sh-count" x={w / 2} y={h - 7} aria-hidden="true">
          {count}
        </text>
      )}
    </Thing>
  );
}

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** The two dice as they fell; where two totals wait for a choice, those. */
export function Dice() {
  const { props, layout, roll, targets } = useDrawing();
  const { dice, tall } = layout;
  const { view, words, name } = props;
  if (view.rolls.length === 2 || targets.has(FIRST)) {
    return (
      <g>
        {[FIRST, SECOND].map((reference, i) => {
          const size = tall ? 38 : Math.min(52, dice.w - 8);
          const x = tall ? dice.x + i * (size + 4) : dice.x + dice.w / 2 - size / 2;
          const y = tall ? dice.y + 8 : dice.y + dice.h / 2 - size - 4 + i * (size + 8);
          return (
            <Thing key={reference} reference={reference} class="sh-total" x={x} y={y}>
              <rect class="sh-plate" width={size} height={size} rx="10" />
              <rect class="sh-frame" width={size} height={size} rx="10" />
              <text class="sh-total-number" x={size / 2} y={size / 2 + 8} aria-hidden="true">
                {view.rolls[i]}
              </text>
            </Thing>
          );
        })}
      </g>
    );
  }
  const size = tall ? 34 : Math.min(50, dice.w * 0.48);
  const [cx, cy] = [dice.x + dice.w / 2, tall ? dice.y + dice.h / 2 : dice.y + dice.h * 0.38];
  const lone = roll !== null && (roll.d4 === 0 || roll.d6 === 0);
  const rolled = roll !== null;
  return (
    <Thing reference={DICE} class={`sh-dice ${rolled ? "" : "is-resting"}`} x={cx} y={cy}>
      <rect class="sh-dice-felt" x={-dice.w / 2} y={-size * 0.8} width={dice.w} height={tall ? size * 1.6 : size * 1.3 + 60} rx="12" />
      <g key={roll?.n ?? 0} class="sh-dice-thrown">
        {(!roll || roll.d4 > 0) && <D4 face={roll?.d4 ?? 4} x={lone ? 0 : -size * 0.52} size={size} />}
        {(!roll || roll.d6 > 0) && <D6 face={roll?.d6 ?? 6} x={lone ? 0 : size * 0.52} size={size} />}
      </g>
      {!tall && roll && (
        <g aria-hidden="true">
          <text class="sh-total-number" y={size * 0.5 + 30}>
            {roll.total}
          </text>
          <Lines class="sh-small" lines={[fit(name(roll.who), 15, dice.w)]} x={0} y={size * 0.5 + 50} />
        </g>
      )}
      {!tall && !roll && (
        <Lines class="sh-small" lines={[fit(words.say("web-sh-dice"), 15, dice.w)]} x={0} y={size * 0.5 + 28} />
      )}
    </Thing>
  );
}

function D4({ face, x, size }: { face: number; x: number; size: number }) {
  const s = size * 0.5;
  return (
    <g class="sh-die is-d4" transform={`translate(${x} 0)`}>
      <path d={`M0 ${-s}L${s * 0.98} ${s * 0.74}H${-s * 0.98}z`} />
      <path class="sh-die-edge" d={`M0 ${-s}L${s * 0.16} ${s * 0.74}`} />
      <text y={s * 0.58} font-size={size * 0.5}>
        {face}
      </text>
    </g>
  );
}

function D6({ face, x, size }: { face: number; x: number; size: number }) {
  const s = size * 0.84;
  return (
    <g class="sh-die is-d6" transform={`translate(${x} 0) rotate(7)`}>
      <rect x={-s / 2} y={-s / 2} width={s} height={s} rx={s * 0.2} />
      {PIPS[face]?.map(([px, py], i) => <circle key={i} cx={px * s * 0.26} cy={py * s * 0.26} r={s * 0.095} />)}
    </g>
  );
}

/** The card that is being carried out. */
export function Spot() {
  const { props, content, layout } = useDrawing();
  const { view, words } = props;
  const card = view.resolving;
  if (!card) return null;
  const { spot, tall } = layout;
  const found = content.card.get(card);
  const w = tall ? Math.min(40, spot.w) : Math.min(64, spot.w - 6);
  const h = Math.min(w * 1.38, spot.h);
  const lines = tall ? [] : wrap(words.ref(`card:${card}`), 15, spot.w + 8, 2);
  const y = tall ? spot.y : spot.y + Math.max(0, (spot.h - h - 40) / 2);
  return (
    <Thing reference={`card:${card}`} class={`sh-card sh-resolving sh-deck-${found?.deck ?? "white"}`} x={spot.x + (spot.w - w) / 2} y={y}>
      <rect class="sh-card-face" width={w} height={h} rx="5" />
      <Sign d={cardSign(card, "")} x={w / 2} y={h / 2} size={w * 0.7} />
      <rect class="sh-frame" width={w} height={h} rx="5" />
      <Lines class="sh-small" lines={lines} x={w / 2} y={h + 18} step={17} />
    </Thing>
  );
}

const STEPS = ["move", "area", "attack"];

/** Whose turn it is, and which of its three steps. */
export function Steps() {
  const { props, layout } = useDrawing();
  const { view, words } = props;
  const box = layout.steps;
  if (!box || view.over) return null;
  const lines = wrap(words.say(`phase-${view.phase}`), 15, box.w + 14, 2);
  return (
    <g class="sh-steps" transform={`translate(${box.x + box.w / 2} ${box.y})`} aria-hidden="true">
      <SeatChip seat={view.turn} x={0} y={18} size={30} />
      {STEPS.map((step, i) => (
        <circle key={step} class={step === view.phase ? "is-now" : STEPS.indexOf(view.phase) > i ? "is-done" : ""} cx={(i - 1) * 15} cy={46} r={step === view.phase ? 5 : 3.5} />
      ))}
      <Lines class="sh-small" lines={lines} x={0} y={70} step={17} />
    </g>
  );
}
