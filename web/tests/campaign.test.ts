/** Campaigns and outcomes: what is kept, what a file says, who came where. */

import { beforeEach, describe, expect, it } from "vitest";
import { campaigns, forgetCampaign, keepCampaign } from "../src/keep";
import { campaignIn } from "../src/parts/campaigns";
import { standings, verdict } from "../src/parts/outcome";
import { read } from "../src/route";
import type { Outcome } from "../src/wire";

const BLANK: Outcome = { rules: [], winners: [], reasons: {}, shared: false, scores: null, ranks: null };

describe("standings", () => {
  it("are the game's ranks, best first, equals by letter", () => {
    const rows = standings({ ...BLANK, ranks: [3, 1, 1], scores: [0, 7, 7] });
    expect(rows.map(({ seat, rank, score }) => `${rank}${seat}${score}`)).toEqual(["1B7", "1C7", "3A0"]);
  });
  it("follow from scores alone, and need none", () => {
    expect(standings({ ...BLANK, scores: [2, 5, 2] }).map(({ seat, rank }) => `${rank}${seat}`)).toEqual(["1B", "2A", "2C"]);
    expect(standings({ ...BLANK, ranks: [2, 1] })[0]).toEqual({ seat: "B", rank: 1, score: null });
    expect(standings(BLANK)).toEqual([]);
  });
});

describe("the verdict", () => {
  const told = (shared: boolean, winners: number[], seats: string) => verdict({ ...BLANK, shared, winners }, seats);
  it("says who wins together", () => {
    expect(told(true, [1, 2], "B")).not.toEqual(told(false, [1, 2], "B"));
    expect(told(true, [1, 2], "BC")).toEqual(told(false, [1, 2], "B"));
    expect(told(true, [1, 2], "A")).not.toEqual(told(true, [1, 2], "B"));
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
