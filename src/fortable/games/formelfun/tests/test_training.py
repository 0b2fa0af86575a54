"""What `bench/train.py` does, in a few steps on the processor."""

from pathlib import Path

import pytest

from fortable.twins import is_compiled

from ..bench import judge
from ..bench.train import Run
from ..machine import craft, worth

pytestmark = pytest.mark.skipif(not is_compiled(), reason="it takes minutes in plain Python")


def test_the_champion_is_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "STRONG", 40)
    run = Run(tmp_path, minutes=0.01, seed=1)
    style = run.style()
    weights = run.worth(style)
    results = run.results(style, weights)
    assert len(style) == craft.STYLE.size
    assert list(worth.NETWORK.read(tmp_path / "worth.weights")) == weights
    assert [played for _, played in results.values()] == [2] * 6
