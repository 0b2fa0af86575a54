"""JSON is read strictly: what does not fit is refused, with the place."""

import pytest
from keepsake.values import AnyAction, CardLaidOpen, Keep, Swap

from fortable.kernel.codec import decode, encode, plain, typed
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule


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
def test_anything_else_is_malformed(data: bytes) -> None:
    for kind in (AnyAction, CardLaidOpen):
        with pytest.raises(Illegal) as caught:
            decode(data, kind)  # type: ignore[arg-type]
        assert caught.value.message == "TB-04-malformed"


@rule("TB-04")
def test_huge_numbers_are_refused_or_kept_whole() -> None:
    with pytest.raises(Illegal, match="malformed"):
        decode(b'{"what":"card-laid-open","seat":1,"card":' + b"9" * 5000 + b"}", CardLaidOpen)
