/**
 * What a question is about, large, beside its options: the card to answer, the place to use, who attacks.
 *
 * The game names it with the question (`Prompt.about`). What has words of its own (`card-bat-text`) is shown with them;
 * a board may draw it (`BoardModule.Subject`). Everything else is said by the question itself.
 */

import type { BoardModule, BoardProps } from "../board/board";
import { isReference, type Question } from "../board/options";
import { say, words } from "../words/speech";
import { Scroll } from "./scroll";

/** The things that a question is about and that have words of their own, as references. */
export function subjectsOf(question: Question | null, has: (key: string) => boolean): string[] {
  const facts = Object.values(question?.about ?? {}).flatMap((fact) => (Array.isArray(fact) ? fact : [fact]));
  return [...new Set(facts.filter(isReference))].filter((reference) => has(textKey(reference)));
}

export function textKey(reference: string): string {
  return `${reference.replace(":", "-")}-text`;
}

interface AboutProps {
  question: Question;
  module: BoardModule | null;
  board: BoardProps;
}

export function About({ question, module, board }: AboutProps) {
  const subjects = subjectsOf(question, (key) => words.value.has(key));
  const Subject = module?.Subject;
  if (subjects.length === 0) return null;
  return (
    <Scroll class="about" label={say("web-about")}>
      {subjects.map((reference) => (
        <article key={reference} class="about-card" data-about={reference}>
          {Subject && <Subject {...board} reference={reference} />}
          <h3>{words.value.ref(reference, board.name)}</h3>
          <p>{words.value.say(textKey(reference))}</p>
        </article>
      ))}
    </Scroll>
  );
}
