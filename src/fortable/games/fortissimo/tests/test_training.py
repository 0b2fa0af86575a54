"""What `bench/train.py` does, in a few steps on the processor."""

from pathlib import Path

import numpy as np
import pytest

from fortable.twins import is_compiled

from ..bench.train import train, wanted
from ..machine.worth import network_of

pytestmark = pytest.mark.skipif(not is_compiled(), reason="it takes minutes in plain Python")


def test_a_worth_is_learnt(tmp_path: Path) -> None:
    few = [
        "--minutes",
        "0.02",
        "--first",
        "20",
        "--matches",
        "4",
        "--judged",
        "4",
        "--only",
        "2-basic",
    ]
    (table,) = train(wanted([str(tmp_path), *few]))
    weights = network_of(2, False).read(tmp_path / "worth-2-basic.weights")
    assert list(weights) == table.best.tolist()
    assert table.log[0]["turns"]
    table.learner.take(np.array(table.best))
    assert table.learner.weights(table.tables.here).tolist() == table.best.tolist()
