"""What can be chosen, asked, told and refused: each word once, with its number, what it names and the rule it comes
from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs and reasons are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.words.lexicon import asks, does, foretells, refuses, tells

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
BE: Final[Annotated[int, does("killer")]] = 1 << 16
PICK: Final[Annotated[int, does("victim")]] = 2 << 16
MOVE: Final[Annotated[int, does("victim", stands="moved")]] = 3 << 16
CALM: Final[Annotated[int, does("victim")]] = 4 << 16
SPECIAL: Final[Annotated[int, does("victim/3 item/13")]] = 5 << 16
ABILITY: Final[Annotated[int, does("victim")]] = 6 << 16
UNDERGROUND: Final[Annotated[int, does("victim")]] = 7 << 16
CLEAR: Final[Annotated[int, does("victim")]] = 8 << 16
REPAIR: Final[Annotated[int, does("victim")]] = 9 << 16
REPAIR_WITH: Final[Annotated[int, does("victim/3 item/13")]] = 10 << 16
RUMMAGE: Final[Annotated[int, does("victim", stands="searched")]] = 11 << 16
USE: Final[Annotated[int, does("victim/3 item/13")]] = 12 << 16
DRILL: Final[Annotated[int, does("victim")]] = 13 << 16
TRADE: Final[Annotated[int, does("victim/3 partner:victim/13")]] = 14 << 16
LOOT: Final[Annotated[int, does("victim/3 body:victim/3 item/10")]] = 15 << 16
WAIT: Final[Annotated[int, does(stands="ended")]] = 16 << 16
END: Final[Annotated[int, does(stands="ended")]] = 17 << 16
REWARD: Final[Annotated[int, does("plan")]] = 18 << 16
GO: Final[Annotated[int, does("location", stands="moved")]] = 19 << 16
STOP: Final[Annotated[int, does(stands="moved")]] = 20 << 16
OPEN: Final[Annotated[int, does("passage")]] = 21 << 16
TEAR: Final[Annotated[int, does("location")]] = 22 << 16
GIVE: Final[Annotated[int, does("item")]] = 23 << 16
WANT: Final[Annotated[int, does("item")]] = 24 << 16
SEND: Final[Annotated[int, does(stands="shown")]] = 25 << 16
DROP: Final[Annotated[int, does()]] = 26 << 16
ACCEPT: Final[Annotated[int, does(stands="shown")]] = 27 << 16
DECLINE: Final[Annotated[int, does(stands="shown")]] = 28 << 16
KEEP: Final[Annotated[int, does("item")]] = 29 << 16
DISCARD: Final[Annotated[int, does("item")]] = 30 << 16
HAND: Final[Annotated[int, does("victim")]] = 31 << 16
MARK: Final[Annotated[int, does("plan")]] = 32 << 16
PLAY: Final[Annotated[int, does("kcard", stands="shown")]] = 33 << 16
PAY: Final[Annotated[int, does("kcard")]] = 34 << 16
LOSE: Final[Annotated[int, does("kcard")]] = 35 << 16
SEARCH: Final[Annotated[int, does(stands="searched")]] = 36 << 16
RUN: Final[Annotated[int, does("location", stands="moved")]] = 37 << 16
SENSE: Final[Annotated[int, does(stands="asked")]] = 38 << 16
BLOCK: Final[Annotated[int, does("passage")]] = 39 << 16
LIFT: Final[Annotated[int, does("passage")]] = 40 << 16
ZONE: Final[Annotated[int, does("zone")]] = 41 << 16
AT: Final[Annotated[int, does("location")]] = 42 << 16
VICTIM: Final[Annotated[int, does("victim")]] = 43 << 16
ITEM: Final[Annotated[int, does("item")]] = 44 << 16
PASSAGE: Final[Annotated[int, does("passage")]] = 45 << 16
CHOOSE: Final[Annotated[int, does("choice")]] = 46 << 16
DEFEND: Final[Annotated[int, does("item")]] = 47 << 16
DEFENDER: Final[Annotated[int, does("victim")]] = 48 << 16
ESCAPE: Final[Annotated[int, does("location")]] = 49 << 16
CHARM: Final[Annotated[int, does("item", stands="shown")]] = 50 << 16
STAKEOUT: Final[Annotated[int, does("plan", stands="shown")]] = 51 << 16
NEST: Final[Annotated[int, does("location")]] = 52 << 16

# Kinds of decisions (the ledger's D1 to D36)
ASK_KILLER: Final[Annotated[int, asks("WH-006", "")]] = 0
ASK_PICK: Final[Annotated[int, asks("WH-016", "")]] = 1
ASK_ACTION: Final[Annotated[int, asks("WH-065", "wait end calm")]] = 2
ASK_STEP: Final[Annotated[int, asks("WH-080", "stop", "victim:figure", place="location", walks=("stepped",))]] = 3
ASK_CLEAR: Final[Annotated[int, asks("WH-084", "", "victim:figure")]] = 4
ASK_TARGET: Final[Annotated[int, asks("WH-083", "pass")]] = 5
ASK_KEEP: Final[Annotated[int, asks("WH-097", "pass", "victim:figure item")]] = 6
ASK_LIMIT: Final[Annotated[int, asks("WH-113", "", "victim:figure")]] = 7
ASK_TRADE: Final[Annotated[int, asks("WH-107", "drop")]] = 8
ASK_OFFER: Final[Annotated[int, asks("WH-108", "decline")]] = 9
ASK_HAND: Final[Annotated[int, asks("WH-116", "")]] = 10
ASK_EQUIPMENT: Final[Annotated[int, asks("WH-119", "pass", "victim:figure item other:item")]] = 11
ASK_PLAN: Final[Annotated[int, asks("WH-362", "pass")]] = 12
ASK_REWARD: Final[Annotated[int, asks("WH-369", "pass")]] = 13
ASK_INSTANT: Final[Annotated[int, asks("WH-205")]] = 14
ASK_COST: Final[Annotated[int, asks("WH-200", "", "kcard")]] = 15
ASK_CARD: Final[Annotated[int, asks("WH-193", "pass")]] = 16
ASK_MAIN: Final[Annotated[int, asks("WH-207", place="location")]] = 17
ASK_WALK: Final[Annotated[int, asks("WH-050", "stop", place="location", walks=("went", "broke"))]] = 18
ASK_LONG: Final[Annotated[int, asks("WH-216")]] = 19
ASK_STALK: Final[Annotated[int, asks("WH-279", "stop", place="location", walks=("stalked",))]] = 20
ASK_BLOCK: Final[Annotated[int, asks("WH-275", "pass")]] = 21
ASK_LIFT: Final[Annotated[int, asks("WH-278", "")]] = 22
ASK_NEST: Final[Annotated[int, asks("WH-333", "")]] = 23
ASK_ATTACK: Final[Annotated[int, asks("WH-241")]] = 24
ASK_DEFENDER: Final[Annotated[int, asks("WH-243", "", "strength:number")]] = 25
ASK_DEFENCE: Final[Annotated[int, asks("WH-244", about="victim:figure strength:number")]] = 26
ASK_ESCAPE: Final[Annotated[int, asks("WH-259", "pass", "victim:figure", place="location")]] = 27
ASK_LOSE: Final[Annotated[int, asks("WH-231", "")]] = 28
ASK_CHARM: Final[Annotated[int, asks("WH-192", about="victim:figure")]] = 29
ASK_STAKEOUT: Final[Annotated[int, asks("WH-192")]] = 30
ASK_PATIENCE: Final[Annotated[int, asks("WH-326", "pass", place="location")]] = 31
ASK_EARS: Final[Annotated[int, asks("WH-377")]] = 32

# Events
TOLD_FIRST: Final[Annotated[int, tells("WH-015", "seat")]] = 0
TOLD_KILLER: Final[Annotated[int, tells("WH-007", "killer")]] = 1
TOLD_VICTIM: Final[Annotated[int, tells("WH-007", "victim seat")]] = 2
TOLD_PICKED: Final[Annotated[int, tells("WH-016", "seat victim")]] = 3
TOLD_ROUND: Final[Annotated[int, tells("WH-061", "round:number")]] = 4
TOLD_RESCUE: Final[Annotated[int, tells("WH-127", "cells:number")]] = 5
TOLD_ESCAPED: Final[Annotated[int, tells("WH-336", "victim location seat", fate="seat")]] = 6
TOLD_STEPPED: Final[Annotated[int, tells("WH-081", "victim location")]] = 7
TOLD_CALMED: Final[Annotated[int, tells("WH-082", "victims")]] = 8
TOLD_HEALED: Final[Annotated[int, tells("WH-158", "victim")]] = 9
TOLD_CLEARED: Final[Annotated[int, tells("WH-085", "passage")]] = 10
TOLD_NEST_GONE: Final[Annotated[int, tells("WH-334", "location")]] = 11
TOLD_ACTED: Final[Annotated[int, tells("WH-065", "victim action")]] = 12
TOLD_USED: Final[Annotated[int, tells("WH-106", "victim item")]] = 13
TOLD_GEARS: Final[Annotated[int, tells("WH-088", "victim count:number gears:number")]] = 14
TOLD_NOISE: Final[Annotated[int, tells("WH-140", "location")]] = 15
TOLD_DREW: Final[Annotated[int, tells("WH-093", "victim item")]] = 16
TOLD_KEPT: Final[Annotated[int, tells("WH-097", "victim item")]] = 17
TOLD_DISCARDED: Final[Annotated[int, tells("WH-114", "victim item")]] = 18
TOLD_TRAP: Final[Annotated[int, tells("WH-267", "location bonus:number")]] = 19
TOLD_OFFERED: Final[Annotated[int, tells("WH-107", "victim partner:victim")]] = 20
TOLD_DECLINED: Final[Annotated[int, tells("WH-104", "victim partner:victim")]] = 21
TOLD_GAVE: Final[Annotated[int, tells("WH-103", "victim partner:victim item")]] = 22
TOLD_LOOTED: Final[Annotated[int, tells("WH-350", "victim body:victim item")]] = 23
TOLD_EQUIPPED: Final[Annotated[int, tells("WH-116", "victim")]] = 24
TOLD_MARKED: Final[Annotated[int, tells("WH-362", "plan count:number")]] = 25
TOLD_COMPLETED: Final[Annotated[int, tells("WH-364", "plan")]] = 26
TOLD_REWARD: Final[Annotated[int, tells("WH-369", "plan")]] = 27
TOLD_PLANS: Final[Annotated[int, tells("WH-360", "plan other:plan")]] = 28
TOLD_REPORT: Final[Annotated[int, tells("WH-071", "locations")]] = 29
TOLD_SILENCE: Final[Annotated[int, tells("WH-145")]] = 30
TOLD_KEYS: Final[Annotated[int, tells("WH-112", "count:number")]] = 31
TOLD_KEYS_OF: Final[Annotated[int, tells("WH-343", "victim count:number")]] = 32
TOLD_KILLER_TURN: Final[Annotated[int, tells("WH-072")]] = 33
TOLD_REVEALED: Final[Annotated[int, tells("WH-181", "location")]] = 34
TOLD_PLAYED: Final[Annotated[int, tells("WH-191", "kcard")]] = 35
TOLD_PAID: Final[Annotated[int, tells("WH-203", "count:number")]] = 36
TOLD_YOU_PAID: Final[Annotated[int, tells("WH-203", "kcard")]] = 37
TOLD_WENT: Final[Annotated[int, tells("WH-055", "location")]] = 38
TOLD_BROKE: Final[Annotated[int, tells("WH-053", "passage")]] = 39
TOLD_PLACED: Final[Annotated[int, tells("WH-285", "location")]] = 40
TOLD_SEARCHED: Final[Annotated[int, tells("WH-238", "location")]] = 41
TOLD_FOUND: Final[Annotated[int, tells("WH-238", "victims")]] = 42
TOLD_NOBODY: Final[Annotated[int, tells("WH-238")]] = 43
TOLD_SENSE_ZONE: Final[Annotated[int, tells("WH-270", "zone")]] = 44
TOLD_SENSE_AT: Final[Annotated[int, tells("WH-270", "location radius:number")]] = 45
TOLD_SENSE_BLOOD: Final[Annotated[int, tells("WH-270", "filter")]] = 46
TOLD_NAMED: Final[Annotated[int, tells("WH-273", "victims")]] = 47
TOLD_NAMED_IN: Final[Annotated[int, tells("WH-273", "victim zone")]] = 48
TOLD_NONE_NAMED: Final[Annotated[int, tells("WH-271")]] = 49
TOLD_FRIGHT: Final[Annotated[int, tells("WH-155", "locations filter")]] = 50
TOLD_FEAR: Final[Annotated[int, tells("WH-150", "victim count:number")]] = 51
TOLD_SCREAM: Final[Annotated[int, tells("WH-153", "victim location")]] = 52
TOLD_CHARM: Final[Annotated[int, tells("WH-192", "victim item")]] = 53
TOLD_BLOCKED: Final[Annotated[int, tells("WH-275", "passage")]] = 54
TOLD_LIFTED: Final[Annotated[int, tells("WH-278", "passage")]] = 55
TOLD_STEALTH: Final[Annotated[int, tells("WH-281", "location count:number")]] = 56
TOLD_STALKED: Final[Annotated[int, tells("WH-279", "location")]] = 57
TOLD_ZONE: Final[Annotated[int, tells("WH-192", "zone")]] = 58
TOLD_NEST: Final[Annotated[int, tells("WH-333", "location")]] = 59
TOLD_NEST_MOVED: Final[Annotated[int, tells("WH-333", "location")]] = 60
TOLD_SLOW: Final[Annotated[int, tells("WH-191", "zone")]] = 61
TOLD_STRENGTH: Final[Annotated[int, tells("WH-265", "strength:number")]] = 62
TOLD_LEVEL: Final[Annotated[int, tells("WH-236", "level:number strength:number", moment=True)]] = 63
TOLD_UNLOCKED: Final[Annotated[int, tells("WH-230", "kcard")]] = 64
TOLD_YOU_DREW: Final[Annotated[int, tells("WH-220", "kcard")]] = 65
TOLD_YOU_LOST: Final[Annotated[int, tells("WH-222", "kcard")]] = 66
TOLD_LOST: Final[Annotated[int, tells("WH-231")]] = 67
TOLD_SENSE_AREA: Final[Annotated[int, tells("WH-270", "locations")]] = 68
TOLD_DEFENDER: Final[Annotated[int, tells("WH-243", "victim strength:number")]] = 69
TOLD_DEFENDS: Final[Annotated[int, tells("WH-263", "victim item")]] = 70
TOLD_ROLLED: Final[Annotated[int, tells("WH-247", "victim dice:number total:number")]] = 71
TOLD_DIE: Final[Annotated[int, tells("WH-249", "face:number")]] = 72
TOLD_SPRUNG: Final[Annotated[int, tells("WH-251", "location bonus:number")]] = 73
TOLD_REPELLED: Final[Annotated[int, tells("WH-252", "victim defence:number strength:number", moment=True)]] = 74
TOLD_WOUNDED: Final[Annotated[int, tells("WH-256", "victim defence:number strength:number", moment=True)]] = 75
TOLD_DIED: Final[Annotated[int, tells("WH-135", "victim seat", fate="seat")]] = 76
TOLD_DISCARDS: Final[Annotated[int, tells("WH-254", "count:number")]] = 77
TOLD_DRAWS: Final[Annotated[int, tells("WH-220", "count:number")]] = 78
TOLD_OVER: Final[Annotated[int, tells("WH-136", "ending", moment=True)]] = 79
TOLD_ABILITY: Final[Annotated[int, tells("WH-323", "ability")]] = 80
TOLD_SHUFFLED: Final[Annotated[int, tells("WH-223")]] = 81
TOLD_YOU_CHOSE: Final[Annotated[int, tells("WH-231", "kcard")]] = 82
TOLD_YOU_DISCARDED: Final[Annotated[int, tells("WH-254", "kcard")]] = 83

# Foretellings: what a choice brings, said before it is made
FORETELL_MAIN_ACTION: Final[Annotated[int, foretells()]] = 0
FORETELL_NOISE: Final[Annotated[int, foretells("location")]] = 1
FORETELL_GEARS: Final[Annotated[int, foretells("count:number")]] = 2
FORETELL_USED_UP: Final[Annotated[int, foretells("item")]] = 3
FORETELL_DRAWS_ITEM: Final[Annotated[int, foretells("count:number")]] = 4
FORETELL_MAY_BE_HEARD: Final[Annotated[int, foretells("location")]] = 5
FORETELL_COSTS: Final[Annotated[int, foretells("count:number")]] = 6
FORETELL_NAMES: Final[Annotated[int, foretells("location")]] = 7
FORETELL_BREAKS: Final[Annotated[int, foretells("passage")]] = 8
FORETELL_DICE: Final[Annotated[int, foretells("count:number")]] = 9
FORETELL_KILLS: Final[Annotated[int, foretells("victim")]] = 10
FORETELL_STRENGTH: Final[Annotated[int, foretells("strength:number")]] = 11
FORETELL_NO_BOOST: Final[Annotated[int, foretells()]] = 12
FORETELL_LISTENS: Final[Annotated[int, foretells()]] = 13

# Reasons: why something is refused. One that names a thing is `REASON | thing`. First, the moment
NOT_NOW_AFTER_ACTIONS: Final[Annotated[int, refuses("WH-074", says="not-now")]] = 1 << 16
NOT_NOW: Final[Annotated[int, refuses("WH-073")]] = 2 << 16
OVER: Final[Annotated[int, refuses("WH-136")]] = 3 << 16
SETTING_UP: Final[Annotated[int, refuses("WH-016")]] = 4 << 16
ALL_GONE: Final[Annotated[int, refuses("WH-356")]] = 5 << 16
VICTIMS_TURN: Final[Annotated[int, refuses("WH-072")]] = 6 << 16
WAIT_OTHERS: Final[Annotated[int, refuses("WH-073")]] = 7 << 16
NOT_NOW_KILLERS: Final[Annotated[int, refuses("WH-001", says="not-now")]] = 8 << 16
NOT_NOW_ACTIONS: Final[Annotated[int, refuses("WH-065", says="not-now")]] = 9 << 16
KILLERS_TURN: Final[Annotated[int, refuses("WH-170")]] = 10 << 16
NOT_NOW_HIS_TURN: Final[Annotated[int, refuses("WH-170", says="not-now")]] = 11 << 16
NOT_NOW_VICTIMS: Final[Annotated[int, refuses("WH-004", says="not-now")]] = 12 << 16
WAIT_VICTIMS_DEFENDER: Final[Annotated[int, refuses("WH-243", says="wait-victims")]] = 13 << 16
WAIT_VICTIMS_DEFENCE: Final[Annotated[int, refuses("WH-244", says="wait-victims")]] = 14 << 16
WAIT_VICTIMS_ESCAPE: Final[Annotated[int, refuses("WH-262", says="wait-victims")]] = 15 << 16
WAIT_VICTIMS_WINDOW: Final[Annotated[int, refuses("WH-192", says="wait-victims")]] = 16 << 16
WAIT_OTHERS_DEFENDER: Final[Annotated[int, refuses("WH-010", says="wait-others")]] = 17 << 16
WAIT_OTHERS_CROSSROADS: Final[Annotated[int, refuses("WH-355", says="wait-others")]] = 18 << 16
WAIT_OTHERS_DEFENCE: Final[Annotated[int, refuses("WH-244", says="wait-others")]] = 19 << 16
WAIT_OTHERS_ESCAPE: Final[Annotated[int, refuses("WH-262", says="wait-others")]] = 20 << 16
WAIT_OTHERS_WINDOW: Final[Annotated[int, refuses("WH-192", says="wait-others")]] = 21 << 16

# Reasons: setting up
TAKEN: Final[Annotated[int, refuses("WH-005", "victim")]] = 22 << 16

# Reasons: a victim's actions
NOTHING_TO_CLEAR: Final[Annotated[int, refuses("WH-099")]] = 23 << 16
NO_SPECIAL: Final[Annotated[int, refuses("WH-083", "victim")]] = 24 << 16
NEEDS_NOT_MET: Final[Annotated[int, refuses("WH-100", "victim")]] = 25 << 16
NO_PASSAGES: Final[Annotated[int, refuses("WH-083", "victim")]] = 26 << 16
DRILL_USED: Final[Annotated[int, refuses("WH-369", "victim")]] = 27 << 16
NO_WAY: Final[Annotated[int, refuses("WH-052", "victim")]] = 28 << 16
NO_SUCH_USE_SPECIAL: Final[Annotated[int, refuses("WH-083", "item", says="no-such-use")]] = 29 << 16
NO_SUCH_USE: Final[Annotated[int, refuses("WH-105", "item")]] = 30 << 16
NEEDS_NOT_MET_ITEM: Final[Annotated[int, refuses("WH-100", "item")]] = 31 << 16
NOT_HELD: Final[Annotated[int, refuses("WH-106", "item")]] = 32 << 16
NOT_ALLOWED_ITEM: Final[Annotated[int, refuses("WH-106", says="not-allowed")]] = 33 << 16
OWN_ITEM: Final[Annotated[int, refuses("WH-108", "item")]] = 34 << 16
NO_BODY: Final[Annotated[int, refuses("WH-350", "victim")]] = 35 << 16
NOT_ALLOWED_LOOT: Final[Annotated[int, refuses("WH-350", says="not-allowed")]] = 36 << 16
NOT_HELD_LOOT: Final[Annotated[int, refuses("WH-350", "item", says="not-held")]] = 37 << 16
NOT_YOURS: Final[Annotated[int, refuses("WH-004", "victim")]] = 38 << 16
ACTED: Final[Annotated[int, refuses("WH-065", "victim")]] = 39 << 16
NOT_ALL_ACTED: Final[Annotated[int, refuses("WH-067")]] = 40 << 16
MUST_END: Final[Annotated[int, refuses("WH-067")]] = 41 << 16
NOT_SPEAKER: Final[Annotated[int, refuses("WH-010")]] = 42 << 16
NOT_IN_PLAY: Final[Annotated[int, refuses("WH-356", "victim")]] = 43 << 16
NOT_ALLOWED: Final[Annotated[int, refuses("WH-003")]] = 44 << 16
NO_REWARD: Final[Annotated[int, refuses("WH-369", "plan")]] = 45 << 16
OPEN_FOR_GOOD: Final[Annotated[int, refuses("WH-043", "passage")]] = 46 << 16
NOT_THAT_PASSAGE_CLEAR: Final[Annotated[int, refuses("WH-084", "passage", says="not-that-passage")]] = 47 << 16
NO_TOKEN_CLEAR: Final[Annotated[int, refuses("WH-099", "passage", says="no-token")]] = 48 << 16
NO_NEST_CLEAR: Final[Annotated[int, refuses("WH-334", "location", says="no-nest")]] = 49 << 16
NOT_ITEM_PLACE: Final[Annotated[int, refuses("WH-092")]] = 50 << 16
KILLER_HERE_RUMMAGE: Final[Annotated[int, refuses("WH-095", "location", says="killer-here")]] = 51 << 16
ITEMS_GONE: Final[Annotated[int, refuses("WH-096")]] = 52 << 16
NOT_AMONG_KEEP: Final[Annotated[int, refuses("WH-097", "item", says="not-among")]] = 53 << 16
NOT_AMONG_EQUIPMENT: Final[Annotated[int, refuses("WH-119", "item", says="not-among")]] = 54 << 16
NOT_HELD_LIMIT: Final[Annotated[int, refuses("WH-113", "item", says="not-held")]] = 55 << 16
NOT_IN_PLAY_RECEIVER: Final[Annotated[int, refuses("WH-116", "victim", says="not-in-play")]] = 56 << 16
NOT_AT_TRANSMITTER: Final[Annotated[int, refuses("WH-087")]] = 57 << 16
KILLER_HERE_REPAIR: Final[Annotated[int, refuses("WH-089", "location", says="killer-here")]] = 58 << 16
TRANSMITTER_DONE: Final[Annotated[int, refuses("WH-091")]] = 59 << 16
REPAIRED_ALREADY: Final[Annotated[int, refuses("WH-090")]] = 60 << 16

# Reasons: trading
NOT_ALLOWED_TRADE: Final[Annotated[int, refuses("WH-101", says="not-allowed")]] = 61 << 16
NO_TRADE_PARTNER: Final[Annotated[int, refuses("WH-101", "victim")]] = 62 << 16
NOTHING_OFFERED_TRADE: Final[Annotated[int, refuses("WH-104", says="nothing-offered")]] = 63 << 16
DROPPED_TOO_OFTEN: Final[Annotated[int, refuses("WH-104")]] = 64 << 16
NOT_HELD_TRADE: Final[Annotated[int, refuses("WH-107", "item", says="not-held")]] = 65 << 16
PASSED_TOO_OFTEN: Final[Annotated[int, refuses("WH-104", "item")]] = 66 << 16
NOTHING_OFFERED: Final[Annotated[int, refuses("WH-107")]] = 67 << 16
DECLINED_BEFORE: Final[Annotated[int, refuses("WH-104")]] = 68 << 16

# Reasons: walking
MUST_STEP: Final[Annotated[int, refuses("WH-051")]] = 69 << 16
NOT_SHORTEST: Final[Annotated[int, refuses("WH-050", "location")]] = 70 << 16
NO_REWARD_STAKEOUT: Final[Annotated[int, refuses("WH-192", "plan", says="no-reward")]] = 71 << 16
SQUEEZED: Final[Annotated[int, refuses("WH-309", "passage")]] = 72 << 16
BARRICADED: Final[Annotated[int, refuses("WH-052", "passage")]] = 73 << 16
NOT_ALLOWED_WAY: Final[Annotated[int, refuses("WH-050", says="not-allowed")]] = 74 << 16
NOT_ALLOWED_BASIC: Final[Annotated[int, refuses("WH-210", says="not-allowed")]] = 75 << 16
NOT_ALLOWED_STEALTH: Final[Annotated[int, refuses("WH-279", says="not-allowed")]] = 76 << 16
NOT_ALLOWED_PATIENCE: Final[Annotated[int, refuses("WH-326", says="not-allowed")]] = 77 << 16
NOT_ADJACENT: Final[Annotated[int, refuses("WH-050", "location")]] = 78 << 16
NOT_ADJACENT_BASIC: Final[Annotated[int, refuses("WH-210", "location", says="not-adjacent")]] = 79 << 16
NOT_ADJACENT_STEALTH: Final[Annotated[int, refuses("WH-279", "location", says="not-adjacent")]] = 80 << 16
NOT_ADJACENT_PATIENCE: Final[Annotated[int, refuses("WH-326", "location", says="not-adjacent")]] = 81 << 16

# Reasons: plans
NOT_FULFILLED: Final[Annotated[int, refuses("WH-362", "plan")]] = 82 << 16
NOT_FULFILLED_UNDRAWN: Final[Annotated[int, refuses("WH-360", "plan", says="not-fulfilled")]] = 83 << 16

# Reasons: the killer
NOT_ABLE: Final[Annotated[int, refuses("WH-374")]] = 84 << 16
RAN_ALREADY: Final[Annotated[int, refuses("WH-374")]] = 85 << 16
NO_BOOST_NOW: Final[Annotated[int, refuses("WH-215")]] = 86 << 16
CARD_NEEDS: Final[Annotated[int, refuses("WH-204", "kcard")]] = 87 << 16
NOT_IN_HAND: Final[Annotated[int, refuses("WH-190", "kcard")]] = 88 << 16
WRONG_STEP: Final[Annotated[int, refuses("WH-190", "kcard")]] = 89 << 16
NOT_IN_HAND_PAY: Final[Annotated[int, refuses("WH-200", "kcard", says="not-in-hand")]] = 90 << 16
NOT_ITSELF: Final[Annotated[int, refuses("WH-198", "kcard")]] = 91 << 16
NOT_IN_HAND_LOSE: Final[Annotated[int, refuses("WH-231", "kcard", says="not-in-hand")]] = 92 << 16
NO_SUCH_USE_FRIGHT: Final[Annotated[int, refuses("WH-192", "item", says="no-such-use")]] = 93 << 16
NOT_FRIGHTENED: Final[Annotated[int, refuses("WH-192", "item")]] = 94 << 16
UNPAID: Final[Annotated[int, refuses("WH-199", "kcard/12 count:number/4")]] = 95 << 16

# Reasons: barricades and nests
BLOCKED_ALREADY: Final[Annotated[int, refuses("WH-277", "passage")]] = 96 << 16
NOT_THAT_PASSAGE: Final[Annotated[int, refuses("WH-276", "passage")]] = 97 << 16
MUST_BLOCK: Final[Annotated[int, refuses("WH-289", "passage")]] = 98 << 16
NO_TOKEN_LIFT: Final[Annotated[int, refuses("WH-278", "passage", says="no-token")]] = 99 << 16
JUST_PLACED: Final[Annotated[int, refuses("WH-286", "passage")]] = 100 << 16
NO_NEST_MOVE: Final[Annotated[int, refuses("WH-333", "location", says="no-nest")]] = 101 << 16

# Reasons: encounters
NOT_ATTACKABLE_ATTACKED: Final[Annotated[int, refuses("WH-240", "victim", says="not-attackable")]] = 102 << 16
NOT_ATTACKABLE: Final[Annotated[int, refuses("WH-243", "victim")]] = 103 << 16
NOT_HELD_DEFENCE: Final[Annotated[int, refuses("WH-246", "item", says="not-held")]] = 104 << 16
NOT_DEFENSIVE: Final[Annotated[int, refuses("WH-246", "item")]] = 105 << 16
NEEDS_NOT_MET_ITEM_DEFENCE: Final[Annotated[int, refuses("WH-245", "item", says="needs-not-met-item")]] = 106 << 16
NOT_ADJACENT_ESCAPE: Final[Annotated[int, refuses("WH-259", "location", says="not-adjacent")]] = 107 << 16
BARRICADED_ESCAPE: Final[Annotated[int, refuses("WH-260", "passage", says="barricaded")]] = 108 << 16

# Reasons: effects
NOT_ALLOWED_REWARD: Final[Annotated[int, refuses("WH-369", says="not-allowed")]] = 109 << 16
NOT_ALLOWED_TARGET: Final[Annotated[int, refuses("WH-100", says="not-allowed")]] = 110 << 16
NOT_ALLOWED_CARD: Final[Annotated[int, refuses("WH-193", says="not-allowed")]] = 111 << 16

# The six actions (WH-080 to WH-092), and what is done beside them
DID_MOVE: Final = 0
DID_CALM: Final = 1
DID_SPECIAL: Final = 2
DID_CLEAR: Final = 3
DID_REPAIR: Final = 4
DID_RUMMAGE: Final = 5
ACTION_IDS: Final = ["move", "calm", "special", "clear", "repair", "rummage"]

ENDING_IDS: Final = ["rescue", "keys", "map", "death", "night", "crossroads"]
BY_RESCUE: Final = 0
BY_KEYS: Final = 1
BY_MAP: Final = 2
BY_DEATH: Final = 3
BY_NIGHT: Final = 4
BY_CROSSROADS: Final = 5
