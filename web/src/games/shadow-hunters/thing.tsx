/** A thing that can be touched: chosen when it glows, asked why not when it is refused, looked at otherwise. */

import type { ComponentChildren } from "preact";
import type { Fitted } from "../../parts/lines";
import { lookOf, spoken } from "./looks";
import { standingOf } from "./model";
import { useDrawing } from "./table";

interface ThingProps {
  reference: string;
  class?: string;
  /** A second picture of something that can be reached elsewhere: for the pointer only. */
  echo?: boolean;
  x?: number;
  y?: number;
  children: ComponentChildren;
}

/** How long a mouse rests on a thing before its words come up. */
const RESTING = 180;

export function Thing({ reference, class: name = "", echo = false, x = 0, y = 0, children }: ThingProps) {
  const drawn = useDrawing();
  const standing = standingOf(drawn.targets.get(reference));
  const common = {
    class: `sh-thing is-${standing} ${name}`,
    "data-ref": reference,
    // Set as style, not as attribute, so that a change of place travels.
    style: x || y ? { transform: `translate(${x}px, ${y}px)` } : undefined,
    onClick: (event: MouseEvent) => drawn.act(reference, event.currentTarget as Element, { x: event.clientX, y: event.clientY }),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") drawn.look(reference, event.currentTarget as Element, false, RESTING);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") drawn.look("", null, false);
    },
  };
  if (echo) {
    return (
      <g {...common} aria-hidden="true">
        {children}
      </g>
    );
  }
  return (
    <g
      {...common}
      role="button"
      tabindex={0}
      aria-label={spoken(lookOf(reference, drawn, drawn.targets), drawn)}
      aria-disabled={standing === "refused" ? "true" : undefined}
      onFocus={(event: FocusEvent) => {
        const at = event.currentTarget as Element;
        if (at.matches(":focus-visible")) drawn.look(reference, at, false);
      }}
      onBlur={() => drawn.look("", null, false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        drawn.act(reference, event.currentTarget as Element);
      }}
    >
      {children}
    </g>
  );
}

interface LinesProps {
  lines: readonly Fitted[];
  x: number;
  y: number;
  step?: number;
  class?: string;
}

/** Lines of text, one under the other. */
export function Lines({ lines, x, y, step = 17, class: name = "" }: LinesProps) {
  return (
    <>
      {lines.map(({ text, pressed }, i) => (
        <text key={i} class={name} x={x} y={y + i * step} textLength={pressed || undefined} lengthAdjust={pressed ? "spacingAndGlyphs" : undefined} aria-hidden="true">
          {text}
        </text>
      ))}
    </>
  );
}
