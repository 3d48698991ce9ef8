import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../src/server/api";
import { arrive, arriveAtCampaign } from "../src/routing/arrive";
import { campaigns, forgetCampaign, forgetTable, keepCampaign, keepTable, keptTable, tokenFor, visiting } from "../src/keeping/keep";
import type { You } from "../src/server/wire";

const you = (person: number, host = false): You => ({ seats: person ? "A" : "", side: person ? "A" : "", person, host });

/** A server at which these tokens open something. */
function server(tokens: Record<string, You>, offline = false) {
  return async (_table: string, token: string) => {
    if (offline) throw new ApiError("offline", 0, "no answer");
    const found = tokens[token];
    if (!found) throw new ApiError("gone", 404, "nothing");
    return { you: found };
  };
}

describe("a link", () => {
  let table = "";
  let count = 0;
  const seats = server({ mine: you(1), theirs: you(2), host: you(0, true), maker: you(1, true), watch: you(0), join: you(0) });

  beforeEach(() => {
    // What a page visits it visits until it is left, so every test has a table of its own.
    table = `t${++count}`;
    forgetTable(table);
  });

  it("with a seat is kept where there was none", async () => {
    await arrive(table, "seat", "mine", "", seats);
    expect(keptTable(table)?.token).toBe("mine");
    expect(visiting(table)).toBe(false);
  });

  it("of somebody else does not take my seat away", async () => {
    keepTable(table, { token: "mine", seat: "A" });
    await arrive(table, "seat", "theirs", "", seats);
    expect(keptTable(table)?.token).toBe("mine");
    expect(tokenFor(table)).toBe("theirs");
  });

  it("that is broken changes nothing", async () => {
    keepTable(table, { token: "mine", watch: "watch" });
    for (const kind of ["seat", "watch"] as const) await arrive(table, kind, "min", "", seats);
    expect(keptTable(table)).toMatchObject({ token: "mine", watch: "watch" });
    expect(tokenFor(table)).toBe("mine");
    await arrive("elsewhere", "seat", "min", "", seats);
    expect(keptTable("elsewhere")).toBe(null);
  });

  it("takes the place of a seat that was lost", async () => {
    keepTable(table, { token: "freed" });
    await arrive(table, "seat", "theirs", "", seats);
    expect(keptTable(table)?.token).toBe("theirs");
  });

  it("is not trusted while nobody can be asked", async () => {
    keepTable(table, { token: "mine" });
    await arrive(table, "seat", "theirs", "", server({}, true));
    expect(keptTable(table)?.token).toBe("mine");
  });

  it("to look on is kept beside the seat, in whatever form it came", async () => {
    keepTable(table, { token: "mine" });
    await arrive(table, "seat", "watch", "", seats);
    expect(keptTable(table)).toMatchObject({ token: "mine", watch: "watch" });
    await arrive(table, "watch", "join", "join", seats);
    expect(keptTable(table)).toMatchObject({ token: "mine", watch: "join", join: "join" });
  });

  it("of the host is kept as what it is", async () => {
    keepTable(table, { token: "mine" });
    await arrive(table, "seat", "host", "", seats);
    expect(keptTable(table)).toMatchObject({ token: "mine", host: "host" });
  });
});

describe("a link to a campaign", () => {
  const own = () => campaigns.value["winter"]?.token;
  const winter = async (_campaign: string, token: string) => {
    if (token !== "mine") throw new ApiError("gone", 404, "nothing");
  };
  const silence = async () => {
    throw new ApiError("offline", 0, "no answer");
  };

  beforeEach(() => forgetCampaign("winter"));

  it("is kept if it opens the campaign", async () => {
    await arriveAtCampaign("winter", "broken", winter);
    expect(own()).toBe(undefined);
    await arriveAtCampaign("winter", "mine", winter);
    expect(own()).toBe("mine");
  });

  it("that is broken does not take the campaign away from its owner", async () => {
    keepCampaign("winter", { token: "mine" });
    await arriveAtCampaign("winter", "broken", winter);
    await arriveAtCampaign("winter", "broken", silence);
    expect(own()).toBe("mine");
  });

  it("takes the place of one that is broken", async () => {
    keepCampaign("winter", { token: "broken" });
    await arriveAtCampaign("winter", "mine", winter);
    expect(own()).toBe("mine");
  });

  it("is kept where nobody can be asked and there was none", async () => {
    await arriveAtCampaign("winter", "mine", silence);
    expect(own()).toBe("mine");
  });
});
