"""Parse, run, and tell refusals."""

import argparse
import sys
from collections.abc import Sequence

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.texts import LANGUAGES, Texts, preferred_language

from . import engine, games, play, replay, simulate, verify

REFUSED = 2
COMMANDS = (games, play, replay, verify, simulate, engine)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 if it was refused."""
    language = _language(sys.argv[1:] if arguments is None else arguments)
    texts = Texts(language, [game.package for game in catalog().games.values()])
    args = _parser(texts).parse_args(arguments)
    try:
        status: int = args.run(args, texts)
    except Illegal as illegal:
        _tell(f"{texts.refusal(illegal)} ({illegal.rule})")
        return REFUSED
    except OSError as error:
        _tell(f"{error.strerror}: {error.filename}")
        return REFUSED
    except KeyboardInterrupt:
        return REFUSED
    return status


def _tell(refusal: str) -> None:
    """One line on standard error; what a file or an argument smuggled into it stays harmless."""
    printable = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in refusal)
    sys.stderr.write(f"fortable: {printable}\n")


def _language(arguments: Sequence[str]) -> str:
    """The language must be known before the help texts are made."""
    early = argparse.ArgumentParser(add_help=False)
    _add_language(early)
    language: str = early.parse_known_args(arguments)[0].lang
    return language


def _add_language(parser: argparse.ArgumentParser, text: str = "") -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred_language(), help=text)


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fortable", description=texts("cli-about"))
    _add_language(parser, texts("cli-lang"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands, texts)
    return parser
