/** What an update costs a browser, in things that can be counted: how much is said, drawn and looked up anew. */

import { readdirSync, readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { linesOf } from "../src/games/aftermath/map";
import { Log } from "../src/parts/log";
import { memo } from "../src/parts/memo";
import { openPage, takeUp, wordsOnTheWay } from "../src/server/sealed";
import { pageTexts, words } from "../src/words/speech";
import type { Heard, OpenPage } from "../src/server/wire";
import { Words } from "../src/words/words";

const place = document.createElement("div");

afterEach(() => {
  act(() => render(null, place));
  pageTexts.value = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a long log", () => {
  const heard = (n: number, page = ""): Heard => ({ n, seq: n, when: 0, private: false, phrase: { key: "web-log", rule: "AF-001", facts: { seat: "seat:A", ...(page && { page: `page:${page}` }) } } });
  const entries = Array.from({ length: 300 }, (_, n) => heard(n));
  let called = "Ann";
  const show = (events: readonly Heard[]) => act(() => render(<Log events={events} seats="A" name={() => called} peeked openRule={() => undefined} />, place));

  it("says only what is new, and again what names somebody who is called otherwise now", () => {
    vi.spyOn(Words.prototype, "knows").mockReturnValue(true);
    const said = vi.spyOn(Words.prototype, "phrase");
    show(entries);
    expect(said).toHaveBeenCalledTimes(300);
    const more = [...entries, heard(300)];
    show(more);
    expect(said).toHaveBeenCalledTimes(301);
    // Opened pages change none of what is said already.
    act(() => {
      pageTexts.value = ["page-1-title = A Door"];
    });
    show(more);
    expect(said).toHaveBeenCalledTimes(301);
    called = "Ben";
    show(entries.slice(0, 10));
    expect(said).toHaveBeenCalledTimes(301 + 10);
  });

  it("leaves the entries alone that stay as they are", () => {
    show(entries);
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((found) => changes.push(...found));
    watcher.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
    show([...entries, heard(300)]);
    changes.push(...watcher.takeRecords());
    watcher.disconnect();
    expect(changes.flatMap((one) => [...one.addedNodes]).length).toBe(1);
    expect(changes.filter((one) => one.type !== "childList").length).toBe(0);
  });

  it("says again what names a page whose words come later", () => {
    const opened = [heard(0, "1-title")];
    show(opened);
    const said = vi.spyOn(Words.prototype, "phrase");
    show([...opened]);
    expect(said).toHaveBeenCalled();
  });
});

describe("a component that is kept", () => {
  it("is drawn anew only when a property is another", () => {
    let drawn = 0;
    const Kept = memo(({ text }: { text: string }) => {
      drawn++;
      return <p>{text}</p>;
    });
    for (const text of ["a", "a", "b", "b"]) act(() => render(<Kept text={text} />, place));
    expect(drawn).toBe(2);
    expect(place.textContent).toBe("b");
  });
});

describe("the map of a page", () => {
  it("draws all lines of a kind as one shape, what bars most on top", () => {
    const kinds = ["dash", "red", "white", "green", "blue"];
    const cells = Array.from({ length: 60 }, (_, i) => {
      const cell = String.fromCharCode(97 + (i % 10)) + String(Math.floor(i / 10) + 1);
      return { cell, space: cell, right: kinds[i % 5]!, down: kinds[(i + 1) % 5]!, marks: [] };
    });
    const lines = linesOf(cells, 50, 7);
    expect(lines.map(([kind]) => kind)).toEqual(["dash", "green", "blue", "red", "white", "double"]);
    // The frame of ten by six cells, each edge once from the cell that it belongs to.
    expect(lines.at(-1)![1].match(/M/g)?.length).toBe(2 * (10 + 6));
  });
});

describe("a page that is opened", () => {
  it("has its words in use with the update that opens it: nothing is drawn a second time for them", async () => {
    vi.stubGlobal("fetch", async (path: string) => {
      const page = path.split("/").at(-1)!;
      return new Response(JSON.stringify({ page, text: `page-${page} = Prose of ${page}\n`, content: null } satisfies OpenPage));
    });
    expect(wordsOnTheWay("t", "key", [])).toBeNull();
    await wordsOnTheWay("t", "key", ["2-start-1", "2-title"]);
    expect(pageTexts.value).toEqual([]);
    takeUp("t", "key", ["2-start-1", "2-title"]);
    expect(words.value.say("page-2-start-1")).toBe("Prose of 2-start-1");
    const before = words.value;
    expect(wordsOnTheWay("t", "key", ["2-start-1", "2-title"])).toBeNull();
    takeUp("t", "key", ["2-start-1", "2-title"]);
    expect(words.value).toBe(before);
    // A page that cannot be had holds nothing up a second time.
    vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
    await wordsOnTheWay("t", "key", ["9-title"]);
    expect(wordsOnTheWay("t", "key", ["9-title"])).toBeNull();
    // What is not all here is not half shown.
    void openPage("t", "key", "en", "3-title");
    takeUp("t", "key", ["2-start-1", "2-title", "3-title"]);
    expect(words.value).toBe(before);
  });
});

describe("the style", () => {
  const folder = "src/";
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
  const texts = sheets.map((path) => readFileSync(folder + path, "utf8"));
  const selectors = texts.flatMap((text) => text.replace(/\/\*[^]*?\*\//g, "").split(/[{}]/).flatMap((part) => part.split(/,(?![^(]*\))/)));

  it("never means all elements of a name by what another one has: they would be looked up with every change on the page", () => {
    const hanging = selectors.map((one) => one.trim()).filter((one) => one.includes(":has("));
    expect(hanging.length).toBeGreaterThan(3);
    for (const selector of hanging) {
      const flat = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, "()");
      const [subject = "", ...before] = flat.split(/[\s>+~]+/).reverse();
      if (before.some((one) => one.includes(":has"))) expect(subject, selector).toMatch(/[.#[]/);
      expect(selector, "how many stand side by side").not.toMatch(/:has\([^{]*:(nth|first|last|only)-/);
    }
  });
});
