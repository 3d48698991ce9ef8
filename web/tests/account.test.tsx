/** A table of other rules: what happened to it, and what those who sat there still have. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepTable, keptTable, tables } from "../src/keeping/keep";
import { NoTable } from "../src/parts/account";
import { say } from "../src/words/speech";
import type { Account } from "../src/server/wire";

const OLD: Account = {
  table: "old",
  game: "tiny",
  made: 1,
  touched: 0,
  phase: "playing",
  seats: [
    { seat: "A", name: "Ann", mind: "" },
    { seat: "B", name: "Bob", mind: "" },
  ],
  decisions: [],
  outcome: null,
  missing: "It is of version 1 of tiny; this is version 2.",
  cause: "rules",
  campaign: "",
  again: true,
  next: "",
  record: "after-again",
  differs: { key: "edition-version", rule: "", facts: { game: "tiny", then: 1, here: 2 } },
};

const place = document.createElement("div");
let told: Account;
let asked: string[];

beforeEach(() => {
  tables.value = {};
  asked = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path}`);
    const body = path.endsWith("/account") ? told : path.endsWith("/again") ? { table: "new" } : [];
    return new Response(JSON.stringify(body), { status: path.endsWith("/again") ? 201 : 200 });
  });
});

afterEach(() => {
  act(() => render(null, place));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(account: Account) {
  told = account;
  act(() => render(<NoTable code="other-edition" table="old" token="mine" />, place));
  await vi.waitFor(() => expect(place.querySelector(".account")).not.toBeNull());
}

const button = (text: string) => [...place.querySelectorAll("button")].find((one) => one.textContent?.includes(text));

describe("a table of other rules", () => {
  it("says what happened, that nothing was lost, and who sat there", async () => {
    await show(OLD);
    expect(place.textContent).toContain(say("web-account-why-rules"));
    expect(place.textContent).toContain(say("web-account-kept"));
    expect([...place.querySelectorAll(".winners strong")].map((one) => one.textContent)).toEqual(["Ann", "Bob"]);
    expect(place.textContent).toContain(say("web-account-record-later"));
    expect(button(say("web-record"))).toBeUndefined();
  });
  it("is left by one press for a new one, which the same token opens", async () => {
    keepTable("old", { game: "tiny", token: "mine" });
    await show(OLD);
    act(() => button(say("web-account-again"))?.click());
    await vi.waitFor(() => expect(location.hash).toBe("#/t/new"));
    expect(asked).toContain("POST api/tables/old/again");
    expect(keptTable("new")?.token).toBe("mine");
  });
  it("leads those to the new one who did not press, as soon as it is there", async () => {
    await show({ ...OLD, again: false, record: "never" });
    expect(place.textContent).toContain(say("web-account-waits"));
    expect(button(say("web-account-again"))).toBeUndefined();
    told = { ...OLD, again: false, next: "new", record: "never" };
    act(() => void vi.advanceTimersByTime(10_000));
    await vi.waitFor(() => expect(button(say("web-again-go"))).toBeDefined());
    expect(place.textContent).not.toContain(say("web-account-waits"));
  });
  it("gives its record once that is open", async () => {
    await show({ ...OLD, phase: "over", record: "now" });
    expect(button(say("web-record"))).toBeDefined();
    expect(place.textContent).toContain(say("web-account-kept-over"));
  });
  it("promises nothing where the game is gone, or goes on as a campaign", async () => {
    await show({ ...OLD, cause: "game", again: false, record: "never" });
    expect(place.textContent).toContain(say("web-account-why-game"));
    expect(place.textContent).not.toContain(say("web-account-waits"));
    act(() => render(null, place));
    await show({ ...OLD, campaign: "wood", again: false, record: "never" });
    expect(place.textContent).toContain(say("web-session-by-owner"));
  });
});
