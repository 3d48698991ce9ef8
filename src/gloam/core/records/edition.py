"""Editions: of which rules and which content a game is. Records, logs and keyframes of another one do not replay."""

from __future__ import annotations

import msgspec

from gloam.core.words.phrases import Phrase

FORMAT = 3
"""Of gloam itself: changes whenever the same seed and decisions would give another game in *every* game, or records and
logs are written otherwise. What changes one game raises `Game.version`."""


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be the same for a game to be played again from its seed and decisions.

    `gloam` is FORMAT, `version` that of the game's rules, `content` a fingerprint of the content files that were in
    use, "" for a game without any. `pack` names the pack among them that was somebody's own, "" if there was none.
    """

    gloam: int
    version: int
    content: str
    pack: str = ""


TEXT_KEYS: dict[str, tuple[str, ...]] = {
    "edition-format": ("then", "here"),
    "edition-version": ("game", "then", "here"),
    "edition-no-pack": ("game", "here"),
    "edition-pack": ("then", "here"),
    "edition-pack-missing": ("then",),
    "edition-content": ("game", "then", "here"),
}


def difference(game: str, then: Edition, here: Edition) -> Phrase | None:
    """What keeps something of one edition from being played again in another, as a clause; None if nothing does."""
    if then.gloam != here.gloam:
        return other_format(then.gloam)
    if then.version != here.version:
        return Phrase("edition-version", "", {"game": game, "then": then.version, "here": here.version})
    if then.pack != here.pack:
        if not then.pack:
            return Phrase("edition-no-pack", "", {"game": game, "here": here.pack})
        if not here.pack:
            return Phrase("edition-pack-missing", "", {"then": then.pack})
        return Phrase("edition-pack", "", {"then": then.pack, "here": here.pack})
    if then.content != here.content:
        return Phrase("edition-content", "", {"game": game, "then": then.content or "—", "here": here.content or "—"})
    return None


def other_format(then: int) -> Phrase:
    """Something that another gloam has written."""
    return Phrase("edition-format", "", {"then": then, "here": FORMAT})
