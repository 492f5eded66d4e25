"""Rows of games as Parquet, and back as lazy frames: the one place that knows polars.

Files are written whole and then renamed, so that none is ever half there. Equal rows make equal
files, byte by byte.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from holdfast.core.errors import HoldfastError
from holdfast.core.reading import Json
from holdfast.lab.playing import Row

try:
    import polars as pl
except ImportError:  # an extra, which whoever only plays does not need
    raise HoldfastError(
        "the lab keeps its results with polars; get it with: pip install 'holdfast[lab]'"
    ) from None

__all__ = ["GAMES", "JOURNALS", "games_frame", "read_rows", "scan", "write_games", "write_journals"]

GAMES: Final[Json] = {
    "arm": pl.String,
    "deal": pl.UInt32,
    "seating": pl.UInt8,
    "seed": pl.UInt64,
    "seats": pl.List(pl.String),
    "outcomes": pl.List(pl.String),
    "returns": pl.List(pl.Float64),
    "score": pl.Float64,
    "result": pl.String,
    "decisions": pl.UInt32,
    "tries": pl.UInt64,
    "defects": pl.String,
    "counts": pl.List(
        pl.Struct({"what": pl.String, "key": pl.String, "turn": pl.Int16, "n": pl.Int32})
    ),
}
"""The columns of a table of games."""
JOURNALS: Final[Json] = {
    "arm": pl.String,
    "deal": pl.UInt32,
    "seating": pl.UInt8,
    "seed": pl.UInt64,
    "actions": pl.List(pl.UInt32),
    "last": pl.String,
}
"""The columns of a dataset of matches: with its arm and seed, the numbers of a match's actions are
all that it takes to play it again."""


def games_frame(rows: Iterable[Row]) -> pl.DataFrame:
    """Rows as a frame, in the order of arm, deal and seating that they have."""
    found = [
        {
            **{name: getattr(row, name) for name in GAMES if name != "counts"},
            "counts": [
                {"what": what, "key": key, "turn": turn, "n": n}
                for what, key, turn, n in row.counts
            ],
        }
        for row in rows
    ]
    return pl.DataFrame(found, schema=GAMES)


def write_games(path: Path, rows: Sequence[Row]) -> None:
    """A table of games."""
    _write(path, games_frame(rows))


def write_journals(path: Path, rows: Sequence[Row]) -> None:
    """The matches of the same games."""
    found = [{name: getattr(row, name) for name in JOURNALS} for row in rows]
    _write(path, pl.DataFrame(found, schema=JOURNALS))


def _write(path: Path, frame: pl.DataFrame) -> None:
    beside = path.with_suffix(".part")
    try:
        with beside.open("wb") as file:
            frame.write_parquet(file, compression="zstd", statistics=True)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_rows(path: Path, journals: Path | None = None) -> list[Row]:
    """The rows of a table, or `ValueError`."""
    try:
        found = pl.read_parquet(path).to_dicts()
        matches = [] if journals is None else pl.read_parquet(journals).to_dicts()
    except (pl.exceptions.PolarsError, OSError) as error:
        raise ValueError(f"{path} cannot be read: {error}") from None
    if found and set(found[0]) != set(GAMES):
        raise ValueError(f"{path} is no table of games")
    more = {(one["arm"], one["deal"], one["seating"]): one for one in matches}
    return [_row(one, more.get((one["arm"], one["deal"], one["seating"]), {})) for one in found]


def _row(data: Json, more: Json) -> Row:
    read: Json = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    read["counts"] = tuple(
        (one["what"], one["key"], one["turn"], one["n"]) for one in data["counts"]
    )
    if more:
        read |= {"actions": tuple(more["actions"]), "last": more["last"]}
    return Row(**read)


def scan(paths: Sequence[Path], schema: Json) -> pl.LazyFrame:
    """All tables as one frame, of which is read only what somebody asks for."""
    if not paths:
        return pl.LazyFrame(schema=schema)
    return pl.scan_parquet(sorted(paths))
