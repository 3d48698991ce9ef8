/** What the killer keeps for himself: tokens on rooms, and the repair marker. The server keeps them; nobody else sees them. */

import type { BoardProps } from "../../board/board";
import { forget, guessRepair, repairOf, think, type Thought, thoughtOf, THOUGHTS, thoughtsOf } from "./marks";
import { KILLER, numbersOf, type View } from "./model";
import { Sign } from "./signs";
import { useDrawing } from "./table";

/** Whether there is somebody who may set such marks. */
export const marking = ({ notebook, seats, mode, view, peeked }: BoardProps<View>) => notebook !== null && seats.includes(KILLER) && mode === "play" && peeked && !view.over;

export function Notebook(props: BoardProps<View>) {
  const { view, words, game, notebook, seats, peeked } = props;
  if (!notebook || !seats.includes(KILLER)) return null;
  if (!peeked) return <p class="quiet">{words.say("board-notes-covered")}</p>;
  const thoughts = thoughtsOf(notebook);
  const guess = repairOf(notebook);
  return (
    <section class="wh-notebook" aria-label={words.say("board-notes")}>
      <fieldset>
        <legend>
          <Sign of="gear" /> {words.say("board-repair-marker")}
        </legend>
        {Array.from({ length: numbersOf(game).gears + 1 }, (_, gears) => (
          <button key={gears} type="button" aria-pressed={gears === guess} onClick={() => guessRepair(notebook, gears)}>
            {gears}
          </button>
        ))}
      </fieldset>
      <p class="quiet small">{words.say("board-notes-text")}</p>
      {thoughts.size > 0 && (
        <>
          <ul>
            {[...thoughts].flatMap(([room, found]) =>
              found.map(([victim, thought]) => (
                <li key={victim + room}>
                  <strong>{words.ref(`location:${room}`)}</strong> {words.say(`board-thought-${thought}`, { victim: words.ref(`victim:${victim}`) })}
                </li>
              )),
            )}
          </ul>
          {!view.over && (
            <button type="button" class="plain" onClick={() => forget(notebook)}>
              {words.say("board-forget")}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** Under the words about a room: what the killer thinks of it. Each press goes on: nothing, here, not here. */
export function ThoughtButtons({ reference }: { reference: string }) {
  const { props } = useDrawing();
  const { view, words, notebook } = props;
  const [kind, room = ""] = reference.split(":");
  if (!notebook || kind !== "location" || !marking(props)) return null;
  const inside = view.victims.filter((one) => one.condition === "healthy" || one.condition === "wounded");
  return (
    <div class="wh-thoughts" role="group" aria-label={words.say("board-tokens")}>
      {inside.map(({ victim }) => {
        const now = thoughtOf(notebook, victim, room);
        const next: Thought = THOUGHTS[(THOUGHTS.indexOf(now) + 1) % THOUGHTS.length]!;
        return (
          <button key={victim} type="button" class={`wh-think is-${now || "none"}`} data-think={victim} onClick={() => think(notebook, victim, room, next)}>
            {now ? words.say(`board-thought-${now}`, { victim: words.ref(`victim:${victim}`) }) : words.say("board-thought-none", { victim: words.ref(`victim:${victim}`) })}
          </button>
        );
      })}
    </div>
  );
}
