"""Nothing leaks at a table of Lockdown: the ledger's table of who may know what, by paired worlds and by hand.

Nearly everything in this game is decided out of sight (LK-113, LK-267, LK-268), so nobody may notice how much others do
in their turns, in which order they are ready, what they trade, who has a question to answer, or who died in the laser.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.match import Match
from gloam.core.rng import seeded
from gloam.core.state import EVERYONE, NOBODY, hears, only
from gloam.core.words.lexicon import seat_letter
from gloam.games.lockdown import game
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import ALCOHOL, FOOD, GOLD, KNIFE, PILL, PISTOL, WATER, floor_of, room_number
from gloam.table.entries import Decided
from gloam.table.errors import RuleRefusal
from gloam.table.folding import Folding
from gloam.table.table import Table, TableError
from gloam.table.thinking import Thought
from gloam.table.viewing import Views
from gloam.table.wire import Settings
from gloam.testing import check_leaks, check_play, check_view


def beside(name: str) -> Any:
    """A module that lies beside this one."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


worlds = beside("lockdown_worlds")

# What a seat may see

SEAT_FIELDS = [
    "seat", "shadow", "hp", "order", "acted", "boosted", "revived", "rank", "points", "genes", "room", "hand",
]  # fmt: skip
OWN_FIELDS = [
    "room", "start", "path", "steps", "hp", "shadow", "drained", "force", "speed", "load", "effective_force", "armed",
    "hand", "order", "ready", "votes", "stock", "looking", "supply", "left", "drawn",
]  # fmt: skip
DRAFT_FIELDS = ["addressee", "given", "wanted", "swap"]
OFFER_FIELDS = ["id", "proposer", "addressee", "given", "wanted", "swap", "order"]

GRANTED = {
    *(f"seats.{field}" for field in SEAT_FIELDS),
    *(f"me.{field}" for field in OWN_FIELDS),
    *(f"offers.{field}" for field in OFFER_FIELDS),
    *(f"draft.{field}" for field in DRAFT_FIELDS),
    *(f"also.me.{field}" for field in OWN_FIELDS),
    *(f"also.draft.{field}" for field in DRAFT_FIELDS),
    *(f"also.{field}" for field in ("seat", "me", "draft", "offers_left", "answering", "picked")),
    "me", "draft",  # a spectator has none
    "seat", "map", "round", "phase", "step", "acting", "gassed", "offers_left", "answering", "picked",
    "over", "winners", "stocks", "cleared", "options",
}  # fmt: skip

PUBLIC = {
    "round", "action", "turn", "settlement", "surgery", "no-surgery", "meeting", "no-meeting", "gassed", "no-gas",
    "handed-in", "handed-nothing", "no-hunger", "bombed", "not-bombed", "used", "rolled", "medicine-over", "shadow",
    "revived", "no-revival", "hp", "gold-to-life", "over", "rank",
}  # fmt: skip
"""Events that everybody hears; those of `SHARED` are heard by the two parties of an offer, all others by one seat."""

SHARED = {
    "offered", "offer-gives", "offer-wants", "offer-order", "withdrawn", "refused", "lapsed", "traded", "gave",
    "swapped",
}  # fmt: skip

