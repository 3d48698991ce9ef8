/** What lies and stands on the street at this moment, and what can be pointed at. */

import { useMemo } from "preact/hooks";
import { grown, lineOf, middleAt, Pawn, PlannedWay, Shade, squareAt, standingOf, Textures, Thing } from "../../kit";
import { Ground, Lines, px } from "./ground";
import { DIRECTIONS, MICHAEL, rowsUntil, type VictimView } from "./model";
import { SignAt } from "./signs";
import { type Drawn, gridOf, UNIT, useDrawing } from "./table";

const TURN: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

export function Street() {
  const { plan, props } = useDrawing();
  const unlocked = props.view.unlocked.join();
  const ground = useMemo(() => <Ground plan={plan} />, [plan]);
  const lines = useMemo(() => <Lines plan={plan} unlocked={unlocked.split(",")} words={props.words} />, [plan, unlocked, props.words]);
  return (
    <>
      <Textures />
      {ground}
      <Light />
      <Shades />
      {lines}
      <Things />
      <WrittenWay />
      <Squares />
      <DrawnWayLine />
      <Figures />
      <Facings />
    </>
  );
}

const centre = (id: string, drawn: Drawn) => {
  const space = drawn.plan.at.get(id)!;
  return middleAt(gridOf(drawn.plan), space.x, space.y);
};

/** What the victims see, faintly; the sight of whoever is looked at, brightly. */
function Light() {
  const drawn = useDrawing();
  const all = new Set(drawn.props.view.victims.flatMap((one) => one.sees));
  return (
    <g aria-hidden="true">
      {[...new Set([...all, ...drawn.lit])].map((id) => {
        const space = drawn.plan.at.get(id);
        return space && <rect key={id} class={`hw-sight ${drawn.lit.has(id) ? "is-lit" : ""}`} x={px(space.x)} y={px(space.y)} width={UNIT} height={UNIT} />;
      })}
    </g>
  );
}

/** Where Michael may be: darker where he is likelier. */
function Shades() {
  const drawn = useDrawing();
  return (
    <>
      {[...drawn.shades].map(([id, dark]) => {
        const space = drawn.plan.at.get(id);
        return space && <Shade key={id} id={id} dark={dark} box={grown(squareAt(gridOf(drawn.plan), space.x, space.y), -1)} />;
      })}
    </>
  );
}

/** Search tokens, locks, the shadow token and the player's own marks. */
function Things() {
  const drawn = useDrawing();
  const { view } = drawn.props;
  const { plan, marks } = drawn;
  return (
    <g aria-hidden="true">
      {view.tokens.map(({ space, quadrant, side }) => {
        const { x, y } = centre(space, drawn);
        return (
          <g key={space} class={`hw-token is-${quadrant} is-${side}`}>
            <path d={`M${x} ${y - 15}l15 15-15 15-15-15z`} />
            {side !== "gone" && <SignAt of="search" x={x} y={y} size={side === "fresh" ? 16 : 12} />}
          </g>
        );
      })}
      {plan.cars.filter((car) => !view.unlocked.includes(car.id)).map((car) => {
        const { x, y } = centre(car.lock, drawn);
        return (
          <g key={car.id} class="hw-lock">
            <circle cx={x} cy={y} r={12} />
            <SignAt of="lock" x={x} y={y} size={15} />
          </g>
        );
      })}
      {view.michael.shadow && <SignAt of="mask" {...centre(view.michael.shadow, drawn)} size={34} class="hw-shadow" />}
      {[...marks].filter((id) => plan.at.has(id)).map((id) => {
        const { x, y } = centre(id, drawn);
        return <SignAt key={id} of="flag" x={x + 11} y={y - 11} size={16} class="hw-mark" />;
      })}
    </g>
  );
}

