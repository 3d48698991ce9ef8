"""Where the poachers may be, for whoever knows no more than the lantern has shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.core.belief import Belief, Shades
from gloam.core.history import Note
from gloam.core.rng import Rng
from gloam.core.words.lexicon import seat_letter
from gloam_poachers.wood import GATE, NEXT, PLACE_IDS
from gloam_poachers.words import CAUGHT, LANTERN

if TYPE_CHECKING:
    from gloam_poachers.rules import Wood


class WoodBelief(Belief):
    """For each seat the weight of each place, as if the poachers walked at random (PO-201)."""

    def __init__(self, weights: list[list[float]], caught: int) -> None:
        self.weights = weights
        self.caught = caught

    @staticmethod
    def of(known: Wood) -> WoodBelief:
        """What those believe who know this much."""
        start = [float(place == GATE) for place in range(len(NEXT))]
        belief = WoodBelief([start.copy() for _ in range(known.seats)], 0)
        for note in known.history.notes:
            belief.hear(note)
        return belief

    def clone(self) -> WoodBelief:
        return WoodBelief([weights.copy() for weights in self.weights], self.caught)

    def hear(self, note: Note) -> None:
        if note.kind == LANTERN:
            for seat in range(1, len(self.weights)):
                if not self.caught >> seat & 1:
                    self.weights[seat] = _walked(self.weights[seat], note.facts[0])
        elif note.kind == CAUGHT:
            seat, place = note.facts
            self.caught |= 1 << seat
            self.weights[seat] = [float(i == place) for i in range(len(NEXT))]

    def shades(self) -> Shades:
        return {
            f"seat:{seat_letter(seat)}": {f"place:{PLACE_IDS[i]}": w for i, w in enumerate(weights) if w}
            for seat, weights in enumerate(self.weights)
            if seat
        }

    def drawn(self, seat: int, rng: Rng) -> int:
        """A place, as likely as it is believed."""
        at = rng.below(1 << 30) / (1 << 30)
        for place, weight in enumerate(self.weights[seat]):
            at -= weight
            if at < 0:
                return place
        return max(range(len(NEXT)), key=self.weights[seat].__getitem__)


def _walked(weights: list[float], lit: int) -> list[float]:
    """One night later: somebody who is not caught is not where the lantern is (PO-302)."""
    after = [0.0] * len(weights)
    for place, weight in enumerate(weights):
        for to in (place, *NEXT[place]):
            after[to] += weight / (1 + len(NEXT[place]))
    dark = [0.0 if place == lit else weight for place, weight in enumerate(after)]
    return [weight / sum(dark) for weight in dark]
