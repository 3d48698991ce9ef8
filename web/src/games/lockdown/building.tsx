/** The cut through both buildings: rooms, ways between them, gas, what is known, and who stands where. */

import { asRect, type Box, GoneWay, grown, Pawn, PlannedWay, Shade, standingPlaces, TextLines, Textures, Thing, textWidth, useThing, wrap } from "../../kit";
import type { Walk } from "../../board/ways";
import { chuteOf, NARROW, passagesOf, wayThrough } from "./layout";
import { FLOORS, HELIPAD, isGasRoom, type Room, verbOf } from "./model";
import { roomSign, Sign } from "./signs";
import { type Drawn, type Piece, useDrawing } from "./table";

/** Wide enough for things that only please the eye. */
const ROOMY = 660;
export function Building({ planned }: { planned: Walk | null }) {
  const { content, layout, props } = useDrawing();
  const { words } = props;
  return (
    <>
      <Textures />
      <Paints />
      <Outside />
      {FLOORS.map((floor) => (
        <FloorBand key={floor} floor={floor} />
      ))}
      {(["west", "east"] as const).map((side) => (
        <text key={side} class="lk-side" x={layout.tops[side].x} y={layout.width < NARROW ? 20 : layout.tops.west.y * 0.6} style={{ fontSize: layout.number }} aria-hidden="true">
          {words.say(`building-${side}`)}
        </text>
      ))}
      <Bridges />
      {content.plan.room.map((room) => (
        <RoomBox key={room.id} room={room} />
      ))}
      <Passages />
      <Chute />
      {content.plan.room.map((room) => (
        <RoomWords key={room.id} room={room} />
      ))}
      <Ways />
      <Planned walk={planned} />
      <Pieces />
      {FLOORS.map((floor) => (
        <FloorLabel key={floor} floor={floor} />
      ))}
    </>
  );
}

/** Night above, earth below, a searchlight between. */
function Outside() {
  const { layout, props } = useDrawing();
  const { width, height, ground } = layout;
  const pad = layout.rooms.get(HELIPAD)!;
  const k = Math.min(2.2, Math.max(0.7, layout.floor / 48));
  // The helicopter stands where the name of the building leaves it room.
  const title = textWidth(props.words.say("building-east").toUpperCase(), layout.number, "title") * 1.3;
  const clear = (x: number) => x + 24 * k < layout.tops.east.x - title / 2 || x - 16 * k > layout.tops.east.x + title / 2;
  const stand = [0.14, 0.86].map((share) => pad.x + pad.w * share).find(clear);
  return (
    <g aria-hidden="true">
      <rect class="lk-sky" width={width} height={ground} />
      <path class="lk-beam" d={`M${width * 0.42} ${ground}L${width * 0.05} 0H${width * 0.19}zM${width * 0.62} ${ground}L${width * 0.98} 0H${width * 0.86}z`} />
      <rect class="lk-earth" y={ground} width={width} height={height - ground} />
      <rect class="lk-stones" y={ground} width={width} height={height - ground} />
      <path class="lk-ground" d={`M0 ${ground}H${width}`} />
      {layout.width >= ROOMY && stand !== undefined && (
        <path
          class="lk-copter"
          transform={`translate(${stand} ${pad.y - 7 * k}) scale(${k})`}
          d="M-14-14h28M0-14v4M-8-2c0-6 4-8 9-8 6 0 8 3 9 7l12-2v3l-12 3c-2 3-5 4-9 4-6 0-9-2-9-7zM-6 6h14M-4 5l2-3M5 5 4 2"
        />
      )}
    </g>
  );
}

/** A floor from wall to wall: where there is gas, it drifts. */
function FloorBand({ floor }: { floor: string }) {
  const { layout, gassed, spoken } = useDrawing();
  const label = layout.labels.get(floor)!;
  const y = label.y;
  if (!gassed.has(floor)) return null;
  return (
    <g class={`lk-band ${spoken.has(`floor:${floor}`) ? "is-spoken" : ""}`} aria-hidden="true">
      <rect class="lk-haze" x={label.w + 4} y={y} width={layout.width - label.w - 6} height={layout.floor - layout.slab} />
    </g>
  );
}

