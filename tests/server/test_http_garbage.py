"""Whatever is asked over HTTP, the answer is one that the OpenAPI document knows."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
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

from fortable.server.http.api import ENDPOINTS, Endpoint
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import Guest
from .servers import served

EXAMPLES = often(10, in_full=100)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Site:
    """A running server, its document, a guest's session and a table that exists."""

    def __init__(self, address: str, session: requests.Session, table: str, log: Path) -> None:
        self.session = session
        self.table = table
        self.log = log
        self.schema: Any = from_url(f"http://{address}/openapi.json")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    folder = tmp_path_factory.mktemp("garbage")
    async with served(folder, "--rate", "1000000") as server:
        guest = Guest(server.address)
        await guest.introduce("Anna")
        game = some_game(for_two, in_turns)
        table = await guest.open_table(game.key, [None, *["random"] * (min(game.seats) - 1)])
        session = requests.Session()
        session.cookies.update(dict(guest.browser.cookies))
        await guest.leave()
        yield Site(server.address, session, table, folder / "errors.txt")
        session.close()


FILLED_IN = [endpoint for endpoint in ENDPOINTS if endpoint.body or endpoint.parameters]
"""Where something can be of the wrong form."""

CASES = [(endpoint, GenerationMode.POSITIVE) for endpoint in ENDPOINTS]
CASES += [(endpoint, GenerationMode.NEGATIVE) for endpoint in FILLED_IN]


@endurance
@pytest.mark.parametrize(
    ("endpoint", "mode"), CASES, ids=lambda it: getattr(getattr(it, "answer", it), "__name__", None)
)
def test_every_answer_is_documented(site: Site, endpoint: Endpoint, mode: GenerationMode) -> None:
    operation = site.schema[endpoint.path][endpoint.method]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), is_at_table=st.booleans())
    def answers(case: schemathesis.Case[Any], is_at_table: bool) -> None:
        if is_at_table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = site.table
        response = case.call(session=site.session)
        case.validate_response(response, checks=CHECKS)

    answers()
    assert "Traceback" not in site.log.read_text("utf-8")
