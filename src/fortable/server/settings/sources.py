"""Where settings come from: a file, then the environment, then flags; what comes later wins."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

import msgspec

from fortable.kernel.words import Illegal

from .settings import ServerSettings, kinds

FILE_NAME = "fortable.toml"
FOR_ALL = Path("/etc/fortable") / FILE_NAME
VARIABLE = "FORTABLE_SETTINGS"

ELSEWHERE = {"proxies": "FORWARDED_ALLOW_IPS"}
"""Variables of others that mean the same, where ours is not set."""


class Origin(msgspec.Struct, frozen=True):
    """Where a value is from."""

    source: Literal["usual", "file", "environment", "flag"]
    where: str = ""
    """The line of the file, the variable or the flag."""


USUAL = Origin("usual")


class Chosen(msgspec.Struct, frozen=True):
    """How a server is run, and who said so."""

    settings: ServerSettings
    origins: Mapping[str, Origin]
    file: Path | None
    """The file that was read, if there was one."""


def read_settings(file: str | None = None, **flags: str | None) -> Chosen:
    """All of them together; `Illegal` tells what cannot be, and `OSError` if the file cannot be read."""
    path = _settings_file(file)
    said = [*(_in_file(path) if path else ()), *_in_environment(), *_in_flags(flags)]
    values = {name: value for name, value, _ in said}
    origins = {setting.name: USUAL for setting in fields(ServerSettings)}
    origins |= {name: origin for name, _, origin in said}
    return Chosen(ServerSettings(**values), origins, path)


def usual_files() -> tuple[Path, ...]:
    """Where a file is looked for that nobody named; the first that is there is read."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "fortable" / FILE_NAME, FOR_ALL


def flag_of(name: str) -> str:
    """What a setting is called on the command line."""
    return f"--{name.removesuffix('_s').replace('_', '-')}"


def variable_of(name: str) -> str:
    """What it is called in the environment."""
    return f"FORTABLE_{name.upper()}"


def placeholder_of(name: str) -> str:
    """What stands for its value in the help."""
    units = {"_s": "SECONDS", "_days": "DAYS", "_ms": "MS", "_mb": "MIB", "_h": "HOURS"}
    unit = next((unit for end, unit in units.items() if name.endswith(end)), None)
    return unit or kinds()[name].placeholder


def _settings_file(told: str | None) -> Path | None:
    named = told or os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser()
    return next((file for file in usual_files() if file.is_file()), None)


def _in_file(file: Path) -> Iterator[tuple[str, Any, Origin]]:
    text = _text(file)
    known = kinds()
    for name, value in _parsed(file, text).items():
        where = _place(file, text, name)
        if name not in known:
            raise _unknown(name, where, known)
        yield name, known[name].read(value, name, where), Origin("file", where)


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Illegal("TB-06", "settings-file", file=str(file), detail=str(error)) from None


def _parsed(file: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Illegal("TB-06", "settings-file", file=str(file), detail=str(error)) from None


def _place(file: Path, text: str, name: str) -> str:
    """The line in which a key or a table of this name stands, where that can be seen."""
    quoted = re.escape(name)
    line = re.compile(rf"""^\s*\[*\s*["']?{quoted}["']?\s*[\].=]""")
    found = (n for n, words in enumerate(text.splitlines(), 1) if line.match(words))
    number = next(found, None)
    return str(file) if number is None else f"{file}:{number}"


def _unknown(name: str, where: str, known: Mapping[str, object]) -> Illegal:
    alike = name.lower().replace("-", "_").removeprefix("fortable_")
    near = get_close_matches(alike, known, n=1) or get_close_matches(f"{alike}_s", known, n=1)
    return Illegal(
        "TB-06", "no-such-setting", where=where, tried=name, near="".join(near) or "none"
    )


def _in_environment() -> Iterator[tuple[str, Any, Origin]]:
    for name, kind in kinds().items():
        variables = filter(None, (variable_of(name), ELSEWHERE.get(name)))
        variable = next((each for each in variables if os.environ.get(each)), None)
        if variable is not None:
            value = kind.read(os.environ[variable], name, variable, is_text=True)
            yield name, value, Origin("environment", variable)


def _in_flags(flags: Mapping[str, str | None]) -> Iterator[tuple[str, Any, Origin]]:
    for name, word in flags.items():
        if word is not None:
            flag = flag_of(name)
            yield name, kinds()[name].read(word, name, flag, is_text=True), Origin("flag", flag)
