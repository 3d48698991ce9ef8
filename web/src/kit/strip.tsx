/** The line over a board: where the game stands, in signs with their words; and buttons at its end. */

import type { ComponentChildren } from "preact";

export function Strip({ class: name = "", tools, children }: { class?: string; tools?: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class={`kit-strip ${name}`}>
      {children}
      {tools && <span class="kit-strip-tools">{tools}</span>}
    </div>
  );
}

interface FactProps {
  sign?: ComponentChildren;
  /** The whole sentence, for whoever points at it or cannot see it. */
  text: string;
  short: ComponentChildren;
  strong?: boolean;
  class?: string;
}

/** A sign and a number. */
export function Fact({ sign, text, short, strong = false, class: name = "" }: FactProps) {
  return (
    <span class={`kit-fact ${strong ? "is-strong" : ""} ${name}`} title={text}>
      {sign}
      <span class="unseen">{text}</span>
      <span aria-hidden="true">{short}</span>
    </span>
  );
}
