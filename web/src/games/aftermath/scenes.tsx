/** What stands on the book where there is no map to walk: who goes out, which mission, home, the road. */

import type { BoardProps } from "../../board/board";
import { ATTRIBUTES, askedOf, contentOf, DIALS, type View } from "./model";
import { carried, placed, STORES, useCarrying } from "./carrying";
import { Gauge } from "./gauge";
import { itemText } from "./hand";
import { Face, Sign } from "./signs";

/** Before the first page: four of them stand beside the coats. */
export function Casting({ props }: { props: BoardProps<View> }) {
  const { words, targets, pick, game, view, name } = props;
  const content = contentOf(game);
  const asked = askedOf(props)?.kind === "hero";
  return (
    <ul class="af-casting" aria-label={words.say("board-casting")}>
      {[...content.heroes.values()].map((hero) => {
        const taken = view.heroes.find((one) => one.hero === hero.id);
        const open = asked && (targets.get(`hero:${hero.id}`)?.options.length ?? 0) > 0;
        return (
          <li key={hero.id} class={taken ? "is-taken" : ""}>
            <button type="button" data-cast={hero.id} class={open ? "is-open" : ""} disabled={!open} onClick={() => pick(`hero:${hero.id}`)}>
              <Face hero={hero.id} class="is-large" />
              <strong>{words.ref(`hero:${hero.id}`)}</strong>
              {taken && <span class="chip">{name(taken.seat)}</span>}
              <span class="af-casting-text">{words.say(`board-hero-${hero.id}`)}</span>
              {words.has(`hero-${hero.id}-text`) && <span class="af-casting-text quiet">{words.say(`hero-${hero.id}-text`)}</span>}
              <span class="af-casting-facts">
                <span>
                  <Sign of="morale" class="is-left" /> {words.say("board-lives", { life: hero.life })}
                </span>
                {ATTRIBUTES.filter((one) => hero.boost[one]).map((one) => (
                  <span key={one} class={`is-${one}`}>
                    <Sign of={one} /> {words.ref(`attribute:${one}`)} +{hero.boost[one]}
                  </span>
                ))}
                <span>
                  <Sign of="ability" /> {words.ref(`ability:${hero.ability}`)}
                </span>
                <span>
                  <Sign of="equip" /> {words.ref(`item:${hero.item}`)}
                  <span class="quiet"> {itemText(hero.item, words)}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Missions to choose from, pinned to the board of page 3. */
export function Missions({ props }: { props: BoardProps<View> }) {
  const { words, targets, pick, view } = props;
  const kind = askedOf(props)?.kind;
  if (kind !== "mission" && kind !== "side") return null;
  const ids = [...targets.keys()].filter((reference) => reference.startsWith("mission:") && targets.get(reference)!.options.length > 0);
  return (
    <ul class="af-missions" aria-label={words.say("board-missions")}>
      {ids.map((reference) => {
        const id = reference.slice(8);
        const text = `page-3-${id}`;
        return (
          <li key={id}>
            <button type="button" class="af-pinned is-open" data-mission={id} onClick={() => pick(reference)}>
              <Sign of="mission" />
              <strong>{words.ref(reference)}</strong>
              {words.has(text) && <span>{words.say(text).replaceAll("*", "")}</span>}
              {view.campaign.missions[id] && <span class="quiet small">{words.say(`board-mission-${view.campaign.missions[id]}`)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The colony: its dials in full, what is built, stored and broken, whose goals are reached. */
export function Home({ props }: { props: BoardProps<View> }) {
  const { words, view, game } = props;
  const content = contentOf(game);
  const { campaign, dials } = view;
  const carry = useCarrying(props);
  const list = (title: string, items: readonly string[], sign: string, from = "") =>
    (items.length > 0 || (from !== "" && carried.value !== null)) && (
      <div {...(from ? placed("stores", "", "") : {})}>
        <h3>
          <Sign of={sign} /> {title}
        </h3>
        <ul class="af-things">
          {items.map((item, i) => (
            <li key={`${item}${i}`} {...(from ? carry(item, from) : {})}>
              <strong>{words.ref(`item:${item}`)}</strong> <span class="small">{itemText(item, words)}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <section class="af-home" tabIndex={0} aria-label={words.say("board-home")}>
      <h2>
        <Sign of="home" /> {words.say("board-home")}
      </h2>
      <ul class="af-meters">
        {DIALS.map((dial) => {
          const most = dial === "time" ? Math.max(view.allowance, 1) : (content.numbers.maxima[dial] ?? 20);
          const value = dials[dial] ?? 0;
          return (
            <li key={dial} class={`is-${dial} ${(dial === "time" && value > most) || ((dial === "population" || dial === "morale") && value <= 2) ? "is-grave" : ""}`}>
              <Sign of={dial} />
              <span>{words.ref(`dial:${dial}`)}</span>
              <Gauge value={value} most={most} text={words.say("board-dial", { dial: words.ref(`dial:${dial}`), value, most })} />
              <b>{dial === "time" && view.allowance > 0 ? `${value}/${view.allowance}` : value}</b>
            </li>
          );
        })}
      </ul>
      <p class="af-goals" aria-label={words.say("board-goals", { count: campaign.goals.length })}>
        {[...content.heroes.keys()].map((hero) => (
          <span key={hero} class={campaign.goals.includes(hero) ? "is-reached" : ""}>
            <Face hero={hero} /> <Sign of="goal" />
          </span>
        ))}
        <span class="small">{words.say("board-goals", { count: campaign.goals.length })}</span>
      </p>
      {list(words.say("board-built"), campaign.built, "home")}
      {list(words.say("board-stores"), campaign.stores, "scavenge", STORES)}
      {list(words.say("board-broken"), campaign.broken, "scrap")}
      {campaign.discoveries.length > 0 && (
        <div>
          <h3>
            <Sign of="clues" /> {words.say("board-discoveries")}
          </h3>
          <p class="small">{words.list(campaign.discoveries.map((one) => words.ref(`discovery:${one}`)))}</p>
        </div>
      )}
    </section>
  );
}
