"""Which cards lie where, for all that some seats know: a story of the cards that fits what they saw and heard.

Every card is a token that goes from place to place, as everybody can follow, but for cards that somebody takes out of a
hand face down: returned to a deck, or handed over to others. Which token that is, the story chooses. What a token is,
it says as late as it can: when a card is shown, or at the end. A story that comes to a contradiction is told anew.
"""

from __future__ import annotations

from typing import Final

from gloam.core.history import Note
from gloam.core.rng import Rng
from gloam.games.halloween import words as w
from gloam.games.halloween.content.board import QUADRANTS
from gloam.games.halloween.content.tables import (
    BACKPACK,
    BRINGS_PISTOL,
    CARDS,
    COPIES,
    DECK_SIZES,
    HAIRSPRAY,
    KEY_DEPTH,
    KEYS,
    MATCHES,
    PISTOL,
)
from gloam.games.halloween.rules.hands import Excess, HandLimit
from gloam.games.halloween.state import MICHAEL, Halloween
from gloam.games.halloween.worlds.foresight import IN_BETWEEN, Foresight, foreseen
from gloam.games.halloween.worlds.tokens import NO_DECK, UNKNOWN, Contradiction, Story

TRIES: Final = 10_000
KEYED_TRIES: Final = 8_000
BLIND: Final = 4

OF_CARDS: Final = (
    w.TOLD_PICKED, w.TOLD_DEALT_FROM, w.TOLD_DEALT, w.TOLD_HANDED, w.TOLD_TURN, w.TOLD_SEARCHED, w.TOLD_DREW,
    w.TOLD_RETURNED, w.TOLD_YOU_RETURNED, w.TOLD_ATTACKS, w.TOLD_USED, w.TOLD_DISCARDED, w.TOLD_OFFER_GIVES,
    w.TOLD_TRADED, w.TOLD_GAVE, w.TOLD_SHOWED, w.TOLD_FOR_DIRECTION, w.TOLD_COUNTERS, w.TOLD_DIED, w.TOLD_REPLACED,
    w.TOLD_MICHAEL_TURN, w.TOLD_MOVES, w.TOLD_RESTED, w.TOLD_ABOVE,
)  # fmt: skip
"""The events that tell something about cards, or that hands are within their limits."""

TELLS_OF_CARDS: Final[list[bool]] = [kind in OF_CARDS for kind in range(w.TOLD_ESTATE + 1)]


def pile_up(known: Halloween, notes: list[Note], keyed: bool) -> Story:
    """The beginning: as many cards in decks and hands as there must have been before all that was told."""
    decks = [len(deck) for deck in known.decks]
    hands = [len(mat.hand) for mat in known.mats]
    who = [mat.who for mat in known.mats]
    left = COPIES.copy()
    for card in known.discard:
        left[card] -= 1
    for i in range(len(notes) - 1, -1, -1):
        kind, facts = notes[i].kind, notes[i].facts
        if kind == w.TOLD_SEARCHED:
            hands[facts[0]] -= 1
            decks[facts[2]] += 1
        elif kind == w.TOLD_DEALT_FROM:
            decks[facts[0]] += 1
        elif kind == w.TOLD_HANDED:
            hands[facts[0]] -= 1
        elif kind == w.TOLD_RETURNED:
            hands[facts[0]] += 1
            decks[facts[1]] -= 1
        elif kind == w.TOLD_TRADED:
            hands[facts[0]] += facts[2] - facts[3]
            hands[facts[1]] += facts[3] - facts[2]
        elif kind == w.TOLD_DISCARDED:
            hands[facts[0]] += 1
            left[facts[1]] += 1
        elif kind == w.TOLD_REPLACED:
            hands[facts[0]] -= int(BRINGS_PISTOL[facts[1]])
            who[facts[0]] = UNKNOWN
        elif kind == w.TOLD_PICKED:
            who[facts[0]] = UNKNOWN
    came = [*known.dead, *(mat.who for mat in known.mats)]
    for victim in range(len(BRINGS_PISTOL)):
        if BRINGS_PISTOL[victim] and victim not in came:  # set aside, or chosen and not yet on the street (HW-279)
            left[PISTOL] -= 1
    as_dealt = [size + 1 for size in DECK_SIZES]
    story = Story([], [], [], [], [], [], who, left, keyed and decks == as_dealt and not any(hands))
    for quadrant in range(QUADRANTS):
        story.decks.append([add(story, quadrant, depth <= KEY_DEPTH) for depth in range(decks[quadrant])])
    for seat in range(len(hands)):
        story.hands.append([add(story, NO_DECK, False) for _ in range(hands[seat])])
    return story


def add(story: Story, origin: int, deep: bool) -> int:
    story.kinds.append(UNKNOWN)
    story.origin.append(origin)
    story.deep.append(deep)
    story.no_backpack.append(False)
    return len(story.kinds) - 1


