"""Changes: what makes one update of another, for a connection that has the first; and what they must not tell."""

from __future__ import annotations

import json
import random
import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, game_named
from gloam.core.match import Choice, Prompt, RefusedChoice, Sight
from gloam.core.words.lexicon import Phrase, seat_letter
from gloam.table import difference as module
from gloam.table.difference import Shown, difference, first_shown
from gloam.table.table import Table
from gloam.table.wire import Settings, Update

Follower: Any = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "changes.py"))["Follower"]


class Thing(msgspec.Struct, frozen=True):
    name: str
    value: int = 0


class View(msgspec.Struct, frozen=True):
    things: list[Thing] = []
    words: tuple[str, ...] = ()
    odd: dict[str, Any] = {}
    inner: Thing | None = None


def choice(option: int) -> Choice:
    return Choice(option, f"go:{option}", Phrase("verb-go", "", {"way": f"way:{option}"}))


def update(view: Any = None, options: tuple[int, ...] = (), refused: tuple[int, ...] = (), seq: int = 1) -> Update:
    table, _ = Table.make("t", game_named("shadow-hunters"), 4, 1, {}, Settings(), "Ann", 0)
    reasons = [RefusedChoice(choice(n), Phrase("refuse-far", "X-1", {})) for n in refused]
    prompts = [Prompt("A", "go", "X-1", [choice(n) for n in options], reasons)] if options else []
    sight = Sight("A", view, prompts, [], [], [], False, None, [])
    return msgspec.structs.replace(table.views.update_for("", 0, 0), sight=sight, seq=seq, events=[])


def plain(message: Any) -> dict[str, Any]:
    return dict(json.loads(msgspec.json.encode(message)))


def changed(old: Any, new: Any) -> dict[str, Any]:
    """What a change of the view is, with the check that it makes the new one of the old one."""
    change, shown = difference(first_shown(update(old)), update(new, seq=2))
    follower = Follower()
    follower.take(plain(update(old)))
    whole = follower.take(plain(change))
    assert whole["sight"] == plain(update(new))["sight"]
    assert (whole["seq"], whole["since"]) == (2, 1)
    assert shown.update.sight == update(new).sight
    return plain(change)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (View(words=("a",)), View(words=("a",)), {}),
        (View(inner=Thing("x")), View(inner=Thing("y")), {"set": {"/inner/name": "y"}}),
        (View(inner=Thing("x")), View(), {"set": {"/inner": None}}),
        (View(), View(inner=Thing("x")), {"set": {"/inner": {"name": "x", "value": 0}}}),
        # The same things in the same places: what has changed of each.
        (View([Thing("a"), Thing("b")]), View([Thing("a"), Thing("b", 3)]), {"set": {"/things/1/value": 3}}),
        # Other things: a piece of the list.
        (
            View([Thing("a"), Thing("b")]),
            View([Thing("a"), Thing("c")]),
            {"splice": {"/things": [1, 1, [{"name": "c", "value": 0}]]}},
        ),
        (View(words=("a", "b", "c")), View(words=("a", "c")), {"splice": {"/words": [1, 1, []]}}),
        (View(words=("a", "c")), View(words=("a", "b", "c")), {"splice": {"/words": [1, 0, ["b"]]}}),
        (View(words=("a", "a")), View(words=("a", "a", "a")), {"splice": {"/words": [2, 0, ["a"]]}}),
        (View(words=("a", "b")), View(words=("c", "b")), {"splice": {"/words": [0, 1, ["c"]]}}),
        (View(odd={"a/b~": 1}), View(odd={"a/b~": 2, "c": 3}), {"set": {"/odd/a~1b~0": 2, "/odd/c": 3}}),
        (View(odd={"a": 1, "b": 2}), View(odd={"b": 2}), {"set": {"/odd": {"b": 2}}}),
    ],
)
def test_the_forms_of_a_change(old: View, new: View, found: dict[str, Any]) -> None:
    expected = {
        field: {f"/sight/view{path}": value for path, value in changes.items()} for field, changes in found.items()
    }
    assert {k: v for k, v in changed(old, new).items() if k not in ("type", "seq", "now")} == expected


