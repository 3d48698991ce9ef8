/**
 * A simple map for games that bring no board: the places of `places.toml` (`[[place]]` with `id`, `to`, and `x`, `y` from
 * 0 to 100 if the author cares), their ways, and who is known to stand where.
 */

import type { BoardProps } from "../../board/board";
import { Drawing, lineOf, Pawn, PlaceDisc, PlannedWay, type Point, shadesOf, Stage, Textures, useSize, useThings } from "../../kit";
import type { GameInfo } from "../../server/wire";
import { isOwn, type Leaf } from "./board";

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

/** The drawing in units of its own; a place's x and y go from 0 to 100. */
const [WIDTH, HEIGHT] = [640, 590];
const spot = ({ x, y }: Place): Point => ({ x: 70 + x * 5, y: 34 + y * 5 });
const PAWN = 28;

export function PlaceMap({ places, rows, own, props }: MapProps) {
  const { words, name, seats, peeked, belief } = props;
  const { box, size } = useSize({ w: WIDTH, h: HEIGHT });
  const at = new Map(places.map((place) => [place.id, place]));
  const standers = standingAt(rows, own, peeked);
  const shades = shadesOf(belief, "place");
  const ways = places.flatMap((place) => place.to.filter((to) => at.has(to) && (place.id < to || !at.get(to)!.to.includes(place.id))).map((to) => [place, at.get(to)!] as const));
  const idOf = (reference: string) => reference.slice(reference.indexOf(":") + 1);
  const board = useThings(props, {
    facts: (reference) => {
      const here = standers.get(idOf(reference)) ?? [];
      return { title: words.ref(reference), lines: here.length > 0 ? [words.list(here.map(name))] : [] };
    },
    entry: `place:${places[0]!.id}`,
    asks: () => true,
  });
  const title = words.has("view-map") ? words.say("view-map") : words.say("game-name");
  const planned = board.way.walk;
  return (
    <Stage board={board} class="generic-map">
      <Drawing place={box} width={WIDTH} height={HEIGHT} scale={Math.min(1, size.w / WIDTH)} title={title} text={words.list(places.map((place) => words.ref(`place:${place.id}`)))}>
        <Textures />
        {ways.map(([a, b]) => (
          <path key={`${a.id}-${b.id}`} class="generic-way" d={lineOf([spot(a), spot(b)])} />
        ))}
        {places.map((place) => (
          <PlaceDisc key={place.id} class="generic-place" reference={`place:${place.id}`} at={spot(place)} name={words.ref(`place:${place.id}`)} radius={32} size={19} dark={shades.get(place.id) ?? 0} />
        ))}
        {planned && <PlannedWay to={planned.to} points={planned.through.flatMap((one) => at.get(idOf(one)) ?? []).map(spot)} />}
        {places.flatMap((place) => {
          const [here, { x, y }] = [standers.get(place.id) ?? [], spot(place)];
          return here.map((seat, i) => <Pawn key={seat} seat={seat} x={x + (i - (here.length - 1) / 2) * (PAWN + 2)} y={y} size={PAWN} mine={seats.includes(seat)} />);
        })}
      </Drawing>
    </Stage>
  );
}
