"""The OpenAPI document and the server hold each other to their word: schemathesis tries every operation."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

EXAMPLES = 20
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def finished(server: Any) -> dict[str, str]:
    """A table whose game is over: minds alone play quickly."""
    keys = server.make(seat="-", start=True)
    watcher = server.player(keys["table"], keys["watch"])
    watcher.update(lambda u: u["table"]["phase"] == "over")
    return dict(keys)


# The server in the other thread may need a random number while hypothesis looks for a strategy that does.
@pytest.mark.filterwarnings("ignore:Do not use the .random. module")
def test_every_operation_keeps_its_word(server: Any) -> None:
    tables = [server.make(), server.make(start=True), server.make(settings={"listed": True}), finished(server)]
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    tried = set()
    for result in schema.get_all_operations():
        operation = result.ok()
        tried.add(f"{operation.method.upper()} {operation.path}")

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(),
            keys=st.sampled_from(tables),
            name=st.sampled_from(["host", "join", "watch", "token"]),
            real=st.integers(0, 9),
            seat=st.sampled_from("ABCDZ"),
        )
        def check(case: Any, keys: dict[str, str], name: str, real: int, seat: str) -> None:
            token = "nobody" if not real else keys[name] or "nobody"
            if real:
                parameters = {"table": keys["table"], "seat": seat, "game": "shadow-hunters", "language": "en"}
                case.path_parameters.update({k: v for k, v in parameters.items() if k in case.path_parameters})
            response = case.call(headers={"Authorization": f"Bearer {token}"}, timeout=20)
            case.validate_response(response, checks=CHECKS)

        check()
    assert "POST /api/tables/{table}/decisions" in tried
    assert len(tried) == 36
    assert "gloam_errors_total" not in server.request("GET", "/metrics").text
