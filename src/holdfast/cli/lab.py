"""`holdfast lab`: experiments, their results and their reports."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    json_option,
    options_option,
    print_json,
    say,
)
from holdfast.cli.progress import Progress
from holdfast.cli.speaking import in_words
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.lab.experiment import Experiment
from holdfast.lab.playing import Row
from holdfast.lab.reading import read_experiment
from holdfast.lab.running import On, run

__all__ = ["lab"]


@click.group()
def lab() -> None:
    """Experiments: thousands of games on the same dice, under conditions that differ.

    \b
    Examples:
      holdfast lab run experiment.toml             play it; the same command goes on
      holdfast lab show experiment                 what came of it, so far
      holdfast lab report experiment               as a page with plots
      holdfast lab pieces itter                    what can be left out
    """


@lab.command("run")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False),
              help="Where results go; a folder beside FILE as usual.")  # fmt: skip
@click.option("--games", type=click.IntRange(min=1), help="Deals, instead of those in the file.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1,
              show_default="all cores", help="How many processes play.")  # fmt: skip
@click.option("--on", type=click.Choice(["cores", "ray"]), default="cores", show_default=True,
              help="Who plays: the cores of this machine, or a Ray cluster.")  # fmt: skip
@click.option("--address", metavar="ADDRESS",
              help="With --on ray: the cluster; “auto” is the one this machine is in. Without, one "
              "is started here.")  # fmt: skip
@click.option("--journals/--no-journals", default=None, help="Keep all matches move by move.")
@json_option
def run_command(
    file: Path,
    out: Path | None,
    games: int | None,
    jobs: int,
    on: On,
    address: str | None,
    journals: bool | None,
    as_json: bool,
) -> None:
    """Run the experiment in FILE, or go on with it, and say what came of it.

    Every arm plays the same deals. Results are the same for the same file, however many processes
    play and however often they are stopped.

    \b
    Examples:
      holdfast lab run variants.toml
      holdfast lab run variants.toml --games 10000 --jobs 8 --out runs/variants
      holdfast lab run variants.toml --on ray --address auto
    """
    experiment = read_experiment(file)
    if games is not None:
        experiment = replace(experiment, games=games)
    if journals is not None:
        experiment = replace(experiment, journals=journals)
    folder = file.with_suffix("") if out is None else out
    keep_beside(file, folder)
    finished = play(experiment, folder, jobs, on, address, quiet=as_json)
    found = summary_of(folder)
    if as_json:
        print_json(found)
    else:
        show(found)
    if not finished:
        say(f"Stopped; the same command goes on in {folder}.")
        raise SystemExit(130)


def keep_beside(file: Path, folder: Path) -> None:
    """The experiment as it was written, for the report."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "experiment.toml").write_text(file.read_text("utf-8"), "utf-8")
    except OSError as error:
        said = in_words(_("cannot write {file}: {reason}"), file=folder, reason=error.strerror)
        raise click.ClickException(said) from None


def play(
    experiment: Experiment, folder: Path, jobs: int, on: On, address: str | None, quiet: bool
) -> bool:
    """Play what is missing; whether that was everything, or somebody stopped it."""
    shown: list[Progress] = []

    def begin(there: int) -> None:
        shown.append(Progress(experiment.size, there, quiet=quiet))

    def tell(row: Row) -> None:
        if row.defects:
            shown[0].say(f"{row.arm}, deal {row.deal}: {row.defects}")
        shown[0].step()

    try:
        run(experiment, folder, jobs=jobs, on=on, address=address, tell=tell, begin=begin)
    except KeyboardInterrupt:
        return False
    finally:
        for progress in shown:
            progress.close()
    return True


def summary_of(folder: Path) -> dict[str, Any]:
    from holdfast.lab.results import Results  # which needs an extra

    return Results(folder).summary()


@lab.command("show")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@json_option
def show_command(folder: Path, as_json: bool) -> None:
    """Say what came of the experiment in FOLDER, as far as it has been played.

    \b
    Examples:
      holdfast lab show variants
      holdfast lab show variants --json
    """
    from holdfast.lab.folder import kept_experiment  # which needs an extra

    kept_experiment(folder)
    found = summary_of(folder)
    if as_json:
        print_json(found)
    else:
        show(found)


def show(found: Mapping[str, Any]) -> None:
    """A table of arms by measures, with intervals of 95%."""
    enough = " (enough is known)" if found["enough"] else ""
    title = f"{found['title']}: " if found["title"] else ""
    say(f"{title}{found['deals']:,} of {found['wanted']:,} deals from seed {found['seed']}{enough}")
    for name, arm in found["arms"].items():
        say(f"{name}: {arm['games']:,} games")
        for measure in ("win", "return", "score", "decisions"):
            if arm[measure]["mean"] is not None:
                words = _words(arm[measure]["mean"], measure, "")
                gap = arm[measure]["difference"]
                more = "" if gap is None else f"   difference {_words(gap, measure, '+')}"
                say(f"  {measure:<10}{words}{more}")


def _words(estimate: Mapping[str, Any], measure: str, sign: str) -> str:
    form = sign + {"win": ".1%", "return": ".3f"}.get(measure, ".2f")
    value = format(estimate["value"], form)
    if estimate["low"] is None:
        return f"{value:>9}"
    return f"{value:>9}  ({format(estimate['low'], form)} to {format(estimate['high'], form)})"


@lab.command("report")
@click.argument("folders", nargs=-1, required=True, metavar="FOLDER…",
                type=click.Path(path_type=Path, file_okay=False))  # fmt: skip
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Where the page goes; report.html in the first folder by default.")  # fmt: skip
@click.option("--title", help="What stands above the page.")
def report_command(folders: tuple[Path, ...], out: Path | None, title: str | None) -> None:
    """Make one page that stands alone of the results in each FOLDER: plots, tables, commands.

    \b
    Examples:
      holdfast lab report variants
      holdfast lab report runs/itter-* --out itter.html --title "Castle Itter in the lab"
    """
    from holdfast.lab.report import write_report  # which needs an extra

    path = folders[0] / "report.html" if out is None else out
    write_report([*folders], path, title)
    say(f"wrote {path}")


@lab.command("pieces")
@click.argument("game", type=GAME)
@options_option
@json_option
def pieces_command(game: Game, pairs: tuple[str, ...], as_json: bool) -> None:
    """List what an experiment with GAME can leave out.

    \b
    Examples:
      holdfast lab pieces itter
      holdfast lab pieces castle -o players=4
    """
    match = Match(game, chosen_options(game, pairs), seed=1)
    found = game.pieces(match.position())
    if as_json:
        print_json(found)
    else:
        say("\n".join(found) or f"{game.name} does not say what could be left out.")
