/** My secrets under a card back: hold to look while holding, or tap to turn it and tap again to cover it. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/speech";
import { Eye, EyeShut } from "./icons";
import { Scroll } from "./scroll";

const HOLD = 350;

interface SecretProps {
  peeked: boolean;
  setPeeked: (on: boolean) => void;
  /** Whether secrets are open without being in sight: nobody else is there, and they would lie over the board. */
  folds?: boolean;
  /** What it is called if it is no secret; "" if it is one. */
  title?: string;
  children: ComponentChildren;
}

export function Secret({ peeked, setPeeked, folds = false, title = "", children }: SecretProps) {
  const [spread, setSpread] = useState(false);
  const card = useLying(folds && peeked && spread);
  if (folds && peeked) {
    return (
      <div ref={card} class={`secret ${spread ? "is-shown" : "is-folded"}`}>
        <button type="button" class="secret-turn" aria-expanded={spread} onClick={() => setSpread(!spread)}>
          {spread ? <EyeShut /> : <Eye />}
          <span>{spread ? coverName(title) : title || say("web-secrets")}</span>
        </button>
        {spread && (
          <Scroll class="secret-inside" label={title || say("web-secrets")}>
            {children}
          </Scroll>
        )}
      </div>
    );
  }
  return (
    <CardBack peeked={peeked} setPeeked={setPeeked} title={title}>
      {children}
    </CardBack>
  );
}

/**
 * Tells the page how much of the board lies under secrets that are shown over it, however long their words are: so much
 * further the board is scrolled.
 */
function useLying(shown: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = card.current?.closest<HTMLElement>(".table-page");
    const board = page?.querySelector(".middle");
    const inside = card.current?.querySelector(".secret-inside");
    if (!shown || !page || !board || !inside || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const over = getComputedStyle(inside).position === "absolute";
      const lying = over ? board.getBoundingClientRect().bottom - inside.getBoundingClientRect().top : 0;
      page.style.setProperty("--lying", `${Math.max(0, Math.ceil(lying))}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    return () => {
      observer.disconnect();
      page.style.removeProperty("--lying");
    };
  }, [shown]);
  return card;
}

const coverName = (title: string) => (title ? say("web-close") : say("web-secret-cover"));

function CardBack({ peeked, setPeeked, title = "", children }: SecretProps) {
  const since = useRef(0);
  const before = useRef(false);
  const card = useLying(peeked);
  // A press with a pointer acts at once and again on release; a press with a key comes as a click alone.
  const down = (event: PointerEvent) => {
    since.current = event.timeStamp;
    before.current = peeked;
    // The card grows small while it is held; its release must still be heard.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture?.(event.pointerId);
    if (!peeked) setPeeked(true);
  };
  const up = (event: PointerEvent) => {
    const held = event.timeStamp - since.current > HOLD;
    if (since.current && (before.current || held)) setPeeked(false);
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0) setPeeked(!peeked);
  };
  return (
    <div ref={card} class={`secret ${peeked ? "is-shown" : "is-covered"}`}>
      <button
        type="button"
        class="secret-turn"
        aria-expanded={peeked}
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={() => setPeeked(before.current)}
        onClick={click}
        onContextMenu={(event) => event.preventDefault()}
      >
        {peeked ? <EyeShut /> : <Eye />}
        <span>{peeked ? coverName(title) : title || say("web-secret-look")}</span>
      </button>
      {peeked && (
        <Scroll class="secret-inside" label={title || say("web-secrets")}>
          {children}
        </Scroll>
      )}
    </div>
  );
}
