/** Sealed pages of a game, as they are opened to this player: asked for at the table, with the player's own token. */

import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { language } from "./keep";
import { pageTexts } from "./speech";
import type { OpenPage, Sight } from "./wire";

const AGAIN = 2_000;
const fetched = new Map<string, Promise<OpenPage>>();

/** A page, fetched once: what has been opened stays open. */
export function openPage(table: string, token: string, wanted: string, page: string): Promise<OpenPage> {
  const key = [table, token, wanted, page].join("/");
  let found = fetched.get(key);
  if (!found) {
    found = api.page(table, token, wanted, page);
    fetched.set(key, found);
    found.catch(() => fetched.delete(key));
  }
  return found;
}

/**
 * The pages of a table that a sight names, in the player's language; their words are in use as long as the table is on
 * the page.
 */
export function useOpenPages(table: string, token: string, sight: Sight | null | undefined): readonly OpenPage[] {
  const [open, setOpen] = useState<readonly OpenPage[]>([]);
  const [tries, setTries] = useState(0);
  const wanted = language.value;
  const names = (sight?.pages ?? []).join(" ");
  useEffect(() => {
    let gone = false;
    const pages = names ? names.split(" ") : [];
    Promise.all(pages.map((page) => openPage(table, token, wanted, page))).then(
      (found) => {
        if (gone) return;
        pageTexts.value = found.map((page) => page.text);
        setOpen(found);
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
  return open;
}
