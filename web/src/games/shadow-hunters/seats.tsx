/** What lies in front of each seat: sign and name, character as far as it is known, equipment, damage. */

import { type Box, cut } from "./layout";
import { hermitHolder, knownOf, OFF, type SeatView, truthOf } from "./model";
import { SeatChip } from "./pieces";
import { cardSign, RoleMark, Sign } from "./signs";
import { useDrawing } from "./table";
import { Thing } from "./thing";

const TEXT = 15;

const CANDLE_OUT = "M9 12h6v9H9zM12 12V9.500M12 7c-2-1.500 1.500-2.500 0-4.500";
const CROWN = "m4 8 3 9h10l3-9-5 4-3-6-3 6z";
const FLAME = "M12 3c5 6 7 9 7 12.500a7 7 0 0 1-14 0C5 12 7 9 12 3zM12 13c2 2 2.500 3.500 2.500 4.500a2.500 2.500 0 0 1-5 0c0-1 .5-2.500 2.500-4.500z";

export function Seat({ one, box }: { one: SeatView; box: Box }) {
  const drawn = useDrawing();
  const { props, layout } = drawn;
  const { view, name } = props;
  const turn = view.turn === one.seat && !view.over;
  const off = one.area === OFF && one.alive;
  const small = layout.tall;
  const chip = small ? 19 : 23;
  const sign = !one.alive ? CANDLE_OUT : view.winners.includes(one.seat) ? CROWN : turn ? FLAME : "";
  const taken = off ? (small ? 24 : 34) : sign ? 20 : 4;
  const title = cut(name(one.seat), TEXT, box.w - chip - 12 - taken);
  const warm = drawn.warmth(`seat:${one.seat}`);
  return (
    <Thing reference={`seat:${one.seat}`} class={`sh-seat ${turn ? "has-turn" : ""} ${one.alive ? "" : "is-dead"} ${one.seat === props.seat ? "is-me" : ""}`} x={box.x} y={box.y}>
      <rect class="sh-plate" width={box.w} height={box.h} rx="9" />
      {warm > 0 && <rect class="sh-warm" width={box.w} height={box.h} rx="9" style={{ opacity: warm }} />}
      <rect class="sh-frame" width={box.w} height={box.h} rx="9" />
      <SeatChip seat={one.seat} x={chip / 2 + 5} y={chip / 2 + 5} size={chip} />
      <text class="sh-seat-name" x={chip + 10} y={small ? 20 : 22} aria-hidden="true">
        {title}
      </text>
      {sign && !off && <Sign class="sh-seat-sign" d={sign} x={box.w - 12} y={small ? 14 : 17} size={17} />}
      <Character one={one} box={box} y={small ? 27 : 33} />
      <Wounds damage={one.damage} x={box.w - 14} y={box.h - 15} />
    </Thing>
  );
}

/** The character: certain = solid, possible = hatched, covered = a card back. */
function Character({ one, box, y }: { one: SeatView; box: Box; y: number }) {
  const { props, content, layout } = useDrawing();
  const { words, truth, mode } = props;
  const known = knownOf(one, props);
  const real = mode === "replay" && known.how !== "certain" ? truthOf(truth, one.seat) : "";
  const size = layout.tall ? 17 : box.h > 110 ? 25 : 20;
  const left = 6;
  const line = (role: string, at: number, isTruth: boolean) => (
    <g key={role} class={isTruth ? "sh-real" : "sh-sure"}>
      <RoleMark role={role} side={content.role.get(role)?.side ?? "neutral"} x={left + size / 2} y={at + size / 2} size={size} how={isTruth ? "plain" : "certain"} />
      <text class="sh-role-name" x={left + size + 5} y={at + size / 2 + 5.300} aria-hidden="true">
        {cut(words.ref(`role:${role}`), TEXT, box.w - left - size - 9)}
      </text>
    </g>
  );
  if (known.how === "certain") return line(known.role, y, false);
  if (known.how === "covered") {
    return (
      <g>
        <rect class="sh-back" x={left} y={y} width={size * 0.78} height={size} rx="2.500" />
        <text class="sh-role-name is-hidden" x={left + size + 3} y={y + size / 2 + 5.300} aria-hidden="true">
          {cut(words.ref("role:hidden"), TEXT, box.w - left - size - 9)}
        </text>
      </g>
    );
  }
  const top = real ? y + size + 3 : y;
  const mark = layout.tall || real ? 15 : known.roles.length > 10 ? 17 : Math.min(23, Math.max(18, (box.w - 14) / 5 - 1.500));
  const room = box.w - 2 * left - mark;
  const perRow = layout.tall || real ? known.roles.length : Math.floor(room / (mark + 1.500) + 0.010) + 1;
  const step = Math.min(mark + 1.500, room / Math.max(1, Math.min(perRow, known.roles.length) - 1));
  return (
    <g>
      {real && line(real, y, true)}
      {known.roles.map((role, i) => (
        <RoleMark
          key={role}
          role={role}
          side={content.role.get(role)?.side ?? "neutral"}
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
      <path d="M0-15c7 8 10 12 10 17A10 9.500 0 0 1-10 2c0-5 3-9 10-17z" />
      <text y="7">{damage}</text>
    </g>
  );
}

/** Small cards in front of a seat, and a Hermit card in its hands. */
export function Belongings({ one, box }: { one: SeatView; box: Box }) {
  const { props, content, layout } = useDrawing();
  const h = layout.tall ? 21 : Math.min(42, Math.max(27, box.h - 76));
  const w = layout.tall ? 18 : h * 0.78;
  const room = box.w - 36;
  const count = one.equipment.length;
  const step = count > 1 ? Math.min(w + 3, (room - w) / (count - 1)) : 0;
  const holds = hermitHolder(props.sight) === one.seat;
  const y = box.y + box.h - h - 5;
  return (
    <g>
      {one.equipment.map((card, i) => (
        <Thing key={card} reference={`card:${card}`} class={`sh-card sh-deck-${content.card.get(card)?.deck ?? "white"} is-small`} x={box.x + 6 + i * step} y={y}>
          <rect class="sh-card-face" width={w} height={h} rx="3" />
          <Sign d={cardSign(card, "")} x={w / 2} y={h / 2} size={Math.min(w - 4, h - 6)} />
          <rect class="sh-frame" width={w} height={h} rx="3" />
        </Thing>
      ))}
      {holds && <HermitCard box={box} />}
    </g>
  );
}

/** The Hermit card on its way: a back for everybody, its sign for whoever reads it with secrets uncovered. */
function HermitCard({ box }: { box: Box }) {
  const { props, content, layout } = useDrawing();
  const card = props.peeked || props.mode === "replay" ? props.view.reading : "";
  const [w, h] = layout.tall ? [22, 30] : [30, 42];
  const toRight = box.x < layout.width / 2;
  const x = layout.tall ? box.x + box.w - w + 3 : toRight ? box.x + box.w - w + 12 : box.x - 12;
  const y = layout.tall ? box.y - 8 : box.y + box.h * 0.3;
  return (
    <Thing reference={card ? `card:${card}` : "card:hidden"} class="sh-card sh-deck-hermit sh-travelling" x={x} y={y}>
      <rect class={card ? "sh-card-face" : "sh-card-back"} width={w} height={h} rx="4" />
      <Sign d={card ? cardSign(card, content.card.get(card)?.effect ?? "") : cardSign("", "")} x={w / 2} y={h / 2} size={w * 0.7} />
      <rect class="sh-frame" width={w} height={h} rx="4" />
    </Thing>
  );
}
