"""What can be chosen, asked and told: each word once, with its number, what it names and the rule it comes from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.lexicon import asks, does, foretells, tells

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
ROLL: Final[Annotated[int, does(stands="rolled")]] = 1 << 16
ROLL_TWICE: Final[Annotated[int, does(stands="rolled")]] = 2 << 16
TELEPORT: Final[Annotated[int, does("area")]] = 3 << 16
LIGHTNING: Final[Annotated[int, does("seat", stands="rolled")]] = 4 << 16
DEMOLISH: Final[Annotated[int, does("seat", stands="rolled")]] = 5 << 16
FIRST: Final[Annotated[int, does()]] = 6 << 16
SECOND: Final[Annotated[int, does()]] = 7 << 16
GO: Final[Annotated[int, does("area")]] = 8 << 16
USE: Final[Annotated[int, does(area="cabin gate church cemetery woods altar")]] = 9 << 16
DRAW: Final[Annotated[int, does("deck", stands="drawn")]] = 10 << 16
HURT: Final[Annotated[int, does("seat")]] = 11 << 16
HEAL: Final[Annotated[int, does("seat")]] = 12 << 16
TAKE: Final[Annotated[int, does("card")]] = 13 << 16
HAND: Final[Annotated[int, does("seat", stands="asked")]] = 14 << 16
NOTHING: Final[Annotated[int, does()]] = 15 << 16
SHOW: Final[Annotated[int, does(stands="shown")]] = 16 << 16
SUFFER: Final[Annotated[int, does(card="exorcism lesson")]] = 17 << 16
RECOVER: Final[Annotated[int, does()]] = 18 << 16
GIVE: Final[Annotated[int, does("card")]] = 19 << 16
UNVEIL: Final[Annotated[int, does(stands="shown")]] = 20 << 16
CHOOSE: Final[Annotated[int, does("seat", card="blessing first_aid spider bat doll")]] = 21 << 16
ATTACK: Final[Annotated[int, does("seat", stands="shown")]] = 22 << 16
ATTACK_ALL: Final[Annotated[int, does(stands="shown")]] = 23 << 16
STRIKE: Final[Annotated[int, does(stands="rolled")]] = 24 << 16
ROB: Final[Annotated[int, does("card")]] = 25 << 16
PLUNDER: Final[Annotated[int, does()]] = 26 << 16
SUCK: Final[Annotated[int, does()]] = 27 << 16
COUNTER: Final[Annotated[int, does(stands="rolled")]] = 28 << 16
FEAST: Final[Annotated[int, does()]] = 29 << 16
LOOT: Final[Annotated[int, does("card")]] = 30 << 16
REVEAL: Final[Annotated[int, does(stands="shown", anytime="always")]] = 31 << 16
MOTHERS_LOVE: Final[Annotated[int, does()]] = 32 << 16

# Kinds of decisions
ASK_MOVE: Final[Annotated[int, asks("SH-050", "roll", shows="roll roll-twice")]] = 0
ASK_RESULT: Final[Annotated[int, asks("SH-187", shows="first second")]] = 1
ASK_AREA_CHOICE: Final[Annotated[int, asks("SH-057", shows="go")]] = 2
ASK_USE: Final[Annotated[int, asks("SH-070", about="area", shows="use pass")]] = 3
ASK_DECK: Final[Annotated[int, asks("SH-076", about="area", shows="draw")]] = 4
ASK_WOODS: Final[Annotated[int, asks("SH-079", about="area", shows="hurt heal")]] = 5
ASK_ALTAR: Final[Annotated[int, asks("SH-085", about="area", shows="take")]] = 6
ASK_HAND: Final[Annotated[int, asks("SH-091", about="card", own=True)]] = 7
ASK_HERMIT: Final[Annotated[int, asks("SH-093", about="card giver:seat", own=True)]] = 8
ASK_UNVEIL: Final[Annotated[int, asks("SH-122", about="card")]] = 9
ASK_BLESSING: Final[Annotated[int, asks("SH-153", about="card", shows="choose")]] = 10
ASK_FIRST_AID: Final[Annotated[int, asks("SH-162", about="card", shows="choose")]] = 11
ASK_SPIDER: Final[Annotated[int, asks("SH-200", about="card", shows="choose")]] = 12
ASK_BAT: Final[Annotated[int, asks("SH-202", about="card", shows="choose")]] = 13
ASK_DOLL: Final[Annotated[int, asks("SH-208", about="card", shows="choose")]] = 14
ASK_GOBLIN: Final[Annotated[int, asks("SH-206", about="card", shows="take")]] = 15
ASK_BANANA_CARD: Final[Annotated[int, asks("SH-213", about="card", shows="give")]] = 16
ASK_BANANA_SEAT: Final[Annotated[int, asks("SH-213", about="card", shows="choose")]] = 17
ASK_ATTACK: Final[Annotated[int, asks("SH-240", shows="attack attack-all pass")]] = 18
ASK_ATTACK_ROLL: Final[Annotated[int, asks("SH-247", about="targets:seats", shows="roll")]] = 19
ASK_SPEAR: Final[Annotated[int, asks("SH-170", about="targets:seats")]] = 20
ASK_ROB: Final[Annotated[int, asks("SH-336", about="target:seat amount:number")]] = 21
ASK_SUCK: Final[Annotated[int, asks("SH-369")]] = 22
ASK_LOOT: Final[Annotated[int, asks("SH-285", about="dead:seat", shows="loot")]] = 23
ASK_PLUNDER: Final[Annotated[int, asks("SH-285", about="dead:seat", shows="loot")]] = 24
ASK_COUNTER: Final[Annotated[int, asks("SH-374", about="attacker:seat")]] = 25
ASK_FEAST: Final[Annotated[int, asks("SH-342", about="targets:seats")]] = 26

CLOSED: Final = 1 << ASK_SPEAR | 1 << ASK_ROB | 1 << ASK_SUCK | 1 << ASK_LOOT | 1 << ASK_PLUNDER
"""Decisions inside a closed stretch (SH-307): nobody can reveal or heal while one of them is open."""

# Events
TOLD_ROLE: Final[Annotated[int, tells("SH-020", "who:seat role")]] = 0
TOLD_START: Final[Annotated[int, tells("SH-022", "who:seat")]] = 1
TOLD_TURN: Final[Annotated[int, tells("SH-030", "who:seat")]] = 2
TOLD_EXTRA_TURN: Final[Annotated[int, tells("SH-142", "who:seat")]] = 3
TOLD_GUARD_ENDS: Final[Annotated[int, tells("SH-158", "who:seat")]] = 4
TOLD_MOVE_ROLL: Final[Annotated[int, tells("SH-050", "who:seat d4:number d6:number total:number")]] = 5
TOLD_ROLL_AGAIN: Final[Annotated[int, tells("SH-059", "who:seat area")]] = 6
TOLD_MOVED: Final[Annotated[int, tells("SH-050", "who:seat area")]] = 7
TOLD_TELEPORTED: Final[Annotated[int, tells("SH-351", "who:seat area")]] = 8
TOLD_USED: Final[Annotated[int, tells("SH-070", "who:seat area")]] = 9
TOLD_DECLINED: Final[Annotated[int, tells("SH-089", "who:seat area")]] = 10
TOLD_DECK: Final[Annotated[int, tells("SH-077", "who:seat deck")]] = 11
TOLD_HERMIT_DRAWN: Final[Annotated[int, tells("SH-073", "who:seat")]] = 12
TOLD_HERMIT_READ: Final[Annotated[int, tells("SH-090", "who:seat card")]] = 13
TOLD_HERMIT_HANDED: Final[Annotated[int, tells("SH-091", "who:seat to:seat")]] = 14
TOLD_HERMIT_RECEIVED: Final[Annotated[int, tells("SH-093", "from:seat card")]] = 15
TOLD_HERMIT_ANSWERED: Final[Annotated[int, tells("SH-094", "who:seat from:seat result unhurt:number")]] = 16
TOLD_SHOWN_ROLE: Final[Annotated[int, tells("SH-104", "who:seat role")]] = 17
TOLD_DRAWN: Final[Annotated[int, tells("SH-121", "who:seat card")]] = 18
TOLD_EQUIPPED: Final[Annotated[int, tells("SH-123", "who:seat card")]] = 19
TOLD_NO_EFFECT: Final[Annotated[int, tells("SH-122", "who:seat card")]] = 20
TOLD_DAMAGE: Final[Annotated[int, tells("SH-260", "who:seat amount:number cause source:seat")]] = 21
TOLD_UNHURT: Final[Annotated[int, tells("SH-176", "who:seat cause")]] = 22
TOLD_HEALED: Final[Annotated[int, tells("SH-260", "who:seat amount:number cause")]] = 23
TOLD_MARKER: Final[Annotated[int, tells("SH-163", "who:seat amount:number")]] = 24
TOLD_STOLEN: Final[Annotated[int, tells("SH-088", "who:seat from:seat card")]] = 25
TOLD_GIVEN: Final[Annotated[int, tells("SH-107", "who:seat to:seat card")]] = 26
TOLD_LOOTED: Final[Annotated[int, tells("SH-284", "who:seat from:seat card")]] = 27
TOLD_DISCARDED: Final[Annotated[int, tells("SH-132", "card")]] = 28
TOLD_ATTACK: Final[Annotated[int, tells("SH-246", "who:seat targets:seats")]] = 29
TOLD_COUNTER: Final[Annotated[int, tells("SH-374", "who:seat target:seat")]] = 30
TOLD_FEAST: Final[Annotated[int, tells("SH-342", "who:seat")]] = 31
TOLD_ATTACK_ROLL: Final[Annotated[int, tells("SH-247", "who:seat d4:number d6:number base:number")]] = 32
TOLD_MASAMUNE_ROLL: Final[Annotated[int, tells("SH-225", "who:seat d4:number")]] = 33
TOLD_MISS: Final[Annotated[int, tells("SH-249", "who:seat")]] = 34
TOLD_ROLL_D6: Final[Annotated[int, tells("SH-064", "who:seat d6:number cause")]] = 35
TOLD_ROLL_D4: Final[Annotated[int, tells("SH-064", "who:seat d4:number cause")]] = 36
TOLD_DYNAMITE_ROLL: Final[Annotated[int, tells("SH-203", "who:seat d4:number d6:number total:number")]] = 37
TOLD_REVEALED: Final[Annotated[int, tells("SH-302", "who:seat role", moment=True)]] = 38
TOLD_DIED: Final[Annotated[int, tells("SH-280", "who:seat role killer:seat", fate="who")]] = 39
TOLD_LIGHTNING: Final[Annotated[int, tells("SH-356", "who:seat target:seat")]] = 40
TOLD_DEMOLISH: Final[Annotated[int, tells("SH-357", "who:seat target:seat")]] = 41
TOLD_MOTHERS_LOVE: Final[Annotated[int, tells("SH-334", "who:seat")]] = 42
TOLD_RESHUFFLED: Final[Annotated[int, tells("SH-129", "deck")]] = 43
TOLD_PROTECTED: Final[Annotated[int, tells("SH-155", "who:seat")]] = 44
TOLD_EXTRA_DUE: Final[Annotated[int, tells("SH-141", "who:seat")]] = 45
TOLD_OVER: Final[Annotated[int, tells("SH-390", "winners:seats")]] = 46
TOLD_TRUTH: Final[Annotated[int, tells("SH-410", "who:seat role")]] = 47
TOLD_ASIDE: Final[Annotated[int, tells("SH-026", "role")]] = 48
TOLD_CHOSEN: Final[Annotated[int, tells("SH-122", "who:seat target:seat card")]] = 49
TOLD_EXPLODED: Final[Annotated[int, tells("SH-203", "area")]] = 50
TOLD_NOTHING_TO_TAKE: Final[Annotated[int, tells("SH-087", "who:seat")]] = 51
TOLD_HURT_SELF: Final[Annotated[int, tells("SH-272", "who:seat amount:number cause")]] = 52
TOLD_WOODS: Final[Annotated[int, tells("SH-079", "who:seat target:seat")]] = 53
TOLD_OFFERED: Final[Annotated[int, tells("SH-213", "who:seat card")]] = 54

# Foretellings: what a choice brings, said before it is made
FORETELL_ATTACK_DICE: Final[Annotated[int, foretells()]] = 0
FORETELL_SURE_HIT: Final[Annotated[int, foretells("sides:number")]] = 1
FORETELL_MORE: Final[Annotated[int, foretells("seat count:number")]] = 2
FORETELL_LESS: Final[Annotated[int, foretells("seat count:number")]] = 3
FORETELL_UNHURT: Final[Annotated[int, foretells("seat")]] = 4
FORETELL_HITS: Final[Annotated[int, foretells("targets:seats")]] = 5
FORETELL_ROLLED_DAMAGE: Final[Annotated[int, foretells("sides:number")]] = 6
FORETELL_REVEALS: Final[Annotated[int, foretells()]] = 7
FORETELL_ANSWERS: Final[Annotated[int, foretells("seat")]] = 8
FORETELL_HEALS: Final[Annotated[int, foretells("count:number")]] = 9

# Causes of damage and healing, as they are announced (of a Hermit card only that it was one)
(
    BY_ATTACK, BY_WOODS, BY_SPIDER, BY_BAT, BY_DYNAMITE, BY_DOLL, BY_FLARE, BY_HERMIT, BY_BANANA, BY_LIGHTNING,
    BY_DEMOLISH, BY_FEAST, BY_HOLY_WATER, BY_BLESSING, BY_CHOCOLATE, BY_ADVENT, BY_RITUAL, BY_SUCK_BLOOD,
    BY_MOTHERS_LOVE,
) = range(19)  # fmt: skip

WIDE: Final = BY_FLARE
"""Causes up to this one count for Suck Blood and Robbery when their scope is `any` (SH-337, SH-370)."""

# What a Hermit card visibly led to
RESULT_NOTHING, RESULT_SHOWN, RESULT_HURT_1, RESULT_HURT_2, RESULT_HEALED, RESULT_GAVE, RESULTS = range(7)
