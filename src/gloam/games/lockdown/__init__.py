"""Lockdown: 3-9 rivals move secretly through two buildings; the software is the game master."""

from gloam.games.lockdown.game import LockdownGame

game = LockdownGame()
