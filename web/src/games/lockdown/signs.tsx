/** Signs of our own for rooms, cards and what happened, 24 by 24. They are decoration: the same is said in words. */

import { Mark as InText, SignAt, type Signs } from "../../kit";

/** Strokes only, so that one colour draws them all. */
export const SIGNS: Signs = {
  // What rooms do
  "gene-bank": "M8 3c0 6 8 6 8 12 0 3-2 4-2 6M16 3c0 6-8 6-8 12 0 3 2 4 2 6M9 6h6M9.5 9h5M9.5 15h5M9 18h6",
  helipad: "M4 12a8 8 0 1 1 16 0 8 8 0 0 1-16 0M9 8v8M15 8v8M9 12h6",
  tower: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3",
  laser: "M3 6h4M17 6h4M7 4v4M17 4v4M7 6l10 0M3 12h4M17 12h4M7 10v4M17 10v4M7 12h10M3 18h4M17 18h4M7 16v4M17 16v4M7 18h10",
  control: "M4 17a8 8 0 1 1 16 0zM12 17l4-6M6.5 13.5l1 .6M12 9v1.5M17.5 13.5l-1 .6",
  chute: "M5 5h14l-1.5 14h-11zM4 5h16M9 5V3h6v2M12 9v6m-3-3 3 3 3-3",
  armoury: "M4 20 15 9l4-5-1 6-11 11zM6 14l4 4M20 20 9 9 5 4l1 6",
  surgery: "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z",
  canteen: "M3 12h18a9 9 0 0 1-18 0zM8 4c-1.5 2 1.5 3 0 5M12 4c-1.5 2 1.5 3 0 5M16 4c-1.5 2 1.5 3 0 5",
  vault: "M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 6v2M12 16v2M6 12h2M16 12h2",
  pharmacy: "M6 15 15 6a3.5 3.5 0 0 1 5 5l-9 9a3.5 3.5 0 0 1-5-5zM10.5 10.5l5 5",
  desk: "M5 4v16M12 4v16M19 4v16M3 9h4M10 15h4M17 8h4",
  teleporter: "M12 4c5 0 8 2 8 4s-3 4-8 4-8-2-8-4 3-4 8-4zM4 12c0 2 3 4 8 4s8-2 8-4M4 16c0 2 3 4 8 4s8-2 8-4",
  warehouse: "M3 20V9l9-5 9 5v11zM7 20v-8h10v8M7 16h10M12 12v8",
  junkyard: "M4 20l3-8h10l3 8zM9 12l-2-6 4 3 3-5 2 8M8 16h.1M13 17h.1",
  granary: "M12 21V7M12 7c-2-1-2-3 0-5 2 2 2 4 0 5zM12 12c-3 0-4-2-4-4 3 0 4 1 4 4zM12 12c3 0 4-2 4-4-3 0-4 1-4 4zM12 17c-3 0-4-2-4-4 3 0 4 1 4 4zM12 17c3 0 4-2 4-4-3 0-4 1-4 4z",
  cellar: "M10 3h4v5c3 2 3 3 3 5v8H7v-8c0-2 0-3 3-5zM7 14h10",
  morgue: "M7 3h10l3 6-3 12H7L4 9zM12 7v7M9.5 9.5h5",
  // Cards
  water: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
  food: "M4 13c0-5 4-8 8-8s8 3 8 8v5H4zM9 9l1 3M13 8l1 3M17 10l.5 2.5",
  pill: "M6 15 15 6a3.5 3.5 0 0 1 5 5l-9 9a3.5 3.5 0 0 1-5-5zM10.5 10.5l5 5",
  adrenaline: "M15 3l6 6M18 6l-3 3M17 11 9 19l-4-4 8-8zM5 15l-2 6 6-2M11 9l4 4",
  alcohol: "M10 3h4v5c3 2 3 3 3 5v8H7v-8c0-2 0-3 3-5zM7 14h10",
  gold: "M4 18l3-9h10l3 9zM7 9l2-3h6l2 3",
  knife: "M4 20l7-7M9 11 19 3c1 5-2 9-7 11z",
  pistol: "M3 7h17v4h-8l-1 3H9l-2 6H4l1.5-9H3zM12 11v3",
  shotgun: "M3 15l15-9 2 3-11 6-2 4-4 1zM11 10l2 4",
  rope: "M8 4a4 4 0 1 1 0 8c-3 0-4 2-4 4M8 12c6-1 8 1 8 5 0 3 2 4 4 4M8 7a1 1 0 1 1 0 2",
  mask: "M5 7c3-4 11-4 14 0v6c-1 3-4 4-4 4l-3 4-3-4s-3-1-4-4zM9 11h.1M15 11h.1M10 16h4",
  bazooka: "M2 16 16 6l4 5L6 20zM16 6l3-3M20 11l2 3M10 15l2 5",
  pocket: "M5 5h14v9a7 7 0 0 1-14 0zM5 9h14M12 13l1 2 2 .5-1.5 1.5.5 2-2-1-2 1 .5-2L9 15.5l2-.5z",
  recycler: "M12 4l4 6M8 10l4-6M5 20l-1-5 5 1M4.5 16 8 10M19 20H9M16 17l4 3-4 3M20 15l-3-5",
  junk: "M5 7h14l-1.5 13h-11zM4 7h16M9 7V4h6v3M10 11v5M14 11v5",
  supply: "M4 9l8-5 8 5v10H4zM4 9h16M12 4v15",
  // What happened
  fight: "M5 4l12 13M19 4 7 17M4 16l4 4M20 16l-4 4",
  brawl: "M12 2l2.5 6 6-2-3 5.5 5 4-6.5.5.5 6.5-4.5-4.5L7.5 22l.5-6.5L1.5 15l5-4-3-5.5 6 2z",
  encounter: "M6 21V10a6 6 0 0 1 12 0v11l-3-2-3 2-3-2zM10 11h.1M14 11h.1",
  bombed: "M12 6a7 7 0 1 1-1 14 7 7 0 0 1 1-14zM14 6l2-3 3 1M20 6l1 1",
  gas: "M3 8c3-4 6 4 9 0s6 4 9 0M3 13c3-4 6 4 9 0s6 4 9 0M3 18c3-4 6 4 9 0s6 4 9 0",
  cleared: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6",
  birth: "M12 21v-9M12 12c-4 0-6-3-6-7 4 0 6 3 6 7zM12 14c0-4 2-6 6-6 0 4-2 6-6 6z",
  stock: "M4 8h12v12H4zM8 8V4h12v12h-4",
  shadow: "M6 21V10a6 6 0 0 1 12 0v11l-3-2-3 2-3-2zM10 11h.1M14 11h.1",
  living: "M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1.5 4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20z",
  force: "M5 9v6M3 10.5v3M19 9v6M21 10.5v3M5 12h14M8 7v10M16 7v10",
  speed: "M4 17 10 6l3 6 3-3 4 8M3 20h18",
  load: "M7 9a5 5 0 0 1 10 0v11H7zM10 9V6h4v3M10 13h4v4h-4z",
  order: "M6 3h12v18H6zM10 8h4M10 12h4",
  swap: "M4 8h14l-3-3M20 16H6l3 3",
  vote: "M4 12h16v8H4zM8 12l2-8h6l-1 8M9 15h6",
  steps: "M8 3c2 0 3 2 3 5l-1 4H7L5.5 8C5.5 5 6.5 3 8 3zM7 14h3v2a1.5 1.5 0 0 1-3 0zM16 8c2 0 3 2 2.5 5l-1.5 4h-3l-.5-4c0-3 1-5 2.5-5zM14 19h3v1a1.5 1.5 0 0 1-3 0z",
  boosted: "M13 3 5 14h6l-1 7 8-11h-6z",
  revived: "M4 13a8 8 0 1 0 3-7M4 4l3 2-1 4M12 9v6M9 12h6",
  acted: "M4 12.5l5 5L20 6.5",
  crown: "M4 8l3 9h10l3-9-5 4-3-6-3 6z",
  // A scroll that is unrolled once more: to be told again.
  again: "M6 4h11v12a4 4 0 0 1-4 4H8a3 3 0 0 1-3-3v-1h8v1a3 3 0 0 0 3 3M9 8h5M9 11.5h5",
};

const ROOM_SIGNS: Readonly<Record<string, string>> = {
  "201": "gene-bank", "202": "helipad", "101": "tower", "102": "laser", B101: "control", B105: "chute", B107: "armoury",
  B202: "surgery", B204: "canteen", B206: "vault", B301: "pharmacy", B304: "desk", B403: "teleporter", B501: "warehouse",
  B503: "junkyard", B505: "granary", B601: "cellar", B701: "morgue",
};

export const roomSign = (room: string) => ROOM_SIGNS[room] ?? "";

/** A supply card shows the crate it came in. */
export const cardSign = (card: string) => (card.startsWith("supply") ? "supply" : card);

/** A sign inside a drawing, around a point. */
export function Sign({ of, class: look = "", ...at }: { of: string; x: number; y: number; size: number; class?: string }) {
  return <SignAt d={SIGNS[of] ?? ""} class={`lk-sign ${look}`} {...at} />;
}

/** A sign in running text. */
export function Mark({ of, class: look = "" }: { of: string; class?: string }) {
  return <InText d={SIGNS[of] ?? ""} class={`lk-mark ${look}`} />;
}
