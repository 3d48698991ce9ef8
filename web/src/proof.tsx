/**
 * A page of a book as its author sees it: drawn by the game's own board, each entry as it would be read, with its effects
 * below. `gloam content preview GAME PAGE --web` serves it to the author alone; a server of tables has no proof to give.
 */

import "./style/base.css";
import "./style/table.css";
import "./style/pages.css";
import "./style/shell.css";
import "./style/proof.css";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type BoardModule, type BoardProps, loadBoard, type Note } from "./board/board";
import { theme } from "./keeping/keep";
import { NO_TARGETS } from "./board/options";
import type { GameInfo } from "./server/wire";
import { type Language, LANGUAGES, loadWords, type Words } from "./words/words";

interface Entry {
  variant: string;
  name: string;
  passages: string[];
  effects: string[];
}

interface Sheet {
  game: string;
  page: string;
  language: Language;
  proof: { view: unknown; title: string; entries: Entry[] };
  texts: Record<Language, string>;
}

const nothing = () => {};

/** What was told if just this had been read on the page. */
function told(sheet: Sheet, passages: readonly string[]): Note[] {
  const note = (key: string, page: string): Note => ({ when: 0, phrase: { key, rule: "", facts: { page: `page:${page}` } } });
  return [note("event-opened", sheet.proof.title), ...passages.map((page) => note("event-read", page))];
}

function boardProps(sheet: Sheet, game: GameInfo, words: Words, passages: readonly string[]): BoardProps {
  const { view } = sheet.proof;
  const sight = { seats: "", view, prompts: [], interrupts: [], waiting: [], proposals: [], resolving: false, outcome: null, own: [], pages: [...passages], anytime: [], known: "", seat: "", prompt: null };
  return { view, sight, table: null, game, words, seat: "", seats: "", name: (seat) => seat, targets: NO_TARGETS, walks: new Map(), walk: nothing, previews: {}, plans: null, choose: nothing, wish: () => "", why: nothing, explain: nothing, pick: nothing, peeked: false, setPeeked: nothing, mode: "replay", truth: null, belief: null, pages: [], history: told(sheet, passages), notebook: null, events: [], still: true, openRule: nothing };
}

function Proof({ sheet, game, board }: { sheet: Sheet; game: GameInfo; board: BoardModule }) {
  const [language, setLanguage] = useState(sheet.language);
  const [words, setWords] = useState<Words | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    void loadWords(language, game.id).then((found) => setWords(found.and([sheet.texts[language]])));
    document.documentElement.lang = language;
  }, [language]);
  if (!words || words.language !== language) return null;
  const { entries, title } = sheet.proof;
  const entry = entries[at];
  const { Board } = board;
  document.title = `${sheet.page} ${words.say(`page-${title}`)}`;
  return (
    <main class="proof" data-game={game.id}>
      <header>
        <h1>
          {sheet.page} {words.say(`page-${title}`)}
        </h1>
        <select aria-label={words.say("web-language")} value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => (theme.value = theme.value === "dark" ? "light" : "dark")}>
          {words.say(theme.value === "dark" ? "web-theme-light" : "web-theme-dark")}
        </button>
      </header>
      <nav>
        {entries.map((one, i) => (
          <button key={i} type="button" class="plain" aria-pressed={i === at} data-entry={one.name} onClick={() => setAt(i)}>
            {one.variant ? `${one.variant}.${one.name}` : one.name}
          </button>
        ))}
      </nav>
      <div class="proof-board">
        <Board {...boardProps(sheet, game, words, entry?.passages ?? [])} />
      </div>
      <section class="proof-entry">
        <dl>
          {entry?.passages.map((one) => (
            <div key={one}>
              <dt>{one}</dt>
              <dd>{words.say(`page-${one}`)}</dd>
            </div>
          ))}
        </dl>
        <pre>{entry?.effects.join("\n")}</pre>
      </section>
    </main>
  );
}

async function begin(place: HTMLElement): Promise<void> {
  document.documentElement.dataset["theme"] = theme.value;
  const answer = await fetch("proof.json");
  if (!answer.ok) {
    place.textContent = "gloam content preview GAME PAGE --web";
    return;
  }
  const sheet = (await answer.json()) as Sheet;
  const game = (await (await fetch(`api/games/${sheet.game}`)).json()) as GameInfo;
  const board = await loadBoard(game);
  theme.subscribe((now) => void (document.documentElement.dataset["theme"] = now));
  render(<Proof sheet={sheet} game={game} board={board} />, place);
}

void begin(document.getElementById("app")!);
