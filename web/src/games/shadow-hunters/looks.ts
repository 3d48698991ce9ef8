/** Every thing on the table in words: for the eye that asks, and for a screen reader. */

import type { BoardProps } from "../../board/board";
import type { Facts } from "../../kit";
import { bearers, type Content, DICE, FIRST, hermitHolder, knownOf, OFF, partnerOf, type Roll, SECOND, truthOf, type View } from "./model";

/** What a board thing needs to know to speak of itself. */
export interface Speaker {
  props: BoardProps<View>;
  content: Content;
  roll: Roll | null;
}

/** The words for a reference. */
export function factsOf(reference: string, speaker: Speaker): Facts {
  const [kind = "", thing = ""] = reference.split(":");
  if (kind === "dice") return dice(reference, speaker);
  return (TELLERS[kind] ?? card)(thing, speaker);
}

const TELLERS: Readonly<Record<string, (id: string, speaker: Speaker) => Facts>> = { area, seat, role, deck, discards };

function names(seats: readonly string[], { props }: Speaker): string {
  return props.words.list(seats.map(props.name));
}

function area(id: string, speaker: Speaker): Facts {
  const { props, content } = speaker;
  const { words, view } = props;
  const numbers = words.list((content.numbers.get(id) ?? []).map(String));
  const here = view.seats.filter((one) => one.area === id);
  const partner = partnerOf(id, view.layout, content);
  return {
    title: words.say("web-sh-area", { area: words.ref(`area:${id}`), numbers }),
    lines: [
      words.say(`area-${id}-text`),
      here.length > 0 ? words.say("web-sh-here", { names: names(here.map((one) => one.seat), speaker) }) : words.say("web-sh-here-nobody"),
      ...(partner ? [words.say("web-sh-pair", { area: words.ref(`area:${partner}`) })] : []),
    ],
  };
}

function seat(id: string, speaker: Speaker): Facts {
  const { props, content } = speaker;
  const { words, view, sight, truth, mode } = props;
  const one = view.seats.find((other) => other.seat === id);
  if (!one) return { title: props.name(id), lines: [] };
  const known = knownOf(one, props);
  const lines: string[] = [words.say("web-sh-colour", { colour: words.say(`colour-${one.colour}`), seat: id })];
  if (!one.alive) lines.push(words.say("web-sh-dead"));
  if (view.turn === id && !view.over) lines.push(words.say("web-sh-turn", { phase: words.say(`phase-${view.phase}`) }));
  lines.push(words.say("web-sh-damage", { damage: one.damage }));
  if (one.alive) lines.push(one.area === OFF ? words.say("web-sh-off") : words.say("web-sh-at", { area: words.ref(`area:${one.area}`) }));
  if (known.how === "certain") {
    const hp = content.role.get(known.role)?.hp ?? 0;
    lines.push(words.say("web-sh-is", { role: words.ref(`role:${known.role}`), hp }));
    lines.push(words.say(`role-${known.role}-text`));
  } else if (known.how === "possible") {
    lines.push(words.say("web-sh-may-be", { roles: words.list(known.roles.map((r) => words.ref(`role:${r}`))) }));
  } else {
    lines.push(id === props.seat ? words.say("web-sh-covered-mine") : words.say("web-sh-covered"));
  }
  const real = mode === "replay" ? truthOf(truth, id) : "";
  if (real && known.how !== "certain") lines.push(words.say("web-sh-truth", { role: words.ref(`role:${real}`) }));
  if (one.guarded) lines.push(words.say("web-sh-guarded"));
  if (one.equipment.length > 0) {
    lines.push(words.say("web-sh-owns", { cards: words.list(one.equipment.map((c) => words.ref(`card:${c}`))) }));
  }
  if (hermitHolder(sight) === id) lines.push(words.say("web-sh-holds-hermit"));
  if (view.over && view.winners.includes(id)) lines.push(words.say("web-sh-wins"));
  return { title: props.name(id), lines };
}

function role(id: string, speaker: Speaker): Facts {
  const { props, content } = speaker;
  const { words, view } = props;
  const found = content.role.get(id);
  const { certain, possible, unknown } = bearers(id, view.seats, props);
  const lines = [words.say("web-sh-role", { side: words.say(`side-${found?.side ?? ""}`), hp: found?.hp ?? 0 })];
  if (certain.length > 0) lines.push(words.say("web-sh-role-certain", { names: names(certain, speaker) }));
  else if (possible.length > 0) lines.push(words.say("web-sh-role-possible", { names: names(possible, speaker) }));
  else if (!unknown) lines.push(words.say("web-sh-role-out"));
  lines.push(`${words.say(`role-${id}-ability`)}: ${words.say(`role-${id}-text`)}`, words.say(`role-${id}-goal`));
  return { title: words.ref(`role:${id}`), lines };
}

function card(id: string, speaker: Speaker): Facts {
  const { words, view } = speaker.props;
  const owner = view.seats.find((one) => one.equipment.includes(id));
  return {
    title: words.ref(`card:${id}`),
    lines: [
      ...(owner ? [words.say("web-sh-owner", { name: speaker.props.name(owner.seat) })] : []),
      ...(words.has(`card-${id}-text`) ? [words.say(`card-${id}-text`)] : []),
    ],
  };
}

function deck(id: string, { props }: Speaker): Facts {
  const { words, view } = props;
  const count = view.piles[id === "hermit" ? 0 : id === "white" ? 1 : 2];
  return { title: words.ref(`deck:${id}`), lines: [words.say("web-sh-pile", { count })] };
}

function discards(id: string, speaker: Speaker): Facts {
  const { props } = speaker;
  const { words, view, name } = props;
  const title = words.say("web-sh-discards", { deck: words.ref(`deck:${id}`) });
  if (id === "hermit") {
    // Who handed a card to whom, and what came of it, everybody has seen; the card itself only those two.
    const told = view.hermit_log.slice(-8).map(([giver, taker, known, result]) => {
      const hidden = known === "hidden" || (props.mode === "play" && !props.peeked);
      const what = words.say(`web-sh-hermit-${result.replace("_", "-")}`);
      return words.say("web-sh-handed", { giver: name(giver), taker: name(taker), card: hidden ? words.say("card-hidden") : words.ref(`card:${known}`), result: what });
    });
    return { title, lines: [words.say("web-sh-pile-down", { count: view.hermit_discards }), ...told] };
  }
  const cards = id === "white" ? view.white_discards : view.black_discards;
  const counted = new Map<string, number>();
  for (const one of [...cards].reverse()) counted.set(one, (counted.get(one) ?? 0) + 1);
  const list = [...counted].map(([one, count]) => (count > 1 ? `${words.ref(`card:${one}`)} ×${count}` : words.ref(`card:${one}`)));
  return { title, lines: list.length > 0 ? [words.list(list)] : [words.say("web-sh-discards-none")] };
}

function dice(reference: string, { props, roll }: Speaker): Facts {
  const { words, view, name } = props;
  const total = reference === FIRST ? view.rolls[0] : reference === SECOND ? view.rolls[1] : undefined;
  if (total !== undefined && reference !== DICE) return { title: words.say("web-sh-total", { total }), lines: [] };
  if (!roll) return { title: words.say("web-sh-dice"), lines: [] };
  const faces = words.list([roll.d4, roll.d6].filter((face) => face > 0).map(String));
  return { title: words.say("web-sh-dice"), lines: [words.say("web-sh-rolled", { name: name(roll.who), faces, total: roll.total })] };
}
