"""Disks and files that fail as real ones do: full, locked, damaged, read-only; and that are mended again.

It is done to the files of a server in a process of its own. What takes rights that nobody has here skips the
test, and says so.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

import apsw
import pytest

PAGE = 4096
IMAGE_BYTES = 16 * 2**20


@contextmanager
def small_disk(place: Path) -> Iterator[None]:
    """Eight megabytes, in memory."""
    place.mkdir()
    _mounted("-t", "tmpfs", "-o", "size=8m", "fortable-test", str(place))
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


class ImageDisk:
    """A disk with a file system of its own, which goes read-only at its first error, as most are told to."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._image = place.with_suffix(".img")
        place.mkdir()
        with self._image.open("wb") as image:
            image.truncate(IMAGE_BYTES)
        _done("mkfs.ext4", "-q", "-O", "^has_journal", str(self._image))
        self._device = _done("losetup", "--find", "--show", str(self._image)).strip()

    def mount(self) -> None:
        _mounted("-o", "errors=remount-ro", self._device, str(self.place))

    def fail(self) -> None:
        """The system meets an error, and lets nobody write from then on."""
        name = Path(self._device).name
        trigger = Path(f"/sys/fs/ext4/{name}/trigger_fs_error")
        if not trigger.exists():
            pytest.skip("this kernel makes no errors on request")
        trigger.write_text("planted by a test")

    def unmount(self) -> None:
        subprocess.run(["umount", str(self.place)], check=True)

    def throw_away(self) -> None:
        with suppress(subprocess.CalledProcessError):
            subprocess.run(["umount", "--lazy", str(self.place)], check=True, capture_output=True)
        subprocess.run(["losetup", "--detach", self._device], check=True)


@contextmanager
def read_only_view(folder: Path, place: Path) -> Iterator[None]:
    """The same folder once more, where nobody may write."""
    place.mkdir()
    _mounted("--bind", "-o", "ro", str(folder), str(place))
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


@contextmanager
def full(folder: Path, *, but_for: int = 0) -> Iterator[str]:
    """Somebody else's file takes all the room, or nearly all."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(PAGE))
    os.truncate(filler, filler.stat().st_size - but_for)
    yield "disk-full"
    filler.unlink()


nearly_full = partial(full, but_for=2 * PAGE)
"""Something small can still be written down, and no move."""


@contextmanager
def locked(folder: Path) -> Iterator[str]:
    """By another program."""
    with closing(apsw.Connection(str(folder / "x.sqlite"))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield "locked"
        other.execute("ROLLBACK")


@contextmanager
def not_to_be_written(folder: Path) -> Iterator[str]:
    """The system lets nobody write to the files, not even those who have them open."""
    files = [str(folder / name) for name in ("x.sqlite", "x.sqlite-wal")]
    _done("chattr", "+i", *files)
    try:
        with open(files[0], "ab") as file:  # noqa: PTH123 - if it can be opened it is not the case
            file.close()
            pytest.skip("immutable files can be written to here")
    except OSError:
        yield "read-only"
    finally:
        _done("chattr", "-i", *files)


@contextmanager
def damaged(folder: Path) -> Iterator[str]:
    """Pages that are not what they were, but for the first; then the disk is itself again."""
    file = folder / "x.sqlite"
    whole = file.read_bytes()
    with file.open("r+b") as pages:
        for place in range(PAGE, len(whole), PAGE):
            pages.seek(place)
            pages.write(b"\xff" * 64)
        os.fsync(pages.fileno())
    try:
        yield "damaged"
    finally:
        with file.open("r+b") as pages:
            pages.write(whole)


def _mounted(*how: str) -> None:
    if subprocess.run(["mount", *how], capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")


def _done(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"{command[0]} cannot be done here: {error}")
