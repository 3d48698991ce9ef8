"""What can be chosen, asked and told: each word once, with its number, what it names and the rule it comes from.

Interpreted, so that the lexicon can read it; the numbers are constants in compiled modules all the same, as long as
they are made of nothing that another module names: so verbs are shifted by 16, which is ARG_BITS.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.core.lexicon import asks, does, foretells, tells

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

# Causes of gain and loss
BY_LASER, BY_SURGERY, BY_FIGHT, BY_BRAWL, BY_DRAIN, BY_GAS, BY_HUNGER, BY_BAZOOKA, BY_PILL, BY_ALCOHOL = range(10)

# What a room with several players in it is announced for
FIGHT, BRAWL, ENCOUNTER = range(3)

# What a card does that is used in step 6, as everybody hears it (LK-356): HP stay a secret (LK-264)
EFFECT_HEALS, EFFECT_QUICKENS, EFFECT_DIE, EFFECT_NONE = range(4)
