/** Requests to the server. A failure is an ApiError that says what kind of failure it is. */

import type {
  Account,
  CampaignInfo,
  CampaignKey,
  Ending,
  Failed,
  GameCard,
  GameInfo,
  Hint,
  Keys,
  ListedTable,
  NewCampaign,
  NewSession,
  NewTable,
  NextTable,
  Notes,
  Opening,
  OpenPage,
  RefusedRequest,
  ReplayMoment,
  Seated,
  TableInfo,
  TableStatus,
  Update,
} from "./wire";

export class ApiError extends Error {
  constructor(
    /** `offline` if nothing answered, else the code of the server's `Failed`. */
    readonly code: string,
    readonly status: number,
    message: string,
    readonly refused: RefusedRequest | null = null,
  ) {
    super(message);
  }
}

interface Asked {
  method?: string;
  token?: string;
  body?: unknown;
}

async function ask(path: string, { method = "GET", token = "", body }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(`api/${path}`, { method, headers, body: text, cache: "no-store" });
  } catch {
    throw new ApiError("offline", 0, "no answer");
  }
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const said = (await answer.json()) as Failed | RefusedRequest;
    if (said.type === "refused") return new ApiError("refused", answer.status, said.reason.key, said);
    if (said.type === "failed") return new ApiError(said.code, answer.status, said.message);
  } catch {
    // Not ours: a proxy's page, perhaps.
  }
  return new ApiError(answer.status >= 500 ? "unavailable" : "bad-request", answer.status, answer.statusText);
}

async function json<T>(path: string, asked?: Asked): Promise<T> {
  return (await (await ask(path, asked)).json()) as T;
}

async function done(path: string, asked: Asked): Promise<void> {
  await ask(path, asked);
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;
const of = (campaign: string) => `campaigns/${encodeURIComponent(campaign)}`;

export const api = {
  games: () => json<GameCard[]>("games"),
  game: (id: string) => json<GameInfo>(`games/${encodeURIComponent(id)}`),
  make: (table: NewTable) => json<Keys>("tables", { method: "POST", body: table }),
  listed: () => json<ListedTable[]>("tables"),
  info: (table: string, token: string) => json<TableInfo>(at(table), { token }),
  status: (table: string, token: string) => json<TableStatus>(`${at(table)}/status`, { token }),
  opening: (table: string, token: string, seat: string) => json<Opening>(`${at(table)}/opening?seat=${seat}`, { token }),
  again: (table: string, token: string, rotate: boolean) =>
    json<NextTable>(`${at(table)}/again`, { method: "POST", token, body: { rotate } }),
  keys: (table: string, token: string) => json<Keys>(`${at(table)}/keys`, { token }),
  sit: (table: string, token: string, name: string, seat: string) =>
    json<Seated>(`${at(table)}/seats`, { method: "POST", token, body: { name, seat } }),
  /** One more seat for whoever holds this token. */
  sitToo: (table: string, token: string, seat: string) => json<Seated>(`${at(table)}/seats`, { method: "POST", token, body: { seat } }),
  handOver: (table: string, token: string, seat: string, person: number) =>
    done(`${at(table)}/seats/${seat}/person`, { method: "PUT", token, body: { person } }),
  putMind: (table: string, token: string, seat: string, mind: string) =>
    done(`${at(table)}/seats/${seat}/mind`, { method: "PUT", token, body: { mind } }),
  freeSeat: (table: string, token: string, seat: string) =>
    done(`${at(table)}/seats/${seat}/mind`, { method: "DELETE", token }),
  /** Give my seat up: it is free for others, or for a mind. */
  leave: (table: string, token: string, seat: string) => done(`${at(table)}/seats/${seat}`, { method: "DELETE", token }),
  /** Yes or no to who asks for a seat. */
  agree: (table: string, token: string, seat: string, agree: boolean) =>
    done(`${at(table)}/seats/${seat}/wish`, { method: "PUT", token, body: { agree } }),
  start: (table: string, token: string) => done(`${at(table)}/start`, { method: "POST", token }),
  update: (table: string, token: string, since: number, side: string) =>
    json<Update>(`${at(table)}/update?since=${since}&side=${side}`, { token }),
  page: (table: string, token: string, language: string, page: string) =>
    json<OpenPage>(`${at(table)}/pages/${language}/${encodeURIComponent(page)}`, { token }),
  notes: (table: string, token: string) => json<Notes>(`${at(table)}/notes`, { token }),
  keepNotes: (table: string, token: string, notes: Omit<Notes, "type">) => done(`${at(table)}/notes`, { method: "PUT", token, body: notes }),
  hint: (table: string, token: string, seat: string) => json<Hint>(`${at(table)}/hint?seat=${seat}`, { token }),
  ending: (table: string, token: string) => json<Ending>(`${at(table)}/ending`, { token }),
  replay: (table: string, token: string, moment: number, seat: string) =>
    json<ReplayMoment>(`${at(table)}/replay?at=${moment}&seat=${seat}`, { token }),
  account: (table: string, token: string) => json<Account>(`${at(table)}/account`, { token }),
  found: (campaign: NewCampaign) => json<CampaignKey>("campaigns", { method: "POST", body: campaign }),
  campaign: (campaign: string, token: string) => json<CampaignInfo>(of(campaign), { token }),
  session: (campaign: string, token: string, session: NewSession) =>
    json<Keys>(`${of(campaign)}/tables`, { method: "POST", token, body: session }),
  campaignFile: async (campaign: string, token: string) => (await ask(`${of(campaign)}/file`, { token })).blob(),
  record: async (table: string, token: string) => (await ask(`${at(table)}/record`, { token })).blob(),
  scenario: async (table: string, token: string, moment: number) =>
    (await ask(`${at(table)}/scenario?at=${moment}`, { token })).blob(),
};

/** Hand a file to the player. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
