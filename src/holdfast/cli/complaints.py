"""`holdfast admin reports`: what people told the operator about chats, and what is done."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from holdfast.cli.admin import database_options, open_office, when
from holdfast.cli.arguments import json_option, plain, print_json, say

if TYPE_CHECKING:
    from holdfast.store.complaints import Complaint

__all__ = ["clean_report", "dismiss_report", "reports"]


@click.command()
@click.option("--all", "everything", is_flag=True, help="Those that were dealt with, too.")
@click.option("--most", default=100, show_default=True, type=click.IntRange(1, 100_000))
@database_options
@json_option
def reports(
    everything: bool, most: int, database: str | None, data: str | None, as_json: bool
) -> None:
    """List what people have reported of chats, with what was said around it.

    A report keeps the line as it was said. The line itself is marked with >.

    \b
    Example:
      holdfast admin reports
    """
    found = open_office(database, data).complaints(handled=everything, most=most)
    if as_json:
        print_json([{**asdict(one), "outcome": one.outcome} for one in found])
        return
    for one in found:
        tell(one)
    if not found:
        say("Nothing is reported." if everything else "No report waits.")


def tell(one: Complaint) -> None:
    state = {"waiting": "", "removed": ", the line is gone", "kept": ", dismissed"}[one.outcome]
    say(f"report {one.id}  match {one.match}  {when(one.at)}{state}")
    say(f"  {plain(one.name) or 'somebody'} ({one.about or 'a program'}): {plain(one.text)}")
    say(f"  reported by {one.who}" + (f": {plain(one.reason)}" if one.reason else ""))
    for line in one.context:
        sign = ">" if line["id"] == one.line else " "
        side = "" if line["seat"] >= 0 else " (watching)"
        say(f"  {sign} {when(line['at'])} {plain(line['name'])}{side}: {plain(line['text'])}")


@click.command("clean-report")
@click.argument("reports", nargs=-1, required=True, type=int)
@database_options
def clean_report(reports: tuple[int, ...], database: str | None, data: str | None) -> None:
    """Remove the lines that reports are about; whoever reported them reads that it was done.

    Pages that show them are loaded anew. All reports of these lines are dealt with.

    \b
    Example:
      holdfast admin clean-report 12
    """
    settle(reports, database, data, clean=True)
    say(f"{lines(len(reports))} removed.")


@click.command("dismiss-report")
@click.argument("reports", nargs=-1, required=True, type=int)
@database_options
def dismiss_report(reports: tuple[int, ...], database: str | None, data: str | None) -> None:
    """Leave the lines that reports are about; whoever reported them reads that you have seen it.

    \b
    Example:
      holdfast admin dismiss-report 12 13
    """
    settle(reports, database, data, clean=False)
    say(f"{lines(len(reports))} left as said.")


def lines(count: int) -> str:
    return "1 line" if count == 1 else f"{count} lines"


def settle(wanted: tuple[int, ...], database: str | None, data: str | None, *, clean: bool) -> None:
    """All of the reports, or none where one is unknown."""
    office = open_office(database, data)
    known = {one.id for one in office.complaints(handled=True, most=100_000)}
    unknown = [str(id) for id in wanted if id not in known]
    if unknown:
        raise click.ClickException(
            f"there is no report {', '.join(unknown)}; `holdfast admin reports --all` has them all"
        )
    office.settle(list(dict.fromkeys(wanted)), clean=clean)
