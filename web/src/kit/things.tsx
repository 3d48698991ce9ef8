/**
 * Things on a board: chosen when they glow, asked why not when they are refused, looked at otherwise.
 *
 * A board calls `useThings` once, puts `Stage` around its drawing, and wraps whatever can be pointed at into `Thing`.
 * Pointer, touch, keyboard and screen reader are seen to here: a mouse that rests brings up words, a press chooses or
 * draws the way first, arrow keys walk to the neighbour, Escape closes. What a choice brings is said before it is made; a
 * finger cannot rest on a thing, so it presses twice where there is something to say.
 */

import { type ComponentChildren, createContext, type RefObject } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Targets } from "../board/board";
import { byFinger } from "../parts/finger";
import { type Seen, seenAt } from "../parts/seen";
import { type DrawnWay, useWay } from "../board/ways";
import { aheadAt, type AllFacts, allFacts, type Facts, inOneBreath, type Standing, standingOf, weighs } from "./facts";
import type { Point } from "./geometry";
import { ARROWS, nextIn } from "./walking";

/** How long a mouse rests on a thing before its words come up, in milliseconds. */
const RESTING = 350;
/** How far, in pixels, a mouse may shake and still count as resting where it pressed. */
const SHAKING = 12;
/** The width of the words beside a thing and their distance, in pixels, as kit.css has them. */
const WIDTH = 310;
const APART = 9;

export interface ThingsWish {
  /** What is known of a thing. */
  facts: (reference: string) => Facts;
  /** Everything that can be chosen or is refused; those of the question if a board adds nothing of its own. */
  targets?: Targets;
  /** The thing that the Tab key reaches although nothing can be done with it: where the arrow keys begin. */
  entry?: string;
  /** Whether the table is asked why a thing cannot be chosen that the question does not even name, such as a far room. */
  asks?: (reference: string) => boolean;
  /** The neighbour to which an arrow key leads; what lies nearest in that direction if not given. */
  neighbour?: (reference: string, dx: number, dy: number) => string | null | undefined;
  /** Things of which a resting mouse brings up no words, because these would lie over what it wants to see. */
  wordless?: (reference: string) => boolean;
  /** Things that a finger presses twice, although nothing is foretold of them: what is tried first can be seen. */
  tries?: (reference: string) => boolean;
  /** Somebody looks at a thing, or at none any more. */
  onLook?: (reference: string) => void;
}

export interface Things {
  readonly standing: (reference: string) => Standing;
  readonly facts: (reference: string) => AllFacts;
  /** All that is known of a thing, for whoever cannot see it. */
  readonly spoken: (reference: string) => string;
  /** What a press on a thing would bring that acts at once. */
  readonly ahead: (reference: string) => string;
  readonly isEntry: (reference: string) => boolean;
  /** Look at a thing, at once or when the mouse has rested; at nothing. */
  readonly look: (reference: string, at: Element | null, wait?: boolean) => void;
  readonly leave: (reference: string) => void;
  /** A press on a thing; `place` is where a pointer pressed. */
  readonly act: (reference: string, at: Element, place?: Point | null) => void;
  /** Go with the keyboard from a thing to the next one in a direction. */
  readonly step: (reference: string, from: Element, dx: number, dy: number) => void;
}

/** What a board gets: what parts of it need, and what its frame needs. */
export interface Board extends Things {
  readonly props: BoardProps<never>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** What somebody looks at, and where its words hang. */
  readonly seen: Seen | null;
  readonly close: () => void;
  /** Whether a press on a thing chooses without another question. */
  readonly acts: (reference: string) => boolean;
  /** Choose what a press on a thing means. */
  readonly take: (reference: string) => void;
  readonly moved: (event: PointerEvent) => void;
  /** The way that is drawn before it is gone. */
  readonly way: DrawnWay;
  /** True while a press looks and does nothing. */
  readonly looking: boolean;
  readonly setLooking: (on: boolean) => void;
}

