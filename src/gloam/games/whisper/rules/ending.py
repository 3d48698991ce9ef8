"""How the game ends, and who leaves it before (WH-121 to WH-136, WH-345 to WH-359)."""

from __future__ import annotations

from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import KEYS, MAIN_EXIT, OPENS_SECRET, OWN_KEYS, SECRET_EXIT
from gloam.games.whisper.state import DEAD, ESCAPED, Whisper


def finish(s: Whisper, ending: int) -> None:
    """One side has won, and nothing further is played (WH-136)."""
    s.over = True
    s.ending = ending
    s.announce(w.TOLD_OVER, ending)


def rescued(s: Whisper) -> None:
    """Help has come: the victims win, in Crossroads whoever is alive in the mansion (WH-128, WH-352)."""
    if s.crossroads:
        for slot in range(len(s.victims)):
            if s.victims[slot].inside():
                s.victims[slot].condition = ESCAPED
    finish(s, w.BY_RESCUE)


def has_map(s: Whisper, slot: int) -> bool:
    return any(OPENS_SECRET[card >> 2] for card in s.victims[slot].items)


def check_escape(s: Whisper) -> None:
    """Step 2b, and at no other moment (WH-131 to WH-134)."""
    if s.crossroads:
        for slot in range(len(s.victims)):
            leave_alone(s, slot)
        return
    if s.keys < KEYS:
        return
    everybody = (1 << len(s.victims)) - 1
    if s.those_at(1 << MAIN_EXIT) == everybody:
        finish(s, w.BY_KEYS)
    elif s.those_at(1 << SECRET_EXIT) == everybody and any(has_map(s, slot) for slot in range(len(s.victims))):
        finish(s, w.BY_MAP)


def leave_alone(s: Whisper, slot: int) -> None:
    """In Crossroads a victim leaves with three keys of its own, and takes all it has along (WH-345, WH-346)."""
    v = s.victims[slot]
    if s.over or not v.inside() or len(v.keys) < OWN_KEYS:
        return
    if v.place == MAIN_EXIT or (v.place == SECRET_EXIT and has_map(s, slot)):
        v.condition = ESCAPED
        v.items = []
        v.keys = []
        v.keys_seen = 0
        s.announce(w.TOLD_ESCAPED, v.who, v.place, v.seat)
        gone(s, slot)


def killed(s: Whisper, slot: int) -> None:
    """The second wound: the killer has won; in Crossroads the game goes on (WH-135, WH-347)."""
    v = s.victims[slot]
    v.condition = DEAD
    s.announce(w.TOLD_DIED, v.who, v.seat)
    if s.crossroads:
        gone(s, slot)
    else:
        finish(s, w.BY_DEATH)


def gone(s: Whisper, slot: int) -> None:
    """Somebody plays no more: the game may be over, and the token passes on (WH-353, WH-379)."""
    if not s.inside():
        finish(s, w.BY_CROSSROADS)
    elif s.victims[slot].seat == s.first:
        pass_token(s)


def pass_token(s: Whisper) -> None:
    """To the next victims' player in seating order; in Crossroads to one who still plays (WH-015, WH-342)."""
    seat = s.first
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 1
        if not s.crossroads or s.plays(seat):
            break
    if seat != s.first:
        s.first = seat
        s.announce(w.TOLD_FIRST, seat)
