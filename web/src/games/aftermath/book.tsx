/** The right page of the book: what was read here, as prose, with what it brought in the margin. It can be read aloud. */

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { memo } from "../../parts/memo";
import { paragraphsIn } from "./prose";
import { BROUGHT, kindOf, type Passage, passagesOf, type View } from "./model";
import { Sign } from "./signs";
import { chronicleOf } from "./telling";

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

/** All that was read in this session, by pages. */
export function Story({ props }: { props: BoardProps<View> }) {
  const { words, history } = props;
  const chapters = useMemo(() => chronicleOf(history, words, BROUGHT).filter((one) => one.folio), [history, words]);
  const place = useRef<HTMLDivElement>(null);
  const passages = chapters.flatMap((chapter) => chapter.pieces).filter((one) => one.page);
  const there = passages.filter((one) => words.has(`page-${one.page}`)).length;
  const begun = history.some((one) => kindOf(one) === "turn");
  // What was read last begins at the top of what one sees, also when its words come later; whoever has just come begins
  // with the open page, or with the first one of a session that has just begun.
  const known = useRef(-1);
  const fresh = useRef("");
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const opened = begun ? (chapters.at(-1)?.pieces.find((one) => one.page)?.key ?? "") : "";
    if (known.current < 0) fresh.current = opened;
    else if (passages.length > known.current) fresh.current = passages[known.current]!.key;
    known.current = passages.length;
    const at = [...box.querySelectorAll<HTMLElement>(".af-passage")].find((one) => one.dataset["n"] === fresh.current);
    const before = at?.previousElementSibling;
    const top = before instanceof HTMLElement && before.classList.contains("af-title") ? before : at;
    box.scrollTo({ top: top ? top.offsetTop - 10 : 0, behavior: props.still ? "auto" : "smooth" });
  }, [passages.length, there]);
  return (
    <div ref={place} class="af-story" tabIndex={0} role="region" aria-label={words.say("board-story")} lang={words.language}>
      {chapters.length === 0 && <p class="quiet">{words.say("board-story-empty")}</p>}
      {chapters.map((chapter, i) => (
        <section key={i} class="af-chapter">
          <h2 class="af-title">
            <span class="af-folio">{chapter.folio}</span>
            {chapter.title}
          </h2>
          {chapter.pieces.map((one, n) => (
            <Piece key={one.key} one={one} props={props} first={n === chapter.pieces.findIndex((other) => other.page)} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** A passage, or a note of what happened. */
export function Piece({ one, props, first = false }: { one: Passage; props: Pick<BoardProps<View>, "words" | "name">; first?: boolean }) {
  const { words, name } = props;
  if (!one.page) return <p class="af-note">{words.phrase(one.phrase, name)}</p>;
  const key = `page-${one.page}`;
  return words.has(key) ? <Read page={one.page} n={one.key} text={words.say(key)} first={first} /> : null;
}

/** What was read stays as it is, however much comes after it. */
const Read = memo(function Read({ page, n, text, first }: { page: string; n: string; text: string; first: boolean }) {
  const aside = page.includes("-aside-");
  return (
    <div class={`af-passage ${aside ? "is-aside" : ""} ${first ? "is-first" : ""}`} data-passage={page} data-n={n}>
      {paragraphsIn(text, aside).map((parts, i) => (
        <p key={i}>
          {parts.map((part, n) => (part.look === "plain" ? part.text : part.look === "name" ? <strong key={n}>{part.text}</strong> : <em key={n}>{part.text}</em>))}
        </p>
      ))}
    </div>
  );
});
