"""JSON is read strictly: what does not fit is refused, with the place."""

import pytest
from keepsake.values import AnyAction, CardLaidOpen, Keep, Swap

from fortable.kernel.codec import decode, encode, plain, typed
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts


def test_values_carry_their_name() -> None:
    assert encode(CardLaidOpen(Seat(1), 7)) == b'{"what":"card-laid-open","seat":1,"card":7}'
    assert plain(Swap()) == {"do": "swap"}


def test_a_value_is_told_by_its_name() -> None:
    assert decode(b'{"do":"keep"}', AnyAction) == Keep()  # type: ignore[arg-type]
    assert typed({"do": "swap"}, AnyAction) == Swap()  # type: ignore[arg-type]


@rule("TB-04")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"{}",
        b'{"do":"fly"}',
        b'{"do":"keep","more":1}',
        b'{"do":["keep"]}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"what":"card-laid-open","seat":1e400,"card":7}',
        b'{"what":"card-laid-open","seat":"1","card":7}',
        b'{"what":"card-laid-open","seat":1}',
    ],
)
def test_anything_else_is_not_understood(data: bytes) -> None:
    for kind in (AnyAction, CardLaidOpen):
        with pytest.raises(Illegal) as caught:
            decode(data, kind)  # type: ignore[arg-type]
        assert caught.value.rule == "TB-04"


@rule("TB-04")
def test_huge_numbers_are_refused_or_kept_whole() -> None:
    with pytest.raises(Illegal, match="malformed"):
        decode(b'{"what":"card-laid-open","seat":1,"card":' + b"9" * 5000 + b"}", CardLaidOpen)


@rule("TB-04")
def test_where_one_of_several_things_can_be_said_they_are_listed() -> None:
    with pytest.raises(Illegal) as unknown:
        decode(b'{"do":"fly"}', AnyAction)  # type: ignore[arg-type]
    assert unknown.value == Illegal(
        "TB-04", "unknown-word", field="do", tried="fly", allowed=("keep", "swap", "time-up")
    )
    with pytest.raises(Illegal) as missing:
        typed({"place": "C4"}, AnyAction)  # type: ignore[arg-type]
    assert missing.value == Illegal(
        "TB-04", "no-word", field="do", allowed=("keep", "swap", "time-up")
    )
    for refusal in (unknown.value, missing.value):
        assert all("swap" in Texts(language).refusal(refusal) for language in LANGUAGES)
