"""JSON is read strictly: what does not fit is refused, with the place."""

import subprocess
import sys

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


TWO_LOOK_UP = """
import sys
from itertools import repeat
from threading import Barrier, Thread
from msgspec import defstruct
from fortable.kernel.codec import decode, plain, typed

def chain(length):
    kind, value, found = int, 1, []
    for number in range(length):
        kind = defstruct(f"Link{number}", [("inner", kind), ("all", list[kind])])
        value = {"inner": value, "all": [value]} if number < 2 else {"inner": value, "all": []}
        found.append((kind, value))
    return found

def read(meeting, ways, links):
    for way, (kind, value) in zip(ways, links):
        meeting.wait()
        typed(value, kind) if way else decode(str(value).replace("'", '"'), kind)

sys.setswitchinterval(1e-6)
meeting, chains = Barrier(2), [chain(30) for _ in range(150)]
threads = [
    Thread(target=read, args=(meeting, (n % 2 == side for n in range(150)), [c[end] for c in chains]))
    for side, end in ((0, -1), (1, 19))
]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_two_threads_may_read_what_nobody_has_read_before() -> None:
    """The library would crash the process if both looked up at the same time what a type may be."""
    read = subprocess.run([sys.executable, "-c", TWO_LOOK_UP], check=False)
    assert read.returncode == 0
