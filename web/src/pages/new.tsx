/** A new table: how many seats, which variants, which clock; then with bots at once or with friends. */

import { useEffect, useState } from "preact/hooks";
import { campaigns, playerName } from "../keeping/keep";
import { fromPosition, makeSession, makeTable, USUAL, usualTable } from "../routing/making";
import { Play, Share } from "../parts/icons";
import { Loading } from "../parts/loading";
import { InWords, Page } from "../parts/page";
import { Picture } from "../parts/picture";
import { NotMade } from "../parts/position";
import { Problem } from "../parts/problem";
import { mindName } from "../parts/seats";
import { say, words, wordsOf } from "../words/speech";
import type { CampaignInfo, GameInfo, NewTable, Settings } from "../server/wire";
import { useCampaign } from "./campaign";
import { codeOf, detailOf, useGameInfo } from "./lobby";

export function NewTablePage({ game }: { game: string }) {
  const { found, problem, again } = useGameInfo(game);
  return (
    <Page main="new-table" game={game}>
      {problem && <Problem title code={problem} {...(problem !== "gone" && { action: { text: say("web-again"), run: again } })} />}
      {found && (
        <InWords game={game}>
          <Form key={found.id} game={found} make={makeTable} positions />
        </InWords>
      )}
    </Page>
  );
}

/** The next session of a campaign: people, seats and variants may be others than before. */
export function NewSessionPage({ campaign }: { campaign: string }) {
  const token = campaigns.value[campaign]?.token ?? "";
  const { found: info, problem, again } = useCampaign(campaign, token);
  const last = info?.sessions.at(-1);
  const open = info?.state === "playing";
  return (
    <Page main="new-table" game={info?.game}>
      {problem && <Problem title code={problem} {...(problem !== "gone" && { action: { text: say("web-again"), run: again } })} />}
      {info && (
        <SessionForm
          info={info}
          seats={last?.seats ?? 0}
          make={(table) => makeSession(campaign, token, table, open)}
        />
      )}
    </Page>
  );
}

function SessionForm({ info, seats, make }: { info: CampaignInfo; seats: number; make: Make }) {
  const { found, problem, again } = useGameInfo(info.game);
  const number = info.sessions.length + 1;
  useEffect(() => {
    wordsOf.value = info.game;
  }, [info.game]);
  if (problem) return <Problem title code={problem} {...(problem !== "gone" && { action: { text: say("web-again"), run: again } })} />;
  if (!found) return <Loading />;
  const carries = words.value.has("game-carries") ? words.value.say("game-carries") : "";
  const text = info.state === "playing" ? say("web-session-again-text") : number > 1 ? carries : "";
  return (
    <InWords game={info.game}>
      <Form game={found} make={make} seats={seats} title={say("web-session-number", { number, name: info.name })} text={text} />
    </InWords>
  );
}

type Make = (table: NewTable) => Promise<void>;

/** Seconds that make sense, per decision and per game. */
const DECISION_SECONDS = [30, 60, 90, 180, 86_400, 259_200];
const GAME_SECONDS = [300, 600, 1_200, 2_700];

export function duration(seconds: number): string {
  if (seconds >= 86_400) return say("web-days", { count: Math.round(seconds / 86_400) });
  if (seconds >= 120 || seconds === 60) return say("web-minutes", { count: Math.round(seconds / 60) });
  return say("web-seconds", { count: seconds });
}

interface FormProps {
  game: GameInfo;
  make: Make;
  /** As many seats as before, where there was something before. */
  seats?: number;
  title?: string;
  text?: string;
  /** Whether it may begin from a position. */
  positions?: boolean;
}

