"""What takes long to make holds nobody up who waits."""

import time
from threading import Event

import pytest

from fortable.bots.budget import within
from fortable.bots.readiness import Readiness

LONG_ENOUGH_S = 10.0


def test_who_has_time_waits_for_it() -> None:
    assert Readiness(lambda: "thing").get() == "thing"


def test_it_is_made_once() -> None:
    things = iter(["thing", "another"])
    readiness = Readiness(lambda: next(things))
    assert readiness.get() == readiness.get() == "thing"


def test_who_is_waited_for_gets_it_later() -> None:
    may_go_on, made = Event(), list[int]()

    def make() -> str:
        may_go_on.wait(LONG_ENOUGH_S)
        made.append(1)
        return "thing"

    readiness = Readiness(make)
    with within(1.0):
        assert readiness.get() is None
        assert readiness.get() is None
        may_go_on.set()
        give_up = time.monotonic() + LONG_ENOUGH_S
        while readiness.get() is None and time.monotonic() < give_up:
            time.sleep(0.001)
        assert readiness.get() == "thing"
    assert made == [1]


def test_what_cannot_be_made_is_never_there(monkeypatch: pytest.MonkeyPatch) -> None:
    is_known = Event()
    monkeypatch.setattr("threading.excepthook", lambda _: is_known.set())
    readiness = Readiness(lambda: 1 // 0)
    with within(1.0):
        readiness.get()
        assert is_known.wait(LONG_ENOUGH_S)
        assert readiness.get() is None
