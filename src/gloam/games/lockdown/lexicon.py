"""The names of everything that words.py numbers. Order is by those numbers."""

from __future__ import annotations

from gloam.core.lexicon import SEAT_LETTERS, Code, EventKind, Kind, Lexicon, Verb
from gloam.games.lockdown.tables import CARD_IDS, FLOOR_IDS, ROOM_IDS
from gloam.games.lockdown.words import CAUSE_IDS, MEETING_IDS, force_of, genes, load_of, offer_number, speed_of

VERBS = [
    Verb("pass"),
    Verb("genes", "genes"),
    Verb("birth", "room"),
    Verb("offer", "seat"),
    Verb("give", "card"),
    Verb("want", "card"),
    Verb("swap"),
    Verb("send"),
    Verb("drop"),
    Verb("withdraw", "offer"),
    Verb("accept", "offer"),
    Verb("refuse", "offer"),
    Verb("counter", "offer"),
    Verb("ready"),
    Verb("discard", "card"),
    Verb("go", "room"),
    Verb("climb", "room"),
    Verb("slide"),
    Verb("teleport", "room"),
    Verb("fly", "room"),
    Verb("stop"),
    Verb("ten-votes"),
    Verb("clear", "room"),
    Verb("take", "card"),
    Verb("draw", "number"),
    Verb("keep", "card"),
    Verb("gold"),
    Verb("recycle"),
    Verb("fire", "room"),
    Verb("vote", "floor"),
    Verb("drink", "card"),
    Verb("eat", "card"),
    Verb("use", "card"),
    Verb("pick", "card"),
    Verb("done"),
]

# All of these are asked out of sight: nobody learns who is asked what (LK-113, LK-267).
KINDS = [
    Kind("genes", "LK-008"),
    Kind("birth", "LK-012"),
    Kind("free", "LK-070", ("ready",)),
    Kind("draft", "LK-074", ("drop",)),
    Kind("pick", "LK-079"),
    Kind("overload", "LK-093"),
    Kind("move", "LK-120", ("stop",), "room", ("stepped",)),
    Kind("control", "LK-230"),
    Kind("desk", "LK-238"),
    Kind("supply", "LK-222"),
    Kind("left", "LK-225", ("done",)),
    Kind("draw", "LK-180"),
    Kind("junkyard", "LK-206"),
    Kind("gold", "LK-188"),
    Kind("gold-card", "LK-188"),
    Kind("discard", "LK-097"),
    Kind("act", "LK-174", ("done",)),
    Kind("vote", "LK-245"),
    Kind("hunger", "LK-325"),
    Kind("medicine", "LK-355"),
]

_WHO = ("who", "seat")
_FROM_TO = (("from", "seat"), ("to", "seat"))
_FROM = ("from", "seat")
_OFFER = ("offer", "offer")
_CARD = ("card", "card")
_ROOM = ("room", "room")
_GENES = ("genes", "genes")

