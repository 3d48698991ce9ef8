/** The table of Lockdown: two buildings cut open, hazard amber on cold concrete. Drawn from the map file and the view alone. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardModule, BoardProps, FormProps } from "../../board";
import { useWay } from "../../ways";
import { useSize } from "../../parts/measure";
import { type Seen, seenAt } from "../../parts/seen";
import "./board.css";
import { Building } from "./building";
import { Dossier, Ranking, Review } from "./ending";
import { GeneForm } from "./genes";
import { Hand, SeatState } from "./hand";
import { layoutFor } from "./layout";
import { APART, SeenPanel, WIDTH } from "./look";
import { suspicions } from "./marks";
import { birthOf, chronicleOf, clearedBy, contentOf, gassedIn, meantOn, meetingsIn, NOWHERE, pathsIn, standingOf, stocksSeen, truthOf, type View } from "./model";
import { Notebook } from "./notebook";
import { Strip } from "./strip";
import { type Drawn, Drawing, type Piece } from "./table";
import { heldFrom, meetingsTold, spokenOf, TellingPanel, untold, useTelling } from "./telling";
import { TradeForm } from "./trade";

/** The size of the place the drawing is given, before it has been measured. */
const UNMEASURED = { w: 900, h: 560 };
/** How long a mouse rests on a thing before its words come up. */
const RESTING = 350;
/** How long a table screen shows each round of a finished game. */
const EACH_ROUND = 6_000;

/** Who stands where, as far as this viewer may see it. */
export function piecesOf({ view, seat, truth, mode, peeked, notebook, history }: BoardProps<View>, round: number, whose: ReadonlySet<string>): Piece[] {
  if (view.over && mode !== "replay") {
    const paths = pathsIn(chronicleOf(history), round);
    return view.seats.flatMap((one) => {
      const path = paths.get(one.seat);
      // Whoever did not walk in that round, because the game ended before, stands where the round before left them.
      const room = path?.at(-1) ?? (round === view.round ? one.room : "");
      if (!whose.has(one.seat) || !room || room === NOWHERE) return [];
      return [{ seat: one.seat, room, how: "certain" as const, path: path ?? [], mine: one.seat === seat }];
    });
  }
  if (mode === "replay" && seat === "") {
    return [...truthOf(truth)].filter(([, one]) => one.room !== NOWHERE).map(([of, one]): Piece => ({ seat: of, room: one.room, how: "certain", path: view.phase === "action" || view.phase === "settlement" ? one.path : [], mine: false }));
  }
  const pieces: Piece[] = [];
  const me = view.me;
  if (!me || !peeked || mode === "screen") return pieces;
  const walks = view.phase === "action" || view.phase === "settlement";
  if (me.room !== NOWHERE) pieces.push({ seat, room: me.room, how: "certain", path: walks ? me.path : [], mine: true });
  if (notebook && mode === "play") {
    for (const [of, { room }] of Object.entries(suspicions(notebook))) if (room && of !== seat) pieces.push({ seat: of, room, how: "guess", path: [], mine: false });
  }
  return pieces;
}

