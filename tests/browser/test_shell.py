"""What stands around a game: lobby, opening, what a question is about, what befalls me, ending, playing again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]

ROOT = Path(__file__).resolve().parent.parent.parent
LAPTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ru"]
DEVICES = {"laptop": LAPTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def ended(house: House) -> dict[str, str]:
    """A game that is over, for all who look at its ending."""
    return house.over(seats=6)


@pytest.fixture(scope="module")
def answering(house: House) -> dict[str, str]:
    """A game in which Ann has been handed a Hermit card; nothing happens until she answers."""
    for _ in range(20):
        keys = house.make(seats=5, start=True)
        asked = house.play(keys, lambda update: out(update) or (asks(update) == "hermit" and hidden(update)))
        if not out(asked):
            return keys
    raise AssertionError("nobody hands Ann a card")


def over(update: dict[str, Any]) -> bool:
    return bool(update["table"]["phase"] == "over")


def out(update: dict[str, Any]) -> bool:
    """Whether nobody will hand Ann a card any more."""
    return over(update) or any(one["seat"] == "A" and not one["alive"] for one in update["sight"]["view"]["seats"])


def hidden(update: dict[str, Any]) -> bool:
    return any(one["seat"] == "A" and not one["revealed"] for one in update["sight"]["view"]["seats"])


def asks(update: dict[str, Any]) -> str:
    return next((str(one["kind"]) for one in update["sight"]["prompts"]), "")


def two_people(house: House, seats: int = 4) -> tuple[dict[str, str], str]:
    """A game of Ann, Ben and bots, begun; the keys, and Ben's token."""
    keys = house.make(seats=seats)
    path = f"api/tables/{keys['table']}"
    join, host = ({"Authorization": f"Bearer {keys[name]}"} for name in ("join", "host"))
    token = str(house.http.post(f"{path}/seats", json={"name": "Ben"}, headers=join).json()["token"])
    for seat in "CDEFGH"[: seats - 2]:
        house.http.put(f"{path}/seats/{seat}/mind", json={"mind": "random"}, headers=host).raise_for_status()
    house.http.post(f"{path}/start", headers=host).raise_for_status()
    return keys, token


def play_both(house: House, keys: dict[str, str], other: str, until: Callable[[dict[str, Any]], bool]) -> bool:
    """Answer for both people until a moment has come for Ann; False if the game is over before."""
    idle = lambda update: over(update) or not [p for p in update["sight"]["prompts"] if p["seat"] not in update["held"]]  # noqa: E731
    for _ in range(2_000):
        update = house.update(keys)
        if until(update):
            return True
        if over(update):
            return False
        for token in (keys["token"], other):
            house.play(keys, lambda update: until(update) or idle(update), token)
        time.sleep(0.05)
    raise AssertionError("the moment did not come")


def bottom(me: Visitor, selector: str) -> float:
    box = me.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


# The lobby


@pytest.mark.layout
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_playing_begins_without_scrolling(visit: Visit, shoot: Shoot, device: str, language: str) -> None:
    me = visit(**DEVICES[device])
    me.prefer(language=language)
    page = me.open()
    page.locator(".game-card").first.wait_for()
    assert bottom(me, ".game-card .primary") <= DEVICES[device]["viewport"]["height"]
    assert me.sideways() == 0
    cards = page.locator(".game-card")
    if device == "laptop":
        boxes = [card.bounding_box() for card in cards.all()]
        assert len({(box["width"], box["height"]) for box in boxes if box}) == 1, "cards of unequal weight"
    for card in cards.all():
        assert re.search(r"\d.*\d", card.locator(".game-facts").inner_text())
        assert len(re.findall(r"[.。]", card.locator(".game-pitch").inner_text())) == 1
    assert me.raw_keys() == []
    shoot(me, f"shell-lobby-{device}-{language}")


