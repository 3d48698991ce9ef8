/** My secrets beside the question: the killer's cards, or the victims' things; and what everybody sees of a seat. */

import type { ComponentChildren } from "preact";
import type { BoardProps, SeatProps } from "../../board/board";
import { Cards, useFolded } from "../../kit";
import { Chevron } from "../../parts/icons";
import { KILLER, numbersOf, stateOf, typeOfCard, type View } from "./model";
import { killerSign, Sign, TYPE_SIGNS, VICTIM_SIGNS } from "./signs";
import { Fact } from "./strip";

export function Hand(props: BoardProps<View>) {
  const { view, words, seat } = props;
  if (seat === KILLER) return view.lair ? <Lair {...props} /> : null;
  if (!view.team || view.victims.length === 0) return <p class="quiet">{words.say("board-hand-before")}</p>;
  return <Team {...props} />;
}

/** A line that always shows, and the rest: on a phone only when it is asked for. */
function Folded({ head, label, count, children }: { head: ComponentChildren; label: string; count: string; children: ComponentChildren }) {
  const { small, folded, turn } = useFolded();
  const fact = <Fact sign="cards" text={label} short={count} />;
  return (
    <div class="wh-hand">
      <div class="wh-self">
        {head}
        {small ? (
          <button type="button" class="plain wh-fold" aria-expanded={!folded} onClick={turn}>
            {fact}
            <Chevron />
          </button>
        ) : (
          fact
        )}
      </div>
      {!folded && children}
    </div>
  );
}

/** The killer's hand, his deck, and what his level gives him. */
function Lair(props: BoardProps<View>) {
  const { view, words, game } = props;
  const { hand, pile, played, place, chosen } = view.lair!;
  const killer = view.killer.killer || chosen;
  if (!killer) return <p class="quiet">{words.say("board-hand-before")}</p>;
  return (
    <Folded
      label={words.say("board-hand", { count: hand.length, limit: numbersOf(game).hand })}
      count={`${hand.length}/${numbersOf(game).hand}`}
      head={
        <>
          <strong class="wh-who">
            <Sign of={killerSign(killer)} /> {words.ref(`killer:${killer}`)}
          </strong>
          {place && <span>{view.killer.hidden ? words.say("board-you-lurk", { location: words.ref(`location:${place}`) }) : words.ref(`location:${place}`)}</span>}
          <Fact sign="hourglass" text={words.say("board-deck", { pile, played: played.length })} short={`${pile} · ${played.length}`} />
        </>
      }
    >
      <Cards
        cards={hand}
        kind="kcard"
        empty={words.say("board-hand-empty")}
        props={props}
        together
        sign={(card) => <Sign of={TYPE_SIGNS[typeOfCard(game, card)] ?? "cards"} />}
      />
      {played.length > 0 && <p class="small quiet">{words.say("board-played", { cards: words.list(played.map((card) => words.ref(`kcard:${card}`))) })}</p>}
      {view.killer.locked.length > 0 && <p class="small quiet">{words.say("board-locked", { cards: words.list(view.killer.locked.map((card) => words.ref(`kcard:${card}`))) })}</p>}
    </Folded>
  );
}

/** What the victims' side has: each victim with its items, the offer, the plans, what was drawn. */
function Team(props: BoardProps<View>) {
  const { view, words, seats, name } = props;
  const team = view.team!;
  const own = view.victims.filter((one) => seats.includes(one.seat));
  const others = view.victims.filter((one) => !seats.includes(one.seat));
  const items = own.reduce((sum, one) => sum + (one.items?.length ?? 0), 0);
  const kinds = (cards: readonly string[]) => (cards.length ? words.list(cards.map((item) => words.ref(`item:${item}`))) : words.ref("item:none"));
  return (
    <Folded label={words.say("board-items", { count: items })} count={String(items)} head={<strong>{words.list(own.map((one) => words.ref(`victim:${one.victim}`)))}</strong>}>
      <ul class="wh-people">
        {[...own, ...others].map((one) => (
          <li key={one.victim} class={seats.includes(one.seat) ? "" : "is-other"}>
            <p>
              <Sign of={VICTIM_SIGNS[one.victim] ?? "person"} /> <strong>{words.ref(`victim:${one.victim}`)}</strong> <span class="quiet">{stateOf(one, words)}</span>
              {!seats.includes(one.seat) && <span class="quiet small"> {name(one.seat)}</span>}
            </p>
            {one.place && one.condition !== "escaped" && <Cards cards={one.items ?? []} kind="item" empty={words.say("board-no-items")} props={props} together />}
          </li>
        ))}
      </ul>
      {team.offer && (
        <p class="wh-offer">
          {words.say("board-offer", { victim: words.ref(`victim:${team.offer.giver}`), partner: words.ref(`victim:${team.offer.taker}`), given: kinds(team.offer.given), wanted: kinds(team.offer.wanted) })}
        </p>
      )}
      {team.plans.map((plan) => (
        <p key={plan.plan} class="small wh-plan">
          <strong>{words.ref(`plan:${plan.plan}`)}</strong> {plan.completed ? words.say("board-plan-done") : `${plan.progress}/${plan.items}`} <span class="quiet">{words.say(`plan-${plan.plan}-text`)}</span>
        </p>
      ))}
      {team.discard.length > 0 && <p class="small quiet">{words.say("board-discard", { items: kinds(team.discard) })}</p>}
    </Folded>
  );
}

/** Who somebody plays, and how they fare. */
export function SeatState({ view, of, words, game }: SeatProps<View>) {
  if (of === KILLER) {
    const { killer } = view;
    return (
      <p class="wh-seat">
        <span>{killer.killer ? words.ref(`killer:${killer.killer}`) : words.ref("side:killer")}</span>
        {killer.killer && (
          <>
            <Fact sign="level" text={words.say("board-level", { level: killer.level, levels: numbersOf(game).levels })} short={killer.level} />
            <Fact sign="strength" text={words.say("board-strength", { strength: killer.strength, bonus: killer.bonus })} short={killer.strength} />
          </>
        )}
      </p>
    );
  }
  const own = view.victims.filter((one) => one.seat === of);
  if (own.length === 0) return null;
  return (
    <ul class="wh-seat">
      {own.map((one) => (
        <li key={one.victim}>
          <span>{words.ref(`victim:${one.victim}`)}</span>
          {one.condition !== "healthy" && <Fact sign={one.condition === "escaped" ? "door" : one.condition === "dead" ? "dead" : "wound"} text={words.say(`board-condition-${one.condition}`)} short="" strong />}
          <Fact sign="fear" text={words.say("board-fear", { count: one.fear })} short={one.fear} strong={one.fear > 1} />
        </li>
      ))}
      {view.first === of && <li class="quiet small">{words.say("board-speaker")}</li>}
    </ul>
  );
}
