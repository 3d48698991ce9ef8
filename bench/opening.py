"""What opening a page of Aftermath costs a browser: main-thread time, by kind of work.

    python bench/opening.py [--openings 8] [--rounds 3] [--motion] [--language en] [--client DIR ...]

A session is played once by minds for one person with two characters, and what the table sends is recorded. Then a
browser is sent the same messages, one after the other, as fast as it has drawn them. Measured is the processor time of
the page's main thread in the 700 ms after a message that opens a page: its words are fetched and laid out in that time,
too. With --client the same is done with another build of the client, in turns: GLOAM_WEB_OUT=DIR npm run build.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Page, Route, ViewportSize, WebSocketRoute, sync_playwright
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "bench"), str(ROOT / "tools"), str(ROOT / "docs" / "examples")]

import chromium  # noqa: E402
from changes import Follower  # noqa: E402
from load import SERVE  # noqa: E402

OPENS = '"key":"event-opened"'
WINDOW = 700
"""Milliseconds after a message that opens a page."""

DESK: ViewportSize = {"width": 1280, "height": 800}
KINDS = {"TaskDuration": "all", "ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
COUNTS = {"LayoutCount": "layouts", "RecalcStyleCount": "styles"}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@contextlib.contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a server that lets one address do as much as it likes."""
    process = subprocess.Popen([sys.executable, "-P", "-c", SERVE, folder], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


def begun(http: httpx.Client) -> dict[str, str]:
    """The first session of a campaign, both characters one person's."""

    def post(path: str, token: str = "", **wish: Any) -> Any:
        answer = http.post(f"api/{path}", json=wish, headers={"Authorization": f"Bearer {token}"} if token else {})
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    made = post("campaigns", game="aftermath", name="Number Seven")
    settings = {"pace": 0, "window": 0, "hints": True}
    keys = post(f"campaigns/{made['campaign']}/tables", made["token"], seats=2, name="Ann", seat="A", settings=settings)
    post(f"tables/{keys['table']}/seats", keys["token"], seat="B")
    post(f"tables/{keys['table']}/start", keys["host"])
    return dict(keys)


def recorded(http: httpx.Client, keys: dict[str, str], openings: int) -> list[str]:
    """The messages of a session in which a mind answers for both, until so many pages were opened."""
    path = f"api/tables/{keys['table']}"
    head = {"Authorization": f"Bearer {keys['token']}"}
    follower, messages, done = Follower(), [], 0
    answered: dict[str, int] = {}
    with connect(f"{str(http.base_url).replace('http', 'ws', 1)}/{path}/stream", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": keys["token"], "changes": True}))
        while done < openings:
            text = str(socket.recv())
            if json.loads(text)["type"] not in ("update", "change"):
                continue
            messages.append(text)
            done += OPENS in text
            update = follower.take(json.loads(text))
            if update["table"]["phase"] == "over":
                break
            for seat, ask in update["asks"].items():
                if ask <= answered.get(seat, 0) or seat in update["held"]:
                    continue
                answered[seat] = ask
                hint = http.get(f"{path}/hint?seat={seat}", headers=head).json()
                wish = {"id": uuid.uuid4().hex, "seat": seat, "ask": ask, "option": hint["choice"]["notation"]}
                http.post(f"{path}/decisions", json=wish, headers=head)
                break
    return messages


class Reader:
    """A browser that is sent a record."""

    def __init__(self, browser: Browser, address: str, keys: dict[str, str], client: Path | None, **wish: Any) -> None:
        self.context = browser.new_context(viewport=DESK, locale=wish["language"], reduced_motion=wish["motion"])
        kept = {"openings": False, "language": wish["language"]}
        for name, value in kept.items():
            self.context.add_init_script(f"localStorage.setItem('gloam.{name}', {json.dumps(json.dumps(value))})")
        self.page: Page = self.context.new_page()
        self.socket: WebSocketRoute | None = None
        self.page.route_web_socket("**/stream", self.listen)
        if client:
            self.page.route(f"{address}/**", lambda route: from_folder(route, address, client))
        self.cdp: CDPSession = self.context.new_cdp_session(self.page)
        self.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.goto(f"{address}/#/t/{keys['table']}/{keys['token']}")

    def listen(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: setattr(self, "socket", socket))

    def spent(self) -> dict[str, float]:
        told = {one["name"]: one["value"] for one in self.cdp.send("Performance.getMetrics")["metrics"]}
        times = {short: told[name] * 1000 for name, short in KINDS.items()}
        return times | {short: told[name] for name, short in COUNTS.items()}

    def read(self, messages: list[str]) -> list[dict[str, float]]:
        """What each opening took; the first message, with which everything is loaded, does not count."""
        while self.socket is None:
            self.page.wait_for_timeout(20)
        found = []
        for i, text in enumerate(messages):
            opens = i > 0 and OPENS in text
            if opens:
                self.page.wait_for_timeout(WINDOW)
            before = self.spent()
            self.socket.send(text)
            if opens:
                self.page.wait_for_timeout(WINDOW)
                found.append({name: value - before[name] for name, value in self.spent().items()})
            elif i == 0:
                self.page.locator(".bar").wait_for()
                self.page.locator(".af-board").wait_for()
            else:
                self.page.evaluate(DRAWN)
        self.context.close()
        return found


def from_folder(route: Route, address: str, client: Path) -> None:
    name = route.request.url.removeprefix(f"{address}/").partition("#")[0].partition("?")[0] or "index.html"
    if (client / name).is_file():
        route.fulfill(path=client / name)
    else:
        route.continue_()


def middle(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(row[name] for row in rows) for name in rows[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--openings", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--motion", action="store_true", help="with motion; it is reduced otherwise, as in the tests")
    parser.add_argument("--language", default="en")
    parser.add_argument("--client", type=Path, action="append", default=[], metavar="DIR", help="another build")
    asked = parser.parse_args()
    found = chromium.chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    clients = [None, *asked.client]
    tries: dict[Path | None, list[list[dict[str, float]]]] = {client: [] for client in clients}
    with tempfile.TemporaryDirectory() as folder, served(folder) as address, sync_playwright() as playwright:
        with httpx.Client(base_url=address, timeout=60) as http:
            keys = begun(http)
            messages = recorded(http, keys, asked.openings)
        browser = playwright.chromium.launch(executable_path=found.path, args=chromium.FLAGS, env=environment)
        wish = {"language": asked.language, "motion": "no-preference" if asked.motion else "reduce"}
        began = time.monotonic()
        for _ in range(asked.rounds):
            for client in clients:
                tries[client].append(Reader(browser, address, keys, client, **wish).read(messages))
        browser.close()
    print(f"{len(messages)} messages, {time.monotonic() - began:.0f} s")
    for client, rounds in tries.items():
        print(client or "this client")
        medians = [middle(list(same)) for same in zip(*rounds, strict=True)]
        for row in [*medians, middle(medians)]:
            print("  ".join(f"{name} {value:6.1f}" for name, value in row.items()))


if __name__ == "__main__":
    main()
