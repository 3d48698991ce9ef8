/** The damage track: every seat's marker, and above it where each character dies. */

import { Chip, markerPlaces, Thing, trackCells } from "../../kit";
import { bearers, knownOf } from "./model";
import { RoleMark } from "./signs";
import { useDrawing } from "./table";

/** The first cell, where everybody begins, is so many times as wide. */
export const BEGINNING = 2.4;

export function Track() {
  const { props, content, layout, looking } = useDrawing();
  const { view, words } = props;
  const { track, tall } = layout;
  const cells = trackCells(track, content.most + 1, BEGINNING);
  const marker = tall ? 21 : track.h < 104 ? 23 : 25;
  const marksHeight = tall ? 38 : 30;
  const numbers = track.y + marksHeight;
  const numberHeight = tall ? 19 : track.h < 104 ? 20 : 24;
  const watched = view.seats.find((one) => one.seat === looking);
  const known = watched ? knownOf(watched, props) : null;
  const lit = new Set(known?.how === "certain" ? [known.role] : known?.how === "possible" ? known.roles : []);
  return (
    <g class="sh-track">
      <rect class="sh-plate" x={track.x} y={track.y} width={track.w} height={track.h} rx="9" />
      <rect class="kit-frame" x={track.x} y={track.y} width={track.w} height={track.h} rx="9" />
      <text class="sh-track-title" x={track.x + 9} y={track.y + (tall ? 24 : 21)} aria-hidden="true">
        {words.say("web-sh-track")}
      </text>
      {cells.map((cell, damage) => (
        <g key={damage} aria-hidden="true">
          <rect class={`sh-cell ${content.roles.some((role) => role.hp === damage) ? "is-deadly" : ""}`} x={cell.x + 1} y={numbers} width={cell.w - 2} height={track.y + track.h - numbers - 5} rx="4" />
          <text class="sh-cell-number" x={cell.x + cell.w / 2} y={numbers + numberHeight - 5}>
            {damage}
          </text>
        </g>
      ))}
      {content.roles.map((role) => {
        const cell = cells[role.hp]!;
        const same = content.roles.filter((other) => other.hp === role.hp);
        const i = same.indexOf(role);
        const beside = Math.min(24, (cell.w - 1) / 2);
        const stacked = beside < 17;
        const size = stacked ? Math.min(cell.w - 2, 18) : beside;
        const x = cell.x + cell.w / 2 + (stacked ? 0 : (i - (same.length - 1) / 2) * (size + 1));
        const y = stacked ? numbers - 2 - size / 2 - (same.length - 1 - i) * (size + 0.5) : numbers - 3 - size / 2;
        const { certain, possible, unknown } = bearers(role.id, view.seats, props);
        const how = certain.length > 0 ? "certain" : possible.length > 0 ? "possible" : unknown ? "plain" : "out";
        const focus = lit.size === 0 ? "" : lit.has(role.id) ? "is-lit" : "is-unlit";
        return (
          <Thing key={role.id} reference={`role:${role.id}`} class={`sh-death ${focus}`} x={x} y={y}>
            <circle class="kit-ring" r={size * 0.62} />
            <RoleMark role={role.id} side={role.side} x={0} y={0} size={size} how={how} />
          </Thing>
        );
      })}
      {cells.map((cell, damage) => {
        // A blow can go beyond the end of the track.
        const here = view.seats.filter((one) => Math.min(one.damage, content.most) === damage);
        const room = { x: cell.x, y: numbers + numberHeight, w: cell.w, h: track.y + track.h - numbers - numberHeight - 7 };
        const places = markerPlaces(room, here.length, marker);
        return here.map((one, i) => {
          const place = places[i]!;
          return (
            <Thing key={one.seat} reference={`seat:${one.seat}`} class={`sh-marker ${one.alive ? "" : "is-dead"} ${looking === one.seat ? "is-looked" : ""}`} echo x={place.x} y={place.y}>
              <Chip seat={one.seat} x={0} y={0} size={marker} />
            </Thing>
          );
        });
      })}
    </g>
  );
}
