/** What somebody looks at, in words, beside it. Touched, it stays until it is touched again. */

import { Cross } from "../../parts/icons";
import { Rule } from "../../parts/rule";
import { lookOf } from "./looks";
import { useDrawing } from "./table";

export interface Seen {
  reference: string;
  stay: boolean;
  /** Where the panel hangs, in pixels of the board's frame. */
  x: number;
  y: number;
  /** Above the thing rather than below it. */
  above: boolean;
}

const WIDTH = 300;
const APART = 10;

/** Where a panel for a thing goes: on the side of it that has more room. */
export function seenAt(thing: Element, frame: HTMLElement): Pick<Seen, "x" | "y" | "above"> {
  const at = thing.getBoundingClientRect();
  const all = frame.getBoundingClientRect();
  // The frame may be drawn larger or smaller than it is.
  const k = all.width / (frame.offsetWidth || all.width || 1) || 1;
  const top = (at.top - all.top) / k;
  const bottom = (at.bottom - all.top) / k;
  const height = frame.clientHeight;
  const above = top > height - bottom;
  const x = ((at.left + at.right) / 2 - all.left) / k - WIDTH / 2;
  return {
    x: Math.max(6, Math.min(frame.clientWidth - WIDTH - 6, x)),
    y: frame.scrollTop + (above ? top - APART : bottom + APART),
    above,
  };
}

export function SeenPanel({ seen, close }: { seen: Seen; close: () => void }) {
  const drawn = useDrawing();
  const { words, name, openRule } = drawn.props;
  const look = lookOf(seen.reference, drawn, drawn.targets);
  return (
    <div
      class={`sh-seen ${seen.above ? "is-above" : ""} ${seen.stay ? "is-staying" : ""}`}
      style={{ left: `${seen.x}px`, top: `${seen.y}px` }}
      role={seen.stay ? "status" : undefined}
      aria-hidden={seen.stay ? undefined : "true"}
    >
      <div class="sh-seen-head">
        <strong>{look.title}</strong>
        {seen.stay && (
          <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={close}>
            <Cross />
          </button>
        )}
      </div>
      {look.choices.map((line) => (
        <p key={line} class="sh-seen-choice">
          {line}
        </p>
      ))}
      {look.refused.map((reason, i) => (
        <p key={i} class="sh-seen-refused">
          {words.phrase(reason, name)} {seen.stay ? <Rule rule={reason.rule} open={openRule} /> : <span class="sh-seen-rule">{reason.rule}</span>}
        </p>
      ))}
      {look.lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