const Context = createContext<Things | null>(null);
export const ThingsAround = Context.Provider;

export function useThing(): Things {
  const things = useContext(Context);
  if (!things) throw new Error("a thing stands outside of its board");
  return things;
}

/** The things of a board at this moment. */
export function useThings<View>(props: BoardProps<View>, wish: ThingsWish): Board {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [looking, setLooking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const way = useWay(props.walks, props.walk);
  const soon = useRef(0);
  useEffect(() => () => clearTimeout(soon.current), []);
  // Where a thing was chosen. What comes to lie under the resting mouse then is not what somebody looks at.
  const pressed = useRef<Point | null>(null);
  const targets = wish.targets ?? props.targets;

  const standing = (reference: string): Standing => {
    const here = standingOf(targets.get(reference));
    return here !== "open" && props.walks.has(reference) ? "within" : here;
  };
  const facts = (reference: string) => allFacts(wish.facts(reference), reference, targets, standing(reference), props);
  const show = (reference: string, at: Element | null, stay: boolean) =>
    setSeen((old) => {
      if (old?.stay && !stay) return old;
      const board = frame.current;
      return reference && at?.isConnected && board ? { reference, stay, ...beside(at, board, props.walks.get(reference)?.through[0]) } : null;
    });
  const look = (reference: string, at: Element | null, wait = false) => {
    clearTimeout(soon.current);
    if (wait && pressed.current) return;
    wish.onLook?.(reference);
    if (reference && !looking && !seen?.stay) way.show(reference);
    const wordless = reference !== "" && !looking && (wish.wordless?.(reference) ?? false);
    if (wait && !wordless) soon.current = window.setTimeout(() => show(reference, at, false), RESTING);
    else show(wordless ? "" : reference, at, false);
  };
  const close = () => {
    setSeen(null);
    wish.onLook?.("");
  };
  const take = (reference: string) => {
    setSeen(null);
    const [own, meant] = [props.targets.get(reference), targets.get(reference)!];
    const [only] = meant.options;
    // What the board adds to the question is chosen here; all else as anywhere.
    if (own && (own.options.length > 0 || !only)) props.pick(reference);
    else if (only) props.choose(only);
    else if (meant.refused[0]) props.explain(meant.refused[0]);
  };
  const act = (reference: string, at: Element, place: Point | null = null) => {
    clearTimeout(soon.current);
    wish.onLook?.(reference);
    const here = looking ? "none" : standing(reference);
    if (here === "within") {
      if (way.walk?.to === reference) {
        pressed.current = place;
        setSeen(null);
      } else show(reference, at, true);
      return way.press(reference);
    }
    if (here === "none") {
      if (seen?.stay && seen.reference === reference) return setSeen(null);
      show(reference, at, true);
      const wanted = !looking && props.mode === "play" && wish.asks?.(reference) ? props.wish(reference) : "";
      if (wanted) props.why(wanted);
      return;
    }
    const again = seen?.stay && seen.reference === reference;
    if (place && byFinger() && !again && (weighs(targets.get(reference), props) || wish.tries?.(reference))) return show(reference, at, true);
    pressed.current = place;
    take(reference);
  };
  const step = (reference: string, from: Element, dx: number, dy: number) => {
    const all = frame.current?.querySelectorAll<HTMLElement>(".kit-thing[role]") ?? [];
    const named = wish.neighbour?.(reference, dx, dy);
    const next = named === undefined ? nextIn(all, from, dx, dy) : [...all].find((one) => one.dataset["ref"] === named);
    (next as HTMLElement | null | undefined)?.focus();
  };
  const moved = (event: PointerEvent) => {
    const from = pressed.current;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SHAKING) pressed.current = null;
  };
  const things: Things = {
    standing,
    facts,
    spoken: (reference) => inOneBreath(facts(reference), props),
    ahead: (reference) => aheadAt(targets.get(reference), props),
    isEntry: (reference) => reference === wish.entry,
    look,
    leave: (reference) => {
      way.hide(reference);
      look("", null);
    },
    act,
    step,
  };
  return { ...things, props: props as BoardProps<never>, frame, seen, close, acts: (reference) => targets.get(reference)?.options.length === 1, take, moved, way, looking, setLooking };
}

