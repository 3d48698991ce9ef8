/** The table of Halloween: a street at night, seen from above. Drawn from the board file and the view alone. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../board";
import { useSize } from "../../parts/measure";
import { type Seen, seenAt } from "../../parts/seen";
import { useWay } from "../../ways";
import "./board.css";
import { factsOf } from "./facts";
import { Hand, SeatState } from "./hand";
import { APART, SeenPanel, WIDTH } from "./look";
import { marksOf } from "./marks";
import { depth, type Direction, MICHAEL, neighbour, planOf, seenFrom, shadesOfRow, type Standing, standingOf, type View } from "./model";
import { Notices, useNotices } from "./notices";
import { Street } from "./street";
import { Strip } from "./strip";
import { Subject } from "./subject";
import { type Drawn, Drawing, MARGIN, UNIT } from "./table";

/** The size of the place the drawing is given, before it has been measured. */
const UNMEASURED = { w: 640, h: 640 };
/** How long a mouse rests on a space before its words come up. */
const RESTING = 500;
/** Spaces of so many pixels can be pointed at; where the whole street has smaller ones, it is scrolled instead. */
const HANDY = 30;

function HalloweenBoard(props: BoardProps<View>) {
  const { view, sight, game, words, seat, peeked, mode, still, walks, targets, belief } = props;
  const { box, size } = useSize(UNMEASURED);
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [looking, setLooking] = useState(false);
  const [whole, setWhole] = useState(mode === "screen");
  const [regarded, regard] = useState("");
  const [tried, tryFacing] = useState<Direction | null>(null);
  const [row, setRow] = useState(Infinity);
  const plan = useMemo(() => planOf(game, view.board), [game, view.board]);
  const way = useWay(walks, props.walk);
  const { notices, close } = useNotices(props);
  useEffect(() => tryFacing(null), [sight.prompt?.kind]);

  const knowing = view.sheet !== null && (view.over || mode === "replay" || (peeked && mode === "play"));
  const written = view.sheet?.sheet.length ?? 0;
  const marks = mode === "play" ? marksOf(props.notebook) : new Set<string>();
  const marked = [...marks].sort().join();
  const shownRow = Math.min(row, written - 1);
  const reviewed = view.over && written > 1 && mode !== "screen";
  const shades = useMemo(() => {
    if (reviewed && !belief) return shadesOfRow(view, shownRow);
    const weights = [...(belief?.shades ?? [])].map(([reference, weight]) => [reference.replace("space:", ""), weight] as const);
    const most = Math.max(0, ...weights.map(([, weight]) => weight));
    return new Map(weights.filter(([, weight]) => weight > 0).map(([id, weight]) => [id, depth(weight, most, weights.length)] as const));
  }, [belief, reviewed, view, shownRow]);
  const me = view.victims.find((one) => one.seat === seat);
  const lit = useMemo(() => {
    if (tried && me?.space) return new Set(seenFrom(plan, me.space, tried, view.unlocked));
    return new Set(view.victims.find((one) => one.space === regarded && regarded)?.sees ?? []);
  }, [tried, regarded, plan, view, me?.space]);

  const standing = (reference: string): Standing => {
    const here = standingOf(targets.get(reference));
    return here !== "open" && walks.has(reference) ? "within" : here;
  };
  const soon = useRef(0);
  useEffect(() => () => clearTimeout(soon.current), []);
  // The words about a space do not lie over the way to it: they hang at its far side.
  const beside = (reference: string, at: Element, board: HTMLElement) => {
    const begin = plan.at.get(walks.get(reference)?.through[0]?.replace("space:", "") ?? "");
    const end = plan.at.get(reference.replace("space:", ""));
    const wished = begin && end && begin.y !== end.y ? (end.y < begin.y ? "above" : "below") : undefined;
    return seenAt(at, board, WIDTH, APART, wished);
  };
  const show = (reference: string, at: Element | null, stay: boolean) =>
    setSeen((old) => {
      if (old?.stay && !stay) return old;
      return reference && at?.isConnected && frame.current ? { reference, stay, ...beside(reference, at, frame.current) } : null;
    });
  const look = (space: string, at: Element | null, wait = false) => {
    const reference = space && `space:${space}`;
    clearTimeout(soon.current);
    regard(space);
    if (reference && !looking && !seen?.stay) way.show(reference);
    // A space that can be gone to shows the way there; words over it would hide that.
    const plain = reference && ["open", "within"].includes(standing(reference)) && factsOf(space, drawn).lines.length === 0;
    if (wait && !plain) soon.current = window.setTimeout(() => show(reference, at, false), RESTING);
    else show(plain ? "" : reference, at, false);
  };
  const act = (space: string, at: Element) => {
    const reference = `space:${space}`;
    clearTimeout(soon.current);
    regard(space);
    const here = looking ? "none" : standing(reference);
    if (here === "within") {
      if (way.walk?.to === reference) setSeen(null);
      else show(reference, at, true);
      return way.press(reference);
    }
    if (here === "none") {
      if (seen?.stay && seen.reference === reference) return setSeen(null);
      show(reference, at, true);
      const walking = sight.prompt?.kind === "step" || (sight.prompt?.kind === "prowl" && view.sheet?.walking);
      const wish = !looking && walking && mode === "play" && peeked ? props.wish(reference) : "";
      if (wish) props.why(wish);
      return;
    }
    setSeen(null);
    props.pick(reference);
  };
  const step = (space: string, direction: Direction) => {
    const to = neighbour(plan, space, direction);
    if (to) frame.current?.querySelector<SVGGElement>(`.hw-square[data-ref="space:${to.id}"]`)?.focus();
  };
  const mine = seat === MICHAEL && knowing ? view.sheet?.space : me?.space;
  const drawn: Drawn = {
    props,
    plan,
    standing,
    way,
    lit,
    knowing,
    shades,
    marks: useMemo(() => marks, [marked]),
    row: shownRow,
    entry: mine || view.victims.find((one) => one.space)?.space || plan.spaces[0]!.id,
    act,
    look,
    step,
    tryFacing,
  };
  const review = words.say("board-review", { row: shownRow, space: view.sheet?.sheet[shownRow] ?? "", count: view.possible[shownRow]?.length ?? 0 });
  const [w, h] = [plan.columns * UNIT + 2 * MARGIN, plan.rows * UNIT + 2 * MARGIN];
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
    <Drawing.Provider value={drawn}>
      <div ref={frame} class={`hw-board ${still ? "is-still" : ""} is-${mode} ${looking ? "is-looking" : ""}`} onKeyDown={(event) => event.key === "Escape" && setSeen(null)}>
        <Strip props={props} looking={looking} setLooking={setLooking} whole={whole} setWhole={setWhole} />
        {belief && shades.size > 0 && (
          <p class="hw-legend">
            <i aria-hidden="true" />
            {words.say("board-legend", { count: shades.size })}
          </p>
        )}
        {reviewed && (
          <label class="hw-review">
            <span>{review}</span>
            <input type="range" min={0} max={written - 1} value={shownRow} aria-valuetext={review} onInput={(event) => setRow(Number(event.currentTarget.value))} />
          </label>
        )}
        <div ref={box} class="hw-place" tabIndex={-1}>
          <svg class="hw-drawing" viewBox={`0 0 ${w} ${h}`} style={{ width: `${w * scale}px`, height: `${h * scale}px` }} role="group" aria-label={words.say("board-title")} aria-describedby="hwb-desc">
            <desc id="hwb-desc">{words.say("board-text")}</desc>
            <Street />
          </svg>
        </div>
        {seen && <SeenPanel seen={seen} close={() => setSeen(null)} />}
        {!view.over && <Notices props={props} notices={notices} close={close} />}
      </div>
    </Drawing.Provider>
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
  isHidden: (view) => !view.over,
  ownVerbs: new Set(["attack-with", "swing", "heal", "eat", "shine", "phone", "dog", "throw", "cut", "unlock", "quilt", "counter", "return", "give", "want", "show"]),
  ownKinds: new Set(["return", "prowl", "start", "overpower", "no-pain", "cut"]),
  believes: "question",
};
