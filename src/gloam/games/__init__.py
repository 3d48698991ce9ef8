"""One package a game. A game imports `gloam.core` and nothing else of gloam."""
