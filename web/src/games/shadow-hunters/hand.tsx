/** My secrets beside the question, and a seat's public state in the list of seats. */

import type { BoardProps, SeatProps } from "../../board/board";
import { contentOf, HIDDEN, knownOf, OFF, truthOf, type View } from "./model";
import { cardSign, RoleMark, Sign } from "./signs";

/** My character card and the Hermit card I hold, uncovered. */
export function Hand(props: BoardProps<View>) {
  const { view, seat, words, game } = props;
  const content = contentOf(game);
  const me = view.seats.find((one) => one.seat === seat);
  if (!me || me.role === HIDDEN) return null;
  const role = content.role.get(me.role);
  const reading = view.reading;
  return (
    <div class="sh-hand">
      <article class={`sh-hand-card sh-side-${role?.side ?? ""}`}>
        <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <RoleMark role={me.role} side={role?.side ?? "neutral"} x={24} y={24} size={46} how="certain" />
        </svg>
        <div>
          <h3>{words.ref(`role:${me.role}`)}</h3>
          <p>{words.say("web-sh-role", { side: words.say(`side-${role?.side ?? ""}`), hp: role?.hp ?? 0 })}</p>
        </div>
        <p class="sh-hand-text">
          <strong>{words.say(`role-${me.role}-ability`)}</strong> {words.say(`role-${me.role}-text`)}
        </p>
        <p class="sh-hand-text">{words.say("web-sh-goal", { goal: words.say(`role-${me.role}-goal`) })}</p>
      </article>
      {reading && (
        <article class="sh-hand-card is-hermit">
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <Sign d={cardSign(reading, content.card.get(reading)?.effect ?? "")} x={24} y={24} size={40} />
          </svg>
          <h3>{words.ref(`card:${reading}`)}</h3>
          <p class="sh-hand-text">{words.say(`card-${reading}-text`)}</p>
        </article>
      )}
    </div>
  );
}

/** Damage, place, character as far as it is known, equipment: in words. */
export function SeatState(props: SeatProps<View>) {
  const { view, of, words, truth, mode } = props;
  const one = view.seats.find((other) => other.seat === of);
  if (!one) return null;
  const known = knownOf(one, props);
  const real = mode === "replay" ? truthOf(truth, of) : "";
  const role = known.how === "certain" ? known.role : real;
  const place = one.alive ? words.ref(one.area === OFF ? "area:off" : `area:${one.area}`) : words.say("web-sh-dead");
  return (
    <div class={`sh-state ${one.alive ? "" : "is-dead"}`}>
      <p>
        {words.say("web-sh-damage", { damage: one.damage })} · {place} · {role ? <strong>{words.ref(`role:${role}`)}</strong> : words.ref("role:hidden")}
      </p>
      {one.equipment.length > 0 && <p class="quiet">{words.list(one.equipment.map((card) => words.ref(`card:${card}`)))}</p>}
    </div>
  );
}
