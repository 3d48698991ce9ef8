/** Signs of a game's own, each a path in a box of 24 by 24. They are decoration: the same is said in words. */

export type Signs = Readonly<Record<string, string>>;

interface SignProps {
  d: string;
  x: number;
  y: number;
  size: number;
  /** Filled rather than drawn with a pen. */
  filled?: boolean;
  class?: string;
}

/** A sign inside of a drawing, with its middle at a point; a pen is equally thick whatever the size. */
export function SignAt({ d, x, y, size, filled = false, class: name = "" }: SignProps) {
  const k = size / 24;
  return (
    <path
      class={`kit-sign ${filled ? "is-filled" : ""} ${name}`}
      d={d}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}
      style={filled ? undefined : { strokeWidth: 1.7 / k }}
    />
  );
}

/** A sign in running text. */
export function Mark({ d, filled = false, class: name = "" }: { d: string; filled?: boolean; class?: string }) {
  return (
    <svg class={`icon ${filled ? "icon-fill" : ""} kit-mark ${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} fill-rule="evenodd" />
    </svg>
  );
}
