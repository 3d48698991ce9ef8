/**
 * What somebody looks at, in words, beside it. Touched, it stays until it is touched again. Of a room that can be gone to
 * it says little: the way there wants to be seen.
 */

import { Cross, SeatBadge } from "../../parts/icons";
import { Rule } from "../../parts/rule";
import type { Seen } from "../../parts/seen";
import { factsOf } from "./facts";
import { suspect, suspicions } from "./marks";
import { useDrawing } from "./table";

/** The width of the panel and its distance, in pixels, as board.css has them. */
export const WIDTH = 320;
export const APART = 8;

export function SeenPanel({ seen, close }: { seen: Seen; close: () => void }) {
  const drawn = useDrawing();
  const { words, name, openRule, notebook, seat, view, peeked, mode } = drawn.props;
  const facts = factsOf(seen.reference, drawn);
  const room = seen.reference.startsWith("room:") ? seen.reference.slice(5) : "";
  const walk = drawn.props.walks.get(seen.reference);
  const marks = notebook && seat && room && peeked && mode === "play" && !view.over ? suspicions(notebook) : null;
  return (
    <div
      class={`lk-seen ${seen.above ? "is-above" : ""} ${seen.stay ? "is-staying" : ""}`}
      style={{ left: `${seen.x}px`, top: `${seen.y}px` }}
      {...(seen.stay ? { role: "region", "aria-label": facts.title } : { "aria-hidden": "true" })}
    >
      <div class="lk-seen-head">
        <strong>{facts.title}</strong>
        {seen.stay && (
          <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={close}>
            <Cross />
          </button>
        )}
      </div>
      {facts.choices.map((choice) => (
        <p key={choice} class="lk-seen-choice">
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
          <p class="lk-seen-choice">{facts.way}</p>
        ))}
      {facts.refused.map((reason, i) => (
        <p key={i} class="lk-seen-refused">
          {words.phrase(reason, name)} {seen.stay ? <Rule rule={reason.rule} open={openRule} /> : <span class="lk-seen-rule">{reason.rule}</span>}
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
      {!facts.way && facts.links && <p class="quiet">{facts.links}</p>}
      {seen.stay && !facts.way && marks && notebook && (
        <div class="lk-suspects" role="group" aria-label={words.say("board-suspect")}>
          <span>{words.say("board-suspect")}</span>
          {view.seats
            .filter((one) => one.seat !== seat)
            .map((one) => {
              const on = marks[one.seat]?.room === room;
              return (
                <button key={one.seat} type="button" class={`icon-only ${on ? "is-on" : ""}`} aria-pressed={on} aria-label={name(one.seat)} title={name(one.seat)} onClick={() => suspect(notebook, one.seat, { room: on ? "" : room })}>
                  <SeatBadge seat={one.seat} />
                </button>
              );
            })}
        </div>
      )}
    </div>
  );
}
