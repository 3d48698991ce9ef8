"""What viewers can rule out about characters that lie face down."""

from __future__ import annotations

from gloam.games.shadow_hunters.content.tables import ALLOCATION, HUNTER, NEUTRAL, SHADOW, SIDE_MASK
from gloam.games.shadow_hunters.state import ShadowHunters


def believable(s: ShadowHunters, viewers: int, told: list[int]) -> list[int]:
    """By seat, the characters that it may be for all these viewers know; Hermit cards have `told` them so much."""
    masks: list[int] = []
    unseen, over = s.unseen, s.over
    for p in s.players:
        if p.revealed or viewers >> p.seat & 1 or over:
            masks.append(1 << p.role)
        else:
            masks.append(p.may_be & unseen & told[p.seat])
    narrow(masks)
    return masks


def narrow(masks: list[int]) -> None:
    """Nobody is a character that somebody else certainly is, nor of a side whose seats are all certain."""
    allocation = ALLOCATION[len(masks)]
    hunters, shadows, neutrals = allocation[HUNTER], allocation[SHADOW], allocation[NEUTRAL]
    taken = 0
    for mask in masks:
        if mask & (mask - 1) == 0:
            taken |= mask
            if mask & SIDE_MASK[HUNTER]:
                hunters -= 1
            elif mask & SIDE_MASK[SHADOW]:
                shadows -= 1
            else:
                neutrals -= 1
    if hunters == 0:
        taken |= SIDE_MASK[HUNTER]
    if shadows == 0:
        taken |= SIDE_MASK[SHADOW]
    if neutrals == 0:
        taken |= SIDE_MASK[NEUTRAL]
    for i in range(len(masks)):
        mask = masks[i]
        if mask & taken and mask & (mask - 1):
            masks[i] = mask & ~taken
