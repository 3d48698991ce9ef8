"""The settlement over random games and random fights: order, votes, and who loses what to whom."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.words.lexicon import Phrase
from gloam.games.lockdown import game

GAMES = [(4, 21), (5, 22), (6, 23), (7, 24), (9, 25), (9, 26)]

# Every announcement as a letter; what a step announces when nothing happened is a small one.
LETTERS = {
    "settlement": "0", "shadow": "x", "surgery": "S", "no-surgery": "s", "meeting": "M", "no-meeting": "m",
    "gassed": "G", "no-gas": "g", "handed-in": "H", "handed-nothing": "H", "no-hunger": "h",
    "bombed": "B", "not-bombed": "b", "used": "U", "rolled": "D", "medicine-over": "u",
    "revived": "R", "no-revival": "r", "hp": "P",
}  # fmt: skip
IN_ORDER = re.compile(r"0x*[Ss](M+|m)x*(G+|g)x*(H+|h)x*[Bb]x*(UD?)*u(R+|r)(?P<hp>P+)")


def random_game(seats: int, seed: int) -> Match:
    match = Match(game, seats, seed)
    rng = seeded(seed, 1)
    while not match.state.over:
        d = match.state.pending[rng.below(len(match.state.pending))]
        match.play(d.seat, d.options[rng.below(len(d.options))])
    return match


def rounds(match: Match) -> Iterator[list[Phrase]]:
    """All events, the private ones included, round by round."""
    told: list[Phrase] = []
    for event in match.events:
        phrase = game.lexicon.event(event)
        if phrase.key == "event-round" and told:
            yield told
            told = []
        told.append(phrase)
    yield told


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_steps_and_announcements_in_their_order(seats: int, seed: int) -> None:
    """LK-260, LK-261, LK-263, LK-266, LK-396: every step says something, deaths are told before the next begins."""
    match = random_game(seats, seed)
    played = list(rounds(match))
    for told in played:
        keys = [phrase.key.removeprefix("event-") for phrase in told]
        if "hp" not in keys or "settlement" not in keys:
            continue  # the game was over before the end of this round
        line = "".join(LETTERS[key] for key in keys[keys.index("settlement") :] if key in LETTERS)
        found = IN_ORDER.fullmatch(line)
        assert found, line
        assert len(found["hp"]) == seats


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_floors_with_most_votes(seats: int, seed: int) -> None:
    """LK-245, LK-247, LK-250, LK-305, LK-306, LK-307, LK-317: all floors with the most votes, and no others."""
    gassed: set[str] = set()
    counted = 0
    match = random_game(seats, seed)
    for told in rounds(match):
        votes: Counter[str] = Counter()
        voters: list[Any] = []
        for phrase in told:
            if phrase.key == "event-voted":
                floor, weight = str(phrase.facts["floor"]), phrase.facts["votes"]
                assert isinstance(weight, int)
                assert weight in (1, 10)
                assert floor not in gassed
                votes[floor] += weight
                voters.append(phrase.facts["who"])
        assert len(set(voters)) == len(voters)
        new = {str(phrase.facts["floor"]) for phrase in told if phrase.key == "event-gassed"}
        quiet = any(phrase.key == "event-no-gas" for phrase in told)
        if new or quiet:
            assert new == {floor for floor, count in votes.items() if count == max(votes.values())}
            assert quiet is (not votes)
            counted += 1
        gassed |= new
    assert {f"floor:{floor}" for floor in game.position(match.state)["gassed"]} == gassed
    assert counted


BONUS = {"knife": 2, "pistol": 2, "shotgun": 4, "supply1": 4, "supply4": 2}
GUNS = {"pistol", "shotgun", "supply4"}
HANDFUL = ["knife"] * 4 + ["pistol"] * 2 + ["shotgun", "supply1", "supply4", "mask", "water", "junk", "pocket"]


def losses(forces: list[int], hands: list[list[str]]) -> list[int]:
    """Word by word what the rules say."""
    worth = [force + sum(BONUS.get(card, 0) for card in hand) for force, hand in zip(forces, hands, strict=True)]
    with_gun = [i for i, hand in enumerate(hands) if GUNS & set(hand)]
    if len(forces) == 2 and len(with_gun) == 1:
        shooter = with_gun[0]
        return [worth[shooter] if i != shooter else 0 for i in (0, 1)]  # LK-288
    if len(forces) == 2 or not with_gun:
        return [max(worth) - own for own in worth]  # LK-285, LK-289
    best = max(worth[i] for i in with_gun)
    return [best - own if i in with_gun else best for i, own in enumerate(worth)]  # LK-290, LK-291


@pytest.mark.parametrize("fighters", [2, 3, 4, 5])
def test_losses_of_random_fights(fighters: int) -> None:
    """LK-284 to LK-292: whoever meets whom with whatever in hand."""
    seen: Counter[bool] = Counter()
    for n in range(60):
        rng = seeded(fighters, n)
        cards = HANDFUL.copy()
        rest = [cards.pop(rng.below(len(cards))) for _ in range(rng.below(9))]
        hands: list[list[str]] = [[] for _ in range(fighters)]
        for card in rest:
            hands[rng.below(fighters)].append(card)
        forces = [1 + rng.below(8) for _ in range(fighters)]
        state: Any = game.deal(fighters + 2, seeded(1), game.complete(fighters + 2, {"stock": "full"}))
        match = Match(game, fighters + 2, 1)
        match.state = state
        match.events.clear()
        state.log = match.events
        placed: list[tuple[str, Any]] = [("phase", "settlement"), ("round", 1)]
        for i in range(fighters):
            letter = "ABCDE"[i]
            placed += [(f"seat.{letter}.room", "B305"), (f"seat.{letter}.genes", [forces[i], 1, 5])]
            placed.append((f"seat.{letter}.hand", hands[i]))
        placed += [(f"seat.{'ABCDEFG'[fighters]}.room", "104"), (f"seat.{'ABCDEFG'[fighters + 1]}.room", "B603")]
        for path, value in placed:
            game.place(state, path.split("."), value)
        game.placed(state)
        state.run()
        lost = {str(p.facts["who"]): p.facts["amount"] for p in map(game.lexicon.event, match.events)
                if p.key == "event-loss"}  # fmt: skip
        wanted = losses(forces, hands)
        assert [lost.get(f"seat:{'ABCDE'[i]}", 0) for i in range(fighters)] == wanted, (forces, hands)
        seen[any(GUNS & set(hand) for hand in hands)] += 1
    assert seen[True] > 5
    assert seen[False] > 5
