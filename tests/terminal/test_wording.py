"""What the table says of its seed is true whoever chose it; and numbers are told as people say them."""

import re

import pytest

from fortable.texts import LANGUAGES, Texts

FAIRNESS = re.compile(r"fair|honn|ehrlich|onest", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_claims_no_more_than_can_be_recomputed(language: str) -> None:
    texts = Texts(language)
    for text in (
        texts("table-seed", seed="5e" * 32, commitment="9b" * 32),
        texts("table-help-commitment", commitment="9b" * 32),
    ):
        assert not FAIRNESS.search(text)
        assert "fortable verify" in text
        assert "9b" * 32 in text.splitlines()[-2] + text.splitlines()[-1]


@pytest.mark.parametrize(("age", "told"), [(6, "dai 6 anni"), (8, "dagli 8 anni")])
def test_an_age_in_italian(age: int, told: str) -> None:
    line = Texts("it")("shelf-line", seats="2–4", shortest=15, longest=20, age=age)
    assert line == f"2–4 giocatori · 15–20 minuti · {told}"