TELLING = {
    # The viewer's own doings
    "stock:count@seat",  # a count on stopping in a draw room (LK-184)
    "drew@seat", "drew:card in order@seat",  # what it draws, card by card (LK-186)
    "gold-saw@seat",  # what a gold bar shows (LK-188)
    "supply-lies@seat", "left-lies@seat",  # what lies at the Helipad (LK-224)
    "recycled:card@seat",  # what the recycler brings (LK-439)
    "panel:genes@seat",  # the look at the Gene Bank (LK-217)
    "options:act", "asked:act", "asked:vote",  # the recycler or the bazooka was used before (LK-345, LK-443, LK-446)
    # Trade, as far as it is the viewer's
    "offered@some", "offer-gives@some", "offer-wants@some", "offer-order@some",  # LK-080
    "withdrawn@some", "refused@some", "lapsed@some",  # LK-082
    "traded@some", "gave@some", "swapped:order@some", "swapped:theirs@some",  # what the trade is done with (LK-080)
    # Phases end when the last one is done, and who is the last is a secret (LK-267)
    "round@everyone", "action@everyone", "medicine-over@everyone", "asked:birth", "asked:medicine", "asked:overload",
    # What everybody is told
    "turn@everyone",  # whose card it is shows when his turn begins (LK-064)
    "order:order@seat",  # the next order cards are dealt by other dice (LK-060)
    "settlement@everyone", "shadow@everyone",  # a death in the laser comes out now (LK-261)
    "surgery@everyone", "no-surgery@everyone", "meeting@everyone", "no-meeting@everyone",  # LK-275, LK-299
    "gassed@everyone", "no-gas@everyone",  # LK-317
    "handed-in@everyone", "handed-nothing@everyone",  # LK-329
    "bombed@everyone", "not-bombed@everyone", "used@everyone", "rolled@everyone",  # LK-349, LK-356
    "revived@everyone", "no-revival@everyone", "hp:hp@everyone", "gold-to-life@everyone",  # LK-387, LK-388, LK-450
    "over@everyone", "rank@everyone",  # LK-474
    # What the viewer feels
    "loss@seat", "gain@seat", "drained@seat", "exempt@seat", "you-shadow@seat", "handed-over@seat",  # LK-265, LK-421
}  # fmt: skip
"""Events and questions that may tell two worlds apart, and to whom."""

MAPS = ("standard", "compact")


def test_the_view_has_only_granted_fields() -> None:
    check_view(game, GRANTED)


@pytest.mark.parametrize("seats", game.seat_counts)
def test_paired_worlds_look_the_same(seats: int) -> None:
    for number, offers in enumerate((0, 1)):
        options = {"map": MAPS[(seats + number) % 2], "offers_per_phase": offers}
        report = check_leaks(game, 12, seats, seats=seats, options=options, divergences=TELLING, length=30)
        assert report.pairs == 12


@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_masked_is_blank_and_imagined_worlds_differ_in_all_of_it(seats: int) -> None:
    check_play(game, games=2, seed=seats, every=60, seats=seats, options={"offers_per_phase": 2})


@pytest.mark.soak
@pytest.mark.parametrize("place", MAPS)
@pytest.mark.parametrize("seats", game.seat_counts)
def test_thousands_of_pairs_at_every_table(seats: int, place: str) -> None:
    """Twenty thousand pairs at all tables together."""
    for offers in (0, 1, 5):
        options = {"map": place, "offers_per_phase": offers}
        print(check_leaks(game, 480, seats, seats=seats, options=options, divergences=TELLING))


def test_events_about_secrets_reach_only_those_who_may_know() -> None:
    heard: set[str] = set()
    for n in range(12):
        match, chance = Match(game, 4 + n % 6, n, {"map": MAPS[n % 2], "offers_per_phase": 2}), seeded(4, n)
        while not match.state.over:
            d = match.state.pending[chance.below(len(match.state.pending))]
            match.play(d.seat, d.options[chance.below(len(d.options))])
        for note in match.events:
            key = game.lexicon.events[note.kind].key
            audience = [seat for seat in range(match.state.seats) if hears(only(seat), note.audience)]
            heard.add(key)
            if key in PUBLIC:
                assert note.audience == EVERYONE
            else:
                assert not hears(NOBODY, note.audience)
                assert len(audience) == (2 if key in SHARED else 1)
                facts = game.lexicon.events[note.kind].facts
                if key not in SHARED and key != "panel" and facts[0][0] == "who":
                    assert audience == [note.facts[0]]
    assert PUBLIC - heard <= {"surgery", "bombed", "no-gas", "revived", "gold-to-life"}


# Others decide for themselves in two worlds


def follow_pairs(first: int, pairs: int, seats: int, place: str, length: int = 40) -> tuple[Counter[str], Counter[str]]:
    ends, report = Counter[str](), Counter[str]()
    for number in range(first, first + pairs):
        chance = random.Random(number * 100 + seats)
        pair = worlds.parted(chance, seats, {"map": place}, chance.randrange(45 * seats))
        ends[pair.follow(length)] += 1
        report.update(pair.report)
        report["quiet"] += sum(pair.quiet)
        report["unequal"] += pair.quiet[0] != pair.quiet[1]
    return ends, report


