"""Who plays the matches: the processors of this machine, or a Ray cluster. The result is the same."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from os import cpu_count, environ
from typing import Any, Protocol, TypeVar

from fortable.kernel.words import Illegal

Task = TypeVar("Task")
Made = TypeVar("Made")


class Executor(Protocol):
    """Workers side by side."""

    workers: int

    def each(self, work: Callable[[Task], Made], tasks: Iterator[Task]) -> Iterator[Made]:
        """What each task came to, in the order of their ends; a task is taken when a worker is free."""


class Processes:
    """Processes of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cpu_count() or 1

    def each(self, work: Callable[[Task], Made], tasks: Iterator[Task]) -> Iterator[Made]:
        if self.workers == 1:
            yield from map(work, tasks)
            return
        with ProcessPoolExecutor(self.workers, get_context("spawn")) as pool:
            going = {pool.submit(work, task) for task in islice(tasks, self.workers)}
            while going:
                done, going = wait(going, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
                going |= {pool.submit(work, task) for task in islice(tasks, len(done))}


class RayCluster:
    """A Ray cluster: the one that `RAY_ADDRESS` names, or one on this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.ray = _ray()
        if not self.ray.is_initialized():
            self.ray.init(
                num_cpus=workers,
                log_to_driver=False,
                include_dashboard=False,
                runtime_env={"env_vars": _own_variables()},
            )
        self.workers = workers or int(self.ray.cluster_resources()["CPU"])

    def each(self, work: Callable[[Task], Made], tasks: Iterator[Task]) -> Iterator[Made]:
        remote = self.ray.remote(work)
        going = [remote.remote(task) for task in islice(tasks, self.workers)]
        while going:
            done, going = self.ray.wait(going)
            yield from self.ray.get(done)
            going += [remote.remote(task) for task in islice(tasks, len(done))]


def _own_variables() -> dict[str, str]:
    """What Fortable is told by the environment must be told elsewhere too."""
    return {name: value for name, value in environ.items() if name.startswith("FORTABLE_")}


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Illegal("TB-06", "extra-missing", tried="--on ray", extra="ray") from None
    return ray


EXECUTORS: dict[str, Callable[[int | None], Executor]] = {"local": Processes, "ray": RayCluster}
