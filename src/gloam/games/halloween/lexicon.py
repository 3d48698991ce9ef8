"""The words of Halloween: names for the numbers of words.py."""

from __future__ import annotations

from gloam.core.lexicon import Code, EventKind, Kind, Lexicon, Part, Verb
from gloam.games.halloween.board import DIRECTION_IDS, SPACE_IDS
from gloam.games.halloween.schema import CAR_IDS, CARD_IDS, MICHAEL_CARD_IDS, QUADRANT_IDS, VICTIM_IDS
from gloam.games.halloween.words import ANSWER_IDS, DEED_IDS, ENDING_IDS, MOVEMENT_IDS, PLACE_IDS

VERBS = [
    Verb("pass"),
    Verb("pick", "victim"),
    Verb("face", "direction"),
    Verb("draw", "quadrant"),
    Verb("hand", "seat"),
    Verb("start", "space"),
    Verb("move"),
    Verb("run"),
    Verb("climb"),
    Verb("scramble"),
    Verb("go", "space"),
    Verb("stop"),
    Verb("search", "space"),
    Verb("return", parts=(Part("card", "card", 13), Part("quadrant", "quadrant", 2), Part("place", "place", 1))),
    Verb("attack"),
    Verb("attack-with", "card"),
    Verb("swing"),
    Verb("reroll", "dice"),
    Verb("heal", "seat"),
    Verb("eat", "number"),
    Verb("shine", "direction"),
    Verb("phone", "quadrant"),
    Verb("dog"),
    Verb("throw"),
    Verb("cut", "space"),
    Verb("unlock", "car"),
    Verb("trade", "seat"),
    Verb("give", "card"),
    Verb("want", "card"),
    Verb("show", "card"),
    Verb("send"),
    Verb("drop"),
    Verb("accept"),
    Verb("refuse"),
    Verb("rest"),
    Verb("end"),
    Verb("quilt"),
    Verb("counter"),
    Verb("quadrant", "quadrant"),
    Verb("enter", "space"),
    Verb("stalk"),
    Verb("sneak", "space"),
    Verb("hunt", "space"),
    Verb("strike", "seat"),
    Verb("play", "mcard"),
    Verb("thrust", "seat"),
    Verb("noise", parts=(Part("seat", "seat", 14), Part("direction", "direction", 2))),
    Verb("dread", "seat"),
]

KINDS = [
    Kind("pick", "HW-038", passive=()),
    Kind("face", "HW-119", passive=()),
    Kind("draw", "HW-077", passive=()),
    Kind("hand", "HW-075", passive=()),
    Kind("start", "HW-067", passive=()),
    Kind("action", "HW-083", passive=("rest",)),
    Kind("free", "HW-091", passive=("end",)),
    Kind("step", "HW-113", passive=("stop",), place="space", walks=("stepped",)),
    Kind("return", "HW-164", passive=()),
    Kind("reroll", "HW-308"),
    Kind("offer", "HW-328", passive=("refuse",)),
    Kind("quilt", "HW-246"),
    Kind("counter", "HW-309"),
    Kind("prowl", "HW-212", passive=("end", "stop", "stalk"), place="space"),
    Kind("overpower", "HW-246"),
    Kind("no-pain", "HW-263"),
    Kind("cut", "HW-327"),
    Kind("quadrant", "HW-277", passive=()),
    Kind("replace", "HW-278", passive=()),
    Kind("enter", "HW-280", passive=()),
]

_WHO = ("seat", "seat")
_CARD = ("card", "card")
_SPACE = ("space", "space")
_COUNT = ("count", "number")
_QUADRANT = ("quadrant", "quadrant")
_DIRECTION = ("direction", "direction")
_PARTNER = ("partner", "seat")

