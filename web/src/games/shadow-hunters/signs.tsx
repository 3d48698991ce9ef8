/** Signs of cards, characters and decks, on a grid of 24. Drawn with the current colour; words say the same. */

const CARD: Record<string, string> = {
  // equipment
  spear: "M4 20 15 9M14 10l-1-4 7-2-2 7-4-1M7 14l3 3",
  holy_robe: "M9 3 4 7l2 4 2-1-1 11h10l-1-11 2 1 2-4-5-4c-1 2-5 2-6 0zM12 9v6m-2-4h4",
  silver_rosary: "M12 3a6 6 0 0 1 4 10l-3 2h-2l-3-2a6 6 0 0 1 4-10zM12 15v7m-2.5-4.5h5",
  fortune_brooch: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8c3-3 5 1 2 3 4 0 3 4 0 3 1 3-3 3-2 0-3 1-4-3 0-3-3-2-1-6 0-3z",
  talisman: "M7 3h10v15l-5 3-5-3zM10 7h4M12 7v4m-3 0h6l-3 5z",
  mystic_compass: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5zM12 3v2m0 14v2M3 12h2m14 0h2",
  axe: "M6 21 15 6M13 4c4-2 7 1 7 6-3-1-6 0-8 2l-3-5c2 0 3-1 4-3z",
  knife: "M4 20l6-6M9 11 19 3c2 6-1 10-7 12z",
  chainsaw: "M3 11h8v7H3zM11 13h9a1.5 1.5 0 0 1 0 4h-9M13 13v-1.5m3 1.5v-1.5m3 1.5v-1.5M14 17v1.5m3-1.5v1.5M5 11V8h4v3",
  masamune: "M20 3C18 9 13 14 8 17M6 14l4 5M8 17l-4 4M15 10l1 1",
  machine_gun: "M2 10h11v4H9l-1 5H5l1-5H2zM13 11h9M13 13h6M11 14v4",
  handgun: "M3 8h17v4h-8l-1 3H8l-1 5H3.5L5 12H3z",
  // White cards
  holy_water: "M10 3h4v4l3 4v9H7v-9l3-4zM12 12v5m-2-3h4",
  concealed_knowledge: "M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5c-3-.5-6 0-8 1.5zM12 6v13.5M16 9v4m0 2v.1",
  chocolate: "M6 4h12v16H6zM10 4v16M14 4v16M6 9.3h12M6 14.7h12",
  advent: "M12 3v18M3 12h18M6 6l12 12M18 6 6 18",
  disenchant_mirror: "M12 3a6 7 0 1 1 0 14 6 7 0 0 1 0-14zM12 17v5m-3 0h6M9.5 8.5 12 6",
  blessing: "M12 20c-7-5-8.5-8-8.5-11A4.3 4.3 0 0 1 12 7.6 4.3 4.3 0 0 1 20.5 9c0 3-1.5 6-8.5 11zM12 10v5m-2.5-2.5h5",
  guardian_angel: "M9 4.5c2-1 4-1 6 0M12 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 13l-1 8h6l-1-8M9 14c-4 1-6-1-7-5 3 0 6 1 7 3m6 2c4 1 6-1 7-5-3 0-6 1-7 3",
  flare: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M19 5l-2 2M7 17l-2 2",
  first_aid: "M3 8h18v12H3zM9 8V5h6v3M12 11v6m-3-3h6",
  // Black cards
  spider: "M12 10a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 10V8m-3.5 4L5 9l-2 2m5.5 3L4 14l-1 3m6-.5L6 20M15.5 12 19 9l2 2m-5.5 3 4.5 0 1 3m-6-.5 3 3.5M12 2v6",
  bat: "M12 9c1-1 1-2 1-3 1 1 2 1 3 0 1 2 1 3 0 4 2-1 4-1 6 0-2 1-3 3-3 6-2-1-3-1-4 1-1-1-2-1-3 1-1-2-2-2-3-1-1-2-2-2-4-1 0-3-1-5-3-6 2-1 4-1 6 0-1-1-1-2 0-4 1 1 2 1 3 0 0 1 0 2 1 3z",
  dynamite: "M7 9h4v12H7zM12 9h4v12h-4zM6 13h11M11.5 9c0-4 3-3 3-6M17 3l2-1m-2 3 2 1",
  goblin: "M12 5c4 0 6 3 6 7 0 5-3 8-6 8s-6-3-6-8c0-4 2-7 6-7zM6 11 2 8l3 7m13-4 4-3-3 7M9.5 11.5l1 .5m4-.5-1 .5M9.5 16c2 1 3 1 5 0",
  doll: "M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 11l-5 3 2 2-1 5h8l-1-5 2-2zM10.5 6.5h.1m2.9 0h.1M10.5 9h3",
  ritual: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 4l4.7 14.3L4.5 9.5h15L7.3 18.3z",
  banana: "M5 4c1 8 5 13 14 13 0 2-3 4-7 4C6 20 3 13 3.5 5zM5 4 4 2",
};

