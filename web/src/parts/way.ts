/** A way of several steps, in words. */

import type { BoardProps } from "../board/board";
import { say } from "../words/speech";

/** What going to a place in one go means: where, and how many steps; "" where no way of several steps leads. */
export function goThere(reference: string, { walks, words, name }: Pick<BoardProps<never>, "walks" | "words" | "name">): string {
  const walk = walks.get(reference);
  return walk ? say("web-go-there", { place: words.ref(reference, name), steps: walk.options.length }) : "";
}
