"""A visitor's history as figures: per game and options, what was played and how it ended."""

from __future__ import annotations

from collections.abc import Iterable

import orjson

from holdfast.core.reading import Json
from holdfast.store import Past

__all__ = ["statistics_of"]


def statistics_of(matches: Iterable[Past]) -> list[Json]:
    """One row per game and mixture of options. Studies do not count, nor matches that somebody
    set up from a position or with component data of their own; hot seats do not count as won."""
    rows: dict[tuple[str, str], Json] = {}
    for match in matches:
        if not match.counts:
            continue
        key = (match.game, orjson.dumps(match.options, option=orjson.OPT_SORT_KEYS).decode())
        row = rows.setdefault(
            key,
            {
                "game": match.game,
                "options": match.options,
                "played": 0,
                "running": 0,
                "won": 0,
                "drawn": 0,
                "lost": 0,
                "facts": {},
            },
        )
        if match.finished is None or match.returns is None:
            row["running"] += 1
            continue
        row["played"] += 1
        _count(row, match)
    for row in rows.values():
        row["facts"] = {
            name: {"mean": sum(values) / len(values), "best": max(values), "count": len(values)}
            for name, values in row["facts"].items()
        }
    return list(rows.values())


def _count(row: Json, match: Past) -> None:
    if match.outcome is not None:
        row[match.outcome] += 1
    # Numbers in a result are figures worth a mean, whatever the game calls them.
    for name, value in (match.result or {}).items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            row["facts"].setdefault(name, []).append(value)
