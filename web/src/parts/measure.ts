/** The size of the place a drawing is given, followed as it changes. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  w: number;
  h: number;
}

/** What a place measured last, by what counted before: a board that is drawn again begins with the right size. */
const last = new WeakMap<Size, Size>();

/** A place to put on the element, and its size; `unmeasured`, one object for each place, is what counts until there is one. */
export function useSize(unmeasured: Size) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(last.get(unmeasured) ?? unmeasured);
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    const measure = () => {
      const { clientWidth: w, clientHeight: h } = at;
      if (w === 0 || h === 0) return;
      last.set(unmeasured, { w, h });
      setSize((old) => (old.w === w && old.h === h ? old : { w, h }));
    };
    // The observer tells the size, too, when all is laid out anyway; to ask at once costs a layout of its own.
    const observes = typeof ResizeObserver !== "undefined";
    if (!observes || !last.has(unmeasured)) measure();
    if (!observes) return;
    const observer = new ResizeObserver(measure);
    observer.observe(at);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
