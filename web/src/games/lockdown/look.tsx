/** Under the words about a room: whom the player suspects there. */

import { SeatBadge } from "../../parts/icons";
import { suspect, suspicions } from "./marks";
import { useDrawing } from "./table";

export function Suspects({ reference }: { reference: string }) {
  const { props } = useDrawing();
  const { words, name, notebook, seat, view, peeked, mode, walks } = props;
  if (!reference.startsWith("room:") || walks.has(reference) || !notebook || !seat || !peeked || mode !== "play" || view.over) return null;
  const room = reference.slice(5);
  const marks = suspicions(notebook);
  return (
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
  );
}