def tell(known: Halloween, notes: list[Note], story: Story, ahead: Foresight, rng: Rng) -> None:
    """Tell a story from its beginning; raises Contradiction where its choices do not lead to what is known."""
    viewers = known.viewers
    for i in range(len(notes)):
        kind, facts = notes[i].kind, notes[i].facts
        if kind not in IN_BETWEEN:
            story.within_limits(rng)
        if kind == w.TOLD_SEARCHED:
            story.hands[facts[0]].append(story.decks[facts[2]].pop())
        elif kind == w.TOLD_DREW:
            story.settle(story.hands[facts[0]][-1], facts[1])
        elif kind == w.TOLD_RETURNED:
            returned(story, notes, i, viewers, ahead, rng)
        elif kind == w.TOLD_YOU_RETURNED:
            token = story.reveal(facts[0], facts[1], 1, rng)
            lay(story, facts[0], token, facts[2], facts[3])
        elif kind == w.TOLD_TRADED:
            if not told_which(notes, i):
                one = chosen(story, notes, i, facts[0], facts[2], ahead, rng)
                other = chosen(story, notes, i, facts[1], facts[3], ahead, rng)
                hand_over(story, facts[0], facts[1], one)
                hand_over(story, facts[1], facts[0], other)
        elif kind == w.TOLD_GAVE:
            hand_over(story, facts[0], facts[2], [story.reveal(facts[0], facts[1], 1, rng)])
        else:
            seen(story, kind, facts, rng)
    now(known, story, rng)


def told_which(notes: list[Note], i: int) -> bool:
    """Whether the notes after a Trade tell which cards changed hands."""
    i += 1
    while i < len(notes) and notes[i].kind == w.TOLD_SHOWED:
        i += 1
    return i < len(notes) and notes[i].kind == w.TOLD_GAVE


def seen(story: Story, kind: int, facts: tuple[int, ...], rng: Rng) -> None:
    """What shows a card, or moves it openly."""
    if kind == w.TOLD_DISCARDED:
        story.leave(facts[0], story.reveal(facts[0], facts[1], 1, rng))
    elif kind == w.TOLD_USED:
        story.reveal(facts[0], facts[1], 1, rng)
    elif kind in (w.TOLD_OFFER_GIVES, w.TOLD_SHOWED):
        story.reveal(facts[0], facts[1], facts[2], rng)
    elif kind == w.TOLD_ATTACKS:
        if facts[1] >= 0:
            story.reveal(facts[0], facts[1], 1, rng)
        if facts[1] == HAIRSPRAY:
            story.reveal(facts[0], MATCHES, 1, rng)
    elif kind == w.TOLD_COUNTERS:
        story.reveal(facts[0], facts[1], facts[2], rng)
    elif kind == w.TOLD_FOR_DIRECTION:
        story.shine(facts[0], rng)
    elif kind == w.TOLD_DEALT_FROM:
        story.shared.append(story.decks[facts[0]].pop())
    elif kind == w.TOLD_DEALT:
        story.settle(story.shared[-1], facts[0])
    elif kind == w.TOLD_HANDED:
        story.hands[facts[0]].append(story.shared.pop(0))
    elif kind == w.TOLD_ABOVE:
        story.above_limit(facts[0])
    elif kind == w.TOLD_TURN:
        story.new_turn()
    elif kind == w.TOLD_DIED:
        story.who[facts[0]] = UNKNOWN
    elif kind == w.TOLD_PICKED:
        story.who[facts[0]] = facts[1]
    elif kind == w.TOLD_REPLACED:
        story.who[facts[0]] = facts[1]
        if BRINGS_PISTOL[facts[1]]:
            token = add(story, NO_DECK, False)
            story.settle(token, PISTOL)
            story.hands[facts[0]].append(token)


def now(known: Halloween, story: Story, rng: Rng) -> None:
    """Hands are within their limits, unless somebody is just giving cards back."""
    if not any(isinstance(step, (HandLimit, Excess)) for step in [*known.agenda, *(d.step for d in known.pending)]):
        story.within_limits(rng)
    turn = known.turn
    if story.began and turn > MICHAEL and known.viewers >> turn & 1 and story.lit(turn) != known.mats[turn].lit:
        raise Contradiction


def returned(story: Story, notes: list[Note], i: int, viewers: int, ahead: Foresight, rng: Rng) -> None:
    """A card goes face down from a hand to a deck."""
    seat, quadrant, place = notes[i].facts
    if viewers >> seat & 1 and i + 1 < len(notes) and notes[i + 1].kind == w.TOLD_YOU_RETURNED:
        return
    if ahead.fates[i] != UNKNOWN:
        token = story.reveal(seat, ahead.fates[i], 1, rng)
    else:
        token = chosen(story, notes, i, seat, 1, ahead, rng)[0]
    lay(story, seat, token, quadrant, place)


def lay(story: Story, seat: int, token: int, quadrant: int, place: int) -> None:
    token = story.leave(seat, token)
    deck = story.decks[quadrant]
    if place == w.TOP:
        deck.append(token)
    else:
        deck.insert(0, token)


