/** The table of Lockdown: two buildings cut open, hazard amber on cold concrete. Drawn from the map file and the view alone. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardModule, BoardProps, FormProps } from "../../board/board";
import { Drawing, LookButton, Stage, standingOf, useSize, useThings } from "../../kit";
import "./board.css";
import { Building } from "./building";
import { Dossier, Ranking, Review } from "./ending";
import { GeneForm } from "./genes";
import { Hand, SeatState } from "./hand";
import { layoutFor } from "./layout";
import { factsOf } from "./facts";
import { Suspects } from "./look";
import { suspicions } from "./marks";
import { birthOf, chronicleOf, clearedBy, contentOf, gassedIn, meantOn, meetingsIn, NOWHERE, pathsIn, stocksSeen, truthOf, type View } from "./model";
import { Notebook } from "./notebook";
import { Strip } from "./strip";
import { type Drawn, type Piece, Shared } from "./table";
import { heldFrom, meetingsTold, spokenOf, TellingPanel, untold, useTelling } from "./telling";
import { TradeForm } from "./trade";

/** The size of the place the drawing is given, before it has been measured. */
const UNMEASURED = { w: 900, h: 560 };
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

  // Where the drawing is longer than its place, what is spoken of or can be chosen comes into sight.
  const chances = [...targets.values()].filter((one) => standingOf(one) === "open").map((one) => one.reference).join();
  const sought = [...spokenOf(now)].join() || chances;
  useEffect(() => {
    const place = box.current;
    if (!place || !sought || place.scrollHeight <= place.clientHeight + 4) return;
    const boxes = sought.split(",").flatMap((reference) => {
      const [, id = ""] = reference.split(":");
      return (reference.startsWith("floor:") ? layout.labels.get(id) : layout.rooms.get(id)) ?? [];
    });
    if (boxes.length === 0) return;
    const top = Math.min(...boxes.map((one) => one.y));
    const bottom = Math.max(...boxes.map((one) => one.y + one.h));
    place.scrollTo({ top: Math.max(0, (top + bottom - place.clientHeight) / 2), behavior: still || now.open ? "auto" : "smooth" });
  }, [sought, layout]);

  const drawn: Drawn = {
    props,
    content,
    layout,
    targets,
    pieces: piecesOf(props, round, whose),
    meetings,
    gassed,
    spoken: spokenOf(now),
    stocks: mine && !view.over ? stocksSeen(chronicle, seat) : new Map(),
    cleared: view.over ? new Set(view.cleared) : mine ? clearedBy(chronicle, seat) : new Set(),
    birth: mine && !view.over ? birthOf(chronicle, seat) : "",
  };
  const board = useThings(props, {
    facts: (reference) => factsOf(reference, drawn),
    targets,
    entry: `room:${mine && view.me && view.me.room !== NOWHERE ? view.me.room : (content.plan.room[0]?.id ?? "")}`,
    // In the middle of a move, a room that no way leads to: the table says why not.
    asks: () => acts && sight.prompt?.kind === "move",
  });
  const planned = board.way.walk;
  return (
    <Shared.Provider value={drawn}>
      <Stage board={board} class="lk-board" more={(reference) => <Suspects reference={reference} />}>
        <Strip props={props} content={content} telling={now} shown={round} look={<LookButton board={board} />} openDossier={() => setDossier(true)} />
        {review && mode !== "screen" && <Review props={props} round={round} setRound={setRound} seats={whose} setSeats={setWhose} />}
        <div class="lk-scene">
          <Drawing place={box} width={layout.width} height={layout.height} title={words.say("board-title")} text={words.say("board-text")} class="lk-drawing">
            <Building planned={planned} />
          </Drawing>
          {review && mode === "screen" && (
            <aside class="lk-screen-end" aria-label={words.say("board-ranking")}>
              <Ranking props={props} />
            </aside>
          )}
        </div>
        {now.open && <TellingPanel props={props} telling={now} />}
        {dossier && <Dossier props={props} onClose={() => setDossier(false)} />}
      </Stage>
    </Shared.Provider>
  );
}

/** Whoever made an offer, and whom it was made to. */
const PARTIES = ["from", "to"];
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
  heldFrom,
  notices: { offered: PARTIES, withdrawn: PARTIES, refused: PARTIES, lapsed: PARTIES, traded: PARTIES, gave: PARTIES, swapped: ["who", "other"] },
  believes: "question",
};
