/** The right page of the book: what was read here, as prose, with what it brought in the margin. It can be read aloud. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
import { paragraphsIn } from "./prose";
import { type Passage, passagesOf, type View } from "./model";
import { Sign } from "./signs";

/** Whether what is read is read aloud too; remembered on this device. */
const ALOUD = "gloam.aftermath.aloud";
export const aloud = signal(false);
try {
  aloud.value = localStorage.getItem(ALOUD) === "1";
} catch {
  // A browser that keeps nothing begins silently.
}

export const canSpeak = typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

function speak(text: string, language: string): void {
  const said = new SpeechSynthesisUtterance(text.replaceAll("*", ""));
  said.lang = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", ru: "ru-RU" }[language] ?? "en-GB";
  said.rate = 0.95;
  speechSynthesis.speak(said);
}

export function AloudButton({ props }: { props: BoardProps<View> }) {
  const { words, history } = props;
  if (!canSpeak) return null;
  const turn = () => {
    aloud.value = !aloud.value;
    try {
      localStorage.setItem(ALOUD, aloud.value ? "1" : "0");
    } catch {
      // It holds until the page is closed.
    }
    speechSynthesis.cancel();
    const last = passagesOf(history).findLast((one) => one.page);
    if (aloud.value && last && words.has(`page-${last.page}`)) speak(words.say(`page-${last.page}`), words.language);
  };
  return (
    <button type="button" class="plain icon-only" aria-pressed={aloud.value} aria-label={words.say("board-aloud")} title={words.say("board-aloud")} onClick={turn}>
      <Sign of="speak" />
    </button>
  );
}

/** Reads aloud whatever is read from now on. */
export function useAloud(props: BoardProps<View>): void {
  const { words, history, mode } = props;
  const last = useRef(history.length);
  useEffect(() => {
    const fresh = history.slice(last.current);
    last.current = history.length;
    if (!aloud.value || !canSpeak || mode !== "play") return;
    for (const one of passagesOf(fresh, true)) if (one.page && words.has(`page-${one.page}`)) speak(words.say(`page-${one.page}`), words.language);
  }, [history]);
  useEffect(() => () => void (canSpeak && speechSynthesis.cancel()), []);
}

interface StoryProps {
  props: BoardProps<View>;
  /** How many pieces had been read when the last question was answered: what comes after is new. */
  class?: string;
}

export function Story({ props, class: name = "" }: StoryProps) {
  const { view, words, history } = props;
  const passages = passagesOf(history);
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const read = passages.filter((one) => one.page).length;
  const title = view.page && words.has(`page-${view.page.title}`) ? words.say(`page-${view.page.title}`) : "";
  // What was read last begins at the top of what one sees.
  useEffect(() => {
    const box = place.current;
    if (!box || read === seen.current) return;
    const from = read > seen.current ? seen.current : 0;
    seen.current = read;
    const first = box.querySelectorAll<HTMLElement>(".af-passage")[from];
    box.scrollTo({ top: first && from > 0 ? first.offsetTop - 12 : 0, behavior: props.still ? "auto" : "smooth" });
  }, [read, words]);
  return (
    <div ref={place} class={`af-story ${name}`} tabIndex={0} role="region" aria-label={words.say("board-story")} lang={words.language}>
      {title && (
        <h2 class="af-title">
          {view.page && view.page.page > 0 && <span class="af-folio">{view.page.page}</span>}
          {title}
        </h2>
      )}
      {passages.length === 0 && <p class="quiet">{words.say("board-story-empty")}</p>}
      {passages.map((one, i) => (
        <Piece key={one.key} one={one} props={props} first={i === passages.findIndex((other) => other.page)} />
      ))}
    </div>
  );
}

/** A passage, or a note of what happened. */
export function Piece({ one, props, first = false }: { one: Passage; props: Pick<BoardProps<View>, "words" | "name">; first?: boolean }) {
  const { words, name } = props;
  if (!one.page) return <p class="af-note">{words.phrase(one.phrase, name)}</p>;
  const key = `page-${one.page}`;
  if (!words.has(key)) return null;
  const text = words.say(key);
  const aside = one.page.includes("-aside-");
  return (
    <div class={`af-passage ${aside ? "is-aside" : ""} ${first ? "is-first" : ""}`} data-passage={one.page}>
      {paragraphsIn(text, aside).map((parts, i) => (
        <p key={i}>
          {parts.map((part, n) => (part.look === "plain" ? part.text : part.look === "name" ? <strong key={n}>{part.text}</strong> : <em key={n}>{part.text}</em>))}
        </p>
      ))}
    </div>
  );
}
