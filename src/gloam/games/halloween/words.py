"""What can be chosen, asked, told and refused: each word once, with its number, what it names and the rule it comes
from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs and reasons are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.words.lexicon import asks, does, foretells, refuses, tells

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
PICK: Final[Annotated[int, does("victim")]] = 1 << 16
FACE: Final[Annotated[int, does("direction", stands="looked")]] = 2 << 16
DRAW: Final[Annotated[int, does("quadrant", stands="drawn")]] = 3 << 16
HAND: Final[Annotated[int, does("seat")]] = 4 << 16
START: Final[Annotated[int, does("space")]] = 5 << 16
MOVE: Final[Annotated[int, does(stands="moved")]] = 6 << 16
RUN: Final[Annotated[int, does(stands="moved")]] = 7 << 16
CLIMB: Final[Annotated[int, does(stands="moved")]] = 8 << 16
SCRAMBLE: Final[Annotated[int, does(stands="moved")]] = 9 << 16
GO: Final[Annotated[int, does("space", stands="moved")]] = 10 << 16
STOP: Final[Annotated[int, does(stands="moved")]] = 11 << 16
SEARCH: Final[Annotated[int, does("space", stands="searched")]] = 12 << 16
RETURN: Final[Annotated[int, does("card/13 quadrant/2 place/1")]] = 13 << 16
ATTACK: Final[Annotated[int, does(stands="rolled")]] = 14 << 16
ATTACK_WITH: Final[Annotated[int, does("card", stands="rolled")]] = 15 << 16
SWING: Final[Annotated[int, does(stands="rolled")]] = 16 << 16
REROLL: Final[Annotated[int, does("dice", stands="rolled")]] = 17 << 16
HEAL: Final[Annotated[int, does("seat")]] = 18 << 16
EAT: Final[Annotated[int, does("number")]] = 19 << 16
SHINE: Final[Annotated[int, does("direction", stands="looked")]] = 20 << 16
PHONE: Final[Annotated[int, does("quadrant", stands="asked")]] = 21 << 16
DOG: Final[Annotated[int, does(stands="asked")]] = 22 << 16
THROW: Final[Annotated[int, does()]] = 23 << 16
CUT: Final[Annotated[int, does("space", stands="moved")]] = 24 << 16
UNLOCK: Final[Annotated[int, does("car")]] = 25 << 16
TRADE: Final[Annotated[int, does("seat")]] = 26 << 16
GIVE: Final[Annotated[int, does("card")]] = 27 << 16
WANT: Final[Annotated[int, does("card")]] = 28 << 16
SHOW: Final[Annotated[int, does("card")]] = 29 << 16
SEND: Final[Annotated[int, does(stands="shown")]] = 30 << 16
DROP: Final[Annotated[int, does()]] = 31 << 16
ACCEPT: Final[Annotated[int, does(stands="shown")]] = 32 << 16
REFUSE: Final[Annotated[int, does(stands="shown")]] = 33 << 16
REST: Final[Annotated[int, does(stands="ended")]] = 34 << 16
END: Final[Annotated[int, does(stands="ended")]] = 35 << 16
QUILT: Final[Annotated[int, does(stands="shown")]] = 36 << 16
COUNTER: Final[Annotated[int, does(stands="rolled")]] = 37 << 16
QUADRANT: Final[Annotated[int, does("quadrant")]] = 38 << 16
ENTER: Final[Annotated[int, does("space")]] = 39 << 16
STALK: Final[Annotated[int, does()]] = 40 << 16
SNEAK: Final[Annotated[int, does("space", stands="moved")]] = 41 << 16
HUNT: Final[Annotated[int, does("space", stands="moved")]] = 42 << 16
STRIKE: Final[Annotated[int, does("seat", stands="shown")]] = 43 << 16
PLAY: Final[Annotated[int, does("mcard", stands="shown")]] = 44 << 16
THRUST: Final[Annotated[int, does("seat", stands="rolled")]] = 45 << 16
NOISE: Final[Annotated[int, does("seat/14 direction/2", stands="shown")]] = 46 << 16
DREAD: Final[Annotated[int, does("seat", stands="shown")]] = 47 << 16

# Kinds of decisions (the ledger's D02 to D35)
ASK_PICK: Final[Annotated[int, asks("HW-038", "", shows="pick")]] = 0
ASK_FACE: Final[Annotated[int, asks("HW-119", "", shows="face")]] = 1
ASK_DRAW: Final[Annotated[int, asks("HW-077", "", shows="draw")]] = 2
ASK_HAND: Final[Annotated[int, asks("HW-075", "", about="card")]] = 3
ASK_START: Final[Annotated[int, asks("HW-067", "")]] = 4
ASK_ACTION: Final[Annotated[int, asks("HW-083", "rest")]] = 5
ASK_FREE: Final[Annotated[int, asks("HW-091", "end")]] = 6
ASK_STEP: Final[Annotated[int, asks("HW-113", "stop", place="space", walks=("stepped",), shows="go stop")]] = 7
ASK_RETURN: Final[Annotated[int, asks("HW-164", "")]] = 8
ASK_REROLL: Final[Annotated[int, asks("HW-308", shows="reroll pass")]] = 9
ASK_OFFER: Final[Annotated[int, asks("HW-328", "refuse", about="partner:seat gives:number wants:number")]] = 10
ASK_QUILT: Final[Annotated[int, asks("HW-246", about="card dice:number")]] = 11
ASK_COUNTER: Final[Annotated[int, asks("HW-309", about="card")]] = 12
ASK_PROWL: Final[Annotated[int, asks("HW-212", "end stop stalk", place="space")]] = 13
ASK_OVERPOWER: Final[Annotated[int, asks("HW-246", about="mcard seat")]] = 14
ASK_NO_PAIN: Final[Annotated[int, asks("HW-263", about="mcard")]] = 15
ASK_CUT: Final[Annotated[int, asks("HW-327", about="mcard seat card")]] = 16
ASK_QUADRANT: Final[Annotated[int, asks("HW-277", "", shows="quadrant")]] = 17
ASK_REPLACE: Final[Annotated[int, asks("HW-278", "", shows="pick")]] = 18
ASK_ENTER: Final[Annotated[int, asks("HW-280", "", shows="enter")]] = 19

# Events
TOLD_PICKED: Final[Annotated[int, tells("HW-042", "seat victim space")]] = 0
TOLD_FACED: Final[Annotated[int, tells("HW-119", "seat direction")]] = 1
TOLD_DEALT_FROM: Final[Annotated[int, tells("HW-077", "quadrant")]] = 2
TOLD_DEALT: Final[Annotated[int, tells("HW-320", "card")]] = 3
TOLD_HANDED: Final[Annotated[int, tells("HW-075", "seat")]] = 4
TOLD_MICHAEL_DREW: Final[Annotated[int, tells("HW-259")]] = 5
TOLD_MICHAEL_CARD: Final[Annotated[int, tells("HW-259", "mcard")]] = 6
TOLD_LURKS: Final[Annotated[int, tells("HW-067")]] = 7
TOLD_TURN: Final[Annotated[int, tells("HW-081", "seat")]] = 8
TOLD_MOVES: Final[Annotated[int, tells("HW-101", "seat movement")]] = 9
TOLD_STEPPED: Final[Annotated[int, tells("HW-113", "seat space")]] = 10
TOLD_STOPPED: Final[Annotated[int, tells("HW-124", "seat space")]] = 11
TOLD_PUT_BACK: Final[Annotated[int, tells("HW-137", "seat space")]] = 12
TOLD_EXERTED: Final[Annotated[int, tells("HW-120", "seat count:number")]] = 13
TOLD_SEARCHED: Final[Annotated[int, tells("HW-154", "seat space quadrant")]] = 14
TOLD_DREW: Final[Annotated[int, tells("HW-160", "seat card quadrant")]] = 15
TOLD_RETURNED: Final[Annotated[int, tells("HW-168", "seat quadrant place")]] = 16
TOLD_YOU_RETURNED: Final[Annotated[int, tells("HW-168", "seat card quadrant place")]] = 17
TOLD_ATTACKS: Final[Annotated[int, tells("HW-181", "seat card")]] = 18
TOLD_ROLLED: Final[Annotated[int, tells("HW-308", "dice:number hits:number faces:die...")]] = 19
TOLD_REROLLED: Final[Annotated[int, tells("HW-306", "seat dice:number hits:number which:dice faces:die...")]] = 20
TOLD_WOUNDED: Final[Annotated[int, tells("HW-244", "seat count:number damage:number")]] = 21
TOLD_MICHAEL_HURT: Final[Annotated[int, tells("HW-175", "count:number damage:number", moment=True)]] = 22
TOLD_STAGGERED: Final[Annotated[int, tells("HW-247")]] = 23
TOLD_READY: Final[Annotated[int, tells("HW-252")]] = 24
TOLD_USED: Final[Annotated[int, tells("HW-191", "seat card")]] = 25
TOLD_DISCARDED: Final[Annotated[int, tells("HW-170", "seat card")]] = 26
TOLD_HEALED: Final[Annotated[int, tells("HW-050", "seat count:number damage:number")]] = 27
TOLD_RECOVERED: Final[Annotated[int, tells("HW-317", "seat count:number")]] = 28
TOLD_PHONE: Final[Annotated[int, tells("HW-317", "seat quadrant answer")]] = 29
TOLD_DOG: Final[Annotated[int, tells("HW-317", "seat answer")]] = 30
TOLD_UNLOCKED: Final[Annotated[int, tells("HW-289", "seat car", moment=True)]] = 31
TOLD_OFFERED: Final[Annotated[int, tells("HW-328", "seat partner:seat count:number")]] = 32
TOLD_OFFER_GIVES: Final[Annotated[int, tells("HW-328", "seat card count:number")]] = 33
TOLD_OFFER_WANTS: Final[Annotated[int, tells("HW-328", "seat card count:number")]] = 34
TOLD_REFUSED: Final[Annotated[int, tells("HW-200", "seat partner:seat")]] = 35
TOLD_TRADED: Final[Annotated[int, tells("HW-321", "seat partner:seat given:number taken:number")]] = 36
TOLD_GAVE: Final[Annotated[int, tells("HW-195", "seat card partner:seat")]] = 37
TOLD_SHOWED: Final[Annotated[int, tells("HW-195", "seat card count:number partner:seat")]] = 38
TOLD_RESTED: Final[Annotated[int, tells("HW-205", "seat count:number")]] = 39
TOLD_SPOTTED: Final[Annotated[int, tells("HW-103", "space")]] = 40
TOLD_LOST: Final[Annotated[int, tells("HW-106", "space")]] = 41
TOLD_APPEARED: Final[Annotated[int, tells("HW-219", "space")]] = 42
TOLD_SLIPPED: Final[Annotated[int, tells("HW-105", "space")]] = 43
TOLD_MICHAEL_TURN: Final[Annotated[int, tells("HW-082")]] = 44
TOLD_DONE: Final[Annotated[int, tells("HW-330", "deed attack:number")]] = 45
TOLD_ASSAULT: Final[Annotated[int, tells("HW-241", "seat space")]] = 46
TOLD_PLAYED: Final[Annotated[int, tells("HW-265", "mcard")]] = 47
TOLD_NOISE: Final[Annotated[int, tells("HW-317", "seat direction")]] = 48
TOLD_DREAD: Final[Annotated[int, tells("HW-317", "seat")]] = 49
TOLD_ROUND: Final[Annotated[int, tells("HW-218", "round:number")]] = 50
TOLD_DIED: Final[Annotated[int, tells("HW-268", "seat space", fate="seat")]] = 51
TOLD_RENEWED: Final[Annotated[int, tells("HW-273", "quadrant")]] = 52
TOLD_REPLACED: Final[Annotated[int, tells("HW-280", "seat victim space", moment=True)]] = 53
TOLD_OVER: Final[Annotated[int, tells("HW-304", "ending")]] = 54
TOLD_SHEET: Final[Annotated[int, tells("HW-071", "row:number space")]] = 55
TOLD_FOR_SEAT: Final[Annotated[int, tells("HW-327", "seat partner:seat")]] = 56
TOLD_FOR_QUADRANT: Final[Annotated[int, tells("HW-327", "seat quadrant")]] = 57
TOLD_FOR_DIRECTION: Final[Annotated[int, tells("HW-327", "seat direction")]] = 58
TOLD_FOR_SPACE: Final[Annotated[int, tells("HW-327", "seat space")]] = 59
TOLD_FOR_TOKENS: Final[Annotated[int, tells("HW-327", "seat count:number")]] = 60
TOLD_COUNTERS: Final[Annotated[int, tells("HW-309", "seat card count:number")]] = 61
TOLD_ABOVE: Final[Annotated[int, tells("HW-163", "seat")]] = 62
TOLD_ESTATE: Final[Annotated[int, tells("HW-277", "seat quadrant")]] = 63

# Foretellings: what a choice brings, said before it is made
FORETELL_SQUARES: Final[Annotated[int, foretells("count:number")]] = 0
FORETELL_EXERTION: Final[Annotated[int, foretells("count:number")]] = 1
FORETELL_DICE: Final[Annotated[int, foretells("count:number")]] = 2
FORETELL_DRAWS: Final[Annotated[int, foretells("quadrant")]] = 3
FORETELL_SPENT: Final[Annotated[int, foretells("card")]] = 4
FORETELL_PUTS_BACK: Final[Annotated[int, foretells("count:number")]] = 5
FORETELL_HEALS: Final[Annotated[int, foretells("count:number")]] = 6
FORETELL_FREE: Final[Annotated[int, foretells()]] = 7
FORETELL_ALL_HEAR: Final[Annotated[int, foretells()]] = 8
FORETELL_SEEN: Final[Annotated[int, foretells()]] = 9

# Reasons: why something is refused. One that names a thing is `REASON | thing`. First, the moment
NOT_NOW: Final[Annotated[int, refuses("HW-085")]] = 1 << 16
OVER: Final[Annotated[int, refuses("HW-304")]] = 2 << 16
SETTING_UP_LURK: Final[Annotated[int, refuses("HW-067", says="setting-up")]] = 3 << 16
SETTING_UP: Final[Annotated[int, refuses("HW-039")]] = 4 << 16
NOT_YOUR_TURN: Final[Annotated[int, refuses("HW-081", "seat")]] = 5 << 16
WAIT_OTHERS: Final[Annotated[int, refuses("HW-085")]] = 6 << 16

# Reasons: setting up
NOT_AT_START: Final[Annotated[int, refuses("HW-040")]] = 7 << 16
TAKEN: Final[Annotated[int, refuses("HW-039")]] = 8 << 16
HAND_FULL: Final[Annotated[int, refuses("HW-078", "seat")]] = 9 << 16
NOT_OUTDOORS_TREE: Final[Annotated[int, refuses("HW-069", "space", says="not-outdoors")]] = 10 << 16
NOT_OUTDOORS: Final[Annotated[int, refuses("HW-068", "space")]] = 11 << 16
VICTIM_THERE_LURK: Final[Annotated[int, refuses("HW-069", "space", says="victim-there")]] = 12 << 16

# Reasons: a victim's actions
NO_WINDOW: Final[Annotated[int, refuses("HW-139")]] = 13 << 16
CLIMB_TAKEN: Final[Annotated[int, refuses("HW-149")]] = 14 << 16
NO_ACTION_LEFT: Final[Annotated[int, refuses("HW-083")]] = 15 << 16
NOT_ASKED: Final[Annotated[int, refuses("HW-083")]] = 16 << 16
MUST_REST: Final[Annotated[int, refuses("HW-206")]] = 17 << 16
NO_TOKEN: Final[Annotated[int, refuses("HW-210")]] = 18 << 16
ACTIONS_LEFT: Final[Annotated[int, refuses("HW-089")]] = 19 << 16
ROLLED_ALREADY: Final[Annotated[int, refuses("HW-307")]] = 20 << 16
WITHIN_LIMIT: Final[Annotated[int, refuses("HW-169")]] = 21 << 16

# Reasons: moving
OCCUPIED_STAGGERED: Final[Annotated[int, refuses("HW-136", "space", says="occupied")]] = 22 << 16
OCCUPIED: Final[Annotated[int, refuses("HW-118", "space")]] = 23 << 16
MUST_CROSS: Final[Annotated[int, refuses("HW-148")]] = 24 << 16
NOT_ADJACENT: Final[Annotated[int, refuses("HW-114", "space")]] = 25 << 16
NO_SQUARES_OFF_BOARD: Final[Annotated[int, refuses("HW-114", says="no-squares")]] = 26 << 16
WINDOW: Final[Annotated[int, refuses("HW-013", "space")]] = 27 << 16
FENCE: Final[Annotated[int, refuses("HW-018", "space")]] = 28 << 16
NO_SQUARES: Final[Annotated[int, refuses("HW-113")]] = 29 << 16
LOCKED: Final[Annotated[int, refuses("HW-023", "space")]] = 30 << 16
WALL: Final[Annotated[int, refuses("HW-007", "space")]] = 31 << 16
NO_SQUARES_FENCE: Final[Annotated[int, refuses("HW-148", says="no-squares")]] = 32 << 16

# Reasons: searching, hands and items
NO_SEARCH_TOKEN: Final[Annotated[int, refuses("HW-153", "space")]] = 33 << 16
EMPTY_DECK: Final[Annotated[int, refuses("HW-159")]] = 34 << 16
NO_SEARCH_SPACE: Final[Annotated[int, refuses("HW-153", "space")]] = 35 << 16
NOT_YOURS_SEARCH: Final[Annotated[int, refuses("HW-153", says="not-yours")]] = 36 << 16
TOO_FAR: Final[Annotated[int, refuses("HW-151", "space")]] = 37 << 16
NOT_FACING: Final[Annotated[int, refuses("HW-151", "space")]] = 38 << 16
BLOCKED: Final[Annotated[int, refuses("HW-152", "space")]] = 39 << 16
NOT_YOURS_RETURN: Final[Annotated[int, refuses("HW-163", says="not-yours")]] = 40 << 16
NOT_HELD_RETURN: Final[Annotated[int, refuses("HW-165", "card", says="not-held")]] = 41 << 16
NOT_HELD_ITEM: Final[Annotated[int, refuses("HW-189", "card", says="not-held")]] = 42 << 16
NOT_YOURS_TARGET: Final[Annotated[int, refuses("HW-317", says="not-yours")]] = 43 << 16
NOT_NEAR_ITEM: Final[Annotated[int, refuses("HW-317", "seat", says="not-near")]] = 44 << 16
NO_EXERTION: Final[Annotated[int, refuses("HW-317")]] = 45 << 16
NOT_YOURS_FREE: Final[Annotated[int, refuses("HW-092", says="not-yours")]] = 46 << 16
FLASHLIGHTS_USED: Final[Annotated[int, refuses("HW-317")]] = 47 << 16
NOT_YOURS: Final[Annotated[int, refuses("HW-003")]] = 48 << 16
NOT_INDOORS: Final[Annotated[int, refuses("HW-317")]] = 49 << 16
POT_RANGE: Final[Annotated[int, refuses("HW-317")]] = 50 << 16
NO_FENCE: Final[Annotated[int, refuses("HW-317", "space")]] = 51 << 16
NOT_YOURS_CAR: Final[Annotated[int, refuses("HW-290", says="not-yours")]] = 52 << 16
UNLOCKED: Final[Annotated[int, refuses("HW-292")]] = 53 << 16
NOT_AT_LOCK: Final[Annotated[int, refuses("HW-291")]] = 54 << 16
OTHER_QUADRANT: Final[Annotated[int, refuses("HW-164")]] = 55 << 16
OTHER_QUADRANT_DEATH: Final[Annotated[int, refuses("HW-270", says="other-quadrant")]] = 56 << 16

# Reasons: trading
TOO_MANY_REFUSALS: Final[Annotated[int, refuses("HW-329")]] = 57 << 16
NOT_YOURS_TRADE: Final[Annotated[int, refuses("HW-194", says="not-yours")]] = 58 << 16
NO_PARTNER: Final[Annotated[int, refuses("HW-194", "seat")]] = 59 << 16
NOT_YOURS_OFFER: Final[Annotated[int, refuses("HW-195", says="not-yours")]] = 60 << 16
NOT_HELD_OFFER: Final[Annotated[int, refuses("HW-195", "card", says="not-held")]] = 61 << 16
NOTHING_OFFERED: Final[Annotated[int, refuses("HW-328")]] = 62 << 16
NO_SUCH_COPIES: Final[Annotated[int, refuses("HW-328", "card")]] = 63 << 16
ASKED_NOT_HELD: Final[Annotated[int, refuses("HW-328")]] = 64 << 16
NOT_YOURS_REPLY: Final[Annotated[int, refuses("HW-328", says="not-yours")]] = 65 << 16
NOT_HELD_REPLY: Final[Annotated[int, refuses("HW-328", "card", says="not-held")]] = 66 << 16

# Reasons: attacks and dice
NOT_HELD_WEAPON: Final[Annotated[int, refuses("HW-180", "card", says="not-held")]] = 67 << 16
NO_FIGURE: Final[Annotated[int, refuses("HW-171")]] = 68 << 16
NOT_IN_SIGHT: Final[Annotated[int, refuses("HW-172")]] = 69 << 16
NEEDS: Final[Annotated[int, refuses("HW-317", "card")]] = 70 << 16
NOT_YOURS_WEAPON: Final[Annotated[int, refuses("HW-180", says="not-yours")]] = 71 << 16
NO_WEAPON: Final[Annotated[int, refuses("HW-180", "card")]] = 72 << 16
NO_SUCH_DIE: Final[Annotated[int, refuses("HW-308")]] = 73 << 16
TOO_MANY_DICE: Final[Annotated[int, refuses("HW-317")]] = 74 << 16
NOT_HELD_COUNTER_KNIFE: Final[Annotated[int, refuses("HW-311", "card", says="not-held")]] = 75 << 16
NOT_HELD_COUNTER: Final[Annotated[int, refuses("HW-309", "card", says="not-held")]] = 76 << 16
NO_MICHAEL_CARD: Final[Annotated[int, refuses("HW-263", "mcard")]] = 77 << 16
NOT_THEN_WINDOW: Final[Annotated[int, refuses("HW-263", "mcard", says="not-then")]] = 78 << 16
OUT_OF_RANGE: Final[Annotated[int, refuses("HW-172", "range:number")]] = 79 << 16
OUT_OF_RANGE_WEAPON: Final[Annotated[int, refuses("HW-183", "range:number", says="out-of-range")]] = 80 << 16

# Reasons: Michael
STAGGERED: Final[Annotated[int, refuses("HW-251")]] = 81 << 16
GONE_MOVES: Final[Annotated[int, refuses("HW-317")]] = 82 << 16
REPEAT: Final[Annotated[int, refuses("HW-215")]] = 83 << 16
NOT_YOURS_STRIKE: Final[Annotated[int, refuses("HW-239", says="not-yours")]] = 84 << 16
NOT_NEAR: Final[Annotated[int, refuses("HW-239", "seat")]] = 85 << 16
NO_SQUARES_STAGGERED: Final[Annotated[int, refuses("HW-249", says="no-squares")]] = 86 << 16
NO_SQUARES_STALK: Final[Annotated[int, refuses("HW-225", says="no-squares")]] = 87 << 16
WAY_BLOCKED_STALK: Final[Annotated[int, refuses("HW-226", "space", says="way-blocked")]] = 88 << 16
THROUGH_VICTIM: Final[Annotated[int, refuses("HW-221", "space")]] = 89 << 16
VICTIM_THERE_STALK: Final[Annotated[int, refuses("HW-227", "space", says="victim-there")]] = 90 << 16
NOT_ADJACENT_STALK: Final[Annotated[int, refuses("HW-229", "space", says="not-adjacent")]] = 91 << 16
NOT_YOURS_STALK: Final[Annotated[int, refuses("HW-229", says="not-yours")]] = 92 << 16
VICTIM_THERE_SNEAK: Final[Annotated[int, refuses("HW-231", "space", says="victim-there")]] = 93 << 16
NO_LINE: Final[Annotated[int, refuses("HW-230", "space")]] = 94 << 16
NOT_YOURS_SNEAK: Final[Annotated[int, refuses("HW-230", says="not-yours")]] = 95 << 16
NOT_YOURS_HUNT: Final[Annotated[int, refuses("HW-233", says="not-yours")]] = 96 << 16
NOT_STRAIGHT_STAYS: Final[Annotated[int, refuses("HW-238", "space", says="not-straight")]] = 97 << 16
NOT_STRAIGHT: Final[Annotated[int, refuses("HW-233", "space")]] = 98 << 16
IN_SIGHT: Final[Annotated[int, refuses("HW-236", "space")]] = 99 << 16
WAY_BLOCKED_HUNT: Final[Annotated[int, refuses("HW-234", "space", says="way-blocked")]] = 100 << 16
NOT_YOURS_CARD: Final[Annotated[int, refuses("HW-263", says="not-yours")]] = 101 << 16
NOT_THEN: Final[Annotated[int, refuses("HW-317", "mcard")]] = 102 << 16
STAGGERED_THRUST: Final[Annotated[int, refuses("HW-317", says="staggered")]] = 103 << 16
NOT_SEEN_BY: Final[Annotated[int, refuses("HW-317", "seat")]] = 104 << 16
NOT_THEN_HEDGE: Final[Annotated[int, refuses("HW-230", "mcard", says="not-then")]] = 105 << 16
NOT_STAGGERED: Final[Annotated[int, refuses("HW-317")]] = 106 << 16
ACTIONS_LEFT_MICHAEL: Final[Annotated[int, refuses("HW-214", says="actions-left")]] = 107 << 16
NOT_ASKED_MICHAEL: Final[Annotated[int, refuses("HW-212", says="not-asked")]] = 108 << 16
NO_ACTION_LEFT_MICHAEL: Final[Annotated[int, refuses("HW-212", says="no-action-left")]] = 109 << 16
VICTIM_THERE_HUNT: Final[Annotated[int, refuses("HW-235", "space", says="victim-there")]] = 110 << 16

# Reasons: after a death
OTHER_QUADRANT_BORDER: Final[Annotated[int, refuses("HW-277", says="other-quadrant")]] = 111 << 16
TAKEN_DEAD: Final[Annotated[int, refuses("HW-275", says="taken")]] = 112 << 16
TAKEN_REPLACEMENT: Final[Annotated[int, refuses("HW-278", says="taken")]] = 113 << 16
NOT_AT_START_REPLACEMENT: Final[Annotated[int, refuses("HW-280", says="not-at-start")]] = 114 << 16
VICTIM_THERE_ENTRANCE: Final[Annotated[int, refuses("HW-282", "space", says="victim-there")]] = 115 << 16

# Which movement a victim makes
BY_MOVE, BY_RUN, BY_CLIMB, BY_SCRAMBLE, BY_CUTTERS, BY_HANGER = range(6)
MOVEMENT_IDS: Final = ["move", "run", "climb", "scramble", "cutters", "hanger"]

# Which of his actions Michael has completed (HW-330)
FIRST, SECOND, BY_CARD = range(3)
DEED_IDS: Final = ["first", "second", "card"]

# Where a returned card goes (HW-164)
TOP, BOTTOM = range(2)
PLACE_IDS: Final = ["top", "bottom"]

# What a die shows (HW-315)
BLANK, HIT = range(2)
DIE_IDS: Final = ["blank", "hit"]

ANSWER_IDS: Final = ["no", "yes"]

SIDE_IDS: Final = ["michael", "victims"]

ENDING_IDS: Final = ["escape", "damage", "kills", "rounds"]
BY_ESCAPE, BY_DAMAGE, BY_KILLS, BY_ROUNDS = range(4)


def return_of(card: int, quadrant: int, place: int) -> int:
    """The option to return a card: its parts are a card, a quadrant and a place."""
    return RETURN | card << 3 | quadrant << 1 | place


def noise_of(seat: int, direction: int) -> int:
    """The option to turn a victim with A noise outside."""
    return NOISE | seat << 2 | direction
