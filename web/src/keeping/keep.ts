/** What this browser remembers: tables with their tokens, the player's name, language and theme. */

import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language, languageFrom } from "../words/words";

/** A table this browser has a token for. */
export interface Kept {
  table: string;
  game: string;
  seat: string;
  token: string;
  host: string;
  join: string;
  watch: string;
  /** When it was last opened, in milliseconds. */
  at: number;
}

/** A campaign this browser has the token of. */
export interface KeptCampaign {
  campaign: string;
  game: string;
  name: string;
  token: string;
  /** When it was last opened, in milliseconds. */
  at: number;
}

export type Theme = "dark" | "light";
export type Motion = "system" | "still";

function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`gloam.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`gloam.${key}`, JSON.stringify(value));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

function kept<T>(key: string, otherwise: T) {
  const found = signal<T>(load(key, otherwise));
  effect(() => save(key, found.value));
  return found;
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = languageFrom(wanted);
    if (found !== "en" || wanted.toLowerCase().startsWith("en")) return found;
  }
  return "en";
}

export const language = kept<Language>("language", firstLanguage());
if (!LANGUAGES.includes(language.value)) language.value = "en";
export const theme = kept<Theme>("theme", "dark");
export const motion = kept<Motion>("motion", "system");
export const playerName = kept<string>("name", "");
export const muted = kept<string[]>("muted", []);
export const tables = kept<Record<string, Kept>>("tables", {});
export const campaigns = kept<Record<string, KeptCampaign>>("campaigns", {});
export const notify = kept<boolean>("notify", false);
/** Whether a game begins with the scene that tells who one is; and the tables whose scene has been seen. */
export const openings = kept<boolean>("openings", true);
export const opened = kept<string[]>("opened", []);
/** Whether secrets are covered although nobody else is there. */
export const covered = kept<boolean>("covered", false);
/** Whether moments in which one can only pass are passed without being asked. */
export const passing = kept<boolean>("passing", false);
/** By table, the number of the last event that befell me and that I have seen. */
export const fates = kept<Record<string, number>>("fates", {});

const FORGET_AFTER = 200;

export function keptTable(table: string): Kept | null {
  return tables.value[table] ?? null;
}

/** Remember what is known of a table, on top of what was known. */
export function keepTable(table: string, what: Partial<Omit<Kept, "table">>): void {
  const blank: Kept = { table, game: "", seat: "", token: "", host: "", join: "", watch: "", at: 0 };
  const next = { ...tables.value, [table]: { ...blank, ...tables.value[table], ...what, at: Date.now() } };
  const old = Object.values(next).sort((a, b) => b.at - a.at).slice(FORGET_AFTER);
  for (const one of old) delete next[one.table];
  tables.value = next;
}

export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = tables.value;
  tables.value = rest;
  const { [table]: __, ...others } = fates.value;
  fates.value = others;
}

/** Remember what is known of a campaign, on top of what was known. Nothing is dropped for age: who loses a token loses the campaign. */
export function keepCampaign(campaign: string, what: Partial<Omit<KeptCampaign, "campaign">>): void {
  const blank: KeptCampaign = { campaign, game: "", name: "", token: "", at: 0 };
  campaigns.value = { ...campaigns.value, [campaign]: { ...blank, ...campaigns.value[campaign], ...what, at: Date.now() } };
}

export function forgetCampaign(campaign: string): void {
  const { [campaign]: _, ...rest } = campaigns.value;
  campaigns.value = rest;
}

/** Tokens of links that are used until this page is left, and not kept. */
const visits = new Map<string, string>();

export function visit(table: string, token: string): void {
  visits.set(table, token);
}

export function visiting(table: string): boolean {
  return visits.has(table);
}

/** The best token there is for looking at a table: that of the link just opened, a seat's, the host's, an onlooker's. */
export function tokenFor(table: string): string {
  const guest = visits.get(table);
  if (guest) return guest;
  const one = keptTable(table);
  return one ? one.token || one.host || one.watch : "";
}

/** Whether things may move. */
export const still = signal(false);
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const settle = () => {
  still.value = reduced.matches || motion.value === "still";
};
reduced.addEventListener?.("change", settle);
effect(settle);
