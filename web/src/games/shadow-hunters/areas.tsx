/** The ring of areas, joined in their pairs, and the pieces that stand on them. */

import { type Box, middle, standingOf, TextLines, Thing, wrap } from "../../kit";
import type { Fitted } from "../../parts/lines";
import { bow } from "./layout";
import { type Content, OFF } from "./model";
import { Piece } from "./pieces";
import { Scene } from "./scenes";
import { useDrawing } from "./table";

const NAME = 15.5;

/** Ground under the two areas of a pair. */
export function Pairs({ content }: { content: Content }) {
  const { layout } = useDrawing();
  return (
    <g aria-hidden="true">
      {content.pairs.map(([a, b]) => {
        const [one, two] = [layout.areas[a]!, layout.areas[b]!];
        const [from, to] = [middle(one), middle(two)];
        return (
          <g key={a}>
            {(["edge", "slab"] as const).map((part) => (
              <g key={part} class={`sh-pair-${part}`}>
                <Grown box={one} by={part === "edge" ? 7 : 5.5} />
                <Grown box={two} by={part === "edge" ? 7 : 5.5} />
                <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke-width={part === "edge" ? 49 : 46} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The crossed blades of a shared range, where the two areas of a pair meet. */
export function Knots({ content }: { content: Content }) {
  const { layout } = useDrawing();
  return (
    <g aria-hidden="true">
      {content.pairs.map(([a, b]) => {
        const [from, to] = [middle(layout.areas[a]!), middle(layout.areas[b]!)];
        return (
          <g key={a} class="sh-knot" transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
            <circle r="11" />
            <path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5M-6.5 2.5l4 4M6.5 2.5l-4 4" />
          </g>
        );
      })}
    </g>
  );
}

function Grown({ box, by }: { box: Box; by: number }) {
  return <rect x={box.x - by} y={box.y - by} width={box.w + 2 * by} height={box.h + 2 * by} rx={10 + by} />;
}

export function Area({ id, box }: { id: string; box: Box }) {
  const { props, content, warmth } = useDrawing();
  const numbers = content.numbers.get(id) ?? [];
  const wide = numbers.length * 22 + 4;
  const name = props.words.ref(`area:${id}`);
  const beside = wrap(name, NAME, box.w - wide - 14, 2, "title");
  // A long word that does not fit beside the numbers goes under them.
  const under = beside.some((line) => line.pressed > 0 || line.text.endsWith("…"));
  const lines = under ? wrap(name, NAME, box.w - 16, 2, "title") : beside;
  const warm = warmth(`area:${id}`);
  const clip = `shb-clip-${id}`;
  const head = lines.length * 18 + (under ? 36 : 12);
  return (
    <>
      {/* The picture reaches beyond its clip, so it stays outside of the thing: a press on the middle must hit. */}
      <g class="sh-picture" transform={`translate(${box.x} ${box.y})`} aria-hidden="true">
        <clipPath id={clip}>
          <rect width={box.w} height={box.h} rx="10" />
        </clipPath>
        <g clip-path={`url(#${clip})`}>
          <Scene area={id} w={box.w} h={box.h} />
          <rect class="sh-area-shade" width={box.w} height={head + 14} />
        </g>
      </g>
      <AreaThing id={id} box={box} under={under} wide={wide} lines={lines} numbers={numbers} warm={warm} />
    </>
  );
}

interface AreaThingProps {
  id: string;
  box: Box;
  under: boolean;
  wide: number;
  lines: readonly Fitted[];
  numbers: readonly number[];
  warm: number;
}

/** What can be pressed and read of an area. */
function AreaThing({ id, box, under, wide, lines, numbers, warm }: AreaThingProps) {
  return (
    <Thing reference={`area:${id}`} class="sh-area" x={box.x} y={box.y}>
      <rect class="sh-touch" width={box.w} height={box.h} rx="10" />
      {warm > 0 && <rect class="kit-shade" width={box.w} height={box.h} rx="10" style={{ opacity: warm }} />}
      <rect class="kit-frame" width={box.w} height={box.h} rx="10" />
      {numbers.map((number, i) => (
        <g key={number} transform={`translate(${16 + i * 22} 17)`} class="sh-number" aria-hidden="true">
          <path d="M0-12 10.4-6V6L0 12-10.4 6V-6z" />
          <text y="5.2">{number}</text>
        </g>
      ))}
      <TextLines class="sh-area-name" lines={lines} x={under ? 8 : wide + 8} y={under ? 46 : 22} step={17} />
    </Thing>
  );
}

/** All pieces, each where its player stands. */
export function Pieces() {
  const { props, places, size: standing, offSize, targets } = useDrawing();
  const { view } = props;
  return (
    <g class="sh-pieces">
      {view.seats.map((one) => {
        const place = places.get(one.seat);
        if (!place) return null;
        const size = one.area === OFF || !one.alive ? offSize : standing;
        // Where the area is meant and the player is not, a press on the piece means the ground it stands on.
        const area = `area:${one.area}`;
        const ground = standingOf(targets.get(`seat:${one.seat}`)) === "none" && standingOf(targets.get(area)) === "open";
        return (
          <Thing key={one.seat} reference={ground ? area : `seat:${one.seat}`} class={`sh-standing ${ground ? "is-ground" : ""} ${one.area === OFF || !one.alive ? "is-off" : ""}`} echo x={place.x} y={place.y}>
            <circle class="kit-ring" r={size * 0.7} />
            <Piece seat={one.seat} size={size} dead={!one.alive} guarded={one.guarded} turn={view.turn === one.seat && !view.over} />
          </Thing>
        );
      })}
    </g>
  );
}

/** An attack under way: from the attacker to each target, with the damage that is about to fall. */
export function Attack() {
  const { props, places, size } = useDrawing();
  const { view } = props;
  const from = places.get(view.attacker);
  if (!from) return null;
  return (
    <g class="sh-attack" aria-hidden="true">
      {view.targets.map((target) => {
        const to = places.get(target);
        const amount = view.dealing[view.seats.findIndex((one) => one.seat === target)] ?? 0;
        if (!to || target === view.attacker) return null;
        return (
          <g key={target}>
            <path class="sh-attack-glow" d={bow(from, to, size * 0.7)} />
            <path class="sh-attack-line" d={bow(from, to, size * 0.7)} marker-end="url(#shb-point)" />
            <circle class="sh-aim" cx={to.x} cy={to.y} r={size * 0.78} />
            {amount > 0 && (
              <g class="sh-dealing" transform={`translate(${to.x + size * 0.62} ${to.y - size * 0.62})`}>
                <path d="M0-13 4-5l9-3-5 8 7 6-9 1 0 9-6-6-7 5 1-9-9-2 8-5-4-8 8 3z" />
                <text y="5">{amount}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
