"""Halloween at the web table: some turns as a victim and as Michael, by pointing at the street."""

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

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ru")

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
RAW_KEY = r"\b(?:board|web|event|verb|ask|refuse|room|building|card|mcard|victim|direction|quadrant)-[a-z][a-z0-9-]*\b"

OPEN = """(turn) => {
    const things = [...document.querySelectorAll('.hw-facing, .hw-square.is-within, .hw-square.is-open')];
    const first = things.length ? turn * 7919 % things.length : 0;
    for (const thing of [...things.slice(first), ...things.slice(0, first)]) {
        const box = thing.querySelector("rect").getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y, thing.dataset.ref];
    }
    return null;
}"""
"""Where to press something that can be chosen on the street, another one each time."""


def wanted(options: list[str]) -> str:
    """What somebody presses in the bar who wants to get about."""
    for verb in ("strike", "attack-with", "attack", "unlock", "search", "move", "stalk", "stop", "end", "rest"):
        for option in options:
            if option.split(":")[0] == verb:
                return option
    return options[0]


class Player:
    """Somebody at the street: by the street where something on it can be chosen, else by the bar."""

    def __init__(self, me: Visitor, touch: bool = False, keys: bool = False) -> None:
        self.me = me
        self.touch = touch
        self.keys = keys
        self.walked = False
        self.pressed = {"street": 0, "bar": 0}

    def step(self) -> bool:
        """Answer what is asked, if anything is."""
        me, page = self.me, self.me.page
        me.read_fate(self.touch)
        seen = me.look()
        if me.uncover(seen, keys=self.keys) or not seen["asked"] or not seen["options"]:
            return False
        answered = me.answered
        kinds = {option.split(":")[0] for option in seen["options"]}
        found = page.evaluate(OPEN, self.pressed["street"]) if kinds & {"go", "face", "start", "enter"} else None
        if found and not (self.walked and "stop" in kinds):
            self.walked = "go" in kinds
            self.point(*found)
            self.pressed["street"] += 1
        else:
            self.walked = False
            if not self.press(seen["options"]):
                return False
            self.pressed["bar"] += 1
        late = time.monotonic() + 3
        while me.answered == answered and time.monotonic() < late:
            page.wait_for_timeout(20)
        return True

    def point(self, x: float, y: float, thing: str) -> None:
        """At a space or a direction, and go there."""
        page = self.me.page
        if self.keys:
            at = page.locator(f'.hw-drawing [data-ref="{thing}"]')
            at.focus()
            page.keyboard.press("Enter")
            if at.count() and self.me.page.locator(f'[data-go="{thing}"]').count():
                page.keyboard.press("Enter")
        elif self.touch:
            page.touchscreen.tap(x, y)
            go = page.locator(f'[data-go="{thing}"]')
            if go.count():
                go.tap()
        else:
            page.mouse.move(x, y)
            page.mouse.click(x, y)

    def press(self, options: list[str]) -> bool:
        """In the bar: with the number of the option, where it has one; False if it was gone before.

        A moment that is open to everybody is over by itself after a while, and its question goes with it.
        """
        option = wanted(options)
        number = self.me.number(option) if self.keys else ""
        if not number:
            return self.me.press(option)
        self.me.page.keyboard.press(number)
        if self.me.look()["sure"] == option:
            self.me.page.keyboard.press(number)
        return True


def play_turns(players: list[Player], until: Callable[[], bool], seconds: float = 90) -> None:
    """Everybody answers what they are asked, until something is so or the game is over."""
    end = time.monotonic() + seconds
    while not until() and not players[0].me.look()["over"]:
        assert time.monotonic() < end, [one.me.look() for one in players]
        steps = [one.step() for one in players]
        if True not in steps:
            players[0].me.page.wait_for_timeout(40)


def rounds(me: Visitor) -> int:
    """The round that the page shows."""
    found = re.search(r"Round (\d+) of", me.text())
    return int(found.group(1)) if found else 0


def figures(me: Visitor) -> list[str]:
    return list(me.page.eval_on_selector_all(".hw-figure", "all => all.map((one) => one.dataset.pawn)"))


def test_a_victim_walks_looks_and_searches_by_pointing(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=4, seat="B", start=True, settings={"beliefs": True})
    me = visit(viewport={"width": 1280, "height": 800})
    me.sit(keys)
    player = Player(me)
    # Somebody who begins beside others may have had little to do with the street by then.
    play_turns([player], lambda: rounds(me) >= 3 and player.pressed["street"] > 2)
    assert player.pressed["street"] > 2, player.pressed
    assert "B" in figures(me)
    # Nobody but Michael's player is told where he is, unless he is seen.
    updates: list[dict[str, Any]] = [one for one in me.frames if one["type"] == "update" and one.get("sight")]
    views = [one["sight"]["view"] for one in updates if not one["sight"]["view"]["over"]]
    assert views
    assert all(view["sheet"] is None for view in views)
    assert me.page.locator(".hw-michael.is-hidden").count() == 0
    assert re.findall(RAW_KEY, me.text()) == []
    labels = " ".join(me.page.eval_on_selector_all(".hw-square", "all => all.map((one) => one.ariaLabel)"))
    assert "C4, kitchen of the Wallace house." in labels
    assert re.findall(RAW_KEY, labels) == []
    assert me.violations() == []