@pytest.mark.parametrize("place", MAPS)
@pytest.mark.parametrize("seats", game.seat_counts)
def test_what_others_do_out_of_sight_is_out_of_sight(seats: int, place: str) -> None:
    ends, report = follow_pairs(0, 5, seats, place)
    assert "stuck" not in ends
    assert report["looks"] > 25
    assert report["frames"] > 25
    assert report["quiet"] > 60
    assert report["unequal"] >= 1


@pytest.mark.soak
@pytest.mark.parametrize("place", MAPS)
@pytest.mark.parametrize("seats", game.seat_counts)
def test_what_hundreds_of_others_do_out_of_sight(seats: int, place: str) -> None:
    follow_pairs(1_000, 120, seats, place, length=100)


def counts_offers(view: Any, s: Any) -> Any:
    return msgspec.structs.replace(view, offers_left=sum(p.sent for p in s.players))


def counts_steps(view: Any, s: Any) -> Any:
    return msgspec.structs.replace(view, step=sum(len(p.path) for p in s.players))


def counts_ready(view: Any, s: Any) -> Any:
    return msgspec.structs.replace(view, acting="A" if any(p.ready for p in s.players) else "B")


def counts_stocks(view: Any, s: Any) -> Any:
    return msgspec.structs.replace(view, cleared=tuple(str(len(stock)) for stock in s.stocks))


@pytest.mark.parametrize("spoil", [counts_offers, counts_steps, counts_ready, counts_stocks])
def test_a_leak_in_the_view_would_be_found(monkeypatch: pytest.MonkeyPatch, spoil: Any) -> None:
    class LeakyViews(Views):
        def _sight(self, seats: int) -> Any:
            sight: Any = super()._sight(seats)
            assert self.table.play is not None
            return msgspec.structs.replace(sight, view=spoil(sight.view, self.table.play.state))

    class Leaky(Table):
        def compose(self) -> None:
            super().compose()
            self.views = LeakyViews(self)

    monkeypatch.setattr(worlds, "Table", Leaky)
    with pytest.raises(worlds.LeakFound):
        follow_pairs(0, 12, 5, "standard")


def test_a_leak_of_the_table_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class LoudFolding(Folding):
        def _decision(self, entry: Decided) -> int:
            super()._decision(entry)
            return EVERYONE

    class Loud(Table):
        def compose(self) -> None:
            super().compose()
            self.folding = LoudFolding(self)

    monkeypatch.setattr(worlds, "Table", Loud)
    with pytest.raises(worlds.LeakFound):
        follow_pairs(0, 12, 5, "standard")


# By hand: what a cheat would look at


class Night:
    """A table of people in memory, with everybody's frames."""

    def __init__(self, seats: int = 4, people: str = "", **settings: Any) -> None:
        self.now = 1_000
        self.table, self.log = Table.make("night", game, seats, 1, {}, Settings(**settings), "Ann", self.now)
        self.letters = [seat_letter(i) for i in range(seats)]
        for letter in people or self.letters:
            self.log += self.table.seating.sit(letter, f"P{letter}", self.now).entries
        self.log += self.table.seating.start(self.now, "random").entries
        self.frames: dict[str, list[tuple[int, bytes]]] = {who: [] for who in ("", *self.letters)}
        self.since = dict.fromkeys(self.frames, 0)
        self.requests = 0

    @property
    def state(self) -> Any:
        assert self.table.play is not None
        return self.table.play.state

    def take(self, taken: Any) -> None:
        self.log += taken.entries
        for who, frames in self.frames.items():
            if self.table.views.concerns(who, taken):
                update = self.table.views.update_for(who, self.since[who], self.now)
                self.since[who] = update.seq
                frames.append((self.now, msgspec.json.encode(update)))

    def do(self, *lines: str) -> Night:
        """`A ready`, in notation."""
        for line in lines:
            seat, option = line.split()
            self.requests += 1
            ask = self.table.views.update_for(seat, 0, self.now).asks.get(seat, 0)
            self.take(self.table.decisions.submit(seat, option, ask, f"request-{self.requests:04}", self.now))
        return self

    def born(self, *rooms: str) -> Night:
        self.do(*(f"{seat} genes:4-3-3" for seat in self.letters))
        return self.do(*(f"{seat} birth:{room}" for seat, room in zip(self.letters, rooms, strict=True)))

    def in_order(self, *order: int) -> Night:
        """The order cards are these, by seat, in all worlds of a test: a viewer knows its own."""
        for p, number in zip(self.state.players, order, strict=True):
            p.order = number
        return self

    def ready(self) -> Night:
        for seat in self.letters:
            if self.state.decision_of(ord(seat) - 65) is not None:
                self.do(f"{seat} ready")
        return self

    def shown(self, who: str) -> bytes:
        return msgspec.json.encode(self.table.views.update_for(who, 0, self.now))

    def truly_shown(self, who: str) -> bytes:
        assert self.table.play is not None
        return msgspec.json.encode(self.table.play.match.sight(only(ord(who) - 65) if who else NOBODY))

    def heard(self, who: str) -> list[str]:
        return [e.phrase.key.removeprefix("event-") for e in self.table.views.update_for(who, 0, self.now).events]

    def refusal(self, seat: str, option: str) -> Any:
        assert self.table.play is not None
        return self.table.play.match.refusal(ord(seat) - 65, game.lexicon.read(option))


