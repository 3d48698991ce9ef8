/** The player's own marks: for each rival a suspected room and a few words. */

import type { BoardProps } from "../../board/board";
import { SeatBadge } from "../../parts/icons";
import { suspect, suspicions } from "./marks";
import { contentOf, type View } from "./model";

export function Notebook({ view, game, words, name, seat, notebook, peeked }: BoardProps<View>) {
  if (!notebook || !seat) return null;
  if (!peeked) return <p class="quiet">{words.say("board-notes-covered")}</p>;
  const content = contentOf(game, view.map);
  const marks = suspicions(notebook);
  return (
    <section class="lk-notebook" aria-label={words.say("board-notes")}>
      <p class="quiet small">{words.say("board-notes-text")}</p>
      <ul>
        {view.seats
          .filter((one) => one.seat !== seat)
          .map((one) => (
            <li key={one.seat}>
              <SeatBadge seat={one.seat} />
              <select
                aria-label={words.say("board-notes-room", { name: name(one.seat) })}
                value={marks[one.seat]?.room ?? ""}
                onChange={(event) => suspect(notebook, one.seat, { room: event.currentTarget.value })}
              >
                <option value="">{words.say("board-notes-nowhere")}</option>
                {content.plan.room.map((room) => (
                  <option key={room.id} value={room.id}>
                    {words.ref(`room:${room.id}`)}
                  </option>
                ))}
              </select>
              <input
                type="text"
                maxLength={80}
                value={marks[one.seat]?.words ?? ""}
                aria-label={words.say("board-notes-words", { name: name(one.seat) })}
                placeholder={name(one.seat)}
                onInput={(event) => suspect(notebook, one.seat, { words: event.currentTarget.value })}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
