"""Making puzzles: bots play, and each decision is asked whether it is one."""

from collections import Counter
from collections.abc import Hashable, Iterator, Set
from hashlib import sha256
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

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
from .setting import seats_of, setting_of
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


class Decision(NamedTuple):
    """What somebody is to decide, with all that is known to them."""

    match: Match
    seat: Seat
    heard: list[Event]
    luck: str

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    def comes_to(self, action: Action) -> Hashable:
        """The same for all actions that come to the same."""
        return setting_of(self.game).alike(self.view, action)

    def choice(self, name: str, luck: str) -> Action:
        """What a bot does that has heard the same."""
        bot = seat_bot(self.game, name, self.seat, Random(f"{name}/{luck}"))
        bot.hear(self.heard)
        return bot.choose(self.view)


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
        action = bots[seat].choose(match.view(seat))
        if not (isinstance(action, game.unlisted) or game.takes_long(match.state, action)):
            decision = Decision(match, seat, heard[seat], f"{luck}/{match.version}")
            found = puzzle_of(search, decision, asked[seat])
            if found:
                asked[seat].add(decision.comes_to(game.notation.read_action(found.key)))
                yield found
        ruling = match.act(seat, action)
        for listener, bot in enumerate(bots):
            news = match.news(Seat(listener), ruling)
            heard[listener].extend(news)
            bot.hear(news)


def puzzle_of(
    search: Search, decision: Decision, asked: Set[Hashable] = frozenset()
) -> Puzzle | None:
    """The puzzle that a decision is, if it is one, and what its key comes to has not been asked for."""
    game, match = decision.game, decision.match
    if not FEWEST <= len(choices(game.legal(decision.view))) <= MOST:
        return None
    obvious = _obvious(decision)
    if game.takes_long(match.state, obvious):
        return None
    proof = _proof(search, decision, obvious, asked)
    return _told(decision, proof, obvious) if proof else None


def _proof(
    search: Search, decision: Decision, obvious: Action, asked: Set[Hashable]
) -> Found | None:
    """A glance says whether it is worth a longer search, and the strongest bot must say the same."""
    margin = MARGIN["points" if decision.match.state.seats == 1 else "share"]

    def look(part: str, effort: float) -> Found | None:
        luck = f"{decision.luck}/{part}"
        found = search.best(decision.view, decision.seat, luck, effort, obvious, margin)
        if found is None or obvious not in found.leads or found.margin < margin:
            return None
        return None if decision.comes_to(found.key) in asked else found

    first = look("glance", GLANCE)
    if first is None or not (search.exactly or _is_strongest(decision, first.key)):
        return None
    proof = look("proof", PROOF)
    if proof is None or decision.comes_to(proof.key) != decision.comes_to(first.key):
        return None
    return proof if proof.is_proven(margin) else None


def _told(decision: Decision, proof: Found, obvious: Action) -> Puzzle | None:
    """Nothing where hardly anything else was worth a look, or no bot fails."""
    game, seat, view = decision.game, decision.seat, decision.view
    fails = _fails(decision, proof.key)
    if not fails or proof.tried < FEWEST:
        return None
    position = game.notation.write_state(decision.match.state)
    write = game.notation.write_action
    return Puzzle(
        id=sha256(f"{position} {seat}".encode()).hexdigest()[:12],
        at=position,
        seat=seat,
        key=write(proof.key),
        obvious=write(obvious),
        cost=round(proof.leads[obvious].mean),
        margin=round(proof.margin),
        fails=fails,
        reason=reviewer_of(game).reason(view, decision.heard, obvious, proof.key),
    )


def _levels(game: AnyGame) -> list[str]:
    """The bots that people are offered, the mildest first, without programs that somebody plugged in."""
    return [name for name in offered(game) if name not in programs()]


def _weaker(game: AnyGame) -> list[str]:
    levels = _levels(game)
    return levels[:-1] or levels


def _obvious(decision: Decision) -> Action:
    """What the two weakest do most often."""
    asked = [(name, turn) for name in _weaker(decision.game)[:2] for turn in range(ASKED)]
    chosen = [decision.choice(name, f"{decision.luck}/{turn}") for name, turn in asked]
    often = Counter(map(decision.comes_to, chosen))
    return max(chosen, key=lambda action: often[decision.comes_to(action)])


def _is_strongest(decision: Decision, key: Action) -> bool:
    """Whether the strongest bot says the same: who plays on in a search is no more than sensible."""
    *weaker, strongest = _levels(decision.game)
    return not weaker or _is(decision, strongest, "0", key)


def _fails(decision: Decision, key: Action) -> int:
    """Of a hundred tries of weaker bots so many are not the key."""
    tries = [
        not _is(decision, name, f"{turn}", key)
        for name in _weaker(decision.game)
        for turn in range(TRIES)
    ]
    return round(100 * sum(tries) / len(tries))


def _is(decision: Decision, name: str, luck: str, key: Action) -> bool:
    """Whether this is what a bot does, or comes to the same."""
    return decision.comes_to(decision.choice(name, luck)) == decision.comes_to(key)
