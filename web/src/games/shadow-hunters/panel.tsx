/** What somebody looks at, in words, beside it. Touched, it stays until it is touched again. */

import { Cross } from "../../parts/icons";
import { Rule } from "../../parts/rule";
import type { Seen } from "../../parts/seen";
import { lookOf } from "./looks";
import { useDrawing } from "./table";

/** The width of the panel and its distance, in pixels, as board.css has them. */
export const WIDTH = 300;
export const APART = 10;

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
