"""A real browser at a real server, for tests of boards and of the shell.

Chromium is Debian's, without its window: `make test` installs it where it is missing.
"""

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium-headless-shell"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
)

BRIEFLY = {"resultTypes": ["violations"], "selectors": False, "preload": False, "iframes": False}
"""What axe need not work out: we have no frames, and say by their text what is wrong."""

PATIENCE_MS = 60_000
"""A busy machine may take long."""

DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}


class LiveServer:
    """`fortable serve` in a process of its own, on a database of its own.

    The test that runs decides the deal, wherever and after whatever else it runs.
    """

    def __init__(
        self, folder: Path, python: str = sys.executable, flags: Sequence[str] = ()
    ) -> None:
        """With the Python of another environment, that one's `fortable`."""
        self._python = python
        self._flags = flags
        self.database = folder / "fortable.sqlite"
        self._deal = folder / "deal"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def cookie(self) -> str:
        """How the cookie is called by which somebody is known."""
        with closing(sqlite3.connect(self.database)) as database:
            ((installation,),) = database.execute("SELECT id FROM house")
        return f"fortable-{installation}"

    def start(self) -> None:
        """On the same port as before, if there was one."""
        self.deal()
        words = [
            "serve",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
            "--rate",
            "1000",
            "--most-guests",
            "0",
            "--most-household-tables",
            "0",
            "--most-household-open",
            "0",
            "--most-household-running",
            "0",
            "--push",
            "anywhere",
            "--push-after",
            "0",
            *self._flags,
        ]
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [self._python, "-m", "fortable.testing.seeded_server", str(self._deal), *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "FORTABLE_LANG": "en", "BROWSER": "true"},
            start_new_session=True,  # its bots stand behind it, and not behind all tests and browsers
        )
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found.group(1))

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(20)
        if self._process.stdout is not None:
            self._process.stdout.close()

    def deal(self, seed: bytes | None = None) -> None:
        """What the next tables are dealt from: a seed, or the name of the test that runs."""
        name = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]
        self._deal.write_text(name if seed is None else seed.hex(), "utf-8")

    def table(
        self,
        game: str,
        chairs: Sequence[str | None],
        seed: bytes | None = None,
        name: str = "Anna",
        **wishes: Any,
    ) -> tuple[str, str]:
        """A table of a guest, usually Anna, who sits on the first free chair: its id and her token.

        It is started if no chair is left free. Bots do not take their time.
        """
        self.deal(seed)
        anna = build_opener(HTTPCookieProcessor())
        token = self._post(anna, "/api/me", {"name": name})[1]
        body = {"game": game, "chairs": chairs, "settings": {"bot_pace_ms": 0}, **wishes}
        table: str = self._post(anna, "/api/tables", body)[0]["id"]
        if list(chairs).count(None) == 1:
            self._post(anna, f"/api/tables/{table}", {"do": "start"})
        return table, token

    def _post(self, who: OpenerDirector, path: str, body: Any) -> tuple[Any, str]:
        request = Request(self.address + path, json.dumps(body).encode())  # noqa: S310 - our own server
        with who.open(request) as answer:
            cookie = re.match(r"fortable-\w+=([^;]+)", answer.headers.get("set-cookie") or "")
            return json.load(answer), cookie.group(1) if cookie else ""


@contextmanager
def live_server(
    folder: Path, python: str = sys.executable, flags: Sequence[str] = ()
) -> Iterator[LiveServer]:
    """A server that runs meanwhile."""
    server = LiveServer(folder, python, flags)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that runs meanwhile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


class Window:
    """A page, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda said: self.errors.append(said.text) if said.type == "error" else None
        )

    def violations(self, *rules: str, part: str = "html") -> list[str]:
        """What axe finds wrong for those who cannot see or point: by these of its rules, or by all."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        wishes = {**BRIEFLY, **({"runOnly": rules} if rules else {})}
        asked = "([part, wishes]) => axe.run(part, wishes)"
        found = self.page.evaluate(asked, [part, wishes])["violations"]
        return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]


def window(
    browser: Browser,
    server: LiveServer,
    path: str,
    token: str = "",
    size: dict[str, int] = DESKTOP,
    **wishes: Any,
) -> Window:
    """A window of somebody, at a page; `wishes` are those of a browser context.

    It keeps nothing for a time without a line, unless `service_workers="allow"` is wished for, and nothing
    moves by itself, unless `reduced_motion="no-preference"` is.
    """
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        **{
            "has_touch": size == PHONE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **wishes,
        },
    )
    context.set_default_timeout(PATIENCE_MS)
    if token:
        context.add_cookies([{"name": server.cookie, "value": token, "url": server.address}])
    server.deal()
    opened = Window(context)
    opened.page.goto(server.address + path)
    return opened
