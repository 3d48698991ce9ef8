"""What a covered question shows is the same in worlds that those who look on cannot tell apart, in all five games; and
a word that is declared too open is found."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from msgspec.structs import replace

import gloam
from gloam.core.game import Game, OptionValue, game_named
from gloam.core.words.lexicon import Lexicon, NotationError, asks
from gloam.games.aftermath.state import Aftermath
from gloam.games.shadow_hunters import game as shadow_hunters
from gloam.testing import GameFault, check_covered

GAMES = ["shadow-hunters", "lockdown", "halloween", "whisper", "aftermath"]


@pytest.mark.parametrize("name", GAMES)
def test_covered_questions_tell_onlookers_nothing(name: str) -> None:
    report = check_covered(game_named(name), 60)
    assert report.screens > 60


def test_hands_that_are_closed_tell_onlookers_nothing() -> None:
    report = check_covered(game_named("aftermath"), 40, options={"closed_hands": True})
    assert not [kind for kind in report.kinds if kind.endswith("+")], "with closed hands all is covered"


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", GAMES)
def test_covered_questions_tell_onlookers_nothing_at_length(name: str) -> None:
    assert check_covered(game_named(name), 3000, seed=9).pairs == 3000


# Planted


def opened(game: Game, key: str, shows: Collection[str] | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind of question that shows more than it should."""
    kinds = [replace(kind, own=False, shows=shows) if kind.key == key else kind for kind in game.lexicon.kinds]
    monkeypatch.setattr(game.lexicon, "kinds", kinds)


def every_verb(game: Game) -> tuple[str, ...]:
    return tuple(verb.key for verb in game.lexicon.verbs)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("shadow-hunters", "hand"),  # names the Hermit card (SH-090)
        ("shadow-hunters", "hermit"),  # the answers say who answers (SH-093)
        ("shadow-hunters", "move"),  # Teleport, Lightning, Demolish
        ("whisper", "main"),
        ("whisper", "cost"),
    ],
)
def test_a_question_that_shows_too_much_is_found(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(name)
    opened(game, kind, every_verb(game), monkeypatch)
    with pytest.raises(GameFault, match="can tell worlds apart by the covered screen"):
        check_covered(game, 200)


def test_a_card_that_even_the_revealed_must_cover_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is revealed still reads Hermit cards alone (SH-091)."""
    opened(shadow_hunters, "hand", None, monkeypatch)
    with pytest.raises(GameFault, match="can tell worlds apart by the covered screen"):
        check_covered(shadow_hunters, 400)


@pytest.mark.parametrize(("verb", "anytime"), [("reveal", "offered"), ("reveal", ""), ("mothers-love", "offered")])
def test_an_interrupt_that_shows_for_some_is_found(verb: str, anytime: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Daniel cannot reveal, and only Allie has Mother's Love (SH-313); one that never shows tells nothing."""
    lexicon = shadow_hunters.lexicon
    verbs = [replace(one, anytime=anytime) if one.key == verb else one for one in lexicon.verbs]
    monkeypatch.setattr(lexicon, "verbs", verbs)
    monkeypatch.setattr(lexicon, "always", lexicon.always if verb != "reveal" else [])
    if not anytime:
        check_covered(shadow_hunters, 60)
        return
    with pytest.raises(GameFault, match="anytime"):
        check_covered(shadow_hunters, 100)


@pytest.mark.skipif(gloam.COMPILED, reason="compiled classes cannot be changed")
def test_a_seat_that_is_said_to_have_nothing_to_hide_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: dict[str, OptionValue] = {"closed_hands": True}
    monkeypatch.setattr(Aftermath, "is_known", lambda self, seat: True)
    with pytest.raises(GameFault, match="can tell worlds apart by the covered screen"):
        check_covered(game_named("aftermath"), 200, options=closed)


def test_a_kind_that_declares_nothing_is_covered() -> None:
    assert asks("XX-001").shows is None
    assert asks("XX-001", shows="").shows == ()
    assert asks("XX-001", shows="go stop").shows == ("go", "stop")


def test_a_verb_that_there_is_not_cannot_be_shown() -> None:
    with pytest.raises(NotationError, match="ask take shows rob, which is no verb of this game"):
        Lexicon([], [replace(asks("XX-001", shows="rob"), key="take")], [], {}, {})
