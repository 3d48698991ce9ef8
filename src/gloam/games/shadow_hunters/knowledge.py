"""What Hermit cards teach, and worlds that a seat cannot tell from the real one.

The Hermit log is a list of numbers: giver, receiver, card, result and whether the receiver was unhurt, see `pack`.
Who gave to whom and the visible result are public; the card is known to giver and receiver alone.
"""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.games.shadow_hunters import words as w
from gloam.games.shadow_hunters.state import ShadowHunters
from gloam.games.shadow_hunters.tables import (
    ALL_ROLES,
    ALLOCATION,
    APPLIES_TO,
    BLACK,
    BOB,
    BOB_IN_POOL,
    CARDS,
    DAMAGE_OF,
    EFFECT_OF,
    FIRST_HERMIT,
    GIVE_OR_HURT,
    HEAL_OR_HURT,
    HERMIT,
    NO_CARD,
    PREDICTION,
    ROLES,
    SIDE,
    UNKNOWN,
    WHITE,
)

DECK_SIZE: Final = 16
TRIES: Final = 40
"""So many random deals are tried before one is built seat by seat."""

WORLDS: Final = 8
"""So many deals are tried before the real one is kept, should no Hermit card fit the others."""


# The log


def pack(giver: int, taker: int, card: int, result: int, unhurt: bool) -> int:
    return giver | taker << 4 | card << 8 | result << 16 | (1 << 20 if unhurt else 0)


def giver_of(entry: int) -> int:
    return entry & 15


def taker_of(entry: int) -> int:
    return entry >> 4 & 15


def card_of(entry: int) -> int:
    return entry >> 8 & 255


def result_of(entry: int) -> int:
    return entry >> 16 & 15


def unhurt_of(entry: int) -> int:
    return entry >> 20 & 1


def with_card(entry: int, card: int) -> int:
    return entry & ~(255 << 8) | card << 8


def known_to(entry: int, viewer: int) -> bool:
    """Whether a seat has had the card in its hands."""
    return viewer == giver_of(entry) or viewer == taker_of(entry)


def remember(s: ShadowHunters, giver: int, taker: int, card: int, result: int, unhurt: bool) -> None:
    """Note a Hermit card and narrow what its giver, and the table, can believe of the receiver."""
    s.hermit_log.append(pack(giver, taker, card, result, unhurt))
    s.told[giver * s.seats + taker] &= FITTING[(card * w.RESULTS + result) * 2 + int(unhurt)]
    p = s.players[taker]
    if not p.revealed:
        p.may_be &= PUBLIC[result * 2 + int(unhurt)]


def _fitting() -> list[int]:
    """By card, result and unhurt: the characters that can have answered so. Unknown may answer either way."""
    masks = [0] * (CARDS * w.RESULTS * 2)
    for card in range(FIRST_HERMIT, CARDS):
        for result in range(w.RESULTS):
            for unhurt in range(2):
                if result == w.RESULT_NOTHING:
                    mask = ~APPLIES_TO[card] & ALL_ROLES | 1 << UNKNOWN if card != PREDICTION else 0
                elif obeyed(card, result, unhurt == 1):
                    mask = APPLIES_TO[card] | 1 << UNKNOWN
                else:
                    mask = 0
                masks[(card * w.RESULTS + result) * 2 + unhurt] = mask
    return masks


def obeyed(card: int, result: int, unhurt: bool) -> bool:
    """Whether carrying the card out can look like this."""
    if card == PREDICTION:
        return result == w.RESULT_SHOWN
    hurt = w.RESULT_HURT_1 if DAMAGE_OF[card] == 1 else w.RESULT_HURT_2
    effect = EFFECT_OF[card]
    if effect == HEAL_OR_HURT:
        return result == (hurt if unhurt else w.RESULT_HEALED)
    return result == hurt or (effect == GIVE_OR_HURT and result == w.RESULT_GAVE)


FITTING: Final[list[int]] = _fitting()


def _public() -> list[int]:
    masks = [0] * (w.RESULTS * 2)
    for card in range(FIRST_HERMIT, CARDS):
        for i in range(w.RESULTS * 2):
            masks[i] |= FITTING[card * w.RESULTS * 2 + i]
    return masks


PUBLIC: Final[list[int]] = _public()
"""By result and unhurt: what a result alone tells the table about the receiver."""


