"""The OpenAPI document, made from the operations and their types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gloam import __version__
from gloam.server import protocol as p

Handler = Callable[[Request, Any], Awaitable[Response]]

QUERIES = {
    "since": ("The last `seq` seen; 0 for everything.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "at": ("How many decisions have been taken.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "seat": ("Seat letters; empty for one's only seat, or for a spectator.", {"type": "string", "maxLength": 16}),
    "before": ("The number of a line of talk.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "side": ("The `you.side` for which `since` was counted.", {"type": "string", "maxLength": 16}),
}

STATUS = {
    200: "Done",
    201: "Made",
    202: "It waits: for its private window to close (`seq` is 0), or for the others to agree",
    204: "Done",
    304: "Not changed",
    400: "The request is not right",
    401: "A token is missing",
    403: "Not allowed",
    404: "No such thing, or the token does not open it",
    409: "Refused by the rules, or out of date",
    410: "A table of other rules or other content than there are here; its account can be read",
    413: "Too large",
    429: "Too fast",
    503: "Not available now",
}


class Operation(msgspec.Struct, frozen=True):
    """One request of the API. `token` says which tokens it takes; "" for none."""

    method: str
    path: str
    summary: str
    handler: Handler
    answers: Any = None
    status: int = 200
    body: Any = None
    token: str = ""
    queries: tuple[str, ...] = ()
    refusals: tuple[int, ...] = ()
    media: str = "application/json"

    @property
    def name(self) -> str:
        return self.handler.__name__


def document(operations: list[Operation]) -> dict[str, Any]:
    types = [p.Failed, p.RefusedRequest, *(t for o in operations for t in (o.answers, o.body) if t is not None)]
    types += [p.ServerMessage, p.ClientMessage]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    taken = [schema_of[repr(o.body)] for o in operations if o.body is not None]
    _require_what_is_sent(components, _reached([*taken, schema_of[repr(p.ClientMessage)]], components))
    body_of = {repr(o.body): _untagged(schema_of[repr(o.body)], components) for o in operations if o.body is not None}
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        path = re.sub(r":\w+}", "}", operation.path)
        paths.setdefault(path, {})[operation.method.lower()] = _operation(operation, schema_of, body_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "gloam",
            "version": __version__,
            "description": "Tables of hidden-information games. The stream of a table is a WebSocket at "
            "/api/tables/{table}/stream, with the messages ServerMessage and ClientMessage.",
        },
        "paths": paths,
        "components": {
            "schemas": {
                **components,
                "ServerMessage": schema_of[repr(p.ServerMessage)],
                "ClientMessage": schema_of[repr(p.ClientMessage)],
            },
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _reached(schemas: list[Any], components: dict[str, Any]) -> set[str]:
    """The names of all components that these schemas speak of."""
    found: set[str] = set()
    waiting: list[Any] = list(schemas)
    while waiting:
        match waiting.pop():
            case dict(one):
                name = str(one.get("$ref", "")).rpartition("/")[2]
                if name and name not in found:
                    found.add(name)
                    waiting.append(components[name])
                waiting += one.values()
            case list(many):
                waiting += many
    return found


def _require_what_is_sent(components: dict[str, Any], taken: set[str]) -> None:
    """What the server says has all its fields always, also those that have a default here."""
    for name, component in components.items():
        if name not in taken and "properties" in component:
            component["required"] = list(component["properties"])


def _untagged(schema: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """The schema of a body: over HTTP the path says what a request is, so that its `type` may be left out."""
    component = components[schema["$ref"].rpartition("/")[2]]
    if "type" not in component.get("required", []):
        return schema
    return {**component, "required": [name for name in component["required"] if name != "type"]}


def _operation(o: Operation, schema_of: dict[str, Any], body_of: dict[str, Any]) -> dict[str, Any]:
    done: dict[str, Any] = {"description": STATUS[o.status]}
    if o.status != 204:
        done["content"] = {o.media: {"schema": schema_of[repr(o.answers)] if o.answers else {"type": "string"}}}
    answers: dict[str, Any] = {str(o.status): done}
    failed = [404, 429, 503, *o.refusals]
    if o.body is not None or o.queries:
        failed.append(400)
    if o.method != "GET":
        failed += [403, 413]
    if o.token:
        failed += [403, 410]
    for status in sorted(set(failed)):
        kinds = [schema_of[repr(p.Failed)], *([schema_of[repr(p.RefusedRequest)]] if status == 409 else [])]
        schema = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        answers[str(status)] = {"description": STATUS[status], "content": {"application/json": {"schema": schema}}}
    if 409 in o.refusals:
        answers["202"] = {**done, "description": STATUS[202]}
    written: dict[str, Any] = {
        "operationId": o.name,
        "summary": o.summary,
        "parameters": [*_path_parameters(o.path), *_query_parameters(o)],
        "responses": answers,
    }
    if o.body is not None:
        written["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": body_of[repr(o.body)]}},
        }
    if o.token:
        written["security"] = [{"token": []}]
        written["description"] = f"Token: {o.token}."
    return written


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)", path)
    ]


def _query_parameters(o: Operation) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "description": QUERIES[name][0], "schema": QUERIES[name][1]} for name in o.queries
    ]
