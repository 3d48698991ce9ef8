/** Something that may be longer than its place: it scrolls, and a fading edge with a sign says that more follows. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Chevron } from "./icons";

interface ScrollProps {
  class?: string;
  /** What it is called where it can be reached with the keyboard. */
  label: string;
  children: ComponentChildren;
}

/** Pixels that may be missing before it counts as cut. */
const SLACK = 3;

export function Scroll({ class: look = "", label, children }: ScrollProps) {
  const inner = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState({ above: false, below: false });
  useLayoutEffect(() => {
    const at = inner.current;
    if (!at) return;
    const measure = () => {
      const above = at.scrollTop > SLACK;
      const below = at.scrollHeight - at.clientHeight - at.scrollTop > SLACK;
      setCut((old) => (old.above === above && old.below === below ? old : { above, below }));
    };
    measure();
    at.addEventListener("scroll", measure, { passive: true });
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    observer?.observe(at);
    if (at.firstElementChild) observer?.observe(at.firstElementChild);
    return () => {
      at.removeEventListener("scroll", measure);
      observer?.disconnect();
    };
  }, []);
  const long = cut.above || cut.below;
  return (
    <div class={`scroll ${look} ${cut.above ? "is-cut-above" : ""} ${cut.below ? "is-cut-below" : ""}`}>
      <div ref={inner} class="scroll-inner" {...(long && { tabIndex: 0, role: "group", "aria-label": label })}>
        <div class="scroll-content">{children}</div>
      </div>
      {cut.below && (
        <span class="scroll-sign">
          <Chevron />
        </span>
      )}
    </div>
  );
}