def hand_over(story: Story, giver: int, taker: int, tokens: list[int]) -> None:
    used = [token for token in tokens if token in story.used]
    for token in [*used, *(token for token in tokens if token not in used)]:
        story.hands[taker].append(story.leave(giver, token))


def chosen(story: Story, notes: list[Note], i: int, seat: int, count: int, ahead: Foresight, rng: Rng) -> list[int]:
    """Tokens that leave a hand unseen: rather those that turn up elsewhere later than those that this hand shows.

    That is a guess, for another copy may be meant; so now and then it is not asked.
    """
    hand = story.hands[seat].copy()
    rng.shuffle("tokens", hand)
    if rng.below(BLIND) == 0:
        return hand[:count]
    pack = ahead.backpack_after(i, seat)
    wanted: list[list[int]] = [[], [], [], []]
    for token in hand:
        kind = story.kinds[token]
        if kind == BACKPACK and pack != UNKNOWN:
            wanted[3 if pack else 0].append(token)
        elif kind != UNKNOWN:
            wanted[turns_up(notes, i, seat, kind, ahead)].append(token)
        else:  # whatever can still be the Backpack had better stay where one will be
            wanted[2 if pack == 1 and not story.no_backpack[token] else 1].append(token)
    return [*wanted[0], *wanted[1], *wanted[2], *wanted[3]][:count]


def turns_up(notes: list[Note], i: int, seat: int, card: int, ahead: Foresight) -> int:
    """Where a card is next seen after a note: 0 elsewhere, 3 in this hand, 1 nowhere, or perhaps another copy of it.

    A return counts where it is known by now what was returned there: until then that hand held it.
    """
    for j in range(i + 1, len(notes)):
        kind, facts = notes[j].kind, notes[j].facts
        if ahead.fates[j] == card or (kind in SHOWING and facts[1] == card):
            if facts[0] == seat:
                return 3
            if COPIES[card] == 1:
                return 0
    return 1


SHOWING: Final = (
    w.TOLD_USED, w.TOLD_ATTACKS, w.TOLD_DISCARDED, w.TOLD_GAVE, w.TOLD_SHOWED, w.TOLD_OFFER_GIVES, w.TOLD_COUNTERS,
    w.TOLD_DREW,
)  # fmt: skip
"""Events whose facts begin with a seat and a card of its hand."""


def explained(known: Halloween, rng: Rng) -> Story | None:
    """A story that fits everything, with every token a card; None if none was found."""
    notes = [*filter_notes(known), *own_hands(known)]
    start = pile_up(known, notes, True)
    ahead = foreseen(notes, [len(deck) for deck in start.decks], [len(hand) for hand in start.hands], start.who)
    for attempt in range(TRIES):
        story = start.clone()
        # A position that was set up may have its key cards anywhere.
        story.keyed = story.keyed and attempt < KEYED_TRIES
        try:
            tell(known, notes, story, ahead, rng)
            fill(story, rng)
        except Contradiction:
            continue
        return story
    return None


def filter_notes(known: Halloween) -> list[Note]:
    found: list[Note] = []
    for i in range(len(known.history)):
        note = known.history.at(i)
        if TELLS_OF_CARDS[note.kind]:
            found.append(note)
    return found


def own_hands(known: Halloween) -> list[Note]:
    """What the viewers hold, as if it were shown to them now. A world that was imagined for others lacks their past."""
    notes: list[Note] = []
    for seat in range(1, known.seats):
        if known.viewers >> seat & 1:
            hand = known.mats[seat].hand
            notes += [
                Note(known.viewers, w.TOLD_SHOWED, (seat, card, hand.count(card), seat), known.round)
                for i, card in enumerate(hand)
                if i == 0 or hand[i - 1] != card
            ]
    return notes


def fill(story: Story, rng: Rng) -> None:
    """What nobody has seen is anything that is left: key cards deep in their decks, then all others."""
    if story.keyed:
        keys = [key for key in KEYS if story.left[key]]
        rng.shuffle("keys", keys)
        for deck in range(QUADRANTS):
            if not story.has_key(deck):
                able = story.unknown_deep(deck)
                if not able:
                    raise Contradiction
                story.settle(able[rng.below(len(able))], keys.pop())
    open_tokens = [token for token in range(len(story.kinds)) if story.kinds[token] == UNKNOWN]
    rest = [kind for kind in range(CARDS) for _ in range(story.left[kind])]
    rng.shuffle("cards", rest)
    if BACKPACK in rest:
        rest.remove(BACKPACK)
        able = [token for token in open_tokens if not story.no_backpack[token]]
        # Where cards are out of the game, the Backpack may be one of them.
        if able and rng.below(len(rest) + 1) < len(open_tokens):
            token = able[rng.below(len(able))]
            story.settle(token, BACKPACK)
            open_tokens.remove(token)
    if len(rest) < len(open_tokens):
        raise Contradiction
    for token in open_tokens:
        kind = rest.pop()
        story.kinds[token] = kind
        story.left[kind] -= 1
