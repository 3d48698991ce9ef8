/** Tracks: a row of steps with one that is now, points that are full or empty, cells of a drawing with markers. */

import type { ComponentChildren } from "preact";
import type { Box } from "./geometry";

interface TrackProps {
  /** What stands on the steps, in order. */
  steps: readonly ComponentChildren[];
  /** The step that is now, from 0; before it, all are past. */
  now: number;
  /** All of it in words. */
  label: string;
  class?: string;
}

/** A row of steps, such as rounds or phases. */
export function Track({ steps, now, label, class: name = "" }: TrackProps) {
  return (
    <span class={`kit-track ${name}`} role="img" aria-label={label} title={label}>
      {steps.map((step, i) => (
        <i key={i} class={i < now ? "is-past" : i === now ? "is-now" : ""}>
          {step}
        </i>
      ))}
    </span>
  );
}

/** Points of which some are left, such as health. */
export function Points({ full, most, label, class: name = "" }: { full: number; most: number; label: string; class?: string }) {
  return (
    <span class={`kit-points ${name}`} role="img" aria-label={label} title={label} style={{ gridTemplateColumns: `repeat(${most}, 1fr)` }}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < full ? "is-full" : ""} />
      ))}
    </span>
  );
}

/** The cells of a track in a drawing, side by side; the first is so many times as wide, because all begin there. */
export function trackCells(track: Box, count: number, first = 1, pad = 6): Box[] {
  const unit = (track.w - 2 * pad) / (count - 1 + first);
  return Array.from({ length: count }, (_, i) => ({ x: track.x + pad + (i === 0 ? 0 : (first + i - 1) * unit), y: track.y, w: i === 0 ? first * unit : unit, h: track.h }));
}
