/** A link with a token was opened: what it opens is asked first, so that a wrong link takes nobody's own seat away. */

import { api, ApiError } from "../server/api";
import { campaigns, keepCampaign, keepTable, keptTable, visit } from "../keeping/keep";
import type { Update } from "../server/wire";

type Look = (table: string, token: string) => Promise<Pick<Update, "you">>;

const now: Look = (table, token) => api.update(table, token, 0, "");

/** What a token opens: `null` for nothing at all, `undefined` where nobody could tell. */
async function opened(look: Look, table: string, token: string): Promise<Update["you"] | null | undefined> {
  try {
    return (await look(table, token)).you;
  } catch (error) {
    return error instanceof ApiError && error.code === "gone" ? null : undefined;
  }
}

/** Keep a token that came in a link, or use it for this visit only: the seat that this browser holds stays its own. */
export async function arrive(table: string, kind: "seat" | "watch" | "", token: string, join = "", look: Look = now): Promise<void> {
  const you = await opened(look, table, token);
  if (you === null) return;
  const looks = you && !you.person && !you.host;
  if (looks) {
    keepTable(table, { watch: token, ...(join && { join }) });
  } else if (!you || kind === "watch") {
    visit(table, token);
  } else if (!you.person) {
    keepTable(table, { host: token });
  } else {
    const own = keptTable(table)?.token ?? "";
    // Another seat's token takes the place of one that opens nothing any more, and of no other.
    if (own && own !== token && (await opened(look, table, own)) !== null) visit(table, token);
    else keepTable(table, { token });
  }
}

type LookAtCampaign = (campaign: string, token: string) => Promise<unknown>;

/** Keep the token of a campaign that came in a link, if it opens it: whoever loses the one they have loses the campaign. */
export async function arriveAtCampaign(campaign: string, token: string, look: LookAtCampaign = api.campaign): Promise<void> {
  const own = campaigns.value[campaign]?.token ?? "";
  try {
    await look(campaign, token);
  } catch (error) {
    if (own || (error instanceof ApiError && error.code === "gone")) return;
  }
  keepCampaign(campaign, { token });
}
