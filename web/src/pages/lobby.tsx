/** The lobby: games to choose, tables that are open, tables of mine. */

import { useEffect, useState } from "preact/hooks";
import { api, ApiError } from "../server/api";
import { gameInfo } from "../routing/following";
import { forgetTable, language, playerName, tables, tokenFor } from "../keeping/keep";
import { makeTable, usualTable } from "../routing/making";
import { MyCampaigns } from "../parts/campaigns";
import { Book, Play } from "../parts/icons";
import { Page } from "../parts/page";
import { Picture } from "../parts/picture";
import { PositionMark } from "../parts/position";
import { Problem } from "../parts/problem";
import { say, words } from "../words/speech";
import type { GameCard as Card, GameInfo, ListedTable, TableStatus } from "../server/wire";
import { standings } from "../parts/outcome";

/** What a card says in the player's language. */
export function said(texts: Readonly<Record<string, string>>): string {
  return texts[language.value] ?? texts["en"] ?? "";
}

/** The first sentence of a text: what a card has room for. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?。！？]/u.exec(text)?.[0] ?? text;
}

/** What exactly is wrong, as the server says it in English: a line of a position, say. */
export function detailOf(error: unknown): string {
  return error instanceof ApiError ? error.message : "";
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : "unavailable";
}

/** The cards of all games, fetched once and again on demand. */
export function useGames(): { games: Card[] | null; problem: string; again: () => void } {
  const [games, setGames] = useState<Card[] | null>(null);
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem("");
    api.games().then(setGames, (error: unknown) => setProblem(codeOf(error)));
  }, [tries]);
  return { games, problem, again: () => setTries(tries + 1) };
}

