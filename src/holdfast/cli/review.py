"""`holdfast review`: what each decision of a match lost, and how lucky it was."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from holdfast.cli.arguments import json_option, language_option, print_json, say, seat_index
from holdfast.cli.replay import read_journal
from holdfast.cli.speaking import in_words
from holdfast.coach import telling
from holdfast.coach.report import Report
from holdfast.coach.review import Review, reviewing
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json


@click.command()
@click.argument("journal", type=click.Path())
@click.option("--seat", help="Review this seat of a match that is still running.")
@click.option("--seconds", type=click.FloatRange(min=1), default=40, show_default=True,
              help="About how long it may take.")  # fmt: skip
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    help="How many processes; by default one for each core, up to 8.",
)
@click.option("--full", is_flag=True, help="Tell every decision and every roll, turn by turn.")
@click.option("--html", type=click.Path(dir_okay=False), help="Also write a page to this file.")
@language_option
@json_option
def review(
    journal: str,
    seat: str | None,
    seconds: float,
    jobs: int | None,
    full: bool,
    html: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Judge every decision of a match by what its seat knew, and every roll by what it was worth.

    It tells the chance to win over the match, the costliest mistakes with what was better and why,
    the luck, and the result without it. In a running match, only one seat’s own decisions are
    judged.

    \b
    Examples:
      holdfast review match.json
      holdfast review match.json --full --jobs 2
      holdfast review match.json --html review.html --language it
      holdfast review running.json --seat defender --seconds 10
      holdfast review match.json --json
    """
    match = Match.replay(read_journal(journal))
    name = None if seat is None else match.seats[seat_index(match, seat)]
    hands = min(8, os.cpu_count() or 1) if jobs is None else jobs
    found = judged(match, {"seat": name, "seconds": seconds, "jobs": hands})
    report = Report(found, language)
    if html is not None:
        write_page(html, telling.as_html(report))
    if as_json:
        print_json(telling.as_json(report))
    else:
        for line in telling.as_text(report, full=full):
            say(line)


def judged(match: Match, bounds: Json) -> Review:
    """The review, with a bar on the side where nobody reads the report."""
    with click.progressbar(length=1000, file=sys.stderr, show_eta=False) as bar:
        done = 0
        for share, found in reviewing(match, **bounds):
            bar.update(int(share * 1000) - done)
            done = int(share * 1000)
            last = found
    assert last is not None
    return last


def write_page(path: str, page: str) -> None:
    try:
        Path(path).write_text(page, encoding="utf-8")
    except OSError as error:
        said = in_words(_("cannot write {file}: {reason}"), file=path, reason=error.strerror)
        raise click.ClickException(said) from None
