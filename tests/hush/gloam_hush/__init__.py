"""A very small game for the tests of quiet decisions: people who give each other coins, and walk about in the dark.

First all trade at the same time, until everybody is ready. Then one after the other walks, up to four steps, alone.
Then the chair says openly that the night is over, or naps before.
"""

from gloam_hush.game import Hush

game = Hush()
