/** The frame of every page but the table screen: the line at the top, a title beside the brand, and what the page is about. */

import type { ComponentChildren } from "preact";
import { say, spoken } from "../words/speech";
import { Loading } from "./loading";
import { Top } from "./top";

interface PageProps {
  /** The look of the whole page. */
  class?: string;
  /** The game whose colours it wears. */
  game?: string | undefined;
  /** The look of its one column, where it has no other parts. */
  main?: string;
  /** The title beside the brand. */
  title?: string;
  /** What stands behind the title. */
  head?: ComponentChildren;
  /** Ways past what stands before: a text, and where it leads. */
  skips?: readonly { text: string; to: string }[];
  children: ComponentChildren;
}

export function Page({ class: look = "page", game, main, title, head, skips, children }: PageProps) {
  return (
    <div class={look} data-game={game}>
      {skips && (
        <nav class="skips" aria-label={say("web-skips")}>
          {skips.map(({ text, to }) => (
            <button key={to} type="button" onClick={() => reach(to)}>
              {text}
            </button>
          ))}
        </nav>
      )}
      <Top>
        {title !== undefined && <h1 class="table-title">{title}</h1>}
        {head}
      </Top>
      {main === undefined ? children : <main class={main}>{children}</main>}
    </div>
  );
}

/** The first thing in a part of the page that can be reached: a choice if there is one. */
function reach(part: string): void {
  const there = document.querySelector(part);
  const choice = there?.querySelector<HTMLElement>('.option:not(:disabled), [role=button][tabindex="0"]');
  (choice ?? there?.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]'))?.focus();
}

/** What speaks in the words of a game comes up when they are there, and not with their keys before. */
export function InWords({ game, children }: { game: string; children: ComponentChildren }) {
  return spoken(game) ? <>{children}</> : <Loading />;
}
