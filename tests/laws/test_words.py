"""Laws by which there are words for everything, in every language."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from keepsake import GAME, rules
from keepsake.values import (
    AnyEvent,
    State,
)
from msgspec import structs

from fortable.kernel.game import Figure
from fortable.kernel.words import Event, Options
from fortable.testing import Broken
from fortable.testing.clauses import check_clauses
from fortable.testing.laws import catalogues, texts

from .breaking import caught


def test_an_ending_without_words() -> None:
    def cryptic(state: State) -> Any:
        return structs.replace(rules.outcome(state), ended_by="KS-99")

    silent = replace(GAME, outcome=cryptic)
    assert "ended-KS-99" in caught(texts.whatever_happens_has_a_text, silent)


@pytest.mark.parametrize(
    ("figure", "missing"), [(Figure("pearls"), "figure-pearls"), (Figure(kind="long"), "kind-long")]
)
def test_a_figure_without_words(figure: Figure, missing: str) -> None:
    silent = replace(GAME, figure=lambda *_: figure)
    assert missing in caught(texts.whatever_happens_has_a_text, silent)
    texts.whatever_happens_has_a_text(replace(GAME, figure=lambda *_: None))


def test_a_game_without_words() -> None:
    silent = replace(GAME, package="fortable.testing")
    assert "no English catalogue" in caught(texts.whatever_happens_has_a_text, silent)


class Whisper(Event, frozen=True):
    """An event that the catalogue does not know."""


def test_an_event_without_words() -> None:
    silent = replace(GAME, types=replace(GAME.types, event=AnyEvent | Whisper))
    assert "event-whisper" in caught(catalogues.nothing_lacks_a_text, silent)


class Forks(Options, frozen=True):
    """An option that the catalogue does not know."""

    forks: bool = True


def test_an_option_without_words_and_words_without_an_option() -> None:
    silent = replace(GAME, types=replace(GAME.types, options=Forks))
    assert "option-forks" in caught(catalogues.nothing_lacks_a_text, silent)
    assert "option-hurry" in caught(catalogues.no_text_is_idle, silent)


def test_languages_that_disagree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "polyglot" / "messages"
    folder.mkdir(parents=True)
    (tmp_path / "polyglot" / "__init__.py").touch()
    (folder / "en.ftl").write_text("hello = Hello, { $name }\n")
    (folder / "fr.ftl").write_text("hello = Bonjour\n")
    (folder / "de.ftl").write_text("hello = Hallo\nhello = Guten Tag\n")
    (folder / "it.ftl").write_text("hello\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Broken, match="fr"):
        catalogues.the_languages_agree(replace(GAME, package="polyglot"))
    for language, what in (("fr", "hello"), ("de", "twice"), ("it", "cannot be parsed")):
        with pytest.raises(Broken, match=what):
            catalogues.compare("polyglot", language)


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ("event-card-drawn = { $seat } draws a card", "told as a number"),
        ("event-card-laid-open = { SEAT($seat) } lays { SEAT($card) } open", "no seat"),
    ],
)
def test_a_seat_without_a_name_and_a_name_for_what_is_no_seat(
    told: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"nameless{len(told)}"
    folder = tmp_path / package / "messages"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(told + "\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert what in caught(catalogues.seats_are_told_by_name, replace(GAME, package=package))


def test_rulebooks_with_other_clauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room, ending in (("messages", "ftl"), ("rulebook", "md")):
        (tmp_path / "library" / room).mkdir(parents=True)
        for language in ("en", "fr"):
            text = f"- **KS-0{len(language)}** text\n- **KS-0{language == 'fr':d}** text\n"
            (tmp_path / "library" / room / f"{language}.{ending}").write_text(text)
    (tmp_path / "library" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    law = texts.rulebooks_have_the_same_clauses
    law(GAME)
    with pytest.raises(Broken, match="other clauses"):
        law(replace(GAME, package="library"))


def test_a_refusal_is_found_in_the_source() -> None:
    source = 'raise Illegal("KS-03", "no-swap-left", allowed=3)\nraise Illegal("TB-08", "x")'
    assert list(catalogues.refusals(source)) == [("KS-03-no-swap-left", {"allowed"})]


@pytest.mark.parametrize("kind", ["def", "async def"])
def test_clauses_without_a_test(kind: str, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(f'@rule("KS-01")\n{kind} test_it(): ...\n')
    check_clauses(["KS-01"], tmp_path)
    with pytest.raises(Broken, match="KS-02"):
        check_clauses(["KS-01", "KS-02"], tmp_path)
    with pytest.raises(Broken, match="do not exist"):
        check_clauses([], tmp_path)
