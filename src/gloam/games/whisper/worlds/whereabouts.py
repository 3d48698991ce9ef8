"""Where everybody can be whom a side does not see: a filter that folds what both sides were told.

`support` is what can be: the places of all three victims together, whatever cards they may hold. `odds` is what is
likely within it, by a model of how people move: of each victim by itself, and never zero for all of its places. `haunt`
is where the killer can be, who is seen unless he uses stealth (WH-279 to WH-284).
"""

from __future__ import annotations

from gloam.core.belief import Belief, Shades
from gloam.core.history import EVERYONE, Note
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    ENDS,
    KILLER_IDS,
    LOCATION_IDS,
    LOCATIONS,
    MAIN_EXIT,
    SECRET_EXIT,
    TRANSMITTER,
    VICTIM_IDS,
    ZONE_AREA,
    radius,
)
from gloam.games.whisper.state import KILLER, Whisper
from gloam.games.whisper.traces.boxes import masks_of
from gloam.games.whisper.traces.reach import near_ways, steps_past, strides
from gloam.games.whisper.traces.support import Support
from gloam.games.whisper.worlds.odds import heard_noise, kept_within, lures, one_of_them, spread_odds


class Whereabouts(Belief):
    """`far` is where each victim can be at all, by the support. `before` is what was likely when the victims' turn
    began, `works` how many reports had noise at the transmitter."""

    def __init__(
        self,
        sees_team: bool,
        sees_killer: bool,
        support: Support,
        haunt: int,
        far: list[int],
        odds: list[list[float]],
        before: list[list[float]],
        works: int,
    ) -> None:
        self.sees_team = sees_team
        self.sees_killer = sees_killer
        self.support = support
        self.haunt = haunt
        self.far = far
        self.odds = odds
        self.before = before
        self.works = works

    def clone(self) -> Whereabouts:
        return Whereabouts(
            self.sees_team,
            self.sees_killer,
            self.support.clone(),
            self.haunt,
            self.far.copy(),
            [odds.copy() for odds in self.odds],
            [odds.copy() for odds in self.before],
            self.works,
        )

    # What it says

    def shades(self) -> Shades:
        found: Shades = {}
        who, killer = self.support.who, self.support.killer
        if not self.sees_team:
            for slot in range(len(who)):
                if not self.gone(slot):
                    odds = self.odds[slot]
                    places = {f"location:{LOCATION_IDS[i]}": odds[i] for i in range(LOCATIONS) if odds[i] > 0.0}
                    found[f"victim:{VICTIM_IDS[who[slot]]}"] = places
        if not self.sees_killer and killer >= 0 and self.haunt.bit_count() > 1:
            share = 1.0 / self.haunt.bit_count()
            places = {f"location:{LOCATION_IDS[i]}": share for i in range(LOCATIONS) if self.haunt >> i & 1}
            found[f"killer:{KILLER_IDS[killer]}"] = places
        return found

    def allows(self, places: list[int]) -> bool:
        """Whether the victims can be at these places, one for each."""
        return self.support.allows(places)

    def gone(self, slot: int) -> bool:
        return self.support.gone >> slot & 1 == 1

    # What it hears

    def hear(self, note: Note) -> None:
        """Only what everybody hears counts: what one's own side knows besides is no belief."""
        if note.audience != EVERYONE:
            return
        kind, facts = note.kind, note.facts
        known = self.support
        boxes, fled, turn = known.boxes, known.fled, known.turn is not None
        known.hear(kind, facts)
        if kind == w.TOLD_VICTIM:
            self.arrive()
        elif kind == w.TOLD_KILLER:
            self.haunt = 1 << SECRET_EXIT
        elif kind == w.TOLD_ROUND:
            self.begin_turn()
        elif kind in (w.TOLD_WENT, w.TOLD_PLACED, w.TOLD_REVEALED):
            self.haunt = 1 << facts[0]
        elif kind == w.TOLD_STEALTH:
            self.haunt = radius(facts[1], facts[0])
        elif kind == w.TOLD_ZONE:
            self.haunt &= ZONE_AREA[facts[0]]
        elif kind == w.TOLD_CLEARED:
            self.passage_cleared(facts[0])
        elif kind in (w.TOLD_NEST_GONE, w.TOLD_CALMED, w.TOLD_HEALED):
            if turn:
                self.narrow()
            if kind == w.TOLD_NEST_GONE:
                self.likely_one_in(1 << facts[0])
        elif kind in (w.TOLD_REPORT, w.TOLD_SILENCE):
            noise = facts[0] if kind == w.TOLD_REPORT else 0
            self.works += noise >> TRANSMITTER & 1
            self.far = known.masks()
            heard_noise(self.odds, self.before, self.far, known.gone, noise)
        elif kind == w.TOLD_SCREAM:
            kept_within(self.odds[known.slot_of(facts[0])], 1 << facts[1])
            self.flee(known.fled & 1 << known.slot_of(facts[0]))
        elif known.fled & ~fled:
            self.flee(known.fled)
        # A [FEAR] that is over tells something with whatever comes next.
        if known.boxes is not boxes:
            self.narrow()

    def narrow(self) -> None:
        """Nothing is likely that cannot be."""
        self.far = self.support.masks()
        for slot in range(len(self.far)):
            if not self.gone(slot):
                kept_within(self.odds[slot], self.far[slot])

    def arrive(self) -> None:
        """All begin in the hall (WH-030)."""
        odds = [0.0] * LOCATIONS
        odds[MAIN_EXIT] = 1.0
        self.far.append(1 << MAIN_EXIT)
        self.odds.append(odds)
        self.before.append(odds.copy())

    def begin_turn(self) -> None:
        """Everybody may go somewhere."""
        known = self.support
        pull, ways = self.pull(), strides(known.barricades)
        if known.turn is not None:
            start = masks_of(known.turn.start)
            for slot in range(len(known.who)):
                if not self.gone(slot):
                    kept_within(self.odds[slot], start[slot])
                    self.before[slot] = self.odds[slot].copy()
                    spread_odds(self.odds[slot], near_ways(ways, known.slowed, known.who[slot]), pull, self.haunt)
        self.narrow()

    def pull(self) -> list[float]:
        """Where people are likely to go."""
        return lures(self.haunt, self.support.rack, self.works)

    def passage_cleared(self, passage: int) -> None:
        """Somebody stood at one of its ends, who mostly stays there; all others may go on through it."""
        known = self.support
        ends = ENDS[passage]
        for slot in range(len(known.who)):
            if not self.gone(slot) and self.odds[slot][ends[0]] + self.odds[slot][ends[1]] == 0.0:
                spread_odds(self.odds[slot], steps_past(known.barricades), self.pull(), self.haunt)
        self.narrow()
        self.likely_one_in(1 << ends[0] | 1 << ends[1])

    def likely_one_in(self, area: int) -> None:
        one_of_them(self.odds, self.before, self.far, self.support.gone, area, 0.0)
        self.narrow()

    def flee(self, slots: int) -> None:
        """Every participant of an encounter may make one step that nobody sees (WH-259, WH-261)."""
        steps = steps_past(self.support.barricades)
        for slot in range(len(self.odds)):
            if slots >> slot & 1:
                spread_odds(self.odds[slot], steps, self.pull(), self.haunt)


def fresh(known: Whisper) -> Whereabouts:
    """What was known when the history of a masked state began."""
    team, killer = known.viewers & known.team() != 0, known.viewers >> KILLER & 1 == 1
    belief = Whereabouts(team, killer, known.trace.start.clone(), 0, [], [], [], 0)
    if belief.support.who:
        belief.haunt = known.haunt
        for _ in belief.support.who:
            belief.arrive()
        # Nothing is more likely than anything else that can be.
        belief.odds = [[0.0] * LOCATIONS for _ in belief.odds]
        belief.narrow()
    return belief


def whereabouts_of(known: Whisper) -> Whereabouts:
    """All that the history of a masked state says; where a hidden killer of a position can be, is on the table."""
    belief = fresh(known)
    for note in known.history.notes:
        belief.hear(note)
    belief.haunt = known.haunt
    return belief
