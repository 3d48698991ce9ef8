/** The size of the place a drawing is given, followed as it changes. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  w: number;
  h: number;
}

/** A place to put on the element, and its size; `unmeasured` is what counts until there is one. */
export function useSize(unmeasured: Size) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    const measure = () => {
      const { clientWidth: w, clientHeight: h } = at;
      if (w > 0 && h > 0) setSize((old) => (old.w === w && old.h === h ? old : { w, h }));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(at);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
