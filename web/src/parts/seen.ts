/** Where the words about a thing on a board hang: beside it, on the side that has more room. */

export interface Seen {
  reference: string;
  /** Touched, it stays until it is touched again. */
  stay: boolean;
  /** Where the panel hangs, in pixels of the board's frame, before it is kept within what can be seen. */
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
    y: above ? top - apart : bottom + apart,
    above,
  };
}

/** Its distance from the edges of the part of the board that can be seen. */
const EDGE = 6;

/** Bring a panel to its place in the window: within what is to be seen of the board, however high its words make it. */
export function placeSeen(panel: HTMLElement, frame: HTMLElement, { x, y, above }: Seen): void {
  if (panel.showPopover && !panel.matches(":popover-open")) panel.showPopover();
  const all = frame.getBoundingClientRect();
  const room = (frame.closest(".middle") ?? frame).getBoundingClientRect();
  const k = all.width / (frame.offsetWidth || all.width || 1) || 1;
  const [top, left] = [Math.max(room.top, 0) + EDGE, Math.max(room.left, 0) + EDGE];
  const [bottom, right] = [Math.min(room.bottom, innerHeight) - EDGE, Math.min(room.right, innerWidth) - EDGE];
  panel.style.maxHeight = `${bottom - top}px`;
  const { offsetWidth: w, offsetHeight: h } = panel;
  panel.style.left = `${Math.max(left, Math.min(right - w, all.left + x * k))}px`;
  panel.style.top = `${Math.max(top, Math.min(bottom - h, all.top + y * k - (above ? h : 0)))}px`;
}
