/** The table of Aftermath: an open book by lamplight, the map on one page, the story on the other. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../board/board";
import type { DrawnWay } from "../../board/ways";
import { Drawing, LookButton, Stage, useSize, useThings } from "../../kit";
import "./board.css";
import { AloudButton, Story, useAloud } from "./book";
import { Chronicle } from "./chronicle";
import { errand, useErrand } from "./errand";
import { factsOf } from "./facts";
import { Form, FORM_KINDS } from "./form";
import { Hand, SeatState } from "./hand";
import { PageMap } from "./map";
import { askedOf, closed, columnOf, contentOf, heroOf, naming, passagesOf, rowOf, spacesOf, targetsWith, type MapView, type Space, type View } from "./model";
import { News, useNews } from "./news";
import { picked } from "./picked";
import { Road } from "./road";
import { Casting, Home, Missions } from "./scenes";
import { Sign } from "./signs";
import { Strip } from "./strip";
import { Subject } from "./subject";
import { type Drawn, Shared } from "./table";
import { Track } from "./track";
import { City, cityHeight, cityWidth } from "./travel";

/** The size of the place the map is given, before it has been measured. */
const UNMEASURED = { w: 460, h: 380 };
const MARGIN = 7;
/** The least and the greatest edge of a cell, in pixels. */
const LEAST = 44;
const MOST = 92;

function AftermathBoard(given: BoardProps<View>) {
  const { view, sight, game, seat } = given;
  const walking = useErrand(given);
  const named = useMemo(() => naming(given.words, view), [given.words, view]);
  const asked = askedOf(given);
  const targets = useMemo(() => targetsWith(given.targets, given.targets.size > 0 || asked ? (asked?.options ?? []) : [], asked?.refused ?? []), [given.targets, sight.prompt]);
  const pick = (reference: string) => {
    const target = targets.get(reference);
    const [only, ...more] = target?.options ?? [];
    if (given.targets.get(reference)?.options.length) return given.pick(reference);
    if (only && more.length === 0) given.choose(only);
    else if (only && asked?.kind === "action") picked.value = reference;
    else if (only) given.choose(only);
    else if (target?.refused[0]) given.explain(target.refused[0]);
  };
  const props: BoardProps<View> = { ...given, words: named, targets, pick, ...walking };
  const { words } = props;
  useEffect(() => {
    picked.value = "";
  }, [sight.prompt, seat]);
  useAloud(props);
  const { tales, close } = useNews(props);

  const content = contentOf(game);
  const map = view.page?.map ?? null;
  const travels = asked?.kind === "travel";
  const [city, setCity] = useState(false);
  /** On a narrow screen one page shows: the story if true, the other if false. */
  const [turned, turn] = useState<boolean | null>(null);
  const cityOpen = travels || city;
  useEffect(() => {
    setCity(false);
    turn(null);
  }, [view.page?.page, travels]);

  // On a narrow screen the story lies over the map when something was read, until it is closed.
  const read = useMemo(() => passagesOf(given.history, true).filter((one) => one.page).length, [given.history]);
  const before = useRef(-1);
  useEffect(() => {
    if (before.current >= 0 && read > before.current) turn(true);
    before.current = read;
  }, [read]);
  // Whoever goes on has read it.
  const kind = asked?.kind ?? "";
  useEffect(() => {
    if (kind === "step" || kind === "move" || kind === "card") turn(null);
  }, [kind]);

  const spaces = useMemo(() => (map ? spacesOf(map) : new Map()), [map]);
  const own = heroOf(view, seat)?.cell || view.heroes.find((one) => one.cell)?.cell || map?.cells[0]?.space || "";
  const board = useThings(props, {
    facts: (reference) => factsOf(reference, props),
    targets,
    entry: cityOpen ? `location:${view.marker}` : `cell:${own}`,
    asks: (reference) => reference.startsWith("cell:") && kind === "step",
    neighbour: (reference, dx, dy) => (reference.startsWith("cell:") && map ? neighbourOf(reference.slice(5), dx, dy) : undefined),
  });
  const neighbourOf = (id: string, dx: number, dy: number): string | null => {
    const space = spaces.get(id);
    for (const cell of space?.cells ?? []) {
      for (let far = 1; far < 12; far++) {
        const other = map!.cells.find((one) => columnOf(one.cell) === cell.x + dx * far && rowOf(one.cell) === cell.y + dy * far);
        if (other && other.space !== id) return `cell:${other.space}`;
      }
    }
    return null;
  };

  const setUp = view.phase === "set-up";
  const mapped = !setUp && !view.over && map !== null && !cityOpen;
  const home = view.phase === "colony" || (!setUp && !map && !cityOpen && !view.road);
  const two = mapped || cityOpen || view.road !== null || home;
  // What is asked about things at home and on the road stands on the left page; a mission is chosen by what is read.
  const drives = view.road !== null && !cityOpen;
  const story = turned ?? !(mapped || cityOpen || drives || (home && kind !== "" && kind !== "mission" && kind !== "side"));
  const [otherSign, other] = drives ? ["drive", words.say("board-road")] : home ? ["home", words.say("board-home")] : ["map", words.say("board-to-map")];
  const tools = (
    <>
      {two && !view.over && (
        <button type="button" class="plain af-turn-page" aria-pressed={story} onClick={() => turn(!story)}>
          <Sign of={story ? otherSign : "page"} />
          {story ? other : words.say("board-to-story")}
        </button>
      )}
      {!setUp && !travels && !view.over && view.phase === "playing" && (
        <button type="button" class="plain icon-only" aria-pressed={city} aria-label={words.say("board-city")} title={words.say("board-city")} onClick={() => setCity(!city)}>
          <Sign of="city" />
        </button>
      )}
      <AloudButton props={props} />
      {!view.over && <LookButton board={board} />}
    </>
  );
  return (
    <Stage board={board} class={`af-board ${view.page?.hostile ? "is-hostile" : ""}`}>
      <Strip props={props} tools={tools} />
      {view.over ? (
        <Chronicle props={props} />
      ) : setUp ? (
        <div class="af-book is-single">
          <div class="af-leaf" tabIndex={0} role="region" aria-label={words.say("board-casting")}>
            <p class="af-lead">{words.say("board-casting-lead")}</p>
            <Casting props={props} />
          </div>
        </div>
      ) : (
        <div class={`af-book ${two ? "" : "is-single"} ${story ? "is-reading" : ""}`} data-walking={errand.value?.to}>
          {mapped && <MapLeaf props={props} map={map!} spaces={spaces} way={board.way} />}
          {cityOpen && (
            <div class="af-leaf is-left is-city" tabIndex={0} role="region" aria-label={words.say("board-city")}>
              <h2 class="af-title">{words.say("board-city")}</h2>
              <div class="af-city-place">
                <svg class="kit-drawing af-city" viewBox={`0 0 ${cityWidth(content.columns)} ${cityHeight(content.columns, content.locations.length)}`} role="group" aria-label={words.say("board-city")}>
                  <City props={props} />
                </svg>
              </div>
            </div>
          )}
          {!cityOpen && view.road && (
            <div class="af-leaf is-left">
              <Road props={props} />
            </div>
          )}
          {!cityOpen && home && (
            <div class="af-leaf is-left">
              <Missions props={props} />
              <Home props={props} />
            </div>
          )}
          <div class="af-leaf is-right">
            <Story props={props} />
            <News props={props} tales={tales} close={close} />
          </div>
        </div>
      )}
    </Stage>
  );
}

