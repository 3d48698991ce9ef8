"""Two people, one of them with two seats, and a mind: the team game of docs/add-a-game.md, on the generic board."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

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
    keys = wood.make(game="poachers", seats=3, seat="A", start=True, options={"stride": 2}, settings={"pace": 0})
    me = visit(wood)
    page = me.sit(keys)
    me.asked()
    place = page.locator('.generic-map [data-ref="place:pond"]')
    assert place.get_attribute("aria-label") == "the pond. Go to the pond: 2 steps."
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
    # Back to the lodge in one press, as long as nobody was told.
    if page.get_by_role("button", name="Take back").count() > 0:
        page.get_by_role("button", name="Take back").click()
        expect(place).to_have_attribute("aria-label", "the pond. Go to the pond: 2 steps.")


def test_a_side_takes_counsel_moves_and_takes_back_unnoticed(
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
    ann.press("snare:gate")
    expect(ben.page.locator(".proposals")).to_contain_text("Ann B proposes: Lay a snare: the gate")
    assert ben.page.locator(".proposals li").count() == 2
    ben.press("snare:gate")

    # Now everybody moves; Ann's page follows the seat that is asked.
    ann.asked()
    assert ann.page.locator('[data-own-seat="B"]').get_attribute("aria-pressed") == "true"
    ann.press("go:oak")
    expect(ann.page.locator('[data-own-seat="C"]')).to_have_attribute("aria-pressed", "true")
    # A choice of a quiet turn can be taken back, by mouse or key, and made again.
    expect(ann.page.locator('[data-own-seat="B"].is-asked')).to_have_count(0)
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.locator('[data-own-seat="B"].is-asked')).to_have_count(1)
    # Both are asked now: the page stays where it was until Ann looks through the other seat.
    ann.page.locator('[data-own-seat="B"]').click()
    ann.press("go:ford")
    expect(ann.page.locator('[data-own-seat="C"]')).to_have_attribute("aria-pressed", "true")
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
    covered = ann.page.locator("main").inner_html()
    assert ann.look()["options"] == []
    assert ann.page.locator(".generic-place.is-open, .generic-place.is-refused").count() == 0
    assert ann.page.locator(".generic-map .kit-pawn").count() == 1, "the warden's lantern alone"
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
    assert ann.page.locator(".belief-chances li").count() > 0
    assert ann.violations() == []
    shoot(ann, "replay-belief")


def test_a_sealed_page_is_read_by_the_side_that_found_it(wood: House, visit: Callable[..., Visitor]) -> None:
    keys = wood.make(game="poachers", seats=3, settings={"window": 0, "pace": 0})
    path, tokens = f"api/tables/{keys['table']}", {"A": keys["token"]}
    for seat in "BC":
        sat = wood.http.post(
            f"{path}/seats", json={"name": seat, "seat": seat}, headers={"Authorization": f"Bearer {keys['join']}"}
        )
        tokens[seat] = sat.json()["token"]
    wood.http.post(f"{path}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    ann, wim = visit(wood), visit(wood)
    ann.open(f"/t/{keys['table']}/{tokens['B']}")
    wim.open(f"/t/{keys['table']}/{tokens['A']}")
    ann.page.locator(".bar").wait_for()
    expect(ann.page.get_by_role("tab", name="Pages")).to_have_count(0)
    for night, snare in enumerate(("snare:gate", "pass")):
        for i, (seat, option) in enumerate([("B", snare), ("C", snare), ("A", "pass"), ("B", "pass"), ("C", "pass")]):
            own = {"Authorization": f"Bearer {tokens[seat]}"}
            ask = wood.http.get(f"{path}/update", headers=own).json()["asks"][seat]
            body = {"id": f"decision-{night}-{i}", "option": option, "ask": ask}
            assert wood.http.post(f"{path}/decisions", json=body, headers=own).status_code == 200
    ann.page.get_by_role("tab", name="Pages").click()
    expect(ann.page.locator(".open-pages")).to_contain_text("Uncover your secrets")
    expect(ann.page.locator("[data-page]")).to_have_count(0)
    ann.peek()
    expect(ann.page.locator('[data-page="hollow"]')).to_contain_text("buried his lantern by the pond")
    # The whole book of the other side is as it was.
    expect(wim.page.get_by_role("tab", name="Pages")).to_have_count(0)
    assert not any("hollow" in str(frame) for frame in wim.frames)
