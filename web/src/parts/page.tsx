/** The frame of every page but the table screen: the line at the top, a title beside the brand, and what the page is about. */

import type { ComponentChildren } from "preact";
import { spoken } from "../speech";
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
  children: ComponentChildren;
}

export function Page({ class: look = "page", game, main, title, head, children }: PageProps) {
  return (
    <div class={look} data-game={game}>
      <Top>
        {title !== undefined && <h1 class="table-title">{title}</h1>}
        {head}
      </Top>
      {main === undefined ? children : <main class={main}>{children}</main>}
    </div>
  );
}

/** What speaks in the words of a game comes up when they are there, and not with their keys before. */
export function InWords({ game, children }: { game: string; children: ComponentChildren }) {
  return spoken(game) ? <>{children}</> : <Loading />;
}