/** The words about a thing do not lie over the way to it: they hang at its end, or else at its beginning. */
function beside(at: Element, board: HTMLElement, from: string | undefined) {
  const begin = from ? [...board.querySelectorAll<HTMLElement>(".kit-thing[role]")].find((one) => one.dataset["ref"] === from) : undefined;
  const [top, end] = [begin ?? at, at].map((one) => one.getBoundingClientRect().top);
  if (top === end) return seenAt(at, board, WIDTH, APART);
  const [away, back] = top! > end! ? (["above", "below"] as const) : (["below", "above"] as const);
  const spot = seenAt(at, board, WIDTH, APART, away);
  return begin && spot.above !== (away === "above") ? seenAt(begin, board, WIDTH, APART, back) : spot;
}

/** What parts of a board call stays the same object, so that hovering draws nothing anew that does not change by it. */
export function useSteady(things: Things): Things {
  const now = useRef(things);
  now.current = things;
  const steady = useRef<Things | null>(null);
  steady.current ??= {
    standing: (reference) => now.current.standing(reference),
    facts: (reference) => now.current.facts(reference),
    spoken: (reference) => now.current.spoken(reference),
    ahead: (reference) => now.current.ahead(reference),
    isEntry: (reference) => now.current.isEntry(reference),
    look: (...all) => now.current.look(...all),
    leave: (reference) => now.current.leave(reference),
    act: (...all) => now.current.act(...all),
    step: (...all) => now.current.step(...all),
  };
  return steady.current;
}

interface ThingProps {
  /** How the game names it: `room:B204`, `seat:C`. */
  reference: string;
  class?: string;
  /** A second picture of something that can be reached elsewhere: for the pointer only. */
  echo?: boolean;
  /** Only the entry can be reached by Tab; all others by arrow keys. For boards of very many things. */
  quiet?: boolean;
  x?: number;
  y?: number;
  children: ComponentChildren;
}

/** A thing of a drawing. Its look follows from its class: `is-open`, `is-within`, `is-refused`, `is-none`. */
export function Thing({ reference, class: name = "", echo = false, quiet = false, x = 0, y = 0, children }: ThingProps) {
  const things = useThing();
  const standing = things.standing(reference);
  const pointed = {
    class: `kit-thing is-${standing} ${name}`,
    "data-ref": reference,
    "data-standing": standing,
    // Set as style, not as attribute, so that a change of place travels.
    style: x || y ? { transform: `translate(${x}px, ${y}px)` } : undefined,
    onClick: (event: MouseEvent) => things.act(reference, event.currentTarget as Element, { x: event.clientX, y: event.clientY }),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && things.look(reference, event.currentTarget as Element, true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && things.leave(reference),
  };
  if (echo) {
    return (
      <g {...pointed} aria-hidden="true">
        {children}
      </g>
    );
  }
  const reached = things.isEntry(reference) || (!quiet && standing !== "none");
  return (
    <g
      {...pointed}
      role="button"
      tabindex={reached ? 0 : -1}
      aria-label={things.spoken(reference)}
      aria-description={things.ahead(reference) || undefined}
      aria-disabled={standing === "refused" ? "true" : undefined}
      onFocus={(event: FocusEvent) => {
        const at = event.currentTarget as Element;
        if (at.matches(":focus-visible")) things.look(reference, at);
      }}
      onBlur={() => things.leave(reference)}
      onKeyDown={(event: KeyboardEvent) => {
        const way = ARROWS[event.key];
        const at = event.currentTarget as Element;
        if (way) things.step(reference, at, ...way);
        else if (event.key === "Enter" || event.key === " ") things.act(reference, at);
        else return;
        event.preventDefault();
      }}
    >
      {children}
    </g>
  );
}
