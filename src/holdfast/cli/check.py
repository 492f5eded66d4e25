"""`holdfast check`: run test cases."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

from holdfast.cases import Outcome, case_files, run_file
from holdfast.cli.arguments import json_option, print_json, say_in_words
from holdfast.cli.progress import with_bar
from holdfast.core.messages import mark as _


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True,
              help="How many processes play.")  # fmt: skip
@json_option
@click.pass_context
def check(ctx: click.Context, files: tuple[str, ...], jobs: int, as_json: bool) -> None:
    """Run the test cases in JSON files; a folder means every .json file in it.

    Prints what differed in each case that failed, then how many passed and failed.
    The exit status is 1 when any failed.

    \b
    Examples:
      holdfast check cases/itter/CI-2.1-initial-actions.json
      holdfast check cases --json --jobs 4

    \b
    A case (with its position abridged):
      {"name": "Lee takes the gun", "game": "itter", "position": {...}, "chance": [],
       "do": [{"do": "deploy", "who": "lee", "to": "G4"}], "expect": {"turn": 1},
       "decision": {"seat": "defender", "kind": "activation"}, "cites": ["CI-2.1.3"]}
    """
    found = case_files(files)
    each = with_bar(run_files(found, jobs), len(found), _("Checking"))
    outcomes = [(file, outcome) for file, of_file in each for outcome in of_file]
    failed = sum(not outcome.passed for _, outcome in outcomes)
    if as_json:
        cases = [{"file": str(file), **outcome.json} for file, outcome in outcomes]
        print_json({"passed": len(outcomes) - failed, "failed": failed, "cases": cases})
    else:
        for file, outcome in outcomes:
            if not outcome.passed:
                _show(file, outcome)
        passed = len(outcomes) - failed
        say_in_words(_("passed: {passed}, failed: {failed}"), passed=passed, failed=failed)
    ctx.exit(1 if failed else 0)


def run_files(files: list[Path], jobs: int) -> Iterator[tuple[Path, list[Outcome]]]:
    """The files with their outcomes, in their order, however many processes run them."""
    if jobs == 1:
        yield from zip(files, map(run_file, files), strict=True)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(files, pool.map(run_file, files), strict=True)


def _show(file: Path, outcome: Outcome) -> None:
    cites = f" ({', '.join(outcome.cites)})" if outcome.cites else ""
    say_in_words(_("FAILED {file}: {case}"), file=file, case=outcome.name + cites)
    for difference in outcome.differences:
        click.echo(f"    {difference}")
