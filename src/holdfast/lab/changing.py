"""Changes to component data and to positions, by the path to a value, such as `scoring.rows`.

A step of a path is a name or, in a list, a number, a value or the `id` of a row. A change names
something that is there, so that a misspelt path is refused instead of adding what nobody reads.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from holdfast.core.errors import HoldfastError, nearest
from holdfast.core.reading import Given, Json

__all__ = ["BadExperiment", "changed", "split_changes"]


class BadExperiment(HoldfastError):
    """An experiment cannot be run as it is written."""

    kind = "bad_experiment"


def changed(data: Given, values: Given, gone: Sequence[str], where: str) -> Json:
    """A copy of JSON with other values at some paths, and without what lies at others."""
    found = copy.deepcopy(dict(data))
    for path, value in values.items():
        holder, key = _find(found, path, where)
        holder[key] = copy.deepcopy(value)
    for path in gone:
        holder, key = _find(found, path, where)
        del holder[key]
    return found


def _find(data: Any, path: str, where: str) -> tuple[Any, Any]:
    """What holds the value at a path, and under which key or number."""
    holder: Any = None
    key: Any = None
    for step in path.split("."):
        holder = data
        if isinstance(holder, dict):
            if step not in holder:
                raise _no_place(path, step, where, list(holder))
            key = step
        elif isinstance(holder, list):
            key = _number(holder, step)
            if key is None:
                raise _no_place(path, step, where, [_called(one) for one in holder])
        else:
            raise _no_place(path, step, where, [])
        data = holder[key]
    return holder, key


def _number(holder: list[Any], step: str) -> int | None:
    """The place in a list that a step means: the value itself, a row of that id, or a number."""
    for at, one in enumerate(holder):
        if one == step or (isinstance(one, dict) and one.get("id") == step):
            return at
    return int(step) if step.isdecimal() and int(step) < len(holder) else None


def _called(one: object) -> str:
    return str(one.get("id", "…")) if isinstance(one, dict) else str(one)


def _no_place(path: str, step: str, where: str, known: list[str]) -> BadExperiment:
    near = nearest(step, known)
    some = "" if near or not known else f"; there are {', '.join(known[:12])}"
    return BadExperiment(f"{where} has no “{path}”: nothing is called “{step}”{some}", near=near)


def split_changes(paths: Given, arm: str) -> dict[str, Json]:
    """Changes by what they change: `pack.…` is component data, `position.…` the beginning."""
    found: dict[str, Json] = {"pack": {}, "position": {}}
    for path, value in paths.items():
        what, dot, rest = path.partition(".")
        if what not in found or not dot:
            raise BadExperiment(
                f"arm “{arm}”: a change begins with pack. or position., unlike “{path}”"
            )
        found[what][rest] = value
    return found