function Form({ game, make: makeIt, seats = 0, title, text, positions = false }: FormProps) {
  const [table, setTable] = useState<NewTable>(() => {
    const usual = usualTable(game, playerName.value);
    return game.seats.includes(seats) ? { ...usual, seats } : usual;
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [detail, setDetail] = useState("");
  const [file, setFile] = useState("");
  const bring = async (chosen: HTMLInputElement) => {
    const one = chosen.files?.[0];
    if (!one) return;
    setProblem("");
    setTable(fromPosition(table, await one.text()));
    setFile(one.name);
    chosen.value = ""; // the same file once more, when its author has mended it
  };
  const change = (what: Partial<NewTable>) => setTable({ ...table, ...what });
  const set = (what: Partial<Settings>) => change({ settings: { ...table.settings, ...what } });
  const make = async (start: boolean) => {
    setBusy(true);
    setProblem("");
    const overDays = table.settings.clock === "decision" && table.settings.seconds >= 3_600;
    const settings = overDays ? { ...table.settings, window: 0 } : { ...table.settings, window: USUAL.window };
    try {
      await makeIt({ ...table, name: table.name.trim() || say("web-guest"), settings, start });
    } catch (error) {
      setProblem(codeOf(error));
      setDetail(detailOf(error));
      setBusy(false);
    }
  };
  const seconds = table.settings.clock === "game" ? GAME_SECONDS : DECISION_SECONDS;
  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void make(false);
      }}
    >
      <header class="new-head">
        <Picture game={game.id} />
        <div>
          <h1>{title ?? words.value.say("game-name")}</h1>
          <p class="game-pitch">{text ?? words.value.say("game-pitch")}</p>
        </div>
      </header>
      <fieldset>
        <legend>{say("web-you-and-others")}</legend>
        <label class="field">
          <span>{say("web-your-name")}</span>
          <input
            value={table.name}
            maxLength={24}
            autocomplete="nickname"
            placeholder={say("web-guest")}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        {positions && (
          <div class="field">
            <span>{say("web-position")}</span>
            <div class="bar-tools">
              <label class="button found-file">
                <input type="file" class="unseen" accept=".toml,application/toml" disabled={busy} onChange={(event) => void bring(event.currentTarget)} />
                {file || say("web-position-file")}
              </label>
              {table.position && (
                <button
                  type="button"
                  class="plain"
                  onClick={() => {
                    setFile("");
                    change({ seats: usualTable(game, "").seats, position: null });
                  }}
                >
                  {say("web-position-none")}
                </button>
              )}
            </div>
            <small class="quiet">{say("web-position-text")}</small>
          </div>
        )}
        {!table.position && <div class="field" role="radiogroup" aria-labelledby="seats-label">
          <span id="seats-label">{say("web-seats")}</span>
          <div class="segments">
            {game.seats.map((count) => (
              <label key={count} class={count === table.seats ? "is-on" : ""}>
                <input type="radio" name="seats" checked={count === table.seats} onChange={() => change({ seats: count })} />
                <span>{count}</span>
              </label>
            ))}
          </div>
        </div>}
        <label class="field">
          <span>{say("web-minds")}</span>
          <select value={table.mind} onChange={(event) => change({ mind: event.currentTarget.value })}>
            {[...game.minds].reverse().map((mind) => (
              <option key={mind} value={mind}>
                {mindName(mind)}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input type="checkbox" checked={table.seat === "-"} onChange={(event) => change({ seat: event.currentTarget.checked ? "-" : "" })} />
          <span>
            {say("web-no-seat")}
            <small class="quiet">{say("web-no-seat-text")}</small>
          </span>
        </label>
      </fieldset>
      <fieldset>
        <legend>{say("web-how")}</legend>
        <div class="field" role="radiogroup" aria-labelledby="clock-label">
          <span id="clock-label">{say("web-clock")}</span>
          <div class="segments">
            {(["none", "decision", "game"] as const).map((clock) => (
              <label key={clock} class={clock === table.settings.clock ? "is-on" : ""}>
                <input
                  type="radio"
                  name="clock"
                  checked={clock === table.settings.clock}
                  onChange={() => set({ clock, seconds: clock === "game" ? 600 : 90 })}
                />
                <span>{say(`web-clock-${clock}`)}</span>
              </label>
            ))}
          </div>
          <small class="quiet">{say("web-clock-text")}</small>
        </div>
        {table.settings.clock !== "none" && (
          <label class="field">
            <span>{say("web-time")}</span>
            <select value={table.settings.seconds} onChange={(event) => set({ seconds: Number(event.currentTarget.value) })}>
              {seconds.map((one) => (
                <option key={one} value={one}>
                  {duration(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Check on={table.settings.undo} set={(undo) => set({ undo })} title={say("web-set-undo")} text={say("web-set-undo-text")} />
        <Check on={table.settings.hints} set={(hints) => set({ hints })} title={say("web-set-hints")} text={say("web-set-hints-text")} />
        <Check on={table.settings.beliefs} set={(beliefs) => set({ beliefs })} title={say("web-set-beliefs")} text={say("web-set-beliefs-text")} />
        <Check on={table.settings.talk} set={(talk) => set({ talk })} title={say("web-set-talk")} text={say("web-set-talk-text")} />
        <Check on={table.settings.listed} set={(listed) => set({ listed })} title={say("web-set-listed")} text={say("web-set-listed-text")} />
      </fieldset>
      {game.switches.length > 0 && !table.position && (
        <details class="variants">
          <summary>
            {say("web-variants", { count: game.switches.length })}
            {Object.keys(table.options).length > 0 && <span class="chip">{say("web-changed", { count: Object.keys(table.options).length })}</span>}
          </summary>
          <ul>
            {game.switches.map((one) => (
              <li key={one.key} class="variant">
                <Variant
                  info={one}
                  game={game.id}
                  value={table.options[one.key] ?? one.default}
                  set={(value) => {
                    const { [one.key]: _, ...rest } = table.options;
                    change({ options: value === one.default ? rest : { ...rest, [one.key]: value } });
                  }}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      <NotMade problem={problem} detail={detail} />
      <div class="new-actions">
        <button type="button" class="primary" disabled={busy} onClick={() => void make(true)}>
          <Play />
          {say("web-play-now")}
        </button>
        <button type="submit" disabled={busy}>
          <Share />
          {say("web-make-invite")}
        </button>
      </div>
    </form>
  );
}

function Check({ on, set, title, text }: { on: boolean; set: (on: boolean) => void; title: string; text: string }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {title}
        <small class="quiet">{text}</small>
      </span>
    </label>
  );
}

interface VariantProps {
  info: GameInfo["switches"][number];
  game: string;
  value: boolean | number | string;
  set: (value: boolean | number | string) => void;
}

function Variant({ info, game, value, set }: VariantProps) {
  const title = words.value.say(`option-${info.key}`);
  const textKey = `option-${info.key}-text`;
  const named = (one: boolean | number | string) => {
    if (typeof one === "boolean") return say(one ? "web-on" : "web-off");
    const key = `option-${info.key}-${one}`;
    return words.value.has(key) ? words.value.say(key) : String(one);
  };
  return (
    <>
      <div class="variant-head">
        <span id={`variant-${info.key}`}>{title}</span>
        <div class="segments" role="radiogroup" aria-labelledby={`variant-${info.key}`}>
          {info.values.map((one) => (
            <label key={String(one)} class={one === value ? "is-on" : ""}>
              <input type="radio" name={`variant-${info.key}`} checked={one === value} onChange={() => set(one)} />
              <span>{named(one)}</span>
            </label>
          ))}
        </div>
      </div>
      {words.value.has(textKey) && <p class="quiet small">{words.value.say(textKey).replaceAll("`", "")}</p>}
      <p class="variant-rules">
        {info.rules.map((rule) => (
          <a key={rule} class="rule" href={`#/rules/${game}/${rule}`} aria-label={say("web-rule-open", { rule })}>
            {rule}
          </a>
        ))}
      </p>
    </>
  );
}
