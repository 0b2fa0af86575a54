"""Options are read off their type."""

from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from fortable.kernel.options import (
    Option,
    describe,
    parse_options,
    read_options,
    usual_options,
    write_options,
)
from fortable.kernel.words import Illegal, Options, Where
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts


class Menu(Options, frozen=True):
    dish: Literal["soup", "salad"] = "soup"
    bread: bool = True
    spoons: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    guest: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    drink: Literal["tea"] | None = None

    seats_by_name: ClassVar[tuple[str, ...]] = ("guest",)
    usual: ClassVar = {"dish": "salad"}


class Vague(Options, frozen=True):
    note: str = ""


def test_choices_flags_and_numbers_are_described() -> None:
    assert describe(Menu) == (
        Option("dish", "soup", choices=("soup", "salad"), usual="salad"),
        Option("bread", True, choices=(False, True), usual=True),
        Option("spoons", 2, minimum=1, maximum=9, usual=2),
        Option("guest", None, minimum=0, maximum=3, is_seat=True),
        Option("drink", None, choices=(None, "tea")),
    )


def test_people_begin_with_what_is_usual_and_may_wish_otherwise() -> None:
    assert usual_options(Menu) == Menu(dish="salad")
    assert usual_options(Menu, {"dish": "soup", "spoons": 3}) == Menu(spoons=3)


def test_samples_are_all_choices_or_default_and_bounds() -> None:
    assert [option.samples for option in describe(Menu)] == [
        ("soup", "salad"),
        (False, True),
        (2, 1, 9),
        (None, 0, 3),
        (None, "tea"),
    ]


class Table(Options, frozen=True):
    cloth: bool = False
    colour: Literal["red", "blue"] = "red"
    candles: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1

    matters: ClassVar = {
        "colour": Where(options={"cloth": True}),
        "candles": Where(seats=(2,), options={"cloth": True}),
    }


@pytest.mark.parametrize(
    ("seats", "cloth", "asked"),
    [
        (2, True, ["cloth", "colour", "candles"]),
        (3, True, ["cloth", "colour"]),
        (2, False, ["cloth"]),
    ],
)
def test_only_what_can_matter_is_asked_for(seats: int, cloth: bool, asked: list[str]) -> None:
    chosen: dict[str, str | int | bool | None] = {"cloth": cloth, "colour": "red", "candles": 1}
    assert [each.name for each in describe(Table) if each.is_asked(seats, chosen)] == asked


def test_other_types_are_no_options() -> None:
    with pytest.raises(TypeError, match="note"):
        describe(Vague)


@pytest.mark.parametrize(
    ("menu", "words"),
    [
        (Menu(), "-"),
        (Menu(dish="salad", bread=False), "dish=salad bread=false"),
        (Menu(spoons=9, guest=0, drink="tea"), "spoons=9 guest=0 drink=tea"),
    ],
)
def test_options_as_words_and_back(menu: Menu, words: str) -> None:
    assert write_options(menu) == words
    assert parse_options(Menu, words) == menu


@pytest.mark.parametrize(
    "words", ["dish=cake", "spoons=0", "spoons=99999999999999999999", "bread=yes", "fork=1", "dish"]
)
def test_what_is_not_on_the_menu_is_refused(words: str) -> None:
    with pytest.raises(Illegal, match="TB-06"):
        parse_options(Menu, words)


@rule("TB-06")
def test_a_refused_option_is_told_what_is_allowed() -> None:
    assert refused(dish="fork") == Illegal(
        "TB-06",
        "bad-option",
        option="dish",
        tried="fork",
        allowed=("soup", "salad"),
        can_be=("soup", "salad"),
    )
    assert refused(spoons=10).facts["allowed"] == (*range(1, 10),)
    assert refused(dish=None).facts["allowed"] == ("soup", "salad")


def refused(**options: object) -> Illegal:
    """How options are refused at a table of two."""
    with pytest.raises(Illegal) as caught:
        read_options(Menu, options, seats=2)
    return caught.value


@rule("TB-06")
@pytest.mark.parametrize(
    ("option", "given", "wanted"),
    [
        ({"bread": "true"}, "string", "boolean"),
        ({"bread": 1}, "integer", "boolean"),
        ({"spoons": "3"}, "string", "integer"),
        ({"spoons": 2.5}, "other", "integer"),
        ({"spoons": True}, "boolean", "integer"),
        ({"spoons": None}, "null", "integer"),
        ({"guest": "0"}, "string", "integer"),
        ({"dish": 7}, "integer", "string"),
        ({"dish": ["soup"]}, "other", "string"),
    ],
)
def test_a_wrong_kind_of_value_is_not_called_a_wrong_value(
    option: dict[str, object], given: str, wanted: str
) -> None:
    refusal = refused(**option)
    assert refusal.message == "TB-06-option-kind"
    assert (refusal.facts["given"], refusal.facts["wanted"]) == (given, wanted)
    for language in LANGUAGES:
        assert Texts(language).refusal(refusal)


@rule("TB-06")
def test_what_is_wanted_is_said_in_words() -> None:
    assert Texts("en").refusal(refused(bread="true")) == (
        "The option “bread” wants a truth value, true or false, and got the text “true”. "
        "It can be: false, true."
    )


@rule("TB-06")
def test_a_seat_is_one_of_this_table() -> None:
    assert refused(guest=2).facts["allowed"] == (None, 0, 1)
    assert read_options(Menu, {"guest": 2}, seats=3).guest == 2
