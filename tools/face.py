"""docs/face.txt, made from the code: every name of the public face with its signature, one in a line.

`make face` writes it, if the changelog names whatever has changed since; a test holds the file to the code,
so that the face cannot change without anybody saying so.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import griffe

import fortable

ROOT = Path(__file__).parents[1]
SNAPSHOT = ROOT / "docs" / "face.txt"
CHANGELOG = ROOT / "CHANGELOG.md"


def main() -> int:
    """Write the snapshot; 1 if the changelog must say something first."""
    now = face()
    unsaid = [*unnamed(changed(recorded(), now), unreleased())]
    for name in unsaid:
        sys.stderr.write(f"CHANGELOG.md, Unreleased, does not name `{name}`, which has changed\n")
    if not unsaid:
        SNAPSHOT.write_text("".join(f"{line}\n" for line in now), "utf-8")
    return int(bool(unsaid))


@cache
def face() -> list[str]:
    """The lines as the code has them."""
    loader = griffe.GriffeLoader(search_paths=[ROOT / "src" / "fortable"])
    homes = {**fortable._HOMES, **fortable._CALLED}
    for room in sorted({home.partition(".")[0] for home in homes.values()}):
        loader.load(room)  # each for itself: to read all of the house takes a while
    loader.resolve_aliases(external=False)
    return [
        line
        for name in sorted(fortable.__all__)
        for line in _lines(name, loader.modules_collection[f"{homes[name]}.{name}"])
    ]


def recorded() -> list[str]:
    """The lines as they were written last."""
    return SNAPSHOT.read_text("utf-8").splitlines() if SNAPSHOT.exists() else []


def changed(before: Iterable[str], after: Iterable[str]) -> set[str]:
    """What has come, gone, or got another signature, by its dotted name; of a new class it alone."""
    then, now = {*before}, {*after}
    whole = {_name(line) for line in then} ^ {_name(line) for line in now}
    names = {_name(line) for line in then ^ now}
    return {name for name in names if name.rpartition(".")[0] not in whole}


def unnamed(names: Iterable[str], text: str) -> Iterator[str]:
    """Those that a text does not name in code: each by the last part of its name."""
    spoken = {word for code in re.findall(r"`([^`]+)`", text) for word in re.findall(r"\w+", code)}
    return (name for name in sorted(names) if name.rpartition(".")[2] not in spoken)


def unreleased() -> str:
    """What the changelog says of the version to come."""
    return CHANGELOG.read_text("utf-8").split("\n## ")[1]


def _name(line: str) -> str:
    return re.split(r"[(: ]", line)[0]


def _lines(name: str, found: Any) -> Iterator[str]:
    if found.is_class:
        yield f"{name}{_bases(found)}"
        for member, each in sorted(found.all_members.items()):
            if not member.startswith("_") and not each.is_class:
                yield from _lines(f"{name}.{member}", each)
    elif found.is_function:
        yield f"{name}{_signature(found)}"
    else:
        yield f"{name}: {found.annotation or found.value}"


def _bases(found: Any) -> str:
    bases = [str(base) for base in found.bases]
    return f"({', '.join(bases)})" if bases else ""


def _signature(found: Any) -> str:
    given = ", ".join(str(parameter) for parameter in _parameters(found))
    return f"({given}) -> {found.returns}"


def _parameters(found: Any) -> Iterator[str]:
    marked = False
    by_place = griffe.ParameterKind.positional_only
    last = [each.name for each in found.parameters if each.kind is by_place][-1:]
    for parameter in found.parameters:
        if parameter.kind is griffe.ParameterKind.keyword_only and not marked:
            marked = True
            yield "*"
        stars = {"variadic positional": "*", "variadic keyword": "**"}
        star = stars.get(parameter.kind.value if parameter.kind else "", "")
        marked = marked or star == "*"
        kind = f": {parameter.annotation}" if parameter.annotation else ""
        default = f" = {parameter.default}" if parameter.default is not None and not star else ""
        yield f"{star}{parameter.name}{kind}{default}"
        if parameter.name in last:
            yield "/"


if __name__ == "__main__":
    sys.exit(main())