def test_my_tables_say_how_they_stand(house: House, visit: Visit, ended: dict[str, str]) -> None:
    mine = house.begun()
    me = visit()
    for keys in (ended, mine, house.make()):
        me.sit(keys)
    page = me.open()
    rows = page.get_by_role("region", name="My tables").locator("li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0).locator(".table-status")).to_have_text("Waiting for 3 more players.")
    expect(rows.nth(1).locator(".table-status")).to_have_text("your turn")
    outcome = house.get(f"{ended['table']}/ending", ended["token"])["outcome"]
    won = "you won" if "A" in outcome["winners"] else "you didn't win"
    expect(rows.nth(2).locator(".table-status")).to_have_text(f"finished: {won}")


# The opening


@pytest.mark.layout
@pytest.mark.parametrize("device", DEVICES)
def test_the_opening_says_who_i_am_and_can_be_read_again(house: House, visit: Visit, shoot: Shoot, device: str) -> None:
    keys = house.begun()
    role = house.get(f"{keys['table']}/opening", keys["token"])["picture"].partition(":")[2]
    me = visit(**DEVICES[device])
    me.prefer(openings=True, covered=False)
    page = me.sit(keys)
    scene = page.locator(".opening")
    expect(scene).to_contain_text("You are")
    expect(scene).to_contain_text(role.capitalize())  # alone with bots nothing is covered
    expect(scene.get_by_role("heading")).to_have_count(3)
    expect(scene).to_contain_text("Your turn: roll to move")
    expect(scene.locator(".opening-picture svg")).to_be_visible()
    assert me.violations() == []
    assert me.sideways() == 0
    assert bottom(me, ".opening-begin") <= DEVICES[device]["viewport"]["height"]
    for language in LANGUAGES:
        page.locator("select.language").select_option(language)
        page.locator(f"html[lang={language}]").wait_for()
        page.wait_for_function("!document.querySelector('.opening')?.innerText.includes('opening-')")
        expect(page.locator(".opening .is-cut-below")).to_have_count(0)  # all of it is read without scrolling
        assert me.raw_keys() == []
        shoot(me, f"shell-opening-{device}-{language}")
    page.locator("select.language").select_option("en")
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    me.sit(keys)  # seen once, it does not come again by itself
    page.locator(".secret").wait_for()
    expect(scene).to_have_count(0)
    page.get_by_role("button", name="Who am I?").click()
    expect(scene).to_be_visible()
    scene.get_by_role("button", name="To the table").click()
    expect(scene).to_have_count(0)


def test_among_people_the_opening_is_covered_until_i_look(house: House, visit: Visit) -> None:
    keys, _ = two_people(house)
    role = house.get(f"{keys['table']}/opening", keys["token"])["picture"].partition(":")[2]
    me = visit()
    me.prefer(openings=True, covered=False)
    page = me.sit(keys)
    scene = page.locator(".opening")
    expect(scene).to_contain_text("for your eyes only")
    assert f"role-{role}" not in me.html()
    assert not re.search(rf"You are {role}", scene.inner_text(), re.I)
    scene.get_by_role("button", name="Look now").click()
    expect(scene).to_contain_text("You are")


# The question


@pytest.mark.layout
@pytest.mark.parametrize("device", DEVICES)
def test_the_card_to_answer_is_in_the_question(
    visit: Visit, shoot: Shoot, answering: dict[str, str], device: str
) -> None:
    me = visit(**DEVICES[device])
    page = me.sit(answering)
    # Covered: neither the card nor an answer to it shows.
    expect(page.locator(".bar-ask")).to_have_text(re.compile("for your eyes only"))
    expect(page.locator(".about")).to_have_count(0)
    expect(me.option()).to_have_count(0)
    me.prefer(covered=False)
    page = me.sit(answering)
    card = page.locator(".about-card")
    name = card.locator("h3").inner_text()
    assert name.startswith("Hermit's")
    expect(page.locator(".bar-ask")).to_have_text(re.compile(rf"^Bot \w hands you {name}\. What do you answer\?$"))
    assert len(card.locator("p").inner_text()) > 20
    size = card.locator("h3").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 16
    expect(me.option().first).to_be_in_viewport()
    assert me.violations() == []
    assert me.sideways() == 0
    for language in LANGUAGES:
        page.locator("select.language").select_option(language)
        page.locator(f"html[lang={language}]").wait_for()
        assert me.raw_keys() == []
        expect(me.option().first).to_be_in_viewport(ratio=1)
        shoot(me, f"shell-question-{device}-{language}")


def test_options_name_their_effect_and_rules_are_a_tap_away(house: House, visit: Visit) -> None:
    keys = house.begun()
    me = visit()
    page = me.sit(keys)
    # A Compass that I do not own is no option of mine, not even a refused one.
    me.asked()
    assert "Compass" not in page.locator(".bar").inner_text()
    assert not re.search(r"SH-\d{3}", page.locator(".bar").inner_text() + page.locator(".log").inner_text())
    me.choose("roll")
    seen = me.until(lambda seen: "use" in seen["options"] or any(one.startswith("go:") for one in seen["options"]))
    if "use" not in seen["options"]:
        me.choose(seen["options"][0])
        me.until(lambda seen: "use" in seen["options"])
    place = page.locator(".about-card h3").inner_text()
    expect(page.locator(".bar-ask")).to_have_text(f"{place}: what do you do here?")
    effect = me.option("use").inner_text()
    assert "area" not in effect
    page.locator(".bar-line .rule").click()
    expect(page.locator(".rule-row.is-open")).to_have_attribute("data-rule", "SH-070")


def test_a_moment_in_which_i_can_only_pass_says_why_and_can_pass_by_itself(house: House, visit: Visit) -> None:
    def idle(update: dict[str, Any]) -> bool:
        prompts = [one for one in update["sight"]["prompts"] if one["seat"] not in update["held"]]
        waits = {one["seat"] for one in update["sight"]["waiting"]}
        return any([o["notation"] for o in one["options"]] == ["pass"] and one["seat"] not in waits for one in prompts)

    for _ in range(20):
        keys = house.make(seats=5, start=True, settings={"window": 15_000})
        found = house.play(keys, lambda update: over(update) or idle(update))
        if not over(found):
            break
    me = visit()
    me.prefer(covered=False)
    page = me.sit(keys)
    expect(page.locator(".only-pass")).to_contain_text("so that it gives nobody away")
    page.get_by_role("button", name="Always pass automatically").click()
    expect(page.locator(".bar-ask")).to_have_text(re.compile("Your answer is in"))
    assert house.update(keys)["held"] == "A", "it counts when the moment is over, and not before"


# What befalls me


def test_my_death_cannot_be_missed(house: House, visit: Visit) -> None:
    def dead(update: dict[str, Any]) -> bool:
        fallen = any(not one["alive"] for one in update["sight"]["view"]["seats"] if one["seat"] == "A")
        return fallen and not over(update) and {"seat": "B"}.items() <= (update["sight"]["waiting"] or [{}])[0].items()

    for _ in range(20):
        keys, ben = two_people(house, seats=6)
        if play_both(house, keys, ben, dead):  # it is Ben's turn, and Ben does nothing
            break
    me = visit()
    page = me.sit(keys)
    fate = page.locator(".fate")
    expect(fate).to_contain_text("You are dead")
    expect(fate).to_contain_text("Stay and watch")
    assert me.violations() == []
    fate.get_by_role("button", name="Got it").click()
    expect(fate).to_have_count(0)
    me.sit(keys)
    page.locator(".secret, .ending").first.wait_for()
    expect(fate).to_have_count(0)


def test_the_host_is_asked_when_somebody_has_been_away(house: House, visit: Visit) -> None:
    keys, _ = two_people(house)  # Ben has a seat, and never comes
    me = visit()
    me.prefer(tables={keys["table"]: {**keys, "game": "shadow-hunters", "seat": "A", "at": 1}})
    me.page.clock.install()
    page = me.sit(keys)
    away = page.locator('[data-news="away"]')
    expect(page.locator(".seat", has_text="Ben").locator(".is-away")).to_be_visible()
    expect(away).to_have_count(0)
    page.clock.fast_forward(31_000)
    expect(away).to_contain_text("Ben has been away")
    away.get_by_role("button", name="Let a bot play for Ben").click()
    expect(away).to_have_count(0)
    assert house.update(keys)["table"]["seats"][1]["holder"] == "mind"


# The ending


@pytest.mark.layout
@pytest.mark.parametrize("device", DEVICES)
def test_the_ending_tells_the_story(
    house: House, visit: Visit, shoot: Shoot, ended: dict[str, str], device: str
) -> None:
    me = visit(**DEVICES[device])
    page = me.sit(ended)
    ending = page.locator(".ending")
    told = house.get(f"{ended['table']}/ending", ended["token"])
    expect(ending.locator(".moments li")).to_have_count(len(told["moments"]))
    expect(ending.locator(".who li")).to_have_count(6)
    for seat, labels in told["who"].items():
        row = ending.locator(f'.who li[data-seat="{seat}"]')
        name = "The Unknown" if labels[0] == "role:unknown" else labels[0].partition(":")[2].capitalize()
        expect(row).to_contain_text(name)
        assert ("is-winner" in (row.get_attribute("class") or "")) == (seat in told["outcome"]["winners"])
    rules = [one.get_attribute("data-rule") for one in ending.locator(".ending-rules .rule").all()]
    applied = [*told["outcome"]["rules"], *told["outcome"]["reasons"].values()]
    assert sorted(rules) == sorted(set(applied))
    assert me.violations() == []
    assert me.sideways() == 0
    for language in LANGUAGES:
        page.locator("select.language").select_option(language)
        page.locator(f"html[lang={language}]").wait_for()
        assert me.raw_keys() == []
        shoot(me, f"shell-ending-{device}-{language}")
    page.locator("select.language").select_option("en")
    moment = ending.locator(".moments a").last
    said = moment.inner_text()
    moment.click()
    page.get_by_role("slider").wait_for()
    expect(page.locator(".replay-events")).to_contain_text(said)
    page.get_by_role("link", name="To the table").click()
    expect(ending).to_be_visible()  # the look back can be downloaded, too
    with page.expect_download() as saved:
        ending.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="See everything on the board").click()
    me.board()
    page.get_by_role("button", name="Back to the results").click()
    expect(ending).to_be_visible()


