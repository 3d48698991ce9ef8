"""A match, its sights, its record, and the replay of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gloam.core.game import Game
from gloam.core.match import Match, Waiting, digest_of, result
from gloam.core.records.record import FORMAT, Record, RecordError, load_record, record_from
from gloam.core.records.replay import replay, replay_steps
from gloam.core.state import EVERYONE, NOBODY, PASS, Decision, Refusal, Refused, only
from gloam.core.words.lexicon import NotationError, Phrase, seat_letter
from gloam.testing.cases import case, chosen


@pytest.fixture
def match(candle: Game) -> Match:
    return Match(candle, 3, 4)


def finished(game: Game, index: int = 0, seats: int = 3) -> Match:
    """A game played to its end at random."""
    match, rng = case(game, 11, index, seats, None)
    while not match.state.over:
        match.play(*chosen(match.state, rng))
    return match


def first_choice(match: Match) -> tuple[int, int]:
    decision = match.state.pending[0]
    return decision.seat, decision.options[0]


# Playing


def test_a_decision_is_written_down(match: Match) -> None:
    seat, option = first_choice(match)
    events = match.play(seat, option)
    assert match.decisions == [f"{seat_letter(seat)} {match.game.lexicon.write(option)}"]
    assert events == match.events
    assert events


def test_an_interrupt_is_marked(match: Match) -> None:
    seat, option = first_choice(match)
    match.play(seat, option)
    doubter = seat_letter((seat + 1) % 3)
    match.play_text(f"{doubter} doubt")
    assert match.decisions[1] == f"{doubter}! doubt"


def test_notation_plays_as_numbers_do(match: Match, candle: Game) -> None:
    other = Match(candle, 3, 4)
    seat, option = first_choice(match)
    match.play(seat, option)
    other.play_text(f"  {seat_letter(seat)} {match.game.lexicon.write(option)} ")
    assert digest_of(match.state) == digest_of(other.state)


def test_a_refused_choice_leaves_no_trace(match: Match) -> None:
    digest, (seat, _) = digest_of(match.state), first_choice(match)
    with pytest.raises(Refused) as refused:
        match.play((seat + 1) % 3, PASS)
    assert match.explained(refused.value) == Refusal("CA-101", "not-now", {})
    assert digest_of(match.state) == digest
    assert match.decisions == []
    assert match.events == []


@pytest.mark.parametrize("line", ["", "A", "Z lay:wind", "A fly", "AA pass"])
def test_bad_notation_is_no_decision(match: Match, line: str) -> None:
    with pytest.raises(NotationError):
        match.play_text(line)
    assert match.decisions == []


# Seeing


def test_only_the_asked_seat_is_prompted(match: Match) -> None:
    asked, _ = first_choice(match)
    for seat in range(3):
        sight = match.sight(only(seat))
        assert sight.seats == seat_letter(seat)
        assert (sight.prompt is not None) == (seat == asked)
        assert sight.waiting == [Waiting(seat_letter(asked), "lay")]
        assert not sight.resolving
        assert sight.outcome is None


def test_a_prompt_lists_what_is_open_and_why_the_rest_is_not(match: Match) -> None:
    asked, _ = first_choice(match)
    prompt = match.sight(only(asked)).prompt
    assert prompt is not None
    assert (prompt.kind, prompt.rule) == ("lay", "CA-101")
    assert [c.option for c in prompt.options] == match.state.pending[0].options
    assert all(c.notation == match.game.lexicon.write(c.option) for c in prompt.options)
    reasons = {r.choice.notation: r.reason.rule for r in prompt.refused}
    assert reasons["doubt"] == "CA-201"


def test_interrupts_are_shown_to_those_who_have_them(match: Match) -> None:
    seat, option = first_choice(match)
    match.play(seat, option)
    assert match.sight(only(seat)).interrupts == []
    assert [c.notation for c in match.sight(only((seat + 1) % 3)).interrupts] == ["doubt"]


def test_a_spectator_sees_the_table_only(match: Match) -> None:
    sight = match.sight(NOBODY)
    assert sight.seats == ""
    assert sight.prompt is None
    assert sight.interrupts == []
    assert [player.hand for player in sight.view.players] == [None] * 3
    assert sight.own == []


def test_a_hidden_decision_shows_only_that_something_resolves(match: Match) -> None:
    asked, _ = first_choice(match)
    d = match.state.pending[0]
    match.state.retract_all()
    match.state.ask_aside(d.step, asked, d.kind, d.options)
    for seat in range(-1, 3):
        sight = match.sight(only(seat))
        assert sight.waiting == []
        assert sight.resolving
        assert (sight.prompt is not None) == (seat == asked)


def test_a_decision_of_a_side_shows_to_the_side_who_is_asked(match: Match) -> None:
    asked, _ = first_choice(match)
    other, third = (asked + 1) % 3, (asked + 2) % 3
    d = match.state.pending[0]
    match.state.retract_all()
    match.state.open(Decision(asked, d.kind, d.options, d.step, only(asked) | only(other), True))
    assert match.sight(only(asked)).waiting == []
    assert match.sight(only(asked)).prompt is not None
    assert match.sight(only(other)).waiting == [Waiting(seat_letter(asked), "lay")]
    assert match.sight(only(other)).prompt is None
    assert match.sight(only(third)).waiting == []
    assert match.sight(NOBODY).waiting == []


def test_whoever_holds_two_seats_sees_with_both(match: Match) -> None:
    asked, _ = first_choice(match)
    other = (asked + 1) % 3
    sight = match.sight(only(asked) | only(other))
    assert sight.seats == "".join(sorted(seat_letter(asked) + seat_letter(other)))
    assert [prompt.seat for prompt in sight.prompts] == [seat_letter(asked)]
    hands = [player.hand for player in sight.view.players]
    assert [hand is None for hand in hands] == [i not in (asked, other) for i in range(3)]
    match.play(*first_choice(match))
    both = match.sight(only(asked) | only(other))
    assert [(i.seat, i.notation) for i in both.interrupts] == [(seat_letter(other), "doubt")]


def test_the_outcome_is_shown_at_the_end(candle: Game) -> None:
    match = finished(candle)
    outcome, shown = candle.outcome(match.state), match.sight(NOBODY).outcome
    assert outcome is not None
    assert shown == result(outcome)
    assert shown.winners == "".join("ABCDE"[seat] for seat in outcome.winners)
    assert shown.reasons == {"ABCDE"[seat]: rule for seat, rule in outcome.reasons.items()}
    assert match.sight(only(0)).interrupts == []


def test_seats_hear_what_is_told_to_them(match: Match) -> None:
    match.state.tell(0b010, 2, 1)
    match.state.tell(EVERYONE, 2, 0)
    assert [len(match.heard(only(seat))) for seat in (-1, 0, 1, 2)] == [1, 1, 2, 1]
    assert len(match.heard(only(0) | only(1))) == 2
    assert match.heard(only(1))[0] == Phrase("event-out", "CA-202", {"seat": "seat:B"})
    assert [len(match.heard(only(seat), since=1)) for seat in (-1, 1)] == [1, 1]


# Digests


def test_equal_states_have_equal_digests_and_others_do_not(match: Match) -> None:
    assert digest_of(match.state) == digest_of(match.state.clone())
    other = match.state.clone()
    other.rng.below(2)
    assert digest_of(other) != digest_of(match.state)


def test_a_digest_for_ever(candle: Game) -> None:
    """The same seed gives the same game, byte for byte, compiled or not.

    If this differs although the tutorial's rules are as they were, old records no longer replay: FORMAT must
    change.
    """
    assert digest_of(finished(candle).state)[:16] == "dbc60e68de24cd6e"


# Records


def test_a_record_replays_the_game(candle: Game) -> None:
    for index in range(20):
        match = finished(candle, index, 2 + index % 3)
        again = replay(match.record(), candle)
        assert digest_of(again.state) == digest_of(match.state)
        assert again.events == match.events
        assert again.record() == match.record()


def test_a_record_finds_its_game_by_name(candle: Game) -> None:
    match = finished(candle)
    assert replay(match.record()).decisions == match.decisions


def test_an_unfinished_game_has_a_record_too(match: Match, candle: Game) -> None:
    match.play(*first_choice(match))
    again = replay(match.record(), candle)
    assert again.sight(only(0)) == match.sight(only(0))
    again.play(*first_choice(again))
    assert len(again.decisions) == 2


def test_replay_steps_stop_after_every_decision(candle: Game) -> None:
    match = finished(candle)
    lengths = [len(m.decisions) for m in replay_steps(match.record(), candle)]
    assert lengths == list(range(len(match.decisions) + 1))


def test_a_record_survives_the_disk(candle: Game, tmp_path: Path) -> None:
    record = finished(candle).record()
    path = tmp_path / "game.json"
    path.write_bytes(record.to_json())
    assert load_record(path) == record


def test_option_values_keep_their_type(candle: Game) -> None:
    record = Match(candle, 2, 1, {"shared_dawn": True}).record()
    assert record_from(record.to_json(), "r").options == {"shared_dawn": True}
    assert record_from(record.to_json(), "r").options["shared_dawn"] is True


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*nowhere\.json: No such file"):
        load_record(tmp_path / "nowhere.json")


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 0.99])
def test_a_truncated_record_is_refused(candle: Game, share: float) -> None:
    whole = finished(candle).record().to_json()
    with pytest.raises(RecordError, match=r"^game\.json is not a whole gloam record: "):
        record_from(whole[: int(len(whole) * share)], "game.json")


@pytest.mark.parametrize(
    "data", [b"[]", b"{}", b"7", b'{"gloam": "1"}', f'{{"gloam": {FORMAT}}}'.encode(), b"\xff\xfe", b"hello"]
)
def test_something_else_is_no_record(data: bytes) -> None:
    with pytest.raises(RecordError, match="is not a whole gloam record"):
        record_from(data, "x.json")


def test_a_record_of_another_format_is_refused(candle: Game) -> None:
    record = msgspec.structs.replace(finished(candle).record(), gloam=FORMAT + 1)
    with pytest.raises(RecordError, match=f"format {FORMAT + 1}; this gloam replays format {FORMAT}"):
        record_from(record.to_json(), "x.json")


def altered(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_a_tampered_decision_is_refused_by_its_rule(candle: Game) -> None:
    record = finished(candle).record()
    first = record.decisions[0]
    other = "B" if first[0] == "A" else "A"
    tampered = altered(record, decisions=[other + first[1:], *record.decisions[1:]])
    with pytest.raises(RecordError, match=rf"decision 1 \({other}.* is refused by CA-101"):
        replay(tampered, candle)


def test_a_decision_that_is_no_notation_is_named(candle: Game) -> None:
    record = finished(candle).record()
    with pytest.raises(RecordError, match=r"decision 2 \(A fly\): 'fly' is not a verb"):
        replay(altered(record, decisions=[record.decisions[0], "A fly"]), candle)


def test_a_missing_decision_ends_in_another_state(candle: Game) -> None:
    record = finished(candle).record()
    with pytest.raises(RecordError, match="ends in another state"):
        replay(altered(record, decisions=record.decisions[:-1]), candle)


def test_a_wrong_digest_is_found(candle: Game) -> None:
    record = finished(candle).record()
    with pytest.raises(RecordError, match="ends in another state"):
        replay(altered(record, digest="0" * 64), candle)
    assert replay(altered(record, digest=""), candle).state.over, "without a digest nothing is compared"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seats": 9}, "candle takes 2 to 4 seats, not 9"),
        ({"options": {"moon": True}}, "no option 'moon'"),
        ({"options": {"shared_dawn": 1}}, "option shared_dawn is off, on"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_a_record_that_fits_no_game_is_refused(candle: Game, changes: dict[str, object], fault: str) -> None:
    record = altered(finished(candle).record(), **changes)
    with pytest.raises(RecordError, match=fault):
        replay(record, None if "game" in changes else candle)
