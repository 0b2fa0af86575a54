"""`fortable draw FILE PICTURE`: a moment of a finished match as SVG or PNG, by the name of the picture."""

import argparse
from itertools import islice
from pathlib import Path
from typing import Any

from fortable.catalog import catalog
from fortable.drawing.png import can_render, rendered
from fortable.drawing.theme import THEMES
from fortable.kernel.game import AnyGame
from fortable.kernel.record import Record, read_record, replay
from fortable.kernel.words import Illegal, Seat, Viewer
from fortable.pictures import FRAMES, Look, picture
from fortable.texts import Texts

PNG = ".png"


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags."""
    parser = commands.add_parser("draw", help=texts("cli-draw"), description=texts("cli-draw"))
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-file"))
    parser.add_argument("to", type=Path, metavar="PICTURE", help=texts("cli-draw-to"))
    parser.add_argument("--at", type=int, metavar="N", help=texts("cli-draw-at"))
    parser.add_argument("--seat", type=int, metavar="S", help=texts("cli-draw-seat"))
    parser.add_argument(
        "--name", action="append", default=[], metavar="NAME", help=texts("cli-draw-name")
    )
    _add_choice(parser, "--theme", THEMES, texts("cli-draw-theme"))
    _add_choice(parser, "--shape", FRAMES, texts("cli-draw-shape"))
    parser.add_argument("--unveiled", action="store_true", help=texts("cli-draw-unveiled"))
    parser.set_defaults(run=run)


def _add_choice(parser: argparse.ArgumentParser, flag: str, choices: Any, help_: str) -> None:
    parser.add_argument(flag, choices=[*choices], default=next(iter(choices)), help=help_)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Draw it into a new file; `Illegal` if there is no such match, moment or seat."""
    record = read_record(args.file.read_bytes())
    game = catalog()[record.game]
    look = Look(
        viewer=_viewer(args.seat, record.seats),
        theme=args.theme,
        shape=args.shape,
        language=texts.language,
        names=args.name,
        unveiled=args.unveiled,
    )
    _save(picture(game, _state(game, record, args.at), look), args.to)
    return 0


def _viewer(seat: int | None, seats: int) -> Viewer:
    if seat is not None and not 0 <= seat < seats:
        raise Illegal("TB-01", "no-such-seat", tried=seat, last=seats - 1)
    return None if seat is None else Seat(seat)


def _state(game: AnyGame, record: Record, version: int | None) -> Any:
    """After so many events; left out, at the end."""
    last = len(record.events)
    wanted = last if version is None else version
    if not 0 <= wanted <= last:
        raise Illegal("TB-05", "no-such-version", tried=wanted, now=last)
    ((_, state),) = islice(replay(game, record), wanted, wanted + 1)
    return state


def _save(svg: str, to: Path) -> None:
    """Nothing that is there already is overwritten."""
    is_png = to.suffix.lower() == PNG
    if is_png and not can_render():
        raise Illegal("TB-06", "extra-missing", tried="PNG", extra="png")
    data = rendered(svg) if is_png else svg.encode()
    with to.open("xb") as place:
        place.write(data)