def test_michael_starts_stalks_and_reads_his_sheet(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=4, seat="A", start=True)
    me = visit(viewport={"width": 1280, "height": 800})
    me.sit(keys)
    player = Player(me)
    # Somebody who begins beside others may have had little to do with the street by then.
    play_turns([player], lambda: rounds(me) >= 3 and player.pressed["street"] > 2)
    assert player.pressed["street"] > 2, player.pressed
    me.peek()
    assert me.page.locator(".hw-sheet li").count() >= 3
    assert me.page.locator("[data-michael]").count() == 1
    assert me.violations() == []
    # Covered, the street keeps his secret too.
    me.page.locator(".secret-turn").click()
    assert me.page.locator(".hw-michael.is-hidden, .hw-row").count() == 0


@pytest.mark.layout
def test_a_phone_and_the_keyboard_reach_every_space(house: House, visit: Visit) -> None:
    keys = house.make(game="halloween", seats=3, seat="C", start=True)
    me = visit(**PHONE)
    page = me.sit(keys)
    play_turns([Player(me, touch=True)], lambda: rounds(me) >= 2)
    assert me.sideways() == 0
    # The way in is where the own figure stands, at the edge of the street or under a tree as it may be; from the middle
    # of the street there is a space in each direction.
    page.locator('.hw-square[tabindex="0"]').focus()
    page.locator('.hw-square[data-ref="space:J12"]').focus()
    reached = []
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        reached.append(page.evaluate("document.activeElement.dataset.ref"))
    assert reached == ["space:J11", "space:K11", "space:K12", "space:J12"]
    assert me.violations() == []


GO = """() => {
    const go = document.querySelector("[data-go]");
    if (!go) return null;
    go.scrollIntoView({ block: "nearest" });
    const box = go.getBoundingClientRect();
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const points = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4], middle];
    return points.every(([x, y]) => go.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing lies over the button to go, anywhere; null if there is none."""

WITHIN = """(n) => {
    const all = [...document.querySelectorAll(".hw-square.is-within")].map((one) => one.dataset.ref);
    return all.filter((_, i) => i % Math.ceil(all.length / n) === 0 || i === all.length - 1);
}"""
"""About so many of the spaces that can be walked to, the last one among them."""


@pytest.mark.layout
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640)])
def test_the_button_to_go_can_be_tapped_wherever_it_hangs(house: House, visit: Visit, size: tuple[int, int]) -> None:
    """Secrets lie open over the board of a phone, and a long question leaves it little room."""
    keys = house.make(game="halloween", seats=3, seat="C", start=True)
    me = visit(**(PHONE | {"viewport": {"width": size[0], "height": size[1]}}))
    page = me.sit(keys)
    play_turns([Player(me, touch=True)], lambda: "move" in me.look()["options"])
    me.peek()
    me.choose("move")
    page.locator(".hw-square.is-within").first.wait_for()
    tapped = 0
    for space in page.evaluate(WITHIN, 12):
        # Whatever was read lies over the street until it is closed, one after the other.
        over = page.locator(".kit-seen.is-staying .kit-seen-head button, .hw-notices button")
        while lying := over.count():
            over.first.tap()
            expect(over).not_to_have_count(lying)
        at = page.locator(f'.hw-drawing [data-ref="{space}"]')
        at.evaluate("one => one.scrollIntoView({ block: 'center' })")
        at.tap()
        page.locator(f'[data-go="{space}"]').wait_for()
        assert page.evaluate(GO) is True, space
        tapped += 1
    assert tapped > 3
    answered = me.answered
    page.locator("[data-go]").tap()
    me.until(lambda _: me.answered > answered)


def never() -> bool:
    return False


