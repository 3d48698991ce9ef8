/**
 * The decision bar: one sentence saying what is asked of me and by which rule, the options, what I may do at any time,
 * and my hand. When nothing is asked, it says whom we wait for. Beside a board it keeps its height during a game, so
 * that nothing else moves; what it has to answer hangs over its edge, where it takes no room from the options.
 */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardModule, BoardProps } from "../board/board";
import { coveredSight, isKnown, onlyPass, type Question, type Target, verbOf, type Wish } from "../board/options";
import type { Notice, Session } from "../server/session";
import { say, words } from "../words/speech";
import { passing } from "../keeping/keep";
import type { RefusedChoice } from "../server/wire";
import { About } from "./about";
import { Foretold, PlanSign, StandsLegend } from "./ahead";
import { Countdown } from "./clock";
import { shownOf } from "./log";
import { Bar, Bolt, Bulb, Cross, SeatBadge, Undo } from "./icons";
import { Rule } from "./rule";
import { Scroll } from "./scroll";
import { Secret } from "./secret";

interface DecisionProps {
  session: Session;
  module: BoardModule | null;
  board: BoardProps | null;
  question: Question | null;
  interrupts: readonly Wish[];
  /** A thing with several options, chosen on the board. */
  menu: Target | null;
  closeMenu: () => void;
  /** A choice that waits for its second press. */
  sure: string | null;
  choose: (choice: Wish) => void;
  hint: () => void;
  openRule: (rule: string) => void;
  /** Whether the page is too narrow for open secrets to have a place of their own. */
  narrow: boolean;
  /** Whether the board is still telling what led to the question. */
  telling: boolean;
  /** What stands here when the game has not begun or is over. */
  instead: ComponentChildren;
}

