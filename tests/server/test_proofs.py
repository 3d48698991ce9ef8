"""A page for its author in the browser: everything of it, below a key, on this machine only; and at no table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from gloam.core.game import game_named
from gloam.core.words.text import LANGUAGES
from gloam.server.proofs import HERE, make_app, sheet_of
from gloam.server.site import client, game_info, text_page
from gloam.terminal.boards import board_for

GAME = game_named("aftermath")
KEY = "drawn"


class Author:
    """Asks the application without a socket."""

    def __init__(self) -> None:
        proof = board_for(GAME).proof("41")
        self.app = make_app(GAME, sheet_of(GAME, "41", proof, "ru"), KEY)

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def ask() -> httpx.Response:
            door = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=door, base_url=f"http://{HERE}") as browser:
                return await browser.get(path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture(scope="module")
def author() -> Author:
    return Author()


def test_everything_of_a_page_and_of_no_other_one(author: Author) -> None:
    sheet: dict[str, Any] = author.get(f"/{KEY}/proof.json").json()
    assert (sheet["game"], sheet["page"], sheet["language"]) == ("aftermath", "41", "ru")
    assert sheet["proof"]["view"]["page"]["page"] == 41
    assert sheet["proof"]["view"]["page"]["map"]["cells"]
    names = [entry["name"] for entry in sheet["proof"]["entries"]]
    assert {"start", "objective-a", "calamity", "exit-a"} <= set(names)
    passages = [one for entry in sheet["proof"]["entries"] for one in entry["passages"]]
    for language in LANGUAGES:
        for passage in passages:
            assert f"page-{passage} =" in sheet["texts"][language], (language, passage)
        assert "page-42-" not in sheet["texts"][language]
    objective = next(one for one in sheet["proof"]["entries"] if one["name"] == "objective-a")
    assert any("choice" in line for line in objective["effects"])


def test_what_the_client_needs_is_there(author: Author) -> None:
    assert author.get(f"/{KEY}/api/games/aftermath").json()["id"] == "aftermath"
    assert "page-41-title" not in author.get(f"/{KEY}/text/en/aftermath.ftl").text
    assert "default-src 'none'" in author.get(f"/{KEY}/").headers["content-security-policy"]


def test_nobody_else_is_answered(author: Author) -> None:
    assert author.get("/proof.json").status_code == 404
    assert author.get("/guess/proof.json").status_code == 404
    assert author.get(f"/{KEY}/proof.json", headers={"Host": "elsewhere.example"}).status_code == 400


def test_a_server_of_tables_has_nothing_of_it() -> None:
    """It hands out files of the client, games and texts: none of them holds a proof or a sealed word."""
    assert not [path for path in client() if path.endswith("proof.json")]
    public = [json.dumps(game_info(GAME).content), *(text_page(GAME, code).data.decode() for code in LANGUAGES)]
    assert not any("page-41-objective" in text for text in public)
