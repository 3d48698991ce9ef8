/**
 * A simple map for games that bring no board: the places of `places.toml` (`[[place]]` with `id`, `to`, and `x`, `y` from
 * 0 to 100 if the author cares), their ways, and who is known to stand where.
 */

import type { BoardProps } from "../../board";
import { goThere } from "../../parts/way";
import { useWay } from "../../ways";
import { seatDrop, seatNumber, seatShape } from "../../parts/shapes";
import type { GameInfo } from "../../wire";
import { isOwn, type Leaf, standing } from "./board";

export interface Place {
  id: string;
  to: string[];
  x: number;
  y: number;
}

/** The places of a game, each with a spot: its own, or one on a ring. */
export function placesOf(game: GameInfo): Place[] {
  const file = game.content["places.toml"] as { place?: { id: string; to?: string[]; x?: number; y?: number }[] } | undefined;
  const places = file?.place ?? [];
  return places.map((place, i) => {
    const turn = (i / places.length) * 2 * Math.PI - Math.PI / 2;
    return { id: place.id, to: place.to ?? [], x: place.x ?? 50 + 38 * Math.cos(turn), y: place.y ?? 50 + 38 * Math.sin(turn) };
  });
}

/** Who stands where, as far as the rows say it and nothing covers it. */
export function standingAt(rows: readonly Leaf[][], own: readonly string[], peeked: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>();
  rows.forEach((leaves, i) => {
    const leaf = leaves.find((one) => one.key === "place");
    if (!leaf || typeof leaf.value !== "string" || (isOwn(leaf.path, own) && !peeked)) return;
    found.set(leaf.value, [...(found.get(leaf.value) ?? []), "ABCDEFGHIJKLMNOP"[i]!]);
  });
  return found;
}

interface MapProps {
  places: readonly Place[];
  rows: readonly Leaf[][];
  own: readonly string[];
  props: BoardProps;
}

export function PlaceMap({ places, rows, own, props }: MapProps) {
  const { words, name, targets, pick, peeked, belief, walks, walk, wish, why } = props;
  const drawn = useWay(walks, walk);
  const at = new Map(places.map((place) => [place.id, place]));
  const standers = standingAt(rows, own, peeked);
  const ways = places.flatMap((place) => place.to.filter((to) => at.has(to) && (place.id < to || !at.get(to)!.to.includes(place.id))).map((to) => [place, at.get(to)!] as const));
  return (
    <svg class="generic-map" viewBox="-12 -6 124 116" role="group" aria-label={words.has("view-map") ? words.say("view-map") : words.say("game-name")}>
      {ways.map(([a, b]) => (
        <line key={`${a.id}-${b.id}`} class="generic-way" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      ))}
      {drawn.walk && (
        <polyline class="generic-path" data-way={drawn.walk.to} points={drawn.walk.through.flatMap((one) => at.get(one.slice(one.indexOf(":") + 1)) ?? []).map(({ x, y }) => `${x},${y}`).join(" ")} />
      )}
      {places.map((place) => {
        const reference = `place:${place.id}`;
        const target = targets.get(reference);
        const within = standing(target) !== "open" && walks.has(reference);
        const how = within ? "within" : standing(target);
        const here = standers.get(place.id) ?? [];
        const shade = belief?.shades.get(reference) ?? 0;
        const title = words.ref(reference);
        const wanted = how === "none" ? wish(reference) : "";
        const stands = here.length > 0 ? `${title}: ${words.list(here.map(name))}` : title;
        const spoken = within ? `${stands}. ${goThere(reference, props)}` : stands;
        const press = () => (within ? drawn.press(reference) : wanted ? why(wanted) : pick(reference));
        const touched = { role: "button" as const, tabIndex: 0, "aria-disabled": how === "refused" || wanted !== "", onClick: press, onKeyDown: pressed(press) };
        const looked = {
          onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && drawn.show(reference),
          onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && drawn.hide(reference),
          onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && drawn.show(reference),
          onBlur: () => drawn.hide(reference),
        };
        const act = how === "none" && !wanted ? {} : { ...touched, ...looked };
        return (
          <g key={place.id} class={`generic-place is-${how}`} transform={`translate(${place.x} ${place.y})`} data-reference={reference} aria-label={spoken} {...act}>
            <circle r="7" />
            {shade > 0 && <circle class="generic-shade" r="7" style={{ opacity: 0.75 * Math.sqrt(shade) }} />}
            <text class="generic-place-name" y="12.5">
              {title}
            </text>
            {here.map((seat, i) => (
              <g key={seat} class={`seat-badge seat-colour-${seatNumber(seat)}`} transform={`translate(${(i - (here.length - 1) / 2) * 6} 0) scale(0.2) translate(-16 -16)`}>
                <path d={seatShape(seat)} />
                <text x="16" y={21.5 + seatDrop(seat)}>
                  {seat}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

function pressed(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}
