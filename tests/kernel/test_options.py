"""Options are read off their type."""

from typing import Annotated, Literal

import msgspec
import pytest

from fortable.kernel.options import Option, describe, parse_options, read_options, write_options
from fortable.kernel.words import Illegal, Options
from fortable.testing import rule


class Menu(Options, frozen=True):
    dish: Literal["soup", "salad"] = "soup"
    bread: bool = True
    spoons: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    guest: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    drink: Literal["tea"] | None = None


class Vague(Options, frozen=True):
    note: str = ""


def test_choices_flags_and_numbers_are_described() -> None:
    assert describe(Menu) == (
        Option("dish", "soup", choices=("soup", "salad")),
        Option("bread", True, choices=(False, True)),
        Option("spoons", 2, minimum=1, maximum=9),
        Option("guest", None, minimum=0, maximum=3),
        Option("drink", None, choices=(None, "tea")),
    )


def test_samples_are_all_choices_or_default_and_bounds() -> None:
    assert [option.samples for option in describe(Menu)] == [
        ("soup", "salad"),
        (False, True),
        (2, 1, 9),
        (None, 0, 3),
        (None, "tea"),
    ]


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
    allowed = {
        "dish": ("soup", "salad"),
        "bread": ("false", "true"),
        "spoons": ("1–9",),
        "guest": ("none", "0–3"),
    }
    for name, choices in allowed.items():
        with pytest.raises(Illegal) as caught:
            read_options(Menu, {name: "fork"})
        assert caught.value == Illegal(
            "TB-06", "bad-option", option=name, tried="fork", allowed=choices
        )
