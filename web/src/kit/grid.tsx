/** A board of squares, with letters along one edge and numbers along the other. */

import type { Box, Point } from "./geometry";

export interface Grid {
  columns: number;
  rows: number;
  /** The edge of a square, and what stands around the squares for letters and numbers, in units of the drawing. */
  unit: number;
  margin: number;
}

export const gridWidth = ({ columns, unit, margin }: Grid) => columns * unit + 2 * margin;
export const gridHeight = ({ rows, unit, margin }: Grid) => rows * unit + 2 * margin;

/** The square in a column and a row, from 0. */
export const squareAt = ({ unit, margin }: Grid, x: number, y: number): Box => ({ x: margin + x * unit, y: margin + y * unit, w: unit, h: unit });

export const middleAt = ({ unit, margin }: Grid, x: number, y: number): Point => ({ x: margin + (x + 0.5) * unit, y: margin + (y + 0.5) * unit });

/** "C7" for column 2 and row 6. */
export const squareName = (x: number, y: number) => `${String.fromCharCode(65 + x)}${y + 1}`;

/** The lines between squares and the border around them. */
export function GridLines({ grid }: { grid: Grid }) {
  const { columns, rows, unit, margin } = grid;
  const upright = Array.from({ length: columns - 1 }, (_, i) => `M${margin + (i + 1) * unit} ${margin}v${rows * unit}`);
  const level = Array.from({ length: rows - 1 }, (_, i) => `M${margin} ${margin + (i + 1) * unit}h${columns * unit}`);
  return <path class="kit-grid" d={[...upright, ...level].join("")} aria-hidden="true" />;
}

/** Letters over and under the columns, numbers at both ends of the rows. */
export function Coordinates({ grid }: { grid: Grid }) {
  const { columns, rows, unit, margin } = grid;
  const [w, h] = [columns * unit, rows * unit];
  const drop = unit * 0.16;
  return (
    <g class="kit-coordinates" aria-hidden="true">
      {Array.from({ length: columns }, (_, i) =>
        [margin * 0.5, margin * 1.5 + h].map((y) => (
          <text key={`${i} ${y}`} x={margin + (i + 0.5) * unit} y={y + drop}>
            {String.fromCharCode(65 + i)}
          </text>
        )),
      )}
      {Array.from({ length: rows }, (_, i) =>
        [margin * 0.5, margin * 1.5 + w].map((x) => (
          <text key={`${i} ${x}`} x={x} y={margin + (i + 0.5) * unit + drop}>
            {i + 1}
          </text>
        )),
      )}
    </g>
  );
}
