/**
 * The settlement, told step by step: what is announced, and what it did to me. Questions of its steps come after, in the bar.
 *
 * The table knows a whole step at once; here it comes line by line, so that everybody has time to draw conclusions.
 * The drawing, the list of seats and the log show what has been told so far and nothing beyond it.
 */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { Cross, SeatBadge } from "../../parts/icons";
import { Rule } from "../../parts/rule";
import type { Heard } from "../../server/wire";
import { chronicleOf, type Known, type Meeting, settlementIn, stepOf, STEPS, type Told, type View } from "./model";
import { Mark } from "./signs";

const BEAT = 1_300;
const LINE = 260;
/** How long a table screen leaves a told settlement standing. */
const AFTER = 14_000;
const LAST = STEPS - 1;
const BEGINNING = "event-settlement";

export const STEP_SIGNS = ["laser", "surgery", "fight", "gas", "food", "bombed", "pill", "revived", "living"];

/** How far the settlements have been told: all before this round, and this one up to a step. Null where none is told. */
export const telling = signal<{ round: number; step: number } | null>(null);

/** Whether something of a step of a round has not been told yet. */
export function untold(round: number, step: number): boolean {
  const now = telling.value;
  return now !== null && (round > now.round || (round === now.round && step > now.step));
}

/** The number of the first event that has not been told yet. What follows a settlement waits for its end. */
export function heldFrom({ view, still }: Pick<BoardProps<View>, "view" | "still">, events: readonly Heard[]): number {
  const begin = events.findLastIndex((one) => one.phrase.key === BEGINNING);
  if (telling.value === null || begin < 0 || view.over || still) return Infinity;
  const round = Number(events[begin]!.phrase.facts["round"]);
  let step = 0;
  for (const { n, phrase } of events.slice(begin)) {
    step = Math.max(step, stepOf(phrase.key.replace(/^event-/, ""), step));
    if (untold(round, step)) return n;
  }
  return Infinity;
}

export interface Telling {
  round: number;
  told: readonly Told[];
  /** The step that is being told. */
  step: number;
  /** True when nothing is left to tell at this moment. */
  done: boolean;
  open: boolean;
  reopen: () => void;
  close: () => void;
  skip: () => void;
}

/** Reveals the steps of the last settlement one after another. */
export function useTelling({ view, seat, still, mode, history }: BoardProps<View>): Telling {
  const told = mode === "replay" ? [] : settlementIn(chronicleOf(history), seat);
  const round = told[0]?.entry[0] ?? 0;
  const reached = told.at(-1)?.step ?? 0;
  // Whoever comes later is told everything at once.
  const [at, setAt] = useState({ round, step: view.over ? LAST : reached });
  const [open, setOpen] = useState(view.phase === "settlement");
  const seen = useRef(round);
  const step = at.round === round ? at.step : -1;
  const next = told.find((one) => one.step > step)?.step;
  useEffect(() => {
    if (seen.current !== round && round > 0) {
      setAt({ round, step: still || view.over ? LAST : -1 });
      setOpen(!view.over || mode === "screen");
    }
    seen.current = round;
  }, [round]);
  useEffect(() => {
    if (next === undefined || still) {
      if (still && step < reached) setAt({ round, step: reached });
      return;
    }
    const lines = told.filter((one) => one.step === step).length;
    const timer = setTimeout(() => setAt({ round, step: next }), step < 0 ? 300 : BEAT + LINE * Math.min(6, lines));
    return () => clearTimeout(timer);
  }, [round, step, next, still]);
  const done = next === undefined;
  useEffect(() => {
    if (mode !== "replay" && at.round === round) telling.value = at;
  }, [round, at]);
  useEffect(() => () => void (telling.value = null), []);
  const skip = () => setAt({ round, step: LAST });
  // Whoever puts the panel away wants to know the rest at once.
  const close = () => {
    setOpen(false);
    skip();
  };
  // The next turn wants the whole board again; a table screen nobody can press clears itself.
  useEffect(() => {
    if (view.phase === "action" || view.over) close();
  }, [view.phase]);
  useEffect(() => {
    if (mode !== "screen" || !done || view.phase === "settlement") return;
    const timer = setTimeout(() => setOpen(false), AFTER);
    return () => clearTimeout(timer);
  }, [done, view.phase, round]);
  return { round, told, step, done, open: open && told.length > 0, reopen: () => setOpen(true), close, skip };
}

/** What may be drawn of the announcements: what has been told. */
export function meetingsTold(meetings: readonly Meeting[]): Meeting[] {
  return meetings.filter((one) => !untold(one.round, one.meeting === "bombed" ? 5 : 2));
}

