/** What lies and stands on the street at this moment, and what can be pointed at. */

import { useMemo, useRef } from "preact/hooks";
import { seatDrop, seatNumber, seatShape } from "../../parts/shapes";
import { factsOf, spokenFacts } from "./facts";
import { Ground, Lines, px } from "./ground";
import { DIRECTIONS, type Direction, MICHAEL, rowsUntil, standingOf, type VictimView } from "./model";
import { SignAt } from "./signs";
import { type Drawn, UNIT, useDrawing } from "./table";

const TURN: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };
const ARROWS: Record<string, Direction> = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };

export function Street() {
  const { plan, props } = useDrawing();
  const unlocked = props.view.unlocked.join();
  const ground = useMemo(() => <Ground plan={plan} />, [plan]);
  const lines = useMemo(() => <Lines plan={plan} unlocked={unlocked.split(",")} words={props.words} />, [plan, unlocked, props.words]);
  return (
    <>
      <defs>
        <pattern id="hwb-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="hw-hatch" width="3" height="8" />
        </pattern>
      </defs>
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
  return { x: px(space.x) + UNIT / 2, y: px(space.y) + UNIT / 2 };
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

/** Where Michael may be: a warm shade under a hatch, darker where he is likelier. */
function Shades() {
  const drawn = useDrawing();
  return (
    <g aria-hidden="true">
      {[...drawn.shades].map(([id, shade]) => {
        const space = drawn.plan.at.get(id);
        if (!space) return null;
        const box = { x: px(space.x) + 1, y: px(space.y) + 1, width: UNIT - 2, height: UNIT - 2 };
        return (
          <g key={id} style={{ opacity: shade }} data-shade={id}>
            <rect class="hw-shade" {...box} />
            <rect fill="url(#hwb-hatch)" {...box} />
          </g>
        );
      })}
    </g>
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
  const line = (ids: readonly string[]) => ids.filter((id) => drawn.plan.at.has(id)).map((id) => centre(id, drawn)).map(({ x, y }) => `${x},${y}`).join(" ");
  const end = through.at(-1);
  return (
    <g aria-hidden="true">
      {stalk.length > 1 && <polyline class="hw-way is-drawn" points={line(stalk)} />}
      {through.length > 1 && <polyline class="hw-way" points={line(through)} />}
      {end && drawn.plan.at.has(end) && (
        <g class="hw-way-end">
          <circle cx={centre(end, drawn).x} cy={centre(end, drawn).y} r={13} />
          <text x={centre(end, drawn).x} y={centre(end, drawn).y + 6}>
            {through.length - 1}
          </text>
        </g>
      )}
    </g>
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

/** A victim: its seat's shape, colour and letter, and a beak that points where it looks. */
function Figure({ one }: { one: VictimView }) {
  const drawn = useDrawing();
  const { x, y } = centre(one.space, drawn);
  const mine = drawn.props.mode === "play" && drawn.props.seats.includes(one.seat);
  const turn = drawn.props.view.turn === one.seat;
  return (
    <g class={`hw-figure seat-colour-${seatNumber(one.seat)} ${mine ? "is-mine" : ""} ${turn ? "is-turn" : ""}`} transform={`translate(${x} ${y})`} data-figure={one.seat}>
      {turn && <circle class="hw-halo" r={19} />}
      {one.facing && <path class="hw-beak" transform={`rotate(${TURN[one.facing]})`} d="M0-20 9-9H-9z" />}
      <path class="hw-body" d={seatShape(one.seat)} transform="translate(-13 -13) scale(0.81)" />
      <text y={6 + seatDrop(one.seat)}>{one.seat}</text>
    </g>
  );
}

/** Every space can be pointed at, pressed, and reached by the arrow keys. */
function Squares() {
  const drawn = useDrawing();
  const now = useRef(drawn);
  now.current = drawn;
  const { plan, props, knowing, shades, marks, row, entry } = drawn;
  const { view, targets, walks, words } = props;
  // Hovering draws ways and light; the words of four hundred spaces stay as they are.
  return useMemo(
    () => (
      <g>
        {plan.spaces.map((space) => {
          const reference = `space:${space.id}`;
          const standing = drawn.standing(reference);
          const leave = () => {
            now.current.way.hide(reference);
            now.current.look("", null);
          };
          return (
            <g
              key={space.id}
              role="button"
              class={`hw-square is-${standing}`}
              data-ref={reference}
              data-standing={standing}
              tabindex={space.id === entry ? 0 : -1}
              aria-label={spokenFacts(factsOf(space.id, drawn), drawn)}
              aria-disabled={standing === "refused" ? "true" : undefined}
              onClick={(event: MouseEvent) => now.current.act(space.id, event.currentTarget as Element)}
              onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && now.current.look(space.id, event.currentTarget as Element, true)}
              onPointerLeave={(event: PointerEvent) => event.pointerType === "mouse" && leave()}
              onFocus={(event: FocusEvent) => {
                const at = event.currentTarget as Element;
                if (at.matches(":focus-visible")) now.current.look(space.id, at);
              }}
              onBlur={leave}
              onKeyDown={(event: KeyboardEvent) => {
                const way = ARROWS[event.key];
                if (way) now.current.step(space.id, way);
                else if (event.key === "Enter" || event.key === " ") now.current.act(space.id, event.currentTarget as Element);
                else return;
                event.preventDefault();
              }}
            >
              <rect class="hw-hit" x={px(space.x) + 2} y={px(space.y) + 2} width={UNIT - 4} height={UNIT - 4} rx={5} />
              {(standing === "open" || standing === "within") && <circle class="hw-dot" cx={px(space.x) + 20} cy={px(space.y) + 20} r={standing === "open" ? 6 : 4} />}
            </g>
          );
        })}
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
        <g
          key={direction}
          role="button"
          tabindex={0}
          class="hw-facing"
          data-ref={`direction:${direction}`}
          aria-label={props.words.say("verb-face", { direction: props.words.ref(`direction:${direction}`) })}
          transform={`translate(${x} ${y}) rotate(${TURN[direction]})`}
          onClick={() => props.pick(`direction:${direction}`)}
          onPointerEnter={() => drawn.tryFacing(direction)}
          onPointerLeave={() => drawn.tryFacing(null)}
          onFocus={() => drawn.tryFacing(direction)}
          onBlur={() => drawn.tryFacing(null)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            props.pick(`direction:${direction}`);
          }}
        >
          <rect x={-20} y={-62} width={40} height={40} />
          <path d="M0-58 17-34H6v10H-6v-10h-11z" />
        </g>
      ))}
    </g>
  );
}
