/**
 * The grammar of knowledge, the same in all games: certain is solid, possible is hatched, last seen is an outline, and a
 * belief is a warm shade with a legend in words.
 */

import type { ComponentChildren } from "preact";
import type { Belief } from "../board/board";
import { asRect, type Box } from "./geometry";

/** Known for certain; one of several; where it was seen last; or only suspected by the player. */
export type Knowing = "certain" | "possible" | "seen" | "guess";

/** Patterns that the style refers to: `url(#kit-hatch)` for what is possible, `url(#kit-warm)` for a belief. */
export function Textures() {
  return (
    <defs>
      <pattern id="kit-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="kit-hatch" width="3" height="8" />
      </pattern>
      <pattern id="kit-warm" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="kit-warm" width="8" height="8" />
        <rect class="kit-warm is-line" width="3" height="8" />
      </pattern>
    </defs>
  );
}

/** How dark the shade of an answer is: the likeliest most, but the least likely can still be seen. Many make a haze. */
export function depth(weight: number, most: number, answers: number): number {
  if (most <= 0 || weight <= 0) return 0;
  const haze = Math.max(0.35, 1 - answers / 300);
  return haze * (0.3 + 0.7 * (weight / most));
}

/** By id, how dark a belief shades the things of a kind. */
export function shadesOf(belief: Belief | null, kind: string): Map<string, number> {
  const own = [...(belief?.shades ?? [])].filter(([reference]) => reference.startsWith(`${kind}:`));
  const most = Math.max(0, ...own.map(([, weight]) => weight));
  const likely = own.filter(([, weight]) => weight > 0);
  return new Map(likely.map(([reference, weight]) => [reference.slice(kind.length + 1), depth(weight, most, likely.length)] as const));
}

/** The warm shade of a belief over a box. */
export function Shade({ box, dark, id, rx = 0 }: { box: Box; dark: number; id?: string; rx?: number }) {
  if (dark <= 0) return null;
  return <rect class="kit-shade" {...asRect(box)} rx={rx} style={{ opacity: dark }} data-shade={id} aria-hidden="true" />;
}

/** What is possible: a hatch over a box. */
export function Hatch({ box, rx = 0 }: { box: Box; rx?: number }) {
  return <rect class="kit-possible" {...asRect(box)} rx={rx} aria-hidden="true" />;
}

/** The legend of a belief, in words. */
export function Legend({ children }: { children: ComponentChildren }) {
  return (
    <p class="kit-legend">
      <i aria-hidden="true" />
      {children}
    </p>
  );
}
