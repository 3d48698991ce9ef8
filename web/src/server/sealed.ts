/** Sealed pages of a game, as they are opened to this player: asked for at the table, with the player's own token. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { language } from "../keeping/keep";
import { pageTexts } from "../words/speech";
import type { OpenPage, Sight } from "./wire";

const AGAIN = 2_000;
/** So long, in milliseconds, what a table tells waits for the words of pages that it opens. */
const PATIENCE = 300;
const fetched = new Map<string, Promise<OpenPage>>();
/** Pages that are here. */
const here = new Map<string, OpenPage>();
/** Pages that something has waited for: no page is waited for twice. */
const awaited = new Set<string>();

const nameOf = (table: string, token: string, wanted: string, page: string) => [table, token, wanted, page].join("/");

/** A page, fetched once: what has been opened stays open. */
export function openPage(table: string, token: string, wanted: string, page: string): Promise<OpenPage> {
  const key = nameOf(table, token, wanted, page);
  let found = fetched.get(key);
  if (!found) {
    found = api.page(table, token, wanted, page);
    fetched.set(key, found);
    found.then(
      (one) => here.set(key, one),
      () => fetched.delete(key),
    );
  }
  return found;
}

/**
 * The words of pages that a table opens, on their way; null if all are here. Whoever waits for them draws the page once,
 * with its words, and not a second time when they come. What takes too long comes later.
 */
export function wordsOnTheWay(table: string, token: string, pages: readonly string[]): Promise<void> | null {
  const wanted = language.peek();
  const missing = pages.filter((page) => {
    const key = nameOf(table, token, wanted, page);
    return !here.has(key) && !awaited.has(key);
  });
  if (missing.length === 0) return null;
  for (const page of missing) awaited.add(nameOf(table, token, wanted, page));
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
  const come = Promise.all(missing.map((page) => openPage(table, token, wanted, page))).then(
    () => undefined,
    () => undefined,
  );
  return Promise.race([come, late]);
}

/** Put the words of pages in use that are all here, with whatever else is shown of them. */
export function takeUp(table: string, token: string, pages: readonly string[]): void {
  const wanted = language.peek();
  const known = pages.flatMap((page) => here.get(nameOf(table, token, wanted, page)) ?? []);
  if (known.length > 0 && known.length === pages.length) use(known);
}

/** Put the words of these pages in use; the same pages are the same words. */
function use(pages: readonly OpenPage[]): void {
  const texts = pages.map((page) => page.text);
  const before = pageTexts.peek();
  if (texts.length !== before.length || texts.some((text, i) => text !== before[i])) pageTexts.value = texts;
}

/**
 * The pages of a table that a sight names, in the player's language; their words are in use as long as the table is on
 * the page.
 */
export function useOpenPages(table: string, token: string, sight: Sight | null | undefined): readonly OpenPage[] {
  const [tries, setTries] = useState(0);
  const [, come] = useState(0);
  const wanted = language.value;
  const names = (sight?.pages ?? []).join(" ");
  const pages = useMemo(() => (names ? names.split(" ") : []), [names]);
  // What is here is shown at once; else what was shown before, until all of it has come.
  const known = pages.flatMap((page) => here.get(nameOf(table, token, wanted, page)) ?? []);
  const all = known.length === pages.length;
  const shown = useRef<readonly OpenPage[]>([]);
  const open = useMemo(() => (all ? known : null), [table, token, names, wanted, all]);
  if (open) shown.current = open;
  useEffect(() => {
    let gone = false;
    Promise.all(pages.map((page) => openPage(table, token, wanted, page))).then(
      (found) => {
        if (gone) return;
        use(found);
        if (!all) come((count) => count + 1);
      },
      () => setTimeout(() => !gone && setTries(tries + 1), AGAIN),
    );
    return () => {
      gone = true;
    };
  }, [table, token, names, wanted, tries]);
  useEffect(
    () => () => {
      pageTexts.value = [];
    },
    [table, token],
  );
  return shown.current;
}
