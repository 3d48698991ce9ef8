/** Before the night: which killer, which victim? Each with a picture and what they can do, to be chosen by a press. */

import type { BoardProps } from "../../board/board";
import type { View } from "./model";
import { killerSign, Sign, VICTIM_SIGNS } from "./signs";

interface KillerFile {
  id: string;
  ratings: Readonly<Record<(typeof RATINGS)[number], number>>;
}

const RATINGS = ["threat", "search", "speed", "control", "growth"] as const;
const HIGHEST = 5;

export function Casting({ props }: { props: BoardProps<View> }) {
  const { sight, targets, words, pick, game, mode } = props;
  const kind = { killer: "killer", pick: "victim" }[sight.prompt?.kind ?? ""];
  if (!kind || mode !== "play") return null;
  const ids = [...targets].filter(([reference, target]) => reference.startsWith(`${kind}:`) && target.options.length > 0).map(([reference]) => reference.slice(kind.length + 1));
  if (ids.length === 0) return null;
  const files = Object.values(game.content) as Partial<KillerFile>[];
  return (
    <ul class="wh-casting" aria-label={words.say("board-casting")}>
      {ids.map((id) => {
        const ratings = kind === "killer" ? files.find((file) => file.id === id)?.ratings : undefined;
        return (
          <li key={id}>
            <button type="button" data-cast={id} onClick={() => pick(`${kind}:${id}`)}>
              <Sign of={kind === "killer" ? killerSign(id) : (VICTIM_SIGNS[id] ?? "person")} />
              <strong>{words.ref(`${kind}:${id}`)}</strong>
              <span>{words.has(`${kind}-${id}-text`) ? words.say(`${kind}-${id}-text`) : ""}</span>
              {ratings && (
                <span class="wh-ratings">
                  {RATINGS.map((rating) => (
                    <span key={rating}>
                      {words.say(`board-rating-${rating}`)}
                      <meter min={0} max={HIGHEST} value={ratings[rating]} aria-label={`${words.say(`board-rating-${rating}`)}: ${ratings[rating]}`} />
                    </span>
                  ))}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
