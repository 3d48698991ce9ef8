"""Whole worlds from what some seats know: Michael where he can be, the cards where they can lie, and other dice."""

from __future__ import annotations

from gloam.core.rng import Rng
from gloam.core.state import ARG_MASK, EVERYONE, HIDDEN
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import CARDS, FLASHLIGHT, FORCED_REST, MICHAEL_DECK, MOST_REFUSALS, WALKER
from gloam.games.halloween.rules.prowling import Prowl, why_no_step
from gloam.games.halloween.rules.trading import holds, why_no_trade
from gloam.games.halloween.rules.turn import Act
from gloam.games.halloween.state import AFTERWARDS, MICHAEL, NO_CARD, Halloween, Offer
from gloam.games.halloween.traces.retracing import Spot, any_of, begun_at
from gloam.games.halloween.traces.trail import ANY, POOLS, STRUCK
from gloam.games.halloween.worlds.cards import explained
from gloam.games.halloween.worlds.tokens import Story


def imagined_from(known: Halloween, rng: Rng) -> Halloween:
    """A world that fits a masked state."""
    world = known.clone()
    world.rng = rng.split()
    world.viewers = EVERYONE
    if world.over:
        return world
    place_cards(known, world, rng)
    place_michael_cards(world, rng)
    if not known.viewers >> MICHAEL & 1:
        place_michael(world, rng)
    write_sheet(world, rng)
    write_offer(world, rng, known.viewers)
    count_refusals(world, rng, known.viewers)
    if world.open_count():
        world.ask_again()
    elif world.turn == MICHAEL:
        draw_way(world, rng)
        world.push(Prowl())
    else:
        think_of_trade(world, rng, known.viewers)
        world.push(Act(world.turn))
    world.run()
    return world


def place_cards(known: Halloween, world: Halloween, rng: Rng) -> None:
    """Decks and the hands of others, by a story that explains what these viewers saw."""
    story = explained(known, rng)
    assert story is not None, "no story fits what is known of the cards"
    world.decks = [[story.kinds[token] for token in deck] for deck in story.decks]
    for seat in range(1, world.seats):
        if HIDDEN in world.mats[seat].hand:
            world.mats[seat].hand = sorted(story.kinds[token] for token in story.hands[seat])
    place_lights(known, world, story)
    if HIDDEN in world.dealt:
        world.dealt = [story.kinds[token] for token in story.shared]


def place_lights(known: Halloween, world: Halloween, story: Story) -> None:
    """Which Flashlights were used in this turn; in a position that was set up in its midst, what the turn shows."""
    turn = world.turn
    world.sunken = []
    if turn <= MICHAEL:
        return
    if story.began:
        for seat in range(1, world.seats):
            world.mats[seat].lit = story.lit(seat)
        world.sunken = [
            quadrant << 8 | below
            for quadrant in range(len(story.decks))
            for below, token in enumerate(story.decks[quadrant])
            if token in story.used
        ]
    elif not known.viewers >> turn & 1:
        world.mats[turn].lit = min(world.flashlights, world.mats[turn].hand.count(FLASHLIGHT))


def place_michael_cards(world: Halloween, rng: Rng) -> None:
    """Michael's hand and deck: whatever he has not played."""
    unseen = MICHAEL_DECK.copy()
    for card in [*world.played, *(card for card in world.cards if card != HIDDEN)]:
        unseen.remove(card)
    rng.shuffle("michael", unseen)
    if HIDDEN in world.cards:
        held = len(world.cards)
        world.cards = sorted(unseen[:held])
        unseen = unseen[held:]
    world.pile = unseen


def place_michael(world: Halloween, rng: Rng) -> None:
    """Any space that the trail allows, each as likely as the others; and what his first action of this turn was."""
    world.way = []
    if world.space == HIDDEN:
        world.space = any_of(world.trail.spaces(), rng)
    if world.space >= 0 and world.first != STRUCK:
        pools = [pool for pool in range(POOLS) if world.trail.pools[pool] >> world.space & 1]
        world.first = pools[rng.below(len(pools))]