interface LeafProps {
  props: BoardProps<View>;
  map: MapView;
  spaces: ReadonlyMap<string, Space>;
  way: DrawnWay;
}

/** The left page: the map, as large as it can be, and the threat track under it. */
function MapLeaf({ props, map, spaces, way }: LeafProps) {
  const { words, game } = props;
  const { box, size } = useSize(UNMEASURED);
  const unit = Math.floor(Math.max(LEAST, Math.min(MOST, (size.w - 2 * MARGIN) / map.cols, (size.h - 2 * MARGIN) / map.rows)));
  const drawn: Drawn = { props, content: contentOf(game), map, spaces, unit, margin: MARGIN, way };
  return (
    <div class="af-leaf is-left">
      <Shared.Provider value={drawn}>
        <Drawing place={box} width={map.cols * unit + 2 * MARGIN} height={map.rows * unit + 2 * MARGIN} title={words.say("board-title")} text={words.say("board-text")} class="af-drawing">
          <PageMap />
        </Drawing>
      </Shared.Provider>
      <Track props={props} />
    </div>
  );
}

/** What everybody waits for when nobody is asked. */
function waiting({ view, words }: BoardProps<View>): string {
  return view.over ? "" : words.say("board-waits");
}

export const board: BoardModule<View> = {
  Board: AftermathBoard,
  Hand,
  handName: ({ view, words }) => (closed(view) ? "" : words.say("board-hand")),
  Subject,
  SeatState,
  Form,
  formKinds: FORM_KINDS,
  waiting,
  notices: { hurt: ["seat"], poisoned: ["seat"], defeated: ["seat"], status: ["seat"], "asked-for": ["partner"], "asked-battery": ["partner"], "inspired-card": ["partner"], "stood-in": ["partner"] },
  confirm: new Set(["give-up"]),
};
