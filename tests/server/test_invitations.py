"""A table's link says an address that others can open; and who may let them in."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from fortable.server import reach
from fortable.server.nearby import LocalName
from fortable.server.reach import network_address
from fortable.server.serving import listen, listen_somewhere
from fortable.testing import rule
from tests.games import for_two, some_game

from .guests import Guest
from .servers import Running, opened

GAME = some_game(for_two)
ROOM = network_address()
in_a_network = pytest.mark.skipif(ROOM is None, reason="this machine is in no network")
EVERYWHERE = "0.0.0.0"  # noqa: S104


async def host_of(house: Running) -> tuple[Guest, str]:
    host = await house.guest("Anna")
    return host, f"/api/tables/{await host.open_table(GAME.key, [None, None])}/invitation"


async def invited(guest: Guest, path: str, **headers: str) -> dict[str, Any]:
    answer = await guest.browser.get(path, headers=headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@in_a_network
async def test_by_localhost_the_link_is_that_of_the_network(tmp_path: Path) -> None:
    async with opened(tmp_path, host=EVERYWHERE) as house:
        guest, path = await host_of(house)
        told = await invited(guest, path, host=f"localhost:{house.server.reach.port}")
        table = path.split("/")[3]
        assert told["link"] == f"http://{ROOM}:{house.server.reach.port}/t/{table}"
        assert told["reaches"] != "machine"
        assert not told["may_widen"]
        drawn = await guest.get(path.replace("invitation", "qr.svg"))
        assert drawn.headers["content-type"] == "image/svg+xml"


async def test_behind_a_proxy_it_is_the_name_by_which_the_page_was_opened(tmp_path: Path) -> None:
    async with opened(tmp_path, site="table.example.org") as house:
        guest, path = await host_of(house)
        behind = {"host": "table.example.org", "x-forwarded-proto": "https"}
        told = await invited(guest, path, **behind)
        assert told["link"].startswith("https://table.example.org/t/")
        assert told["reaches"] == "everywhere"
        assert (await invited(guest, path))["link"] == told["link"]  # and by localhost the same


async def test_who_can_open_it_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, host=EVERYWHERE) as house:
        guest, path = await host_of(house)
        hosts = {
            "192.168.1.7:8080": "room",
            "[fd00::7]:8080": "room",
            "table.local": "room",
            "8.8.8.8": "everywhere",
        }
        for host, reaches in hosts.items():
            told = await invited(guest, path, host=host)
            assert (told["link"].split("/")[2], told["reaches"]) == (host, reaches)


async def test_by_its_own_name_the_link_is_in_numbers_for_phones_that_cannot_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = ("192.168.1.20", "10.0.0.5", "fd00::20")
    monkeypatch.setattr(reach, "addresses", lambda **_: here)
    monkeypatch.setattr(LocalName, "name", "fortable.local")
    async with opened(tmp_path, host=EVERYWHERE) as house:
        guest, path = await host_of(house)
        port, table = house.server.reach.port, path.split("/")[3]
        told = await invited(guest, path, host=f"fortable.local:{port}")
        assert told["link"] == f"http://192.168.1.20:{port}/t/{table}"
        assert told["named"] == f"http://fortable.local:{port}/t/{table}"
        assert told["others"] == [f"http://10.0.0.5:{port}/t/{table}"]
        far = await invited(guest, path, host="8.8.8.8")
        assert (far["named"], far["others"]) == (None, [])


def test_everywhere_is_long_and_short_addresses() -> None:
    sockets = listen_somewhere("::", 0)
    try:
        families = [each.family for each in sockets]
        ports = {each.getsockname()[1] for each in sockets}
    finally:
        for each in sockets:
            each.close()
    assert families == [socket.AF_INET6, socket.AF_INET]
    assert len(ports) == 1


@in_a_network
@rule("TB-10")
async def test_at_home_the_room_is_let_in_once_and_for_all(tmp_path: Path) -> None:
    async with opened(tmp_path, is_at_home=True) as house:
        guest, path = await host_of(house)
        told = await invited(guest, path)
        assert (told["reaches"], told["may_widen"]) == ("machine", True)
        there = f"http://{ROOM}:{house.server.reach.port}"
        with pytest.raises(httpx.ConnectError):
            await guest.browser.get(f"{there}/api/me")
        told = (await guest.post(path)).json()
        assert told["link"].startswith(f"{there}/t/")
        assert not told["may_widen"]
        assert (await guest.browser.get(f"{there}/api/me")).status_code == 200
        assert (await guest.post(path)).json() == told
    async with opened(tmp_path, is_at_home=True) as house:
        there = f"http://{ROOM}:{house.server.reach.port}"
        assert (await (await house.guest(None)).browser.get(f"{there}/api/me")).status_code == 200
    async with opened(tmp_path) as house:  # and nowhere but at home
        assert house.server.reach.address is None


@rule("TB-10")
async def test_only_whoever_sits_at_the_machine_lets_others_in(tmp_path: Path) -> None:
    async with opened(tmp_path, is_at_home=True) as house:
        guest, path = await host_of(house)
        for sign in ({"x-forwarded-for": "192.0.2.7"}, {"host": "192.168.1.7"}):
            assert not (await invited(guest, path, **sign))["may_widen"]
            refused = await guest.browser.post(path, headers=sign)
            assert (refused.status_code, refused.json()["reason"]) == (403, "not-at-home")
        theirs = await guest.browser.post(path, headers={"origin": "http://evil.example"})
        assert theirs.json()["reason"] == "other-site"
        stranger = await (await house.guest(None)).post(path)
        assert stranger.json()["reason"] == "no-guest"
        assert house.server.reach.address is None


@rule("TB-10")
async def test_where_the_operator_decided_nobody_else_does(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest, path = await host_of(house)
        assert not (await invited(guest, path))["may_widen"]
        assert (await guest.post(path)).json()["reason"] == "not-at-home"


async def test_a_room_that_cannot_be_let_in_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, is_at_home=True) as house:
        guest, path = await host_of(house)
        monkeypatch.setattr(reach, "network_address", lambda: None)
        assert (await guest.post(path)).json()["reason"] == "no-network"
        monkeypatch.setattr(reach, "network_address", lambda: "127.0.0.2")
        taken = listen("127.0.0.2", house.server.reach.port)
        refused = (await guest.post(path)).json()
        taken.close()
        assert (refused["reason"], refused["facts"]["tried"]) == ("room-shut", "127.0.0.2")
        assert (await guest.post(path)).status_code == 200
