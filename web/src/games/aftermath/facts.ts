/** What is known of a space, a figure, a token or a place of the city, in words. */

import type { BoardProps } from "../../board/board";
import type { Facts } from "../../kit";
import type { Words } from "../../words/words";
import { type BandView, columnOf, type Content, contentOf, type FoeView, foeName, type HeroView, type MapView, rowOf, type View } from "./model";

export function factsOf(reference: string, props: BoardProps<View>): Facts {
  const [kind = "", id = ""] = reference.split(":");
  const { view, words } = props;
  const content = contentOf(props.game);
  if (kind === "cell" && view.page?.map) return cellFacts(id, view.page.map, props);
  if (kind === "figure") {
    const foe = view.foes[Number(id.split("-")[0])];
    return foe ? foeFacts(foe, props, content) : { title: id };
  }
  if (kind === "foe") {
    const foe = view.foes[Number(id)];
    return foe ? foeFacts(foe, props, content) : { title: words.say("board-slot", { slot: Number(id) + 1 }) };
  }
  if (kind === "find") {
    const find = view.page?.map?.finds[Number(id)];
    if (!find) return { title: id };
    const shown = Object.entries(find.reward).map(([good, count]) => `${words.ref(`good:${good}`)} ${count}`);
    return { title: words.say("board-find", { difficulty: find.difficulty }), lines: [shown.length ? words.list(shown) : words.say("board-find-text")] };
  }
  if (kind === "seat") {
    const hero = view.heroes.find((one) => one.seat === id);
    return hero ? heroFacts(hero, props) : { title: props.name(id) };
  }
  if (kind === "location") {
    return { title: words.ref(reference), lines: view.marker === id ? [words.say("board-you-are-here")] : [] };
  }
  return { title: words.ref(reference, props.name) };
}

function cellFacts(id: string, map: MapView, props: BoardProps<View>): Facts {
  const { view, words, name } = props;
  const lines: string[] = [];
  for (const hero of view.heroes) {
    if (hero.where === "page" && hero.cell === id) lines.push(words.say("board-stands", { hero: words.ref(`hero:${hero.hero}`), name: name(hero.seat) }));
  }
  for (const foe of view.foes) {
    const here = [...foe.cells, ...foe.drones].filter((cell) => cell === id).length;
    if (here > 0) lines.push(foeName(foe, words) + (here > 1 ? ` × ${here}` : ""));
  }
  map.finds.forEach((find) => find.cell === id && lines.push(words.say("board-find", { difficulty: find.difficulty })));
  const marks = map.cells.filter((one) => one.space === id).flatMap((one) => one.marks);
  const texts: string[] = [];
  for (const mark of marks) {
    const [kind = "", letter = ""] = mark.split(":");
    if (kind === "exit") {
      lines.push(words.say("board-mark-exit"));
      const passage = view.page?.exits[letter];
      if (passage && words.has(`page-${passage}`)) texts.push(words.say(`page-${passage}`).replaceAll("*", ""));
    } else if (kind === "objective") lines.push(words.say(map.objectives.includes(letter) ? "board-mark-objective" : "board-mark-objective-done"));
    else if (kind === "info" || kind === "hide" || kind === "start" || kind === "enemy") lines.push(words.say(`board-mark-${kind}`));
    else if (mark === "tag:water") lines.push(words.say("board-mark-water"));
  }
  for (const token of map.tokens[id] ?? []) lines.push(words.say(`board-token-${token}`));
  const route = view.routes.find((one) => one.cell === id);
  if (route && route.cards.length > 0) lines.push(words.say("board-route", { cards: words.list(route.cards.map((card) => words.ref(`card:${card}`))) }));
  return { title: words.say("board-cell", { cell: id.toUpperCase() }), lines, text: texts.join(" "), around: aroundOf(id, map, props) };
}

