"""`holdfast backup` and `holdfast restore`: the database and the keys of a server in one file."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from holdfast.cli.admin import database_options, environment, when
from holdfast.cli.arguments import plain, say_in_words
from holdfast.cli.speaking import in_words, spoken_error
from holdfast.cli.store import needs_database, unusable
from holdfast.core.messages import mark as _

if TYPE_CHECKING:
    from holdfast.store.database import Database

__all__ = ["backup", "restore"]


@click.command()
@click.argument("target", type=click.Path(path_type=Path), required=False)
@database_options
def backup(target: Path | None, database: str | None, data: str | None) -> None:
    """Back up the database and the keys of the server to a new file, even while servers run.

    Without a name the file is named after the date and time. Whoever reads it can see hidden cards
    and could pass for any visitor: guard it as you guard the server.

    \b
    Examples:
      holdfast backup
      holdfast backup /var/backups/friday.tar.gz
      holdfast backup --database postgresql://me@db/games
    """
    open_database, failures = parts()
    from holdfast.store.backup import SECRET, Occupied, back_up, keys_in
    from holdfast.web.settings import data_folder, database_url

    env = environment(database, data)
    url, folder = database_url(env), data_folder(env)
    made = target or Path(time.strftime("holdfast-%Y%m%d-%H%M%S.tar.gz", time.gmtime()))
    if not made.absolute().parent.is_dir():
        said = in_words(_("there is no folder {folder}"), folder=made.absolute().parent)
        raise click.ClickException(plain(said))
    keys = keys_in(folder)
    try:
        about = back_up(open_database(url), keys, made.absolute())
    except Occupied as error:
        raise click.ClickException(plain(spoken_error(error))) from None
    except failures as error:
        raise unusable(url, error) from None
    say_in_words(
        _("Backed up {matches} matches and {entries} entries (schema {schema}) to {file}."),
        file=made,
        matches=about.matches,
        entries=about.entries,
        schema=about.schema,
    )
    if SECRET not in keys:
        words = _("There is no key in {file}, so the backup has none: cookies will not be valid.")
        say_in_words(words, file=folder)


@click.command()
@click.argument("source", type=click.Path(path_type=Path))
@click.option(
    "--overwrite",
    is_flag=True,
    help="Replace what is there; old files are kept under another name.",
)
@database_options
def restore(source: Path, overwrite: bool, database: str | None, data: str | None) -> None:
    """Restore a backup, to SQLite or to PostgreSQL. Stop every server that uses the database first.

    The backup is checked first. Nothing is replaced unless you say so, and then the files that
    were there are kept under another name.

    \b
    Examples:
      holdfast restore friday.tar.gz
      holdfast restore friday.tar.gz --overwrite
      holdfast restore friday.tar.gz --database postgresql://me@db/games
    """
    open_database, failures = parts()
    from holdfast.store.backup import BadBackup, Occupied
    from holdfast.store.restoring import restore as bring_back
    from holdfast.web.settings import data_folder, database_url

    env = environment(database, data)
    url = database_url(env)
    try:
        about = bring_back(source, open_database(url), data_folder(env), overwrite=overwrite)
    except (BadBackup, Occupied) as error:
        raise click.ClickException(plain(spoken_error(error))) from None
    except failures as error:
        raise unusable(url, error) from None
    say_in_words(
        _("Restored {matches} matches and {entries} entries as of {moment}."),
        matches=about.matches,
        entries=about.entries,
        moment=when(about.taken),
    )


def parts() -> tuple[Callable[[str], Database], tuple[type[Exception], ...]]:
    """What opens a database, and how that can fail."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from holdfast.store import StoreFailed
        from holdfast.store.database import Database
        from holdfast.store.verifying import NoDatabase
    except ModuleNotFoundError as error:
        raise needs_database(error) from None

    def open_database(url: str) -> Database:
        opened = Database(url)
        click.get_current_context().call_on_close(opened.dispose)
        return opened

    return open_database, (SQLAlchemyError, StoreFailed, NoDatabase, ImportError, OSError)
