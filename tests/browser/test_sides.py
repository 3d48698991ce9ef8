"""Two people, one of them with two seats, and a mind: the team game of docs/add-a-game.md, on the generic board."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def wood(houses: Callable[[Path], House]) -> House:
    """A server with the team game."""
    return houses(ROOT / "tests" / "poachers")


@pytest.fixture
def seated(wood: House, visit: Callable[..., Visitor]) -> tuple[dict[str, str], Visitor, Visitor]:
    """Ann holds B and C, Ben holds D, a mind is the warden; all of it done by pressing things."""
    keys = wood.make(game="poachers", seats=4, seat="B", settings={"window": 0, "pace": 0, "beliefs": True})
    ann, ben = visit(wood), visit(wood)
    ann.prefer(name="Ann")
    ann.open(f"/t/{keys['table']}/{keys['token']}")
    ann.page.locator('[data-sit-too="C"]').click()
    expect(ann.page.locator(".seat.is-me")).to_have_count(2)
    # One person holds three of them at most, and the warden is not one of those.
    ben.prefer(name="Ben")
    ben.open(f"/join/{keys['table']}/{keys['join']}")
    ben.page.locator("label", has=ben.page.locator(".unseen", has_text="D")).click()
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator(".bar").wait_for()
    # The maker's keys as their browser would have kept them.
    put = wood.http.put(
        f"api/tables/{keys['table']}/seats/A/mind", json={}, headers={"Authorization": f"Bearer {keys['host']}"}
    )
    assert put.status_code == 204, put.text
    started = wood.http.post(f"api/tables/{keys['table']}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    assert started.status_code == 204, started.text
    return keys, ann, ben


class People:
    """A table of three people, begun, who are not at a browser of their own: what they do is done at once."""

    def __init__(self, wood: House, **more: Any) -> None:
        self.http = wood.http
        self.keys = wood.make(game="poachers", seats=3, settings={"window": 0, "pace": 0}, **more)
        self.path, self.tokens = f"api/tables/{self.keys['table']}", {"A": self.keys["token"]}
        for seat in "BC":
            sat = self.http.post(f"{self.path}/seats", json={"name": seat, "seat": seat}, headers=by(self.keys["join"]))
            self.tokens[seat] = sat.json()["token"]
        assert self.http.post(f"{self.path}/start", headers=by(self.keys["host"])).status_code == 204

    def answer(self, seat: str, option: str) -> None:
        own = by(self.tokens[seat])
        ask = self.http.get(f"{self.path}/update", headers=own).json()["asks"][seat]
        body = {"id": uuid.uuid4().hex, "option": option, "ask": ask}
        assert self.http.post(f"{self.path}/decisions", json=body, headers=own).status_code == 200


def by(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def play_out(*players: Visitor) -> None:
    end = time.monotonic() + 240
    while not all(one.look()["over"] for one in players):
        assert time.monotonic() < end, [one.look() for one in players]
        stepped = [one.step() for one in players]
        if not any(stepped):
            players[0].page.wait_for_timeout(40)


def test_the_warden_goes_two_ways_by_one_click_and_hears_why_not_farther(
    wood: House, visit: Callable[..., Visitor]
) -> None:
    people = People(wood, options={"stride": 2})  # the poachers do nothing, so that the night does not end
    me = visit(wood)
    page = me.sit(people.keys)
    me.asked()
    place = page.locator('.generic-map [data-ref="place:pond"]')
    expect(place).to_have_attribute("aria-label", "the pond. Go to the pond: 2 steps.")
    place.hover()
    expect(page.locator('.kit-way.is-planned[data-way="place:pond"]')).to_have_count(1)
    assert me.answered == 0
    # What no way leads to is not in the list of choices; whoever points at it asks, and nothing happens.
    assert page.locator(".option.is-refused").count() == 0
    page.locator('.generic-map [data-ref="place:gate"]').click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("No way leads there from here: the gate.")
    expect(page.get_by_role("alert")).to_contain_text("PO-202")
    assert me.answered == 0
    page.keyboard.press("Escape")  # the words about the gate go
    expect(page.locator(".kit-seen")).to_have_count(0)
    place.hover()
    place.click()
    me.until(lambda seen: me.answered == 1)
    accepted = [frame for frame in me.frames if frame["type"] == "accepted"]
    assert (accepted[0]["done"], accepted[0]["stopped"]) == (2, None)
    # He may have been the last whom the night waited for, as far as he knows: nothing can be taken back.
    expect(place).not_to_have_attribute("aria-label", "the pond. Go to the pond: 2 steps.")
    expect(page.get_by_role("button", name="Take back")).to_have_attribute("aria-disabled", "true")


def test_a_side_takes_counsel_and_moves_unnoticed(
    seated: tuple[dict[str, str], Visitor, Visitor], visit: Callable[..., Visitor]
) -> None:
    keys, ann, ben = seated
    onlooker = visit(ann.house)
    onlooker.open(f"/watch/{keys['table']}/{keys['watch']}").locator(".bar").wait_for()
    ann.asked()
    ben.asked()
    told = len(onlooker.frames)

    # One answer counts for both seats of a person, and their side sees what they want.
    assert ann.page.locator("[data-own-seat]").count() == 2
    ann.choose("snare:gate")
    expect(ben.page.locator(".proposals")).to_contain_text("Ann B proposes: Lay a snare: the gate")
    assert ben.page.locator(".proposals li").count() == 2
    ben.choose("snare:gate")

    # Now everybody moves; Ann's page follows the seat that is asked.
    ann.until(lambda seen: "go:oak" in seen["options"])
    assert ann.page.locator('[data-own-seat="B"]').get_attribute("aria-pressed") == "true"
    ann.choose("go:oak")
    expect(ann.page.locator('[data-own-seat="C"]')).to_have_attribute("aria-pressed", "true")
    # Any of them may be the last whom the night waits for: it stands, and says so.
    back = ann.page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("It has been carried out, so it stands.")
    # Out of sight means that nobody else was sent anything.
    assert len(onlooker.frames) == told
    assert "Ford" not in onlooker.text()

    play_out(ann, ben)
    for one in (ann, ben):
        assert one.raw_keys() == []
        assert one.violations() == []
        assert one.answered > 2


def test_a_covered_place_is_not_given_away_by_what_can_be_chosen(
    seated: tuple[dict[str, str], Visitor, Visitor],
) -> None:
    _, ann, _ = seated
    ann.until(lambda seen: seen["asked"])
    expect(ann.page.locator(".generic-map .kit-pawn")).to_have_count(1)  # the warden's lantern alone
    ann.drawn()
    covered = ann.page.locator("main").inner_html()
    assert ann.look()["options"] == []
    assert ann.page.locator(".generic-place.is-open, .generic-place.is-refused").count() == 0
    ann.peek()
    assert ann.page.locator(".generic-place.is-open").count() > 0
    assert ann.page.locator(".generic-map .kit-pawn").count() == 4
    ann.page.locator(".secret-turn").click()
    ann.page.locator(".secret-inside").wait_for(state="detached")
    assert ann.page.locator("main").inner_html() == covered


def test_notes_follow_the_person_and_nobody_else(
    seated: tuple[dict[str, str], Visitor, Visitor], visit: Callable[..., Visitor]
) -> None:
    keys, ann, ben = seated
    ann.page.get_by_role("tab", name="Notes").click()
    ann.page.get_by_role("textbox", name="Notes").fill("The warden likes the mill")
    expect(ann.page.locator(".notes [role=status]")).to_contain_text("for you alone")
    phone = visit(ann.house, viewport={"width": 390, "height": 844}, has_touch=True)
    phone.sit(keys)
    phone.page.get_by_role("tab", name="Notes").click()
    expect(phone.page.get_by_role("textbox", name="Notes")).to_have_value("The warden likes the mill")
    phone.page.get_by_role("textbox", name="Notes").fill("No, the pond")
    expect(ann.page.get_by_role("textbox", name="Notes")).to_have_value("No, the pond")
    ben.page.get_by_role("tab", name="Notes").click()
    expect(ben.page.get_by_role("textbox", name="Notes")).to_have_value("")
    assert not any("the pond" in str(frame) for frame in ben.frames)


def test_the_replay_shows_what_the_warden_could_have_believed(
    seated: tuple[dict[str, str], Visitor, Visitor], shoot: Callable[[Visitor, str], None]
) -> None:
    keys, ann, ben = seated
    play_out(ann, ben)
    ann.open(f"/replay/{keys['table']}")
    ann.page.locator(".generic-map").wait_for()
    last = int(str(ann.page.locator("input[type=range]").get_attribute("max")))
    ann.page.locator("input[type=range]").fill(str(last // 2))
    ann.page.locator(".replay-side label", has_text="Bot").first.click()
    ann.page.locator(".replay-belief select").select_option("seat:B")
    expect(ann.page.locator(".generic-place .kit-shade").first).to_be_attached()
    ann.page.locator(".belief-chances li").first.wait_for()
    assert ann.violations() == []
    shoot(ann, "replay-belief")


def test_a_sealed_page_is_read_by_the_side_that_found_it(wood: House, visit: Callable[..., Visitor]) -> None:
    people = People(wood)
    ann, wim = visit(wood), visit(wood)
    ann.sit(people.keys, people.tokens["B"])
    wim.sit(people.keys, people.tokens["A"])
    expect(ann.page.get_by_role("tab", name="Pages")).to_have_count(0)
    for snare in ("snare:gate", "pass"):
        for seat, option in [("B", snare), ("C", snare), ("A", "pass"), ("B", "pass"), ("C", "pass")]:
            people.answer(seat, option)
    ann.page.get_by_role("tab", name="Pages").click()
    expect(ann.page.locator(".open-pages")).to_contain_text("Uncover your secrets")
    expect(ann.page.locator("[data-page]")).to_have_count(0)
    ann.peek()
    expect(ann.page.locator('[data-page="hollow"]')).to_contain_text("buried his lantern by the pond")
    # The whole book of the other side is as it was.
    expect(wim.page.get_by_role("tab", name="Pages")).to_have_count(0)
    assert not any("hollow" in str(frame) for frame in wim.frames)
