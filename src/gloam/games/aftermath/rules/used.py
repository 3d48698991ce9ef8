"""What counts once, and is noted until the turn, the page or the mission is over: bits of three fields of the state."""

from __future__ import annotations

from typing import Final

# In `used_turn`
LUCKY_USED: Final = 1 << 0
SPOOL_USED: Final = 1 << 1
SALVAGED: Final = 1 << 2
DISCARDED: Final = 1 << 3
"""This turn has begun: a card was discarded before drawing."""
MOVED: Final = 1 << 4
"""The character is no longer where it began step 4 (AF-107)."""
TURNING_BACK: Final = 1 << 5
"""The party talks of going home as soon as this turn is over (AF-656)."""
REROLLED: Final = 1 << 6
"""The roll again that somebody was granted."""
INFO_USED: Final = 8
"""From this bit on: the info points that were read in this turn."""

# In `used_page`
MIRROR_USED: Final = 1 << 0

# In `used_mission`
TOCK_USED: Final = 1 << 0
INFIRMARY_USED: Final = 1 << 1
NETTLE_USED: Final = 1 << 2
COMPASS_USED: Final = 1 << 3
CHALK_USED: Final = 1 << 4
WRECKED: Final = 1 << 5
"""From this bit on: the vehicles that cannot be used again (AF-700)."""
