/** What is said of a choice in the bar before it is made: what it brings, and whether it can be taken back. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Question } from "../src/board/options";
import { StandsLegend } from "../src/parts/ahead";
import { OptionButton } from "../src/parts/decision";
import { Session } from "../src/server/session";
import { say, wordsOf } from "../src/words/speech";

const TEXT = "verb-attack = Attack { $seat }\nverb-offer = Offer to { $seat }\nforetell-dice = rolls { $count } dice\nforetell-seen = { $seat } sees you";
const choice = (verb: string, seat: string) => ({ option: 0, notation: `${verb}:${seat}`, phrase: { key: `verb-${verb}`, rule: "", facts: { seat: `seat:${seat}` } } });
const [attack, offer] = [choice("attack", "B"), choice("offer", "C")];
const dice = { key: "foretell-dice", rule: "", facts: { count: 2 } };
const seen = { key: "foretell-seen", rule: "", facts: { seat: "seat:B" } };

function asked(change: Partial<Question> = {}): Question {
  return { kind: "act", rule: "OW-1", about: {}, options: [attack, offer], refused: [], ways: [], covered: false, partly: false, previews: { "attack:B": [dice, seen] }, plans: ["offer:C"], ...change };
}

const place = document.createElement("div");

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(TEXT) }));
  wordsOf.value = "owls";
  await vi.waitFor(() => expect(say("verb-attack", { seat: "B" })).toBe("Attack B"));
});
afterEach(() => act(() => render(null, place)));

describe("the button of a choice", () => {
  const session = new Session("t", "token");
  function button(of: typeof attack, question?: Question): HTMLElement {
    act(() => render(<OptionButton choice={of} session={session} sure={null} choose={vi.fn()} {...(question && { question })} />, place));
    return place.querySelector("button")!;
  }

  it("says under its words what it brings", () => {
    expect(button(attack, asked()).querySelector("small.option-ahead")?.textContent).toBe("rolls 2 dice · B sees you");
    expect(button(offer, asked()).querySelector(".option-ahead")).toBeNull();
  });

  it("carries a sign where it can be taken back, and says which it is to whoever sees no sign", () => {
    const planned = button(offer, asked());
    expect(planned.querySelector(".option-plan .icon")).not.toBeNull();
    expect(planned.querySelector(".unseen")?.textContent).toBe(say("standing-plan"));
    const stands = button(attack, asked());
    expect(stands.querySelector(".option-plan")).toBeNull();
    expect(stands.querySelector(".unseen")?.textContent).toBe(say("standing-fixed"));
  });

  it("says neither while that is covered, nor of what answers no question", () => {
    for (const one of [button(attack, asked({ previews: {}, plans: null })), button(attack)]) {
      expect(one.textContent).toBe("Attack B");
    }
  });
});

describe("the legend", () => {
  function legend(change: Partial<Question>): string {
    act(() => render(<StandsLegend question={asked(change)} />, place));
    return place.textContent ?? "";
  }

  it("says in words what stands and what does not", () => {
    expect(legend({})).toBe(say("standing-rest"));
    expect(legend({ plans: [] })).toBe(say("standing-all"));
    expect(legend({ plans: ["attack:B", "offer:C"] })).toBe(say("standing-plan"));
    expect(new Set(["standing-rest", "standing-all", "standing-plan"].map((key) => say(key))).size).toBe(3);
  });

  it("says nothing of what is covered, or where nothing is to be chosen", () => {
    expect(legend({ plans: null })).toBe("");
    expect(legend({ options: [attack] })).toBe("");
  });
});
