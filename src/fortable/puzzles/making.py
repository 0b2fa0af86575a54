"""Making puzzles: bots play, and each decision is asked whether it is one."""

from collections import Counter
from collections.abc import Hashable, Iterator, Set
from hashlib import sha256
from itertools import count, islice
from random import Random
from typing import Any

from fortable.bots import offered, seat_bot
from fortable.bots.playing import begin_match, sit_down
from fortable.bots.programs import programs
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import usual_options
from fortable.kernel.words import Action, Event, Seat
from fortable.review.reviewer import reviewer_of

from .puzzle import Puzzle
from .search import Search
from .setting import come_to_the_same, seats_of, setting_of
from .sifting import Found

GLANCE = 0.125
"""The part of a search that tells whether a longer one is worth it."""
PROOF = 1.0
MARGIN = {"share": 100, "points": 100}
"""What the key must be better by: a hundredth of the win, or a point."""
ASKED, TRIES = 3, 12
"""So often each of the two weakest bots is asked what is obvious, and each weaker one to count failures."""
FEWEST = 3
"""Where fewer things may be done there is nothing to puzzle over."""
MOST = 4000
"""Where more may be done nobody can look at all of it, and a search would take too long."""
PER_MATCH = 4


def made(game: AnyGame, seed: int) -> Iterator[Puzzle]:
    """One after another, for ever; the same seed makes the same where bots think without a watch."""
    search, known = Search(game, seats_of(game)), set[str]()
    for number in count():
        for puzzle in islice(_out_of(game, search, f"puzzles/{seed}/{number}"), PER_MATCH):
            if puzzle.id not in known:
                known.add(puzzle.id)
                yield puzzle


def _out_of(game: AnyGame, search: Search, luck: str) -> Iterator[Puzzle]:
    """Those of one match, in which any bots meet; no seat is asked for the same twice."""
    rng, setting = Random(luck), setting_of(game)
    players = setting.players or _levels(game)
    options = usual_options(game.types.options, dict(setting.options))
    match = begin_match(game, seats_of(game), options, luck)
    bots = sit_down(match, [rng.choice(players) for _ in range(match.state.seats)], rng)
    asked = [set[Hashable]() for _ in bots]
    heard: list[list[Event]] = [list(match.fresh_news(Seat(seat))) for seat in range(len(bots))]
    while not match.is_over:
        seat = rng.choice(sorted(match.waiting))
        view = match.view(seat)
        action = bots[seat].choose(view)
        if not (isinstance(action, game.unlisted) or game.takes_long(match.state, action)):
            here = f"{luck}/{match.version}"
            found = puzzle_at(search, match, seat, heard[seat], here, asked[seat])
            if found:
                asked[seat].add(setting.alike(view, game.notation.read_action(found.key)))
                yield found
        ruling = match.act(seat, action)
        for listener, bot in enumerate(bots):
            news = match.news(Seat(listener), ruling)
            heard[listener].extend(news)
            bot.hear(news)


def puzzle_at(
    search: Search,
    match: Match,
    seat: Seat,
    heard: list[Event],
    luck: str,
    asked: Set[Hashable] = frozenset(),
) -> Puzzle | None:
    """The puzzle that a decision is, if it is one, and what its key comes to has not been asked for."""
    game, view = match.game, match.view(seat)
    if not FEWEST <= len(choices(game.legal(view))) <= MOST:
        return None
    obvious = _obvious(game, seat, heard, view, luck)
    if game.takes_long(match.state, obvious):
        return None
    proof = _proof(search, match, seat, luck, obvious, asked)
    return _told(match, seat, heard, proof, obvious) if proof else None


def _proof(
    search: Search, match: Match, seat: Seat, luck: str, obvious: Action, asked: Set[Hashable]
) -> Found | None:
    """A glance says whether it is worth a longer search; nothing where that proves no new key."""
    view, comes_to = match.view(seat), setting_of(match.game).alike
    margin = MARGIN["points" if match.state.seats == 1 else "share"]

    def look(part: str, effort: float) -> Found | None:
        found = search.best(view, seat, f"{luck}/{part}", effort, obvious, margin)
        if found is None or obvious not in found.leads or found.margin < margin:
            return None
        return found if comes_to(view, found.key) not in asked else None

    proof = look("proof", PROOF) if look("glance", GLANCE) else None
    return proof if proof and proof.is_proven(margin) else None


def _told(
    match: Match, seat: Seat, heard: list[Event], proof: Found, obvious: Action
) -> Puzzle | None:
    """Nothing where hardly anything else was worth a look, or no bot fails."""
    game, view = match.game, match.view(seat)
    fails = _fails(game, seat, heard, view, proof.key)
    if not fails or proof.tried < FEWEST:
        return None
    position, write = game.notation.write_state(match.state), game.notation.write_action
    return Puzzle(
        id=sha256(f"{position} {seat}".encode()).hexdigest()[:12],
        at=position,
        seat=seat,
        key=write(proof.key),
        obvious=write(obvious),
        cost=round(proof.leads[obvious].mean),
        margin=round(proof.margin),
        fails=fails,
        reason=reviewer_of(game).reason(view, heard, obvious, proof.key),
    )


def _levels(game: AnyGame) -> list[str]:
    """The bots that people are offered, the mildest first, without programs that somebody plugged in."""
    return [name for name in offered(game) if name not in programs()]


def _weaker(game: AnyGame) -> list[str]:
    levels = _levels(game)
    return levels[:-1] or levels


def _obvious(game: AnyGame, seat: Seat, heard: list[Event], view: Any, luck: str) -> Action:
    """What the two weakest do most often."""
    comes_to = setting_of(game).alike
    asked = [(name, turn) for name in _weaker(game)[:2] for turn in range(ASKED)]
    chosen = [_choice(game, name, seat, heard, view, f"{luck}/{turn}") for name, turn in asked]
    often = Counter(comes_to(view, action) for action in chosen)
    return max(chosen, key=lambda action: often[comes_to(view, action)])


def _fails(game: AnyGame, seat: Seat, heard: list[Event], view: Any, key: Action) -> int:
    """Of a hundred tries of weaker bots so many are not the key."""
    tries = [
        not come_to_the_same(game, view, _choice(game, name, seat, heard, view, f"{turn}"), key)
        for name in _weaker(game)
        for turn in range(TRIES)
    ]
    return round(100 * sum(tries) / len(tries))


def _choice(
    game: AnyGame, name: str, seat: Seat, heard: list[Event], view: Any, luck: str
) -> Action:
    bot = seat_bot(game, name, seat, Random(f"{name}/{luck}"))
    bot.hear(heard)
    return bot.choose(view)
