"""The state as a set of seats knows it. Who may know a field stands with the field; what depends on more is here.

Characters and cards that lie face down for these seats are blank; all else lies open on the table. What they were told
by Hermit cards stands in the history.
"""

from __future__ import annotations

from gloam.core.declared import masking
from gloam.games.shadow_hunters.content.tables import BLACK, FACE_DOWN, HERMIT, NO_CARD, WHITE
from gloam.games.shadow_hunters.state import Player, ShadowHunters


def known_player_role(s: ShadowHunters, p: Player, viewers: int) -> int:
    return p.role if p.revealed or viewers >> p.seat & 1 else FACE_DOWN


def known_discards(s: ShadowHunters, viewers: int) -> list[list[int]]:
    """Hermit cards are discarded face down (SH-099)."""
    discards = s.discards
    return [[FACE_DOWN] * len(discards[HERMIT]), discards[WHITE].copy(), discards[BLACK].copy()]


def known_passing(s: ShadowHunters, viewers: int) -> int:
    """Giver and taker have read the Hermit card that is on its way."""
    return s.passing if s.passing == NO_CARD or s.holds(viewers) else FACE_DOWN


masked = masking(ShadowHunters, globals())
