"""Whether what somebody lost agrees with the deaths announced and the HP published."""

from __future__ import annotations

from typing import Final

from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import BAZOOKA_LOSS, CANTEEN, GAS_LOSS, HUNGER_LOSS, MOST_HP, SURGERY_GAIN
from gloam.games.lockdown.worlds.facts import NOT_ASKED, Facts

ANY_LOSS: Final = 10
"""A loss of so many HP or more: all HP are lost, whatever there was."""


class Losses:
    """HP through a round, for a seat that stopped in a room."""

    def __init__(self, f: Facts) -> None:
        self.f = f

    def explains(self, x: int, r: int, room: int, lasers: int, loss: int, drain: int) -> bool:
        """Whether stopping there after so many entries of the laser room, with these losses in step 2, agrees with
        the deaths announced and the HP published."""
        f = self.f
        hp = f.hp[r - 1][x]
        least = 1 if f.boosted[r][x] else 0
        dies, stage = f.dies[r][x], f.stage[r]
        hp = max(hp - lasers, least)
        if hp == 0 or dies == 0:
            return hp == 0 and dies == 0
        if stage < 2:
            return True
        if f.is_surgery(r, room):
            hp = min(hp + SURGERY_GAIN, MOST_HP)
        hp = max(hp - loss - drain, least)
        if hp == 0 or dies == 2:
            return hp == 0 and dies == 2
        if stage < 3:
            return True
        protected = f.revived[r - 1][x]
        if not protected and f.is_gas_room(room, r):
            hp = max(hp - GAS_LOSS[r], least)
        if hp == 0 or dies == 3:
            return hp == 0 and dies == 3
        meals = f.meals[r][x]
        if stage >= 4 and meals != NOT_ASKED:
            if room == CANTEEN or protected:
                if meals > 0:
                    return False
            else:
                hp = max(hp - (2 - meals) * HUNGER_LOSS, least)
        if hp == 0 or dies == 4:
            return hp == 0 and dies == 4
        if stage >= 5 and room == f.bombed[r]:
            hp = max(hp - BAZOOKA_LOSS, least)
        if hp == 0 or dies == 5:
            return hp == 0 and dies == 5
        if stage < 8:
            return True
        return min(hp + f.cures[r][x], MOST_HP) == f.hp[r][x]

    def span(self, x: int, r: int, room: int, lasers: int, drain: int, fights: bool) -> int:
        """The losses to other players that would agree, as (most << 8 | least); -1 if none does."""
        f = self.f
        if not fights:
            return 0 if self.explains(x, r, room, lasers, 0, drain) else -1
        low, high = -1, -1
        for loss in range(ANY_LOSS + 1):
            if self.explains(x, r, room, lasers, loss, drain):
                low = loss if low < 0 else low
                high = loss
            elif low >= 0:
                break
        if f.meetings[r][room] >> w.FIGHT & 1:
            for me in f.mine:
                if f.my_room[r][me] != room or f.shadow[r][me]:
                    continue
                # A seat of the viewers was the other one: it lost, or it was strong enough.
                most = f.my_force[r][me] - (0 if f.my_gun[r][me] else 1)
                if f.my_loss[r][me]:
                    most = 0
                high = most if high == ANY_LOSS and most >= low else high
                if low > most:
                    return -1
        if low < 0:
            return -1
        return (255 if high == ANY_LOSS else high) << 8 | low


def fits(span: int, loss: int) -> bool:
    """Whether a loss lies in a range of `Losses.span`."""
    return span & 255 <= loss <= span >> 8
