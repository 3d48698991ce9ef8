/** The table of Shadow Hunters: candle gold on violet night. Drawn from the content files and the view alone. */

import { useMemo, useRef } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../board/board";
import { Area, Attack, Knots, Pairs, Pieces } from "./areas";
import { Drawing, Legend, type Point, Stage, Textures, useSize, useThings } from "../../kit";
import "./board.css";
import { Hand, SeatState } from "./hand";
import { isTall, type Layout, layoutFor, standingPlaces } from "./layout";
import { factsOf } from "./looks";
import { contentOf, meantOn, OFF, type Roll, rollIn, type View } from "./model";
import { Dice, Piles, Spot, Steps } from "./piles";
import { Belongings, Seat } from "./seats";
import { Subject } from "./subject";
import { type Drawn, Shared } from "./table";
import { Track } from "./track";

/** The size of the place the board is given, before it has been measured. */
const UNMEASURED = { w: 900, h: 650 };
/** What the buttons for nearer and farther take of the lower right corner, in pixels. */
const BUTTONS = 92;
/** The height of the legend of a belief, in pixels. */
const LEGEND = 44;

/** The last roll stays on the table until the next one; in a replay only the moment's own. */
function useRoll({ events, mode }: BoardProps<View>): Roll | null {
  const kept = useRef<Roll | null>(null);
  const found = rollIn(events);
  if (mode === "replay") return found;
  if (found) kept.current = found;
  return kept.current;
}

/** Where each piece stands: on its area, or in front of its player. */
export function piecePlaces(view: View, layout: Layout, size: number): Map<string, Point> {
  const places = new Map<string, Point>();
  view.layout.forEach((area, slot) => {
    const here = view.seats.filter((one) => one.area === area && one.alive);
    const spots = standingPlaces(layout.areas[slot]!, here.length, size);
    here.forEach((one, i) => places.set(one.seat, spots[i]!));
  });
  view.seats.forEach((one, i) => {
    const box = layout.seats[i]!;
    if (!one.alive) places.set(one.seat, layout.tall ? { x: box.x + 18, y: box.y + box.h - 14 } : { x: box.x + 24, y: box.y + box.h - 22 });
    else if (one.area === OFF) places.set(one.seat, layout.tall ? { x: box.x + 15, y: box.y + 14 } : { x: box.x + box.w - 20, y: box.y + 16 });
  });
  return places;
}

