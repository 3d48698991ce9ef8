"""Shadow Hunters: 4-8 players, secret roles, Hermit cards, reveals at any moment."""

from gloam.games.shadow_hunters.game import ShadowHuntersGame

game = ShadowHuntersGame()
