/** Signs of our own. They are decoration: whoever uses one says the same in words. */

import type { ComponentChildren } from "preact";
import { seatDrop, seatNumber, seatShape } from "./shapes";

function Icon({ children, fill = false }: { children: ComponentChildren; fill?: boolean }) {
  return (
    <svg class={fill ? "icon icon-fill" : "icon"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const Lamp = () => (
  <svg class="icon icon-lamp" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <circle class="lamp-glow" cx="32" cy="34" r="26" />
    <path class="lamp-flame" d="M32 8c8 10 12 16 12 23a12 12 0 0 1-24 0c0-7 4-13 12-23z" />
    <path class="lamp-heart" d="M32 25c3 4 5 7 5 10a5 5 0 0 1-10 0c0-3 2-6 5-10z" />
    <path class="lamp-wax" d="M25 46h14v10a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z" />
  </svg>
);
export const Eye = () => (
  <Icon>
    <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const EyeShut = () => (
  <Icon>
    <path d="M2 10c3 4 6 6 10 6s7-2 10-6M5 13l-2 3M9.5 15.5 8.5 19M14.5 15.5l1 3.5M19 13l2 3" />
  </Icon>
);
export const Cog = () => (
  <Icon>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
  </Icon>
);
export const Moon = () => (
  <Icon>
    <path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z" />
  </Icon>
);
export const Sun = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M19 5l-2 2M7 17l-2 2" />
  </Icon>
);
export const Mask = () => (
  <Icon>
    <path d="M4 6c5 2 11 2 16 0 0 7-2 12-8 13C6 18 4 13 4 6z" />
    <path d="M8 10.5c1-.8 2-.8 3 0m2 0c1-.8 2-.8 3 0M9.5 15c1.6 1 3.4 1 5 0" />
  </Icon>
);
export const Help = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.9" />
    <path d="M12 17h.01" />
  </Icon>
);
export const Bell = () => (
  <Icon>
    <path d="M6 16c1-1 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .5 5 1.5 6zM10.5 19a1.6 1.6 0 0 0 3 0" />
  </Icon>
);
export const Share = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6L12 17" />
  </Icon>
);
export const Undo = () => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />
  </Icon>
);
export const Bulb = () => (
  <Icon>
    <path d="M9 17h6M10 20h4M8.5 14.5C7 13.5 6 12 6 10a6 6 0 0 1 12 0c0 2-1 3.5-2.5 4.5z" />
  </Icon>
);
export const Bolt = () => (
  <Icon>
    <path d="M13 3 5 14h6l-1 7 8-11h-6z" />
  </Icon>
);
export const Cross = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const Bar = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m6 18 12-12" />
  </Icon>
);
export const Mind = () => (
  <Icon>
    <rect x="5" y="8" width="14" height="10" rx="3" />
    <path d="M12 8V4M9 12.5h.01M15 12.5h.01M9.5 15.5h5" />
  </Icon>
);
export const Hourglass = () => (
  <Icon>
    <path d="M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9" />
  </Icon>
);
export const Crown = () => (
  <Icon>
    <path d="m4 8 3 9h10l3-9-5 4-3-6-3 6z" />
  </Icon>
);
export const Screen = () => (
  <Icon>
    <rect x="3" y="5" width="18" height="12" rx="2" />
    <path d="M9 21h6" />
  </Icon>
);
export const Search = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);
export const Book = () => (
  <Icon>
    <path d="M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5c-3-.5-6 0-8 1.5zM12 6v13.5" />
  </Icon>
);
export const Play = () => (
  <Icon fill>
    <path d="M7 4.5v15l12-7.5z" />
  </Icon>
);
export const Pause = () => (
  <Icon fill>
    <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
  </Icon>
);
export const Save = () => (
  <Icon>
    <path d="M12 4v11m-4-4 4 4 4-4M5 19h14" />
  </Icon>
);
export const Chevron = () => (
  <Icon>
    <path d="m7 10 5 5 5-5" />
  </Icon>
);

/** A seat's sign: a colour, a shape and a letter. */
export function SeatBadge({ seat }: { seat: string }) {
  return (
    <svg class={`seat-badge seat-colour-${seatNumber(seat)}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={seatShape(seat)} />
      <text x="16" y={21.5 + seatDrop(seat)}>
        {seat}
      </text>
    </svg>
  );
}
