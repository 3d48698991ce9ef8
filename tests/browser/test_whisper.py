"""Whisper behind the Wall at the web table: both sides, by pointing at rooms, on a phone and with the keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
DESK = {"viewport": {"width": 1280, "height": 800}}
RAW_KEY = r"\b(?:board|web|event|verb|ask|refuse|location|passage|kcard|item|victim|killer|zone|plan)-[a-z][a-z0-9-]*\b"

OPEN = """(kind) => {
    const things = [...document.querySelectorAll(`.wh-drawing [role="button"][data-ref^="${kind}:"]`)];
    for (const thing of things.reverse()) {
        if (!["open", "within"].includes(thing.dataset.standing)) continue;
        thing.scrollIntoView({ block: "center" });
        const box = thing.querySelector("rect").getBoundingClientRect();
        for (const [a, b] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85]]) {
            const [x, y] = [box.left + box.width * a, box.top + box.height * b];
            if (thing.contains(document.elementFromPoint(x, y))) return [x, y, thing.dataset.ref];
        }
    }
    return null;
}"""
"""Where to press a thing of a kind that can be chosen on the plan."""

NEWS_ENDS = """() => {
    const box = document.querySelector(".wh-news")?.getBoundingClientRect();
    if (!box) return "";
    const top = document.elementFromPoint(box.left + 20, box.bottom - 4);
    if (top?.closest(".kit-seen")) return "";
    return top?.closest(".kit-stage") ? "seen" : `hidden by ${top?.className}`;
}"""
"""Whether the end of what just happened can be seen: it lets presses through, so what lies there is the plan, unless
whoever presses a room is reading what that brings."""

QUICK = (
    "search", "repair-with", "repair", "play", "pay", "rummage", "move", "calm", "escape", "keep", "defend", "pass",
    "stop", "end", "wait",
)  # fmt: skip
"""What somebody presses in the bar who wants to get about."""

SETTLED = 1
RESTLESS = {"move", "escape", "defend"}
"""After so many steps on the plan a victim stays where it is, come what may: no night is shorter."""

LONGEST = 240
"""Seconds that no game takes on a busy machine. A night ends by itself: the equipment lasts for 16 turns."""


def wanted(options: list[str], settled: bool) -> str:
    for verb in (verb for verb in QUICK if not settled or verb not in RESTLESS):
        for option in options:
            if option.split(":")[0] == verb:
                return option
    return options[0]


class Player:
    """Somebody at the mansion: a step on the plan, then whatever there is in the bar.

    So the killer goes to a room and searches it, turn by turn, and victims go to work and stay there; whatever the bots
    do, everybody points at the plan in the first round, and no game lasts longer than the night.
    """

    def __init__(self, me: Visitor, touch: bool = False, keys: bool = False) -> None:
        self.me = me
        self.touch = touch
        self.keys = keys
        self.walked = False
        self.pressed = {"plan": 0, "bar": 0}

    def step(self) -> bool:
        """Answer what is asked, if anything is."""
        me, page = self.me, self.me.page
        me.read_fate()
        seq, heard = me.seq, me.heard
        seen = me.look()
        if me.uncover(seen, keys=self.keys) or not seen["asked"] or not seen["options"]:
            return False
        kinds = {option.split(":")[0] for option in seen["options"]}
        thing = "passage" if kinds & {"block", "open", "lift"} else "location"
        done = self.walked and kinds & {"search", "stop"}
        by_plan = kinds & {"go", "block", "open", "lift", "at", "zone"} and not done
        found = page.evaluate(OPEN, thing) if by_plan else None
        if found:
            self.walked = "go" in kinds
            self.point(*found, lambda: me.heard > heard or me.seq > seq)
            self.pressed["plan"] += 1
        else:
            self.walked = False
            if not self.press(seen["options"]):
                return False
            self.pressed["bar"] += 1
        # What was pressed at the moment in which somebody else of the side answered may have been gone already: then
        # the page shows what that brought, and nothing comes back.
        me.until(lambda seen: seen["over"] or me.heard > heard or me.seq > seq)
        return True

    def point(self, x: float, y: float, thing: str, gone: Callable[[], bool]) -> None:
        """Press a thing on the plan: one step is gone at once, a longer way is shown first."""
        page = self.me.page
        go = page.locator(f'[data-go="{thing}"]')

        def shown() -> bool:
            self.me.until(lambda seen: seen["over"] or gone() or go.count() > 0)
            return go.count() > 0

        if self.keys:
            page.locator(f'.wh-drawing [role="button"][data-ref="{thing}"]').focus()
            page.keyboard.press("Enter")
            if shown():
                page.keyboard.press("Enter")
        elif self.touch:
            page.touchscreen.tap(x, y)
            if shown():
                # As a screen reader does: low on a phone it may lie under the bar.
                go.evaluate_all("(all) => all.forEach((one) => one.click())")
        else:
            page.mouse.move(x, y)
            page.mouse.click(x, y)

    def press(self, options: list[str]) -> bool:
        """In the bar: with the number of the option, where it has one."""
        option = wanted(options, self.pressed["plan"] >= SETTLED)
        if not self.me.option(option).count():
            return False  # somebody else of the side was quicker
        number = self.me.number(option) if self.keys else ""
        if not number:
            return self.me.press(option)
        self.me.page.keyboard.press(number)
        if self.me.look()["sure"] == option:
            self.me.page.keyboard.press(number)
        return True


def play_turns(players: list[Player], until: Callable[[], bool]) -> None:
    """Everybody answers what they are asked, until something is so or the game is over."""
    end = time.monotonic() + LONGEST
    while not until() and not players[0].me.look()["over"]:
        assert time.monotonic() < end, [one.me.look() for one in players]
        steps = 0
        for one in players:
            while one.step():
                steps += 1
        if not steps:
            players[0].me.page.wait_for_timeout(20)


def views(me: Visitor) -> list[dict[str, Any]]:
    """All that this page was ever sent of the game before its end."""
    sights = [one["sight"] for one in me.frames if one["type"] == "update" and one.get("sight")]
    return [one["view"] for one in sights if not one["view"]["over"]]


def rounds(me: Visitor) -> int:
    """The round that the page shows, in whatever language."""
    # Found and read in one go: with the end of the game it goes.
    found = re.search(r"\d+", me.page.evaluate("document.querySelector('.wh-when strong')?.innerText ?? ''"))
    return int(found.group()) if found else 0


def never() -> bool:
    return False


def test_the_killer_plays_a_whole_game_by_keyboard_against_bots(house: House, visit: Visit, shoot: Shoot) -> None:
    """He chooses who he is, hunts, keeps tokens for himself; after the end both sides' ways are drawn."""
    keys = house.make(game="whisper", seats=2, seat="A", start=True, mind="steady")
    me = visit(**DESK)
    page = me.sit(keys)
    me.asked()
    page.locator('[data-cast="werewolf"]').press("Enter")
    player = Player(me, keys=True)
    # Nobody can have two wounds before the second round.
    play_turns([player], lambda: rounds(me) >= 2)
    me.asked()
    me.peek()
    assert page.locator('.wh-killer[data-killer="certain"], .wh-killer[data-killer="hidden"]').count() == 1
    shoot(me, "whisper")
    # A token of his own on a room, and his guess of the repair: kept by the server, for nobody else.
    page.locator(".kit-look").click()
    page.locator('.kit-room[data-ref="location:G1"]').focus()
    page.keyboard.press("Enter")
    page.locator("[data-think]").first.click()
    assert page.locator(".wh-thought.is-here").count() == 1
    page.keyboard.press("Escape")
    page.locator(".kit-look").click()
    page.get_by_role("tab", name="Notes").click()
    page.locator(".wh-notebook fieldset button", has_text="3").click()
    expect(page.locator(".wh-drawing")).to_contain_text("3?")
    me.until(lambda _: house.get(f"{keys['table']}/notes", keys["token"])["marks"].get("repair") == "3")
    marks = house.get(f"{keys['table']}/notes", keys["token"])["marks"]
    assert any(mark.endswith("@G1") for mark in marks)
    assert me.violations() == []
    play_turns([player], never)
    assert player.pressed["plan"] > 0, player.pressed
    me.until(lambda seen: seen["over"])
    assert all(view["team"] is None for view in views(me)), "the victims' side is never told to him"
    assert all(one["place"] == "" and one["items"] is None for view in views(me) for one in view["victims"])
    shoot(me, "whisper-ending")
    page.locator(".ending").get_by_role("button", name="See everything on the board").press("Enter")
    slider = page.locator(".wh-review input")
    slider.focus()
    page.keyboard.press("Home")
    assert "Moves in round 1" in page.locator(".wh-review").inner_text()
    assert page.locator("[data-path]").count() == 4
    assert page.locator('[data-path="killer"] .kit-way').count() == 1
    assert re.findall(RAW_KEY, me.text()) == []
    assert me.violations() == []


