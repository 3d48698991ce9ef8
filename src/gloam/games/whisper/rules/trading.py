"""Exchange: cards change hands between victims in one place, out of the killer's sight (WH-101 to WH-109, WH-344)."""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_MASK, Step
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import ITEMS, KEY, OWNER, PASSES
from gloam.games.whisper.rules.finding import Limit
from gloam.games.whisper.state import Offer, Victim, Whisper

DRAFTS: Final = 1000
"""So many offers can be begun and given up in one turn: more than anybody would, and step 3 ends for every mind
(WH-104)."""


def why_no_trade(s: Whisper, slot: int, other: int) -> int:
    """With another victim in the same place (WH-101)."""
    if other < 0 or other == slot:
        return w.NOT_ALLOWED_TRADE
    v, partner = s.victims[slot], s.victims[other]
    if not partner.inside() or partner.place != v.place:
        return w.NO_TRADE_PARTNER | partner.who
    if not tradable(v) and not tradable(partner):
        return w.NOTHING_OFFERED_TRADE
    return w.DROPPED_TOO_OFTEN if s.dropped >= DRAFTS else 0


def tradable(v: Victim) -> list[int]:
    """The kinds of cards that it may still hand over."""
    kinds = [item for item in v.kinds() if copies(v, item)]
    return [KEY, *kinds] if copies(v, KEY) else kinds


def copies(v: Victim, item: int) -> int:
    """How many cards of a kind it may hand over: no personal ones, and each card twice a turn (WH-104, WH-108)."""
    if OWNER[item] >= 0:
        return 0
    if item == KEY:
        return sum(1 for passed in v.keys if passed < PASSES)
    return sum(1 for card in v.items if card >> 2 == item and card & 3 < PASSES)


def begin(s: Whisper, slot: int, other: int) -> None:
    s.offer = Offer(slot, other, [], [], False)
    s.push(TradeDraft())


def written(offer: Offer) -> list[int]:
    return [offer.giver, offer.taker, len(offer.given), *sorted(offer.given), *sorted(offer.wanted)]


class TradeDraft(Step):
    """The offer is written, and put to the other's controller; or dropped (WH-107, WH-108; D11)."""

    def run(self, s: Whisper) -> None:
        offer = s.offer
        assert offer is not None
        seat = s.victims[offer.giver].seat
        options = [o for o in self.candidates(s, seat) if not self.why_not(s, seat, o)]
        s.ask_quietly(self, seat, w.ASK_TRADE, options)

    def candidates(self, s: Whisper, seat: int) -> list[int]:
        offer = s.offer
        assert offer is not None
        mine, theirs = s.victims[offer.giver], s.victims[offer.taker]
        own = [KEY, *mine.kinds()] if mine.keys else mine.kinds()
        their = [KEY, *theirs.kinds()] if theirs.keys else theirs.kinds()
        return [*(w.GIVE | item for item in own), *(w.WANT | item for item in their), w.SEND, w.DROP]

    def why_not(self, s: Whisper, seat: int, option: int) -> int:
        offer = s.offer
        assert offer is not None
        verb, item = option & ~ARG_MASK, option & ARG_MASK
        if option == w.SEND:
            if not offer.given and not offer.wanted:
                return w.NOTHING_OFFERED
            return w.DECLINED_BEFORE if written(offer) in s.declined else 0
        if verb not in (w.GIVE, w.WANT) or item >= ITEMS:
            return 0
        v = s.victims[offer.giver if verb == w.GIVE else offer.taker]
        named = (offer.given if verb == w.GIVE else offer.wanted).count(item)
        if OWNER[item] >= 0 and v.holds(item):
            return w.OWN_ITEM | item
        held = len(v.keys) if item == KEY else sum(1 for card in v.items if card >> 2 == item)
        if named >= held:
            return w.NOT_HELD_TRADE | item
        return 0 if named < copies(v, item) else w.PASSED_TOO_OFTEN | item

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        offer = s.offer
        assert offer is not None
        verb, item = option & ~ARG_MASK, option & ARG_MASK
        if option == w.DROP:
            # It was none: what is counted closes nothing between these two (WH-104).
            s.dropped += 1
            s.offer = None
        elif option == w.SEND:
            self.send(s, offer)
        else:
            (offer.given if verb == w.GIVE else offer.wanted).append(item)
            s.push(self)

    def plans(self, known: Whisper, seat: int, option: int) -> bool:
        """An offer that is being written, or dropped: the other hears of it when it is sent."""
        return option != w.SEND

    def send(self, s: Whisper, offer: Offer) -> None:
        if s.victims[offer.giver].seat == s.victims[offer.taker].seat:
            exchange(s, offer)
        else:
            offer.sent = True
            s.whisper(w.TOLD_OFFERED, s.victims[offer.giver].who, s.victims[offer.taker].who)
            s.push(Consent())


class Consent(Step):
    """The other's controller takes the whole offer or declines it (WH-108)."""

    def run(self, s: Whisper) -> None:
        offer = s.offer
        assert offer is not None
        s.ask_quietly(self, s.victims[offer.taker].seat, w.ASK_OFFER, [w.ACCEPT, w.DECLINE])

    def answer(self, s: Whisper, seat: int, option: int) -> None:
        offer = s.offer
        assert offer is not None
        if option == w.ACCEPT:
            exchange(s, offer)
        else:
            s.declined.append(written(offer))
            s.whisper(w.TOLD_DECLINED, s.victims[offer.giver].who, s.victims[offer.taker].who)
            s.offer = None


def exchange(s: Whisper, offer: Offer) -> None:
    """All named cards change hands at once; then the limit of three is applied to both (WH-103)."""
    s.offer = None
    giver, taker = s.victims[offer.giver], s.victims[offer.taker]
    given = [take_out(giver, item) for item in offer.given]
    wanted = [take_out(taker, item) for item in offer.wanted]
    for i in range(len(given)):
        put_in(s, taker, giver, offer.given[i], given[i])
    for i in range(len(wanted)):
        put_in(s, giver, taker, offer.wanted[i], wanted[i])
    s.push(Limit(offer.taker))
    s.push(Limit(offer.giver))


def take_out(v: Victim, item: int) -> int:
    """A card of this kind leaves; returns how often it has changed hands."""
    if item == KEY:
        v.keys.sort()
        return v.keys.pop(0)
    return v.lose(item) & 3


def put_in(s: Whisper, v: Victim, giver: Victim, item: int, passed: int) -> None:
    s.whisper(w.TOLD_GAVE, giver.who, v.who, item)
    if item == KEY:
        v.keys.append(passed + 1)
        v.keys.sort()
    else:
        v.take(item << 2 | passed + 1)
