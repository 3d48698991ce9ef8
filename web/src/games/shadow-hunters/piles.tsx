/** Decks and discards, the dice, the card being resolved, and whose turn it is. */

import { CardShape, Chip, Die, fit, TextLines, Thing, wrap } from "../../kit";
import { DECKS, type Deck, DICE, FIRST, SECOND, type View } from "./model";
import { cardSign, DECK_SIGN, Sign } from "./signs";
import { useDrawing } from "./table";

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
  return (
    <Thing reference={`deck:${deck}`} class={`sh-card sh-deck-${deck} ${count === 0 ? "is-empty" : ""}`} x={x} y={y}>
      <CardShape w={w} h={h} side={count > 0 ? "back" : "gone"} count={count} counts>
        {count > 0 && <Sign d={DECK_SIGN[deck]!} x={w / 2} y={h * 0.38} size={w * 0.6} />}
      </CardShape>
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
  return (
    <Thing reference={`discards:${deck}`} class={`sh-card sh-discards sh-deck-${deck} ${count === 0 ? "is-empty" : ""}`} x={x} y={y}>
      <CardShape w={w} h={h} side={count === 0 ? "gone" : top ? "face" : "back"} count={count} counts={count > 0} crooked>
        {count > 0 && <Sign d={top ? cardSign(top, "") : DECK_SIGN["hermit"]!} x={w / 2} y={h * 0.4} size={w * 0.62} />}
      </CardShape>
    </Thing>
  );
}

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
              <rect class="kit-frame" width={size} height={size} rx="10" />
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
      <rect class="kit-ring" x={-dice.w / 2} y={-size * 0.8} width={dice.w} height={tall ? size * 1.6 : size * 1.3 + 60} rx="12" />
      <g key={roll?.n ?? 0} class="kit-thrown">
        {(!roll || roll.d4 > 0) && <Die sides={4} face={roll?.d4 ?? 4} x={lone ? 0 : -size * 0.52} size={size} />}
        {(!roll || roll.d6 > 0) && <Die sides={6} face={roll?.d6 ?? 6} x={lone ? 0 : size * 0.52} size={size} />}
      </g>
      {!tall && roll && (
        <g aria-hidden="true">
          <text class="sh-total-number" y={size * 0.5 + 30}>
            {roll.total}
          </text>
          <TextLines class="sh-small" lines={[fit(name(roll.who), 15, dice.w)]} x={0} y={size * 0.5 + 50} />
        </g>
      )}
      {!tall && !roll && (
        <TextLines class="sh-small" lines={[fit(words.say("web-sh-dice"), 15, dice.w)]} x={0} y={size * 0.5 + 28} />
      )}
    </Thing>
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
      <CardShape w={w} h={h} rx={5}>
        <Sign d={cardSign(card, "")} x={w / 2} y={h / 2} size={w * 0.7} />
      </CardShape>
      <TextLines class="sh-small" lines={lines} x={w / 2} y={h + 18} step={17} />
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
      <Chip seat={view.turn} x={0} y={18} size={30} />
      {STEPS.map((step, i) => (
        <circle key={step} class={step === view.phase ? "is-now" : STEPS.indexOf(view.phase) > i ? "is-done" : ""} cx={(i - 1) * 15} cy={46} r={step === view.phase ? 5 : 3.5} />
      ))}
      <TextLines class="sh-small" lines={lines} x={0} y={70} step={17} />
    </g>
  );
}
