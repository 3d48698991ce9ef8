/** Trade: offers that wait for an answer, mine that are open, and a window in which a new one is written. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FormProps } from "../../board/board";
import { counted } from "../../kit";
import { Foretold } from "../../parts/ahead";
import { Dialog } from "../../parts/dialog";
import { Bar, Cross, SeatBadge } from "../../parts/icons";
import type { Words } from "../../words/words";
import { contentOf, type DraftView, type OfferView, type View } from "./model";
import { cardSign, Mark } from "./signs";

/** An offer as the player puts it together, before any of it is handed in. */
export interface Wish {
  to: string;
  /** Cards of my hand. */
  given: readonly string[];
  wanted: readonly string[];
  swap: boolean;
}

/** What can be asked for in one offer. */
const MOST_WANTED = 6;
/** Milliseconds after which a step that changed nothing counts as failed. */
const PATIENCE = 4_000;

/** What is left of `all` when `some` is taken away; null if it does not hold all of it. */
export function without(all: readonly string[], some: readonly string[]): string[] | null {
  const rest = [...all];
  for (const one of some) {
    const at = rest.indexOf(one);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The next step from the draft that the table knows to the offer that is wished for, in notation. */
export function nextStep(wish: Wish, draft: DraftView | null): string {
  if (!draft) return `offer:${wish.to}`;
  const give = without(wish.given, draft.given);
  const want = without(wish.wanted, draft.wanted);
  // What stands in a draft cannot be taken out of it again.
  if (draft.addressee !== wish.to || !give || !want || (draft.swap && !wish.swap)) return "drop";
  if (give[0]) return `give:${give[0]}`;
  if (want[0]) return `want:${want[0]}`;
  return wish.swap && !draft.swap ? "swap" : "send";
}

/** The offer being written stays when the player covers their secrets and comes back. */
const wish = signal<Wish | null>(null);
const sending = signal(false);
const blank = (to: string): Wish => ({ to, given: [], wanted: [], swap: false });

export function TradeForm(props: FormProps<View>) {
  const { question, view, words, name, choose, explain, busy, seat } = props;
  const option = (notation: string) => question.options.find((one) => one.notation === notation);
  const refusal = (notation: string) => question.refused.find((one) => one.choice.notation === notation);
  const partners = view.seats.filter((one) => one.seat !== seat);
  const may = question.options.some((one) => one.notation.startsWith("offer:")) || view.draft !== null;
  useSending(props);
  // A draft that was begun elsewhere, for instance as an answer to an offer, is written on here.
  useEffect(() => {
    if (view.draft && !wish.value && !sending.value) wish.value = { to: view.draft.addressee, given: view.draft.given, wanted: view.draft.wanted, swap: view.draft.swap };
  }, [view.draft]);

  const drop = option("drop");
  const close = () => {
    wish.value = null;
    sending.value = false;
    if (drop) choose(drop);
  };
  const ready = option("ready");
  const incoming = view.offers.filter((one) => one.addressee === seat);
  const outgoing = view.offers.filter((one) => one.proposer === seat);
  const answer = (verb: string, offer: OfferView) => {
    const choice = option(`${verb}:${offer.id}`);
    const reason = refusal(`${verb}:${offer.id}`);
    if (!choice && !reason) return null;
    return (
      <button
        type="button"
        class={choice ? `option ${verb === "accept" ? "is-first" : ""}` : "option is-refused"}
        {...(choice ? { "data-option": choice.notation } : { "aria-disabled": true })}
        disabled={busy && choice !== undefined}
        onClick={() => (choice ? choose(choice) : reason && explain(reason))}
      >
        {!choice && <Bar />}
        <span>
          {words.say(verb === "accept" ? "board-accept" : verb === "refuse" ? "board-refuse" : verb === "counter" ? "board-counter" : "board-withdraw")}
          {choice && <Foretold ahead={question} choice={choice} speaking={props} />}
        </span>
      </button>
    );
  };
  return (
    <div class="lk-trade">
      <div class="lk-row options lk-trade-acts">
        {ready && (
          <button type="button" class="option is-first" data-option="ready" disabled={busy} onClick={() => choose(ready)}>
            {words.say("verb-ready")}
          </button>
        )}
        {may ? (
          <button type="button" class="option" disabled={busy} onClick={() => (wish.value ??= blank(view.draft?.addressee ?? partners[0]?.seat ?? ""))}>
            <Mark of="swap" />
            {words.say("board-offer-more", { count: view.offers_left })}
          </button>
        ) : (
          question.refused[0] && (
            <button type="button" class="option is-refused" aria-disabled="true" onClick={() => explain(question.refused[0]!)}>
              <Bar />
              {words.say("board-offer-new")}
            </button>
          )
        )}
      </div>
      {incoming.length + outgoing.length > 0 && (
        <ul class="lk-offers">
          {incoming.map((offer) => (
            <li key={offer.id} class="lk-offer is-incoming">
              <p class="lk-offer-who">
                <SeatBadge seat={offer.proposer} />
                {words.say("board-offer-from", { name: name(offer.proposer) })}
              </p>
              <div class="lk-row options">
                {answer("accept", offer)}
                {answer("refuse", offer)}
                {answer("counter", offer)}
              </div>
              <OfferText words={words} gets={offer.given} gives={offer.wanted} order={offer.swap ? offer.order : 0} />
            </li>
          ))}
          {outgoing.map((offer) => (
            <li key={offer.id} class="lk-offer">
              <p class="lk-offer-who">
                <SeatBadge seat={offer.addressee} />
                {words.say("board-offer-to", { name: name(offer.addressee) })}
              </p>
              <div class="lk-row options">{answer("withdraw", offer)}</div>
              <OfferText words={words} gets={offer.wanted} gives={offer.given} order={offer.swap ? -1 : 0} />
            </li>
          ))}
        </ul>
      )}
      {incoming.length + outgoing.length === 0 && <p class="quiet small">{words.say("board-offers-none")}</p>}
      {wish.value && <TradeWindow {...props} wished={wish.value} close={close} />}
    </div>
  );
}

/** Hands the wish in, one decision after another; each one is seen in the draft before the next is made. */
function useSending({ question, view, choose, busy }: FormProps<View>) {
  const last = useRef({ step: "", draft: "" });
  const draft = JSON.stringify(view.draft);
  const on = sending.value;
  useEffect(() => {
    const now = wish.value;
    if (!on) last.current = { step: "", draft: "" };
    if (!on || !now || busy) return;
    if (last.current.step === "send" && !view.draft) {
      wish.value = null;
      sending.value = false;
      return;
    }
    if (last.current.step && last.current.draft === draft) {
      // The answer is in, but the table has not shown it yet.
      const late = setTimeout(() => (sending.value = false), PATIENCE);
      return () => clearTimeout(late);
    }
    const step = nextStep(now, view.draft);
    const choice = question.options.find((one) => one.notation === step);
    if (!choice) {
      sending.value = false;
      return;
    }
    last.current = { step, draft };
    choose(choice);
  }, [on, busy, draft, question]);
}

/** Both sides of an offer in signs and words. `order` is a number that comes, or -1 for one that is not known. */
function OfferText({ words, gets, gives, order }: { words: Words; gets: readonly string[]; gives: readonly string[]; order: number }) {
  return (
    <dl class="lk-sides">
      <div>
        <dt>{words.say("board-you-get")}</dt>
        <dd>
          <CardList words={words} cards={gets} />
          {order !== 0 && (
            <span class="kit-card is-small">
              <Mark of="order" />
              {order > 0 ? words.say("board-order", { order }) : words.say("board-order-theirs")}
            </span>
          )}
          {gets.length === 0 && order === 0 && <span class="quiet">{words.say("board-nothing")}</span>}
        </dd>
      </div>
      <div>
        <dt>{words.say("board-you-give")}</dt>
        <dd>
          <CardList words={words} cards={gives} />
          {order !== 0 && (
            <span class="kit-card is-small">
              <Mark of="order" />
              {words.say("board-order-yours")}
            </span>
          )}
          {gives.length === 0 && order === 0 && <span class="quiet">{words.say("board-nothing")}</span>}
        </dd>
      </div>
    </dl>
  );
}

function CardList({ words, cards }: { words: Words; cards: readonly string[] }) {
  return (
    <>
      {counted(cards).map(([card, count]) => (
        <span key={card} class="kit-card is-small">
          <Mark of={cardSign(card)} />
          {count > 1 ? `${count} × ` : ""}
          {words.ref(`card:${card}`)}
        </span>
      ))}
    </>
  );
}

function TradeWindow(props: FormProps<View> & { wished: Wish; close: () => void }) {
  const { view, words, name, seat, game, wished, close, openRule } = props;
  const content = contentOf(game, view.map);
  const hand = view.me?.hand ?? [];
  const put = (more: Partial<Wish>) => (wish.value = { ...wished, ...more });
  const shadow = (of: string) => view.seats.find((one) => one.seat === of)?.shadow ?? false;
  // A shadow neither gives nor receives cards (LK-085).
  const bare = Boolean(view.me?.shadow) || shadow(wished.to);
  const empty = wished.given.length + wished.wanted.length === 0 && !wished.swap;
  const busy = sending.value;
  // The table foretells it of the last step of a draft; here all of them are handed in by one press.
  const reaches = { key: "foretell-reaches", rule: "", facts: { seat: `seat:${wished.to}`, count: Math.max(0, view.offers_left - 1) } };
  // Which cards of the hand are in the offer: of equal ones the first.
  const left = [...wished.given];
  const inOffer = hand.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (
    <Dialog title={words.say("board-offer-new")} onClose={close} wide>
      <form
        class="lk-window"
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) sending.value = true;
        }}
      >
        <fieldset class="lk-partners" disabled={busy}>
          <legend>{words.say("board-partner")}</legend>
          <div class="segments is-wrapping">
            {view.seats
              .filter((one) => one.seat !== seat)
              .map((one) => (
                <label key={one.seat} class={wished.to === one.seat ? "is-on" : ""}>
                  <input type="radio" name="partner" checked={wished.to === one.seat} onChange={() => put(shadow(one.seat) ? { to: one.seat, given: [], wanted: [] } : { to: one.seat })} />
                  <SeatBadge seat={one.seat} />
                  <span>{name(one.seat)}</span>
                  {one.shadow && <Mark of="shadow" />}
                </label>
              ))}
          </div>
        </fieldset>
        {bare ? (
          <p class="quiet">
            {words.say("refuse-shadow-trades")}{" "}
            <button type="button" class="rule" onClick={() => openRule("LK-085")}>
              LK-085
            </button>
          </p>
        ) : (
          <div class="lk-columns">
            <fieldset disabled={busy}>
              <legend>{words.say("board-you-give")}</legend>
              {hand.length === 0 && <p class="quiet">{words.say("board-hand-empty")}</p>}
              <div class="kit-cards">
                {hand.map((card, i) => (
                  <button
                    key={i}
                    type="button"
                    class={`kit-card ${inOffer[i] ? "is-on" : ""}`}
                    aria-pressed={inOffer[i]}
                    data-give={card}
                    onClick={() => put({ given: inOffer[i] ? (without(wished.given, [card]) ?? []) : [...wished.given, card] })}
                  >
                    <Mark of={cardSign(card)} />
                    {words.ref(`card:${card}`)}
                  </button>
                ))}
              </div>
            </fieldset>
            <fieldset disabled={busy}>
              <legend>{words.say("board-you-get")}</legend>
              <div class="kit-cards">
                {content.cards.map((card) => {
                  const count = wished.wanted.filter((one) => one === card).length;
                  return (
                    <span key={card} class="lk-wanted">
                      <button
                        type="button"
                        class={`kit-card ${count ? "is-on" : ""}`}
                        data-want={card}
                        disabled={wished.wanted.length >= MOST_WANTED}
                        onClick={() => put({ wanted: [...wished.wanted, card] })}
                      >
                        <Mark of={cardSign(card)} />
                        {words.ref(`card:${card}`)}
                        {count > 0 && <strong> × {count}</strong>}
                      </button>
                      {count > 0 && (
                        <button type="button" class="icon-only" aria-label={words.say("board-want-less", { card: words.ref(`card:${card}`) })} onClick={() => put({ wanted: without(wished.wanted, [card]) ?? [] })}>
                          −
                        </button>
                      )}
                    </span>
                  );
                })}
              </div>
            </fieldset>
          </div>
        )}
        <label class="lk-swap">
          <input type="checkbox" checked={wished.swap} disabled={busy} onChange={(event) => put({ swap: event.currentTarget.checked })} />
          <Mark of="order" />
          <span>{words.say("board-swap", { order: view.me?.order ?? 0 })}</span>
        </label>
        <div class="lk-row lk-window-end">
          <button type="submit" class="primary" disabled={empty || busy}>
            {busy ? words.say("board-offer-sending") : words.say("board-offer-send", { name: name(wished.to) })}
          </button>
          <button type="button" onClick={close}>
            <Cross />
            {words.say("verb-drop")}
          </button>
          <span class="quiet small">{empty ? words.say("refuse-offer-empty") : words.phrase(reaches, name)}</span>
        </div>
      </form>
    </Dialog>
  );
}
