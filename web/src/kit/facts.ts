/** What is known of a thing on a board, in words: for whoever looks at it and for whoever cannot see it. */

import type { BoardProps, Target, Targets } from "../board/board";
import { foretold, foretoldThere } from "../parts/ahead";
import { goThere } from "../parts/way";
import type { Phrase } from "../server/wire";

/** What a game says of a thing. */
export interface Facts {
  title: string;
  /** What is known of it, the most important first. */
  lines?: readonly string[];
  /** What it is for. */
  text?: string;
  /** Where it leads, or what stands around it: the least important. */
  around?: string;
}

/** What can be chosen, and what is said of it before: what it brings, and whether it stands. */
export interface SaidChoice {
  text: string;
  ahead: string;
}

/** With what can be done: worked out from the question. */
export interface AllFacts extends Required<Facts> {
  choices: readonly SaidChoice[];
  /** How it can be got to in one go, and what its first step brings. */
  way: string;
  wayAhead: string;
  refused: readonly Phrase[];
}

/** What can be done with a thing: chosen, got to in several steps, asked about; or nothing. */
export type Standing = "open" | "within" | "refused" | "none";

export function standingOf(target: Target | undefined): Exclude<Standing, "within"> {
  if (!target) return "none";
  return target.options.length > 0 ? "open" : target.refused.length > 0 ? "refused" : "none";
}

type Speaking = Pick<BoardProps<never>, "walks" | "words" | "name">;
type Foretelling = Speaking & Pick<BoardProps<never>, "previews" | "plans">;

export function allFacts(facts: Facts, reference: string, targets: Targets, standing: Standing, props: Foretelling): AllFacts {
  const { words, name } = props;
  const target = targets.get(reference);
  // Where something can be done, what else cannot be is of no interest.
  const barred = standing === "refused" ? (target?.refused ?? []) : [];
  return {
    lines: [],
    text: "",
    around: "",
    ...facts,
    choices: target?.options.map((choice) => ({ text: words.phrase(choice.phrase, name), ahead: foretoldThere(props, choice, props) })) ?? [],
    way: standing === "within" ? goThere(reference, props) : "",
    wayAhead: standing === "within" ? foretold(props, { notation: props.walks.get(reference)?.options[0] ?? "" }, props) : "",
    refused: barred.map((refusal) => refusal.reason),
  };
}

type Weighing = Pick<BoardProps<never>, "words" | "name" | "previews" | "plans">;

/** What is said before a press on a thing that acts at once; "" where it asks further or nothing is to be said. */
export function aheadAt(target: Target | undefined, props: Weighing): string {
  const [only, ...more] = target?.options ?? [];
  return only && more.length === 0 ? foretoldThere(props, only, props) : "";
}

/** Whether a finger has to press twice: the press would act at once and for good, and there is something to read first. */
export function weighs(target: Target | undefined, props: Weighing): boolean {
  const [only, ...more] = target?.options ?? [];
  return only !== undefined && more.length === 0 && foretold(props, only, props) !== "" && !props.plans?.includes(only.notation);
}

/** The same on an element: for the mouse, and for whoever cannot see it. */
export function saidAhead(ahead: string): { title?: string; "aria-description"?: string } {
  return ahead ? { title: ahead, "aria-description": ahead } : {};
}

/** All of it in one breath, without what only explains the thing. */
export function inOneBreath({ title, way, wayAhead, choices, refused, lines, around }: AllFacts, { words, name }: Speaking): string {
  const end = words.language.startsWith("zh") ? "。" : ".";
  const sentence = (text: string) => (/[.。!?！？]$/.test(text) ? text : text + end);
  const parts = [title, way, wayAhead, ...choices.map(({ text }) => words.say("web-you-can", { choice: text })), ...refused.map((reason) => words.phrase(reason, name)), ...lines, around];
  return parts.filter(Boolean).map(sentence).join(" ");
}

/** Kinds in order, each with how many there are. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
