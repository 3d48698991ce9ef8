/** The frame of a board: what stands around the drawing, the drawing itself, and the words about what is looked at. */

import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Cross } from "../parts/icons";
import { Rule } from "../parts/rule";
import { placeSeen } from "../parts/seen";
import { say } from "../words/speech";
import { type Board, ThingsAround, useSteady } from "./things";

interface StageProps {
  board: Board;
  class?: string;
  /** A place to put on the frame where the board measures it itself. */
  children: ComponentChildren;
  /** Controls of the game's own under the words about a thing that was pressed, such as a mark to set. */
  more?: (reference: string) => ComponentChildren;
}

/** Around everything that a board draws. */
export function Stage({ board, class: name = "", children, more }: StageProps) {
  const { props, looking, seen, close } = board;
  return (
    <ThingsAround value={useSteady(board)}>
      <div
        ref={board.frame}
        class={`kit-stage ${name} ${props.still ? "is-still" : ""} is-${props.mode} ${looking ? "is-looking" : ""}`}
        onKeyDown={(event) => event.key === "Escape" && close()}
        onPointerOver={board.moved}
        onPointerMove={board.moved}
      >
        {children}
        {seen && <SeenPanel board={board} more={more} />}
      </div>
    </ThingsAround>
  );
}

interface DrawingProps {
  /** Where the drawing lies: measured by `useSize`, scrolled where the drawing is longer. */
  place?: RefObject<HTMLDivElement | null>;
  width: number;
  height: number;
  /** How large it is drawn; 1 is a pixel a unit. */
  scale?: number;
  /** What it is, and how it is read: for whoever cannot see it. */
  title: string;
  text: string;
  class?: string;
  children: ComponentChildren;
}

/** The drawing, in units of its own. */
export function Drawing({ place, width, height, scale = 1, title, text, class: name = "", children }: DrawingProps) {
  const size = { width: `${Math.floor(width * scale)}px`, height: `${Math.floor(height * scale)}px` };
  return (
    <div ref={place} class="kit-place" tabIndex={-1}>
      <svg class={`kit-drawing ${name}`} viewBox={`0 0 ${width} ${height}`} style={size} role="group" aria-label={title} aria-describedby="kit-desc">
        <desc id="kit-desc">{text}</desc>
        {children}
      </svg>
    </div>
  );
}

/**
 * What somebody looks at, in words, beside it. Touched, it stays until it is touched again. Of a place that can be gone
 * to it says little: the way there wants to be seen.
 */
function SeenPanel({ board, more }: { board: Board; more: StageProps["more"] }) {
  const { seen, close, props, way } = board;
  const { words, name, openRule, walks } = props;
  const panel = useRef<HTMLDivElement>(null);
  // Anew with every picture: its words, and the room that the bar leaves to the board, may have changed.
  useLayoutEffect(() => {
    if (panel.current && board.frame.current && seen) placeSeen(panel.current, board.frame.current, seen);
  });
  if (!seen) return null;
  const facts = board.facts(seen.reference);
  const walk = walks.get(seen.reference);
  return (
    <div
      ref={panel}
      // Above everything else on the page: wherever it hangs, what it offers can be pressed.
      popover="manual"
      class={`kit-seen ${seen.stay ? "is-staying" : ""}`}
      {...(seen.stay ? { role: "region", "aria-label": facts.title } : { "aria-hidden": "true" })}
    >
      <div class="kit-seen-head">
        <strong>{facts.title}</strong>
        {seen.stay && (
          <button type="button" class="plain icon-only" aria-label={say("web-close")} onClick={close}>
            <Cross />
          </button>
        )}
      </div>
      {seen.stay && board.acts(seen.reference) ? (
        <button type="button" class="option is-first" data-go={seen.reference} onClick={() => board.take(seen.reference)}>
          <span>
            {facts.choices[0]!.text}
            {facts.choices[0]!.ahead && <small class="option-ahead">{facts.choices[0]!.ahead}</small>}
          </span>
        </button>
      ) : (
        facts.choices.map(({ text, ahead }) => (
          <p key={text} class="kit-seen-choice">
            {say("web-you-can", { choice: text })}
            {ahead && <small class="option-ahead">{ahead}</small>}
          </p>
        ))
      )}
      {facts.way &&
        (seen.stay && walk ? (
          <button
            type="button"
            class="option is-first"
            data-go={seen.reference}
            onClick={() => {
              close();
              way.hide(seen.reference);
              props.walk(walk);
            }}
          >
            <span>
              {facts.way}
              {facts.wayAhead && <small class="option-ahead">{facts.wayAhead}</small>}
            </span>
          </button>
        ) : (
          <p class="kit-seen-choice">
            {facts.way}
            {facts.wayAhead && <small class="option-ahead">{facts.wayAhead}</small>}
          </p>
        ))}
      {facts.refused.map((reason, i) => (
        <p key={i} class="kit-seen-refused">
          {words.phrase(reason, name)} {seen.stay && <Rule rule={reason.rule} open={openRule} />}
        </p>
      ))}
      {facts.lines.length > 0 && (
        <ul>
          {facts.lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {!facts.way && facts.text && <p>{facts.text}</p>}
      {(seen.stay || !facts.way) && facts.around && <p class="quiet">{facts.around}</p>}
      {seen.stay && more?.(seen.reference)}
    </div>
  );
}

/** Turns presses into looks: on a touch screen the only way to read about what would be chosen. */
export function LookButton({ board }: { board: Board }) {
  const { looking, setLooking, props } = board;
  if (props.mode !== "play") return null;
  return (
    <button type="button" class="plain icon-only kit-look" aria-pressed={looking} aria-label={say("web-look")} title={say("web-look")} onClick={() => setLooking(!looking)}>
      <Magnifier />
    </button>
  );
}

const Magnifier = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21M10.5 8v.1M10.5 10.5V14" />
  </svg>
);
