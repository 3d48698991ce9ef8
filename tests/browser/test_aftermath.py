"""Aftermath at the web table: a mission by pointing at the map, on a phone, with the keyboard; a campaign that goes on
in another browser; and nothing sealed on any wire."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Response, Route, expect

from gloam.core.content.pages import sealed_texts

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
DESK = {"viewport": {"width": 1280, "height": 800}}
RAW_KEY = (
    r"\b(?:board|web|event|verb|ask|refuse|hero|item|enemy|mission|page|status|ability|dial|location|card|opening"
    r"|verdict|story)-[a-z0-9][a-z0-9-]*\b"
)

CALM = ("done", "pass", "stop", "go-on", "go", "end")
"""What somebody answers who wants to get on: nothing."""

NEXT = "vending-row"
"""Where mission 1 leads."""

PRESS = """([ref, standings]) => {
    const thing = document.querySelector(`.af-drawing [data-ref="${ref}"]`);
    if (!thing || !standings.includes(thing.dataset.standing)) return null;
    thing.scrollIntoView({ block: "center" });
    const box = thing.querySelector(".af-floor").getBoundingClientRect();
    for (const [a, b] of [[0.5, 0.8], [0.8, 0.5], [0.2, 0.6], [0.5, 0.5], [0.85, 0.85], [0.15, 0.85]]) {
        const [x, y] = [box.left + box.width * a, box.top + box.height * b];
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return [];
}"""
"""Where a space of the map can be pressed: null if nothing leads there, nothing if figures stand all over it."""


class Player:
    """Somebody with a book on the table: by the map where a way leads to the goal, else by the bar."""

    def __init__(self, me: Visitor, touch: bool = False, keys: bool = False) -> None:
        self.me = me
        self.touch = touch
        self.keys = keys
        self.walked = 0
        self.idle = False
        """Whether this one walks once and else lets things be."""
        self.kinds: set[str] = set()
        self.begun = len(me.frames)
        self.sight: dict[str, Any] = {}
        """What this page was sent last when somebody looked: what is asked for and what is answered is the same."""

    def look(self) -> bool:
        """Take in what the page was sent; False while it was not told what came of its last answer."""
        frames = self.me.frames
        if not any(one["type"] == "update" for one in frames):
            return False
        last = next(one for one in reversed(frames) if one["type"] == "update")
        taken = [one["seq"] for one in frames[self.begun :] if one["type"] == "accepted"]
        self.sight = last["sight"]
        return bool(last["table"]["seq"] >= max(taken, default=0))

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.sight["view"])

    def step(self) -> None:
        """Answer what is asked, if anything is."""
        me, page = self.me, self.me.page
        prompts = self.sight["prompts"]
        if not prompts or not me.look()["asked"] or page.locator("[data-walking]").count():
            page.wait_for_timeout(20)
            return
        answered = me.answered
        prompt = prompts[0]
        self.kinds.add(prompt["kind"])
        strolled = self.idle and self.walked > 0
        if prompt["kind"] not in ("action", "move") or strolled or not self.walk():
            self.answer(prompt)
        late = time.monotonic() + 3
        while me.answered == answered and time.monotonic() < late and not me.look()["over"]:
            page.wait_for_timeout(20)

    def answer(self, prompt: dict[str, Any]) -> None:
        options = [one["notation"] for one in prompt["options"]]
        option = self.chosen(prompt["kind"], options)
        if prompt["kind"] == "action" and option.split(":")[0] in ("contribute", "scavenge", "talk"):
            deed = self.me.page.locator(f'[data-deed="{option.split(":")[0]}"]')
            if deed.count():
                deed.click()
        shown = [one for one in self.me.look()["options"] if one in options]
        number = shown.index(option) + 1 if option in shown else 99
        if self.keys and number <= 9 and prompt["kind"] != "action":
            self.me.page.keyboard.press(str(number))
        else:
            self.me.press(option)

    def chosen(self, kind: str, options: list[str]) -> str:
        wanted = {
            "keeper": ("keeper:A",),
            "mission": ("mission:m1",),
            "travel": (f"travel:{NEXT}", "home"),
            "give-up": ("home",),
            "discard": (*self.useless(options), "done"),
            "card": ("play", "done"),
            "defend": ("play", "pass"),
            "action": ("leave", "contribute", "end") if self.may_leave() else ("contribute", "end"),
        }.get(kind, CALM)
        if self.idle and kind == "action":
            wanted = ("end",)
        for wish in wanted:
            for option in options:
                if option == wish or option.split(":")[0] == wish:
                    return option
        return options[0]

    def useless(self, options: list[str]) -> list[str]:
        """Cards that do not help with a task of strength, while there is one."""
        return [one for one in options if self.view["task"] is not None and not one.startswith("discard:r")]

    def goal(self) -> str:
        """The space to go to: an exit, or the objective while its token lies there."""
        places = self.view["page"]["map"]
        wanted = {mark for cell in places["cells"] for mark in cell["marks"] if mark.startswith("exit:")}
        if not self.may_leave():
            wanted = {f"objective:{letter}" for letter in places["objectives"]}
        return next(str(one["space"]) for one in places["cells"] if set(one["marks"]) & wanted)

    def may_leave(self) -> bool:
        """Whether there is nothing more to do on this page; on the first one there never is."""
        page = self.view["page"]
        if page is None or page["map"] is None or self.view["task"] is not None:
            return False
        return bool(page["page"] == 10 or not page["map"]["objectives"])

    def walk(self) -> bool:
        """Towards the goal by a press on the map; False where no way brings us nearer."""
        view, me = self.view, self.me
        seat = self.sight["prompts"][0]["seat"]
        hero = next(one for one in view["heroes"] if one["seat"] == seat)
        if not view["page"] or not view["page"]["map"] or view["task"] is not None:
            return False
        goal = self.goal()

        def far(cell: str) -> int:
            return abs(ord(cell[0]) - ord(goal[0])) + abs(int(cell[1:]) - int(goal[1:]))

        cells = [str(one["cell"]) for one in view["routes"]]
        nearer = sorted((far(cell), cell) for cell in cells if far(cell) < far(hero["cell"]))
        for _, cell in nearer:
            if self.point(f"cell:{cell}"):
                self.walked += 1
                expect(me.page.locator("[data-walking]")).to_have_count(0)
                expect(me.page.locator(".bar .option:disabled")).to_have_count(0)  # the steps are on their way
                return True
        return False

    def point(self, thing: str) -> bool:
        page = self.me.page
        turn = page.locator('.af-turn-page[aria-pressed="true"]')
        if turn.count() and turn.is_visible():
            turn.click()
        place = page.evaluate(PRESS, [thing, ["within", "open"]])
        if place is None:
            return False
        go = page.locator(f'[data-go="{thing}"]')
        if self.keys or not place:
            page.locator(f'.af-drawing [data-ref="{thing}"]').focus()
            page.keyboard.press("Enter")
            if go.count():
                page.keyboard.press("Enter")
        elif self.touch:
            page.touchscreen.tap(*place)
            go.tap()
        else:
            page.mouse.move(*place)
            page.mouse.click(*place)
        return True

    def play(self, until: Callable[[], bool], seconds: float = 100) -> None:
        end = time.monotonic() + seconds
        while not (seen := self.me.look())["over"]:
            assert time.monotonic() < end, (seen, self.sight.get("prompts"))
            # What was sent may have to wait in the page for the words of a passage.
            if not self.look() or seen["busy"]:
                self.me.page.wait_for_timeout(20)
            elif until():
                return
            else:
                self.step()
        self.look()

    def asks(self, kind: str) -> bool:
        return any(one["kind"] == kind for one in self.sight["prompts"])

    def at_home(self) -> bool:
        return bool(self.view["phase"] == "colony")


def found(house: House, mind: str = "random", seats: int = 2) -> tuple[dict[str, str], dict[str, str]]:
    """A campaign with its first session: keys of both."""
    made = dict(house.http.post("api/campaigns", json={"game": "aftermath", "name": "Number Seven"}).json())
    return made, session(house, made, seats, mind)


def session(house: House, made: dict[str, str], seats: int = 2, mind: str = "random") -> dict[str, str]:
    """The next session of a campaign; with `mind` empty both characters are one person's."""
    wish: dict[str, Any] = {"seats": seats, "name": "Ann", "seat": "A", "mind": mind or "random", "start": bool(mind)}
    wish["settings"] = {"pace": 0, "window": 0}
    head = {"Authorization": f"Bearer {made['token']}"}
    answer = house.http.post(f"api/campaigns/{made['campaign']}/tables", json=wish, headers=head)
    assert answer.status_code == 201, answer.text
    keys = dict(answer.json())
    if not mind:
        path = f"api/tables/{keys['table']}"
        own = {"Authorization": f"Bearer {keys['token']}"}
        assert house.http.post(f"{path}/seats", json={"seat": "B"}, headers=own).status_code == 201
        host = {"Authorization": f"Bearer {keys['host']}"}
        assert house.http.post(f"{path}/start", headers=host).status_code == 204
    return keys


def hurried(route: Route) -> None:
    """A session made by pressing buttons gets a quick pace on the wire."""
    wish = json.loads(route.request.post_data or "")
    wish["settings"] |= {"pace": 0, "window": 0}
    route.continue_(post_data=json.dumps(wish))


def never() -> bool:
    return False


def clean(me: Visitor) -> None:
    # Found and read in one go: a label may go with the next update.
    labels = me.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)")
    assert re.findall(RAW_KEY, " ".join([me.text(), *labels])) == []
    assert me.violations() == []
    assert me.sideways() == 0


