/** What is said of a choice before it is made: what it brings, and whether it can be taken back. */

import type { Question, Wish } from "../board/options";
import { say, words as spoken } from "../words/speech";
import type { Words } from "../words/words";
import { Undo } from "./icons";

/** What is known of choices ahead: a question has it, and every board. */
export type Ahead = Pick<Question, "previews" | "plans">;

interface Speaking {
  readonly words: Words;
  readonly name: (seat: string) => string;
}

/** What a choice brings, in one line; without what is shown beside it already, by key. */
export function foretold({ previews }: Pick<Ahead, "previews">, { notation }: Pick<Wish, "notation">, { words, name }: Speaking, shown: readonly string[] = []): string {
  const said = (previews[notation] ?? []).filter(({ key }) => !shown.includes(key));
  return said.map((phrase) => words.phrase(phrase, name)).join(" · ");
}

/** Whether a choice can be taken back, in words; "" while that is covered. */
export function standingSaid({ plans }: Pick<Ahead, "plans">, { notation }: Pick<Wish, "notation">, words: Words): string {
  return plans === null ? "" : words.say(plans.includes(notation) ? "standing-plan" : "standing-fixed");
}

/** What a press on the board would bring and whether it stands, where the bar and its legend are not in sight. */
export function foretoldThere(ahead: Ahead, choice: Pick<Wish, "notation">, speaking: Speaking): string {
  const brings = foretold(ahead, choice, speaking);
  const stands = brings || ahead.plans?.includes(choice.notation) ? standingSaid(ahead, choice, speaking.words) : "";
  return [brings, stands].filter(Boolean).join(" · ");
}

interface SaidProps {
  ahead: Ahead;
  choice: Pick<Wish, "notation">;
  speaking: Speaking;
  shown?: readonly string[];
}

/** The line under the words of a choice. */
export function Foretold({ ahead, choice, speaking, shown }: SaidProps) {
  const brings = foretold(ahead, choice, speaking, shown);
  return brings ? <small class="option-ahead">{brings}</small> : null;
}

/** The sign of what can be taken back; among such choices the others say that they stand, for whoever sees no sign. */
export function PlanSign({ ahead, choice }: Pick<SaidProps, "ahead" | "choice">) {
  const { plans } = ahead;
  if (!plans?.length) return null;
  const said = <span class="unseen">{standingSaid(ahead, choice, spoken.value)}</span>;
  return plans.includes(choice.notation) ? (
    <span class="option-plan" title={say("standing-plan")}>
      <Undo />
      {said}
    </span>
  ) : (
    said
  );
}

/** What the sign means and what stands, in a few words under the choices; nothing where there is nothing to choose. */
export function StandsLegend({ question }: { question: Question }) {
  const { plans, options } = question;
  if (plans === null || options.length < 2) return null;
  const planned = options.filter(({ notation }) => plans.includes(notation)).length;
  return (
    <span id="bar-stands" class="bar-stands small quiet">
      {planned > 0 && <Undo />}
      {say(planned === 0 ? "standing-all" : planned < options.length ? "standing-rest" : "standing-plan")}
    </span>
  );
}
