"""What other packages bring, such as games and bots: found by their entry points, each alone, so
that what cannot be used keeps nobody from the others."""

from __future__ import annotations

import logging
import sysconfig
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, Generic, TypeVar

__all__ = ["Found", "find_plugins"]

T = TypeVar("T")
OURS: Final = "holdfast"
HERE: Final = str(Path(__file__).parents[1])
PYTHON: Final = sysconfig.get_path("stdlib")

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Found(Generic[T]):
    """What can be used, by its name, and what is wrong with the rest, by that of its entry."""

    good: dict[str, T]
    broken: dict[str, str] = field(default_factory=dict)


def package_of(point: EntryPoint) -> str:
    """The package that an entry point is of."""
    return OURS if point.dist is None else point.dist.name


def find_plugins(
    group: str,
    what: str,
    read: Callable[[EntryPoint], tuple[str, T]],
    ours: Mapping[str, T] | None = None,
    prove: Callable[[T], object] = lambda thing: None,
) -> Found[T]:
    """All of a group, ours before those of others. Of two with one name the first is kept.

    `prove` does with what others bring what would fail later, in the middle of something else.
    """
    found: Found[T] = Found({} if ours is None else dict(ours))
    homes = dict.fromkeys(found.good, OURS)
    points = entry_points(group=group)
    for point in sorted(points, key=lambda point: (package_of(point) != OURS, point.name)):
        package = package_of(point)
        try:
            name, thing = read(point)
            if name in homes and found.good[name] is not thing:
                raise ValueError(
                    f"the {what} {name!r} of {homes[name]} is there already, and is kept; "
                    f"{package} must give its own another name"
                )
            if package != OURS:
                prove(thing)
            found.good[name] = thing
            homes[name] = package
        except (Exception, SystemExit) as error:
            # What cannot be loaded must not keep the others away, nor end the program.
            reason = f"{point.value} ({package}): {type(error).__name__}: {error}{place_of(error)}"
            found.broken[free(point.name, package, found)] = reason
            log.warning("the %s %s cannot be used: %s", what, point.name, reason)
    return found


def place_of(error: BaseException) -> str:
    """Where in the code of another package something went wrong, if it was there."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if is_theirs(frame.filename):
            return f" ({frame.filename}:{frame.lineno})"
    return ""


def is_theirs(file: str) -> bool:
    """Whether a file of code is neither ours nor Python's own."""
    if file.startswith((HERE, "<")):
        return False
    return not file.startswith(PYTHON) or "site-packages" in file


def free(name: str, package: str, found: Found[T]) -> str:
    """What to call something broken: its name or, where that is taken, with its package."""
    return f"{name} ({package})" if name in found.good or name in found.broken else name
