/** The mansion, cut open: rooms by lamplight, doors and barricades, what lies and who stands there. */

import { type Box, Chip, Door, GoneWay, Hatch, middle, PlannedWay, type Point, RoomBox, Shade, standingPlaces, Textures, Thing, fit, grown, asRect } from "../../kit";
import { seatDrop, seatNumber, seatShape } from "../../parts/shapes";
import { initials, KILLER, type Location, tokenOf, type VictimView } from "./model";
import { killerSign, SignAt, SYMBOL_SIGNS } from "./signs";
import { useDrawing } from "./table";

export function Mansion() {
  const { plan } = useDrawing();
  return (
    <>
      <Textures />
      <Floors />
      <Plates />
      {plan.rooms.map((room) => (
        <Room key={room.id} room={room} />
      ))}
      <Doors />
      <Ways />
      <Figures />
      <Planned />
      <Proposals />
    </>
  );
}

/** Parquet in the west, tiles in the east, grass outside: zones differ by more than colour. */
function Floors() {
  return (
    <defs>
      <pattern id="wh-floor-red" width="16" height="8" patternUnits="userSpaceOnUse">
        <path class="wh-grain" d="M0 .5h16M0 4.5h16M4 .5v4M12 4.5v4" />
      </pattern>
      <pattern id="wh-floor-blue" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="wh-grain" d="M0 0h14M0 0v14" />
      </pattern>
      <pattern id="wh-floor-green" width="18" height="16" patternUnits="userSpaceOnUse">
        <path class="wh-grain" d="M3 7V3m2 4 2-3M12 14v-4m2 4 2-3" />
      </pattern>
      <radialGradient id="wh-lamp">
        <stop class="wh-lamp-in" offset="0" />
        <stop class="wh-lamp-out" offset="1" />
      </radialGradient>
    </defs>
  );
}

function Room({ room }: { room: Location }) {
  const drawn = useDrawing();
  const { props, layout, knowing, shades, numbers, scale } = drawn;
  const { view, words } = props;
  const box = layout.boxes.get(room.id)!;
  const { team, lair, killer } = view;
  const noise = knowing && team ? team.noise : view.noise;
  const size = letters(layout.unit, scale);
  const sign = Math.max(15, Math.min(24 * scale, layout.unit * 1.25));
  const short = layout.unit < SMALL && words.has(`board-narrow-${room.id}`);
  const lit = killer.figure === room.id && !killer.hidden ? "is-watched" : knowing && (view.victims.some((one) => one.place === room.id) || lair?.place === room.id) ? "is-lit" : "";
  const lying: [string, string, string][] = room.symbols.map((symbol) => {
    const count = symbol === "transmitter" ? gearsIn(drawn) : symbol === "main-exit" ? `${knowing && team ? team.keys : view.keys}/${numbers.keys}` : "";
    return [SYMBOL_SIGNS[symbol]!, count, `is-${symbol}`];
  });
  if (view.nests.includes(room.id)) lying.push(["nest", "", "is-nest"]);
  if (knowing && team?.trap === room.id) lying.push(["trap", `+${team.trap_bonus}`, "is-trap"]);
  if (drawn.plan.hidden.has(room.id)) lying.push(["stair", "", "is-hidden-way"]);
  let x = box.x + box.w - 5;
  const at = lying.map(([of, count, look]) => {
    x -= sign + (count ? count.length * size * 0.56 + 3 : 0);
    const here = x;
    x -= 4;
    return { of, count, look, x: here };
  });
  const possible = killer.hidden && killer.haunt.includes(room.id) && !(knowing && lair);
  const noisy = noise.includes(room.id);
  return (
    <RoomBox reference={`location:${room.id}`} box={box} name={short ? words.say(`board-narrow-${room.id}`) : words.ref(`location:${room.id}`)} size={size} class={`wh-room is-${room.zone} ${lit} ${noisy ? "is-noisy" : ""}`}>
      <rect class="wh-floor" {...asRect(grown(box, -2))} style={{ fill: `url(#wh-floor-${room.zone})` }} />
      {lit && <ellipse class="wh-lamp" cx={box.x + box.w / 2} cy={box.y + box.h * 0.62} rx={box.w * 0.5} ry={box.h * 0.5} style={{ fill: "url(#wh-lamp)" }} />}
      <Shade box={grown(box, -2)} dark={shades.get(room.id) ?? 0} id={`location:${room.id}`} />
      {possible && <Hatch box={grown(box, -2)} />}
      {view.petrified === room.zone && <rect class="wh-petrified" {...asRect(grown(box, -5))} />}
      {at.map(({ of, count, look, x: here }) => (
        <g key={of + look} class={`wh-symbol ${look}`}>
          <SignAt of={of} x={here + sign / 2} y={box.y + box.h - sign / 2 - 4} size={sign} />
          {count && (
            <text x={here + sign + 2} y={box.y + box.h - 7} style={{ fontSize: size }}>
              {count}
            </text>
          )}
        </g>
      ))}
      {noisy && (
        <g class={`wh-noise ${view.noise.includes(room.id) ? "" : "is-unheard"}`} data-noise={room.id}>
          <SignAt of="noise" x={box.x + box.w - 5 - sign / 2} y={box.y + sign / 2 + 4} size={sign} />
        </g>
      )}
    </RoomBox>
  );
}

