/**
 * My characters beside the question: cards, what they wear and carry, wounds and statuses; things can be dragged from
 * one place to another. And each seat's state.
 */

import { useState } from "preact/hooks";
import type { BoardProps, SeatProps } from "../../board/board";
import { aheadAt, saidAhead, standingOf, weighs } from "../../kit";
import { byFinger } from "../../parts/finger";
import { ActionCard } from "./cards";
import { BATTERY, carried, placed, useCarrying } from "./carrying";
import { argumentOf, askedOf, contentOf, type HeroView, SLOTS, verbOf, type View } from "./model";
import { Face, Sign } from "./signs";
import { Fact } from "./strip";

/** Questions about things: what is worn and carried stands before the cards. */
const PACKING = new Set(["trade", "item", "receive", "stores", "break"]);

export function Hand(props: BoardProps<View>) {
  const { view, words, seat, seats } = props;
  const own = view.heroes.filter((one) => seats.includes(one.seat));
  const shown = own.find((one) => one.seat === seat) ?? own[0];
  if (!shown) return <p class="quiet">{words.say("board-hand-before")}</p>;
  const others = view.heroes.filter((one) => one !== shown);
  return (
    <div class={`af-hand ${carried.value ? "is-carrying" : ""} ${PACKING.has(askedOf(props)?.kind ?? "") ? "is-packing" : ""}`}>
      <Fresh hero={shown} props={props} />
      <Sheet hero={shown} props={props} open />
      {others.map((one) => (
        <details key={one.seat} class="af-other">
          <summary {...placed("seat", one.seat, one.hero)}>
            <Face hero={one.hero} /> {words.ref(`hero:${one.hero}`)} <Life hero={one} words={words} />
          </summary>
          <Sheet hero={one} props={props} />
        </details>
      ))}
      {view.at_home.map((box) => (
        <details key={box.hero} class="af-other">
          <summary {...placed("seat", "", box.hero)}>
            <Face hero={box.hero} /> {words.say("board-at-home", { hero: words.ref(`hero:${box.hero}`) })}
          </summary>
          <p class="small">{words.list([...box.worn, ...box.pack].map((item) => words.ref(`item:${item}`))) || words.say("board-nothing")}</p>
        </details>
      ))}
    </div>
  );
}

/** Something just come by, that has no place yet. */
function Fresh({ hero, props }: { hero: HeroView; props: BoardProps<View> }) {
  const { words } = props;
  const carry = useCarrying(props);
  const asked = askedOf(props);
  if (asked?.kind !== "item" && asked?.kind !== "receive") return null;
  const held = new Set([...hero.worn, ...hero.pack]);
  const item = [...asked.options, ...asked.refused.map((one) => one.choice)].filter((one) => /^(wear|stow)$/.test(verbOf(one))).map(argumentOf).find((one) => !held.has(one));
  if (!item) return null;
  return (
    <p class="af-fresh">
      <span class="af-item is-open" data-item={item} {...carry(item, "")}>
        <span class="af-slot-name">{words.say("board-new-item")}</span>
        {words.ref(`item:${item}`)}
      </span>
      <span class="small">{itemText(item, words)}</span>
    </p>
  );
}

/** Hearts that are left, then wounds, then toxic ones: by shape, not by colour alone. */
export function Life({ hero, words }: { hero: HeroView; words: BoardProps<View>["words"] }) {
  const left = Math.max(0, hero.life - hero.wounds - hero.toxic);
  return (
    <span class="af-life" role="img" aria-label={words.say("board-life", { left, life: hero.life, toxic: hero.toxic })}>
      {Array.from({ length: hero.life }, (_, i) => {
        const state = i < left ? "is-left" : i < left + hero.wounds ? "is-wound" : "is-toxic";
        return <Sign key={i} of={state === "is-left" ? "morale" : state === "is-wound" ? "wound" : "toxic"} class={state} />;
      })}
    </span>
  );
}

