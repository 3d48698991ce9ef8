/** A board that can be brought nearer: two fingers, a double tap, the wheel with Ctrl, or the buttons. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/speech";

const FARTHEST = 1;
const NEAREST = 4;
const DOUBLE_TAP = 320;

interface Place {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: Place = { scale: 1, x: 0, y: 0 };

/** A place kept within the frame. */
export function within(place: Place, width: number, height: number): Place {
  const scale = Math.min(NEAREST, Math.max(FARTHEST, place.scale));
  const fit = (offset: number, size: number) => Math.min(0, Math.max(size - size * scale, offset));
  return { scale, x: fit(place.x, width), y: fit(place.y, height) };
}

/** Nearer or farther, with one point staying where it is. */
export function around(place: Place, scale: number, x: number, y: number): Place {
  const grown = scale / place.scale;
  return { scale, x: x - (x - place.x) * grown, y: y - (y - place.y) * grown };
}

export function Zoom({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>(WHOLE);
  const now = useRef(place);
  now.current = place;

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let last = 0;
    let moved = false;
    const put = (next: Place) => setPlace(within(next, box.clientWidth, box.clientHeight));
    const point = (event: PointerEvent | WheelEvent) => {
      const rect = box.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };
    const span = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      fingers.set(event.pointerId, point(event));
      moved = false;
    };
    const move = (event: PointerEvent) => {
      const old = fingers.get(event.pointerId);
      if (!old) return;
      const before = span();
      const here = point(event);
      if (Math.hypot(here.x - old.x, here.y - old.y) > 4) moved = true;
      fingers.set(event.pointerId, here);
      const after = span();
      if (before && after) {
        const next = around(now.current, now.current.scale * (after.size / before.size), before.x, before.y);
        put({ scale: next.scale, x: next.x + after.x - before.x, y: next.y + after.y - before.y });
      } else if (now.current.scale > 1) {
        put({ ...now.current, x: now.current.x + here.x - old.x, y: now.current.y + here.y - old.y });
      }
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || moved || fingers.size > 0) return;
      const onThing = event.target instanceof Element && event.target.closest("button, [role=button], a");
      if (!onThing && event.timeStamp - last < DOUBLE_TAP) {
        const { x, y } = point(event);
        put(now.current.scale > 1 ? WHOLE : around(now.current, 2.2, x, y));
      }
      last = event.timeStamp;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { x, y } = point(event);
      const scale = Math.min(NEAREST, Math.max(FARTHEST, now.current.scale * Math.exp(-event.deltaY / 300)));
      put(around(now.current, scale, x, y));
    };
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", move);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      box.removeEventListener("pointerdown", down);
      box.removeEventListener("pointermove", move);
      box.removeEventListener("pointerup", up);
      box.removeEventListener("pointercancel", up);
      box.removeEventListener("wheel", wheel);
    };
  }, []);

  const step = (factor: number) => {
    const box = frame.current;
    if (!box) return;
    const next = around(place, place.scale * factor, box.clientWidth / 2, box.clientHeight / 2);
    setPlace(within(next, box.clientWidth, box.clientHeight));
  };

  return (
    <div class={`zoom ${place.scale > 1 ? "is-near" : ""}`} ref={frame}>
      <div class="zoom-inner" style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}>
        {children}
      </div>
      <div class="zoom-buttons">
        <button type="button" class="plain" aria-label={say("web-zoom-in")} onClick={() => step(1.5)}>
          +
        </button>
        <button type="button" class="plain" aria-label={say("web-zoom-out")} disabled={place.scale <= 1} onClick={() => step(1 / 1.5)}>
          −
        </button>
      </div>
    </div>
  );
}
