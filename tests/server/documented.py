"""Requests made from the OpenAPI document, and answers held against it.

Imported when it is needed: the library takes a second, in every process that collects tests.
"""

from pathlib import Path
from typing import Any, NamedTuple

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_url
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Site(NamedTuple):
    """A running server, a guest's session, a table that exists, and what the server writes."""

    address: str
    session: requests.Session
    table: str
    log: Path


def answers_are_documented(site: Site, path: str, method: str, fits: bool, examples: int) -> None:
    """Whatever is asked of an endpoint, in the form that it wants or in another."""
    schema: Any = from_url(f"http://{site.address}/openapi.json")
    mode = GenerationMode.POSITIVE if fits else GenerationMode.NEGATIVE

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=schema[path][method].as_strategy(generation_mode=mode), is_at_table=st.booleans())
    def answers(case: schemathesis.Case[Any], is_at_table: bool) -> None:
        if is_at_table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = site.table
        response = case.call(session=site.session)
        case.validate_response(response, checks=CHECKS)

    answers()
