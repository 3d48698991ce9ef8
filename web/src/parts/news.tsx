/**
 * Above the board, and over nothing: the connection, a seat of mine that a mind plays meanwhile, and for the host
 * somebody who has been away for a while.
 */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../server/api";
import { seatName } from "../server/session";
import { say } from "../words/speech";
import type { SeatInfo, TableInfo } from "../server/wire";

/** So long somebody may be away before the host is asked, in milliseconds. */
export const AWAY = 30_000;

/** The seats of people who have been away for a while. */
export function useAway(table: TableInfo, after = AWAY): SeatInfo[] {
  const [since, setSince] = useState<Readonly<Record<string, number>>>({});
  const [, look] = useState(0);
  const gone = table.seats.filter((one) => one.holder === "human" && !one.online);
  const key = gone.map((one) => one.seat).join("");
  useEffect(() => {
    const now = Date.now();
    setSince((old) => Object.fromEntries(gone.map((one) => [one.seat, old[one.seat] ?? now])));
  }, [key]);
  useEffect(() => {
    const next = Math.min(...gone.map((one) => (since[one.seat] ?? Date.now()) + after).filter((at) => at > Date.now()));
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => look((old) => old + 1), next - Date.now() + 10);
    return () => clearTimeout(timer);
  }, [since, after]);
  return gone.filter((one) => (since[one.seat] ?? Infinity) + after <= Date.now());
}

interface NewsProps {
  table: TableInfo;
  /** Who looks, the token that shows it, and that of the host if it is the host. */
  me: number;
  token: string;
  host: string;
  fail: (error: unknown) => void;
  children: ComponentChildren;
}

export function News({ table, me, token, host, fail, children }: NewsProps) {
  const [ignored, ignore] = useState<readonly string[]>([]);
  const away = useAway(table).filter((one) => one.person !== me && !ignored.includes(one.seat));
  const mine = table.seats.filter((one) => me > 0 && one.person === me && one.holder === "mind");
  const run = (work: Promise<void>) => void work.catch(fail);
  const playing = table.phase === "playing";
  return (
    <div class="news">
      {children}
      {playing &&
        mine.map((one) => (
          <p key={one.seat} role="status" data-news="back">
            <span>{say("web-mind-for-you")}</span>
            <button type="button" class="primary" onClick={() => run(api.freeSeat(table.table, token, one.seat))}>
              {say("web-take-back-seat")}
            </button>
          </p>
        ))}
      {playing &&
        host &&
        away.map((one) => (
          <p key={one.seat} role="status" data-news="away">
            <span>{say("web-away-long", { name: seatName(one) })}</span>
            <button type="button" onClick={() => run(api.putMind(table.table, host, one.seat, ""))}>
              {say("web-mind-in-for", { name: seatName(one) })}
            </button>
            <button type="button" class="plain" onClick={() => ignore([...ignored, one.seat])}>
              {say("web-wait-on")}
            </button>
          </p>
        ))}
    </div>
  );
}

/** What I can do with my own seats: let a mind play, come back, leave. In a game a mind plays on for whoever leaves. */
export function OwnSeats({ table, me, token, fail, left }: { table: TableInfo; me: number; token: string; fail: (error: unknown) => void; left: () => void }) {
  const own = table.seats.filter((one) => me > 0 && one.person === me);
  if (own.length === 0 || table.phase === "over") return null;
  const all = (work: (seat: string) => Promise<void>) => Promise.all(own.map((one) => work(one.seat)));
  const minded = own.every((one) => one.holder === "mind");
  const playing = table.phase === "playing";
  const mindIn = () => all((seat) => api.putMind(table.table, token, seat, ""));
  const leave = () => (playing ? (minded ? Promise.resolve() : mindIn()) : all((seat) => api.leave(table.table, token, seat)));
  return (
    <div class="own-seats">
      {playing && (
        <button type="button" class="plain" data-mind onClick={() => void (minded ? all((seat) => api.freeSeat(table.table, token, seat)) : mindIn()).catch(fail)}>
          {minded ? say("web-take-back-seat") : say("web-mind-in-me")}
        </button>
      )}
      <button type="button" class="plain" data-leave title={playing ? say("web-leave-text") : undefined} onClick={() => void leave().then(left, fail)}>
        {say("web-leave-table")}
      </button>
    </div>
  );
}
