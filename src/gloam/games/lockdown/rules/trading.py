"""The free phase: sealed offers between two seats, order swaps, and discarding down at its end (LK-070 to LK-102).

All seats act at the same time: each has a decision of its own, and what one does may change what another may do.
"""

from __future__ import annotations

from typing import Final

from gloam.core.state import ARG_BITS, ARG_MASK, PASS, Step
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.content.tables import CARDS, WHOLE_CARDS
from gloam.games.lockdown.rules.items import FITS
from gloam.games.lockdown.state import Lockdown, Offer, Player

MOST_WANTED: Final = 6
"""So many cards can be asked for in one offer."""


class FreePhase(Step):
    """Everybody trades until everybody is ready (LK-067)."""

    def run(self, s: Lockdown) -> None:
        for p in s.players:
            if not p.ready:
                ask(s, self, p)

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        verb = option >> ARG_BITS << ARG_BITS
        arg = option & ARG_MASK
        if p.answering:
            p.picked.append(arg)
            accept(s, self, p, offer_numbered(s, p.answering))
        elif p.draft is not None:
            if option == w.SEND:
                send(s, self, p)
            else:
                write_draft(p, verb, arg)
        elif option == w.READY:
            p.ready = True
        elif verb == w.OFFER:
            begin_draft(p, arg)
        elif verb == w.ACCEPT:
            accept(s, self, p, offer_numbered(s, arg))
        elif verb == w.REFUSE:
            close(s, self, offer_numbered(s, arg), w.TOLD_REFUSED)
        elif verb == w.COUNTER:
            offer = offer_numbered(s, arg)
            close(s, self, offer, w.TOLD_REFUSED)
            begin_draft(p, offer.proposer)
        else:
            close(s, self, offer_numbered(s, arg), w.TOLD_WITHDRAWN)
        if not p.ready and s.decision_of(seat) is None:
            ask(s, self, p)

    def candidates(self, s: Lockdown, seat: int) -> list[int]:
        p = s.players[seat]
        if p.answering:
            return [w.PICK | card for card in range(CARDS) if card in p.hand]
        return free_candidates(s, p) if p.draft is None else draft_candidates(s, p, p.draft)

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        p, verb, arg = s.players[seat], option & ~ARG_MASK, option & ARG_MASK
        if verb == w.DISCARD:
            return why_no_putting_down(p)
        if p.answering:
            if verb == w.PICK:
                return why_no_pick(p, offer_numbered(s, p.answering), arg)
            return w.PICK_OPEN if is_trade(verb) or option == w.READY else 0
        if verb == w.PICK:
            return w.NOTHING_TO_PICK
        if p.draft is None:
            return w.DRAFT_FIRST if is_term(verb) else why_no_free(s, p, verb, arg)
        if is_term(verb):
            return why_no_term(s, p, p.draft, verb, arg)
        if is_trade(verb) or option == w.READY:
            return w.DRAFT_OPEN
        return w.NOT_TRADABLE if is_no_thing(verb) else 0

    def plans(self, known: Lockdown, seat: int, option: int) -> bool:
        """An offer that is being written, or dropped: nobody hears of it before it is sent."""
        verb = option & ~ARG_MASK
        return verb == w.OFFER or (is_term(verb) and option != w.SEND)

    def foretells(self, known: Lockdown, seat: int, option: int) -> list[list[int]]:
        p = known.players[seat]
        if option != w.SEND or p.draft is None:
            return []
        return [[w.FORETELL_REACHES, p.draft.addressee, known.offer_limit - p.sent - 1]]


def is_trade(verb: int) -> bool:
    """Whether this belongs to trading, and so to the free phase (LK-071)."""
    return w.OFFER <= verb <= w.COUNTER or verb == w.PICK


def is_term(verb: int) -> bool:
    """Whether this writes an offer that was begun."""
    return w.GIVE <= verb <= w.DROP


def is_no_thing(verb: int) -> bool:
    """Panels, positions, room functions and votes cannot be written into an offer (LK-072)."""
    return verb == w.GENES or verb == w.VOTE or w.GO <= verb <= w.CLEAR


def why_no_putting_down(p: Player) -> int:
    """Cards are put down when the phase ends, and only by those who hold too many (LK-093, LK-096)."""
    if p.shadow:
        return w.SHADOW_NO_CARDS
    return w.DISCARD_LATER if p.excess() else w.WITHIN_LOAD


def ask(s: Lockdown, step: FreePhase, p: Player) -> None:
    s.ask_quietly(step, p.seat, kind_of(p), options_of(s, p))


def kind_of(p: Player) -> int:
    if p.answering:
        return w.ASK_PICK
    return w.ASK_FREE if p.draft is None else w.ASK_DRAFT


