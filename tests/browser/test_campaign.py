"""A campaign in the browser, by mouse: founded in the lobby, played, gone on with by others, opened on another device;
and a table of another edition, of which its account is left."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def wood(houses: Callable[[Path], House]) -> House:
    """A server with the game that has campaigns."""
    return houses(ROOT / "tests" / "poachers")


def hurry(visitor: Visitor) -> None:
    """Sessions made by pressing buttons get a quick pace on the wire, and the seat of a poacher."""

    def quick(route: Route) -> None:
        wish = json.loads(route.request.post_data or "")
        wish["settings"] |= {"pace": 0, "window": 0}
        wish["mind"] = "random"
        wish["seat"] = "B"
        route.continue_(post_data=json.dumps(wish))

    visitor.page.route("**/api/campaigns/*/tables", quick)


def play_out(me: Visitor) -> None:
    end = time.monotonic() + 120
    while not me.look()["over"]:
        assert time.monotonic() < end, me.look()
        if not me.step():
            me.page.wait_for_timeout(40)


def clean(me: Visitor) -> None:
    assert me.raw_keys() == []
    assert me.violations() == []
    assert me.sideways() == 0


def test_a_campaign_of_two_sessions_by_mouse(wood: House, visit: Callable[..., Visitor]) -> None:
    ann = visit(wood)
    hurry(ann)
    page = ann.open("/")
    # Only a game that has campaigns is offered for one.
    mine = page.locator(".campaigns")
    mine.get_by_label("Games").select_option("poachers")
    mine.get_by_label("Campaign name").fill("The long winter")
    clean(ann)
    mine.get_by_role("button", name="Start a campaign").click()
    expect(page.get_by_role("heading", name="The long winter")).to_be_visible()
    clean(ann)
    page.get_by_role("link", name="First session").click()
    page.locator(".segments label", has_text="4").first.click()
    clean(ann)
    page.get_by_role("button", name="Play now with bots").click()
    page.locator(".bar").wait_for()
    play_out(ann)
    ending = page.locator(".ending")
    expect(ending.locator(".goes-on")).to_contain_text("Snares that lie in the wood stay there for the next session.")
    expect(ending.locator("h2")).to_have_text(re.compile(r"You (win|lose|win together)\."))
    clean(ann)
    ending.get_by_role("link", name="Next session").click()
    # As many seats as before are proposed; other people and another number can come.
    expect(page.get_by_role("heading", name="Session 2: The long winter")).to_be_visible()
    expect(page.locator(".segments label.is-on").first).to_have_text("4")
    page.locator(".segments label", has_text="5").first.click()
    page.get_by_role("button", name="Create the table and invite friends").click()
    expect(page.locator(".seat")).to_have_count(5)
    page.get_by_role("button", name="Begin with bots in the free seats").click()
    ann.asked()

    page = ann.open("/")
    row = page.locator(".campaigns .table-row")
    expect(row).to_contain_text("The long winter")
    row.click()
    sessions = page.locator("[data-session]")
    expect(sessions).to_have_count(2)
    expect(sessions.nth(0)).to_contain_text(re.compile(r"Session 1.*4 seats.*over · (won: [A-D]|Nobody)", re.S))
    expect(sessions.nth(1)).to_contain_text("still open")
    clean(ann)
    link = page.get_by_role("textbox", name="Link to this campaign").input_value()

    ben = visit(wood)
    ben.page.goto(link)
    expect(ben.page.locator("[data-session]")).to_have_count(2)
    assert link.rpartition("/")[2] not in ben.page.url, "the token leaves the address"
    expect(ben.page.get_by_role("link", name="To the table")).to_have_count(0)  # it is not his table
    ben.open("/")
    expect(ben.page.locator(".campaigns .table-row")).to_contain_text("The long winter")

    sessions.nth(1).locator("a").click()
    play_out(ann)
    ann.page.locator(".goes-on").get_by_role("link", name="Campaign: The long winter").click()
    expect(page.locator("[data-session]").nth(1)).to_contain_text("over")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download as a file").click()
    # The same file founds it again, here or on another server.
    kept = taken.value.path()
    cid = visit(wood)
    cid.open("/")
    cid.page.locator('.found-file input[type="file"]').set_input_files(kept)
    expect(cid.page.get_by_role("heading", name="The long winter")).to_be_visible()
    expect(cid.page.get_by_role("link", name="First session")).to_be_visible()


def test_who_does_not_keep_the_campaign_is_told_who_goes_on(wood: House, visit: Callable[..., Visitor]) -> None:
    made = wood.http.post("api/campaigns", json={"game": "poachers", "name": "Autumn"}).json()
    quick = {"pace": 0, "window": 0}
    wish = {"seats": 3, "name": "Ann", "seat": "B", "mind": "random", "start": True, "settings": quick}
    keys = wood.http.post(
        f"api/campaigns/{made['campaign']}/tables", json=wish, headers={"Authorization": f"Bearer {made['token']}"}
    ).json()
    guest = visit(wood)
    guest.sit(keys)
    play_out(guest)
    said = guest.page.locator(".ending .goes-on")
    expect(said).to_contain_text("The owner of the campaign starts the next session")
    expect(said.get_by_role("link")).to_have_count(0)
    clean(guest)


def test_a_table_of_another_edition_shows_its_account(wood: House, visit: Callable[..., Visitor]) -> None:
    keys = wood.over(game="poachers", seats=3, seat="B", settings={"pace": 0, "window": 0})
    wood.kill()
    [database] = wood.folder.glob("*.db")
    with sqlite3.connect(database) as connection:
        assert older(connection, keys["table"]) == 2
    wood.start_again()
    me = visit(wood)
    me.open(f"/t/{keys['table']}/{keys['token']}")
    page = me.page
    expect(page.locator(".account h1")).to_have_text("Poachers")
    expect(page.locator(".account")).to_contain_text("so the game can't go on here")
    expect(page.locator(".account")).to_contain_text("Nothing is lost")
    expect(page.locator(".account")).to_contain_text("of version 99 of poachers")
    expect(page.locator(".account .winners li")).to_have_count(3)
    expect(page.locator(".account .winners")).to_contain_text("Ann")
    page.locator(".account summary").click()
    assert page.locator(".account-decisions li").count() > 3
    clean(me)
    me.expected = "410"
    # The operator was told, too: that is no complaint.
    assert "it is of version 99 of poachers" in wood.kill()
    me.server_goes = True
    wood.start_again()


def older(connection: sqlite3.Connection, table: str) -> int:
    """As if the table had been made with other rules; returns how many rows say so."""
    made = "update entries set body = json_set(body, '$.version', 99) where table_id = ? and body like '%\"made\"%'"
    card = "update tables set card = json_set(card, '$.edition.version', 99) where id = ?"
    connection.execute("delete from keyframes where table_id = ?", [table])
    return connection.execute(made, [table]).rowcount + connection.execute(card, [table]).rowcount
