"""State and steps of the tiny game."""

from __future__ import annotations

import msgspec

from gloam.core.rng import Rng
from gloam.core.state import ARG_BITS, EVERYONE, Core, State, Step
from gloam.core.value import Value, copied

PASS, ROLL, DRAW, BLOW, KEEP, DROP, REVEAL = (verb << ARG_BITS for verb in range(7))
TURN, CARD = range(2)
ROLLED, DREW, CARD_READ, BLOWN, REVEALED, ENDED = range(6)
_, NOT_NOW, OWN_LIGHT = (reason << ARG_BITS for reason in range(3))
OWL, MOUSE = range(2)
LONGEST = 40
HIDDEN = -1


class Person(Value):
    def __init__(self, role: int, light: int, hand: list[int], revealed: bool) -> None:
        self.role = role
        self.light = light
        self.hand = hand
        self.revealed = revealed

    def masked(self) -> Person:
        """As others know them: how many cards, and the role once it is shown."""
        return Person(self.role if self.revealed else HIDDEN, self.light, [HIDDEN] * len(self.hand), self.revealed)


class PersonView(msgspec.Struct):
    light: int
    cards: int
    role: str | None


class View(msgspec.Struct):
    turn: int
    seats: list[PersonView]


class Turn(Step):
    def run(self, s: Room) -> None:
        options = [PASS, ROLL, *([DRAW] if s.deck else [])]
        options += [BLOW | i for i in range(s.seats) if i != s.turn and s.people[i].light]
        s.ask(self, s.turn, TURN, options)

    def answer(self, s: Room, seat: int, option: int) -> None:
        person = s.people[seat]
        s.push(NextTurn())
        if option == ROLL:
            shown = s.rng.die("d6", 6)
            person.light += shown >= 4
            s.tell(EVERYONE, ROLLED, seat, shown)
        elif option == DRAW:
            card = s.deck.pop()
            person.hand.append(card)
            s.tell(EVERYONE, DREW, seat)
            s.tell(1 << seat, CARD_READ, card)
            s.push(AfterCard())
        elif option != PASS:
            target = option & ~BLOW
            s.people[target].light -= 1
            s.tell(EVERYONE, BLOWN, 1 << target | 1 << seat)


class AfterCard(Step):
    def run(self, s: Room) -> None:
        # A candle may be lit at once; others cannot see who was able to.
        candle = s.people[s.turn].hand[-1] == 0
        s.ask_aside(self, s.turn, CARD, [KEEP, DROP] if candle else [KEEP])

    def answer(self, s: Room, seat: int, option: int) -> None:
        if option == DROP:
            s.people[seat].hand.pop()
            s.people[seat].light += 1


class NextTurn(Step):
    def run(self, s: Room) -> None:
        s.turns += 1
        if any(p.light >= s.goal for p in s.people) or s.turns >= LONGEST:
            s.over = True
            s.tell(EVERYONE, ENDED)
            return
        s.turn = (s.turn + 1) % s.seats
        if not s.deck:
            s.deck = [0, 1, 2]
            s.rng.shuffle("deck", s.deck)
        s.push(Turn())


class Room(State):
    def __init__(self, core: Core, people: list[Person], deck: list[int], turn: int, turns: int, goal: int) -> None:
        super().__init__(core)
        self.people = people
        self.deck = deck
        self.turn = turn
        self.turns = turns
        self.goal = goal

    def interrupts(self, seat: int) -> list[int]:
        return [] if self.people[seat].revealed else [REVEAL]

    def interrupt(self, seat: int, option: int) -> None:
        self.people[seat].revealed = True
        self.tell(EVERYONE, REVEALED, seat, self.people[seat].role)

    def interrupt_order(self) -> list[int]:
        return [(self.turn + i) % self.seats for i in range(self.seats)]

    def refusal(self, seat: int, option: int) -> int:
        return OWN_LIGHT if option == BLOW | seat else NOT_NOW | self.turn

    def view(self, viewers: int) -> View:
        people = [
            PersonView(p.light, len(p.hand), ["owl", "mouse"][p.role] if p.revealed or viewers >> i & 1 else None)
            for i, p in enumerate(self.people)
        ]
        return View(self.turn, people)

    def masked(self, viewers: int) -> Room:
        if self.over:
            known = self.clone()
            known.viewers = viewers
            return known
        people = [p if viewers >> i & 1 else p.masked() for i, p in enumerate(copied(self.people))]
        deck = [HIDDEN] * len(self.deck)
        return Room(self.masked_core(viewers), people, deck, self.turn, self.turns, self.goal)

    def imagine(self, rng: Rng) -> Room:
        """Two of each role are dealt from; a hidden card may be any card, for nobody counts them."""
        world = self.clone()
        world.rng, world.viewers = rng.split(), EVERYONE
        roles = [OWL, OWL, MOUSE, MOUSE]
        for p in self.people:
            if p.role != HIDDEN and p.role in roles:
                roles.remove(p.role)
        rng.shuffle("roles", roles)
        world.deck = [_card(c, rng) for c in self.deck]
        for p in world.people:
            p.role = roles.pop() if p.role == HIDDEN else p.role
            p.hand = [_card(c, rng) for c in p.hand]
        for d in world.pending:
            if not self.viewers >> d.seat & 1:
                world.retract(d.seat)
                d.step.run(world)
        return world

    def score(self, seat: int) -> float:
        won = any(p.light >= self.goal for p in self.people)
        person = self.people[seat]
        return float(person.light >= self.goal or (won and person.role == OWL and person.revealed))


def _card(card: int, rng: Rng) -> int:
    return rng.below(3) if card == HIDDEN else card
