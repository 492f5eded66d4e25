"""`holdfast admin reports`: what people told the operator about chats, and what is done."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from holdfast.cli.admin import database_options, open_office, when
from holdfast.cli.arguments import json_option, print_json, say, say_in_words
from holdfast.cli.speaking import in_words, labelled
from holdfast.core.messages import mark as _

if TYPE_CHECKING:
    from holdfast.store.complaints import Complaint

__all__ = ["clean_report", "dismiss_report", "reports"]

OUTCOMES = {"removed": _("the line is gone"), "kept": _("dismissed")}
"""What became of a report; one that waits has nothing to be said of it."""


@click.command()
@click.option("--all", "everything", is_flag=True, help="Include reports that were dealt with.")
@click.option("--most", default=100, show_default=True, type=click.IntRange(1, 100_000))
@database_options
@json_option
def reports(
    everything: bool, most: int, database: str | None, data: str | None, as_json: bool
) -> None:
    """List the chat lines that people have reported, with what was said around them.

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
        words = _("Nothing has been reported.") if everything else _("No report is waiting.")
        say_in_words(words)


def tell(one: Complaint) -> None:
    words = _("report {number}, match {match}, {moment}")
    head = in_words(words, number=str(one.id), match=one.match, moment=when(one.at))
    state = f", {in_words(OUTCOMES[one.outcome])}" if one.outcome in OUTCOMES else ""
    name, about = one.name or in_words(_("somebody")), one.about or in_words(_("a program"))
    by = in_words(_("reported by {who}"), who=one.who)
    say(head + state)
    say("  " + labelled(f"{name} ({about})", one.text))
    say("  " + (labelled(by, one.reason) if one.reason else by))
    for line in one.context:
        sign = ">" if line["id"] == one.line else " "
        side = "" if line["seat"] >= 0 else f" ({in_words(_('watching'))})"
        say(f"  {sign} {when(line['at'])} {labelled(line['name'] + side, line['text'])}")


@click.command("clean-report")
@click.argument("reports", nargs=-1, required=True, type=int)
@database_options
def clean_report(reports: tuple[int, ...], database: str | None, data: str | None) -> None:
    """Remove the reported lines; whoever reported them is told.

    Pages that are open reload. This settles all reports of these lines.

    \b
    Example:
      holdfast admin clean-report 12
    """
    settle(reports, database, data, clean=True)
    say_in_words(_("{count} lines removed."), count=len(reports))


@click.command("dismiss-report")
@click.argument("reports", nargs=-1, required=True, type=int)
@database_options
def dismiss_report(reports: tuple[int, ...], database: str | None, data: str | None) -> None:
    """Leave the reported lines in place; whoever reported them is told that you have seen the
    report.

    \b
    Example:
      holdfast admin dismiss-report 12 13
    """
    settle(reports, database, data, clean=False)
    say_in_words(_("{count} lines left as they were said."), count=len(reports))


def settle(wanted: tuple[int, ...], database: str | None, data: str | None, *, clean: bool) -> None:
    """All of the reports, or none where one is unknown."""
    office = open_office(database, data)
    known = {one.id for one in office.complaints(handled=True, most=100_000)}
    unknown = [str(id) for id in wanted if id not in known]
    if unknown:
        words = _("there is no report {numbers}; `holdfast admin reports --all` lists them all")
        raise click.ClickException(in_words(words, numbers=", ".join(unknown)))
    office.settle(list(dict.fromkeys(wanted)), clean=clean)