# What a seat can rule out


def believable(s: ShadowHunters, viewer: int, seat: int) -> int:
    """The characters that `seat` may be for all that `viewer` knows (-1: for all the table knows)."""
    p = s.players[seat]
    if p.revealed or seat == viewer:
        return 1 << p.role
    mask = p.may_be & s.unseen
    if viewer >= 0:
        mask &= s.told[viewer * s.seats + seat] & unseen_by(s, viewer)
    return mask


def unseen_by(s: ShadowHunters, viewer: int) -> int:
    """The characters that may lie face down before others, as the viewer knows who counts the own card too."""
    me = s.players[viewer]
    mask = s.unseen & ~(1 << me.role)
    if me.revealed:
        return mask
    side = SIDE[me.role]
    shown = 1
    for q in s.players:
        if q.revealed and SIDE[q.role] == side:
            shown += 1
    if shown == ALLOCATION[s.seats][side]:
        for role in range(ROLES):
            if SIDE[role] == side:
                mask &= ~(1 << role)
    return mask


# Other worlds


def determinized(s: ShadowHunters, viewer: int, rng: Rng) -> ShadowHunters:
    """A world that `viewer` could not tell from this one: other roles, other hidden cards, another future."""
    t = s.clone()
    t.rng = rng.split()
    if s.over:
        return t
    for _ in range(WORLDS):
        roles = deal_roles(s, viewer, rng)
        log = deal_hermit_cards(s, viewer, roles, rng)
        if log is not None:
            t.hermit_log = log
            settle(t, roles)
            break
    spread_hermit_cards(t, viewer, rng)
    rng.shuffle("", t.piles[WHITE])
    rng.shuffle("", t.piles[BLACK])
    t.ask_again()  # another world asks with other options
    t.run()
    return t


def deal_roles(s: ShadowHunters, viewer: int, rng: Rng) -> list[int]:
    """Characters by seat that fit all the viewer knows; evenly distributed unless they are hard to find."""
    roles = [p.role for p in s.players]
    hidden: list[int] = []
    masks: list[int] = []
    need = ALLOCATION[s.seats].copy()
    taken = 0
    for p in s.players:
        if p.revealed or p.seat == viewer:
            need[SIDE[p.role]] -= 1
            taken |= 1 << p.role
        else:
            hidden.append(p.seat)
            masks.append(believable(s, viewer, p.seat))
    if not BOB_IN_POOL[s.seats] and not s.switches.bob_large_games:
        taken |= 1 << BOB
    pools: list[list[int]] = [[], [], []]
    for role in range(ROLES):
        if not taken >> role & 1:
            pools[SIDE[role]].append(role)
    for _ in range(TRIES):
        hand: list[int] = []
        for side in range(3):
            pool = pools[side]
            if need[side] == len(pool):
                hand += pool
            elif need[side]:
                rng.shuffle("", pool)
                hand += pool[: need[side]]
        rng.shuffle("", hand)
        fits = True
        for i in range(len(hidden)):
            if not masks[i] >> hand[i] & 1:
                fits = False
                break
        if fits:
            for i in range(len(hidden)):
                roles[hidden[i]] = hand[i]
            return roles
    build(roles, hidden, masks, need, taken, 0, rng)
    return roles


def build(roles: list[int], hidden: list[int], masks: list[int], need: list[int], taken: int, i: int, rng: Rng) -> bool:
    """Deal hidden seats from number `i` on by trying characters in random order."""
    if i == len(hidden):
        return True
    offset = rng.below(ROLES)
    for k in range(ROLES):
        role = (k + offset) % ROLES
        side = SIDE[role]
        if masks[i] >> role & 1 and not taken >> role & 1 and need[side]:
            roles[hidden[i]] = role
            need[side] -= 1
            if build(roles, hidden, masks, need, taken | 1 << role, i + 1, rng):
                return True
            need[side] += 1
    return False


