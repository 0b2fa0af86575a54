"""The key for whoever may read the database anyway: beside it, for nobody else, another one at each start."""

import os
import secrets
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path

import structlog

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Value
from fortable.server.store.sqlite.database import PRIVATE

log = structlog.get_logger()

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104


class Told(Value, frozen=True):
    """What the file says: where the server is, and what it believes."""

    address: str
    token: str


class LocalKey:
    """Of one server while it runs."""

    def __init__(self, database: Path) -> None:
        self._file = key_file(database)
        self._token = secrets.token_urlsafe(32)

    def put_down(self, host: str, port: int) -> None:
        """For the commands of whoever looks after this server; a server that cannot goes on without."""
        reached = ANYWHERE.get(host, host)
        name = f"[{reached}]" if ":" in reached else reached
        told = Told(f"http://{name}:{port}", self._token)
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file.unlink(missing_ok=True)
            opened = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
            with os.fdopen(opened, "wb") as file:
                file.write(encode(told))
        except OSError as error:
            log.warning("no_local_key", why=str(error))

    def take_away(self) -> None:
        with suppress(OSError):
            self._file.unlink()

    def is_this(self, token: str) -> bool:
        return compare_digest(token.encode(), self._token.encode())


def key_file(database: Path) -> Path:
    """Where it lies."""
    return Path(f"{database.resolve()}.admin")


def read_key(database: Path) -> Told:
    """Of the server that uses a database; `OSError` if there is none to be read."""
    return decode(key_file(database).read_bytes(), Told)
