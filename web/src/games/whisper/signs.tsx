/** Signs of Whisper behind the Wall, in a box of 24 by 24; filled. */

import { Mark, type Signs, SignAt as At } from "../../kit";

export const SIGNS: Signs = {
  gear: "M10 1h4l.5 3 2.2.9L19.2 3.2 22 6l-1.7 2.5.9 2.2 2.8.3v4l-3 .5-.9 2.2 1.7 2.5L19 23l-2.5-1.7-2.2.9L14 24h-4l-.5-2.8-2.2-.9L4.8 22 2 19.2l1.7-2.5-.9-2.2L0 14v-4l2.8-.5.9-2.2L2 4.8 4.8 2l2.5 1.7L9.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  key: "M8 6a5 5 0 0 1 4.9 4H22v4h-2v3h-3v-3h-4.1A5 5 0 1 1 8 6zm0 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  noise: "M2 9h4l6-5v16l-6-5H2zM15 8c2 2 2 6 0 8l-1.4-1.3c1.2-1.4 1.2-4 0-5.4zM18.5 5c4 4 4 10 0 14l-1.5-1.4c3-3.2 3-8 0-11.2z",
  item: "M3 8h18v13H3zM8 8V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3h-2V5h-4v3zM3 13h7v-2h4v2h7v2h-7v2h-4v-2H3z",
  door: "M5 2h14v20H5zM15 11a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  stair: "M2 21v-5h5v-4h5V8h5V4h5v17z",
  tower: "M11 8h2l5 14h-2.6l-1-3H9.6l-1 3H6zm1 4-1.6 5h3.2zM12 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM5 1l1.5 1.5c-2 2-2 4 0 6L5 10C2 7 2 4 5 1zM19 1c3 3 3 6 0 9l-1.5-1.5c2-2 2-4 0-6z",
  trap: "M1 5h2l2 6 2-6h2l2 6 2-6h2l2 6 2-6h4v10H1zM10 16h4v3h5v3H5v-3h5z",
  nest: "M12 2c6 0 10 4 10 10s-4 10-10 10S2 18 2 12 6 2 12 2zM8 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm7 1a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm-5 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  wound: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  fear: "M12 1c6 0 10 4 10 10s-3 12-10 12S2 17 2 11 6 1 12 1zM8 7a2 2.6 0 1 0 0 5.2A2 2.6 0 0 0 8 7zm8 0a2 2.6 0 1 0 0 5.2A2 2.6 0 0 0 16 7zm-4 7c-3 0-4 2-4 4s2 3 4 3 4-1 4-3-1-4-4-4z",
  scream: "M3 3h18v13h-9l-6 6v-6H3zM8 6v3h3V6zm5 0v3h3V6zm-5 5v2h8v-2z",
  cards: "M4 6h11v15H4zM9 3h11v14h-3V6H9z",
  strength: "M6 8h2V5h3v3h1V4h3v4h1V5h3v9c0 4-3 7-7 7s-8-3-8-7V9h2zM5 14h9v2H5z",
  level: "m12 2 3 7 7 .5-5.5 4.7L18.5 22 12 17.7 5.5 22l2-7.8L2 9.5 9 9z",
  eye: "M12 5c5 0 8.5 4 10 7-1.5 3-5 7-10 7S3.5 15 2 12c1.5-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  veil: "M2 3l2-1 18 19-2 1.5zM12 5c5 0 8.5 4 10 7l-2.5 3.5L11 7zM4.5 8.5 14 18c-6 1-10-3-12-6z",
  rescue: "M2 13 12 3l10 10h-3v8h-5v-6h-4v6H5v-8zM18 2h3v6l-3-3z",
  dead: "M10 2h4v5h5v4h-5v11h-4V11H5V7h5z",
  flag: "M5 2h2v1h13l-4 5 4 5H7v9H5z",
  clock: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.5 4v7l5 3 1.5-2.5-3.5-2V6z",
  bolt: "M13 2 5 14h6l-1 8 9-13h-6z",
  hourglass: "M5 2h14v4l-5 6 5 6v4H5v-4l5-6-5-6z",
  claw: "M4 2c4 5 5 12 4 20C5 15 4 9 4 2zm7 0c4 5 5 12 4 20-3-7-4-13-4-20zm7 0c4 5 4 11 2 18-2-6-2-12-2-18z",
  cleaver: "M2 3h14v9H8l-1 3-5-3zM14 12l3-1 5 9-3 2z",
  spectre: "M12 2c5 0 8 4 8 9v11l-3-2.5L14.5 22 12 19.5 9.5 22 7 19.5 4 22V11c0-5 3-9 8-9zM9 8a1.7 2.2 0 1 0 0 4.4A1.7 2.2 0 0 0 9 8zm6 0a1.7 2.2 0 1 0 0 4.4A1.7 2.2 0 0 0 15 8z",
  knife: "M21 2c-1 6-5 11-10 14l-2-2zM8 15l2 2-5 5-3-3z",
  stone: "M8 2h8l2 5-2 4 5 3v8H3v-8l5-3-2-4zM9 5.5V7h2V5.5zm4 0V7h2V5.5z",
  wolf: "m3 2 6 4h6l6-4-1 9-3 7-5 4-5-4-3-7zM8 10v2.5l3 .5zm8 0-3 3 3-.5zM10 17h4l-2 2z",
  blob: "M12 2c3 0 3 3 6 4s4 4 3 7 1 4-1 7-5 0-8 2-6 0-8-2-1-4-2-7 1-5 3-6 3-5 7-5zM9 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm6 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  person: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-6 4-9 9-9s9 3 9 9z",
  shoe: "M3 6h6v5c3 2 9 2 12 6v2H3z",
  cross: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  star: "m12 2 3 7 7 .5-5.5 4.7L18.5 22 12 17.7 5.5 22l2-7.8L2 9.5 9 9z",
  shield: "M12 2 21 5v7c0 5-4 8-9 10-5-2-9-5-9-10V5z",
  compass: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm5 5-7 3-3 7 7-3z",
  child: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM6 22c0-5 2-8 6-8s6 3 6 8z",
  mask: "M3 4c6-2 12-2 18 0 0 9-3 16-9 18C6 20 3 13 3 4zm4 5c1.5 1.8 3 1.8 4 0zm6 0c1 1.8 2.5 1.8 4 0zm-5 6c3 3 5 3 8 0z",
};

/** By what each killer and each victim is known. */
export const KILLER_SIGNS: Signs = { butcher: "cleaver", ghost: "spectre", maniac: "knife", guardian: "stone", werewolf: "wolf", shapeless: "blob" };
export const VICTIM_SIGNS: Signs = { anna: "shoe", marco: "cross", viktor: "shield", lydia: "compass", holm: "gear", timka: "child", vera: "mask" };
export const TYPE_SIGNS: Signs = { instant: "bolt", boost: "strength", "long-term": "hourglass", attack: "claw" };
export const SYMBOL_SIGNS: Signs = { "main-exit": "door", "secret-exit": "stair", transmitter: "tower", item: "item" };

export const killerSign = (killer: string) => KILLER_SIGNS[killer] ?? "eye";

export function Sign({ of, class: name = "" }: { of: string; class?: string }) {
  return <Mark d={SIGNS[of] ?? SIGNS["eye"]!} filled class={`wh-sign ${name}`} />;
}

export function SignAt({ of, x, y, size, class: name = "" }: { of: string; x: number; y: number; size: number; class?: string }) {
  return <At d={SIGNS[of] ?? SIGNS["eye"]!} x={x} y={y} size={size} filled class={name} />;
}
