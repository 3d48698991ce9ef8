/** A run by road: the way with the vehicle on it, what is left of its hull, the card that lies open, who is behind. */

import type { BoardProps } from "../../board/board";
import { Gauge } from "./gauge";
import { contentOf, type View } from "./model";
import { Sign } from "./signs";
import { ThreatHead, Threat } from "./track";

export function Road({ props }: { props: BoardProps<View> }) {
  const { words, view, game } = props;
  const { vehicles } = contentOf(game);
  const road = view.road;
  if (!road) return null;
  const hull = Math.max(vehicles.get(road.vehicle)?.hull ?? 0, road.hull);
  const card = vehicles.get(road.open_card);
  return (
    <section class="af-road" tabIndex={0} aria-label={words.say("board-road")}>
      <h2>
        <Sign of="drive" /> {words.say("board-road-to", { vehicle: words.ref(`vehicle:${road.vehicle}`), location: words.ref(`location:${road.to}`) })}
      </h2>
      <ol class="af-way-cards" aria-label={words.say("board-road-cards", { done: road.done, cards: road.cards })}>
        {Array.from({ length: road.done }, (_, i) => (
          <li key={`done ${i}`} class="is-done">
            <Sign of="passed" />
          </li>
        ))}
        <li key="here" class="is-here">
          <Sign of="drive" />
        </li>
        {Array.from({ length: road.cards }, (_, i) => (
          <li key={`ahead ${i}`} class="is-ahead">
            ?
          </li>
        ))}
        <li key="end" class="is-end">
          <Sign of="mission" />
        </li>
      </ol>
      <p class="small">{words.say("board-road-cards", { done: road.done, cards: road.cards })}</p>
      <p class="af-hull">
        <Sign of="shield" />
        <span>{words.say("board-hull", { hull: road.hull })}</span>
        <Gauge value={road.hull} most={hull} text={words.say("board-hull", { hull: road.hull })} />
      </p>
      {road.open_card && (
        <article class="af-road-card" data-road-card={road.open_card}>
          <h3>{words.ref(`vehicle:${road.open_card}`)}</h3>
          {card?.test && (
            <p class={`af-road-test is-${card.test}`} aria-hidden="true">
              <Sign of={card.test} /> {card.difficulty}
            </p>
          )}
          {words.has(`vehicle-${road.open_card}-text`) && <p>{words.say(`vehicle-${road.open_card}-text`)}</p>}
        </article>
      )}
      <ThreatHead props={props} needed={road.chasers.length} />
      {road.chasers.length > 0 && (
        <ol class="af-chasers" aria-label={words.say("board-behind")}>
          {road.chasers.map((one, i) => (
            <li key={`${one} ${i}`} data-chaser={one}>
              <Threat props={props} slot={i} />
              <strong>{words.ref(`vehicle:${one}`)}</strong>
              {words.has(`vehicle-${one}-text`) && <span class="small">{words.say(`vehicle-${one}-text`)}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