def options_of(s: Lockdown, p: Player) -> list[int]:
    if p.answering:
        return pick_options(p, offer_numbered(s, p.answering).wanted)
    return free_options(s, p) if p.draft is None else draft_options(s, p, p.draft)


def ask_afresh(s: Lockdown, step: FreePhase, p: Player) -> None:
    """Something has changed for this player, who may be asked already: put the question as it is now."""
    if p.draft is not None:
        p.draft.given = held_of(p, p.draft.given)
    stop_answering(p)  # whatever he was picking from is not what it was
    d = s.decision_of(p.seat)
    if d is None:
        return
    kind, options = kind_of(p), options_of(s, p)
    if d.kind == kind and d.options == options:
        return
    # The question keeps its place among the others.
    asked = s.pending
    s.retract_all()
    for other in asked:
        if other is d:
            s.ask_quietly(step, p.seat, kind, options)
        else:
            s.open(other)


def held_of(p: Player, cards: list[int]) -> list[int]:
    """Those of these cards that the player still holds."""
    hand = p.hand.copy()
    held: list[int] = []
    for card in cards:
        if card in hand:
            hand.remove(card)
            held.append(card)
    return held


def free_options(s: Lockdown, p: Player) -> list[int]:
    """The ledger's D3 and D4."""
    options: list[int] = []
    may_offer = can_offer(s, p)
    for offer in s.offers:
        if offer.addressee == p.seat:
            if can_serve(p.hand, offer.wanted, 0):
                options.append(w.ACCEPT | offer.number)
            options.append(w.REFUSE | offer.number)
            if may_offer:
                options.append(w.COUNTER | offer.number)
        elif offer.proposer == p.seat:
            options.append(w.WITHDRAW | offer.number)
    if may_offer:
        options += [w.OFFER | seat for seat in range(s.seats) if seat != p.seat]
    options.append(w.READY)
    return options


def free_candidates(s: Lockdown, p: Player) -> list[int]:
    found: list[int] = []
    for offer in s.offers:
        if offer.addressee == p.seat:
            found += [w.ACCEPT | offer.number, w.REFUSE | offer.number, w.COUNTER | offer.number]
        elif offer.proposer == p.seat:
            found.append(w.WITHDRAW | offer.number)
    return [*found, *(w.OFFER | seat for seat in range(s.seats) if seat != p.seat), w.READY]


def why_no_free(s: Lockdown, p: Player, verb: int, arg: int) -> int:
    if verb == w.OFFER:
        return w.NOT_YOURSELF if arg == p.seat else why_no_offer(s, p)
    if not w.WITHDRAW <= verb <= w.COUNTER:
        return 0
    offer = known_offer(s, p, arg)
    if offer is None:
        return w.OFFER_CLOSED
    if verb == w.WITHDRAW:
        return 0 if offer.proposer == p.seat else w.OFFER_NOT_YOURS_WITHDRAW
    if offer.addressee != p.seat:
        return w.OFFER_NOT_YOURS_ANSWER
    if verb == w.ACCEPT:
        return 0 if can_serve(p.hand, offer.wanted, 0) else w.WANTED_NOT_HELD
    return why_no_offer(s, p) if verb == w.COUNTER else 0


def why_no_offer(s: Lockdown, p: Player) -> int:
    return 0 if can_offer(s, p) else w.OFFERS_SPENT | s.offer_limit


def known_offer(s: Lockdown, p: Player, number: int) -> Offer | None:
    """An open offer that this player may know of (LK-081)."""
    for offer in s.offers:
        if offer.number == number and (offer.proposer == p.seat or offer.addressee == p.seat):
            return offer
    return None


def can_offer(s: Lockdown, p: Player) -> bool:
    """Only offers that were sent count: a draft that is dropped costs nothing (LK-083)."""
    return p.sent < s.offer_limit


def trades_items(s: Lockdown, a: int, b: int) -> bool:
    """A shadow neither gives nor receives item cards (LK-085)."""
    return not s.players[a].shadow and not s.players[b].shadow


def draft_options(s: Lockdown, p: Player, draft: Offer) -> list[int]:
    """What can still be written into an offer (LK-074 to LK-076)."""
    options: list[int] = []
    if trades_items(s, p.seat, draft.addressee):
        seen = 0
        for card in p.hand:
            if not seen >> card & 1 and can_give(p, draft, card):
                options.append(w.GIVE | card)
            seen |= 1 << card
        if can_want(draft):
            options += WANTS
    if not draft.swap:
        options.append(w.SWAP)
    if not is_empty(draft):
        options.append(w.SEND)
    options.append(w.DROP)
    return options


def can_give(p: Player, draft: Offer, card: int) -> bool:
    """Whether one more of these cards is in his hand than the offer has already."""
    return draft.given.count(card) < p.hand.count(card)


