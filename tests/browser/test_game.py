"""Two people at two browsers and bots: a whole game by clicking, from the lobby to the end."""

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
LONG = 150
"""Seconds that a whole game may take on a machine with other things to do; ten are usual."""

GLOWING = """(kind) => {
    for (const thing of document.querySelectorAll(`.sh-drawing .is-open[data-ref^="${kind}"]`)) {
        const box = thing.getBoundingClientRect();
        for (let i = 1; i < 8; i++) for (let j = 1; j < 8; j++) {
            const [x, y] = [box.left + box.width * i / 8, box.top + box.height * j / 8];
            if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    }
    return null;
}"""
"""Where to click something that glows, as far as nothing lies over it."""

HEARS = """
window.told = [];
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, more) { window.told.push(title + ": " + more.body); }
    close() {}
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
"""A browser whose page lies in the background, and that keeps what it would notify of."""

APART = """([one, other]) => {
    const [a, b] = [one, other].map((part) => document.querySelector(part).getBoundingClientRect());
    return a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1;
}"""
"""Whether two parts of the page cover each other nowhere."""


def test_two_browsers_and_bots_play_a_whole_game(visit: Visit, shoot: Shoot) -> None:
    host, guest = visit(), visit()
    host.hurry()
    page = host.open()
    page.get_by_label("Your name").fill("Ann")
    host.card.get_by_role("link", name="Invite friends").click()
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="4").check()
    page.get_by_label("Bots").select_option("random")
    shoot(host, "new-table")
    page.get_by_role("button", name="Create the table and invite friends").click()
    link = page.get_by_label("Link for friends").input_value()
    # The address of these tests leads to this machine only: whoever invites by it is told.
    assert "--host" in page.locator(".here-only").inner_text()

    other = guest.open(link.partition("#")[2])
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    page.locator(".seat", has_text="Ben").wait_for()
    shoot(host, "waiting")
    page.get_by_role("button", name="Begin with bots in the free seats").click()

    for one in (host, guest):
        one.page.locator(".secret").wait_for()
        one.peek()
    pressed = {host: 0, guest: 0}
    end = time.monotonic() + LONG
    while not (host.look()["over"] and guest.look()["over"]):
        assert time.monotonic() < end, "the game does not end"
        for one in (host, guest):
            pressed[one] += one.step()
    assert min(pressed.values()) >= 1

    winners = []
    for one in (host, guest):
        card = one.page.locator(".ending")
        card.locator(".who li").first.wait_for()
        winners.append(card.locator(".who .is-winner .who-name").all_inner_texts())
        me = "Ann" if one is host else "Ben"
        # The words of the game come a moment after those that fit every game.
        expect(card.locator("h2")).to_have_text(re.compile(r"\bas\b|were"))
        assert (me in winners[-1]) == card.locator("h2").inner_text().startswith("You win.")
        rules = [rule.get_attribute("data-rule") or "" for rule in card.locator(".ending-rules .rule").all()]
        assert rules
        assert all(re.fullmatch(r"SH-\d{3}", rule) for rule in rules)
        assert len(rules) == len(set(rules)), "a rule is said twice"
        assert one.raw_keys() == []
    assert winners[0] == winners[1]
    shoot(host, "ending")
    page.get_by_role("button", name="See everything on the board").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()


def test_one_click_and_i_am_playing_with_bots(visit: Visit, shoot: Shoot) -> None:
    me = visit()
    page = me.open()
    me.card.get_by_role("button", name="Play now with bots").wait_for()
    shoot(me, "lobby")
    me.card.get_by_role("button", name="Play now with bots").click()
    # Asked, or told whom we wait for: at once, and with a board to look at.
    page.locator(".secret").wait_for()
    me.board()
    assert page.locator(".bar-ask").inner_text()
    assert page.locator(".seat").count() == 5
    # The table is kept: the lobby knows it, and leads back.
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_role("region", name="My tables").get_by_role("link", name="Shadow Hunters").click()
    page.locator(".secret").wait_for()


def test_what_glows_on_the_board_is_chosen_there(house: House, visit: Visit, shoot: Shoot) -> None:
    # No question goes by itself between a look at the board and the press on it.
    keys = house.begun(turns=9, settings={"window": 0})
    me = visit()
    page = me.sit(keys)
    me.board()
    # The dice glow, because rolling them is what is asked.
    me.until(lambda seen: page.evaluate(GLOWING, "dice:") is not None)
    page.mouse.click(*page.evaluate(GLOWING, "dice:"))
    me.until(lambda seen: me.answered == 1)
    # The mouse rests where it pressed: nothing pops up over what is to be chosen next.
    page.wait_for_timeout(500)
    assert page.locator(".kit-seen").count() == 0
    # Then a seat or an area does, sooner or later; in another game if this one is short.
    end = time.monotonic() + LONG
    spot = None
    while not spot:
        assert time.monotonic() < end
        if me.asked()["over"]:
            me.sit(house.begun(settings={"window": 0}))
            me.board()
            continue
        spot = page.evaluate(GLOWING, "seat:") or page.evaluate(GLOWING, "area:")
        if not spot:
            me.step()
    shoot(me, "table-choose")
    before = me.answered
    page.mouse.click(*spot)
    back = page.get_by_role("button", name="Back")
    me.until(lambda seen: seen["over"] or bool(seen["sure"]) or back.count() > 0 or me.answered > before)


def is_over(update: dict[str, Any]) -> bool:
    return bool(update["table"]["phase"] == "over")


def test_what_is_refused_says_why_with_the_rule(house: House, visit: Visit, shoot: Shoot) -> None:
    def attacking(update: dict[str, Any]) -> bool:
        prompts = update["sight"]["prompts"]
        return is_over(update) or any(one["kind"] == "attack" and one["refused"] for one in prompts)

    while True:
        keys = house.make(start=True, seats=8)
        if not is_over(house.play(keys, attacking)):
            break
    me = visit()
    page = me.sit(keys)
    me.asked()
    refused = page.locator(".option.is-refused").first
    reason = refused.get_attribute("title")
    assert reason
    refused.click(force=True)
    notice = page.get_by_role("alert")
    assert reason in notice.inner_text()
    expect(notice).to_be_in_viewport(ratio=1)
    rule = notice.locator("button.rule")
    shoot(me, "refusal")
    name = rule.inner_text()
    rule.click()
    assert page.locator(f'.rule-row.is-open[data-rule="{name}"]').is_visible()
    notice.get_by_role("button", name="Close").click()
    notice.wait_for(state="detached")
    assert me.answered == 0


def test_title_and_notification_tell_that_it_is_my_turn(house: House, visit: Visit) -> None:
    # Whatever Ann is asked, in private too, stays open until she answers.
    keys = house.make(seats=4, settings={"window": 0})
    seated = house.http.post(
        f"api/tables/{keys['table']}/seats", json={"name": "Ben"}, headers={"Authorization": f"Bearer {keys['join']}"}
    ).json()
    me = visit()
    me.context.add_init_script(HEARS)
    me.prefer(notify=True)
    page = me.sit(keys)
    page.wait_for_function("() => document.title === 'Shadow Hunters'")  # the words of the game are there
    for seat in ("C", "D"):
        path = f"api/tables/{keys['table']}/seats/{seat}/mind"
        house.http.put(path, json={"mind": "random"}, headers={"Authorization": f"Bearer {keys['host']}"})
    house.http.post(f"api/tables/{keys['table']}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    # Ben answers by himself until Ann is asked, openly or in private.
    house.play(keys, lambda _: house.update(keys)["sight"]["prompts"] != [], seated["token"])
    expect(page).to_have_title("● Your turn – Shadow Hunters")
    assert set(page.evaluate("window.told")) == {"Your turn: Shadow Hunters"}

    # Ann answers until it is Ben, and not she, who is asked and does not answer.
    def bens(update: dict[str, Any]) -> bool:
        return update["sight"]["prompts"] == [] != house.update(keys, seated["token"])["sight"]["prompts"]

    house.play(keys, bens)
    expect(page).to_have_title("Shadow Hunters")


def test_a_lost_server_and_a_lost_network_lose_nothing(own_house: House, visit: Visit) -> None:
    # From the beginning of the first turn no game is over after the few answers that are given here.
    keys = own_house.begun(settings={"window": 0}, seats=8)
    me = visit(own_house)
    me.server_goes = True
    page = me.sit(keys)
    entries = page.locator(".log .log-text")
    me.peek()
    for _ in range(2):
        me.asked()
        assert me.step()
    seen = me.asked()
    assert not seen["over"]
    before = entries.all_inner_texts()
    assert own_house.kill() == ""
    status = page.locator(".connection")
    status.wait_for()
    assert "reconnecting on its own" in status.inner_text()
    # What is decided meanwhile is on its way, and arrives once.
    assert any(me.press(seen["options"][0]) for _ in range(8))  # the bar moves while the notice comes
    me.context.set_offline(True)
    own_house.start_again()
    page.wait_for_timeout(1_500)
    assert status.is_visible()
    decided = own_house.update(keys)["seq"]
    me.context.set_offline(False)
    status.wait_for(state="hidden")
    me.asked()
    after = entries.all_inner_texts()
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert own_house.update(keys)["seq"] > decided
    # And once more, with nothing but the server gone.
    before = entries.all_inner_texts()
    own_house.kill()
    status.wait_for()
    own_house.start_again()
    status.wait_for(state="hidden")
    assert entries.all_inner_texts()[: len(before)] == before
    me.asked()
    assert me.step()
    assert not me.asked()["over"]
    # Without a network it is said at once, although the line is still open; and nothing is covered by it.
    me.context.set_offline(True)
    status.wait_for()
    assert "You're offline" in status.inner_text()
    for part in (".top", ".zoom", ".bar", ".left", ".right"):
        assert page.evaluate(APART, [".connection", part]), part
    me.context.set_offline(False)
    status.wait_for(state="hidden")
