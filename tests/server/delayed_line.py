"""Lines that really take their time: between two networks of this machine, packet by packet.

The systems on both ends do not know that they are one: they shake hands, acknowledge and measure as over any
line. It needs Linux, and the right to make networks (root).
"""

import asyncio
import ctypes
import fcntl
import os
import socket
import struct
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

NEW_NETWORK = 0x40000000
MAKE_DEVICE = 0x400454CA
PACKETS_ALONE = 0x1001
LONGEST_PACKET = 65536


def in_own_network() -> None:
    """From now on this thread, and what it starts, is in a network with nobody else."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_NETWORK):
        raise PermissionError(ctypes.get_errno(), "no right to make networks: run it as root")
    _ip("link", "set", "lo", "up")


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def _device(name: str, own: str, peer: str) -> int:
    """One end of a line, as what reads and writes its packets."""
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, MAKE_DEVICE, struct.pack("16sH22x", name.encode(), PACKETS_ALONE))
    _ip("addr", "add", own, "peer", peer, "dev", name)
    _ip("link", "set", name, "up")
    return device


@dataclass(frozen=True)
class Delays:
    """Of each packet, in seconds: to the far end, back, and up to how much more by chance."""

    there_s: float = 0.0
    back_s: float = 0.0
    jitter_s: float = 0.0
    silent_s: float = 0.0
    """More on the way back for those that say nothing, and only acknowledge what came."""


@dataclass
class DelayedLine:
    """From the network of this thread to another, with an address of its own."""

    number: int
    usual: Delays = Delays()
    of_ports: dict[int, Delays] = field(default_factory=dict)
    """Connections, by their port at the far end, that have delays of their own."""

    def __post_init__(self) -> None:
        self.near, self.far = f"10.99.{self.number}.1", f"10.99.{self.number}.2"
        self._there = ThreadPoolExecutor(1, initializer=in_own_network)
        near = _device(f"line{self.number}", self.near, self.far)
        far = self._there.submit(_device, f"line{self.number}", self.far, self.near).result()
        threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def connected(self, port: int, delays: Delays | None = None) -> socket.socket:
        """A connection from the far end, which has other delays than the rest if they are given."""
        connection = self._there.submit(socket.socket).result()
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.bind((self.far, 0))
        if delays is not None:
            self.of_ports[connection.getsockname()[1]] = delays
        connection.connect((self.near, port))
        return connection

    def _carry(self, near: int, far: int) -> None:
        loop = asyncio.new_event_loop()
        rng = Random(self.number)

        def there(packet: bytes) -> float:
            delays = self._delays(packet, 2)
            return delays.there_s + rng.uniform(0, delays.jitter_s)

        def back(packet: bytes) -> float:
            delays = self._delays(packet, 0)
            silent_s = delays.silent_s if is_silent(packet) else 0.0
            return delays.back_s + silent_s + rng.uniform(0, delays.jitter_s)

        for start, end, delay_s in ((near, far, there), (far, near, back)):
            loop.add_reader(start, Carrier(loop, start, end, delay_s).carry)
        loop.run_forever()

    def _delays(self, packet: bytes, offset: int) -> Delays:
        """By the port of the far end: that of the sender stands first, and then the receiver's."""
        at = _begin(packet) + offset
        port = int.from_bytes(packet[at : at + 2], "big")
        return self.of_ports.get(port, self.usual)


def is_silent(packet: bytes) -> bool:
    """Whether it acknowledges something and says nothing."""
    begin = _begin(packet)
    return begin + 4 * (packet[begin + 12] >> 4) == len(packet)


def _begin(packet: bytes) -> int:
    """Of what TCP says in it."""
    return 4 * (packet[0] & 15)


@dataclass
class Carrier:
    """Carries packets one way; none overtakes another of the same delay."""

    loop: asyncio.AbstractEventLoop
    start: int
    end: int
    delay_s: Callable[[bytes], float]

    def carry(self) -> None:
        packet = os.read(self.start, LONGEST_PACKET)
        if packet[0] >> 4 == 4:  # what asks for neighbours in the other kind of network stays here
            self.loop.call_later(self.delay_s(packet), os.write, self.end, packet)
