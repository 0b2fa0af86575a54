"""A finished match as one file: the export, the import, the replay and the bug report.

A record holds the terms, the facts (events) and what was asked for (actions). Facts are enough to replay;
with the revealed seed all together let anybody recompute the commitment, every draw and every ruling.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec.structs import asdict, replace

from .chance import fingerprint, read_seed
from .codec import decode, encode, plain, typed
from .game import AnyGame
from .log import Asked, Match
from .options import read_options
from .terms import FORMAT, Terms
from .words import Event, Illegal, Value, Viewer

SEED_ALONE: Literal["fortable-match/1"] = "fortable-match/1"
"""Of older files: their commitment is the seed's fingerprint, and says nothing of the terms."""


class Record(Value, frozen=True, kw_only=True):
    """A finished match, whole."""

    format: Literal["fortable-match/1", "fortable-match/2"] = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    position: str | None = None
    """Where the match began, in the game's notation, if not at the beginning."""
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    """What the table itself changed of the rules."""
    commitment: str
    seed: str
    actions: tuple[Asked, ...]
    events: tuple[Any, ...]

    @property
    def terms(self) -> Terms:
        return Terms(
            game=self.game,
            version=self.version,
            seats=self.seats,
            options=self.options,
            position=self.position,
            settings=self.settings,
        )

    @property
    def is_bound(self) -> bool:
        """Whether the commitment binds the terms, and not the seed alone."""
        return self.format == FORMAT


EXCERPT: Literal["fortable-excerpt/2"] = "fortable-excerpt/2"


class Excerpt(Value, frozen=True, kw_only=True):
    """A running match, as far as one viewer may know it."""

    format: Literal["fortable-excerpt/1", "fortable-excerpt/2"] = EXCERPT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    position: str | None = None
    """Not the position, which may hold what nobody may know, but its fingerprint."""
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    fingerprint: str = ""
    """Of the seed: from it and the terms above anybody can recompute the commitment now."""
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
        named = _format_of(data)
        if named.startswith("fortable-excerpt/"):
            raise Illegal("TB-02", "still-running") from None
        if named not in (FORMAT, SEED_ALONE):
            raise Illegal("TB-04", "no-match-file", allowed=FORMAT) from None
        raise


def _format_of(data: bytes) -> str:
    """What a file says of itself; nothing if it is no object, or does not say it."""
    with suppress(Illegal):
        named = decode(data, dict[str, Any]).get("format")
        return named if isinstance(named, str) else ""
    return ""


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
    return judge(game, record)


def judge(game: AnyGame, record: Record) -> Match:
    """The same by the rules of today, whichever the record is of: where those ruled alike nothing differs."""
    _check_commitment(record)
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
        **asdict(match.terms),
        format=FORMAT if match.is_bound else SEED_ALONE,
        commitment=match.commitment,
        seed=match.seed.hex(),
        actions=tuple(replace(asked, action=plain(asked.action)) for asked in match.asked),
        events=tuple(map(plain, match.events)),
    )


def _excerpt(match: Match, viewer: Viewer) -> Excerpt:
    bound = match.terms.bound(match.seed)
    return Excerpt(
        **{**bound, "format": EXCERPT},
        commitment=match.commitment,
        viewer=viewer,
        view=match.shown(viewer),
        news=match.retold(viewer),
    )


def beginning(game: AnyGame, record: Record) -> Match:
    seed = read_seed(record.seed)
    options = read_options(game.types.options, record.options)
    if record.position is None:
        return Match.begin(game, record.seats, options, seed, settings=record.settings)
    match = Match.at(game, record.position, seed, settings=record.settings)
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


def _check_commitment(record: Record) -> None:
    seed = read_seed(record.seed)
    if record.is_bound and record.terms.commitment(seed) != record.commitment:
        raise Illegal("TB-07", "other-terms", commitment=record.commitment)
    if not record.is_bound and fingerprint(seed) != record.commitment:
        raise Illegal("TB-07", "other-seed", commitment=record.commitment)


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
