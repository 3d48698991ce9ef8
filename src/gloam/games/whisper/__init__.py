"""Whisper behind the Wall: three victims in a dark mansion, and the killer to whom it belongs."""

from gloam.games.whisper.game import WhisperGame

game = WhisperGame()
