"""Where the table lies on its site: usually below "/", behind a proxy perhaps below a path such as /games.

All routes are written from the table's own root. A proxy may take the path away before it asks us, or leave
it there: both are understood. What leaves us has it: the page says it to the client, and links and cookies
are made with it.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

PAGE = "index.html"


class BelowRoot:
    """Takes the path away from what is asked, where it is still there."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._root and scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self._root or path.startswith(f"{self._root}/"):
                raw = scope["raw_path"][len(self._root) :] or b"/"
                scope = {**scope, "path": path[len(self._root) :] or "/", "raw_path": raw}
        await self._app(scope, receive, send)


def rooted(name: str, body: bytes, root: str) -> bytes:
    """A file of the client, if need be with the path in it.

    >>> rooted("index.html", b'<html lang="en"><script src="/static/shell.js">', "/games")
    b'<html data-root="/games" lang="en"><script src="/games/static/shell.js">'
    """
    if name != PAGE or not root:
        return body
    told = body.replace(b'"/static/', f'"{root}/static/'.encode())
    return told.replace(b"<html ", f'<html data-root="{root}" '.encode(), 1)


def check_free(root: str, taken: frozenset[str]) -> None:
    """`ValueError` if a path of ours begins like that: nobody could tell whether it was taken away."""
    first = root.split("/")[1] if root else ""
    if first in taken:
        raise ValueError(f"root_path = {root}: the table has pages of its own below /{first}")
