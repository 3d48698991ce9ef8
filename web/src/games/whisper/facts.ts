/** What is known of a room, a passage or a victim, in words. */

import type { Facts } from "../../kit";
import { neighbours, stateOf } from "./model";
import type { Drawn } from "./table";

export function factsOf(reference: string, drawn: Drawn): Facts {
  const [kind = "", id = ""] = reference.split(":");
  if (kind === "location") return roomFacts(id, drawn);
  if (kind === "victim") return victimFacts(id, drawn);
  const { words, view } = drawn.props;
  return { title: words.ref(reference), lines: [words.say(view.barricades.includes(id) ? "board-barricaded" : "board-free")] };
}

function roomFacts(id: string, drawn: Drawn): Facts {
  const { props, plan, knowing, numbers } = drawn;
  const { view, words } = props;
  const room = plan.at.get(id)!;
  const place = (at: string) => words.ref(`location:${at}`);
  const lines: string[] = [];
  const { killer, team, lair } = view;
  if (killer.figure === id) lines.push(words.say(killer.hidden ? "board-last-seen" : "board-killer-here"));
  if (knowing && lair && killer.hidden && lair.place === id) lines.push(words.say("board-you-lurk-here"));
  if (killer.hidden && killer.haunt.includes(id)) lines.push(words.say("board-can-lurk"));
  if (knowing || view.over) {
    for (const one of view.victims) {
      if (one.place === id) lines.push(words.say("board-stands", { victim: words.ref(`victim:${one.victim}`), state: stateOf(one, words) }));
    }
  }
  const noisy = (knowing && team ? team.noise : view.noise).includes(id);
  if (noisy) lines.push(words.say(knowing && team && !view.noise.includes(id) ? "board-noise-unheard" : "board-noise"));
  if (view.nests.includes(id)) lines.push(words.say("board-nest"));
  if (knowing && team?.trap === id) lines.push(words.say("board-trap", { bonus: team.trap_bonus }));
  for (const symbol of room.symbols) {
    if (symbol === "transmitter" && knowing && team) lines.push(words.say("board-transmitter-at", { gears: team.gears, all: numbers.gears }));
    else lines.push(words.say(`board-symbol-${symbol}`));
  }
  const other = plan.hidden.get(id);
  if (other) lines.push(words.say("board-hidden-passage", { location: place(other) }));
  if (view.petrified === room.zone) lines.push(words.say("board-petrified"));
  for (const [victim, thought] of drawn.thoughts.get(id) ?? []) lines.push(words.say(`board-thought-${thought}`, { victim: words.ref(`victim:${victim}`) }));
  if (drawn.shades.has(id)) lines.push(words.say("board-believed"));
  const around = words.say("board-next-to", { locations: words.list(neighbours(plan, id).map(place)) });
  return { title: words.say("board-room", { location: place(id), zone: words.ref(`zone:${room.zone}`) }), lines, around };
}

function victimFacts(id: string, drawn: Drawn): Facts {
  const { view, words, name } = drawn.props;
  const one = view.victims.find((victim) => victim.victim === id);
  const title = words.ref(`victim:${id}`);
  const text = words.say(`victim-${id}-text`);
  if (!one) return { title, text };
  const lines = [words.say("board-played-by", { name: name(one.seat) }), stateOf(one, words)];
  if (drawn.knowing || view.over) {
    if (one.place) lines.push(words.say("board-is-in", { location: words.ref(`location:${one.place}`) }));
    if (one.items) lines.push(words.say("board-holds", { items: one.items.length ? words.list(one.items.map((item) => words.ref(`item:${item}`))) : words.ref("item:none") }));
    if (one.acted) lines.push(words.say("board-acted"));
  }
  if (view.options["variant"] === "crossroads") lines.push(words.say("board-own-keys", { count: one.keys }));
  return { title, lines, text };
}
