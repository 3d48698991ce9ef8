"""Versions of rules and fingerprints of content: what keeps a record from being replayed, and what does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.content import files as content
from gloam.core.game import Game, game_named
from gloam.core.match import Match
from gloam.core.play import play_randomly
from gloam.core.records.edition import FORMAT, Edition, difference
from gloam.core.records.record import OtherEdition, Record, Sketch, record_from
from gloam.core.records.replay import replay
from gloam.core.rng import seeded
from gloam.core.words.text import in_english

GAMES = ("lockdown", "shadow-hunters")


def played(name: str) -> Match:
    match = Match(game_named(name), 4, 7)
    for _ in range(20):
        d = match.state.pending[0]
        match.play(d.seat, d.options[0])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_record_names_its_edition(name: str) -> None:
    game, record = game_named(name), played(name).record()
    assert record.edition == game.edition == Edition(FORMAT, game.version, record.content, "")
    assert len(record.content) == 16
    assert record_from(record.to_json(), "r") == record


def test_two_games_have_two_fingerprints_and_each_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    records = {name: played(name).record() for name in GAMES}
    assert records[GAMES[0]].content != records[GAMES[1]].content
    version = game_named("lockdown").version
    monkeypatch.setattr(type(game_named("lockdown")), "version", version + 1)
    replay(records["shadow-hunters"])
    with pytest.raises(
        OtherEdition, match=f"it is of version {version} of lockdown; this is version {version + 1}"
    ) as caught:
        replay(records["lockdown"])
    assert caught.value.sketch.decisions == records["lockdown"].decisions


def tuned(monkeypatch: pytest.MonkeyPatch, package: str, file: str, change: Any) -> None:
    real = content.package_text

    def text(wanted: str, name: str) -> str:
        found = real(wanted, name)
        return str(change(found)) if (wanted, name) == (package, file) else found

    monkeypatch.setattr(content, "package_text", text)
    content.fingerprint.cache_clear()


@pytest.fixture(autouse=True)
def _fingerprints_afresh() -> Any:
    yield
    content.fingerprint.cache_clear()


def test_tuning_one_game_refuses_its_own_records_only(monkeypatch: pytest.MonkeyPatch) -> None:
    records = {name: played(name).record() for name in GAMES}
    package = game_named("lockdown").package
    tuned(monkeypatch, package, "numbers.toml", lambda text: text.replace("\nhp = ", "\nhp = 1"))
    replay(records["shadow-hunters"])
    with pytest.raises(OtherEdition, match="it was played with other content of lockdown"):
        replay(records["lockdown"])


def test_a_comment_in_a_content_file_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("lockdown").record()
    tuned(monkeypatch, game_named("lockdown").package, "numbers.toml", lambda text: f"# another word\n\n{text}")
    replay(record)


def test_the_chapters_of_the_rulebook_are_not_content(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("lockdown").record()
    tuned(monkeypatch, game_named("lockdown").package, "rulebook.toml", lambda text: text.replace("LK-001", "LK-999"))
    replay(record)


def test_the_order_in_a_content_file_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules may go by it, so two files that say the same in another order are not the same."""
    record = played("lockdown").record()

    def turned(text: str) -> str:
        first, *others = f"{text}\n".split("[[card]]")
        return "[[card]]".join([first, *reversed(others)])

    tuned(monkeypatch, game_named("lockdown").package, "cards.toml", turned)
    with pytest.raises(OtherEdition, match="other content"):
        replay(record)


@pytest.mark.parametrize(
    ("then", "here", "expected"),
    [
        (Edition(1, 1, "a"), Edition(3, 1, "a"), "it is of format 1; this gloam plays format 3"),
        (Edition(3, 1, "a"), Edition(3, 2, "b"), "it is of version 1 of chess; this is version 2"),
        (
            Edition(3, 1, "a", "night (f00)"),
            Edition(3, 1, "b"),
            "it was played with the content pack night (f00), which is missing; no pack is in use here",
        ),
        (
            Edition(3, 1, "a", "night (f00)"),
            Edition(3, 1, "b", "day (ba1)"),
            "it was played with the content pack night (f00), which is missing; in use here is the pack day (ba1)",
        ),
        (
            Edition(3, 1, "a"),
            Edition(3, 1, "b", "day (ba1)"),
            "it was played with the content of chess itself; in use here is the pack day (ba1)",
        ),
        (Edition(3, 1, "a"), Edition(3, 1, ""), "it was played with other content of chess (a; here —)"),
        (Edition(3, 1, "a", "p"), Edition(3, 1, "a", "p"), ""),
    ],
)
def test_what_is_missing_is_said(then: Edition, here: Edition, expected: str) -> None:
    assert in_english(difference("chess", then, here)) == expected


def test_a_record_of_another_format_is_told_as_far_as_it_can_be(candle: Game) -> None:
    match = Match(candle, 3, 5)
    play_randomly(match.state, seeded(1))
    plain = json.loads(match.record().to_json())
    plain |= {"gloam": FORMAT - 1, "options": "of another kind", "decisions": ["A roll", "B stop"]}
    with pytest.raises(OtherEdition, match=f"format {FORMAT - 1}; this gloam replays format {FORMAT}") as caught:
        record_from(json.dumps(plain).encode(), "r.json")
    sketch = caught.value.sketch
    assert (sketch.game, sketch.seats, sketch.decisions) == ("candle", 3, ["A roll", "B stop"])
    assert sketch.outcome == candle.outcome(match.state)
    assert sketch.outcome is not None


def test_what_another_format_calls_otherwise_is_left_out() -> None:
    with pytest.raises(OtherEdition) as caught:
        record_from(b'{"gloam": 2, "decisions": 7, "game": [], "seats": 4}', "r.json")
    assert caught.value.sketch == Sketch(seats=4)


def test_an_outcome_is_in_the_record_after_the_end(candle: Game, tmp_path: Path) -> None:
    match = Match(candle, 3, 5)
    assert match.record().outcome is None
    play_randomly(match.state, seeded(1))
    again = msgspec.json.decode(match.record().to_json(), type=Record)
    assert again.outcome == candle.outcome(match.state)


def test_lockdown_ranks_and_scores() -> None:
    game = game_named("lockdown")
    for n in range(4):
        state: Any = game.start(5, seeded(3, n))
        play_randomly(state, seeded(4, n))
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.ranks == tuple(state.ranks)
        assert outcome.scores == tuple(6 - rank for rank in state.ranks)
        assert [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] == list(outcome.winners)
        assert not outcome.shared  # everybody plays for himself (LK-002)


def test_hunters_and_shadows_share_their_victories() -> None:
    game = game_named("shadow-hunters")
    seen = set()
    for n in range(12):
        state = game.start(6, seeded(3, n))
        play_randomly(state, seeded(4, n))
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.ranks is outcome.scores is None
        assert outcome.shared == (len(outcome.winners) > 1)
        seen.add(outcome.shared)
    assert seen == {True, False}


def test_nobody_reads_ranks_behind_the_outcome() -> None:
    root = Path(__file__).resolve().parent.parent.parent
    for path in [*(root / "src").rglob("*.py"), *(root / "tests").rglob("*.py")]:
        if path != Path(__file__):
            assert 'getattr(state, "ranks"' not in path.read_text("utf-8"), path
