/** The dice of a roll one by one, for all to see while somebody considers which of them to roll again. */

import type { BoardProps } from "../../board/board";
import { Dice } from "../../kit";
import type { View } from "./model";

/** A drop: a hit is a damage. */
const HIT = "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z";
const BLANK = { sides: 6, face: 0 };

export function Rolled({ view, words }: BoardProps<View>) {
  if (view.dice.length === 0) return null;
  const faces = view.dice.map((face, i) => `${i + 1} ${words.ref(`die:${face}`)}`);
  const text = words.say("board-dice", { dice: words.list(faces) });
  return (
    <p class="hw-dice">
      <span aria-hidden="true">
        <Dice dice={view.dice.map((face) => (face === "hit" ? { ...BLANK, sign: HIT } : BLANK))} label={text} />
      </span>
      <span>{text}</span>
    </p>
  );
}
