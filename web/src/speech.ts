/** The words in use: of the client, and of the game that is on the page. They change with the language at any time. */

import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { language } from "./keep";
import { loadWords, type Variables, Words } from "./words";

export const words = signal<Words>(new Words("en", []));
export const ready = signal(false);
/** The game whose words are needed; null for the client's own alone. */
export const wordsOf = signal<string | null>(null);
export const wordsFailed = signal(false);

effect(() => {
  const wanted = language.value;
  const game = wordsOf.value;
  const stale = () => wanted !== language.peek() || game !== wordsOf.peek();
  wordsFailed.value = false;
  loadWords(wanted, game)
    .catch(async () => {
      // The client's own words are built in; without the game's it can still say what is wrong.
      if (!stale()) wordsFailed.value = true;
      return loadWords(wanted, null);
    })
    .then((found) => {
      if (stale()) return;
      words.value = found;
      ready.value = true;
      document.documentElement.lang = wanted;
    });
});

/** A message of the client, in the player's language. */
export function say(key: string, variables?: Variables): string {
  return words.value.say(key, variables);
}

/** The words of some game, for a page that shows several. */
export function useGameWords(game: string): Words | null {
  const [found, setFound] = useState<Words | null>(null);
  const wanted = language.value;
  useEffect(() => {
    let gone = false;
    loadWords(wanted, game).then(
      (loaded) => !gone && setFound(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, game]);
  return found;
}
