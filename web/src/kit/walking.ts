/** From one thing to the next with the arrow keys. */

export const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const center = (one: Element) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** The nearest thing in a direction: what lies aside counts three times as far. */
export function nextIn(things: Iterable<Element>, from: Element, dx: number, dy: number): Element | null {
  const here = center(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const one of things) {
    const at = center(one);
    const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
    const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
    if (one === from || along < 4) continue;
    const far = along + aside * 3;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
