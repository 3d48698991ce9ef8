/** The words in use: of the client, and of the game that is on the page. They change with the language at any time. */

import { batch, computed, effect, signal } from "@preact/signals";
import { language } from "../keeping/keep";
import { loadWords, type Variables, Words } from "./words";

/** The words that everybody gets. */
const plain = signal<Words>(new Words("en", []));
/** The texts of sealed pages that are open to the player at the table on the page, in the language of the words. */
export const pageTexts = signal<readonly string[]>([]);
export const words = computed(() => plain.value.and(pageTexts.value));
export const ready = signal(false);
/** The game whose words are needed; null for the client's own alone. */
export const wordsOf = signal<string | null>(null);
/** The game whose words are in use; null while there are only the client's own. */
const spokenGame = signal<string | null>(null);
/** Asks for the words once more. */
const again = signal(0);
let failures = 0;
const PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

effect(() => {
  const wanted = language.value;
  const game = wordsOf.value;
  again.value;
  const stale = () => wanted !== language.peek() || game !== wordsOf.peek();
  const use = (found: Words, of: string | null) => {
    // Words that are no longer wanted are better than none at all, for a page that has said nothing yet.
    if (stale() && ready.peek()) return;
    batch(() => {
      plain.value = found;
      spokenGame.value = of;
      ready.value = true;
    });
    document.documentElement.lang = wanted;
  };
  loadWords(wanted, game).then(
    (found) => {
      failures = 0;
      use(found, game);
    },
    () => {
      if (stale()) return;
      setTimeout(() => !stale() && again.value++, Math.min(PAUSE * 2 ** failures++, LONGEST_PAUSE));
      // The client's own words are built in; without the game's it can still say what is wrong.
      if (spokenGame.peek() !== game) void loadWords(wanted, null).then((found) => use(found, null));
    },
  );
});

/** Whether the words of a game are there, in some language: what is said before would be nothing but keys. */
export function spoken(game: string | null | undefined): boolean {
  return game != null && spokenGame.value === game;
}

/** A message of the client, in the player's language. */
export function say(key: string, variables?: Variables): string {
  return words.value.say(key, variables);
}
