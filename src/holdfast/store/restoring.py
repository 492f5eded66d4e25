"""Bringing a backup back: checked first, and never over something unless that is said."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select, text

from holdfast.core.messages import mark as _
from holdfast.store.backup import About, BadBackup, Occupied, copy_tables, opened
from holdfast.store.database import MIGRATIONS, Database
from holdfast.store.schema import METADATA
from holdfast.store.writer import FAILURES

__all__ = ["Occupied", "restore"]


IN_USE = _("a server is using {file}: stop it first")


def restore(source: Path, database: Database, data: Path, *, overwrite: bool) -> About:
    """Put a backup in place of what is there; all is checked before anything is changed.

    What was there is kept beside it where it is a file, under a name that says when.
    """
    with opened(source) as (about, copy, keys):
        _check_schema(about)
        brought = Database(f"sqlite:///{copy}")
        try:
            brought.migrate()
        finally:
            brought.dispose()
        _settle(copy)
        for name, key in keys.items():
            place = data / name
            if not overwrite and place.exists() and _differs(place, key):
                words = _("there is another key in {file}; --overwrite replaces it")
                raise Occupied(words, facts={"file": place})
        if database.is_sqlite:
            _place_file(copy, Path(database.url.database or ""), overwrite=overwrite)
        else:
            _place_rows(copy, database, overwrite=overwrite)
        for name, key in keys.items():
            _place_key(data / name, key)
    return about


def _check_schema(about: About) -> None:
    known = {one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if about.schema not in known:
        words = _(
            "the backup has schema {schema} of version {version}, which is newer than this one: "
            "restore it with that version"
        )
        raise BadBackup(words, facts={"schema": about.schema, "version": about.version})


def _settle(path: Path) -> None:
    """A file of its own, with no log beside it."""
    raw = sqlite3.connect(path)
    raw.execute("PRAGMA journal_mode=DELETE")
    (state,) = raw.execute("PRAGMA integrity_check").fetchone()
    raw.close()
    if state != "ok":
        words = _("the database in the backup is damaged: {state}")
        raise BadBackup(words, facts={"state": state})


def _differs(place: Path, key: str) -> bool:
    return place.read_text("ascii").strip() != key


def _aside(path: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    return path.with_name(f"{path.name}.before-restore-{stamp}-{os.getpid()}")


# SQLite


def _place_file(copy: Path, target: Path, *, overwrite: bool) -> None:
    if target.exists():
        if not overwrite:
            words = _("there is a database {file} already; --overwrite replaces it")
            raise Occupied(words, facts={"file": target})
        _check_unused(target)
        target.rename(_aside(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f"{target.name}.restoring-{os.getpid()}")
    shutil.copyfile(copy, draft)
    draft.chmod(0o600)
    _give(draft)
    with draft.open("rb") as written:
        os.fsync(written.fileno())
    draft.rename(target)


def _check_unused(path: Path) -> None:
    """Refuse while a server has the file open. What it logged is moved into the file on the way:
    only with nobody else there can SQLite go back to a file without a log."""
    raw = sqlite3.connect(path, timeout=0.5)
    try:
        (mode,) = raw.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError:
        raise Occupied(IN_USE, facts={"file": path}) from None
    except sqlite3.DatabaseError:
        return  # no database at all: it is kept under its new name
    finally:
        raw.close()
    if mode != "delete":
        raise Occupied(IN_USE, facts={"file": path})


# PostgreSQL


def _place_rows(copy: Path, database: Database, *, overwrite: bool) -> None:
    database.migrate()
    source = Database(f"sqlite:///{copy}")
    try:
        with database.writing() as target, source.reader() as rows:
            _check_alone(target)
            tables = METADATA.sorted_tables
            for table in tables if not overwrite else ():
                if target.execute(select(func.count()).select_from(table)).scalar_one():
                    words = _("the database has matches already; --overwrite replaces them")
                    raise Occupied(words)
            names = ", ".join(f'"{table.name}"' for table in tables)
            target.execute(text(f"TRUNCATE {names}"))
            copy_tables(rows, target)
            _count_on(target)
    finally:
        source.dispose()


PARTINGS = 20
"""How often one looks, each tenth of a second: PostgreSQL lets go of a stopped server late."""


def _check_alone(connection: Connection) -> None:
    asked = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid() "
        "AND query LIKE 'LISTEN holdfast%'"
    )
    for _look in range(PARTINGS):
        try:
            servers = int(connection.execute(asked).scalar_one())
            connection.execute(text("SELECT pg_stat_clear_snapshot()"))
        except FAILURES:
            return  # it may not be asked
        if not servers:
            return
        time.sleep(0.1)
    raise Occupied(_("a server is using this database: stop it first"))


def _count_on(connection: Connection) -> None:
    """What counts rows up by itself goes on after the last one."""
    for table in METADATA.sorted_tables:
        for column in table.c:
            if column.autoincrement is True:
                asked = text(
                    f"SELECT setval(pg_get_serial_sequence('\"{table.name}\"', '{column.name}'), "
                    f'coalesce(max("{column.name}"), 1), max("{column.name}") IS NOT NULL) '
                    f'FROM "{table.name}"'
                )
                connection.execute(asked)


def _place_key(place: Path, key: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists():
        if not _differs(place, key):
            return
        place.rename(_aside(place))
    with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(key)
    _give(place)


def _give(path: Path) -> None:
    """What root brings back belongs to whoever owns the folder: a server that is not root has to
    read it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)
