/** What is known of a room or a floor, in words. */

import type { Facts } from "../../kit";
import { isGasRoom, NOWHERE } from "./model";
import type { Drawn } from "./table";

export function factsOf(reference: string, drawn: Drawn): Facts {
  const [kind, id = ""] = reference.split(":");
  return kind === "floor" ? floorFacts(id, drawn) : roomFacts(id, drawn);
}

function floorFacts(id: string, { props, gassed }: Drawn): Facts {
  const { words } = props;
  const since = gassed.get(id);
  const line = since === undefined ? words.say("board-no-gas") : since ? words.say("board-gas-since", { round: since }) : words.say("board-gas");
  return { title: words.ref(`floor:${id}`), lines: [line] };
}

function roomFacts(id: string, drawn: Drawn): Facts {
  const { words, view, name, peeked, mode } = drawn.props;
  const { content, pieces } = drawn;
  const room = content.room.get(id);
  const title = words.ref(`room:${id}`);
  if (!room) return { title };
  const lines: string[] = [];
  const me = peeked && mode !== "screen" && !view.over ? view.me : null;
  if (me?.room === id) lines.push(words.say("board-you-here"));
  else if (me && me.start === id && me.start !== NOWHERE && view.phase === "action") lines.push(words.say("board-you-started"));
  if (drawn.birth === id) lines.push(words.say("board-your-birth"));
  const here = pieces.filter((one) => one.room === id && !(one.mine && me));
  const names = (how: string) => words.list(here.filter((one) => one.how === how).map((one) => name(one.seat)));
  if (names("certain")) lines.push(words.say("board-here", { names: names("certain") }));
  if (names("guess")) lines.push(words.say("board-suspected", { names: names("guess") }));
  if (isGasRoom(room, [...drawn.gassed.keys()], drawn.cleared)) {
    lines.push(words.say("board-gas-here", { points: content.gas[Math.max(0, view.round - 1)] ?? 0 }));
  }
  if (drawn.cleared.has(id)) lines.push(words.say("board-cleared"));
  for (const { meeting, round } of drawn.meetings.filter((one) => one.room === id)) {
    lines.push(meeting === "bombed" ? words.say("board-bombed", { round }) : words.say("board-meeting", { meeting: words.ref(`meeting:${meeting}`), round }));
  }
  const stock = drawn.stocks.get(id);
  if (stock) {
    lines.push(words.say("board-stock", { count: stock.count, round: stock.round }));
    const seen = [...stock.cards].filter(([, count]) => count > 0).map(([card, count]) => `${count} × ${words.ref(`card:${card}`)}`);
    if (seen.length > 0) lines.push(words.say("board-stock-seen", { cards: words.list(seen) }));
  }
  const left = view.over ? view.stocks[id] : undefined;
  if (left?.length) lines.push(words.say("board-stock-end", { count: left.length }));
  if (room.birth) lines.push(words.say("board-birth-room"));
  const leads = content.plan.link.flatMap((link) => (link.a === id ? [link.b] : link.b === id ? [link.a] : []));
  return {
    title,
    lines,
    text: room.kind === "named" ? words.say(`room-${id}-text`) : words.say("room-ordinary-text"),
    around: words.say("board-leads", { rooms: words.list(leads.map((other) => words.ref(`room:${other}`))) }),
  };
}