def write_sheet(world: Halloween, rng: Rng) -> None:
    """One legal way from row to row, backwards from where he is: it explains all that was seen of him.

    Rows of a position that was set up were not told: each of them is any space that is possible.
    """
    rows, trail = world.sheet, world.trail
    if HIDDEN not in rows:
        return
    pool = world.first if world.first in range(POOLS) else ANY
    spot, made = Spot(world.space, pool), len(trail.moves)
    for row in range(len(rows) - 1, -1, -1):
        while made > trail.moved[row] >= 0:
            made -= 1
            spot = begun_at(trail.moves[made], spot, world.board, rng)
        told = trail.moved[row] >= 0 or (row == len(rows) - 1 and world.turn != MICHAEL)
        rows[row] = spot.space if told else any_of(trail.rows[row], rng)


def write_offer(world: Halloween, rng: Rng, viewers: int) -> None:
    """What an open offer hides: the cards to be shown from the imagined hand, and perhaps some in return."""
    offer = world.offer
    if offer is None:
        return
    if HIDDEN in offer.shown:
        hand = world.mats[world.turn].hand.copy()
        for card in offer.given:
            hand.remove(card)
        rng.shuffle("shown", hand)
        offer.shown = hand[: len(offer.shown)]
    hand = world.mats[offer.partner].hand
    if offer.sent and not viewers >> offer.partner & 1 and holds(hand, offer.wanted):
        offer.reply = [card for card in hand if rng.below(2)]


def count_refusals(world: Halloween, rng: Rng, viewers: int) -> None:
    """How many offers the victim on turn has seen refused: those that these viewers refused, and perhaps others."""
    seat = world.turn
    if seat > MICHAEL and viewers >> seat & 1:
        return
    world.refusals = 0
    if seat <= MICHAEL:
        return
    refused = 0
    for i in range(len(world.history) - 1, -1, -1):
        kind = world.history.at(i).kind
        if kind == w.TOLD_TURN:
            break
        refused += int(kind == w.TOLD_REFUSED)
    world.refusals = refused
    if may_trade(world, ~viewers):
        most = MOST_REFUSALS - int(world.offer is not None)
        while world.refusals < most and rng.below(3) == 0:
            world.refusals += 1


def may_trade(world: Halloween, among: int) -> bool:
    """Whether the victim on turn could turn to somebody of these now."""
    seat = world.turn
    if world.deed == AFTERWARDS or world.mats[seat].exertion >= FORCED_REST:
        return False
    return any(
        among >> other & 1 and why_no_trade(world, seat, other) == 0
        for other in range(1, world.seats)
        if other != seat
    )


def think_of_trade(world: Halloween, rng: Rng, viewers: int) -> None:
    """Perhaps the victim on turn is writing an offer just now, or waits for the answer (HW-321)."""
    seat = world.turn
    if not may_trade(world, EVERYONE) or rng.below(2):
        return
    able = [other for other in range(1, world.seats) if other != seat and why_no_trade(world, seat, other) == 0]
    given = [card for card in world.mats[seat].hand if rng.below(2)]
    wanted = [rng.below(CARDS)] if rng.below(2) else []
    rest = world.mats[seat].hand.copy()
    for card in given:
        rest.remove(card)
    shown = [card for card in rest if rng.below(3) == 0]
    partner = able[rng.below(len(able))]
    sent = bool(given or wanted or shown) and not viewers >> partner & 1 and rng.below(2) == 1
    world.offer = Offer(partner, given, wanted, shown, sent, [])


def draw_way(world: Halloween, rng: Rng) -> None:
    """Perhaps Michael is drawing the way of a Stalk just now."""
    world.walking = world.card == WALKER
    if world.card == NO_CARD and world.deed != AFTERWARDS and rng.below(2):
        world.walking = True
    while world.walking and rng.below(3):
        candidates = Prowl().candidates(world, MICHAEL)
        steps = [o for o in candidates if o & ~ARG_MASK == w.GO and why_no_step(world, o & ARG_MASK) == 0]
        if not steps:
            return
        world.way.append(steps[rng.below(len(steps))] & ARG_MASK)
