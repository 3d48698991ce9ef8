"""A state with everything blank that some viewers do not know: decks, faces of tokens, and closed hands."""

from __future__ import annotations

from typing import Final

from gloam.games.aftermath.content.tables import BLACK, COLOR_OF
from gloam.games.aftermath.figures import Find
from gloam.games.aftermath.state import Aftermath

UNKNOWN: Final = -1


def masked_for(s: Aftermath, viewers: int) -> Aftermath:
    known = s.clone()
    if s.over:
        return known
    core = s.masked_core(viewers)
    known.rng = core.rng
    known.history = core.history
    known.proposals = core.proposals
    known.viewers = viewers
    known.retract_all()
    for d in core.pending:
        known.open(d)
    known.reschedule(core.agenda)
    known.deck = [UNKNOWN] * len(s.deck)
    known.items = [UNKNOWN] * len(s.items)
    known.encounters = [UNKNOWN] * len(s.encounters)
    if s.top_known and s.encounters:
        known.encounters[-1] = s.encounters[-1]
    known.piles = [[UNKNOWN] * len(pile) for pile in s.piles]
    known.lost_tokens = [[UNKNOWN] * len(pile) for pile in s.lost_tokens]
    known.finds = [x if x.known else Find(x.space, x.pile, UNKNOWN, False) for x in s.finds]
    if s.switches.closed_hands:
        for seat in range(s.seats):
            if not viewers >> seat & 1:
                # Threat and calamity cards that were drawn are open to all until they are placed or discarded.
                open_cards = [card for card in s.hands[seat] if COLOR_OF[card] >= BLACK]
                known.hands[seat] = [UNKNOWN] * (len(s.hands[seat]) - len(open_cards)) + sorted(open_cards)
    road = known.road
    if road is not None:
        road.cards = [UNKNOWN] * len(road.cards)
        road.rest = [UNKNOWN] * len(road.rest)
    return known
