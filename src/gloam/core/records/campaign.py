"""A campaign as a file: a chain of sessions, and what the next one begins with.

The file is for whoever plays without a server; a server writes and reads the same. It holds what was carried over,
which the players may not know yet.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from gloam.core.game import Game, GameError, Outcome
from gloam.core.match import Match
from gloam.core.records.carry import Carried
from gloam.core.records.edition import FORMAT, Edition

CAMPAIGN_FORMAT = 1


class CampaignError(GameError):
    """A campaign that cannot be read or gone on with; one clear sentence."""


class Session(msgspec.Struct, frozen=True):
    """A session that has ended: of how many seats, of which edition of the game, and how. `at` is when, in
    milliseconds, 0 where nobody knows."""

    seats: int
    edition: Edition
    outcome: Outcome | None = None
    at: int = 0


class Campaign(msgspec.Struct, frozen=True):
    """A chain of sessions of one game. `carried` is what the next one begins with; None before the first, and after the
    last, which is when it is `over`. `digest` covers all of it, so that a damaged file is not played. Anybody can work
    a digest out; `signature` is what only the server that wrote the file can, "" where none did."""

    game: str
    name: str
    sessions: list[Session] = []
    carried: Carried | None = None
    over: bool = False
    digest: str = ""
    campaign: int = CAMPAIGN_FORMAT
    signature: str = ""

    def after(self, match: Match, at: int = 0) -> Campaign:
        """The campaign after this match, which began with what it carried. Raises CampaignError where it did not."""
        state, game = match.state, match.game
        if not state.over:
            raise CampaignError("this session is not over")
        if game.id != self.game or match.carried != self.carried:
            raise CampaignError(f"this is no session of the campaign {self.name!r}")
        carried = game.carried(state)
        session = Session(state.seats, game.edition, game.outcome(state), at)
        return Campaign(self.game, self.name, [*self.sessions, session], carried, carried is None)

    def ready(self, game: Game) -> Carried | None:
        """What the next session begins with, checked. Raises CampaignError where there cannot be one."""
        if game.id != self.game:
            raise CampaignError(f"the campaign {self.name!r} is one of {self.game}, not of {game.id}")
        if game.carries is None:
            raise CampaignError(f"{game.id} has no campaigns")
        if self.over:
            raise CampaignError(f"the campaign {self.name!r} is over")
        if self.carried is not None:
            game.read_carried(self.carried)
        return self.carried

    def to_json(self) -> bytes:
        whole = msgspec.structs.replace(self, digest=self.fingerprint())
        return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"

    def fingerprint(self) -> str:
        # Sorted: programs that pass a file on may write it in another order.
        plain = msgspec.to_builtins(msgspec.structs.replace(self, digest=""), str_keys=True)
        del plain["signature"]  # it covers the digest
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def founded(game: Game, name: str) -> Campaign:
    """A campaign without sessions. Raises CampaignError for a game that has none."""
    campaign = Campaign(game.id, name)
    campaign.ready(game)
    return campaign


class _Stamp(msgspec.Struct):
    campaign: int


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def campaign_from(data: bytes, name: str) -> Campaign:
    """Read a campaign; raises CampaignError with one clear sentence that names the file."""
    try:
        stamp = msgspec.json.decode(data, type=_Stamp)
        if stamp.campaign != CAMPAIGN_FORMAT:
            raise CampaignError(
                f"{name} is a campaign of format {stamp.campaign}; this gloam (format {FORMAT}) reads {CAMPAIGN_FORMAT}"
            )
        campaign = msgspec.json.decode(data, type=Campaign)
    except _UNREADABLE as e:
        raise CampaignError(f"{name} is not a whole campaign of gloam: {e}") from None
    if campaign.digest != campaign.fingerprint():
        raise CampaignError(f"{name} is damaged, or somebody has changed it: its digest is another")
    return campaign


def campaign_of(plain: dict[str, Any], name: str) -> Campaign:
    """The same from plain data."""
    try:
        data = msgspec.json.encode(plain)
    except RecursionError as e:
        raise CampaignError(f"{name} is not a whole campaign of gloam: {e}") from None
    return campaign_from(data, name)


def load_campaign(path: Path) -> Campaign:
    try:
        data = path.read_bytes()
    except OSError as e:
        raise CampaignError(f"cannot read {path}: {e.strerror}") from None
    return campaign_from(data, str(path))
