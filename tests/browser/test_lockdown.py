"""Lockdown at the web table: a whole game by clicking, a phone, the keyboard alone, secrets, every state looked at."""

from __future__ import annotations

import json
import random
import re
import time
import uuid
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import WebSocketRoute, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]
Until = Callable[[dict[str, Any]], bool]

GAME = "lockdown"
CARD = f'.game-card[data-game="{GAME}"]'
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
TV = {"viewport": {"width": 1920, "height": 1080}}
LANGUAGES = {"en": r"[A-Za-z]", "ru": r"[А-Яа-я]", "zh-Hans": r"[\u4e00-\u9fff]", "zh-Hant": r"[\u4e00-\u9fff]"}
LONG = 150
"""Seconds that a whole game may take on a machine with other things to do; thirty are usual."""

RAW_KEY = r"\b(?:board|web|event|verb|ask|refuse|room|floor|card|phase|cause|meeting|attribute)-[a-z][a-z0-9-]*\b"

OPEN = """(kind) => {
    const open = [...document.querySelectorAll(`.lk-drawing .is-open[data-ref^="${kind}:"]`)];
    for (const thing of open) {
        const box = thing.querySelector("rect").getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y, thing.dataset.ref];
    }
    return null;
}"""
"""Where to press something that glows on the board, as far as nothing lies over it."""

GLYPHS = """() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 48;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.font = `32px ${getComputedStyle(document.body).fontFamily}`;
    const draw = (letter) => {
        pen.clearRect(0, 0, 48, 48);
        pen.fillText(letter, 6, 36);
        return pen.getImageData(0, 0, 48, 48).data.filter((_, i) => i % 4 === 3).join();
    };
    // Code points that no font has a picture of.
    const missing = ["\\u0378", "\\u{2fffd}"].map(draw);
    const drawn = [...document.querySelectorAll("svg text")].map((one) => one.textContent);
    const text = document.body.innerText + drawn.join();
    return [...new Set(text)].filter((one) => /\\p{L}/u.test(one) && missing.includes(draw(one)));
}"""
"""Letters on the page that are drawn as a missing one."""

SMALL = """() => [...document.querySelectorAll("body *")].flatMap((one) => {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const size = parseFloat(getComputedStyle(one).fontSize);
    const scaled = one.closest(".kit-pawn, .seat-badge");
    const small = own && !scaled && size < 13.9 && one.getClientRects().length;
    return small ? [`${size} ${one.textContent.slice(0, 40)}`] : [];
})"""
"""Texts that are too small to read. The letter on a seat's sign grows with the sign."""


def prompt_of(update: dict[str, Any]) -> dict[str, Any] | None:
    """The open question, if there is one."""
    prompts = update["sight"]["prompts"] if update["sight"] else []
    return dict(prompts[0]) if prompts else None


NEWS_OF_GAS = """() => {
    const places = {
        panel: ".lk-telling [data-told=gassed], .lk-telling [data-told=no-gas]",
        log: ".log [data-event=gassed], .log [data-event=no-gas]",
        aloud: ".unseen[role=log] p",
    };
    const told = (place) => [...document.querySelectorAll(places[place])]
        .filter((one) => /Gas fills|No floor is gassed/.test(one.textContent)).length;
    const before = Object.fromEntries(Object.keys(places).map((place) => [place, told(place)]));
    window.newsOfGas = [];
    new MutationObserver(() => {
        for (const place in places)
            if (!newsOfGas.includes(place) && told(place) > before[place]) newsOfGas.push(place);
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes where the news of the gas come up first: in the panel, in the log, in what is read out."""


class Player:
    """Answers for a seat without a browser: carries what it finds, fights nobody on purpose."""

    GOALS = ("B501", "B602", "B505", "B603", "B301", "B404")

    def __init__(self, house: House, keys: dict[str, str], token: str = "") -> None:
        self.house = house
        self.keys = keys
        self.token = token or keys["token"]
        self.chance = random.Random(2)
        content = house.http.get(f"api/games/{GAME}").json()["content"]
        self.links: dict[str, list[str]] = {}
        for link in content["map_standard.toml"]["link"]:
            self.links.setdefault(link["a"], []).append(link["b"])
            self.links.setdefault(link["b"], []).append(link["a"])

    def far(self, room: str, goal: str) -> int:
        seen, queue = {room: 0}, deque([room])
        while queue:
            here = queue.popleft()
            for there in self.links[here]:
                if there not in seen:
                    seen[there] = seen[here] + 1
                    queue.append(there)
        return seen[goal]

    def choice(self, view: dict[str, Any], kind: str, options: list[str]) -> str:
        if kind == "genes":
            return "genes:1-5-4"
        if kind == "free":
            return "ready"
        if kind == "draft":
            return "drop"
        if kind == "move":
            goal = self.GOALS[(view["round"] - 1) % len(self.GOALS)]
            steps = [one for one in options if one.startswith("go:") and one != "go:102"]
            if (view["me"]["room"] == goal and "stop" in options) or not steps:
                return "stop" if "stop" in options else options[0]
            return min(steps, key=lambda one: self.far(one[3:], goal))
        if kind == "draw":
            return options[-1]
        if kind in ("act", "left"):
            return "done"
        return options[0] if kind in ("hunger", "medicine") else self.chance.choice(options)

    def look(self) -> dict[str, Any]:
        return self.house.update(self.keys, self.token)

    def answer(self, update: dict[str, Any]) -> bool:
        """Answer what is asked, if anything is."""
        prompt = prompt_of(update)
        if not prompt:
            return False
        options = [one["notation"] for one in prompt["options"]]
        self.house.http.post(
            f"api/tables/{self.keys['table']}/decisions",
            json={
                "id": uuid.uuid4().hex,
                "seat": prompt["seat"],
                "ask": update["asks"][prompt["seat"]],
                "option": self.choice(update["sight"]["view"], prompt["kind"], options),
            },
            headers={"Authorization": f"Bearer {self.token}"},
        )
        return True

    def play(self, until: Until, seconds: float = LONG) -> dict[str, Any]:
        """Until a moment has come, or the game is over."""
        return play_together([self], until, seconds)