def story(me: Visitor) -> Locator:
    return me.page.locator(".af-story")


def test_a_mission_to_the_colony_and_on_in_another_browser(house: House, visit: Visit, shoot: Shoot) -> None:
    """One person with two characters plays mission 1 from page 2 by pointing at the map. Another browser goes on
    by the link of the seat, through the colony phase, and begins the next session by the link of the campaign."""
    made, keys = found(house, mind="")
    me = visit(**DESK)
    heard: list[str] = []
    me.page.on("response", lambda answer: remember(heard, answer))
    page = me.sit(keys)
    page.locator('[data-cast="odo"]').click()
    me.until(lambda seen: "hero:pim" in seen["options"])
    page.locator('[data-cast="pim"]').click()
    player = Player(me)
    player.play(lambda: player.asks("mission"))
    expect(story(me)).to_contain_text("It has been Tuesday for five winters")
    expect(page.locator('[data-mission="m1"]')).to_be_visible()
    clean(me)
    shoot(me, "aftermath-mission")
    page.locator('[data-mission="m1"]').click()
    player.play(lambda: bool(player.view["page"]) and player.view["page"]["page"] == 10 and player.view["turn"] != "")
    expect(page.locator(".af-drawing")).to_be_visible()
    expect(page.locator('[data-line="green"]').first).to_be_attached()
    assert page.locator(".af-hero").count() == 2
    clean(me)
    drag_into_the_backpack(player)
    player.play(lambda: player.view["page"]["page"] == 30)
    assert player.walked >= 2, player.walked
    assert {"action", "travel"} <= player.kinds, player.kinds
    nothing_sealed(house, keys, me, heard)
    me.open("/")

    # Another browser, by the same seat: everything read is there, and the mission goes on.
    other = visit(**DESK)
    other.sit(keys)
    second = Player(other)
    expect(other.page.locator(".af-drawing")).to_be_visible()
    expect(story(other)).to_contain_text("Inside the Machine")
    expect(story(other)).to_contain_text("It has been Tuesday for five winters")
    second.play(lambda: second.view["task"] is not None and second.asks("action"))
    shoot(other, "aftermath")
    second.play(never)
    other.until(lambda seen: seen["over"])
    assert second.at_home()
    expect(other.page.locator("#ending-title")).to_contain_text("You're home")
    expect(other.page.locator('[data-told="story-done"]')).to_contain_text("First Errand: done.")
    expect(other.page.locator('[data-told="story-dials"]')).to_contain_text("Population")
    expect(other.page.locator(".moments")).to_contain_text("First Errand: done.")
    clean(other)
    # The chronicle tells it again, and is kept as one page.
    other.page.locator(".ending button", has_text="board").first.click()
    expect(other.page.locator(".af-chronicle")).to_contain_text("It has been Tuesday for five winters")
    shoot(other, "aftermath-chronicle")
    with other.page.expect_download() as taken:
        other.page.get_by_role("button", name="Save as a web page").click()
    kept = taken.value.path().read_text("utf-8")
    assert "It has been Tuesday for five winters" in kept
    assert re.findall(RAW_KEY, kept) == []
    clean(other)

    # The campaign by its link: the next session is begun by pressing, at the gate, with what was kept.
    other.page.goto(f"{house.address}#/campaign/{made['campaign']}/{made['token']}")
    expect(other.page.locator("[data-session]")).to_have_count(1)
    other.page.route("**/api/campaigns/*/tables", hurried)
    other.page.get_by_role("link", name="Next session").click()
    other.page.get_by_role("button", name="Play now with bots").click()
    other.page.locator(".bar").wait_for()
    second = Player(other)
    second.play(lambda: second.asks("mission"))
    expect(story(other)).to_contain_text("Aunt Margin")
    expect(story(other)).not_to_contain_text("It has been Tuesday for five winters")
    assert second.view["campaign"]["session"] == 2