def same(here: Night, there: Night, *viewers: str) -> None:
    for who in viewers:
        assert here.frames[who] == there.frames[who]
        assert here.shown(who) == there.shown(who)
        assert here.truly_shown(who) == there.truly_shown(who)


BORN = ("B303", "B307", "B402", "B603")


def night_in_order(**settings: Any) -> Night:
    return Night(**settings).born(*BORN).in_order(1, 2, 3, 4)


def test_the_end_of_trading_does_not_show_that_somebody_discards() -> None:
    """A waits with an open offer to B; C holds too much in one world (LK-082, LK-093, LK-267)."""
    pair = [night_in_order() for _ in range(2)]
    here, there = pair
    there.state.players[2].hand = [KNIFE] * 4
    for night in pair:
        night.do("A offer:B", "A want:pistol", "A send", "A ready", "B ready", "D ready", "C ready")
    assert here.heard("A")[-3:] == ["action", "turn", "started"]
    # Nobody but C knows yet that the phase is over, and the offer looks open.
    assert there.heard("A")[-1] == there.heard("B")[-1] == "offer-wants"
    assert [o.id for o in there.table.views.update_for("A", 0, there.now).sight.view.offers] == ["AB1"]
    there.do("C discard:knife")
    same(here, there, "A", "B", "D", "")
    assert there.heard("A")[-4:] == ["lapsed", "action", "turn", "started"]
    assert there.state.offers == []


def test_an_offer_that_cannot_be_accepted_looks_like_one_that_is_not() -> None:
    """A learns that B has refused, never why (LK-079)."""
    pair = [night_in_order() for _ in range(2)]
    pair[1].state.players[1].hand = [PISTOL]
    for night in pair:
        night.do("A offer:B", "A want:pistol", "A send")
    accepting = [game.lexicon.read("accept:AB1") in night.state.decision_of(1).options for night in pair]
    assert accepting == [False, True]
    same(*pair, "A", "C", "D", "")
    for night in pair:
        night.do("B refuse:AB1")
    same(*pair, "A", "C", "D", "")


def test_offers_of_others_leave_no_trace() -> None:
    """C and D trade: codes, counts and refusals of A stay as they are (LK-081)."""
    pair = [night_in_order() for _ in range(2)]
    here, there = pair
    for night in pair:
        night.state.players[2].hand = [KNIFE, WATER]
    there.do("C offer:D", "C give:knife", "C send", "D accept:CD1")
    there.do("C offer:B", "C want:water", "C send", "C offer:D", "C swap", "C drop")
    there.do("D offer:C", "D want:water", "D send")
    here.do("B ready")
    same(here, there, "A", "")
    for option in ("accept:CD1", "accept:DC1", "withdraw:DC1", "refuse:CB1", "counter:CB1", "accept:AB1", "offer:A"):
        assert here.refusal("A", option) == there.refusal("A", option)
    for night in pair:
        night.do("A offer:C", "A want:knife", "A send")
    same(here, there, "A", "")
    assert [o.id for o in there.table.views.update_for("A", 0, 0).sight.view.offers] == ["AC1"]


