/**
 * A page with its secrets covered looks the same in worlds that those who look on cannot tell apart. The pairs of worlds
 * come from tests/web/test_covered.py, which runs this with the name of a file; without one there is nothing to compare.
 */

import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type BoardModule, loadBoard } from "../src/board/board";
import { follow, shownNext } from "../src/routing/following";
import { covered as coverAlways } from "../src/keeping/keep";
import { DecisionBar } from "../src/parts/decision";
import { Fate } from "../src/parts/fate";
import { Announcer, Log } from "../src/parts/log";
import { Pages } from "../src/parts/pages";
import { Session } from "../src/server/session";
import { spoken, wordsOf } from "../src/words/speech";
import type { GameInfo, Heard, Sight, Update } from "../src/server/wire";

interface World {
  sight: Sight;
  events: Heard[];
}

interface Compared {
  game: GameInfo;
  /** The words of the game, in English. */
  text: string;
  seats: string;
  pairs: { seat: string; told: string; worlds: [World, World] }[];
}

const file = process.env.GLOAM_COVERED;
const all: Compared[] = file ? (JSON.parse(readFileSync(file, "utf-8")) as Compared[]) : [];
const place = document.createElement("div");
const nothing = () => undefined;

beforeAll(() => {
  vi.stubGlobal("fetch", (address: string) => {
    const found = all.find(({ game }) => address.endsWith(`/${game.id}.ftl`));
    return Promise.resolve({ ok: Boolean(found), status: 200, text: () => Promise.resolve(found?.text ?? ""), json: () => Promise.resolve({}) });
  });
  coverAlways.value = true;
});
afterEach(() => act(() => render(null, place)));

function updateOf(one: Compared, seat: string, { sight, events }: World): Update {
  const seats = [...one.seats].map((letter) => ({ seat: letter, holder: "human", person: letter.charCodeAt(0), name: `N${letter}`, mind: "", online: true, clock: null, before: [], wish: null, opposed: "" }));
  const settings = { clock: "none", seconds: 0, undo: true, hints: true, beliefs: false, listed: false, talk: true, window: 0, pace: 0 };
  const table = { table: "t", game: one.game.id, phase: "playing", seats, each: 1, options: {}, settings, seq: 1, deadline: null, made: 0, campaign: "", next: "" };
  // Something could be taken back: only in one of the worlds, as its own decisions are.
  const undo = events.length % 2 ? seat : "";
  return { type: "update", seq: 1, since: 0, now: 0, table, you: { seats: seat, side: seat, person: seat.charCodeAt(0), host: false }, sight, asks: Object.fromEntries(sight.prompts.map((prompt) => [prompt.seat, 1])), held: "", undo, events, talk: [], channels: {}, shades: null } as unknown as Update;
}

/** The page of a seat: the board, the list of seats, the bar with all that it opens, the log, what is read aloud. */
function page(one: Compared, module: BoardModule, seat: string, world: World): string {
  const session = new Session("t", "token");
  session.update.value = updateOf(one, seat, world);
  session.events.value = world.events;
  session.peeked.value = false;
  session.notice.value = { kind: "news", events: world.events.filter((heard) => heard.private).slice(-3), at: 0 };
  const { board, question, interrupts } = follow(session, one.game, { mode: "play", ending: null, choose: nothing, offer: nothing, openRule: nothing, pages: world.sight.pages.map((name) => ({ page: name }) as never), belief: null });
  if (!board) throw new Error("there is no board");
  const { Board, SeatState } = module;
  const { fresh } = shownNext({ events: [], fresh: [] }, world.events, Infinity);
  act(() =>
    render(
      <>
        <Board {...board} />
        {SeatState && [...one.seats].map((of) => <SeatState key={of} {...board} of={of} />)}
        <DecisionBar session={session} module={module} board={board} question={question} interrupts={interrupts} menu={null} closeMenu={nothing} sure={null} choose={nothing} hint={nothing} openRule={nothing} narrow={false} telling={false} instead={null} />
        <Log events={world.events} seats={seat} name={session.name} peeked={false} openRule={nothing} />
        <Announcer fresh={fresh} name={session.name} peeked={false} />
        <Fate session={session} game={one.game} events={world.events} />
        <Pages pages={board.pages} own={board.sight.own} peeked={false} />
      </>,
      place,
    ),
  );
  act(() => {
    dispatchEvent(new KeyboardEvent("keydown", { code: "KeyI", key: "i" }));
  });
  const drawn = place.innerHTML;
  act(() => render(null, place));
  return drawn;
}

/** The first place where two pages part, with what stands around it. */
function parting(here: string, there: string): string {
  let at = 0;
  while (at < here.length && here[at] === there[at]) at++;
  return `${here.slice(Math.max(0, at - 120), at + 160)}\n  |\n${there.slice(Math.max(0, at - 120), at + 160)}`;
}

describe.skipIf(!file)("a page with its secrets covered", () => {
  for (const one of all) {
    it(`tells those who look on nothing: ${one.game.id}`, { timeout: 3_600_000 }, async () => {
      const module = await loadBoard(one.game);
      wordsOf.value = one.game.id;
      await vi.waitFor(() => expect(spoken(one.game.id)).toBe(true));
      for (const { seat, told, worlds } of one.pairs) {
        const [here, there] = worlds.map((world) => page(one, module, seat, world));
        expect(here === there ? "" : `${told}\n${parting(here!, there!)}`).toBe("");
        expect(here).toContain("bar");
      }
    });
  }
});
