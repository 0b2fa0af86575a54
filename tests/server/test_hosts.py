"""By which names a server may be called: its own, those at home, and no name of somebody else's."""

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fortable.server.http.app import application
from fortable.server.http.site import hosts
from fortable.server.http.site.hosts import known_names, site_names
from fortable.server.server import Server
from fortable.server.settings import ServerSettings
from fortable.testing import rule
from tests.games import for_two, some_game

from .guests import Guest
from .servers import Running, opened

GAME = some_game(for_two)


async def said(house: Running, request: str) -> str:
    """What is answered to a request, word for word."""
    reader, writer = await asyncio.open_connection(*house.address.split(":"))
    writer.write(request.replace("\n", "\r\n").encode())
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return answer.decode()


async def status(guest: Guest, host: str, path: str = "/api/me") -> int:
    return (await guest.browser.get(path, headers={"host": host})).status_code


WRONG = {
    "none": "",
    "twice": "Host: localhost\nHost: localhost\n",
    "two": "Host: localhost\nHost: evil.example\n",
    "empty": "Host:\n",
    "with a space": "Host: local host\n",
    "with a word for a port": "Host: localhost:port\n",
    "with a user": "Host: a@localhost\n",
    "with more than a name": "Host: localhost;script-src\n",
    "long": f"Host: {'a' * 300}\n",
}
HANDSHAKE = """Upgrade: websocket
Connection: Upgrade
Sec-WebSocket-Version: 13
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
"""


@rule("TB-04")
async def test_a_request_has_one_host(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for wrong, names in WRONG.items():
            answer = await said(house, f"GET /api/me HTTP/1.1\nConnection: close\n{names}\n")
            assert answer.split()[1] == "400", wrong
            path = "/api/tables/nowhere/socket"
            answer = await said(house, f"GET {path} HTTP/1.1\n{HANDSHAKE}{names}\n")
            assert answer.split()[1] == "400", wrong


@rule("TB-10")
async def test_a_name_of_somebody_else_leads_nowhere(tmp_path: Path) -> None:
    """DNS rebinding: their page is at their name, and their name points here."""
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        table = await guest.open_table(GAME.key, [None, None])
        theirs = {"host": "evil.example", "origin": "http://evil.example"}
        refused = await guest.browser.get("/api/me/tables", headers=theirs)
        assert (refused.status_code, refused.json()["reason"]) == (421, "unknown-host")
        assert "--site evil.example" in refused.json()["text"]
        page = await guest.browser.get("/", headers={**theirs, "accept": "text/html"})
        assert page.status_code == 421
        assert "--site evil.example" in page.text
        acted = await guest.browser.post("/api/me", content=b'{"name":"Eve"}', headers=theirs)
        assert acted.status_code == 421
        with pytest.raises(InvalidStatus) as denied:
            await connect(
                f"ws://{house.address}/api/tables/{table}/socket", additional_headers=theirs
            )
        assert denied.value.response.status_code in (400, 421)


AT_HOME = (
    "localhost:8080",
    "LOCALHOST.",
    "play.localhost",
    "127.0.0.1",
    "[::1]:8080",
    "192.168.1.20:8080",
    "10.0.0.7",
    "[fd00::1]",
    "203.0.113.9",
    "raspberrypi",
    "raspberrypi.local:8080",
    "raspberrypi.lan",
    "raspberrypi.home.arpa",
    "box.internal",
    "table.example.org",
)


async def test_at_home_and_by_its_site_everybody_finds_it(tmp_path: Path) -> None:
    async with opened(tmp_path, host="0.0.0.0", site="table.example.org") as house:  # noqa: S104
        guest = await house.guest(None)
        for host in AT_HOME:
            assert await status(guest, host) == 200, host


ELSEWHERE = (
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
    "raspberrypi.evil.example",
    "other.table.example.org",
    "table.example.org.evil.example",
    "eviltable.example.org",
    "evillocal.example",
    "0x7f.1.evil",
)


async def test_what_only_looks_like_home_is_not(tmp_path: Path) -> None:
    async with opened(tmp_path, host="0.0.0.0", site="table.example.org") as house:  # noqa: S104
        guest = await house.guest(None)
        for host in ELSEWHERE:
            assert await status(guest, host) == 421, host
            assert await status(guest, host, "/healthz") == 421, host


async def test_where_only_the_machine_itself_can_come_neighbours_have_no_names(
    tmp_path: Path,
) -> None:
    """Anybody in the same network can be called evil.local, and let that name point to your own machine."""
    async with opened(tmp_path, site="table.example.org") as house:
        guest = await house.guest(None)
        own = socket.gethostname()
        for host in ("localhost", "play.localhost", "127.0.0.1", own, "table.example.org"):
            assert await status(guest, host) == 200, host
        for host in ("evil.local", "evil.lan", "evil"):
            assert await status(guest, host) == 421, host


def test_the_machine_knows_its_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    resolver = tmp_path / "resolv.conf"
    resolver.write_text(
        "# by the router\nnameserver 192.168.178.1\nsearch fritz.box. club.example\n"
    )
    monkeypatch.setattr("socket.gethostname", lambda: "Attic")
    monkeypatch.setattr(hosts, "RESOLVER", resolver)
    assert known_names("") == {"attic", "attic.fritz.box", "attic.club.example"}
    monkeypatch.setattr(hosts, "RESOLVER", tmp_path / "nowhere")
    assert known_names("a.example, B.example") == {"attic", "a.example", "b.example"}


@pytest.mark.parametrize(
    "site", ["http://table.example.org", "table.example.org:80", "a b", "ü" * 80]
)
def test_a_site_is_a_name(site: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="site"):
        site_names(site)
    with pytest.raises(ValueError, match="site"):
        application(Server(ServerSettings(database=str(tmp_path / "x.sqlite"), site=site)))