EVENTS = [
    EventKind("round", "LK-051", (("round", "number"),)),
    EventKind("genes", "LK-009", (_WHO, _GENES)),
    EventKind("birth", "LK-012", (_WHO, _ROOM)),
    EventKind("order", "LK-060", (_WHO, ("order", "number"))),
    EventKind("offered", "LK-074", (_FROM, _OFFER, ("to", "seat"))),
    EventKind("offer-gives", "LK-080", (_FROM, _OFFER, _CARD)),
    EventKind("offer-wants", "LK-074", (_FROM, _OFFER, _CARD)),
    EventKind("offer-order", "LK-080", (_FROM, _OFFER, ("order", "number"))),
    EventKind("withdrawn", "LK-082", (_FROM, _OFFER, ("to", "seat"))),
    EventKind("refused", "LK-077", (_FROM, _OFFER, ("to", "seat"))),
    EventKind("lapsed", "LK-082", (_FROM, _OFFER, ("to", "seat"))),
    EventKind("traded", "LK-078", (_FROM, _OFFER, ("to", "seat"))),
    EventKind("gave", "LK-078", (*_FROM_TO, _CARD)),
    EventKind("swapped", "LK-076", (_WHO, ("other", "seat"), ("order", "number"), ("theirs", "number"))),
    EventKind("action", "LK-052", (("round", "number"),)),
    EventKind("turn", "LK-113", (_WHO, ("order", "number"))),
    EventKind("started", "LK-112", (_WHO, _ROOM)),
    EventKind("stepped", "LK-122", (_WHO, _ROOM)),
    EventKind("stopped", "LK-054", (_WHO, _ROOM)),
    EventKind("gene-bank", "LK-215", (_WHO, _GENES)),
    EventKind("panel", "LK-217", (_WHO, _GENES)),
    EventKind("ten-votes", "LK-231", (_WHO,)),
    EventKind("cleared", "LK-232", (_WHO, _ROOM)),
    EventKind("desk", "LK-238", (_WHO, _GENES)),
    EventKind("supply-lies", "LK-224", (_CARD,)),
    EventKind("left-lies", "LK-224", (_CARD, ("count", "number"))),
    EventKind("stock", "LK-184", (_ROOM, ("count", "number"))),
    EventKind("drew", "LK-186", (_WHO, _CARD, _ROOM)),
    EventKind("returned", "LK-208", (_WHO, _CARD, _ROOM)),
    EventKind("gold-used", "LK-188", (_WHO, _ROOM)),
    EventKind("gold-saw", "LK-188", (_ROOM, _CARD, ("count", "number"))),
    EventKind("took", "LK-188", (_WHO, _CARD, _ROOM)),
    EventKind("discarded", "LK-197", (_WHO, _CARD, _ROOM)),
    EventKind("recycled", "LK-438", (_WHO, _CARD)),
    EventKind("fired", "LK-340", (_WHO, _ROOM)),
    EventKind("voted", "LK-245", (_WHO, ("floor", "floor"), ("votes", "number"))),
    EventKind("settlement", "LK-260", (("round", "number"),)),
    EventKind("surgery", "LK-275"),
    EventKind("no-surgery", "LK-266"),
    EventKind("meeting", "LK-299", (_ROOM, ("meeting", "meeting"))),
    EventKind("no-meeting", "LK-266"),
    EventKind("drained", "LK-421", (_WHO, ("points", "number"), ("total", "number"))),
    EventKind("gassed", "LK-317", (("floor", "floor"),)),
    EventKind("no-gas", "LK-266"),
    EventKind("handed-in", "LK-329", (_WHO, _CARD, ("as", "card"))),
    EventKind("handed-nothing", "LK-329", (_WHO,)),
    EventKind("no-hunger", "LK-338"),
    EventKind("bombed", "LK-349", (_ROOM,)),
    EventKind("not-bombed", "LK-266"),
    EventKind("used", "LK-356", (_WHO, _CARD)),
    EventKind("rolled", "LK-375", (_WHO, ("d6", "number"))),
    EventKind("medicine-over", "LK-266"),
    EventKind("gain", "LK-265", (_WHO, ("amount", "number"), ("cause", "cause"), ("hp", "number"))),
    EventKind("loss", "LK-265", (_WHO, ("amount", "number"), ("cause", "cause"), ("hp", "number"))),
    EventKind("exempt", "LK-331", (_WHO,)),
    EventKind("shadow", "LK-396", (_WHO,)),
    EventKind("you-shadow", "LK-395", (_WHO,)),
    EventKind("handed-over", "LK-397", (_WHO, _CARD)),
    EventKind("revived", "LK-387", (_WHO,)),
    EventKind("no-revival", "LK-266"),
    EventKind("hp", "LK-388", (_WHO, ("hp", "number"))),
    EventKind("gold-to-life", "LK-450", (_WHO, ("amount", "number"), ("hp", "number"))),
    EventKind("over", "LK-474", (("winners", "seats"),)),
    EventKind("rank", "LK-472", (_WHO, ("rank", "number"), ("points", "number"))),
]


def write_genes(split: int) -> str:
    """4-3-3: Force, Speed, Load."""
    return f"{force_of(split)}-{speed_of(split)}-{load_of(split)}"


def read_genes(text: str) -> int:
    parts = [int(part) for part in text.split("-")]
    if len(parts) != 3 or any(not 0 <= part < 32 for part in parts):
        raise ValueError("three numbers are needed")
    return genes(parts[0], parts[1], parts[2])


def write_offer(number: int) -> str:
    """AB2: the second offer of A to B in this free phase."""
    return f"{SEAT_LETTERS[number >> 9 & 15]}{SEAT_LETTERS[number >> 5 & 15]}{number & 31}"


def read_offer(text: str) -> int:
    if len(text) < 3 or text[0] not in SEAT_LETTERS or text[1] not in SEAT_LETTERS or not 0 <= int(text[2:]) < 32:
        raise ValueError("two seats and a count are needed")
    return offer_number(SEAT_LETTERS.index(text[0]), SEAT_LETTERS.index(text[1]), int(text[2:]))


LEXICON = Lexicon(
    VERBS,
    KINDS,
    EVENTS,
    refs={"room": ROOM_IDS, "card": CARD_IDS, "floor": FLOOR_IDS, "cause": CAUSE_IDS, "meeting": MEETING_IDS},
    absent={"room": "nowhere", "seat": "nobody", "card": "hidden"},
    codes={"genes": Code(write_genes, read_genes), "offer": Code(write_offer, read_offer)},
)
