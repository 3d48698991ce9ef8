/** A walk in one go: the cards that pay for it are laid down one after the other, then the way is gone. */

import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Walk, Walks } from "../../ways";
import { askedOf, heroOf, type View } from "./model";

interface Errand {
  seat: string;
  to: string;
  cards: string[];
  /** What was answered last, so that the same question is not answered twice. */
  sent: string;
}

/** The walks of the question, or those that the hand could pay for; and how to go one. */
export function useErrand(props: BoardProps<View>): { walks: Walks; walk: (walk: Walk) => void } {
  const { view, sight, seat } = props;
  const errand = useRef<Errand | null>(null);
  const asked = askedOf(props);
  const kind = asked?.kind ?? "";

  const answer = (notation: string, state: string) => {
    const going = errand.current;
    const option = asked?.options.find((one) => one.notation === notation);
    if (!going || !option) return void (errand.current = null);
    if (going.sent === state) return;
    going.sent = state;
    props.choose(option);
  };
  useEffect(() => {
    const going = errand.current;
    if (!going || !asked) return;
    if (going.seat !== seat || (going.sent === "" && kind !== "action" && kind !== "move")) return void (errand.current = null);
    const laid = view.move?.cards.length ?? 0;
    if (kind === "move") {
      const next = going.cards.find((card) => !view.move?.cards.includes(card));
      answer(next ? `play:${next}` : "go", `move ${laid}`);
    } else if (kind === "step") {
      errand.current = null;
      const walk = props.walks.get(going.to);
      if (walk) props.walk(walk);
    } else if (kind !== "action" || going.sent !== "action") errand.current = null;
  }, [sight.prompt, seat]);

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
    if (!route) return;
    errand.current = { seat, to: wanted.to, cards: [...route.cards], sent: "" };
    if (kind === "action" && route.cards[0]) answer(`move:${route.cards[0]}`, "action");
    else if (kind === "move") answer(route.cards[0] ? `play:${route.cards[0]}` : "go", `move ${view.move?.cards.length ?? 0}`);
  };
  return { walks, walk };
}
