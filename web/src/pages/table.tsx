/** The table: board in the middle, seats left, log, chat, rules and notes right, the decision bar below. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTurnAlert } from "../routing/alerts";
import { api } from "../server/api";
import { beliefOf } from "../board/belief";
import { follow, useEnding, useGame, useSession, useShown } from "../routing/following";
import { keepTable, keptTable, tokenFor, visiting } from "../keeping/keep";
import type { Target, Wish } from "../board/options";
import { NoTable } from "../parts/account";
import { BeliefPanel } from "../parts/belief";
import { Chat } from "../parts/chat";
import { Connection } from "../parts/connection";
import { ComeAlong } from "../parts/again";
import { byNumber, DecisionBar, sentence, typing, wantsConfirmation } from "../parts/decision";
import { Dialog } from "../parts/dialog";
import { EndingPage } from "../parts/ending";
import { Fate } from "../parts/fate";
import { HostMenu, Invite, startFilled } from "../parts/host";
import { Crown, Eye, Mask, Share } from "../parts/icons";
import { Loading } from "../parts/loading";
import { Announcer, Log } from "../parts/log";
import { News, OwnSeats } from "../parts/news";
import { Notes } from "../parts/notes";
import { OpeningScene, useOpening } from "../parts/opening";
import { Page } from "../parts/page";
import { Pages } from "../parts/pages";
import { PositionNote } from "../parts/position";
import { Rulebook } from "../parts/rulebook";
import { Seats } from "../parts/seats";
import { type Tab, Tabs } from "../parts/tabs";
import { Zoom } from "../parts/zoom";
import { go } from "../routing/route";
import { useOpenPages } from "../server/sealed";
import { say, spoken, words } from "../words/speech";
import { codeOf } from "./lobby";

type Sheet = "" | "invite" | "host";

/** Too narrow for columns; and too narrow for three of them, as sizes.css has it. */
const NARROW = "(max-width: 60rem)";
const MIDDLING = "(max-width: 76rem)";

/** Whether the window is narrower than so much. */
function useNarrow(width: string): boolean {
  const query = useMemo(() => matchMedia(width), [width]);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const change = () => setNarrow(query.matches);
    query.addEventListener?.("change", change);
    return () => query.removeEventListener?.("change", change);
  }, [query]);
  return narrow;
}

