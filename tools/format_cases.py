"""Writes case files as people read them: short, in one order, as what differs from a base position.

`python tools/format_cases.py cases` rewrites every file whose layout differs, `--check` only names
them. A position in full becomes what differs from the nearest base where that is shorter; a case
that names a base keeps it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from holdfast.cases import BadCase, Bases, case_files, read_file
from holdfast.cases.comparing import same
from holdfast.cases.files import bases_beside

WIDTH = 120
CLOSING = 4
"""Room that is left at the end of a line for brackets that close there, and a comma."""
KEYS = (
    "name", "comment", "game", "base", "options", "change", "add", "without", "position", "chance",
    "do", "illegal", "bad_position", "stays", "expect", "decision", "legal_count",
    "legal_includes", "legal_excludes", "over", "views", "history", "undo", "cites",
)  # fmt: skip
NOT_SAID: dict[str, Any] = {"options": {}, "chance": [], "do": [], "illegal": False}
"""What a case says of itself when it says nothing, so that it need not."""

# What differs from a base


def shortest(case: Mapping[str, Any], bases: Bases) -> dict[str, Any]:
    """The case in its short form: with its own base, or the nearest if that saves anything."""
    full = bases.full(case)
    if "base" in case:
        return short(full, str(case["base"]), bases)
    if not full.get("position"):
        return dict(full)
    near = [name for name in bases if bases.base(name)["game"] == full.get("game")]
    forms = [staying(full), *(short(full, name, bases) for name in near)]
    return min(forms, key=length)


def short(full: Mapping[str, Any], name: str, bases: Bases) -> dict[str, Any]:
    """A case in full, as what differs from a base."""
    base = bases.base(name)
    full = {**full, "position": ordered(full["position"], base["position"])}
    said: dict[str, Any] = {"change": {}, "add": {}, "without": []}
    for verb, path, value in changes(base["position"], full["position"]):
        if verb == "without":
            said[verb].append(path)
        else:
            said[verb][path] = value
    rest = {key: value for key, value in staying(full).items() if key not in ("game", "position")}
    if same(rest.get("options", {}), base.get("options", {})):
        rest.pop("options", None)
    else:
        rest.setdefault("options", {})
    return {**rest, "base": name, **{verb: value for verb, value in said.items() if value}}


Change = tuple[str, str, Any]


def changes(base: Any, wanted: Any, path: str = "") -> list[Change]:
    """What turns one position into another, as `change`, `add` and `without` by path."""
    if same(base, wanted):
        return []
    whole = [("change", path, wanted)]
    if not (isinstance(base, Mapping) and isinstance(wanted, Mapping)):
        return whole
    if any("." in key or not key for key in (*base, *wanted)):
        return whole
    inner = list(inner_changes(base, wanted, f"{path}." if path else ""))
    return inner if not path or length(inner) < length(whole) else whole


def inner_changes(
    base: Mapping[str, Any], wanted: Mapping[str, Any], before: str
) -> Iterator[Change]:
    for key, value in base.items():
        if key in wanted:
            yield from changes(value, wanted[key], f"{before}{key}")
        else:
            yield "without", f"{before}{key}", None
    for key, value in wanted.items():
        if key not in base:
            yield "add", f"{before}{key}", value


# What stays as it was

WORTHWHILE = 40
"""How many characters `stays` must save: a short `expect` says more than that something stays."""


def staying(full: Mapping[str, Any]) -> dict[str, Any]:
    """The case with `stays` instead of what `expect` repeats, if that is shorter."""
    expect, position = full.get("expect"), full.get("position")
    if not expect or not position:
        return dict(full)
    expect = ordered(expect, position)
    left = unsaid(position, expect)
    if left is not None:
        said: dict[str, Any] = {"stays": True, "expect": left}
    else:
        paths, left = said_again(position, expect)
        said = {"stays": paths, "expect": left}
    shorter = {key: value for key, value in said.items() if value}
    if length(shorter) + WORTHWHILE > length({"expect": expect}):
        shorter = {"expect": expect}
    return {**{key: value for key, value in full.items() if key != "expect"}, **shorter}


def ordered(value: Any, like: Any) -> Any:
    """The keys in the order that they have in the position, so that a file has one layout."""
    if not (isinstance(value, Mapping) and isinstance(like, Mapping)):
        return value
    keys = [*(key for key in like if key in value), *(key for key in value if key not in like)]
    return {key: ordered(value[key], like.get(key)) for key in keys}


def unsaid(below: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any] | None:
    """What must be laid over the one to get the other; None where something would be too much."""
    if not below.keys() <= wanted.keys():
        return None
    left: dict[str, Any] = {}
    for key, value in wanted.items():
        if key in below and same(below[key], value):
            continue
        if key in below and isinstance(below[key], Mapping) and isinstance(value, Mapping):
            inner = unsaid(below[key], value)
            if inner is None:
                return None
            left[key] = inner
        else:
            left[key] = value
    return left


def said_again(
    position: Mapping[str, Any], expect: Mapping[str, Any], before: str = ""
) -> tuple[list[str], dict[str, Any]]:
    """The paths of what `expect` repeats, and what is left of it."""
    paths: list[str] = []
    left: dict[str, Any] = {}
    for key, value in expect.items():
        here = position.get(key)
        if key not in position or "." in key:
            left[key] = value
        elif same(here, value):
            paths.append(f"{before}{key}")
        elif isinstance(here, Mapping) and isinstance(value, Mapping):
            inner = unsaid(here, value)
            more, rest = said_again(here, value, f"{before}{key}.")
            if inner is not None and length(inner) <= length([more, rest]):
                more, rest = [f"{before}{key}"], inner
            paths += more
            left |= {key: rest} if rest else {}
        else:
            left[key] = value
    return paths, left


def length(value: Any) -> int:
    return len(line(value))


# Layout


def line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def layout(value: Any, indent: int, column: int) -> str:
    """JSON on one line if it fits behind the column, otherwise filled up to the width."""
    text = line(value)
    if column + len(text) <= WIDTH - CLOSING or not value or not isinstance(value, Mapping | list):
        return text
    if isinstance(value, Mapping):
        items = [(f"{line(key)}: ", item) for key, item in value.items()]
        return "{" + filled(items, indent + 1, column + 1) + "}"
    return "[" + filled([("", item) for item in value], indent + 1, column + 1) + "]"


def filled(items: Sequence[tuple[str, Any]], indent: int, column: int) -> str:
    """As many items on each line as there is room for; one of several lines has them alone."""
    lines = [""]
    for at, (name, item) in enumerate(items):
        used = (column if len(lines) == 1 else 0) + len(lines[-1])
        text = f"{name}{line(item)}"
        fits = used + 1 + len(text) <= WIDTH - CLOSING and "\n" not in lines[-1]
        if at and not fits:
            lines.append(" " * indent)
        elif at:
            lines[-1] += " "
        if not fits:
            before = (column if len(lines) == 1 else indent) + len(name)
            text = name + layout(item, indent, before)
        lines[-1] += text + ("," if at < len(items) - 1 else "")
    return "\n".join(lines)


def written(case: Mapping[str, Any]) -> str:
    """One case: each key begins a line, in the order in which one reads it."""
    said = {key: case[key] for key in KEYS if key in case and case[key] != NOT_SAID.get(key, ())}
    said |= {key: value for key, value in case.items() if key not in KEYS}
    if "base" in case and "options" in case:
        said["options"] = case["options"]  # No options are others than those of the base.
    parts = [f" {line(key)}: {layout(value, 1, len(key) + 5)}" for key, value in said.items()]
    return "{\n" + ",\n".join(parts) + "\n}"


def rule_order(case: Mapping[str, Any]) -> list[tuple[int, str]]:
    """The rule at the head of the name, its numbers as numbers."""
    rule = str(case.get("name", "")).partition(":")[0]
    return [(int(part) if part.isdigit() else -1, part) for part in re.split(r"[.-]", rule)]


def formatted(path: Path) -> str:
    """What the file should hold."""
    file = read_file(path)
    own = json.loads(path.read_text("utf-8"))
    named = own.get("bases", {}) if isinstance(own, Mapping) else {}
    bases = Bases({**bases_beside(path), **named})
    cases = sorted((shortest(case, bases) for case in file.cases), key=rule_order)
    listed = "[\n" + ",\n".join(map(written, cases)) + "\n]"
    if not named:
        return f"{listed}\n"
    parts = [f"{line(name)}: {written(base)}" for name, base in named.items()]
    head = '{"bases": {\n' + ",\n".join(parts) + "\n}"
    return f'{head},\n"cases": {listed}}}\n' if cases else f"{head}}}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or with `--check` say which should be; 1 if any is not as it should be."""
    parser = argparse.ArgumentParser(prog="format_cases", description=__doc__)
    parser.add_argument("paths", nargs="+", help="files, or folders of them")
    parser.add_argument("--check", action="store_true", help="change nothing, name what would be")
    given = parser.parse_args(arguments)
    wrong = 0
    for path in case_files(given.paths):
        try:
            text = formatted(path)
        except BadCase as error:
            print(f"{path}: {error.sentence}")
            wrong += 1
            continue
        if text != path.read_text("utf-8"):
            print(f"{path}: {'is not formatted' if given.check else 'formatted'}")
            wrong += given.check
            if not given.check:
                path.write_text(text, "utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
