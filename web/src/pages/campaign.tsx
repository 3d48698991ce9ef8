/** A campaign: its sessions, the next one, and the link that opens it on another device. */

import { useEffect, useState } from "preact/hooks";
import { api, download } from "../server/api";
import { campaigns, keepCampaign, keptTable } from "../keeping/keep";
import { CopyLink } from "../parts/copy";
import { HereOnly } from "../parts/host";
import { Play } from "../parts/icons";
import { Loading } from "../parts/loading";
import { Page } from "../parts/page";
import { Problem } from "../parts/problem";
import { link } from "../routing/route";
import { say, words } from "../words/speech";
import type { CampaignInfo, SessionInfo } from "../server/wire";
import { codeOf, nameOf, useGames, when } from "./lobby";

/** A campaign as its owner sees it, fetched once and again on demand. */
export function useCampaign(campaign: string, token: string): { found: CampaignInfo | null; problem: string; again: () => void } {
  const [found, setFound] = useState<CampaignInfo | null>(null);
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setProblem("");
    api.campaign(campaign, token).then(
      (info) => {
        if (gone) return;
        keepCampaign(campaign, { game: info.game, name: info.name });
        setFound(info);
      },
      (error: unknown) => !gone && setProblem(codeOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [campaign, token, tries]);
  return { found, problem, again: () => setTries(tries + 1) };
}

export function CampaignPage({ campaign }: { campaign: string }) {
  const token = campaigns.value[campaign]?.token ?? "";
  const { found, problem, again } = useCampaign(campaign, token);
  const { games } = useGames();
  return (
    <Page main="lobby" game={found?.game}>
      {problem && <Problem title code={problem} {...(problem !== "gone" && { action: { text: say("web-again"), run: again } })} />}
      {!found && !problem && <Loading />}
      {found && games && <Inside info={found} token={token} named={nameOf(games, found.game, found.game)} />}
    </Page>
  );
}

function Inside({ info, token, named }: { info: CampaignInfo; token: string; named: string }) {
  const [problem, setProblem] = useState("");
  const own = link(`/campaign/${info.campaign}/${token}`);
  const file = () =>
    api.campaignFile(info.campaign, token).then(
      (blob) => download(blob, `gloam-${info.game}-${info.campaign}.json`),
      (error: unknown) => setProblem(codeOf(error)),
    );
  const open = info.sessions.find((one) => one.state === "open");
  const here = open && keptTable(open.table);
  return (
    <article class="campaign">
      <header>
        <h1>{info.name}</h1>
        <p class="quiet">
          {named} · {say(`web-campaign-${info.state}`)}
        </p>
      </header>
      {info.missing && (
        <div class="problem-card" role="alert">
          <p>{say("web-campaign-missing")}</p>
          {info.why && <p class="small">{words.value.phrase(info.why, (seat) => seat)}</p>}
        </div>
      )}
      <div class="bar-tools">
        {info.state === "ready" && !info.missing && (
          <a class="button primary" href={`#/session/${info.campaign}`}>
            <Play />
            {info.sessions.length > 0 ? say("web-session-next") : say("web-session-first")}
          </a>
        )}
        {here && (
          <a class="button primary" href={`#/t/${open.table}`}>
            {say("web-to-table")}
          </a>
        )}
        {info.state === "playing" && (
          <a class="button" href={`#/session/${info.campaign}`}>
            {say("web-session-again")}
          </a>
        )}
        {info.state !== "playing" && (
          <button type="button" onClick={() => void file()}>
            {say("web-campaign-file")}
          </button>
        )}
      </div>
      {problem && (
        <p class="problem" role="alert">
          {say(`web-failed-${problem}`)}
        </p>
      )}
      <section aria-labelledby="sessions-title">
        <h2 id="sessions-title">{say("web-sessions")}</h2>
        {info.sessions.length === 0 && <p class="quiet">{say("web-sessions-none")}</p>}
        <ol class="table-list">
          {info.sessions.map((one) => (
            <li key={one.number} data-session={one.number}>
              <Session one={one} />
            </li>
          ))}
        </ol>
      </section>
      <section class="card" aria-labelledby="link-title">
        <h2 id="link-title">{say("web-campaign-link")}</h2>
        <p class="quiet">{say("web-campaign-link-text")}</p>
        <HereOnly />
        <CopyLink url={own} label={say("web-campaign-link")} />
      </section>
    </article>
  );
}

function Session({ one }: { one: SessionInfo }) {
  const lines = (
    <>
      <span>{say("web-session", { number: one.number })}</span>
      <span class="quiet small">
        {say("web-session-seats", { count: one.seats })} · {when(one.made)} · {say(`web-session-${one.state}`)}
        {one.outcome && ` · ${wonBy(one.outcome.winners)}`}
      </span>
    </>
  );
  // Only who sat at a table may look at it again.
  return keptTable(one.table) ? (
    <a class="table-row" href={`#/t/${one.table}`}>
      {lines}
    </a>
  ) : (
    <span class="table-row">{lines}</span>
  );
}

function wonBy(winners: string): string {
  if (winners.length === 0) return say("web-nobody-won");
  return say("web-session-won", { seats: words.value.list([...winners]) });
}
