"""Parse, run, and tell refusals."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from fortable import folder
from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.texts import LANGUAGES, Texts, preferred_language

from . import (
    arena,
    backup,
    dataset,
    engine,
    games,
    play,
    replay,
    report,
    serve,
    simulate,
    verify,
)
from .support import program_flags, streams

REFUSED = 2
COMMANDS = (games, play, serve, replay, verify, backup, simulate, arena, report, dataset, engine)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 if it was refused."""
    streams.prepare()
    language = _language(sys.argv[1:] if arguments is None else arguments)
    texts = Texts(language, [game.package for game in catalog().games.values()])
    try:
        with streams.whole_output():
            args = _parser(texts).parse_args(arguments)
            with program_flags.in_environment(args):
                status: int = args.run(args, texts)
    except Illegal as illegal:
        streams.tell(f"{texts.refusal(illegal)} ({illegal.rule})")
        return REFUSED
    except BrokenPipeError:  # whoever listened has heard enough
        return 0
    except OSError as error:
        streams.tell(_told(error))
        return REFUSED
    except KeyboardInterrupt:
        return REFUSED
    return status


def _told(error: OSError) -> str:
    """What the system says, and about which file, as far as it says so."""
    return ": ".join(str(part) for part in (error.strerror, error.filename) if part) or str(error)


def _language(arguments: Sequence[str]) -> str:
    """The language must be known before the help texts are made."""
    early = argparse.ArgumentParser(add_help=False)
    _add_language(early, preferred_language())
    language: str = early.parse_known_args(arguments)[0].lang
    return language


def _add_language(parser: argparse.ArgumentParser, usual: str, text: str = "") -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=usual, help=text)


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fortable", description=texts("cli-about"))
    parser.add_argument(
        "--version", action="version", version=_version(), help=texts("cli-version")
    )
    _add_language(parser, texts.language, texts("cli-lang"))
    program_flags.add(parser, texts)
    commands: Any = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (*(command.add for command in COMMANDS), *_of_games()):
        add(commands, texts)
    for own_parser in commands.choices.values():  # what was said before the command still holds
        _add_language(own_parser, argparse.SUPPRESS, texts("cli-lang"))
    return parser


def _version() -> str:
    try:
        return f"fortable {version('fortable')}"
    except PackageNotFoundError:  # run from its sources, never installed
        return "fortable"


def _of_games() -> Iterator[Callable[[Any, Texts], None]]:
    """What the games bring along: a command of a game is one like ours."""
    return filter(None, map(folder.COMMAND.of, catalog().games.values()))
