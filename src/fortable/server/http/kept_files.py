"""Files that browsers ask for: read once, again when they have changed, and sent out of memory.

However many are asked for at once, no threads compete for the interpreter with the event loop.
"""

from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from fortable.server.work import Threads

from .site.root_path import rooted


@dataclass(frozen=True)
class KeptFile:
    """A file as it was when it was read."""

    body: bytes
    kind: str
    tag: str
    """Another one if there is something else in it."""
    version: tuple[int, int]


class KeptFiles:
    """All that were asked for, by where they lie."""

    def __init__(self, threads: Threads, root: str = "") -> None:
        """`root` is where the table lies on its site."""
        self._threads = threads
        self._root = root
        self._kept: dict[Path, KeptFile] = {}

    async def response(self, request: Request, path: Path, **headers: str) -> Response | None:
        """A file for a browser, which may have it already; None if there is none."""
        file = await self.kept(path)
        if file is None:
            return None
        told = {"etag": file.tag, **headers}
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        return Response(file.body, media_type=file.kind, headers=told)

    async def kept(self, path: Path) -> KeptFile | None:
        """As it is now; None if there is none."""
        known = self._kept.get(path)
        try:
            version = _version(path)
            if known is None or known.version != version:
                known = await self._threads.run(partial(_read, path, version, self._root))
        except OSError:
            self._kept.pop(path, None)
            return None
        self._kept[path] = known
        return known


def _version(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _read(path: Path, version: tuple[int, int], root: str) -> KeptFile:
    body = rooted(path.name, path.read_bytes(), root)
    kind = guess_type(path.name)[0] or "text/plain"
    return KeptFile(body, kind, f'"{blake2b(body, digest_size=16).hexdigest()}"', version)