def can_want(draft: Offer) -> bool:
    return len(draft.wanted) < MOST_WANTED


def is_empty(draft: Offer) -> bool:
    """One side may be empty, not both (LK-075)."""
    return not draft.given and not draft.wanted and not draft.swap


def draft_candidates(s: Lockdown, p: Player, draft: Offer) -> list[int]:
    gives = [w.GIVE | card for card in range(CARDS) if card in p.hand]
    return [*gives, *(WANTS if trades_items(s, p.seat, draft.addressee) and can_want(draft) else []), *WHOLE_TERMS]


def why_no_term(s: Lockdown, p: Player, draft: Offer, verb: int, arg: int) -> int:
    if verb == w.SEND:
        return w.OFFER_EMPTY if is_empty(draft) else 0
    if verb == w.SWAP:
        return w.SWAP_WRITTEN if draft.swap else 0
    if verb == w.DROP:
        return 0
    if not trades_items(s, p.seat, draft.addressee):
        return w.SHADOW_TRADES
    if verb == w.GIVE:
        return 0 if can_give(p, draft, arg) else w.NOT_HELD_OFFER | arg
    if arg >= WHOLE_CARDS:
        return w.NOT_A_CHOICE_OFFER
    return 0 if can_want(draft) else w.ENOUGH_WANTED


WHOLE_TERMS: Final = [w.SWAP, w.SEND, w.DROP]
WANTS: Final = [w.WANT | card for card in range(WHOLE_CARDS)]


def begin_draft(p: Player, addressee: int) -> None:
    p.draft = Offer(0, p.seat, addressee, [], [], False)


def write_draft(p: Player, verb: int, arg: int) -> None:
    draft = p.draft
    assert draft is not None
    if verb == w.GIVE:
        draft.given.append(arg)
    elif verb == w.WANT:
        draft.wanted.append(arg)
    elif verb == w.SWAP:
        draft.swap = True
    else:
        p.draft = None


def send(s: Lockdown, step: FreePhase, p: Player) -> None:
    """The offer reaches its addressee, who is not ready any more (LK-080, LK-084)."""
    offer = p.draft
    assert offer is not None
    p.draft = None
    p.sent += 1
    p.sent_to[offer.addressee] += 1
    offer.number = codes.offer_number(offer.proposer, offer.addressee, p.sent_to[offer.addressee])
    s.offers.append(offer)
    both = 1 << offer.proposer | 1 << offer.addressee
    s.keep(both, w.TOLD_OFFERED, offer.proposer, offer.number, offer.addressee)
    for card in offer.given:
        s.keep(both, w.TOLD_OFFER_GIVES, offer.proposer, offer.number, card)
    for card in offer.wanted:
        s.keep(both, w.TOLD_OFFER_WANTS, offer.proposer, offer.number, card)
    if offer.swap:
        s.keep(both, w.TOLD_OFFER_ORDER, offer.proposer, offer.number, p.order)
    to = s.players[offer.addressee]
    if to.ready:
        to.ready = False
        ask(s, step, to)
    else:
        ask_afresh(s, step, to)


def offer_numbered(s: Lockdown, number: int) -> Offer:
    for offer in s.offers:
        if offer.number == number:
            return offer
    raise AssertionError(f"offer {number} is not open")


def close(s: Lockdown, step: FreePhase, offer: Offer, told: int) -> None:
    """The offer is gone; both parties learn that, and nothing more (LK-079, LK-082)."""
    s.offers = [o for o in s.offers if o.number != offer.number]
    both = 1 << offer.proposer | 1 << offer.addressee
    s.keep(both, told, offer.proposer, offer.number, offer.addressee)
    ask_afresh(s, step, s.players[offer.proposer])
    ask_afresh(s, step, s.players[offer.addressee])


def can_serve(hand: list[int], wanted: list[int], first: int) -> bool:
    """Whether different cards of the hand answer all kinds wanted from number `first` on."""
    if first == len(wanted):
        return True
    tried = 0
    for card in hand:
        if FITS[card][wanted[first]] and not tried >> card & 1:
            tried |= 1 << card
            others = hand.copy()
            others.remove(card)
            if can_serve(others, wanted, first + 1):
                return True
    return False


def pick_options(p: Player, wanted: list[int]) -> list[int]:
    """The cards that may answer the next kind wanted without leaving a later one unanswered (LK-079)."""
    hand = p.hand.copy()
    for card in p.picked:
        hand.remove(card)
    k = len(p.picked)
    options: list[int] = []
    for card in hand:
        if w.PICK | card not in options and can_pick(hand, wanted, k, card):
            options.append(w.PICK | card)
    return options


