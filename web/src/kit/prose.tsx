/** Text to be read slowly: the entries of a book, a card in full. */

import type { ComponentChildren } from "preact";

interface ProseProps {
  title?: ComponentChildren;
  /** A text with an empty line between paragraphs; `**words**` stand out. */
  text: string;
  /** The first letter is larger, as a chapter begins. */
  begins?: boolean;
  class?: string;
  /** What follows: choices, dice, a picture. */
  children?: ComponentChildren;
}

/** Paragraphs of a text; single line breaks are spaces. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replace(/\s*\n\s*/g, " ").trim())
    .filter(Boolean);
}

/** A paragraph with what stands out. */
function Spans({ text }: { text: string }) {
  return <>{text.split("**").map((part, i) => (i % 2 ? <strong key={i}>{part}</strong> : part))}</>;
}

export function Prose({ title, text, begins = false, class: name = "", children }: ProseProps) {
  return (
    <article class={`kit-prose ${begins ? "is-beginning" : ""} ${name}`}>
      {title && <h3>{title}</h3>}
      {paragraphs(text).map((one, i) => (
        <p key={i}>
          <Spans text={one} />
        </p>
      ))}
      {children}
    </article>
  );
}
