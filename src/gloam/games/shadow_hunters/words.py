"""Numbers for what can be chosen, asked and told. lexicon.py gives them their names."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_BITS

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
ROLL: Final = 1 << ARG_BITS
ROLL_TWICE: Final = 2 << ARG_BITS
TELEPORT: Final = 3 << ARG_BITS
LIGHTNING: Final = 4 << ARG_BITS
DEMOLISH: Final = 5 << ARG_BITS
FIRST: Final = 6 << ARG_BITS
SECOND: Final = 7 << ARG_BITS
GO: Final = 8 << ARG_BITS
USE: Final = 9 << ARG_BITS
DRAW: Final = 10 << ARG_BITS
HURT: Final = 11 << ARG_BITS
HEAL: Final = 12 << ARG_BITS
TAKE: Final = 13 << ARG_BITS
HAND: Final = 14 << ARG_BITS
NOTHING: Final = 15 << ARG_BITS
SHOW: Final = 16 << ARG_BITS
SUFFER: Final = 17 << ARG_BITS
RECOVER: Final = 18 << ARG_BITS
GIVE: Final = 19 << ARG_BITS
UNVEIL: Final = 20 << ARG_BITS
CHOOSE: Final = 21 << ARG_BITS
ATTACK: Final = 22 << ARG_BITS
ATTACK_ALL: Final = 23 << ARG_BITS
STRIKE: Final = 24 << ARG_BITS
ROB: Final = 25 << ARG_BITS
PLUNDER: Final = 26 << ARG_BITS
SUCK: Final = 27 << ARG_BITS
COUNTER: Final = 28 << ARG_BITS
FEAST: Final = 29 << ARG_BITS
LOOT: Final = 30 << ARG_BITS
REVEAL: Final = 31 << ARG_BITS
MOTHERS_LOVE: Final = 32 << ARG_BITS

# Kinds of decisions
ASK_MOVE: Final = 0
ASK_RESULT: Final = 1
ASK_AREA_CHOICE: Final = 2
ASK_USE: Final = 3
ASK_DECK: Final = 4
ASK_WOODS: Final = 5
ASK_ALTAR: Final = 6
ASK_HAND: Final = 7
ASK_HERMIT: Final = 8
ASK_UNVEIL: Final = 9
ASK_BLESSING: Final = 10
ASK_FIRST_AID: Final = 11
ASK_SPIDER: Final = 12
ASK_BAT: Final = 13
ASK_DOLL: Final = 14
ASK_GOBLIN: Final = 15
ASK_BANANA_CARD: Final = 16
ASK_BANANA_SEAT: Final = 17
ASK_ATTACK: Final = 18
ASK_ATTACK_ROLL: Final = 19
ASK_SPEAR: Final = 20
ASK_ROB: Final = 21
ASK_SUCK: Final = 22
ASK_LOOT: Final = 23
ASK_PLUNDER: Final = 24
ASK_COUNTER: Final = 25
ASK_FEAST: Final = 26

CLOSED: Final = 1 << ASK_SPEAR | 1 << ASK_ROB | 1 << ASK_SUCK | 1 << ASK_LOOT | 1 << ASK_PLUNDER
"""Decisions inside a closed stretch (SH-307): nobody can reveal or heal while one of them is open."""

# Events
TOLD_ROLE: Final = 0
TOLD_START: Final = 1
TOLD_TURN: Final = 2
TOLD_EXTRA_TURN: Final = 3
TOLD_GUARD_ENDS: Final = 4
TOLD_MOVE_ROLL: Final = 5
TOLD_ROLL_AGAIN: Final = 6
TOLD_MOVED: Final = 7
TOLD_TELEPORTED: Final = 8
TOLD_USED: Final = 9
TOLD_DECLINED: Final = 10
TOLD_DECK: Final = 11
TOLD_HERMIT_DRAWN: Final = 12
TOLD_HERMIT_READ: Final = 13
TOLD_HERMIT_HANDED: Final = 14
TOLD_HERMIT_RECEIVED: Final = 15
TOLD_HERMIT_ANSWERED: Final = 16
TOLD_SHOWN_ROLE: Final = 17
TOLD_DRAWN: Final = 18
TOLD_EQUIPPED: Final = 19
TOLD_NO_EFFECT: Final = 20
TOLD_DAMAGE: Final = 21
TOLD_UNHURT: Final = 22
TOLD_HEALED: Final = 23
TOLD_MARKER: Final = 24
TOLD_STOLEN: Final = 25
TOLD_GIVEN: Final = 26
TOLD_LOOTED: Final = 27
TOLD_DISCARDED: Final = 28
TOLD_ATTACK: Final = 29
TOLD_COUNTER: Final = 30
TOLD_FEAST: Final = 31
TOLD_ATTACK_ROLL: Final = 32
TOLD_MASAMUNE_ROLL: Final = 33
TOLD_MISS: Final = 34
TOLD_ROLL_D6: Final = 35
TOLD_ROLL_D4: Final = 36
TOLD_DYNAMITE_ROLL: Final = 37
TOLD_REVEALED: Final = 38
TOLD_DIED: Final = 39
TOLD_LIGHTNING: Final = 40
TOLD_DEMOLISH: Final = 41
TOLD_MOTHERS_LOVE: Final = 42
TOLD_RESHUFFLED: Final = 43
TOLD_PROTECTED: Final = 44
TOLD_EXTRA_DUE: Final = 45
TOLD_OVER: Final = 46
TOLD_TRUTH: Final = 47
TOLD_ASIDE: Final = 48
TOLD_CHOSEN: Final = 49
TOLD_EXPLODED: Final = 50
TOLD_NOTHING_TO_TAKE: Final = 51
TOLD_HURT_SELF: Final = 52
TOLD_WOODS: Final = 53
TOLD_OFFERED: Final = 54

# Causes of damage and healing, as they are announced (of a Hermit card only that it was one)
BY_ATTACK: Final = 0
BY_WOODS: Final = 1
BY_SPIDER: Final = 2
BY_BAT: Final = 3
BY_DYNAMITE: Final = 4
BY_DOLL: Final = 5
BY_FLARE: Final = 6
BY_HERMIT: Final = 7
BY_BANANA: Final = 8
BY_LIGHTNING: Final = 9
BY_DEMOLISH: Final = 10
BY_FEAST: Final = 11
BY_HOLY_WATER: Final = 12
BY_BLESSING: Final = 13
BY_CHOCOLATE: Final = 14
BY_ADVENT: Final = 15
BY_RITUAL: Final = 16
BY_SUCK_BLOOD: Final = 17
BY_MOTHERS_LOVE: Final = 18

WIDE: Final = BY_FLARE
"""Causes up to this one count for Suck Blood and Robbery when their scope is `any` (SH-337, SH-370)."""

# What a Hermit card visibly led to
RESULT_NOTHING: Final = 0
RESULT_SHOWN: Final = 1
RESULT_HURT_1: Final = 2
RESULT_HURT_2: Final = 3
RESULT_HEALED: Final = 4
RESULT_GAVE: Final = 5
RESULTS: Final = 6
RESULT_IDS: Final = ["nothing", "shown", "hurt_1", "hurt_2", "healed", "gave"]
