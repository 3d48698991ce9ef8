/** Players on a board: a colour, a shape and a letter, the same everywhere. How they are known shows in their look. */

import type { ComponentChildren } from "preact";
import { seatDrop, seatNumber, seatShape } from "../parts/shapes";
import type { Knowing } from "./knowledge";

interface PawnProps {
  seat: string;
  /** Its middle. */
  x: number;
  y: number;
  size: number;
  how?: Knowing;
  /** A seat of whoever looks. */
  mine?: boolean;
  /** Whose turn it is. */
  turn?: boolean;
  /** Laid down. */
  dead?: boolean;
  /** Where it looks, in degrees clockwise from north. */
  facing?: number | null;
  /** Standing on the board rather than lying on it. */
  thick?: boolean;
  class?: string;
  children?: ComponentChildren;
}

/** A pawn; when its place changes it travels. */
export function Pawn({ seat, x, y, size, how = "certain", mine = false, turn = false, dead = false, facing = null, thick = false, class: name = "", children }: PawnProps) {
  const k = size / 32;
  const states = `is-${how} ${mine ? "is-mine" : ""} ${turn ? "has-turn" : ""} ${dead ? "is-dead" : ""}`;
  return (
    <g class={`kit-pawn ${states} seat-colour-${seatNumber(seat)} ${name}`} data-pawn={seat} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {thick && <ellipse class="kit-pawn-shadow" cy={size * 0.5} rx={size * 0.56} ry={size * 0.17} />}
      {(turn || mine) && (thick ? <ellipse class="kit-pawn-ring" cy={size * 0.48} rx={size * 0.66} ry={size * 0.22} /> : <circle class="kit-pawn-ring" r={size * 0.6} />)}
      {facing !== null && <path class="kit-pawn-beak" transform={`rotate(${facing}) scale(${k})`} d="M0-25 11-12H-11z" />}
      <g transform={dead ? `translate(0 ${size * 0.2}) rotate(82) scale(${k * 0.86}) translate(-16 -16)` : `scale(${k}) translate(-16 -16)`}>
        {thick && <path class="kit-pawn-side" d={seatShape(seat)} transform="translate(0 4.5)" />}
        <path class="kit-pawn-top" d={seatShape(seat)} />
        <text x="16" y={23 + seatDrop(seat)}>
          {seat}
        </text>
      </g>
      {children}
    </g>
  );
}

/** The flat sign of a seat with its middle at a point: on plates and tracks. */
export function Chip({ seat, x, y, size, class: name = "" }: { seat: string; x: number; y: number; size: number; class?: string }) {
  return (
    <g class={`kit-pawn is-certain seat-colour-${seatNumber(seat)} ${name}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`} aria-hidden="true">
      <path class="kit-pawn-top" d={seatShape(seat)} />
      <text x="16" y={23 + seatDrop(seat)}>
        {seat}
      </text>
    </g>
  );
}
