"""A campaign: what one session hands to the next, in matches, records and files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.core.game import Game, GameError, game_named
from gloam.core.match import Match, digest_of
from gloam.core.positions.beginning import Beginning
from gloam.core.records.campaign import Campaign, CampaignError, campaign_from, founded, load_campaign
from gloam.core.records.carry import Carried
from gloam.core.records.record import record_from
from gloam.core.records.replay import replay
from gloam.core.rng import seeded
from gloam.store.campaign_file import save_campaign
from gloam.store.errors import StoreError

POACHERS = Path(__file__).resolve().parent.parent / "poachers"


@pytest.fixture
def poachers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(POACHERS))
    return game_named("poachers")


def session(game: Game, seats: int, seed: int, carried: Carried | None = None) -> Match:
    """A whole session, played by chance."""
    match, rng = Match(game, seats, Beginning(seed, carried)), seeded(seed, 1)
    while not match.state.over:
        d = match.state.pending[rng.below(len(match.state.pending))]
        match.play(d.seat, d.options[rng.below(len(d.options))])
    return match


def with_snares(game: Game) -> Match:
    return next(m for m in (session(game, 4, seed) for seed in range(50)) if game.carried(m.state).value["snares"])  # type: ignore[union-attr]


def test_snares_of_one_session_lie_in_the_next(poachers: Game) -> None:
    first = with_snares(poachers)
    carried = poachers.carried(first.state)
    assert carried is not None
    # Another number of people, and another seed.
    second = Match(poachers, 5, Beginning(99, carried))
    view: Any = second.sight(0b10).view
    assert view.snares == carried.value["snares"]
    assert second.sight(0b1).view.snares is None
    assert Match(poachers, 5, 99).sight(0b10).view.snares == []


def test_a_record_of_a_later_session_replays_exactly(poachers: Game) -> None:
    second = session(poachers, 3, 5, poachers.carried(with_snares(poachers).state))
    record = record_from(second.record().to_json(), "r")
    assert record.carried == second.carried
    again = replay(record, poachers)
    assert digest_of(again.state) == digest_of(second.state)
    without = msgspec.structs.replace(record, carried=None)
    with pytest.raises(ValueError, match=r"refused|another state"):
        replay(without, poachers)


def test_an_earlier_moment_of_a_later_session(poachers: Game) -> None:
    second = session(poachers, 3, 5, poachers.carried(with_snares(poachers).state))
    assert second.at(0).sight(0b10).view.snares
    assert digest_of(second.at(len(second.decisions)).state) == digest_of(second.state)


@pytest.mark.parametrize(
    ("carried", "fault"),
    [
        (Carried("lockdown", 1, {"snares": []}), "what is carried over is of lockdown, not of poachers"),
        (Carried("poachers", 2, {"snares": []}), "what is carried over is of version 2; this poachers reads 1"),
        (Carried("poachers", 0, {"snares": []}), "what is carried over is of version 0; this poachers reads 1"),
        (Carried("poachers", 1, {}), "does not fit: Object missing required field `snares`"),
        (Carried("poachers", 1, {"snares": [7]}), r"does not fit: Expected `str`, got `int` - at `\$.snares\[0\]`"),
        (Carried("poachers", 1, {"snares": ["moon"]}), "there is no place 'moon' in this wood"),
        (Carried("poachers", 1, {"snares": [], "gold": 1}), "unknown field `gold`"),
    ],
)
def test_a_value_that_does_not_fit(poachers: Game, carried: Carried, fault: str) -> None:
    with pytest.raises(GameError, match=fault):
        Match(poachers, 3, Beginning(1, carried))


def test_a_game_without_campaigns(candle: Game) -> None:
    assert candle.carried(None) is None
    with pytest.raises(GameError, match="candle has no campaigns"):
        Match(candle, 3, Beginning(1, Carried("candle", 1, {})))
    with pytest.raises(CampaignError, match="candle has no campaigns"):
        founded(candle, "Nights")


def test_an_older_value_is_brought_up(poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def brought_up(self: Game, version: int, value: dict[str, Any]) -> dict[str, Any]:
        assert version == 1
        return {"snares": value["traps"]}

    monkeypatch.setattr(type(poachers), "carries_version", 2)
    monkeypatch.setattr(type(poachers), "brought_up", brought_up)
    old = Carried("poachers", 1, {"traps": ["gate"]})
    assert Match(poachers, 3, Beginning(1, old)).sight(0b10).view.snares == ["gate"]


class TestFile:
    def test_a_chain_of_sessions_through_a_file(self, poachers: Game, tmp_path: Path) -> None:
        path = tmp_path / "night.json"
        save_campaign(founded(poachers, "Night after night"), path)
        for number, seats in enumerate((4, 3, 5), 1):
            campaign = load_campaign(path)
            match = session(poachers, seats, number, campaign.ready(poachers))
            save_campaign(campaign.after(match, number), path)
        whole = load_campaign(path)
        assert [(one.seats, one.at) for one in whole.sessions] == [(4, 1), (3, 2), (5, 3)]
        assert all(one.outcome is not None and one.edition == poachers.edition for one in whole.sessions)
        assert whole.carried == poachers.carried(match.state)
        assert [file.name for file in tmp_path.iterdir()] == ["night.json"]

    def test_only_its_own_sessions_count(self, poachers: Game) -> None:
        campaign = founded(poachers, "Night")
        first = with_snares(poachers)
        later = campaign.after(first)
        with pytest.raises(CampaignError, match="no session of the campaign 'Night'"):
            later.after(first)
        with pytest.raises(CampaignError, match="not over"):
            campaign.after(Match(poachers, 3, 1))

    def test_a_campaign_ends_where_nothing_is_carried(self, poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(poachers), "carry", lambda self, state: None)
        over = founded(poachers, "Night").after(session(poachers, 3, 1))
        assert over.over
        with pytest.raises(CampaignError, match="the campaign 'Night' is over"):
            campaign_from(over.to_json(), "f").ready(poachers)

    def test_a_damaged_file_is_refused(self, poachers: Game) -> None:
        data = founded(poachers, "Night").after(with_snares(poachers)).to_json()
        for length in (0, 1, len(data) // 2, len(data) - 3):
            with pytest.raises(CampaignError, match=r"^f\.json is not a whole campaign of gloam: "):
                campaign_from(data[:length], "f.json")
        changed = json.loads(data)
        changed["carried"]["value"]["snares"] = ["gate", "lodge"]
        with pytest.raises(CampaignError, match=r"f\.json is damaged, or somebody has changed it"):
            campaign_from(json.dumps(changed).encode(), "f.json")
        with pytest.raises(CampaignError, match=r"of format 9; this gloam .* reads 1"):
            campaign_from(json.dumps({**changed, "campaign": 9}).encode(), "f.json")

    def test_it_is_read_whatever_the_rules_are_by_then(self, poachers: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        """What is carried over has a version of its own: tuned rules do not end a campaign."""
        campaign = founded(poachers, "Night").after(with_snares(poachers))
        monkeypatch.setattr(type(poachers), "version", 7)
        again = campaign_from(campaign.to_json(), "f")
        later, before = (
            Match(poachers, 3, Beginning(1, carried)) for carried in (again.ready(poachers), campaign.carried)
        )
        assert later.state == before.state

    def test_of_another_game(self, poachers: Game) -> None:
        with pytest.raises(CampaignError, match="'x' is one of chess, not of poachers"):
            Campaign("chess", "x").ready(poachers)

    def test_what_cannot_be_written_or_read_is_said(self, poachers: Game, tmp_path: Path) -> None:
        with pytest.raises(StoreError, match=r"cannot write .*: No such file"):
            save_campaign(founded(poachers, "Night"), tmp_path / "none" / "f.json")
        with pytest.raises(CampaignError, match=r"cannot read .*: No such file"):
            load_campaign(tmp_path / "f.json")

    def test_a_failed_write_leaves_the_old_file(
        self, poachers: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "f.json"
        save_campaign(founded(poachers, "Night"), path)
        before = path.read_bytes()

        def broken(handle: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.fsync", broken)
        with pytest.raises(StoreError, match="No space left"):
            save_campaign(founded(poachers, "Day"), path)
        assert path.read_bytes() == before
        assert list(tmp_path.iterdir()) == [path]
