"""What a browser loads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloam.core.words.text import LANGUAGES
from gloam.server.site import FOREVER, client


def test_texts(server: Any) -> None:
    for language in LANGUAGES:
        answer = server.request("GET", f"/text/{language}/shadow-hunters.ftl")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "game-name = " in answer.text
        again = server.request(
            "GET", f"/text/{language}/shadow-hunters.ftl", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


def test_large_answers_are_packed(server: Any) -> None:
    for accepted, encoding in (("gzip", "gzip"), ("identity", None)):
        answer = server.request("GET", "/api/games", headers={"Accept-Encoding": accepted})
        assert answer.headers.get("content-encoding") == encoding
        assert answer.json()[0]["id"]


def test_the_front_page(server: Any) -> None:
    answer = server.request("GET", "/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "gloam" in answer.text


def test_an_unknown_page_is_a_page_for_people_and_a_problem_for_programs(server: Any) -> None:
    people = server.request("GET", "/nothing/here", headers={"Accept": "text/html,*/*"})
    assert people.status_code == 404
    assert people.headers["content-type"].startswith("text/html")
    assert all(word in people.text for word in ("no such page", "这个页面", "這個頁面", "Такой страницы"))
    program = server.request("GET", "/nothing/here", headers={"Accept": "*/*"})
    assert (program.status_code, program.json()["type"]) == (404, "failed")


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    pages = client(tmp_path / "nothing")
    assert b"not built" in pages[""].data
    assert b"<script" not in pages[""].data


@pytest.mark.parametrize(
    ("name", "kind", "keep"),
    [
        ("index.html", "text/html; charset=utf-8", "no-cache"),
        ("assets/app-1a2b.js", "text/javascript; charset=utf-8", FOREVER),
        ("assets/app-1a2b.css", "text/css; charset=utf-8", FOREVER),
        ("icon.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_a_built_client(tmp_path: Path, name: str, kind: str, keep: str) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / name).write_text("x" * 5000)
    page = client(tmp_path)[name]
    assert (page.kind, page.keep) == (kind, keep)
    assert page.packed is not None
