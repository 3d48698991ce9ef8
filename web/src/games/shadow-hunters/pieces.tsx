/** A player's piece and marker: a colour, a shape and a letter, the same everywhere on the table. */

const SHAPES: readonly string[] = [
  "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26z",
  "M6 4h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
  "M16 2 30.5 28h-29z",
  "M16 1.5 30.5 16 16 30.5 1.5 16z",
  "M9 3.5h14L30.5 16 23 28.5H9L1.5 16z",
  "M16 2 30.5 12.5 25 29.5H7L1.5 12.5z",
  "M10 2.5h12v7.5h7.5v12H22v7.5H10V22H2.5V10H10z",
  "M16 30C6 25 3 18 3 5c5 0 9-1 13-3.5C20 4 24 5 29 5c0 13-3 20-13 25z",
];

export const seatNumber = (seat: string) => Math.max(0, seat.charCodeAt(0) - 65) % 8;
export const seatShape = (seat: string) => SHAPES[seatNumber(seat)]!;

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
      <text x="16" y={seatNumber(seat) === 2 ? 26.5 : 23.5}>
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
        <text x="16" y={seatNumber(seat) === 2 ? 26.5 : 23.5}>
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
