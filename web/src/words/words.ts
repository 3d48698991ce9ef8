/** Words in four languages, by Fluent: the same keys, facts and references as on the Python side. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../server/wire";

export const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ru: "Русский",
};

const LIST_SEPARATOR: Record<Language, string> = { en: ", ", "zh-Hans": "、", "zh-Hant": "、", ru: ", " };

/** Forms of a thing's name that a phrase hands over beside the name, where the language has them: `{ $location-to }`,
 * and cases, as in `{ $victim-dat }`. A name without the form, as a pack may bring one, is handed over as it is. */
const FORMS = ["to", "at", "gen", "dat", "acc", "ins"] as const;

export type Fact = string | number | string[];
export type SeatName = (seat: string) => string;
export type Variables = Record<string, FluentVariable>;

/** The language of ours that fits a locale name such as `ru-RU`, `zh-TW` or `zh`; English if none. */
export function languageFrom(wanted: string): Language {
  const parts = wanted.replace("_", "-").toLowerCase().split("-");
  if (parts[0] === "zh") {
    const region = parts.some((part) => ["tw", "hk", "mo"].includes(part));
    return parts.includes("hant") || (!parts.includes("hans") && region) ? "zh-Hant" : "zh-Hans";
  }
  return LANGUAGES.find((language) => language === parts[0]) ?? "en";
}

/** Pages as they were read: with each that is opened, the words are put together anew. */
const parsed = new Map<string, FluentResource>();

function read(text: string): FluentResource {
  let found = parsed.get(text);
  if (!found) parsed.set(text, (found = new FluentResource(text)));
  return found;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly read: readonly FluentResource[];

  constructor(
    readonly language: Language,
    sources: readonly (string | FluentResource)[],
    /** The words that these add to, if they do. */
    readonly root: Words | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.read = sources.map((source) => (typeof source === "string" ? new FluentResource(source) : source));
    for (const one of this.read) this.bundle.addResource(one, { allowOverrides: true });
  }

  /** These words, and those of further texts. */
  and(texts: readonly string[]): Words {
    return texts.length > 0 ? new Words(this.language, [...this.read, ...texts.map(read)], this.root ?? this) : this;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message by its key. One that is missing shows its key: the lint finds it first. A page may be on its way. */
  say(key: string, variables: Variables = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key.startsWith("page-") ? "…" : key;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, variables, errors);
  }

  /** A phrase with its references named. */
  phrase(phrase: Phrase, name: SeatName): string {
    const facts = Object.entries(phrase.facts).flatMap(([key, fact]) => {
      const said = this.fact(fact, name);
      const forms = FORMS.map((form) => [`${key}-${form}`, this.formed(fact, form) || said] as const);
      return [[key, said] as const, ...forms];
    });
    return this.say(phrase.key, Object.fromEntries(facts));
  }

  /** Whether all that a phrase names is there, so that it says the same with further texts. */
  knows(phrase: Phrase): boolean {
    const known = (fact: Fact): boolean => {
      if (Array.isArray(fact)) return fact.every(known);
      const [kind, thing] = split(String(fact));
      return thing === null || (kind === "seat" && thing.length === 1) || this.has(`${kind}-${thing}`);
    };
    return this.has(phrase.key) && Object.values(phrase.facts).every(known);
  }

  /** A thing, or several, in a form of their names; "" where a name has none. */
  private formed(fact: Fact, form: string): string {
    if (Array.isArray(fact)) {
      const parts = fact.map((one) => this.formed(one, form));
      return parts.every(Boolean) ? this.list(parts) : "";
    }
    const [kind, thing] = split(String(fact));
    const pattern = thing === null ? undefined : this.bundle.getMessage(`${kind}-${thing}`)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  /** One fact: `seat:B` becomes a player's name, `area:church` the message `area-church`, a number stays. */
  fact(fact: Fact, name: SeatName): string | number {
    if (typeof fact === "number") return fact;
    if (Array.isArray(fact)) return this.list(fact.map((one) => String(this.fact(one, name))));
    const [kind, thing] = split(fact);
    if (thing === null) return fact;
    return kind === "seat" && thing.length === 1 ? name(thing) : this.say(`${kind}-${thing}`);
  }

  /** The name of a reference such as `role:emi`; seats by their letter. */
  ref(reference: string, name: SeatName = (seat) => seat): string {
    return String(this.fact(reference, name));
  }

  list(parts: readonly string[]): string {
    return parts.join(LIST_SEPARATOR[this.language]);
  }
}

function split(fact: string): [string, string | null] {
  const colon = fact.indexOf(":");
  return colon < 0 ? [fact, null] : [fact.slice(0, colon), fact.slice(colon + 1)];
}

// The client's own texts stand with all shared texts of the Python package and are built in: they must be there even
// when no server answers.
const own = import.meta.glob<string>("../../../src/gloam/text/*/{table,web}*.ftl", { query: "?raw", import: "default" });

async function ownTexts(language: Language): Promise<string[]> {
  const files = Object.keys(own).filter((path) => path.includes(`/text/${language}/`)).sort();
  return Promise.all(files.map((path) => own[path]!()));
}

const loaded = new Map<string, Promise<Words>>();

/** The words of the client and, if one is named, of a game; loaded once. */
export function loadWords(language: Language, game: string | null): Promise<Words> {
  const key = `${language}/${game ?? ""}`;
  let words = loaded.get(key);
  if (!words) {
    words = (async () => {
      const texts = await ownTexts(language);
      if (game !== null) texts.push(await gameText(language, game));
      return new Words(language, texts);
    })();
    loaded.set(key, words);
    words.catch(() => loaded.delete(key));
  }
  return words;
}

async function gameText(language: Language, game: string): Promise<string> {
  const answer = await fetch(`text/${language}/${game}.ftl`);
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return answer.text();
}
