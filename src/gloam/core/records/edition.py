"""Editions: of which rules and which content a game is. Records, logs and keyframes of another one do not replay."""

from __future__ import annotations

import msgspec

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


def difference(game: str, then: Edition, here: Edition) -> str:
    """What keeps something of one edition from being played again in another, as a clause; "" if nothing does."""
    if then.gloam != here.gloam:
        return f"it is of format {then.gloam}; this gloam plays format {here.gloam}"
    if then.version != here.version:
        return f"it is of version {then.version} of {game}; this is version {here.version}"
    if then.pack != here.pack:
        if not then.pack:
            return f"it was played with the content of {game} itself; in use here is the pack {here.pack}"
        instead = f"in use here is the pack {here.pack}" if here.pack else "no pack is in use here"
        return f"it was played with the content pack {then.pack}, which is missing; {instead}"
    if then.content != here.content:
        return f"it was played with other content of {game} ({then.content or 'none'}; here {here.content or 'none'})"
    return ""
