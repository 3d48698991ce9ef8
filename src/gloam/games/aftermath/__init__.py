"""Aftermath: a band of small rodents in a city whose humans have vanished, over a campaign of missions."""

from gloam.games.aftermath.game import AftermathGame

game = AftermathGame()
