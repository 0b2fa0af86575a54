"""`fortable play`: a match at this terminal, against bots or with friends at the same keyboard."""

import argparse
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.chance import new_seed, read_seed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import (
    AS_IN_THE_BOX,
    Preset,
    parse_options,
    usual_options,
    write_options,
)
from fortable.kernel.words import Illegal
from fortable.terminal.console.commands import means_yes
from fortable.terminal.console.screen import Left, Screen
from fortable.terminal.playing.simultaneous_table import SimultaneousTable
from fortable.terminal.playing.solving import solve
from fortable.terminal.playing.table import Table
from fortable.terminal.setup.chairs import chairs_for
from fortable.terminal.setup.options import moment_s
from fortable.terminal.setup.shelf import Setup, ask_for_setup
from fortable.texts import Texts

from .support.saving import check_place, save

LONGEST_PACE_S = 60.0


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags."""
    parser = commands.add_parser("play", help=texts("cli-play"), description=texts("cli-play"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=texts("cli-game"))
    presets = texts("cli-preset", presets=_presets())
    parser.add_argument("--preset", metavar="NAME", help=presets)
    parser.add_argument("--seats", type=int, metavar="N", help=texts("cli-seats"))
    _add_many(parser, "--player", "NAME", texts("cli-player"))
    _add_many(parser, "--bot", "BOT", texts("cli-bot"))
    _add_many(parser, "--option", "NAME=VALUE", texts("cli-option"))
    parser.add_argument("--seed", metavar="HEX", help=texts("cli-seed"))
    parser.add_argument("--pace", type=float, metavar="SECONDS", help=texts("cli-pace"))
    parser.add_argument("--puzzle", type=int, metavar="N", help=texts("cli-puzzle"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=texts("cli-save"))
    parser.set_defaults(run=run)


def _presets() -> str:
    """Those of every game on the shelf."""
    return "; ".join(
        f"{key}: {', '.join(preset.name for preset in game.presets)}"
        for key, game in catalog().games.items()
    )


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play, and offer a rematch after every match."""
    seed = read_seed(args.seed) if args.seed else new_seed()
    if args.save:
        check_place(args.save)
    with Screen() as screen:
        try:
            if args.puzzle is not None:
                solve(_game(args.game), args.puzzle, screen, texts)
            setup = _setup(args, texts, screen)
            _play_on(setup, seed, screen, args, texts)
        except (Left, EOFError, KeyboardInterrupt):
            screen.leave_behind(texts("play-goodbye"))
    return 0


def _add_many(parser: argparse.ArgumentParser, flag: str, what: str, text: str) -> None:
    parser.add_argument(flag, action="append", default=[], metavar=what, help=text)


def _setup(args: argparse.Namespace, texts: Texts, screen: Screen) -> Setup:
    """As the flags say; where no game is named, everything is asked."""
    if args.game is None and args.preset is None:
        return ask_for_setup(screen, texts, catalog().games)
    game = _game(args.game)
    preset = _preset(game, args.preset)
    seats = preset.seats if args.seats is None else args.seats
    chairs = chairs_for(game, texts, args.player, args.bot, seats, filler=preset.bot)
    usual = write_options(usual_options(game.types.options, preset.options)).removeprefix("-")
    wishes = " ".join((usual, *args.option)).strip()
    return Setup(game, chairs, parse_options(game.types.options, wishes or "-"))


def _game(key: str | None) -> AnyGame:
    """Of this name; `Illegal` without one."""
    if key is None:
        raise Illegal("TB-04", "no-word", field="GAME", allowed=tuple(catalog().games))
    return catalog()[key]


def _preset(game: AnyGame, name: str | None) -> Preset:
    """What is usual, or what goes by this name."""
    found = {preset.name: preset for preset in game.presets}
    if name is None:
        return AS_IN_THE_BOX
    if name not in found:
        raise Illegal("TB-06", "no-such-preset", tried=name, allowed=tuple(found))
    return found[name]


def _play_on(
    setup: Setup, seed: bytes, screen: Screen, args: argparse.Namespace, texts: Texts
) -> None:
    """Match after match, as long as people want another."""
    pace = _pace(args.pace, setup, screen)
    for number in count(1):
        match = Match.begin(setup.game, len(setup.chairs), setup.options, seed)
        kind = SimultaneousTable if setup.game.simultaneous else Table
        table = kind(match, setup.chairs, texts.language, screen, pace)
        if args.save is None:
            table.play()
            table.show_end()
        else:
            _play_and_save(table, _numbered(args.save, number), texts)
        if not means_yes(screen.ask(texts("table-rematch")), texts, otherwise=False):
            raise Left
        seed = new_seed()


def _play_and_save(table: Table, file: Path, texts: Texts) -> None:
    """Saved before anybody is told how it ended; the end is shown even if it could not be saved."""
    check_place(file)
    table.play()
    try:
        save(table.match, file)
    except OSError:
        with suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
            table.show_end()
            table.screen.wait(texts("play-not-saved", file=str(file)))
        raise
    table.screen.leave_behind(texts("play-saved", file=str(file)))
    table.show_end()


def _pace(wish: float | None, setup: Setup, screen: Screen) -> float:
    """Seconds to see what happened; a script needs none."""
    usual = moment_s(setup.options) if screen.has_keyboard else 0.0
    return min(LONGEST_PACE_S, max(0.0, usual if wish is None else wish))


def _numbered(file: Path, number: int) -> Path:
    """A rematch does not overwrite the match before it."""
    return file if number == 1 else file.with_stem(f"{file.stem}-{number}")
