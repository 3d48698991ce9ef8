"""Numbers for what can be chosen, asked and told. lexicon.py gives them their names."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_BITS

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
GENES: Final = 1 << ARG_BITS
BIRTH: Final = 2 << ARG_BITS
OFFER: Final = 3 << ARG_BITS
GIVE: Final = 4 << ARG_BITS
WANT: Final = 5 << ARG_BITS
SWAP: Final = 6 << ARG_BITS
SEND: Final = 7 << ARG_BITS
DROP: Final = 8 << ARG_BITS
WITHDRAW: Final = 9 << ARG_BITS
ACCEPT: Final = 10 << ARG_BITS
REFUSE: Final = 11 << ARG_BITS
COUNTER: Final = 12 << ARG_BITS
READY: Final = 13 << ARG_BITS
DISCARD: Final = 14 << ARG_BITS
GO: Final = 15 << ARG_BITS
CLIMB: Final = 16 << ARG_BITS
SLIDE: Final = 17 << ARG_BITS
TELEPORT: Final = 18 << ARG_BITS
FLY: Final = 19 << ARG_BITS
STOP: Final = 20 << ARG_BITS
TEN_VOTES: Final = 21 << ARG_BITS
CLEAR: Final = 22 << ARG_BITS
TAKE: Final = 23 << ARG_BITS
DRAW: Final = 24 << ARG_BITS
KEEP: Final = 25 << ARG_BITS
GOLD: Final = 26 << ARG_BITS
RECYCLE: Final = 27 << ARG_BITS
FIRE: Final = 28 << ARG_BITS
VOTE: Final = 29 << ARG_BITS
DRINK: Final = 30 << ARG_BITS
EAT: Final = 31 << ARG_BITS
USE: Final = 32 << ARG_BITS
PICK: Final = 33 << ARG_BITS
DONE: Final = 34 << ARG_BITS

# Kinds of decisions (the ledger's D1 to D21)
ASK_GENES: Final = 0
ASK_BIRTH: Final = 1
ASK_FREE: Final = 2
ASK_DRAFT: Final = 3
ASK_PICK: Final = 4
ASK_OVERLOAD: Final = 5
ASK_MOVE: Final = 6
ASK_CONTROL: Final = 7
ASK_DESK: Final = 8
ASK_SUPPLY: Final = 9
ASK_LEFT: Final = 10
ASK_DRAW: Final = 11
ASK_JUNKYARD: Final = 12
ASK_GOLD: Final = 13
ASK_GOLD_CARD: Final = 14
ASK_DISCARD: Final = 15
ASK_ACT: Final = 16
ASK_VOTE: Final = 17
ASK_HUNGER: Final = 18
ASK_MEDICINE: Final = 19

# Events
TOLD_ROUND: Final = 0
TOLD_GENES: Final = 1
TOLD_BIRTH: Final = 2
TOLD_ORDER: Final = 3
TOLD_OFFERED: Final = 4
TOLD_OFFER_GIVES: Final = 5
TOLD_OFFER_WANTS: Final = 6
TOLD_OFFER_ORDER: Final = 7
TOLD_WITHDRAWN: Final = 8
TOLD_REFUSED: Final = 9
TOLD_LAPSED: Final = 10
TOLD_TRADED: Final = 11
TOLD_GAVE: Final = 12
TOLD_SWAPPED: Final = 13
TOLD_ACTION: Final = 14
TOLD_TURN: Final = 15
TOLD_STARTED: Final = 16
TOLD_STEPPED: Final = 17
TOLD_STOPPED: Final = 18
TOLD_GENE_BANK: Final = 19
TOLD_PANEL: Final = 20
TOLD_TEN_VOTES: Final = 21
TOLD_CLEARED: Final = 22
TOLD_DESK: Final = 23
TOLD_SUPPLY_LIES: Final = 24
TOLD_LEFT_LIES: Final = 25
TOLD_STOCK: Final = 26
TOLD_DREW: Final = 27
TOLD_RETURNED: Final = 28
TOLD_GOLD_USED: Final = 29
TOLD_GOLD_SAW: Final = 30
TOLD_TOOK: Final = 31
TOLD_DISCARDED: Final = 32
TOLD_RECYCLED: Final = 33
TOLD_FIRED: Final = 34
TOLD_VOTED: Final = 35
TOLD_SETTLEMENT: Final = 36
TOLD_SURGERY: Final = 37
TOLD_NO_SURGERY: Final = 38
TOLD_MEETING: Final = 39
TOLD_NO_MEETING: Final = 40
TOLD_DRAINED: Final = 41
TOLD_GASSED: Final = 42
TOLD_NO_GAS: Final = 43
TOLD_HANDED_IN: Final = 44
TOLD_HANDED_NOTHING: Final = 45
TOLD_NO_HUNGER: Final = 46
TOLD_BOMBED: Final = 47
TOLD_NOT_BOMBED: Final = 48
TOLD_USED: Final = 49
TOLD_ROLLED: Final = 50
TOLD_MEDICINE_OVER: Final = 51
TOLD_GAIN: Final = 52
TOLD_LOSS: Final = 53
TOLD_EXEMPT: Final = 54
TOLD_SHADOW: Final = 55
TOLD_YOU_SHADOW: Final = 56
TOLD_HANDED_OVER: Final = 57
TOLD_REVIVED: Final = 58
TOLD_NO_REVIVAL: Final = 59
TOLD_HP: Final = 60
TOLD_GOLD_TO_LIFE: Final = 61
TOLD_OVER: Final = 62
TOLD_RANK: Final = 63

# Causes of gain and loss
BY_LASER: Final = 0
BY_SURGERY: Final = 1
BY_FIGHT: Final = 2
BY_BRAWL: Final = 3
BY_DRAIN: Final = 4
BY_GAS: Final = 5
BY_HUNGER: Final = 6
BY_BAZOOKA: Final = 7
BY_PILL: Final = 8
BY_ALCOHOL: Final = 9
CAUSE_IDS: Final = [
    "laser", "surgery", "fight", "brawl", "drain", "gas", "hunger", "bazooka", "pill", "alcohol",
]  # fmt: skip

# What a room with several players in it is announced for
FIGHT: Final = 0
BRAWL: Final = 1
ENCOUNTER: Final = 2
MEETING_IDS: Final = ["fight", "brawl", "encounter"]

# What a card does that is used in step 6, as everybody hears it (LK-356): HP stay a secret (LK-264)
HEALS: Final = 0
QUICKENS: Final = 1
DIE_DECIDES: Final = 2
NO_EFFECT: Final = 3
EFFECT_IDS: Final = ["heals", "quickens", "die", "none"]


def genes(force: int, speed: int, load: int) -> int:
    """A split of gene points in one number."""
    return force << 10 | speed << 5 | load


def force_of(split: int) -> int:
    return split >> 10


def speed_of(split: int) -> int:
    return split >> 5 & 31


def load_of(split: int) -> int:
    return split & 31


def offer_number(proposer: int, addressee: int, count: int) -> int:
    """An offer is named by its parties and counted between them alone: a common count would tell of others' offers."""
    return proposer << 9 | addressee << 5 | count
