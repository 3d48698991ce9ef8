/** The table of Halloween: a street at night, seen from above. Drawn from the board file and the view alone. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../board/board";
import { Drawing, gridHeight, gridWidth, Legend, LookButton, shadesOf, Stage, type ThingsOfBoard, useSize, useThings } from "../../kit";
import "./board.css";
import { Rolled } from "./dice";
import { factsOf } from "./facts";
import { Hand, SeatState } from "./hand";
import { MarkButton } from "./look";
import { marksOf } from "./marks";
import { type Direction, directionOf, MICHAEL, neighbour, planOf, seenFrom, shadesOfRow, type View } from "./model";
import { Notices, useNotices } from "./notices";
import { Street } from "./street";
import { Strip } from "./strip";
import { Subject } from "./subject";
import { type Drawn, gridOf, MARGIN, Shared, UNIT } from "./table";

/** The size of the place the drawing is given, before it has been measured. */
const UNMEASURED = { w: 640, h: 640 };
/** Spaces of so many pixels can be pointed at; where the whole street has smaller ones, it is scrolled instead. */
const HANDY = 30;

const FACING = "direction:";
const isFacing = (reference: string) => reference.startsWith(FACING);

function HalloweenBoard(props: BoardProps<View>) {
  const { view, sight, game, words, seat, peeked, mode, still, belief } = props;
  const { box, size } = useSize(UNMEASURED);
  const [whole, setWhole] = useState(mode === "screen");
  const [regarded, regard] = useState("");
  const [tried, tryFacing] = useState<Direction | null>(null);
  const [row, setRow] = useState(Infinity);
  const plan = useMemo(() => planOf(game, view.board), [game, view.board]);
  const { notices, close } = useNotices(props);
  useEffect(() => tryFacing(null), [sight.prompt?.kind]);

  const knowing = view.sheet !== null && (view.over || mode === "replay" || (peeked && mode === "play"));
  const written = view.sheet?.sheet.length ?? 0;
  const marks = mode === "play" ? marksOf(props.notebook) : new Set<string>();
  const marked = [...marks].sort().join();
  const shownRow = Math.min(row, written - 1);
  const reviewed = view.over && written > 1 && mode !== "screen";
  const shades = useMemo(() => (reviewed && !belief ? shadesOfRow(view, shownRow) : shadesOf(belief, "space")), [belief, reviewed, view, shownRow]);
  const me = view.victims.find((one) => one.seat === seat);
  const lit = useMemo(() => {
    if (tried && me?.space) return new Set(seenFrom(plan, me.space, tried, view.unlocked));
    return new Set(view.victims.find((one) => one.space === regarded && regarded)?.sees ?? []);
  }, [tried, regarded, plan, view, me?.space]);

  const mine = seat === MICHAEL && knowing ? view.sheet?.space : me?.space;
  const entry = mine || view.victims.find((one) => one.space)?.space || plan.spaces[0]!.id;
  const board: ThingsOfBoard = useThings(props, {
    facts: (reference) => (isFacing(reference) ? { title: words.ref(reference) } : factsOf(reference.slice(6), drawn)),
    entry: `space:${entry}`,
    asks: (reference) => !isFacing(reference) && peeked && (sight.prompt?.kind === "step" || (sight.prompt?.kind === "prowl" && view.sheet?.walking === true)),
    neighbour: (reference, dx, dy) => {
      if (isFacing(reference)) return undefined;
      const to = neighbour(plan, reference.slice(6), directionOf(dx, dy));
      return to && `space:${to.id}`;
    },
    // A space that can be gone to shows the way there, a facing what would be seen; words over it would hide that.
    wordless: (reference): boolean =>
      isFacing(reference) || (["open", "within"].includes(board.standing(reference)) && !board.ahead(reference) && factsOf(reference.slice(6), drawn).lines?.length === 0),
    // Who looks has looked: a finger tries a facing before it chooses it, as a mouse does by resting.
    tries: isFacing,
    onLook: (reference) => {
      tryFacing(isFacing(reference) ? (reference.slice(FACING.length) as Direction) : null);
      regard(isFacing(reference) ? "" : reference.slice(6));
    },
  });
  const drawn: Drawn = {
    props,
    plan,
    way: board.way,
    lit,
    knowing,
    shades,
    marks: useMemo(() => marks, [marked]),
    row: shownRow,
    entry,
  };
  const review = words.say("board-review", { row: shownRow, space: view.sheet?.sheet[shownRow] ?? "", count: view.possible[shownRow]?.length ?? 0 });
  const [w, h] = [gridWidth(gridOf(plan)), gridHeight(gridOf(plan))];
  const fitting = Math.min(size.w / w, size.h / h);
  const scale = whole ? fitting : Math.max(fitting, Math.min(size.w / w, HANDY / UNIT));

  // Where the street is longer than its place, the figure in question comes into sight.
  const whose = mine || view.victims.find((one) => one.seat === view.turn)?.space || view.michael.figure;
  useEffect(() => {
    const [place, at] = [box.current, plan.at.get(whose ?? "")];
    if (!place || !at || place.scrollHeight <= place.clientHeight + 4) return;
    place.scrollTo({ top: (MARGIN + at.y * UNIT) * scale - place.clientHeight / 2, behavior: still ? "auto" : "smooth" });
  }, [whose, scale, size.h, view.turn, sight.prompt?.kind]);

  return (
    <Shared.Provider value={drawn}>
      <Stage board={board} class="hw-board" more={(reference) => <MarkButton reference={reference} />}>
        <Strip props={props} look={<LookButton board={board} />} whole={whole} setWhole={setWhole} />
        <Rolled {...props} />
        {belief && shades.size > 0 && <Legend>{words.say("board-legend", { count: shades.size })}</Legend>}
        {reviewed && (
          <label class="hw-review">
            <span>{review}</span>
            <input type="range" min={0} max={written - 1} value={shownRow} aria-valuetext={review} onInput={(event) => setRow(Number(event.currentTarget.value))} />
          </label>
        )}
        {!view.over && <Notices props={props} notices={notices} close={close} />}
        <Drawing place={box} width={w} height={h} scale={scale} title={words.say("board-title")} text={words.say("board-text")} class="hw-drawing">
          <Street />
        </Drawing>
      </Stage>
    </Shared.Provider>
  );
}

/** What everybody waits for, as far as everybody may know it. */
function waiting({ view, words, name }: BoardProps<View>): string {
  if (view.over) return "";
  if (view.turn === MICHAEL) return words.say("board-waits-michael");
  return view.turn ? words.say("board-waits-turn", { name: name(view.turn) }) : words.say("board-waits-setup");
}

export const board: BoardModule<View> = {
  Board: HalloweenBoard,
  Hand,
  Subject,
  SeatState,
  waiting,
  interrupts: false,
  // Stop!, attacks and deaths stand over the street; the rest of what others do to me is told at the bar.
  notices: { refused: ["partner"], traded: ["seat", "partner"], gave: ["partner"], showed: ["partner"], dread: ["seat"], noise: ["seat"], healed: ["seat"] },
  believes: "question",
};
