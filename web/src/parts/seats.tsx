/** Who sits where: name, public state, whose turn, connection, clock. A seat that can be meant can be pressed. */

import type { BoardModule, BoardProps } from "../board";
import { seatName } from "../session";
import { say, words } from "../speech";
import type { TableInfo } from "../wire";
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
}

/** The name of a mind, where the game or the client has one. */
export function mindName(mind: string): string {
  return words.value.has(`web-mind-${mind}`) ? say(`web-mind-${mind}`) : mind;
}

export function Seats({ table, module, board, seats, sitToo }: SeatsProps) {
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
            {free && sitToo && seats && seats.length < table.each && table.phase === "waiting" && (
              <button type="button" class="plain" data-sit-too={one.seat} onClick={() => sitToo(one.seat)}>
                {say("web-sit-too")}
              </button>
            )}
            {State && board && <State {...board} of={one.seat} />}
          </li>
        );
      })}
    </ol>
  );
}
