import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/board/board";
import { counted, depth, Die, Door, doorways, Drawing, inOneBreath, lineOf, markerPlaces, Pawn, paragraphs, planLayout, Prose, RoomBox, shadesOf, Stage, standingPlaces, Thing, trackCells, useThings } from "../src/kit";
import { nextIn } from "../src/kit/walking";
import { NO_TARGETS, targetsOf } from "../src/board/options";
import { NO_WALKS, walksOf } from "../src/board/ways";
import { Words } from "../src/words/words";

const ROOMS = [
  { id: "hall", x: 0, y: 0, w: 4, h: 4 },
  { id: "study", x: 4, y: 0, w: 3, h: 2 },
  { id: "cellar", x: 0, y: 4, w: 2, h: 2 },
  { id: "attic", x: 9, y: 9, w: 1, h: 1 },
];

describe("a plan of rooms", () => {
  it("fits its place, and is never smaller than can be read", () => {
    for (const [w, h] of [[900, 600], [390, 500], [300, 200]] as const) {
      const plan = planLayout(ROOMS, w, h, { least: 30 });
      expect(plan.unit).toBeGreaterThanOrEqual(30);
      for (const box of plan.boxes.values()) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(plan.width);
        expect(box.y + box.h).toBeLessThanOrEqual(plan.height);
      }
      if (w === 900) expect([plan.width, plan.height]).toEqual([900, 600]);
    }
  });

  it("puts doors into shared walls, and a passage where none is shared", () => {
    const { boxes } = planLayout(ROOMS, 900, 600);
    const [side, below, far] = doorways([{ a: "hall", b: "study" }, { a: "cellar", b: "hall" }, { a: "hall", b: "attic" }], boxes);
    const [hall, study, cellar] = ["hall", "study", "cellar"].map((id) => boxes.get(id)!);
    expect(side).toMatchObject({ upright: true, shared: true });
    expect(side!.at.x).toBeGreaterThanOrEqual(hall!.x + hall!.w);
    expect(side!.at.x).toBeLessThanOrEqual(study!.x);
    expect(side!.at.y).toBeCloseTo(study!.y + study!.h / 2, 0);
    expect(below).toMatchObject({ upright: false, shared: true });
    expect(below!.at.x).toBeCloseTo(cellar!.x + cellar!.w / 2, 0);
    expect(far).toMatchObject({ shared: false });
  });

  it("leaves out what the plan does not have", () => {
    expect(doorways([{ a: "hall", b: "nowhere" }], planLayout(ROOMS, 900, 600).boxes)).toEqual([]);
  });
});

describe("places", () => {
  it("keeps pieces and markers inside, each at a place of its own", () => {
    const box = { x: 10, y: 20, w: 90, h: 70 };
    for (const place of [standingPlaces, markerPlaces]) {
      const points = place(box, 8, 22);
      expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.w);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.h);
      }
    }
  });

  it("lays the cells of a track side by side, the first one wider if wished", () => {
    const cells = trackCells({ x: 0, y: 0, w: 112, h: 20 }, 4, 2);
    expect(cells.map(({ x, w }) => [x, w])).toEqual([[6, 40], [46, 20], [66, 20], [86, 20]]);
  });

  it("writes a line", () => expect(lineOf([{ x: 1, y: 2 }, { x: 3.14159, y: 4 }])).toBe("M1 2L3.1 4"));
  it("counts equal cards", () => expect(counted(["axe", "rope", "axe"])).toEqual([["axe", 2], ["rope", 1]]));
});

describe("prose", () => {
  it("knows paragraphs", () => expect(paragraphs("One\n two.\n\n\nThree.\n")).toEqual(["One two.", "Three."]));
});

describe("belief", () => {
  it("shades the likeliest most, and nothing that cannot be", () => {
    const shades = shadesOf({ title: "", shades: new Map([["room:a", 0.6], ["room:b", 0.2], ["room:c", 0], ["seat:A", 1]]) }, "room");
    expect([...shades.keys()]).toEqual(["a", "b"]);
    expect(shades.get("a")!).toBeGreaterThan(shades.get("b")!);
    expect(shadesOf(null, "room").size).toBe(0);
    expect(depth(1, 1, 300)).toBeGreaterThan(0.3);
  });
});

