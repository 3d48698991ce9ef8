/** Pages by the fragment of the address. Tokens stand only there, and no longer than it takes to keep them. */

import { signal } from "@preact/signals";

export type Route =
  | { page: "lobby" }
  | { page: "tables" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; token: string }
  | { page: "watch"; table: string }
  | { page: "screen"; table: string }
  | { page: "campaign"; campaign: string }
  | { page: "session"; campaign: string }
  | { page: "replay"; table: string; at: number | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "lost" };

/** A route, and a token that came with it. */
export interface Arrival {
  route: Route;
  token: string;
  kind: "seat" | "watch" | "campaign" | "";
  /** A table screen shows the way in, so its link brings the join token, too. */
  join?: string;
}

export function read(hash: string): Arrival {
  const [page = "", first = "", second = "", third = ""] = hash.replace(/^#?\/?/, "").split("/").map(decode);
  const plain = (route: Route): Arrival => ({ route, token: "", kind: "" });
  switch (page) {
    case "tables":
      return plain({ page: "tables" });
    case "new":
      return plain(first ? { page: "new", game: first } : { page: "lobby" });
    case "t":
      return first ? { route: { page: "table", table: first }, token: second, kind: "seat" } : plain({ page: "lobby" });
    case "join":
      return plain(first && second ? { page: "join", table: first, token: second } : { page: "lobby" });
    case "watch":
      return { route: { page: "watch", table: first }, token: second, kind: "watch" };
    case "screen":
      return { route: { page: "screen", table: first }, token: second, kind: "watch", ...(third && { join: third }) };
    case "campaign":
      return first ? { route: { page: "campaign", campaign: first }, token: second, kind: "campaign" } : plain({ page: "lobby" });
    case "session":
      return plain(first ? { page: "session", campaign: first } : { page: "lobby" });
    case "replay": {
      const at = Number.parseInt(second, 10);
      return plain({ page: "replay", table: first, at: Number.isNaN(at) ? null : at });
    }
    case "rules":
      return plain({ page: "rules", game: first, rule: second || null });
    case "":
      return plain({ page: "lobby" });
    default:
      return plain({ page: "lost" });
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const arrival = signal<Arrival>(read(location.hash));

export function listen(): void {
  addEventListener("hashchange", () => {
    arrival.value = read(location.hash);
  });
}

export function go(path: string): void {
  location.hash = path;
}

/** Take a token out of the address without leaving a trace in the history. */
export function replace(path: string): void {
  history.replaceState(null, "", `#${path}`);
  arrival.value = read(location.hash);
}

/**
 * Put the address of the page that is open right, without a trace. Whoever has followed a link meanwhile is on the way to
 * another page: the address is that page's already, while this one is still to be seen, and must not be taken back.
 */
export function amend(path: string): void {
  const [here, there] = [read(location.hash).route, read(path).route];
  const table = (route: Route) => ("table" in route ? route.table : "");
  if (here.page === there.page && table(here) === table(there)) replace(path);
}

/** A link that somebody else can open. */
export function link(path: string): string {
  return `${location.href.split("#", 1)[0]}#${path}`;
}
