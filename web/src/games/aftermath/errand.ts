/** A walk in one go: the cards that pay for it are laid down one after the other, then the way is gone. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import type { Walk, Walks } from "../../board/ways";
import { askedOf, heroOf, type View } from "./model";

interface Errand {
  seat: string;
  to: string;
  cards: readonly string[];
  /** The question that was answered last, so that it is not answered twice. */
  sent: string;
}

/** What is under way: meanwhile nothing else is handed in. */
export const errand = signal<Errand | null>(null);

/** The walks of the question, or those that the hand could pay for; and how to go one. */
export function useErrand(props: BoardProps<View>): { walks: Walks; walk: (walk: Walk) => void } {
  const { view, sight, seat } = props;
  const asked = askedOf(props);
  const kind = asked?.kind ?? "";
  const laid = view.move?.cards ?? [];
  const question = `${seat} ${kind} ${laid.join()}`;

  /** Lay the next card down, or set out. */
  const goOn = (going: Errand) => {
    const next = going.cards.find((card) => !laid.includes(card));
    const notation = kind === "action" ? `move:${going.cards[0]}` : next ? `play:${next}` : "go";
    const option = asked?.options.find((one) => one.notation === notation);
    errand.value = option ? { ...going, sent: question } : null;
    if (option) props.choose(option);
  };
  useEffect(() => {
    const going = errand.peek();
    if (!going || going.sent === question || !asked) return;
    if (going.seat === seat && kind === "move") return goOn(going);
    errand.value = null;
    const walk = props.walks.get(going.to);
    if (going.seat === seat && kind === "step" && walk) props.walk(walk);
  }, [sight.prompt, question]);
  useEffect(() => () => void (errand.value = null), []);

  if (props.walks.size > 0 || view.routes.length === 0 || (kind !== "action" && kind !== "move") || props.mode !== "play") {
    return { walks: props.walks, walk: props.walk };
  }
  const here = heroOf(view, seat)?.cell ?? "";
  const walks = new Map<string, Walk>(
    view.routes.map((route) => {
      const through = [here, ...route.through].map((cell) => `cell:${cell}`);
      return [`cell:${route.cell}`, { to: `cell:${route.cell}`, options: route.through.map((cell) => `step:${cell}`), through }] as const;
    }),
  );
  const walk = (wanted: Walk) => {
    const route = view.routes.find((one) => `cell:${one.cell}` === wanted.to);
    if (route) goOn({ seat, to: wanted.to, cards: route.cards, sent: "" });
  };
  return { walks, walk };
}
