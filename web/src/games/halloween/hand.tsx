/** My secrets beside the question, and what everybody sees of a seat. */

import type { ComponentChildren } from "preact";
import type { BoardProps, SeatProps } from "../../board/board";
import { Cards, useFolded } from "../../kit";
import { Chevron } from "../../parts/icons";
import { MICHAEL, type OfferView, type View } from "./model";
import { Fact } from "./strip";

export function Hand(props: BoardProps<View>) {
  const { view, words, seat } = props;
  if (seat === MICHAEL) return view.sheet ? <Sheet {...props} /> : null;
  const me = view.victims.find((one) => one.seat === seat);
  if (!me?.who) return <p class="quiet">{words.say("board-hand-before")}</p>;
  return (
    <Folded
      over={view.dealt.length > 0 ? <Dealt {...props} /> : view.offer && <Offer {...props} offer={view.offer} />}
      label={words.say("board-cards", { count: me.cards, limit: me.limit })}
      count={`${me.cards}/${me.limit}`}
      head={
        <>
          <strong>{words.ref(`victim:${me.who}`)}</strong>
          <Fact sign="damage" text={words.say("board-damage", { damage: me.damage, health: me.health })} short={`${me.damage}/${me.health}`} />
          <Fact sign="exertion" text={words.say("board-exertion", { count: me.exertion })} short={String(me.exertion)} />
        </>
      }
    >
      <p class="small quiet">{words.say(`victim-${me.who}-text`)}</p>
      <Cards cards={me.hand ?? []} empty={words.say("board-hand-empty")} props={props} together />
    </Folded>
  );
}

/** The starting cards that the victims have drawn together and not shared out yet. */
function Dealt({ view, words }: BoardProps<View>) {
  return <p class="hw-offer">{words.say("board-dealt", { cards: words.list(view.dealt.map((id) => words.ref(`card:${id}`))) })}</p>;
}

/** The trade on its way, as far as I may know it: which cards, in which direction. */
function Offer({ offer, words, name }: BoardProps<View> & { offer: OfferView }) {
  const cards = (ids: readonly string[]) => words.list(ids.map((id) => words.ref(`card:${id}`)));
  const gives = (who: string, ids: readonly string[]) => ids.length > 0 && <li>{words.say("board-offer-gives", { name: name(who), cards: cards(ids) })}</li>;
  const shows = (who: string, ids: readonly string[]) => ids.length > 0 && <li>{words.say("board-offer-shows", { name: name(who), cards: cards(ids) })}</li>;
  return (
    <ul class="hw-offer" aria-label={words.say("board-offer")}>
      {gives(offer.proposer, offer.given)}
      {gives(offer.partner, offer.wanted)}
      {shows(offer.proposer, offer.shown)}
      {shows(offer.partner, offer.reply)}
    </ul>
  );
}

interface FoldedProps {
  /** What stands above it, if anything. */
  over?: ComponentChildren;
  head: ComponentChildren;
  label: string;
  count: string;
  children: ComponentChildren;
}

/** A line that always shows, and the rest: on a phone only when it is asked for. */
function Folded({ over, head, label, count, children }: FoldedProps) {
  const { small, folded, turn } = useFolded();
  return (
    <div class="hw-hand">
      {over}
      <div class="hw-self">
        {head}
        {small ? (
          <button type="button" class="plain hw-fold" aria-expanded={!folded} onClick={turn}>
            <Fact sign="cards" text={label} short={count} />
            <Chevron />
          </button>
        ) : (
          <Fact sign="cards" text={label} short={count} />
        )}
      </div>
      {!folded && children}
    </div>
  );
}

/** The hidden sheet and Michael's cards. */
function Sheet(props: BoardProps<View>) {
  const { view, words } = props;
  const { sheet, space, hand } = view.sheet!;
  return (
    <Folded
      label={words.say("board-michael-cards", { count: hand.length })}
      count={String(hand.length)}
      head={<strong>{space ? words.say("board-you-lurk", { space }) : words.say("board-hand-before")}</strong>}
    >
      {sheet.length > 0 && (
        <ol class="hw-sheet" aria-label={words.say("board-sheet")}>
          {sheet.map((at, row) => (
            <li key={row}>
              <small>{row}</small>
              <span>{at}</span>
            </li>
          ))}
        </ol>
      )}
      <Cards cards={hand} kind="mcard" empty={words.say("board-michael-empty")} props={props} together />
    </Folded>
  );
}

/** Who somebody plays, and how they fare. */
export function SeatState({ view, of, words }: SeatProps<View>) {
  if (of === MICHAEL) {
    return (
      <p class="hw-state">
        <span>{words.ref("side:michael")}</span>
        <Fact sign="damage" text={words.say("board-michael-damage", { damage: view.michael.damage, health: view.michael.health })} short={`${view.michael.damage}/${view.michael.health}`} />
        <Fact sign="cards" text={words.say("board-michael-cards", { count: view.michael.cards })} short={String(view.michael.cards)} />
      </p>
    );
  }
  const one = view.victims.find((victim) => victim.seat === of);
  if (!one?.who) return null;
  return (
    <p class="hw-state">
      <span>{words.ref(`victim:${one.who}`)}</span>
      <Fact sign="damage" text={words.say("board-damage", { damage: one.damage, health: one.health })} short={`${one.damage}/${one.health}`} />
      <Fact sign="exertion" text={words.say("board-exertion", { count: one.exertion })} short={String(one.exertion)} strong={one.exertion > 2} />
      <Fact sign="cards" text={words.say("board-cards", { count: one.cards, limit: one.limit })} short={`${one.cards}/${one.limit}`} />
    </p>
  );
}
