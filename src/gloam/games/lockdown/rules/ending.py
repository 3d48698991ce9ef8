"""Death, the last survivor, and the final ranking (LK-395 to LK-403, LK-450 to LK-475)."""

from __future__ import annotations

from gloam.core.state import EVERYONE
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import GOLD, MORGUE, MOST_HP, NOWHERE, STOCK_OF
from gloam.games.lockdown.state import PHASE_OVER, Lockdown, Player

# Rules by which a game ends or is won, as numbers of the ledger
LAST_ROUND = 53
LAST_SURVIVOR = 459
ONLY_REVIVED = 463
ALL_SHADOWS = 465
MOST_LIFE = 454


def become_shadow(s: Lockdown, p: Player, step: int) -> None:
    """The record is taken, the cards go to the Morgue, and he is in no room for the rest of the round (LK-395 ff.)."""
    p.death_force = p.effective_force()
    p.death_round = s.round
    p.death_step = step
    p.death_hp = p.published
    p.shadow = True
    p.drained = 0
    p.room = NOWHERE
    s.keep(1 << p.seat, w.TOLD_YOU_SHADOW, p.seat)
    for card in p.hand:
        s.keep(1 << p.seat, w.TOLD_HANDED_OVER, p.seat, card)
    s.dead_cards += p.hand
    p.hand = []


def show_shadow(s: Lockdown, p: Player) -> None:
    """Everybody learns his name, not where it happened (LK-396, LK-403)."""
    p.shown = True
    s.keep(EVERYONE, w.TOLD_SHADOW, p.seat)


def bury(s: Lockdown, step: int) -> None:
    """After a step everybody at 0 becomes a shadow (LK-263); then it is seen whether one is left (LK-460)."""
    died = False
    for p in s.players:
        if not p.shadow and p.hp == 0:
            become_shadow(s, p, step)
            show_shadow(s, p)
            died = True
    if died:
        check_last_survivor(s)


def check_last_survivor(s: Lockdown) -> None:
    """Whoever is the only one living wins at once (LK-459)."""
    if s.living_count() == 1:
        finish(s, LAST_SURVIVOR)


def finish(s: Lockdown, rule: int) -> None:
    """The ranking, and the end (LK-450 to LK-475)."""
    if rule == LAST_ROUND:
        turn_gold_to_life(s)
    s.ranks = ranks_of(s, rule == ALL_SHADOWS)
    s.over = True
    s.phase = PHASE_OVER
    lay_out_the_dead(s)
    s.acting = -1
    s.ended_by = [rule]
    winner_rule = MOST_LIFE if rule == LAST_ROUND else rule
    s.reasons = [winner_rule if rank == 1 else 0 for rank in s.ranks]
    winners = 0
    for p in s.players:
        p.shown = p.shadow
        if s.ranks[p.seat] == 1:
            winners |= 1 << p.seat
    s.tell(EVERYONE, w.TOLD_OVER, winners)
    for p in s.players:
        s.tell(EVERYONE, w.TOLD_RANK, p.seat, s.ranks[p.seat], s.seats + 1 - s.ranks[p.seat])


def lay_out_the_dead(s: Lockdown) -> None:
    """The cards of those who died in this round lie in the Morgue: with the next round (LK-212), or when all stocks are
    revealed (LK-397, LK-475)."""
    s.stocks[STOCK_OF[MORGUE]] += s.dead_cards
    s.dead_cards = []


def turn_gold_to_life(s: Lockdown) -> None:
    """Each gold bar held is 1 HP, up to 10 (LK-450 to LK-452)."""
    for p in s.players:
        bars = p.hand.count(GOLD)
        if bars and not p.shadow:
            p.hp = min(p.hp + bars, MOST_HP)
            s.keep(EVERYONE, w.TOLD_GOLD_TO_LIFE, p.seat, bars, p.hp)


def standing(p: Player, all_shadows: bool) -> tuple[int, int, int, int]:
    """What a player is ranked by; the larger comes first (LK-453 to LK-458, LK-465, LK-468 to LK-470)."""
    if all_shadows:
        return (p.death_hp, p.death_force, p.death_round, p.death_step)
    if p.shadow:
        return (0, p.death_force, p.death_round, p.death_step)
    return (p.hp, p.effective_force(), p.force + p.speed + p.load, 0)


def ranks_of(s: Lockdown, all_shadows: bool) -> list[int]:
    """1 for the first; whoever is equal in everything shares a rank, and the next ranks are skipped (LK-473).

    A living player has at least 1 HP, so every living one is before every shadow (LK-453).
    """
    standings = [standing(p, all_shadows) for p in s.players]
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]