function ShadowHuntersBoard(props: BoardProps<View>) {
  const { view, sight, game, words, targets: shared, belief, mode } = props;
  const { box, size } = useSize(UNMEASURED);
  const content = useMemo(() => contentOf(game), [game]);
  // A phone's bar grows with its question. The board keeps the size it had beside the small one, and scrolls.
  const tallest = useRef(size);
  if (tallest.current.w !== size.w || tallest.current.h < size.h || !isTall(size.w)) tallest.current = size;
  const room = tallest.current;
  const layout = useMemo(() => layoutFor(room.w, room.h - (belief ? LEGEND : 0), view.seats.length, mode === "screen" ? 0 : BUTTONS), [room, view.seats.length, mode, belief !== null]);
  const roll = useRoll(props);
  const targets = useMemo(() => meantOn(view, sight, shared, mode), [view, sight, shared, mode]);
  const pieceSize = layout.tall ? 28 : Math.min(40, Math.max(30, layout.areas[0]!.h * 0.24));
  const offSize = layout.tall ? 21 : 24;
  const places = useMemo(() => piecePlaces(view, layout, pieceSize), [view, layout, pieceSize]);
  const strongest = Math.max(0.001, ...(belief?.shades.values() ?? []));

  const me = view.seats.find((one) => one.seat === sight.seat);
  const board = useThings(props, {
    facts: (reference) => factsOf(reference, drawn),
    targets,
    entry: me && me.area !== OFF ? `area:${me.area}` : `area:${view.layout[0]}`,
  });
  const drawn: Drawn = {
    props,
    content,
    roll,
    layout,
    targets,
    looking: board.seen?.reference.startsWith("seat:") ? board.seen.reference.slice(5) : "",
    places,
    size: pieceSize,
    offSize,
    warmth: (reference) => ((belief?.shades.get(reference) ?? 0) / strongest) * 0.55,
  };
  return (
    <Shared.Provider value={drawn}>
      <Stage board={board} class={`sh-board ${layout.tall ? "is-tall" : "is-wide"}`}>
        <Drawing place={box} width={layout.width} height={layout.height} scale={layout.scale} title={words.say("web-sh-board")} text={words.say("web-sh-board-text")} class="sh-drawing">
          <Textures />
          <Paints />
          <g onClick={board.close}>
            <rect class="sh-table" x="1" y="1" width={layout.width - 2} height={layout.height - 2} rx="16" />
            <rect class="sh-grain" width={layout.width} height={layout.height} rx="16" />
            <rect class="sh-lamplight" width={layout.width} height={layout.height} rx="16" />
          </g>
          <Pairs content={content} />
          <Steps />
          {view.layout.map((area, slot) => (
            <Area key={area} id={area} box={layout.areas[slot]!} />
          ))}
          <Knots content={content} />
          {view.seats.map((one, i) => (
            <g key={one.seat}>
              <Seat one={one} box={layout.seats[i]!} />
              <Belongings one={one} box={layout.seats[i]!} />
            </g>
          ))}
          <Piles />
          <Dice />
          <Spot />
          <Track />
          <Pieces />
          <Attack />
        </Drawing>
        {belief && <Legend>{belief.title}</Legend>}
      </Stage>
    </Shared.Provider>
  );
}

/** Gradients and patterns that the style refers to. */
function Paints() {
  return (
    <defs>
      <radialGradient id="shb-lamp" cx="0.5" cy="0.42" r="0.62">
        <stop class="sh-lamp-0" offset="0" />
        <stop class="sh-lamp-1" offset="0.5" />
        <stop class="sh-lamp-2" offset="1" />
      </radialGradient>
      <linearGradient id="shb-sky" x1="0" y1="0" x2="0" y2="1">
        <stop class="sh-sky-0" offset="0.5" />
        <stop class="sh-sky-1" offset="1" />
      </linearGradient>
      <linearGradient id="shb-shade" x1="0" y1="0" x2="0" y2="1">
        <stop class="sh-shade-0" offset="0.45" />
        <stop class="sh-shade-1" offset="1" />
      </linearGradient>
      <radialGradient id="shb-halo">
        <stop class="sh-halo-0" offset="0" />
        <stop class="sh-halo-1" offset="1" />
      </radialGradient>
      <radialGradient id="shb-abyss" cx="0.5" cy="0.9" r="0.9">
        <stop class="sh-abyss-0" offset="0" />
        <stop class="sh-abyss-1" offset="1" />
      </radialGradient>
      <pattern id="shb-lattice" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="sh-lattice" width="7" height="7" />
        <path class="sh-lattice-line" d="M0 0h7M0 0v7" />
      </pattern>
      <pattern id="shb-wood" width="240" height="22" patternUnits="userSpaceOnUse">
        <path class="sh-wood" d="M0 21.5h240M30 6c40 4 90-3 150 1M120 14c30-3 70 2 110 0" />
      </pattern>
      <marker id="shb-point" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
        <path class="sh-point" d="M0 0 10 5 0 10 2.5 5z" />
      </marker>
    </defs>
  );
}

export const board: BoardModule<View> = {
  Board: ShadowHuntersBoard,
  Hand,
  Subject,
  SeatState,
  notices: { damage: ["who"], stolen: ["from"], given: ["to"], "shown-role": ["who"] },
  believes: "answer",
  // All of these turn the character card for good, or spend what works once.
  confirm: new Set(["lightning", "demolish", "teleport", "unveil", "strike", "rob", "suck", "counter", "feast"]),
};
