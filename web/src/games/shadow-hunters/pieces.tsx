/** A player's piece and marker: a colour, a shape and a letter, the same everywhere on the table. */

import { seatDrop, seatNumber, seatShape } from "../../parts/shapes";

interface ChipProps {
  seat: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}

/** The flat sign of a seat, with its middle at a point. */
export function SeatChip({ seat, x, y, size, class: name = "" }: ChipProps) {
  const k = size / 32;
  return (
    <g class={`sh-chip seat-colour-${seatNumber(seat)} ${name}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} aria-hidden="true">
      <path d={seatShape(seat)} />
      <text x="16" y={23.5 + seatDrop(seat)}>
        {seat}
      </text>
    </g>
  );
}

interface PieceProps {
  seat: string;
  size: number;
  dead: boolean;
  guarded: boolean;
  turn: boolean;
}

/** A standing piece around the origin: thick, with a shadow; laid down when its player is dead. */
export function Piece({ seat, size, dead, guarded, turn }: PieceProps) {
  const k = size / 32;
  return (
    <g class={`sh-piece seat-colour-${seatNumber(seat)} ${dead ? "is-dead" : ""} ${turn ? "has-turn" : ""}`}>
      <ellipse class="sh-piece-shadow" cx="0" cy={size * 0.5} rx={size * 0.56} ry={size * 0.17} />
      {turn && <ellipse class="sh-piece-turn" cx="0" cy={size * 0.48} rx={size * 0.66} ry={size * 0.22} />}
      <g transform={dead ? `translate(0 ${size * 0.2}) rotate(82) scale(${k * 0.86}) translate(-16 -16)` : `scale(${k}) translate(-16 -16)`}>
        <path class="sh-piece-side" d={seatShape(seat)} transform="translate(0 4.5)" />
        <path class="sh-piece-top" d={seatShape(seat)} />
        <text x="16" y={23.5 + seatDrop(seat)}>
          {seat}
        </text>
      </g>
      {guarded && !dead && (
        <g class="sh-angel">
          <ellipse cx="0" cy={-size * 0.66} rx={size * 0.42} ry={size * 0.13} />
          <path d={`M${-size * 0.56} ${size * 0.12}c${-size * 0.34}-${size * 0.1}-${size * 0.4}-${size * 0.42}-${size * 0.28}-${size * 0.62}m${size * 1.68} ${size * 0.62}c${size * 0.34}-${size * 0.1} ${size * 0.4}-${size * 0.42} ${size * 0.28}-${size * 0.62}`} />
        </g>
      )}
    </g>
  );
}
