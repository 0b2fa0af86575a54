"""Where the work is done: on the processor, or on a CUDA device if GPU=1; one array module for both."""

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

Rows: TypeAlias = Any
"""An array of NumPy, or of CuPy, which nobody here need have installed."""
Log: TypeAlias = Callable[[str], object]
Save: TypeAlias = Callable[[list[int]], object]

GPU = os.environ.get("GPU") == "1"
if GPU:
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # numba-cuda still asks for them
            setattr(np, old, getattr(np, new))

xp: Any = import_module("cupy") if GPU else np


def on_host(rows: Rows) -> Rows:
    """As an array of the processor."""
    return xp.asnumpy(rows) if GPU else rows
