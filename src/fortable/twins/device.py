"""A GPU as a master of twin code: a thread for each row. Whoever wants it asks here for Numba's CUDA."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from fortable.kernel.words import Illegal

from .twin import Twin

THREADS = 32
"""In a block: so one that takes long keeps few others waiting."""


def cuda_for(tried: str) -> Any:
    """Numba's CUDA where there is a device for it; else what was `tried` is refused with what is missing."""
    if find_spec("numba") is None:
        raise Illegal("TB-06", "extra-missing", tried=tried, extra="gpu")
    if not has_gpu():
        raise Illegal("TB-06", "no-gpu", tried=tried, extra="gpu")
    import numba.cuda

    return numba.cuda


def has_gpu() -> bool:
    """Whether Numba, where it is installed, finds one."""
    import numba.cuda

    cuda: Any = numba.cuda
    return bool(cuda.is_available())


def started(kernel: Any, count: int) -> Callable[..., None]:
    """A kernel with a thread for each of so many."""
    ready: Callable[..., None] = kernel[-(-count // THREADS), THREADS]
    return ready


def number_of(twin: Twin) -> Any:
    """What stands in positions and rooms on the device."""
    from numba import int32, int64

    return int32 if twin.is_narrow else int64