def test_one_click_and_everybody_plays_again(house: House, visit: Visit) -> None:
    keys, ben_token = two_people(house)
    assert play_both(house, keys, ben_token, over)
    ann, ben, watcher, tv = visit(), visit(), visit(), visit()
    ann.sit(keys)
    ben.sit(keys, ben_token)
    tv.open(f"/screen/{keys['table']}/{keys['watch']}").locator(".outcome").first.wait_for()
    watcher.open(f"/watch/{keys['table']}/{keys['watch']}")
    for one in (ann, ben, watcher):
        one.page.locator(".ending .who").wait_for()
    expect(watcher.page.get_by_role("button", name="Play again with the same people")).to_have_count(0)
    ann.page.get_by_role("radio", name="everyone moves one seat").check()
    ann.page.get_by_role("button", name="Play again with the same people").click()
    ann.page.locator(".secret").wait_for()
    table = ann.page.url.rpartition("/")[2]
    assert table != keys["table"]
    expect(ben.page.locator(".come-along")).to_contain_text("The same people are playing again")
    ben.page.get_by_role("button", name="Go there now").click()
    ben.page.locator(".secret").wait_for()
    watcher.page.locator(".seat").first.wait_for()  # comes along without being asked
    assert watcher.page.url.endswith(f"/watch/{table}")
    tv.page.wait_for_url(f"**/screen/{table}")  # nobody presses anything there
    expect(tv.page.locator(".outcome")).to_have_count(0)
    expect(ann.page.locator(".seat.is-me .seat-name")).to_have_text("Ann")
    info = house.get(table, keys["token"])
    assert [one["name"] for one in info["seats"]] == ["Ben", "", "", "Ann"]


# A game that brings no board


@pytest.fixture
def wood(houses: Callable[[Path], House]) -> House:
    return houses(ROOT / "tests" / "poachers")


def test_a_game_without_a_board_has_it_all_too(wood: House, visit: Visit) -> None:
    me = visit(wood)
    me.prefer(openings=True, covered=False)
    keys = wood.make(game="poachers", seats=3, seat="B", start=True, settings={"pace": 0, "window": 0})
    page = me.sit(keys)
    expect(page.locator(".opening")).to_be_visible()
    wood.finish(keys)
    expect(page.locator(".ending .who li")).to_have_count(3)
    expect(page.locator(".ending h2")).to_have_text(re.compile("You (win|lose)"))
    assert me.raw_keys() == []
    assert me.violations() == []
    page.get_by_role("button", name="Play again with the same people").click()
    page.locator(".bar").wait_for()