const HERMIT: Record<string, string> = {
  show: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  equipment: "M4 14h4l3 2h5c1 0 1 2 0 2h-5M4 20h9l7-4c1-1 0-2-1-2l-4 2M8 4h8v6H8zM12 4v6",
  heal: "M12 20C5 15 3.5 12 3.5 9A4.3 4.3 0 0 1 12 7.6 4.3 4.3 0 0 1 20.5 9c0 3-1.5 6-8.5 11z",
  damage: "M12 3c5 7 7 10 7 13a7 5.5 0 0 1-14 0c0-3 2-6 7-13z",
};

const ROLE: Record<string, string> = {
  allie: "M12 20C5 15 3.5 12 3.5 9A4.3 4.3 0 0 1 12 7.6 4.3 4.3 0 0 1 20.5 9c0 3-1.5 6-8.5 11z",
  bob: "M9 8h6M9.5 8 8 4l4 1.5L16 4l-1.5 4c3.5 2 5 5 5 8 0 3-2 4.5-7.5 4.5S4.5 19 4.5 16c0-3 1.5-6 5-8z",
  charles: "M6 3v5a2.5 2.5 0 0 0 5 0V3M8.5 3v18M16 21V3c3 1 4 5 4 9h-4",
  daniel: "M12 3c5 0 7 4 7 8 0 5-3 10-7 10s-7-5-7-10c0-4 2-8 7-8zM9 9v1.5m6-1.5v1.5M12 13.5a2 2.8 0 1 1 0 5.6 2 2.8 0 0 1 0-5.6z",
  emi: "M4 12a8 8 0 0 1 14-5.3M20 12a8 8 0 0 1-14 5.3M18 3v4h-4M6 21v-4h4M12 10v4m-2-2h4",
  franklin: "M13 2 5 14h6l-1 8 9-12h-6z",
  george: "M4 5h11l4 3v4l-4-2H4zM8 10v11h4V10",
  unknown: "M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.4-1.7 3M12 19v.2",
  vampire: "M3 7c3 2.5 6 3.5 9 3.5S18 9.5 21 7c0 5-1 8-3 9l-2-3.5L14 19h-.5L12 13.5 10.5 19H10l-2-6.5L6 16C4 15 3 12 3 7z",
  werewolf: "M6 3c-1 6-.5 12 1.5 18M11.5 3c-1 6-.5 12 1.5 18M17 3c-1 6-.5 12 1.5 18",
};

/** The outline that tells a side: a shield, a fang, a round coin. */
export const SIDE_SHAPE: Record<string, string> = {
  hunter: "M12 1 22 4v8c0 6-4 9.5-10 11.5C6 21.5 2 18 2 12V4z",
  shadow: "M12 23.5 1.5 8 5 1.5h14L22.5 8z",
  neutral: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
};

export const DECK_SIGN: Record<string, string> = {
  hermit: "M9 3h6M12 3v3M8 8l1-2h6l1 2v9l-2 3h-4l-2-3zM12 10c2 2 2.5 3 2.5 4a2.5 2.5 0 0 1-5 0c0-1 .5-2 2.5-4z",
  white: "M12 3v18M7 8h10M12 8m-4 0a4 4 0 1 0 8 0",
  black: "M15 3a9.5 9.5 0 1 0 6 12 8 8 0 0 1-6-12z",
};

interface SignProps {
  d: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}

/** A sign with its middle at a point. */
export function Sign({ d, x, y, size, class: name = "" }: SignProps) {
  const k = size / 24;
  return <path class={`sh-sign ${name}`} d={d} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} />;
}

/** What stands on a card: its own sign, or for a Hermit card that of its effect. */
export function cardSign(card: string, effect: string): string {
  return CARD[card] ?? HERMIT[effect] ?? DECK_SIGN["hermit"]!;
}

export function hasSign(card: string): boolean {
  return card in CARD;
}

export function roleSign(role: string): string {
  return ROLE[role] ?? ROLE["unknown"]!;
}

interface MarkProps {
  role: string;
  side: string;
  x: number;
  y: number;
  size: number;
  how: "certain" | "possible" | "out" | "plain";
}

/** A character's mark: the outline of the side with the character's sign. Hatched while only possible. */
export function RoleMark({ role, side, x, y, size, how }: MarkProps) {
  const k = size / 24;
  return (
    <g class={`sh-mark is-${how} sh-side-${side}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} aria-hidden="true">
      <path class="sh-mark-shape" d={SIDE_SHAPE[side]} />
      {how === "possible" && <path class="kit-possible" d={SIDE_SHAPE[side]} />}
      <path class="sh-mark-sign" d={roleSign(role)} transform="translate(4.8 4.2) scale(.6)" />
      {how === "out" && <path class="sh-mark-out" d="M3 21 21 3" />}
    </g>
  );
}
