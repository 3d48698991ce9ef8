"""Whole campaigns of Aftermath by minds: how missions and campaigns end, and how long they take.

    .gloam/run/bin/python tools/aftermath_campaigns.py --seats 2 --campaigns 100 --seed 1

Each campaign has generators of its own, so a run can be divided: --first 50 --campaigns 50 plays the second half. Runs
that were written with --each are put together by --add FILE ...: their lines are campaigns. A mission is tried whenever
it is the main mission of a session or is carried along as a side mission.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from pathlib import Path
from typing import Any

from gloam.core.play import play_with
from gloam.core.rng import mixed, seeded
from gloam.games.aftermath import game
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.tables import DIAL_IDS, HERO_IDS, MISSION_IDS

MINDS_STREAM = 0x6D696E64
SECONDS_A_CHOICE = 6.0
"""What people at a table need for a decision that leaves a choice, on average: for the length in minutes."""


def play_campaign(seats: int, seed: int, index: int, mind: str, options: dict[str, Any], most: int) -> dict[str, Any]:
    """One campaign up to its win, its first loss, or the last session allowed."""
    rng, thoughts = seeded(seed, index), seeded(mixed(seed, MINDS_STREAM), index)
    carried, result = None, "open"
    sessions: list[dict[str, Any]] = []
    while len(sessions) < most:
        s: Any = game.fresh(seats, rng.split(), game.complete(seats, options), carried)
        s.run()
        minds = [game.minds()[mind]() for _ in range(seats)]
        for seat, one in enumerate(minds):
            one.begin(seat, seats, thoughts.split())
        tally = play_with(s, minds)
        kinds = Counter(s.history.at(i).kind for i in range(len(s.history)))
        sides = [
            (MISSION_IDS[s.history.at(i).facts[0]], s.history.at(i).kind == w.TOLD_MISSION_SUCCEEDED)
            for i in range(len(s.history))
            if s.history.at(i).kind in (w.TOLD_MISSION_SUCCEEDED, w.TOLD_MISSION_FAILED)
        ]
        late = [s.history.at(i).facts[0] for i in range(len(s.history)) if s.history.at(i).kind == w.TOLD_DANGER]
        sessions.append(
            {
                "mission": MISSION_IDS[s.mission] if s.mission >= 0 else "none",
                "errand": MISSION_IDS[s.errand] if s.errand >= 0 else "none",
                "won": s.result == 0,
                "settled": sides,
                "turns": kinds[w.TOLD_TURN],
                "choices": tally.choices,
                "defeats": kinds[w.TOLD_DEFEATED],
                "rests": kinds[w.TOLD_RESTED],
                "danger": late[-1] if late else None,
                "dials": dict(zip(DIAL_IDS, s.dials, strict=True)),
                "page": s.visits[-2] if len(s.visits) > 1 else -1,
            }
        )
        goals = [name for i, name in enumerate(HERO_IDS) if s.campaign.goals >> i & 1]
        if s.campaign.won and not s.campaign.endless:
            result = "won"
            break
        if s.campaign.endless or game.carry(s) is None:
            result = "lost"
            break
        carried = game.carried(s)
    return {"result": result, "goals": goals, "sessions": sessions}


def share(wins: int, tries: int) -> list[float]:
    """A share with its 95 % interval by Wilson, in percent."""
    p, z = wins / tries, 1.96
    middle = (p + z * z / (2 * tries)) / (1 + z * z / tries)
    wide = z * math.sqrt(p * (1 - p) / tries + z * z / (4 * tries * tries)) / (1 + z * z / tries)
    return [round(100 * x, 1) for x in (p, middle - wide, middle + wide)]


def summary(found: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    sessions = [session for campaign in found for session in campaign["sessions"]]
    missions: dict[str, list[int]] = {}
    for session in sessions:
        for name in (session["mission"], session["errand"]):
            if name != "none":
                tries = missions.setdefault(name, [0, 0])
                tries[0] += 1
                tries[1] += (name, True) in session["settled"]
    turns: dict[str, list[int]] = {}
    for session in sessions:
        turns.setdefault(session["mission"], []).append(session["turns"])
    count = len(found)
    choices = sum(session["choices"] for session in sessions)
    return {
        "campaigns": count,
        "results": dict(Counter(campaign["result"] for campaign in found)),
        "won_share": share(sum(c["result"] == "won" for c in found), count),
        "goals": dict(Counter(goal for campaign in found for goal in campaign["goals"])),
        "sessions_a_campaign": round(len(sessions) / count, 1),
        "most_sessions": max(len(campaign["sessions"]) for campaign in found),
        "missions": {k: [*v, *share(v[1], v[0])] for k, v in sorted(missions.items())},
        "turns_a_session": {k: round(sum(v) / len(v), 1) for k, v in sorted(turns.items())},
        "most_turns": {k: max(v) for k, v in sorted(turns.items())},
        "choices_a_session": round(choices / len(sessions), 1),
        "minutes_a_session": round(choices / len(sessions) * SECONDS_A_CHOICE / 60, 1),
        "defeats_a_session": round(sum(session["defeats"] for session in sessions) / len(sessions), 2),
        "rests_a_session": round(sum(session["rests"] for session in sessions) / len(sessions), 2),
        "seconds": round(seconds, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Play whole campaigns of Aftermath with minds.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--campaigns", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mind", default="steady")
    parser.add_argument("--sessions", type=int, default=60, help="the most sessions of a campaign")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, NAME=VALUE")
    parser.add_argument("--each", action="store_true", help="print each campaign too, one a line")
    parser.add_argument("--add", nargs="+", type=Path, default=[], help="sum up files of --each and play nothing")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    start = time.perf_counter()
    found = [json.loads(line) for path in args.add for line in path.read_text().splitlines() if line[:9] == '{"result"']
    for campaign in found:
        for session in campaign["sessions"]:
            session["settled"] = [tuple(x) for x in session["settled"]]
    for index in range(0) if args.add else range(args.first, args.first + args.campaigns):
        campaign = play_campaign(args.seats, args.seed, index, args.mind, options, args.sessions)
        found.append(campaign)
        if args.each:
            print(json.dumps(campaign), flush=True)
    print(json.dumps(summary(found, time.perf_counter() - start), indent=1))


if __name__ == "__main__":
    main()
