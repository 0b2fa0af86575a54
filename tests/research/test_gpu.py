"""Tables on a GPU are the tables on a processor; here on Numba's simulator of CUDA.

On a real one: `python -m bench.gpu --check`.
"""

import json
import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from fortable.kernel.words import Illegal
from fortable.research.gpu import Vector, device_arrays
from fortable.twins.device import cuda_for, has_gpu

from .settings import TWINNED

PROCESSOR = (1, 0)
"""What DLPack calls it."""

pytestmark = pytest.mark.skipif(find_spec("numba") is None, reason="Numba is not installed")


@cache
def simulated() -> dict[str, Any]:
    """What a process told in which there is a device."""
    switched = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    asked = [sys.executable, "-m", "tests.research.simulated"]
    told = subprocess.run(asked, env=switched, capture_output=True, check=True, text=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def test_every_table_on_a_gpu_is_the_processors() -> None:
    tables = simulated()["tables"]
    assert {row["table"].split()[0] for row in tables} == {game.key for game in TWINNED}
    assert [row["different"] for row in tables] == [[]] * len(tables)
    for game in TWINNED:
        assert sum(row["ended"] for row in tables if row["table"].startswith(game.key)) > 10


def test_the_processor_judges_what_wants_thought() -> None:
    judged = [row for row in simulated()["tables"] if row["judged_by_the_processor"]]
    assert len(judged) >= len(TWINNED)
    assert all(row["judged_by_the_processor"] == row["ended"] for row in judged)


def test_actions_are_taken_from_the_device_and_from_lists() -> None:
    assert simulated()["actions"]


def test_without_a_gpu_it_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    if has_gpu():
        pytest.skip("there is a GPU")
    with pytest.raises(Illegal) as refused:
        Vector(TWINNED[0].key, 2)
    assert (refused.value.reason, refused.value.facts["extra"]) == ("no-gpu", "gpu")
    monkeypatch.setattr("fortable.twins.device.find_spec", lambda _name: None)
    with pytest.raises(Illegal) as refused:
        cuda_for("this")
    assert refused.value.reason == "extra-missing"
    assert refused.value.facts == {"tried": "this", "extra": "gpu"}


class Lent:
    """Rows of NumPy, handed on as rows of a device are."""

    def __init__(self, rows: Any) -> None:
        self.rows = rows

    def __dlpack__(self, **_: Any) -> object:
        return device_arrays.lend(self, self.rows.ctypes.data, self.rows, PROCESSOR)

    def __dlpack_device__(self) -> tuple[int, int]:
        return PROCESSOR


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.float32, np.bool_])
def test_an_array_is_handed_on_without_a_copy(kind: Any) -> None:
    rows = np.asfortranarray(np.arange(6).reshape(2, 3).astype(kind))
    lent: Any = Lent(rows)
    taken = np.from_dlpack(lent)
    assert (taken.dtype, taken.strides) == (rows.dtype, rows.strides)
    assert (taken == rows).all()
    assert np.shares_memory(taken, rows)


def test_what_was_handed_on_is_kept_until_nobody_needs_it() -> None:
    lent: Any = Lent(np.arange(5))
    taken = np.from_dlpack(lent)
    assert taken.tolist() == list(range(5))
    assert len(device_arrays._lent) == 1
    del taken
    assert not device_arrays._lent
    capsule = Lent(np.arange(5)).__dlpack__()
    assert len(device_arrays._lent) == 1
    del capsule
    assert not device_arrays._lent
