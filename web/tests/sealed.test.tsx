/** Sealed pages: asked for at the table once they are open, with the player's token; covered where others may not read. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/keeping/keep";
import { Pages } from "../src/parts/pages";
import { useOpenPages } from "../src/server/sealed";
import { pageTexts, words } from "../src/words/speech";
import type { OpenPage, Sight } from "../src/server/wire";

const sight = (...pages: string[]) => ({ pages }) as unknown as Sight;
const asked: string[] = [];
const place = document.createElement("div");

beforeEach(() => {
  asked.length = 0;
  language.value = "en";
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${path} ${new Headers(init?.headers).get("Authorization")}`);
    const [, , , , code, page] = path.split("/");
    const text = `page-${page} = Title in ${code}\npage-${page}-text = Prose of ${page}\n`;
    return new Response(JSON.stringify({ page, text, content: null } satisfies OpenPage));
  });
});

afterEach(() => {
  act(() => render(null, place));
  vi.unstubAllGlobals();
});

function Reader({ table, now, own = [], peeked = true }: { table: string; now: Sight; own?: string[]; peeked?: boolean }) {
  return <Pages pages={useOpenPages(table, "key", now)} own={own} peeked={peeked} />;
}

async function show(table: string, now: Sight, more: { own?: string[]; peeked?: boolean } = {}) {
  act(() => render(<Reader table={table} now={now} {...more} />, place));
  await vi.waitFor(() => expect(pageTexts.value.length).toBe(now.pages.length));
  // The page draws what has come.
  act(() => render(<Reader table={table} now={now} {...more} />, place));
}

describe("sealed pages", () => {
  it("are fetched when they are open, once, and with the player's own token", async () => {
    await show("t1", sight());
    expect(asked).toEqual([]);
    await show("t1", sight("hollow"));
    await show("t1", sight("hollow"));
    expect(asked).toEqual(["api/tables/t1/pages/en/hollow Bearer key"]);
    expect(place.textContent).toContain("Prose of hollow");
  });

  it("speak the player's language", async () => {
    await show("t2", sight("hollow"));
    act(() => {
      language.value = "ru";
    });
    await show("t2", sight("hollow"));
    await vi.waitFor(() => expect(asked).toContain("api/tables/t2/pages/ru/hollow Bearer key"));
  });

  it("are among the words as long as their table is on the page", async () => {
    await show("t3", sight("hollow"));
    expect(words.value.say("page-hollow-text")).toBe("Prose of hollow");
    act(() => render(null, place));
    expect(pageTexts.value).toEqual([]);
    expect(words.value.has("page-hollow-text")).toBe(false);
  });

  it("are covered with the other secrets where not everybody may read them", async () => {
    await show("t4", sight("hollow", "gate"), { own: ["page:hollow"], peeked: false });
    expect(place.textContent).toContain("Prose of gate");
    expect(place.textContent).not.toContain("Prose of hollow");
    await show("t4", sight("hollow", "gate"), { own: ["page:hollow"], peeked: true });
    expect(place.textContent).toContain("Prose of hollow");
  });
});
