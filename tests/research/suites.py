"""What PettingZoo tries on an environment; imported when it is called, for it brings a game engine along."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def _later(module: str, name: str) -> Callable[..., Any]:
    def call(*words: Any, **wishes: Any) -> Any:
        return getattr(import_module(module), name)(*words, **wishes)

    return call


api_test = _later("pettingzoo.test", "api_test")
parallel_api_test = _later("pettingzoo.test", "parallel_api_test")
parallel_seed_test = _later("pettingzoo.test", "parallel_seed_test")
render_test = _later("pettingzoo.test", "render_test")
seed_test = _later("pettingzoo.test", "seed_test")
max_cycles_test = _later("pettingzoo.test.max_cycles_test", "max_cycles_test")
