"""`fortable admin tables|people|matches|bans`: who and what is on a server, and what to do about it."""

import argparse
import re
import sys
import time
from collections.abc import Iterable
from typing import Any

from fortable.cli.support import settings_flags, streams
from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.texts import Texts

from .desks import Desk, Refused, desk_of

REFUSED = 2
UNITS = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
SPAN = re.compile(r"(\d{1,5})([mhdw])")


def add(commands: Any, texts: Texts) -> None:
    """Declare the command, and what it can be about."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "admin", help=texts("cli-admin"), description=texts("cli-admin")
    )
    about: Any = parser.add_subparsers(required=True, metavar="WHAT")
    tables = _add(about, texts, "tables", show_tables)
    tables.add_argument("id", nargs="?", metavar="TABLE", help=texts("cli-admin-table"))
    tables.add_argument("--status", metavar="STATUS", help=texts("cli-admin-status"))
    tables.add_argument("--end", action="store_true", help=texts("cli-admin-end"))
    people = _add(about, texts, "people", show_people)
    people.add_argument("id", nargs="?", metavar="PERSON", help=texts("cli-admin-person"))
    people.add_argument("--name", default="", metavar="NAME", help=texts("cli-admin-name"))
    either = people.add_mutually_exclusive_group()
    either.add_argument("--delete", action="store_true", help=texts("cli-admin-delete"))
    either.add_argument("--ban", metavar="SPAN", help=texts("cli-admin-ban"))
    people.add_argument("--note", default="", metavar="TEXT", help=texts("cli-admin-note"))
    matches = _add(about, texts, "matches", show_matches)
    matches.add_argument("id", nargs="?", metavar="TABLE", help=texts("cli-admin-table"))
    bans = _add(about, texts, "bans", show_bans)
    bans.add_argument("--address", metavar="ADDRESS", help=texts("cli-admin-address"))
    bans.add_argument("--ban", metavar="SPAN", help=texts("cli-admin-ban"))
    bans.add_argument("--note", default="", metavar="TEXT", help=texts("cli-admin-note"))
    bans.add_argument("--lift", type=int, metavar="NUMBER", help=texts("cli-admin-lift"))
    parser.set_defaults(run=run)


def _add(about: Any, texts: Texts, name: str, show: Any) -> argparse.ArgumentParser:
    text = texts(f"cli-admin-{name}")
    parser: argparse.ArgumentParser = about.add_parser(name, help=text, description=text)
    settings_flags.add(parser, texts)
    parser.add_argument("--url", metavar="URL", help=texts("cli-admin-url"))
    parser.add_argument("--after", metavar="ID", help=texts("cli-admin-after"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(show=show)
    return parser


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Ask, and tell what came of it."""
    from fortable.server.store import Unavailable

    try:
        told = args.show(desk_of(args, texts.language), args)
    except Refused as refused:
        streams.tell(str(refused))
        return REFUSED
    except Unavailable as error:
        raise error.refusal from error
    if args.json:
        sys.stdout.buffer.write(encode(told) + b"\n")
    else:
        _print(told, texts)
    return 0


def show_tables(desk: Desk, args: argparse.Namespace) -> Any:
    if args.id is None:
        _check_for_all("tables", {"--end": args.end})
        return desk.tables(args.status, args.after)
    return desk.end_table(args.id) if args.end else desk.table(args.id)


def show_matches(desk: Desk, args: argparse.Namespace) -> Any:
    return desk.tables("over", args.after) if args.id is None else desk.table(args.id)


def show_people(desk: Desk, args: argparse.Namespace) -> Any:
    if args.id is None:
        _check_for_all("people", {"--delete": args.delete, "--ban": args.ban})
        return desk.people(args.name, args.after)
    if args.delete:
        return desk.forget(args.id)
    if args.ban:
        return desk.ban({"person": args.id, "seconds": seconds(args.ban), "note": args.note})
    return desk.person(args.id)


def show_bans(desk: Desk, args: argparse.Namespace) -> Any:
    if args.lift is not None:
        return desk.lift(args.lift)
    if args.ban or args.address:
        span = seconds(args.ban or "")
        wish = {"address": args.address, "seconds": span, "note": args.note}
        return desk.ban(wish)
    return desk.bans(args.after)


def _check_for_all(what: str, wishes: dict[str, Any]) -> None:
    """`Illegal` if something is wished for one, and it is not said which: a list would look like a yes."""
    for flag, is_wished in wishes.items():
        if is_wished:
            raise Illegal("TB-06", "no-id", tried=flag, what=what)


def seconds(word: str) -> int:
    """How long a span of time is.

    >>> seconds("90m"), seconds("7d")
    (5400, 604800)
    """
    found = SPAN.fullmatch(word)
    if found is None:
        raise Illegal("TB-06", "no-span", tried=word)
    return int(found[1]) * UNITS[found[2]]


def _print(told: Any, texts: Texts) -> None:
    from fortable.server.operating.operator import PORTION

    rows = told if isinstance(told, list) else [told]
    if not rows:
        sys.stdout.write(texts("admin-none") + "\n")
    for row in rows:
        sys.stdout.write("\n".join((*_lines(row), "")))
    if isinstance(told, list) and len(told) >= PORTION:
        last = rows[-1].get("id", rows[-1].get("number"))
        streams.tell(texts("admin-more", last=str(last)))


def _lines(row: dict[str, Any], indent: str = "") -> Iterable[str]:
    """One thing: its fields in one line, and what belongs to it below."""
    plain = {name: value for name, value in row.items() if not isinstance(value, dict | list)}
    yield indent + "  ".join(f"{name}={_word(name, value)}" for name, value in plain.items())
    for name, value in row.items():
        parts = [value] if isinstance(value, dict) else value if isinstance(value, list) else []
        if parts and all(isinstance(part, dict) for part in parts):
            for part in parts:
                yield from _lines({name: "", **part}, indent + "  ")
        elif parts:
            yield f"{indent}  {name}={value}"


def _word(name: str, value: object) -> str:
    """Times as people read them."""
    if name in ("since", "seen", "until", "created", "changed", "began", "ended") and value:
        return time.strftime("%Y-%m-%dT%H:%M", time.localtime(float(str(value))))
    return "-" if value is None else str(value)