function FloorLabel({ floor }: { floor: string }) {
  const { layout, gassed, spoken } = useDrawing();
  const box = layout.labels.get(floor)!;
  const gas = gassed.has(floor);
  const narrow = layout.width < NARROW;
  const size = layout.number * (narrow ? 1 : 1.15);
  const sign = Math.min(layout.sign, narrow ? 17 : 26);
  const low = box.y + box.h;
  return (
    <Thing reference={`floor:${floor}`} class={`lk-floor ${gas ? "is-gassed" : ""} ${spoken.has(`floor:${floor}`) ? "is-spoken" : ""}`}>
      <rect class="lk-floor-box kit-edge" x={box.x} y={box.y + 1} width={box.w} height={box.h - 1} rx="5" />
      <text class="lk-floor-id" x={box.x + box.w / 2} y={gas ? box.y + size + 2 : box.y + box.h / 2 + size * 0.36} style={{ fontSize: size }}>
        {floor}
      </text>
      {gas && <Sign of="gas" class="lk-gas-sign" x={box.x + box.w / 2} y={low - sign * 0.62} size={sign} />}
    </Thing>
  );
}

/** The room's name without its number, where there is room for it. */
function nameLines(title: string, id: string, width: number, size: number, rows: number) {
  const own = title.replace(id, "").trim();
  if (!own || rows < 1) return [];
  const lines = wrap(own, size, width, rows);
  // A name that would be cut says less than the sign beside it.
  return lines.some(({ text }) => text.endsWith("…")) || lines.some(({ text }) => textWidth(text, size) > width * 1.12) ? [] : lines;
}

/** Walls and light of a room: what can be pressed. Its words stand over the stairs, so they come later. */
function RoomBox({ room }: { room: Room }) {
  const drawn = useDrawing();
  const { layout, props, spoken } = drawn;
  const { view, peeked } = props;
  const box = layout.rooms.get(room.id)!;
  const gas = isGasRoom(room, [...drawn.gassed.keys()], drawn.cleared);
  const shade = 0.75 * Math.sqrt(props.belief?.shades.get(`room:${room.id}`) ?? 0);
  const me = peeked && !view.over && view.me?.room === room.id && props.mode !== "screen";
  const look = [room.kind, gas ? "has-gas" : "", spoken.has(`room:${room.id}`) ? "is-spoken" : "", me ? "is-mine" : "", room.floor.startsWith("B") ? "is-below" : "is-above"].join(" ");
  return (
    <Thing reference={`room:${room.id}`} class={`lk-room ${look}`}>
      <rect class="kit-wall lk-wall" {...asRect(box)} />
      <path class="lk-lamp" d={`M${box.x + box.w / 2 - 4} ${box.y}h8l${box.w * 0.28} ${box.h - 1}H${box.x + box.w / 2 - 4 - box.w * 0.28}z`} />
      <Shade box={grown(box, -1)} dark={shade} />
      {gas && <rect class="lk-gas" {...asRect(grown(box, -1))} />}
      {gas && (
        <svg class="lk-waves" x={box.x + 1} y={box.y + 1} width={box.w - 2} height={box.h - 2}>
          <path class="lk-drift" d={drift(box)} />
        </svg>
      )}
      <rect class="kit-edge" {...asRect(grown(box, -1.5))} />
    </Thing>
  );
}