/** The lines around a space that are not the usual ones. */
function aroundOf(id: string, map: MapView, { words }: BoardProps<View>): string {
  const cells = new Map(map.cells.map((one) => [one.cell, one]));
  const name = (x: number, y: number) => String.fromCharCode(97 + x) + String(y + 1);
  const found = new Map<string, Set<string>>();
  const add = (kind: string, way: string) => {
    if (kind !== "dash") found.set(kind, (found.get(kind) ?? new Set()).add(way));
  };
  for (const one of map.cells) {
    if (one.space !== id) continue;
    const [x, y] = [columnOf(one.cell), rowOf(one.cell)];
    const [right, below, left, above] = [cells.get(name(x + 1, y)), cells.get(name(x, y + 1)), cells.get(name(x - 1, y)), cells.get(name(x, y - 1))];
    if (right && right.space !== id) add(one.right, "right");
    if (below && below.space !== id) add(one.down, "down");
    if (left && left.space !== id) add(left.right, "left");
    if (above && above.space !== id) add(above.down, "up");
  }
  const said = [...found].map(([kind, ways]) => words.say("board-line", { line: words.say(`board-line-${kind}`), ways: words.list([...ways].map((way) => words.say(`board-way-${way}`))) }));
  return said.join(" ");
}

export function foeFacts(foe: FoeView, { view, words }: BoardProps<View>, content: Content): Facts {
  const lines = [words.say("board-foe-life", { life: foe.life - foe.wounds, all: foe.life }), words.say("board-foe-defence", { defence: foe.defence })];
  if (foe.talk > 0) lines.push(words.say("board-foe-talk", { talk: foe.talk }));
  else lines.push(words.say("board-foe-mute"));
  const threat = view.threats[foe.slot - 1];
  const file = content.enemies.get(foe.enemy);
  const value = threat ? (content.cards.get(threat)?.value ?? 0) : 0;
  file?.actions.forEach((action, i) => {
    const said = words.say("board-foe-action", { value: i + 1, speed: action.speed, range: action.range, strength: action.strength });
    lines.push(value === i + 1 ? words.say("board-foe-next", { action: said }) : said);
  });
  for (const band of view.bands) if (band.slots.includes(foe.slot)) lines.push(...specialsOf(band, words));
  if (foe.pursuer) lines.push(words.say("board-foe-pursuer"));
  if (foe.aimed) lines.push(words.say("board-foe-aimed"));
  const text = `enemy-${foe.enemy}-text`;
  return { title: foeName(foe, words), lines, text: words.has(text) ? words.say(text) : "" };
}

/** What is special about enemies that came together. */
export function specialsOf(band: BandView, words: Words): string[] {
  const said: string[] = [];
  const by = band.talk < 0 ? `−${-band.talk}` : `+${band.talk}`;
  if (band.talk !== 0) said.push(words.say(band.in_time ? "board-band-talk-in-time" : "board-band-talk", { by }));
  if (band.food > 0) said.push(words.say("board-band-food", { count: band.food }));
  if (band.people > 0) said.push(words.say("board-band-people", { count: band.people }));
  if (band.speed > 0) said.push(words.say("board-band-speed", { count: band.speed }));
  if (band.turns > 0) said.push(words.say("board-band-turns", { count: band.turns }));
  return said;
}

export function heroFacts(hero: HeroView, { words, name }: BoardProps<View>): Facts {
  const lines = [words.say("board-played-by", { name: name(hero.seat) }), words.say("board-life", { left: Math.max(0, hero.life - hero.wounds - hero.toxic), life: hero.life, toxic: hero.toxic })];
  if (hero.hidden) lines.push(words.say("board-hidden"));
  if (hero.where !== "page") lines.push(words.say(`board-where-${hero.where}`));
  if (hero.statuses.length > 0) lines.push(words.list(hero.statuses.map((status) => words.ref(`status:${status}`))));
  if (hero.carries) lines.push(words.say("board-carries"));
  lines.push(words.say("board-cards", { count: hero.cards }));
  const items = [...hero.worn, ...hero.pack].map((item) => words.ref(`item:${item}`));
  if (items.length > 0) lines.push(words.list(items));
  return { title: words.ref(`hero:${hero.hero}`), lines };
}
