"""Check that positions, views, results and events have the shapes that a game declares as types."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import lru_cache, reduce
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from holdfast.conformance.trial import WHOLE, Finder, Trial

__all__ = ["shapes_hold"]

Judge = Callable[[object], str]
"""What is wrong with a value of some shape; nothing when it is as declared."""


def shapes_hold(trial: Trial, found: Finder) -> None:
    """positions, views, results and events are what the types in the game's shapes say"""
    shapes = trial.game.shapes
    if not shapes:
        found.report.skipped[found.check] = "the game declares no shapes"
        return
    try:
        judges = {name: judge_of(shape) for name, shape in shapes.items()}
    except ImportError:
        found.report.skipped[found.check] = "pydantic is not installed, which compares the types"
        return
    last = len(trial.states) - 1
    for at in sorted({*trial.sampled, last}):
        for eyes in trial.eyes:
            shape = "position" if eyes == WHOLE else "view"
            seen = trial.seen(trial.states[at], eyes)
            sentence = judges[shape](seen)
            found.judge(not sentence, at, f"the {shape} of {trial.viewer_name(eyes)}: {sentence}")
    result = trial.states[last].result()
    if result is not None:
        sentence = judges["result"](result)
        found.judge(not sentence, last, f"the result: {sentence}")
    _judge_events(trial, found, judges)


def _judge_events(trial: Trial, found: Finder, judges: Mapping[str, Judge]) -> None:
    match = trial.played
    batches = [match.setup_events, *(played.events for played in match.played)]
    for at, events in enumerate(batches):
        for event in events:
            if event.kind not in judges:
                found.wrong(at, f"the game's shapes have none for the event {event.kind!r}")
                continue
            for eyes in trial.eyes:
                seen = event if eyes == WHOLE else event.seen_by(eyes)
                sentence = judges[event.kind](dict(seen.facts))
                who = trial.viewer_name(eyes)
                found.judge(not sentence, at, f"{event.kind!r} as told to {who}: {sentence}")


@lru_cache(maxsize=None)
def judge_of(shape: Any) -> Judge:
    """A judge of values of this shape; `ImportError` where there is nothing to compare with."""
    from pydantic import TypeAdapter, ValidationError

    adapter: TypeAdapter[Any] = TypeAdapter(portable(shape))

    def judge(value: object) -> str:
        try:
            adapter.validate_python(value, strict=True)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            path = ".".join(map(str, first["loc"])) or "all of it"
            return f"{path}: {first['msg']}, not {first['input']!r}"
        return ""

    return judge


def portable(shape: Any) -> Any:
    """The same shape in types that pydantic reads: those of `typing` it only takes from 3.12 on."""
    if is_typeddict(shape):
        import typing_extensions

        make: Any = typing_extensions.TypedDict  # of names that no checker can know
        hints = get_type_hints(shape, include_extras=True)
        made = make(shape.__name__, {key: portable(hint) for key, hint in hints.items()})
        made.__pydantic_config__ = {"extra": "forbid"}
        return made
    origin, args = get_origin(shape), get_args(shape)
    if origin is None or origin is Literal:
        return shape
    parts = [portable(one) for one in args]
    if origin in (UnionType, Union):
        return reduce(operator.or_, parts)
    return origin[tuple(parts)] if len(parts) > 1 else origin[parts[0]]