/** What is known of the gears on the transmitter, or guessed. */
function gearsIn({ props, knowing, numbers, guess }: ReturnType<typeof useDrawing>): string {
  const { team } = props.view;
  if (knowing && team) return `${team.gears}/${numbers.gears}`;
  return knowing && guess >= 0 ? `${guess}?` : "";
}

/** Letters of rooms: as large as the plan allows. */
const letters = (unit: number, scale: number) => Math.max(14, Math.min(18 * scale, unit * 0.85));

/** With units of fewer pixels, long names of rooms are broken, or shorter ones stand for them. */
const SMALL = 14;

function Doors() {
  const { doors, props } = useDrawing();
  return (
    <>
      {doors.map((door) => {
        const { id, dotted } = door.link;
        if (dotted) return <Door key={id} door={door} state="dotted" />;
        const state = props.view.barricades.includes(id) ? "barricaded" : "open";
        const [w, h] = door.upright ? [14, door.reach + 4] : [door.reach + 4, 14];
        return (
          <Thing key={id} reference={`passage:${id}`} class="wh-passage">
            <Door door={door} state={state} />
            <rect class="kit-ring" x={door.at.x - w} y={door.at.y - h} width={2 * w} height={2 * h} rx="5" />
          </Thing>
        );
      })}
    </>
  );
}

/** In lower rooms figures stand beside the symbols. */
const LOW = 100;
/** Plates that are not so wide say less. */
const NARROW = 170;

/** The three victims over the plan, for both sides: name, wounds, fear. */
function Plates() {
  const { props, layout, top, knowing, numbers, scale } = useDrawing();
  const { view, words, seats, mode } = props;
  const width = (layout.width / scale - 20) / Math.max(1, view.victims.length);
  return (
    <g transform={`scale(${scale})`}>
      {view.victims.map((one, i) => {
        const [x, h] = [10 + i * width, top / scale - 8];
        const out = one.condition === "dead" || one.condition === "escaped";
        // Where there is little room, only what there is to fear is drawn, and only the last part of a name.
        const narrow = width < NARROW;
        const fears = out ? 0 : narrow ? one.fear : numbers.fear;
        const signs = fears + (one.condition === "healthy" ? 0 : 1);
        const name = words.ref(`victim:${one.victim}`);
        return (
          <Thing key={one.victim} reference={`victim:${one.victim}`} class={`wh-plate is-${one.condition}`} x={x} y={4}>
            <rect class="wh-plate-face" width={width - 6} height={h} rx="5" />
            <rect class="kit-frame" width={width - 6} height={h} rx="5" />
            <Token one={one} words={words} x={h / 2 + 2} y={h / 2} size={h * 0.74} mine={mode === "play" && seats.includes(one.seat) && !view.over} />
            <Name name={narrow ? (name.split(" ").at(-1) ?? name) : name} room={width - 14 - h - signs * 17} x={h + 5} y={h / 2 + 5} />
            {Array.from({ length: fears }, (_, n) => (
              <g key={n} class={`wh-fear ${n < one.fear ? "is-full" : ""}`}>
                <SignAt of="fear" x={width - 17 - n * 17} y={h / 2} size={15} />
              </g>
            ))}
            {one.condition === "wounded" && (
              <g class="wh-wound">
                <SignAt of="wound" x={width - 17 - fears * 17} y={h / 2} size={16} />
              </g>
            )}
            {out && (
              <g class="wh-wound">
                <SignAt of={one.condition === "dead" ? "dead" : "door"} x={width - 18} y={h / 2} size={18} />
              </g>
            )}
            {knowing && one.acted && <path class="wh-acted" d={`M${h - 13} ${h - 12}l4 5 7-9`} />}
          </Thing>
        );
      })}
    </g>
  );
}

