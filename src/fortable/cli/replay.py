"""`fortable replay`: walk through a finished match, once it is shown to be genuine.

A match of an older version of its game cannot be ruled anew; its events still tell it.
"""

import argparse
from pathlib import Path
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.record import read_record, verify
from fortable.terminal.console.screen import Left, Screen
from fortable.terminal.playing.replay import Replay
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags."""
    parser = commands.add_parser(
        "replay", help=texts("cli-replay"), description=texts("cli-replay")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-file"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Replay a file; `Illegal` if it is damaged or was tampered with."""
    record = read_record(args.file.read_bytes())
    game = catalog()[record.game]
    if record.version >= game.version:
        verify(game, record)
    with Screen() as screen:
        try:
            Replay(game, record, texts.language, screen).run()
        except (Left, EOFError, KeyboardInterrupt):
            screen.leave_behind(texts("play-goodbye"))
    return 0
