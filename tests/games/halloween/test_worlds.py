"""Imagined worlds explain all that was seen of the cards: in each of them everything happened as it was told."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.history import EVERYONE, Note
from gloam.core.rng import Rng, seeded
from gloam.games.halloween import words as w
from gloam.games.halloween.content.tables import (
    BACKPACK,
    BACKPACK_CARDS,
    FLASHLIGHT,
    FRESH,
    GONE,
    HAND_LIMIT,
    IS_KEY,
    LINDSEY,
    MICHAEL_DECK,
    TOMMY,
)
from gloam.games.halloween.rules.hands import HandLimit
from gloam.games.halloween.state import MICHAEL, Halloween
from gloam.games.halloween.traces.trail import Trail, no_trail
from gloam.games.halloween.worlds.cards import OF_CARDS, explained, turns_up
from gloam.games.halloween.worlds.foresight import foreseen
from gloam.testing.knowledge import Secret, Variety, plain_bytes


def meddle(s: Halloween, rng: Rng) -> None:
    """Hands change quickly: tokens come back all the time, and victims trade whatever they hold."""
    s.tokens = [FRESH] * len(s.tokens)


def chosen(s: Halloween, rng: Rng) -> tuple[int, int]:
    which = rng.below(s.open_count())
    d = s.decision(which)
    wanted = [o for o in d.options if o >> 16 << 16 in (w.SEARCH, w.TRADE, w.SEND, w.ACCEPT, w.ATTACK_WITH)]
    options = wanted if wanted and rng.below(3) else d.options
    return which, options[rng.below(len(options))]


def test_there_is_always_a_story(small: Any) -> None:
    """HW-160, HW-168, HW-320, HW-321: whoever looks, a story of the cards is found that fits."""
    told = asked = 0
    for index in range(10):
        s = small.start(3 + index % 2, seeded(41, index), {"item_cards": index % 4})
        rng = seeded(42, index)
        for _ in range(500):
            if s.over:
                break
            s.answer(*chosen(s, rng))
            meddle(s, rng)
            if s.over or rng.below(12):
                continue
            viewers = rng.below(1 << s.seats)
            known = s.masked(viewers)
            asked += 1
            story = explained(known, rng)
            assert story is not None
            told += sum(note.kind in OF_CARDS for note in known.history.notes)
            check_story(s, story.kinds, story.hands, story.decks, viewers)
            assert story.keyed
            for deck in range(4):  # HW-058, HW-059
                deep = [t for t in range(len(story.kinds)) if story.origin[t] == deck and IS_KEY[story.kinds[t]]]
                assert len(deep) == 1
                assert story.deep[deep[0]]
    assert asked > 150
    assert told > 1000


def on_top(s: Halloween, card: int) -> None:
    """The decks as they could have been shuffled: all copies of a card are drawn first."""
    for deck in s.decks:
        held = deck.count(card)
        rest = [other for other in deck if other != card]
        deck[:] = [*rest, *[card] * held]


def handed_about(s: Halloween, rng: Rng) -> tuple[int, int]:
    """An answer of victims who shine, search, and give each other their Flashlights."""
    which = rng.below(s.open_count())
    d = s.decision(which)
    liked = {w.SHINE, w.TRADE, w.SEND, w.ACCEPT, w.SEARCH}
    lights = {w.GIVE | FLASHLIGHT, w.WANT | FLASHLIGHT, *(w.return_of(FLASHLIGHT, i, w.TOP) for i in range(4))}
    wanted = [o for o in d.options if o in lights or o >> 16 << 16 in liked]
    options = wanted if wanted and rng.below(4) else d.options
    return which, options[rng.below(len(options))]


def test_every_flashlight_is_followed_through_its_turn(small: Any) -> None:
    """HW-317: each is used once in a turn, wherever it goes; worlds agree with who is on turn, and with the rules."""
    away = looked = 0
    for index in range(8):
        s = small.start(3 + index % 2, seeded(51, index), {"item_cards": 3})
        on_top(s, FLASHLIGHT)
        rng = seeded(52, index)
        for _ in range(250):
            if s.over:
                break
            s.answer(*handed_about(s, rng))
            meddle(s, rng)
            lit = [mat.lit for mat in s.mats]
            assert sum(lit) + len(s.sunken) <= s.flashlights + 1, "one may be on its way"
            assert all(mat.lit <= mat.hand.count(FLASHLIGHT) for mat in s.mats)
            assert all(s.decks[spot >> 8][spot & 0xFF] == FLASHLIGHT for spot in s.sunken)
            if s.over or s.turn <= MICHAEL or not s.flashlights or rng.below(4):
                continue
            away += any(lit[seat] for seat in range(1, s.seats) if seat != s.turn) or len(s.sunken) > 0
            for viewers in (1 << s.turn, rng.below(1 << s.seats)):
                assert contradictions(s, viewers, rng) == []
                world = s.masked(viewers).imagine(rng.split())
                assert all(mat.lit <= mat.hand.count(FLASHLIGHT) for mat in world.mats)
                assert all(world.decks[spot >> 8][spot & 0xFF] == FLASHLIGHT for spot in world.sunken)
                if viewers >> s.turn & 1:
                    assert world.mats[s.turn].lit == lit[s.turn]
                looked += 1
    assert away > 10
    assert looked > 150


def item_cards(s: Halloween) -> list[int]:
    """All item cards in play, wherever they are."""
    piles = [*s.decks, *(mat.hand for mat in s.mats), s.discard]
    return sorted(card for pile in piles for card in pile)


def contradictions(s: Halloween, viewers: int, rng: Rng) -> list[str]:
    """What in an imagined world does not fit what these viewers know; nothing, if it is a world at all."""
    known = s.masked(viewers)
    world = known.imagine(rng.split())
    found = []
    if plain_bytes(world.masked(viewers)) != plain_bytes(known):
        found.append("they would know something else")
    if item_cards(world) != item_cards(s) or sorted([*world.cards, *world.pile, *world.played]) != MICHAEL_DECK:
        found.append("there are other cards")
    trail: Trail = world.trail
    if world.space >= 0:
        if not trail.spaces() >> world.space & 1 or trail.figure != (world.space if world.figure else -1):
            found.append("Michael cannot be there")
        if not world.figure and world.seen() >> world.space & 1 and not vanishes(world):
            found.append("somebody sees him")
        if not legal_way(world):
            found.append("the sheet is no legal way to where he is")
    return found


def vanishes(world: Halloween) -> bool:
    """HW-106: with Gone when you look his figure is taken away where he is seen, and he has still to move."""
    last = world.history.at(len(world.history) - 1)
    return world.gone and (last.kind, last.facts) == (w.TOLD_LOST, (world.space,))


def legal_way(world: Halloween) -> bool:
    """Whether all rows of the sheet together explain what everybody was told: the filter, held to each row in turn."""
    trail = no_trail(world.board_number, world.seats, world.repeat)
    for note in world.history.notes:
        trail.hear(note)
        if note.kind not in (w.TOLD_LURKS, w.TOLD_ROUND):
            continue
        bit = 1 << world.sheet[len(trail.rows) - 1]
        if note.kind == w.TOLD_LURKS:  # whether he was seen at once is told next
            trail.before = [pool & bit for pool in trail.before]
        elif not trail.spaces() & bit:
            return False
        trail.keep_only(bit)
    return trail.spaces() >> world.space & 1 == 1


def imagine_often(real_game: Any, games: int, every: int) -> int:
    rng, worlds = seeded(71), 0
    for index in range(games):
        for s in real_game(3 + index % 2, index):
            if rng.below(every) or s.over:
                continue
            viewers = rng.below(1 << s.seats)
            assert contradictions(s, viewers, rng) == [], (index, viewers)
            worlds += 1
    return worlds


@pytest.mark.whole
def test_no_world_contradicts_what_was_seen(real_game: Any) -> None:
    """HW-112, HW-216: in games of our minds, whoever looks, at any moment: 100 % of the worlds fit."""
    assert imagine_often(real_game, 6, 6) > 200


def test_who_was_seen_and_is_gone_has_not_moved_yet(small: Any) -> None:
    """HW-106, HW-107: Gone when you look takes his figure off a space that is seen; all know that he is there still."""
    seen = 0
    for index in range(30):
        s = small.start(3 + index % 2, seeded(81, index), {"michael_cards": 3})
        rng = seeded(82, index)
        for _ in range(400):
            if s.over:
                break
            if s.figure and w.PLAY | GONE in s.decision(0).options:
                s.answer(0, w.PLAY | GONE)
                assert not s.figure
                assert s.seen() >> s.space & 1
                for viewers in range(1 << s.seats):
                    assert contradictions(s, viewers, rng) == []
                    assert s.imagined(viewers, rng).space == s.space
                seen += 1
            s.answer(*chosen(s, rng))
    assert seen > 3


def test_all_that_is_secret_of_a_trade_differs_between_worlds(small: Any) -> None:
    """HW-321, HW-328, HW-329: offers on their way, cards meant to be shown in return, how many offers were refused."""
    secrets: dict[str, Secret] = {}
    variety = Variety(secrets)
    for index in range(8):
        s = small.start(4, seeded(91, index), {"item_cards": 3})
        rng = seeded(92, index)
        for _ in range(300):
            if s.over:
                break
            d = s.decision(0)
            haggling = [o for o in d.options if o >> 16 << 16 in (w.TRADE, w.GIVE, w.SEND, w.SHOW, w.REFUSE)]
            options = haggling if haggling and rng.below(3) else d.options
            s.answer(0, options[rng.below(len(options))])
            replies = s.offer is not None and len(s.offer.reply) > 0
            if s.over or (s.offer is None and s.refusals == 0) or (not replies and rng.below(3)):
                continue
            viewers = 1 << s.turn if replies else rng.below(1 << s.seats)
            known = s.masked(viewers)
            assert contradictions(s, viewers, rng) == []
            variety.look(s, known, [known.imagine(rng) for _ in range(4)])
    assert variety.never(()) == []
    assert secrets["refusals"].varied > 10
    assert secrets["offer.reply"].varied > 5


@pytest.mark.soak
@pytest.mark.timeout(3_000)
def test_no_world_of_many_contradicts_what_was_seen(real_game: Any) -> None:
    assert imagine_often(real_game, 300, 4) > 20_000


def check_story(s: Halloween, kinds: list[int], hands: list[list[int]], decks: list[list[int]], viewers: int) -> None:
    """It ends with what the viewers hold, and with as many cards elsewhere as there are."""
    assert [len(deck) for deck in decks] == [len(deck) for deck in s.decks]
    for seat in range(s.seats):
        assert len(hands[seat]) == len(s.mats[seat].hand)
        if viewers >> seat & 1:
            assert sorted(kinds[token] for token in hands[seat]) == s.mats[seat].hand


def test_what_was_shown_is_remembered(small: Any) -> None:
    """HW-195, HW-321: whoever gave a card away knows who holds it, until that hand gives cards away face down."""
    s = small.start(4, seeded(2))
    rng = seeded(3)
    found = 0
    for _ in range(4000):
        if s.over:
            s = small.start(4, seeded(2, found))
        s.answer(*chosen(s, rng))
        meddle(s, rng)
        notes = s.history.notes
        gave = [note for note in notes if note.kind == w.TOLD_GAVE]
        if not gave or s.over:
            continue
        giver, card, taker = gave[-1].facts
        later = notes[notes.index(gave[-1]) :]
        left = (w.TOLD_RETURNED, w.TOLD_DISCARDED, w.TOLD_TRADED, w.TOLD_DIED, w.TOLD_GAVE)
        if any(note.kind in left for note in later[1:]):
            continue
        found += 1
        world = s.imagined(1 << giver, rng)
        assert card in world.mats[taker].hand
        if found > 40:
            break
    assert found > 40


def test_who_has_to_return_cards_has_no_backpack(small: Any) -> None:
    """HW-163, HW-169: that somebody gives cards back, or need not, tells the others about the Backpack."""
    giving = keeping = 0
    for index in range(14):
        s = small.start(3, seeded(51, index))
        rng = seeded(52, index)
        for _ in range(300):
            if s.over:
                break
            s.answer(*chosen(s, rng))
            meddle(s, rng)
            for seat in range(1, s.seats):
                mat = s.mats[seat]
                over = mat.who >= 0 and len(mat.hand) - HAND_LIMIT[mat.who]
                d = s.decision_of(seat)
                if not over or over < 0 or s.over:
                    continue
                returns = d is not None and d.kind == w.ASK_RETURN
                if not returns and any(isinstance(step, HandLimit) for step in s.agenda):
                    continue
                hands = [s.imagined(1 << MICHAEL, rng).mats[seat].hand for _ in range(3)]
                if returns and over <= BACKPACK_CARDS:
                    assert all(BACKPACK not in hand for hand in hands)
                    giving += 1
                elif not returns:
                    assert all(BACKPACK in hand for hand in hands)
                    keeping += 1
    assert giving > 25
    assert keeping > 5


def test_a_pistol_comes_with_its_victim_and_not_before(real_game: Any) -> None:
    """HW-279: while Loomis or Brackett is chosen and not yet on the street, no hand or deck holds the pistol."""
    asked = 0
    for index in (3, 4, 8):
        for s in real_game(3 + index % 2, index):
            if not s.over and s.decision(0).kind == w.ASK_ENTER:
                for viewers in (0, 1, 2, 4):
                    assert item_cards(s.imagined(viewers, seeded(5, asked))) == item_cards(s)
                    asked += 1
    assert asked > 8


def test_a_card_that_is_drawn_again_was_kept_until_it_was_returned() -> None:
    """HW-168, HW-270: the top card of an estate is drawn later; so it was not among those that went back before it."""
    estate = [(1, 2, w.BOTTOM), (1, 2, w.BOTTOM), (1, 2, w.TOP)]
    notes = [Note(EVERYONE, w.TOLD_RETURNED, facts, 1) for facts in estate]
    notes += [Note(EVERYONE, w.TOLD_SEARCHED, (2, 300, 2), 1), Note(4, w.TOLD_DREW, (2, LINDSEY, 2), 1)]
    ahead = foreseen(notes, [8, 8, 8, 8], [0, 3, 0], [-1, 1, 2])
    assert ahead.fates[:3] == [-1, -1, LINDSEY]
    kept, gone, anybody = 3, 0, 1
    assert [turns_up(notes, i, 1, LINDSEY, ahead) for i in range(2)] == [kept, kept]
    assert [turns_up(notes, i, 2, LINDSEY, ahead) for i in range(3)] == [gone, gone, kept]
    assert turns_up(notes, 0, 1, TOMMY, ahead) == anybody
