/** Campaigns of mine in the lobby: to go on with, to found, to bring from a file. */

import { useState } from "preact/hooks";
import { api } from "../server/api";
import { campaigns, forgetCampaign, keepCampaign } from "../keeping/keep";
import { codeOf, nameOf, said, when } from "../pages/lobby";
import { go } from "../routing/route";
import { say } from "../words/speech";
import type { GameCard } from "../server/wire";

export function MyCampaigns({ games }: { games: readonly GameCard[] }) {
  const mine = Object.values(campaigns.value).sort((a, b) => b.at - a.at);
  const some = games.filter((game) => game.campaigns);
  if (mine.length === 0 && some.length === 0) return null;
  return (
    <section aria-labelledby="campaigns-title" class="campaigns">
      <h2 id="campaigns-title">{say("web-campaigns")}</h2>
      {mine.length === 0 && <p class="quiet">{say("web-campaigns-none")}</p>}
      <ul class="table-list">
        {mine.map((one) => (
          <li key={one.campaign} data-campaign={one.campaign}>
            <a class="table-row" href={`#/campaign/${one.campaign}`}>
              <span>{one.name || one.campaign}</span>
              <span class="quiet small">
                {nameOf(games, one.game, one.game)} · {when(one.at)}
              </span>
            </a>
            <button type="button" class="plain tiny" onClick={() => forgetCampaign(one.campaign)}>
              {say("web-forget")}
            </button>
          </li>
        ))}
      </ul>
      {some.length > 0 && <Found games={some} />}
    </section>
  );
}

/** What a campaign file says of itself; null for something else. */
export function campaignIn(text: string): { file: Record<string, unknown>; game: string; name: string } | null {
  try {
    const file = JSON.parse(text) as Record<string, unknown>;
    const { game, name } = file;
    return typeof game === "string" && typeof name === "string" ? { file, game, name } : null;
  } catch {
    return null;
  }
}

function Found({ games }: { games: readonly GameCard[] }) {
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const game = games.find((one) => one.id === chosen) ?? games[0];
  const found = async (id: string, called: string, file: Record<string, unknown> | null) => {
    setBusy(true);
    setProblem("");
    try {
      const key = await api.found({ game: id, name: called.slice(0, 64), file });
      keepCampaign(key.campaign, { game: id, name: called, token: key.token });
      go(`/campaign/${key.campaign}`);
    } catch (error) {
      setProblem(`web-failed-${codeOf(error)}`);
      setBusy(false);
    }
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const inside = campaignIn(await file.text());
    if (inside) await found(inside.game, inside.name || file.name, inside.file);
    else setProblem("web-campaign-no-file");
  };
  if (!game) return null;
  return (
    <form
      class="found"
      onSubmit={(event) => {
        event.preventDefault();
        void found(game.id, name.trim() || said(game.name), null);
      }}
    >
      {games.length > 1 && (
        <label class="field">
          <span>{say("web-games")}</span>
          <select value={game.id} onChange={(event) => setChosen(event.currentTarget.value)}>
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {said(one.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span>{say("web-campaign-name")}</span>
        <input value={name} maxLength={64} placeholder={said(game.name)} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={busy}>
        {say("web-campaign-found")}
      </button>
      <label class="button plain found-file">
        <input type="file" class="unseen" accept=".json,application/json" disabled={busy} onChange={(event) => void bring(event.currentTarget.files?.[0])} />
        {say("web-campaign-bring")}
      </label>
      {problem && (
        <p class="problem" role="alert">
          {say(problem)}
        </p>
      )}
    </form>
  );
}

/** What follows on a session that is over: at its table, for whoever keeps the campaign and for the others. */
export function GoesOn({ campaign, goesOn, carries }: { campaign: string; goesOn: boolean; carries: string }) {
  const mine = campaigns.value[campaign];
  return (
    <div class="goes-on">
      <p>{goesOn ? carries : say("web-campaign-over")}</p>
      {goesOn && !mine && <p class="quiet">{say("web-session-by-owner")}</p>}
      {mine && (
        <div class="bar-tools">
          {goesOn && (
            <a class="button primary" href={`#/session/${campaign}`}>
              {say("web-session-next")}
            </a>
          )}
          <a class="button" href={`#/campaign/${campaign}`}>
            {say("web-campaign-open", { name: mine.name })}
          </a>
        </div>
      )}
    </div>
  );
}
