"""Step 2 of the settlement: who loses how much to whom in a room (LK-280 to LK-301)."""

from __future__ import annotations

from gloam.games.lockdown.state import Player


def fight_losses(fighters: list[Player]) -> list[int]:
    """The loss of each of two or more living players in one room, in their order.

    Guns overrule muscles: those with a gun compare only among themselves, and whoever has none loses what the
    strongest of them is worth (LK-288 to LK-292). Without guns everybody compares with the strongest (LK-285).
    """
    guns = False
    top = 0
    for p in fighters:
        armed = p.armed()
        force = p.effective_force()
        if armed and not guns:
            guns, top = True, force
        elif armed == guns and force > top:
            top = force
    losses: list[int] = []
    for p in fighters:
        if guns and not p.armed():
            losses.append(top)
        else:
            losses.append(top - p.effective_force())
    return losses
