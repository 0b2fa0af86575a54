"""Long answers, packed as they are made, and never longer than allowed."""

import zlib
from collections.abc import Iterator

from fortable.kernel.words import Illegal

GZIP = 31
"""The form of `Content-Encoding: gzip`, as zlib calls it."""
LEVEL = 6
CHUNK = 64 * 1024


class Packing:
    """An answer that grows, and is refused as soon as it is too long."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._length = 0
        self._packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        self._packed: list[bytes] = []

    def add(self, data: bytes) -> None:
        """More of it, or `Illegal`."""
        self._length += len(data)
        if self._length > self._most_bytes:
            raise Illegal("TB-11", "too-much-to-tell", allowed=self._most_bytes // 2**20)
        self._packed.append(self._packer.compress(data))

    def done(self) -> bytes:
        """All of it, packed."""
        return b"".join((*self._packed, self._packer.flush()))


def unpacked(packed: bytes) -> Iterator[bytes]:
    """What was packed, a little at a time."""
    unpacker = zlib.decompressobj(GZIP)
    while packed:
        yield unpacker.decompress(packed, CHUNK)
        packed = unpacker.unconsumed_tail
    yield unpacker.flush()
