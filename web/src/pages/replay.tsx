/** After the end: a slider through the game, each seat's view then and the truth now, the record, a scenario. */

import { useEffect, useRef, useState } from "preact/hooks";
import { api, download } from "../server/api";
import { beliefOf } from "../board/belief";
import { useGame } from "../routing/following";
import { playerName, still, tokenFor } from "../keeping/keep";
import { fromPosition, makeTable, usualTable } from "../routing/making";
import { asSeat, NO_TARGETS } from "../board/options";
import { BeliefPanel } from "../parts/belief";
import { Pause, Play, Save, SeatBadge } from "../parts/icons";
import { Loading } from "../parts/loading";
import { Page } from "../parts/page";
import { Pages } from "../parts/pages";
import { NoTable } from "../parts/account";
import { NotMade } from "../parts/position";
import { Problem } from "../parts/problem";
import { Rule } from "../parts/rule";
import { Zoom } from "../parts/zoom";
import { amend, go } from "../routing/route";
import { seatName } from "../server/session";
import { useOpenPages } from "../server/sealed";
import { say, spoken, words } from "../words/speech";
import { NO_WALKS } from "../board/ways";
import type { ReplayMoment, TableInfo } from "../server/wire";
import { codeOf, detailOf } from "./lobby";

const STEP = 1_100;
const SLOWER = 500;
/** The whole truth instead of one seat's view. */
const TRUTH = "";

