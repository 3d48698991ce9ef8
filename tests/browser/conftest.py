"""A real server, a real Chromium, and people who look at pages and press things.

The server is `gloam play` in a process of its own. Whatever a page complains of, a violation of the content security
policy too, fails the test at its end, unless the test has taken the server away itself.

What measures a page is marked `layout` and runs with wide and with narrow letters: readers have fonts of their own.

GLOAM_SCREENSHOTS=1 writes the pictures of docs/images anew; otherwise nothing in the tree is touched.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import random
import re
import runpy
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as TooLate

from gloam.core.game import Game

ROOT = Path(__file__).resolve().parent.parent.parent
IMAGES = ROOT / "docs" / "images"
PATH = list(sys.path)
"""Without what other tests add to it later: their games would stand in the lobby."""

COMMAND = [sys.executable, "-P", "-c", "import sys; from gloam.cli import main; sys.exit(main())", "play"]
GAME = "shadow-hunters"
QUICK = {"pace": 0, "window": 150}
"""Minds that do not pause, and private moments as short as they can be pressed through."""

WAIT = 20_000
"""Milliseconds until something that must come is late, on a busy machine too."""

expect.set_options(timeout=WAIT)

LOOK = """() => ({
    over: !!document.querySelector(".ending"),
    asked: !!document.querySelector(".bar.is-asked"),
    covered: !document.querySelector(".secret.is-shown"),
    sure: document.querySelector(".option.is-sure")?.dataset.option ?? "",
    busy: !!document.querySelector(".bar .option:disabled"),
    options: [...document.querySelectorAll(".bar .option[data-option]:not(:disabled)")]
        .filter((one) => !one.closest(".any-time")).map((one) => one.dataset.option),
})"""
"""What a player sees of the decision bar. It is busy while an answer is on its way and what came of it is not shown."""

NUMBER = """(option) => {
    const button = document.querySelector(`.bar .option[data-option="${option}"]:not(:disabled)`);
    return button?.querySelector(".option-key")?.textContent ?? "";
}"""
"""The key of an option, if it is there at this moment."""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"

CARD = f'.game-card[data-game="{GAME}"]'
OPTION = ".bar .options:not(.any-time *) .option[data-option]"

RAW_KEY = r"\b(?:web|event|verb|ask|refuse|area|role|card|option|section|cause|game)-[a-z][a-z0-9-]*\b"
"""What a text looks like that nobody has translated."""

Follower: Any = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "changes.py"))["Follower"]

AXE = Axe()
AXE_OPTIONS: dict[str, Any] = {"resultTypes": ["violations"]}
CONTRAST = {"runOnly": ["color-contrast"]}
"""All that another theme can change."""


def load(path: Path) -> ModuleType:
    """A module that lies outside of every package."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


CHROMIUM = load(ROOT / "tools" / "chromium.py")


class Unhurried(httpx.HTTPTransport):
    """Asks at most so often that browsers at the same address are not told to wait: they share what it may ask."""

    BURST, A_SECOND = 120, 25

    def __init__(self) -> None:
        super().__init__()
        self.left, self.at = float(self.BURST), time.monotonic()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        now = time.monotonic()
        self.left, self.at = min(self.BURST, self.left + (now - self.at) * self.A_SECOND), now
        if self.left < 1:
            time.sleep((1 - self.left) / self.A_SECOND)
        self.left -= 1
        return super().handle_request(request)


