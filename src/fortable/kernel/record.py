"""A finished match as one file: the export, the import, the replay and the bug report.

A record holds the facts (events) and what was asked for (actions). Facts are enough to replay; with
the revealed seed the two together let anybody recompute every draw and every ruling.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal

from msgspec.structs import replace

from .chance import commitment, read_seed
from .codec import decode, encode, plain, typed
from .game import AnyGame
from .log import Asked, Match
from .options import read_options
from .words import Event, Illegal, Value, Viewer

FORMAT: Literal["fortable-match/1"] = "fortable-match/1"


class Record(Value, frozen=True, kw_only=True):
    """A finished match, whole."""

    format: Literal["fortable-match/1"] = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    position: str | None = None
    """Where the match began, in the game's notation, if not at the beginning."""
    commitment: str
    seed: str
    actions: tuple[Asked, ...]
    events: tuple[Any, ...]


class Excerpt(Value, frozen=True, kw_only=True):
    """A running match, as far as one viewer may know it."""

    format: Literal["fortable-excerpt/1"] = "fortable-excerpt/1"
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    viewer: Viewer
    view: Any
    news: tuple[Any, ...]


def export(match: Match, viewer: Viewer) -> Record | Excerpt:
    """The whole match once it is over; before that, only what `viewer` may know."""
    return _whole(match) if match.is_over else _excerpt(match, viewer)


def write_record(record: Record | Excerpt) -> bytes:
    return encode(record) + b"\n"


def read_record(data: bytes) -> Record:
    """A record from a file's bytes, or `Illegal`."""
    try:
        return decode(data, Record)
    except Illegal:
        if _is_of_a_running_match(data):
            raise Illegal("TB-02", "still-running") from None
        raise


def _is_of_a_running_match(data: bytes) -> bool:
    with suppress(Illegal):
        return bool(decode(data, Excerpt))
    return False


def replay(game: AnyGame, record: Record) -> Iterator[tuple[Event | None, Any]]:
    """Each event with the state after it, the starting state first: by `evolve` alone.

    So the match of an older version replays too. Facts that never came from a referee may lead
    nowhere; then it is `Illegal`.
    """
    state = beginning(game, record).first
    yield None, state
    for number, fact in enumerate(record.events):
        event = typed(fact, game.types.event)
        try:
            state = game.evolve(state, event)
        except Exception as error:  # evolve trusts its events, and these may be anybody's
            raise Illegal("TB-07", "unplayable", version=number) from error
        yield event, state
    if game.waiting(state):
        raise Illegal("TB-07", "cut-short", version=len(record.events))


def verify(game: AnyGame, record: Record) -> Match:
    """The match played again from its seed and actions, or `Illegal` where the record differs."""
    _check_game(game, record)
    if commitment(read_seed(record.seed)) != record.commitment:
        raise Illegal("TB-07", "other-seed", commitment=record.commitment)
    match = beginning(game, record)
    _compare(match, record, since=0)
    for asked in record.actions:
        _ask_again(match, record, asked)
    if len(record.events) > match.version:
        raise Illegal("TB-07", "surplus", recorded=len(record.events), computed=match.version)
    if not match.is_over:
        raise Illegal("TB-07", "cut-short", version=match.version)
    return match


def _whole(match: Match) -> Record:
    return Record(
        **_heading(match),
        position=match.position,
        seed=match.seed.hex(),
        actions=tuple(replace(asked, action=plain(asked.action)) for asked in match.asked),
        events=tuple(map(plain, match.events)),
    )


def _excerpt(match: Match, viewer: Viewer) -> Excerpt:
    return Excerpt(
        **_heading(match), viewer=viewer, view=match.shown(viewer), news=match.retold(viewer)
    )


def _heading(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.key,
        "version": match.rules,
        "seats": match.state.seats,
        "options": plain(match.state.options),
        "commitment": match.commitment,
    }


def beginning(game: AnyGame, record: Record) -> Match:
    seed = read_seed(record.seed)
    options = read_options(game.types.options, record.options)
    if record.position is None:
        return Match.begin(game, record.seats, options, seed)
    match = Match.at(game, record.position, seed)
    if (match.state.seats, match.state.options) != (record.seats, options):
        raise Illegal("TB-07", "other-setup")
    return match


def _check_game(game: AnyGame, record: Record) -> None:
    if (record.game, record.version) != (game.key, game.version):
        raise Illegal(
            "TB-07",
            "other-version",
            tried=f"{record.game} {record.version}",
            allowed=f"{game.key} {game.version}",
        )


def _ask_again(match: Match, record: Record, asked: Asked) -> None:
    since = match.version
    if asked.version != since:
        raise Illegal("TB-07", "out-of-order", version=since, recorded=asked.version)
    try:
        match.act(asked.seat, typed(asked.action, match.game.types.action))
    except Illegal as illegal:
        raise Illegal("TB-07", "refused", version=since, rule=illegal.rule) from illegal
    _compare(match, record, since)


def _compare(match: Match, record: Record, since: int) -> None:
    """Hold the events the match just computed against those on record."""
    for number, event in enumerate(match.events[since:], since):
        if number >= len(record.events):
            raise Illegal("TB-07", "cut-short", version=number)
        if typed(record.events[number], match.game.types.event) != event:
            raise Illegal(
                "TB-07",
                "differs",
                version=number,
                recorded=encode(record.events[number]).decode(),
                computed=encode(event).decode(),
            )