export function Replay({ table, at: first }: { table: string; at: number | null }) {
  const token = tokenFor(table);
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [moment, setMoment] = useState<ReplayMoment | null>(null);
  const [at, setAt] = useState(first ?? 0);
  const [seat, setSeat] = useState(TRUTH);
  const [playing, setPlaying] = useState(false);
  const [problem, setProblem] = useState("");
  const [detail, setDetail] = useState("");
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState("");
  const kept = useRef(new Map<string, ReplayMoment>());
  const { game, module } = useGame(info?.game ?? null);
  const pages = useOpenPages(table, token, moment?.sight);

  useEffect(() => {
    api.info(table, token).then(setInfo, (error: unknown) => setProblem(codeOf(error)));
  }, [table]);
  useEffect(() => {
    let gone = false;
    const key = `${at}/${seat}`;
    const found = kept.current.get(key);
    const show = (one: ReplayMoment) => {
      kept.current.set(key, one);
      if (gone) return;
      setMoment(one);
      setProblem("");
    };
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      api.replay(table, token, at, seat).then(show, (error: unknown) => {
        if (gone) return;
        // Who draws the slider along asks for more than the server plays again at once.
        if (codeOf(error) === "too-fast") later = setTimeout(look, SLOWER);
        else setProblem(codeOf(error));
      });
    };
    if (found) show(found);
    else look();
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [table, at, seat]);
  const last = moment?.of ?? 0;
  useEffect(() => {
    if (!playing) return;
    if (moment && at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, moment]);
  useEffect(() => {
    const timer = setTimeout(() => amend(`/replay/${table}/${at}`), 300);
    return () => clearTimeout(timer);
  }, [at]);

  const names = new Map(info?.seats.map((one) => [one.seat, seatName(one)]));
  const name = (letter: string) => names.get(letter) ?? letter;
  const openRule = (rule: string) => info && go(`/rules/${info.game}/${rule}`);
  const Board = module?.Board;
  const shades = (seat !== TRUTH && moment?.shades[seat]) || null;
  const playFrom = async () => {
    if (!game) return;
    setBusy(true);
    setProblem("");
    try {
      const text = await (await api.scenario(table, token, at)).text();
      await makeTable({ ...fromPosition(usualTable(game, playerName.value.trim() || say("web-guest")), text), start: true });
    } catch (error) {
      setProblem(codeOf(error));
      setDetail(detailOf(error));
      setBusy(false);
    }
  };
  const fetched = (work: Promise<Blob>, file: string) => {
    work.then(
      (blob) => download(blob, file),
      (error: unknown) => setProblem(codeOf(error)),
    );
  };
  return (
    <Page class="replay-page" game={info?.game} title={say("web-replay")}>
      {problem && !moment ? (
        <main class="lobby">
          {problem === "other-edition" ? <NoTable code={problem} table={table} token={token} /> : <Problem code={problem} />}
        </main>
      ) : !spoken(info?.game) ? (
        <main class="middle">
          <Loading />
        </main>
      ) : (
        <>
          <main class="middle" aria-label={say("web-board")}>
            {moment && game && Board && (
              <Zoom>
                <Board
                  view={moment.sight.view}
                  sight={asSeat(moment.sight, seat)}
                  table={info}
                  game={game}
                  words={words.value}
                  seat={seat}
                  seats={seat}
                  name={name}
                  targets={NO_TARGETS}
                  walks={NO_WALKS}
                  previews={{}}
                  plans={null}
                  walk={() => undefined}
                  wish={() => ""}
                  why={() => undefined}
                  choose={() => undefined}
                  explain={() => undefined}
                  pick={() => undefined}
                  peeked
                  setPeeked={() => undefined}
                  mode="replay"
                  truth={moment.truth}
                  pages={pages}
                  belief={beliefOf(shades, asked, module, words.value, name)}
                  history={moment.history}
                  notebook={null}
                  events={moment.events.map((phrase, n) => ({ n: at * 1000 + n, seq: at, when: 0, phrase, private: false }))}
                  still={still.value}
                  openRule={openRule}
                />
              </Zoom>
            )}
          </main>
          <aside class="right replay-side" aria-label={say("web-side")}>
            <div class="field" role="radiogroup" aria-labelledby="whose-label">
              <span id="whose-label">{say("web-replay-whose")}</span>
              <div class="segments is-wrapping">
                <label class={seat === TRUTH ? "is-on" : ""}>
                  <input type="radio" name="whose" checked={seat === TRUTH} onChange={() => setSeat(TRUTH)} />
                  <span>{say("web-truth")}</span>
                </label>
                {info?.seats.map((one) => (
                  <label key={one.seat} class={seat === one.seat ? "is-on" : ""}>
                    <input type="radio" name="whose" checked={seat === one.seat} onChange={() => setSeat(one.seat)} />
                    <SeatBadge seat={one.seat} />
                    <span>{seatName(one)}</span>
                  </label>
                ))}
              </div>
              <small class="quiet">{seat === TRUTH ? say("web-replay-truth-text") : say("web-replay-seat-text")}</small>
            </div>
            <section aria-labelledby="moment-title" class="replay-events">
              <h2 id="moment-title">{moment ? say("web-replay-moment", { at: moment.at, of: moment.of }) : ""}</h2>
              {moment?.decision && (
                <p>
                  <code>{moment.decision}</code>
                </p>
              )}
              <ol class="log">
                {moment?.events.map((phrase, i) => (
                  <li key={i} class="log-entry" data-event={phrase.key.replace(/^event-/, "")}>
                    <span class="log-text">{words.value.phrase(phrase, name)}</span>
                    <Rule rule={phrase.rule} open={openRule} />
                  </li>
                ))}
              </ol>
              {pages.length > 0 && <Pages pages={pages} own={[]} peeked />}
            </section>
            <section aria-labelledby="belief-title" class="replay-belief">
              <h2 id="belief-title">{say("web-beliefs")}</h2>
              {shades && Object.keys(shades).length > 0 ? (
                <>
                  <p class="quiet small">{say("web-beliefs-text", { name: name(seat) })}</p>
                  <BeliefPanel shades={shades} module={module} asked={asked} setAsked={setAsked} name={name} />
                </>
              ) : (
                <p class="quiet small">{seat === TRUTH ? say("web-beliefs-whose") : say("web-beliefs-none")}</p>
              )}
            </section>
            <div class="bar-tools">
              <button type="button" disabled={busy || !moment || at >= last} title={say("web-play-from-here-text")} onClick={() => void playFrom()}>
                <Play />
                {busy ? say("web-dealing") : say("web-play-from-here")}
              </button>
              <button type="button" onClick={() => fetched(api.record(table, token), `${table}.json`)}>
                <Save />
                {say("web-record")}
              </button>
              <button type="button" onClick={() => fetched(api.scenario(table, token, at), `${table}-${at}.toml`)}>
                <Save />
                {say("web-scenario")}
              </button>
              <a class="button" href={`#/t/${table}`}>
                {say("web-to-table")}
              </a>
            </div>
            <NotMade problem={problem} detail={detail} />
          </aside>
          <section class="bar replay-bar" aria-label={say("web-replay")}>
            <button type="button" class="primary icon-only" aria-label={playing ? say("web-pause") : say("web-play")} onClick={() => {
              if (!playing && at >= last) setAt(0);
              setPlaying(!playing);
            }}>
              {playing ? <Pause /> : <Play />}
            </button>
            <button type="button" disabled={at <= 0} onClick={() => setAt(at - 1)}>
              {say("web-step-back")}
            </button>
            <input
              type="range"
              // Before the first moment is there, nobody knows how many there are: the slider would jump back to 0.
              disabled={!moment}
              min={0}
              max={last}
              value={at}
              aria-label={say("web-replay-slider")}
              aria-valuetext={say("web-replay-moment", { at, of: last })}
              onInput={(event) => {
                setPlaying(false);
                setAt(Number(event.currentTarget.value));
              }}
            />
            <button type="button" disabled={at >= last} onClick={() => setAt(at + 1)}>
              {say("web-step-on")}
            </button>
          </section>
        </>
      )}
    </Page>
  );
}
