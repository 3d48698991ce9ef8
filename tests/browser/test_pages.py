"""Every page and every state: nothing for axe to find, nothing for the console to say, real letters in four tongues."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]
Shoot = Callable[["Visitor", str], None]
TV = {"viewport": {"width": 1600, "height": 900}}
SIZES = [(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (820, 1180)]
LANGUAGES = {"en": r"[A-Za-z]", "ru": r"[А-Яа-я]", "zh-Hans": r"[\u4e00-\u9fff]", "zh-Hant": r"[\u4e00-\u9fff]"}

GLYPHS = """() => {
    const family = getComputedStyle(document.body).fontFamily;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 48;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.font = `32px ${family}`;
    const draw = (letter) => {
        pen.clearRect(0, 0, 48, 48);
        pen.fillText(letter, 6, 36);
        const ink = pen.getImageData(0, 0, 48, 48).data.filter((_, i) => i % 4 === 3);
        return { ink: ink.some((one) => one > 64), picture: ink.join(), width: pen.measureText(letter).width };
    };
    // Code points that no font has a picture of.
    const missing = ["\\u0378", "\\u{2fffd}"].map((one) => draw(one).picture);
    const letters = [...new Set(document.body.innerText)].filter((one) => /\\p{L}/u.test(one));
    const bad = letters.filter((one) => {
        const { ink, picture, width } = draw(one);
        return !ink || !(width > 0) || missing.includes(picture);
    });
    return { letters: letters.length, pictures: new Set(letters.map((one) => draw(one).picture)).size, bad };
}"""
"""Every letter on the page, drawn: has it a picture, and not that of a missing one?"""

OUTSIDE = """([place, thing]) => {
    const [around, inside] = [place, thing].map((one) => document.querySelector(one).getBoundingClientRect());
    const within = inside.bottom <= around.bottom + 1 && inside.right <= around.right + 1;
    return within ? null : [around, inside].map((one) => [one.left, one.top, one.right, one.bottom]);
}"""
"""Where a place and a thing lie that does not fit into it; null if it does."""


def test_axe_finds_nothing_before_and_after_a_game(house: House, visit: Visit, shoot: Shoot) -> None:
    keys, over = house.make(settings={"listed": True}), house.over()
    me = visit()
    me.prefer(name="Ann")
    found: dict[str, list[str]] = {}

    def look(state: str) -> None:
        found[state] = me.violations_by_night_and_day()
        assert me.raw_keys() == [], state

    page = me.open()
    page.get_by_role("region", name="Open tables").get_by_role("link", name="Watch").first.wait_for()
    look("lobby")
    page.get_by_role("button", name="Help").click()
    page.get_by_role("dialog").wait_for()
    look("help")
    page = me.open("/new/shadow-hunters")
    page.locator(".variants summary").click()
    page.get_by_label("per decision").check()
    look("new table")
    me.open(f"/join/{keys['table']}/{keys['join']}").get_by_role("button", name="Sit down").wait_for()
    look("joining")
    page = me.sit(keys)
    look("waiting")
    page.goto(f"{house.address}#/screen/{keys['table']}/{keys['watch']}")
    page.locator(".seat").first.wait_for()
    look("screen, waiting")
    page = me.sit(over)
    page.locator(".ending .moments").wait_for()
    look("ending")
    page = me.open(f"/replay/{over['table']}/9")
    page.get_by_role("slider").wait_for()
    page.locator(".sh-drawing").wait_for()
    look("replay")
    shoot(me, "replay")
    with me.daylight():
        shoot(me, "replay-light")
    page.get_by_role("radio", name="Ann").check()
    look("replay of a seat")
    page = me.open("/rules/shadow-hunters/SH-187")
    page.locator(".rule-row.is-open").wait_for()
    look("rulebook")
    page.get_by_role("searchbox").fill("vampire")
    look("rulebook, searched")
    me.open("/tables").get_by_role("heading", name="My tables").first.wait_for()
    look("my tables")
    assert {state: problems for state, problems in found.items() if problems} == {}


def test_axe_finds_nothing_in_a_game(house: House, visit: Visit, shoot: Shoot) -> None:
    keys = house.begun(turns=14, seats=6)
    me = visit()
    found: dict[str, list[str]] = {}

    def look(state: str) -> None:
        found[state] = me.violations_by_night_and_day()
        assert me.raw_keys() == [], state

    page = me.sit(keys)
    me.asked()
    look("asked")
    shoot(me, "table")
    with me.daylight():
        shoot(me, "table-light")
    while not (barred := house.barred(keys)):
        keys = house.begun(turns=14, seats=6)
        page = me.sit(keys)
    me.follow(barred)  # what was refused on the way there would be gone when it is pressed
    page.locator(".option.is-refused").first.click(force=True)
    page.locator(".notice.is-refused").wait_for()
    look("refused")
    page.keyboard.press("Escape")
    if not me.look()["covered"]:
        page.keyboard.press("s")
    me.peek()
    look("peeked")
    shoot(me, "table-secrets")
    with me.daylight():
        shoot(me, "table-secrets-light")
    page.get_by_role("button", name="At any time").click()
    look("at any time")
    page.get_by_role("button", name="Hint").click()
    page.locator(".notice.is-hint").wait_for()
    look("hint")
    for name in ("Chat", "Rules", "Notes"):
        page.get_by_role("tab", name=name).click()
        look(name)
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").wait_for()
    look("inviting")

    watcher = visit()
    page = watcher.open(f"/watch/{keys['table']}/{keys['watch']}")
    page.locator(".sh-drawing").wait_for()
    found["spectator"] = watcher.violations_by_night_and_day()
    screen = visit(**TV)
    page = screen.open(f"/screen/{keys['table']}/{keys['watch']}")
    page.locator(".sh-drawing").wait_for()
    found["screen"] = screen.violations_by_night_and_day()
    shoot(screen, "tv")
    with screen.daylight():
        shoot(screen, "tv-light")
    assert {state: problems for state, problems in found.items() if problems} == {}


@pytest.mark.layout
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_whole_board_is_in_sight(house: House, visit: Visit, size: tuple[int, int]) -> None:
    me = visit(viewport={"width": size[0], "height": size[1]})
    page = me.sit(house.begun(seats=8))
    me.board()
    me.comes(lambda: page.evaluate(OUTSIDE, [".middle", ".sh-drawing"]))
    assert page.locator(".sh-board.is-wide").count() == 1, "arranged for a phone"
    assert me.sideways() == 0


WORDS = "**/text/en/shadow-hunters.ftl"


class WordsHeld:
    """Requests for the words of the game, which wait until they are let go; later ones do not wait."""

    def __init__(self, me: Visitor) -> None:
        self.waiting: list[Route] = []
        self.open = False
        me.page.route(WORDS, lambda route: route.continue_() if self.open else self.waiting.append(route))

    def missing(self) -> str:
        return "" if self.waiting else "nobody has asked for the words"

    def let_go(self) -> None:
        self.open = True
        for route in self.waiting:
            route.continue_()


def test_nothing_is_said_before_the_words_are_there(house: House, visit: Visit) -> None:
    keys, over = house.begun(turns=3), house.over()
    table, watch = keys["table"], keys["watch"]
    pages = {
        f"/t/{table}/{keys['token']}": ".bar",
        f"/screen/{table}/{watch}": ".sh-drawing",
        f"/join/{table}/{keys['join']}": ".join-card",
        "/new/shadow-hunters": ".new-form",
        "/rules/shadow-hunters": ".rule-row",
        f"/t/{over['table']}/{over['token']}": ".ending",
        f"/replay/{over['table']}": ".log",
    }
    for path, thing in pages.items():
        me = visit()
        if path.startswith("/replay"):
            me.sit(over)
        words = WordsHeld(me)
        page = me.open(path)
        page.locator(".loading").wait_for()
        me.comes(words.missing)
        page.wait_for_timeout(400)
        assert page.locator(thing).count() == 0, path
        assert me.raw_keys() == [], path
        words.let_go()
        page.locator(thing).first.wait_for(state="attached")
        expect(page.locator(".loading")).to_have_count(0)  # the board is not among the words
        assert me.raw_keys() == [], path


def test_words_that_fail_are_asked_for_again(house: House, visit: Visit) -> None:
    me = visit()
    failures: list[Route] = []

    def once(route: Route) -> None:
        if failures:
            return route.continue_()
        failures.append(route)
        return route.abort()

    me.page.route(WORDS, once)
    page = me.sit(house.begun())
    assert failures
    assert me.raw_keys() == []
    expect(page).to_have_title(re.compile("Shadow Hunters"))
    me.expected = "ERR_FAILED"


@pytest.mark.layout
@pytest.mark.parametrize("width", [390, 820, 1000, 1280, 1920])
def test_the_lamp_of_the_lobby_hangs_beside_the_buttons(visit: Visit, width: int) -> None:
    me = visit(viewport={"width": width, "height": 800})
    page = me.open()
    page.locator(".top-tools").wait_for()
    lamp, tools = (page.locator(one).bounding_box() for one in (".hero-lamp .shade", ".top-tools"))
    assert tools is not None
    assert lamp is None or lamp["x"] + lamp["width"] < tools["x"] or lamp["y"] >= tools["y"] + tools["height"]
    cord = page.locator(".hero-lamp .cord").bounding_box()
    assert cord is None or cord["x"] + cord["width"] < tools["x"]


@pytest.mark.layout
@pytest.mark.parametrize("size", [(390, 844), (1280, 720)], ids=str)
def test_the_question_stays_in_sight_and_what_is_cut_says_so(house: House, visit: Visit, size: tuple[int, int]) -> None:
    me = visit(viewport={"width": size[0], "height": size[1]})
    page = me.sit(house.begun(turns=6, seats=8))
    me.asked()
    page.get_by_role("button", name="Hint").click()
    page.locator(".notice").wait_for()
    me.peek()
    # A text as long as that of the most talkative character, and as many options.
    page.evaluate(
        """() => {
            for (const where of [".secret-inside .scroll-content", ".bar-scroll .scroll-content"]) {
                const more = document.createElement("p");
                more.style.height = "60rem";
                document.querySelector(where).append(more);
            }
        }"""
    )
    for part in (".secret-inside", ".bar-scroll"):
        cut = page.locator(f"{part}.is-cut-below")
        cut.wait_for()
        expect(cut.locator(".scroll-sign")).to_be_in_viewport(ratio=1)
        cut.locator(".scroll-inner").evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
        page.locator(f"{part}.is-cut-above:not(.is-cut-below)").wait_for()
    for part in (".bar-ask", ".notice", ".bar-tools", ".secret-turn"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert me.violations() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_letters_in_every_language(house: House, visit: Visit, language: str, shoot: Shoot) -> None:
    keys, over = house.begun(turns=10, seats=5), house.over()
    me = visit()
    me.prefer(language=language)

    def check(page: str) -> None:
        assert me.raw_keys() == [], page
        text = me.text()
        assert me.page.evaluate("document.documentElement.lang") == language
        if language != "en":
            # Rule numbers and names stand in Latin letters everywhere; sentences do not.
            words = re.findall(r"\b[a-z]{2,}(?: [a-z]{2,}){2,}\b", text)
            assert words == [], page
        letters = re.findall(LANGUAGES[language], text)
        assert len(letters) > 40, page
        drawn = me.page.evaluate(GLYPHS)
        assert drawn["bad"] == [], page
        assert drawn["pictures"] > drawn["letters"] * 0.8, page

    me.open()
    me.card.locator(".game-pitch", has_text=re.compile(r"\S")).wait_for()
    check("lobby")
    me.open("/new/shadow-hunters").locator(".variants summary").click()
    check("new table")
    me.sit(keys)
    me.asked()
    me.peek()
    check("table")
    shoot(me, f"language-{language}")
    me.sit(over).locator(".ending .who li").first.wait_for()
    check("over")
    me.open(f"/replay/{over['table']}/5").locator(".log-entry").first.wait_for()
    check("replay")
    me.open("/rules/shadow-hunters").locator(".rule-row").first.wait_for()
    check("rulebook")


def test_the_language_changes_at_any_time(house: House, visit: Visit) -> None:
    keys = house.begun()
    me = visit()
    page = me.sit(keys)
    asked = set()
    for language in LANGUAGES:
        page.locator("header select").select_option(language)
        page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
        asked.add(page.locator(".bar-ask").inner_text())
    assert len(asked) == 4
    assert page.locator(".secret.is-covered").count() == 1


def test_a_link_that_leads_nowhere_says_so(visit: Visit) -> None:
    me = visit()
    for path in ("/t/nowhere/nothing", "/watch/nowhere", "/join/nowhere/nothing", "/replay/nowhere", "/new/nowhere"):
        page = me.open(path)
        page.get_by_role("alert").wait_for()
        assert page.get_by_role("link", name="To the lobby").count() > 0
        assert me.violations() == []
    me.expected = "Failed to load resource"  # answers like "404"
