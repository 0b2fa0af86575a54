"""Machines in one network, made of namespaces of this one: each has an address, and hears the others."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

PREFIX = f"ft{os.getpid() % 10_000}"

ASK = """
import socket, struct, sys
name, wanted = sys.argv[1], {"A": 1, "AAAA": 28}[sys.argv[2]]
labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split("."))
question = struct.pack(">6H", 7, 0, 1, 0, 0, 0) + labels + b"\\0" + struct.pack(">2H", wanted, 1)
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
    asking.settimeout(2)
    asking.sendto(question, ("224.0.0.251", 5353))
    try:
        answer = asking.recv(4096)
    except TimeoutError:
        sys.exit("nobody answers")
at = 12
for _ in range(struct.unpack_from(">H", answer, 4)[0]):
    at = answer.index(b"\\0", at) + 5
for _ in range(struct.unpack_from(">H", answer, 6)[0]):
    at = at + 2 if answer[at] >= 192 else answer.index(b"\\0", at) + 1
    kind, _, _, size = struct.unpack_from(">2HIH", answer, at)
    data = answer[at + 10 : at + 10 + size]
    at += 10 + size
    if kind == wanted:
        print(socket.inet_ntop(socket.AF_INET if kind == 1 else socket.AF_INET6, data))
"""
"""A question as a resolver asks it, byte by byte: no library that also answers has a hand in it."""


def can_be_made() -> bool:
    """Whether there can be namespaces here."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    made = subprocess.run(["ip", "netns", "add", f"{PREFIX}x"], check=False, capture_output=True)
    subprocess.run(["ip", "netns", "del", f"{PREFIX}x"], check=False, capture_output=True)
    return made.returncode == 0


@dataclass(frozen=True)
class Machine:
    """One of them."""

    space: str
    address: str

    def command(self, *words: str) -> list[str]:
        return ["ip", "netns", "exec", self.space, *words]

    def ask(self, name: str, kind: str = "A") -> list[str]:
        """Who says to have a name; nobody, perhaps."""
        asked = subprocess.run(
            self.command(sys.executable, "-c", ASK, name, kind),
            capture_output=True,
            text=True,
            check=False,
        )
        return asked.stdout.split()


@contextmanager
def home(count: int) -> Iterator[list[Machine]]:
    """So many machines at one switch."""
    bridge = f"{PREFIX}b"
    made = [Machine(f"{PREFIX}{number}", f"192.168.77.{number + 1}") for number in range(count)]
    try:
        _ip("netns", "add", bridge)
        _ip("-n", bridge, "link", "add", "switch", "type", "bridge")
        _ip("-n", bridge, "link", "set", "switch", "up")
        for number, machine in enumerate(made):
            _plug_in(bridge, number, machine)
        yield made
    finally:
        for space in (bridge, *(machine.space for machine in made)):
            subprocess.run(["ip", "netns", "del", space], check=False, capture_output=True)


def _plug_in(bridge: str, number: int, machine: Machine) -> None:
    port, space = f"port{number}", machine.space
    _ip("netns", "add", space)
    _ip("-n", space, "link", "set", "lo", "up")
    _ip("-n", bridge, "link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", space)
    _ip("-n", bridge, "link", "set", port, "master", "switch", "up")
    _ip("-n", space, "addr", "add", f"{machine.address}/24", "dev", "eth0")
    _ip("-n", space, "addr", "add", f"fd00:77::{number + 1}/64", "dev", "eth0", "nodad")
    _ip("-n", space, "link", "set", "eth0", "up")
    _ip("-n", space, "route", "add", "default", "dev", "eth0")
    _ip("-n", space, "link", "add", "docker0", "type", "bridge")
    _ip("-n", space, "addr", "add", "172.17.0.1/16", "dev", "docker0")
    _ip("-n", space, "link", "set", "docker0", "up")


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