/** A name of fewer letters than this says nothing. */
const LEGIBLE = 4;

function Name({ name, room, x, y }: { name: string; room: number; x: number; y: number }) {
  const { text, pressed } = fit(name, 15, room, "bold");
  if (text.endsWith("…") && text.length < LEGIBLE) return null; // the token beside it has the letters
  return (
    <text class="wh-plate-name" x={x} y={y} textLength={pressed || undefined} lengthAdjust={pressed ? "spacingAndGlyphs" : undefined} aria-hidden="true">
      {text}
    </text>
  );
}

interface TokenProps {
  one: VictimView;
  words: { ref: (reference: string) => string };
  x: number;
  y: number;
  size: number;
  mine?: boolean;
  how?: "certain" | "guess";
}

/** A victim: the shape and colour of its slot, two letters of its name; lying when it is dead. */
function Token({ one, words, x, y, size, mine = false, how = "certain" }: TokenProps) {
  const seat = tokenOf(one.slot);
  const k = size / 32;
  const text = initials(words.ref(`victim:${one.victim}`));
  return (
    <g class={`kit-pawn wh-token is-${how} is-${one.condition} seat-colour-${seatNumber(seat)}`} data-victim={one.victim} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {mine && <circle class="kit-pawn-ring" r={size * 0.62} />}
      {one.fear >= 2 && how === "certain" && <path class="wh-tremble" d={`M${-size * 0.62} ${-size * 0.3}l3 6-5 5 4 6M${size * 0.62} ${-size * 0.3}l-3 6 5 5-4 6`} />}
      <g transform={one.condition === "dead" ? `rotate(82) scale(${k * 0.86}) translate(-16 -16)` : `scale(${k}) translate(-16 -16)`}>
        <path class="kit-pawn-top" d={seatShape(seat)} />
        {one.condition === "wounded" && <path class="wh-slash" d="M5 27 27 5" />}
        <text x="16" y={22 + seatDrop(seat)} class="wh-initials">
          {text}
        </text>
      </g>
    </g>
  );
}

/** Where figures stand: over the symbols of a room, or in a low room beside them. */
function floorOf(box: Box, name: number, size: number, unit: number, count: number, symbols: boolean): Box {
  const low = box.h < LOW;
  const w = low && symbols ? Math.min(box.w - 4, Math.max(box.w - 52, count * size * 0.8)) : box.w - 4;
  return { x: box.x + 2, y: box.y + name, w, h: Math.max(size, box.h - name - (low ? 1 : Math.max(16, unit * 1.1))) };
}

/** Where figures stand: in the middle of a room, side by side. */
function Figures() {
  const { props, layout, knowing, thoughts, plan, scale } = useDrawing();
  const { view, words, seats, mode } = props;
  const { killer, lair } = view;
  const size = Math.max(22, Math.min(40 * scale, layout.unit * 2));
  const hidden = knowing && lair !== null && killer.hidden && !view.over ? lair.place : "";
  const open = knowing || view.over;
  const found: { room: string; key: string; draw: (at: Point) => preact.JSX.Element }[] = [];
  if (killer.figure) found.push({ room: killer.figure, key: "killer", draw: (at) => <KillerFigure at={at} size={size * 1.2} how={killer.hidden ? "seen" : "certain"} /> });
  if (hidden) found.push({ room: hidden, key: "lurker", draw: (at) => <KillerFigure at={at} size={size * 1.2} how="hidden" /> });
  for (const one of view.victims) {
    if (!open || !one.place || one.condition === "escaped") continue;
    found.push({
      room: one.place,
      key: one.victim,
      draw: (at) => (
        <Thing reference={`victim:${one.victim}`} echo class="wh-figure">
          <circle class="kit-ring" cx={at.x} cy={at.y} r={size * 0.6} />
          <Token one={one} words={words} x={at.x} y={at.y} size={size} mine={mode === "play" && seats.includes(one.seat) && !view.over} />
          {one.condition === "wounded" && <g class="wh-wound"><SignAt of="wound" x={at.x + size * 0.5} y={at.y - size * 0.42} size={size * 0.5} /></g>}
          {Array.from({ length: one.fear }, (_, n) => (
            <g key={n} class="wh-fear is-full">
              <SignAt of="fear" x={at.x - size * 0.5 + n * size * 0.4} y={at.y - size * 0.55} size={size * 0.42} />
            </g>
          ))}
        </Thing>
      ),
    });
  }
  for (const [room, thought] of thoughts) {
    for (const [victim, what] of thought) {
      const one = view.victims.find((other) => other.victim === victim);
      if (!one || view.over) continue;
      found.push({
        room,
        key: `${victim}-${what}`,
        draw: (at) => (
          <g class={`wh-thought is-${what}`} data-thought={`${victim}@${room}`}>
            <Token one={{ ...one, fear: 0, condition: "healthy" }} words={words} x={at.x} y={at.y} size={size * 0.78} how="guess" />
            {what === "not" && <path class="wh-not" d={`M${at.x - size * 0.35} ${at.y - size * 0.35}l${size * 0.7} ${size * 0.7}`} />}
          </g>
        ),
      });
    }
  }
  const rooms = [...new Set(found.map(({ room }) => room))];
  return (
    <>
      {rooms.flatMap((room) => {
        const box = layout.boxes.get(room);
        if (!box) return [];
        const here = found.filter((one) => one.room === room);
        const name = letters(layout.unit, scale) * (box.w < 110 * scale ? 2 : 1) + 6;
        const floor = floorOf(box, name, size, layout.unit, here.length, plan.at.get(room)!.symbols.length > 0);
        const spots = standingPlaces(floor, here.length, size * 1.1);
        return here.map((one, i) => <g key={one.key}>{one.draw(spots[i]!)}</g>);
      })}
    </>
  );
}

