"""Attacks with files that are said to be matches."""

import json
from random import Random
from typing import Any

from fortable.bots.playing import play_step, sit_down
from fortable.catalog import catalog
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from siege.lines import request
from siege.target import Target

from .attack import attack

COLUMNS = "ABCDEFGHIJKLMNOPQRST"


def _file(game: str, seats: int, events: list[Any], **more: Any) -> dict[str, Any]:
    """A file that says it is of older rules, so that nobody can tell whether it is genuine."""
    empty = {"format": "fortable-match/1", "version": 0, "options": {}, "actions": []}
    sealed = {"commitment": "0" * 64, "seed": "0" * 64}
    return {**empty, **sealed, "game": game, "seats": seats, "events": events, **more}


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
    turns = [{"what": "turn-came", "seat": number % 2} for number in range(60_000)]
    await _post(target, _file("forma", 2, [*turns, {"what": "match-ended", "rule": "FA-23"}]))


@attack
async def replay_of_long_words(target: Target) -> None:
    """A file whose facts hold strings of a megabyte, repeated in every view from then on.

    Strings are bounded like everything else in a file.
    """
    long = [{"what": "match-ended", "rule": "R" * 1_000_000}]
    turns = [{"what": "turn-came", "seat": 0}] * 200
    await _post(target, _file("forma", 2, [*long, *turns, *long]))


@attack
async def boards_that_cannot_be(target: Target) -> None:
    """Files of 20 KB with boards that no match can reach, on which the most bridges are hard to find.

    What no rule allows is refused; a search has its budget, and says so when it is used up; ending the server
    waits for none.
    """
    await _post(target, *(_file("forma", 2, _impossible(Random(seed))) for seed in range(20)))


def _impossible(rng: Random) -> list[Any]:
    squares = [f"{column}{row}" for column in COLUMNS for row in range(1, 21)]
    taken = [square for square in squares if rng.random() < 0.92]
    marked = [{"what": "square-enclosed", "seat": 0, "square": square} for square in taken]
    return [*marked, {"what": "match-ended", "rule": "FA-23"}]


@attack
async def largest_files(target: Target) -> None:
    """Files of four megabytes that are no match of anything.

    They are refused by their length, or read where nobody waits for it.
    """
    await _post(target, _file("purse", 3, [{"what": "added", "seat": 0, "coins": 1}] * 80_000))


@attack
async def genuine_file(target: Target) -> None:
    """A real finished match, sent to be replayed over and over.

    A few at a time for all and one for each address; the others are told to wait.
    """
    game = catalog()["forma"]
    match = Match.begin(game, 2, game.types.options(), bytes(32))
    rng = Random(0)
    bots = sit_down(match, ["random"], rng)
    while not match.is_over:
        play_step(match, bots, rng)
    await _post(target, json.loads(write_record(export(match, None))))