class House:
    """`gloam play` on a folder, and what can be asked of it without a browser."""

    def __init__(self, folder: Path, path: list[str] = PATH) -> None:
        self.folder = folder
        self.path = path
        self.address = ""
        self.start(0)
        self.http = httpx.Client(base_url=self.address, timeout=WAIT / 1000, transport=Unhurried())

    def start(self, port: int) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "--no-browser", "--port", str(port), "--data", str(self.folder)],
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, self.path))},
            text=True,
        )
        assert self.process.stderr is not None
        line = self.process.stderr.readline()
        found = re.search(r"the tables are at (http\S+)", line)
        assert found, line
        self.address = found.group(1)

    def kill(self) -> str:
        """Without any warning; returns what it had complained of."""
        self.process.send_signal(signal.SIGKILL)
        _, said = self.process.communicate()
        return str(said)

    def start_again(self) -> None:
        before = self.address
        self.start(int(before.rstrip("/").rpartition(":")[2]))
        assert self.address == before

    def stop(self) -> None:
        self.http.close()
        complaints = self.kill()
        assert complaints == ""

    def make(self, **more: Any) -> dict[str, str]:
        """A table, with its keys."""
        settings = {**QUICK, **more.pop("settings", {})}
        wish = {"game": GAME, "seats": 4, "name": "Ann", "mind": "random", "settings": settings, **more}
        answer = self.http.post("api/tables", json=wish)
        if answer.status_code == 429:
            # All tests of a file are one address, and make more tables than one may; a new server has counted none.
            self.kill()
            self.start_again()
            answer = self.http.post("api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def get(self, path: str, token: str) -> Any:
        """What a table answers."""
        answer = self.http.get(f"api/tables/{path}", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def update(self, keys: dict[str, str], token: str = "") -> dict[str, Any]:
        return dict(self.get(f"{keys['table']}/update?since=0", token or keys["token"]))

    def play(self, keys: dict[str, str], until: Callable[[dict[str, Any]], bool], token: str = "") -> dict[str, Any]:
        """Answer for a seat, quickly and without a browser, until a moment has come."""
        token = token or keys["token"]
        chance = random.Random(1)
        while True:
            update = self.update(keys, token)
            if until(update):
                return update
            prompt = prompt_of(update)
            if not prompt:
                time.sleep(0.03)
                continue
            seat = prompt["seat"]
            option = choice([one["notation"] for one in prompt["options"]], chance)
            body = {"id": uuid.uuid4().hex, "seat": seat, "ask": update["asks"][seat], "option": option}
            path = f"api/tables/{keys['table']}/decisions"
            self.http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})

    def begun(self, turns: int = 0, **more: Any) -> dict[str, str]:
        """A table at which the first seat begins a turn, after so many turns; nothing happens until it answers."""

        def ready(update: dict[str, Any]) -> bool:
            had = sum(one["phrase"]["key"] == "event-turn" for one in update["events"])
            asked = {"seat": "A", "kind": "move"} in update["sight"]["waiting"]
            return is_over(update) or (asked and had >= turns)

        while True:
            keys = self.make(start=True, **more)
            if not is_over(self.play(keys, ready)):
                return keys

    def barred(self, keys: dict[str, str]) -> dict[str, Any] | None:
        """Play on until the first seat is asked whom to attack and may not attack everybody; None if it never is."""

        def ready(update: dict[str, Any]) -> bool:
            prompt = prompt_of(update)
            return is_over(update) or (prompt is not None and prompt["kind"] == "attack" and bool(prompt["refused"]))

        update = self.play(keys, ready)
        return None if is_over(update) else update

    def finish(self, keys: dict[str, str]) -> None:
        self.play(keys, is_over)

    def over(self, **more: Any) -> dict[str, str]:
        """A table whose game is over."""
        keys = self.make(start=True, **more)
        self.finish(keys)
        return keys


def prompt_of(update: dict[str, Any]) -> dict[str, Any] | None:
    """The first open question of this viewer's seats whose answer is not in yet."""
    prompts = (update["sight"] or {"prompts": []})["prompts"]
    return next((one for one in prompts if one["seat"] not in update["held"]), None)


def is_over(update: dict[str, Any]) -> bool:
    return bool(update["table"]["phase"] == "over")


def choice(options: list[str], chance: random.Random) -> str:
    """What somebody presses who wants to see the end of the game: attack if possible, reveal only if asked for."""
    attacks = [one for one in options if one.startswith("attack")]
    calm = [one for one in options if not one.startswith("reveal")]
    return chance.choice(attacks or calm or options)


