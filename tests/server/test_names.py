"""What people may be called: whatever can be seen, and nothing that only seems to be a name."""

import unicodedata
from random import Random

import pytest

from fortable.kernel.words import Illegal
from fortable.server.people.names import LONGEST_NAME, MARKS_ON_ONE, length, tidy
from fortable.testing import rule
from fortable.testing.endurance import endurance, often

BEYOND_CONTROL = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""What turns the text around it."""

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (" a  b ", "a b"),
        ("a\u202eb\u2066", "a b"),
        ("a\r\n\0b", "a b"),
        ("Zoë 🎲", "Zoë 🎲"),
        ("Zoe\u0308", "Zoë"),
        ("An\u200dna", "An na"),
        ("\u0301Anna", "Anna"),
        ("Anna\u3164", "Anna"),
    ],
)
def test_a_name_is_tidy(name: str, shown: str) -> None:
    assert tidy(name) == shown
    assert tidy(shown) == shown


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Mỹ",
        "שָׂרָה",
        "محمّد",
        "می\u200cخواهم",
        "क्\u200dष",
        "สมหญิง",
        "한글",
        FAMILY,
        RAINBOW,
        "👍🏽",
        "1️⃣",
        "^_^",
    ],
)
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert tidy(name) == unicodedata.normalize("NFC", name)


@rule("TB-10")
@pytest.mark.parametrize(
    "name",
    [
        "",
        "\t",
        "\u200b\u202e",
        "\0",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u00ad\u034f\u061c",
        "\u17b4\u180e\ufeff",
        "\U000e0041\U000e007f",
        "\U0001d159",
        "\ufe0f\ufe0f",
        "\u200d\u200c",
        "\u0301\u0302",
        "\ue000",
    ],
)
def test_a_name_has_something_to_see(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        tidy(name)
    assert refused.value.message == "TB-10-no-name"


def test_marks_are_not_piled_up() -> None:
    pile = "\u0316" * 100
    assert tidy(f"Z{pile}oe{pile}") == f"Z{pile[:MARKS_ON_ONE]}oe{pile[:MARKS_ON_ONE]}"


@rule("TB-10")
def test_a_name_is_as_long_as_people_count_it() -> None:
    assert length("שָׂרָה") == 3
    assert length(FAMILY + RAINBOW + "👍🏽^") == 4
    assert tidy("ö̱" * LONGEST_NAME)
    with pytest.raises(Illegal) as refused:
        tidy("o" * (LONGEST_NAME + 1))
    assert refused.value.message == "TB-10-long-name"
    assert refused.value.facts == {"tried": LONGEST_NAME + 1, "allowed": LONGEST_NAME}


@endurance
def test_whatever_is_typed_is_a_name_that_can_be_seen_or_none() -> None:
    rng = Random(5)
    letters = [chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000]
    odd = [*"aZ é\u0301\u0316\u200d\u200c\ufe0f\u20e3\u3164\u2800\u202e\u2068שם👍🏽🏳"]
    for _ in range(often(3000, in_full=1_000_000)):
        pool = odd if rng.random() < 0.7 else letters
        typed = "".join(rng.choices(pool, k=rng.randint(1, 12)))
        try:
            shown = tidy(typed)
        except Illegal:
            continue
        assert tidy(shown) == shown, ascii(typed)
        assert not BEYOND_CONTROL & {unicodedata.bidirectional(letter) for letter in shown}
        kinds = {unicodedata.category(letter) for letter in shown}
        assert "Mc" in kinds or any(kind[0] in "LNPS" for kind in kinds), ascii(typed)
        marks = [unicodedata.category(letter) in ("Mn", "Me") for letter in shown]
        piles = zip(*(marks[at:] for at in range(MARKS_ON_ONE + 2)), strict=False)
        assert not any(map(all, piles)), ascii(typed)
