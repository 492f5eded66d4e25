"""What every corrected pack must keep: the kinds of values that the shipped one has.

The games check what their rules need. Words, notes and drawings read many more values, and a number
where a name belongs would fail only when somebody looks at the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from holdfast.core.errors import BadPack
from holdfast.core.reading import Field

__all__ = ["check_kinds"]

LARGEST: Final = 2**63 - 1
DEEPEST: Final = 40


def check_kinds(pack: Mapping[str, Any], shipped: Mapping[str, Any]) -> None:
    """Refuse the first value of another kind than the shipped pack has in that place."""
    _compare(pack, [shipped], "", 0)


def _compare(value: Any, models: list[Any], path: str, depth: int) -> None:
    """`models` are the shipped values of this place, of which a list has one for each row."""
    if depth > DEEPEST:
        _fail(path, "is nested too deeply")
    _check_plain(value, path)
    kinds = {_kind(model) for model in models}
    if models and _kind(value) not in kinds:
        _fail(path, f"must be {' or '.join(sorted(kinds))}, not {_kind(value)}")
    if isinstance(value, dict):
        objects = [model for model in models if isinstance(model, dict)]
        for key, one in value.items():
            _check_plain(key, path)
            below = [model[key] for model in objects if key in model]
            _compare(one, below, f"{path}.{key}" if path else key, depth + 1)
    elif isinstance(value, list):
        rows = [row for model in models if isinstance(model, list) for row in model]
        for at, one in enumerate(value):
            _compare(one, rows, f"{path}[{at}]", depth + 1)


def _check_plain(value: Any, path: str) -> None:
    """Numbers and characters that every database and browser can hold."""
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        _fail(path, "is too large a number")
    if isinstance(value, str) and any(c == "\0" or "\ud800" <= c <= "\udfff" for c in value):
        _fail(path, "has a character that cannot be written down")


def _fail(path: str, message: str) -> NoReturn:
    Field(None, path, BadPack).fail(message)


def _kind(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return "a number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list):
        return "a list"
    return "an object" if isinstance(value, dict) else type(value).__name__
