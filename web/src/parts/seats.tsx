/** Who sits where: name, public state, whose turn, connection, clock. A seat that can be meant can be pressed. */

import type { BoardModule, BoardProps } from "../board/board";
import { seatName } from "../server/session";
import { say, words } from "../words/speech";
import type { SeatInfo, TableInfo } from "../server/wire";
import { SeatClock } from "./clock";
import { Hourglass, Mind, SeatBadge } from "./icons";

interface SeatsProps {
  table: TableInfo;
  module: BoardModule | null;
  board: BoardProps | null;
  /** The letters of the seats that are mine. */
  seats: string;
  /** Take one more seat, where the game lets one person hold several. */
  sitToo?: ((seat: string) => void) | undefined;
  /** Hand one of my seats over to another person at the table. */
  handOver?: ((seat: string, person: number) => void) | undefined;
  /** Say yes or no to who asks for a seat. */
  agree?: ((seat: string, agree: boolean) => void) | undefined;
}

/** Whose word is asked for where somebody wants a seat: mine, if I hold it or am one of those who have to agree. */
export function hasVoice(seat: SeatInfo, me: number): boolean {
  return me > 0 && seat.wish !== null && (seat.wish.needed.includes(me) || (seat.person === me && !seat.wish.agreed.includes(me)));
}

/** Somebody asks for a seat of a running game. */
export function SeatWish({ table, seat, me, agree }: { table: TableInfo; seat: SeatInfo; me: number; agree?: SeatsProps["agree"] }) {
  const wish = seat.wish;
  if (!wish) return null;
  const name = (person: number) => table.seats.find((one) => one.person === person)?.name ?? "";
  return (
    <div class="seat-wish" data-wish={seat.seat}>
      <p>{say("web-seat-wish", { name: wish.name })}</p>
      {wish.needed.length > 0 && <p class="quiet">{say("web-seat-wish-needed", { names: words.value.list(wish.needed.map(name)) })}</p>}
      {agree && hasVoice(seat, me) && (
        <div class="row">
          <button type="button" onClick={() => agree(seat.seat, true)}>
            {say("web-wish-agree")}
          </button>
          <button type="button" class="plain" onClick={() => agree(seat.seat, false)}>
            {say("web-wish-decline")}
          </button>
        </div>
      )}
    </div>
  );
}

/** A seat passes to somebody else at the table. */
export function HandOver({ table, seat, hand }: { table: TableInfo; seat: SeatInfo; hand: (person: number) => void }) {
  const others = new Map(table.seats.filter((one) => one.person && one.person !== seat.person).map((one) => [one.person, one.name]));
  if (seat.holder !== "human" || others.size === 0 || table.phase === "over") return null;
  return (
    <select
      value=""
      aria-label={say("web-hand-over-of", { seat: seat.seat })}
      data-hand-over={seat.seat}
      onChange={(event) => {
        const person = Number(event.currentTarget.value);
        event.currentTarget.value = "";
        if (person) hand(person);
      }}
    >
      <option value="">{say("web-hand-over")}</option>
      {[...others].map(([person, name]) => (
        <option key={person} value={person}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The name of a mind, where the game or the client has one. */
export function mindName(mind: string): string {
  return words.value.has(`web-mind-${mind}`) ? say(`web-mind-${mind}`) : mind;
}

/** Whether a free seat can be taken by who holds these: one more of the same side, while nothing has been dealt. */
export function maySitToo(table: TableInfo, seat: SeatInfo, seats: string): boolean {
  const against = [...seats].some((one) => seat.opposed.includes(one));
  return seat.holder === "free" && table.phase === "waiting" && seats.length > 0 && seats.length < table.each && !against;
}

export function Seats({ table, module, board, seats, sitToo, handOver, agree }: SeatsProps) {
  const me = table.seats.find((one) => seats.includes(one.seat))?.person ?? 0;
  const asked = new Set(board?.sight.waiting.map((waiting) => waiting.seat) ?? []);
  const State = module?.SeatState;
  return (
    <ol class="seats">
      {table.seats.map((one) => {
        const target = board?.targets.get(`seat:${one.seat}`);
        const how = target ? (target.options.length > 0 ? "is-open" : "is-refused") : "";
        const free = one.holder === "free";
        const title = free ? say("web-seat-free") : seatName(one);
        return (
          <li key={one.seat} class={`seat ${how} ${asked.has(one.seat) ? "is-asked" : ""} ${seats.includes(one.seat) ? "is-me" : ""}`}>
            <div class="seat-head">
              <SeatBadge seat={one.seat} />
              {target && board ? (
                <button type="button" class="seat-name" aria-disabled={how === "is-refused"} onClick={() => board.pick(`seat:${one.seat}`)}>
                  {title}
                </button>
              ) : (
                <span class={free ? "seat-name quiet" : "seat-name"}>{title}</span>
              )}
              {seats.includes(one.seat) && <span class="chip">{say("web-you")}</span>}
              {asked.has(one.seat) && (
                <span class="seat-sign" title={say("web-seat-asked")}>
                  <Hourglass />
                  <span class="unseen">{say("web-seat-asked")}</span>
                </span>
              )}
              {one.holder === "mind" && (
                <span class="seat-sign" title={say("web-seat-mind", { mind: mindName(one.mind) })}>
                  <Mind />
                  <span class="unseen">{say("web-seat-mind", { mind: mindName(one.mind) })}</span>
                </span>
              )}
              {one.holder === "human" && !one.online && (
                <span class="chip is-away">{say("web-seat-away")}</span>
              )}
              {one.clock !== null && <SeatClock left={one.clock} />}
            </div>
            {sitToo && maySitToo(table, one, seats) && (
              <button type="button" class="plain" data-sit-too={one.seat} onClick={() => sitToo(one.seat)}>
                {say("web-sit-too")}
              </button>
            )}
            {handOver && seats.includes(one.seat) && table.each > 1 && <HandOver table={table} seat={one} hand={(person) => handOver(one.seat, person)} />}
            {one.before.length > 0 && (
              <p class="quiet seat-before">{say("web-seat-before", { names: words.value.list(one.before.map((name) => name || say("web-bot", { seat: one.seat }))) })}</p>
            )}
            <SeatWish table={table} seat={one} me={me} agree={agree} />
            {State && board && <State {...board} of={one.seat} />}
          </li>
        );
      })}
    </ol>
  );
}
