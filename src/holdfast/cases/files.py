"""Files of cases, and the base positions that their cases build on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holdfast.cases.bases import Bases
from holdfast.cases.case import BadCase
from holdfast.core.reading import Field

__all__ = ["BASES_FILE", "CaseFile", "bases_beside", "case_files", "read_cases", "read_file"]

BASES_FILE = "bases.json"
"""The base positions of all files of a folder stand in a file of this name."""


@dataclass(frozen=True, slots=True)
class CaseFile:
    """The cases of a file as they are written, still as JSON, and the bases they can name."""

    cases: list[Any]
    bases: Bases


def case_files(paths: Iterable[str | Path]) -> list[Path]:
    """The files themselves, and every `.json` file below those that are folders."""
    files: list[Path] = []
    for path in map(Path, paths):
        # A folder without cases stays in the list, where reading it fails: it may be a slip.
        files += sorted(path.rglob("*.json")) or [path]
    return files


def read_file(path: str | Path) -> CaseFile:
    """The cases of a file as they are written, or `BadCase`."""
    data = _json(Path(path))
    if isinstance(data, list):
        return CaseFile(data, _bases({}, data, Path(path)))
    if not isinstance(data, dict):
        raise BadCase("must hold one case (an object) or a list of cases")
    if "cases" not in data and "bases" not in data:
        return CaseFile([data], _bases({}, [data], Path(path)))
    fields = Field(data, error=BadCase).fields((), ("bases", "cases"))
    cases = [item.value for item in fields["cases"].items()] if "cases" in fields else []
    return CaseFile(cases, _bases(_own(fields), cases, Path(path)))


def read_cases(path: str | Path) -> list[Any]:
    """The cases of a file in full, each still as JSON, or `BadCase`."""
    file = read_file(path)
    return [file.bases.full(case) if isinstance(case, dict) else case for case in file.cases]


def _json(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCase(f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadCase(f"is not valid JSON: {error}") from None


def _own(fields: dict[str, Field]) -> dict[str, object]:
    return dict(fields["bases"].mapping()) if "bases" in fields else {}


def _bases(own: dict[str, object], cases: list[object], path: Path) -> Bases:
    """A file's own bases and, if any of its cases builds on one, those beside it; its own go first.

    So cases in full never fail because of a file that they do not need.
    """
    needed = any(isinstance(one, dict) and "base" in one for one in (*cases, *own.values()))
    return Bases({**bases_beside(path), **own} if needed else own)


def bases_beside(path: Path) -> dict[str, object]:
    """The bases that all files of a folder share, as they are written."""
    beside = path.with_name(BASES_FILE)
    if path.name == BASES_FILE or not beside.is_file():
        return {}
    try:
        return _own(Field(_json(beside), error=BadCase).fields(("bases",)))
    except BadCase as error:
        raise BadCase(f"{BASES_FILE} beside it: {error.sentence}") from None
