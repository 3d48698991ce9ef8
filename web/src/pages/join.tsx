/** A friend's link: choose a name and a seat, and sit down. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../server/api";
import { keepTable, keptTable, playerName } from "../keeping/keep";
import { SeatBadge } from "../parts/icons";
import { Loading } from "../parts/loading";
import { Page } from "../parts/page";
import { Picture } from "../parts/picture";
import { PositionNote } from "../parts/position";
import { Problem } from "../parts/problem";
import { replace } from "../routing/route";
import { seatName } from "../server/session";
import { say, spoken, words, wordsOf } from "../words/speech";
import type { SeatInfo, TableInfo } from "../server/wire";
import { codeOf } from "./lobby";

export function Join({ table, token }: { table: string; token: string }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState("");
  const [seat, setSeat] = useState("");
  const [busy, setBusy] = useState(false);
  const kept = keptTable(table);
  const look = () => {
    setProblem("");
    api.info(table, token).then(
      (found) => {
        setInfo(found);
        wordsOf.value = found.game;
      },
      (error: unknown) => setProblem(codeOf(error)),
    );
  };
  useEffect(() => {
    // Whoever sits here already goes on where they were; whose seat was freed may sit down again.
    if (!kept?.token) look();
    else
      api.info(table, kept.token).then(
        () => replace(`/t/${table}`),
        (error: unknown) => (codeOf(error) === "gone" ? look() : replace(`/t/${table}`)),
      );
  }, [table]);
  const sit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      const seated = await api.sit(table, token, playerName.value.trim() || say("web-guest"), chosen);
      keepTable(table, { game: info?.game ?? "", seat: seated.seat, token: seated.token, join: token });
      replace(`/t/${table}`);
    } catch (error) {
      setBusy(false);
      setProblem(codeOf(error));
    }
  };
  // In a game any seat can be asked for, those that no person plays first.
  const asking = info?.phase === "playing";
  // Before the deal the seat of a bot that stands in for nobody is as good as free.
  const open = (one: SeatInfo) => one.holder === "free" || (one.holder === "mind" && one.person === 0);
  const free = info?.seats.filter((one) => (asking ? one.wish === null : open(one))) ?? [];
  const first = asking ? (free.find((one) => one.holder !== "human") ?? free[0])?.seat ?? "" : "";
  const chosen = seat || first;
  return (
    <Page main="join" game={info?.game}>
      {problem && <Problem title code={problem} action={{ text: say("web-again"), run: look }} />}
      {!problem && !spoken(info?.game) && <Loading />}
      {info && spoken(info.game) && (
        <form class="card join-card" onSubmit={(event) => void sit(event)}>
          <Picture game={info.game} />
          <h1>{words.value.say("game-name")}</h1>
          <p>{say("web-join-text", { names: words.value.list(info.seats.filter((one) => one.holder === "human").map((one) => one.name)) || "–" })}</p>
          <PositionNote on={info.position} />
          {asking && free.length > 0 && <p>{say("web-join-ask")}</p>}
          {free.length === 0 || info.phase === "over" ? (
            <>
              <p>{say("web-join-full")}</p>
              <a class="button" href={`#/watch/${table}/${token}`}>
                {say("web-watch")}
              </a>
            </>
          ) : (
            <>
              <label class="field">
                <span>{say("web-your-name")}</span>
                <input
                  value={playerName.value}
                  maxLength={24}
                  autocomplete="nickname"
                  placeholder={say("web-guest")}
                  onInput={(event) => (playerName.value = event.currentTarget.value)}
                />
              </label>
              <div class="field" role="radiogroup" aria-labelledby="seat-label">
                <span id="seat-label">{say("web-seat-choose")}</span>
                <div class="segments">
                  {!asking && (
                    <label class={seat === "" ? "is-on" : ""}>
                      <input type="radio" name="seat" checked={seat === ""} onChange={() => setSeat("")} />
                      <span>{say("web-seat-any")}</span>
                    </label>
                  )}
                  {free.map((one) => (
                    <label key={one.seat} class={chosen === one.seat ? "is-on" : ""}>
                      <input type="radio" name="seat" checked={chosen === one.seat} onChange={() => setSeat(one.seat)} />
                      <SeatBadge seat={one.seat} />
                      <span class={one.holder === "free" ? "unseen" : ""}>{one.holder === "free" ? one.seat : seatName(one)}</span>
                    </label>
                  ))}
                </div>
              </div>
              <button type="submit" class="primary" disabled={busy}>
                {asking ? say("web-join-ask-send") : say("web-sit")}
              </button>
            </>
          )}
        </form>
      )}
    </Page>
  );
}