def play_together(players: list[Player], until: Until, seconds: float = LONG) -> dict[str, Any]:
    """All of them answer until a moment has come for each, or the game is over; the first one's update then."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        updates = [player.look() for player in players]
        if updates[0]["table"]["phase"] == "over" or all(one["sight"] and until(one) for one in updates):
            return updates[0]
        busy = [one for one in zip(players, updates, strict=True) if not (one[1]["sight"] and until(one[1]))]
        if not sum(player.answer(update) for player, update in busy):
            time.sleep(0.03)
    raise AssertionError("the moment did not come")


def asked(*kinds: str, since: int = 0) -> Until:
    """The seat is asked one of these questions, in this round or later."""

    def good(update: dict[str, Any]) -> bool:
        prompt = prompt_of(update)
        return prompt is not None and prompt["kind"] in kinds and update["sight"]["view"]["round"] >= since

    return good


def begun(house: House, until: Until, seats: int = 9) -> tuple[dict[str, str], Player]:
    """A table at which that moment has come for the first seat; another one if a game ended before."""
    while True:
        keys = house.make(game=GAME, seats=seats, start=True)
        player = Player(house, keys)
        if player.play(until)["table"]["phase"] != "over":
            return keys, player


def settled(house: House) -> dict[str, str]:
    """A table in the settlement. One of its own: who is asked to move may fall before being asked anything there."""
    return begun(house, asked("hunger", "medicine", since=2))[0]


def sit_down(house: House, keys: dict[str, str], name: str) -> str:
    answer = house.http.post(
        f"api/tables/{keys['table']}/seats", json={"name": name}, headers={"Authorization": f"Bearer {keys['join']}"}
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def uncover(one: Visitor) -> None:
    one.page.locator(".lk-drawing").wait_for()
    one.peek()


def kind_of(one: Visitor) -> str:
    """The question that is open, as the server sent it."""
    frames = [frame for frame in one.frames if frame["type"] == "update" and frame["sight"]]
    prompt = prompt_of(frames[-1]) if frames else None
    return str(prompt["kind"]) if prompt else ""


def press_on_board(one: Visitor, kind: str) -> bool:
    """Press something that glows on the board; False if nothing does."""
    spot = one.page.evaluate(OPEN, kind)
    if not spot:
        return False
    one.page.mouse.click(spot[0], spot[1])
    return True


def turn(one: Visitor, ways: dict[str, int]) -> None:
    """Answer what is asked, if anything is: on the board where it glows, else in the bar."""
    seen = one.look()
    if seen["over"] or not seen["asked"]:
        return
    if seen["covered"]:
        one.peek()
        return
    before = one.answered
    kind = kind_of(one)
    glows = {"birth": "room", "move": "room", "vote": "floor"}.get(kind)
    if glows and ways.get(kind, 0) < 3 and press_on_board(one, glows):
        one.page.wait_for_timeout(60)
        if one.page.locator(".bar-tools", has_text="Back").count() > 0:
            one.page.keyboard.press("1")
        ways[kind] = ways.get(kind, 0) + (one.answered > before)
        return
    options = seen["options"]
    if not options:
        return
    calm = [option for option in options if option in ("ready", "stop", "done", "pass")]
    option = calm[0] if calm and kind != "move" else one.chance.choice(options)
    if one.press(option):
        ways[kind] = ways.get(kind, 0) + 1


def test_two_browsers_and_seven_bots_play_a_whole_game(visit: Visit, shoot: Shoot) -> None:
    host, guest = visit(**LAPTOP), visit()
    host.hurry()
    page = host.open()
    page.get_by_label("Your name").fill("Ann")
    page.locator(CARD).get_by_role("link", name="Invite friends").click()
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="9").check()
    page.get_by_label("Bots").select_option("random")
    page.get_by_role("button", name="Create the table and invite friends").click()
    link = page.get_by_label("Link for friends").input_value()
    other = guest.open(link.partition("#")[2])
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    page.locator(".seat", has_text="Ben").wait_for()
    page.get_by_role("button", name="Begin with bots in the free seats").click()
    for one in (host, guest):
        uncover(one)
    ways: dict[Visitor, dict[str, int]] = {host: {}, guest: {}}
    end = time.monotonic() + LONG
    while not (host.look()["over"] and guest.look()["over"]):
        assert time.monotonic() < end, ways
        for one in (host, guest):
            turn(one, ways[one])
    for one in (host, guest):
        assert {"genes", "birth", "free", "move"} <= set(ways[one]), ways[one]
        expect(one.page.locator(".ending h2")).to_have_text(re.compile(r"of 9"))
        assert re.findall(RAW_KEY, one.text()) == []

    # Everything has come to light: the ranking with its rule, the ways of each round, the trades.
    page.get_by_role("button", name="See everything on the board").click()
    page.get_by_role("button", name="Everything revealed").click()
    table = page.locator(".lk-ranking")
    assert table.locator("tbody tr").count() == 9
    assert table.get_by_role("button", name="LK-472").count() == 1
    ranks = [int(text) for text in table.locator("tbody td:first-child").all_inner_texts()]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1
    page.get_by_role("tab", name="Rounds").click()
    assert "→" in page.locator(".lk-path").first.inner_text() or page.locator(".lk-path").count() == 9
    for tab in ("Secrets", "Trades"):
        page.get_by_role("tab", name=tab).click()
    assert re.findall(RAW_KEY, host.text()) == []
    page.keyboard.press("Escape")
    page.locator(".lk-review").get_by_role("radio").first.check(force=True)
    page.locator(".kit-way").first.wait_for(state="attached")
    drawn = page.locator(".kit-way").count()
    page.locator(".lk-whose button").first.click()
    expect(page.locator(".kit-way")).to_have_count(drawn - 1)
    page.locator(".lk-whose button").first.click()
    shoot(host, "lockdown-ending")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").fill("40")
    page.locator("[data-pawn]").first.wait_for(state="attached")


def test_what_glows_is_chosen_and_what_is_refused_says_why(house: House, visit: Visit) -> None:
    keys, player = begun(house, asked("move", since=3))
    me = visit(**LAPTOP)
    page = me.sit(keys)
    uncover(me)
    update = house.update(keys)
    here = update["sight"]["view"]["me"]["room"]
    page.locator('[data-pawn="A"]').wait_for(state="attached")
    # A room that is out of reach: its words come up, and the table says why not.
    within = {one["to"] for one in update["sight"]["prompts"][0]["ways"]}
    far = next(room for room in ("201", "B701", "101", "202") if f"room:{room}" not in within and room != here)
    page.locator(f'.lk-drawing [data-ref="room:{far}"]').click()
    notice = page.get_by_role("alert")
    notice.get_by_role("button", name=re.compile("LK-122")).wait_for()
    page.locator(".kit-seen.is-staying").wait_for()
    assert "Leads to" in page.locator(".kit-seen").inner_text()
    page.keyboard.press("Escape")
    # To stop where the move began is refused on the board too, with its own rule.
    page.locator(f'.lk-drawing [data-ref="room:{here}"]').click(force=True)
    notice.get_by_role("button", name=re.compile("LK-120")).wait_for()
    # Looking does not choose.
    page.get_by_role("button", name="Tap to inspect").click()
    before = me.answered
    me.until(lambda _: press_on_board(me, "room"))  # somebody may stand in the middle of another one
    page.locator(".kit-seen.is-staying").wait_for()
    assert me.answered == before
    page.get_by_role("button", name="Tap to inspect").click()
    me.until(lambda seen: press_on_board(me, "room"))
    me.until(lambda seen: me.answered > before)
    page.locator(".kit-way.is-mine").wait_for(state="attached")
    # The vote is cast on the label of a floor.
    player.play(asked("vote"))
    me.until(lambda seen: page.evaluate(OPEN, "floor") is not None)
    before = me.answered
    assert press_on_board(me, "floor")
    me.until(lambda seen: me.answered > before)


def ways_of(house: House, keys: dict[str, str], steps: int = 2) -> tuple[str, dict[str, list[str]]]:
    """Where the first seat stands, and the rooms it can get to in at least so many steps, each with the whole way."""
    update = house.update(keys)
    found: dict[str, list[str]] = {}
    for way in update["sight"]["prompts"][0]["ways"]:
        found[way["to"]] = [*found.get(way["before"], []), way["option"]]
    return update["sight"]["view"]["me"]["room"], {to: way for to, way in found.items() if len(way) >= steps}


def path_of(house: House, keys: dict[str, str]) -> list[str]:
    return list(house.update(keys)["sight"]["view"]["me"]["path"])


def arrived(one: Visitor, house: House, keys: dict[str, str], way: list[str]) -> None:
    """One request went the whole way."""
    one.until(lambda seen: one.answered > 0 and len(path_of(house, keys)) == 1 + len(way))
    accepted = [frame for frame in one.frames if frame["type"] == "accepted"]
    assert accepted[-1]["done"] == len(way)
    assert accepted[-1]["stopped"] is None


def test_one_click_goes_a_whole_way_and_it_stands(house: House, visit: Visit, shoot: Shoot) -> None:
    keys, _ = begun(house, asked("move"))
    me = visit(**LAPTOP)
    page = me.sit(keys)
    uncover(me)
    here, ways = ways_of(house, keys)
    room, way = max(ways.items(), key=lambda one: len(one[1]))
    thing = page.locator(f'.lk-drawing [data-ref="{room}"]')
    # Pointing at it draws the way, and says how long it is; elsewhere there is none.
    expect(page.locator("[data-way]")).to_have_count(0)
    thing.hover()
    expect(page.locator(f'.kit-way.is-planned[data-way="{room}"]')).to_have_count(1)
    assert page.locator(".kit-way.is-planned text").text_content() == str(len(way))
    assert f": {len(way)} steps" in (thing.get_attribute("aria-label") or "")
    assert me.answered == 0
    page.locator(f'.lk-drawing [data-ref="room:{here}"]').hover()
    expect(page.locator("[data-way]")).to_have_count(0)
    thing.hover()
    thing.click()
    arrived(me, house, keys, way)
    assert me.answered == 1
    expect(page.locator("[data-way]")).to_have_count(0)
    # A step is final (LK-132); whoever presses all the same is told why.
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("You moved.")
    assert len(path_of(house, keys)) == 1 + len(way)


def test_a_way_by_the_keyboard(house: House, visit: Visit) -> None:
    keys, _ = begun(house, asked("move"))
    me = visit(**LAPTOP)
    page = me.sit(keys)
    uncover(me)
    _, ways = ways_of(house, keys)
    page.locator(".lk-drawing .is-within").first.wait_for(state="attached")
    within = "document.activeElement.matches('.kit-thing.is-within')"
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(within):
            break
    room = str(page.evaluate("document.activeElement.dataset.ref"))
    label = str(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert "Go to " in label
    assert f": {len(ways[room])} steps" in label
    expect(page.locator(f'[data-way="{room}"]')).to_have_count(1)
    # Arrows go from thing to thing, and the way goes along.
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.evaluate('(ref) => document.querySelector(`.lk-drawing [data-ref="${ref}"]`).focus()', room)
    expect(page.locator(f'[data-way="{room}"]')).to_have_count(1)
    page.keyboard.press("Enter")
    arrived(me, house, keys, ways[room])


@pytest.mark.parametrize("button", [False, True])
def test_a_way_by_touch_is_seen_before_it_is_gone(house: House, visit: Visit, shoot: Shoot, button: bool) -> None:
    keys, _ = begun(house, asked("move"))
    me = visit(**PHONE)
    page = me.sit(keys)
    uncover(me)
    _, ways = ways_of(house, keys)
    room, way = min(ways.items(), key=lambda one: len(one[1]))
    thing = page.locator(f'.lk-drawing [data-ref="{room}"]')
    thing.scroll_into_view_if_needed()
    thing.tap()
    expect(page.locator(f'[data-way="{room}"]')).to_have_count(1)
    go = page.locator(f'[data-go="{room}"]')
    expect(go).to_contain_text(f": {len(way)} steps")
    assert me.answered == 0
    if button:
        go.tap()
    else:
        thing.tap(force=True)
    arrived(me, house, keys, way)
    expect(page.locator("[data-way]")).to_have_count(0)


def test_gene_points_are_linked_and_handed_in_at_once(house: House, visit: Visit, shoot: Shoot) -> None:
    keys = house.make(game=GAME, seats=9, start=True)
    me = visit(**LAPTOP)
    page = me.sit(keys)
    uncover(me)
    force, speed, load = (page.get_by_role("slider", name=name) for name in ("Force", "Speed", "Load"))
    force.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    speed.focus()
    page.keyboard.press("Home")
    values = [int(one.input_value()) for one in (force, speed, load)]
    assert values == [7, 1, 2]
    shoot(me, "lockdown-genes")
    page.get_by_role("button", name="Set 7-1-2").click()
    me.until(lambda seen: me.answered == 1)
    own = house.update(keys)["sight"]["view"]["me"]
    assert [own["force"], own["speed"], own["load"]] == values
    # Digits choose from lists; here there is none, and they choose nothing.
    assert me.answered == 1


def test_an_offer_is_put_together_sent_answered_and_withdrawn(house: House, visit: Visit, shoot: Shoot) -> None:
    keys = house.make(game=GAME, seats=3)
    ben = sit_down(house, keys, "Ben")
    house.http.put(
        f"api/tables/{keys['table']}/seats/C/mind",
        json={"mind": "random"},
        headers={"Authorization": f"Bearer {keys['host']}"},
    )
    house.http.post(f"api/tables/{keys['table']}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    play_together([Player(house, keys), Player(house, keys, ben)], asked("free", since=2))
    ann, other = visit(**LAPTOP), visit(**PHONE)
    ann.sit(keys)
    other.sit(keys, ben)
    for one in (ann, other):
        uncover(one)
        if one.page.locator(".lk-telling").count():
            one.page.locator(".lk-telling").get_by_role("button", name="Close").click()
    page = ann.page
    page.get_by_role("button", name="New offer").click()
    window = page.get_by_role("dialog")
    window.get_by_role("radio", name="Ben").check(force=True)
    window.get_by_role("checkbox").check()
    give = window.locator("[data-give]")
    if give.count():
        give.first.click()
    window.locator('[data-want="gold"]').click()
    window.get_by_role("button", name="One Gold bar less").click()
    shoot(ann, "lockdown-trade")
    window.get_by_role("button", name="Send to Ben").click()
    window.wait_for(state="detached")
    card = other.page.locator(".lk-offer.is-incoming", has_text="Ann")
    card.wait_for(state="attached")
    mine, theirs = (house.update(keys, token)["sight"]["view"]["me"]["order"] for token in (keys["token"], ben))
    card.scroll_into_view_if_needed()
    assert f"Order {mine}" in card.inner_text()
    card.get_by_role("button", name="Accept").tap()
    # What Ben did concerns Ann too: it shows where she looks, and not in the log alone.
    expect(page.locator(".notice.is-news")).to_contain_text("swap order cards")
    card.wait_for(state="detached")
    assert house.update(keys)["sight"]["view"]["me"]["order"] == theirs
    # Another one, from the phone; it is withdrawn before anybody answers.
    other.page.get_by_role("button", name="New offer").tap()
    sheet = other.page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Ann").check(force=True)
    sheet.locator('[data-want="pistol"]').tap()
    assert other.sideways() == 0
    shoot(other, "lockdown-phone-trade")
    sheet.get_by_role("button", name="Send to Ann").tap()
    sheet.wait_for(state="detached")
    page.locator(".lk-offer.is-incoming", has_text="Ben").wait_for(state="attached")
    own = other.page.locator(".lk-offer:not(.is-incoming)")
    own.get_by_role("button", name="Withdraw").tap()
    own.wait_for(state="detached")
    expect(page.locator(".lk-offer.is-incoming", has_text="Ben")).to_have_count(0)
    # A seat in the list begins an offer too, and an open draft can be thrown away.
    page.locator(".seat").filter(has_text="Ben").locator("button.seat-name").click()
    window.wait_for()
    window.get_by_role("button", name="Discard the draft").click()
    window.wait_for(state="detached")
    ann.until(lambda seen: house.update(keys)["sight"]["view"]["draft"] is None)
    assert [one.complaints for one in (ann, other)] == [[], []]


@pytest.mark.layout
def test_a_phone(house: House, visit: Visit, shoot: Shoot) -> None:
    keys, _ = begun(house, asked("move", since=2))
    me = visit(**PHONE)
    page = me.sit(keys)
    page.locator(".lk-drawing").wait_for()
    # Covered: nothing glows, and nobody stands anywhere.
    assert page.locator(".lk-drawing .is-open").count() == 0
    assert page.locator("[data-pawn]").count() == 0
    uncover(me)
    assert me.sideways() == 0
    # What can be chosen comes into sight and is large enough for a finger.
    me.until(lambda _: page.evaluate(OPEN, "room") is not None)
    me.drawn()
    for thing in page.locator(".lk-drawing .is-open rect.lk-wall").all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    shoot(me, "lockdown-phone")
    before = me.answered
    spot = page.evaluate(OPEN, "room")
    assert spot is not None
    page.touchscreen.tap(spot[0], spot[1])
    # Of a last step, or one through a laser, a finger reads first.
    go = page.locator("[data-go]")
    me.until(lambda seen: me.answered > before or go.count() > 0)
    if go.count():
        go.tap()
    me.until(lambda seen: me.answered > before)
    assert page.evaluate(SMALL) == []
    # The hand is folded, so that the board can be reached, and unfolds.
    fold = page.locator(".lk-fold")
    fold.tap()
    page.locator(".lk-panel").wait_for()
    fold.tap()
    page.get_by_role("tab", name="Seats").tap(force=True)
    expect(page.locator(".lk-state")).to_have_count(9)
    me.sit(settled(house))
    page.locator(".lk-telling").wait_for()
    assert me.sideways() == 0


def test_the_keyboard_alone(house: House, visit: Visit) -> None:
    keys = house.make(game=GAME, seats=3, start=True)
    me = visit(**LAPTOP)
    page = me.sit(keys)
    page.locator(".lk-drawing").wait_for()
    page.keyboard.press("s")
    page.locator(".secret-inside").wait_for(state="attached")

    def tab_to(selector: str) -> None:
        page.evaluate("document.activeElement?.blur()")
        for _ in range(150):
            page.keyboard.press("Tab")
            if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
                return
        raise AssertionError(f"the keyboard does not reach {selector}")

    def answered(before: int) -> None:
        """The decision is taken, and what follows from it can be seen: until then nothing can be chosen."""
        me.until(lambda seen: me.answered > before and (bool(seen["options"]) or not seen["asked"]))

    tab_to(".lk-gene input")
    page.keyboard.press("ArrowLeft")
    tab_to('.bar .option[data-option^="genes:"]')
    page.keyboard.press("Enter")
    answered(0)
    me.until(lambda seen: kind_of(me) == "birth")
    tab_to(".lk-drawing .is-open")
    page.keyboard.press("Enter")
    answered(1)
    me.until(lambda seen: kind_of(me) == "free")
    # A whole turn: steps on the board, everything else in the bar by numbers.
    seen = 0
    end = time.monotonic() + LONG
    while kind_of(me) not in ("hunger", "medicine") and not me.look()["over"]:
        assert time.monotonic() < end
        if not me.look()["asked"]:
            page.wait_for_timeout(50)
            continue
        before = me.answered
        if kind_of(me) == "free":
            # A bot's offer may overtake the answer, or come after it: whoever is asked again answers again.
            try:
                tab_to('.bar .option[data-option="ready"]')
            except AssertionError:
                assert kind_of(me) != "free"  # the turn has begun meanwhile
                continue
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
            continue
        if kind_of(me) in ("move", "vote"):
            tab_to(".lk-drawing .is-open")
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if page.locator(".bar-tools", has_text="Back").count() > 0:
                page.keyboard.press("1")
            seen += 1
        elif kind_of(me) == "desk":
            tab_to('.bar .option[data-option="pass"]')
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        answered(before)
    assert seen >= 2
    # Arrows lead from room to room.
    page.locator('.lk-drawing [data-ref="room:B303"]').focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.ref") == "room:B302"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.ref") == "room:B501"


PRIVATE = {
    "genes", "birth", "order", "started", "stepped", "stopped", "gene-bank", "panel", "cleared", "desk", "stock",
    "drew", "took", "discarded", "fired", "voted", "loss", "gain", "exempt", "drained", "offered", "gave", "swapped",
}  # fmt: skip


def test_secrets_reach_neither_other_browsers_nor_the_screen(house: House, visit: Visit, shoot: Shoot) -> None:
    keys = house.make(game=GAME, seats=5)
    ben = sit_down(house, keys, "Ben")
    for seat in "CDE":
        house.http.put(
            f"api/tables/{keys['table']}/seats/{seat}/mind",
            json={"mind": "random"},
            headers={"Authorization": f"Bearer {keys['host']}"},
        )
    house.http.post(f"api/tables/{keys['table']}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    ann, other, screen = visit(**LAPTOP), visit(**LAPTOP), visit(**TV)
    ann.sit(keys)
    other.sit(keys, ben)
    screen.open(f"/screen/{keys['table']}/{keys['watch']}").locator(".lk-drawing").wait_for()
    first, second = Player(house, keys), Player(house, keys, ben)
    end = time.monotonic() + LONG
    while not asked("move", since=2)(update := first.look()):
        assert time.monotonic() < end
        if not second.answer(second.look()) | first.answer(update):
            time.sleep(0.1)
    own = house.update(keys)["sight"]["view"]["me"]

    # Sent: what others know of the past and of Ann is public, or their own.
    for one, seat in ((screen, ""), (other, "B")):
        frames = [frame for frame in one.frames if frame["type"] == "update" and frame["sight"]]
        assert frames
        for frame in frames:
            seen = frame["sight"]["view"]
            assert seen["me"] is None or seat
            for heard in frame["events"]:
                kind = heard["phrase"]["key"].removeprefix("event-")
                if kind in PRIVATE:
                    assert seat, heard
                    assert f"seat:{seat}" in heard["phrase"]["facts"].values() or kind in ("panel", "stock"), heard

    # Shown: while secrets are covered, Ann's own page has nobody standing anywhere and nothing to choose.
    for one in (ann, other, screen):
        assert one.page.locator("[data-pawn], .kit-way, .lk-drawing .is-open, .lk-fact.is-known").count() == 0
        assert one.page.locator("[data-card], .lk-self, .lk-panel").count() == 0
    uncover(ann)
    ann.page.locator('[data-pawn="A"]').wait_for(state="attached")
    shown = ann.page.locator(".lk-self strong").inner_text()
    assert own["room"] in shown
    ann.page.locator(".secret-turn").click()
    ann.page.locator(".secret-inside").wait_for(state="detached")
    assert ann.page.locator("[data-pawn], .lk-drawing .is-open").count() == 0
    # Covered, every room of the floor is said in the same words.
    labels = ann.page.locator(".lk-room").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert not any("You " in label for label in labels)
    shoot(screen, "lockdown-tv")


SPOKEN_IN_SIGHT = """() => {
    const [place, panel] = [".lk-scene .kit-place", ".lk-telling"].map((one) => document.querySelector(one));
    const [over, under] = [place.getBoundingClientRect(), panel.getBoundingClientRect()];
    const spoken = [...document.querySelectorAll(".lk-drawing .is-spoken")].map((one) => one.getBoundingClientRect());
    const seen = (one) => one.top >= over.top - 1 && one.bottom <= over.bottom + 1;
    const height = Math.max(...spoken.map((one) => one.bottom)) - Math.min(...spoken.map((one) => one.top));
    const inSight = height > over.height ? spoken.some(seen) : spoken.every(seen);
    return over.bottom <= under.top + 1 && inSight ? "" : JSON.stringify({ over, under, spoken });
}"""
"""Nothing if the panel lies beside the buildings, and what it speaks of is in sight as far as there is room; else where
all of that lies."""


def shadow_comes(me: Visitor) -> None:
    """The server's first update says as its last event that Ann has become a shadow: a game would take long to get
    there. What comes later has later numbers, and does not displace it."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(data: str | bytes) -> None:
            frame = json.loads(data)
            if frame["type"] == "update":
                last = frame["events"][-1]
                phrase = {"key": "event-you-shadow", "rule": "LK-395", "facts": {"who": "seat:A"}}
                frame["events"][-1] = {**last, "private": True, "phrase": phrase}
            route.send(json.dumps(frame))

        server.on_message(tell)

    me.page.route_web_socket(re.compile("/stream"), through)


