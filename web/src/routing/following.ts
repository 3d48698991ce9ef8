/** What every page with a board needs: a session, the game's content, its board module, and the board's properties. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../server/api";
import { type Belief, type BoardModule, type BoardProps, loadBoard, type Mode } from "../board/board";
import { still } from "../keeping/keep";
import { coveredSight, interruptsOf, NO_TARGETS, type Question, questionOf, type Target, targetsOf, type Wish, wishFor } from "../board/options";
import { Session } from "../server/session";
import { words, wordsOf } from "../words/speech";
import { NO_WALKS, type Walks, walksOf } from "../board/ways";
import type { Ending, GameInfo, Heard, OpenPage, Way } from "../server/wire";

const games = new Map<string, Promise<GameInfo>>();

export function gameInfo(id: string): Promise<GameInfo> {
  let found = games.get(id);
  if (!found) {
    found = api.game(id);
    games.set(id, found);
    found.catch(() => games.delete(id));
  }
  return found;
}

/** A game's content and board; tried again until they are there. */
export function useGame(id: string | null): { game: GameInfo | null; module: BoardModule | null } {
  const [game, setGame] = useState<GameInfo | null>(null);
  const [module, setModule] = useState<BoardModule | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!id) return;
    let gone = false;
    wordsOf.value = id;
    gameInfo(id).then(async (info) => [info, await loadBoard(info)] as const).then(
      ([info, board]) => {
        if (gone) return;
        setGame(info);
        setModule(board);
      },
      () => setTimeout(() => !gone && setTries(tries + 1), 2_000),
    );
    return () => {
      gone = true;
    };
  }, [id, tries]);
  return { game, module };
}

export function useSession(table: string, token: string): Session {
  const session = useMemo(() => new Session(table, token), [table, token]);
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  return session;
}

/** The full reveal, once a game is over. */
export function useEnding(session: Session): Ending | null {
  const [ending, setEnding] = useState<Ending | null>(null);
  const over = session.info.value?.phase === "over";
  useEffect(() => {
    if (!over) return setEnding(null);
    api.ending(session.table, session.token).then(setEnding, () => undefined);
  }, [over, session]);
  return ending;
}

export interface Shown {
  /** What the log may show. */
  events: readonly Heard[];
  /** What of it is new since it last grew: what is read out. Nothing of what was there when the page was opened. */
  fresh: readonly Heard[];
}

const NONE: Shown = { events: [], fresh: [] };

/** What may be shown after something has been told or has come; `before` is null for whoever has just opened the page. */
export function shownNext(before: Shown | null, events: readonly Heard[], heldFrom: number): Shown {
  const open = events.filter((one) => one.n < heldFrom);
  if (!before) return { events: open, fresh: [] };
  const known = new Set(before.events);
  const fresh = open.filter((one) => !known.has(one));
  return { events: open, fresh: fresh.length > 0 ? fresh : before.fresh };
}

/** The events that the log and the announcer may tell: a board that tells them itself, one by one, comes first. */
export function useShown(session: Session, module: BoardModule | null, board: BoardProps | null): Shown {
  const events = session.events.value;
  const begun = session.update.value !== null;
  const heldFrom = board ? (module?.heldFrom?.(board, events) ?? Infinity) : Infinity;
  const last = useRef<Shown | null>(null);
  return useMemo(() => {
    last.current = begun ? shownNext(last.current, events, heldFrom) : null;
    return last.current ?? NONE;
  }, [begun, events, heldFrom]);
}

export interface Following {
  board: BoardProps | null;
  question: Question | null;
  interrupts: readonly Wish[];
}

interface Acting {
  mode: Mode;
  ending: Ending | null;
  choose: (choice: Wish) => void;
  offer: (target: Target) => void;
  openRule: (rule: string) => void;
  pages: readonly OpenPage[];
  belief: Belief | null;
}

/** The properties of the board at this moment. */
export function follow(session: Session, game: GameInfo | null, acting: Acting): Following {
  const sight = session.sight.value;
  const seat = session.seat.value;
  if (!sight || !game) return { board: null, question: null, interrupts: [] };
  const over = session.info.value?.phase === "over";
  const peeked = acting.mode === "play" && (session.peeked.value || over);
  const shown = coveredSight(sight, peeked);
  const open = questionOf(sight, peeked);
  // Where nothing is taken back by the table's settings, plans stand as well.
  const question = open?.plans && session.info.value?.settings.undo === false ? { ...open, plans: [] } : open;
  const interrupts = interruptsOf(sight, peeked);
  const acts = acting.mode === "play" && !session.held.value;
  const targets = acts ? targetsOf(interrupts, question) : NO_TARGETS;
  const pick = (reference: string) => {
    const target = targets.get(reference);
    const [only] = target?.options ?? [];
    const [refusal] = target?.refused ?? [];
    if (!target) return;
    if (target.options.length > 1) acting.offer(target);
    else if (only) acting.choose(only);
    else if (refusal) session.explain(refusal);
  };
  const board: BoardProps = {
    view: sight.view,
    sight: shown,
    table: session.info.value,
    game,
    words: words.value,
    seat,
    seats: session.seats.value,
    name: session.name,
    targets,
    walks: acts && question ? walksIn(question.ways) : NO_WALKS,
    walk: (walk) => void session.walk(walk),
    wish: (reference) => (acts ? wishFor(question, reference) : ""),
    why: (option) => void session.why(option),
    previews: question?.previews ?? {},
    plans: question?.plans ?? null,
    choose: acting.choose,
    explain: (refusal) => session.explain(refusal),
    pick,
    peeked,
    setPeeked: (on) => {
      session.peeked.value = on;
    },
    mode: acting.mode,
    truth: acting.ending?.truth ?? null,
    belief: acting.belief,
    pages: acting.pages,
    history: acting.ending?.history ?? session.events.value,
    notebook: session.seats.value && acting.mode === "play" ? session.notes : null,
    events: session.fresh.value,
    still: still.value,
    openRule: acting.openRule,
  };
  return { board, question, interrupts };
}

const walks = new WeakMap<readonly Way[], Walks>();

/** The same ways are the same walks: what is drawn of them stays. */
function walksIn(ways: readonly Way[]): Walks {
  if (ways.length === 0) return NO_WALKS;
  let found = walks.get(ways);
  if (!found) walks.set(ways, (found = walksOf(ways)));
  return found;
}
