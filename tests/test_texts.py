"""The catalogues: the same messages with the same variables in all four languages."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from fluent.syntax import ast

from fortable import folder, texts
from fortable.catalog import catalog
from fortable.kernel.game import Line
from fortable.kernel.options import describe
from fortable.kernel.words import Illegal
from fortable.rulebook import rulebook
from fortable.sentences import Patterns, parsed, patterns
from fortable.testing.laws.catalogues import MADE_UP, compare, messages
from fortable.texts import HOME, LANGUAGES, Texts, preferred_language
from tests.games import TURNS, at_once, is_newcomer

SOURCES = Path(__file__).parent.parent / "src"
CODE = "".join(
    file.read_text("utf-8")
    for file in SOURCES.rglob("*.py")
    if "tests" not in file.relative_to(SOURCES).parts
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_languages_agree(language: str) -> None:
    compare(HOME, language)


def test_the_table_has_no_message_that_nobody_says() -> None:
    made_up = tuple(MADE_UP.findall(CODE))
    unused = [
        message
        for message in messages(HOME, "en")
        if f'"{message}"' not in CODE and not message.startswith(("TB-", *made_up))
    ]
    assert unused == []


def test_every_refusal_of_the_table_has_a_text() -> None:
    raised = {"-".join(pair) for pair in re.findall(r'"(TB-\d\d)",\s*"([a-z-]+)"', CODE)}
    assert raised == {message for message in messages(HOME, "en") if message.startswith("TB-")}


CATALOGUES = sorted(
    file
    for folder in (SOURCES / "fortable", SOURCES.parent / "web" / "messages")
    for file in folder.rglob("*.ftl")
    if "client" not in file.relative_to(SOURCES.parent).parts
)
STIFF = {
    "en": r"\b(the|a|an) \{ SEAT",
    "de": r"\b(der|die|das|dem|den|des|vom|zum|zur|beim|ein|eine|einem|einen) \{ SEAT",
    "fr": r"\b(le|la|les|du|au|aux|un|une) \{ SEAT",
    "it": r"\b(il|lo|la|i|gli|le|(su|da|a|di|ne)\w*l) \{ (SEAT|\$(number|space|age|top|tried) )",
}
"""Articles before what may be any name; and in Italian before numbers, for one says *l’8* and *sull’8*."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_agree_with_any_name_and_number(language: str) -> None:
    texts = [file for file in CATALOGUES if file.stem == language]
    assert len(texts) > 4
    stiff = [
        f"{file.parent.parent.name}: {line}"
        for file in texts
        for line in file.read_text("utf-8").splitlines()
        if re.search(STIFF[language], line, re.IGNORECASE)
    ]
    assert stiff == []


