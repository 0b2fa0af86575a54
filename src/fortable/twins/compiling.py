"""One source for two speeds: as Python runs it, or as Numba compiles it."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def is_compiled() -> bool:
    """Whether twins are compiled here."""
    return find_spec("numba") is not None and not _is_switched_off()


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function, compiled at its first call and kept on disk, where Numba is installed."""
    if not is_compiled():
        return function
    from numba import njit

    quick: Callable[P, R] = njit(cache=True)(function)
    return quick


def _is_switched_off() -> bool:
    from numba import config

    return bool(vars(config)["DISABLE_JIT"])
