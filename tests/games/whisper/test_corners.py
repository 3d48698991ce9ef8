"""What no card of the house comes to, but a card of somebody's own may."""

from __future__ import annotations

from gloam.core.match import Match
from gloam.games.whisper import game
from gloam.games.whisper import words as w
from gloam.games.whisper.content.tables import HAND, KEY, KILLER_IDS, LEVELS, LOCATION_IDS, PASSES, SALTS, VICTIM_IDS
from gloam.games.whisper.rules.deck import LoseCard, discard_top, draw
from gloam.games.whisper.rules.fear import fear
from gloam.games.whisper.rules.hunting import EndTurn
from gloam.games.whisper.rules.rounds import VictimsTurn
from gloam.games.whisper.rules.sensing import sense_area
from gloam.games.whisper.rules.trading import DRAFTS, copies, why_no_trade
from gloam.games.whisper.state import KILLER, Whisper
from gloam.scenario import run
from gloam.scenario.file import read

HEAD = """
title = "a corner"
game = "whisper"
seats = 2
play = '''
{play}
'''

[set]
turn = "killer"
step = "main"
killer = "maniac"
place = "B4"
victims = ["marco", "anna", "vera"]
victim.marco = {{ place = "B4", fear = 2 }}
victim.anna = {{ place = "G6" }}
victim.vera = {{ place = "R1" }}
"""


def begin(play: str) -> tuple[Match, Whisper]:
    (case,) = read(HEAD.format(play=play), "corner.toml", game)
    match = run(case)
    assert isinstance(match.state, Whisper)
    return match, match.state


def test_at_least_one_die_is_rolled() -> None:
    """WH-248: fear and a card take three of four; whatever took more would leave one all the same."""
    for fewer, dice in ((0, 2), (1, 1), (2, 1), (9, 1)):
        match, s = begin("A search\nA pass")
        s.dice_bonus = -fewer
        notes = match.play_text("B pass")
        assert [note.facts[1] for note in notes if note.kind == w.TOLD_ROLLED] == [dice]
        assert sum(1 for note in notes if note.kind == w.TOLD_DIE) == dice


def test_any_area_can_be_asked_about() -> None:
    """WH-270, WH-271, WH-272, WH-273: a set of locations is told as what it is, and answered by names but Anna's."""
    match, s = begin("ask A main")
    asked = 0
    for places, named in ((("R1", "G6"), {"vera"}), (("G6",), set()), (("B4", "R1", "G6"), {"marco", "vera"})):
        area = sum(1 << LOCATION_IDS.index(place) for place in places)
        del match.events[:]
        s.log = match.events
        sense_area(s, area)
        question, answer = match.events[-2:]
        assert (question.kind, question.facts[0]) == (w.TOLD_SENSE_AREA, area)
        assert answer.kind == (w.TOLD_NAMED if named else w.TOLD_NONE_NAMED)
        if named:
            assert answer.facts[0] == sum(1 << VICTIM_IDS.index(name) for name in named)
        assert question.audience == answer.audience
        asked += 1
    assert asked == 3
    assert not s.encountered  # WH-274
    assert s.decision_of(KILLER) is not None


def test_each_turn_a_card_may_change_hands_twice_again() -> None:
    """WH-104: how often a card was passed on, and what was declined, is forgotten when the next turn begins."""
    _, s = begin("ask A main")
    marco = s.victims[0]
    marco.items = [SALTS << 2 | PASSES]
    marco.keys = [PASSES]
    s.declined = [[0, 1, 1, SALTS]]
    s.dropped = DRAFTS
    assert (copies(marco, SALTS), copies(marco, KEY)) == (0, 0)
    s.retract_all()
    s.push(VictimsTurn())
    s.run()
    assert (copies(marco, SALTS), copies(marco, KEY)) == (1, 1)
    assert (s.declined, s.dropped) == ([], 0)


def test_offers_given_up_are_bounded_far_beyond_what_anybody_would_do() -> None:
    """WH-104: they close nothing between two victims; the bound is there for minds alone, so that step 3 ends."""
    _, s = begin("ask A main")
    marco, anna = s.victims[:2]
    marco.items, anna.place = [SALTS << 2], marco.place
    s.dropped = DRAFTS - 1
    assert not why_no_trade(s, 0, 1)
    s.dropped = DRAFTS
    assert why_no_trade(s, 0, 1) == w.DROPPED_TOO_OFTEN
    assert DRAFTS >= 500


def test_what_the_killer_discards_cites_the_rule_by_which_it_goes() -> None:
    """WH-222 leaves no choice, WH-231 a free one, and WH-254 takes cards from the deck."""
    match, s = begin("ask A main")
    s.hand = s.pile[:HAND]
    s.pile = s.pile[HAND:]
    cited = []
    for kind, discard in ((w.TOLD_YOU_LOST, draw), (w.TOLD_YOU_DISCARDED, discard_top)):
        del match.events[:]
        s.log = match.events
        discard(s, 1)
        cited += [game.lexicon.event(note).rule for note in match.events if note.kind == kind]
    s.hand.append(s.pile.pop())
    s.retract_all()
    s.push(LoseCard())
    s.run()
    option = s.pending[0].options[0]
    cited += [game.lexicon.event(note).rule for note in match.play(KILLER, option) if note.kind == w.TOLD_YOU_CHOSE]
    assert cited == ["WH-222", "WH-254", "WH-231"]


def test_one_victim_gives_the_ghost_one_card_a_turn() -> None:
    """WH-371: whoever screams again in the same turn gives nothing more; in the next turn it does."""
    match, s = begin("ask A main")
    s.killer, s.level = KILLER_IDS.index("ghost"), LEVELS
    gained = []
    for _ in range(3):
        del match.events[:]
        s.log = match.events
        fear(s, 0)
        assert [note.kind for note in match.events].count(w.TOLD_SCREAM) == 1
        gained.append([note.kind for note in match.events].count(w.TOLD_ABILITY))
        if len(gained) == 2:
            EndTurn().run(s)
    assert gained == [1, 0, 1]
