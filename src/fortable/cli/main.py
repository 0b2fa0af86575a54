"""Parse, run, and tell refusals. Only the command that is called is imported."""

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.texts import LANGUAGES, Texts, preferred_language

from .support import program_flags, streams
from .support.command_list import Command, commands

REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 if it was refused."""
    streams.prepare()
    early = _early(sys.argv[1:] if arguments is None else arguments)
    try:
        with streams.whole_output():
            args = _parser(early.lang, early.command).parse_args(arguments)
            with program_flags.in_environment(args):
                status: int = args.run(args)
    except Illegal as illegal:
        texts = Texts(early.lang, catalog().packages)
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


def _early(arguments: Sequence[str]) -> argparse.Namespace:
    """The language and the command must be known before the flags and their help are made."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    _add_language(early, preferred_language())
    program_flags.add(early)
    early.add_argument("command", nargs="?")
    return early.parse_known_args(arguments)[0]


def _add_language(parser: argparse.ArgumentParser, usual: str, text: str = "") -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=usual, help=text)


def _parser(language: str, called: str | None) -> argparse.ArgumentParser:
    """Knows all commands by name, and the flags of the one that is called."""
    texts = Texts(language)
    parser = argparse.ArgumentParser(prog="fortable", description=texts("cli-about"))
    parser.add_argument(
        "--version", action="version", version=_version(), help=texts("cli-version")
    )
    _add_language(parser, language, texts("cli-lang"))
    program_flags.add(parser, texts)
    parsers: Any = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in commands():
        if command.name == called:
            _add_called(parsers, command, language)
        else:
            parsers.add_parser(command.name, help=command.about(language))
    return parser


def _add_called(parsers: Any, command: Command, language: str) -> None:
    """With its flags, and the words it speaks in; nothing if its game cannot be put on the shelf."""
    add, texts = command.load(), command.texts(language)
    if add is None:
        return
    add(parsers, texts)
    parser = parsers.choices[command.name]
    run = parser.get_default("run")
    parser.set_defaults(run=lambda args: run(args, texts))
    # what was said before the command still holds
    _add_language(parser, argparse.SUPPRESS, texts("cli-lang"))


def _version() -> str:
    try:
        return f"fortable {version('fortable')}"
    except PackageNotFoundError:  # run from its sources, never installed
        return "fortable"
