"""Every line of the scenario language holds where it should, and fails with its line where it should not."""

from __future__ import annotations

import pytest
from msgspec import structs

from gloam.core.game import Game
from gloam.core.match import Match
from gloam.core.positions.written import entry, written
from gloam.core.words.lexicon import NotationError
from gloam.scenario import Broken, ScenarioFailed, export, read, run
from gloam.scenario.things import thing_number, value

HEAD = """\
title = "A dark room"
game = "tiny"
seats = 3
rules = ["TN-001"]
options = { goal = 2 }
[set]
turn = "B"
deck = ["moth", "candle"]
[set.seat.A]
light = 1
role = "owl"
[[case]]
play = '''
"""
FIRST_PLAY_LINE = HEAD.count("\n") + 1


def play(*lines: str) -> Match:
    """Run a play on the position of HEAD: B is on, A has one light, the deck is moth, candle."""
    [case] = read(HEAD + "\n".join(lines) + "\n'''\n", "room.toml")
    return run(case)


def failure(*lines: str) -> str:
    """What the last of these lines complains about."""
    with pytest.raises(ScenarioFailed) as caught:
        play(*lines)
    place, _, complaint = str(caught.value).partition(": ")
    assert place == f"room.toml:{FIRST_PLAY_LINE + len(lines) - 1}"
    return complaint


def broken(*lines: str) -> str:
    """Why the last of these lines cannot be understood."""
    with pytest.raises(Broken) as caught:
        play(*lines)
    place, _, complaint = str(caught.value).partition(": ")
    assert place == f"room.toml:{FIRST_PLAY_LINE + len(lines) - 1}"
    return complaint


def test_comments_and_blank_lines_do_nothing() -> None:
    play("", "# nothing", "   ", "B pass  # B waits", "expect turn = 'C' # 'C' is on", 'expect turn != "#"')