EVENTS = [
    EventKind("picked", "HW-042", (_WHO, ("victim", "victim"), _SPACE)),
    EventKind("faced", "HW-119", (_WHO, _DIRECTION)),
    EventKind("dealt-from", "HW-077", (_QUADRANT,)),
    EventKind("dealt", "HW-320", (_CARD,)),
    EventKind("handed", "HW-075", (_WHO,)),
    EventKind("michael-drew", "HW-259"),
    EventKind("michael-card", "HW-259", (("mcard", "mcard"),)),
    EventKind("lurks", "HW-067"),
    EventKind("turn", "HW-081", (_WHO,)),
    EventKind("moves", "HW-101", (_WHO, ("movement", "movement"))),
    EventKind("stepped", "HW-113", (_WHO, _SPACE)),
    EventKind("stopped", "HW-124", (_WHO, _SPACE)),
    EventKind("put-back", "HW-137", (_WHO, _SPACE)),
    EventKind("exerted", "HW-120", (_WHO, _COUNT)),
    EventKind("searched", "HW-154", (_WHO, _SPACE, _QUADRANT)),
    EventKind("drew", "HW-160", (_WHO, _CARD, _QUADRANT)),
    EventKind("returned", "HW-168", (_WHO, _QUADRANT, ("place", "place"))),
    EventKind("you-returned", "HW-168", (_WHO, _CARD, _QUADRANT, ("place", "place"))),
    EventKind("attacks", "HW-181", (_WHO, _CARD)),
    EventKind("rolled", "HW-315", (("dice", "number"), ("hits", "number"))),
    EventKind("rerolled", "HW-306", (_WHO, ("dice", "number"), ("hits", "number"))),
    EventKind("wounded", "HW-244", (_WHO, _COUNT, ("damage", "number"))),
    EventKind("michael-hurt", "HW-175", (_COUNT, ("damage", "number"))),
    EventKind("staggered", "HW-247"),
    EventKind("ready", "HW-252"),
    EventKind("used", "HW-191", (_WHO, _CARD)),
    EventKind("discarded", "HW-170", (_WHO, _CARD)),
    EventKind("healed", "HW-050", (_WHO, _COUNT, ("damage", "number"))),
    EventKind("recovered", "HW-317", (_WHO, _COUNT)),
    EventKind("phone", "HW-317", (_WHO, _QUADRANT, ("answer", "answer"))),
    EventKind("dog", "HW-317", (_WHO, ("answer", "answer"))),
    EventKind("unlocked", "HW-289", (_WHO, ("car", "car"))),
    EventKind("offered", "HW-328", (_WHO, _PARTNER, _COUNT)),
    EventKind("offer-gives", "HW-328", (_WHO, _CARD, _COUNT)),
    EventKind("offer-wants", "HW-328", (_WHO, _CARD, _COUNT)),
    EventKind("refused", "HW-200", (_WHO, _PARTNER)),
    EventKind("traded", "HW-321", (_WHO, _PARTNER, ("given", "number"), ("taken", "number"))),
    EventKind("gave", "HW-195", (_WHO, _CARD, _PARTNER)),
    EventKind("showed", "HW-195", (_WHO, _CARD, _COUNT, _PARTNER)),
    EventKind("rested", "HW-205", (_WHO, _COUNT)),
    EventKind("spotted", "HW-103", (_SPACE,)),
    EventKind("lost", "HW-106", (_SPACE,)),
    EventKind("appeared", "HW-219", (_SPACE,)),
    EventKind("slipped", "HW-105", (_SPACE,)),
    EventKind("michael-turn", "HW-082"),
    EventKind("done", "HW-330", (("deed", "deed"), ("attack", "number"))),
    EventKind("assault", "HW-241", (_WHO, _SPACE)),
    EventKind("played", "HW-265", (("mcard", "mcard"),)),
    EventKind("noise", "HW-317", (_WHO, _DIRECTION)),
    EventKind("dread", "HW-317", (_WHO,)),
    EventKind("round", "HW-218", (("round", "number"),)),
    EventKind("died", "HW-268", (_WHO, _SPACE)),
    EventKind("renewed", "HW-273", (_QUADRANT,)),
    EventKind("replaced", "HW-280", (_WHO, ("victim", "victim"), _SPACE)),
    EventKind("over", "HW-304", (("ending", "ending"),)),
    EventKind("sheet", "HW-071", (("row", "number"), _SPACE)),
    EventKind("for-seat", "HW-327", (_WHO, _PARTNER)),
    EventKind("for-quadrant", "HW-327", (_WHO, _QUADRANT)),
    EventKind("for-direction", "HW-327", (_WHO, _DIRECTION)),
    EventKind("for-space", "HW-327", (_WHO, _SPACE)),
    EventKind("for-tokens", "HW-327", (_WHO, _COUNT)),
    EventKind("counters", "HW-309", (_WHO, _CARD, _COUNT)),
    EventKind("above", "HW-163", (_WHO,)),
    EventKind("estate", "HW-277", (_WHO, _QUADRANT)),
]


def write_dice(mask: int) -> str:
    """1+3: the first and the third die."""
    return "+".join(str(i + 1) for i in range(mask.bit_length()) if mask >> i & 1) or "none"


def read_dice(text: str) -> int:
    mask = 0
    for part in text.split("+"):
        die = int(part)
        if not 1 <= die <= 16 or mask >> (die - 1) & 1:
            raise ValueError("numbers of dice are needed, each once")
        mask |= 1 << (die - 1)
    return mask


LEXICON = Lexicon(
    VERBS,
    KINDS,
    EVENTS,
    refs={
        "space": SPACE_IDS,
        "direction": DIRECTION_IDS,
        "quadrant": QUADRANT_IDS,
        "card": CARD_IDS,
        "mcard": MICHAEL_CARD_IDS,
        "victim": VICTIM_IDS,
        "car": CAR_IDS,
        "place": PLACE_IDS,
        "movement": MOVEMENT_IDS,
        "deed": DEED_IDS,
        "answer": ANSWER_IDS,
        "ending": ENDING_IDS,
    },
    absent={
        "seat": "nobody", "space": "nowhere", "direction": "none", "card": "bare-hands", "mcard": "none",
        "victim": "none",
    },
    codes={"dice": Code(write_dice, read_dice)},
)  # fmt: skip