function Sheet({ hero, props, open = false }: { hero: HeroView; props: BoardProps<View>; open?: boolean }) {
  const { words, game, view } = props;
  const content = contentOf(game);
  const [looked, look] = useState("");
  const carry = useCarrying(props);
  // Two-pawed things take both paws; what is worn fills its slots in order.
  const slots: { slot: string; item: string }[] = [];
  const left = [...hero.worn];
  for (const slot of SLOTS) {
    const at = left.findIndex((item) => content.items.get(item)?.slot === slot);
    slots.push({ slot, item: at >= 0 ? left.splice(at, 1)[0]! : "" });
  }
  for (const item of left) slots.push({ slot: "accessory", item });
  const backpack = Array.from({ length: Math.max(hero.backpack, hero.pack.length) }, (_, i) => hero.pack[i] ?? "");
  const press = (item: string) => {
    const target = props.targets.get(`item:${item}`);
    const first = looked !== item;
    look(first ? item : "");
    // A finger reads first what it brings.
    if (standingOf(target) !== "none" && !(first && byFinger() && weighs(target, props))) props.pick(`item:${item}`);
  };
  const ahead = (reference: string) => aheadAt(props.targets.get(reference), props);
  const thing = (item: string, slot: string, key: string) => (
    <li key={key} class={item ? "is-full" : "is-empty"} data-slot={slot} {...placed(slot === "pack" ? "pack" : "worn", hero.seat, hero.hero, item)}>
      {item ? (
        <button type="button" class={`af-item is-${standingOf(props.targets.get(`item:${item}`))}`} data-item={item} aria-expanded={looked === item} onClick={() => press(item)} {...saidAhead(ahead(`item:${item}`))} {...carry(item, hero.seat)}>
          <span class="af-slot-name">{words.say(`board-slot-${slot}`)}</span>
          {words.ref(`item:${item}`)}
          {hero.charged.includes(item) && <Sign of="battery" class="is-charge" />}
        </button>
      ) : (
        <span class="af-item is-none">
          <span class="af-slot-name">{words.say(`board-slot-${slot}`)}</span>
        </span>
      )}
    </li>
  );
  return (
    <section class="af-sheet" aria-label={words.ref(`hero:${hero.hero}`)}>
      {open && (
        <p class="af-sheet-head">
          <Face hero={hero.hero} />
          <strong>{words.ref(`hero:${hero.hero}`)}</strong>
          <Life hero={hero} words={words} />
          {hero.hidden && <Fact sign="hide" text={words.say("board-hidden")} short="" />}
          {view.keeper === hero.seat && <Fact sign="keeper" text={words.say("board-keeper")} short="" />}
        </p>
      )}
      {hero.statuses.length > 0 && (
        <ul class="af-statuses">
          {hero.statuses.map((status) => (
            <li key={status}>
              <span class="chip" title={words.has(`status-${status}-text`) ? words.say(`status-${status}-text`) : ""}>
                {words.ref(`status:${status}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hero.hand ? (
        <ul class="af-cards" aria-label={words.say("board-cards", { count: hero.cards })}>
          {hero.hand.map((card) => {
            const file = content.cards.get(card);
            const standing = standingOf(props.targets.get(`card:${card}`));
            return (
              file && (
                <li key={card}>
                  <button type="button" class={`af-card-button is-${standing}`} data-hand-card={card} aria-disabled={standing !== "open"} onClick={() => standing !== "none" && props.pick(`card:${card}`)} {...saidAhead(ahead(`card:${card}`))}>
                    <ActionCard card={file} words={words} />
                  </button>
                </li>
              )
            );
          })}
          {hero.hand.length === 0 && <li class="quiet">{words.say("board-hand-empty")}</li>}
        </ul>
      ) : (
        <p class="quiet small">{words.say("board-cards", { count: hero.cards })}</p>
      )}
      <ul class="af-slots-worn" aria-label={words.say("board-worn")}>
        {slots.map(({ slot, item }, i) => thing(item, slot, `w${i}`))}
        {backpack.map((item, i) => thing(item, "pack", `p${i}`))}
      </ul>
      {looked && (
        <p class="small af-item-text">
          <strong>{words.ref(`item:${looked}`)}</strong> {itemText(looked, words)} {ahead(`item:${looked}`)}
        </p>
      )}
      <p class="small af-abilities">
        {hero.batteries > 0 && (
          <span class="af-loose" {...carry(BATTERY, hero.seat)}>
            <Fact sign="battery" text={words.say("board-batteries", { count: hero.batteries })} short={hero.batteries} />
          </span>
        )}
        {hero.abilities.map((ability) => (
          <span key={ability} class="af-ability" title={words.has(`ability-${ability}-text`) ? words.say(`ability-${ability}-text`) : ""}>
            <Sign of="ability" /> {words.ref(`ability:${ability}`)} <span class="quiet">{words.say("board-costs-white", { cost: content.abilities.get(ability)?.cost ?? 0 })}</span>
          </span>
        ))}
      </p>
    </section>
  );
}

/** What an item does. Those of the discovery deck are words of their own page. */
export function itemText(item: string, words: BoardProps<View>["words"]): string {
  const text = `item-${item}-text`;
  return words.has(text) ? words.say(text) : "";
}

/** Who somebody plays, how they fare, how many cards they hold. */
export function SeatState({ view, of, words }: SeatProps<View>) {
  const hero = view.heroes.find((one) => one.seat === of);
  if (!hero) return null;
  return (
    <div class={`af-seat is-${hero.where}`} {...placed("seat", of, hero.hero)}>
      <p>
        <Face hero={hero.hero} />
        <span>{words.ref(`hero:${hero.hero}`)}</span>
        {view.keeper === of && <Fact sign="keeper" text={words.say("board-keeper")} short="" />}
        {hero.hidden && <Fact sign="hide" text={words.say("board-hidden")} short="" />}
      </p>
      <p>
        <Life hero={hero} words={words} />
        <Fact sign="cards" text={words.say("board-cards", { count: hero.cards })} short={hero.cards} />
        {hero.where === "defeated" && <strong class="af-down">{words.say("board-where-defeated")}</strong>}
        {hero.where === "left" && view.page?.map && <span class="quiet">{words.say("board-where-left")}</span>}
      </p>
      {hero.statuses.length > 0 && <p class="small">{words.list(hero.statuses.map((status) => words.ref(`status:${status}`)))}</p>}
    </div>
  );
}