class Visitor:
    """Somebody at a browser of their own, with a memory of everything their page complained of and was sent."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.chance = random.Random(3)
        self.server_goes = False
        """Set by tests that take the server or the network away: the browser reports lost connections then."""
        self.expected = ""
        """What else the browser may report here. It does so when it comes to it, after the last look too."""
        # Most tests begin in the middle of a game: no scene before it, and secrets as they are among people.
        self.prefer(openings=False, covered=True)
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("websocket", self.listen)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({self.page.url})")

    def listen(self, socket: WebSocket) -> None:
        """Remember what a connection is sent; of what has changed, the whole that it makes."""
        follower = Follower()

        def hear(data: str | bytes) -> None:
            frame = json.loads(data)
            if frame["type"] in ("update", "change"):
                frame = json.loads(json.dumps(follower.take(frame)))
            # A line that was silent for a while is asked for a sign of life: that tells nobody anything.
            if frame["type"] != "pong":
                self.frames.append(frame)

        socket.on("framereceived", hear)

    def check(self) -> None:
        lost = re.compile(r"net::ERR_(CONNECTION|INTERNET|EMPTY)|WebSocket connection to .* failed")
        heard = [one for one in self.complaints if not (self.server_goes and lost.search(one))]
        assert [one for one in heard if not (self.expected and self.expected in one)] == []

    # Where to

    def open(self, path: str = "") -> Page:
        """A page by its fragment; like a new visit, even if only the fragment differs."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.house.address}#{path}")
        return self.page

    def sit(self, keys: dict[str, str], token: str = "") -> Page:
        """At a table, by the link of a seat."""
        self.open(f"/t/{keys['table']}/{token or keys['token']}")
        self.page.locator(".bar, .ending").first.wait_for()
        return self.page

    def prefer(self, **wishes: Any) -> None:
        """What this browser remembers: theme, language, name, tables, whether to notify."""
        for name, value in wishes.items():
            script = f"localStorage.setItem({json.dumps('gloam.' + name)}, {json.dumps(json.dumps(value))})"
            self.context.add_init_script(f"try {{ {script}; }} catch {{}}")

    def hurry(self, **settings: int) -> None:
        """Tables made by pressing buttons get a quick pace on the wire; nothing else of the request is changed."""

        def quick(route: Route) -> None:
            if route.request.method != "POST":
                return route.continue_()
            wish = json.loads(route.request.post_data or "")
            wish["settings"] |= {**QUICK, **settings}
            return route.continue_(post_data=json.dumps(wish))

        self.page.route("**/api/tables", quick)

    # What there is to see

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK))

    def until(self, good: Callable[[dict[str, Any]], bool], seconds: float = WAIT / 1000) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while True:
            seen = self.look()
            if good(seen):
                return seen
            assert time.monotonic() < end, seen
            self.page.wait_for_timeout(40)

    def drawn(self) -> None:
        """Wait until what was changed is laid out and drawn."""
        self.page.evaluate(TWO_FRAMES)

    def comes(self, faults: Callable[[], Any]) -> None:
        """Wait until nothing is wrong any more: a page that has been given another size is arranged when it comes to
        it. What is still wrong at last fails the test."""
        self.drawn()
        end = time.monotonic() + WAIT / 1000
        while wrong := faults():
            assert time.monotonic() < end, wrong
            self.page.wait_for_timeout(40)

    def asked(self) -> dict[str, Any]:
        """Wait for a question that can be read, or the end. Secrets are uncovered only if that is needed."""

        def readable(seen: dict[str, Any]) -> bool:
            # One question may follow on another meanwhile, and only the later one be covered.
            self.uncover(seen)
            return seen["over"] or (seen["asked"] and bool(seen["options"]))

        return self.until(readable)

    def uncover(self, seen: dict[str, Any], keys: bool = False) -> bool:
        """Turn the secrets over if nothing can be chosen because they are covered; True if that was so."""
        if not seen["asked"] or seen["options"] or seen["busy"] or not seen["covered"]:
            return False
        if keys:
            self.page.keyboard.press("s")
        else:
            self.peek()
        return True

    def peek(self) -> None:
        if self.look()["covered"]:
            try:
                self.page.locator(".secret-turn").click()
                self.page.locator(".secret-inside").wait_for(state="attached")
            except TooLate:
                assert self.look()["over"]  # the game ended meanwhile, and its secrets with it

    @property
    def table(self) -> str:
        """The table of which this page was told last."""
        return next((str(one["table"]["table"]) for one in reversed(self.frames) if one["type"] == "update"), "")

    @property
    def seq(self) -> int:
        """How far this page has been told what happens at the table that it shows."""
        return next((int(one["seq"]) for one in reversed(self.frames) if one["type"] == "update"), -1)

    def follow(self, update: dict[str, Any]) -> None:
        """Wait until this page shows what its seat was told without a browser: the moment that was played to."""
        self.until(lambda _: self.table == update["table"]["table"] and self.seq >= update["seq"])

    @property
    def card(self) -> Locator:
        """The game of these tests in the lobby, among others."""
        return self.page.locator(CARD)

    def board(self) -> None:
        self.page.locator(".sh-drawing").wait_for()

    def text(self) -> str:
        return str(self.page.locator("body").inner_text())

    def html(self) -> str:
        """Everything in the page: texts, labels, titles, attributes."""
        return str(self.page.evaluate("document.documentElement.outerHTML"))

    @property
    def answered(self) -> int:
        """How many decisions of this visitor the server has taken."""
        return len([one for one in self.frames if one["type"] == "accepted"])

    @property
    def heard(self) -> int:
        """How many requests the server has answered: taken, or too late because another one came before."""
        return len([one for one in self.frames if one["type"] in ("accepted", "refused", "failed")])

    # What can be done

    def option(self, option: str = "") -> Locator:
        """The button of an option in the bar, or those of all."""
        return self.page.locator(f'{OPTION}[data-option="{option}"]' if option else OPTION)

    def press(self, option: str) -> bool:
        """Click an option in the bar, twice if it asks for that; False if it was gone before."""
        button = self.option(option)
        folded = self.page.locator(".pointed:not([open])", has=button).locator("summary")
        end = time.monotonic() + WAIT / 1000
        while time.monotonic() < end:
            try:
                if folded.count():
                    folded.click(timeout=2_000)
                button.click(timeout=2_000)
                if self.look()["sure"] == option:
                    button.click(timeout=2_000)
                return True
            except TooLate:
                if option not in self.look()["options"]:
                    return False  # and not only slow
        return False

    def choose(self, option: str) -> None:
        """Press an option that comes by itself, and stays until it is pressed."""
        self.until(lambda seen: option in seen["options"])
        assert self.press(option), self.look()

    def number(self, option: str) -> str:
        """The key of an option in the bar; "" if it has none or is gone."""
        return str(self.page.evaluate(NUMBER, option))

    def read_fate(self, touch: bool = False) -> None:
        """What befell somebody of mine is read before anything else."""
        read = self.page.locator(".fate button.primary")
        if read.count():
            try:
                read.tap() if touch else read.press("Enter")
            except TooLate:
                assert self.look()["over"]  # the game ended meanwhile, and that is told instead

    def step(self) -> bool:
        """Answer what is asked now, if anything is; True if something was pressed."""
        seen = self.look()
        if self.uncover(seen) or not seen["asked"] or not seen["options"]:
            return False
        return self.press(choice(seen["options"], self.chance))

    # What is held against a page

    def violations(self, **more: Any) -> list[str]:
        """What axe finds."""
        found = AXE.run(self.page, options=AXE_OPTIONS | more).response["violations"]
        return [f"{one['id']}: {one['help']}: {node['html'][:200]}" for one in found for node in one["nodes"]]

    def violations_by_night_and_day(self) -> list[str]:
        """What axe finds in the dark theme, and what it could find in the light one only."""
        found = self.violations()
        with self.daylight():
            return found + [f"light theme: {one}" for one in self.violations(**CONTRAST)]

    @contextlib.contextmanager
    def daylight(self) -> Iterator[None]:
        """The light theme, without loading anything anew."""
        turn = "(theme) => { document.documentElement.dataset.theme = theme; }"
        self.page.evaluate(turn, "light")
        yield
        self.page.evaluate(turn, "dark")

    def sideways(self) -> int:
        """How many pixels the page can be scrolled sideways."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def raw_keys(self) -> list[str]:
        """Texts that nobody has translated. There is no moment at which one may be seen."""
        return sorted(set(re.findall(RAW_KEY, self.text())))


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of a module, with the games of the folders that it names as PACKAGES."""
    running = House(tmp_path_factory.mktemp("data"), [*PATH, *getattr(request.module, "PACKAGES", ())])
    yield running
    running.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    running = House(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[[Path], House]]:
    """Servers with a further game, from the folder of its package."""
    running: list[House] = []

    def house_with(package: Path) -> House:
        running.append(House(tmp_path / package.name, [*PATH, str(package)]))
        return running[-1]

    yield house_with
    for one in running:
        one.stop()


