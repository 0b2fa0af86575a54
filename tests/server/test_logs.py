"""Logs are for whoever reads them; a table does not depend on them."""

import io
import json
import logging
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest
import structlog

from fortable.server.logs import OURS_IN_A_WHILE, LogThrottle, set_up_logs


@pytest.fixture(autouse=True)
def _own_logs() -> Iterator[None]:
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:], logging.root.level = handlers, level


def test_a_line_is_one_json_object_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs()
    structlog.get_logger().info("opened", table="abc")
    logging.getLogger("library").warning("odd")
    opened, odd = map(json.loads, capsys.readouterr().err.splitlines())
    assert (opened["event"], opened["table"], opened["level"]) == ("opened", "abc", "info")
    assert (odd["event"], odd["source"], odd["level"]) == ("odd", "library", "warning")


def test_standard_error_may_be_exchanged_after_the_logs_are_set_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, after = io.StringIO(), io.StringIO()
    log = structlog.get_logger()
    monkeypatch.setattr(sys, "stderr", before)
    set_up_logs()
    log.info("first")
    before.close()
    monkeypatch.setattr(sys, "stderr", after)
    log.info("second")
    assert json.loads(after.getvalue())["event"] == "second"


def test_a_closed_standard_error_costs_nothing_but_the_logs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    set_up_logs()
    structlog.get_logger().error("nobody reads this")
    logging.getLogger("library").error("nor this")


def test_of_many_lines_of_one_kind_few_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever strangers send, in whatever words a library tells it: each is counted, one is written."""
    counted: Counter[str] = Counter()
    set_up_logs(lambda kind: counted.update([kind]))
    for number in range(1000):
        logging.getLogger("library").warning("no request: %s", number)
        structlog.get_logger().error("failed", table=f"{number}")
    lines = [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()]
    assert Counter(lines) == {"no request: 0": 1, "failed": OURS_IN_A_WHILE}
    assert sorted(counted.values()) == [1000, 1000]


def test_how_many_were_not_written_is_told_after_a_while() -> None:
    now = 0.0
    throttle = LogThrottle(lambda _: None, lambda: now)
    written = []
    for second in range(121):
        now = float(second)
        with suppress(structlog.DropEvent):
            written.append(throttle(None, "", {"event": "odd", "kind": "library:7"}))
    assert written == [
        {"event": "odd"},
        {"event": "odd", "left_out": 59},
        {"event": "odd", "left_out": 59},
    ]
