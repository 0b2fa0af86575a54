"""A second browser: Debian's Firefox, as it is, over WebDriver BiDi.

Playwright drives a Firefox of its own, which nobody plays with. What a short way through a page needs of the
protocol is little: https://w3c.github.io/webdriver-bidi/
"""

import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
ARGUMENTS = ("--headless", "--no-remote", "--remote-debugging-port", "0")
ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE_S = 60.0
PAUSE_S = 0.05

Found = dict[str, Any]
NONE: Mapping[str, str | int | bool] = MappingProxyType({})
QUIETLY: Mapping[str, str | int | bool] = MappingProxyType(
    {
        "browser.newtabpage.enabled": False,
        "browser.safebrowsing.downloads.enabled": False,
        "browser.safebrowsing.malware.enabled": False,
        "browser.safebrowsing.phishing.enabled": False,
        "browser.search.update": False,
        "browser.startup.page": 0,
        "browser.topsites.contile.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "dom.ipc.processPrelaunch.enabled": False,
        "extensions.getAddons.cache.enabled": False,
        "extensions.systemAddon.update.enabled": False,
        "extensions.update.enabled": False,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "toolkit.telemetry.enabled": False,
    }
)
"""What a browser does for itself: it starts no process for a page that may come, and asks nobody for news."""

MIDDLE = """(selector) => {
  const things = [...document.querySelectorAll(selector)];
  const thing = things.find((each) => each.checkVisibility() && !each.disabled);
  if (!thing) return null;
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
}"""


class Firefox:
    """A browser at the other end of a socket."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._count = 0
        self._tabs: dict[str, Tab] = {}
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def tab(self) -> "Tab":
        """A window of somebody who has never been here."""
        somebody = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="tab", userContext=somebody)["context"]
        self._tabs[context] = Tab(self, context)
        return self._tabs[context]

    def ask(self, method: str, **wishes: Any) -> Found:
        """What a command leads to; what was heard meanwhile is kept by the tabs."""
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": wishes}))
        while (heard := json.loads(self._line.recv(PATIENCE_S))).get("id") != self._count:
            self._hear(heard)
        assert heard["type"] == "success", f"{method}: {heard['message']}"
        result: Found = heard["result"]
        return result

    def _hear(self, heard: Found) -> None:
        entry = heard.get("params", {})
        tab = self._tabs.get(entry.get("source", {}).get("context"))
        if tab is not None and entry.get("level") == "error":
            tab.errors.append(entry["text"])


class Tab:
    """A page, and everything that went wrong in it."""

    def __init__(self, browser: Firefox, context: str) -> None:
        self.errors: list[str] = []
        self._browser = browser
        self._context = context

    def go_to(self, address: str) -> None:
        self._ask("browsingContext.navigate", url=address, wait="complete")

    def value(self, function: str, *words: str) -> Any:
        """What a function of words says in the page: a word, a number, whether something is so."""
        told = self._browser.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": word} for word in words],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return told["result"].get("value")

    def wait_for(self, function: str, *words: str) -> Any:
        """The first value of a function that is one."""
        end = time.monotonic() + PATIENCE_S
        while not (found := self.value(function, *words)):
            assert time.monotonic() < end, f"{words or function} did not come about"
            time.sleep(PAUSE_S)
        return found

    def count(self, selector: str) -> int:
        return int(self.value("(selector) => document.querySelectorAll(selector).length", selector))

    def click(self, selector: str) -> None:
        """With the mouse, in the middle of the first such thing that is there to be clicked."""
        x, y = json.loads(self.wait_for(MIDDLE, selector))
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": steps})

    def type(self, text: str) -> None:
        """Into whatever has the focus."""
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": keys})

    def close(self) -> None:
        self._ask("browsingContext.close")

    def _act(self, source: Found) -> None:
        self._ask("input.performActions", actions=[source])

    def _ask(self, method: str, **wishes: Any) -> None:
        self._browser.ask(method, context=self._context, **wishes)


@contextmanager
def firefox(preferences: Mapping[str, str | int | bool] = NONE) -> Iterator[Firefox]:
    """A browser that runs meanwhile, with a profile of its own."""
    assert FIREFOX is not None, "there is no Firefox: `make test` installs it"
    with (
        _profile(preferences) as profile,
        subprocess.Popen(  # noqa: S603 - a browser
            [FIREFOX, *ARGUMENTS, "--profile", profile],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        assert process.stderr is not None
        address = next(found[1] for line in process.stderr if (found := ADDRESS.search(line)))
        try:
            with connect(f"{address}/session", max_size=None, proxy=None) as line:
                yield Firefox(line)
        finally:
            process.terminate()


@contextmanager
def _profile(preferences: Mapping[str, str | int | bool]) -> Iterator[str]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in {**QUIETLY, **preferences}.items()
        ]
        (Path(folder) / "user.js").write_text("".join(lines), "utf-8")
        yield folder
