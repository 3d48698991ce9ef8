/** Signs of Halloween, in a box of 24 by 24. */

import type { ComponentChildren } from "preact";

const SIGNS: Record<string, ComponentChildren> = {
  mask: <path d="M12 2c5 0 8 3 8 8 0 6-3 12-8 12S4 16 4 10c0-5 3-8 8-8zM7 9.5c1.5-1.2 3-1.2 4.2 0-.6 1.8-3.4 1.9-4.2 0zm5.8 0c1.2-1.2 2.7-1.2 4.2 0-.8 1.9-3.6 1.8-4.2 0zM10 17h4v1h-4z" fill-rule="evenodd" />,
  search: <path d="M10 3a7 7 0 0 1 5.6 11.2l5.3 5.3-1.7 1.7-5.3-5.3A7 7 0 1 1 10 3zm0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" fill-rule="evenodd" />,
  lock: <path d="M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z" fill-rule="evenodd" />,
  damage: <path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" />,
  exertion: <path d="M13 2 5 14h6l-1 8 9-13h-6z" />,
  cards: <path d="M4 6h11v15H4zM9 3h11v14h-3V6H9z" fill-rule="evenodd" />,
  dead: <path d="M10 2h4v5h5v4h-5v11h-4V11H5V7h5z" />,
  stop: <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8zM7 10.5h10v3H7z" fill-rule="evenodd" />,
  knife: <path d="M21 2c-1 6-5 11-10 14l-2-2zM8 15l2 2-5 5-3-3z" />,
  eye: <path d="M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7S3.5 15 2 12c1.5-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill-rule="evenodd" />,
  key: <path d="M8 6a5 5 0 0 1 4.9 4H22v4h-2v3h-3v-3h-4.1A5 5 0 1 1 8 6zm0 3.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" fill-rule="evenodd" />,
  star: <path d="m12 2 3 7 7 .5-5.5 4.7L18.5 22 12 17.7 5.5 22l2-7.8L2 9.5 9 9z" />,
  whole: <path d="M3 3h7v2.5H5.5V10H3zM14 3h7v7h-2.5V5.5H14zM3 14h2.5v4.5H10V21H3zM18.5 14H21v7h-7v-2.5h4.5z" />,
  phone: <path d="M6 2c2 0 4 3 4 5L8 9c1 3 4 6 7 7l2-2c2 0 5 2 5 4 0 3-2 4-4 4C10 22 2 14 2 6c0-2 1-4 4-4z" />,
  fist: <path d="M6 8h2V5h3v3h1V4h3v4h1V5h3v9c0 4-3 7-7 7s-8-3-8-7V9h2zM5 14h9v2H5z" fill-rule="evenodd" />,
  pistol: <path d="M2 6h19v5h-8l-1 4H9l-2 6H3l2-9H2zM10 12h1l1-1h-2z" fill-rule="evenodd" />,
  badge: <path d="m12 1 3 4 5-1 0 5 3 3-3 3v5l-5-1-3 4-3-4-5 1v-5l-3-3 3-3V4l5 1zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill-rule="evenodd" />,
  flag: <path d="M5 2h2v1h13l-4 5 4 5H7v9H5z" />,
};

export function Sign({ of }: { of: string }) {
  return (
    <svg class="hw-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SIGNS[of]}
    </svg>
  );
}

/** A sign inside of a drawing, by its middle and its size. */
export function SignAt({ of, x, y, size, class: look = "" }: { of: string; x: number; y: number; size: number; class?: string }) {
  return (
    <g class={look} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {SIGNS[of]}
    </g>
  );
}
