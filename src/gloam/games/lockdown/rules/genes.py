"""Gene panels: every way to place the points (LK-007 to LK-010, LK-239)."""

from __future__ import annotations

from gloam.games.lockdown import codes
from gloam.games.lockdown.content.tables import GENE_LEAST
from gloam.games.lockdown.state import Player


def splits(points: int, least_load: int) -> list[int]:
    """Every split with at least 1 on each attribute and at least so much Load (LK-009, LK-010, LK-240)."""
    low = least_load if least_load > GENE_LEAST else GENE_LEAST
    found: list[int] = []
    for force in range(GENE_LEAST, points):
        for speed in range(GENE_LEAST, points - force):
            load = points - force - speed
            if load >= low:
                found.append(codes.genes(force, speed, load))
    return found


def why_no_split(split: int, points: int, least: int, sum_: int) -> int:
    """At least 1 on each attribute, and all points placed; the Operating Desk has reasons of its own for that."""
    force, speed, load = codes.force_of(split), codes.speed_of(split), codes.load_of(split)
    if force < GENE_LEAST or speed < GENE_LEAST or load < GENE_LEAST:
        return least
    return 0 if force + speed + load == points else sum_ | points


def set_genes(p: Player, split: int) -> None:
    p.force, p.speed, p.load = codes.force_of(split), codes.speed_of(split), codes.load_of(split)
