"""A simple mind for both sides."""

from __future__ import annotations

from gloam.core.play import Mind
from gloam.core.state import ARG_BITS, ARG_MASK, PASS
from gloam_poachers.belief import WoodBelief
from gloam_poachers.rules import NONE, WARDEN, Wood
from gloam_poachers.wood import NEXT
from gloam_poachers.words import GO


class Woodsman(Mind):
    """The warden goes where most poachers may come; a poacher keeps away from him, and fetches what was snared."""

    def choose(self, known: Wood, kind: int, options: list[int]) -> int:
        worth = [self.worth(known, option) for option in options]
        best = [option for option, x in zip(options, worth, strict=True) if x == max(worth)]
        return best[self.rng.below(len(best))]

    def worth(self, known: Wood, option: int) -> float:
        goes = option >> ARG_BITS == GO >> ARG_BITS
        place = option & ARG_MASK if goes else known.stands(self.seat)
        if self.seat == WARDEN:
            belief = WoodBelief.of(known)
            near = [(spot, 1 + len(NEXT[spot])) for spot in (place, *NEXT[place])]
            return sum(belief.weights[seat][spot] / ways for seat in known.free() for spot, ways in near)
        lit = known.at[WARDEN]
        danger = 2.0 * (place == lit or place in NEXT[lit])
        if option == PASS or goes:
            return 3.0 * (NONE < known.snares[place] < known.night) - danger
        laid = option & ARG_MASK
        return 1.0 - 2.0 * (laid == lit or laid in NEXT[lit])