def test_a_death_in_the_laser_is_seen_by_nobody_before_the_settlement() -> None:
    """A dies in 102 or walks elsewhere; those who wait, those who have acted, and a visitor of the Gene Bank see the
    same, panels and channels included (LK-146, LK-219, LK-261)."""
    pair = [Night().born("B103", "B307", "B103", "B603").in_order(2, 1, 3, 4).ready() for _ in range(2)]
    for night in pair:
        night.do("B go:B306", "B stop", "B vote:2")
        night.state.players[0].hp = 1
        night.state.players[0].hand = [KNIFE, PILL]
    here, there = pair
    here.do("A go:B104", "A go:102")
    assert here.state.players[0].shadow
    there.do("A go:B104", "A stop", "A vote:2")
    same(here, there, "B", "C", "D", "")
    for night in pair:
        night.do("C go:B104", "C go:102", "C go:201")
    same(here, there, "B", "C", "D", "")
    assert here.heard("C").count("panel") == 3
    assert list(game.channels(here.state, 1)) == list(game.channels(there.state, 1)) == ["acted", "seat:A"]
    for night in pair:
        night.do("C vote:2", "D go:B604")
    same(here, there, "B", "D", "")
    for night in pair:
        night.do("D stop", "D vote:2")
    assert "shadow" in here.heard("B")
    assert "shadow" not in there.heard("B")


def test_a_room_that_somebody_else_has_freed_is_a_gas_room_like_any_other() -> None:
    """A in the Control Room is offered it, may choose it, and is told the same either way (LK-235, LK-236)."""
    pair = [Night().born("B103", "B307", "B402", "B603").in_order(1, 2, 3, 4) for _ in range(2)]
    here, there = pair
    for night in pair:
        night.state.round = 2
        night.state.gassed = 1 << floor_of(room_number("B204"))
        night.ready()
    there.state.cleared.append(room_number("B204"))
    for night in pair:
        night.do("A go:B102", "A go:B101", "A stop")
    same(here, there, "A", "B", "")
    for option in ("clear:202", "clear:B302", "draw:1", "vote:B3"):
        assert here.refusal("A", option) == there.refusal("A", option)
    for night in pair:
        night.do("A clear:B204")
        assert night.state.cleared == [room_number("B204")]
    same(here, there, "A", "B", "")


@pytest.mark.parametrize("step", ["hunger", "medicine"])
def test_everybody_living_is_asked_whatever_he_holds(step: str) -> None:
    """Hands full or empty: the same questions in the same order; only the owner knows what he could choose (LK-268)."""
    hands = ([], [WATER, FOOD, PILL, ALCOHOL, GOLD])
    pair = []
    for hand in hands:
        night = night_in_order()
        night.state.round = 2
        for p in night.state.players[1:]:
            p.load = 9
            p.hand = list(hand)
        night.ready()
        for line in ("A go:B302", "B go:B306", "C go:B401", "D go:B602"):
            seat = line[0]
            night.do(line, f"{seat} stop")
            while night.state.acting == ord(seat) - 65 and night.state.phase == 2:
                d = night.state.decision_of(ord(seat) - 65)
                kind = game.lexicon.kinds[d.kind].key
                night.do(f"{seat} vote:1" if kind == "vote" else f"{seat} {game.lexicon.write(d.options[-1])}")
        pair.append(night)
    here, there = pair
    asked = [[d.seat for d in night.state.pending] for night in pair]
    assert asked[0] == asked[1] == [0, 1, 2, 3]
    assert {game.lexicon.kinds[d.kind].key for d in there.state.pending} == {"hunger"}
    same(here, there, "A", "")
    order = "DBCA"
    for night in pair:
        night.do(*(f"{seat} pass" for seat in order))
    same(here, there, "A", "")
    if step == "medicine":
        asked = [[(d.seat, d.kind) for d in night.state.pending] for night in pair]
        assert asked[0] == asked[1] == [(seat, w.ASK_MEDICINE) for seat in range(4)]
        # Whoever has answered, and whatever: those who have not, those who have and spectators see nothing of it.
        for seat, option in zip("DCB", ("use:pill", "pass", "use:alcohol"), strict=True):
            sent = [{who: len(frames) for who, frames in night.frames.items()} for night in pair]
            here.do(f"{seat} pass")
            there.do(f"{seat} {option}")
            same(here, there, "A", "")
            for night, before in zip(pair, sent, strict=True):
                others = [who for who in before if who != seat]
                assert [len(night.frames[who]) for who in others] == [before[who] for who in others]


