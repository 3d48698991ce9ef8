/** The table of Whisper behind the Wall: a mansion cut open, by lamplight. Drawn from the content and the view alone. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../board/board";
import { doorways, Drawing, Legend, LookButton, type PlanLayout, planLayout, shadesOf, Stage, useSize, useThings } from "../../kit";
import "./board.css";
import { Casting } from "./casting";
import { factsOf } from "./facts";
import { Hand, SeatState } from "./hand";
import { Mansion } from "./mansion";
import { repairOf, thoughtsOf } from "./marks";
import { KILLER, meantOn, numbersOf, pathsOf, planOf, startsOf, type View, wholeView } from "./model";
import { News, useNews } from "./news";
import { marking, Notebook, ThoughtButtons } from "./notebook";
import { Strip } from "./strip";
import { Subject } from "./subject";
import { type Drawn, Shared } from "./table";

/** The size of the place the drawing is given, before it has been measured. */
const UNMEASURED = { w: 760, h: 620 };
/** The least width of a unit of the plan, in pixels: below it, names could not be read. */
const LEAST = 10.4;
/** The plates of the victims over the plan. */
const PLATES = 44;
/** How much larger all is drawn on a table screen. */
const AFAR = 1.5;
/** How much higher than wide a unit may be, on narrow screens. */
const TALLEST = 1.55;
/** On screens below this width names of rooms may need two lines. */
const NARROW = 480;

function WhisperBoard(given: BoardProps<View>) {
  const props = useMemo(() => ({ ...given, view: wholeView(given) }), [given]);
  const { view, sight, game, words, seat, seats, peeked, mode, belief, history } = props;
  const { box, size } = useSize(UNMEASURED);
  const [picked, pickRound] = useState(Infinity);
  const plan = useMemo(() => planOf(game), [game]);
  const numbers = numbersOf(game);
  const { tales, close } = useNews(props);

  const knowing = mode === "replay" || view.over || (mode === "play" && peeked);
  const scale = mode === "screen" ? AFAR : 1;
  const top = view.victims.length > 0 ? PLATES * scale : 0;
  const { layout, doors } = useMemo(() => {
    const [wide, high] = [34, 27];
    const tall = Math.max(size.w < NARROW ? 1.15 : 1, Math.min(TALLEST, (size.h - top - 12) / high / Math.max(LEAST, (size.w - 12) / wide)));
    const rooms = plan.rooms.map((room) => ({ ...room, y: room.y * tall, h: room.h * tall }));
    const flat = planLayout(rooms, size.w, Math.max(0, size.h - top), { margin: 6, wall: 4, least: LEAST, stretch: 1.5 });
    const boxes = new Map([...flat.boxes].map(([id, one]) => [id, { ...one, y: one.y + top }] as const));
    const moved = { ...flat, height: flat.height + top, boxes };
    return { layout: moved, doors: doorways(plan.ways, boxes, 12, flat.unit < 14 ? 24 : 40) };
  }, [plan, size.w, size.h, top]);

  const looksBack = view.over && mode !== "screen";
  const rounds = useMemo(() => (looksBack || mode === "replay" ? pathsOf(history, startsOf(plan, view.victims)) : new Map<number, Map<string, string[]>>()), [looksBack, mode, history, plan, view.victims]);
  const lastRound = Math.max(0, ...rounds.keys());
  const round = looksBack ? Math.min(picked, lastRound) : lastRound;
  const shades = useMemo(() => shadesOf(belief, "location"), [belief]);
  const targets = useMemo(() => meantOn(plan, props.targets), [plan, props.targets]);

  const mine = view.victims.find((one) => seats.includes(one.seat) && one.place)?.place;
  const own = seat === KILLER ? view.lair?.place : mine;
  const entry = (knowing && own) || view.killer.figure || plan.rooms[0]!.id;
  const board = useThings(props, {
    facts: (reference) => factsOf(reference, drawn),
    targets,
    entry: `location:${entry}`,
    asks: (reference) => reference.startsWith("location:") && ["step", "walk", "stalk", "main"].includes(sight.prompt?.kind ?? ""),
  });
  const drawn: Drawn = {
    props,
    plan,
    numbers,
    layout,
    doors,
    top,
    scale,
    way: board.way,
    knowing,
    shades,
    thoughts: marking(props) ? thoughtsOf(props.notebook) : new Map(),
    guess: marking(props) ? repairOf(props.notebook) : -1,
    paths: [...(rounds.get(round) ?? [])],
  };
  const review = words.say("board-review", { round });

  // Where the plan is longer than its place, the room in question comes into sight.
  useEffect(() => {
    const [place, at] = [box.current, layout.boxes.get(entry)];
    if (!place || !at || place.scrollHeight <= place.clientHeight + 4) return;
    place.scrollTo({ top: at.y + at.h / 2 - place.clientHeight / 2, behavior: props.still ? "auto" : "smooth" });
  }, [entry, layout, sight.prompt?.kind]);
  return (
    <Shared.Provider value={drawn}>
      <Stage board={board} class={`wh-board ${view.killer.hidden ? "is-stealthy" : ""}`} more={(reference) => <ThoughtButtons reference={reference} />}>
        <Strip props={props} knowing={knowing} guess={Math.max(0, drawn.guess)} tools={!view.over && <LookButton board={board} />} />
        {shades.size > 0 && <Legend>{belief?.title ?? ""}</Legend>}
        {looksBack && lastRound > 0 && (
          <label class="wh-review">
            <span>{review}</span>
            <input type="range" min={1} max={lastRound} value={round} aria-valuetext={review} onInput={(event) => pickRound(Number(event.currentTarget.value))} />
          </label>
        )}
        <Drawing place={box} width={layout.width} height={layout.height} title={words.say("board-title")} text={words.say("board-text")} class="wh-drawing">
          <Mansion />
        </Drawing>
        <Casting props={props} />
        {!view.over && <News props={props} tales={tales} close={close} above={lower(layout, tales.some((one) => one.kind === "report") ? view.noise : [view.killer.figure])} />}
      </Stage>
    </Shared.Provider>
  );
}

/** Whether most of these rooms lie in the lower half of the plan. */
function lower({ boxes, height }: PlanLayout, rooms: readonly string[]): boolean {
  const low = rooms.filter((room) => {
    const box = boxes.get(room);
    return box !== undefined && box.y + box.h / 2 > height * 0.55;
  });
  return low.length * 2 > rooms.length;
}

/** What everybody waits for, as far as everybody may know it. */
function waiting({ view, words, seat }: BoardProps<View>): string {
  if (view.over) return "";
  if (view.killer.participants.length > 0) return words.say("board-waits-encounter");
  return words.say(view.turn === "killer" && seat === KILLER ? "board-waits-answer" : `board-waits-${view.turn}`);
}

export const board: BoardModule<View> = {
  Board: WhisperBoard,
  Hand,
  Subject,
  SeatState,
  Notebook,
  waiting,
  interrupts: false,
  believes: "question",
};
