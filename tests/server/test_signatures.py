"""Campaign files: what a server wrote itself it believes; what anybody may have written opens no page of the book."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.content.pages import page_names
from gloam.core.game import game_named
from gloam.core.positions.beginning import Beginning
from gloam.core.records.campaign import Campaign, campaign_from
from gloam.core.records.carry import Carried
from gloam.core.rng import seeded
from gloam.games.aftermath.content.tables import PASSAGE_IDS
from gloam.games.aftermath.state import SUCCESS
from gloam.server.signatures import SECRET, is_signed

GAME = game_named("aftermath")
WISH = {"seats": 2, "name": "Ann", "settings": {"pace": 0, "window": 0}, "start": True, "mind": "random"}
READ = PASSAGE_IDS[:2]


def kept(**changes: Any) -> dict[str, Any]:
    """The record of a campaign that has begun."""
    state = GAME.fresh(2, seeded(1), GAME.complete(2, {}))
    state.run()
    plain: dict[str, Any] = msgspec.to_builtins(GAME.carry(state))
    return {**plain, **changes}


def file(**changes: Any) -> dict[str, Any]:
    """A file that anybody could write: its digest is right."""
    campaign = Campaign("aftermath", "Forged", carried=Carried("aftermath", GAME.carries_version, kept(**changes)))
    return dict(json.loads(campaign.to_json()))


def found(server: Any, given: dict[str, Any]) -> Any:
    return server.request("POST", "/api/campaigns", "", {"game": "aftermath", "name": "Book", "file": given})


def export(server: Any, key: dict[str, str]) -> dict[str, Any]:
    return dict(server.get(f"/api/campaigns/{key['campaign']}/file", key["token"]))


def pages(server: Any, key: dict[str, str]) -> list[str]:
    """The pages that the first session of a campaign begins with, as somebody at its table is told and gets them."""
    begun = server.request("POST", f"/api/campaigns/{key['campaign']}/tables", key["token"], WISH)
    assert begun.status_code == 201, begun.text
    keys = begun.json()
    told = list(server.get(f"/api/tables/{keys['table']}/update", keys["token"])["sight"]["pages"])
    for page in page_names(GAME.package)[::30] + tuple(READ):
        path = f"/api/tables/{keys['table']}/pages/en/{page}"
        assert (server.request("GET", path, keys["token"]).status_code == 200) == (page in told)
    return told


@pytest.fixture
def known(server: Any) -> dict[str, Any]:
    """A file of this server's own in which pages were read."""
    key = found(server, file()).json()
    kept_there = server.store.campaign(key["campaign"]).result()
    carried = msgspec.structs.replace(kept_there.start, value={**kept_there.start.value, "read": READ})
    played = f"{key['campaign']}-played"
    server.store.found(msgspec.structs.replace(kept_there, campaign=played, start=carried)).result()
    return export(server, {"campaign": played, "token": key["token"]})


def test_a_forged_file_opens_no_page(server: Any) -> None:
    """All pages of the book are in its list, and its digest is right."""
    begun = pages(server, found(server, file()).json())
    answer = found(server, file(read=PASSAGE_IDS))
    assert answer.status_code == 201, answer.text
    assert pages(server, answer.json()) == begun
    assert not set(READ) & set(begun)


def test_a_file_of_ones_own_is_believed(server: Any, known: dict[str, Any]) -> None:
    assert known["signature"]
    assert set(READ) <= set(pages(server, found(server, known).json()))
    # Programs that pass a file on may write it in another order.
    turned = dict(reversed(known.items()))
    assert set(READ) <= set(pages(server, found(server, turned).json()))


@pytest.mark.parametrize("signature", ["kept", "", "0" * 64, "é"])
def test_a_file_that_somebody_has_changed_is_not(server: Any, known: dict[str, Any], signature: str) -> None:
    more = [*READ, PASSAGE_IDS[2]]
    known["carried"]["value"]["read"] = more
    campaign = msgspec.convert({**known, "digest": ""}, Campaign)
    changed = {**known, "digest": campaign.fingerprint()}
    if signature != "kept":
        changed["signature"] = signature
    answer = found(server, changed)
    assert answer.status_code == 201, answer.text
    assert not set(more) & set(pages(server, answer.json()))


def test_a_file_of_another_server_plays_on_but_is_read_again(
    known: dict[str, Any], serving: Callable[..., Any]
) -> None:
    other = serving()
    answer = found(other, known)
    assert answer.status_code == 201
    assert not set(READ) & set(pages(other, answer.json()))
    again = export(other, found(other, known).json())
    assert again["carried"]["value"] == {**known["carried"]["value"], "read": []}


def test_the_secret_is_the_databases(serving: Callable[..., Any]) -> None:
    first = serving()
    given = export(first, found(first, file()).json())
    campaign = campaign_from(json.dumps(given).encode(), "file")
    first.stop()
    second = serving()
    secret = second.store.secret(SECRET).result()
    assert is_signed(campaign, secret)
    assert len(secret) == 64
    assert secret not in json.dumps(given)


def test_a_terminal_signs_nothing(known: dict[str, Any], tmp_path: Path) -> None:
    """Whoever plays on at a terminal has the whole book at hand: what they have read there nobody else knows."""
    from gloam.core.match import Match

    campaign = campaign_from(json.dumps(known).encode(), "file")
    match = Match(GAME, 2, Beginning(1, campaign.carried))
    state: Any = match.state
    state.over, state.ending = True, SUCCESS
    assert campaign.after(match).signature == ""


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"lines": [[2, "zz9", "a1", "dash"]]}, "lines[0][1]"),
        ({"lines": [[2, "a1", "a1\n", "dash"]]}, "lines[0][2]"),
        ({"lines": [[2, "a1", "b1", "wall"]]}, "lines[0][3]"),
        ({"marks": [[2, "m1", "hide", True]]}, "marks[0][1]"),
        ({"shut": [[10**30, 1]]}, "shut[0][0]"),
        ({"sessions": 2**62}, "sessions"),
        ({"flags": {"f1": 10**18}}, "flags[...]"),
        ({"stores": ["excalibur"]}, "item 'excalibur'"),
        ({"taken": ["<script>"]}, "discovery card '<script>'"),
        ({"heroes": {}}, "no box of"),
        ({"missions": {"m1": "odd"}}, "state of a mission 'odd'"),
    ],
)
def test_what_does_not_fit_is_said_to_whoever_founds_it(server: Any, changes: dict[str, Any], message: str) -> None:
    answer = found(server, file(**changes))
    assert answer.status_code == 400, answer.text
    assert message in answer.json()["message"]


def test_names_in_the_log_of_a_campaign_are_names(server: Any) -> None:
    """It may tell of cards that no content has any more, but of nothing that could not be one."""
    chapter = {
        "heroes": ["pim"], "mission": "m1", "success": True, "errand": "", "errand_success": False,
        "dials": {"morale": 3}, "discoveries": ["d01"], "goals": [],
    }  # fmt: skip
    assert found(server, file(log=[chapter])).status_code == 201
    for name, value in (("heroes", ["<b>"]), ("mission", "a b"), ("discoveries", ["x" * 41]), ("dials", {"X": 1})):
        answer = found(server, file(log=[{**chapter, name: value}]))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_file_that_is_nested_deep_is_refused(server: Any) -> None:
    deep: Any = 0
    for _ in range(900):
        deep = [deep]
    for name in ("flags", "carried"):
        given = file()
        (given["carried"]["value"] if name == "flags" else given)[name] = {"x": deep}
        assert found(server, given).status_code == 400, name
