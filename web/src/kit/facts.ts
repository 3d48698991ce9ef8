/** What is known of a thing on a board, in words: for whoever looks at it and for whoever cannot see it. */

import type { BoardProps, Target, Targets } from "../board";
import { goThere } from "../parts/way";
import type { Phrase } from "../wire";

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

/** With what can be done: worked out from the question. */
export interface AllFacts extends Required<Facts> {
  choices: readonly string[];
  /** How it can be got to in one go. */
  way: string;
  refused: readonly Phrase[];
}

/** What can be done with a thing: chosen, got to in several steps, asked about; or nothing. */
export type Standing = "open" | "within" | "refused" | "none";

export function standingOf(target: Target | undefined): Exclude<Standing, "within"> {
  if (!target) return "none";
  return target.options.length > 0 ? "open" : target.refused.length > 0 ? "refused" : "none";
}

type Speaking = Pick<BoardProps<never>, "walks" | "words" | "name">;

export function allFacts(facts: Facts, reference: string, targets: Targets, standing: Standing, props: Speaking): AllFacts {
  const { words, name } = props;
  const target = targets.get(reference);
  // Where something can be done, what else cannot be is of no interest.
  const barred = standing === "refused" ? (target?.refused ?? []) : [];
  return {
    lines: [],
    text: "",
    around: "",
    ...facts,
    choices: target?.options.map((choice) => words.phrase(choice.phrase, name)) ?? [],
    way: standing === "within" ? goThere(reference, props) : "",
    refused: barred.map((refusal) => refusal.reason),
  };
}

/** All of it in one breath, without what only explains the thing. */
export function inOneBreath({ title, way, choices, refused, lines, around }: AllFacts, { words, name }: Speaking): string {
  const end = words.language.startsWith("zh") ? "。" : ".";
  const sentence = (text: string) => (/[.。!?！？]$/.test(text) ? text : text + end);
  const parts = [title, way, ...choices.map((choice) => words.say("web-you-can", { choice })), ...refused.map((reason) => words.phrase(reason, name)), ...lines, around];
  return parts.filter(Boolean).map(sentence).join(" ");
}

/** Kinds in order, each with how many there are. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