def test_becoming_a_shadow_cannot_be_missed(house: House, visit: Visit) -> None:
    keys, _ = begun(house, asked("free"), seats=3)
    me = visit(**PHONE)
    shadow_comes(me)
    page = me.sit(keys)
    fate = page.locator(".fate")
    page.locator(".lk-drawing").wait_for()
    expect(fate).to_have_count(0)  # others may look on, and that there is something would tell them
    uncover(me)
    expect(fate).to_contain_text("you are a shadow now")
    expect(fate).to_contain_text("drain the living")
    assert me.violations() == []
    fate.get_by_role("button", name="Got it").click()
    expect(fate).to_have_count(0)


def test_the_settlement_is_told_step_by_step(house: House, visit: Visit, shoot: Shoot) -> None:
    me, screen = visit(reduced_motion="no-preference", **LAPTOP), visit(reduced_motion="no-preference", **TV)
    page, alive = me.page, False
    while not alive:  # whoever falls in the fights is asked nothing more
        keys, player = begun(house, asked("vote", since=2))
        now = player.look()["sight"]["view"]["round"]
        me.sit(keys)
        uncover(me)
        screen.open(f"/screen/{keys['table']}/{keys['watch']}").locator(".lk-drawing").wait_for()
        assert page.locator(".lk-telling").count() == 0
        for one in (me, screen):
            one.page.evaluate(NEWS_OF_GAS)
        update = player.play(asked("hunger", "medicine"))
        alive = update["table"]["phase"] != "over" and update["sight"]["view"]["round"] == now
    panel = page.locator(".lk-telling")
    panel.wait_for()
    # Not all at once: the first steps stand alone for a moment.
    assert panel.locator(".lk-step").count() < 4
    panel.locator('[data-told="gassed"], [data-told="no-gas"]').first.wait_for()
    # The buildings it speaks of stay in sight, and the question waits until its story has been told.
    try:
        page.wait_for_function(f"() => ({SPOKEN_IN_SIGHT})() === ''")
    except TooLate:
        raise AssertionError(page.evaluate(SPOKEN_IN_SIGHT)) from None
    me.asked()
    assert panel.locator(".lk-step.is-now").count() == 1
    shoot(me, "lockdown-settlement")
    screen.page.locator(".lk-telling [data-told=gassed], .lk-telling [data-told=no-gas]").first.wait_for()
    assert screen.page.locator(".lk-line.is-own").count() == 0
    # Neither the log nor what is read out runs ahead of the panel, and neither leaves anything out.
    for one in (me, screen):
        one.page.wait_for_function("newsOfGas.length === 3")
        assert one.page.evaluate("newsOfGas[0]") == "panel"
        # However many entries come at once, the newest stays in sight.
        one.page.wait_for_function(
            "() => { const at = document.querySelector('.log').parentElement;"
            " return at.scrollHeight - at.scrollTop - at.clientHeight < 2; }"
        )
    shoot(screen, "lockdown-tv-settlement")
    player.play(lambda update: update["sight"]["view"]["phase"] == "free")
    if not me.look()["over"]:
        skip = panel.get_by_role("button", name="Tell all")
        if skip.count():
            skip.click()
        panel.locator(".lk-hp-list").wait_for()
        every = panel.get_by_role("button", name="All steps")
        if every.count():
            every.click()
        assert panel.locator(".lk-hp-list li").count() == 9
        assert panel.locator(".lk-step").count() >= 8
        panel.get_by_role("button", name="Close").click()
        panel.wait_for(state="detached")
        page.get_by_role("button", name="Settlement of round").click()
        panel.wait_for()


