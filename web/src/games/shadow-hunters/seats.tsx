/** What lies in front of each seat: sign and name, character as far as it is known, equipment, damage. */

import { type Box, CardShape, Chip, fit, TextLines, Thing } from "../../kit";
import { hermitHolder, type Known, knownOf, OFF, type SeatView, truthOf } from "./model";
import { cardSign, RoleMark, Sign } from "./signs";
import { type Drawn, useDrawing } from "./table";

/** Sizes of text, wide and tall. */
const TEXT = [15, 14] as const;

const CANDLE_OUT = "M9 12h6v9H9zM12 12V9.5M12 7c-2-1.5 1.5-2.5 0-4.5";
const CROWN = "m4 8 3 9h10l3-9-5 4-3-6-3 6z";
const FLAME = "M12 3c5 6 7 9 7 12.5a7 7 0 0 1-14 0C5 12 7 9 12 3zM12 13c2 2 2.5 3.5 2.5 4.5a2.5 2.5 0 0 1-5 0c0-1 .5-2.5 2.5-4.5z";

export function Seat({ one, box }: { one: SeatView; box: Box }) {
  const drawn = useDrawing();
  const { props, layout } = drawn;
  const { view, name } = props;
  const turn = view.turn === one.seat && !view.over;
  const off = one.area === OFF && one.alive;
  const small = layout.tall;
  const chip = small ? 21 : 23;
  const sign = !one.alive ? CANDLE_OUT : view.winners.includes(one.seat) ? CROWN : turn ? FLAME : "";
  const taken = off && !small ? 34 : sign ? 20 : 4;
  const title = fit(name(one.seat), TEXT[small ? 1 : 0], box.w - chip - 12 - taken, "bold");
  const warm = drawn.warmth(`seat:${one.seat}`);
  return (
    <Thing reference={`seat:${one.seat}`} class={`sh-seat ${turn ? "has-turn" : ""} ${one.alive ? "" : "is-dead"} ${one.seat === props.seat ? "is-me" : ""}`} x={box.x} y={box.y}>
      <rect class="sh-plate" width={box.w} height={box.h} rx="9" />
      {warm > 0 && <rect class="kit-shade" width={box.w} height={box.h} rx="9" style={{ opacity: warm }} />}
      {warm > 0 && (
        <text class="sh-percent" x={box.w - 30} y={box.h - 8} aria-hidden="true">
          {Math.round((props.belief?.shades.get(`seat:${one.seat}`) ?? 0) * 100)}%
        </text>
      )}
      <rect class="kit-frame" width={box.w} height={box.h} rx="9" />
      {/* On a phone the piece that waits in front of its player is the sign. */}
      {!(off && small) && <Chip seat={one.seat} x={chip / 2 + 5} y={chip / 2 + 5} size={chip} />}
      <TextLines class="sh-seat-name" lines={[title]} x={chip + 10} y={small ? 20 : 22} />
      {sign && (small || !off) && <Sign class="sh-seat-sign" d={sign} x={box.w - 12} y={small ? 14 : 17} size={17} />}
      <Character one={one} box={box} />
      <Wounds damage={one.damage} x={box.w - 14} y={box.h - 15} />
    </Thing>
  );
}

/** Where the marks of a character lie on the plate, and where they end. */
function marksOn(known: Known, real: string, box: Box, tall: boolean) {
  const top = tall ? 27 : 33;
  const line = tall ? 17 : box.h > 110 ? 25 : 20;
  if (known.how !== "possible") return { top, line, mark: 0, perRow: 1, step: 0, bottom: top + line };
  const count = known.roles.length;
  const start = real ? line + 3 : 0;
  const mark = tall || real ? 15 : Math.min(23, Math.max(17, (box.w - 12) / 6 - 1.5));
  const room = box.w - 12 - mark;
  const oneRow = tall || real !== "";
  const perRow = oneRow ? count : Math.floor(room / (mark + 1.5) + 0.01) + 1;
  const step = Math.min(mark + 1.5, room / Math.max(1, Math.min(perRow, count) - 1));
  return { top, line, mark, perRow, step, bottom: top + start + Math.ceil(count / perRow) * (mark + 2) };
}

function knowledge({ props }: Drawn, one: SeatView): { known: Known; real: string } {
  const known = knownOf(one, props);
  return { known, real: props.mode === "replay" && known.how !== "certain" ? truthOf(props.truth, one.seat) : "" };
}