/** One game in full, fetched once and again on demand. */
export function useGameInfo(id: string): { found: GameInfo | null; problem: string; again: () => void } {
  const [found, setFound] = useState<GameInfo | null>(null);
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setProblem("");
    gameInfo(id).then(
      (info) => !gone && setFound(info),
      (error: unknown) => !gone && setProblem(codeOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [id, tries]);
  return { found: found?.id === id ? found : null, problem, again: () => setTries(tries + 1) };
}

export function Lobby() {
  const { games, problem, again } = useGames();
  return (
    <Page main="lobby">
      <section class="hero">
        <HangingLamp />
        <h1>{say("web-hero")}</h1>
        <p class="lead">{say("web-hero-text")}</p>
        <label class="name-field">
          <span>{say("web-your-name")}</span>
          <input
            value={playerName.value}
            maxLength={24}
            autocomplete="nickname"
            placeholder={say("web-guest")}
            onInput={(event) => (playerName.value = event.currentTarget.value)}
          />
        </label>
      </section>
      {problem && <Problem code={problem} action={{ text: say("web-again"), run: again }} />}
      <section aria-labelledby="games-title">
        <h2 id="games-title">{say("web-games")}</h2>
        {!games && !problem && <p class="quiet">{say("web-loading")}</p>}
        <ul class="games">
          {games?.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      </section>
      <div class="two">
        <MyTables games={games ?? []} />
        <OpenTables games={games ?? []} />
      </div>
      <MyCampaigns games={games ?? []} />
    </Page>
  );
}

function HangingLamp() {
  return (
    <svg class="hero-lamp" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="hero-cone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#f6c873" stop-opacity="0.34" />
          <stop offset="1" stop-color="#f6c873" stop-opacity="0" />
        </linearGradient>
        <radialGradient id="hero-bulb">
          <stop offset="0" stop-color="#fff6dc" />
          <stop offset="0.4" stop-color="#f6c873" stop-opacity="0.6" />
          <stop offset="1" stop-color="#f6c873" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M170 88 20 300h360L230 88z" fill="url(#hero-cone)" />
      <path class="cord" d="M200 0v52" />
      <circle cx="200" cy="90" r="34" fill="url(#hero-bulb)" />
      <path class="shade" d="M182 52h36l22 36h-80z" />
    </svg>
  );
}

function GameCard({ game }: { game: Card }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const play = async () => {
    setBusy(true);
    setProblem("");
    try {
      await makeTable({ ...usualTable(game, playerName.value.trim() || say("web-guest")), start: true });
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  const [low, high] = game.people;
  return (
    <article class="game-card" data-game={game.id}>
      <Picture game={game.id} />
      <div class="game-card-body">
        <h3>{said(game.name)}</h3>
        <p class="game-facts">
          <span>{say("web-game-seats", { low, high })}</span>
          {game.minutes[1] > 0 && <span>{say("web-game-minutes", { low: game.minutes[0], high: game.minutes[1] })}</span>}
        </p>
        <p class="game-pitch">{firstSentence(said(game.pitch))}</p>
        <div class="game-actions">
          <button type="button" class="primary" disabled={busy} onClick={() => void play()}>
            <Play />
            {busy ? say("web-dealing") : say("web-play-now")}
          </button>
          <a class="button" href={`#/new/${game.id}`}>
            {say("web-invite")}
          </a>
          <a class="button plain" href={`#/rules/${game.id}`}>
            <Book />
            {say("web-rules")}
          </a>
        </div>
        {problem && (
          <p class="problem" role="alert">
            {say(`web-failed-${problem}`)}
          </p>
        )}
      </div>
    </article>
  );
}

/** The name of a game; of one that is not here, what stands for it. */
export function nameOf(games: readonly Card[], game: string, otherwise: string): string {
  const found = games.find((one) => one.id === game);
  return found ? said(found.name) : otherwise;
}

/** How many of my tables are asked how they stand; older ones are on a page of their own. */
const SHOWN = 6;

/** How tables stand, by id; what cannot be told is left out. */
function useStatus(ids: readonly string[]): ReadonlyMap<string, TableStatus | null> {
  const [found, setFound] = useState<ReadonlyMap<string, TableStatus | null>>(new Map());
  const wanted = ids.join();
  useEffect(() => {
    let gone = false;
    const look = () => {
      for (const id of wanted ? wanted.split(",") : []) {
        const keep = (status: TableStatus | null) => !gone && setFound((old) => new Map(old).set(id, status));
        api.status(id, tokenFor(id)).then(keep, (error: unknown) => codeOf(error) === "gone" && keep(null));
      }
    };
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), 15_000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [wanted]);
  return found;
}

/** How a table stands, in a few words: whose turn, or how it ended for me. */
export function standing(status: TableStatus, seats: string, list: (names: readonly string[]) => string): string {
  if (status.phase === "waiting") return say("web-waiting-players", { free: status.free });
  if (status.phase === "playing") {
    if (status.mine) return say("web-status-mine");
    return status.asked.length > 0 ? say("web-status-wait", { names: list(status.asked) }) : say("web-phase-playing");
  }
  const outcome = status.outcome;
  if (!outcome || !seats) return say("web-status-over");
  const rows = standings(outcome);
  const mine = rows.filter((row) => seats.includes(row.seat)).sort((a, b) => a.rank - b.rank)[0];
  if ([...outcome.winners].some((seat) => seats.includes(seat))) return say("web-status-won");
  return mine ? say("web-status-rank", { rank: mine.rank, count: rows.length }) : say("web-status-lost");
}

export function MyTables({ games, all = false }: { games: readonly Card[]; all?: boolean }) {
  const kept = Object.values(tables.value).sort((a, b) => b.at - a.at);
  const mine = all ? kept : kept.slice(0, SHOWN);
  const status = useStatus(mine.map((one) => one.table));
  const told = (one: (typeof mine)[number]) => {
    const found = status.get(one.table);
    if (found === undefined) return null;
    return found === null ? say("web-status-gone") : standing(found, one.seat, (names) => words.value.list(names));
  };
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{say("web-my-tables")}</h2>
      {mine.length === 0 && <p class="quiet">{say("web-my-tables-none")}</p>}
      <ul class="table-list">
        {mine.map((one) => (
          <li key={one.table}>
            <a class="table-row" href={one.token || one.host ? `#/t/${one.table}` : `#/watch/${one.table}`}>
              <span>
                {nameOf(games, one.game, one.table)} <PositionMark on={status.get(one.table)?.position ?? false} />
                {told(one) && <span class={`table-status ${status.get(one.table)?.mine ? "is-mine" : ""}`}>{told(one)}</span>}
              </span>
              <span class="quiet small">
                {one.seat ? say("web-seat-of", { seat: one.seat }) : one.host ? say("web-host") : say("web-spectator")} · {when(one.at)}
              </span>
            </a>
            <button type="button" class="plain tiny" onClick={() => forgetTable(one.table)}>
              {say("web-forget")}
            </button>
          </li>
        ))}
      </ul>
      {mine.length < kept.length && (
        <p>
          <a href="#/tables">{say("web-tables-all")}</a>
        </p>
      )}
    </section>
  );
}

/** A date as this person's browser writes dates, whatever language is read here. */
export function when(at: number): string {
  return new Date(at).toLocaleString([...navigator.languages], { dateStyle: "medium", timeStyle: "short" });
}

function OpenTables({ games }: { games: readonly Card[] }) {
  const [open, setOpen] = useState<ListedTable[] | null>(null);
  useEffect(() => {
    let gone = false;
    const look = () => api.listed().then((found) => !gone && setOpen(found), () => undefined);
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), 10_000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title">{say("web-open-tables")}</h2>
      {open?.length === 0 && <p class="quiet">{say("web-open-tables-none")}</p>}
      <ul class="table-list">
        {open?.map((one) => (
          <li key={one.table}>
            <span class="table-row">
              <span>
                {nameOf(games, one.game, one.game)} · {one.host} <PositionMark on={one.position} />
              </span>
              <span class="quiet small">
                {one.phase === "waiting" ? say("web-free-seats", { free: one.free, seats: one.seats }) : say(`web-phase-${one.phase}`)}
              </span>
            </span>
            {one.phase === "waiting" && one.free > 0 && one.join && (
              <a class="button" href={`#/join/${one.table}/${one.join}`}>
                {say("web-sit")}
              </a>
            )}
            <a class="button plain" href={`#/watch/${one.table}`}>
              {say("web-watch")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Tables() {
  const { games } = useGames();
  return (
    <Page main="lobby">
      <h1 class="unseen">{say("web-my-tables")}</h1>
      <MyTables games={games ?? []} all />
      <p>
        <a class="button" href="#/">
          {say("web-home")}
        </a>
      </p>
    </Page>
  );
}
