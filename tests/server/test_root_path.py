"""A table below a path of its site: a proxy may take the path away; all that leaves the table has it."""

from pathlib import Path

import pytest

import fortable
from fortable.kernel.words import Illegal
from fortable.protocol.lobby import Abandon
from fortable.server.server import Server
from fortable.server.serving import web_server
from fortable.server.settings import ServerSettings
from tests.games import for_two, some_game

from .guests import Guest
from .servers import Running, opened

ROOT = "/games"
SECURE = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}


async def test_it_answers_with_the_path_and_without(tmp_path: Path) -> None:
    async with opened(tmp_path, root_path=ROOT) as house:
        guest = await house.guest(None)
        for path in ("/", "/games", "/games/", "/games/today", "/today"):
            page = (await guest.get(path)).text
            assert 'data-root="/games"' in page
            assert 'src="/games/static/shell.js"' in page
            assert '"/static/' not in page
        for path in ("/games/static/shell.js", "/static/shell.js", "/games/worker.js"):
            assert (await guest.get(path)).status_code == 200
        api = await guest.get("/games/api/games")
        assert api.headers["cache-control"] == "no-store"
        assert (await guest.get("/gamesome/api/games")).status_code == 404


async def below(house: Running, name: str) -> Guest:
    """Somebody whose browser is below the path."""
    guest = await house.guest(None)
    guest.browser.base_url = f"http://{house.address}{ROOT}"
    await guest.introduce(name)
    return guest


async def test_links_and_cookies_have_the_path(tmp_path: Path) -> None:
    async with opened(tmp_path, root_path=ROOT) as house:
        guest = await house.guest(None)
        plain = (await guest.introduce("Anna")).headers["set-cookie"]
        assert "Path=/games/;" in plain
        assert plain.startswith("fortable-")
        me = b'{"name": "Ben"}'
        answer = await guest.browser.post("/games/api/me", content=me, headers=SECURE)
        secure = answer.headers["set-cookie"]
        assert secure.startswith("__Secure-fortable-")
        host = await below(house, "Carla")
        table = await host.open_table(some_game(for_two).key, [None, None])
        told = (await host.get(f"/api/tables/{table}/invitation")).json()
        assert told["link"].endswith(f"/games/t/{table}")
        page = (await host.get(f"/t/{table}")).text
        assert f'/games/t/{table}">' in page


async def test_programs_come_by_such_a_link(tmp_path: Path) -> None:
    async with opened(tmp_path, root_path=ROOT) as house:
        host = await below(house, "Anna")
        table = await host.open_table(some_game(for_two).key, [None, None])
        link = f"http://{house.address}/games/t/{table}"
        async with fortable.async_table(link, name="A bot") as seat:
            await host.order(table, "start")
            async for _ in seat.moments():
                break
            await seat.order(Abandon())


@pytest.mark.parametrize("path", ["games", "/games/", "/a//b", "/<script>", "/..", "/a b"])
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(Illegal) as refused:
        ServerSettings(root_path=path)
    assert refused.value.facts["name"] == "root_path"


@pytest.mark.parametrize("path", ["/api", "/t", "/static/games"])
def test_a_path_of_the_tables_own_is_refused(path: str, tmp_path: Path) -> None:
    server = Server(ServerSettings(root_path=path, database=str(tmp_path / "x.sqlite")))
    with pytest.raises(ValueError, match="pages of its own"):
        web_server(server, lambda: None)


async def test_usually_there_is_none(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest: Guest = await house.guest(None)
        assert "data-root" not in (await guest.get("/")).text
        assert (await guest.get("/games/")).status_code == 404
