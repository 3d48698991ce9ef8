"""Decisions of a group: proposals, agreement, the last word of the speaker, and who hears of it."""

from __future__ import annotations

import pytest

from gloam.core.council import Council
from gloam.core.rng import seeded
from gloam.core.state import ARG_BITS, EVERYONE, NOBODY, PASS, Core, Refused, State, Step, opening

LEFT, RIGHT = 1 << ARG_BITS, 2 << ARG_BITS
NO = 1 << ARG_BITS  # a reason


class Fork(Council):
    """Which way? Loudly, before everybody."""

    def kind(self) -> int:
        return 0

    def options(self, s: Party) -> list[int]:
        return [PASS, LEFT, RIGHT]

    def decided(self, s: Party, option: int, agreed: bool) -> None:
        s.ways.append(option)
        s.agreed.append(agreed)
        s.last = s.proposals.copy()


class Whispered(Fork):
    def quiet(self) -> bool:
        return True


class Hasty(Whispered):
    """The speaker waits for nobody."""

    def waits(self) -> bool:
        return False


class Rest(Step):
    def run(self, s: Party) -> None:
        s.ask(self, 0, 1, [PASS])


class Party(State):
    """Seats 1 to 3 are a side; seat 0 is against them."""

    def __init__(self, core: Core, ways: list[int], agreed: list[bool]) -> None:
        super().__init__(core)
        self.ways = ways
        self.agreed = agreed
        self.last: list[int] = []

    def side(self, seat: int) -> int:
        return 0b0001 if seat == 0 else 0b1110

    def why_not_now(self, seat: int, option: int) -> int:
        return NO

    def masked(self, viewers: int) -> Party:
        return Party(self.masked_core(viewers), self.ways.copy(), self.agreed.copy())


def party(council: Council) -> Party:
    s = Party(opening(4, seeded(1), Rest()), [], [])
    s.push(council)
    s.run()
    return s


def test_all_members_are_asked_the_same_at_once() -> None:
    s = party(Fork(0b1110, 2))
    assert [(d.seat, d.options) for d in s.pending] == [(i, [PASS, LEFT, RIGHT]) for i in (1, 2, 3)]


def test_what_all_want_is_done() -> None:
    s = party(Fork(0b1110, 2))
    for seat in (3, 1, 2):
        assert s.ways == []
        s.play(seat, LEFT)
    assert (s.ways, s.agreed) == ([LEFT], [True])
    assert s.last == [-1, LEFT, LEFT, LEFT], "the proposals are still there when it is decided"
    assert s.proposals == [-1] * 4
    assert s.pending[0].seat == 0


@pytest.mark.parametrize("speaker", [1, 2, 3])
def test_where_they_disagree_the_speaker_decides(speaker: int) -> None:
    s = party(Fork(0b1110, speaker))
    wanted = {1: LEFT, 2: RIGHT, 3: PASS}
    for seat, option in wanted.items():
        s.play(seat, option)
    assert (s.ways, s.agreed) == ([wanted[speaker]], [False])


def test_a_speaker_who_waits_for_nobody_decides_at_once() -> None:
    s = party(Hasty(0b1110, 2))
    s.play(3, LEFT)
    assert s.ways == []
    s.play(2, RIGHT)
    assert (s.ways, s.agreed) == ([RIGHT], [False])
    assert s.last == [-1, -1, RIGHT, LEFT], "what was proposed is still there when it is decided"
    assert s.proposals == [-1] * 4
    assert [d.seat for d in s.pending] == [0], "nobody is asked any more"
    with pytest.raises(Refused):
        s.play(1, LEFT)


def test_the_word_of_the_others_alone_decides_nothing() -> None:
    s = party(Hasty(0b1110, 2))
    for seat in (1, 3):
        s.play(seat, LEFT)
    assert (s.ways, [d.seat for d in s.pending]) == ([], [2])
    s.play(2, LEFT)
    assert (s.ways, s.agreed) == ([LEFT], [True])