class TestDoing:
    def test_a_decision(self) -> None:
        play("B pass", "C pass", "A pass", "expect turns = 3")

    def test_a_decision_that_is_refused(self) -> None:
        assert failure("B blow:B") == (
            "expected B blow:B, found it refused by TN-004 (own-light); ask B turn: pass roll draw blow:A"
        )

    def test_a_decision_of_a_seat_that_is_not_asked(self) -> None:
        assert failure("C roll") == "expected C roll, found that C is not asked; ask B turn: pass roll draw blow:A"

    def test_after_the_end_nothing_can_be_decided(self) -> None:
        assert "the game is over" in failure("dice d6=6 d6=6", "B roll", "C pass", "A roll", "B roll")

    def test_an_interrupt(self) -> None:
        play("C! reveal", "expect seat.C.revealed = true", "ask B turn")

    def test_an_interrupt_is_marked_as_one(self) -> None:
        assert failure("C reveal") == "expected C reveal as a decision, found that it is an interrupt: write C!"
        assert failure("B! roll").startswith("expected B! roll as an interrupt, found that it answers")

    def test_an_interrupt_that_is_refused(self) -> None:
        assert "refused by TN-001" in failure("C! reveal", "C! reveal")

    def test_together_comes_in_the_order_of_the_rules(self) -> None:
        match = play("together A! reveal, C! reveal, B! reveal", "told everyone revealed seat=A role=owl")
        assert match.decisions == ["B! reveal", "C! reveal", "A! reveal"]

    def test_dice_queue_up(self) -> None:
        play(
            "dice d6=3 d6=4",
            "dice d6=5",
            "B roll",
            "C roll",
            "expect seat.B.light = 0",
            "expect seat.C.light = 1",
            "A roll",
            "end TN-010",
        )

    def test_a_die_has_only_its_faces(self) -> None:
        assert failure("dice d6=7", "B roll") == "expected the scripted draws to fit, found that d6 cannot show [7]"

    def test_dice_that_nobody_rolls_are_a_failure(self) -> None:
        assert failure("dice d6=2") == "expected every scripted draw used, found nobody drew d6"

    def test_a_pile_is_scripted_from_the_top(self) -> None:
        play(
            "pile deck = card:moth, match",
            "B draw",
            "B keep",
            "C draw",
            "C keep",
            "expect deck = ['moth', 'match', 'candle']",
        )

    def test_a_pile_has_only_its_cards(self) -> None:
        complaint = failure("pile deck = card:moth, card:moth", "B draw", "B keep", "C draw", "C keep")
        assert "deck does not hold 2" in complaint

    def test_settle_takes_what_is_forced(self) -> None:
        play(
            "settle",
            "ask B turn",
            "B draw",
            "ask B card: keep",
            "settle",
            "ask C turn",
            "told B card-read card=moth",
        )

    def test_settle_leaves_choices_alone(self) -> None:
        play("B pass", "C pass", "settle", "ask A turn")

    def test_a_refusal(self) -> None:
        play("refuse B blow:B TN-004", "refuse C roll TN-001", "C! reveal", "refuse C! reveal TN-001")

    def test_a_refusal_by_another_rule(self) -> None:
        assert failure("refuse B blow:B TN-001") == (
            "expected B blow:B refused by TN-001, found it refused by TN-004 (own-light)"
        )

    def test_a_refusal_that_does_not_come(self) -> None:
        assert failure("refuse B roll TN-001") == "expected B roll refused by TN-001, found it allowed"

    def test_a_refusal_that_leaves_a_trace(self, tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        from gloam_tiny.rules import Room

        refusal = Room.refusal

        def careless(self: Room, seat: int, option: int) -> object:
            self.turns += 1
            return refusal(self, seat, option)

        monkeypatch.setattr(Room, "refusal", careless)
        assert failure("refuse B blow:B TN-004").endswith("without a trace, found the state changed")

    def test_a_refusal_by_one_of_several_rules(self) -> None:
        play("refuse B blow:B TN-001|TN-004")
        assert failure("refuse B blow:B TN-001|TN-002") == (
            "expected B blow:B refused by TN-001|TN-002, found it refused by TN-004 (own-light)"
        )

    def test_the_clock_chooses(self) -> None:
        play("timeout B", "ask C turn", "C draw", "timeout C", "ask A turn", "expect seat.C.hand = [moth]")
        assert failure("timeout C") == (
            "expected timeout C, found that C is not asked; ask B turn: pass roll draw blow:A"
        )
        assert "the game is over" in failure("dice d6=6", "B pass", "C pass", "A roll", "timeout B")

    def test_where_the_clock_would_draw_by_chance(self, tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        kinds = [structs.replace(kind, passive=()) for kind in tiny.lexicon.kinds]
        monkeypatch.setattr(tiny.lexicon, "kinds", kinds)
        assert failure("timeout B") == (
            "expected timeout B, found that the clock would draw one by chance; ask B turn: pass roll draw blow:A"
        )

    def test_what_is_told_after_a_timeout_is_what_the_clock_did(self) -> None:
        play("B draw", "told B drew", "timeout B", "untold B drew")

    def test_only_those_propose_who_decide_together(self) -> None:
        assert failure("propose B pass").startswith("expected propose B pass, found that B decides alone")
        assert failure("propose C pass").startswith("expected C pass, found that C is not asked")

    def test_a_fault_of_the_rules_is_told_with_its_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from gloam_tiny.rules import NextTurn

        monkeypatch.setattr(NextTurn, "run", lambda self, s: 1 // 0)
        assert failure("B pass").startswith("expected the rules to go on, found ZeroDivisionError")


class TestAsking:
    def test_exact_options_in_any_order(self) -> None:
        play(
            "ask B turn: draw blow:A roll pass",
            "ask B turn",
            "ask B turn includes roll draw",
            "ask B turn excludes blow:C",
        )

    @pytest.mark.parametrize(
        "line",
        [
            "ask B turn: pass roll draw",
            "ask B turn: pass roll draw blow:A blow:C",
            "ask B turn includes blow:C",
            "ask B turn excludes roll",
        ],
    )
    def test_other_options(self, line: str) -> None:
        assert failure(line) == f"expected {line}, found ask B turn: pass roll draw blow:A"

    @pytest.mark.parametrize("line", ["ask C turn", "ask B card", "ask nobody"])
    def test_another_question(self, line: str) -> None:
        assert failure(line) == f"expected {line}, found ask B turn: pass roll draw blow:A"

    def test_nobody_is_asked_after_the_end(self) -> None:
        play("dice d6=6 d6=6", "B roll", "C pass", "A roll", "ask nobody")

    def test_what_the_public_waits_for(self) -> None:
        play("waiting B turn", "B draw", "waiting resolving", "B keep", "waiting C turn")
        play("dice d6=6", "B pass", "C pass", "A roll", "waiting nobody")

    @pytest.mark.parametrize(
        "line", ["waiting C turn", "waiting resolving", "waiting nobody", "waiting B turn, resolving"]
    )
    def test_the_public_waits_for_something_else(self, line: str) -> None:
        assert failure(line) == f"expected {line}, found waiting B turn"

    def test_offers(self) -> None:
        play("offer C reveal", "C! reveal", "offer C none")
        assert failure("offer C none") == "expected offer C none, found offer C reveal"
        assert failure("C! reveal", "offer C reveal") == "expected offer C reveal, found offer C none"


class TestHearing:
    def test_who_was_told(self) -> None:
        play(
            "B draw",
            "told B card-read",
            "told B card-read card=moth",
            "told B card-read card=card:moth",
            "told everyone drew seat=B",
            "told spectator drew",
            "untold C card-read",
            "untold spectator card-read",
            "untold B card-read card=candle",
            "untold everyone rolled",
        )

    def test_several_seats_as_a_fact(self) -> None:
        play("B blow:A", "told C blown seats=A,B", "untold C blown seats=nobody", "untold C blown seats=B")

    def test_only_since_the_last_decision_line(self) -> None:
        play("B draw", "told B drew", "B keep", "untold B drew", "untold B")

    def test_not_told(self) -> None:
        assert (
            failure("B draw", "told C card-read") == "expected told C card-read, found that it heard drew seat=seat:B"
        )
        assert (
            failure("B pass", "told C drew seat=B") == "expected told C drew seat=seat:B, found that it heard nothing"
        )
        assert failure("B draw", "told everyone card-read").startswith("expected told spectator card-read, found")

    def test_several_listeners_have_all_heard_it(self) -> None:
        play("B draw", "told A,C drew seat=B", "untold A,C card-read")
        assert failure("B draw", "told B,C card-read").startswith("expected told C card-read, found that it heard drew")
        assert failure("B draw", "untold C,B card-read").startswith("expected untold B card-read, found")

    def test_alone_in_a_game_without_sides(self) -> None:
        play("B draw", "told side B card-read", "untold side C card-read")
        assert failure("B draw", "told side B drew") == (
            "expected untold spectator drew, found that it heard drew seat=seat:B"
        )

    def test_ever(self) -> None:
        play(
            "B draw",
            "B keep",
            "untold C drew",
            "untold C card-read ever",
            "told C drew ever",
            "C pass",
            "told B drew ever",
        )
        assert failure("B draw", "B keep", "untold C drew ever").startswith("expected untold C drew ever, found")
        assert failure("B draw", "B keep", "untold C ever").startswith("expected untold C ever, found")

    def test_the_order_of_what_one_decision_told(self) -> None:
        play("B draw", "order drew card-read", "order drew seat=B card-read card=moth")
        assert failure("B draw", "order card-read drew") == (
            "expected order card-read drew, found the order drew seat=seat:B; card-read card=card:moth"
        )
        assert failure("B draw", "order drew drew").endswith("found the order drew seat=seat:B")
        assert failure("B draw", "order drew card-read rolled").startswith("expected order drew card-read rolled")
        assert failure("B draw", "order drew card-read card=candle").endswith("found the order drew seat=seat:B")
        assert failure("B draw", "B keep", "order drew card-read").endswith("found the order nothing")

    def test_told_all_the_same(self) -> None:
        assert failure("B draw", "untold A drew").startswith("expected untold A drew, found that it heard drew")
        assert failure("B draw", "untold A") == "expected untold A, found that it heard drew seat=seat:B"


class TestComparing:
    def test_the_truth(self) -> None:
        play(
            "expect seat.A.light = 1",
            "expect seat.A.role = owl",
            'expect seat.A.role = "owl"',
            "expect seat.A.revealed = false",
            "expect seat.A.role != mouse",
            "expect seat.A.note = none",
            'expect deck = ["moth", "candle"]',
            "expect deck.0 = moth",
            "expect deck includes moth",
            "expect deck excludes match",
            "expect seat.A.hand = []",
        )

    @pytest.mark.parametrize(
        ("line", "found"),
        [
            ("seat.A.light = 2", "1"),
            ("seat.A.light = true", "1"),
            ('seat.A.role != "owl"', '"owl"'),
            ('deck = ["candle", "moth"]', '["moth", "candle"]'),
            ('deck = ["moth"]', '["moth", "candle"]'),
            ('deck includes "match"', '["moth", "candle"]'),
            ('deck excludes "moth"', '["moth", "candle"]'),
            ("seat.A.light includes 1", "1"),
            ("seat.A.note = 1", "none"),
            ("seat.A.revealed = true", "false"),
            ("seat.A.wings = 2", "no 'wings' in seat.A, which has role, light, hand, revealed, note"),
            ("wings = 2", "no 'wings' in it, which has turn, turns, deck, size, seat"),
            ("deck.9 = 2", "no '9' in deck, which has 2 entries"),
            ("turn.x = 2", "no 'x' in turn, which has only \"B\""),
        ],
    )
    def test_the_truth_is_another(self, line: str, found: str) -> None:
        assert failure(f"expect {line}") == f"expected {line}, found {found}"

    def test_sets_have_no_order(self) -> None:
        play(
            "expect deck = {candle, moth}",
            'expect deck = {"moth", candle}',
            "expect deck = [moth, candle]",
            "expect deck != {moth}",
            "expect deck != {moth, moth, candle}",
            "expect deck includes {candle, moth}",
            "expect deck excludes {match}",
            "expect seat.A.hand = {}",
        )
        assert failure("expect deck = {moth, moth}") == ('expected deck = {"moth", "moth"}, found ["moth", "candle"]')
        assert failure("expect deck includes {moth, match}").startswith("expected deck includes")
        assert failure("expect deck excludes {moth, match}").startswith("expected deck excludes")
        assert failure("expect seat.A.light = {}") == "expected seat.A.light = {}, found 1"

    def test_what_several_see_together(self) -> None:
        play("view A,B seats.A.role = owl", "view A,B seats.B.role != none", "view A,B seats.C.role = none")
        assert failure("view A,C seats.B.role = owl") == 'expected A,C seats.B.role = "owl", found none'

    def test_what_a_seat_sees(self) -> None:
        play(
            "view A seats.0.role = owl",
            "view A seats.A.role = owl",
            "view B seats.A.role = none",
            "view spectator seats.A.role = none",
            "view spectator turn = 1",
        )
        assert failure("view B seats.A.role = owl") == 'expected B seats.A.role = "owl", found none'


class TestEnding:
    def test_end(self) -> None:
        won = ["dice d6=6", "B pass", "C pass", "A roll"]
        play(*won, "end TN-010", "end TN-010 winners A", "reason A TN-010")
        assert failure(*won, "end TN-012 winners A") == "expected end TN-012 winners A, found end TN-010 winners A"
        assert failure(*won, "end TN-010 winners A B").endswith("found end TN-010 winners A")
        assert failure(*won, "end TN-010 winners nobody").startswith("expected end TN-010 winners nobody")
        assert failure(*won, "reason A TN-011") == "expected reason A TN-011, found reason A TN-010"
        assert failure(*won, "reason B TN-010") == "expected reason B TN-010, found B no winner"
        assert failure(*won, "going on") == "expected the game going on, found end TN-010 winners A"

    def test_nobody_wins(self) -> None:
        text = HEAD.replace("turn = ", "turns = 39\nturn = ") + "B pass\nend TN-012 winners nobody\n'''\n"
        run(read(text, "room.toml")[0])

    def test_going_on(self) -> None:
        play("going on", "B pass", "going on")
        assert failure("end TN-010").startswith("expected end TN-010, found the game going on; ask B turn")
        assert failure("reason B TN-010").endswith("found B no winner")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("fly", "'fly' begins no line; a line begins with a seat or dice, pile"),
        ("B", "B does nothing; write for example B pass"),
        ("B fly", "'fly' is not a verb of this game; it has pass, roll"),
        ("B blow", "'' is not a seat letter"),
        ("B blow:Z", "'Z' is not a seat letter"),
        ("B roll:A", "'roll' takes no argument"),
        ("D roll", "there is no seat D with 3 seats"),
        ("X roll", "'X' is not a seat letter"),
        ("dice", "dice names no die"),
        ("dice d6", "'d6' is no die with a number"),
        ("dice d6=x", "'d6=x' is no die with a number"),
        ("pile deck", "a pile has a name and things"),
        ("pile deck = unicorn", "'unicorn' is nothing this game has"),
        ("pile deck = moth", "'moth' may be card:moth or sort:moth: say which"),
        ("pile deck = card:unicorn", "'unicorn' is not a card of this game"),
        ("together B roll", "only interrupts can be handed in together"),
        ("settle now", "'now' is not a seat letter"),
        ("refuse B", "a refusal has a seat, an option and mostly a rule"),
        ("refuse B roll TN-999", "'TN-999' is not a rule of tiny"),
        ("ask", "ask names a seat and a kind of decision"),
        ("ask B", "ask names a seat and a kind of decision"),
        ("ask B supper", "'supper' is not a kind of decision of tiny; it has turn, card"),
        ("ask B turn: fly", "'fly' is not a verb of this game"),
        ("waiting", "waiting names seats with what they are asked"),
        ("waiting B", "waiting names seats with what they are asked"),
        ("waiting B supper", "'supper' is not a kind of decision"),
        ("offer C", "an offer has a seat and its interrupts"),
        ("told", "told names a seat"),
        ("told B", "told names an event"),
        ("told B sneezed", "'sneezed' is not an event of this game; it has rolled, drew, card-read"),
        ("told side", "told names a seat"),
        ("told side everyone drew", "'everyone' is not a seat letter"),
        ("told A,Q drew", "'Q' is not a seat letter"),
        ("told B ever", "told names an event"),
        ("order", "an order has two events or more"),
        ("order drew", "an order has two events or more"),
        ("order drew sneezed", "'sneezed' is not an event of this game; it has rolled"),
        ("order drew seat=B card-read hat=red", "'hat=red' is no fact of card-read"),
        ("timeout", "'' is not a seat letter"),
        ("timeout Q", "'Q' is not a seat letter"),
        ("propose B! reveal", "an interrupt is no proposal"),
        ("proposed B: none", "proposed names who sees what"),
        ("proposed to B", "proposed names who sees what"),
        ("same for C", "same names who sees it and another case"),
        ("refuse B roll TN-001|TN-999", "'TN-999' is not a rule of tiny"),
        ("told B drew seat", "'seat' is no fact of drew; it has seat, written as name=value"),
        ("told B drew hat=red", "'hat=red' is no fact of drew"),
        ("told B drew seat=7", "'7' is not a seat letter"),
        ("told B rolled number=six", "'six' is not a number"),
        ("told B card-read card=unicorn", "'unicorn' is not a card of this game"),
        ("untold", "untold names a seat"),
        ("expect turn", "'turn' compares nothing"),
        ("expect turn = [", "'[' is not a value"),
        ("expect deck = {moth,}", "'{moth,}' is not a value"),
        ("expect deck = {moth", "'{moth' is not a value"),
        ("view B", "'' compares nothing"),
        ("view Q turn = 1", "'Q' is not a seat letter"),
        ("view A,Q turn = 1", "'Q' is not a seat letter"),
        ("end", "an end has a rule"),
        ("end TN-999", "'TN-999' is not a rule of tiny"),
        ("end TN-010 winners", "nobody is named as a winner"),
        ("end TN-010 winners Q", "'Q' is not a seat letter"),
        ("reason B", "'' is not a rule of tiny"),
        ("going away", "write going on"),
    ],
)
def test_lines_that_cannot_be_understood(line: str, complaint: str) -> None:
    assert broken("B pass", line).startswith(complaint)


def test_things_and_values(tiny: Game) -> None:
    assert thing_number(tiny.lexicon, "candle") == 0
    assert thing_number(tiny.lexicon, "C") == 2
    assert thing_number(tiny.lexicon, "17") == 17
    with pytest.raises(NotationError):
        thing_number(tiny.lexicon, "hat:red")
    odd = ["a\nb", 'say "x" \\', True, -3, ["x"], 2.5]
    assert value(written(odd)) == odd
    assert written({"a": None}) == "{ a = none }"
    assert entry({"by": {3: "x"}}, "by.3") == "x"


def test_an_exported_position_is_a_scenario(tiny: Game) -> None:
    match = Match(tiny, 3, 5, {"goal": 2})
    for line in ("A draw", "A keep", "B! reveal", "B pass"):
        match.play_text(line)
    text = export(match, 'After "B"')
    assert "# size = 3  (there is no 'size' to set; there is " in text
    assert "seed = 5" in text
    assert "options = { goal = 2 }" in text
    [case] = read(text, "exported.toml")
    assert case.title == 'After "B"'
    again = run(case)
    assert tiny.position(again.state) == tiny.position(match.state)


class TestWhatStoodInTheWay:
    """Lines for what could not be said before."""

    def test_refused_by_whatever_rule(self) -> None:
        play("refuse B blow:B", "refuse C! blow:A")
        assert failure("refuse B roll") == "expected B roll refused by some rule, found it allowed"

    def test_somebody_is_not_asked(self) -> None:
        play("ask C nothing", "B pass", "ask B nothing", "ask C turn")
        assert failure("ask B nothing") == "expected ask B nothing, found ask B turn: pass roll draw blow:A"

    def test_lists_by_length(self) -> None:
        play("expect count of deck = 2", "expect count of seat.A.hand != 1", "view C count of seats = 3")
        assert failure("expect count of deck = 3") == "expected count of deck = 3, found 2"
        assert failure("view C count of turn = 1").startswith("expected C count of turn = 1, found no list, but ")
        assert broken("expect count of deck = [moth]").startswith("a count is compared with a number")
        assert broken("expect count of deck includes 2").startswith("a count is compared with a number")

    def test_an_order_across_decisions(self) -> None:
        moves = ("C! reveal", "B draw", "settle", "A! reveal")
        play(*moves, "order revealed seat=C drew revealed seat=A ever")
        found = "the order revealed seat=seat:A role=role:owl"
        assert failure(*moves, "order revealed seat=C revealed seat=A").endswith(found)
        complaint = failure(*moves, "order drew revealed seat=C ever")
        assert complaint.startswith("expected order drew revealed seat=seat:C ever, found the order revealed")

    def test_settling_for_some_only(self) -> None:
        play("B draw", "settle A,C", "ask B card: keep", "settle B", "ask C turn")

    def test_a_clock_that_draws_by_chance(self, tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        assert failure("timeout B roll") == "expected timeout B roll, found the clock choose pass"
        kinds = [structs.replace(kind, passive=()) for kind in tiny.lexicon.kinds]
        monkeypatch.setattr(tiny.lexicon, "kinds", kinds)
        play("timeout B draw", "ask B card: keep")
        assert failure("timeout B blow:C") == ("expected timeout B blow:C, found ask B turn: pass roll draw blow:A")

    def test_some_things_of_a_list(self) -> None:
        play("B blow:A", "told C blown seats>=A", "told C blown seats>=B,A", "untold C blown seats>=C")
        complaint = failure("B blow:A", "told C blown seats>=C")
        assert complaint == "expected told C blown seats>=seat:C, found that it heard blown seats=seat:A,seat:B"
        assert broken("B blow:A", "told B drew seat>=B") == "seat of drew is no list; write seat=B"

    def test_paths_lead_into_tuples(self) -> None:
        assert entry({"page": {"finds": (("a1", 4), ("c2", 6))}}, "page.finds.1.0") == "c2"
        with pytest.raises(LookupError, match=r"no '2' in page\.finds, which has 2 entries"):
            entry({"page": {"finds": (1, 2)}}, "page.finds.2")


PAIR = """\
title = "Two rooms"
game = "tiny"
seats = 3
[set]
turn = "B"
deck = ["moth", "candle"]
[[case]]
name = "a moth"
play = "B draw"
[[case]]
name = "a candle"
set = { deck = ["candle", "moth"] }
play = '''
B draw
differs for B: a moth
same for C: a moth
'''
"""


def test_worlds_that_must_be_told_apart() -> None:
    for case in read(PAIR, "pair.toml"):
        run(case)
    blind = read(PAIR.replace("differs for B", "differs for C"), "pair.toml")[1]
    found = r"pair\.toml:15: expected something that differs for C from 'a moth', found all"
    with pytest.raises(ScenarioFailed, match=found):
        run(blind)
    with pytest.raises(Broken, match="no other case is called 'a bat'"):
        read(PAIR.replace("differs for B: a moth", "differs for B: a bat"), "pair.toml")


DRAFT = """\
title = "A draft"
game = "lockdown"
seats = 3
play = '''
{lines}
'''
[set]
phase = "free"
seat.A = {{ room = "B101", hand = ["water", "knife"] }}
seat.B = {{ room = "B101", hand = ["pill"] }}
seat.C = {{ room = "B101" }}
"""


def drafted(*lines: str) -> Match:
    [case] = read(DRAFT.format(lines="\n".join(lines)), "draft.toml")
    return run(case)


def test_plans_are_taken_back_and_what_stands_says_why() -> None:
    """LK-083: an offer that is being written. What others do out of sight meanwhile stays."""
    match = drafted("A offer:B", "A give:water", "take back A", "B offer:C", "take back A", "take back B", "going on")
    assert match.decisions == []
    match = drafted("refuse take back A nothing", "A offer:B", "A give:water", "B offer:C", "take back A", "going on")
    assert match.decisions == ["A offer:B", "B offer:C"]
    drafted("A offer:B", "A give:water", "A send", "refuse take back A", "refuse take back C")
    with pytest.raises(ScenarioFailed, match=r"draft.toml:8: expected take back A, found that it stands \(\w+\)"):
        drafted("A offer:B", "A give:water", "A send", "take back A")
    with pytest.raises(ScenarioFailed, match=r"expected take back A refused, found that it can be taken back"):
        drafted("A offer:B", "refuse take back A")
    found = r"expected take back A refused \(looked\), found that it stands \(nothing\)"
    with pytest.raises(ScenarioFailed, match=found):
        drafted("refuse take back A looked")
    with pytest.raises(Broken, match="'soon' is no reason why something stands; there is nothing, others, looked"):
        drafted("refuse take back A soon")
    with pytest.raises(Broken, match="taking back has a seat; write take back A"):
        drafted("take A")