def test_a_draft_is_taken_back_and_nobody_notices() -> None:
    """One table where somebody writes an offer, one where he writes and takes back: for all others they are one."""
    straight, back = (Night(undo=True).born("B303", "B303", "B303", "B303") for _ in range(2))
    others = [letter for letter in straight.letters if letter != "A"]
    for _ in range(2):
        back.do("A offer:B")
        assert back.table.views.update_for("A", 0, back.now).undo == "A"
        back.take(back.table.undoing.undo("A", f"request-undo-{back.requests}", back.now))
        assert back.state.players[0].draft is None
        same(straight, back, *others, "")
    for night in (straight, back):
        night.do("A offer:B", "A want:knife", "A send")
    same(straight, back, *others, "")


def test_a_step_a_stop_and_a_vote_stand() -> None:
    """LK-132: also through rooms that say nothing. Nobody else ever had anything to take back."""
    night = Night(undo=True).born("B303", "B303", "B303", "B303").ready()
    who = seat_letter(night.state.acting)
    for option, why in (("go:B302", "moved"), ("stop", "looked"), ("vote:B7", "ended")):
        night.do(f"{who} {option}")
        for seat in night.letters:
            assert not night.table.views.update_for(seat, 0, night.now).undo
        with pytest.raises(RuleRefusal) as failure:
            night.table.undoing.undo(who, "request-undo", night.now)
        assert failure.value.reason.key in (f"stands-{why}", "stands-others")


def test_what_can_be_taken_back_does_not_show_what_others_do() -> None:
    """A writes an offer; B and C do nothing, or trade and are ready. A may take back what it wrote either way, until it
    is sent; and nobody sees that it does."""
    pair = [Night(undo=True).born(*BORN) for _ in range(2)]
    here, there = pair
    for night in pair:
        night.do("A offer:D", "A want:knife")
    there.do("B offer:C", "B want:pill", "B send", "C refuse:BC1", "C ready")
    for night in pair:
        assert night.table.views.update_for("A", 0, night.now).undo == "A"
        night.take(night.table.undoing.undo("A", "request-undo", night.now))
        assert night.state.players[0].draft.wanted == []
    same(here, there, "A", "")
    for night in pair:
        night.do("A want:pill", "A send")
        assert not night.table.views.update_for("A", 0, night.now).undo
    same(here, there, "A", "")


def test_in_the_turn_of_somebody_else_there_is_nothing_to_take_back() -> None:
    night = Night(undo=True).born(*BORN).ready()
    for seat in night.letters:
        assert not night.table.views.update_for(seat, 0, night.now).undo
        with pytest.raises(RuleRefusal):
            night.table.undoing.undo(seat, "request-undo", night.now)


def test_records_and_replays_are_closed_until_the_end() -> None:
    night = night_in_order()
    table = night.table
    for ask in (
        table.after.record,
        table.after.ending,
        lambda: table.after.replay(1, "A"),
        lambda: table.after.match_at(1),
    ):
        with pytest.raises(TableError, match="not over"):
            ask()


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_clocks_of_others_do_not_show(clock: str) -> None:
    """However long and however often A decides in its turn, the others see no deadline and no clock run (LK-113)."""
    pair = [night_in_order(clock=clock, seconds=60).ready() for _ in range(2)]
    here, there = pair
    start = there.now
    for line in ("A go:B302", "A go:B303", "A go:B302"):
        there.now += 7_000
        there.do(line)
    here.now = there.now = start + 30_000
    here.do("A go:B302", "A stop")
    for viewer in ("B", "C", "D", ""):
        a, b = (night.table.views.info(night.now, viewer) for night in pair)
        assert a.deadline == b.deadline is None
        assert [seat.clock for seat in a.seats] == [seat.clock for seat in b.seats]
    same(here, there, "B", "C", "D", "")


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_the_time_of_an_absent_player_does_not_tell_how_many_questions_he_had(clock: str) -> None:
    """A is gone and ends up in a draw room or in an ordinary one: one clock either way (LK-055)."""
    pair = [night_in_order(clock=clock, seconds=60) for _ in range(2)]
    pair[1].state.players[0].room = game.lexicon.read("go:B302") & 0xFFFF
    pair[1].state.players[0].path = [pair[1].state.players[0].room]
    questions = []
    for night in pair:
        night.ready()
        began = night.now
        night.now = began + 60_000
        night.take(night.table.clocks.expire(night.now))
        assert night.heard("B").count("turn") == 2
        assert night.table.clocks.next_deadline() == night.now + 60_000
        questions.append(sum(1 for entry in night.log if getattr(entry, "by", "") == "clock"))
    assert questions[0] != questions[1]
    same(*pair, "B", "C", "D", "")


