"""What is secret is neither sent to others' browsers nor drawn where others look."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import House, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., "Visitor"]


def sit_down(house: House, keys: dict[str, str], name: str) -> str:
    answer = house.http.post(
        f"api/tables/{keys['table']}/seats", json={"name": name}, headers={"Authorization": f"Bearer {keys['join']}"}
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def hidden_in(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without what everybody is told: the list of characters somebody may still be."""
    told = json.loads(json.dumps(frame))
    for seat in told["sight"]["view"]["seats"]:
        del seat["may_be"]
    return dict(told)


def names_in(page: str, roles: dict[str, str]) -> dict[str, int]:
    return {role: len(re.findall(rf"\b{re.escape(name)}\b", page)) for role, name in roles.items()}


def test_nobody_is_sent_or_shown_what_they_may_not_know(house: House, visit: Visit) -> None:
    keys = house.make(seats=4)
    ben = sit_down(house, keys, "Ben")
    sit_down(house, keys, "Cleo")
    sit_down(house, keys, "Dan")
    watcher, screen, ann, other = visit(), visit(), visit(), visit()
    watcher.open(f"/watch/{keys['table']}/{keys['watch']}").locator(".seat").first.wait_for()
    screen.open(f"/screen/{keys['table']}/{keys['watch']}").locator(".seat").first.wait_for()
    ann.sit(keys)
    other.sit(keys, ben)
    house.http.post(f"api/tables/{keys['table']}/start", headers={"Authorization": f"Bearer {keys['host']}"})
    ann.page.locator(".secret").wait_for()
    other.page.locator(".secret").wait_for()
    for one in (watcher, screen, ann, other):
        one.board()

    mine = {
        name: house.update(keys, token)["sight"]["view"]["seats"][i]["role"]
        for i, (name, token) in enumerate([("ann", keys["token"]), ("ben", ben)])
    }
    content = house.http.get("api/games/shadow-hunters").json()["content"]["roles.toml"]
    texts = house.http.get("text/en/shadow-hunters.ftl").text
    roles = {
        key: found.group(1).strip()
        for key in (role["id"] if isinstance(role, dict) else role for role in content["role"])
        if (found := re.search(rf"^role-{key} = (.+)$", texts, re.MULTILINE))
    }
    assert set(mine.values()) <= set(roles)

    # Sent: neither the spectator nor the screen nor the other seat has heard of Ann's character.
    onlookers = [(one, secret) for one in (watcher, screen) for secret in mine]
    for one, secret in [*onlookers, (other, "ann"), (ann, "ben")]:
        frames = [frame for frame in one.frames if frame["type"] == "update" and frame["sight"]]
        assert frames
        for frame in frames:
            text = json.dumps(hidden_in(frame))
            assert not re.search(rf'"(role:)?{mine[secret]}"', text), secret
            assert all(len(seat["may_be"]) > 1 for seat in frame["sight"]["view"]["seats"] if seat["role"] == "hidden")

    # Shown: with secrets covered, no character that may be in play stands out, in any text, label or attribute.
    candidates = [one for one in watcher.frames if one["type"] == "update"][-1]["sight"]["view"]["seats"][0]["may_be"]
    assert set(mine.values()) <= set(candidates)

    def even(one: Visitor) -> bool:
        found = names_in(one.html(), roles)
        return len({found[role] for role in candidates}) == 1

    assert even(watcher)
    assert even(screen)
    assert even(ann)
    assert even(other)
    ann.peek()
    assert roles[mine["ann"]] in ann.page.locator(".secret-inside").inner_text()
    assert not even(ann)
    assert even(other)
    ann.page.locator(".secret-turn").click()
    ann.page.locator(".secret-inside").wait_for(state="detached")
    assert even(ann)


def test_a_hold_shows_and_a_release_covers(house: House, visit: Visit) -> None:
    keys = house.begun()  # nothing moves on the page while it is held
    me = visit()
    page = me.sit(keys)
    me.board()
    page.locator(".secret-turn").hover(position={"x": 20, "y": 12})
    page.mouse.down()
    page.locator(".secret-inside").wait_for()
    page.wait_for_timeout(500)
    page.mouse.up()
    page.locator(".secret-inside").wait_for(state="detached")
    # A page that is put away covers itself.
    me.peek()
    page.evaluate(
        """() => {
            Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    page.locator(".secret-inside").wait_for(state="detached")


def test_tokens_leave_the_address(house: House, visit: Visit) -> None:
    keys = house.make(start=True)
    me = visit()
    page = me.sit(keys)
    page.locator(".secret").wait_for()
    assert page.url.endswith(f"#/t/{keys['table']}")
    page.go_back()
    page.go_forward()
    assert keys["token"] not in page.url
