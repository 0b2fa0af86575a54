"""Golden playthroughs: a whole match with every viewer's view at each step, so a leak shows in a diff.

The first line of such a file is its set-up as JSON: `{"game": "…", "seats": 2, "seed": "00…",
"options": {}, "bot": "greedy"}`. The rest is made from it: write the first line, run
`python -m fortable.testing.golden FILE`, and read what it made.
Where bots have a pace, every step has its time, the clock acts when a deadline passes, and what came
too late is told with its refusal.
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from fortable.bots.playing import play, sit_down
from fortable.bots.timeline import Happening
from fortable.catalog import catalog
from fortable.kernel.chance import read_seed
from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.words import CLOCK, SPECTATOR, Illegal, Seat, Value, Viewer

from .broken import Broken

Views = dict[Viewer, dict[str, Any]]
"""Each viewer's view as it was printed last."""


class Setup(Value, frozen=True):
    """How the match of a golden file is played."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    bot: str = "greedy"
    """Or several, with commas between; they take the seats in turn."""


def check_golden(file: Path) -> None:
    """Play the match of a golden file again; `Broken` names the first line that differs."""
    recorded = file.read_text("utf-8").splitlines()
    played = list(_lines(recorded[0]))
    for number, (old, new) in enumerate(zip(recorded, played, strict=False), 1):
        if old != new:
            raise Broken(
                "the playthrough changed", file=file.name, line=number, recorded=old, now=new
            )
    if len(recorded) != len(played):
        raise Broken("the playthrough has another length", file=file.name)


def write_golden(file: Path) -> None:
    """Make the playthrough of a golden file from its first line."""
    setup, *_ = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(_lines(setup)) + "\n", "utf-8")


def _lines(heading: str) -> Iterator[str]:
    setup = decode(heading, Setup)
    game = catalog()[setup.game]
    options = read_options(game.types.options, setup.options)
    match = Match.begin(game, setup.seats, options, read_seed(setup.seed))
    rng = Random(setup.seed)
    bots = sit_down(match, setup.bot.split(","), rng)
    views: Views = {viewer: {} for viewer in (*map(Seat, range(setup.seats)), SPECTATOR)}
    yield heading
    yield from _opening(match, views)
    for happening in play(match, bots, rng):
        yield from _step(match, happening, views)
    yield f"outcome {_json(match.outcome())}"


def _opening(match: Match, views: Views) -> Iterator[str]:
    yield ""
    yield f"== {match.version} =="
    yield f"state {match.game.notation.write_state(match.state)}"
    yield from _by_viewer("news", {viewer: _json(match.retold(viewer)) for viewer in views})
    yield from _views(match, views)


def _step(match: Match, happening: Happening, views: Views) -> Iterator[str]:
    game, ruling = match.game, happening.answer
    yield ""
    yield f"== {match.version} == {_deed(match, happening)}"
    if isinstance(ruling, Illegal):
        yield f"refused {ruling.rule} {ruling.reason} {_json(ruling.facts)}"
        return
    yield f"state {game.notation.write_state(match.state)}"
    for event, state in zip(ruling.events, ruling.states, strict=True):
        yield from _by_viewer(
            "news", {viewer: _json(game.redact(event, viewer, state)) for viewer in views}
        )
    yield from _views(match, views)


def _deed(match: Match, happening: Happening) -> str:
    """Who did what, and when."""
    time = "" if happening.at_ms is None else f"{happening.at_ms} ms "
    who = "clock" if happening.seat == CLOCK else happening.seat
    return f"{time}{who}: {match.game.notation.write_action(happening.action)}"


def _json(value: object) -> str:
    return encode(value).decode()


def _views(match: Match, views: Views) -> Iterator[str]:
    """What changed in each viewer's view since it was printed last."""
    changes = {}
    for viewer, old in views.items():
        new = plain(match.shown(viewer))
        fields = {name: value for name, value in new.items() if old.get(name, ...) != value}
        changes[viewer] = " ".join(f"{name}={_json(value)}" for name, value in fields.items())
        views[viewer] = new
    yield from _by_viewer("view", changes)


def _by_viewer(what: str, told: dict[Viewer, str]) -> Iterator[str]:
    """One line for each different text, with those who get it; one word if all get the same."""
    for text, group in groupby(sorted(told, key=lambda viewer: told[viewer]), told.__getitem__):
        viewers = ["spectator" if viewer is SPECTATOR else str(viewer) for viewer in group]
        audience = "all" if len(viewers) == len(told) else ",".join(sorted(viewers))
        yield f"{what} {audience}: {text}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_golden(Path(name))
