/** Ways over a board: that which somebody has gone, and that which would be gone. */

import { seatNumber } from "../parts/shapes";
import { lineOf, type Point } from "./geometry";

interface WayProps {
  points: readonly Point[];
  /** Whose way it is. */
  seat?: string;
  mine?: boolean;
  class?: string;
}

/** A way that was gone, in the colour of its seat. */
export function GoneWay({ points, seat = "", mine = false, class: name = "" }: WayProps) {
  if (points.length < 2) return null;
  return (
    <g class={`kit-way seat-colour-${seatNumber(seat)} ${mine ? "is-mine" : ""} ${name}`} aria-hidden="true">
      <path class="kit-way-under" d={lineOf(points)} />
      <path class="kit-way-line" d={lineOf(points)} />
      {points.map(({ x, y }, at) => (
        <circle key={at} cx={x} cy={y} r={at === 0 ? 4 : 3} />
      ))}
    </g>
  );
}

/** The way that would be gone, with the number of its steps at its end. */
export function PlannedWay({ points, to, class: name = "" }: { points: readonly Point[]; to: string; class?: string }) {
  const end = points.at(-1);
  if (!end || points.length < 2) return null;
  return (
    <g class={`kit-way is-planned ${name}`} data-way={to} aria-hidden="true">
      <path class="kit-way-under" d={lineOf(points)} />
      <path class="kit-way-line" d={lineOf(points)} />
      <circle class="kit-way-end" cx={end.x} cy={end.y} r="12" />
      <text x={end.x} y={end.y + 5.5}>
        {points.length - 1}
      </text>
    </g>
  );
}
