"""What can be chosen, asked, told and refused: each word once, with its number, what it names and the rule it comes
from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs and reasons are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.words.lexicon import ASKED, asks, does, foretells, refuses, tells

# Verbs: what an option does. An option without an argument is `VERB`, one with an argument `VERB | argument`.
GENES: Final[Annotated[int, does("genes")]] = 1 << 16
BIRTH: Final[Annotated[int, does("room")]] = 2 << 16
OFFER: Final[Annotated[int, does("seat")]] = 3 << 16
GIVE: Final[Annotated[int, does("card")]] = 4 << 16
WANT: Final[Annotated[int, does("card")]] = 5 << 16
SWAP: Final[Annotated[int, does()]] = 6 << 16
SEND: Final[Annotated[int, does(stands="shown")]] = 7 << 16
DROP: Final[Annotated[int, does()]] = 8 << 16
WITHDRAW: Final[Annotated[int, does("offer", stands="shown")]] = 9 << 16
ACCEPT: Final[Annotated[int, does("offer", stands="shown")]] = 10 << 16
REFUSE: Final[Annotated[int, does("offer", stands="shown")]] = 11 << 16
COUNTER: Final[Annotated[int, does("offer", stands="shown")]] = 12 << 16
READY: Final[Annotated[int, does(stands="ended")]] = 13 << 16
DISCARD: Final[Annotated[int, does("card")]] = 14 << 16
GO: Final[Annotated[int, does("room", stands="moved")]] = 15 << 16
CLIMB: Final[Annotated[int, does("room", stands="moved")]] = 16 << 16
SLIDE: Final[Annotated[int, does(stands="moved")]] = 17 << 16
TELEPORT: Final[Annotated[int, does("room", stands="moved")]] = 18 << 16
FLY: Final[Annotated[int, does("room", stands="moved")]] = 19 << 16
STOP: Final[Annotated[int, does(stands="looked")]] = 20 << 16
TEN_VOTES: Final[Annotated[int, does()]] = 21 << 16
CLEAR: Final[Annotated[int, does("room")]] = 22 << 16
TAKE: Final[Annotated[int, does("card", stands="drawn")]] = 23 << 16
DRAW: Final[Annotated[int, does("number", stands="drawn")]] = 24 << 16
KEEP: Final[Annotated[int, does("card")]] = 25 << 16
GOLD: Final[Annotated[int, does(stands="looked")]] = 26 << 16
RECYCLE: Final[Annotated[int, does(stands="drawn")]] = 27 << 16
FIRE: Final[Annotated[int, does("room")]] = 28 << 16
VOTE: Final[Annotated[int, does("floor", stands="ended")]] = 29 << 16
DRINK: Final[Annotated[int, does("card")]] = 30 << 16
EAT: Final[Annotated[int, does("card")]] = 31 << 16
USE: Final[Annotated[int, does("card")]] = 32 << 16
PICK: Final[Annotated[int, does("card")]] = 33 << 16
DONE: Final[Annotated[int, does(stands="ended")]] = 34 << 16

# Kinds of decisions (the ledger's D1 to D21)
ASK_GENES: Final[Annotated[int, asks("LK-008")]] = 0
ASK_BIRTH: Final[Annotated[int, asks("LK-012")]] = 1
ASK_FREE: Final[Annotated[int, asks("LK-070", "ready")]] = 2
ASK_DRAFT: Final[Annotated[int, asks("LK-074", "drop")]] = 3
ASK_PICK: Final[Annotated[int, asks("LK-079")]] = 4
ASK_OVERLOAD: Final[Annotated[int, asks("LK-093", about="count:number")]] = 5
ASK_MOVE: Final[Annotated[int, asks("LK-120", "stop", place="room", walks=("stepped",))]] = 6
ASK_CONTROL: Final[Annotated[int, asks("LK-230", about="room")]] = 7
ASK_DESK: Final[Annotated[int, asks("LK-238", about="room")]] = 8
ASK_SUPPLY: Final[Annotated[int, asks("LK-222", about="room")]] = 9
ASK_LEFT: Final[Annotated[int, asks("LK-225", "done", about="room")]] = 10
ASK_DRAW: Final[Annotated[int, asks("LK-180", about="room")]] = 11
ASK_JUNKYARD: Final[Annotated[int, asks("LK-206", about="room")]] = 12
ASK_GOLD: Final[Annotated[int, asks("LK-188", about="room")]] = 13
ASK_GOLD_CARD: Final[Annotated[int, asks("LK-188", about="room")]] = 14
ASK_DISCARD: Final[Annotated[int, asks("LK-097", about="count:number")]] = 15
ASK_ACT: Final[Annotated[int, asks("LK-174", "done", about="room")]] = 16
ASK_VOTE: Final[Annotated[int, asks("LK-245")]] = 17
ASK_HUNGER: Final[Annotated[int, asks("LK-325", about="hp:number")]] = 18
ASK_MEDICINE: Final[Annotated[int, asks("LK-355", about="hp:number")]] = 19

# Events
TOLD_ROUND: Final[Annotated[int, tells("LK-051", "round:number")]] = 0
TOLD_GENES: Final[Annotated[int, tells("LK-009", "who:seat genes")]] = 1
TOLD_BIRTH: Final[Annotated[int, tells("LK-012", "who:seat room")]] = 2
TOLD_ORDER: Final[Annotated[int, tells("LK-060", "who:seat order:number")]] = 3
TOLD_OFFERED: Final[Annotated[int, tells("LK-074", "from:seat offer to:seat")]] = 4
TOLD_OFFER_GIVES: Final[Annotated[int, tells("LK-080", "from:seat offer card")]] = 5
TOLD_OFFER_WANTS: Final[Annotated[int, tells("LK-074", "from:seat offer card")]] = 6
TOLD_OFFER_ORDER: Final[Annotated[int, tells("LK-080", "from:seat offer order:number")]] = 7
TOLD_WITHDRAWN: Final[Annotated[int, tells("LK-082", "from:seat offer to:seat")]] = 8
TOLD_REFUSED: Final[Annotated[int, tells("LK-077", "from:seat offer to:seat")]] = 9
TOLD_LAPSED: Final[Annotated[int, tells("LK-082", "from:seat offer to:seat")]] = 10
TOLD_TRADED: Final[Annotated[int, tells("LK-078", "from:seat offer to:seat")]] = 11
TOLD_GAVE: Final[Annotated[int, tells("LK-078", "from:seat to:seat card")]] = 12
TOLD_SWAPPED: Final[Annotated[int, tells("LK-076", "who:seat other:seat order:number theirs:number")]] = 13
TOLD_ACTION: Final[Annotated[int, tells("LK-052", "round:number")]] = 14
TOLD_TURN: Final[Annotated[int, tells("LK-113", "who:seat order:number")]] = 15
TOLD_STARTED: Final[Annotated[int, tells("LK-112", "who:seat room")]] = 16
TOLD_STEPPED: Final[Annotated[int, tells("LK-122", "who:seat room")]] = 17
TOLD_STOPPED: Final[Annotated[int, tells("LK-054", "who:seat room")]] = 18
TOLD_GENE_BANK: Final[Annotated[int, tells("LK-215", "who:seat genes")]] = 19
TOLD_PANEL: Final[Annotated[int, tells("LK-217", "who:seat genes")]] = 20
TOLD_TEN_VOTES: Final[Annotated[int, tells("LK-231", "who:seat")]] = 21
TOLD_CLEARED: Final[Annotated[int, tells("LK-232", "who:seat room")]] = 22
TOLD_DESK: Final[Annotated[int, tells("LK-238", "who:seat genes")]] = 23
TOLD_SUPPLY_LIES: Final[Annotated[int, tells("LK-224", "card")]] = 24
TOLD_LEFT_LIES: Final[Annotated[int, tells("LK-224", "card count:number")]] = 25
TOLD_STOCK: Final[Annotated[int, tells("LK-184", "room count:number")]] = 26
TOLD_DREW: Final[Annotated[int, tells("LK-186", "who:seat card room")]] = 27
TOLD_RETURNED: Final[Annotated[int, tells("LK-208", "who:seat card room")]] = 28
TOLD_GOLD_USED: Final[Annotated[int, tells("LK-188", "who:seat room")]] = 29
TOLD_GOLD_SAW: Final[Annotated[int, tells("LK-188", "room card count:number")]] = 30
TOLD_TOOK: Final[Annotated[int, tells("LK-188", "who:seat card room")]] = 31
TOLD_DISCARDED: Final[Annotated[int, tells("LK-197", "who:seat card room")]] = 32
TOLD_RECYCLED: Final[Annotated[int, tells("LK-438", "who:seat card")]] = 33
TOLD_FIRED: Final[Annotated[int, tells("LK-340", "who:seat room")]] = 34
TOLD_VOTED: Final[Annotated[int, tells("LK-245", "who:seat floor votes:number")]] = 35
TOLD_SETTLEMENT: Final[Annotated[int, tells("LK-260", "round:number")]] = 36
TOLD_SURGERY: Final[Annotated[int, tells("LK-275")]] = 37
TOLD_NO_SURGERY: Final[Annotated[int, tells("LK-266")]] = 38
TOLD_MEETING: Final[Annotated[int, tells("LK-299", "room meeting")]] = 39
TOLD_NO_MEETING: Final[Annotated[int, tells("LK-266")]] = 40
TOLD_DRAINED: Final[Annotated[int, tells("LK-421", "who:seat points:number total:number")]] = 41
TOLD_GASSED: Final[Annotated[int, tells("LK-317", "floor")]] = 42
TOLD_NO_GAS: Final[Annotated[int, tells("LK-266")]] = 43
TOLD_HANDED_IN: Final[Annotated[int, tells("LK-329", "who:seat card as:card")]] = 44
TOLD_HANDED_NOTHING: Final[Annotated[int, tells("LK-329", "who:seat")]] = 45
TOLD_NO_HUNGER: Final[Annotated[int, tells("LK-338")]] = 46
TOLD_BOMBED: Final[Annotated[int, tells("LK-349", "room", moment=True)]] = 47
TOLD_NOT_BOMBED: Final[Annotated[int, tells("LK-266")]] = 48
TOLD_USED: Final[Annotated[int, tells("LK-356", "who:seat card effect")]] = 49
TOLD_ROLLED: Final[Annotated[int, tells("LK-375", "who:seat d6:number")]] = 50
TOLD_MEDICINE_OVER: Final[Annotated[int, tells("LK-266")]] = 51
TOLD_GAIN: Final[Annotated[int, tells("LK-265", "who:seat amount:number cause hp:number")]] = 52
TOLD_LOSS: Final[Annotated[int, tells("LK-265", "who:seat amount:number cause hp:number")]] = 53
TOLD_EXEMPT: Final[Annotated[int, tells("LK-331", "who:seat")]] = 54
TOLD_SHADOW: Final[Annotated[int, tells("LK-396", "who:seat", moment=True)]] = 55
TOLD_YOU_SHADOW: Final[Annotated[int, tells("LK-395", "who:seat", fate="who")]] = 56
TOLD_HANDED_OVER: Final[Annotated[int, tells("LK-397", "who:seat card")]] = 57
TOLD_REVIVED: Final[Annotated[int, tells("LK-387", "who:seat", fate="who")]] = 58
TOLD_NO_REVIVAL: Final[Annotated[int, tells("LK-266")]] = 59
TOLD_HP: Final[Annotated[int, tells("LK-388", "who:seat hp:number")]] = 60
TOLD_GOLD_TO_LIFE: Final[Annotated[int, tells("LK-450", "who:seat amount:number hp:number")]] = 61
TOLD_OVER: Final[Annotated[int, tells("LK-474", "winners:seats")]] = 62
TOLD_RANK: Final[Annotated[int, tells("LK-472", "who:seat rank:number points:number")]] = 63

# Foretellings: what a choice brings, said before it is made
FORETELL_LAST_STEP: Final[Annotated[int, foretells()]] = 0
FORETELL_LASER: Final[Annotated[int, foretells("count:number")]] = 1
FORETELL_KILLS: Final[Annotated[int, foretells()]] = 2
FORETELL_USED_UP: Final[Annotated[int, foretells()]] = 3
FORETELL_LEAVES: Final[Annotated[int, foretells("card")]] = 4
FORETELL_EFFECT: Final[Annotated[int, foretells("effect")]] = 5
FORETELL_REACHES: Final[Annotated[int, foretells("seat count:number")]] = 6
FORETELL_VOTES: Final[Annotated[int, foretells("count:number")]] = 7
FORETELL_BLAST: Final[Annotated[int, foretells("count:number")]] = 8
FORETELL_HUNGER: Final[Annotated[int, foretells("count:number")]] = 9
FORETELL_HEALS: Final[Annotated[int, foretells("count:number")]] = 10

# Reasons: why something is refused. One that names a thing is `REASON | thing`. First, the moment
NO_SUCH_ROOM: Final[Annotated[int, refuses("LK-030")]] = 1 << 16
NO_SUCH_SEAT: Final[Annotated[int, refuses("LK-073")]] = 2 << 16
NO_SUCH_FLOOR: Final[Annotated[int, refuses("LK-031")]] = 3 << 16
NOT_A_CHOICE: Final[Annotated[int, refuses("LK-003")]] = 4 << 16
GENES_FIXED: Final[Annotated[int, refuses("LK-011")]] = 5 << 16
BIRTH_LATER: Final[Annotated[int, refuses("LK-012")]] = 6 << 16
BIRTH_FIXED: Final[Annotated[int, refuses("LK-012")]] = 7 << 16
READY_ALREADY: Final[Annotated[int, refuses("LK-067")]] = 8 << 16
NO_CARDS_NOW: Final[Annotated[int, refuses("LK-066")]] = 9 << 16
NO_MOVING_NOW: Final[Annotated[int, refuses("LK-054")]] = 10 << 16
TURN_ONLY_RECYCLE: Final[Annotated[int, refuses("LK-438", says="turn-only")]] = 11 << 16
TURN_ONLY_FIRE: Final[Annotated[int, refuses("LK-340", says="turn-only")]] = 12 << 16
TURN_ONLY_DISCARD: Final[Annotated[int, refuses("LK-199", says="turn-only")]] = 13 << 16
TURN_ONLY_VOTE: Final[Annotated[int, refuses("LK-245", says="turn-only")]] = 14 << 16
GOLD_NOT_HERE: Final[Annotated[int, refuses("LK-188")]] = 15 << 16
KEEP_LIMIT: Final[Annotated[int, refuses("LK-206")]] = 16 << 16
FREE_PHASE_ONLY: Final[Annotated[int, refuses("LK-071")]] = 17 << 16
READY_ELSEWHERE: Final[Annotated[int, refuses("LK-067")]] = 18 << 16
HUNGER_STEP: Final[Annotated[int, refuses("LK-260")]] = 19 << 16
MEDICINE_STEP: Final[Annotated[int, refuses("LK-376")]] = 20 << 16
SHADOW_NO_VOTE: Final[Annotated[int, refuses("LK-248")]] = 21 << 16
SHADOW_FUNCTION: Final[Annotated[int, refuses("LK-415")]] = 22 << 16
NOT_YOUR_TURN: Final[Annotated[int, refuses("LK-110", "seat")]] = 23 << 16
DISCARD_NOT_HERE: Final[Annotated[int, refuses("LK-200")]] = 24 << 16
ACTS_LATER: Final[Annotated[int, refuses("LK-174")]] = 25 << 16
MUST_MOVE_SHADOW: Final[Annotated[int, refuses("LK-413", says="must-move")]] = 26 << 16
GOLD_AFTER_DRAW: Final[Annotated[int, refuses("LK-190")]] = 27 << 16
NO_MORE_VOTES: Final[Annotated[int, refuses("LK-254")]] = 28 << 16
VOTE_LAST: Final[Annotated[int, refuses("LK-174")]] = 29 << 16
DIED_THIS_ROUND: Final[Annotated[int, refuses("LK-399")]] = 30 << 16
NOT_THIS_QUESTION_SETTLEMENT: Final[Annotated[int, refuses("LK-260", says="not-this-question")]] = 31 << 16
SHADOW_NOT_ASKED_HUNGER: Final[Annotated[int, refuses("LK-334", says="shadow-not-asked")]] = 32 << 16
MEAL_CHOSEN: Final[Annotated[int, refuses("LK-330")]] = 33 << 16
SHADOW_NOT_ASKED_MEDICINE: Final[Annotated[int, refuses("LK-355", says="shadow-not-asked")]] = 34 << 16
MEDICINE_CHOSEN: Final[Annotated[int, refuses("LK-357")]] = 35 << 16
GAME_OVER_LAST_ROUND: Final[Annotated[int, refuses("LK-053", says="game-over")]] = 36 << 16
GAME_OVER_LAST_SURVIVOR: Final[Annotated[int, refuses("LK-459", says="game-over")]] = 37 << 16
GAME_OVER_ALL_SHADOWS: Final[Annotated[int, refuses("LK-465", says="game-over")]] = 38 << 16
GAME_OVER_ONLY_REVIVED: Final[Annotated[int, refuses("LK-463", says="game-over")]] = 39 << 16
NOT_THIS_QUESTION: Final[Annotated[int, refuses(ASKED)]] = 40 << 16
NOT_THIS_QUESTION_GENES: Final[Annotated[int, refuses("LK-009", says="not-this-question")]] = 41 << 16
NOT_THIS_QUESTION_FREE: Final[Annotated[int, refuses("LK-067", says="not-this-question")]] = 42 << 16
NOT_THIS_QUESTION_ACT: Final[Annotated[int, refuses("LK-174", says="not-this-question")]] = 43 << 16
BEFORE_ROUND_ONE: Final[Annotated[int, refuses("LK-015")]] = 44 << 16
TURN_ONLY: Final[Annotated[int, refuses("LK-170")]] = 45 << 16
DIED_IN_LASER: Final[Annotated[int, refuses("LK-144")]] = 46 << 16
DIED_IN_LASER_VOTE: Final[Annotated[int, refuses("LK-253", says="died-in-laser")]] = 47 << 16
MOVE_FIRST: Final[Annotated[int, refuses("LK-111")]] = 48 << 16

# Reasons: genes and birth
NOT_A_BIRTH_ROOM: Final[Annotated[int, refuses("LK-013", "room")]] = 49 << 16
GENES_LEAST: Final[Annotated[int, refuses("LK-010")]] = 50 << 16
GENES_SUM: Final[Annotated[int, refuses("LK-009", "points:number")]] = 51 << 16
GENES_LEAST_DESK: Final[Annotated[int, refuses("LK-239", says="genes-least")]] = 52 << 16
GENES_SUM_DESK: Final[Annotated[int, refuses("LK-239", "points:number", says="genes-sum")]] = 53 << 16

# Reasons: trading
SHADOW_NO_CARDS: Final[Annotated[int, refuses("LK-416")]] = 54 << 16
DISCARD_LATER: Final[Annotated[int, refuses("LK-093")]] = 55 << 16
WITHIN_LOAD: Final[Annotated[int, refuses("LK-096")]] = 56 << 16
OFFER_CLOSED: Final[Annotated[int, refuses("LK-082")]] = 57 << 16
OFFER_NOT_YOURS_ANSWER: Final[Annotated[int, refuses("LK-077", says="offer-not-yours")]] = 58 << 16
NOT_YOURSELF: Final[Annotated[int, refuses("LK-073")]] = 59 << 16
OFFER_NOT_YOURS_WITHDRAW: Final[Annotated[int, refuses("LK-082", says="offer-not-yours")]] = 60 << 16
WANTED_NOT_HELD: Final[Annotated[int, refuses("LK-079")]] = 61 << 16
OFFERS_SPENT: Final[Annotated[int, refuses("LK-083", "limit:number")]] = 62 << 16
SHADOW_TRADES: Final[Annotated[int, refuses("LK-085")]] = 63 << 16
NOT_A_CHOICE_OFFER: Final[Annotated[int, refuses("LK-086", says="not-a-choice")]] = 64 << 16
ENOUGH_WANTED: Final[Annotated[int, refuses("LK-074")]] = 65 << 16
OFFER_EMPTY: Final[Annotated[int, refuses("LK-075")]] = 66 << 16
SWAP_WRITTEN: Final[Annotated[int, refuses("LK-076")]] = 67 << 16
NOT_HELD_OFFER: Final[Annotated[int, refuses("LK-074", "card", says="not-held")]] = 68 << 16
NOT_HELD_PICK: Final[Annotated[int, refuses("LK-079", "card", says="not-held")]] = 69 << 16
NOT_FITTING: Final[Annotated[int, refuses("LK-079", "card")]] = 70 << 16
NOTHING_TO_PICK: Final[Annotated[int, refuses("LK-079")]] = 71 << 16
DRAFT_OPEN: Final[Annotated[int, refuses("LK-074")]] = 72 << 16
NOT_TRADABLE: Final[Annotated[int, refuses("LK-072")]] = 73 << 16
PICK_OPEN: Final[Annotated[int, refuses("LK-079")]] = 74 << 16
DRAFT_FIRST: Final[Annotated[int, refuses("LK-074")]] = 75 << 16
MUST_DISCARD_OVERLOAD: Final[Annotated[int, refuses("LK-093", says="must-discard")]] = 76 << 16
TRADING_OVER: Final[Annotated[int, refuses("LK-067")]] = 77 << 16
NOT_HELD_OVERLOAD: Final[Annotated[int, refuses("LK-094", "card", says="not-held")]] = 78 << 16

# Reasons: moving
START_ROOM: Final[Annotated[int, refuses("LK-133", "room")]] = 79 << 16
NO_WAY_BACK_UP: Final[Annotated[int, refuses("LK-148")]] = 80 << 16
NOT_ADJACENT: Final[Annotated[int, refuses("LK-122", "room")]] = 81 << 16
NOT_ABOVE_BELOW_SHADOW: Final[Annotated[int, refuses("LK-162", "room", says="not-above-below")]] = 82 << 16
NOT_ABOVE_BELOW: Final[Annotated[int, refuses("LK-160", "room")]] = 83 << 16
NEEDS_ROPE: Final[Annotated[int, refuses("LK-127", "room")]] = 84 << 16
CHUTE_ELSEWHERE: Final[Annotated[int, refuses("LK-147")]] = 85 << 16
TELEPORTER_ELSEWHERE: Final[Annotated[int, refuses("LK-151")]] = 86 << 16
NAMED_ROOM: Final[Annotated[int, refuses("LK-153", "room")]] = 87 << 16
HELICOPTER_TARGET_HELIPAD: Final[Annotated[int, refuses("LK-157", "room", says="helicopter-target")]] = 88 << 16
HELICOPTER_TARGET: Final[Annotated[int, refuses("LK-154", "room")]] = 89 << 16
HELICOPTER_FIRST_STEP: Final[Annotated[int, refuses("LK-155")]] = 90 << 16
HELICOPTER_ELSEWHERE: Final[Annotated[int, refuses("LK-154")]] = 91 << 16
ROPE_LATER: Final[Annotated[int, refuses("LK-161")]] = 92 << 16
NO_STEPS_LEFT: Final[Annotated[int, refuses("LK-121")]] = 93 << 16
MOVE_OVER: Final[Annotated[int, refuses("LK-111")]] = 94 << 16
MUST_MOVE: Final[Annotated[int, refuses("LK-120")]] = 95 << 16
SHADOW_FUNCTION_MOVE: Final[Annotated[int, refuses("LK-163", says="shadow-function")]] = 96 << 16

# Reasons: rooms
DISCARDS_STAY: Final[Annotated[int, refuses("LK-201")]] = 97 << 16
TAKE_NEEDS_GOLD: Final[Annotated[int, refuses("LK-188")]] = 98 << 16
ONE_SUPPLY: Final[Annotated[int, refuses("LK-222")]] = 99 << 16
TAKE_OVER: Final[Annotated[int, refuses("LK-174")]] = 100 << 16
NOT_LYING_LEFT: Final[Annotated[int, refuses("LK-225", "card", says="not-lying")]] = 101 << 16
ROOM_ELSEWHERE: Final[Annotated[int, refuses("LK-171")]] = 102 << 16
ONE_FUNCTION: Final[Annotated[int, refuses("LK-230")]] = 103 << 16
ROOM_OVER: Final[Annotated[int, refuses("LK-174")]] = 104 << 16
DESK_USED: Final[Annotated[int, refuses("LK-172")]] = 105 << 16
NOT_LYING_SUPPLY: Final[Annotated[int, refuses("LK-222", "card", says="not-lying")]] = 106 << 16
NO_GAS_THERE: Final[Annotated[int, refuses("LK-236", "room")]] = 107 << 16
FREED_ALREADY: Final[Annotated[int, refuses("LK-236", "room")]] = 108 << 16
GENES_LOAD: Final[Annotated[int, refuses("LK-240", "cards:number")]] = 109 << 16

# Reasons: drawing and gold
DRAW_TWICE: Final[Annotated[int, refuses("LK-185")]] = 110 << 16
STOCK_EMPTY: Final[Annotated[int, refuses("LK-183")]] = 111 << 16
DRAW_ELSEWHERE_NAMED: Final[Annotated[int, refuses("LK-045", says="draw-elsewhere")]] = 112 << 16
DRAW_ELSEWHERE: Final[Annotated[int, refuses("LK-036")]] = 113 << 16
DRAW_ELSEWHERE_HELIPAD: Final[Annotated[int, refuses("LK-046", says="draw-elsewhere")]] = 114 << 16
GOLD_NOT_HERE_HELIPAD: Final[Annotated[int, refuses("LK-193", says="gold-not-here")]] = 115 << 16
GOLD_NOT_HERE_DRAW_ROOM: Final[Annotated[int, refuses("LK-192", says="gold-not-here")]] = 116 << 16
STOCK_EMPTY_GOLD: Final[Annotated[int, refuses("LK-195", says="stock-empty")]] = 117 << 16
GOLD_NONE: Final[Annotated[int, refuses("LK-188")]] = 118 << 16
MUST_NAME_NUMBER: Final[Annotated[int, refuses("LK-181")]] = 119 << 16
DRAW_LIMIT: Final[Annotated[int, refuses("LK-180", "limit:number")]] = 120 << 16
JUNK_KEPT: Final[Annotated[int, refuses("LK-209")]] = 121 << 16
NOT_LYING_JUNKYARD: Final[Annotated[int, refuses("LK-206", "card", says="not-lying")]] = 122 << 16
GOLD_TAKE_FIRST: Final[Annotated[int, refuses("LK-191")]] = 123 << 16
MUST_TAKE: Final[Annotated[int, refuses("LK-188")]] = 124 << 16
GOLD_FOR_GOLD: Final[Annotated[int, refuses("LK-189")]] = 125 << 16
NOT_LYING_GOLD: Final[Annotated[int, refuses("LK-188", "card", says="not-lying")]] = 126 << 16
MUST_DISCARD_FORCED: Final[Annotated[int, refuses("LK-097", says="must-discard")]] = 127 << 16
NOT_HELD_FORCED: Final[Annotated[int, refuses("LK-203", "card", says="not-held")]] = 128 << 16

# Reasons: acts and votes
BAZOOKA_FIRED: Final[Annotated[int, refuses("LK-345")]] = 129 << 16
BAZOOKA_NONE: Final[Annotated[int, refuses("LK-340")]] = 130 << 16
NOT_HELD_DISCARD: Final[Annotated[int, refuses("LK-199", "card", says="not-held")]] = 131 << 16
RECYCLER_NONE: Final[Annotated[int, refuses("LK-438")]] = 132 << 16
RECYCLER_USED: Final[Annotated[int, refuses("LK-443")]] = 133 << 16
RECYCLER_FULL: Final[Annotated[int, refuses("LK-440")]] = 134 << 16
RECYCLER_EMPTY: Final[Annotated[int, refuses("LK-446")]] = 135 << 16
MUST_VOTE: Final[Annotated[int, refuses("LK-246")]] = 136 << 16
GASSED_ALREADY: Final[Annotated[int, refuses("LK-247", "floor")]] = 137 << 16
ACTS_OVER: Final[Annotated[int, refuses("LK-174")]] = 138 << 16

# Reasons: hunger and medicine
ONE_EACH: Final[Annotated[int, refuses("LK-337")]] = 139 << 16
NOT_HELD_MEAL: Final[Annotated[int, refuses("LK-337", "card", says="not-held")]] = 140 << 16
NOT_FOOD_HALF: Final[Annotated[int, refuses("LK-335", "card", says="not-food")]] = 141 << 16
NOT_FOOD: Final[Annotated[int, refuses("LK-325", "card")]] = 142 << 16
NOTHING_DUE: Final[Annotated[int, refuses("LK-331")]] = 143 << 16
REVIVED_NOTHING_DUE: Final[Annotated[int, refuses("LK-333")]] = 144 << 16
NOT_WATER_HALF: Final[Annotated[int, refuses("LK-335", "card", says="not-water")]] = 145 << 16
NOT_WATER: Final[Annotated[int, refuses("LK-325", "card")]] = 146 << 16
NOT_HELD_MEDICINE: Final[Annotated[int, refuses("LK-355", "card", says="not-held")]] = 147 << 16
NOT_MEDICINE: Final[Annotated[int, refuses("LK-355", "card")]] = 148 << 16
SECOND_ADRENALINE: Final[Annotated[int, refuses("LK-362")]] = 149 << 16

# Causes of gain and loss
BY_LASER, BY_SURGERY, BY_FIGHT, BY_BRAWL, BY_DRAIN, BY_GAS, BY_HUNGER, BY_BAZOOKA, BY_PILL, BY_ALCOHOL = range(10)

# What a room with several players in it is announced for
FIGHT, BRAWL, ENCOUNTER = range(3)

# What a card does that is used in step 6, as everybody hears it (LK-356): HP stay a secret (LK-264)
EFFECT_HEALS, EFFECT_QUICKENS, EFFECT_DIE, EFFECT_NONE = range(4)
