"""A whole world that fits a masked state: what nobody has seen is dealt anew."""

from __future__ import annotations

from typing import Final

from gloam.core.rng import Rng
from gloam.core.state import EVERYONE, HIDDEN, Step
from gloam.games.aftermath.content.tables import (
    ABILITY_COST,
    BASIC_CARDS,
    BLACK,
    COLOR_OF,
    DISCOVERY_IDS,
    ENCOUNTER_IDS,
    FIRST_ENCOUNTERS,
    INFLUENCE_CARD,
    ORDINARY_ITEMS,
    ROADS,
    TOKEN_PILE,
    VALUE_OF,
)
from gloam.games.aftermath.figures import Find
from gloam.games.aftermath.rules.abilities import PayWhite
from gloam.games.aftermath.rules.calamity import Shaken
from gloam.games.aftermath.rules.gaining import Gained, Received
from gloam.games.aftermath.rules.hands import is_white, playable
from gloam.games.aftermath.rules.moving import MoveCards, could_move
from gloam.games.aftermath.rules.trials import DRIVING, Nothing, SkillTest, first_cards
from gloam.games.aftermath.state import Aftermath

MOST_DEALS: Final = 200
"""So often a closed hand is dealt anew until it fits what its player is being asked."""


def imagined_from(s: Aftermath, rng: Rng) -> Aftermath:
    world = s.clone()
    world.viewers = EVERYONE
    deal_cards(world, rng)
    deal_items(world, rng)
    deal_encounters(world, rng)
    deal_tokens(world, rng)
    deal_roads(world, rng)
    world.rng = rng
    world.ask_again()
    if not world.over:
        world.run()
    return world


def fill(places: list[int], cards: list[int]) -> None:
    """Unknown places get cards from the end of a shuffled heap."""
    for i in range(len(places)):
        if places[i] < 0:
            places[i] = cards.pop()


def without(cards: list[int], known: list[list[int]]) -> list[int]:
    left = cards.copy()
    for pile in known:
        for card in pile:
            if card in left:
                left.remove(card)
    return left


def deal_cards(s: Aftermath, rng: Rng) -> None:
    """Action cards: deck, and hands that are closed. An influence card in play whose place nobody told is in one of
    them; out of a hand, for threat and calamity are never kept there."""
    task = s.task
    first = [] if task is None or task.first < 0 else [task.first]
    places = sum([1 for hand in s.hands for card in hand if card < 0]) + sum([1 for card in s.deck if card < 0])
    heap = without(BASIC_CARDS, [s.discard, s.threats, first, *s.hands])
    for card in INFLUENCE_CARD:
        seen = card in s.discard or card in first or any(card in hand for hand in s.hands)
        if not seen and len(heap) < places:
            heap.append(card)
    rng.shuffle("imagined", heap)
    for seat in range(s.seats):
        if HIDDEN in s.hands[seat]:
            deal_hand(s, seat, heap, rng)
    fill(s.deck, heap)
    put_threat_first(s)


def deal_hand(s: Aftermath, seat: int, heap: list[int], rng: Rng) -> None:
    """What is unknown of a hand, out of the heap: cards that it could be asked with as it is."""
    known = [card for card in s.hands[seat] if card >= 0]
    places = len(s.hands[seat]) - len(known)
    keepable = [card for card in heap if COLOR_OF[card] < BLACK]
    asked = s.decision_of(seat)
    dealt: list[int] = []
    for _ in range(MOST_DEALS):
        dealt = keepable[:places]
        if len(dealt) < places:
            dealt += [card for card in heap if card not in dealt][: places - len(dealt)]
        s.hands[seat] = sorted(known + dealt)
        if asked is None or can_answer(s, seat, asked.step):
            break
        rng.shuffle("imagined", keepable)
    for card in dealt:
        heap.remove(card)


def can_answer(s: Aftermath, seat: int, step: Step) -> bool:
    """Whether somebody with these cards could have come to be asked this: a payment, a move or an own test is begun
    only by who can go on with it (AF-233, AF-293, AF-345)."""
    if isinstance(step, PayWhite):
        white = sum([VALUE_OF[card] for card in playable(s, seat) if is_white(card)])
        return step.paid + white >= ABILITY_COST[step.ability]
    if isinstance(step, MoveCards):
        return could_move(s, seat, step.cards)
    if isinstance(step, SkillTest) and not step.played and not step.optional:
        forced = step.action == DRIVING or isinstance(step.then, (Nothing, Shaken))
        return forced or bool(first_cards(s, seat, step.attribute))
    return True


def put_threat_first(s: Aftermath) -> None:
    """A threat card that was shown comes before every other of the deck."""
    if s.next_threat < 0 or s.next_threat not in s.deck:
        return
    first = max([i for i in range(len(s.deck)) if COLOR_OF[s.deck[i]] == BLACK])
    at = s.deck.index(s.next_threat)
    s.deck[at], s.deck[first] = s.deck[first], s.deck[at]


def deal_items(s: Aftermath, rng: Rng) -> None:
    c = s.campaign
    steps: list[Step] = [*s.agenda, *(d.step for d in s.pending)]
    waiting = [step.item for step in steps if isinstance(step, (Gained, Received))]
    held = [hero.items() for hero in s.heroes]
    heap = without(ORDINARY_ITEMS, [s.item_discard, c.stores, c.built, c.broken, waiting, *held])
    rng.shuffle("imagined", heap)
    fill(s.items, heap)


def deal_encounters(s: Aftermath, rng: Rng) -> None:
    c = s.campaign
    cards = FIRST_ENCOUNTERS.copy()
    for card in range(len(ENCOUNTER_IDS)):
        if card not in cards:
            number = DISCOVERY_IDS.index(ENCOUNTER_IDS[card])
            if c.taken >> number & 1 and not c.banished >> number & 1:
                cards.append(card)
    heap = without(cards, [s.encounter_discard, s.encounters])
    rng.shuffle("imagined", heap)
    fill(s.encounters, heap)


def deal_tokens(s: Aftermath, rng: Rng) -> None:
    for pile in range(len(s.piles)):
        tokens = [token for token in range(len(TOKEN_PILE)) if TOKEN_PILE[token] == pile]
        seen = [find.token for find in s.finds]
        heap = without(tokens, [s.spent, seen])
        rng.shuffle("imagined", heap)
        for i in range(len(s.finds)):
            find = s.finds[i]
            if find.pile == pile and find.token < 0:
                s.finds[i] = Find(find.space, pile, heap.pop(), False)
        fill(s.lost_tokens[pile], heap)
        fill(s.piles[pile], heap)


def deal_roads(s: Aftermath, rng: Rng) -> None:
    road = s.road
    if road is None:
        return
    hidden = len(road.cards) + len(road.rest)
    heap = [card for card in ROADS if card != road.open_card and card not in road.seen]
    rng.shuffle("imagined", heap)
    heap = heap[:hidden]
    fill(road.cards, heap)
    fill(road.rest, heap)
