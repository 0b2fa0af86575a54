"""The OpenAPI document, made from the declared endpoints and their types."""

import re
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from fortable.protocol.messages import Refusal, Status
from fortable.server.http.refused import REFUSALS
from fortable.texts import LANGUAGES

from .endpoint import COMING, Endpoint

QUERY: dict[str, dict[str, Any]] = {
    "status": {"enum": list(get_args(Status))},
    "after": {"type": "string"},
    "month": {"type": "string"},
    "before": {"type": "string"},
    "game": {"type": "string"},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "name": {"type": "string", "maxLength": 200},
    "seat": {"type": "integer", "minimum": 0, "maximum": 11},
}


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The document as plain values."""
    endpoints = tuple(endpoints)
    bodies = (each.body for each in endpoints if each.body is not None)
    told = (kind for each in endpoints for kind in (*each.answers, each.coming) if kind is not None)
    wanted = [Refusal, *bodies, *told]
    schemas, components = msgspec.json.schema_components(
        wanted, ref_template="#/components/schemas/{name}"
    )
    by_kind = {repr(kind): schema for kind, schema in zip(wanted, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_kind)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fortable",
            "version": "1",
            "description": "Shelf, lobby and matches. A running match is played over a socket.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    media = endpoint.media.partition(";")[0]
    operation: dict[str, Any] = {
        "operationId": endpoint.answer.__name__,
        "summary": endpoint.about,
        "parameters": _parameters(endpoint),
        "responses": {
            str(endpoint.status): _content("Done.", media, _answer(endpoint, schemas)),
            **{str(status): _refusal(schemas) for status in REFUSALS},
        },
    }
    if endpoint.coming is not None:
        coming = _content("Not yet: ask again.", media, schemas[repr(endpoint.coming)])
        operation["responses"][str(COMING)] = coming
    if endpoint.body is not None:
        body = _content("", "application/json", schemas[repr(endpoint.body)])["content"]
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _answer(endpoint: Endpoint, schemas: dict[str, Any]) -> Any:
    one_of = [schemas[repr(kind)] for kind in endpoint.answers]
    return one_of[0] if len(one_of) == 1 else {"anyOf": one_of}


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": False, "schema": QUERY[name]}
        for name in endpoint.parameters
    ]
    return in_path + in_query


def _refusal(schemas: dict[str, Any]) -> dict[str, Any]:
    return _content("Refused, and nothing changed.", "application/json", schemas[repr(Refusal)])


def _content(about: str, media: str, schema: Any) -> dict[str, Any]:
    return {"description": about, "content": {media: {"schema": schema}}}
