/** Where the words about a thing on a board hang: beside it, on the side that has more room. */

export interface Seen {
  reference: string;
  /** Touched, it stays until it is touched again. */
  stay: boolean;
  /** Where the panel hangs, in pixels of the board's frame. */
  x: number;
  y: number;
  /** Above the thing rather than below it. */
  above: boolean;
}

/** What a panel of few words needs above or below its thing. */
const LOW = 120;

/** The place of a panel of this width, so far apart from its thing; on the side that is wished for if a low one fits. */
export function seenAt(thing: Element, frame: HTMLElement, width: number, apart: number, wished?: "above" | "below"): Pick<Seen, "x" | "y" | "above"> {
  const at = thing.getBoundingClientRect();
  const all = frame.getBoundingClientRect();
  // The frame may be drawn larger or smaller than it is.
  const k = all.width / (frame.offsetWidth || all.width || 1) || 1;
  const top = (at.top - all.top) / k;
  const bottom = (at.bottom - all.top) / k;
  const below = frame.clientHeight - bottom;
  const fits = wished && (wished === "above" ? top : below) > LOW;
  const above = fits ? wished === "above" : top > below;
  const x = ((at.left + at.right) / 2 - all.left) / k - width / 2;
  return {
    x: Math.max(6, Math.min(frame.clientWidth - width - 6, x)),
    y: frame.scrollTop + (above ? top - apart : bottom + apart),
    above,
  };
}
