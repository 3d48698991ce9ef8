"""What later events tell about earlier ones: who held the Backpack, and which card it was that somebody returned."""

from __future__ import annotations

from typing import Final

from gloam.core.history import Note
from gloam.core.value import Value
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import BACKPACK_CARDS, BRINGS_PISTOL, HAND_LIMIT
from gloam.games.halloween.worlds.tokens import UNKNOWN

IN_BETWEEN: Final = (
    w.TOLD_DREW, w.TOLD_RETURNED, w.TOLD_YOU_RETURNED, w.TOLD_GAVE, w.TOLD_SHOWED, w.TOLD_DEALT, w.TOLD_HANDED,
    w.TOLD_DEALT_FROM, w.TOLD_DIED, w.TOLD_ABOVE,
)  # fmt: skip
"""Events between a change of hands and the return of what is above the limit."""


class Foresight(Value):
    """By note: what a card that was returned there turned out to be. By seat: when it had or had not the Backpack."""

    def __init__(self, fates: list[int], packs: list[list[int]]) -> None:
        self.fates = fates
        self.packs = packs  # note numbers, doubled; odd where the seat has the Backpack

    def backpack_after(self, i: int, seat: int) -> int:
        """Whether the seat has the Backpack when something is next known of that: 1, 0, or UNKNOWN."""
        for pack in self.packs[seat]:
            if pack >> 1 > i:
                return pack & 1
        return UNKNOWN


def foreseen(notes: list[Note], decks: list[int], hands: list[int], players: list[int]) -> Foresight:
    """Follow how many cards lie where, and the cards that go into decks and come out again."""
    fates = [UNKNOWN] * len(notes)
    packs: list[list[int]] = [[] for _ in hands]
    slots = [[UNKNOWN] * size for size in decks]
    sizes, who = hands.copy(), players.copy()
    drawn = UNKNOWN
    for i in range(len(notes)):
        kind, facts = notes[i].kind, notes[i].facts
        if kind not in IN_BETWEEN:
            for seat in range(1, len(sizes)):
                if who[seat] >= 0 and sizes[seat] > HAND_LIMIT[who[seat]]:
                    packs[seat].append(i << 1 | 1)
        if kind == w.TOLD_ABOVE:
            if who[facts[0]] >= 0 and sizes[facts[0]] <= HAND_LIMIT[who[facts[0]]] + BACKPACK_CARDS:
                packs[facts[0]].append(i << 1)
        elif kind == w.TOLD_SEARCHED:
            drawn = slots[facts[2]].pop()
            sizes[facts[0]] += 1
        elif kind == w.TOLD_DREW:
            if drawn != UNKNOWN:
                fates[drawn] = facts[1]
        elif kind == w.TOLD_RETURNED:
            sizes[facts[0]] -= 1
            if facts[2] == w.TOP:
                slots[facts[1]].append(i)
            else:
                slots[facts[1]].insert(0, i)
        elif kind == w.TOLD_TRADED:
            sizes[facts[0]] += facts[3] - facts[2]
            sizes[facts[1]] += facts[2] - facts[3]
        else:
            others(kind, facts, slots, sizes, who)
    return Foresight(fates, packs)


def others(kind: int, facts: tuple[int, ...], slots: list[list[int]], sizes: list[int], who: list[int]) -> None:
    if kind == w.TOLD_DISCARDED:
        sizes[facts[0]] -= 1
    elif kind == w.TOLD_DEALT_FROM:
        slots[facts[0]].pop()
    elif kind == w.TOLD_HANDED:
        sizes[facts[0]] += 1
    elif kind == w.TOLD_DIED:
        who[facts[0]] = UNKNOWN
    elif kind == w.TOLD_PICKED:
        who[facts[0]] = facts[1]
    elif kind == w.TOLD_REPLACED:
        who[facts[0]] = facts[1]
        sizes[facts[0]] += int(BRINGS_PISTOL[facts[1]])
