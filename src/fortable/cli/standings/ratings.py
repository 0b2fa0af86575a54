"""`fortable ratings`: where people stand on a server, worked out from all results in its database."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from fortable.cli.support import settings_flags
from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.ratings import Season


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "ratings", help=texts("cli-ratings"), description=texts("cli-ratings")
    )
    settings_flags.add(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Look, and change nothing; a server may run meanwhile."""
    from fortable.ratings import is_installed
    from fortable.server.ratings import season_of
    from fortable.server.store import Unavailable
    from fortable.server.store.results.reading import read_rated

    if not is_installed():
        raise Illegal("TB-06", "extra-missing", tried="ratings", extra="ratings")
    try:
        seats, names = read_rated(settings_flags.place_of(args))
    except Unavailable as error:
        raise error.refusal from error
    season = season_of(seats)
    if args.json:
        sys.stdout.buffer.write(encode(list(_lines(season, names))) + b"\n")
        return 0
    _print(season, names, texts)
    return 0


def _lines(season: "Season", names: dict[str, str]) -> Any:
    """Those who have played enough, the best first."""
    from fortable.ratings import LEAST_MATCHES, shown

    for game, kind in season.kinds:
        standings = season.standings(game, kind)
        ordered = sorted(standings.items(), key=lambda each: -each[1].rating.mean)
        for person, standing in ordered:
            if standing.played >= LEAST_MATCHES:
                seen = shown(standing.rating)
                yield {
                    "game": game,
                    "kind": kind,
                    "name": names.get(person, ""),
                    "value": seen.value,
                    "within": seen.within,
                    "played": standing.played,
                }


def _print(season: "Season", names: dict[str, str], texts: Texts) -> None:
    from rich.table import Table

    from fortable.terminal.console.screen import Output

    tables: dict[tuple[str, str], Table] = {}
    for line in _lines(season, names):
        key = line["game"], line["kind"]
        if key not in tables:
            tables[key] = Table("", texts("arena-rating"), "±", "n", title=" · ".join(key))
        tables[key].add_row(*(str(line[name]) for name in ("name", "value", "within", "played")))
    for table in tables.values():
        Output().print(table)
    if not tables:
        sys.stdout.write(texts("ratings-none") + "\n")
