"""Trade: an offer between two victims that nobody else hears of, unless it is accepted (HW-194 to HW-204, HW-328)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, Decision, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import ANNIE, CARDS, COPIES, MOST_REFUSALS
from gloam.games.halloween.rules.ending import check_escape
from gloam.games.halloween.rules.hands import HandLimit
from gloam.games.halloween.rules.items import beside
from gloam.games.halloween.state import MICHAEL, Halloween, Offer


def why_no_trade(s: Halloween, seat: int, other: int) -> int:
    """With one adjacent victim, whatever the facing (HW-194, HW-199); Annie also with one she sees (HW-317)."""
    if s.refusals >= MOST_REFUSALS:
        return w.TOO_MANY_REFUSALS
    if other >= s.seats or other in (MICHAEL, seat):
        return w.NOT_YOURS_TRADE
    calls = s.mats[seat].who == ANNIE and s.mats[other].space >= 0 and s.sees(seat, s.mats[other].space)
    return 0 if calls or beside(s, seat, other) else w.NO_PARTNER | other


def begin(s: Halloween, other: int) -> None:
    s.offer = Offer(other, [], [], [], False, [])


def draft_candidates(s: Halloween, seat: int) -> list[int]:
    """What may be written into an offer: any card of the hand to give or to show, any card name to ask for."""
    held = kinds_of(s.mats[seat].hand)
    return [
        *(w.GIVE | card for card in held),
        *(w.SHOW | card for card in held),
        *(w.WANT | card for card in range(CARDS)),
        w.SEND,
        w.DROP,
    ]


def kinds_of(hand: list[int]) -> list[int]:
    """The kinds of cards in a hand, each once."""
    return [card for i, card in enumerate(hand) if i == 0 or card != hand[i - 1]]


def why_no_draft(s: Halloween, seat: int, option: int) -> int:
    offer = s.offer
    assert offer is not None
    verb, card = option & ~ARG_MASK, option & ARG_MASK
    if option == w.SEND:
        return 0 if offer.given or offer.wanted or offer.shown else w.NOTHING_OFFERED
    if verb not in (w.GIVE, w.SHOW, w.WANT):
        return 0
    if card >= CARDS:
        return w.NOT_YOURS_OFFER
    if verb == w.WANT:
        return 0 if offer.wanted.count(card) < COPIES[card] else w.NO_SUCH_COPIES | card
    named = offer.given.count(card) + offer.shown.count(card)
    return 0 if named < s.mats[seat].hand.count(card) else w.NOT_HELD_OFFER | card


def write_draft(s: Halloween, seat: int, option: int) -> None:
    offer = s.offer
    assert offer is not None
    verb, card = option & ~ARG_MASK, option & ARG_MASK
    if verb == w.GIVE:
        offer.given.append(card)
    elif verb == w.SHOW:
        offer.shown.append(card)
    elif verb == w.WANT:
        offer.wanted.append(card)
    elif option == w.DROP:
        s.offer = None
    else:
        send(s, seat, offer)


def send(s: Halloween, seat: int, offer: Offer) -> None:
    """The partner hears the offer, and nobody else (HW-321)."""
    offer.sent = True
    both = 1 << seat | 1 << offer.partner
    s.keep(both, w.TOLD_OFFERED, seat, offer.partner, len(offer.shown))
    for card in kinds_of(sorted(offer.given)):
        s.keep(both, w.TOLD_OFFER_GIVES, seat, card, offer.given.count(card))
    for card in kinds_of(sorted(offer.wanted)):
        s.keep(both, w.TOLD_OFFER_WANTS, seat, card, offer.wanted.count(card))


def holds(hand: list[int], wanted: list[int]) -> bool:
    return all(hand.count(card) >= wanted.count(card) for card in wanted)


def put_to_partner(s: Halloween, step: Step, seat: int, offer: Offer) -> None:
    """The partner accepts the whole offer or refuses it, and may choose cards to show in return (HW-196, HW-328)."""
    partner = offer.partner
    options = [o for o in reply_candidates(s, partner) if not why_no_reply(s, partner, o)]
    s.open(Decision(partner, w.ASK_OFFER, options, step, 1 << seat | 1 << partner, True))


def reply_candidates(s: Halloween, partner: int) -> list[int]:
    return [w.ACCEPT, *(w.SHOW | card for card in kinds_of(s.mats[partner].hand)), w.REFUSE]


def why_no_reply(s: Halloween, partner: int, option: int) -> int:
    offer = s.offer
    assert offer is not None
    hand = s.mats[partner].hand
    verb, card = option & ~ARG_MASK, option & ARG_MASK
    if option != w.ACCEPT and verb != w.SHOW:
        return 0
    if not holds(hand, offer.wanted):
        return w.ASKED_NOT_HELD
    if verb == w.SHOW:
        if card >= CARDS:
            return w.NOT_YOURS_REPLY
        if hand.count(card) <= offer.reply.count(card):
            return w.NOT_HELD_REPLY | card
    return 0


def refuse(s: Halloween, seat: int, offer: Offer) -> None:
    """It costs nothing and is told to nobody else (HW-200, HW-321)."""
    s.keep(1 << seat | 1 << offer.partner, w.TOLD_REFUSED, offer.partner, seat)
    s.offer = None
    s.refusals += 1


def trade(s: Halloween, seat: int, offer: Offer) -> None:
    """Cards change hands: all see how many, the two which (HW-195, HW-321); then hand limits, but first the escape
    (HW-197, HW-323)."""
    partner = offer.partner
    both = 1 << seat | 1 << partner
    s.offer = None
    s.announce(w.TOLD_TRADED, seat, partner, len(offer.given), len(offer.wanted))
    show(s, partner, seat, offer.reply, both)
    hand_over(s, seat, partner, offer.given, both)
    show(s, seat, partner, offer.shown, both)
    hand_over(s, partner, seat, offer.wanted, both)
    check_escape(s)
    s.push(HandLimit(partner))
    s.push(HandLimit(seat))


def hand_over(s: Halloween, giver: int, taker: int, cards: list[int], both: int) -> None:
    for card in cards:
        s.take(taker, card, s.part_with(giver, card))
        s.keep(both, w.TOLD_GAVE, giver, card, taker)


def show(s: Halloween, owner: int, other: int, cards: list[int], both: int) -> None:
    """Cards are shown to the other player of the Trade, and stay where they are (HW-202)."""
    for card in kinds_of(sorted(cards)):
        s.keep(both, w.TOLD_SHOWED, owner, card, cards.count(card), other)
