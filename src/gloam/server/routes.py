"""The addresses of the API, by subject: which handler answers, what it takes and gives, and whose token it needs."""

from __future__ import annotations

from gloam.core.records.campaign import Campaign
from gloam.core.records.record import Record
from gloam.server import protocol as p
from gloam.server.campaigns import Campaigns
from gloam.server.house import House
from gloam.server.openapi import Operation
from gloam.server.rest import Rest
from gloam.server.site import Site

TABLE = "/api/tables/{table}"
SEAT_OF_TABLE = f"{TABLE}/seats/{{seat}}"
CAMPAIGN = "/api/campaigns/{campaign}"

ANY = "any of the table; none for a listed one"
HOST = "host"
RUNS = "host, or that of who holds the seat"
SITS = "join or host, or that of who holds a seat"
SEAT = "that of who holds a seat"
OWNER = "the owner's; to found a campaign none is needed"


def operations(house: House, site: Site) -> list[Operation]:
    """The whole API."""
    rest = Rest(house)
    return [*games(site), *tables(rest), *seats(rest), *play(rest), *after(rest), *campaigns(Campaigns(house))]


def games(site: Site) -> list[Operation]:
    """What can be played, and its texts."""
    return [
        Operation("GET", "/api/games", "All games", site.all_games, list[p.GameCard]),
        Operation("GET", "/api/games/{game}", "One game", site.one_game, p.GameInfo),
        Operation("GET", "/text/{language}/{game}.ftl", "Texts", site.text, media="text/plain"),
    ]


def tables(rest: Rest) -> list[Operation]:
    """Tables, before anybody sits down at one."""
    return [
        Operation("GET", "/api/tables", "Open tables", rest.listed, list[p.ListedTable]),
        Operation("POST", "/api/tables", "Make a table", rest.make, p.Keys, 201, p.NewTable),
        Operation("GET", TABLE, "A table", rest.info, p.TableInfo, token=ANY),
        Operation("GET", f"{TABLE}/status", "How a table stands", rest.status, p.TableStatus, token=ANY),
        Operation(
            "GET", f"{TABLE}/account", "A table as its log alone tells of it", rest.account, p.Account, token=ANY
        ),
        Operation("GET", f"{TABLE}/keys", "The keys again", rest.keys, p.Keys, token=HOST),
    ]


def seats(rest: Rest) -> list[Operation]:
    """Who sits where, up to the deal."""
    return [
        Operation("POST", f"{TABLE}/seats", "Take a seat", rest.sit, p.Seated, 201, p.Sit, SITS, refusals=(409,)),
        Operation("DELETE", SEAT_OF_TABLE, "Free a seat", rest.free, None, 204, token=RUNS, refusals=(400, 409)),
        Operation(
            "PUT",
            f"{SEAT_OF_TABLE}/mind",
            "Let a mind play a seat",
            rest.put_mind,
            None,
            204,
            p.PutMind,
            RUNS,
            refusals=(409,),
        ),
        Operation(
            "DELETE",
            f"{SEAT_OF_TABLE}/mind",
            "The mind leaves; whoever held the seat comes back",
            rest.take_mind,
            None,
            204,
            token=RUNS,
            refusals=(400, 409),
        ),
        Operation(
            "PUT",
            f"{SEAT_OF_TABLE}/person",
            "Hand a seat over",
            rest.hand,
            None,
            204,
            p.Hand,
            RUNS,
            refusals=(409,),
        ),
        Operation(
            "PUT",
            f"{SEAT_OF_TABLE}/wish",
            "Yes or no to who asks for a seat",
            rest.agree,
            None,
            204,
            p.Agree,
            SEAT,
            refusals=(409,),
        ),
        Operation("POST", f"{TABLE}/start", "Deal", rest.start, None, 204, token=HOST, refusals=(400, 409)),
    ]


def play(rest: Rest) -> list[Operation]:
    """The game at a table: what is seen, decided, taken back, said and noted."""
    return [
        Operation(
            "GET",
            f"{TABLE}/update",
            "What this viewer may know",
            rest.update,
            p.Update,
            token=ANY,
            queries=("since", "side"),
        ),
        Operation(
            "GET",
            f"{TABLE}/pages/{{language}}/{{page}}",
            "A sealed page that is open to this viewer",
            rest.page,
            p.OpenPage,
            token=ANY,
        ),
        Operation(
            "GET",
            f"{TABLE}/opening",
            "Who one is and how one wins",
            rest.opening,
            p.Opening,
            token=SEAT,
            queries=("seat",),
            refusals=(400,),
        ),
        Operation(
            "POST", f"{TABLE}/decisions", "Decide", rest.decide, p.Accepted, 200, p.Decide, SEAT, refusals=(409,)
        ),
        Operation("POST", f"{TABLE}/undo", "Take back", rest.undo, p.Accepted, 200, p.TakeBack, SEAT, refusals=(409,)),
        Operation("POST", f"{TABLE}/talk", "Say something", rest.talk, p.Accepted, 200, p.Say, SEAT, refusals=(409,)),
        Operation(
            "GET", f"{TABLE}/talk", "What was said earlier", rest.earlier, list[p.Line], token=ANY, queries=("before",)
        ),
        Operation(
            "GET",
            f"{TABLE}/hint",
            "What a mind would do",
            rest.hint,
            p.Hint,
            token=SEAT,
            queries=("seat",),
            refusals=(400, 409),
        ),
        Operation("GET", f"{TABLE}/notes", "One's own notes", rest.notes, p.Notes, token=SEAT),
        Operation("PUT", f"{TABLE}/notes", "Keep one's own notes", rest.keep_notes, None, 204, p.Notes, SEAT),
    ]


def after(rest: Rest) -> list[Operation]:
    """Once a game is over."""
    return [
        Operation("GET", f"{TABLE}/ending", "The full reveal", rest.ending, p.Ending, token=ANY),
        Operation(
            "POST",
            f"{TABLE}/again",
            "The same people play again",
            rest.again,
            p.NextTable,
            201,
            p.PlayAgain,
            "host, or that of who holds a seat",
            refusals=(409,),
        ),
        Operation("GET", f"{TABLE}/record", "The record", rest.record, Record, token=ANY),
        Operation(
            "GET", f"{TABLE}/replay", "A moment again", rest.replay, p.ReplayMoment, token=ANY, queries=("at", "seat")
        ),
        Operation(
            "GET",
            f"{TABLE}/scenario",
            "A moment as a scenario",
            rest.scenario,
            token=ANY,
            queries=("at",),
            media="application/toml",
        ),
    ]


def campaigns(handlers: Campaigns) -> list[Operation]:
    """Campaigns, by the token of their owner."""
    return [
        Operation("GET", "/api/campaigns", "One's campaigns", handlers.mine, list[p.CampaignInfo], token=OWNER),
        Operation(
            "POST", "/api/campaigns", "Found a campaign", handlers.found, p.CampaignKey, 201, p.NewCampaign, OWNER
        ),
        Operation("GET", CAMPAIGN, "A campaign", handlers.info, p.CampaignInfo, token=OWNER),
        Operation(
            "GET", f"{CAMPAIGN}/file", "A campaign as a file", handlers.file, Campaign, token=OWNER, refusals=(409,)
        ),
        Operation(
            "POST",
            f"{CAMPAIGN}/tables",
            "The next session",
            handlers.begin,
            p.Keys,
            201,
            p.NewSession,
            OWNER,
            refusals=(409,),
        ),
    ]