/** The rooms and floors of which the step that is being told speaks. */
export function spokenOf({ told, step, open }: Telling): Set<string> {
  const found = new Set<string>();
  if (!open) return found;
  for (const { step: at, entry } of told) {
    const [, kind, facts] = entry;
    if (at !== step) continue;
    if (kind === "meeting" || kind === "bombed") found.add(`room:${facts[0]}`);
    if (kind === "gassed") found.add(`floor:${facts[0]}`);
  }
  return found;
}

const LOUD = new Set(["shadow", "meeting", "gassed", "bombed", "revived", "surgery"]);

export function TellingPanel({ props, telling: now }: { props: BoardProps<View>; telling: Telling }) {
  const { words, view, mode, sight } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [now.step, now.told.length]);
  // While it is told, a step stands alone and leaves the buildings in sight; all of them come on demand.
  const [whole, setWhole] = useState(now.done || props.still);
  const steps = [...new Set(now.told.map((one) => one.step))].filter((step) => (whole ? step <= now.step : step === now.step));
  const busy = view.phase === "settlement" && now.done && !(mode === "play" && sight.prompt);
  return (
    <section class="lk-telling" aria-label={words.say("board-settlement", { round: now.round })}>
      <header>
        <Mark of="speaker" />
        <h2>{words.say("board-settlement", { round: now.round })}</h2>
        {!now.done && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              now.skip();
              setWhole(true);
            }}
          >
            {words.say("board-skip")}
          </button>
        )}
        {now.done && !whole && mode === "play" && (
          <button type="button" class="plain" onClick={() => setWhole(true)}>
            {words.say("board-whole")}
          </button>
        )}
        <button type="button" class="plain icon-only" aria-label={words.say("web-close")} onClick={now.close}>
          <Cross />
        </button>
      </header>
      <ol class="lk-pips" aria-hidden="true">
        {STEP_SIGNS.map((sign, step) => (
          <li key={sign} class={step === now.step ? "is-now" : step < now.step ? "is-past" : ""}>
            <Mark of={sign} />
          </li>
        ))}
      </ol>
      <p class="unseen" role="status">
        {now.step >= 0 ? words.say(`board-step-${now.step}`) : ""}
      </p>
      <ol class="lk-told" ref={list} tabIndex={0} aria-label={words.say("board-settlement", { round: now.round })}>
        {steps.map((step) => (
          <li key={step} class={`lk-step ${step === now.step ? "is-now" : ""}`}>
            <h3>
              <Mark of={STEP_SIGNS[step]!} />
              {words.say(`board-step-${step}`)}
            </h3>
            <Lines told={now.told.filter((one) => one.step === step)} props={props} />
          </li>
        ))}
        {busy && (
          <li class="lk-step is-waiting">
            <p class="quiet">{words.say("board-settlement-waits")}</p>
          </li>
        )}
      </ol>
    </section>
  );
}

/**
 * The lines of one step. Published HP stand together as a table; what only I was told is covered with my secrets, and that
 * there was something as well.
 */
function Lines({ told, props }: { told: readonly Told[]; props: BoardProps<View> }) {
  const { words, name, peeked, openRule, mode } = props;
  const hp = told.filter(({ entry }) => entry[1] === "hp");
  const rest = told.filter(({ entry }) => entry[1] !== "hp" && entry[1] !== "settlement");
  const listed = rest.filter((one) => !one.own || (peeked && mode === "play"));
  let shown = 0;
  const line = ({ entry, own }: Told) => {
    const phrase = entry[3];
    return (
      <p key={shown} class={`lk-line ${own ? "is-own" : ""} ${LOUD.has(entry[1]) ? "is-loud" : ""}`} data-told={entry[1]} style={{ "--late": `${shown++ * LINE}ms` }}>
        {words.phrase(phrase, name)} <Rule rule={phrase.rule} open={openRule} />
      </p>
    );
  };
  return (
    <>
      {listed.map(line)}
      {listed.length === 0 && hp.length === 0 && <p class="lk-line quiet">{words.say("board-step-quiet")}</p>}
      {hp.length > 0 && (
        <ul class="lk-hp-list">
          {hp.map(({ entry }) => (
            <Published key={String(entry[2][0])} entry={entry} name={name} />
          ))}
        </ul>
      )}
    </>
  );
}

function Published({ entry, name }: { entry: Known; name: (seat: string) => string }) {
  const seat = String(entry[2][0]);
  return (
    <li>
      <SeatBadge seat={seat} />
      <span class="lk-hp-name">{name(seat)}</span>
      <strong>{entry[2][1]}</strong>
    </li>
  );
}
