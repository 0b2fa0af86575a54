"""The network at home: a machine is found by name, by the right address, and over IPv6."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import ifaddr
import pytest

from fortable.server.nearby import addresses, interfaces
from fortable.server.nearby.local_name import LocalName

from .home_network import Machine, can_be_made, home
from .servers import SERVE

in_namespaces = pytest.mark.skipif(not can_be_made(), reason="needs root and network namespaces")
PATIENCE_S = 20.0
FETCH = """
import sys, urllib.request
link, host = sys.argv[1:]
request = urllib.request.Request(link, headers={"host": host} if host else {})
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
print(opener.open(request, timeout=5).status)
"""


@contextmanager
def serving(machine: Machine, folder: Path, *flags: str) -> Iterator["Told"]:
    """`fortable serve` on a machine, for the whole room."""
    told = folder / "told.txt"
    words = ("serve", "--port", "8080", "--database", str(folder / "x.sqlite"), *flags)
    with told.open("w") as out:
        process = subprocess.Popen(
            machine.command(sys.executable, "-c", SERVE, *words[1:]), stdout=out, stderr=out
        )
    try:
        yield Told(told, process)
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


class Told:
    """What a server says at its terminal."""

    def __init__(self, file: Path, process: subprocess.Popen[bytes]) -> None:
        self._file = file
        self._process = process

    def until(self, pattern: str) -> str:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and self._process.poll() is None:
            if found := re.search(pattern, self._file.read_text("utf-8")):
                return found[0]
            time.sleep(0.05)
        raise AssertionError(f"{pattern} is not in {self._file.read_text('utf-8')}")


def fetched(machine: Machine, link: str, host: str = "") -> str:
    asked = subprocess.run(
        machine.command(sys.executable, "-c", FETCH, link, host),
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() or asked.stderr.strip().splitlines()[-1]


@in_namespaces
def test_it_is_found_by_name_and_a_second_one_by_the_next(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with home(3) as (one, two, phone):
        assert phone.ask("fortable.local") == []
        with serving(one, folders[0], "--host", "::") as told:
            assert told.until(r"http://192\S+") == f"http://{one.address}:8080/"
            others = told.until(r"Other addresses.*")
            assert others.split()[-2:] == ["http://[fd00:77::1]:8080/", "http://172.17.0.1:8080/"]
            told.until("http://fortable.local:8080/")
            assert phone.ask("fortable.local") == [one.address]
            assert phone.ask("fortable.local", "AAAA") == ["fd00:77::1"]
            assert (
                fetched(phone, f"http://{one.address}:8080/healthz", "fortable.local:8080") == "200"
            )
            assert fetched(phone, "http://[fd00:77::1]:8080/healthz") == "200"
            with serving(two, folders[1], "--host", "0.0.0.0") as second:  # noqa: S104
                second.until("http://fortable-2.local:8080/")
                assert phone.ask("fortable-2.local") == [two.address]
                assert phone.ask("fortable.local") == [one.address]
        assert phone.ask("fortable.local") == []  # it took leave


@in_namespaces
def test_a_server_for_its_machine_alone_calls_nobody(tmp_path: Path) -> None:
    with home(2) as (one, phone), serving(one, tmp_path) as told:
        told.until("http://localhost:8080/")
        time.sleep(2)
        assert phone.ask("fortable.local") == []


def adapter(name: str, *ips: str) -> SimpleNamespace:
    told = [SimpleNamespace(ip=(each, 0, 0) if ":" in each else each) for each in ips]
    return SimpleNamespace(nice_name=name, ips=told)


def test_the_rooms_address_comes_before_those_of_tunnels_and_containers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    adapters = [
        adapter("lo", "127.0.0.1", "::1"),
        adapter("docker0", "172.17.0.1"),
        adapter("tun0", "10.8.0.2"),
        adapter("wlan0", "192.168.1.20", "fe80::1", "fd00::20"),
        adapter("eth0", "10.0.0.5", "169.254.3.3"),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    ways = {"192.0.2.1": "10.8.0.2", "10.255.255.255": "10.0.0.5"}
    monkeypatch.setattr(interfaces, "_address_towards", ways.get)  # a VPN has the usual way
    assert addresses(in_rooms=True) == ("10.0.0.5", "192.168.1.20", "fd00::20")
    assert addresses() == ("10.0.0.5", "192.168.1.20", "fd00::20", "10.8.0.2", "172.17.0.1")


def test_without_the_extra_the_usual_way_is_known_and_nobody_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(interfaces, "find_spec", lambda _: None)
    monkeypatch.setattr(interfaces, "_address_towards", {"192.0.2.1": "192.168.1.20"}.get)
    assert addresses() == ("192.168.1.20",)
    monkeypatch.setattr("fortable.server.nearby.local_name.find_spec", lambda _: None)
    name = LocalName("fortable")
    name.advertise(["192.168.1.20"], 8080, lambda: None)
    name.withdraw()
    assert name.name is None
