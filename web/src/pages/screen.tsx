/** The table screen for a TV: board, seats and log in large type, no secrets, a QR code until the seats are full. */

import { follow, useEnding, useGame, useSession, useShown } from "../routing/following";
import { keptTable } from "../keeping/keep";
import { ComeAlong } from "../parts/again";
import { Connection } from "../parts/connection";
import { Countdown } from "../parts/clock";
import { sentence } from "../parts/decision";
import { HereOnly, useKeys } from "../parts/host";
import { Lamp } from "../parts/icons";
import { Loading } from "../parts/loading";
import { Announcer, Log } from "../parts/log";
import { OutcomeCard } from "../parts/outcome";
import { PositionMark } from "../parts/position";
import { Problem } from "../parts/problem";
import { Qr } from "../parts/qr";
import { Seats } from "../parts/seats";
import { LanguageSwitch, ThemeSwitch } from "../parts/top";
import { go, link } from "../routing/route";
import { useOpenPages } from "../server/sealed";
import { say, spoken } from "../words/speech";

export function ScreenPage({ table }: { table: string }) {
  // Never a seat's token: the screen must not even be sent secrets.
  const session = useSession(table, keptTable(table)?.watch ?? "");
  const info = session.info.value;
  const { game, module } = useGame(info?.game ?? null);
  const ending = useEnding(session);
  const pages = useOpenPages(table, session.token, session.update.value?.sight);
  const { join } = useKeys(table);
  const openRule = (rule: string) => info && go(`/rules/${info.game}/${rule}`);
  const { board } = follow(session, game, {
    mode: "screen",
    ending,
    choose: () => undefined,
    offer: () => undefined,
    openRule,
    pages,
    belief: null,
  });
  const shown = useShown(session, module, board);
  const failed = session.failed.value;
  const inWords = spoken(info?.game);
  const Board = module?.Board;
  const free = info?.seats.some((one) => one.holder === "free") ?? false;
  const joinLink = free && join ? link(`/join/${table}/${join}`) : "";
  return (
    <div class="screen-page" data-game={info?.game}>
      <header class="screen-top">
        <Lamp />
        {(inWords || failed) && <h1>{inWords ? say("game-name") : "gloam"}</h1>}
        <p class="bar-ask" role="status">
          {info?.phase === "waiting"
            ? say("web-waiting-players", { free: info.seats.filter((one) => one.holder === "free").length })
            : info?.phase === "over"
              ? say("web-over")
              : sentence(session, null, module, board)}
        </p>
        <PositionMark on={info?.position ?? false} />
        {info && info.deadline !== null && <Countdown until={info.deadline} now={() => session.now()} />}
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <Connection session={session} />
      {failed && <Problem code={failed.code} />}
      {info && inWords ? (
        <>
          <aside class="left" tabIndex={0} aria-label={say("web-seats")}>
            <Seats table={info} module={module} board={board} seats="" />
            {joinLink && info.phase !== "waiting" && <WayIn url={joinLink} />}
          </aside>
          <main class="middle" aria-label={say("web-board")}>
            <ComeAlong session={session} watching page="screen" />
            {info.phase === "over" && <OutcomeCard session={session} openRule={openRule} />}
            {board && Board && <Board {...board} />}
            {joinLink && info.phase === "waiting" && <WayIn url={joinLink} />}
          </main>
          <aside class="right" aria-label={say("web-log")}>
            <div class="screen-log" tabIndex={0}>
              <Log events={shown.events} seats="" name={session.name} peeked={false} openRule={openRule} />
            </div>
          </aside>
          <Announcer fresh={shown.fresh} peeked={false} name={session.name} />
        </>
      ) : (
        !failed && (
          <main class="middle">
            <Loading />
          </main>
        )
      )}
    </div>
  );
}

function WayIn({ url }: { url: string }) {
  return (
    <div class="screen-qr">
      <Qr text={url} label={say("web-qr-join")} />
      <p>{say("web-screen-join")}</p>
      <HereOnly />
    </div>
  );
}