@pytest.fixture
def candle_house(candle: Game, tmp_path: Path) -> Iterator[House]:
    """A server with the tutorial's game."""
    running = House(tmp_path, sys.path)
    yield running
    running.stop()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    # A picture is taken once, with the letters that all pictures have.
    measures = metafunc.definition.get_closest_marker("layout") and os.environ.get("GLOAM_SCREENSHOTS") != "1"
    if measures and CHROMIUM.can_change_fonts():
        metafunc.parametrize("browser", list(CHROMIUM.SETS), indirect=True, scope="module")


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """With the set of fonts that a test asks for. Not for the whole session: while it runs, the thread has a loop that
    asynchronous tests would stumble over."""
    try:
        found = CHROMIUM.chromium(getattr(request, "param", ""))
    except CHROMIUM.NoChromium as problem:
        pytest.fail(f"the browser tests need a Chromium: {problem}")
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=found.path, args=CHROMIUM.FLAGS, env=environment, timeout=6 * WAIT
        )
        yield started
        started.close()


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Visitors, each with a browser profile of their own; keyword arguments are those of Browser.new_context."""
    come: list[Visitor] = []

    def visitor(at: House | None = None, **more: Any) -> Visitor:
        wishes = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce", **more}
        come.append(Visitor(at or house, browser.new_context(**wishes)))
        return come[-1]

    yield visitor
    for one in come:
        one.context.close()
    for one in come:
        one.check()


@pytest.fixture
def shoot() -> Callable[[Visitor, str], None]:
    """Write a picture for docs/, if that is wanted."""

    def shot(visitor: Visitor, name: str) -> None:
        if os.environ.get("GLOAM_SCREENSHOTS") != "1":
            return
        IMAGES.mkdir(exist_ok=True)
        visitor.page.mouse.move(1, 1)
        visitor.page.wait_for_timeout(400)
        picture = visitor.page.screenshot(animations="disabled", scale="css")
        (IMAGES / f"{name}.png").write_bytes(load(Path(__file__).with_name("small_png.py")).small(picture))

    return shot