describe("things", () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement("div");
    document.body.append(place);
  });
  afterEach(() => {
    render(null, place);
    place.remove();
  });

  const choice = (notation: string, room: string) => ({ option: 1, notation, phrase: { key: "verb-go", rule: "", facts: { room } } });
  const go = choice("go:study", "room:study");
  const no = { choice: choice("go:cellar", "room:cellar"), reason: { key: "why-dark", rule: "WH-1", facts: {} } };
  const QUESTION = { kind: "move", rule: "WH-1", about: {}, options: [go], refused: [no], ways: [], covered: false, partly: false, previews: {}, plans: [] };
  const WORDS = new Words("en", ["web-you-can = You can: { $choice }\nverb-go = go to { $room }\nwhy-dark = It is dark.\nroom-study = the study\nroom-cellar = the cellar"]);

  function Plan(props: BoardProps<null>) {
    const board = useThings(props, { facts: (reference) => ({ title: reference, lines: ["A room."] }), entry: "room:hall", asks: () => true, neighbour: (reference, dx) => (reference === "room:hall" && dx > 0 ? "room:study" : undefined) });
    return (
      <Stage board={board} more={(reference) => <b class="mine">{reference}</b>}>
        <Drawing width={100} height={100} title="Plan" text="Rooms.">
          {ROOMS.map((one) => (
            <RoomBox key={one.id} reference={`room:${one.id}`} box={one} name={one.id} />
          ))}
          <Thing reference="seat:A" echo x={5} y={5}>
            <Pawn seat="A" x={0} y={0} size={20} how="seen" />
          </Thing>
          <Door door={doorways([{ a: "hall", b: "study" }], planLayout(ROOMS, 90, 90).boxes)[0]!} state="barricaded" />
          <Die sides={6} face={5} size={20} />
        </Drawing>
        <Prose text="It is **late**." title="Night" />
      </Stage>
    );
  }

  function show(change: Partial<BoardProps<null>> = {}) {
    const props = {
      view: null, sight: { own: [] }, table: null, game: {}, words: WORDS, seat: "A", seats: "A", name: (seat: string) => seat, targets: targetsOf([], QUESTION), walks: NO_WALKS, walk: vi.fn(), previews: {}, plans: [], choose: vi.fn(),
      wish: (reference: string) => reference.replace("room", "go"), why: vi.fn(), explain: vi.fn(), pick: vi.fn(), peeked: true, setPeeked: vi.fn(), mode: "play", truth: null, belief: null, pages: [], history: [], notebook: null, events: [], still: true, openRule: vi.fn(), ...change,
    } as unknown as BoardProps<null>;
    void act(() => render(<Plan {...props} />, place));
    return props;
  }
  const thing = (id: string) => place.querySelector<HTMLElement>(`[role=button][data-ref="room:${id}"]`)!;
  const press = (id: string) => thing(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));

  it("says in one breath what it is, what can be done and why not", () => {
    show();
    expect(thing("study").getAttribute("aria-label")).toBe("room:study. You can: go to the study. A room.");
    expect(thing("cellar").getAttribute("aria-label")).toBe("room:cellar. It is dark. A room.");
    expect(thing("cellar").getAttribute("aria-disabled")).toBe("true");
    const chinese = inOneBreath({ title: "书房", lines: [], text: "", around: "", choices: [], way: "", wayAhead: "", refused: [] }, { words: new Words("zh-Hans", []), name: (seat) => seat, walks: NO_WALKS });
    expect(chinese).toBe("书房。");
  });

  describe("with something to say before a press that acts at once", () => {
    const said = { key: "brings", rule: "", facts: {} };
    const previews = { "go:study": [said] };
    const SAYING = WORDS.and(["brings = wakes the owl\nstanding-plan = can be taken back\nstanding-fixed = it stands"]);
    const tap = (id: string) => {
      thing(id).dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" }));
      press(id);
    };
    afterEach(() => void dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType: "mouse" })));

    it("describes it to whoever cannot see it", () => {
      show({ words: SAYING, previews });
      expect(thing("study").getAttribute("aria-description")).toBe("wakes the owl · it stands");
      expect(thing("cellar").hasAttribute("aria-description")).toBe(false);
      show({ words: SAYING, previews, plans: ["go:study"] });
      expect(thing("study").getAttribute("aria-description")).toBe("wakes the owl · can be taken back");
      // Covered, nothing is said at all.
      show({ words: SAYING, plans: null });
      expect(thing("study").hasAttribute("aria-description")).toBe(false);
    });

    it("lets a finger read it and press again, or press what it reads", async () => {
      const props = show({ words: SAYING, previews });
      tap("study");
      await vi.waitFor(() => expect(place.querySelector(".kit-seen.is-staying [data-go]")?.textContent).toContain("wakes the owl · it stands"));
      expect(props.pick).not.toHaveBeenCalled();
      void act(() => tap("study"));
      expect(props.pick).toHaveBeenCalledTimes(1);
      void act(() => tap("study"));
      void act(() => place.querySelector<HTMLElement>("[data-go]")!.click());
      expect(props.pick).toHaveBeenCalledTimes(2);
    });

    it("lets a mouse, and a finger where it can be taken back, choose at once", () => {
      const props = show({ words: SAYING, previews });
      press("study");
      expect(props.pick).toHaveBeenCalledTimes(1);
      const planned = show({ words: SAYING, previews, plans: ["go:study"] });
      tap("study");
      expect(planned.pick).toHaveBeenCalledTimes(1);
    });
  });

  it("lets Tab stop where something can be done, and at one thing more", () => {
    show();
    expect(ROOMS.map(({ id }) => thing(id).getAttribute("tabindex"))).toEqual(["0", "0", "0", "-1"]);
    show({ targets: NO_TARGETS });
    expect(ROOMS.map(({ id }) => thing(id).getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1"]);
  });

  it("hands a press on what can be chosen on, asks why not for the rest, and shows its words", async () => {
    const props = show();
    press("study");
    expect(props.pick).toHaveBeenCalledWith("room:study");
    expect(props.why).not.toHaveBeenCalled();
    press("attic");
    expect(props.why).toHaveBeenCalledWith("go:attic");
    await vi.waitFor(() => expect(place.querySelector(".kit-seen.is-staying")?.textContent).toContain("A room."));
    expect(place.querySelector(".mine")?.textContent).toBe("room:attic");
    thing("attic").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await vi.waitFor(() => expect(place.querySelector(".kit-seen")).toBeNull());
  });

  it("draws a way of several steps first and goes it with the second press", async () => {
    const walks = walksOf([{ to: "room:attic", option: "go:attic", before: "room:hall" }]);
    const props = show({ walks, targets: NO_TARGETS });
    expect(thing("attic").getAttribute("class")).toContain("is-within");
    press("attic");
    await vi.waitFor(() => expect(place.querySelector("[data-go]")).not.toBeNull());
    expect(props.walk).not.toHaveBeenCalled();
    press("attic");
    await vi.waitFor(() => expect(props.walk).toHaveBeenCalledWith(walks.get("room:attic")));
  });

  it("walks by the game's own neighbours where it names them", () => {
    show();
    thing("hall").focus();
    thing("hall").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(thing("study"));
  });

  it("walks to what lies nearest in a direction otherwise", () => {
    const at = (x: number, y: number) => ({ getBoundingClientRect: () => ({ left: x, right: x, top: y, bottom: y }) }) as unknown as Element;
    const [here, right, aside, left] = [at(0, 0), at(50, 0), at(30, 30), at(-10, 0)];
    expect(nextIn([here, right, aside, left], here, 1, 0)).toBe(right);
    expect(nextIn([here, right, aside, left], here, 0, 1)).toBe(aside);
    expect(nextIn([here, right, aside, left], here, 0, -1)).toBeNull();
  });
});
