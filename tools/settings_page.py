"""docs/settings.md, made from the types: every setting, what it may be, and its names."""

import sys
from collections.abc import Iterator
from pathlib import Path

from fortable.kernel.codec import encode
from fortable.server.settings.kinds import Kind
from fortable.server.settings.settings import kinds, usual_settings
from fortable.server.settings.sources import flag_of, variable_of
from fortable.texts import Texts
from tools.budgets import table

PAGE = Path(__file__).parents[1] / "docs" / "settings.md"

HEAD = """# Settings

How a server is run is said in three places, and what comes later wins:

1. the **settings file**, in TOML: the one that `--settings FILE` or `FORTABLE_SETTINGS` names; else
   `fortable/fortable.toml` in the configuration folder (`XDG_CONFIG_HOME`, usually `~/.config`), else
   `/etc/fortable/fortable.toml`, if one is there;
2. the **environment**: `FORTABLE_PORT=8080`; a variable that is empty says nothing;
3. **flags**: `fortable serve --port 8080`.

```toml
port = 8080
site = ["table.example.org", "play.example.org"]
keep_days = 180
```

A key that does not exist, or a value that cannot be, is refused with a sentence that names the line, and
nothing is started. `fortable serve --show-settings` says every value as it holds and where it is from, as
lines that could stand in a settings file (`--json` for programs); secrets are hidden. `backup`, `restore`
and the other commands for whoever looks after a server find its database by the same settings. Whoever
writes a secret into the file lets nobody else read it (`chmod 600`).

Made from the code by `make settings`; a test holds it to it.

"""

ALLOWED = {
    "port": "0 to 65535",
    "whole": "whole number, 0 or more",
    "whole-above-0": "whole number above 0",
    "number": "number, 0 or more",
    "number-above-0": "number above 0",
    "path": "path",
    "zone": "time zone",
    "store": "address",
    "names": "text, or list of texts",
    "long-secret": "text of 20 characters or more",
    "text": "text",
}


def page() -> str:
    """The whole document."""
    return HEAD + table(("key", "may be", "usually", "variable", "flag", "what"), _rows())


def _rows() -> Iterator[list[str]]:
    texts, usual = Texts("en"), {**usual_settings(), "database": "in the data folder"}
    for name, kind in kinds().items():
        names = (f"`{variable_of(name)}`", f"`{flag_of(name)}`")
        about = texts(f"cli-serve-{name}")
        yield [f"`{name}`", _allowed(kind), _usual(usual[name]), *names, about]


def _allowed(kind: Kind) -> str:
    secret = ", a secret" if kind.is_secret else ""
    return ", ".join(f"`{each}`" for each in kind.choices) or f"{ALLOWED[kind.word]}{secret}"


def _usual(value: object) -> str:
    return "–" if value in ("", None) else f"`{encode(value).decode()}`"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"{PAGE.name} is written anew: read the diff.\n")