OF_TURNS = {"TB-03-not-waited-for", "TB-11-busy"}
"""Of those in a match, and in the line of those who want a replay."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_act_at_once_nothing_speaks_of_turns(language: str) -> None:
    told = [(HOME, each) for each in messages(HOME, "en") if each.startswith("TB-")]
    for game in filter(at_once, catalog().games.values()):
        told += [(game.package, each) for each in messages(game.package, "en")]
    found = {
        message
        for package, message in told
        if TURNS.search(texts._sources(package, language)[message].partition("=")[2])
    }
    assert found <= OF_TURNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_call_options_what_forms_call_them(language: str) -> None:
    """By the same message, in every game that is at home here: none goes by its name for programs."""
    for game in (game for game in catalog().games.values() if not is_newcomer(game)):
        book, told = rulebook(game.package, language), Texts(language, [game.package])
        assert "{option" not in book
        for option in describe(game.types.options):
            assert told(f"option-{option.name}") in book, option.name
            assert f"`{option.name}`" not in book


def test_seats_are_told_by_name() -> None:
    refusal = Illegal("TB-03", "not-waited-for", seat=1, waiting=[0])
    assert Texts("en", names=["Anna", "Ben"]).refusal(refusal) == (
        "It is not Ben’s turn: the match waits for Anna."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_right_to_left_takes_nothing_of_the_sentence_along(language: str) -> None:
    """Without that, “waits for שרה 12, דן 7” is read in another order than it was written."""
    sara, dan = "שרה 12", "דן 7"
    refusal = Illegal("TB-03", "not-waited-for", seat=1, waiting=[0, 1])
    told = Texts(language, names=[sara, dan]).refusal(refusal)
    assert f"\u2068{sara}\u2069, \u2068{dan}\u2069" in told
    plain = told.replace("\u2068", "").replace("\u2069", "")
    assert plain == Texts(language, names=["Sara", "Dan"]).refusal(refusal).replace(
        "Sara", sara
    ).replace("Dan", dan)
    asked = Illegal("TB-10", "has-chairs", name=sara, tables=3)
    assert f"\u2068{sara}\u2069" in Texts(language).refusal(asked)


def test_what_is_cut_off_is_closed() -> None:
    many = ["שרה" * 10] * 12
    told = Texts("en", names=many)("player", seat=list(range(12)))
    assert told.count("\u2068") == told.count("\u2069") > 5
    assert told.endswith("…")


def test_only_what_is_called_a_seat_is_told_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "declared" / "messages"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    ours = "range = from { $by } to { $to }\nhits = { SEAT($who) }, not { $who }\n"
    (folder / "en.ftl").write_text(ours, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    texts = Texts("en", ["declared"], ["Anna", "Ben"])
    assert texts("range", by=0, to=1) == "from 0 to 1"
    assert texts("hits", who=1) == "Ben, not 1"
    assert texts("hits", who=[0, 1, 2]) == "Anna, Ben, Player 3, not 0, 1, 2"
    assert texts("hits", who=[]) == "–, not –"
    assert texts("hits", who=-1) == "-1, not -1"
    with pytest.raises(KeyError, match="no seat"):
        texts("hits", who="A1")


def test_a_missing_message_or_fact_is_an_error_of_ours() -> None:
    texts = Texts("en")
    with pytest.raises(KeyError, match="no message"):
        texts("no-such-message")
    with pytest.raises(KeyError, match="TB-01"):
        texts("TB-01-no-such-seat", last=3)


@pytest.mark.parametrize(
    ("setting", "language"), [("fr_CH.UTF-8", "fr"), ("it", "it"), ("C.UTF-8", "en"), ("", "en")]
)
def test_the_language_is_the_readers(
    monkeypatch: pytest.MonkeyPatch, setting: str, language: str
) -> None:
    for name in ("FORTABLE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", setting)
    assert preferred_language() == language


def test_a_line_of_the_score_is_told_with_what_it_is_for() -> None:
    texts = Texts("en", ["keepsake"])
    assert texts.line(Line("KS-04", 5, ("5",))) == "Your card, the 5"


def test_words_of_a_game_are_told_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "wordy" / "messages"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text("differs = { $by }\nword-size = size\n", "utf-8")
    (folder / "de.ftl").write_text("differs = { $by }\nword-size = Größe\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert Texts("de", ["wordy"])("differs", by=["size", "hue"]) == "Größe, hue"
    assert Texts("en", ["wordy"])("differs", by="size") == "size"


@pytest.mark.parametrize("package", [HOME, *catalog().packages])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_says_the_same_message_by_message(package: str, language: str) -> None:
    """Each is parsed when it is asked for: there are as many as in the whole, and they are the same."""
    whole = _parsed(folder.MESSAGES.read(package, language))
    sources = texts._sources(package, language)
    assert sources.keys() == whole.keys()
    for name, source in sources.items():
        (alone,) = _parsed(source).values()
        assert alone.equals(whole[name], ignored_fields=["span", "comment"])


def _parsed(source: str) -> dict[str, ast.Message | ast.Term]:
    return {"-" * isinstance(each, ast.Term) + each.id.name: each for each in parsed(source)}


def test_who_asks_while_a_message_is_parsed_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    is_parsing, may_go_on = Event(), Event()

    def slowly(source: str) -> Patterns:
        is_parsing.set()
        may_go_on.wait(10)
        return patterns(source)

    monkeypatch.setattr(texts, "_patterns", slowly)
    catalogue = texts.Catalogue("en", (), {"greeting": "greeting = Hello"})
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(catalogue.say, "greeting", {})
        is_parsing.wait(10)
        second = threads.submit(catalogue.say, "greeting", {})
        with pytest.raises(TimeoutError):
            second.result(0.05)
        may_go_on.set()
        assert first.result(10) == second.result(10) == "Hello"


def test_french_lets_no_line_begin_with_its_high_punctuation() -> None:
    """A space that does not break stands before it; words to be typed are told apart by plain ones."""
    root = SOURCES.parent
    catalogues = [*SOURCES.rglob("games/*/messages/fr.ftl"), *root.glob("web/messages/fr.ftl")]
    catalogues += [
        SOURCES / "fortable" / "messages" / "fr.ftl",
        *root.glob("examples/*/src/*/messages/fr.ftl"),
    ]
    breaking = [
        f"{file.parents[1].name}: {line}"
        for file in catalogues
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"\S [?!:;»]|« ", line) and not line.startswith(("#", "table-word-"))
    ]
    assert breaking == []