def test_two_people_share_three_victims_on_phones(house: House, visit: Visit, shoot: Shoot) -> None:
    """Against a bot killer. What one does the other sees at once; where he hides neither is told."""
    keys = house.make(game="whisper", seats=3, seat="B", start=False, options={"killer": "werewolf"})
    path = f"api/tables/{keys['table']}"
    joined = house.http.post(
        f"{path}/seats", json={"name": "Ben", "seat": "C"}, headers={"Authorization": f"Bearer {keys['join']}"}
    ).json()
    host = {"Authorization": f"Bearer {keys['host']}"}
    assert house.http.put(f"{path}/seats/A/mind", json={"mind": "steady"}, headers=host).status_code == 204
    assert house.http.post(f"{path}/start", headers=host).status_code == 204
    people = [visit(**PHONE), visit(**PHONE)]
    for me, token in zip(people, (keys["token"], joined["token"]), strict=True):
        me.sit(keys, token)
    players = [Player(me, touch=True) for me in people]
    news: set[str] = set()

    def read(until: Callable[[], bool]) -> Callable[[], bool]:
        def look() -> bool:
            news.update(str(me.page.evaluate(NEWS_ENDS)) for me in people)
            return until()

        return look

    play_turns(players, read(lambda: rounds(people[0]) >= 2))
    shoot(people[0], "whisper-phone")
    play_turns(players, read(never))
    assert news - {""} == {"seen"}, "the bar does not lie over what just happened"
    for player in players:
        me = player.me
        me.until(lambda seen: seen["over"])
        assert player.pressed["plan"] > 0, player.pressed
        assert me.sideways() == 0
        assert all(view["lair"] is None for view in views(me))
        assert all(view["team"] is not None for view in views(me)), "they share one view"
        assert re.findall(RAW_KEY, me.text()) == []


