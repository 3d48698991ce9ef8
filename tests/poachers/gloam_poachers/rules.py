"""The rules of Poachers: the nights, the two sides, and what each of them knows."""

from __future__ import annotations

from typing import Final

from gloam.core.council import Council
from gloam.core.effects.step import Scripted, Words
from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, ARG_MASK, EVERYONE, PASS, Step
from gloam.core.ways import Stride, Walk, shortest
from gloam_poachers.belief import WoodBelief
from gloam_poachers.cards import CARD_IDS, CARDS, CardWords
from gloam_poachers.view import PoachersView, view_of
from gloam_poachers.wood import NEXT
from gloam_poachers.words import (
    ASK_MOVE,
    ASK_SNARE,
    CAUGHT,
    DAWN,
    FOUND,
    GO,
    IN_CUSTODY,
    LANTERN,
    NIGHT,
    NO_WAY,
    NOBODY_THERE,
    NOT_NOW,
    OMEN,
    OVER,
    PLANNED,
    SNARE,
    SNARE_THERE,
    SNARED,
    TAKEN,
)

WARDEN: Final = 0  # the seat; all others are poachers
NONE: Final = -1  # no place yet, no snare; and what is blank to those who do not know it


class Night(Step):
    """A night begins; a card of this night is read to all before anybody chooses (PO-206)."""

    def run(self, s: Wood) -> None:
        s.night += 1
        s.plans = [NONE] * s.seats
        s.walked = 0
        s.counselled = False
        s.tell(EVERYONE, NIGHT, s.night)
        s.push(Dusk())
        for card in reversed(s.omens()):
            s.push(Reading(card))


class Reading(Step):
    """A card is read to all, and done (PO-206)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Wood) -> None:
        s.tell(EVERYONE, OMEN, self.card)
        s.push(s.cards.start(CARD_IDS[self.card]))


class Dusk(Step):
    """The warden may move, and the poachers take counsel (PO-101, PO-203)."""

    def run(self, s: Wood) -> None:
        Move().run(s)
        s.counsel().run(s)


class Counsel(Council):
    """Where do the poachers lay a snare tonight? They decide it together and out of sight (PO-101, PO-103)."""

    def kind(self) -> int:
        return ASK_SNARE

    def quiet(self) -> bool:
        return True

    def options(self, s: Wood) -> list[int]:
        return [PASS, *(SNARE | place for place in range(len(NEXT)) if not self.no_snare(s, place))]

    def decided(self, s: Wood, option: int, agreed: bool) -> None:
        if option != PASS:
            s.snares[option & ARG_MASK] = s.night
            s.tell(s.side(self.speaker), SNARED, option & ARG_MASK)
        s.counselled = True
        Move().run(s)

    def candidates(self, s: Wood, seat: int) -> list[int]:
        return [PASS, *(SNARE | place for place in range(len(NEXT)))]

    def why_not(self, s: Wood, seat: int, option: int) -> int:
        place = option & ARG_MASK
        return self.no_snare(s, place) if option >> ARG_BITS == SNARE >> ARG_BITS and place < len(NEXT) else 0

    def no_snare(self, s: Wood, place: int) -> int:
        """Why no snare can be laid there; 0 if it can."""
        if s.snares[place] != NONE:
            return SNARE_THERE | place
        return 0 if any(s.at[seat] == place for seat in s.free()) else NOBODY_THERE | place


class Move(Step):
    """Everybody who is free chooses where to go, at once and out of sight (PO-201, PO-203)."""

    def run(self, s: Wood) -> None:
        for seat in [WARDEN, *(s.free() if s.counselled else [])]:
            if s.ways_left(seat) and s.decision_of(seat) is None:
                s.ask_quietly(self, seat, ASK_MOVE, [PASS, *(GO | place for place in NEXT[s.stands(seat)])])

    def answer(self, s: Wood, seat: int, option: int) -> None:
        s.plans[seat] = s.stands(seat) if option == PASS else option & ARG_MASK
        if seat == WARDEN:
            s.walked = s.stride if option == PASS else s.walked + 1
        s.tell(s.side(seat), PLANNED, seat, s.plans[seat])
        self.run(s)
        if not s.open_count():
            s.push(Meeting())

    def plans(self, known: Wood, seat: int, option: int) -> bool:
        """The warden's way, as long as he can go on; whoever else chooses may be the last whom all wait for."""
        return seat == WARDEN and option != PASS and known.ways_left(seat) > 1

    def ways(self, known: Wood, seat: int) -> list[Stride]:
        return shortest(Paths(), known.stands(seat), known.ways_left(seat))

    def why_not(self, s: Wood, seat: int, option: int) -> int:
        place = option & ARG_MASK
        if option >> ARG_BITS != GO >> ARG_BITS or place >= len(NEXT):
            return 0
        return 0 if place in NEXT[s.stands(seat)] else NO_WAY | place


class Paths(Walk):
    """The ways of the wood, for somebody who goes several of them in one go (PO-202, PO-205)."""

    def strides(self, place: int, walked: int) -> list[Stride]:
        return [Stride(place, GO | to, to) for to in NEXT[place]]