/** Number, name, sign and marks of a room. */
function RoomWords({ room }: { room: Room }) {
  const drawn = useDrawing();
  const { layout, props } = drawn;
  const { words } = props;
  const box = layout.rooms.get(room.id)!;
  const standing = useThing().standing(`room:${room.id}`);
  const narrow = layout.width < NARROW;
  const sign = roomSign(room.id);
  const pad = narrow ? 2.5 : Math.max(5, layout.floor * 0.1);
  const size = layout.number;
  // A room's number is never cut; where it is too wide it is pressed.
  const natural = textWidth(room.id, size, "bold");
  const numberWidth = Math.min(natural, box.w - 2 * pad);
  const free = box.w - natural - 3 * pad;
  const beside = free >= 16;
  const signSize = narrow ? 16 : beside ? Math.min(layout.sign, free) : Math.min(layout.sign, 26);
  const low = box.y + box.h;
  const title = words.ref(`room:${room.id}`);
  const marks = marksOn(room, drawn);
  const rows = Math.floor((box.h - size - 2 * pad - (marks.length > 0 ? layout.sign * 0.62 + 2 : -4)) / (layout.name * 1.12));
  const named = room.kind === "named" && !narrow;
  const line = named && beside ? nameLines(title, room.id, box.w - numberWidth - signSize - 3.2 * pad, layout.name, 1) : [];
  const lines = named && line.length === 0 ? nameLines(title, room.id, box.w - 2 * pad - (beside ? 0 : signSize + 2), layout.name, Math.min(2, rows)) : [];
  return (
    <g class={`lk-words ${room.kind} is-${standing}`} aria-hidden="true">
      <text class="lk-number" x={box.x + pad} y={box.y + pad + size * 0.78} style={{ fontSize: size }} textLength={numberWidth < natural ? numberWidth : undefined} lengthAdjust={numberWidth < natural ? "spacingAndGlyphs" : undefined}>
        {room.id}
      </text>
      <TextLines class="lk-name" lines={line} x={box.x + pad + numberWidth + size * 0.4} y={box.y + pad + size * 0.78} size={layout.name} />
      <TextLines class="lk-name" lines={lines} x={box.x + pad} y={box.y + pad + size + layout.name} size={layout.name} />
      {sign && <Sign of={sign} class="lk-room-sign" x={box.x + box.w - pad - signSize / 2} y={beside ? box.y + pad + signSize * 0.42 : low - pad * 0.7 - signSize / 2} size={signSize} />}
      <Marks room={room} box={box} pad={pad} marks={marks} />
      {(standing === "open" || standing === "refused") && <Chance room={room} box={box} />}
    </g>
  );
}

/** Waves of gas across a room. */
function drift(box: Box): string {
  const step = 26;
  const waves = Math.ceil(box.w / step) + 2;
  return [0.38, 0.72].map((at) => `M${-step} ${box.h * at}${`q${step / 4}-6 ${step / 2} 0t${step / 2} 0`.repeat(waves)}`).join("");
}

const WAYS: Record<string, string> = { go: "steps", climb: "rope", slide: "chute", teleport: "teleporter", fly: "helipad", stop: "steps", fire: "bombed", clear: "cleared", birth: "birth" };

/** The sign of what can be done with a room: not by its glow alone. */
function Chance({ room, box }: { room: Room; box: Box }) {
  const { targets, layout } = useDrawing();
  const target = targets.get(`room:${room.id}`)!;
  const [first] = target.options;
  const size = Math.min(24, Math.max(17, layout.sign * 0.8));
  const x = box.x + box.w - size * 0.62;
  const y = box.y + box.h - size * 0.62;
  return (
    <g class="lk-chance">
      <circle cx={x} cy={y} r={size * 0.6} />
      {first ? <Sign of={WAYS[verbOf(first)] ?? "steps"} x={x} y={y} size={size * 0.8} /> : <path d={`M${x - size * 0.3} ${y + size * 0.3}l${size * 0.6}-${size * 0.6}`} />}
    </g>
  );
}

interface MarkOn {
  of: string;
  text: string;
  look: string;
}