def test_a_hasty_word_leaves_the_questions_of_others_open() -> None:
    class Watch(Step):
        def run(self, s: Party) -> None:
            Hasty(0b0110, 2).run(s)
            s.ask(Rest(), 3, 1, [PASS])

    s = party(Fork(0b0110, 2))
    s.retract_all()
    s.push(Watch())
    s.run()
    s.play(2, LEFT)
    assert s.ways == [LEFT]
    assert [d.seat for d in s.pending] == [3]


def test_nobody_else_has_a_word() -> None:
    s = party(Fork(0b0110, 2))
    for seat in (0, 3):
        with pytest.raises(Refused):
            s.play(seat, LEFT)
    s.play(1, LEFT)
    with pytest.raises(Refused):
        s.play(1, RIGHT)


def test_after_an_interruption_only_those_are_asked_who_have_not_proposed() -> None:
    s = party(Fork(0b1110, 2))
    s.play(2, RIGHT)
    s.ask_again()
    s.run()
    assert [d.seat for d in s.pending] == [1, 3]
    assert s.proposals == [-1, -1, RIGHT, -1]


def test_a_clock_proposes_what_the_speaker_wants() -> None:
    s = party(Fork(0b1110, 2))
    assert s.absent(s.decision(0)) == -1
    s.play(2, RIGHT)
    assert s.absent(s.decision(0)) == RIGHT


def test_an_open_council_is_heard_by_all() -> None:
    s = party(Fork(0b0110, 2))
    s.play(1, LEFT)
    assert {s.counsel_heard(viewers) for viewers in (NOBODY, 0b0001, 0b1110)} == {0b0110}
    assert s.masked(NOBODY).proposals == [-1, LEFT, -1, -1]


def test_a_quiet_council_is_heard_by_the_whole_side_and_nobody_else() -> None:
    s = party(Whispered(0b0110, 2))
    assert [(d.audience, d.quiet) for d in s.pending] == [(0b1110, True)] * 2
    s.play(1, LEFT)
    assert s.counsel_heard(0b1000) == 0b0110, "a member of the side that has no word hears it too"
    assert s.counsel_heard(0b0001) == NOBODY
    assert s.masked(0b1110).proposals == [-1, LEFT, -1, -1]
    for viewers in (NOBODY, 0b0001):
        assert s.masked(viewers).proposals == [-1] * 4
        assert s.masked(viewers).pending == ()


def test_when_no_council_is_held_there_is_nothing_to_hear() -> None:
    s = party(Fork(0b0110, 2))
    s.play(1, LEFT)
    s.play(2, LEFT)
    assert s.counsel_heard(EVERYONE) == NOBODY


def test_a_clone_goes_on_with_proposals_of_its_own() -> None:
    s = party(Fork(0b0110, 2))
    twin = s.clone()
    s.play(1, LEFT)
    assert twin.proposals == [-1] * 4
    twin.play(1, RIGHT)
    twin.play(2, RIGHT)
    assert (s.ways, twin.ways) == ([], [RIGHT])


class TwoTents(Step):
    """Both sides take counsel at once, out of sight of each other, and seat 4 openly with seat 5."""

    def run(self, s: Camp) -> None:
        for council in (Whispered(0b000011, 0), Whispered(0b001100, 2), Fork(0b110000, 4)):
            council.run(s)


class Camp(Party):
    """Three sides of two seats."""

    def side(self, seat: int) -> int:
        return 0b11 << seat // 2 * 2

    def masked(self, viewers: int) -> Camp:
        return Camp(self.masked_core(viewers), self.ways.copy(), self.agreed.copy())


def test_of_several_councils_each_is_heard_by_those_whom_it_concerns() -> None:
    s = Camp(opening(6, seeded(1), Rest()), [], [])
    s.push(TwoTents())
    s.run()
    for seat, option in ((0, LEFT), (2, RIGHT), (4, PASS)):
        s.play(seat, option)
    assert s.masked(0b000011).proposals == [LEFT, -1, -1, -1, PASS, -1]
    assert s.masked(0b001100).proposals == [-1, -1, RIGHT, -1, PASS, -1]
    for viewers in (NOBODY, 0b110000):
        assert s.masked(viewers).proposals == [-1, -1, -1, -1, PASS, -1]
    assert s.masked(EVERYONE).proposals == s.proposals
