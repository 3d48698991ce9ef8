"""Campaigns on a server: the owner's token founds, lists and continues them.

What is carried from one session to the next stays here while a session is played: it may hold secrets of the game.
"""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from gloam.core.game import Game, GameError
from gloam.core.match import result
from gloam.core.positions.beginning import Beginning
from gloam.core.positions.setting import begun
from gloam.core.records.campaign import Campaign, campaign_of
from gloam.core.records.campaign import Session as FileSession
from gloam.core.records.carry import Carried
from gloam.core.records.edition import Edition
from gloam.core.words.phrases import Phrase
from gloam.core.words.text import in_english
from gloam.server.house import House
from gloam.server.limits import address_key
from gloam.server.problems import Problem, answer, too_fast
from gloam.server.protocol import CampaignInfo, CampaignKey, NewCampaign, NewSession, NewTable, SessionInfo
from gloam.server.signatures import SECRET, is_signed, signed
from gloam.server.tokens import bearer, is_id, new_table_id
from gloam.store.campaigns import KeptCampaign, KeptSession, SessionOfTable
from gloam.store.store import OutOfStep
from gloam.store.tokens import digest_of_token, new_token, same_digest
from gloam.table.people import visible

TEXT_KEYS: dict[str, tuple[str, ...]] = {
    "campaign-no-game": (),
    "campaign-other-carried": (),
    "campaign-other-session": ("number",),
}

UNKNOWN = Edition(0, 0, "")
"""Of a session whose card says nothing about it."""


class Campaigns:
    """The handlers. `body` is the request's body, decoded and checked."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def mine(self, request: Request, body: None) -> Response:
        return answer([self._info(kept) for kept in await self._owned(request)])

    async def found(self, request: Request, body: NewCampaign) -> Response:
        self._slow_down(request)
        game = self.house.game(body.game)
        name = visible(body.name)
        if not name:
            raise Problem(400, "A campaign needs a name with a letter that can be seen.")
        given = Campaign(game.id, name) if body.file is None else campaign_of(body.file, "The file")
        start = await self._start(game, given)
        token = bearer(request.headers.get("authorization", ""))
        if token and not await self._owned(request):
            raise no_campaign()
        token, now = token or new_token(), self.house.clock.now()
        kept = KeptCampaign(new_table_id(), digest_of_token(token), game.id, name, now, now, start)
        await asyncio.wrap_future(self.house.store.found(kept))
        return answer(CampaignKey(kept.campaign, token), 201)

    async def info(self, request: Request, body: None) -> Response:
        return answer(self._info(await self._campaign(request)))

    async def file(self, request: Request, body: None) -> Response:
        kept = await self._campaign(request)
        if kept.open is not None:
            raise Problem(409, "A session of this campaign is being played: what it began with stays here until then.")
        sessions = [
            FileSession(one.card.seats, one.card.edition or UNKNOWN, one.card.outcome, one.card.touched)
            for one in kept.sessions
            if one.state == "over"
        ]
        campaign = Campaign(kept.game, kept.name, sessions, kept.carried, kept.over)
        headers = {
            "Content-Disposition": f'attachment; filename="gloam-{kept.game}-{kept.campaign}.json"',
            "Cache-Control": "no-store",
        }
        campaign = signed(campaign, await self._secret())
        return Response(campaign.to_json(), headers=headers, media_type="application/json")

    async def begin(self, request: Request, body: NewSession) -> Response:
        kept = await self._campaign(request)
        self._slow_down(request)
        if kept.over:
            raise Problem(409, "This campaign is over.", "not-allowed")
        if kept.open is not None and not body.again:
            raise Problem(409, f"Session {kept.open.number} is not over.", "not-allowed")
        plain = {name: getattr(body, name) for name in body.__struct_fields__ if name != "again"}
        wish = NewTable(game=kept.game, **plain)
        session = SessionOfTable(kept.campaign, len(kept.sessions) + 1, kept.open is not None)
        try:
            keys = await self.house.make(wish, _address(request), session, Beginning(0, kept.carried))
        except OutOfStep:
            raise Problem(409, "The campaign has gone on meanwhile; look at it again.") from None
        return answer(keys, 201)

    async def _start(self, game: Game, given: Campaign) -> Carried | None:
        """What the first session begins with. Raises GameError where none could be played.

        A file that was not written here, or that somebody has changed, may claim that any page was read. So it can be
        continued, but its pages open only as they are read again.
        """
        start = given.ready(game)
        if start is None:
            return None
        if not is_signed(given, await self._secret()):
            start = game.sealed_again(start)
        # Whatever does not fit is said to whoever founds the campaign, not to whoever begins its first session.
        seats = game.seat_counts[0]
        begun(game, seats, game.complete(seats, {}), Beginning(0, start))
        return start

    async def _secret(self) -> str:
        return await asyncio.wrap_future(self.house.store.secret(SECRET))

    # Finding

    async def _owned(self, request: Request) -> list[KeptCampaign]:
        """All that the token of this request owns."""
        token = bearer(request.headers.get("authorization", ""))
        if not token:
            return []
        return await asyncio.wrap_future(self.house.store.campaigns_of(digest_of_token(token)))

    async def _campaign(self, request: Request) -> KeptCampaign:
        """The campaign that a request names, for its owner; the same Problem whether campaign or token is wrong."""
        name: str = request.path_params["campaign"]
        kept = await asyncio.wrap_future(self.house.store.campaign(name)) if is_id(name) else None
        token = bearer(request.headers.get("authorization", ""))
        if kept is None or not same_digest(kept.owner, token):
            raise no_campaign()
        return kept

    def _slow_down(self, request: Request) -> None:
        wait = self.house.tables.take(_address(request))
        if wait:
            self.house.metrics.count("limited")
            raise too_fast(wait)

    # Telling

    def _info(self, kept: KeptCampaign) -> CampaignInfo:
        why, missing = self._why_not(kept)
        return CampaignInfo(
            campaign=kept.campaign,
            game=kept.game,
            name=kept.name,
            made=kept.made,
            touched=kept.touched,
            state="over" if kept.over else "ready" if kept.open is None else "playing",
            sessions=[_session(one) for one in kept.sessions],
            missing=missing,
            why=why,
        )

    def _why_not(self, kept: KeptCampaign) -> tuple[Phrase | None, str]:
        """Why a campaign cannot go on here: its game is not installed, or reads what was carried over no more. For
        people, and in English with its details."""
        try:
            Campaign(kept.game, kept.name, carried=kept.carried).ready(self.house.game(kept.game))
        except GameError as e:
            installed = kept.game in self.house.games
            why = Phrase("campaign-other-carried" if installed else "campaign-no-game", "", {})
            return why, f"{str(e)[:1].upper()}{str(e)[1:]}."
        if kept.open is not None and not self.house.plays(kept.open.card):
            why = Phrase("campaign-other-session", "", {"number": kept.open.number})
            return why, in_english(why)
        return None, ""


def _session(one: KeptSession) -> SessionInfo:
    card = one.card
    return SessionInfo(one.number, one.table, one.state, card.seats, card.made, card.touched, result(card.outcome))


def no_campaign() -> Problem:
    """The same for a campaign that does not exist and for one whose token was not given."""
    return Problem(404, "There is no such campaign, or this token does not open it.")


def _address(request: Request) -> str:
    return address_key(request.client.host if request.client else "-")
