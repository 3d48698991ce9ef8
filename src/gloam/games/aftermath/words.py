"""What can be chosen, asked, told and refused: each word once, with its number, what it names and the rule it comes
from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs and reasons are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.words.lexicon import asks, does, foretells, refuses, tells

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
HERO: Final[Annotated[int, does("hero")]] = 1 << 16
KEEPER: Final[Annotated[int, does("seat")]] = 2 << 16
MISSION: Final[Annotated[int, does("mission")]] = 3 << 16
START: Final[Annotated[int, does("cell")]] = 4 << 16
DISCARD: Final[Annotated[int, does("card")]] = 5 << 16
MOVE: Final[Annotated[int, does("card")]] = 6 << 16
PLAY: Final[Annotated[int, does("card")]] = 7 << 16
GO: Final[Annotated[int, does(stands="moved")]] = 8 << 16
STEP: Final[Annotated[int, does("cell", stands="moved")]] = 9 << 16
STOP: Final[Annotated[int, does(stands="moved")]] = 10 << 16
BOAT: Final[Annotated[int, does("cell", stands="moved")]] = 11 << 16
TALK: Final[Annotated[int, does("foe")]] = 12 << 16
RECOVER: Final[Annotated[int, does("status")]] = 13 << 16
SCAVENGE: Final[Annotated[int, does("find", stands="searched")]] = 14 << 16
ABILITY: Final[Annotated[int, does("ability")]] = 15 << 16
INSPIRE: Final[Annotated[int, does("card/13 seat/3")]] = 16 << 16
EQUIP: Final[Annotated[int, does("card")]] = 17 << 16
MELEE: Final[Annotated[int, does("foe/8 figure/8")]] = 18 << 16
RANGED: Final[Annotated[int, does("foe/8 figure/8")]] = 19 << 16
WEAPON: Final[Annotated[int, does("item")]] = 20 << 16
USE: Final[Annotated[int, does("item")]] = 21 << 16
CONTRIBUTE: Final[Annotated[int, does("card")]] = 22 << 16
LIFT: Final[Annotated[int, does()]] = 23 << 16
DROP: Final[Annotated[int, does()]] = 24 << 16
THROW_AWAY: Final[Annotated[int, does("item")]] = 25 << 16
READ: Final[Annotated[int, does(stands="looked")]] = 26 << 16
LEAVE: Final[Annotated[int, does(stands="ended")]] = 27 << 16
END: Final[Annotated[int, does(stands="ended")]] = 28 << 16
DONE: Final[Annotated[int, does(stands="ended")]] = 29 << 16
WEAR: Final[Annotated[int, does("item")]] = 30 << 16
STOW: Final[Annotated[int, does("item")]] = 31 << 16
CHARGE: Final[Annotated[int, does("item")]] = 32 << 16
HAND: Final[Annotated[int, does("item/13 seat/3")]] = 33 << 16
TAKE: Final[Annotated[int, does("item/13 seat/3", stands="shown")]] = 34 << 16
GIVE_BATTERY: Final[Annotated[int, does("seat")]] = 35 << 16
TAKE_BATTERY: Final[Annotated[int, does("seat", stands="shown")]] = 36 << 16
SCRAP: Final[Annotated[int, does("item")]] = 37 << 16
ACCEPT: Final[Annotated[int, does(stands="shown")]] = 38 << 16
REFUSE: Final[Annotated[int, does(stands="shown")]] = 39 << 16
NAME: Final[Annotated[int, does("attribute")]] = 40 << 16
TEST: Final[Annotated[int, does("number")]] = 41 << 16
CHOOSE: Final[Annotated[int, does("page")]] = 42 << 16
PICK: Final[Annotated[int, does("seat")]] = 43 << 16
PREY: Final[Annotated[int, does("seat")]] = 44 << 16
WAY: Final[Annotated[int, does("cell")]] = 45 << 16
AT: Final[Annotated[int, does("cell")]] = 46 << 16
FIGURE: Final[Annotated[int, does("foe/8 figure/8")]] = 47 << 16
REST: Final[Annotated[int, does()]] = 48 << 16
HEAL: Final[Annotated[int, does("seat")]] = 49 << 16
REPAIR: Final[Annotated[int, does("item/13 seat/3")]] = 50 << 16
TRAVEL: Final[Annotated[int, does("location", stands="ended")]] = 51 << 16
HOME: Final[Annotated[int, does(stands="ended", anytime="offered")]] = 52 << 16
ROAD: Final[Annotated[int, does("location/13 number/3")]] = 53 << 16
BREAK: Final[Annotated[int, does("item")]] = 54 << 16
REROLL: Final[Annotated[int, does(stands="rolled")]] = 55 << 16
CANCEL: Final[Annotated[int, does()]] = 56 << 16
SHIELD: Final[Annotated[int, does("seat")]] = 57 << 16
BUILD: Final[Annotated[int, does("item")]] = 58 << 16
STORE: Final[Annotated[int, does("item")]] = 59 << 16
FETCH: Final[Annotated[int, does("item/13 hero/3")]] = 60 << 16
LEARN: Final[Annotated[int, does("ability/13 seat/3")]] = 61 << 16
FORGET: Final[Annotated[int, does("ability")]] = 62 << 16
ENDLESS: Final[Annotated[int, does()]] = 63 << 16
GO_ON: Final[Annotated[int, does()]] = 64 << 16
GIVE_UP: Final[Annotated[int, does()]] = 65 << 16
DRIVE: Final[Annotated[int, does()]] = 66 << 16
FIRE_AT: Final[Annotated[int, does("number")]] = 67 << 16
RAM: Final[Annotated[int, does("number")]] = 68 << 16
PATCH: Final[Annotated[int, does()]] = 69 << 16
FIND: Final[Annotated[int, does("find")]] = 70 << 16
YES: Final[Annotated[int, does()]] = 71 << 16
BARE: Final[Annotated[int, does()]] = 72 << 16
MEND: Final[Annotated[int, does("item")]] = 73 << 16
CANCEL_WOUND: Final[Annotated[int, does()]] = 74 << 16
TURN_BACK: Final[Annotated[int, does(anytime="offered")]] = 75 << 16
PACK: Final[Annotated[int, does("item/13 hero/3")]] = 76 << 16
NO_CARD: Final[Annotated[int, does()]] = 77 << 16

# Kinds of decisions (the ledger's)
ASK_HERO: Final[Annotated[int, asks("AF-007", "")]] = 0
ASK_KEEPER: Final[Annotated[int, asks("AF-026", "keeper")]] = 1
ASK_MISSION: Final[Annotated[int, asks("AF-631", "")]] = 2
ASK_SIDE: Final[Annotated[int, asks("AF-631")]] = 3
ASK_START: Final[Annotated[int, asks("AF-049", "")]] = 4
ASK_DISCARD: Final[Annotated[int, asks("AF-191", "done")]] = 5
ASK_LIMIT: Final[Annotated[int, asks("AF-197", "")]] = 6
ASK_ACTION: Final[Annotated[int, asks("AF-217", "end")]] = 7
ASK_MOVE: Final[Annotated[int, asks("AF-275", "go")]] = 8
ASK_STEP: Final[Annotated[int, asks("AF-278", "stop", place="cell", walks=("stepped",))]] = 9
ASK_CARD: Final[Annotated[int, asks("AF-231", "done")]] = 10
ASK_NAME: Final[Annotated[int, asks("AF-457", "")]] = 11
ASK_WEAPON: Final[Annotated[int, asks("AF-400", "")]] = 12
ASK_PAY: Final[Annotated[int, asks("AF-345", "")]] = 13
ASK_TRADE: Final[Annotated[int, asks("AF-360", "done")]] = 14
ASK_CONSENT: Final[Annotated[int, asks("AF-365", "refuse")]] = 15
ASK_ITEM: Final[Annotated[int, asks("AF-506", "")]] = 16
ASK_RECEIVE: Final[Annotated[int, asks("AF-507", "")]] = 17
ASK_BOOK: Final[Annotated[int, asks("AF-047", "")]] = 18
ASK_PICK: Final[Annotated[int, asks("AF-047", "")]] = 19
ASK_TEST: Final[Annotated[int, asks("AF-230", "")]] = 20
ASK_PREY: Final[Annotated[int, asks("AF-443", "")]] = 21
ASK_WAY: Final[Annotated[int, asks("AF-449", "")]] = 22
ASK_AIM: Final[Annotated[int, asks("AF-453", "")]] = 23
ASK_DEFEND: Final[Annotated[int, asks("AF-456")]] = 24
ASK_SHIELD: Final[Annotated[int, asks("AF-456")]] = 25
ASK_REROLL: Final[Annotated[int, asks("AF-237")]] = 26
ASK_CANCEL: Final[Annotated[int, asks("AF-459")]] = 27
ASK_BREAK: Final[Annotated[int, asks("AF-511", "")]] = 28
ASK_REST: Final[Annotated[int, asks("AF-530")]] = 29
ASK_HEAL: Final[Annotated[int, asks("AF-531")]] = 30
ASK_REPAIR: Final[Annotated[int, asks("AF-536", "done")]] = 31
ASK_RETURN: Final[Annotated[int, asks("AF-492", "")]] = 32
ASK_PUSH: Final[Annotated[int, asks("AF-443", "")]] = 33
ASK_TRAVEL: Final[Annotated[int, asks("AF-074", "")]] = 34
ASK_FREE: Final[Annotated[int, asks("AF-076")]] = 35
ASK_FACILITY: Final[Annotated[int, asks("AF-641", "")]] = 36
ASK_WORKSHOP: Final[Annotated[int, asks("AF-641", "done")]] = 37
ASK_STORES: Final[Annotated[int, asks("AF-642", "done")]] = 38
ASK_LESSONS: Final[Annotated[int, asks("AF-643", "done")]] = 39
ASK_FORGET: Final[Annotated[int, asks("AF-643", "")]] = 40
ASK_ENDLESS: Final[Annotated[int, asks("AF-602", "")]] = 41
ASK_WON: Final[Annotated[int, asks("AF-599", "")]] = 42
ASK_SPACE: Final[Annotated[int, asks("AF-047", "")]] = 43
ASK_TARGET: Final[Annotated[int, asks("AF-345", "")]] = 44
ASK_FIND: Final[Annotated[int, asks("AF-047", "")]] = 45
ASK_ROAD: Final[Annotated[int, asks("AF-693", "end")]] = 46
ASK_CARDS: Final[Annotated[int, asks("AF-047", "")]] = 47
ASK_SPARE: Final[Annotated[int, asks("AF-489")]] = 48
ASK_FREE_REST: Final[Annotated[int, asks("AF-531")]] = 49
ASK_GIVE_UP: Final[Annotated[int, asks("AF-656", "go-on")]] = 50
ASK_OVERFULL: Final[Annotated[int, asks("AF-371", "")]] = 51
ASK_LED: Final[Annotated[int, asks("AF-118", "")]] = 52
ASK_WOUND: Final[Annotated[int, asks("AF-459")]] = 53
ASK_ENEMY: Final[Annotated[int, asks("AF-047", "")]] = 54
ASK_CHARGE: Final[Annotated[int, asks("AF-523", "")]] = 55

# Events
TOLD_SESSION: Final[Annotated[int, tells("AF-031", "session:number")]] = 0
TOLD_CHOSE: Final[Annotated[int, tells("AF-007", "seat hero")]] = 1
TOLD_KEEPER: Final[Annotated[int, tells("AF-026", "seat")]] = 2
TOLD_OPENED: Final[Annotated[int, tells("AF-040", "page")]] = 3
TOLD_READ: Final[Annotated[int, tells("AF-047", "page")]] = 4
TOLD_DIAL: Final[Annotated[int, tells("AF-050", "dial by:number value:number")]] = 5
TOLD_MISSION: Final[Annotated[int, tells("AF-631", "mission")]] = 6
TOLD_SIDE: Final[Annotated[int, tells("AF-631", "mission")]] = 7
TOLD_TURN: Final[Annotated[int, tells("AF-190", "seat")]] = 8
TOLD_DREW: Final[Annotated[int, tells("AF-192", "seat count:number")]] = 9
TOLD_DREW_CARD: Final[Annotated[int, tells("AF-192", "seat card")]] = 10
TOLD_DISCARDED: Final[Annotated[int, tells("AF-191", "seat card")]] = 11
TOLD_RESHUFFLED: Final[Annotated[int, tells("AF-194")]] = 12
TOLD_CALAMITY: Final[Annotated[int, tells("AF-198", "seat", moment=True)]] = 13
TOLD_ROLLED_BLACK: Final[Annotated[int, tells("AF-200", "die:number total:number")]] = 14
TOLD_THREAT: Final[Annotated[int, tells("AF-212", "card slot:number")]] = 15
TOLD_THREAT_GONE: Final[Annotated[int, tells("AF-305", "card")]] = 16
TOLD_MOVES: Final[Annotated[int, tells("AF-275", "seat count:number")]] = 17
TOLD_STEPPED: Final[Annotated[int, tells("AF-278", "seat cell")]] = 18
TOLD_STOPPED: Final[Annotated[int, tells("AF-290", "seat cell")]] = 19
TOLD_PLACED: Final[Annotated[int, tells("AF-049", "seat cell")]] = 20
TOLD_WALKED_OFF: Final[Annotated[int, tells("AF-120", "seat")]] = 21
TOLD_DEFEATED: Final[Annotated[int, tells("AF-485", "seat", moment=True)]] = 22
TOLD_RETURNED: Final[Annotated[int, tells("AF-492", "seat cell")]] = 23
TOLD_TEST: Final[Annotated[int, tells("AF-230", "seat attribute difficulty:number")]] = 24
TOLD_OPPOSED: Final[Annotated[int, tells("AF-241", "seat attribute difficulty:number")]] = 25
TOLD_PLAYED: Final[Annotated[int, tells("AF-234", "seat card")]] = 26
TOLD_ROLLED: Final[Annotated[int, tells("AF-238", "seat white:number black:number")]] = 27
TOLD_PASSED: Final[Annotated[int, tells("AF-240", "seat total:number difficulty:number")]] = 28
TOLD_FAILED: Final[Annotated[int, tells("AF-240", "seat total:number difficulty:number")]] = 29
TOLD_NO_CARD: Final[Annotated[int, tells("AF-246", "seat")]] = 30
TOLD_HOSTILE: Final[Annotated[int, tells("AF-158")]] = 31
TOLD_PEACEFUL: Final[Annotated[int, tells("AF-159")]] = 32
TOLD_ENCOUNTER: Final[Annotated[int, tells("AF-169", "encounter")]] = 33
TOLD_COMES: Final[Annotated[int, tells("AF-163", "enemy letter cell")]] = 34
TOLD_PURSUER: Final[Annotated[int, tells("AF-206", "enemy letter")]] = 35
TOLD_REPLACED: Final[Annotated[int, tells("AF-174", "enemy")]] = 36
TOLD_TALKED: Final[Annotated[int, tells("AF-303", "seat enemy")]] = 37
TOLD_RECOVERED: Final[Annotated[int, tells("AF-316", "seat status")]] = 38
TOLD_SCAVENGED: Final[Annotated[int, tells("AF-327", "seat")]] = 39
TOLD_FOUND: Final[Annotated[int, tells("AF-330", "seat good count:number")]] = 40
TOLD_GAINED_ITEM: Final[Annotated[int, tells("AF-506", "seat item")]] = 41
TOLD_BROKEN: Final[Annotated[int, tells("AF-510", "item")]] = 42
TOLD_SCRAPPED: Final[Annotated[int, tells("AF-508", "seat item")]] = 43
TOLD_SUPPLY: Final[Annotated[int, tells("AF-505", "item")]] = 44
TOLD_EQUIPPED: Final[Annotated[int, tells("AF-361", "seat item")]] = 45
TOLD_STOWED: Final[Annotated[int, tells("AF-361", "seat item")]] = 46
TOLD_GAVE: Final[Annotated[int, tells("AF-362", "seat item partner:seat")]] = 47
TOLD_THREW_AWAY: Final[Annotated[int, tells("AF-373", "seat item")]] = 48
TOLD_BATTERIES: Final[Annotated[int, tells("AF-331", "seat count:number")]] = 49
TOLD_CHARGED: Final[Annotated[int, tells("AF-520", "seat item")]] = 50
TOLD_ABILITY: Final[Annotated[int, tells("AF-345", "seat ability")]] = 51
TOLD_INSPIRED: Final[Annotated[int, tells("AF-353", "seat partner:seat")]] = 52
TOLD_INSPIRED_CARD: Final[Annotated[int, tells("AF-353", "seat card partner:seat")]] = 53
TOLD_ATTACKED: Final[Annotated[int, tells("AF-390", "seat enemy")]] = 54
TOLD_SHOT_AT: Final[Annotated[int, tells("AF-393", "seat enemy")]] = 55
TOLD_ENEMY_WOUNDED: Final[Annotated[int, tells("AF-392", "enemy count:number")]] = 56
TOLD_ENEMY_DEFEATED: Final[Annotated[int, tells("AF-421", "enemy")]] = 57
TOLD_ENEMY_LEFT: Final[Annotated[int, tells("AF-182", "enemy")]] = 58
TOLD_LOOT: Final[Annotated[int, tells("AF-424", "seat")]] = 59
TOLD_ENEMY_TURN: Final[Annotated[int, tells("AF-435")]] = 60
TOLD_ENEMY_ACTS: Final[Annotated[int, tells("AF-436", "enemy value:number")]] = 61
TOLD_ENEMY_MOVES: Final[Annotated[int, tells("AF-441", "enemy cell")]] = 62
TOLD_ENEMY_TARGETS: Final[Annotated[int, tells("AF-452", "enemy seat strength:number")]] = 63
TOLD_ENEMY_WAITS: Final[Annotated[int, tells("AF-451", "enemy")]] = 64
TOLD_HURT: Final[Annotated[int, tells("AF-459", "seat count:number")]] = 65
TOLD_POISONED: Final[Annotated[int, tells("AF-461", "seat count:number")]] = 66
TOLD_MISSED: Final[Annotated[int, tells("AF-458", "seat")]] = 67
TOLD_CANCELLED: Final[Annotated[int, tells("AF-459", "seat")]] = 68
TOLD_STATUS: Final[Annotated[int, tells("AF-550", "seat status")]] = 69
TOLD_STATUS_GONE: Final[Annotated[int, tells("AF-552", "seat status")]] = 70
TOLD_HEALED: Final[Annotated[int, tells("AF-531", "seat count:number")]] = 71
TOLD_CONVERTED: Final[Annotated[int, tells("AF-533", "seat")]] = 72
TOLD_THREATS_CLEARED: Final[Annotated[int, tells("AF-466")]] = 73
TOLD_TASK: Final[Annotated[int, tells("AF-260", "attribute difficulty:number")]] = 74
TOLD_CONTRIBUTED: Final[Annotated[int, tells("AF-265", "seat card value:number")]] = 75
TOLD_TASK_PASSED: Final[Annotated[int, tells("AF-266")]] = 76
TOLD_LEFT_PAGE: Final[Annotated[int, tells("AF-128")]] = 77
TOLD_TRAVELLED: Final[Annotated[int, tells("AF-072", "location")]] = 78
TOLD_RESTED: Final[Annotated[int, tells("AF-530")]] = 79
TOLD_REPAIRED: Final[Annotated[int, tells("AF-536", "item")]] = 80
TOLD_ENVIRONMENT: Final[Annotated[int, tells("AF-145", "environment")]] = 81
TOLD_ENVIRONMENT_GONE: Final[Annotated[int, tells("AF-145", "environment")]] = 82
TOLD_DISCOVERY: Final[Annotated[int, tells("AF-058", "discovery")]] = 83
TOLD_BANISHED: Final[Annotated[int, tells("AF-607", "discovery")]] = 84
TOLD_LIFTED: Final[Annotated[int, tells("AF-488", "seat")]] = 85
TOLD_DROPPED: Final[Annotated[int, tells("AF-488", "seat")]] = 86
TOLD_TRAP: Final[Annotated[int, tells("AF-118")]] = 87
TOLD_MISSION_SUCCEEDED: Final[Annotated[int, tells("AF-575", "mission", moment=True)]] = 88
TOLD_MISSION_FAILED: Final[Annotated[int, tells("AF-577", "mission", moment=True)]] = 89
TOLD_GOAL: Final[Annotated[int, tells("AF-597", "hero", moment=True)]] = 90
TOLD_WON: Final[Annotated[int, tells("AF-596", moment=True)]] = 91
TOLD_LOST: Final[Annotated[int, tells("AF-600", moment=True)]] = 92
TOLD_ENDLESS: Final[Annotated[int, tells("AF-602", moment=True)]] = 93
TOLD_DANGER: Final[Annotated[int, tells("AF-637", "total:number danger", moment=True)]] = 94
TOLD_BUILT: Final[Annotated[int, tells("AF-641", "item")]] = 95
TOLD_LEARNED: Final[Annotated[int, tells("AF-643", "seat ability")]] = 96
TOLD_DECIDED: Final[Annotated[int, tells("AF-061", "seat page")]] = 97
TOLD_ROAD: Final[Annotated[int, tells("AF-692", "count:number")]] = 98
TOLD_ROAD_CARD: Final[Annotated[int, tells("AF-694", "vehicle")]] = 99
TOLD_HULL: Final[Annotated[int, tells("AF-695", "value:number")]] = 100
TOLD_WRECK: Final[Annotated[int, tells("AF-700", moment=True)]] = 101
TOLD_ARRIVED: Final[Annotated[int, tells("AF-701", "location")]] = 102
TOLD_PEEKED: Final[Annotated[int, tells("AF-060", "good count:number")]] = 103
TOLD_PEEKED_ENCOUNTER: Final[Annotated[int, tells("AF-060", "encounter")]] = 104
TOLD_PEEKED_PAGE: Final[Annotated[int, tells("AF-060", "location number")]] = 105
TOLD_USED: Final[Annotated[int, tells("AF-375", "seat item")]] = 106
TOLD_STOOD_IN: Final[Annotated[int, tells("AF-456", "seat partner:seat")]] = 107
TOLD_OVER: Final[Annotated[int, tells("AF-645")]] = 108
TOLD_GAVE_UP: Final[Annotated[int, tells("AF-656", moment=True)]] = 109
TOLD_AIMED: Final[Annotated[int, tells("AF-400", "enemy")]] = 110
TOLD_VEHICLE: Final[Annotated[int, tells("AF-698", "vehicle")]] = 111
TOLD_VEHICLE_GONE: Final[Annotated[int, tells("AF-698", "vehicle")]] = 112
TOLD_ASKED_FOR: Final[Annotated[int, tells("AF-365", "seat item partner:seat")]] = 113
TOLD_ASKED_BATTERY: Final[Annotated[int, tells("AF-365", "seat partner:seat")]] = 114
TOLD_AGREED: Final[Annotated[int, tells("AF-061", "page")]] = 115
TOLD_FORGOT: Final[Annotated[int, tells("AF-643", "seat ability")]] = 116
TOLD_PEEKED_THREAT: Final[Annotated[int, tells("AF-060", "card")]] = 117
TOLD_WOUND_CANCELLED: Final[Annotated[int, tells("AF-459", "seat")]] = 118
TOLD_TURN_BACK: Final[Annotated[int, tells("AF-656", "seat")]] = 119
TOLD_PEEKED_TITLE: Final[Annotated[int, tells("AF-060", "folio:number page")]] = 120
TOLD_PEEKED_CALAMITY: Final[Annotated[int, tells("AF-060", "folio:number number")]] = 121
TOLD_VOTED: Final[Annotated[int, tells("AF-061", "seat wish")]] = 122
TOLD_OVERRULED: Final[Annotated[int, tells("AF-061", "seat wish")]] = 123
TOLD_HOMEWARD: Final[Annotated[int, tells("AF-648")]] = 124
TOLD_BROUGHT_UP: Final[Annotated[int, tells("AF-656", "seat")]] = 125

# Foretellings: what a choice brings, said before it is made
FORETELL_POINTS: Final[Annotated[int, foretells("count:number")]] = 0
FORETELL_TEST: Final[Annotated[int, foretells("attribute difficulty:number")]] = 1
FORETELL_OPPOSED: Final[Annotated[int, foretells("attribute difficulty:number")]] = 2
FORETELL_ROLL: Final[Annotated[int, foretells("total:number difficulty:number")]] = 3
FORETELL_BOTH_DICE: Final[Annotated[int, foretells("total:number difficulty:number")]] = 4
FORETELL_DRAWS: Final[Annotated[int, foretells("count:number")]] = 5
FORETELL_ENDS_ACTIONS: Final[Annotated[int, foretells()]] = 6

# Reasons: why something is refused. One that names a thing is `REASON | thing`. First, the moment
NOT_NOW: Final[Annotated[int, refuses("AF-217")]] = 1 << 16
OVER: Final[Annotated[int, refuses("AF-645")]] = 2 << 16
SETTING_UP: Final[Annotated[int, refuses("AF-007")]] = 3 << 16
NOT_YOUR_TURN: Final[Annotated[int, refuses("AF-190", "seat")]] = 4 << 16

# Reasons: setting up
TAKEN: Final[Annotated[int, refuses("AF-007")]] = 5 << 16

# Reasons: a turn
NO_INFO: Final[Annotated[int, refuses("AF-107")]] = 6 << 16
MOVED_HERE: Final[Annotated[int, refuses("AF-107")]] = 7 << 16
USED_READING: Final[Annotated[int, refuses("AF-107", says="used")]] = 8 << 16
NO_EXIT: Final[Annotated[int, refuses("AF-120")]] = 9 << 16
EXIT_CLOSED: Final[Annotated[int, refuses("AF-120")]] = 10 << 16
PAGE_PENDING: Final[Annotated[int, refuses("AF-130")]] = 11 << 16
OTHER_EXIT: Final[Annotated[int, refuses("AF-123")]] = 12 << 16
HOME_RAISED: Final[Annotated[int, refuses("AF-656")]] = 13 << 16
HOME_WAITS: Final[Annotated[int, refuses("AF-656")]] = 14 << 16
BETWEEN_TURNS: Final[Annotated[int, refuses("AF-656")]] = 15 << 16
NOT_SICK: Final[Annotated[int, refuses("AF-315")]] = 16 << 16
NO_ABILITY: Final[Annotated[int, refuses("AF-347")]] = 17 << 16
NOT_NOW_INSPIRE: Final[Annotated[int, refuses("AF-353", says="not-now")]] = 18 << 16
KEPT_FROM: Final[Annotated[int, refuses("AF-217")]] = 19 << 16
NOT_HELD: Final[Annotated[int, refuses("AF-360", "card")]] = 20 << 16
NOT_CARRYING: Final[Annotated[int, refuses("AF-488")]] = 21 << 16

# Reasons: moving
NOT_HELD_MOVE: Final[Annotated[int, refuses("AF-275", "card", says="not-held")]] = 22 << 16
NOT_PLAYABLE: Final[Annotated[int, refuses("AF-217", "card")]] = 23 << 16
TANGLED: Final[Annotated[int, refuses("AF-550")]] = 24 << 16
NO_WAY: Final[Annotated[int, refuses("AF-293")]] = 25 << 16
NOT_BESIDE: Final[Annotated[int, refuses("AF-287", "cell")]] = 26 << 16
NOT_HERE_MOVING: Final[Annotated[int, refuses("AF-286", says="not-here")]] = 27 << 16
WALL: Final[Annotated[int, refuses("AF-286", "cell")]] = 28 << 16
NO_POINTS: Final[Annotated[int, refuses("AF-284", "cell")]] = 29 << 16

# Reasons: talking, recovering, attacking, helping
HOSTILE: Final[Annotated[int, refuses("AF-300")]] = 30 << 16
FORBIDDEN_TALK: Final[Annotated[int, refuses("AF-300", says="forbidden")]] = 31 << 16
NOT_HERE_TALK: Final[Annotated[int, refuses("AF-301", says="not-here")]] = 32 << 16
NO_TALK: Final[Annotated[int, refuses("AF-308")]] = 33 << 16
SCARED: Final[Annotated[int, refuses("AF-550")]] = 34 << 16
MUST_PLAY: Final[Annotated[int, refuses("AF-233")]] = 35 << 16
NO_FIND: Final[Annotated[int, refuses("AF-325")]] = 36 << 16
BLINDED: Final[Annotated[int, refuses("AF-550")]] = 37 << 16
PEACEFUL_MELEE: Final[Annotated[int, refuses("AF-390", says="peaceful")]] = 38 << 16
PEACEFUL_RANGED: Final[Annotated[int, refuses("AF-393", says="peaceful")]] = 39 << 16
FORBIDDEN_MELEE: Final[Annotated[int, refuses("AF-390", says="forbidden")]] = 40 << 16
FORBIDDEN_RANGED: Final[Annotated[int, refuses("AF-393", says="forbidden")]] = 41 << 16
NO_TARGET_MELEE: Final[Annotated[int, refuses("AF-390", says="no-target")]] = 42 << 16
NO_TARGET_RANGED: Final[Annotated[int, refuses("AF-393", says="no-target")]] = 43 << 16
OUT_OF_RANGE: Final[Annotated[int, refuses("AF-393")]] = 44 << 16
NO_SIGHT: Final[Annotated[int, refuses("AF-393")]] = 45 << 16
NOT_HERE_MELEE: Final[Annotated[int, refuses("AF-390", says="not-here")]] = 46 << 16
NOT_HELD_INSPIRE: Final[Annotated[int, refuses("AF-353", "card", says="not-held")]] = 47 << 16
YOURSELF: Final[Annotated[int, refuses("AF-353")]] = 48 << 16
TOO_MANY: Final[Annotated[int, refuses("AF-353", "seat")]] = 49 << 16
NO_TASK: Final[Annotated[int, refuses("AF-260")]] = 50 << 16
NOT_AT_TASK: Final[Annotated[int, refuses("AF-270")]] = 51 << 16
NOT_HELD_HELP: Final[Annotated[int, refuses("AF-262", "card", says="not-held")]] = 52 << 16
NO_MATCH_HELP: Final[Annotated[int, refuses("AF-265", "card", says="no-match")]] = 53 << 16
NO_FIRST_HELP: Final[Annotated[int, refuses("AF-263", "card", says="no-first")]] = 54 << 16
CARRYING: Final[Annotated[int, refuses("AF-488")]] = 55 << 16
NO_HEAVY: Final[Annotated[int, refuses("AF-488")]] = 56 << 16
OUT_OF_RANGE_WEAPON: Final[Annotated[int, refuses("AF-396", says="out-of-range")]] = 57 << 16
NOT_NOW_WEAPON: Final[Annotated[int, refuses("AF-400", says="not-now")]] = 58 << 16

# Reasons: tests
NOT_HELD_TEST: Final[Annotated[int, refuses("AF-231", "card", says="not-held")]] = 59 << 16
NO_FIRST: Final[Annotated[int, refuses("AF-231", "card")]] = 60 << 16
NOT_OPTIONAL: Final[Annotated[int, refuses("AF-246")]] = 61 << 16
NO_MATCH: Final[Annotated[int, refuses("AF-235", "card")]] = 62 << 16

# Reasons: abilities and consumables
WHITE_CARDS: Final[Annotated[int, refuses("AF-345")]] = 63 << 16
NO_TARGET_ABILITY: Final[Annotated[int, refuses("AF-345", says="no-target")]] = 64 << 16
NO_TASK_ABILITY: Final[Annotated[int, refuses("AF-345", says="no-task")]] = 65 << 16
USED_ABILITY: Final[Annotated[int, refuses("AF-349", says="used")]] = 66 << 16
NO_TARGET_TOKENS: Final[Annotated[int, refuses("AF-029", says="no-target")]] = 67 << 16
NO_HEAVY_ABILITY: Final[Annotated[int, refuses("AF-345", says="no-heavy")]] = 68 << 16
ON_ROAD_ABILITY: Final[Annotated[int, refuses("AF-703", says="on-road")]] = 69 << 16
NOT_NOW_ITEM: Final[Annotated[int, refuses("AF-375", says="not-now")]] = 70 << 16
NOT_EQUIPPED: Final[Annotated[int, refuses("AF-375", "item")]] = 71 << 16
USED_TIN: Final[Annotated[int, refuses("AF-375", says="used")]] = 72 << 16
NO_TARGET_ITEM: Final[Annotated[int, refuses("AF-375", says="no-target")]] = 73 << 16
NOT_WHITE: Final[Annotated[int, refuses("AF-347", "card")]] = 74 << 16

# Reasons: items
NO_ROOM_PACK: Final[Annotated[int, refuses("AF-369", "item", says="no-room")]] = 75 << 16
NOT_NOW_DISCARD: Final[Annotated[int, refuses("AF-373", says="not-now")]] = 76 << 16
NO_ITEM_DISCARD: Final[Annotated[int, refuses("AF-373", "item", says="no-item")]] = 77 << 16
NO_ROOM_GAINED: Final[Annotated[int, refuses("AF-507", "item", says="no-room")]] = 78 << 16
NO_ROOM_SLOT: Final[Annotated[int, refuses("AF-509", "item", says="no-room")]] = 79 << 16
NO_ROOM_RECEIVED: Final[Annotated[int, refuses("AF-370", "item", says="no-room")]] = 80 << 16
NOT_EQUIPPED_CHARGE: Final[Annotated[int, refuses("AF-520", "item", says="not-equipped")]] = 81 << 16
NO_CHARGE: Final[Annotated[int, refuses("AF-523", "item")]] = 82 << 16
NO_BATTERY_CHARGE: Final[Annotated[int, refuses("AF-520", says="no-battery")]] = 83 << 16
USED_TRADE: Final[Annotated[int, refuses("AF-365", says="used")]] = 84 << 16
NO_ROOM_HANDED: Final[Annotated[int, refuses("AF-363", "item", says="no-room")]] = 85 << 16
NO_BATTERY: Final[Annotated[int, refuses("AF-365")]] = 86 << 16
NOT_NOW_EQUIP: Final[Annotated[int, refuses("AF-361", says="not-now")]] = 87 << 16
NO_ITEM: Final[Annotated[int, refuses("AF-361", "item")]] = 88 << 16
NO_ROOM_WEAR: Final[Annotated[int, refuses("AF-368", "item", says="no-room")]] = 89 << 16
NOT_TOGETHER: Final[Annotated[int, refuses("AF-362", "seat")]] = 90 << 16
NOT_NOW_HANDED: Final[Annotated[int, refuses("AF-362", says="not-now")]] = 91 << 16
NO_ITEM_HANDED: Final[Annotated[int, refuses("AF-362", "item", says="no-item")]] = 92 << 16
NOT_TOGETHER_BATTERY: Final[Annotated[int, refuses("AF-365", "seat", says="not-together")]] = 93 << 16
NOT_NOW_BATTERY: Final[Annotated[int, refuses("AF-365", says="not-now")]] = 94 << 16

# Reasons: rest and the colony
NO_FOOD: Final[Annotated[int, refuses("AF-531")]] = 95 << 16
NO_BROKEN: Final[Annotated[int, refuses("AF-536")]] = 96 << 16
NO_SCRAP_REPAIR: Final[Annotated[int, refuses("AF-536", says="no-scrap")]] = 97 << 16
NO_ROOM_REPAIR: Final[Annotated[int, refuses("AF-537", "item", says="no-room")]] = 98 << 16
NO_SCRAP_BUILD: Final[Annotated[int, refuses("AF-641", says="no-scrap")]] = 99 << 16
NOT_NOW_BUILD: Final[Annotated[int, refuses("AF-641", says="not-now")]] = 100 << 16
NO_ITEM_BUILD: Final[Annotated[int, refuses("AF-641", "item", says="no-item")]] = 101 << 16
TOO_MANY_BUILT: Final[Annotated[int, refuses("AF-641")]] = 102 << 16
NOT_NOW_STORE: Final[Annotated[int, refuses("AF-642", says="not-now")]] = 103 << 16
NO_ITEM_STORE: Final[Annotated[int, refuses("AF-642", "item", says="no-item")]] = 104 << 16
NO_ROOM_FETCH: Final[Annotated[int, refuses("AF-642", "item", says="no-room")]] = 105 << 16

# Reasons: the road
ON_ROAD: Final[Annotated[int, refuses("AF-693")]] = 106 << 16
USED_ROAD: Final[Annotated[int, refuses("AF-694", says="used")]] = 107 << 16
NOT_DRIVEN: Final[Annotated[int, refuses("AF-694")]] = 108 << 16
NO_TARGET_ROAD: Final[Annotated[int, refuses("AF-696", says="no-target")]] = 109 << 16
HULL_FULL: Final[Annotated[int, refuses("AF-697")]] = 110 << 16
NO_SCRAP_ROAD: Final[Annotated[int, refuses("AF-697", says="no-scrap")]] = 111 << 16

# Reasons: entries
CHOICE_CLOSED: Final[Annotated[int, refuses("AF-047")]] = 112 << 16
CHOICE_COST: Final[Annotated[int, refuses("AF-062")]] = 113 << 16

DIAL_IDS: Final = ["time", "clues", "scrap", "food", "population", "morale"]
ATTRIBUTE_IDS: Final = ["agility", "strength", "resistance", "instinct"]
GOOD_IDS: Final = ["food", "scrap", "clue", "battery", "item", "broken"]