def test_suspicions_are_kept_for_their_person_alone(house: House, visit: Visit) -> None:
    keys, _ = begun(house, asked("free", since=2), seats=4)
    me, screen = visit(**LAPTOP), visit(**TV)
    page = me.sit(keys)
    screen.open(f"/screen/{keys['table']}/{keys['watch']}").locator(".lk-drawing").wait_for()
    page.get_by_role("tab", name="Notes").click()
    assert page.locator(".lk-notebook select").count() == 0
    uncover(me)
    if page.locator(".lk-telling").count():
        page.locator(".lk-telling").get_by_role("button", name="Close").click()
    page.get_by_label("Suspected room of Bot C").select_option("B305")
    page.locator('[data-pawn="C"].is-guess').wait_for(state="attached")
    page.get_by_label("Notes on Bot B").fill("has a pistol")
    # From the board as well.
    page.locator('.lk-drawing [data-ref="room:201"]').click()
    page.locator(".lk-suspects").get_by_role("button", name="Bot D").click()
    page.locator('[data-pawn="D"].is-guess').wait_for(state="attached")
    expect(page.locator(".notes [role=status]")).to_contain_text("for you alone")
    assert "has a pistol" not in json.dumps(screen.frames)
    page.reload()
    uncover(me)
    page.locator('[data-pawn="C"].is-guess').wait_for(state="attached")
    page.get_by_role("tab", name="Notes").click()
    assert page.get_by_label("Suspected room of Bot D").input_value() == "201"
    assert page.get_by_label("Notes on Bot B").input_value() == "has a pistol"


