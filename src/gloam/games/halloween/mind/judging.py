"""What Michael thinks of the victims: how hard they hit, and whom he would rather go for."""

from __future__ import annotations

from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import BRINGS_PISTOL, DICE_OF, PISTOL, RANGE_OF, UNARMED_OF
from gloam.games.halloween.mind.striking import life
from gloam.games.halloween.mind.ways import steps_to
from gloam.games.halloween.state import Halloween


class Judged:
    """A victim as Michael sees it: the dice it has, at which range, how much it invites him, the free spaces from which
    it can be struck, and from every space the number of squares to one of those."""

    def __init__(self, seat: int, dice: float, reach: int, lure: float, beside: int, far: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.reach = reach
        self.lure = lure
        self.beside = beside
        self.far = far


def shown_weapons(s: Halloween) -> list[list[int]]:
    """The weapons that were seen in the hands of the victims in play, by seat."""
    shown: list[list[int]] = [[] for _ in range(s.seats)]
    history = s.history
    for i in range(len(history)):
        note = history.at(i)
        if note.kind == w.TOLD_ATTACKS and note.facts[1] >= 0:
            if note.facts[1] not in shown[note.facts[0]]:
                shown[note.facts[0]].append(note.facts[1])
        elif note.kind == w.TOLD_COUNTERS:
            shown[note.facts[0]].append(note.facts[1])
        elif note.kind == w.TOLD_DISCARDED and note.facts[1] in shown[note.facts[0]]:
            shown[note.facts[0]].remove(note.facts[1])
        elif note.kind == w.TOLD_DIED:
            shown[note.facts[0]] = []
    return shown


def beside(s: Halloween, seat: int) -> int:
    """The free spaces from which a victim can be struck (HW-239)."""
    space, mask = s.mats[seat].space, 0
    for direction in range(4):
        to = s.board.reach[s.locks][space * 4 + direction]
        if to >= 0:
            mask |= 1 << to
    return mask & ~s.occupied()


def judged(s: Halloween) -> list[Judged]:
    """All victims in play."""
    shown = shown_weapons(s)
    found: list[Judged] = []
    for seat in range(1, s.seats):
        mat = s.mats[seat]
        if mat.space < 0:
            continue
        weapons = shown[seat] + ([PISTOL] if BRINGS_PISTOL[mat.who] and mat.hand else [])
        dice, reach = float(UNARMED_OF[mat.who]), 1
        for card in weapons:
            dice = max(dice, float(DICE_OF[card]))
            reach = max(reach, RANGE_OF[card])
        # Every second card or so is something to strike with.
        dice = max(dice, min(2.0, 1.0 + 0.35 * len(mat.hand)))
        lure = 1.0 + 0.5 / life(s, seat) + 0.05 * len(mat.hand) - 0.1 * dice
        posts = beside(s, seat)
        found.append(Judged(seat, dice, reach, lure, posts, steps_to(s.board_number, s.locks, posts)))
    return found
