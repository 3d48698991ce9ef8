"""A victim's turn: two actions, and free actions around them (HW-083 to HW-091, HW-205 to HW-211)."""

from __future__ import annotations

from gloam.core.state import ARG_MASK, PASS, Step
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import EXERTED_MOVE_OF, FORCED_REST, MOVE_OF
from gloam.games.halloween.rules.attacking import attack, attack_foretold, attacks, why_no_attack
from gloam.games.halloween.rules.items import is_free, item_of, use, use_foretold, uses, why_no_use
from gloam.games.halloween.rules.moving import can_end, ends_of, set_out, taken, why_taken
from gloam.games.halloween.rules.searching import deck_of, search, searches, why_no_search
from gloam.games.halloween.rules.trading import (
    begin,
    draft_candidates,
    put_to_partner,
    refuse,
    reply_candidates,
    trade,
    why_no_draft,
    why_no_reply,
    why_no_trade,
    write_draft,
)
from gloam.games.halloween.rules.windows import NoPainWindow
from gloam.games.halloween.state import AFTERWARDS, Halloween


class VictimTurn(Step):
    """Two actions, and a last chance for free ones (HW-083, HW-091)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        s.turn = self.seat
        s.flashlights = s.refusals = 0
        s.sunken = []
        for mat in s.mats:
            mat.lit = 0
        s.cut_short = False
        s.announce(w.TOLD_TURN, self.seat)
        s.push(NextAction(self.seat, AFTERWARDS))
        s.push(NextAction(self.seat, 1))
        s.push(NextAction(self.seat, 0))


class NextAction(Step):
    """Before each action a Staggered Michael may play No pain (D30); a dead victim acts no more (HW-284)."""

    def __init__(self, seat: int, deed: int) -> None:
        self.seat = seat
        self.deed = deed

    def run(self, s: Halloween) -> None:
        if s.cut_short:
            return
        s.deed = self.deed
        s.push(Act(self.seat))
        if self.deed != AFTERWARDS:
            s.push(NoPainWindow())


class Act(Step):
    """One action, with any free ones before it. Asked out of sight, because an offer that is refused leaves no sign:
    while a Trade is written and considered, the table sees a victim who thinks (HW-321).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Halloween) -> None:
        offer = s.offer
        if offer is not None and offer.sent:
            put_to_partner(s, self, self.seat, offer)
            return
        if s.deed == AFTERWARDS and not s.mats[self.seat].hand:
            return
        options = [o for o in self.candidates(s, self.seat) if not self.why_not(s, self.seat, o)]
        s.ask_quietly(self, self.seat, w.ASK_FREE if s.deed == AFTERWARDS else w.ASK_ACTION, options)

    def about(self, s: Halloween, seat: int) -> list[int]:
        offer = s.offer
        assert offer is not None  # only the partner's question is about something: the offer
        return [self.seat, len(offer.given), len(offer.wanted)]

    def candidates(self, s: Halloween, seat: int) -> list[int]:
        if seat != self.seat:
            return reply_candidates(s, seat)
        if s.offer is not None:
            return draft_candidates(s, seat)
        if s.deed == AFTERWARDS:
            return [*(option for option in uses(s, seat) if is_free(option)), w.END]
        others = [w.TRADE | other for other in range(1, s.seats) if other != seat]
        return [
            *(w.MOVE, w.RUN, w.CLIMB, w.SCRAMBLE, w.REST),
            *searches(s, seat),
            *attacks(s, seat),
            *uses(s, seat),
            *others,
        ]

    def why_not(self, s: Halloween, seat: int, option: int) -> int:
        if seat != self.seat:
            return why_no_reply(s, seat, option)
        if s.offer is not None:
            return why_no_draft(s, seat, option)
        if is_free(option):
            return why_no_use(s, seat, option)
        verb = option & ~ARG_MASK
        if s.deed == AFTERWARDS or not is_action(option):
            if option == w.END and s.deed == AFTERWARDS:
                return 0
            if option in (PASS, w.END) and s.deed != AFTERWARDS:
                return w.ACTIONS_LEFT
            if verb == w.REROLL:
                return w.ROLLED_ALREADY
            if verb == w.RETURN:
                return w.WITHIN_LIMIT
            return w.NO_ACTION_LEFT if is_action(option) else w.NOT_ASKED
        if s.mats[seat].exertion >= FORCED_REST and option != w.REST:
            return w.MUST_REST
        if (option == w.RUN or option == w.SCRAMBLE) and s.supply() == 0:
            return w.NO_TOKEN
        if option == w.CLIMB or option == w.SCRAMBLE:
            return why_no_climb(s, seat, int(option == w.SCRAMBLE))
        if verb == w.SEARCH:
            return why_no_search(s, seat, option)
        if verb == w.ATTACK or verb == w.ATTACK_WITH or verb == w.SWING:
            return why_no_attack(s, seat, option)
        if verb == w.TRADE:
            return why_no_trade(s, seat, option & ARG_MASK)
        return why_no_use(s, seat, option) if item_of(option) >= 0 else 0

    def answer(self, s: Halloween, seat: int, option: int) -> None:
        offer = s.offer
        if offer is not None:
            self.talk(s, seat, option)
        elif option & ~ARG_MASK == w.TRADE:
            begin(s, option & ARG_MASK)
            self.run(s)
        elif option != w.END:
            if is_free(option):
                s.push(self)
            act(s, seat, option)

    def plans(self, known: Halloween, seat: int, option: int) -> bool:
        """An offer that is being written, or dropped, and what is to be shown in return: nobody has seen it yet."""
        if known.offer is None:
            return option & ~ARG_MASK == w.TRADE
        return option & ~ARG_MASK in (w.GIVE, w.SHOW, w.WANT, w.DROP)

    def foretells(self, known: Halloween, seat: int, option: int) -> list[list[int]]:
        if known.offer is not None:
            return []
        mat, verb = known.mats[seat], option & ~ARG_MASK
        if option == w.MOVE or option == w.RUN:
            return [[w.FORETELL_SQUARES, squares_of(mat.who, option)]]
        if option == w.REST:
            return [[w.FORETELL_PUTS_BACK, mat.exertion]]
        if verb == w.SEARCH:
            return [[w.FORETELL_DRAWS, deck_of(known, seat)]]
        if verb == w.ATTACK or verb == w.ATTACK_WITH or verb == w.SWING:
            return attack_foretold(known, seat, option)
        return use_foretold(known, option) if item_of(option) >= 0 else []

    def talk(self, s: Halloween, seat: int, option: int) -> None:
        """A Trade on its way: the offer grows, is sent, considered, and refused or carried out."""
        offer = s.offer
        assert offer is not None
        if seat == self.seat:
            write_draft(s, seat, option)
        elif option == w.ACCEPT:
            trade(s, self.seat, offer)
            return
        elif option == w.REFUSE:
            refuse(s, self.seat, offer)
        else:
            offer.reply.append(option & ARG_MASK)
        self.run(s)