def test_axe_finds_nothing(house: House, visit: Visit, shoot: Shoot) -> None:
    keys = house.make(game=GAME, seats=9, start=True)
    player = Player(house, keys)
    me = visit(viewport={"width": 1440, "height": 900})
    page = me.sit(keys)
    page.locator(".lk-drawing").wait_for()
    found: dict[str, list[str]] = {}

    def look(state: str) -> None:
        found[state] = me.violations_by_night_and_day()
        assert re.findall(RAW_KEY, me.text()) == [], state

    look("covered")
    uncover(me)
    look("genes")
    assert page.evaluate(SMALL) == []
    player.play(asked("birth"))
    me.until(lambda seen: kind_of(me) == "birth")
    look("birth")
    player.play(asked("free", since=2))
    me.until(lambda seen: kind_of(me) == "free")
    page.locator(".lk-telling").wait_for()
    look("free phase, with what the settlement told")
    page.locator(".lk-telling").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="New offer").click()
    page.get_by_role("dialog").wait_for()
    look("trade window")
    page.get_by_role("button", name="Discard the draft").click()
    page.get_by_role("tab", name="Notes").click()
    look("notes")
    page.get_by_role("tab", name="Log").click()
    player.play(asked("move"))
    me.until(lambda seen: kind_of(me) == "move")
    page.locator('.lk-drawing [data-ref="room:B501"]').click()
    look("move, with a room looked at")
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    shoot(me, "lockdown")
    with me.daylight():
        shoot(me, "lockdown-light")
    player.play(lambda update: False)
    page.locator(".ending .moments").wait_for()
    look("ending")
    page.get_by_role("button", name="See everything on the board").click()
    look("over")
    page.get_by_role("button", name="Everything revealed").click()
    for tab in ("Ranking", "Rounds", "Secrets", "Trades"):
        page.get_by_role("tab", name=tab).click()
        look(tab)
    screen = visit(**TV)
    screen.open(f"/screen/{keys['table']}/{keys['watch']}").locator(".lk-ranking").wait_for()
    found["screen"] = screen.violations_by_night_and_day()
    assert {state: faults for state, faults in found.items() if faults} == {}


