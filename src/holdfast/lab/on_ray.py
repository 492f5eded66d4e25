"""The same work on a Ray cluster: tasks go out, answers come back, whichever machine plays.

Ray starts a task again whose worker or machine has died. What it cannot save is handed out again
here. Since a game follows from its seed alone, playing it twice gives the same, and it is kept
once.
"""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from typing import Any, Final, TypeVar

from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json

__all__ = ["on_ray"]

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 2
"""Tasks that wait for a free core, for each."""


def on_ray(
    work: Callable[[T], R], tasks: Iterator[T | None], jobs: int, address: str | None = None
) -> Generator[tuple[T, R], None, None]:
    """Tasks with their answers as these come: from the cluster of an address ("auto" finds the one
    that this machine belongs to), or from one of `jobs` processes on this machine."""
    ray = _ray()
    _start(ray, jobs, address)
    remote = ray.remote(max_retries=-1, num_cpus=1)(work)
    waiting: dict[Any, T] = {}
    try:
        while _hand_out(ray, remote, tasks, waiting):
            (ready, *_), _left = ray.wait(list(waiting), num_returns=1)
            task = waiting.pop(ready)
            try:
                answer: R = ray.get(ready)
            except ray.exceptions.RayTaskError as error:
                raise _as_ours(error) from None
            except (ray.exceptions.RayError, ray.exceptions.RaySystemError):
                waiting[remote.remote(task)] = task  # its machine has gone, and its answer with it
                continue
            yield task, answer
    finally:
        for reference in waiting:
            with suppress(ray.exceptions.RayError):
                ray.cancel(reference, force=True)
        ray.shutdown()


def _ray() -> Any:
    # Of these, only what concerns games is for whoever runs an experiment.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import ray
    except ImportError:
        raise HoldfastError(
            "a cluster needs Ray; get it with: pip install 'holdfast[ray]'"
        ) from None
    return ray


def _start(ray: Any, jobs: int, address: str | None) -> None:
    quiet: Json = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise HoldfastError(f"the Ray cluster cannot be reached: {error}") from None


def _hand_out(ray: Any, remote: Any, tasks: Iterator[T | None], waiting: dict[Any, T]) -> bool:
    """Keep all processors of the cluster busy, also those that came later."""
    cores = int(ray.cluster_resources().get("CPU", 1))
    while len(waiting) < max(1, cores) * AHEAD:
        task = next(tasks, None)
        if task is None:
            break
        waiting[remote.remote(task)] = task
    return bool(waiting)


def _as_ours(error: Any) -> Exception:
    """What a game refused there is what it would have refused here."""
    cause: Exception = getattr(error, "cause", None) or error
    return cause if isinstance(cause, HoldfastError) else HoldfastError(f"a game failed: {cause}")