def test_michael_plays_a_whole_game_by_keyboard(house: House, visit: Visit, shoot: Shoot) -> None:
    """Against bots, to the end; then his way is shown row by row beside what the victims could know."""
    keys = house.make(game="halloween", seats=4, seat="A", start=True, mind="steady")
    me = visit(viewport={"width": 1280, "height": 800})
    page = me.sit(keys)
    player = Player(me, keys=True)
    play_turns([player], never, 280)
    assert player.pressed["street"] > 5, player.pressed
    for language in (*LANGUAGES[1:], "en"):
        speak(me, language)
        shoot(me, f"halloween-ending-{language}")
    page.locator(".ending").get_by_role("button", name="See everything on the board").press("Enter")
    view = house.update(keys)["sight"]["view"]
    rows = view["sheet"]["sheet"]
    assert len(view["possible"]) == len(rows) > 2
    assert all(space in could for space, could in zip(rows, view["possible"], strict=True))
    slider = page.locator(".hw-review input")
    slider.focus()
    page.keyboard.press("Home")
    assert f"Row 0: Michael on {rows[0]}." in page.locator(".hw-review").inner_text()
    assert page.locator("[data-shade]").count() == len(view["possible"][0])
    shoot(me, "halloween-review")
    page.keyboard.press("ArrowRight")
    assert f"Row 1: Michael on {rows[1]}." in page.locator(".hw-review").inner_text()
    assert page.locator("[data-shade]").count() == len(view["possible"][1])
    assert page.locator(f'[data-shade="{rows[1]}"]').count() == 1
    assert me.violations() == []


def test_two_victims_on_phones_play_a_whole_game(house: House, visit: Visit) -> None:
    """Two people against a bot; neither is ever sent where he is unless he is seen."""
    keys = house.make(game="halloween", seats=3, seat="B", start=False, mind="steady")
    joined = house.http.post(
        f"api/tables/{keys['table']}/seats",
        json={"name": "Ben", "seat": "C"},
        headers={"Authorization": f"Bearer {keys['join']}"},
    ).json()
    path = f"api/tables/{keys['table']}"
    host = {"Authorization": f"Bearer {keys['host']}"}
    assert house.http.put(f"{path}/seats/A/mind", json={"mind": "steady"}, headers=host).status_code == 204
    assert house.http.post(f"{path}/start", headers=host).status_code == 204
    people = [visit(**PHONE), visit(**PHONE)]
    for me, token in zip(people, (keys["token"], joined["token"]), strict=True):
        me.sit(keys, token)
    players = [Player(me, touch=True) for me in people]
    play_turns(players, never, 280)
    for player, seat in zip(players, "BC", strict=True):
        me = player.me
        assert player.pressed["street"] > 3, player.pressed
        me.page.locator(".ending").wait_for()
        assert me.sideways() == 0
        updates = [one for one in me.frames if one["type"] == "update" and one.get("sight")]
        views = [one["sight"]["view"] for one in updates if not one["sight"]["view"]["over"]]
        assert all(view["sheet"] is None for view in views)
        hands = [(one["seat"], one["hand"]) for view in views for one in view["victims"]]
        assert all((hand is None) == (whose != seat) for whose, hand in hands)


LAPTOP = {"viewport": {"width": 1280, "height": 800}}


CUT = "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.tab-row'))"


def speak(me: Visitor, language: str) -> None:
    me.page.locator("select.language").select_option(language)
    me.page.locator(f"html[lang={language}]").wait_for()
    assert re.findall(RAW_KEY, me.text()) == []


@pytest.mark.layout
@pytest.mark.parametrize("seat", ["A", "B"])
def test_each_side_has_its_opening_and_its_question_in_every_language(
    house: House, visit: Visit, shoot: Shoot, seat: str
) -> None:
    """Who I am and how I win, then the first question in the middle of the game, on a laptop and on a phone."""
    side = "michael" if seat == "A" else "victim"
    keys = house.make(game="halloween", seats=4, seat=seat, start=True, mind="steady", settings={"beliefs": True})
    house.play(keys, lambda update: bool(update["sight"]["prompts"]))
    people = {"laptop": visit(**LAPTOP), "phone": visit(**PHONE)}
    for device, me in people.items():
        me.prefer(openings=True, covered=False)
        page = me.sit(keys)
        page.locator(".opening").wait_for()
        assert me.violations() == []
        for language in LANGUAGES:
            speak(me, language)
            page.wait_for_function("!document.querySelector('.opening')?.innerText.includes('opening-')")
            shoot(me, f"halloween-opening-{side}-{device}-{language}")
        page.locator(".opening-begin").click()

    def acts(update: dict[str, Any]) -> bool:
        kinds = {one["kind"] for one in update["sight"]["prompts"]}
        over = bool(update["sight"]["view"]["over"])
        return over or (update["sight"]["view"]["round"] >= 4 and bool(kinds & {"action", "prowl"}))

    house.play(keys, acts)
    for device, me in people.items():
        me.sit(keys)
        for language in LANGUAGES:
            speak(me, language)
            assert me.sideways() == 0
            assert me.page.evaluate(CUT) == 0, "a tab is cut"
            shoot(me, f"halloween-{side}-{device}-{language}")
