/**
 * The bar of Aftermath: what can be done in a turn, by deed; and cards to be laid down, with the sum and the odds that
 * each would make.
 */

import { useEffect, useState } from "preact/hooks";
import type { FormProps } from "../../board/board";
import { Foretold, PlanSign } from "../../parts/ahead";
import { Bar } from "../../parts/icons";
import type { Choice, RefusedChoice } from "../../server/wire";
import { ActionCard } from "./cards";
import { EQUIP } from "./carrying";
import { errand } from "./errand";
import { argumentOf, ATTRIBUTES, chance, contentOf, foeName, heroOf, percent, pointsAt, type TrialView, verbOf, type View } from "./model";
import { picked } from "./picked";
import { Sign } from "./signs";

export const FORM_KINDS: ReadonlySet<string> = new Set(["action", "card", "defend", "move", "discard", "limit", "cards", "pay", "book", "test", "road", "lessons", "forget"]);

/** The deeds of a turn in the order of the bar. */
const DEEDS = ["move", "scavenge", "talk", "melee", "ranged", "contribute", "read", "lift", "drop", "recover", "ability", "use", "equip", "inspire", "leave", "end", "throw-away"] as const;
/** Deeds that are shown although they cannot be done now, and say why not. */
const ALWAYS = new Set(["move", "scavenge", "talk", "melee", "ranged", "leave"]);

/** Deeds whose name says all, and those that a card pays for. */
const PLAIN = new Set(["end", "leave", "read", "lift", "drop"]);
const CARDED = new Set(["equip", "contribute", "inspire"]);

export function Form(given: FormProps<View>) {
  const props = { ...given, busy: given.busy || errand.value !== null };
  const { kind } = props.question;
  if (kind === "book") return <Choices {...props} />;
  if (kind === "lessons" || kind === "forget") return <Abilities {...props} />;
  if (kind === "test" || kind === "road") return <Tests {...props} />;
  return kind === "action" ? <Deeds {...props} /> : <Laying {...props} />;
}