def can_pick(hand: list[int], wanted: list[int], k: int, card: int) -> bool:
    """Whether this card answers kind number `k`, and what is left of the hand answers the later ones."""
    if not FITS[card][wanted[k]]:
        return False
    others = hand.copy()
    others.remove(card)
    return can_serve(others, wanted, k + 1)


def why_no_pick(p: Player, offer: Offer, card: int) -> int:
    hand = p.hand.copy()
    for picked in p.picked:
        hand.remove(picked)
    if card not in hand:
        return w.NOT_HELD_PICK | card
    return 0 if can_pick(hand, offer.wanted, len(p.picked), card) else w.NOT_FITTING | card


def accept(s: Lockdown, step: FreePhase, p: Player, offer: Offer) -> None:
    """Go on with an acceptance: pick cards where only one kind fits, ask where several do, then trade (LK-078)."""
    p.answering = offer.number
    while len(p.picked) < len(offer.wanted):
        options = pick_options(p, offer.wanted)
        if len(options) > 1:
            return
        p.picked.append(options[0] & ARG_MASK)
    cards = p.picked
    stop_answering(p)
    trade(s, step, offer, cards)


def stop_answering(p: Player) -> None:
    p.answering = 0
    p.picked = []


def trade(s: Lockdown, step: FreePhase, offer: Offer, returned: list[int]) -> None:
    """Both sides change hands at once and for good; only the two parties know (LK-078, LK-081)."""
    proposer, addressee = s.players[offer.proposer], s.players[offer.addressee]
    s.offers = [o for o in s.offers if o.number != offer.number]
    both = 1 << proposer.seat | 1 << addressee.seat
    s.keep(both, w.TOLD_TRADED, proposer.seat, offer.number, addressee.seat)
    for card in offer.given:
        hand_over(s, proposer, addressee, card)
    for card in returned:
        hand_over(s, addressee, proposer, card)
    if offer.swap:
        proposer.order, addressee.order = addressee.order, proposer.order
        s.keep(both, w.TOLD_SWAPPED, proposer.seat, addressee.seat, proposer.order, addressee.order)
    for other in s.offers.copy():
        if stale(s, other, offer):
            close(s, step, other, w.TOLD_LAPSED)
    ask_afresh(s, step, proposer)
    ask_afresh(s, step, addressee)


def hand_over(s: Lockdown, giver: Player, taker: Player, card: int) -> None:
    giver.hand.remove(card)
    taker.hand.append(card)
    s.keep(1 << giver.seat | 1 << taker.seat, w.TOLD_GAVE, giver.seat, taker.seat, card)


def stale(s: Lockdown, offer: Offer, done: Offer) -> bool:
    """Whether something offered has left the proposer's hand by a trade (LK-082)."""
    if offer.proposer != done.proposer and offer.proposer != done.addressee:
        return False
    if offer.swap and done.swap:
        return True
    return len(held_of(s.players[offer.proposer], offer.given)) < len(offer.given)


class Overload(Step):
    """The phase is over: whoever holds more than his Load discards down to it, secretly (LK-092 to LK-095)."""

    def run(self, s: Lockdown) -> None:
        for p in s.players:
            if not p.shadow and p.excess():
                s.ask_quietly(self, p.seat, w.ASK_OVERLOAD, discards_of(p))

    def about(self, s: Lockdown, seat: int) -> list[int]:
        return [s.players[seat].excess()]

    def answer(self, s: Lockdown, seat: int, option: int) -> None:
        p = s.players[seat]
        s.put_down(p, option & ARG_MASK)
        if p.excess():
            s.ask_quietly(self, seat, w.ASK_OVERLOAD, discards_of(p))

    def why_not(self, s: Lockdown, seat: int, option: int) -> int:
        card = option & ARG_MASK
        if option & ~ARG_MASK == w.DISCARD:
            return 0 if card in s.players[seat].hand else w.NOT_HELD_OVERLOAD | card
        if option == PASS or option == w.DONE or option == w.READY:
            return w.MUST_DISCARD_OVERLOAD
        return w.TRADING_OVER if is_trade(option & ~ARG_MASK) else 0


def let_lapse(s: Lockdown) -> None:
    """Open offers end with the phase (LK-082), and both parties learn it when everybody learns of the end: told sooner,
    they could tell from the pause that somebody holds more than his Load (LK-267)."""
    for offer in s.offers:
        both = 1 << offer.proposer | 1 << offer.addressee
        s.keep(both, w.TOLD_LAPSED, offer.proposer, offer.number, offer.addressee)
    s.offers = []


def discards_of(p: Player) -> list[int]:
    """Any card of the hand, each kind once (LK-094, LK-203)."""
    options: list[int] = []
    for card in p.hand:
        if w.DISCARD | card not in options:
            options.append(w.DISCARD | card)
    return options