def drag_into_the_backpack(player: Player) -> None:
    """For a card, what is in a paw is carried into the backpack, and what cannot be done says why."""
    page = player.me.page
    player.play(lambda: player.asks("action") and any(one.startswith("equip:") for one in offered(player)))
    player.me.peek()
    paw = page.locator('.af-sheet [data-slot="paws"] [data-carry]').first
    pack = page.locator('.af-sheet [data-drop="pack"]').first
    # A card comes first: dragging opens the choice of one.
    paw.drag_to(pack)
    page.locator('[data-option^="equip:"]').first.click()
    player.play(lambda: player.asks("trade"))
    hero = next(one for one in player.view["heroes"] if one["seat"] == player.sight["prompts"][0]["seat"])
    item = hero["worn"][0]
    thing = page.locator(f'.af-sheet [data-drop="worn"] [data-carry="{item}"]').first
    thing.drag_to(page.locator('.af-sheet [data-drop="pack"].is-empty').first)
    expect(page.locator(f'.af-sheet [data-drop="pack"] [data-item="{item}"]')).to_be_visible()
    thing = page.locator(f'.af-sheet [data-drop="pack"] [data-carry="{item}"]').first
    thing.drag_to(page.locator('.af-sheet [data-drop="worn"][data-slot="paws"]').first)
    expect(page.locator(f'.af-sheet [data-drop="worn"] [data-item="{item}"]')).to_be_visible()
    clean(player.me)
    player.play(lambda: not player.asks("trade"))