def is_action(option: int) -> bool:
    """Whether this is one of the seven actions (HW-083)."""
    if option in (w.MOVE, w.RUN, w.CLIMB, w.SCRAMBLE, w.REST, w.ATTACK, w.SWING):
        return True
    return option & ~ARG_MASK in (w.SEARCH, w.ATTACK_WITH, w.TRADE) or item_of(option) >= 0


def why_no_climb(s: Halloween, seat: int, steps: int) -> int:
    """A window at hand (HW-139), with the extra square perhaps one further on (HW-146), and room behind it (HW-149)."""
    here = s.mats[seat].space
    if can_end(s, seat, here, steps, 1, 0):
        return 0
    ends = ends_of(s, here, steps, 1, 0)
    if not ends:
        return w.NO_WINDOW
    return w.CLIMB_TAKEN if any(taken(s, seat, end) for end in ends) else why_taken(s, seat, ends)


def squares_of(who: int, option: int) -> int:
    """How far a Move leads at most, with exertion or without (HW-113)."""
    return EXERTED_MOVE_OF[who] if option == w.RUN else MOVE_OF[who]


def act(s: Halloween, seat: int, option: int) -> None:
    """Carry out an action or a free action."""
    mat, verb = s.mats[seat], option & ~ARG_MASK
    if option == w.MOVE:
        set_out(s, seat, w.BY_MOVE, squares_of(mat.who, option), 0, 0)
    elif option == w.RUN:
        s.exert(seat, 1)
        set_out(s, seat, w.BY_RUN, squares_of(mat.who, option), 0, 0)
    elif option == w.CLIMB:
        set_out(s, seat, w.BY_CLIMB, 0, 1, 0)
    elif option == w.SCRAMBLE:
        s.exert(seat, 1)
        set_out(s, seat, w.BY_SCRAMBLE, 1, 1, 0)
    elif option == w.REST:
        s.announce(w.TOLD_RESTED, seat, mat.exertion)
        mat.exertion = 0
    elif verb == w.SEARCH:
        search(s, seat, option)
    elif item_of(option) >= 0:
        use(s, seat, option)
    else:
        attack(s, seat, option)