# Minds: how much one does shows in no clock


PACE = 900
THOUGHT = 6


def lazy(night: Night, d: Any) -> int:
    """As little as may be."""
    if d.kind == w.ASK_FREE:
        return w.READY
    if d.kind == w.ASK_MOVE:
        return w.STOP if w.STOP in d.options else int(d.options[0])
    return w.VOTE if d.kind == w.ASK_VOTE else int(d.options[-1] if d.options[-1] in (0, w.DONE) else d.options[0])


def busy(night: Night, d: Any) -> int:
    """Drafts that are dropped, all the steps there are, every card that can be had."""
    p = night.state.players[d.seat]
    if d.kind == w.ASK_FREE:
        others = [o for o in d.options if o >> 16 == w.OFFER >> 16 and o & 0xFFFF != 0]
        begun = [line for line in night.table.play.match.decisions if line.startswith(f"{seat_letter(d.seat)} offer:")]
        return int(others[0]) if others and len(begun) < 2 else w.READY
    if d.kind == w.ASK_DRAFT:
        return w.DROP if p.draft.swap else w.SWAP
    if d.kind == w.ASK_MOVE:
        return int(next(o for o in d.options if o != w.STOP and o != w.GO | worlds.LASER_ROOM))
    if d.kind == w.ASK_DRAW:
        return int(d.options[-1])
    return w.VOTE if d.kind == w.ASK_VOTE else int(d.options[-1] if d.options[-1] == 0 else d.options[0])


def frames_of_a(policy: Any) -> tuple[list[tuple[int, list[str]]], int]:
    """When A is told what, from the start to the end of the first settlement, and how much the minds decided."""
    night = Night(5, people="A", pace=PACE)
    table = night.table
    ready_at = 0
    for _ in range(2_000):
        thinking = table.minds.quiet_wanted()
        d = night.state.decision_of(0)
        if thinking is not None:
            night.now += THOUGHT
            moves = [(q.seat, policy(night, night.state.decision_of(q.seat))) for q in thinking.questions]
            night.take(table.minds.quiet_thought(thinking, Thought(thinking.moment, moves), night.now))
        elif d is not None and d.kind != w.ASK_MEDICINE and (d.kind != w.ASK_FREE or night.state.round == 1):
            if d.kind == w.ASK_FREE and not ready_at:
                ready_at = night.now = table.log.changed + 400
            night.do(f"A {game.lexicon.write(lazy(night, d))}")
        elif night.state.round == 2 or (d is not None and d.kind == w.ASK_MEDICINE):
            break
        else:
            deadline = table.clocks.next_deadline()
            assert deadline is not None
            night.now = max(night.now, deadline)
            night.take(table.clocks.expire(night.now))
    told = [(at, [e["phrase"]["key"] for e in msgspec.json.decode(frame)["events"]]) for at, frame in night.frames["A"]]
    played = table.play
    assert played is not None
    return told, len([line for line in played.match.decisions if not line.startswith("A ")])


def turns(told: list[tuple[int, list[str]]]) -> list[int]:
    return [at for at, keys in told if "event-turn" in keys]


def test_a_minds_secret_turn_takes_one_pace_whatever_it_does() -> None:
    few, little = frames_of_a(lazy)
    many, much = frames_of_a(busy)
    assert much > little + 20
    began, other_began = turns(few)[0], turns(many)[0]
    assert began == other_began
    # A's own turn takes no time here; each other turn takes the pace, however many steps and cards there were.
    assert turns(few) == turns(many)
    assert {b - a for a, b in zip(turns(few), turns(few)[1:], strict=False)} <= {0, PACE}