/** Digits press what stands in the bar, from the left. */
function useDigits(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const at = event.target;
      if (!digit || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
      if (at instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      document.querySelectorAll<HTMLButtonElement>(".af-form [data-digit]")[Number(digit) - 1]?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function Digit({ n }: { n: number }) {
  return n <= 9 ? (
    <kbd class="option-key" aria-hidden="true">
      {n}
    </kbd>
  ) : null;
}

/** What signs and sums of the bar tell better than words: the test, and what is rolled against what. */
const SHOWN = ["foretell-test", "foretell-opposed", "foretell-roll", "foretell-both-dice"];

/** What is said of a choice before it is made. */
function Brings({ option, props }: { option: Choice; props: FormProps<View> }) {
  return (
    <>
      <Foretold ahead={props.question} choice={option} speaking={props} shown={SHOWN} />
      <PlanSign ahead={props.question} choice={option} />
    </>
  );
}

interface Deed {
  verb: string;
  options: Choice[];
  refused: RefusedChoice[];
}

function Deeds(props: FormProps<View>) {
  const { question, words, choose, explain, busy, view } = props;
  const [open, setOpen] = useState("");
  useDigits();
  const deeds = new Map<string, Deed>();
  const of = (verb: string) => {
    let one = deeds.get(verb);
    if (!one) deeds.set(verb, (one = { verb, options: [], refused: [] }));
    return one;
  };
  for (const option of question.options) of(verbOf(option)).options.push(option);
  for (const refusal of question.refused) of(verbOf(refusal.choice)).refused.push(refusal);
  const listed = [...DEEDS, ...[...deeds.keys()].filter((verb) => !(DEEDS as readonly string[]).includes(verb))]
    .map((verb) => deeds.get(verb))
    .filter((one): one is Deed => one !== undefined && (one.options.length > 0 || (ALWAYS.has(one.verb) && one.refused.length > 0) || (one.verb === "contribute" && view.task !== null)))
    .sort((a, b) => Number(a.options.length === 0) - Number(b.options.length === 0));

  // What was pressed on the board, if it has several choices.
  const reference = picked.value;
  const pointed = reference ? question.options.filter((one) => pointsAt(one.notation).includes(reference)) : [];
  const unfolded = reference === EQUIP ? "equip" : open;
  const group = pointed.length > 0 ? pointed : (listed.find((one) => one.verb === unfolded)?.options ?? []);
  let n = 0;
  if (group.length > 0) {
    return (
      <div class="af-form">
        <ul class="options">
          {group.map((option) => (
            <li key={option.notation}>
              <button type="button" class="option" data-option={option.notation} data-digit disabled={busy} onClick={() => choose(option)}>
                <Digit n={++n} />
                <Label option={option} props={props} />
                <Brings option={option} props={props} />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              class="option plain af-back"
              data-digit
              onClick={() => {
                setOpen("");
                picked.value = "";
              }}
            >
              <Digit n={++n} />
              {words.say("web-back")}
            </button>
          </li>
        </ul>
      </div>
    );
  }
  return (
    <div class="af-form">
      <ul class="options af-deeds">
        {listed.map((deed) => {
          const [only] = deed.options;
          const name = words.say(`board-verb-${deed.verb}`);
          if (!only) {
            return (
              <li key={deed.verb}>
                <button type="button" class="option is-refused" data-digit aria-disabled="true" title={words.phrase(deed.refused[0]!.reason, props.name)} onClick={() => explain(deed.refused[0]!)}>
                  <Digit n={++n} />
                  <Bar />
                  <span>{name}</span>
                  <span class="unseen">{words.phrase(deed.refused[0]!.reason, props.name)}</span>
                </button>
              </li>
            );
          }
          const single = deed.options.length === 1 && deed.verb !== "move" && deed.verb !== "throw-away";
          return (
            <li key={deed.verb}>
              <button
                type="button"
                class={`option af-deed is-${deed.verb}`}
                {...(single ? { "data-option": only.notation } : { "data-deed": deed.verb, "aria-expanded": false })}
                data-digit
                disabled={busy}
                onClick={() => (single ? choose(only) : setOpen(deed.verb))}
              >
                <Digit n={++n} />
                <Sign of={deed.verb} />
                {(!single || PLAIN.has(deed.verb) || CARDED.has(deed.verb)) && <span>{name}</span>}
                {single && (PLAIN.has(deed.verb) ? <Stakes option={only} props={props} /> : <Label option={only} props={props} />)}
                {single ? <Brings option={only} props={props} /> : deed.options.every((one) => question.plans?.includes(one.notation)) && <PlanSign ahead={question} choice={only} />}
              </button>
            </li>
          );
        })}
      </ul>
      {view.routes.length > 0 && <p class="small quiet">{words.say("board-walk-hint")}</p>}
    </div>
  );
}

/** What a test asks that a choice would begin, with the chance of the best cards for it. */
function Stakes({ option, props }: { option: Choice; props: FormProps<View> }) {
  const { view, words } = props;
  const test = view.tests[option.notation];
  if (!test) return null;
  const boost = test.boost < 0 ? `−${-test.boost}` : `+${test.boost}`;
  const asked = words.say(test.opposed ? "board-stakes-opposed" : "board-stakes", { attribute: words.ref(`attribute:${test.attribute}`), difficulty: test.difficulty, boost });
  const best = words.say("board-stakes-best", { percent: `${test.best}%` });
  const text = test.best >= 0 ? words.say("board-stakes-both", { stakes: asked, best }) : asked;
  return (
    <span class={`af-stakes is-${test.attribute}`} title={text}>
      <span class="unseen">{text}</span>
      <span aria-hidden="true">
        <Sign of={test.attribute} /> {test.difficulty}
        {test.opposed && <i class="af-die is-black">?</i>}
        {test.boost !== 0 && ` ${boost}`}
        {test.best >= 0 && <b>{test.best}%</b>}
      </span>
    </span>
  );
}

/** One of several tests, or what can be done on the road: each with what it asks. */
function Tests(props: FormProps<View>) {
  const { question, view, words, choose, explain, busy, name } = props;
  useDigits();
  let n = 0;
  const named = (option: Choice) => {
    const test = view.tests[option.notation];
    return test && verbOf(option) === "test" ? words.say("board-trial", { attribute: words.ref(`attribute:${test.attribute}`) }) : words.phrase(option.phrase, name);
  };
  return (
    <div class="af-form is-tests">
      <ul class="options">
        {question.options.map((option) => (
          <li key={option.notation}>
            <button type="button" class="option" data-option={option.notation} data-digit disabled={busy} onClick={() => choose(option)}>
              <Digit n={++n} />
              <span>{named(option)}</span>
              <Stakes option={option} props={props} />
              <Brings option={option} props={props} />
            </button>
          </li>
        ))}
        {question.refused.map((refusal) => (
          <li key={refusal.choice.notation}>
            <button type="button" class="option is-refused" data-digit aria-disabled="true" title={words.phrase(refusal.reason, name)} onClick={() => explain(refusal)}>
              <Digit n={++n} />
              <Bar />
              <span>{words.phrase(refusal.choice.phrase, name)}</span>
              <span class="unseen">{words.phrase(refusal.reason, name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A choice in words that fit the board: enemies by name, cards as cards, what a test asks. */
function Label({ option, props }: { option: Choice; props: FormProps<View> }) {
  const { view, words, game, name } = props;
  const content = contentOf(game);
  const verb = verbOf(option);
  const [first = "", second = ""] = argumentOf(option).split(",");
  const card = content.cards.get(first);
  const foe = view.foes[Number(first)];
  if (["talk", "melee", "ranged"].includes(verb) && foe) {
    const figures = foe.cells.length + foe.drones.length;
    const where = figures > 1 ? ([...foe.cells, ...foe.drones][Number(second)] ?? "") : "";
    return (
      <>
        <span>
          {words.say(`board-do-${verb}`, { enemy: foeName(foe, words) })}
          {where && ` (${where.toUpperCase()})`}
        </span>
        <Stakes option={option} props={props} />
      </>
    );
  }
  if (verb === "scavenge") {
    return (
      <>
        <span>{words.say("board-verb-scavenge")}</span>
        <Stakes option={option} props={props} />
      </>
    );
  }
  if (card && ["move", "equip", "contribute", "play", "discard"].includes(verb)) return <ActionCard card={card} words={words} small={props.question.options.filter((one) => verbOf(one) === verb).length === 1} />;
  if (card && verb === "inspire") {
    return (
      <span class="af-inspire">
        <ActionCard card={card} words={words} small /> → {name(second)}
      </span>
    );
  }
  if (verb === "ability") return <span>{words.say("board-do-ability", { ability: words.ref(`ability:${first}`), cost: content.abilities.get(first)?.cost ?? 0 })}</span>;
  return (
    <>
      <span>{words.phrase(option.phrase, name)}</span>
      <Stakes option={option} props={props} />
    </>
  );
}

/** Abilities to be learned or given up, each with what it does. */
function Abilities(props: FormProps<View>) {
  const { question, words, choose, busy, name } = props;
  useDigits();
  return (
    <div class="af-form is-book">
      <ul class="options">
        {question.options.map((option, i) => {
          const [ability = ""] = argumentOf(option).split(",");
          const text = `ability-${ability}-text`;
          return (
            <li key={option.notation}>
              <button type="button" class="option" data-option={option.notation} data-digit disabled={busy} onClick={() => choose(option)}>
                <Digit n={i + 1} />
                <span>
                  {words.phrase(option.phrase, name)}
                  {words.has(text) && <span class="small quiet af-ability-text">{words.say(text)}</span>}
                </span>
                <Brings option={option} props={props} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the book offers, with what each way costs; closed ones say why. */
function Choices(props: FormProps<View>) {
  const { question, view, words, choose, explain, busy, name } = props;
  useDigits();
  let n = 0;
  const said = (choice: Choice) => (
    <>
      <Digit n={++n} />
      <span>{words.phrase(choice.phrase, name)}</span>
      {Object.entries(view.costs[argumentOf(choice)] ?? {}).map(([dial, by]) => (
        <span key={dial} class="af-cost">
          <Sign of={dial} />
          {words.say("board-cost", { dial: words.ref(`dial:${dial}`), by: by < 0 ? `−${-by}` : `+${by}` })}
        </span>
      ))}
    </>
  );
  return (
    <div class="af-form is-book">
      <ul class="options">
        {question.options.map((option) => (
          <li key={option.notation}>
            <button type="button" class="option" data-option={option.notation} data-digit disabled={busy} onClick={() => choose(option)}>
              {said(option)}
              <Brings option={option} props={props} />
            </button>
          </li>
        ))}
        {question.refused.map((refusal) => (
          <li key={refusal.choice.notation}>
            <button type="button" class="option is-refused" data-digit aria-disabled="true" title={words.phrase(refusal.reason, name)} onClick={() => explain(refusal)}>
              {said(refusal.choice)}
              <span class="unseen">{words.phrase(refusal.reason, name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards are laid down: for a test, a defence, a move; or they go. */
function Laying(props: FormProps<View>) {
  const { question, view, words, game, choose, explain, busy, seat } = props;
  useDigits();
  const content = contentOf(game);
  const trial = view.trial && view.trial.seat === seat && (question.kind === "card" || question.kind === "defend") ? view.trial : null;
  const hand = heroOf(view, seat)?.hand ?? [];
  const byCard = new Map<string, Choice>();
  const others: Choice[] = [];
  for (const option of question.options) {
    const card = argumentOf(option);
    if (content.cards.has(card)) byCard.set(card, option);
    else others.push(option);
  }
  const refused = new Map(question.refused.map((one) => [argumentOf(one.choice), one] as const));
  const shown = [...new Set([...hand, ...byCard.keys()])].filter((card) => byCard.has(card) || refused.has(card));
  let n = 0;
  return (
    <div class={`af-form is-${question.kind}`}>
      {trial && <Sum trial={trial} props={props} />}
      {question.kind === "move" && view.move && (
        <p class="af-sum">
          <Sign of="move" /> <strong>{words.say("board-points", { points: view.move.points })}</strong>
          {view.move.cards.map((card) => content.cards.has(card) && <ActionCard key={card} card={content.cards.get(card)!} words={words} small />)}
        </p>
      )}
      <ul class="options af-lay">
        {shown.map((card) => {
          const option = byCard.get(card);
          const file = content.cards.get(card)!;
          const odds = option && trial ? oddsWith(trial, file, props) : null;
          return (
            <li key={card}>
              {option ? (
                <button type="button" class="option af-card-option" data-option={option.notation} data-digit disabled={busy} onClick={() => choose(option)}>
                  <Digit n={++n} />
                  <ActionCard card={file} words={words} />
                  {odds !== null && (
                    <small>
                      <span class="unseen">{words.say("board-odds", { percent: percent(odds) })}</span>
                      <span aria-hidden="true">{percent(odds)}</span>
                    </small>
                  )}
                  <Brings option={option} props={props} />
                </button>
              ) : (
                <button type="button" class="option is-refused af-card-option" data-digit aria-disabled="true" title={words.phrase(refused.get(card)!.reason, props.name)} onClick={() => explain(refused.get(card)!)}>
                  <Digit n={++n} />
                  <ActionCard card={file} words={words} />
                  <span class="unseen">{words.phrase(refused.get(card)!.reason, props.name)}</span>
                </button>
              )}
            </li>
          );
        })}
        {others.map((option) => (
          <li key={option.notation}>
            <button type="button" class="option is-first" data-option={option.notation} data-digit disabled={busy} onClick={() => choose(option)}>
              <Digit n={++n} />
              <span>{verbOf(option) === "done" && trial ? words.say("board-roll", { percent: percent(oddsNow(trial, props)) }) : words.phrase(option.phrase, props.name)}</span>
              <Brings option={option} props={props} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const boostOf = (trial: TrialView) => Math.max(...Object.values(trial.boosts));

function oddsNow(trial: TrialView, { game }: FormProps<View>): number {
  return chance(contentOf(game).numbers, trial.cards + boostOf(trial), trial.difficulty, trial.opposed);
}

/** The odds if this card were laid down too; a first card in defence decides which boost counts. */
function oddsWith(trial: TrialView, card: { color: string; value: number }, { game }: FormProps<View>): number {
  const colours = ["green", "red", "blue", "yellow"];
  const own = ATTRIBUTES[colours.indexOf(card.color)];
  const boost = trial.attribute ? (trial.boosts[trial.attribute] ?? 0) : own ? (trial.boosts[own] ?? 0) : boostOf(trial);
  return chance(contentOf(game).numbers, trial.cards + card.value + boost, trial.difficulty, trial.opposed);
}

/** The test as a sum: cards, boosts and the die against the difficulty. */
export function Sum({ trial, props }: { trial: TrialView; props: Pick<FormProps<View>, "words" | "game"> }) {
  const { words, game } = props;
  const content = contentOf(game);
  const boost = boostOf(trial);
  const what = trial.attribute ? words.ref(`attribute:${trial.attribute}`) : words.say("board-any-attribute");
  const against = trial.enemy ? foeName({ enemy: trial.enemy, slot: trial.slot }, words) : "";
  return (
    <p class={`af-sum is-${trial.attribute}`} data-trial={trial.attribute}>
      <Sign of={trial.attribute || "shield"} />
      <strong>{words.say(trial.action ? `board-trial-${trial.action}` : "board-trial", { attribute: what, enemy: against || words.say("board-nobody") })}</strong>
      <span class="af-terms" role="img" aria-label={words.say(trial.opposed ? "board-sum-opposed" : "board-sum", { cards: trial.cards, boost, difficulty: trial.difficulty })}>
        {trial.played.map((card) => content.cards.has(card) && <ActionCard key={card} card={content.cards.get(card)!} words={words} small />)}
        <span>
          {trial.cards}
          {boost !== 0 && ` ${boost > 0 ? "+" : "−"} ${Math.abs(boost)}`} +
        </span>
        <span class="af-die is-white">{trial.white >= 0 ? trial.white : "?"}</span>
        <span>
          ≥ {trial.difficulty}
        </span>
        {trial.opposed && (
          <>
            <span>+</span>
            <span class="af-die is-black">{trial.black >= 0 ? trial.black : "?"}</span>
          </>
        )}
      </span>
    </p>
  );
}
