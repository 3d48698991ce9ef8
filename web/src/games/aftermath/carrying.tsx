/**
 * Things are carried with the pointer: out of a slot into the backpack, to somebody else, to the colony supply and back.
 * The same can be done by pressing a thing, and in the bar.
 */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import type { Choice, RefusedChoice } from "../../server/wire";
import { askedOf, type View } from "./model";
import { picked } from "./picked";

/** What is carried at this moment, and from whom: a seat, "" for something new, "stores" for the supply. */
export interface Carried {
  item: string;
  from: string;
}
export const carried = signal<Carried | null>(null);

/** The supply as a giver and a taker. */
export const STORES = "stores";
/** A loose battery, among things. */
export const BATTERY = "battery";
/** The deed by which things change places in a turn. */
export const EQUIP = "deed:equip";

/** So far the pointer moves before a press is a drag, in pixels. */
const FAR = 6;

/** Where a thing can be put down: a slot, the backpack, somebody, the supply. */
export interface Place {
  kind: "worn" | "pack" | "seat" | "stores";
  /** Whose: a seat, or a hero who stays at home. */
  of: string;
  hero: string;
  /** What lies in that slot already. */
  item: string;
}

/** What putting a thing down there would be, in notation; the first that is offered counts. */
export function wishes({ item, from }: Carried, place: Place, asked: string): string[] {
  const own = place.of === asked;
  if (item === BATTERY) {
    if (from === asked) return own ? (place.item ? [`charge:${place.item}`] : []) : [`give-battery:${place.of}`];
    return own ? [`take-battery:${from}`] : [];
  }
  if (place.kind === "stores") return [`store:${item}`];
  if (from === STORES) {
    const [slot, pack] = [`fetch:${item},${place.hero}`, `pack:${item},${place.hero}`];
    return place.kind === "pack" ? [pack] : place.kind === "worn" ? [slot] : [slot, pack];
  }
  if (own && from !== asked && from !== "") return [`take:${item},${from}`];
  if (!own) return [`hand:${item},${place.of}`];
  return place.kind === "pack" ? [`stow:${item}`] : place.kind === "worn" ? [`wear:${item}`] : [`wear:${item}`, `stow:${item}`];
}

/** The choice or the refusal that putting it down there comes to. */
export function meant(carries: Carried, place: Place, props: BoardProps<View>): Choice | RefusedChoice | null {
  const asked = askedOf(props);
  if (!asked) return null;
  for (const wish of wishes(carries, place, props.seat)) {
    const option = asked.options.find((one) => one.notation === wish);
    if (option) return option;
    const refusal = asked.refused.find((one) => one.choice.notation === wish);
    if (refusal) return refusal;
  }
  return null;
}

/** Whether a thing can be carried: something can be done with it now, or after a card is spent on it. */
export function canCarry(item: string, props: BoardProps<View>): boolean {
  const asked = askedOf(props);
  if (!asked) return false;
  if (asked.kind === "action") return asked.options.some((one) => one.notation.startsWith("equip"));
  if (item === BATTERY) return asked.options.some((one) => /^(charge|give-battery|take-battery):/.test(one.notation));
  return asked.options.some((one) => new RegExp(`^(wear|stow|hand|take|store|fetch|pack):${item}(,|$)`).test(one.notation));
}

function placeAt(x: number, y: number): { place: Place; at: HTMLElement } | null {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  if (!at) return null;
  const { drop, of = "", hero = "", holds = "" } = at.dataset;
  return { place: { kind: drop as Place["kind"], of, hero, item: holds }, at };
}

/** How a place is marked, so that things can be put down there. */
export const placed = (kind: Place["kind"], of: string, hero: string, item = "") => ({ "data-drop": kind, "data-of": of, "data-hero": hero, "data-holds": item });

/** The hook of everything that can be carried: what to put on the thing. */
export function useCarrying(props: BoardProps<View>) {
  useEffect(() => () => void (carried.value = null), []);

  const begin = (event: PointerEvent, item: string, from: string) => {
    if (event.button !== 0 || !event.isPrimary || !canCarry(item, props)) return;
    const thing = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX, event.clientY];
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    const mark = (at: HTMLElement | null, open: boolean) => {
      over?.classList.remove("is-over", "is-closed");
      over = at;
      at?.classList.add("is-over");
      at?.classList.toggle("is-closed", !open);
    };
    const move = (to: PointerEvent) => {
      if (!ghost) {
        if (Math.hypot(to.clientX - x, to.clientY - y) < FAR) return;
        ghost = thing.cloneNode(true) as HTMLElement;
        ghost.className = "af-ghost";
        ghost.setAttribute("aria-hidden", "true");
        // Inside the board's own layer, whose colours it keeps.
        thing.closest(".af-hand, .af-home")?.append(ghost);
        carried.value = { item, from };
      }
      ghost.style.transform = `translate(${to.clientX}px, ${to.clientY}px)`;
      const found = placeAt(to.clientX, to.clientY);
      const choice = found && meant({ item, from }, found.place, props);
      mark(found?.at ?? null, choice !== null && !("reason" in (choice ?? {})));
    };
    const drop = (to: PointerEvent) => {
      stop();
      if (!ghost) return;
      thing.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }));
      const found = placeAt(to.clientX, to.clientY);
      if (!found) return;
      const choice = meant({ item, from }, found.place, props);
      if (!choice) {
        if (askedOf(props)?.kind === "action") picked.value = EQUIP;
      } else if ("reason" in choice) props.explain(choice);
      else props.choose(choice);
    };
    const stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", stop);
      removeEventListener("keydown", escape);
      mark(null, false);
      ghost?.remove();
      carried.value = null;
    };
    const escape = (key: KeyboardEvent) => key.key === "Escape" && stop();
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", stop);
    addEventListener("keydown", escape);
  };
  return (item: string, from: string) => ({
    "data-carry": canCarry(item, props) ? item : undefined,
    onPointerDown: (event: PointerEvent) => begin(event, item, from),
    onDragStart: (event: DragEvent) => event.preventDefault(),
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