@pytest.fixture(scope="module")
def moving(house: House) -> dict[str, str]:
    """A table at which the first seat is asked to move. It waits, so whoever only looks can share it."""
    return begun(house, asked("move", since=2))[0]


@pytest.mark.layout
@pytest.mark.parametrize("language", LANGUAGES)
def test_real_letters_in_every_language(house: House, visit: Visit, moving: dict[str, str], language: str) -> None:
    me = visit(**LAPTOP)
    me.prefer(language=language)

    def check(state: str) -> None:
        text = me.text()
        assert re.findall(RAW_KEY, text) == [], state
        if language != "en":
            assert re.findall(r"\b[a-z]{2,}(?: [a-z]{2,}){2,}\b", text) == [], state
        assert len(re.findall(LANGUAGES[language], text)) > 40, state
        assert me.page.evaluate(GLYPHS) == [], state
        assert me.sideways() == 0
        rows = me.page.locator(".tab-row").evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
        assert set(rows) <= {0}, state

    page = me.sit(moving)
    uncover(me)
    check("move")
    labels = page.locator(".kit-thing").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label')).join()")
    assert re.findall(RAW_KEY, labels) == []
    me.sit(settled(house))
    uncover(me)
    page.locator(".lk-telling").wait_for()
    check("settlement")
    me.open(f"/rules/{GAME}").locator(".rule-row").first.wait_for()
    check("rulebook")
    me.open().locator(f"{CARD} .game-pitch", has_text=re.compile(r"\S")).wait_for()
    check("lobby")
