"""Halloween: one killer whom nobody sees, on a street with lines of sight."""

from gloam.games.halloween.game import HalloweenGame

game = HalloweenGame()
