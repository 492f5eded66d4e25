"""A backup: one file with the database and the keys of a server, taken while servers write.

Inside is always a SQLite file, whatever the database is, so that a backup can be read anywhere, and
restored to either kind. A SQLite database is copied by SQLite's own backup, a PostgreSQL database
table by table inside one transaction that sees everything as of one moment.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, insert, select, text

from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.store.database import Database
from holdfast.store.schema import METADATA
from holdfast.store.verifying import NO_MATCHES, OTHER_SHAPE, NoDatabase
from holdfast.store.writer import StoreFailed
from holdfast.version import VERSION

__all__ = ["KEYS", "SECRET", "About", "BadBackup", "back_up", "copy_tables", "keys_in", "opened"]

FORMAT: Final = "holdfast backup 2"
READ: Final = ("holdfast backup 1", FORMAT)
"""The first had no key for push services."""
DATABASE: Final = "holdfast.db"
SECRET: Final = "secret-key"
KEYS: Final = (SECRET, "push-key")
"""Files in the data folder: what signs cookies and links, and what browsers know this server by."""
ABOUT: Final = "about.json"
ROWS: Final = 500
"""Copied at once."""
PAGES: Final = 2000
"""Of a SQLite file, copied before whoever writes gets a turn."""


class BadBackup(HoldfastError):
    """A file that is no backup, or a damaged one, with a sentence that says what is wrong."""

    kind = "bad_backup"


class Occupied(HoldfastError):
    """There is something already, or somebody is using it."""

    kind = "occupied"


@dataclass(frozen=True, slots=True)
class About:
    """What a backup says of itself."""

    format: str
    version: str
    """Of Holdfast."""
    schema: str
    """The shape of its database."""
    source: str
    """`sqlite` or `postgresql`."""
    taken: float
    matches: int
    entries: int
    sums: dict[str, str]
    """SHA-256 of the other files."""


def keys_in(data: Path) -> dict[str, str]:
    """The keys that a server keeps there, by name."""
    return {
        name: (data / name).read_text("ascii").strip() for name in KEYS if (data / name).is_file()
    }


def back_up(database: Database, keys: Mapping[str, str], target: Path) -> About:
    """Write a backup to a new file: all of it, or nothing is left there."""
    if target.exists():
        raise Occupied(_("there is a file {file} already"), facts={"file": target})
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".holdfast-backup-") as folder:
        copy = Path(folder) / DATABASE
        if database.is_sqlite:
            _copy_sqlite(database, copy)
        else:
            _copy_postgres(database, copy)
        files = [copy, *(_written(Path(folder) / name, key) for name, key in keys.items())]
        about = _about(copy, database, files)
        files.insert(0, _written(Path(folder) / ABOUT, json.dumps(asdict(about), indent=1)))
        draft = Path(folder) / "draft.tar.gz"
        _pack(draft, files)
        try:
            os.link(draft, target)  # unlike a rename, it never replaces a file
        except FileExistsError:
            raise Occupied(_("there is a file {file} already"), facts={"file": target}) from None
    return about


def _copy_sqlite(database: Database, copy: Path) -> None:
    path = Path(database.url.database or "")
    if not path.is_file():
        raise NoDatabase(_("there is no file {file}"), facts={"file": path})
    source = sqlite3.connect(path.resolve().as_uri() + "?mode=ro", uri=True, timeout=30)
    target = sqlite3.connect(copy)
    try:
        source.backup(target, pages=PAGES, sleep=0.005)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error
    finally:
        source.close()
        target.close()


def _copy_postgres(database: Database, copy: Path) -> None:
    if database.revision() != database.newest():
        raise NoDatabase(OTHER_SHAPE)
    target = Database(f"sqlite:///{copy}")
    try:
        target.migrate()
        with database.reader() as connection:
            # Everything as of one moment, whatever is written meanwhile.
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            with target.writing() as other:
                copy_tables(connection, other)
    finally:
        target.dispose()
    with sqlite3.connect(copy) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")
    raw.close()


def copy_tables(source: Connection, target: Connection) -> None:
    """Every row of every table of ours, into empty tables."""
    for table in METADATA.sorted_tables:
        found = source.execution_options(yield_per=ROWS).execute(select(table))
        for rows in found.partitions(ROWS):
            target.execute(insert(table), [dict(row._mapping) for row in rows])


def _written(path: Path, words: str) -> Path:
    path.write_text(words, "ascii")
    return path


def _sum(path: Path) -> str:
    with path.open("rb") as held:
        return hashlib.file_digest(held, "sha256").hexdigest()


def _about(copy: Path, database: Database, files: list[Path]) -> About:
    taken = Database(f"sqlite:///{copy}")
    try:
        with taken.reader() as connection:
            matches, entries = (
                int(connection.execute(select(func.count()).select_from(table)).scalar_one())
                for table in (METADATA.tables["match"], METADATA.tables["entry"])
            )
        schema = taken.revision()
    except StoreFailed:
        raise NoDatabase(NO_MATCHES) from None
    finally:
        taken.dispose()
    return About(
        FORMAT,
        VERSION,
        schema or "",
        "sqlite" if database.is_sqlite else "postgresql",
        time.time(),
        matches,
        entries,
        {path.name: _sum(path) for path in files},
    )


def _pack(path: Path, files: list[Path]) -> None:
    # A backup holds the key of the server and those of running matches: nobody else reads it.
    with (
        os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out,
        tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as archive,
    ):
        for one in files:
            member = tarfile.TarInfo(one.name)
            member.size, member.mode, member.mtime = one.stat().st_size, 0o600, int(time.time())
            with one.open("rb") as held:
                archive.addfile(member, held)


@contextmanager
def opened(source: Path) -> Iterator[tuple[About, Path, dict[str, str]]]:
    """A backup, checked: what it says of itself, its database as a file, and the keys."""
    with tempfile.TemporaryDirectory(prefix="holdfast-restore-") as given:
        folder = Path(given)
        _unpack(source, folder)
        about = _read_about(folder / ABOUT)
        for name in {DATABASE, *about.sums}:
            if not (folder / name).is_file() or _sum(folder / name) != about.sums.get(name):
                damaged = _("{file} is damaged: its {part} is not what was backed up")
                raise BadBackup(damaged, facts={"file": source, "part": name})
        yield about, folder / DATABASE, keys_in(folder)


def _unpack(source: Path, folder: Path) -> None:
    """Its files of our names; whatever else it holds is left where it is."""
    try:
        with tarfile.open(source, mode="r:gz") as archive:
            for member in archive:
                held = archive.extractfile(member) if member.isfile() else None
                if member.name in (ABOUT, DATABASE, *KEYS) and held is not None:
                    with (folder / member.name).open("wb") as out:
                        shutil.copyfileobj(held, out)
    except FileNotFoundError:
        raise BadBackup(_("there is no file {file}"), facts={"file": source}) from None
    except (OSError, tarfile.TarError, EOFError, zlib.error) as error:
        words = _("{file} is no backup, or it is cut off: {reason}")
        raise BadBackup(words, facts={"file": source, "reason": error}) from None


def _read_about(path: Path) -> About:
    try:
        given: Json = json.loads(path.read_text("utf-8"))
        about = About(**given)
    except (OSError, ValueError, TypeError):
        words = _("this is no backup of Holdfast: it does not say what it is")
        raise BadBackup(words) from None
    if about.format not in READ:
        words = _("the format is “{found}”; this version reads “{known}”")
        raise BadBackup(words, facts={"found": about.format, "known": FORMAT})
    return about