function LockdownBoard(props: BoardProps<View>) {
  const { view, sight, game, words, seat, peeked, mode, still } = props;
  const { box, size } = useSize(UNMEASURED);
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [looking, setLooking] = useState(false);
  const [dossier, setDossier] = useState(false);
  const [round, setRound] = useState(view.round);
  const [whose, setWhose] = useState<ReadonlySet<string>>(() => new Set(view.seats.map((one) => one.seat)));
  const content = useMemo(() => contentOf(game, view.map), [game, view.map]);
  const layout = useMemo(() => layoutFor(content, size.w, size.h), [content, size]);
  const now = useTelling(props);
  useEffect(() => setRound(view.round), [view.over, view.round]);
  // A table screen that nobody presses shows the rounds of a finished game one after another.
  const walks = view.over && mode === "screen" && !still;
  useEffect(() => {
    if (!walks) return;
    const timer = setInterval(() => setRound((old) => (old % view.round) + 1), EACH_ROUND);
    return () => clearInterval(timer);
  }, [walks, view.round]);

  const mine = peeked && mode !== "screen" && seat !== "";
  const acts = mode === "play" && peeked;
  const targets = useMemo(() => meantOn(props.targets, view, sight, content, acts), [props.targets, view, sight, content, acts]);
  const review = view.over && mode !== "replay";
  const chronicle = chronicleOf(props.history);
  const meetings = meetingsTold(meetingsIn(chronicle)).filter((one) => !review || one.round <= round);
  const gassed = new Map([...gassedIn(chronicle)].filter(([, of]) => !untold(of, 3) && (!review || of <= round)));
  // A floor that was gassed before the chronicle began, as in a scenario.
  for (const floor of view.gassed) if (!gassed.has(floor) && !gassedIn(chronicle).has(floor)) gassed.set(floor, 0);

  // Where the drawing is longer than its place, what can be chosen comes into sight.
  const chances = [...targets.values()].filter((one) => standingOf(one) === "open").map((one) => one.reference).join();
  useEffect(() => {
    const place = box.current;
    if (!place || !chances || place.scrollHeight <= place.clientHeight + 4) return;
    const boxes = chances.split(",").flatMap((reference) => layout.rooms.get(reference.replace("room:", "")) ?? []);
    if (boxes.length === 0) return;
    const top = Math.min(...boxes.map((one) => one.y));
    const bottom = Math.max(...boxes.map((one) => one.y + one.h));
    place.scrollTo({ top: Math.max(0, (top + bottom - place.clientHeight) / 2), behavior: still ? "auto" : "smooth" });
  }, [chances, layout]);

  const way = useWay(props.walks, props.walk);
  const soon = useRef(0);
  useEffect(() => () => clearTimeout(soon.current), []);
  // The words about a room do not lie over the way to it: they hang at its end, or else at its beginning.
  const beside = (reference: string, at: Element, board: HTMLElement) => {
    const begin = board.querySelector(`[data-ref="${props.walks.get(reference)?.through[0]}"]`);
    const [from, to] = [begin ?? at, at].map((one) => one.getBoundingClientRect().top);
    if (from === to) return seenAt(at, board, WIDTH, APART);
    const [away, back] = from! > to! ? (["above", "below"] as const) : (["below", "above"] as const);
    const spot = seenAt(at, board, WIDTH, APART, away);
    return begin && spot.above !== (away === "above") ? seenAt(begin, board, WIDTH, APART, back) : spot;
  };
  const show = (reference: string, at: Element | null, stay: boolean) =>
    setSeen((old) => {
      if (old?.stay && !stay) return old;
      return reference && at?.isConnected && frame.current ? { reference, stay, ...beside(reference, at, frame.current) } : null;
    });
  const look = (reference: string, at: Element | null, wait = false) => {
    clearTimeout(soon.current);
    if (reference && !looking && !seen?.stay) way.show(reference);
    if (wait) soon.current = window.setTimeout(() => show(reference, at, false), RESTING);
    else show(reference, at, false);
  };
  // A room that is out of one step's reach may still be within several.
  const standingAt = (reference: string) => {
    const standing = standingOf(targets.get(reference));
    return standing !== "open" && props.walks.has(reference) ? "within" : standing;
  };
  const act = (reference: string, at: Element) => {
    clearTimeout(soon.current);
    const meant = targets.get(reference);
    const standing = looking ? "none" : standingAt(reference);
    if (standing === "within") {
      if (way.walk?.to === reference) setSeen(null);
      else show(reference, at, true);
      return way.press(reference);
    }
    if (standing === "none") {
      if (seen?.stay && seen.reference === reference) return setSeen(null);
      show(reference, at, true);
      // In the middle of a move, a room that no way leads to: the table says why not.
      const wish = !looking && acts && sight.prompt?.kind === "move" ? props.wish(reference) : "";
      if (wish) props.why(wish);
      return;
    }
    setSeen(null);
    const [only] = meant!.options;
    if (props.targets.has(reference)) props.pick(reference);
    else if (only) props.choose(only);
    else if (meant!.refused[0]) props.explain(meant!.refused[0]);
  };
  const walk = (from: Element, dx: number, dy: number) => {
    const things = [...(frame.current?.querySelectorAll<SVGGElement>(".lk-thing") ?? [])];
    const center = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    };
    const here = center(from);
    let best: SVGGElement | null = null;
    let least = Infinity;
    for (const one of things) {
      const at = center(one);
      const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
      const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
      if (one === from || along < 4) continue;
      const far = along + aside * 3;
      if (far < least) [best, least] = [one, far];
    }
    best?.focus();
  };
  const drawn: Drawn = {
    props,
    content,
    layout,
    targets,
    standing: standingAt,
    way,
    pieces: piecesOf(props, round, whose),
    meetings,
    gassed,
    spoken: spokenOf(now),
    stocks: mine && !view.over ? stocksSeen(chronicle, seat) : new Map(),
    cleared: view.over ? new Set(view.cleared) : mine ? clearedBy(chronicle, seat) : new Set(),
    birth: mine && !view.over ? birthOf(chronicle, seat) : "",
    entry: mine && view.me && view.me.room !== NOWHERE ? view.me.room : (content.plan.room[0]?.id ?? ""),
    act,
    look,
    walk,
  };
  return (
    <Drawing.Provider value={drawn}>
      <div ref={frame} class={`lk-board ${still ? "is-still" : ""} is-${mode} ${looking ? "is-looking" : ""}`} onKeyDown={(event) => event.key === "Escape" && setSeen(null)}>
        <Strip props={props} content={content} telling={now} shown={round} looking={looking} setLooking={setLooking} openDossier={() => setDossier(true)} />
        {review && mode !== "screen" && <Review props={props} round={round} setRound={setRound} seats={whose} setSeats={setWhose} />}
        <div class="lk-scene">
          <div ref={box} class="lk-place" tabIndex={-1}>
          <svg class="lk-drawing" viewBox={`0 0 ${layout.width} ${layout.height}`} style={{ height: `${layout.height}px` }} role="group" aria-label={words.say("board-title")} aria-describedby="lkb-desc">
            <desc id="lkb-desc">{words.say("board-text")}</desc>
            <Building />
          </svg>
          </div>
          {review && mode === "screen" && (
            <aside class="lk-screen-end" aria-label={words.say("board-ranking")}>
              <Ranking props={props} />
            </aside>
          )}
        </div>
        {seen && <SeenPanel seen={seen} close={() => setSeen(null)} />}
        {now.open && <TellingPanel props={props} telling={now} />}
        {dossier && <Dossier props={props} onClose={() => setDossier(false)} />}
      </div>
    </Drawing.Provider>
  );
}

const GENES = new Set(["genes", "desk"]);

function Form(props: FormProps<View>) {
  return GENES.has(props.question.kind) ? <GeneForm {...props} /> : <TradeForm {...props} />;
}

/** What everybody waits for, as far as everybody may know it. */
function waiting({ view, words, name }: BoardProps<View>): string {
  if (view.acting) return words.say("board-waits-turn", { name: name(view.acting) });
  return view.phase === "over" ? "" : words.say(`board-waits-${view.phase}`);
}

export const board: BoardModule<View> = {
  Board: LockdownBoard,
  Hand,
  SeatState,
  Form,
  formKinds: new Set(["genes", "desk", "free", "draft"]),
  Notebook,
  waiting,
  interrupts: false,
  isHidden: (view) => !view.over,
  heldFrom,
  believes: "question",
};
