"""Whatever is asked over HTTP, the answer is one that the OpenAPI document knows."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from fortable.server.http.api import ENDPOINTS, Endpoint
from fortable.server.operating.local_key import read_key
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, some_game

from .guests import Guest
from .servers import served

if TYPE_CHECKING:
    from .documented import Site

EXAMPLES = often(3, in_full=100)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator["Site"]:
    import requests

    from .documented import Site

    folder = tmp_path_factory.mktemp("garbage")
    async with served(folder, "--rate", "1000000") as server:
        guest = Guest(server.address)
        await guest.introduce("Anna")
        game = some_game(for_two, in_turns)
        table = await guest.open_table(game.key, [None, *["random"] * (min(game.seats) - 1)])
        session = requests.Session()
        session.cookies.update(dict(guest.browser.cookies))
        key = read_key(folder / "x.sqlite").token
        session.headers["Authorization"] = f"Bearer {key}"
        await guest.leave()
        yield Site(server.address, session, table, folder / "errors.txt")
        session.close()


CASES = [(endpoint, True) for endpoint in ENDPOINTS]
CASES += [(endpoint, False) for endpoint in ENDPOINTS if endpoint.body or endpoint.parameters]
"""Where something can be of the wrong form, it is."""


@endurance
@pytest.mark.parametrize(
    ("endpoint", "fits"),
    CASES,
    ids=lambda it: ("odd", "fitting")[it] if isinstance(it, bool) else it.answer.__name__,
)
def test_every_answer_is_documented(site: "Site", endpoint: Endpoint, fits: bool) -> None:
    from .documented import answers_are_documented

    answers_are_documented(site, endpoint.path, endpoint.method, fits, EXAMPLES)
    assert "Traceback" not in site.log.read_text("utf-8")
