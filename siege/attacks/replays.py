"""Attacks with files that are said to be matches."""

import json
from functools import cache
from random import Random
from typing import Any

from fortable.bots.playing import play_step, sit_down
from fortable.catalog import catalog
from fortable.folder import IMPOSSIBLE
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from siege.lines import request
from siege.target import Target

from .attack import attack


def _file(game: AnyGame, events: list[Any]) -> dict[str, Any]:
    """A file that says it is of older rules, so that nobody can tell whether it is genuine."""
    empty = {"format": "fortable-match/1", "version": 0, "options": {}, "actions": []}
    sealed = {"commitment": "0" * 64, "seed": "0" * 64}
    return {**empty, **sealed, "game": game.key, "seats": _seats(game), "events": events}


def _seats(game: AnyGame) -> int:
    return min(seats for seats in game.seats if seats > 1)


@cache
def _finished(game: AnyGame) -> dict[str, Any]:
    """The file of a match that bots have played."""
    match = Match.begin(game, _seats(game), game.types.options(), bytes(32))
    rng = Random(0)
    bots = sit_down(match, ["random"], rng)
    while not match.is_over:
        play_step(match, bots, rng)
    file: dict[str, Any] = json.loads(write_record(export(match, None)))
    return file


def _games() -> list[AnyGame]:
    return [game for game in catalog().games.values() if not game.simultaneous]


async def _post(target: Target, *files: dict[str, Any]) -> None:
    """All of them again and again, with a guest's cookie, on six connections."""
    cookie = await target.guest("Mallory")
    asked = [request("POST", "/api/replays", file, cookie) for file in files]
    turn = 0

    async def post() -> None:
        nonlocal turn
        async with target.line() as line:
            while True:
                turn += 1
                await line.ask(asked[turn % len(asked)])

    await target.hands(6, post)


@attack
async def endless_replay(target: Target) -> None:
    """A file of the oldest rules with tens of thousands of events, each of which would become a whole view.

    It is refused by its length before anything is made of it; what is made, is made in a process that can be
    ended, a few at a time.
    """
    for_ever = [_file(game, _finished(game)["events"] * 2000) for game in _games()]
    await _post(target, *(_cut(file, 60_000) for file in for_ever))


def _cut(file: dict[str, Any], length: int) -> dict[str, Any]:
    return {**file, "events": file["events"][:length]}


@attack
async def replay_of_long_words(target: Target) -> None:
    """A file whose facts hold strings of a megabyte, repeated in every view from then on.

    Strings are bounded like everything else in a file.
    """
    files = []
    for game in _games():
        events = _finished(game)["events"]
        long = {**events[-1], "rule": "R" * 1_000_000}
        files.append(_file(game, [long, *events[:200], long]))
    await _post(target, *files)


@attack
async def boards_that_cannot_be(target: Target) -> None:
    """Files of 20 KB with boards that no match can reach, and that are hard to look at for their game.

    What no rule allows is refused; a search has its budget, and says so when it is used up; ending the server
    waits for none.
    """
    seeds = [Random(seed) for seed in range(20)]
    await _post(
        target, *(_file(game, _impossible(game, rng)) for rng in seeds for game in _games())
    )


def _impossible(game: AnyGame, rng: Random) -> list[Any]:
    if (events := IMPOSSIBLE.of(game)) is not None:
        return events(rng)
    told = list(_finished(game)["events"])
    rng.shuffle(told)
    return told


@attack
async def largest_files(target: Target) -> None:
    """Files of four megabytes that are no match of anything.

    They are refused by their length, or read where nobody waits for it.
    """
    nonsense = [{"what": "added", "seat": 0, "coins": 1}] * 80_000
    await _post(target, {**_file(_games()[0], nonsense), "game": "purse"})


@attack
async def genuine_file(target: Target) -> None:
    """A real finished match, sent to be replayed over and over.

    A few at a time for all and one for each address; the others are told to wait.
    """
    await _post(target, *map(_finished, _games()))
