/** The pages that a player may read: the last one found comes first. */

import { say, words } from "../words/speech";
import type { OpenPage } from "../server/wire";

interface PagesProps {
  pages: readonly OpenPage[];
  /** The pages that others at the table may not read. */
  own: readonly string[];
  /** Whether those are shown. */
  peeked: boolean;
}

export function Pages({ pages, own, peeked }: PagesProps) {
  const shown = pages.filter(({ page }) => peeked || !own.includes(`page:${page}`)).reverse();
  return (
    <div class="open-pages">
      {shown.length < pages.length && <p class="quiet">{say("web-pages-covered")}</p>}
      {shown.map(({ page }) => (
        <article key={page} data-page={page}>
          <h3>{words.value.say(`page-${page}`)}</h3>
          <p>{words.value.say(`page-${page}-text`)}</p>
        </article>
      ))}
    </div>
  );
}