class TestOptions:
    def test_what_was_said_in_words_is_a_number_then(self) -> None:
        shown, follower = first_shown(update(options=(7001, 7002))), Follower()
        follower.take(plain(update(options=(7001, 7002))))
        for options, refused, words in (((7002, 7003), (7001,), [7003]), ((7003, 7001), (7002, 7004), [7004])):
            new = update(options=options, refused=refused, seq=shown.update.seq + 1)
            change, shown = difference(shown, new)
            text = msgspec.json.encode(change).decode()
            assert [n for n in range(7001, 7005) if f"go:{n}" in text] == words
            assert follower.take(plain(change))["sight"] == plain(new)["sight"]

    def test_words_for_what_a_question_is_about_come_each_time(self) -> None:
        """`verb-go-church` is not what the number of `go` stands for, neither before nor after it."""
        usual = choice(7201)
        special = msgspec.structs.replace(usual, phrase=Phrase("verb-go-church", "", {}))
        whole = update(options=(7200,))
        shown, follower = first_shown(whole), Follower()
        follower.take(plain(whole))
        for seq, one in enumerate((special, usual, special, usual), 2):
            prompt = Prompt("A", "go", "X-1", [one], [], about={"area": "area:church"})
            assert whole.sight is not None
            sight = msgspec.structs.replace(whole.sight, prompts=[prompt])
            new = msgspec.structs.replace(whole, sight=sight, seq=seq)
            change, shown = difference(shown, new)
            assert follower.take(plain(change))["sight"] == plain(new)["sight"]

    def test_a_whole_update_has_all_words(self) -> None:
        """Whoever connects has no words yet, whatever an earlier connection was sent."""
        shown = first_shown(update(options=(7001,)))
        assert shown.worded == first_shown(update(options=(7001,))).worded
        assert isinstance(shown, Shown)
        assert first_shown(update()).worded == 0

    def test_options_beyond_number_are_written_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "NUMBERED", 0)
        shown = first_shown(update(options=(7101,)))
        change, shown = difference(shown, update(options=(7102, 7101)))
        assert shown.worded == 0
        change, _ = difference(shown, update(options=(7101,), refused=(7102,)))
        assert "go:7102" in msgspec.json.encode(change).decode()


@pytest.mark.parametrize(
    ("name", "seats"), [("shadow-hunters", 4), ("shadow-hunters", 8), ("lockdown", 3), ("lockdown", 9)]
)
def test_changes_make_the_same_as_whole_updates(name: str, seats: int) -> None:
    """A random game, seen by every seat and by nobody: after each change everybody has the whole update."""
    followed = Followed(game_named(name), seats, seats)
    for _ in range(160):
        followed.step()
    assert followed.short < followed.long / 5


class Followed:
    """A table of people who decide at random, each followed by whole updates and by changes."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.chance, self.game, self.seats = random.Random(seed), game, seats
        self.now, self.long, self.short = 1_000, 0, 0
        self.begin()

    def begin(self) -> None:
        settings = Settings(window=0, pace=0, clock="game", seconds=600)
        self.table, _ = Table.make(
            "t", self.game, self.seats, self.chance.getrandbits(60), {}, settings, "P0", self.now
        )
        for i in range(self.seats):
            self.table.seating.sit("", f"P{i}", self.now)
        self.viewers = ["", *map(seat_letter, range(self.seats))]
        self.shown, self.followers = {}, {who: Follower() for who in self.viewers}
        for who in self.viewers:
            whole = self.table.views.update_for(who, 0, self.now)
            self.shown[who] = first_shown(whole)
            self.followers[who].take(plain(whole))
        self.tell(-1, self.table.seating.start(self.now))

    def step(self) -> None:
        play = self.table.play
        if play is None or self.table.phase == "over":
            self.begin()
            return
        seat, asked = self.chance.choice(list(play.asked.items()))
        self.now += self.chance.randrange(3) * 500
        option = self.game.lexicon.write(self.chance.choice(asked.options))
        self.tell(seat, self.table.decisions.submit(seat_letter(seat), option, asked.ask, "", self.now))

    def tell(self, seat: int, taken: Any) -> None:
        for who in self.viewers:
            if not self.table.views.concerns(who, taken):
                continue
            new = self.table.views.update_for(who, self.shown[who].update.seq, self.now)
            change, self.shown[who] = difference(self.shown[who], new)
            text = msgspec.json.encode(change)
            self.short += len(text)
            self.long += len(msgspec.json.encode(new))
            assert self.followers[who].take(json.loads(text)) == plain(new)
