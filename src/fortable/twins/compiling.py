"""One source for two speeds: as Python runs it, or as Numba compiles it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from importlib.util import find_spec
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, ParamSpec, TypeVar, cast

from fortable.plain_twins import are_plain

from .compiled_cache import cache_dir, made_of

P = ParamSpec("P")
R = TypeVar("R")


def is_compiled() -> bool:
    """Whether twins are compiled here."""
    return not are_plain() and find_spec("numba") is not None and not _is_switched_off()


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function, compiled at its first call and kept on disk, where Numba is installed."""
    return _kept(function) if is_compiled() else function


def _kept(function: Callable[P, R], *signature: Any) -> Callable[P, R]:
    """Compiled, and kept for as long as nothing changes that it was made from."""
    from numba import njit

    compile_it = cast(Any, njit)
    with _keeping(function) as can_be_kept:
        quick: Callable[P, R] = compile_it(*signature, cache=can_be_kept)(function)
    return quick


@contextmanager
def _keeping(function: Callable[..., Any]) -> Iterator[bool]:
    """Numba looks meanwhile where code of this function is kept, if it can be anywhere."""
    from numba import config

    settings, place = vars(config), cache_dir(function.__module__)
    usual = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = str(place or usual)
    try:
        yield place is not None
    finally:
        settings["CACHE_DIR"] = usual


def plain(function: Callable[P, R]) -> Callable[P, R]:
    """The function as Python runs it, with all that it calls: slower, but ready at once."""
    if not is_compiled():
        return function
    python = vars(function)["py_func"]
    found: Callable[P, R] = _plain_names(python.__module__)[python.__name__]
    return found


@cache
def _plain_names(module: str) -> dict[str, Any]:
    """What the names in a module stand for, with nothing compiled and no arrays."""
    names, sibling = dict(vars(sys.modules[module])), f"{module.rpartition('.')[0]}."
    for name, value in names.items():
        python = getattr(value, "py_func", None)
        if hasattr(value, "tolist") and not isinstance(value, type):
            names[name] = value.tolist()
        elif isinstance(value, ModuleType) and value.__name__.startswith(sibling):
            names[name] = SimpleNamespace(**_plain_names(value.__name__))
        elif python is not None and python.__module__ == module:
            names[name] = FunctionType(python.__code__, names, name, python.__defaults__)
        elif python is not None:
            names[name] = plain(value)
    return names


def compiled_over(kinds: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The same for a function that is handed functions of a twin, and gives a number.

    `kinds` are those of its arguments, in order: `row` and `number`, or what a function does, as the
    fields of `Twin` that are named so (`waiting`, `legal`, `act`, `bag`, `draw`, `merits`, `playout`).
    They make one compiled version do for every game; without them Numba would keep none on disk.
    """

    def compile_it(function: Callable[P, R]) -> Callable[P, R]:
        if not is_compiled():
            return function

        @wraps(function)
        def quickly(*args: P.args, **kwargs: P.kwargs) -> R:
            return quick()(*args, **kwargs)

        @cache
        def quick() -> Callable[P, R]:
            from numba import int64

            known = _kinds()
            return _kept(function, int64(*(known[kind] for kind in kinds.split())))

        return quickly

    return compile_it


def compiled_for_each(function: Callable[P, R]) -> Callable[P, R]:
    """The same, compiled for every game whose functions it closes over, and kept for each.

    That takes seconds once, and then each call is quick: to hand over functions costs nothing.
    """
    if not is_compiled():
        return function
    from numba import njit

    quick: Any = njit()(function)
    with _keeping(function) as can_be_kept:
        if can_be_kept:
            quick._cache = _cache_of_closures()(function)
    return cast(Callable[P, R], quick)


@cache
def _cache_of_closures() -> Any:
    """Numba's own knows compiled functions by a number that is another one in every process."""
    from numba.core.caching import FunctionCache

    class Closures(FunctionCache):
        def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
            return sig, codegen.magic_tuple(), made_of(self._py_func)

    return Closures


def _kinds() -> dict[str, Any]:
    from numba import int64, types

    row = types.Array(int64, 1, "C")
    asked = types.FunctionType(int64(row))
    written = types.FunctionType(int64(row, row))
    done = types.FunctionType(types.void(row, int64))
    return {
        "row": row,
        "number": int64,
        "waiting": asked,
        **dict.fromkeys(("legal", "bag", "merits"), written),
        **dict.fromkeys(("act", "draw"), done),
        "playout": types.FunctionType(int64(row, row, row)),
    }


def _is_switched_off() -> bool:
    from numba import config

    return bool(vars(config)["DISABLE_JIT"])
