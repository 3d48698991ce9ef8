/** Campaigns and outcomes: what is kept, what a file says, who came where. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { campaigns, forgetCampaign, keepCampaign } from "../src/keeping/keep";
import { campaignIn, GoesOn } from "../src/parts/campaigns";
import { OutcomeCard, standings, verdict } from "../src/parts/outcome";
import { read } from "../src/routing/route";
import type { Session } from "../src/server/session";
import type { Result } from "../src/server/wire";

const BLANK: Result = { rules: [], winners: "", reasons: {}, shared: false, scores: null, ranks: null };

describe("standings", () => {
  it("are the game's ranks, best first, equals by letter", () => {
    const rows = standings({ ...BLANK, ranks: { A: 3, B: 1, C: 1 }, scores: { A: 0, B: 7, C: 7 } });
    expect(rows.map(({ seat, rank, score }) => `${rank}${seat}${score}`)).toEqual(["1B7", "1C7", "3A0"]);
  });
  it("follow from scores alone, and need none", () => {
    expect(standings({ ...BLANK, scores: { A: 2, B: 5, C: 2 } }).map(({ seat, rank }) => `${rank}${seat}`)).toEqual(["1B", "2A", "2C"]);
    expect(standings({ ...BLANK, ranks: { A: 2, B: 1 } })[0]).toEqual({ seat: "B", rank: 1, score: null });
    expect(standings(BLANK)).toEqual([]);
  });
});

describe("the card of the outcome", () => {
  const place = document.createElement("div");
  const show = (outcome: Result) => {
    const session = { sight: { value: { outcome } }, seats: { value: "A" }, name: (seat: string) => `Player ${seat}` } as unknown as Session;
    act(() => render(<OutcomeCard session={session} openRule={() => undefined} />, place));
    return [...place.querySelectorAll(".standings tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  };
  it("has a row a seat where the game counts, with points where it has them", () => {
    const rows = show({ ...BLANK, winners: "B", reasons: { B: "" }, ranks: { A: 2, B: 1 }, scores: { A: 4, B: 9 } });
    expect(rows.map((row) => [row[0], row[1]?.includes("Player"), row.at(-1)])).toEqual([
      ["1", true, "9"],
      ["2", true, "4"],
    ]);
    expect(show({ ...BLANK, winners: "B", ranks: { A: 2, B: 1 } })[0]).toHaveLength(2);
  });
  it("has none where it does not", () => {
    expect(show({ ...BLANK, winners: "B" })).toEqual([]);
  });
});

describe("what follows on a session", () => {
  const place = document.createElement("div");
  const links = (goesOn: boolean) => {
    act(() => render(<GoesOn campaign="abc" goesOn={goesOn} carries="The snares stay." />, place));
    return [...place.querySelectorAll("a")].map((one) => one.getAttribute("href"));
  };
  it("is begun by whoever keeps the campaign", () => {
    campaigns.value = {};
    expect(links(true)).toEqual([]);
    expect(place.textContent).toContain("The snares stay.");
    keepCampaign("abc", { token: "secret", name: "Winter" });
    expect(links(true)).toEqual(["#/session/abc", "#/campaign/abc"]);
  });
  it("is nothing after the last one", () => {
    keepCampaign("abc", { token: "secret", name: "Winter" });
    expect(links(false)).toEqual(["#/campaign/abc"]);
    expect(place.textContent).not.toContain("The snares stay.");
  });
});

describe("the verdict", () => {
  const told = (shared: boolean, winners: string, seats: string) => verdict({ ...BLANK, shared, winners }, seats);
  it("says who wins together", () => {
    expect(told(true, "BC", "B")).not.toEqual(told(false, "BC", "B"));
    expect(told(true, "BC", "BC")).toEqual(told(false, "BC", "B"));
    expect(told(true, "BC", "A")).not.toEqual(told(true, "BC", "B"));
  });
});

describe("campaigns that are kept", () => {
  beforeEach(() => {
    campaigns.value = {};
  });
  it("keep their token when more is known of them", () => {
    keepCampaign("abc", { token: "secret" });
    keepCampaign("abc", { name: "Winter", game: "poachers" });
    expect(campaigns.value["abc"]).toMatchObject({ token: "secret", name: "Winter", game: "poachers" });
    forgetCampaign("abc");
    expect(campaigns.value).toEqual({});
  });
  it("are opened by their link", () => {
    expect(read("#/campaign/abc/secret")).toEqual({ route: { page: "campaign", campaign: "abc" }, token: "secret", kind: "campaign" });
    expect(read("#/session/abc").route).toEqual({ page: "session", campaign: "abc" });
    expect(read("#/campaign").route).toEqual({ page: "lobby" });
  });
});

describe("a campaign file", () => {
  it("says of which game it is", () => {
    expect(campaignIn('{"game": "poachers", "name": "Winter"}')?.game).toBe("poachers");
    expect(campaignIn('{"game": 1}')).toBeNull();
    expect(campaignIn("null")).toBeNull();
    expect(campaignIn("winter")).toBeNull();
  });
});