/** The character: certain = solid, possible = hatched, covered = a card back. */
function Character({ one, box }: { one: SeatView; box: Box }) {
  const drawn = useDrawing();
  const { props, content, layout } = drawn;
  const { words } = props;
  const { known, real } = knowledge(drawn, one);
  const { top: y, line: size, mark, perRow, step } = marksOn(known, real, box, layout.tall);
  const text = TEXT[layout.tall ? 1 : 0];
  const left = 6;
  const sideOf = (role: string) => content.role.get(role)?.side ?? "neutral";
  const line = (role: string, isTruth: boolean) => (
    <g key={role} class={isTruth ? "sh-real" : "sh-sure"}>
      <RoleMark role={role} side={sideOf(role)} x={left + size / 2} y={y + size / 2} size={size} how={isTruth ? "plain" : "certain"} />
      <TextLines class="sh-role-name" lines={[fit(words.ref(`role:${role}`), text, box.w - left - size - 8)]} x={left + size + 4} y={y + size / 2 + 5.3} />
    </g>
  );
  if (known.how === "certain") return line(known.role, false);
  if (known.how === "covered") {
    return (
      <g>
        <rect class="sh-back" x={left} y={y} width={size * 0.78} height={size} rx="2.5" />
        <TextLines class="sh-role-name is-hidden" lines={[fit(words.ref("role:hidden"), text, box.w - left - size - 8)]} x={left + size + 3} y={y + size / 2 + 5.3} />
      </g>
    );
  }
  const top = real ? y + size + 3 : y;
  return (
    <g>
      {real && line(real, true)}
      {known.roles.map((role, i) => (
        <RoleMark
          key={role}
          role={role}
          side={sideOf(role)}
          x={left + mark / 2 + (i % perRow) * step}
          y={top + mark / 2 + Math.floor(i / perRow) * (mark + 2)}
          size={mark}
          how="possible"
        />
      ))}
    </g>
  );
}

function Wounds({ damage, x, y }: { damage: number; x: number; y: number }) {
  return (
    <g class={`sh-wounds ${damage === 0 ? "is-none" : ""}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <path d="M0-15c7 8 10 12 10 17A10 9.5 0 0 1-10 2c0-5 3-9 10-17z" />
      <text y="7">{damage}</text>
    </g>
  );
}

/** Small cards in front of a seat, and a Hermit card in its hands. */
export function Belongings({ one, box }: { one: SeatView; box: Box }) {
  const drawn = useDrawing();
  const { props, content, layout } = drawn;
  const { known, real } = knowledge(drawn, one);
  const space = box.h - marksOn(known, real, box, layout.tall).bottom - 9;
  const holds = hermitHolder(props.sight) === one.seat;
  const highest = layout.tall ? 21 : Math.max(26, Math.min(42, space));
  const widest = highest * (layout.tall ? 0.86 : 0.78);
  const room = box.w - 36 - (holds ? widest + 4 : 0);
  const count = one.equipment.length;
  // Many cards lie in two rows where there is room, and overlap where there is none.
  const rows = count * widest > room * 1.4 && space > 56 ? 2 : 1;
  const h = rows === 2 ? Math.min(highest, (space - 4) / 2) : highest;
  const w = rows === 2 ? h * 0.78 : widest;
  const perRow = Math.ceil(count / rows);
  const step = perRow > 1 ? Math.min(w + 3, (room - w) / (perRow - 1)) : 0;
  const bottom = box.y + box.h - 5;
  return (
    <g>
      {one.equipment.map((card, i) => (
        <Thing
          key={card}
          reference={`card:${card}`}
          class={`sh-card sh-deck-${content.card.get(card)?.deck ?? "white"} is-small`}
          x={box.x + 6 + (i % perRow) * step}
          y={bottom - (rows - Math.floor(i / perRow)) * h - (rows - 1 - Math.floor(i / perRow)) * 4}
        >
          <CardShape w={w} h={h} rx={3}>
            <Sign d={cardSign(card, "")} x={w / 2} y={h / 2} size={Math.min(w - 4, h - 6)} />
          </CardShape>
        </Thing>
      ))}
      {holds && <HermitCard x={box.x + box.w - 31 - widest} y={bottom - highest} w={widest} h={highest} />}
    </g>
  );
}

/** The Hermit card on its way: a back for everybody, its sign for whoever reads it with secrets uncovered. */
function HermitCard({ x, y, w, h }: Box) {
  const { props, content } = useDrawing();
  const card = props.peeked || props.mode === "replay" ? props.view.reading : "";
  return (
    <Thing reference={card ? `card:${card}` : "card:hidden"} class="sh-card sh-deck-hermit sh-travelling" x={x} y={y}>
      <CardShape w={w} h={h} side={card ? "face" : "back"}>
        <Sign d={card ? cardSign(card, content.card.get(card)?.effect ?? "") : cardSign("", "")} x={w / 2} y={h / 2} size={w * 0.75} />
      </CardShape>
    </Thing>
  );
}
