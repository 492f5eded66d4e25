"""`holdfast store`: looking after a database of matches."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from holdfast.cli.arguments import json_option, plain, print_json, say, say_in_words
from holdfast.cli.progress import with_bar
from holdfast.cli.speaking import in_words, labelled, spoken_error
from holdfast.core.errors import HoldfastError
from holdfast.core.messages import mark as _

if TYPE_CHECKING:
    from holdfast.store.verifying import Verdict, Verifier

__all__ = ["EXTRA", "needs_database", "shown_url", "store", "unusable"]

EXTRA = "'holdfast[web]'"
"""What a shell installs for databases and the browser app."""


@click.group()
def store() -> None:
    """Look after a database of matches.

    \b
    Examples:
      holdfast store verify                  is everything that was played still valid?
    """


@store.command()
@click.option(
    "--database", metavar="URL", help="The address: sqlite:///FILE or postgresql://USER@HOST/NAME."
)
@click.option("--data", metavar="FOLDER", help="Where the database is kept, as for serve.")
@json_option
@click.pass_context
def verify(ctx: click.Context, database: str | None, data: str | None, as_json: bool) -> None:
    """Replay every match of a database under the current rules.

    Each action must still be allowed, its dice must fall as they did, and the positions must be the
    same where that was recorded. Matches that are no longer valid are listed with the rule and the
    action, and the exit status is 1. Nothing is written; a server may be running.

    \b
    Examples:
      holdfast store verify
      holdfast store verify --database sqlite:///backup.db
      holdfast store verify --database postgresql://me@db/games --json
    """
    verifier = open_verifier(database, data)
    matches = verifier.matches()
    verdicts = list(with_bar(verifier.verify(matches), len(matches), _("Replaying")))
    if as_json:
        broken = [asdict(one) for one in verdicts if not one.holds]
        print_json({"matches": len(verdicts), "broken": broken})
    else:
        report(verdicts)
    ctx.exit(0 if all(one.holds for one in verdicts) else 1)


def report(verdicts: list[Verdict]) -> None:
    """What holds and what does not, for a person."""
    for one in verdicts:
        if not one.holds:
            words = (
                _("it does not hold from the beginning")
                if one.at == 0
                else _("it holds for {count} actions")
            )
            state = in_words(_("finished") if one.finished else _("running"))
            rules = in_words(_("rules {version}"), version=str(one.rules))
            where = in_words(words, count=one.kept) + (f" ({one.rule})" if one.rule else "")
            say(labelled(f"{one.match} ({one.game}, {rules}, {state})", where))
            say(f"  {one.reason}")
    for game, count in sorted(Counter(one.game for one in verdicts).items()):
        held = sum(one.holds for one in verdicts if one.game == game)
        said = in_words(_("matches that hold: {held} of {count}"), held=held, count=count)
        say(labelled(game, said))
    if not verdicts:
        say_in_words(_("There are no matches."))


def open_verifier(database: str | None, data: str | None) -> Verifier:
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from holdfast.store import StoreFailed
        from holdfast.store.database import Database
        from holdfast.store.verifying import NoDatabase, Verifier
        from holdfast.web.settings import database_url
    except ModuleNotFoundError as error:
        raise needs_database(error) from None
    given = dict(os.environ)
    if data:
        given["HOLDFAST_DATA"] = str(Path(data).absolute())
    url = database or database_url(given)
    try:
        return Verifier(Database(url))
    except (SQLAlchemyError, StoreFailed, NoDatabase, ImportError, OSError) as error:
        raise unusable(url, error) from None


def needs_database(error: ModuleNotFoundError) -> click.ClickException:
    """What is missing for a database, and how to get it."""
    words = _("a database needs {module}: pip install {what}")
    return click.ClickException(in_words(words, module=error.name, what=EXTRA))


def unusable(url: str, error: Exception) -> click.ClickException:
    """A database that cannot be used, and why, in one line and without its password."""
    if isinstance(error, HoldfastError):
        said = spoken_error(error)
    else:
        said = str(getattr(error, "orig", None) or error)
    lines = said.strip().splitlines()
    reason = lines[0] if lines else type(error).__name__
    words = _("the database {database} cannot be used: {reason}")
    said = in_words(words, database=shown_url(url), reason=reason)
    return click.ClickException(plain(said))


def shown_url(url: str) -> str:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return in_words(_("at this address"))
