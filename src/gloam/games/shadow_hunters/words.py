"""What can be chosen, asked, told and refused: each word once, with its number, what it names and the rule it comes
from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs and reasons are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.words.lexicon import ASKED, OTHERS, asks, does, foretells, refuses, tells

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

# Reasons: why something is refused. One that names a thing is `REASON | thing`. First, the moment
GAME_OVER: Final[Annotated[int, refuses("SH-410")]] = 1 << 16
NOT_AT_WILL: Final[Annotated[int, refuses("SH-133")]] = 2 << 16
DEAD_ABILITY: Final[Annotated[int, refuses("SH-310")]] = 3 << 16
YOU_ARE_DEAD: Final[Annotated[int, refuses("SH-281")]] = 4 << 16
SETTING_UP: Final[Annotated[int, refuses("SH-027")]] = 5 << 16
NOT_YOUR_TURN: Final[Annotated[int, refuses("SH-030", "seat")]] = 6 << 16
NOT_ASKED_ASIDE: Final[Annotated[int, refuses("SH-256", says="not-asked")]] = 7 << 16
NOT_ASKED_CLOSED: Final[Annotated[int, refuses("SH-307", says="not-asked")]] = 8 << 16
TARGET_DEAD: Final[Annotated[int, refuses("SH-292", "seat")]] = 9 << 16
CLOSED_STRETCH: Final[Annotated[int, refuses("SH-307")]] = 10 << 16
ALREADY_REVEALED: Final[Annotated[int, refuses("SH-304")]] = 11 << 16
DANIEL_CANNOT_REVEAL: Final[Annotated[int, refuses("SH-349")]] = 12 << 16
ABILITY_USED_UP: Final[Annotated[int, refuses("SH-311")]] = 13 << 16
NOT_THIS_QUESTION: Final[Annotated[int, refuses(ASKED)]] = 14 << 16
NOT_ASKED: Final[Annotated[int, refuses(OTHERS)]] = 15 << 16
NOT_YOUR_ABILITY: Final[Annotated[int, refuses("SH-300")]] = 16 << 16

# Reasons: moving
TWO_RESULTS: Final[Annotated[int, refuses("SH-187")]] = 17 << 16
WRONG_STEP: Final[Annotated[int, refuses("SH-035")]] = 18 << 16
ANOTHER_MOMENT_START: Final[Annotated[int, refuses("SH-036", says="another-moment")]] = 19 << 16
ANOTHER_MOMENT_TELEPORT: Final[Annotated[int, refuses("SH-351", says="another-moment")]] = 20 << 16
MUST_MOVE: Final[Annotated[int, refuses("SH-032")]] = 21 << 16
NOT_ADJACENT_RING: Final[Annotated[int, refuses("SH-353", "area", says="not-adjacent")]] = 22 << 16
NOT_ADJACENT: Final[Annotated[int, refuses("SH-352", "area")]] = 23 << 16
ROLL_TO_MOVE: Final[Annotated[int, refuses("SH-050")]] = 24 << 16
NO_COMPASS: Final[Annotated[int, refuses("SH-187")]] = 25 << 16
TELEPORT_OFF_BOARD: Final[Annotated[int, refuses("SH-354")]] = 26 << 16
CHOOSE_RESULT: Final[Annotated[int, refuses("SH-187")]] = 27 << 16
CHOOSE_AREA: Final[Annotated[int, refuses("SH-057")]] = 28 << 16
ALREADY_THERE: Final[Annotated[int, refuses("SH-058", "area")]] = 29 << 16
ONE_ROLL: Final[Annotated[int, refuses("SH-189")]] = 30 << 16
NOT_YOURSELF_ABILITY: Final[Annotated[int, refuses("SH-358", says="not-yourself")]] = 31 << 16

# Reasons: areas
AREA_ONCE: Final[Annotated[int, refuses("SH-071")]] = 32 << 16
AT_THE_ALTAR: Final[Annotated[int, refuses("SH-085")]] = 33 << 16
AT_THE_WOODS: Final[Annotated[int, refuses("SH-079")]] = 34 << 16
DECK_CHOSEN: Final[Annotated[int, refuses("SH-077")]] = 35 << 16
DECK_AT_GATE: Final[Annotated[int, refuses("SH-076")]] = 36 << 16
MUST_CHOOSE_AREA: Final[Annotated[int, refuses("SH-072", says="must-choose")]] = 37 << 16
NOT_YOURSELF_WOODS: Final[Annotated[int, refuses("SH-081", says="not-yourself")]] = 38 << 16

# Reasons: Hermit cards
NOTHING_TO_SHOW: Final[Annotated[int, refuses("SH-104")]] = 39 << 16
MUST_SHOW: Final[Annotated[int, refuses("SH-106")]] = 40 << 16
CARD_FITS_YOU: Final[Annotated[int, refuses("SH-094")]] = 41 << 16
CARD_DOES_NOT_FIT: Final[Annotated[int, refuses("SH-095")]] = 42 << 16
NOT_WHAT_THE_CARD_SAYS_HURT: Final[Annotated[int, refuses("SH-112", says="not-what-the-card-says")]] = 43 << 16
NOTHING_TO_GIVE: Final[Annotated[int, refuses("SH-109")]] = 44 << 16
YOU_DO_NOT_OWN_HERMIT: Final[Annotated[int, refuses("SH-108", "card", says="you-do-not-own")]] = 45 << 16
NOT_WHAT_THE_CARD_SAYS_UNHURT: Final[Annotated[int, refuses("SH-111", says="not-what-the-card-says")]] = 46 << 16
NOT_WHAT_THE_CARD_SAYS_GIVE: Final[Annotated[int, refuses("SH-107", says="not-what-the-card-says")]] = 47 << 16
NOT_WHAT_THE_CARD_SAYS_HEAL: Final[Annotated[int, refuses("SH-110", says="not-what-the-card-says")]] = 48 << 16
NO_HERMIT_CARD: Final[Annotated[int, refuses("SH-091")]] = 49 << 16
NO_CARD_RECEIVED: Final[Annotated[int, refuses("SH-093")]] = 50 << 16
MUST_ANSWER: Final[Annotated[int, refuses("SH-114")]] = 51 << 16
NOT_YOURSELF_HERMIT: Final[Annotated[int, refuses("SH-092", says="not-yourself")]] = 52 << 16

# Reasons: white and black cards
NO_CARD_DRAWN: Final[Annotated[int, refuses("SH-121")]] = 53 << 16
CARD_NOT_FOR_YOU_CHOCOLATE: Final[Annotated[int, refuses("SH-147", "card", says="card-not-for-you")]] = 54 << 16
CARD_NOT_FOR_YOU_ADVENT: Final[Annotated[int, refuses("SH-150", "card", says="card-not-for-you")]] = 55 << 16
CARD_NOT_FOR_YOU_RITUAL: Final[Annotated[int, refuses("SH-212", "card", says="card-not-for-you")]] = 56 << 16
MUST_CHOOSE_CARD: Final[Annotated[int, refuses("SH-122", says="must-choose")]] = 57 << 16
NOBODY_OWNS_GOBLIN: Final[Annotated[int, refuses("SH-207", "card", says="nobody-owns")]] = 58 << 16
NOBODY_OWNS_ALTAR: Final[Annotated[int, refuses("SH-085", "card", says="nobody-owns")]] = 59 << 16
OWN_EQUIPMENT_GOBLIN: Final[Annotated[int, refuses("SH-135", "card", says="own-equipment")]] = 60 << 16
OWN_EQUIPMENT_ALTAR: Final[Annotated[int, refuses("SH-085", "card", says="own-equipment")]] = 61 << 16
MUST_GIVE_EQUIPMENT: Final[Annotated[int, refuses("SH-215")]] = 62 << 16
MUST_CHOOSE_GIFT: Final[Annotated[int, refuses("SH-215", says="must-choose")]] = 63 << 16
YOU_DO_NOT_OWN_BANANA: Final[Annotated[int, refuses("SH-213", "card", says="you-do-not-own")]] = 64 << 16
NOT_YOURSELF_BLESSING: Final[Annotated[int, refuses("SH-153", says="not-yourself")]] = 65 << 16
NOT_YOURSELF_BLACK: Final[Annotated[int, refuses("SH-135", says="not-yourself")]] = 66 << 16
NOT_YOURSELF_BANANA: Final[Annotated[int, refuses("SH-213", says="not-yourself")]] = 67 << 16

# Reasons: attacks
NOT_YOURSELF_ATTACK: Final[Annotated[int, refuses("SH-243", says="not-yourself")]] = 68 << 16
TARGET_DEAD_ATTACK: Final[Annotated[int, refuses("SH-243", "seat", says="target-dead")]] = 69 << 16
MACHINE_GUN_SPARES_NOBODY: Final[Annotated[int, refuses("SH-229")]] = 70 << 16
OFF_BOARD: Final[Annotated[int, refuses("SH-242", "seat")]] = 71 << 16
SPEAR_NOT_FOR_YOU: Final[Annotated[int, refuses("SH-172")]] = 72 << 16
ONE_ATTACK: Final[Annotated[int, refuses("SH-041")]] = 73 << 16
ANOTHER_MOMENT_FEAST: Final[Annotated[int, refuses("SH-342", says="another-moment")]] = 74 << 16
ANOTHER_MOMENT_SPEAR: Final[Annotated[int, refuses("SH-170", says="another-moment")]] = 75 << 16
ANOTHER_MOMENT_COUNTER: Final[Annotated[int, refuses("SH-374", says="another-moment")]] = 76 << 16
DECLARE_FIRST: Final[Annotated[int, refuses("SH-246")]] = 77 << 16
ONE_TARGET_ONLY: Final[Annotated[int, refuses("SH-240")]] = 78 << 16
MASAMUNE_FORCES: Final[Annotated[int, refuses("SH-224")]] = 79 << 16
FEAST_ONCE: Final[Annotated[int, refuses("SH-345")]] = 80 << 16
MUST_ROLL: Final[Annotated[int, refuses("SH-253")]] = 81 << 16
TOO_NEAR: Final[Annotated[int, refuses("SH-232", "seat/4 area/6 partner:area/6")]] = 82 << 16
OUT_OF_RANGE: Final[Annotated[int, refuses("SH-241", "seat/4 area/6 partner:area/6")]] = 83 << 16

# Reasons: damage and spoils
NO_LOOT: Final[Annotated[int, refuses("SH-284")]] = 84 << 16
ANOTHER_MOMENT_PLUNDER: Final[Annotated[int, refuses("SH-284", says="another-moment")]] = 85 << 16
ANOTHER_MOMENT_ROB: Final[Annotated[int, refuses("SH-336", says="another-moment")]] = 86 << 16
HEALS_BY_ITSELF: Final[Annotated[int, refuses("SH-312")]] = 87 << 16
ANOTHER_MOMENT_SUCK: Final[Annotated[int, refuses("SH-369", says="another-moment")]] = 88 << 16
TARGET_DOES_NOT_OWN: Final[Annotated[int, refuses("SH-339", "card")]] = 89 << 16
TOO_LATE_TO_HEAL: Final[Annotated[int, refuses("SH-264")]] = 90 << 16
MUST_LOOT: Final[Annotated[int, refuses("SH-289")]] = 91 << 16
NOT_ON_THE_DEAD: Final[Annotated[int, refuses("SH-284", "card")]] = 92 << 16

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
