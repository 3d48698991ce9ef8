/** What is known of a space, in words. */

import type { Facts } from "../../kit";
import type { Words } from "../../words/words";
import { DIRECTIONS, edgeTo, neighbour, type Space } from "./model";
import type { Drawn } from "./table";

/** A name that the texts have, else as the board file writes it: boards may be anybody's. */
function named(words: Words, key: string, id: string): string {
  return words.has(`${key}-${id}`) ? words.say(`${key}-${id}`) : id;
}

/** "C7, kitchen of the Doyle house". */
export function titleOf(space: Space, words: Words): string {
  if (space.room) {
    const room = words.say("board-in-room", { room: named(words, "board-room", space.room), building: named(words, "board-building", space.building) });
    return words.say("board-space", { space: space.id, place: room });
  }
  const place = space.car ? words.ref(`car:${space.car}`) : words.say(`board-ground-${space.ground}`);
  return words.say("board-space", { space: space.id, place });
}

export const buildingName = (words: Words, id: string) => named(words, "board-building", id);

export function factsOf(id: string, drawn: Drawn): Facts {
  const { props, plan, knowing } = drawn;
  const { words, name, view, seats, mode } = props;
  const space = plan.at.get(id)!;
  const lines: string[] = [];
  for (const victim of view.victims) {
    if (victim.space !== id) continue;
    const who = words.say("board-figure", { name: name(victim.seat), victim: words.ref(`victim:${victim.who}`) });
    const mine = mode === "play" && seats.includes(victim.seat) ? words.say("board-yours", { figure: who }) : who;
    lines.push(victim.facing ? words.say("board-faces", { figure: mine, direction: words.ref(`direction:${victim.facing}`) }) : mine);
  }
  if (view.michael.figure === id) lines.push(words.say("board-michael-here"));
  else if (knowing && view.sheet?.space === id) lines.push(words.say("board-michael-hides"));
  if (view.michael.shadow === id) lines.push(words.say("board-shadow-here"));
  const token = view.tokens.find((one) => one.space === id);
  if (token) lines.push(words.say(`board-token-${token.side}`, { quadrant: words.ref(`quadrant:${token.quadrant}`) }));
  const lock = plan.cars.find((car) => car.lock === id);
  if (lock) lines.push(words.say(view.unlocked.includes(lock.id) ? "board-unlocked" : "board-locked", { car: words.ref(`car:${lock.id}`) }));
  const watchers = view.victims.filter((one) => one.sees.includes(id)).map((one) => name(one.seat));
  if (watchers.length > 0) lines.push(words.say("board-seen-by", { names: words.list(watchers) }));
  if (drawn.shades.has(id)) lines.push(words.say("board-possible"));
  if (drawn.marks.has(id)) lines.push(words.say("board-marked"));
  if (knowing && view.sheet) {
    const rows = view.sheet.sheet.flatMap((at, row) => (at === id && row <= drawn.row ? [String(row)] : []));
    if (rows.length > 0) lines.push(words.say("board-rows", { rows: words.list(rows) }));
  }
  return { title: titleOf(space, words), lines, around: edgesOf(space, drawn) };
}

/** What stands around a space, where it is not open. */
function edgesOf(space: Space, { plan, props }: Drawn): string {
  const { words } = props;
  const found = DIRECTIONS.flatMap((direction) => {
    const to = neighbour(plan, space.id, direction);
    const line = to ? (to.ground === "tree" ? "tree" : edgeTo(plan, space.id, to.id)?.line) : "end";
    return line ? [words.say("board-edge", { direction: words.ref(`direction:${direction}`), line: words.say(`board-line-${line}`) })] : [];
  });
  return words.list(found);
}
