"""docs/dashboard asks for metrics that there are, and for lines of the log that are written."""

import json
import re
from pathlib import Path
from typing import Any

from fortable.server.bus.local import LocalBus
from fortable.server.metrics import Metrics
from fortable.server.nodes import Figures
from fortable.server.nodes.peers import Peers

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "dashboard"
BOARD: dict[str, Any] = json.loads((FOLDER / "fortable.json").read_text("utf-8"))
ALERTS = (FOLDER / "alerts.yaml").read_text("utf-8")
CODE = "".join(file.read_text("utf-8") for file in (ROOT / "src/fortable/server").rglob("*.py"))
QUERIES = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
ASKED = re.compile(r"\b(fortable_\w+)(?:\{(\w+)=)?")


class OneOfSeveral:
    """A process that says something of everything."""

    id = "@one"
    peers = Peers(LocalBus(), lambda: 0.0, lambda _: None)
    lost = owned = 1
    lease_left_s = 1.0
    is_draining = is_cut_off = True

    def __init__(self) -> None:
        self.taken = {"asked": 1}


def told() -> set[str]:
    """The names on the page of a server on which everything has happened once."""
    metrics = Metrics()
    for counter in (metrics.refusals, metrics.dropped, metrics.logged):
        counter.labels("x").inc()
    metrics.count_stall("x", 1.0)
    for counter in (metrics.notices, metrics.backups):
        counter.labels("x").inc()
    metrics.add(Figures(OneOfSeveral()))
    page = metrics.page().decode()
    return set(re.findall(r"^(fortable_\w+)", page, re.MULTILINE))


def test_every_metric_that_is_asked_for_is_there() -> None:
    asked = {name for query in (*QUERIES, ALERTS) for name, _ in ASKED.findall(query)}
    assert len(asked) > 12
    assert asked <= told()


def test_every_metric_is_shown() -> None:
    """But for how many writes shared a commit, which nobody need look at."""
    shown = {name for query in QUERIES for name, _ in ASKED.findall(query)}
    whole = {re.sub(r"_(bucket|total|sum|count|created)$", "", name) for name in told()}
    assert whole - {re.sub(r"_(bucket|total)$", "", name) for name in shown} == {
        "fortable_commit_group"
    }


def test_every_line_of_the_log_that_is_waited_for_is_written() -> None:
    kinds = re.findall(r'kind=~?"([\w|]+)"', ALERTS)
    for kind in "|".join(kinds).split("|"):
        assert f'"{kind}"' in CODE, kind


def test_panels_lie_beside_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(places)
