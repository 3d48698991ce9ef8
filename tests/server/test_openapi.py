"""What the OpenAPI document requires is what the server requires, and what it promises is what the server sends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.server import protocol as p
from gloam.server.routes import operations
from gloam.server.site import Site


@pytest.fixture(scope="module")
def described(server: Any) -> dict[str, Any]:
    return dict(server.get("/api/openapi.json"))


VALUES = {
    "game": "shadow-hunters", "seats": 4, "name": "Ann", "id": "12345678", "option": "roll", "text": "x", "person": 1,
    "agree": True,
}  # fmt: skip


def bodies(described: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    found = []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if "requestBody" in operation:
                schema = operation["requestBody"]["content"]["application/json"]["schema"]
                if "$ref" in schema:
                    schema = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
                found.append((f"{method} {path}", schema))
    return found


def test_bodies(described: dict[str, Any], server: Any) -> None:
    api = operations(server.house, Site(server.house.games))
    kinds = {f"{o.method.lower()} {o.path}": o.body for o in api if o.body is not None}
    seen = bodies(described)
    assert {name for name, _ in seen} == set(kinds)
    for name, schema in seen:
        required = schema.get("required", [])
        if not set(required) <= set(VALUES):
            continue  # a file
        least = {field: VALUES[field] for field in required}
        msgspec.convert(least, kinds[name])
        for missing in required:
            with pytest.raises(msgspec.ValidationError, match="missing required"):
                msgspec.convert({field: value for field, value in least.items() if field != missing}, kinds[name])


def test_messages_of_a_stream_name_their_type(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    for name in ("Decide", "Say", "TakeBack", "Hello", "Ping", "Update", "Failed", "RefusedRequest"):
        assert "type" in schemas[name]["required"]


def test_answers(described: dict[str, Any], server: Any) -> None:
    """Every field that comes is promised, and every promised field comes."""
    keys = server.make(start=True)
    path = f"/api/tables/{keys['table']}"
    failed = server.request("GET", "/api/tables/nowhere").json()
    seated = server.request("POST", f"/api/tables/{server.make()['table']}/seats", "x", {}).json()
    update = server.get(f"{path}/update", keys["token"])
    schemas = described["components"]["schemas"]
    pairs = [
        ("Update", update), ("TableInfo", update["table"]), ("SeatInfo", update["table"]["seats"][0]),
        ("You", update["you"]), ("Sight", update["sight"]), ("Heard", update["events"][0]), ("Keys", keys),
        ("Failed", failed), ("Failed", seated),
    ]  # fmt: skip
    for name, sent in pairs:
        assert set(schemas[name]["required"]) == set(sent) == set(schemas[name]["properties"]), name


def test_the_page_names_every_field() -> None:
    """docs/protocol.md tells of every field that a client sends or gets, and whatever it is for."""
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
    told = [
        p.NewTable, p.Settings, p.Keys, p.Sit, p.Seated, p.Hand, p.Agree, p.PutMind, p.TableInfo, p.SeatInfo, p.You,
        p.Decide, p.TakeBack, p.Say, p.Hello, p.Update, p.Change, p.Heard, p.Line, p.RefusedRequest, p.Failed,
        p.Accepted, p.Ending,
    ]  # fmt: skip
    for kind in told:
        missing = [name for name in kind.__struct_fields__ if f"`{name}`" not in page and f'"{name}"' not in page]
        assert missing == [], f"{kind.__name__}: {missing}"
