"""Aftermath as a game of gloam."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gloam.core.content.files import Fault, ReadOut
from gloam.core.game import Foreign, Game, Opening, OptionValue, Outcome
from gloam.core.rng import Rng
from gloam.core.words.lexicon import Phrase
from gloam.games.aftermath.content.pagefile import PageFile
from gloam.games.aftermath.content.schema import PAGE_FILES, Kept, cross_check, said
from gloam.games.aftermath.content.tables import D_ALLY, DISCOVERY_IDS, DISCOVERY_KIND, LOCKED, MISSION_IDS, PASSAGE_IDS
from gloam.games.aftermath.lexicon import WISHES
from gloam.games.aftermath.options import Switches
from gloam.games.aftermath.rules.setup import first_session
from gloam.games.aftermath.shown import story
from gloam.games.aftermath.shown.keeping import kept_by, next_session, unread, with_a_log
from gloam.games.aftermath.state import FAILURE, LOST, SUCCESS, WON, Aftermath

LATER_MISSIONS = ("m2", "m3", "m4", "m5", "m7", "m8")
"""Missions that nobody knows of at first: their names are sealed."""

DESCRIBED = ("hero", "item", "status", "ability", "enemy", "environment", "vehicle")
"""Kinds of cards with a text of their own."""

SEATS_OF_ONE = 2
"""One person runs two characters, two may (AF-002, AF-003)."""

PEOPLE_WITH_TWO = 2
"""Of three or four people each runs exactly one (AF-004)."""


def praised(page: PageFile) -> str:
    return f"page {page.page} with {len(page.entry)} entries"


class AftermathGame(Game):
    """A campaign of small rodents in a city without humans. One person plays with two seats, two with two to four."""

    id = "aftermath"
    version = 4
    prefix = "AF"
    minutes = (60, 90)
    seat_counts = range(2, 5)
    described: ClassVar = dict.fromkeys(DESCRIBED, "text")
    says_in = "mind.reasons:REASONS"
    minds_in: ClassVar = {"steady": "mind.bot:Companion"}
    carries = Kept
    carries_version = 2
    foreign = (Foreign(PAGE_FILES, PageFile, praised),)
    public_content = (
        "cards.toml", "characters.toml", "items.toml", "statuses.toml", "abilities.toml", "enemies.toml",
        "environments.toml", "vehicles.toml", "travel.toml", "numbers.toml",
    )  # fmt: skip

    def deal(self, seats: int, rng: Rng, options: Mapping[str, OptionValue]) -> Aftermath:
        return first_session(seats, rng, Switches(**options))

    def carry(self, state: Any) -> Kept | None:
        return kept_by(state)

    def go_on(self, seats: int, rng: Rng, options: Mapping[str, OptionValue], carried: Any) -> Aftermath:
        return next_session(seats, rng, Switches(**options), carried)

    def unread(self, carried: Any) -> Kept:
        return unread(carried)

    def brought_up(self, version: int, value: dict[str, Any]) -> dict[str, Any]:
        return with_a_log(value) if version == 1 else super().brought_up(version, value)

    def outcome(self, state: Any) -> Outcome | None:
        if not state.over:
            return None
        rule = {SUCCESS: "AF-575", FAILURE: "AF-577", LOST: "AF-600", WON: "AF-596"}[state.ending]
        winners = tuple(range(state.seats)) if state.ending in (SUCCESS, WON) else ()
        return Outcome((rule,), winners, dict.fromkeys(winners, rule), shared=True)

    def opening(self, known: Any, seat: int) -> Opening:
        return story.opening(known, seat)

    def verdict(self, state: Any, seat: int) -> Phrase:
        return story.verdict(state)

    def labels(self, state: Any) -> list[list[str]]:
        return story.labels(state)

    def story(self, state: Any) -> list[Phrase]:
        return story.story(state)

    def seats_per_person(self, seats: int) -> int:
        return SEATS_OF_ONE

    def shared_by(self, seats: int) -> int:
        return PEOPLE_WITH_TWO

    def unsealed(self, state: Any, viewers: int) -> Sequence[str]:
        """What was read is open to everybody, for the whole campaign; and the names of discovery cards that were taken
        and of missions that are not locked."""
        c = state.campaign
        taken = [name for i, name in enumerate(DISCOVERY_IDS) if c.taken >> i & 1]
        missions = [name for i, name in enumerate(MISSION_IDS) if name in LATER_MISSIONS and c.missions[i] != LOCKED]
        return [*(PASSAGE_IDS[passage] for passage in c.read), *taken, *missions]

    def text_keys(self) -> dict[str, set[str]]:
        """Allies say what they do, as other cards; votes name deeds; there is an opening, a verdict and a story."""
        allies = [name for i, name in enumerate(DISCOVERY_IDS) if DISCOVERY_KIND[i] == D_ALLY]
        texts = {f"discovery-{name}-text": set[str]() for name in allies}
        wishes = {f"wish-{verb}": set[str]() for verb in WISHES}
        return super().text_keys() | texts | wishes | story.text_keys()

    def cross_check(self, content: Mapping[str, Any]) -> list[Fault]:
        return cross_check(content)

    def said(self, content: Mapping[str, Any]) -> list[ReadOut]:
        return said(content)
