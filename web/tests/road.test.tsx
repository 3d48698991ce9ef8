/** Aftermath where there is no map: the road, and what just happened on it. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/board/board";
import type { View } from "../src/games/aftermath/model";
import { Road } from "../src/games/aftermath/road";
import { Home } from "../src/games/aftermath/scenes";
import { useTales } from "../src/kit";
import type { GameInfo, Heard } from "../src/server/wire";
import { Words } from "../src/words/words";

const place = document.createElement("div");
afterEach(() => act(() => render(null, place)));

describe("a run by road", () => {
  const content = { "vehicles.toml": { vehicle: [{ id: "truck", hull: 5 }, { id: "fallen-sign", test: "agility", difficulty: 6 }] }, "cards.toml": { card: [{ id: "k3", color: "black", value: 2 }] } };
  const game = { content } as unknown as GameInfo;
  const words = new Words("en", ["vehicle-fallen-sign = Fallen Sign\nvehicle-fallen-sign-text = Agility 6, or hull -1."]);
  const show = (road: Partial<View["road"]>, more: object = {}) => {
    const whole = { vehicle: "truck", to: "pharmacy", hull: 4, cards: 2, open_card: "fallen-sign", done: 1, chasers: ["bike"], ...road };
    const view = { road: whole, threats: ["k3"], hunt: [], page: { hostile: true }, ...more };
    act(() => render(<Road props={{ view, words, game } as unknown as BoardProps<View>} />, place));
  };

  it("shows how far the vehicle has come, and what lies before it", () => {
    show({});
    const steps = [...place.querySelectorAll(".af-way-cards li")].map((one) => one.className);
    expect(steps).toEqual(["is-done", "is-here", "is-ahead", "is-ahead", "is-end"]);
    expect(place.querySelector("[data-road-card]")?.textContent).toContain("Agility 6, or hull -1.");
    expect(place.querySelector(".af-road-test")?.textContent?.trim()).toBe("6");
  });

  it("puts the threat cards over those who are behind, by their slots", () => {
    show({ chasers: ["bike", "raider"] });
    const slots = [...place.querySelectorAll("[data-chaser] .af-threat")];
    expect(slots.map((one) => one.querySelector("b")?.textContent ?? "")).toEqual(["2", ""]);
    show({ chasers: [], open_card: "" });
    expect(place.querySelector(".af-chasers")).toBeNull();
    expect(place.querySelector("[data-road-card]")).toBeNull();
  });
});

describe("what may be longer than its leaf", () => {
  it("is scrolled with the keyboard, too", () => {
    const words = new Words("en", []);
    const game = { content: {} } as unknown as GameInfo;
    const campaign = { goals: [], built: [], stores: [], broken: [], discoveries: [], missions: {} };
    const road = { vehicle: "truck", to: "pharmacy", hull: 4, cards: 2, open_card: "", done: 1, chasers: [] };
    const view = { campaign, dials: {}, allowance: 0, road, threats: [], hunt: [], page: null };
    const props = { view, words, game } as unknown as BoardProps<View>;
    act(() => render([<Home props={props} />, <Road props={props} />], place));
    for (const one of [".af-home", ".af-road"]) expect(place.querySelector<HTMLElement>(one)?.tabIndex, one).toBe(0);
  });
});

describe("what just happened", () => {
  const heard = (n: number, kind: string) => ({ n, seq: n, when: 0, private: false, phrase: { key: `event-${kind}`, rule: "", facts: {} } }) as Heard;
  const read = (events: readonly Heard[], after: number) => {
    const fresh = events.filter((one) => one.n > after);
    const tales = fresh.filter((one) => one.phrase.key === "event-found").map((one) => ({ n: one.n, kind: "found", heard: one, grave: false }));
    return { tales, begins: fresh.some((one) => one.phrase.key === "event-opened") ? 0 : -1 };
  };
  function Told({ events }: { events: readonly Heard[] }) {
    return <p>{useTales({ events: events as Heard[], mode: "play", still: true }, read, { step: 1, most: 8 }).tales.length}</p>;
  }

  it("goes when another page is opened, though nothing is told of it", () => {
    vi.useFakeTimers();
    const show = (...events: Heard[]) => act(() => render(<Told events={events} />, place));
    show(heard(1, "turn"));
    show(heard(2, "found"));
    expect(place.textContent).toBe("1");
    show(heard(3, "dial"));
    expect(place.textContent).toBe("1");
    show(heard(4, "opened"));
    expect(place.textContent).toBe("0");
    vi.useRealTimers();
  });
});