/** What was announced of a room, newest first, and what I know of it. */
function marksOn(room: Room, { meetings, stocks, cleared, birth, props }: Drawn): MarkOn[] {
  const last = Math.max(0, ...meetings.map((one) => one.round));
  const marks: MarkOn[] = meetings
    .filter((one) => one.room === room.id)
    .map((one) => ({ of: one.meeting, text: String(one.round), look: one.round === last ? "is-last" : "is-old" }));
  const stock = stocks.get(room.id);
  if (stock) marks.push({ of: "stock", text: String(stock.count), look: "is-known" });
  if (cleared.has(room.id)) marks.push({ of: "cleared", text: "", look: "is-known" });
  if (birth === room.id) marks.push({ of: "birth", text: "", look: "is-known" });
  else if (props.view.phase === "setup" && room.birth) marks.push({ of: "birth", text: "", look: "is-old" });
  return marks;
}

/** The marks of a room along its floor, as many as fit. */
function Marks({ room, box, pad, marks }: { room: Room; box: Box; pad: number; marks: readonly MarkOn[] }) {
  const { layout } = useDrawing();
  const narrow = layout.width < NARROW;
  const size = narrow ? 14 : Math.max(15, layout.sign * 0.62);
  const letter = narrow ? 14 : Math.max(14, layout.name * 0.92);
  const width = (text: string) => size + (text ? textWidth(text, letter, "bold") + 2 : 0) + 5;
  const y = box.y + box.h - pad * 0.6 - size / 2;
  const end = box.x + box.w - pad - (roomSign(room.id) && narrow ? 16 : 0);
  let x = box.x + pad;
  return (
    <g class="lk-marks">
      {marks.map((mark, i) => {
        const own = width(mark.text);
        if (x + own > end + 4 && i > 0) return null;
        const at = x;
        x += own;
        return (
          <g key={i} class={`lk-fact ${mark.look} is-${mark.of}`}>
            <Sign of={mark.of} x={at + size / 2} y={y} size={size} />
            {mark.text && (
              <text x={at + size + 2} y={y + letter * 0.36} style={{ fontSize: letter }}>
                {mark.text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Bridges() {
  const { content, layout } = useDrawing();
  return (
    <g aria-hidden="true">
      {passagesOf(content, layout)
        .filter(({ link }) => link.type === "bridge")
        .map(({ link, box }) => {
          const parts = Math.max(3, Math.round(box.w / 14));
          const step = box.w / parts;
          const top = box.y + box.h * 0.1;
          const low = box.y + box.h - 3;
          const truss = Array.from({ length: parts }, (_, i) => `M${box.x + i * step} ${low}L${box.x + (i + 0.5) * step} ${top}L${box.x + (i + 1) * step} ${low}`).join("");
          return (
            <g key={`${link.a}${link.b}`} class="lk-bridge">
              <path d={truss} />
              <path class="lk-deck" d={`M${box.x - 2} ${low}h${box.w + 4}M${box.x - 2} ${top}h${box.w + 4}`} />
            </g>
          );
        })}
    </g>
  );
}

/** Doors in walls, stairs through slabs, the tunnel. */
function Passages() {
  const { content, layout } = useDrawing();
  return (
    <g class="lk-passages" aria-hidden="true">
      {passagesOf(content, layout).map(({ link, box }) => {
        const key = `${link.a}${link.b}`;
        if (link.type === "bridge") return null;
        if (link.type === "stairs") return <Stairs key={key} box={box} />;
        const w = Math.max(6, layout.unit * 0.7);
        const x = box.x + box.w / 2;
        const door = link.type === "tunnel" ? `M${x - w} ${box.y + box.h}v${-box.h * 0.5}a${w} ${w} 0 0 1 ${2 * w} 0v${box.h * 0.5}z` : `M${x - w / 2} ${box.y + box.h}v${-box.h}h${w}v${box.h}z`;
        return <path key={key} class={`lk-door is-${link.type}`} d={door} />;
      })}
    </g>
  );
}

function Stairs({ box }: { box: Box }) {
  const count = 4;
  const dx = box.w / count;
  const dy = box.h / count;
  const line = `M${box.x} ${box.y}${Array.from({ length: count }, () => `h${dx}v${dy}`).join("")}`;
  return (
    <g class="lk-stairs">
      <path class="lk-stairs-under" d={line} />
      <path d={line} />
    </g>
  );
}

function Chute() {
  const { content, layout } = useDrawing();
  return (
    <g class="lk-chute" aria-hidden="true">
      {chuteOf(content, layout).map((pipe) => (
        <g key={pipe}>
          <path class="lk-pipe" d={pipe} style={{ strokeWidth: Math.max(7, layout.unit * 0.9) }} />
          <path class="lk-pipe-in" d={pipe} style={{ strokeWidth: Math.max(4, layout.unit * 0.5) }} marker-end="url(#lkb-down)" />
        </g>
      ))}
    </g>
  );
}

/** The ways of this round, as far as they may be seen. */
function Ways() {
  const { pieces, layout } = useDrawing();
  const ways = pieces.filter((one) => one.path.length > 1);
  return (
    <>
      {ways.map((one, i) => {
        const beside = ways.length > 1 ? (i - (ways.length - 1) / 2) * Math.min(5, layout.unit * 0.5) : 0;
        return <GoneWay key={one.seat} seat={one.seat} mine={one.mine} points={wayThrough(one.path, layout, beside)} />;
      })}
    </>
  );
}

/** The way that would be gone. */
function Planned({ walk }: { walk: Walk | null }) {
  const { layout } = useDrawing();
  return walk && <PlannedWay to={walk.to} points={wayThrough(walk.through.map((reference) => reference.replace("room:", "")), layout, 0)} />;
}

function Pieces() {
  const { pieces, layout } = useDrawing();
  const byRoom = new Map<string, Piece[]>();
  for (const one of pieces) byRoom.set(one.room, [...(byRoom.get(one.room) ?? []), one]);
  return (
    <>
      {[...byRoom].flatMap(([room, here]) => {
        const box = layout.rooms.get(room);
        if (!box) return [];
        // On the floor, below the number of the room.
        const size = Math.min(here.length > 2 ? 24 : 30, layout.floor * (here.length > 2 ? 0.42 : 0.5), box.w * 0.8);
        const places = standingPlaces(box, here.length, size);
        return here.map((one, i) => <Pawn key={`${one.seat}${one.how}`} class="lk-piece" seat={one.seat} how={one.how} mine={one.mine} size={size} {...places[i]!} />);
      })}
    </>
  );
}

/** Gradients and patterns that the style refers to. */
function Paints() {
  return (
    <defs>
      <linearGradient id="lkb-sky" x1="0" y1="0" x2="0" y2="1">
        <stop class="lk-sky-0" offset="0" />
        <stop class="lk-sky-1" offset="1" />
      </linearGradient>
      <linearGradient id="lkb-beam" x1="0" y1="1" x2="0" y2="0">
        <stop class="lk-beam-0" offset="0" />
        <stop class="lk-beam-1" offset="1" />
      </linearGradient>
      <linearGradient id="lkb-earth" x1="0" y1="0" x2="0" y2="1">
        <stop class="lk-earth-0" offset="0" />
        <stop class="lk-earth-1" offset="1" />
      </linearGradient>
      <linearGradient id="lkb-light" x1="0" y1="0" x2="0" y2="1">
        <stop class="lk-light-0" offset="0" />
        <stop class="lk-light-1" offset="1" />
      </linearGradient>
      <pattern id="lkb-stones" width="64" height="40" patternUnits="userSpaceOnUse">
        <path class="lk-stone" d="M8 9l5-2 4 3-3 4zM40 26l6-1 2 4-6 2zM22 32l3-1 2 2zM54 8l3 1-1 2zM30 14h.1M4 28h.1M48 14h.1M16 22h.1M58 34h.1" />
      </pattern>
      <pattern id="lkb-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="lk-hatch" width="3" height="9" />
      </pattern>
      <marker id="lkb-down" viewBox="0 0 10 10" refX="3" refY="5" markerWidth="2.6" markerHeight="2.6" orient="auto-start-reverse">
        <path class="lk-point" d="M0 0 10 5 0 10z" />
      </marker>
    </defs>
  );
}
