"""What stays as it was: a case lists it by path instead of writing it out in `expect` again.

`"stays": ["deck", "castles"]` expects both as in the position that the case begins with, `"stays":
true` all of it; what `expect` says goes over it.
"""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.cases.case import BadCase
from holdfast.core.errors import did_you_mean
from holdfast.core.reading import Field

__all__ = ["laid_over", "with_stays"]


def with_stays(case: Mapping[str, object]) -> Mapping[str, object]:
    """The case with all that it expects in `expect`."""
    if "stays" not in case:
        return case
    position = case.get("position")
    if not position or not isinstance(position, Mapping):
        raise BadCase("stays: there is no position in which anything could have been otherwise")
    stays = Field(case, error=BadCase).child("stays")
    kept: object = position if stays.value is True else _kept(position, stays)
    rest = {key: value for key, value in case.items() if key != "stays"}
    return {**rest, "expect": laid_over(kept, case.get("expect", {}))}


def laid_over(below: object, above: object) -> object:
    """One JSON value over another: objects key by key, anything else hides what is below."""
    if not (isinstance(below, Mapping) and isinstance(above, Mapping)):
        return above
    both = {key: laid_over(below[key], above[key]) for key in above if key in below}
    return {**below, **above, **both}


def _kept(position: Mapping[str, object], stays: Field) -> object:
    kept: object = {}
    for path in stays.items():
        kept = laid_over(kept, _alone(position, path.text().split("."), path))
    return kept


def _alone(position: object, keys: list[str], path: Field) -> object:
    """The value at a path, in nothing but the objects around it."""
    if not keys:
        return position
    if not isinstance(position, Mapping) or keys[0] not in position:
        known = position if isinstance(position, Mapping) else ()
        path.fail(f'"{path.value}" is not in the position{did_you_mean(keys[0], known)}')
    return {keys[0]: _alone(position[keys[0]], keys[1:], path)}
