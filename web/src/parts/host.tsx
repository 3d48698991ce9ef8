/** What a host can do: send links, put a mind in a seat and take it out again, begin. */

import { useEffect, useState } from "preact/hooks";
import { api, ApiError } from "../server/api";
import { keepTable, keptTable } from "../keeping/keep";
import { link } from "../routing/route";
import { seatName } from "../server/session";
import { say } from "../words/speech";
import type { GameInfo, TableInfo } from "../server/wire";
import { CopyLink } from "./copy";
import { SeatBadge } from "./icons";
import { Qr } from "./qr";
import { HandOver, mindName } from "./seats";

/** The join and watch tokens of a table, fetched again on a second device of the host. */
export function useKeys(table: string): { join: string; watch: string } {
  const kept = keptTable(table);
  useEffect(() => {
    if (!kept?.host || (kept.join && kept.watch)) return;
    api.keys(table, kept.host).then(
      (keys) => keepTable(table, { join: keys.join, watch: keys.watch }),
      () => undefined,
    );
  }, [table, kept?.host]);
  return { join: kept?.join ?? "", watch: kept?.watch ?? "" };
}

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Says so where the page was opened by an address that means nothing on another device. */
export function HereOnly() {
  const host = location.hostname;
  return HERE.test(host) ? <p class="here-only">{say("web-invite-here", { host })}</p> : null;
}

export function Invite({ table }: { table: string }) {
  const { join, watch } = useKeys(table);
  const own = keptTable(table);
  const joinLink = join && link(`/join/${table}/${join}`);
  return (
    <div class="invite">
      {(joinLink || own?.token) && <HereOnly />}
      {joinLink ? (
        <>
          <Qr text={joinLink} label={say("web-qr-join")} />
          <div class="invite-links">
            <h2>{say("web-invite-join")}</h2>
            <p class="quiet">{say("web-invite-join-text")}</p>
            <CopyLink url={joinLink} label={say("web-invite-join")} />
            {watch && (
              <>
                <h2>{say("web-invite-watch")}</h2>
                <CopyLink url={link(`/watch/${table}/${watch}`)} label={say("web-invite-watch")} />
                <h2>{say("web-invite-screen")}</h2>
                <p class="quiet">{say("web-invite-screen-text")}</p>
                <CopyLink url={link(`/screen/${table}/${watch}/${join}`)} label={say("web-invite-screen")} />
                <a class="button" href={`#/screen/${table}/${watch}/${join}`} target="_blank" rel="noopener">
                  {say("web-screen-open")}
                </a>
              </>
            )}
          </div>
        </>
      ) : (
        <p class="quiet">{say("web-invite-host")}</p>
      )}
      {own?.token && (
        <details class="invite-own">
          <summary>{say("web-invite-own")}</summary>
          <p class="quiet">{say("web-invite-own-text")}</p>
          <div class="invite">
            <Qr text={link(`/t/${table}/${own.token}`)} label={say("web-invite-own")} />
            <CopyLink url={link(`/t/${table}/${own.token}`)} label={say("web-invite-own")} />
          </div>
        </details>
      )}
    </div>
  );
}

interface HostProps {
  table: TableInfo;
  game: GameInfo;
  /** My own number at the table, and the token that shows it. */
  me: number;
  token: string;
}

export function HostMenu({ table, game, me, token }: HostProps) {
  const host = keptTable(table.table)?.host ?? "";
  const [problem, setProblem] = useState("");
  const run = async (work: Promise<void>) => {
    setProblem("");
    try {
      await work;
    } catch (error) {
      setProblem(error instanceof ApiError ? error.code : "unavailable");
    }
  };
  const best = game.minds.at(-1) ?? "";
  return (
    <div class="host">
      <p class="quiet">{say("web-host-text")}</p>
      <ul class="host-seats">
        {table.seats.map((one) => (
          <li key={one.seat}>
            <SeatBadge seat={one.seat} />
            <span class="host-name">
              {one.holder === "free" ? say("web-seat-free") : seatName(one)}
              {one.holder === "mind" && <span class="chip">{mindName(one.mind)}</span>}
              {one.holder === "human" && !one.online && <span class="chip is-away">{say("web-seat-away")}</span>}
            </span>
            {(table.phase === "waiting" || one.person === me) && (
              <HandOver table={table} seat={one} hand={(person) => void run(api.handOver(table.table, one.person === me ? token : host, one.seat, person))} />
            )}
            {one.holder === "mind" ? (
              <button type="button" onClick={() => void run(api.freeSeat(table.table, host, one.seat))}>
                {one.name ? say("web-host-back") : say("web-host-free")}
              </button>
            ) : (
              <select
                value=""
                aria-label={say("web-host-mind-for", { seat: one.seat })}
                onChange={(event) => {
                  const mind = event.currentTarget.value;
                  event.currentTarget.value = "";
                  if (mind) void run(api.putMind(table.table, host, one.seat, mind));
                }}
              >
                <option value="">{say("web-host-mind")}</option>
                {[...game.minds].reverse().map((mind) => (
                  <option key={mind} value={mind}>
                    {mindName(mind)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      {table.phase === "waiting" && (
        <div class="host-start">
          <button type="button" class="primary" onClick={() => void run(startFilled(table, host, best))}>
            {table.seats.some((one) => one.holder === "free") ? say("web-start-fill") : say("web-start")}
          </button>
        </div>
      )}
      {problem && (
        <p class="problem" role="alert">
          {say(`web-failed-${problem}`)}
        </p>
      )}
    </div>
  );
}

/** Put a mind in every free seat, then begin. */
export async function startFilled(table: TableInfo, host: string, mind: string): Promise<void> {
  for (const one of table.seats) {
    if (one.holder === "free") await api.putMind(table.table, host, one.seat, mind);
  }
  await api.start(table.table, host);
}