def test_arrow_keys_reach_every_room_and_covered_secrets_stay_covered(house: House, visit: Visit) -> None:
    keys = house.make(game="whisper", seats=2, seat="B", start=True)
    me = visit(**PHONE)
    page = me.sit(keys)
    play_turns([Player(me, touch=True)], lambda: rounds(me) >= 2)
    me.asked()
    assert page.locator(".wh-figure").count() == 3
    labels = page.eval_on_selector_all(".kit-room", "all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(labels) == 16
    assert re.findall(RAW_KEY, " ".join(labels)) == []
    reached = set()
    page.locator('.kit-room[data-ref="location:R2"]').focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        reached.add(page.evaluate("document.activeElement.dataset.ref"))
        page.keyboard.press(key)
    assert len(reached) > 4, reached
    assert me.violations() == []
    page.locator(".secret-turn").click()
    assert page.locator(".wh-figure").count() == 0
    assert me.option().count() == 0
    assert me.sideways() == 0


def test_a_table_screen_shows_what_both_sides_may_know(house: House, visit: Visit, shoot: Shoot) -> None:
    """WH-018: the killer's figure, noise, wounds and fear; no victim's place, no gear, no card."""
    keys = house.make(game="whisper", seats=2, seat="A", start=True, options={"killer": "butcher"})
    house.play(keys, lambda update: bool(update["sight"]["view"]["round"] >= 2))
    onlooker = visit(viewport={"width": 1920, "height": 1080})
    page = onlooker.open(f"/screen/{keys['table']}/{keys['watch']}")
    page.locator(".wh-drawing").wait_for()
    assert page.locator(".wh-plate").count() == 3
    assert page.locator(".wh-killer").count() == 1
    assert page.locator(".wh-figure, .is-trap, .wh-hand").count() == 0
    shown = [one["view"] for one in (frame["sight"] for frame in onlooker.frames if frame["type"] == "update") if one]
    assert shown
    assert all(view["team"] is None and view["lair"] is None for view in shown)
    shoot(onlooker, "whisper-tv")
    assert re.findall(RAW_KEY, onlooker.text()) == []
    assert onlooker.violations() == []


@pytest.mark.parametrize("language", ["ru", "zh-Hans", "zh-Hant"])
def test_it_speaks(house: House, visit: Visit, shoot: Shoot, language: str) -> None:
    keys = house.make(game="whisper", seats=2, seat="A", start=True, options={"killer": "ghost"})
    me = visit(**DESK)
    me.prefer(language=language, theme="light")
    me.sit(keys)
    play_turns([Player(me)], lambda: rounds(me) >= 2)
    me.peek()
    shoot(me, f"whisper-{language}")
    labels = me.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)")
    html = " ".join([me.text(), *labels])
    assert re.findall(RAW_KEY, html) == []
    assert me.violations() == []