/** The rows of the hidden sheet, for whoever may read it: a dotted way with its numbers. */
function WrittenWay() {
  const drawn = useDrawing();
  if (!drawn.knowing) return null;
  const rows = rowsUntil(drawn.props.view, drawn.row);
  const points = rows.map((id) => centre(id, drawn));
  const last = new Map(rows.map((id, row) => [id, row]));
  return (
    <g aria-hidden="true">
      {points.length > 1 && <polyline class="hw-written" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />}
      {[...last].map(([id, row]) => {
        const { x, y } = centre(id, drawn);
        return (
          <g key={id} class="hw-row">
            <circle cx={x - 11} cy={y + 11} r={8} />
            <text x={x - 11} y={y + 15}>
              {row}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The way that is about to be gone, and what of a Stalk has been drawn already. */
function DrawnWayLine() {
  const drawn = useDrawing();
  const { way, props, knowing } = drawn;
  const stalk = knowing && props.view.sheet?.walking ? [props.view.sheet.space, ...props.view.sheet.way] : [];
  const through = way.walk?.through.map((reference) => reference.replace("space:", "")) ?? [];
  const points = (ids: readonly string[]) => ids.filter((id) => drawn.plan.at.has(id)).map((id) => centre(id, drawn));
  return (
    <>
      {stalk.length > 1 && <path class="hw-way is-drawn" d={lineOf(points(stalk))} aria-hidden="true" />}
      {way.walk && <PlannedWay to={way.walk.to} points={points(through)} />}
    </>
  );
}

function Figures() {
  const drawn = useDrawing();
  const { view } = drawn.props;
  const hides = drawn.knowing && !view.michael.figure && view.sheet?.space ? view.sheet.space : "";
  return (
    <g aria-hidden="true">
      {view.victims.filter((one) => one.space).map((one) => (
        <Figure key={one.seat} one={one} />
      ))}
      {hides && (
        <g class="hw-michael is-hidden" data-michael={hides}>
          <circle cx={centre(hides, drawn).x} cy={centre(hides, drawn).y} r={17} />
          <SignAt of="mask" {...centre(hides, drawn)} size={26} />
        </g>
      )}
      {view.michael.figure && (
        <g class={`hw-michael ${view.michael.staggered ? "is-staggered" : ""}`} data-michael={view.michael.figure}>
          <circle cx={centre(view.michael.figure, drawn).x} cy={centre(view.michael.figure, drawn).y} r={18} />
          <SignAt of="mask" {...centre(view.michael.figure, drawn)} size={30} />
        </g>
      )}
    </g>
  );
}

/** A victim: its beak points where it looks. */
function Figure({ one }: { one: VictimView }) {
  const drawn = useDrawing();
  const mine = drawn.props.mode === "play" && drawn.props.seats.includes(one.seat);
  return <Pawn class="hw-figure" seat={one.seat} {...centre(one.space, drawn)} size={26} mine={mine} turn={drawn.props.view.turn === one.seat} facing={one.facing ? TURN[one.facing]! : null} />;
}

/** Every space can be pointed at, pressed, and reached by the arrow keys. */
function Squares() {
  const drawn = useDrawing();
  const { plan, props, knowing, shades, marks, row, entry } = drawn;
  const { view, targets, walks, words } = props;
  // Hovering draws ways and light; the words of four hundred spaces stay as they are.
  return useMemo(
    () => (
      <g>
        {plan.spaces.map((space) => (
          <Thing key={space.id} reference={`space:${space.id}`} class="hw-square" quiet>
            <rect class="hw-hit" x={px(space.x) + 2} y={px(space.y) + 2} width={UNIT - 4} height={UNIT - 4} rx={5} />
            <circle class="hw-dot" cx={px(space.x) + 20} cy={px(space.y) + 20} r={6} />
          </Thing>
        ))}
      </g>
    ),
    [plan, view, targets, walks, words, knowing, shades, marks, row, entry],
  );
}

/** Where the question is which way to look: an arrow on each side of the figure that is asked. */
function Facings() {
  const drawn = useDrawing();
  const { props } = drawn;
  const one = props.view.victims.find((victim) => victim.seat === props.seat);
  if (!one?.space || props.seat === MICHAEL || props.sight.prompt?.kind !== "face") return null;
  const { x, y } = centre(one.space, drawn);
  return (
    <g>
      {DIRECTIONS.filter((direction) => standingOf(props.targets.get(`direction:${direction}`)) === "open").map((direction) => (
        <Thing key={direction} reference={`direction:${direction}`} class="hw-facing" x={x} y={y}>
          <g transform={`rotate(${TURN[direction]})`}>
            <rect x={-20} y={-62} width={40} height={40} />
            <path d="M0-58 17-34H6v10H-6v-10h-11z" />
          </g>
        </Thing>
      ))}
    </g>
  );
}
