"""The rule-based mind: plays a seat from what it knows, by what rooms and cards are worth and where others may be."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

from gloam.core.play import Mind
from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, PASS
from gloam.games.lockdown import codes
from gloam.games.lockdown import words as w
from gloam.games.lockdown.codes import read_offer
from gloam.games.lockdown.content.tables import JUNK, NO_CARD, NOWHERE, ROOMS, ROUNDS
from gloam.games.lockdown.mind.acts import best_card, bomb, meal_card, medicine, useful_gold, verb_of, vote_worth
from gloam.games.lockdown.mind.memory import Memory
from gloam.games.lockdown.mind.reasons import Reason, card_fact, floor_fact, reason_to_stop, room_fact, seat_fact
from gloam.games.lockdown.mind.rooms import Rooms, Stop
from gloam.games.lockdown.mind.situation import LETTERS, Bid, Situation, worths_of
from gloam.games.lockdown.mind.steps import goals, step_towards
from gloam.games.lockdown.mind.trading import Trade
from gloam.games.lockdown.shown.views import View
from gloam.games.lockdown.state import Lockdown

FAVOURITES = [(3, 3, 4), (3, 3, 4), (4, 3, 3), (2, 3, 5)]
"""Force, Speed and Load: three steps lead from most rooms to something useful, and the meals of two rounds fit."""

WHIM = 0.35
"""How many HP chance adds to a room, so that equal minds do not all choose the same."""


class Survivor(Mind):
    """Goes where most is to be had at the least risk, eats, keeps medicine for when it counts, and trades a little."""

    def begin(self, seat: int, seats: int, rng: Rng) -> None:
        super().begin(seat, seats, rng)
        self.memory: Memory | None = None
        self.rooms: Rooms | None = None
        self.noise: list[float] = []
        self.noise_round = 0
        self.goal = NOWHERE
        self.goal_round = 0
        self.reason: Reason | None = None

    def choose(self, known: Lockdown, kind: int, options: list[int]) -> int:
        self.reason = None
        if len(options) == 1:
            self.reason = ("why-only", {})
            return options[0]
        view: View = known.view(known.viewers)
        situation = Situation(view)
        memory = self.recall(known, situation)
        return ANSWERS[kind](self, view, situation, memory, options)

    def explain(self) -> Reason | None:
        """Why the last choice was made."""
        return self.reason

    def recall(self, known: Lockdown, situation: Situation) -> Memory:
        memory = self.memory
        if memory is None or not memory.continues(known):
            memory = self.memory = Memory(known, situation.me)
        memory.note(known)
        if self.noise_round != situation.round or not self.noise:
            self.noise_round = situation.round
            self.noise = [self.whim() for _ in range(ROOMS)]
        return memory

    def look_around(self, situation: Situation, memory: Memory) -> Rooms:
        self.rooms = Rooms(situation, memory, self.noise, self.rooms)
        return self.rooms

    def __getstate__(self) -> dict[str, Any]:
        # A twin looks around for itself.
        return {**super().__getstate__(), "rooms": None}

    def whim(self) -> float:
        """Chance as others reckon with it: who chooses by this noise chooses rooms as often as a belief expects."""
        return -WHIM * log(-log((int(self.rng.below(100_000)) + 0.5) / 100_000))

    def because(self, key: str, **facts: str | int) -> None:
        self.reason = (key, dict(facts))

    # Setup

    def genes(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        self.because("why-genes")
        force, speed, load = FAVOURITES[self.rng.below(len(FAVOURITES))]
        return w.GENES | codes.genes(force, speed, load)

    def birth(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        rooms = self.look_around(situation, memory)
        option = max(options, key=lambda option: rooms.birth(option & ARG_MASK))
        self.because("why-birth", room=room_fact(option & ARG_MASK))
        return option

    # The free phase

    def free(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        trade = Trade(situation, memory)
        for offer in view.offers:
            if LETTERS[offer.addressee] != situation.me:
                continue
            number = read_offer(offer.id)
            seat = seat_fact(LETTERS[offer.proposer])
            if w.ACCEPT | number in options and trade.good(Bid(offer)):
                self.because("why-accept", seat=seat)
                return w.ACCEPT | number
            if w.REFUSE | number in options:
                self.because("why-refuse" if offer.given or offer.wanted else "why-refuse-order", seat=seat)
                return w.REFUSE | number
        proposal = trade.proposal(self.sent(view))
        if proposal is not None:
            seats = [seat for seat in trade.partners(proposal.want) if w.OFFER | seat in options]
            if seats:
                self.because("why-offer", give=card_fact(proposal.give), want=card_fact(proposal.want))
                return w.OFFER | seats[self.rng.below(len(seats))]
        self.because("why-ready")
        return w.READY

    def sent(self, view: View) -> int:
        limit = view.options["offers_per_phase"]
        assert isinstance(limit, int)
        return limit - view.offers_left

    def draft(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        proposal = Trade(situation, memory).proposal(self.sent(view))
        draft = view.draft
        if proposal is None or draft is None or w.WANT | proposal.want not in options:
            self.because("why-drop")
            return w.DROP
        self.because("why-offer", give=card_fact(proposal.give), want=card_fact(proposal.want))
        if not draft.given and w.GIVE | proposal.give in options:
            return w.GIVE | proposal.give
        return w.WANT | proposal.want if not draft.wanted else w.SEND

    def discard(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        card = worths_of(situation).least(situation.hand)
        self.because("why-discard", card=card_fact(card))
        return w.DISCARD | card

    def pick(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        worths = worths_of(situation)
        option = min(options, key=lambda option: worths.lost(situation.hand, option & ARG_MASK))
        self.because("why-discard", card=card_fact(option & ARG_MASK))
        return option

    # The turn

    def move(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        rooms = self.look_around(situation, memory)
        reachable = goals(situation, options)
        if self.goal_round != situation.round or self.goal not in reachable:
            best = self.best_stop(rooms, situation, reachable)
            self.goal, self.goal_round = best.room, situation.round
        laser = reachable[self.goal]
        stop = rooms.hunt(self.goal) if situation.dead else rooms.stop_at(self.goal, laser)
        self.reason = reason_to_stop(rooms, stop)
        return step_towards(situation, options, self.goal)

    def best_stop(self, rooms: Rooms, situation: Situation, reachable: dict[int, bool]) -> Stop:
        if situation.dead:
            return max((rooms.hunt(room) for room in reachable), key=lambda stop: stop.score)
        return max((rooms.stop_at(room, laser) for room, laser in reachable.items()), key=lambda stop: stop.score)

    def control(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        if w.CLEAR | situation.room in options and not situation.masked and not situation.protected:
            self.because("why-clear", room=room_fact(situation.room))
            return w.CLEAR | situation.room
        self.because("why-ten-votes")
        return w.TEN_VOTES

    def desk(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        if situation.round < ROUNDS:
            self.because("why-keep-panel")
            return PASS
        self.because("why-new-panel")
        return max(options, key=lambda option: codes.force_of(option & ARG_MASK))

    def take(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        card = best_card(
            worths_of(situation), situation.hand, [option & ARG_MASK for option in options if verb_of(option)]
        )
        if card == NO_CARD:
            self.because("why-no-card")
            return options[-1]
        self.because("why-card", card=card_fact(card))
        return next(option for option in options if option & ARG_MASK == card and verb_of(option))

    def draw(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        self.because("why-draw")
        return options[-1]

    def gold(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        if useful_gold(self.look_around(situation, memory)):
            self.because("why-gold-use", room=room_fact(situation.room))
            return w.GOLD
        self.because("why-gold-keep")
        return PASS

    def act(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        if w.DISCARD | JUNK in options:
            self.because("why-discard", card=card_fact(JUNK))
            return w.DISCARD | JUNK
        if w.RECYCLE in options:
            self.because("why-recycle")
            return w.RECYCLE
        if any(verb_of(option) == w.FIRE for option in options):
            target = bomb(self.look_around(situation, memory))
            if target != NOWHERE:
                self.because("why-fire", room=room_fact(target))
                return w.FIRE | target
        self.because("why-done")
        return w.DONE

    def vote(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        rooms = self.look_around(situation, memory)
        option = max(options, key=lambda option: vote_worth(rooms, option & ARG_MASK))
        self.because("why-vote", floor=floor_fact(option & ARG_MASK))
        return option

    # The settlement

    def hunger(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        option = meal_card(situation, options)
        if option == PASS:
            self.because("why-no-meal")
        else:
            self.because("why-meal", card=card_fact(option & ARG_MASK))
        return option

    def medicine(self, view: View, situation: Situation, memory: Memory, options: list[int]) -> int:
        option, why = medicine(situation, options)
        self.because(why)
        return option


Answer = Callable[[Survivor, View, Situation, Memory, list[int]], int]

ANSWERS: dict[int, Answer] = {
    w.ASK_GENES: Survivor.genes,
    w.ASK_BIRTH: Survivor.birth,
    w.ASK_FREE: Survivor.free,
    w.ASK_DRAFT: Survivor.draft,
    w.ASK_PICK: Survivor.pick,
    w.ASK_OVERLOAD: Survivor.discard,
    w.ASK_MOVE: Survivor.move,
    w.ASK_CONTROL: Survivor.control,
    w.ASK_DESK: Survivor.desk,
    w.ASK_SUPPLY: Survivor.take,
    w.ASK_LEFT: Survivor.take,
    w.ASK_DRAW: Survivor.draw,
    w.ASK_JUNKYARD: Survivor.take,
    w.ASK_GOLD: Survivor.gold,
    w.ASK_GOLD_CARD: Survivor.take,
    w.ASK_DISCARD: Survivor.discard,
    w.ASK_ACT: Survivor.act,
    w.ASK_VOTE: Survivor.vote,
    w.ASK_HUNGER: Survivor.hunger,
    w.ASK_MEDICINE: Survivor.medicine,
}
