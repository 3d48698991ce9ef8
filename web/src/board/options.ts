/** From the open question to the things it points at. */

import type { Choice, Phrase, Prompt, RefusedChoice, Sight, Way } from "../server/wire";

/** What whoever holds several seats is shown, looked at through one of them. */
export interface SeatSight extends Sight {
  readonly seat: string;
  readonly prompt: Prompt | null;
}

export function asSeat(sight: Sight, seat: string): SeatSight {
  return {
    ...sight,
    seat,
    prompt: sight.prompts.find((prompt) => prompt.seat === seat) ?? null,
    interrupts: sight.interrupts.filter((one) => one.seat === seat),
    anytime: sight.anytime.filter((one) => one.seat === seat),
  };
}

/** What somebody might want to do: a choice, or something like it that is not offered. */
export type Wish = Pick<Choice, "notation" | "phrase">;

/** What may be done with one thing of the board. */
export interface Target {
  readonly reference: string;
  /** Answers to the open question, and interrupts, that name this thing. */
  readonly options: readonly Wish[];
  /** Choices that somebody might think of, each with the reason against it. */
  readonly refused: readonly RefusedChoice[];
}

export type Targets = ReadonlyMap<string, Target>;

export const NO_TARGETS: Targets = new Map();

export function isReference(fact: unknown): fact is string {
  return typeof fact === "string" && /^[a-z][a-z_-]*:[^\s:]+$/.test(fact);
}

/** The references that a phrase names, in order. */
export function references(phrase: Phrase): string[] {
  return Object.values(phrase.facts).flatMap((fact) => (Array.isArray(fact) ? fact : [fact])).filter(isReference);
}

export function verbOf(choice: Pick<Choice, "notation">): string {
  return choice.notation.split(":", 1)[0] ?? "";
}

/** By reference: the choices and the refusals that point at it. */
export function targetsOf(interrupts: readonly Wish[], shown: Question | null): Targets {
  const found = new Map<string, { reference: string; options: Wish[]; refused: RefusedChoice[] }>();
  const at = (reference: string) => {
    let target = found.get(reference);
    if (!target) found.set(reference, (target = { reference, options: [], refused: [] }));
    return target;
  };
  for (const choice of shown?.options ?? []) {
    for (const reference of references(choice.phrase)) at(reference).options.push(choice);
  }
  for (const choice of interrupts) {
    for (const reference of references(choice.phrase)) at(reference).options.push(choice);
  }
  for (const refusal of shown?.refused ?? []) {
    for (const reference of references(refusal.choice.phrase)) at(reference).refused.push(refusal);
  }
  return found;
}

/** A question as far as the screen may show it. `covered` means that all of it is for the player's eyes only. */
export interface Question {
  readonly kind: string;
  readonly rule: string;
  readonly options: readonly Choice[];
  readonly refused: readonly RefusedChoice[];
  /** Where the seat can get by choosing several times. */
  readonly ways: readonly Way[];
  /** What it is about: facts for its sentence, with references to things that are shown. */
  readonly about: Prompt["about"];
  readonly covered: boolean;
  /** Choices may be left out until the player uncovers their secrets. It says so whether or not there are any. */
  readonly partly: boolean;
  /** By notation: what a choice costs, whom it touches, what may be rolled or drawn. It may tell of a secret. */
  readonly previews: Prompt["previews"];
  /** The notations of choices that can be taken back; null while that is covered. All others stand. */
  readonly plans: readonly string[] | null;
}

const COVERED = { previews: {}, plans: null } as const;

/**
 * The open question of a seat. People sit side by side: while secrets are covered (not `peeked`), only what everybody can
 * tell anyway shows, as the words of the game say.
 */
export function questionOf(sight: SeatSight | null, peeked: boolean): Question | null {
  const prompt: Prompt | null = sight?.prompt ?? null;
  if (!sight || !prompt) return null;
  const { kind, rule, options, refused, ways, about, shows, previews, plans } = prompt;
  if (!peeked && shows === null) return { kind: "", rule: "", options: [], refused: [], ways: [], about: {}, covered: true, partly: true, ...COVERED };
  // What a choice would bring may tell why it is offered: it shows with the secrets only.
  const ahead = peeked ? { previews, plans } : COVERED;
  if (peeked || isKnown(sight)) return { kind, rule, options, refused, ways, about, covered: false, partly: false, ...ahead };
  const open = ({ notation }: Pick<Choice, "notation">) => shows?.includes(verbOf({ notation })) ?? false;
  return {
    kind,
    rule,
    options: options.filter(open),
    refused: refused.filter((refusal) => open(refusal.choice)),
    ways: ways.every((way) => open({ notation: way.option })) ? ways : [],
    about,
    covered: false,
    partly: true,
    ...ahead,
  };
}

/** What a screen may show of it while secrets are covered: without what is proposed and who is asked out of sight. */
export function coveredSight(sight: SeatSight, peeked: boolean): SeatSight {
  const hides = (kind: string) => !peeked && sight.own.some((one) => one.startsWith(`${kind}:`));
  if (!hides("waiting") && !hides("proposal")) return sight;
  const open = (kind: string) => (one: { seat: string }) => !sight.own.includes(`${kind}:${one.seat}`);
  return { ...sight, waiting: sight.waiting.filter(open("waiting")), proposals: sight.proposals.filter(open("proposal")) };
}

/** Whether there is nothing to hide about what the seat that is looked through can choose. */
export function isKnown(sight: SeatSight): boolean {
  return sight.known.includes(sight.seat);
}

/**
 * Whether this is one of those moments that everybody gets who might have something to do, and this seat can only let it
 * pass: the question is out of sight of the others, and the one answer to it is to do nothing.
 */
export function onlyPass(sight: SeatSight | null): Choice | null {
  const [only, ...more] = sight?.prompt?.options ?? [];
  if (!sight || !only || more.length > 0 || verbOf(only) !== "pass") return null;
  return sight.waiting.some((waiting) => waiting.seat === sight.seat) ? null : only;
}

/** What choosing a thing that is not offered would be written as, going by what is offered; "" where nothing is alike. */
export function wishFor(question: Question | null, reference: string): string {
  const [kind, id] = reference.split(":");
  const listed = [...(question?.options ?? []), ...(question?.refused ?? []).map((refusal) => refusal.choice)];
  const alike = listed.find((choice) => {
    const named = references(choice.phrase);
    return named.length === 1 && choice.notation === `${verbOf(choice)}:${named[0]!.split(":")[1]}` && named[0]!.startsWith(`${kind}:`);
  });
  return alike ? `${verbOf(alike)}:${id}` : "";
}

/**
 * What may be done at any moment. While secrets are covered, those that only some characters have do not show, and
 * those that everybody seems to have are always there: whoever tries one that is not open is told the reason.
 */
export function interruptsOf(sight: SeatSight | null, peeked: boolean): Wish[] {
  if (!sight || sight.outcome) return [];
  if (!peeked) return sight.anytime;
  const there = new Set(sight.interrupts.map((one) => one.notation));
  return [...sight.interrupts, ...sight.anytime.filter((one) => !there.has(one.notation))];
}
