/** Dice as they fell. In a drawing or in running text; a number that is not on a die is never shown. */

interface DieProps {
  /** 4, 6, 8, 10, 12 or 20. */
  sides: number;
  face: number;
  /** Its middle. */
  x?: number;
  y?: number;
  size: number;
  /** What shows in place of a number, as on dice of a game's own. */
  sign?: string;
  class?: string;
}

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** Outlines in a circle of radius 1, by sides. */
const SHAPES: Readonly<Record<number, string>> = {
  4: "M0-1 .98.74H-.98z",
  8: "M0-1 .87-.1.0 1-.87-.1z",
  10: "M0-1 .95-.15.6.75 0 1-.6.75-.95-.15z",
  12: "M-.36-.98h.72l.58.44.22.7-.22.62-.58.3h-.72l-.58-.3-.22-.62.22-.7z",
  20: "M0-1 .87-.5V.5L0 1-.87.5V-.5z",
};

/** One die in a drawing. */
export function Die({ sides, face, x = 0, y = 0, size, sign, class: name = "" }: DieProps) {
  const s = size * 0.42;
  const pips = sides === 6 && !sign ? PIPS[face] : undefined;
  return (
    <g class={`kit-die is-d${sides} ${name}`} transform={`translate(${x} ${y})${sides === 6 ? " rotate(7)" : ""}`} aria-hidden="true">
      {sides === 6 ? <rect class="kit-die-body" x={-s} y={-s} width={2 * s} height={2 * s} rx={s * 0.4} /> : <path class="kit-die-body" d={SHAPES[sides] ?? SHAPES[20]!} transform={`scale(${s * 1.18})`} vector-effect="non-scaling-stroke" />}
      {pips ? (
        pips.map(([px, py], i) => <circle key={i} class="kit-die-pip" cx={px * s * 0.52} cy={py * s * 0.52} r={s * 0.19} />)
      ) : sign ? (
        <path class="kit-die-sign" d={sign} transform={`scale(${(s * 1.3) / 24}) translate(-12 -12)`} />
      ) : (
        <text y={s * (sides === 4 ? 0.62 : 0.42)} font-size={s * 1.15}>
          {face}
        </text>
      )}
    </g>
  );
}

/** Dice beside each other in running text, with what they mean in words. They are thrown anew when `n` changes. */
export function Dice({ dice, label, n = 0 }: { dice: readonly Pick<DieProps, "sides" | "face" | "sign">[]; label: string; n?: number }) {
  const size = 40;
  return (
    <svg class="kit-dice" viewBox={`0 0 ${dice.length * size} ${size}`} style={{ width: `${dice.length * 2.5}rem`, height: "2.5rem" }} role="img" aria-label={label}>
      <g key={n} class="kit-thrown">
        {dice.map((die, i) => (
          <Die key={i} {...die} x={(i + 0.5) * size} y={size / 2} size={size * 0.9} />
        ))}
      </g>
    </svg>
  );
}