class Meeting(Step):
    """All have chosen: the lantern shows where the warden is, and whom and what he finds there (PO-301 to PO-305)."""

    def run(self, s: Wood) -> None:
        s.at = [plan if plan != NONE else at for plan, at in zip(s.plans, s.at, strict=True)]
        lit = s.at[WARDEN]
        s.keep(EVERYONE, LANTERN, lit)
        for seat in s.free():
            if s.at[seat] == lit:
                s.caught |= 1 << seat
                s.keep(EVERYONE, CAUGHT, seat, lit)
        if s.snares[lit] != NONE:
            s.snares[lit] = NONE
            s.tell(EVERYONE, FOUND, lit)
        for seat in s.free():
            if NONE < s.snares[s.at[seat]] < s.night:
                s.snares[s.at[seat]] = NONE
                s.hares += 1
                s.tell(s.side(seat), TAKEN, seat, s.at[seat])
        s.over = not s.free() or s.hares >= s.goal() or s.night == s.nights
        if s.over:
            s.tell(EVERYONE, DAWN, s.hares)
        else:
            s.push(Night())


class Wood(Scripted):
    """The truth: who is where, where snares lie, and who has chosen what tonight."""

    at: list[int]  # the place of each seat
    plans: list[int]  # where each seat goes tonight; NONE: not chosen yet
    caught: int  # a mask of seats
    snares: list[int]  # by place: the night in which one was laid there
    hares: int
    counselled: bool  # the poachers have decided about tonight's snare
    walked: int  # how many ways the warden has gone tonight
    night: int
    nights: int  # options of the rules, which a card may change
    stride: int
    omen: bool  # an option: cards are read
    cards: CardWords

    def script(self) -> Words:
        return self.cards

    def side(self, seat: int) -> int:
        """The poachers know all that any of them knows (PO-002)."""
        return 1 << WARDEN if seat == WARDEN else (1 << self.seats) - 2

    def when(self) -> int:
        return self.night

    def free(self) -> list[int]:
        """The poachers who are not caught."""
        return [seat for seat in range(1, self.seats) if not self.caught >> seat & 1]

    def stands(self, seat: int) -> int:
        """Where a seat is tonight, as far as it has gone."""
        return self.at[seat] if self.plans[seat] == NONE else self.plans[seat]

    def ways_left(self, seat: int) -> int:
        """How many ways a seat may still go tonight (PO-201, PO-205)."""
        return self.stride - self.walked if seat == WARDEN else int(self.plans[seat] == NONE)

    def goal(self) -> int:
        """As many hares as there are poachers (PO-402)."""
        return self.seats - 1

    def omens(self) -> list[int]:
        """The cards that are read tonight (PO-206)."""
        return [i for i, card in enumerate(CARDS.card) if self.omen and card.night == self.night]

    def counsel(self) -> Counsel:
        """The speaker is another one each night (PO-102)."""
        free = self.free()
        return Counsel(sum(1 << seat for seat in free), free[self.night % len(free)])

    def why_not_now(self, seat: int, option: int) -> int:
        if self.over:
            return OVER
        return IN_CUSTODY if self.caught >> seat & 1 else NOT_NOW

    def poachers_win(self) -> bool:
        return self.hares >= self.goal()

    def score(self, seat: int) -> float:
        return float(self.poachers_win() == (seat != WARDEN))

    def view(self, viewers: int) -> PoachersView:
        return view_of(self, viewers)

    def masked(self, viewers: int) -> Wood:
        known = self.clone()
        known.viewers = viewers
        if self.over:
            return known
        poacher = viewers & self.side(1)
        return Wood(
            self.masked_core(viewers),
            [x if poacher or seat == WARDEN or self.caught >> seat & 1 else NONE for seat, x in enumerate(self.at)],
            [x if viewers & self.side(seat) else NONE for seat, x in enumerate(self.plans)],
            self.caught,
            known.snares if poacher else [NONE] * len(NEXT),
            self.hares if poacher else 0,
            self.counselled and bool(poacher),
            self.walked if viewers & self.side(WARDEN) else 0,
            self.night,
            self.nights,
            self.stride,
            self.omen,
            self.cards,
        )

    def imagine(self, rng: Rng) -> Wood:
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        if self.over:
            return world
        while not self.viewers & self.side(WARDEN) and world.ways_left(WARDEN) and rng.below(2):
            world.plans[WARDEN] = world.anywhere(WARDEN, rng)
            world.walked += 1
        if not self.viewers & self.side(1):
            world.imagine_poachers(WoodBelief.of(self), rng)
            if not world.counselled:
                world.counsel().run(world)
        Move().run(world)
        if not world.open_count():
            # Somebody has still to choose, and it is none of those who imagine this.
            unseen = [seat for seat in (WARDEN, *world.free()) if not self.viewers & self.side(seat)]
            seat = unseen[rng.below(len(unseen))]
            world.plans[seat] = NONE
            world.walked = 0 if seat == WARDEN else world.walked
            Move().run(world)
        return world

    def imagine_poachers(self, belief: WoodBelief, rng: Rng) -> None:
        """Where they may be by now, what they may have laid and taken, and how far they may have come tonight."""
        free = self.free()
        for seat in free:
            self.at[seat] = belief.drawn(seat, rng)
        self.hares = rng.below(min(self.goal(), self.night))
        for _ in range(rng.below(3)):
            place = rng.below(len(NEXT))
            if place != self.at[WARDEN]:
                self.snares[place] = 1 + rng.below(self.night)
        self.counselled = rng.below(2) == 1
        if not self.counselled:
            self.snares = [NONE if laid == self.night else laid for laid in self.snares]
        for seat in free:
            if rng.below(2) and self.counselled:
                self.plans[seat] = self.anywhere(seat, rng)
            elif rng.below(2) and not self.counselled and seat != free[-1]:
                options = self.counsel().options(self)
                self.proposals[seat] = options[rng.below(len(options))]

    def anywhere(self, seat: int, rng: Rng) -> int:
        """A place where a seat could go."""
        places = [self.stands(seat), *NEXT[self.stands(seat)]]
        return places[rng.below(len(places))]
