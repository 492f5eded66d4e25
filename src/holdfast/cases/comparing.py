"""Where two JSON values differ, told by path."""

from __future__ import annotations

import json
from collections.abc import Mapping

__all__ = ["differences", "same", "shown"]

SHOWN = 300
"""How many characters of a value a report quotes."""


def differences(expected: object, found: object, path: str = "") -> list[str]:
    """Where `found` does not hold all of `expected`, by path. Lists are compared whole."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        report: list[str] = []
        for key, value in expected.items():
            inner = f"{path}.{key}" if path else str(key)
            if key in found:
                report += differences(value, found[key], inner)
            else:
                report.append(f"{inner}: expected {shown(value)}, found nothing")
        return report
    if same(expected, found):
        return []
    return [_first_difference(expected, found, path)]


def _first_difference(expected: object, found: object, path: str) -> str:
    """Long lists of equal length differ at an index; other values differ as they are."""
    if (
        isinstance(expected, list)
        and isinstance(found, list)
        and len(expected) == len(found)
        and len(json.dumps(expected)) > 60
    ):
        at = next(i for i, value in enumerate(expected) if not same(value, found[i]))
        return _first_difference(expected[at], found[at], f"{path}[{at}]")
    return f"{path or 'the position'}: expected {shown(expected)}, found {shown(found)}"


def same(one: object, other: object) -> bool:
    """Equality of JSON values: unlike Python's, true is not 1."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
