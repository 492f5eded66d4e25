"""Experiments from files: TOML, every field checked, and a sentence for whatever is wrong."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Final, NoReturn, TypeVar, cast

from holdfast.core.errors import did_you_mean
from holdfast.core.reading import Given, Json
from holdfast.core.registry import find_game
from holdfast.lab.changing import BadExperiment
from holdfast.lab.experiment import MEASURES, Arm, Experiment, Stop, crossed

__all__ = ["experiment_from", "read_experiment"]

T = TypeVar("T")

OF_ARM: Final = ("game", "options", "bots", "without", "set", "remove")
OF_ALL: Final = ("title", "about", "games", "seed", "swap", "batch", "journals", "counts",
                 "by_clock")  # fmt: skip
KNOWN: Final = (*OF_ALL, *OF_ARM, "vary", "arms", "stop")
USUAL: Final = "usual"
"""What an arm is called that nobody has named."""


def read_experiment(path: str | Path) -> Experiment:
    """The experiment that a file describes, checked; `BadExperiment` says what is wrong."""
    try:
        data = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadExperiment(f"cannot read {path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadExperiment(f"{path} is not valid TOML: {error}") from None
    try:
        return experiment_from(data)
    except BadExperiment as error:
        raise BadExperiment(f"{path}: {error.sentence}") from None


def experiment_from(data: Json) -> Experiment:
    """The experiment that a table describes, checked."""
    _known(data, KNOWN, "an experiment")
    usual = _arm(data, Arm(USUAL, ""), "the experiment")
    written = _rows(data, "arms")
    if written and "vary" in data:
        raise BadExperiment("either arms are written out, or vary makes them; not both")
    if not usual.game and not all("game" in row for row in written or [{}]):
        raise BadExperiment('which game? game = "itter" names one')
    if "vary" in data:
        arms = crossed(usual, _vary(_table(data, "vary"), usual))
    else:
        arms = tuple(_written(row, usual) for row in written) or (usual,)
    given: Json = {name: data[name] for name in OF_ALL if name in data}
    made = Experiment(arms, stop=_stop(data), **_typed(given))
    made.check()
    return made


def _written(row: Json, usual: Arm) -> Arm:
    _known(row, ("name", *OF_ARM), "an arm")
    name = row.get("name", USUAL)
    if not isinstance(name, str):
        raise BadExperiment("the name of an arm must be text")
    return _arm(row, usual, f"arm “{name}”", name)


def _arm(row: Json, usual: Arm, where: str, name: str = "") -> Arm:
    """An arm that says what differs from the usual one."""
    game = _of(row.get("game", usual.game), str, "text", f"{where}: game")
    return Arm(
        name or usual.name,
        find_game(game).id if game else "",
        {**usual.options, **_of(row.get("options", {}), dict, "a table", f"{where}: options")},
        _words(row.get("bots", usual.bots), f"{where}: bots"),
        _words(row.get("without", usual.without), f"{where}: without"),
        {**usual.set, **_of(row.get("set", {}), dict, "a table", f"{where}: set")},
        _words(row.get("remove", usual.remove), f"{where}: remove"),
    )


def _vary(vary: Json, usual: Arm) -> Json:
    """What varies: lists. `without = "each"` leaves out every piece in turn."""
    options = [option.name for option in find_game(usual.game).options]
    _known(vary, ("bots", "without", *options), "vary")
    found: Json = {}
    for name, values in vary.items():
        if name == "without" and values == "each":
            values = find_game(usual.game).pieces(usual.start(1))
        if not isinstance(values, list) or not values:
            raise BadExperiment(f"vary.{name} must be a list of values")
        found[name] = values
    return found


def _stop(data: Json) -> Stop | None:
    if "stop" not in data:
        return None
    row = _table(data, "stop")
    _known(row, [one.name for one in fields(Stop)], "stop")
    if row.get("measure", "return") not in MEASURES:
        raise BadExperiment(f"stop.measure must be one of {', '.join(MEASURES)}")
    if row.get("of", "mean") not in ("difference", "mean"):
        raise BadExperiment("stop.of must be difference or mean")
    for name in ("within", "least"):
        if name in row and (type(row[name]) not in (int, float) or row[name] < 0):
            raise BadExperiment(f"stop.{name} must be a number above 0")
    return Stop(**row)


KINDS: Final[dict[str, tuple[type, str]]] = {
    "title": (str, "text"), "about": (str, "text"), "games": (int, "a whole number"),
    "seed": (int, "a whole number"), "batch": (int, "a whole number"),
    "swap": (bool, "true or false"), "journals": (bool, "true or false"),
    "counts": (bool, "true or false"), "by_clock": (bool, "true or false"),
}  # fmt: skip


def _typed(given: Given) -> Json:
    return {name: _of(value, *KINDS[name], name) for name, value in given.items()}


def _of(value: object, kind: type[T], words: str, where: str) -> T:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadExperiment(f"{where} must be {words}")
    return value


def _words(value: object, where: str) -> tuple[str, ...]:
    """A word or a list of words."""
    words = [value] if isinstance(value, str) else value
    if not isinstance(words, list | tuple) or not all(isinstance(one, str) for one in words):
        raise BadExperiment(f"{where} must be a list of words")
    return tuple(words)


def _table(data: Json, name: str) -> Json:
    return cast(Json, _of(data[name], dict, "a table", name))


def _rows(data: Json, name: str) -> list[Json]:
    rows = data.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadExperiment(f"{name} must be tables: [[{name}]]")
    return rows


def _known(data: Given, known: tuple[str, ...] | list[str], where: str) -> None:
    for name in data:
        if name not in known:
            _unknown(name, known, where)


def _unknown(name: str, known: tuple[str, ...] | list[str], where: str) -> NoReturn:
    near = did_you_mean(name, known)
    raise BadExperiment(f"{where} has no “{name}”{near or f'; there are {chr(44).join(known)}'}")
