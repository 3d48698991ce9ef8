/**
 * Updates made whole again: the server sends the first of a connection as it is, and then what has changed.
 *
 * What has not changed stays the same object, so that whoever compares sees at once what is new.
 */

import type { Change, Choice, Prompt, Update } from "./wire";

type Plain = Record<string, unknown> | unknown[];

/** What one connection was sent so far. Another connection begins with a whole update, and so with another of these. */
export class Follower {
  private update: Update | null = null;
  private words = new Map<number, Choice>();

  /** The whole update after a message; null before the first. */
  take(message: Update | Change): Update | null {
    if (message.type === "update") {
      this.words = new Map();
      this.update = message;
    } else if (this.update) {
      this.update = changed(this.update, message);
    }
    if (this.update?.sight) this.put(this.update, this.update.sight.prompts.map((prompt) => this.worded(prompt)));
    return this.update;
  }

  private put(update: Update, prompts: Prompt[]): void {
    const sight = update.sight;
    if (sight && prompts.some((prompt, i) => prompt !== sight.prompts[i])) this.update = { ...update, sight: { ...sight, prompts } };
  }

  /** A question with its options in words: one that came before on this connection comes as its number alone. */
  private worded(prompt: Prompt): Prompt {
    const options = same(prompt.options, (one) => this.choice(one));
    const refused = same(prompt.refused, (one) => {
      const choice = this.choice(one.choice);
      return choice === one.choice ? one : { ...one, choice };
    });
    return options === prompt.options && refused === prompt.refused ? prompt : { ...prompt, options, refused };
  }

  private choice(one: Choice | number): Choice {
    if (typeof one !== "number") {
      // Words for what a question is about are not those that the number stands for.
      if (one.phrase.key === `verb-${one.notation.split(":")[0]}`) this.words.set(one.option, one);
      return one;
    }
    return this.words.get(one)!;
  }
}

/** A list with each part as it should be; the same list, if all are. */
function same<T>(list: T[], make: (one: T) => T): T[] {
  const made = list.map(make);
  return made.some((one, i) => one !== list[i]) ? made : list;
}

/** An update with a change applied to it. */
export function changed(update: Update, change: Change): Update {
  const { seq, now } = change;
  const told = { since: update.seq, events: change.events ?? [], talk: change.talk ?? [] };
  let whole: Update = { ...update, seq, now, ...told, table: { ...update.table, seq } };
  for (const [path, value] of Object.entries(change.set ?? {})) whole = at(whole, parts(path), () => value) as Update;
  for (const [path, [start, removed, items]] of Object.entries(change.splice ?? {})) {
    const spliced = (old: unknown) => [...(old as unknown[]).slice(0, start), ...items, ...(old as unknown[]).slice(start + removed)];
    whole = at(whole, parts(path), spliced) as Update;
  }
  return whole;
}

/** The parts of a JSON pointer. */
function parts(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A copy in which something deep inside is another; all beside the way to it is shared. */
function at(place: unknown, [part, ...further]: string[], make: (old: unknown) => unknown): unknown {
  if (part === undefined) return make(place);
  const copy: Plain = Array.isArray(place) ? [...place] : { ...(place as Record<string, unknown>) };
  const inside = copy as Record<string, unknown>;
  inside[part] = at(inside[part], further, make);
  return copy;
}
