/** Time that runs: a number, and a warning before it is over. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../words/speech";
import { Hourglass } from "./icons";

export const WARNING = 10_000;

/** Milliseconds as people read them: 1:05, 2:03:00, 3 d 4 h are left to the words. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const pad = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** A clock that counts down to a moment of the server's time. */
export function Countdown({ until, now, mine = false }: { until: number; now: () => number; mine?: boolean }) {
  const [left, setLeft] = useState(until - now());
  useEffect(() => {
    const tick = () => setLeft(until - now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  const urgent = left < WARNING;
  return (
    <span class={`clock ${urgent ? "is-urgent" : ""}`}>
      <Hourglass />
      <span aria-hidden="true">{clockText(left)}</span>
      <span class="unseen">{say("web-clock-left", { time: clockText(left) })}</span>
      {mine && (
        <span class="unseen" role="alert">
          {urgent && left > 0 ? say("web-clock-warning") : ""}
        </span>
      )}
    </span>
  );
}

/** What is left of a seat's time, which runs only while it is asked. */
export function SeatClock({ left }: { left: number }) {
  return (
    <span class={`clock ${left < WARNING * 3 ? "is-urgent" : ""}`}>
      <span aria-hidden="true">{clockText(left)}</span>
      <span class="unseen">{say("web-clock-left", { time: clockText(left) })}</span>
    </span>
  );
}
