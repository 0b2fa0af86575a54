"""Making puzzles, in games of the house and in one that knows nothing of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fortable.bots import Bot, offered
from fortable.bots.playing import begin_match, sit_down
from fortable.catalog import catalog
from fortable.cli.main import main
from fortable.kernel.choices import choices
from fortable.kernel.codec import reader
from fortable.kernel.log import Match
from fortable.kernel.words import Action, Seat
from fortable.puzzles import making
from fortable.puzzles.making import MOST, Decision, made
from fortable.puzzles.puzzle import Puzzle
from fortable.puzzles.search import Search, _exact
from fortable.puzzles.setting import seats_of, setting_of
from fortable.puzzles.sifting import Found
from fortable.review.estimates import Estimate


def exact_game() -> str:
    return next(
        key for key, game in catalog().games.items() if Search(game, seats_of(game)).exactly
    )


def test_the_same_seed_makes_the_same() -> None:
    game = catalog()[exact_game()]
    assert [*islice(made(game, 3), 2)] == [*islice(made(game, 3), 2)]
    assert [*islice(made(game, 3), 2)] != [*islice(made(game, 4), 2)]


def always(monkeypatch: pytest.MonkeyPatch, key: Action) -> None:
    """Whatever is searched for, this is clearly best."""

    def best(
        _: Any, __: Any, ___: Seat, ____: str, _____: float, obvious: Action, *_s: Any
    ) -> Found:
        return Found(key, {obvious: Estimate(500.0, 1.0)}, 3)

    monkeypatch.setattr(Search, "best", best)


def test_no_seat_is_asked_for_the_same_twice_in_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog()[exact_game()]
    key = game.notation.read_action(next(made(game, 3)).key)
    always(monkeypatch, key)
    begun = list[Match]()

    def begin(*told: Any) -> Match:
        begun.append(begin_match(*told))
        return begun[-1]

    monkeypatch.setattr(making, "begin_match", begin)
    assert len([*islice(made(game, 3), 3)]) == 3
    assert len(begun) >= 3


def test_those_play_whom_the_game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seated = catalog()[exact_game()], set[str]()

    def sit_down_and_tell(match: Match, names: list[str], rng: Random) -> Sequence[Bot]:
        seated.update(names)
        return sit_down(match, names, rng)

    named = replace(setting_of(game), players=offered(game)[:2])
    monkeypatch.setattr(making, "sit_down", sit_down_and_tell)
    monkeypatch.setattr(making, "setting_of", lambda _: named)
    always(monkeypatch, game.notation.read_action(next(made(game, 3)).key))
    assert len([*islice(made(game, 3), 8)]) == 8
    assert seated == {*offered(game)[:2]}


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    assert main(["puzzles", exact_game(), "--count", "2", "--out", str(file)]) == 0
    found = [reader(Puzzle)(line) for line in file.read_bytes().splitlines()]
    assert len(found) == 2
    assert found[0].fails <= found[1].fails


def test_two_that_are_as_good_are_no_puzzle() -> None:
    found = _exact({"a": -100, "b": -100, "c": -300})
    assert found is not None
    assert not found.is_proven(100)


@pytest.mark.parametrize(
    ("lead", "is_proven"), [((120, 20), True), ((120, 40), False), ((90, 1), False)]
)
def test_a_lead_must_be_large_and_sure(lead: tuple[float, float], is_proven: bool) -> None:
    found = Found("key", {"other": Estimate(*lead)}, 2)  # type: ignore[arg-type, dict-item]
    assert found.is_proven(100) is is_proven


def test_one_thing_to_do_is_no_puzzle() -> None:
    assert _exact({"a": -100}) is None


@pytest.mark.parametrize("says_the_same", [True, False])
def test_the_strongest_bot_must_say_the_same(
    monkeypatch: pytest.MonkeyPatch, says_the_same: bool
) -> None:
    decision, search = next(guessed())
    game = decision.game
    legal: Sequence[Action] = choices(game.legal(decision.view))
    obvious, other, key = legal[:3]

    def choice(_: Decision, name: str, __: str) -> Action:
        if name != offered(game)[-1]:
            return obvious
        return key if says_the_same else other

    always(monkeypatch, key)
    monkeypatch.setattr(Decision, "choice", choice)
    found = making.puzzle_of(search, decision)
    assert (found is not None) is says_the_same
    assert found is None or found.key == game.notation.write_action(key)


def guessed() -> Iterator[tuple[Decision, Search]]:
    """First decisions of games of which nothing is known exactly."""
    for game in catalog().games.values():
        search = Search(game, seats_of(game))
        match = begin_match(game, seats_of(game), game.types.options(), "luck")
        decision = Decision(match, min(match.waiting), [], "luck")
        many = len({*map(decision.comes_to, choices(game.legal(decision.view))[:3])})
        if not search.exactly and many == 3 and len(choices(game.legal(decision.view))) < MOST:
            yield decision, search
