"""Numbers for what can be chosen, asked and told. lexicon.py gives them their names."""

from __future__ import annotations

from typing import Final

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
PICK: Final = 1 << 16
FACE: Final = 2 << 16
DRAW: Final = 3 << 16
HAND_TO: Final = 4 << 16
START: Final = 5 << 16
MOVE: Final = 6 << 16
RUN: Final = 7 << 16
CLIMB: Final = 8 << 16
SCRAMBLE: Final = 9 << 16
GO: Final = 10 << 16
STOP: Final = 11 << 16
SEARCH: Final = 12 << 16
RETURN: Final = 13 << 16
ATTACK: Final = 14 << 16
ATTACK_WITH: Final = 15 << 16
SWING: Final = 16 << 16
REROLL: Final = 17 << 16
HEAL: Final = 18 << 16
EAT: Final = 19 << 16
SHINE: Final = 20 << 16
PHONE: Final = 21 << 16
SEND_DOG: Final = 22 << 16
THROW: Final = 23 << 16
CUT: Final = 24 << 16
UNLOCK: Final = 25 << 16
TRADE: Final = 26 << 16
GIVE: Final = 27 << 16
WANT: Final = 28 << 16
SHOW: Final = 29 << 16
SEND: Final = 30 << 16
DROP: Final = 31 << 16
ACCEPT: Final = 32 << 16
REFUSE: Final = 33 << 16
REST: Final = 34 << 16
END: Final = 35 << 16
USE_QUILT: Final = 36 << 16
COUNTER: Final = 37 << 16
QUADRANT: Final = 38 << 16
ENTER: Final = 39 << 16
STALK: Final = 40 << 16
SNEAK: Final = 41 << 16
HUNT: Final = 42 << 16
STRIKE: Final = 43 << 16
PLAY: Final = 44 << 16
SECOND_THRUST: Final = 45 << 16
MAKE_NOISE: Final = 46 << 16
SPREAD_DREAD: Final = 47 << 16

# Kinds of decisions (the ledger's D02 to D35)
ASK_PICK: Final = 0
ASK_FACE: Final = 1
ASK_DRAW: Final = 2
ASK_HAND: Final = 3
ASK_START: Final = 4
ASK_ACTION: Final = 5
ASK_FREE: Final = 6
ASK_STEP: Final = 7
ASK_RETURN: Final = 8
ASK_REROLL: Final = 9
ASK_OFFER: Final = 10
ASK_QUILT: Final = 11
ASK_COUNTER: Final = 12
ASK_PROWL: Final = 13
ASK_OVERPOWER: Final = 14
ASK_NO_PAIN: Final = 15
ASK_CUT: Final = 16
ASK_QUADRANT: Final = 17
ASK_REPLACE: Final = 18
ASK_ENTER: Final = 19

# Events
TOLD_PICKED: Final = 0
TOLD_FACED: Final = 1
TOLD_DEALT_FROM: Final = 2
TOLD_DEALT: Final = 3
TOLD_HANDED: Final = 4
TOLD_MICHAEL_DREW: Final = 5
TOLD_MICHAEL_CARD: Final = 6
TOLD_LURKS: Final = 7
TOLD_TURN: Final = 8
TOLD_MOVES: Final = 9
TOLD_STEPPED: Final = 10
TOLD_STOPPED: Final = 11
TOLD_PUT_BACK: Final = 12
TOLD_EXERTED: Final = 13
TOLD_SEARCHED: Final = 14
TOLD_DREW: Final = 15
TOLD_RETURNED: Final = 16
TOLD_YOU_RETURNED: Final = 17
TOLD_ATTACKS: Final = 18
TOLD_ROLLED: Final = 19
TOLD_REROLLED: Final = 20
TOLD_WOUNDED: Final = 21
TOLD_MICHAEL_HURT: Final = 22
TOLD_STAGGERED: Final = 23
TOLD_READY: Final = 24
TOLD_USED: Final = 25
TOLD_DISCARDED: Final = 26
TOLD_HEALED: Final = 27
TOLD_RECOVERED: Final = 28
TOLD_PHONE: Final = 29
TOLD_DOG: Final = 30
TOLD_UNLOCKED: Final = 31
TOLD_OFFERED: Final = 32
TOLD_OFFER_GIVES: Final = 33
TOLD_OFFER_WANTS: Final = 34
TOLD_REFUSED: Final = 35
TOLD_TRADED: Final = 36
TOLD_GAVE: Final = 37
TOLD_SHOWED: Final = 38
TOLD_RESTED: Final = 39
TOLD_SPOTTED: Final = 40
TOLD_LOST: Final = 41
TOLD_APPEARED: Final = 42
TOLD_SLIPPED: Final = 43
TOLD_MICHAEL_TURN: Final = 44
TOLD_DONE: Final = 45
TOLD_ASSAULT: Final = 46
TOLD_PLAYED: Final = 47
TOLD_NOISE: Final = 48
TOLD_DREAD: Final = 49
TOLD_ROUND: Final = 50
TOLD_DIED: Final = 51
TOLD_RENEWED: Final = 52
TOLD_REPLACED: Final = 53
TOLD_OVER: Final = 54
TOLD_SHEET: Final = 55
TOLD_FOR_SEAT: Final = 56
TOLD_FOR_QUADRANT: Final = 57
TOLD_FOR_DIRECTION: Final = 58
TOLD_FOR_SPACE: Final = 59
TOLD_FOR_TOKENS: Final = 60
TOLD_COUNTERS: Final = 61
TOLD_ABOVE: Final = 62
TOLD_ESTATE: Final = 63

# Which movement a victim makes
BY_MOVE: Final = 0
BY_RUN: Final = 1
BY_CLIMB: Final = 2
BY_SCRAMBLE: Final = 3
BY_CUTTERS: Final = 4
BY_HANGER: Final = 5
MOVEMENT_IDS: Final = ["move", "run", "climb", "scramble", "cutters", "hanger"]

# Which of his actions Michael has completed (HW-330)
FIRST: Final = 0
SECOND: Final = 1
BY_CARD: Final = 2
DEED_IDS: Final = ["first", "second", "card"]

# Where a returned card goes (HW-164)
TOP: Final = 0
BOTTOM: Final = 1
PLACE_IDS: Final = ["top", "bottom"]

ANSWER_IDS: Final = ["no", "yes"]

ENDING_IDS: Final = ["escape", "damage", "kills", "rounds"]
BY_ESCAPE: Final = 0
BY_DAMAGE: Final = 1
BY_KILLS: Final = 2
BY_ROUNDS: Final = 3


def return_of(card: int, quadrant: int, place: int) -> int:
    """The option to return a card: its parts are a card, a quadrant and a place."""
    return RETURN | card << 3 | quadrant << 1 | place


def noise_of(seat: int, direction: int) -> int:
    """The option to turn a victim with A noise outside."""
    return MAKE_NOISE | seat << 2 | direction