export function TablePage({ table, watching }: { table: string; watching: boolean }) {
  const token = watching ? keptTable(table)?.watch || tokenFor(table) : tokenFor(table);
  const session = useSession(table, token);
  const info = session.info.value;
  const { game, module } = useGame(info?.game ?? null);
  const ending = useEnding(session);
  const pages = useOpenPages(table, token, session.update.value?.sight);
  const narrow = useNarrow(NARROW);
  const listed = useNarrow(MIDDLING);
  const [tab, setTab] = useState(narrow ? "" : "log");
  // A window that becomes too narrow for columns, by zooming as well, shows its board first, and a wide one the log beside.
  const before = useRef(narrow);
  useEffect(() => {
    if (before.current !== narrow) setTab((old) => (narrow ? "" : old || "log"));
    before.current = narrow;
  }, [narrow]);
  // The tab of the seats goes when there is room for their column.
  useEffect(() => {
    if (!listed) setTab((old) => (old === "seats" ? "log" : old));
  }, [listed]);
  const [rule, setRule] = useState<string | null>(null);
  const [menu, setMenu] = useState<Target | null>(null);
  const [sure, setSure] = useState<string | null>(null);
  const [sheet, setSheet] = useState<Sheet>("");
  const [problem, setProblem] = useState("");
  const [seen, setSeen] = useState(0);
  const [asked, setAsked] = useState("");
  const [atBoard, setAtBoard] = useState(false);
  const opening = useOpening(session);

  const openRule = (id: string) => {
    setRule(id);
    setTab("rules");
  };
  const choose = (choice: Wish) => {
    if (wantsConfirmation(choice, interrupts, module) && sure !== choice.notation) {
      setSure(choice.notation);
      return;
    }
    setSure(null);
    setMenu(null);
    void session.choose(choice);
  };
  const { board, question, interrupts } = follow(session, game, {
    mode: "play",
    ending,
    choose,
    offer: setMenu,
    openRule,
    pages,
    belief: session.peeked.value ? beliefOf(session.update.value?.shades ?? null, asked, module, words.value, session.name) : null,
  });
  const shown = useShown(session, module, board);
  const telling = shown.events.length < session.events.value.length;
  useEffect(() => {
    const seats = [...session.seats.value].map((seat) => `seat:${seat}`);
    const mine = shown.fresh.filter(({ n, phrase }) => {
      const facts = module?.notices?.[phrase.key.replace(/^event-/, "")];
      return session.unasked.has(n) && facts?.some((fact) => seats.includes(String(phrase.facts[fact])));
    });
    if (mine.length > 0) session.report(mine);
  }, [shown.fresh]);
  const update = session.update.value;
  const host = watching ? "" : (keptTable(table)?.host ?? "");

  useEffect(() => {
    setMenu(null);
    setSure(null);
  }, [session.ask.value]);
  useEffect(() => {
    if (info && !visiting(table)) keepTable(table, { game: info.game, seat: session.seats.value });
  }, [info?.game, session.seats.value]);
  useEffect(() => {
    if (tab === "chat") setSeen(session.talk.value.length);
  }, [tab, session.talk.value.length]);
  const phase = info?.phase;
  const hint = async () => {
    try {
      const found = await api.hint(table, token, session.seat.value);
      session.notice.value = { kind: "hint", choice: found.choice, reason: found.reason };
    } catch (error) {
      session.notice.value = { kind: "failed", code: codeOf(error) };
    }
  };

  // Every choice has a key; what a press means is the same as a click.
  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined);
  keys.current = (event) => {
    if (event.key === "Escape") {
      setMenu(null);
      setSure(null);
      session.notice.value = null;
      if (narrow) setTab("");
      return;
    }
    if (typing(event) || document.querySelector("dialog[open]")) return;
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (digit && !event.shiftKey) {
      const listed = question && !telling && !question.covered && !module?.formKinds?.has(question.kind);
      const meant = listed || menu ? byNumber(question, menu, Number(digit), board) : null;
      if (meant && "reason" in meant) session.explain(meant);
      else if (meant && session.sending.value === null) choose(meant);
      return;
    }
    if (event.key === "?") document.querySelector<HTMLElement>("[data-help]")?.click();
    else if (event.code === "KeyS") session.peeked.value = !session.peeked.value;
    else if (event.code === "KeyU" && update?.table.settings.undo) void session.takeBack();
    else if (event.code === "KeyH" && question && info?.settings.hints) void hint();
    else if (event.code === "KeyR" && question && !question.covered) openRule(question.rule);
    else if (event.code === "KeyL") setTab("log");
    else if (event.code === "KeyC") setTab("chat");
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keys.current(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  const inWords = spoken(info?.game);
  const gameName = inWords ? say("game-name") : "gloam";
  useTurnAlert(inWords && phase === "playing" && question !== null && !session.held.value, gameName);

  const failed = session.failed.value;
  if (failed) {
    return (
      <Page main="lobby">
        <NoTable code={failed.code} table={table} token={token} watching={watching} />
      </Page>
    );
  }

  if (!info || !inWords) {
    return (
      <Page class="page" main="middle" game={info?.game}>
        <Connection session={session} />
        <Loading />
      </Page>
    );
  }

  // What fails in a game is said in the bar; before and after it there is another place.
  const fail = (error: unknown) => {
    if (phase === "playing") session.notice.value = { kind: "failed", code: codeOf(error) };
    else setProblem(codeOf(error));
  };
  const sitToo = (seat: string) => void api.sitToo(table, token, seat).catch(fail);
  const handOver = (seat: string, person: number) => void api.handOver(table, token, seat, person).catch(fail);
  const agree = (seat: string, yes: boolean) => void api.agree(table, token, seat, yes).catch(fail);
  const Notebook = module?.Notebook;
  const shades = session.update.value?.shades;
  const me = watching ? 0 : (session.update.value?.you.person ?? 0);
  const seats = (
    <>
      <Seats table={info} module={module} board={board} seats={session.seats.value} sitToo={watching ? undefined : sitToo} handOver={watching ? undefined : handOver} agree={watching ? undefined : agree} />
      <OwnSeats table={info} me={me} token={token} fail={fail} left={() => go("/")} />
    </>
  );
  const tabs: Tab[] = [
    ...(listed ? [{ id: "seats", title: say("web-seats"), content: () => seats }] : []),
    {
      id: "log",
      title: say("web-log"),
      content: () => (
        <Log events={shown.events} seats={session.seats.value} name={session.name} peeked={session.peeked.value || phase === "over"} openRule={openRule} />
      ),
    },
    {
      id: "chat",
      title: say("web-chat"),
      ...(session.talk.value.length > seen ? { news: say("web-chat-new") } : {}),
      content: () => <Chat session={session} />,
    },
    { id: "rules", title: say("web-rules"), content: () => game && <Rulebook game={game} rule={rule} /> },
    ...(shades && Object.keys(shades).length > 0
      ? [
          {
            id: "beliefs",
            title: say("web-beliefs"),
            content: () =>
              session.peeked.value ? (
                <BeliefPanel shades={shades} module={module} asked={asked} setAsked={setAsked} name={session.name} />
              ) : (
                <p class="quiet">{say("web-beliefs-covered")}</p>
              ),
          },
        ]
      : []),
    ...(pages.length > 0
      ? [
          {
            id: "pages",
            title: say("web-pages"),
            content: () => <Pages pages={pages} own={session.sight.value?.own ?? []} peeked={session.peeked.value} />,
          },
        ]
      : []),
    { id: "notes", title: say("web-notes"), content: () => <Notes notebook={session.seats.value ? session.notes : null}>{Notebook && board && <Notebook {...board} />}</Notes> },
  ];

  const start = async () => {
    if (!game) return;
    setProblem("");
    try {
      await startFilled(info, host, game.minds.at(-1) ?? "");
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const instead =
    phase === "waiting" ? (
      <div class="bar-main">
        <p class="bar-ask" role="status">
          {say("web-waiting-players", { free: info.seats.filter((one) => one.holder === "free").length })}
        </p>
        <PositionNote on={info.position} />
        <div class="bar-tools">
          {host && (
            <button type="button" class="primary" onClick={() => void start()}>
              {info.seats.some((one) => one.holder === "free") ? say("web-start-fill") : say("web-start")}
            </button>
          )}
          <button type="button" onClick={() => setSheet("invite")}>
            <Share />
            {say("web-invite")}
          </button>
        </div>
        {problem && (
          <p class="problem" role="alert">
            {say(`web-failed-${problem}`)}
          </p>
        )}
      </div>
    ) : phase === "over" ? (
      <div class="bar-main">
        <p class="bar-ask" role="status">
          {say("web-over")}
        </p>
        <div class="bar-tools">
          <button type="button" class="primary" onClick={() => setAtBoard(false)}>
            {say("web-ending-page")}
          </button>
          <a class="button" href={`#/replay/${table}`}>
            {say("web-replay")}
          </a>
        </div>
        <ComeAlong session={session} watching={watching} />
      </div>
    ) : (
      <p class="bar-ask quiet">{say("web-loading")}</p>
    );

  const head = (
    <>
      {watching && (
        <span class="chip">
          <Eye />
          {say("web-spectator")}
        </span>
      )}
      {phase === "playing" && session.seat.value && (
        <button type="button" class="plain" onClick={opening.again}>
          <Mask />
          <span class={narrow ? "unseen" : ""}>{say("web-opening-again")}</span>
        </button>
      )}
      <button type="button" class="plain" onClick={() => setSheet("invite")}>
        <Share />
        <span class={narrow ? "unseen" : ""}>{say("web-invite")}</span>
      </button>
      {host && (
        <button type="button" class="plain" onClick={() => setSheet("host")}>
          <Crown />
          <span class={narrow ? "unseen" : ""}>{say("web-host-menu")}</span>
        </button>
      )}
    </>
  );
  // Where somebody who goes by Tab can get to at once.
  const skips = [
    { text: say("web-skip-bar"), to: ".bar" },
    { text: say("web-skip-board"), to: ".middle" },
  ];
  const Board = module?.Board;
  const ends = phase === "over" && !atBoard && session.sight.value?.outcome;
  return (
    <Page class={`table-page ${narrow ? "is-narrow" : "is-wide"} ${ends ? "is-ending" : ""}`} game={info.game} title={gameName} head={head} skips={skips}>
      {ends && <Connection session={session} />}
      {ends && (
        <EndingPage
          session={session}
          ending={ending}
          watching={watching}
          openRule={openRule}
          seeBoard={() => setAtBoard(true)}
          problem={problem}
          fail={fail}
        />
      )}
      {!listed && !ends && (
        <aside class="left" tabIndex={0} aria-label={say("web-seats")}>
          {seats}
        </aside>
      )}
      {!ends && <main class="middle" aria-label={say("web-board")}>
        <News table={info} me={me} token={token} host={host} fail={fail}>
          <Connection session={session} />
        </News>
        {board && Board ? (
          <Zoom>
            <Board {...board} />
          </Zoom>
        ) : phase === "waiting" ? (
          <div class="waiting-room">
            <Invite table={table} />
          </div>
        ) : (
          <Loading />
        )}
        {board && opening.shown && (
          <OpeningScene session={session} module={module} board={board} first={sentence(session, question, module, board)} close={opening.close} />
        )}
        {game && !opening.shown && <Fate session={session} game={game} events={shown.events} />}
      </main>}
      {!ends && <DecisionBar
        session={session}
        module={module}
        board={board}
        question={question}
        interrupts={interrupts}
        menu={menu}
        closeMenu={() => setMenu(null)}
        sure={sure}
        choose={choose}
        hint={() => void hint()}
        openRule={openRule}
        narrow={narrow}
        telling={telling}
        instead={instead}
      />}
      <aside class={`right ${tab ? "is-open" : ""}`} aria-label={say("web-side")}>
        <Tabs label={say("web-side")} tabs={tabs} open={tab} onOpen={setTab} shuts={narrow} />
      </aside>
      <Announcer fresh={shown.fresh} peeked={session.peeked.value} name={session.name} />
      {sheet === "invite" && (
        <Dialog title={say("web-invite")} onClose={() => setSheet("")} wide>
          <Invite table={table} />
        </Dialog>
      )}
      {sheet === "host" && game && (
        <Dialog title={say("web-host-menu")} onClose={() => setSheet("")}>
          <HostMenu table={info} game={game} me={session.update.value?.you.person ?? 0} token={token} />
        </Dialog>
      )}
    </Page>
  );
}
