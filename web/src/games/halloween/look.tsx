/** What somebody looks at, in words, beside it. Touched, it stays until it is touched again. */

import { Cross } from "../../parts/icons";
import { Rule } from "../../parts/rule";
import type { Seen } from "../../parts/seen";
import { factsOf } from "./facts";
import { mark } from "./marks";
import { Sign } from "./signs";
import { useDrawing } from "./table";

/** The width of the panel and its distance, in pixels, as board.css has them. */
export const WIDTH = 300;
export const APART = 10;

export function SeenPanel({ seen, close }: { seen: Seen; close: () => void }) {
  const drawn = useDrawing();
  const { words, name, openRule, notebook, walks, mode, seat, view } = drawn.props;
  const space = seen.reference.replace("space:", "");
  const facts = factsOf(space, drawn);
  const walk = walks.get(seen.reference);
  const marked = drawn.marks.has(space);
  return (
    <div
      class={`hw-seen ${seen.above ? "is-above" : ""} ${seen.stay ? "is-staying" : ""}`}
      style={{ left: `${seen.x}px`, top: `${seen.y}px` }}
      {...(seen.stay ? { role: "region", "aria-label": facts.title } : { "aria-hidden": "true" })}
    >
      <div class="hw-seen-head">
        <strong>{facts.title}</strong>
        {seen.stay && (
          <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={close}>
            <Cross />
          </button>
        )}
      </div>
      {facts.choices.map((choice) => (
        <p key={choice} class="hw-seen-choice">
          {words.say("board-you-can", { choice })}
        </p>
      ))}
      {facts.way &&
        (seen.stay && walk ? (
          <button
            type="button"
            class="option is-first"
            data-go={seen.reference}
            onClick={() => {
              close();
              drawn.way.hide(seen.reference);
              drawn.props.walk(walk);
            }}
          >
            {facts.way}
          </button>
        ) : (
          <p class="hw-seen-choice">{facts.way}</p>
        ))}
      {facts.refused.map((reason, i) => (
        <p key={i} class="hw-seen-refused">
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
      {facts.edges && (seen.stay || !facts.way) && <p class="quiet">{facts.edges}</p>}
      {seen.stay && notebook && seat && mode === "play" && !view.over && (
        <button type="button" class="plain hw-mark-button" aria-pressed={marked} onClick={() => mark(notebook, space, !marked)}>
          <Sign of="flag" />
          {words.say(marked ? "board-unmark" : "board-mark")}
        </button>
      )}
    </div>
  );
}
