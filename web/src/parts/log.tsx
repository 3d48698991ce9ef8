/** What has happened, in words, each entry with its rule. What only I was told stays covered with my other secrets. */

import { useEffect, useRef } from "preact/hooks";
import { say, words } from "../speech";
import type { Heard, Phrase } from "../wire";
import { Rule } from "./rule";

interface LogProps {
  events: readonly Heard[];
  seat: string;
  name: (seat: string) => string;
  peeked: boolean;
  openRule: (rule: string) => void;
  empty?: string;
}

export function concerns(phrase: Phrase, seat: string): boolean {
  const own = `seat:${seat}`;
  return seat !== "" && Object.values(phrase.facts).some((fact) => fact === own || (Array.isArray(fact) && fact.includes(own)));
}

/** The sides of an entry that a screen may show. */
export function told(heard: Heard, peeked: boolean, name: (seat: string) => string): string {
  return heard.private && !peeked ? say("web-covered-event") : words.value.phrase(heard.phrase, name);
}

const SHOWN = 400;

export function Log({ events, seat, name, peeked, openRule, empty }: LogProps) {
  const end = useRef<HTMLOListElement>(null);
  const stick = useRef(true);
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list && stick.current) list.scrollTop = list.scrollHeight;
  }, [events.length, peeked]);
  useEffect(() => {
    const list = end.current?.parentElement;
    if (!list) return;
    const watch = () => {
      stick.current = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    };
    list.addEventListener("scroll", watch, { passive: true });
    return () => list.removeEventListener("scroll", watch);
  }, []);
  if (events.length === 0) return <p class="quiet pad">{empty ?? say("web-log-empty")}</p>;
  return (
    <ol class="log" ref={end}>
      {events.slice(-SHOWN).map((heard) => {
        const kind = heard.phrase.key.replace(/^event-/, "");
        const mine = concerns(heard.phrase, seat);
        const covered = heard.private && !peeked;
        return (
          <li
            key={heard.n}
            class={`log-entry ${mine ? "is-mine" : ""} ${heard.private ? "is-private" : ""} ${covered ? "is-covered" : ""}`}
            data-event={covered ? undefined : kind}
          >
            <span class="log-text">{told(heard, peeked, name)}</span>
            {!covered && <Rule rule={heard.phrase.rule} open={openRule} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Reads news to whoever cannot see the log; nothing is said twice. */
export function Announcer({ fresh, peeked, name }: { fresh: readonly Heard[]; peeked: boolean; name: (seat: string) => string }) {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={say("web-log")}>
      {fresh.map((heard) => (
        <p key={heard.n}>{told(heard, peeked, name)}</p>
      ))}
    </div>
  );
}