def settle(t: ShadowHunters, roles: list[int]) -> None:
    """Give every seat its character of the other world, and each giver of a Prediction what was shown there."""
    dealt = 0
    for p in t.players:
        p.role = roles[p.seat]
        dealt |= 1 << p.role
    t.aside = [role for role in range(ROLES) if not dealt >> role & 1]
    t.told = [ALL_ROLES] * (t.seats * t.seats)
    for entry in t.hermit_log:
        giver, taker, card, result = giver_of(entry), taker_of(entry), card_of(entry), result_of(entry)
        mask = FITTING[(card * w.RESULTS + result) * 2 + unhurt_of(entry)]
        t.told[giver * t.seats + taker] &= 1 << roles[taker] if result == w.RESULT_SHOWN else mask


def deal_hermit_cards(s: ShadowHunters, viewer: int, roles: list[int], rng: Rng) -> list[int] | None:
    """The log with other cards where the viewer saw none, fitting the roles; None if no cards fit."""
    log = s.hermit_log.copy()
    size = len(log)
    recent = current_entries(s)
    start = size - recent
    # Piles that were used up held every card once: their entries are a deal of the whole deck.
    while start >= DECK_SIZE:
        start -= DECK_SIZE
        whole = [card_of(log[i]) for i in range(start, start + DECK_SIZE)]
        if not deal_entries(log, start, start + DECK_SIZE, whole, viewer, roles, rng):
            return None
    pool = s.piles[HERMIT] + s.discards[HERMIT]
    if s.passing != NO_CARD and not holds(s, viewer):
        pool.append(s.passing)
    if not deal_entries(log, size - recent, size, pool, viewer, roles, rng):
        return None
    return log


def current_entries(s: ShadowHunters) -> int:
    """How many entries of the log have their card on the discard pile."""
    size = len(s.discards[HERMIT])
    return size if size < len(s.hermit_log) else len(s.hermit_log)


def holds(s: ShadowHunters, viewer: int) -> bool:
    """Whether the viewer has read the Hermit card that is on its way."""
    return viewer >= 0 and (viewer == s.giver or viewer == s.taker)


def deal_entries(
    log: list[int], start: int, end: int, pool: list[int], viewer: int, roles: list[int], rng: Rng
) -> bool:
    """Give the entries whose card the viewer has not seen cards of the pool that fit; False if that cannot be."""
    unknown: list[int] = []
    for i in range(start, end):
        if known_to(log[i], viewer):
            pool.remove(card_of(log[i]))
        else:
            unknown.append(i)
    rng.shuffle("", pool)
    entry_of = [-1] * len(pool)
    for i in unknown:
        if not place_card(log, i, pool, entry_of, roles, 0):
            return False
    for k in range(len(pool)):
        if entry_of[k] >= 0:
            log[entry_of[k]] = with_card(log[entry_of[k]], pool[k])
    return True


def place_card(log: list[int], i: int, pool: list[int], entry_of: list[int], roles: list[int], tried: int) -> bool:
    """Find a card for entry `i`, moving earlier entries to other cards if need be (augmenting paths)."""
    entry = log[i]
    role = roles[taker_of(entry)]
    index = result_of(entry) * 2 + unhurt_of(entry)
    for k in range(len(pool)):
        if entry_of[k] < 0 and FITTING[pool[k] * w.RESULTS * 2 + index] >> role & 1:
            entry_of[k] = i
            return True
    for k in range(len(pool)):
        if not tried >> k & 1 and FITTING[pool[k] * w.RESULTS * 2 + index] >> role & 1:
            tried |= 1 << k
            if place_card(log, entry_of[k], pool, entry_of, roles, tried):
                entry_of[k] = i
                return True
    return False


def spread_hermit_cards(t: ShadowHunters, viewer: int, rng: Rng) -> None:
    """Lay out the Hermit cards of the other world: discards by the log, then the card on its way, then the pile."""
    pool = t.piles[HERMIT] + t.discards[HERMIT]
    unread = t.passing != NO_CARD and not holds(t, viewer)
    if unread:
        pool.append(t.passing)
    recent = current_entries(t)
    unlogged = len(t.discards[HERMIT]) - recent
    discards = [card_of(t.hermit_log[i]) for i in range(len(t.hermit_log) - recent, len(t.hermit_log))]
    for card in discards:
        pool.remove(card)
    rng.shuffle("", pool)
    discards += pool[len(pool) - unlogged :]
    del pool[len(pool) - unlogged :]
    if unread:
        t.passing = pool.pop()
    t.discards[HERMIT] = discards
    t.piles[HERMIT] = pool
