"""Base positions: a case names one and says what differs, instead of a whole position.

`change` gives new values by path (`"defenders.lee.at": "G4"`), `add` fields that the base has not,
`without` the paths of those to leave out. A path that is not as its key says is refused: it would
be a slip of the pen. Lists are changed whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from holdfast.cases.case import KEYS, BadCase
from holdfast.cases.staying import with_stays
from holdfast.core.errors import did_you_mean
from holdfast.core.reading import Field, Json

__all__ = ["FROM_BASE", "NO_BASES", "Bases"]

FROM_BASE = ("base", "change", "add", "without")
"""The keys of the short form, which a case in full does not have."""
IN_BASE = ("game", "options", "position")

Edit = Callable[[dict[str, object], str], None]


class Bases:
    """The base positions that the cases of a file can name."""

    def __init__(self, given: Mapping[str, object]) -> None:
        self._given = given
        self._full: dict[str, dict[str, object]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._given)

    def full(self, case: Mapping[str, object]) -> Mapping[str, object]:
        """The case with its whole position and all it expects, or `BadCase`."""
        if "base" in case:
            Field(case, error=BadCase).fields((), (*KEYS, *FROM_BASE, "stays"))
            return with_stays(self._built(case, ()))
        for key in FROM_BASE:
            if key in case:
                raise BadCase(f'{key}: there is no "base" that it could be said of')
        return with_stays(case)

    def base(self, name: str) -> Json:
        """Game, options and whole position of a base."""
        return self._base(name, ())

    def _base(self, name: str, below: tuple[str, ...]) -> dict[str, object]:
        if name in below:
            raise BadCase(f'base: "{name}" builds on itself')
        if name not in self._given:
            raise BadCase(f'base: there is no base "{name}"{_instead(name, self._given)}')
        if name not in self._full:
            self._full[name] = self._read(name, (*below, name))
        return self._full[name]

    def _read(self, name: str, below: tuple[str, ...]) -> dict[str, object]:
        where = f"bases.{name}"
        given = Field(self._given[name], where, error=BadCase)
        given.fields((), (*IN_BASE, *FROM_BASE, "comment"))
        said = {key: value for key, value in given.value.items() if key != "comment"}
        full = self._built(said, below) if "base" in said else said
        Field(full, where, error=BadCase).fields(("game", "position"), IN_BASE)
        return dict(full)

    def _built(self, case: Mapping[str, object], below: tuple[str, ...]) -> dict[str, object]:
        if "position" in case:
            raise BadCase('position: cannot stand beside "base"; say what differs in "change"')
        read = Field(case, error=BadCase)
        name = read.child("base").text()
        base = self._base(name, below)
        rest = {key: value for key, value in case.items() if key not in FROM_BASE}
        position = Field(base, error=BadCase).child("position").mapping()
        return {**base, **rest, "position": _edited(position, read, name)}


NO_BASES = Bases({})


def _edited(position: Mapping[str, object], case: Field, base: str) -> Mapping[str, object]:
    """The base's position with what the case says of it."""
    for path, value in _object(case, "change").items():
        position = _at(position, "change", path, base, _setting(value))
    for path, value in _object(case, "add").items():
        position = _at(position, "add", path, base, _setting(value))
    if "without" in case.value:
        for item in case.child("without").items():
            position = _at(position, "without", item.text(), base, _leave_out)
    return position


def _object(case: Field, key: str) -> Mapping[str, object]:
    return case.child(key).mapping() if key in case.value else {}


def _setting(value: object) -> Edit:
    def put(inside: dict[str, object], key: str) -> None:
        inside[key] = value

    return put


def _leave_out(inside: dict[str, object], key: str) -> None:
    del inside[key]


def _at(
    position: Mapping[str, object], verb: str, path: str, base: str, edit: Edit
) -> Mapping[str, object]:
    """A copy of the position, edited at the path; what lies elsewhere is shared with the base."""
    keys = path.split(".")
    top = inside = dict(position)
    for at, key in enumerate(keys):
        last = at == len(keys) - 1
        wanted = not (last and verb == "add")
        if (key in inside) is not wanted:
            said = f'has no "{key}"{did_you_mean(key, inside)}' if wanted else "has it already"
            raise BadCase(f'{verb}: {path}: the base "{base}" {said}')
        if last:
            edit(inside, key)
        else:
            inside[key] = inside = _inner(inside[key], verb, keys[: at + 1], base)
    return top


def _inner(value: object, verb: str, keys: Sequence[str], base: str) -> dict[str, object]:
    if not isinstance(value, Mapping):
        path = ".".join(keys)
        raise BadCase(f'{verb}: {path}: is no object in the base "{base}"; change it whole')
    return dict(value)


def _instead(name: str, given: Mapping[str, object]) -> str:
    if not given:
        return ", nor any other: neither in the file nor in a bases.json beside it"
    return did_you_mean(name, given) or f"; there are {', '.join(given)}"
