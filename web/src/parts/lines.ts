/** Text in a drawing does not wrap by itself: how wide it is, and lines that fit. */

export type Face = "text" | "bold" | "title";

const WEIGHT: Record<Face, number> = { text: 400, bold: 650, title: 600 };

const WIDE_SIGN = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;
const MEASURED = 100;

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How wide a text is, in units: measured where there is a canvas, else estimated. */
export function textWidth(text: string, size: number, face: Face = "text"): number {
  if (pen === undefined) pen = typeof document === "undefined" ? null : (document.createElement("canvas").getContext?.("2d") ?? null);
  if (!pen) return estimated(text) * size;
  const family = getComputedStyle(document.documentElement).getPropertyValue(face === "title" ? "--font-title" : "--font");
  const key = `${WEIGHT[face]} ${family}/${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen.font = `${WEIGHT[face]} ${MEASURED}px ${family || "sans-serif"}`;
    width = pen.measureText(text).width / MEASURED;
    known.set(key, width);
  }
  return width * size;
}

function estimated(text: string): number {
  let width = 0;
  for (const sign of text) width += WIDE_SIGN.test(sign) ? 1 : /[A-Z\u0400-\u04ffmw]/.test(sign) ? 0.64 : /[iljtfI.,' ]/.test(sign) ? 0.34 : 0.56;
  return width;
}

/** A text that may be drawn a little narrower than its face wants, before it is cut. */
export interface Fitted {
  text: string;
  /** The width to press it into; 0 where it fits as it is. */
  pressed: number;
}

const PRESS = 1.25;

/** Lines that fit, at most so many. */
export function wrap(text: string, size: number, width: number, most: number, face: Face = "text"): Fitted[] {
  const parts = WIDE_SIGN.test(text) ? [...text] : text.split(/(?<=[\s\-/])/);
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line && textWidth((line + part).trim(), size, face) > width) {
      lines.push(line.trim());
      line = part;
    } else line += part;
  }
  if (line.trim()) lines.push(line.trim());
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = lines.slice(most - 1).join(" ");
  return kept.map((one) => fit(one, size, width, face));
}

/** One line that fits: as it is, pressed a little, or cut with an ellipsis. */
export function fit(text: string, size: number, width: number, face: Face = "text"): Fitted {
  const wanted = textWidth(text, size, face);
  if (wanted <= width) return { text, pressed: 0 };
  if (wanted <= width * PRESS) return { text, pressed: width };
  const signs = [...text];
  while (signs.length > 1 && textWidth(`${signs.join("")}…`, size, face) > width) signs.pop();
  return { text: `${signs.join("").trim()}…`, pressed: 0 };
}
