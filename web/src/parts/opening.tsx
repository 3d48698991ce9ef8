/** The opening scene, over the board: who I am, how I win, what comes first. Whoever begins to play has read it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../server/api";
import type { BoardModule, BoardProps } from "../board/board";
import { opened, openings } from "../keeping/keep";
import type { Session } from "../server/session";
import { say, words } from "../words/speech";
import type { Opening } from "../server/wire";
import { Eye } from "./icons";
import { Picture } from "./picture";
import { Scroll } from "./scroll";

/** Whether the scene stands over the board: at the first look at a game, and whenever it is asked for again. */
export function useOpening(session: Session): { shown: boolean; again: () => void; close: () => void } {
  const [asked, setAsked] = useState(false);
  const seat = session.seat.value;
  const playing = session.info.value?.phase === "playing";
  const fresh = openings.value && !opened.value.includes(session.table);
  const close = () => {
    setAsked(false);
    if (!opened.value.includes(session.table)) opened.value = [...opened.value, session.table].slice(-200);
  };
  // Whoever has decided something has seen enough of the scene.
  const sending = session.sending.value !== null;
  useEffect(() => {
    if (sending) close();
  }, [sending]);
  return { shown: Boolean(seat) && playing && (asked || fresh), again: () => setAsked(true), close };
}

interface OpeningProps {
  session: Session;
  module: BoardModule | null;
  board: BoardProps;
  /** The open question in a sentence, or whom we wait for. */
  first: string;
  close: () => void;
}

export function OpeningScene({ session, module, board, first, close }: OpeningProps) {
  const [told, setTold] = useState<Opening | null>(null);
  const scene = useRef<HTMLElement>(null);
  const seat = session.seat.value;
  useEffect(() => {
    let gone = false;
    api.opening(session.table, session.token, seat).then(
      (found) => !gone && setTold(found),
      () => !gone && close(),
    );
    return () => {
      gone = true;
    };
  }, [session, seat]);
  useEffect(() => {
    scene.current?.focus();
  }, [told !== null]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) close();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  if (!told) return null;
  const covered = told.secret && !session.peeked.value;
  const Subject = module?.Subject;
  return (
    <section ref={scene} class="opening" tabIndex={-1} aria-labelledby="opening-who">
      <div class={`opening-picture ${covered ? "is-covered" : ""}`} aria-hidden="true">
        {told.picture && Subject && !covered ? <Subject {...board} reference={told.picture} /> : <Picture game={board.game.id} />}
      </div>
      <Scroll class="opening-words" label={say("web-opening")}>
        <h2 id="opening-who">{say("web-opening")}</h2>
        {covered ? (
          <p>
            {say("web-opening-covered")}{" "}
            <button type="button" onClick={() => (session.peeked.value = true)}>
              <Eye />
              {say("web-opening-look")}
            </button>
          </p>
        ) : (
          <p class="opening-said">{words.value.phrase(told.who, session.name)}</p>
        )}
        {told.goal && !covered && (
          <>
            <h3>{say("web-opening-goal")}</h3>
            <p>{words.value.phrase(told.goal, session.name)}</p>
          </>
        )}
        {first && (
          <>
            <h3>{say("web-opening-first")}</h3>
            <p>{first}</p>
          </>
        )}
      </Scroll>
      <button type="button" class="primary opening-begin" onClick={close}>
        {say("web-opening-begin")}
      </button>
    </section>
  );
}
