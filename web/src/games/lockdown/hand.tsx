/** My secrets beside the question, and what everybody sees of a seat. */

import type { BoardProps, SeatProps } from "../../board/board";
import { Cards, Points, useFolded } from "../../kit";
import { Chevron } from "../../parts/icons";
import { chronicleOf, MOST_HP, NOWHERE, publishedIn, settlementIn, truthOf, type View } from "./model";
import { cardSign, Mark } from "./signs";
import { untold } from "./telling";

/** Where I am, what I am made of, what I carry. */
export function Hand(props: BoardProps<View>) {
  const { view, words } = props;
  const { small, folded, turn } = useFolded();
  const me = view.me;
  if (!me) return null;
  // Before the gene points are placed there is nothing to tell.
  if (me.speed === 0) return <p class="quiet">{words.say("board-hand-before")}</p>;
  const pocket = me.hand.includes("pocket");
  // What everybody was told last is not what I have now.
  const published = view.seats.find((one) => one.seat === props.seat)?.hp ?? me.hp;
  return (
    <div class="lk-hand">
      <p class="lk-self">
        <strong>{folded && me.room !== NOWHERE ? me.room : words.ref(`room:${me.room}`)}</strong>
        {folded && <Chip sign={me.shadow ? "shadow" : "living"} text={me.shadow ? words.say("board-drained") : words.say("board-hp")} short={String(me.shadow ? me.drained : me.hp)} folded />}
        {me.order > 0 && <Chip sign="order" text={words.say("board-order", { order: me.order })} short={String(me.order)} folded={folded} />}
        {me.votes > 1 && <Chip sign="vote" text={words.say("board-votes", { votes: me.votes })} short={String(me.votes)} folded={folded} />}
        {me.steps > 0 && <Chip sign="steps" text={words.say("board-steps", { steps: me.steps })} short={String(me.steps)} folded={folded} />}
        {small && (
          <button type="button" class="plain lk-fold" aria-expanded={!folded} onClick={turn}>
            <Mark of="load" />
            <span class="unseen">{words.say("board-cards", { count: me.hand.length })}</span>
            <span aria-hidden="true">{me.hand.length}</span>
            <Chevron />
          </button>
        )}
      </p>
      {!folded && <dl class="lk-panel">
        {me.shadow ? (
          <Value sign="shadow" title={words.say("board-drained")} value={String(me.drained)} />
        ) : (
          <Value sign="living" title={words.say("board-hp-own")} value={String(me.hp)} more={published === me.hp ? "" : words.say("board-hp-published", { hp: published })} />
        )}
        {!me.shadow && <Value sign="force" title={words.say("attribute-force")} value={me.effective_force === me.force ? String(me.force) : `${me.force} → ${me.effective_force}`} more={[...weapons(props, me.hand), ...(me.armed ? [words.say("board-armed")] : [])].join(" · ")} />}
        <Value sign="speed" title={words.say("attribute-speed")} value={String(me.speed)} />
        {!me.shadow && <Value sign="load" title={words.say("attribute-load")} value={pocket ? `${me.hand.length}` : `${me.hand.length} / ${me.load}`} />}
      </dl>}
      {!me.shadow && !folded && <Cards props={props} cards={me.hand} empty={words.say("board-hand-empty")} sign={(card) => <Mark of={cardSign(card)} />} />}
    </div>
  );
}

/** The cards that add to my Force, each with how much. */
function weapons({ game, words }: BoardProps<View>, hand: readonly string[]): string[] {
  const cards = (game.content["cards.toml"] as { card: { id: string; force?: number }[] }).card;
  return hand.flatMap((held) => {
    const force = cards.find((card) => card.id === held)?.force ?? 0;
    return force > 0 ? [`${words.ref(`card:${held}`)} +${force}`] : [];
  });
}

/** A number of mine with its sign; its words too, where there is room for them. */
function Chip({ sign, text, short, folded }: { sign: string; text: string; short: string; folded: boolean }) {
  return (
    <span class="chip" title={text}>
      <Mark of={sign} />
      {folded ? (
        <>
          <span class="unseen">{text}</span>
          {short}
        </>
      ) : (
        text
      )}
    </span>
  );
}

function Value({ sign, title, value, more = "" }: { sign: string; title: string; value: string; more?: string }) {
  return (
    <div title={title}>
      <dt>
        <Mark of={sign} />
        <span>{title}</span>
      </dt>
      <dd>
        {value}
        {more && <small>{more}</small>}
      </dd>
    </div>
  );
}

/** Life as it was published, round by round; who lives, who has acted. */
export function SeatState(props: SeatProps<View>) {
  const { view, of, words, mode, truth, history } = props;
  const chronicle = chronicleOf(history);
  const one = view.seats.find((other) => other.seat === of);
  if (!one) return null;
  const rounds = publishedIn(chronicle).get(of) ?? new Map<number, number>();
  const shown = [...rounds].filter(([round]) => !untold(round, 8));
  // What the settlement has not told yet is not shown here either.
  const late = chronicle.some(([round, kind]) => kind === "hp" && untold(round, 8));
  const hp = late ? (shown.at(-1)?.[1] ?? MOST_HP) : one.hp;
  const shadow = one.shadow && !settlementIn(chronicle, "").some(({ step, entry }) => entry[1] === "shadow" && entry[2][0] === of && untold(entry[0], step));
  const real = mode === "replay" ? truthOf(truth).get(of) : undefined;
  const room = real?.room ?? (view.over ? one.room : "");
  const large = mode === "screen";
  const past = shown.filter(([round]) => round < Math.max(0, ...shown.map(([at]) => at)));
  return (
    <div class={`lk-state ${shadow ? "is-shadow" : ""}`}>
      <p class="lk-life">
        <Mark of={shadow ? "shadow" : "living"} />
        <strong aria-hidden="true">{hp}</strong>
        <span class="unseen">{shadow ? words.say("board-shadow-drained", { points: hp }) : words.say("board-hp-published", { hp })}</span>
        {((large && !view.over) || past.length === 0) && (
          <span aria-hidden="true">
            <Points full={hp} most={MOST_HP} label="" />
          </span>
        )}
      </p>
      <p class="lk-signs">
        {view.acting === of && <Said sign="steps" text={words.say("board-acting")} large={large} class="lk-acting" />}
        {one.acted && view.phase === "action" && <Said sign="acted" text={words.say("board-acted")} large={large} />}
        {one.boosted && <Said sign="boosted" text={words.ref("card:adrenaline")} large={large} />}
        {one.revived && <Said sign="revived" text={words.say("board-protected")} large={large} />}
        {room && room !== NOWHERE && <span>{room}</span>}
      </p>
      {past.length > 0 && (
        <p class="lk-rounds">
          {past.map(([round, value]) => (
            <span key={round} title={words.say("board-hp-round", { round, hp: value })}>
              <span class="unseen">{words.say("board-hp-round", { round, hp: value })}</span>
              <span aria-hidden="true">
                <small>{round}</small>
                {value}
              </span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A sign with its words: shown where they are read from afar, else said to whoever cannot see the sign. */
function Said({ sign, text, large, class: look = "" }: { sign: string; text: string; large: boolean; class?: string }) {
  return (
    <span class={look} title={text}>
      {sign && <Mark of={sign} />}
      <span class={large ? "" : "unseen"}>{text}</span>
    </span>
  );
}
