"""What Aftermath says of its cards, spaces and enemies, in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import msgspec
import pytest

from gloam.core.content.pages import page_text
from gloam.core.game import game_named
from gloam.core.history import EVERYONE, Note
from gloam.core.rng import seeded
from gloam.core.words.text import LANGUAGES, words
from gloam.games.aftermath import words as w
from gloam.games.aftermath.content.pagemap import CELL_IDS
from gloam.games.aftermath.content.tables import CONTENT, DISCOVERY_IDS, ENEMY_IDS
from gloam.games.aftermath.lexicon import LEXICON

GAME = game_named("aftermath")
UNSAID = {"copies", "batteries"}
"""Numbers that the text of a card leaves out: nothing takes more than one battery."""


def numbers(card: Any) -> Iterator[int]:
    """The numbers of a card that are not 0, however deep they lie."""
    for value in card.values():
        if isinstance(value, dict):
            yield from numbers(value)
        elif isinstance(value, list):
            yield from (number for number in value if isinstance(number, int))
        elif isinstance(value, int) and not isinstance(value, bool) and value:
            yield value


def cards() -> Iterator[tuple[str, str, set[int]]]:
    """Every card with a text: its key, the discovery it is sealed on, and the numbers it has to say."""
    content = CONTENT
    for kind, found in {
        "item": [*content.items, *content.treasures.item],
        "status": content.statuses,
        "ability": [*content.abilities, *content.treasures.ability],
        "vehicle": [card for card in content.vehicles if card.kind != "road"],
    }.items():
        for card in found:
            data = {name: value for name, value in msgspec.to_builtins(card).items() if name not in UNSAID}
            if data.get("build"):
                del data["repair"]
            named = data.get("discovery") or (card.id if card.id in DISCOVERY_IDS else "")
            yield f"{kind}-{card.id}-text", named, {abs(number) for number in numbers(data)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_cards_say_the_numbers_of_the_content(language: str) -> None:
    for key, sealed, wanted in cards():
        said = words(language, GAME, frozenset([sealed] if sealed else [])).say(key)
        assert wanted <= {int(number) for number in re.findall(r"\d+", said)}, f"{key}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_enemies_name_the_threats_with_something_special(language: str) -> None:
    """AF-437: what all three actions have is said once; what only some have, by their threat value."""
    for enemy in CONTENT.enemies:
        said = words(language, GAME).say(f"enemy-{enemy.id}-text")
        common = set.intersection(*(set(action.special) for action in enemy.actions))
        wanted = {str(i + 1) for i, action in enumerate(enemy.actions) if set(action.special) - common}
        assert wanted <= set(re.findall(r"\d", said)), f"{enemy.id}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_discovery_does_is_sealed_with_it(language: str) -> None:
    assert not words(language, GAME).has("item-d01-text")
    assert "item-d01-text" in page_text(GAME.package, language, "d01")


DOCUMENTS = {"d44": "1-list", "d45": "1-log", "d46": "info-a-recording", "d47": "9-letter"}


def lists(effects: Any) -> Iterator[list[Any]]:
    """Every list of effects below this one, and itself."""
    if isinstance(effects, list):
        yield effects
    for part in effects if isinstance(effects, list) else effects.values():
        if isinstance(part, (list, dict)):
            yield from lists(part)


def test_a_document_that_is_taken_is_read() -> None:
    """AF-047: the list, the log, the recording and the letter are read where they are found."""
    found = set()
    for file in (resources.files(GAME.package) / "content").iterdir():
        if file.name.startswith("page_"):
            for effects in lists(tomllib.loads(file.read_text("utf-8"))):
                taken = {effect.get("take") for effect in effects if isinstance(effect, dict)}
                for card in taken & DOCUMENTS.keys():
                    said = {
                        effect.get("text") for part in lists(effects) for effect in part if isinstance(effect, dict)
                    }
                    assert DOCUMENTS[card] in said, f"{file.name} takes {card} unread"
                    found.add(card)
    assert found == DOCUMENTS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_slots_and_letters_are_said_as_people_count(language: str) -> None:
    """AF-187: letters tell enemies of one name apart. AF-161: the top slot is the first."""
    said = words(language, GAME)
    comes = LEXICON.event(Note(EVERYONE, w.TOLD_COMES, (ENEMY_IDS.index("roach"), 0, CELL_IDS.index("c4")), 0))
    text = said.phrase(comes, str)
    assert "A" in text
    assert "c4" in text
    strikes = said.phrase(LEXICON.phrase(w.MELEE | 0 << 8 | 2), str)
    assert re.findall(r"\d", strikes) == ["1", "3"]
    s = GAME.start(2, seeded(1))
    assert "b2" in said.phrase(LEXICON.refused(s, 0, 0, w.WALL | CELL_IDS.index("b2")), str)


VOTES = [
    "pass", "rest", "home", "go-on", "endless", "give-up", "yes", "done", "keeper:B", "mission:m1", "travel:toy-shop",
    "road:toy-shop,1", "prey:A", "way:c4", "at:c4", "pick:B", "repair:i32,B", "mend:i44", "build:i44", "store:i32",
    "scrap:i32", "hand:i32,B", "fetch:i32,pim", "pack:i32,pim", "learn:roar,B", "break:i44",
]  # fmt: skip
"""One of each that a council of the party can be about, but for choices of the book, whose words are sealed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_vote_can_be_told(language: str) -> None:
    """AF-061: each names the thing it is about; no two of them sound the same."""
    say = words(language, GAME)
    told = [
        say.phrase(LEXICON.event(Note(EVERYONE, kind, (0, LEXICON.read(vote)), 0)), str)
        for vote in VOTES
        for kind in (w.TOLD_VOTED, w.TOLD_OVERRULED)
    ]
    seats = {"prey:A": "A", "keeper:B": "B", "pick:B": "B", "way:c4": "c4", "at:c4": "c4"}
    different = len(VOTES) - len(seats) + len(set(seats.values()))
    assert len(set(told)) == 2 * different
    for vote in VOTES:
        assert LEXICON.write(LEXICON.read(vote)) == vote
