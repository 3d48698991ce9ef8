/**
 * What has happened, in words, each entry with its rule. What only I was told stays covered with my other secrets: it is
 * not listed, for that there was something would tell those who look on.
 */

import { useCallback, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say, words } from "../words/speech";
import type { Heard, Phrase } from "../server/wire";
import type { Words } from "../words/words";
import { memo } from "./memo";
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

/** What of it a screen may show. */
export function shownOf(events: readonly Heard[], peeked: boolean): readonly Heard[] {
  return peeked || !events.some((heard) => heard.private) ? events : events.filter((heard) => !heard.private);
}

interface Said {
  text: string;
  /** The seats that were named, and how. */
  named: readonly (readonly [seat: string, name: string])[];
}

/** What phrases have been made into. A log says all of its entries again whenever one is added. */
const made = new WeakMap<Words, WeakMap<Phrase, Said>>();

function said(phrase: Phrase, words: Words, name: (seat: string) => string): string {
  const root = words.root ?? words;
  let all = made.get(root);
  if (!all) made.set(root, (all = new WeakMap()));
  const before = all.get(phrase);
  if (before?.named.every(([seat, called]) => name(seat) === called)) return before.text;
  const named = new Map<string, string>();
  const whole = words.phrase(phrase, (seat) => {
    const called = name(seat);
    named.set(seat, called);
    return called;
  });
  // Stars make words of a book lean; here they would stand as stars.
  const text = whole.replaceAll("*", "");
  // What names a page that is on its way will say more.
  if (words.knows(phrase)) all.set(phrase, { text, named: [...named] });
  return text;
}

const SHOWN = 400;
/** Pixels from the end that count as being there. */
const NEAR = 40;
const watched = typeof ResizeObserver !== "undefined";

export function Log({ events: heard, seats, name, peeked, openRule, empty }: LogProps) {
  const events = shownOf(heard, peeked);
  const entries = useRef<HTMLOListElement>(null);
  const stick = useRef(true);
  const follow = () => {
    const place = entries.current?.parentElement;
    if (place && stick.current) place.scrollTop = place.scrollHeight;
  };
  // Whoever watches the size of the list is told when all is laid out; to ask for it at once costs a layout of its own.
  useLayoutEffect(() => {
    if (!watched) follow();
  }, [events, peeked]);
  const latest = useRef(openRule);
  latest.current = openRule;
  const open = useCallback((rule: string) => latest.current(rule), []);
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
    const observer = watched ? new ResizeObserver(follow) : null;
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
      {events.slice(-SHOWN).map((heard) => (
        <Entry key={heard.n} heard={heard} text={said(heard.phrase, words.value, name)} seats={seats} open={open} language={words.value.language} />
      ))}
    </ol>
  );
}

interface EntryProps {
  heard: Heard;
  text: string;
  seats: string;
  open: (rule: string) => void;
  /** In which its rule is named. */
  language: string;
}

const Entry = memo(function Entry({ heard, text, seats, open }: EntryProps) {
  const kind = heard.phrase.key.replace(/^event-/, "");
  const mine = concerns(heard.phrase, seats);
  return (
    <li class={`log-entry ${mine ? "is-mine" : ""} ${heard.private ? "is-private" : ""}`} data-event={kind}>
      <span class="log-text">{text}</span>
      <Rule rule={heard.phrase.rule} open={open} />
    </li>
  );
});

/** Reads news to whoever cannot see the log; nothing is said twice. */
export function Announcer({ fresh, peeked, name }: { fresh: readonly Heard[]; peeked: boolean; name: (seat: string) => string }) {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={say("web-log")}>
      {shownOf(fresh, peeked).map((heard) => (
        <p key={heard.n}>{said(heard.phrase, words.value, name)}</p>
      ))}
    </div>
  );
}
