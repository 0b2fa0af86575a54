"""Positions as text: every one that a match leads to is accepted, and a damaged one is told why not."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal
from fortable.testing import rule
from fortable.testing.walks import setups
from fortable.texts import LANGUAGES, Texts

from .games import is_newcomer

GAMES = [game for game in catalog().games.values() if game.package.startswith("fortable.games.")]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)

WORD = re.compile(r"[A-Za-z0-9^*!+.]+")
LONGEST = 120
"""So many steps of every match."""


@cache
def lines(game: AnyGame) -> list[str]:
    """Positions of random matches at every number of seats, with every option, also between two events."""
    rng, found = Random(game.key), list[str]()
    for number, (seats, options) in enumerate(setups(game)):
        match = Match.begin(game, seats, options, number.to_bytes(32, "big"))
        for _ in range(LONGEST):
            if match.is_over:
                break
            seat = rng.choice(sorted(match.waiting))
            ruling = match.act(seat, rng.choice(list(game.legal(match.view(seat)))))
            found.extend(map(game.notation.write_state, ruling.states))
    return rng.sample(found, min(len(found), 200))


def damages(line: str, rng: Random) -> list[str]:
    """The line with one of its words exchanged for another, left out, or said twice."""
    words = list(WORD.finditer(line))
    one, other = rng.sample(words, 2)
    before, after = line[: one.start()], line[one.end() :]
    return [before + other[0] + after, before + after, f"{before}{one[0]} {one[0]}{after}"]


@rule("TB-08")
@each_game
def test_every_position_of_a_match_is_accepted(game: AnyGame) -> None:
    for line in lines(game):
        assert game.notation.write_state(game.notation.read_state(line)) == line


@rule("TB-08")
@each_game
def test_a_damaged_position_is_refused_with_words_or_is_another_position(game: AnyGame) -> None:
    rng, refusals = Random(1), dict[str, Illegal]()
    texts = [Texts(language, [game.package]) for language in LANGUAGES]
    tried = 0
    for line in lines(game):
        for damaged in damages(line, rng):
            tried += 1
            try:
                game.notation.read_state(damaged)
            except Illegal as illegal:
                refusals.setdefault(f"{illegal.message} {illegal.facts.get('clause')}", illegal)
    against = [refusal for refusal in refusals.values() if refusal.reason == "against"]
    assert len(against) >= 3 or is_newcomer(game)
    assert {refusal.rule for refusal in refusals.values()} <= {"TB-06", "TB-08"}
    for refusal in refusals.values():
        for text in texts:
            told = text.refusal(refusal)
            assert "wants-" not in told, told
            assert str(refusal.facts.get("clause", "")) in told


@rule("TB-08")
@each_game
def test_every_clause_that_can_be_broken_says_what_it_wants(game: AnyGame) -> None:
    """In all languages: the clauses that the sources hold positions against."""
    folder = Path(str(import_module(game.package).__file__)).parent
    sources = "".join(
        (folder / name).read_text("utf-8")
        for name in ("positions.py", "notation.py")
        if (folder / name).is_file()
    )
    clauses = set(re.findall(r'yield "([A-Z]{2}-\d\d)"|\("([A-Z]{2}-\d\d)", ', sources))
    named = {clause for pair in clauses for clause in pair if clause and clause[:2] != "TB"}
    assert named or is_newcomer(game)
    for language in LANGUAGES:
        texts = Texts(language, [game.package])
        assert all(f"word-wants-{clause}" in texts for clause in named)
