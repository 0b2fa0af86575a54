"""By which those from one address are known again in the store, where no address is.

The key lies beside the database, for nobody else, and in no backup: whoever has the database alone does not
find out an address by trying them all.
"""

import hashlib
import os
import secrets
from pathlib import Path

import structlog

from fortable.server.store.sqlite.database import PRIVATE

KEY_BYTES = 32
MARK_BYTES = 8

log = structlog.get_logger()


class Marks:
    """Of one server."""

    def __init__(self, database: Path) -> None:
        self._file = key_file(database)
        self._former_key = self._key = b""

    def load(self, former_key: str, *, is_shared: bool = False) -> None:
        """Take the key that is there, or make one; with what older versions used, which was no secret, where
        that cannot be done, or where several processes must know each other's marks.
        """
        self._former_key = self._key = former_key.encode()
        if is_shared:
            return
        try:
            self._key = _made(self._file)
        except OSError as error:
            log.warning("no_key_for_marks", why=str(error))

    def of(self, household: str) -> str:
        """What is kept instead of an address."""
        return _mark(household, self._key)

    def all_of(self, household: str) -> tuple[str, ...]:
        """What may have been kept of it, now and by older versions."""
        return self.of(household), _mark(household, self._former_key)


def key_file(database: Path) -> Path:
    """Where it lies."""
    return Path(f"{database.resolve()}.marks")


def _made(file: Path) -> bytes:
    """In a folder that may be new: what is remembered may lie in another place (`--store`)."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        key = file.read_bytes()
        if len(key) != KEY_BYTES:
            raise OSError(None, "it is not whole", str(file)) from None
        return key
    key = secrets.token_bytes(KEY_BYTES)
    with os.fdopen(opened, "wb") as new:
        _give_to_owner(new.fileno(), file.parent)
        new.write(key)
        new.flush()
        os.fsync(new.fileno())
    return key


def _give_to_owner(opened: int, folder: Path) -> None:
    """Whoever looks after a stopped server as root makes what the server must read later."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        os.fchown(opened, owner.st_uid, owner.st_gid)


def _mark(household: str, key: bytes) -> str:
    return hashlib.blake2b(household.encode(), key=key, digest_size=MARK_BYTES).hexdigest()
