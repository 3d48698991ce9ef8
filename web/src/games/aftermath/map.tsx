/** The map on the left page: spaces, lines of six kinds, marks and tokens, figures, and the way that would be gone. */

import { useMemo } from "preact/hooks";
import { PlannedWay, type Point, standingPlaces, Textures, Thing, useThing } from "../../kit";
import { seatNumber } from "../../parts/shapes";
import { askedOf, columnOf, type FoeView, type HeroView, type MapView, rowOf, type Space } from "./model";
import { HEADS, SignAt } from "./signs";
import { type Drawn, useDrawing } from "./table";

/** Tokens that lie about, with their signs. */
const TOKEN_SIGNS: Readonly<Record<string, string>> = { fire: "fire", trap: "trap", heavy: "heavy", boat: "boat", fishhook: "fishhook" };

/** Questions whose choices are a few spaces. */
const NAMING = new Set(["start", "way", "space"]);

export function PageMap() {
  const { spaces } = useDrawing();
  return (
    <>
      <Textures />
      {[...spaces.values()].map((space) => (
        <Place key={space.id} space={space} />
      ))}
      <Lines />
      <Ways />
      <Finds />
      <Foes />
      <Heroes />
      <Names />
    </>
  );
}

/** Where the bar offers a few spaces, their names stand in them, over whoever is there. */
function Names() {
  const { spaces, unit, margin, props } = useDrawing();
  const { standing } = useThing();
  if (!NAMING.has(askedOf(props)?.kind ?? "")) return null;
  return (
    <g class="af-cell-names" aria-hidden="true">
      {[...spaces.values()].map(({ id, cells: [first] }) =>
        first && standing(`cell:${id}`) === "open" ? (
          <text key={id} x={margin + first.x * unit + 6} y={margin + (first.y + 1) * unit - 8}>
            {id}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** Where a space has its middle. */
export function middleOf({ unit, margin }: Pick<Drawn, "unit" | "margin">, space: Space): Point {
  const xs = space.cells.map(({ x }) => x);
  const ys = space.cells.map(({ y }) => y);
  return {
    x: margin + ((Math.min(...xs) + Math.max(...xs) + 1) / 2) * unit,
    y: margin + ((Math.min(...ys) + Math.max(...ys) + 1) / 2) * unit,
  };
}

/** All cells of a space as one outline. */
function outline({ unit, margin }: Drawn, space: Space, inset: number): string {
  return space.cells
    .map(({ x, y }) => {
      const has = (dx: number, dy: number) => space.cells.some((one) => one.x === x + dx && one.y === y + dy);
      const left = margin + x * unit + (has(-1, 0) ? -0.5 : inset);
      const top = margin + y * unit + (has(0, -1) ? -0.5 : inset);
      const right = margin + (x + 1) * unit - (has(1, 0) ? -0.5 : inset);
      const bottom = margin + (y + 1) * unit - (has(0, 1) ? -0.5 : inset);
      return `M${left} ${top}H${right}V${bottom}H${left}z`;
    })
    .join("");
}

function Place({ space }: { space: Space }) {
  const drawn = useDrawing();
  const { map, unit, margin, props } = drawn;
  const { view } = props;
  const first = space.cells[0]!;
  const [x, y] = [margin + first.x * unit, margin + first.y * unit];
  const middle = middleOf(drawn, space);
  const marks = space.marks.filter((mark) => !mark.startsWith("scavenge") && !mark.startsWith("tag"));
  const size = Math.max(15, unit * 0.3);
  const task = view.task?.cells.includes(space.id);
  const water = space.marks.includes("tag:water");
  return (
    <Thing reference={`cell:${space.id}`} quiet class={`af-place ${space.marks.includes("hide") ? "is-hide" : ""} ${water ? "is-water" : ""} ${task ? "is-task" : ""}`}>
      <path class="af-floor" d={outline(drawn, space, 0)} />
      <path class="af-glow kit-edge" d={outline(drawn, space, 4)} />
      <circle class="af-dot" cx={middle.x} cy={middle.y} r="3.500" />
      {marks.map((mark, i) => {
        const [kind = "", letter = ""] = mark.split(":");
        const lies = kind === "objective" && map.objectives.includes(letter);
        const shut = kind === "exit" && view.page?.exit_used !== "" && view.page?.exit_used !== letter;
        const at = { x: x + size * 0.62 + 3 + i * (size + 3), y: y + size * 0.62 + 3 };
        const of = { start: "start", enemy: "lair", hide: "hide", info: "info", objective: "objective", exit: "exit" }[kind] ?? "page";
        return (
          <g key={mark} class={`af-mark is-${kind} ${lies ? "is-lying" : ""} ${shut ? "is-shut" : ""}`} data-mark={mark}>
            {(kind === "info" || kind === "objective" || kind === "exit") && <rect class="af-plate" x={at.x - size * 0.6} y={at.y - size * 0.6} width={size * 1.2} height={size * 1.2} rx={size * 0.3} />}
            <SignAt of={of} x={at.x} y={at.y} size={size * 0.92} />
          </g>
        );
      })}
      {(map.tokens[space.id] ?? []).map((token, i) => (
        <g key={`${token}${i}`} class={`af-token is-${token}`} data-token={token}>
          <circle cx={x + unit - size * 0.7 - i * size} cy={y + unit - size * 0.7} r={size * 0.62} />
          <SignAt of={TOKEN_SIGNS[token] ?? "objective"} x={x + unit - size * 0.7 - i * size} y={y + unit - size * 0.7} size={size * 0.85} />
        </g>
      ))}
    </Thing>
  );
}

/** A line from a point, along or down: each kind has a shape of its own. */
export function lineShape(kind: string, x: number, y: number, unit: number, upright: boolean): string {
  const at = (along: number, aside: number) => (upright ? `${x + aside} ${y + along}` : `${x + along} ${y + aside}`);
  const steps = Array.from({ length: 8 }, (_, i) => (i * unit) / 8);
  const e = unit / 8;
  switch (kind) {
    case "red": // rungs, as on a ladder
      return `M${at(0, 0)}L${at(unit, 0)}` + steps.map((s) => `M${at(s + e / 2, -4)}L${at(s + e / 2, 4)}`).join("");
    case "blue": // waves
      return `M${at(0, 0)}` + steps.map((s, i) => `Q${at(s + e / 2, i % 2 ? 6 : -6)} ${at(s + e, 0)}`).join("");
    case "green": // a hedge
      return `M${at(0, 0)}` + steps.map((s) => `L${at(s + e / 2, -5)}L${at(s + e, 0)}`).join("") + `M${at(0, 2)}L${at(unit, 2)}`;
    default:
      return `M${at(0, 0)}L${at(unit, 0)}`;
  }
}

/** The kinds of lines in the order in which they are drawn: what bars most lies on top. */
const LINE_KINDS = ["dash", "green", "blue", "red", "white", "double"] as const;

/** All lines of a map as one shape for each kind that there is: there are hundreds, and they are never pressed. */
export function linesOf(cells: MapView["cells"], unit: number, margin: number): [kind: string, shape: string][] {
  const by = new Map(cells.map((one) => [one.cell, one]));
  const name = (x: number, y: number) => String.fromCharCode(97 + x) + String(y + 1);
  const found = new Map<string, string>();
  const add = (kind: string, x: number, y: number, upright: boolean) => found.set(kind, (found.get(kind) ?? "") + lineShape(kind, x, y, unit, upright));
  for (const one of cells) {
    const [cx, cy] = [columnOf(one.cell), rowOf(one.cell)];
    const [x, y] = [margin + cx * unit, margin + cy * unit];
    const [right, below, left, above] = [by.get(name(cx + 1, cy)), by.get(name(cx, cy + 1)), by.get(name(cx - 1, cy)), by.get(name(cx, cy - 1))];
    if (!right || right.space !== one.space) add(right ? one.right : "double", x + unit, y, true);
    if (!below || below.space !== one.space) add(below ? one.down : "double", x, y + unit, false);
    if (!left) add("double", x, y, true);
    if (!above) add("double", x, y, false);
  }
  return LINE_KINDS.flatMap((kind) => (found.has(kind) ? [[kind, found.get(kind)!]] : []));
}

function Lines() {
  const { map, unit, margin } = useDrawing();
  const lines = useMemo(() => linesOf(map.cells, unit, margin), [map.cells, unit, margin]);
  return (
    <g class="af-lines" aria-hidden="true">
      {lines.map(([kind, shape]) => (
        <g key={kind} class={`af-line is-${kind}`} data-line={kind}>
          {(kind === "white" || kind === "double") && <path class="af-line-under" d={shape} />}
          <path class="af-line-pen" d={shape} />
        </g>
      ))}
    </g>
  );
}

function Ways() {
  const drawn = useDrawing();
  const { way, spaces } = drawn;
  if (!way.walk) return null;
  const points = way.walk.through.flatMap((reference) => {
    const space = spaces.get(reference.slice(5));
    return space ? [middleOf(drawn, space)] : [];
  });
  return <PlannedWay points={points} to={way.walk.to} class="af-way" />;
}

/** Tokens to be searched: what it takes stands on their backs, what they hold on their faces. */
function Finds() {
  const drawn = useDrawing();
  const { map, spaces, unit } = drawn;
  const before = new Map<string, number>();
  const size = Math.max(22, unit * 0.42);
  return (
    <>
      {map.finds.map((find, i) => {
        const space = spaces.get(find.cell);
        if (!space) return null;
        const nth = before.get(find.cell) ?? 0;
        before.set(find.cell, nth + 1);
        const last = space.cells.at(-1)!;
        const x = drawn.margin + (last.x + 1) * unit - size * 0.6 - 3 - nth * size * 0.5;
        const y = drawn.margin + last.y * unit + size * 0.6 + 3;
        const shown = Object.keys(find.reward).length > 0;
        return (
          <Thing key={i} reference={`find:${i}`} class={`af-find ${shown ? "is-shown" : ""}`} x={x} y={y}>
            <path class="af-find-face" d={hexagon(size / 2)} />
            <path class="kit-ring" d={hexagon(size / 2 + 2)} />
            <text y={size * 0.17} style={{ fontSize: `${Math.max(14, size * 0.5)}px` }}>
              {find.difficulty}
            </text>
          </Thing>
        );
      })}
    </>
  );
}

const hexagon = (r: number) => `M${-r * 0.87} ${-r / 2}L0 ${-r}L${r * 0.87} ${-r / 2}V${r / 2}L0 ${r}L${-r * 0.87} ${r / 2}z`;

interface Standing {
  key: string;
  cell: string;
  hero?: HeroView;
  foe?: FoeView;
  figure?: number;
}

/** All figures with their places: those of one space stand side by side. */
export function figuresOf({ props }: Pick<Drawn, "props">): Standing[] {
  const { view } = props;
  const heroes = view.heroes.filter((one) => one.cell && one.where === "page").map((hero) => ({ key: `hero ${hero.seat}`, cell: hero.cell, hero }));
  const foes = view.foes.flatMap((foe) => [...foe.cells, ...foe.drones].map((cell, figure) => ({ key: `foe ${foe.slot} ${figure}`, cell, foe, figure })));
  return [...foes, ...heroes];
}

function placesOf(drawn: Drawn): Map<string, Point> {
  const all = figuresOf(drawn);
  const found = new Map<string, Point>();
  for (const space of drawn.spaces.values()) {
    const here = all.filter((one) => one.cell === space.id);
    if (here.length === 0) continue;
    const middle = middleOf(drawn, space);
    const xs = space.cells.map(({ x }) => x);
    const ys = space.cells.map(({ y }) => y);
    const [w, h] = [(Math.max(...xs) - Math.min(...xs) + 1) * drawn.unit, (Math.max(...ys) - Math.min(...ys) + 1) * drawn.unit];
    const box = { x: middle.x - w / 2 + 3, y: middle.y - h / 2 + drawn.unit * 0.26, w: w - 6, h: h - drawn.unit * 0.28 };
    const spots = standingPlaces(box, here.length, sizeOf(drawn));
    here.forEach((one, i) => found.set(one.key, spots[i] ?? middle));
  }
  return found;
}

const sizeOf = ({ unit }: Pick<Drawn, "unit">) => Math.max(24, Math.min(46, unit * 0.52));

function Heroes() {
  const drawn = useDrawing();
  const { props } = drawn;
  const { view, seats } = props;
  const places = placesOf(drawn);
  const size = sizeOf(drawn);
  return (
    <>
      {view.heroes.map((hero) => {
        const at = places.get(`hero ${hero.seat}`);
        if (!at) return null;
        const mine = props.mode === "play" && seats.includes(hero.seat);
        return (
          <Thing key={hero.seat} reference={`seat:${hero.seat}`} class={`af-hero seat-colour-${seatNumber(hero.seat)} ${mine ? "is-mine" : ""} ${view.turn === hero.seat ? "has-turn" : ""} ${hero.hidden ? "is-hidden" : ""}`} x={at.x} y={at.y}>
            {view.turn === hero.seat && <circle class="af-turn" r={size * 0.55} />}
            <g class="af-head" transform={`scale(${size / 32}) translate(-16 -17)`}>
              <path d={HEADS[hero.hero] ?? HEADS["pim"]!} />
              <text x="16" y="25">
                {hero.seat}
              </text>
            </g>
            <circle class="kit-ring" r={size * 0.56} />
            {hero.wounds + hero.toxic > 0 && (
              <g class="af-hurt" transform={`translate(${size * 0.36} ${size * 0.38})`}>
                <circle r="8" />
                <text y="4.500">{hero.wounds + hero.toxic}</text>
              </g>
            )}
            {hero.carries && <SignAt of="heavy" x={-size * 0.42} y={size * 0.36} size={size * 0.4} class="af-carries" />}
          </Thing>
        );
      })}
    </>
  );
}

function Foes() {
  const drawn = useDrawing();
  const { props, content } = drawn;
  const { view } = props;
  const places = placesOf(drawn);
  const size = sizeOf(drawn);
  return (
    <>
      {view.foes.flatMap((foe) =>
        [...foe.cells, ...foe.drones].map((_, figure) => {
          const at = places.get(`foe ${foe.slot} ${figure}`);
          if (!at) return null;
          const drone = figure >= foe.cells.length;
          const k = drone ? 0.72 : foe.boss ? 1.25 : 1;
          const type = drone ? "drone" : (content.enemies.get(foe.enemy)?.type ?? "enemy");
          return (
            <Thing key={`${foe.slot} ${figure}`} reference={`figure:${foe.slot - 1}-${figure}`} class={`af-foe is-${type} ${view.page?.hostile ? "is-hostile" : "is-calm"}`} x={at.x} y={at.y}>
              <path class="af-foe-face" d={badge((size / 2) * k)} />
              <SignAt of={type} x={0} y={-size * 0.1 * k} size={size * 0.55 * k} class="af-foe-sign" />
              <path class="kit-ring" d={badge((size / 2) * k + 2)} />
              <text y={size * 0.42 * k} style={{ fontSize: `${Math.max(14, size * 0.36)}px` }}>
                {foe.slot}
              </text>
              {foe.aimed && <circle class="af-aimed" r={size * 0.62} />}
            </Thing>
          );
        }),
      )}
    </>
  );
}

const badge = (r: number) => `M${-r} ${-r * 0.85}Q0 ${-r * 1.15} ${r} ${-r * 0.85}L${r * 0.9} ${r * 0.4}L0 ${r * 1.15}L${-r * 0.9} ${r * 0.4}z`;