/** The killer: solid where he stands, an outline where he was seen last, dashed where only his player knows him to be. */
function KillerFigure({ at, size, how }: { at: Point; size: number; how: "certain" | "seen" | "hidden" }) {
  const { props } = useDrawing();
  return (
    <g class={`wh-killer is-${how}`} data-killer={how} style={{ transform: `translate(${at.x}px, ${at.y}px)` }} aria-hidden="true">
      <path class="wh-cloak" d={`M0 ${-size * 0.55}C${size * 0.42} ${-size * 0.5} ${size * 0.42} ${size * 0.1} ${size * 0.5} ${size * 0.45}H${-size * 0.5}C${-size * 0.42} ${size * 0.1} ${-size * 0.42} ${-size * 0.5} 0 ${-size * 0.55}z`} />
      <SignAt of={killerSign(props.view.killer.killer)} x={0} y={size * 0.02} size={size * 0.56} />
    </g>
  );
}

/** Ways that were gone: in a look back, both sides'. */
function Ways() {
  const { paths, layout, props } = useDrawing();
  return (
    <>
      {paths.map(([who, rooms], i) => {
        const slot = props.view.victims.find((one) => one.victim === who)?.slot ?? 0;
        const shift = (i - 1.5) * 5;
        const points = rooms.map((room) => middle(layout.boxes.get(room)!)).map((at) => ({ x: at.x + shift, y: at.y + shift }));
        return (
          <g key={who} data-path={who}>
            <GoneWay points={points} seat={slot ? tokenOf(slot) : KILLER} class={slot ? "" : "is-killer"} />
          </g>
        );
      })}
    </>
  );
}

function Planned() {
  const { way, layout } = useDrawing();
  const points = way.walk?.through.flatMap((reference) => {
    const box = layout.boxes.get(reference.replace("location:", ""));
    return box ? [middle(box)] : [];
  });
  return points ? <PlannedWay points={points} to={way.walk!.to} /> : null;
}

/** What others of my side propose, on the thing they mean, before it is decided. */
function Proposals() {
  const { props, layout, top } = useDrawing();
  const { sight, view } = props;
  return (
    <>
      {sight.proposals.flatMap(({ seat, choice }) =>
        Object.values(choice.phrase.facts).flatMap((fact) => {
          const [kind, id = ""] = String(fact).split(":");
          const box = kind === "location" ? layout.boxes.get(id) : undefined;
          const index = kind === "victim" ? view.victims.findIndex((one) => one.victim === id) : -1;
          const width = (layout.width - 20) / Math.max(1, view.victims.length);
          const at = box ? { x: box.x + box.w - 14, y: box.y + 14 } : index >= 0 ? { x: 10 + (index + 1) * width - 12, y: top - 8 } : null;
          return at ? [<Chip key={seat + id} seat={seat} x={at.x} y={at.y} size={20} class="wh-proposal" />] : [];
        }),
      )}
    </>
  );
}
