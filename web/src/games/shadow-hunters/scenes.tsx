/** The six areas, drawn: night silhouettes with one light in each. 160 by 110 units; colours come from the style. */

import type { JSX } from "preact";

const Pine = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <path class="sh-near" transform={`translate(${x} ${y}) scale(${s})`} d="M0-34 7-22H4l6 9H6l7 11H2v6h-4v-6h-11l7-11h-4l6-9h-3z" />
);

const Stone = ({ x, y, s = 1, tilt = 0 }: { x: number; y: number; s?: number; tilt?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${s})`}>
    <path class="sh-stone" d="M-8 0v-15a8 8 0 0 1 16 0V0z" />
    <path class="sh-scratch" d="M0-18v8m-3-5.5h6" />
  </g>
);

const Flame = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <circle class="sh-halo" r="15" cy="-5" />
    <path class="sh-light" d="M0-11c4 5 5 7 5 9a5 5 0 0 1-10 0c0-2 1-4 5-9z" />
    <path class="sh-wax" d="M-3 3h6v11h-6z" />
  </g>
);

function Cabin() {
  return (
    <>
      <path class="sh-far" d="M0 70c26-14 48-20 74-14s54 4 86-8v62H0z" />
      <Pine x={22} y={84} s={1.35} />
      <Pine x={142} y={80} s={1.5} />
      <Pine x={122} y={84} s={0.9} />
      <path class="sh-smoke" d="M99 34c-6-6 5-9 0-16s5-8 1-14" />
      <path class="sh-mid" d="M93 36h9v16h-9z" />
      <path class="sh-near" d="m48 62 34-26 34 26-4 4-2-1v28H54V65l-2 1z" />
      <circle class="sh-halo" cx="70" cy="74" r="24" />
      <path class="sh-light" d="M62 67h16v14H62z" />
      <path class="sh-bar" d="M70 67v14m-8-7h16" />
      <path class="sh-mid" d="M90 93V72h13v21z" />
      <circle class="sh-light" cx="100" cy="83" r="1.3" />
      <path class="sh-ground" d="M0 92c40-6 110-6 160-1v19H0z" />
    </>
  );
}

function Gate() {
  return (
    <>
      <path class="sh-far" d="M0 58 22 40l20 16 14-8v62H0zM160 54l-24-18-18 18-16-6v62h58z" />
      <path class="sh-near" d="M40 96V58a40 40 0 0 1 80 0v38h-14V60a26 26 0 0 0-52 0v36z" />
      <path class="sh-abyss" d="M54 96V60a26 26 0 0 1 52 0v36z" />
      <ellipse class="sh-halo" cx="80" cy="82" rx="30" ry="30" />
      <path class="sh-light" d="M80 58c7 9 9 14 9 19 0 6-4 9-4 13 3-1 5-3 6-6 3 5 2 12-3 14H72c-6-3-6-9-2-14 1 3 2 4 4 5 0-5-3-8-3-13 0-5 3-10 9-18z" />
      <path class="sh-scratch" d="M47 60v8m66-8v8M58 37l5 6m39-6-5 6M80 28v8" />
      <path class="sh-near" d="m36 40 4-12 4 12zm80 0 4-12 4 12z" />
      <path class="sh-ground" d="M0 97h28l6-5h92l6 5h28v13H0z" />
      <path class="sh-scratch" d="M34 97h92" />
    </>
  );
}

function Church() {
  return (
    <>
      <path class="sh-far" d="M0 74c30-10 60-12 90-8s50 2 70-6v50H0z" />
      <path class="sh-near" d="M58 94V50L76 22l18 28v44z" />
      <path class="sh-line" d="M76 23V8m-6 5h12" />
      <path class="sh-near" d="m94 60 20-8 30 14v28H94z" />
      <circle class="sh-halo" cx="76" cy="56" r="26" />
      <circle class="sh-light" cx="76" cy="56" r="8" />
      <path class="sh-bar" d="M76 48v16m-8-8h16m-13.7-5.7 11.4 11.4m0-11.4L70.3 61.7" />
      <path class="sh-light" d="M71 94V81a5 5 0 0 1 10 0v13z" />
      <path class="sh-light is-low" d="M104 84v-9a3.5 3.5 0 0 1 7 0v9zm14 0v-9a3.5 3.5 0 0 1 7 0v9zm14 0v-9a3.5 3.5 0 0 1 7 0v9z" />
      <Pine x={32} y={90} s={1.3} />
      <Pine x={46} y={92} s={0.8} />
      <path class="sh-ground" d="M0 94c50-5 100-5 160 0v16H0z" />
    </>
  );
}

function Cemetery() {
  return (
    <>
      <circle class="sh-halo" cx="112" cy="30" r="34" />
      <path class="sh-light" d="M120 14a17 17 0 1 0 6 27 14 14 0 0 1-6-27z" />
      <path class="sh-far" d="M0 78c34-16 70-18 104-8 20 6 36 4 56-4v44H0z" />
      <path class="sh-line is-thick" d="M34 94c3-22 0-34-8-46m6 26c-6-8-12-10-20-10m20-2c6-8 8-16 6-26m-5 34c8-4 14-10 22-10m-15-12c5-1 9-4 11-9" />
      <Stone x={66} y={92} s={1.15} tilt={-5} />
      <Stone x={94} y={90} s={0.95} tilt={4} />
      <path class="sh-stone" d="M118 92V68h-7v-6h7v-8h6v8h7v6h-7v24z" />
      <Stone x={146} y={94} s={0.85} tilt={8} />
      <path class="sh-mist" d="M8 86c20-5 34 3 54 0s30-4 48 0 30 2 46-1" />
      <path class="sh-ground" d="M0 93c50-5 110-4 160 0v17H0z" />
    </>
  );
}

function Woods() {
  return (
    <>
      <path class="sh-far" d="M16 0c4 30-4 60 0 110H6C4 70 8 30 4 0zM60 0c-2 34 5 70 0 110h-9c3-44-4-80-1-110zM112 0c3 40-5 70 0 110h-9c-4-40 4-74 0-110zM152 0c-2 30 4 80 2 110h-9c2-50-4-74-2-110z" />
      <circle class="sh-halo" cx="80" cy="60" r="30" />
      <path class="sh-near" d="M28 96c8-30-4-50-14-68 8 6 14 12 18 22 1-16-1-30-6-44 8 12 12 26 12 44 4-8 8-12 16-16-8 14-16 24-12 62l8 6H18zM128 96c-6-28 2-44 14-60-8 3-13 8-18 16 0-16 4-30 10-44-10 12-16 26-17 42-3-8-8-13-15-17 8 16 13 30 9 63l-9 6h34z" />
      <path class="sh-eye" d="M68 54c3-4 7-4 9 0-3 3-6 3-9 0zm16 0c2-4 6-4 9 0-3 3-6 3-9 0z" />
      <path class="sh-eye is-small" d="m33 66 4-1m2 0 4 1m73 4 3-1m3 0 4 1" />
      <path class="sh-ground" d="M0 95c50-6 110-6 160 0v15H0z" />
      <path class="sh-mist" d="M46 90c14-5 24 2 38 0s20-3 32 0" />
    </>
  );
}

function Altar() {
  return (
    <>
      <path class="sh-far" d="M0 66 30 44l26 20 30-26 34 28 40-18v62H0z" />
      <path class="sh-mid" d="M18 94V44h14v50zm-3-56h20v6H15zM128 94V58l14-6v42z" />
      <path class="sh-scratch" d="M22 48v42m6-42v42m104-30v30m6-32v32" />
      <circle class="sh-halo" cx="80" cy="58" r="34" />
      <path class="sh-near" d="M46 70h68v8h-6l-4 16H56l-4-16h-6z" />
      <path class="sh-scratch" d="M72 84h16m-8-4v10" />
      <Flame x={58} y={56} />
      <Flame x={102} y={56} />
      <path class="sh-light" d="M80 34c5 7 8 11 8 16a8 8 0 0 1-16 0c0-5 3-9 8-16z" />
      <path class="sh-mid" d="M68 60h24l-4 10H72z" />
      <path class="sh-ground" d="M0 94h40l5-4h70l5 4h40v16H0z" />
    </>
  );
}

const SCENES: Record<string, () => JSX.Element> = { cabin: Cabin, gate: Gate, church: Church, cemetery: Cemetery, woods: Woods, altar: Altar };

/** The picture of an area, filling a box. */
export function Scene({ area, w, h }: { area: string; w: number; h: number }) {
  const Drawn = SCENES[area];
  // A low box shows less sky, and a little more land to both sides.
  const high = Math.max(88, Math.min(110, (160 * h) / w));
  return (
    <svg class="sh-scene" width={w} height={h} viewBox={`0 ${110 - high} 160 ${high}`} preserveAspectRatio={(160 * h) / w > 110 ? "xMidYMax slice" : "xMidYMax meet"} aria-hidden="true" focusable="false">
      <rect class="sh-sky" x="-80" y="-110" width="320" height="220" />
      <path class="sh-far" d="M-80 66c30-8 56-6 82 4v40h-82zM158 60c30-6 56 0 82 8v42h-82z" />
      <path class="sh-ground" d="M-80 96h320v20H-80z" />
      <Pine x={-14} y={96} s={1.2} />
      <Pine x={172} y={96} s={1.1} />
      <path class="sh-star" d="M14 16h.1M44 10h.1M128 14h.1M148 26h.1M60 22h.1M100 8h.1" />
      {Drawn && <Drawn />}
    </svg>
  );
}
