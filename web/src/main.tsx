/** The client: reads the address and shows its page. */

import "./style/base.css";
import "./style/table.css";
import "./style/pages.css";
import "./style/shell.css";
import "./style/sizes.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { arrive, arriveAtCampaign } from "./routing/arrive";
import { still, theme } from "./keeping/keep";
import { CampaignPage } from "./pages/campaign";
import { Join } from "./pages/join";
import { Lost } from "./pages/lost";
import { Lobby, Tables } from "./pages/lobby";
import { NewSessionPage, NewTablePage } from "./pages/new";
import { Replay } from "./pages/replay";
import { Rules } from "./pages/rules";
import { ScreenPage } from "./pages/screen";
import { TablePage } from "./pages/table";
import { arrival, listen, replace } from "./routing/route";
import { ready, wordsOf } from "./words/speech";

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  document.documentElement.dataset["still"] = String(still.value);
});

function App() {
  const { route, token, kind, join } = arrival.value;
  useEffect(() => {
    // A token that came in a link leaves the address bar.
    if (!token) return;
    if (kind === "campaign" && route.page === "campaign") {
      void arriveAtCampaign(route.campaign, token).then(() => replace(`/campaign/${route.campaign}`));
    }
    if (kind === "campaign" || !("table" in route)) return;
    const { page, table } = route;
    void arrive(table, kind, token, join).then(() => replace(`/${page === "table" ? "t" : page}/${table}`));
  }, [token]);
  useEffect(() => {
    if (route.page === "lobby" || route.page === "tables" || route.page === "campaign" || route.page === "lost") wordsOf.value = null;
    if (route.page === "new" || route.page === "rules") wordsOf.value = route.game;
  }, [route]);
  if (!ready.value || token) return null;
  switch (route.page) {
    case "lobby":
      return <Lobby />;
    case "tables":
      return <Tables />;
    case "new":
      return <NewTablePage game={route.game} />;
    case "campaign":
      return <CampaignPage key={route.campaign} campaign={route.campaign} />;
    case "session":
      return <NewSessionPage key={route.campaign} campaign={route.campaign} />;
    case "join":
      return <Join table={route.table} token={route.token} />;
    case "table":
      return <TablePage key={`t/${route.table}`} table={route.table} watching={false} />;
    case "watch":
      return <TablePage key={`w/${route.table}`} table={route.table} watching />;
    case "screen":
      return <ScreenPage key={route.table} table={route.table} />;
    case "replay":
      return <Replay key={route.table} table={route.table} at={route.at} />;
    case "rules":
      return <Rules game={route.game} rule={route.rule} />;
    case "lost":
      return <Lost />;
  }
}

listen();
const root = document.getElementById("app");
if (root) render(<App />, root);