export function DecisionBar(props: DecisionProps) {
  const { session, module, board, question, interrupts, menu, closeMenu, sure, choose, hint, openRule, narrow, instead } = props;
  const [anyTime, setAnyTime] = useState(false);
  // The question that somebody wanted to see before its story was told.
  const [early, setEarly] = useState(0);
  const update = session.update.value;
  const sight = session.sight.value;
  const peeked = session.peeked.value;
  const notice = session.notice.value;
  const name = session.name;
  const playing = update?.table.phase === "playing" && sight !== null;
  const asked = question !== null && !session.held.value;
  const later = asked && props.telling && early !== session.ask.value;
  const mine = asked && !later;
  const Hand = module?.Hand;
  const coveredPart = sight !== null && !peeked && !isKnown(sight);

  const sending = session.sending.value !== null;
  // What can only be let pass is passed by itself: where it is held until the moment is over, so that it tells nobody.
  const ask = session.ask.value;
  // Covered it waits like any other question: that it needs no answer would tell those who look on.
  const passes = passing.value && peeked && mine && inWindow(session);
  useEffect(() => {
    const only = passes ? onlyPass(sight) : null;
    if (only) void session.choose(only);
  }, [ask, passes]);
  useEffect(() => {
    if (sending) setAnyTime(false);
  }, [sending]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") setAnyTime(false);
      if (event.code === "KeyI" && !typing(event)) setAnyTime((open) => !open);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);

  if (!playing || !update || !sight) return <section class="bar is-resting" aria-label={say("web-bar")}>{instead}</section>;

  const inMenu = menu !== null;
  const idle = mine && peeked ? onlyPass(sight) : null;
  const Form = question && !question.covered && !inMenu && module?.formKinds?.has(question.kind) ? module.Form : undefined;
  const { listed: options, pointed, refused } = menu ? { listed: menu.options, pointed: [], refused: menu.refused } : arranged(question, board);

  return (
    <section class={`bar ${mine ? "is-asked" : ""}`} aria-label={say("web-bar")}>
      <h2 class="unseen">{say("web-bar")}</h2>
      {notice && !isCovered(notice, peeked) && <NoticeLine notice={notice} session={session} openRule={openRule} choose={choose} />}
      {mine && board && !question.covered && !inMenu && <About question={question} module={module} board={board} />}
      <div class="bar-main">
        <OwnSeats session={session} />
        <div class="bar-line">
          <p class="bar-ask" role="status">
            {later ? say("web-telling") : inMenu ? words.value.ref(menu.reference, name) : sentence(session, question, module, board)}
          </p>
          {mine && !question.covered && !inMenu && <Rule rule={question.rule} open={openRule} />}
          {update.table.deadline !== null && <Countdown until={update.table.deadline} now={() => session.now()} mine={mine} />}
        </div>
        {later && (
          <button type="button" class="plain bar-early" onClick={() => setEarly(session.ask.value)}>
            {say("web-telling-skip")}
          </button>
        )}
        <Proposals session={session} />
        <Scroll class="bar-scroll" label={say("web-bar")}>
          {mine && Form && board && <Form {...board} question={question} busy={sending} />}
          {mine && !question.covered && !Form && (
            <ul class="options" aria-describedby="bar-stands">
              {options.map((choice, i) => (
                <li key={choice.notation}>
                  <OptionButton choice={choice} number={i + 1} session={session} sure={sure} choose={choose} question={question} />
                </li>
              ))}
              {refused.map((refusal, i) => (
                <li key={refusal.choice.notation}>
                  <button
                    type="button"
                    class="option is-refused"
                    aria-disabled="true"
                    title={words.value.phrase(refusal.reason, name)}
                    onClick={() => session.explain(refusal)}
                  >
                    <Key number={options.length + i + 1} />
                    <Bar />
                    <span>{words.value.phrase(refusal.choice.phrase, name)}</span>
                    <span class="unseen">{words.value.phrase(refusal.reason, name)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {mine && !question.covered && !Form && pointed.length > 0 && (
            <details class="pointed">
              <summary>{say("web-point", { count: pointed.length })}</summary>
              <ul class="options">
                {pointed.map((choice) => (
                  <li key={choice.notation}>
                    <OptionButton choice={choice} session={session} sure={sure} choose={choose} question={question} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          {idle && (
            <p class="only-pass small">
              {passes ? say("web-passes-itself") : say("web-only-pass")}{" "}
              {!passing.value && inWindow(session) && (
                <button type="button" class="plain" onClick={() => (passing.value = true)}>
                  {say("web-passing-on")}
                </button>
              )}
            </p>
          )}
          {mine && question.partly && !question.covered && <p class="quiet small">{say("web-covered-choices")}</p>}
          {anyTime && module?.interrupts !== false && (
            <div class="any-time">
              {interrupts.length === 0 ? (
                !coveredPart && <p class="quiet">{say("web-any-time-none")}</p>
              ) : (
                <ul class="options">
                  {interrupts.map((choice) => (
                    <li key={choice.notation}>
                      <OptionButton choice={choice} session={session} sure={sure} choose={choose} />
                    </li>
                  ))}
                </ul>
              )}
              {coveredPart && <p class="quiet small">{say("web-covered-choices")}</p>}
            </div>
          )}
        </Scroll>
        <div class="bar-tools">
          {mine && !question.covered && <StandsLegend question={question} />}
          {inMenu && (
            <button type="button" class="plain" onClick={closeMenu}>
              <Cross />
              {say("web-back")}
            </button>
          )}
          {session.seat.value && module?.interrupts !== false && (
            <button type="button" class="plain" aria-expanded={anyTime} onClick={() => setAnyTime(!anyTime)}>
              <Bolt />
              {say("web-any-time")}
            </button>
          )}
          {(update.undo || update.stands) && !coveredPart && (
            <button
              type="button"
              class={`plain ${update.undo ? "" : "is-standing"}`}
              aria-disabled={update.undo ? undefined : "true"}
              onClick={() => void session.takeBack()}
            >
              <Undo />
              {say("web-undo")}
            </button>
          )}
          {mine && update.table.settings.hints && (
            <button type="button" class="plain" onClick={hint}>
              <Bulb />
              {say("web-hint")}
            </button>
          )}
        </div>
      </div>
      {board && session.seat.value && (
        <div class="bar-hand">
          <Secret peeked={session.peeked.value} setPeeked={(on) => (session.peeked.value = on)} folds={narrow && session.alone.value} title={module?.handName?.(board) ?? ""}>
            {Hand && <Hand {...board} />}
          </Secret>
        </div>
      )}
    </section>
  );
}

/** With more choices than this that are things on the board, they are chosen there, and their list is folded. */
const MANY = 12;

interface Arranged {
  listed: readonly Wish[];
  pointed: readonly Wish[];
  refused: readonly RefusedChoice[];
}

/**
 * The choices to list, those whose things stand on the board and glow there, where they are too many for a list, and what
 * is refused. What is refused of very many is explained on the board as well, and would only be in the way here.
 */
export function arranged(question: Pick<Question, "options" | "refused"> | null, board: Pick<BoardProps, "targets"> | null): Arranged {
  const { options, refused } = question ?? { options: [], refused: [] };
  const places = [...(board?.targets.values() ?? [])].filter(({ reference }) => !/^(card|seat):/.test(reference));
  const there = new Set(places.flatMap((one) => one.options.map((choice) => choice.notation)));
  const pointed = options.filter((choice) => there.has(choice.notation));
  if (pointed.length <= MANY) return { listed: options, pointed: [], refused };
  const barred = new Set(places.flatMap((one) => one.refused.map(({ choice }) => choice.notation)));
  return { listed: options.filter((choice) => !there.has(choice.notation)), pointed, refused: refused.filter(({ choice }) => !barred.has(choice.notation)) };
}

/** Whether a moment is open that ends for everybody at the same time, whoever has answered: answers are held until then. */
function inWindow(session: Session): boolean {
  const table = session.info.value;
  return table !== null && table.deadline !== null && table.deadline - session.now() <= table.settings.window;
}

/** What the bar says in one sentence. */
export function sentence(session: Session, question: Question | null, module: BoardModule | null, board: BoardProps | null): string {
  const update = session.update.value;
  const sight = session.sight.value;
  if (!update || !sight) return "";
  if (session.held.value) return say("web-held");
  if (question) {
    if (question.covered) return say("web-covered-question");
    return words.value.phrase({ key: `ask-${question.kind}`, rule: "", facts: question.about }, session.name);
  }
  const { waiting } = coveredSight(sight, session.peeked.value);
  const others = [...new Set(waiting.map((one) => session.name(one.seat)))];
  if (others.length > 0) return say("web-waiting", { names: words.value.list(others) });
  return (board && module?.waiting?.(board)) || say("web-resolving");
}

/** Whoever holds several seats sees which of them is asked, and may look through another. */
function OwnSeats({ session }: { session: Session }) {
  const seats = [...session.seats.value];
  const asked = new Set((session.update.value?.sight?.prompts ?? []).map((prompt) => prompt.seat));
  if (seats.length < 2) return null;
  return (
    <div class="own-seats" role="group" aria-label={say("web-own-seats")}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class={`chip ${seat === session.seat.value ? "is-on" : ""} ${asked.has(seat) ? "is-asked" : ""}`}
          aria-pressed={seat === session.seat.value}
          data-own-seat={seat}
          onClick={() => (session.chosen.value = seat)}
        >
          <SeatBadge seat={seat} />
          <span>{seat}</span>
          {asked.has(seat) && <span class="unseen">{say("web-seat-asked")}</span>}
        </button>
      ))}
    </div>
  );
}

/** What the others want who decide with me. */
function Proposals({ session }: { session: Session }) {
  const sight = session.sight.value;
  const proposals = sight ? coveredSight(sight, session.peeked.value).proposals : [];
  if (proposals.length === 0) return null;
  return (
    <ul class="proposals" aria-label={say("web-proposals")}>
      {proposals.map(({ seat, choice }) => (
        <li key={seat}>
          <SeatBadge seat={seat} />
          {say("web-proposes", { name: session.name(seat), choice: words.value.phrase(choice.phrase, session.name) })}
        </li>
      ))}
    </ul>
  );
}

interface OptionProps {
  choice: Wish;
  number?: number;
  session: Session;
  sure: string | null;
  choose: (choice: Wish) => void;
  /** What it answers, which knows what can be said of it before; an interrupt answers nothing. */
  question?: Question;
}

export function OptionButton({ choice, number, session, sure, choose, question }: OptionProps) {
  const sending = session.sending.value;
  const asks = sure === choice.notation;
  return (
    <button
      type="button"
      class={`option ${sending === choice.notation ? "is-sending" : ""} ${asks ? "is-sure" : ""}`}
      data-option={choice.notation}
      disabled={sending !== null}
      onClick={() => choose(choice)}
    >
      {number !== undefined && <Key number={number} />}
      <span>{asks ? say("web-sure", { choice: words.value.phrase(choice.phrase, session.name) }) : words.value.phrase(choice.phrase, session.name)}
        {question && <Foretold ahead={question} choice={choice} speaking={{ words: words.value, name: session.name }} />}
      </span>
      {question && <PlanSign ahead={question} choice={choice} />}
    </button>
  );
}

function Key({ number }: { number: number }) {
  return number <= 9 ? (
    <kbd class="option-key" aria-hidden="true">
      {number}
    </kbd>
  ) : null;
}

/** Whether it is of things for my eyes only: that there is something would tell those who look on. */
function isCovered(notice: Notice, peeked: boolean): boolean {
  return notice.kind === "news" && shownOf(notice.events, peeked).length === 0;
}

function NoticeLine({ notice, session, openRule, choose }: { notice: Notice; session: Session; openRule: (rule: string) => void; choose: (choice: Wish) => void }) {
  return (
    <div class={`notice is-${notice.kind}`} role="alert">
      {notice.kind === "refused" && (
        <>
          <Bar />
          <span>{words.value.phrase(notice.reason, session.name)}</span>
          <Rule rule={notice.reason.rule} open={openRule} full />
        </>
      )}
      {notice.kind === "failed" && <span>{say(`web-failed-${notice.code}`)}</span>}
      {notice.kind === "news" && (
        <>
          <Bolt />
          <span>
            {shownOf(notice.events, session.peeked.value).map((one) => (
              <span key={one.n} class="notice-line">
                {words.value.phrase(one.phrase, session.name)}{" "}
              </span>
            ))}
          </span>
        </>
      )}
      {notice.kind === "hint" && (
        <>
          <Bulb />
          <Hint notice={notice} session={session} choose={choose} />
        </>
      )}
      <button type="button" class="plain" aria-label={say("web-close")} onClick={() => (session.notice.value = null)}>
        <Cross />
      </button>
    </div>
  );
}

/** What a bot would do tells what the seat knows: it is covered with that. */
function Hint({ notice, session, choose }: { notice: Extract<Notice, { kind: "hint" }>; session: Session; choose: (choice: Wish) => void }) {
  if (!session.peeked.value) return <span>{say("web-covered-event")}</span>;
  return (
    <>
      <span>
        {say("web-hint-says", { choice: words.value.phrase(notice.choice.phrase, session.name) })}
        {` ${words.value.phrase(notice.reason, session.name)}`}
      </span>
      <button type="button" class="plain" onClick={() => choose(notice.choice)}>
        {say("web-hint-take")}
      </button>
    </>
  );
}

/** Whether a key press belongs to a field that is being written in. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
}

/** The choice or refusal that a number key means. */
export function byNumber(question: Question | null, menu: Target | null, number: number, board: BoardProps | null): Wish | RefusedChoice | null {
  const asked = arranged(question, board);
  const options = menu?.options ?? asked.listed;
  const refused = menu?.refused ?? asked.refused;
  return options[number - 1] ?? refused[number - 1 - options.length] ?? null;
}

/** Whether a choice deserves a second press: an interrupt always does. */
export function wantsConfirmation(choice: Wish, interrupts: readonly Wish[], module: BoardModule | null): boolean {
  return interrupts.some((one) => one.notation === choice.notation) || (module?.confirm?.has(verbOf(choice)) ?? false);
}
