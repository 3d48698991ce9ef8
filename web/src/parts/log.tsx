/** What has happened, in words, each entry with its rule. What only I was told stays covered with my other secrets. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say, words } from "../speech";
import type { Heard, Phrase } from "../wire";
import { Rule } from "./rule";

interface LogProps {
  events: readonly Heard[];
  /** The letters of the seats that are mine. */
  seats: string;
  name: (seat: string) => string;
  peeked: boolean;
  openRule: (rule: string) => void;
  empty?: string;
}

export function concerns(phrase: Phrase, seats: string): boolean {
  const own = [...seats].map((seat) => `seat:${seat}`);
  return Object.values(phrase.facts).some((fact) => own.some((one) => fact === one || (Array.isArray(fact) && fact.includes(one))));
}

/** The sides of an entry that a screen may show. */
export function told(heard: Heard, peeked: boolean, name: (seat: string) => string): string {
  return heard.private && !peeked ? say("web-covered-event") : words.value.phrase(heard.phrase, name);
}

const SHOWN = 400;
/** Pixels from the end that count as being there. */
const NEAR = 40;

export function Log({ events, seats, name, peeked, openRule, empty }: LogProps) {
  const entries = useRef<HTMLOListElement>(null);
  const stick = useRef(true);
  const follow = () => {
    const place = entries.current?.parentElement;
    if (place && stick.current) place.scrollTop = place.scrollHeight;
  };
  useLayoutEffect(follow, [events, peeked]);
  const none = events.length === 0;
  useEffect(() => {
    const list = entries.current;
    const place = list?.parentElement;
    if (!list || !place) return;
    let at = place.scrollTop;
    // News can come between our own scrolling and the word of it: only going up means that somebody wants to read there.
    const watch = () => {
      if (place.scrollHeight - place.scrollTop - place.clientHeight < NEAR) stick.current = true;
      else if (place.scrollTop < at) stick.current = false;
      at = place.scrollTop;
    };
    place.addEventListener("scroll", watch, { passive: true });
    // Other letters or another size of the window make it longer or its place shorter.
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(follow);
    observer?.observe(place);
    observer?.observe(list);
    return () => {
      place.removeEventListener("scroll", watch);
      observer?.disconnect();
    };
  }, [none]);
  if (none) return <p class="quiet pad">{empty ?? say("web-log-empty")}</p>;
  return (
    <ol class="log" ref={entries}>
      {events.slice(-SHOWN).map((heard) => {
        const kind = heard.phrase.key.replace(/^event-/, "");
        const mine = concerns(heard.phrase, seats);
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