def offered(player: Player) -> list[str]:
    return [one["notation"] for prompt in player.sight["prompts"] for one in prompt["options"]]


def remember(heard: list[str], answer: Response) -> None:
    if "/pages/" in answer.url:
        heard.append(answer.url.rpartition("/")[2].partition("?")[0])


def nothing_sealed(house: House, keys: dict[str, str], me: Visitor, heard: list[str]) -> None:
    """No frame and no endpoint has had the words of a passage that nobody has read; asked for, it is refused."""
    updates = [one for one in me.frames if one["type"] == "update"]
    read = {page for one in updates for page in one["sight"]["pages"]}
    assert "2-start-1" in read
    assert set(heard) <= read
    sealed = [one for one in sealed_texts("gloam.games.aftermath", "en") if one.page not in read]
    texts = [json.dumps(one, ensure_ascii=False) for one in (updates[0], updates[len(updates) // 2], updates[-1])]
    texts += [house.http.get(path).text for path in ("text/en/aftermath.ftl", "api/games/aftermath", "api/games")]
    for one in sealed:
        words = one.text.partition("=")[2].strip()[:60]
        assert len(words) < 20 or not any(words in text for text in texts), one.page
    for one in sealed[:: len(sealed) // 5]:
        path = f"api/tables/{keys['table']}/pages/en/{one.page}"
        answer = house.http.get(path, headers={"Authorization": f"Bearer {keys['token']}"})
        assert answer.status_code in (403, 404), one.page


@pytest.mark.layout
def test_a_phone_and_a_bot_go_home(house: House, visit: Visit, shoot: Shoot) -> None:
    """By touch, with a bot beside: one walks, turns to the story and back, and brings up going home."""
    _, keys = found(house, mind="steady")
    me = visit(**PHONE)
    page = me.sit(keys)
    player = Player(me, touch=True)
    player.idle = True  # else the mission may be over before anybody brings up going home
    player.play(lambda: player.view["turn"] == "A" and player.asks("action"))
    clean(me)
    # One page of the book at a time.
    turn = page.locator(".af-turn-page")
    if turn.get_attribute("aria-pressed") == "true":
        turn.tap()
    expect(page.locator(".af-drawing")).to_be_visible()
    shoot(me, "aftermath-phone")
    turn.tap()
    expect(story(me)).to_be_visible()
    expect(story(me)).to_contain_text("Abigail Lane")
    clean(me)
    turn.tap()
    player.play(lambda: player.walked >= 1)
    # At the beginning of the own turn: nothing happens between the presses, as it would in the turn of the bot.
    player.play(lambda: player.asks("discard") and "home" in [one["notation"] for one in player.sight["interrupts"]])
    page.locator(".bar-tools button[aria-expanded]").tap()
    home = page.locator('.any-time [data-option="home"]')
    home.tap()
    home.tap()
    player.play(player.at_home)
    assert "give-up" in player.kinds
    expect(page.locator(".af-strip")).to_be_visible()
    clean(me)
    player.play(never)
    expect(page.locator("#ending-title")).to_have_text("You're home. What you went for is still out there.")
    expect(page.locator('[data-told="story-gave-up"]')).to_contain_text("First Errand: you talked it over")
    expect(page.locator(".moments")).to_contain_text("The party gives up the mission and goes home.")
    clean(me)


def test_with_the_keyboard_alone(house: House, visit: Visit) -> None:
    """Arrow keys reach every space with words for each, Enter goes there, digits choose."""
    keys = house.make(game="aftermath", seats=2, seat="A", start=True)
    me = visit(**DESK)
    page = me.sit(keys)
    player = Player(me, keys=True)
    player.play(lambda: player.view["turn"] == "A" and player.asks("action"))
    labels = page.eval_on_selector_all(".af-place", "all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(labels) == len({one["space"] for one in player.view["page"]["map"]["cells"]})
    assert re.findall(RAW_KEY, " ".join(labels)) == []
    reached = set()
    page.locator('.af-place[tabindex="0"]').focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
        reached.add(page.evaluate("document.activeElement.dataset.ref"))
    assert len(reached) >= 5, reached
    assert page.locator("[data-way]").count() == 1, "the way there is drawn"
    # A deed that cannot be done says why.
    page.locator(".af-deeds .is-refused").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".notice.is-refused")).to_be_visible()
    page.keyboard.press("Escape")
    player.play(lambda: player.walked >= 2)
    clean(me)


def test_an_author_looks_at_a_page(visit: Visit, shoot: Shoot) -> None:
    """A server of its own shows a page as players see it, entry by entry, in each language."""
    gloam = [sys.executable, "-P", "-c", "import sys; from gloam.cli import main; sys.exit(main())"]
    said = subprocess.Popen(
        [*gloam, "content", "preview", "aftermath", "12", "--web", "--no-browser"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        text=True,
    )
    try:
        assert said.stderr is not None
        found = re.search(r"http\S+/", said.stderr.readline())
        assert found
        me = visit(**DESK)
        me.page.goto(found[0])
        expect(me.page.locator(".af-drawing")).to_be_visible()
        expect(story(me)).to_contain_text("A house made of nothing.")
        me.page.locator('[data-entry="calamity"]').first.click()
        expect(story(me)).to_contain_text("The bench begins to tremble.")
        expect(me.page.locator("pre")).to_contain_text("pursuers")
        me.page.locator("select").select_option("zh-Hant")
        expect(story(me)).to_contain_text("長椅抖了起來")
        assert me.sideways() == 0
        shoot(me, "aftermath-author")
    finally:
        said.terminate()
        said.communicate()


@pytest.mark.parametrize("language", ["ru", "zh-Hans", "zh-Hant"])
def test_it_speaks(house: House, visit: Visit, shoot: Shoot, language: str) -> None:
    keys = house.make(game="aftermath", seats=2, seat="A", start=True)
    me = visit(**DESK)
    me.prefer(language=language, theme="light")
    me.sit(keys)
    clean(me)
    player = Player(me)
    player.play(lambda: player.asks("mission"))
    clean(me)
    player.play(lambda: player.view["turn"] == "A" and player.asks("action"))
    me.peek()
    shoot(me, f"aftermath-{language}")
    clean(me)
