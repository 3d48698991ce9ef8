"""Two people at two browsers and bots: a whole game by clicking, from the lobby to the end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = [pytest.mark.static, pytest.mark.browser]


def test_two_browsers_and_bots_play_a_whole_game(
    visit: Callable[..., Visitor], shoot: Callable[[Visitor, str], None]
) -> None:
    host, guest = visit(), visit()
    host.hurry()
    page = host.open()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("link", name="Invite friends").click()
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="4").check()
    page.get_by_label("Bots").select_option("random")
    page.get_by_role("button", name="Make the table and invite friends").click()
    link = page.get_by_label("Link for friends").input_value()

    other = guest.open(link.partition("#")[2])
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    other.locator(".bar").wait_for()
    page.locator(".seat", has_text="Ben").wait_for()
    page.get_by_role("button", name="Begin, with bots in the free seats").click()

    host.page.locator(".secret").wait_for()
    guest.page.locator(".secret").wait_for()
    host.peek()
    guest.peek()
    pressed = {host: 0, guest: 0}
    end = time.monotonic() + 150
    while not (host.look()["over"] and guest.look()["over"]):
        assert time.monotonic() < end, "the game does not end"
        for one in (host, guest):
            pressed[one] += one.step()
    print(pressed.values(), time.monotonic() - end + 150)
