"""Items that are found, kept and thrown away: item searches, the equipment step, the three slots (WH-092 to WH-122)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import (
    EQUIPMENT_DRAWN,
    ITEM_PLACES,
    ITEMS,
    KEY,
    NOISY,
    SLOTS,
    SOFT_STEP,
    VICTIM_IDS,
)
from gloam.games.whisper.rules.council import TeamCouncil
from gloam.games.whisper.rules.ending import finish
from gloam.games.whisper.state import OFF_TRACK, Victim, Whisper


def why_no_rummage(s: Whisper, slot: int) -> int:
    """Where the map has the symbol, the killer's figure is not, and cards are left (WH-092, WH-095, WH-096)."""
    place = s.victims[slot].place
    if not ITEM_PLACES >> place & 1:
        return w.NOT_ITEM_PLACE
    if not s.hidden and s.figure == place:
        return w.KILLER_HERE_RUMMAGE | place
    return 0 if s.items else w.ITEMS_GONE


def rummage(s: Whisper, slot: int) -> None:
    """The top card of the items deck; what is noisy is heard, but for a soft step (WH-093, WH-094, WH-301)."""
    v = s.victims[slot]
    card = s.items.pop()
    s.whisper(w.TOLD_DREW, v.who, card)
    if NOISY[card] and is_heard(v):
        s.make_noise(1 << v.place)
    s.drawn = [card]
    s.push(Keep(slot, w.ASK_KEEP))


def is_heard(v: Victim) -> bool:
    """A soft step makes no noise while it looks for items (WH-301)."""
    return not v.has(SOFT_STEP)


def rummage_foretold(known: Whisper, slot: int) -> list[list[int]]:
    """One item is drawn, and some of them make noise."""
    v = known.victims[slot]
    told = [[w.FORETELL_DRAWS_ITEM, 1]]
    return [*told, [w.FORETELL_MAY_BE_HEARD, v.place]] if is_heard(v) else told


class Keep(Step):
    """One of the cards that were drawn is kept, or none; all others are discarded (WH-097, WH-119; D9, D15)."""

    def __init__(self, slot: int, question: int) -> None:
        self.slot = slot
        self.question = question

    def run(self, s: Whisper) -> None:
        found: list[int] = []
        for card in s.drawn:
            if w.KEEP | card not in found:
                found.append(w.KEEP | card)
        s.ask_quietly(self, s.victims[self.slot].seat, self.question, [*found, PASS])

    def about(self, known: Whisper, seat: int) -> list[int]:
        """Who found which cards: one, or the two of the equipment step, of which the last may be the only one."""
        cards = [*known.drawn, -1, -1]
        return [known.victims[self.slot].who, *cards[: 1 if self.question == w.ASK_KEEP else 2]]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        rest = s.drawn
        s.drawn = []
        if option != PASS:
            card = option & ARG_MASK
            rest.remove(card)
            gain(s, self.slot, card)
        for card in rest:
            s.discard.append(card)
            s.whisper(w.TOLD_DISCARDED, s.victims[self.slot].who, card)
        s.push(Limit(self.slot))

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        item = option & ARG_MASK
        if option & ~ARG_MASK != w.KEEP or item >= ITEMS or item in s.drawn:
            return 0
        return (w.NOT_AMONG_KEEP if self.question == w.ASK_KEEP else w.NOT_AMONG_EQUIPMENT) | item


def gain(s: Whisper, slot: int, card: int) -> None:
    """A card comes to a victim; a key takes no slot (WH-111)."""
    s.whisper(w.TOLD_KEPT, s.victims[slot].who, card)
    if card == KEY:
        s.add_key(slot)
    else:
        s.victims[slot].take(card << 2)


def draw_items(s: Whisper, slot: int, count: int) -> None:
    """Cards of the items deck that are kept, as far as there are any (WH-102, WH-351)."""
    v = s.victims[slot]
    for _ in range(count):
        if not s.items:
            break
        card = s.items.pop()
        s.whisper(w.TOLD_DREW, v.who, card)
        if NOISY[card]:
            s.make_noise(1 << v.place)
        gain(s, slot, card)
    s.push(Limit(slot))


class Limit(Step):
    """Who holds more than three item cards discards down to three at once (WH-110, WH-113; D10)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Whisper) -> None:
        v = s.victims[self.slot]
        if len(v.items) > SLOTS:
            s.ask_quietly(self, v.seat, w.ASK_LIMIT, [w.DISCARD | item for item in v.kinds()])

    def about(self, known: Whisper, seat: int) -> list[int]:
        return [known.victims[self.slot].who]

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        item = option & ARG_MASK
        s.throw_away(self.slot, item)
        s.whisper(w.TOLD_DISCARDED, s.victims[self.slot].who, item)
        s.push(self)

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        item = option & ARG_MASK
        if option & ~ARG_MASK != w.DISCARD or item >= ITEMS or s.victims[self.slot].holds(item):
            return 0
        return w.NOT_HELD_LIMIT | item


class Equipment(Step):
    """Step 4: one victim receives from the equipment deck; if that is empty, the night is over, unless help is on its
    way (WH-116 to WH-121)."""

    def run(self, s: Whisper) -> None:
        if not s.equipment:
            if s.rescue == OFF_TRACK:
                finish(s, w.BY_NIGHT)
        elif s.crossroads:
            equip(s, next(slot for slot in range(len(s.victims)) if s.victims[slot].seat == s.first))
        else:
            s.push(Receiver(s.team(), s.first))


class Receiver(TeamCouncil):
    """The team names who receives (WH-010, WH-116; D14)."""

    def kind(self) -> int:
        return w.ASK_HAND

    def options(self, s: Whisper) -> list[int]:
        return [w.HAND | v.who for v in s.victims if v.inside()]

    def decided(self, s: Whisper, option: int, agreed: bool) -> None:
        equip(s, s.slot_of(option & ARG_MASK))

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        who = option & ARG_MASK
        if option & ~ARG_MASK != w.HAND or who >= len(VICTIM_IDS) or s.slot_of(who) >= 0:
            return 0
        return w.NOT_IN_PLAY_RECEIVER | who


def equip(s: Whisper, slot: int) -> None:
    """Two cards, of which one may be kept; noise if one of them is noisy, whoever it is (WH-117, WH-118)."""
    v = s.victims[slot]
    s.whisper(w.TOLD_EQUIPPED, v.who)
    s.drawn = []
    noisy = False
    for _ in range(EQUIPMENT_DRAWN):
        if s.equipment:
            card = s.equipment.pop()
            s.drawn.append(card)
            s.whisper(w.TOLD_DREW, v.who, card)
            noisy = noisy or NOISY[card]
    if noisy:
        s.make_noise(1 << v.place)
    s.push(Keep(slot, w.ASK_EQUIPMENT))
