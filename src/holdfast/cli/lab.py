"""`holdfast lab`: experiments, their results and their reports."""

from __future__ import annotations

import os
import warnings
from dataclasses import replace
from pathlib import Path

import click

from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    json_option,
    options_option,
    print_json,
    say,
    say_in_words,
)
from holdfast.cli.progress import Progress
from holdfast.cli.speaking import in_decimals, in_words, labelled, spoken_here
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.lab.draft import draft
from holdfast.lab.experiment import Experiment
from holdfast.lab.playing import Row
from holdfast.lab.reading import read_experiment
from holdfast.lab.running import IDLE_SWAP, IdleSwap, On, run

__all__ = ["lab"]

MEASURES = {
    "win": _("wins in percent"),
    "return": _("return"),
    "score": _("score"),
    "decisions": _("decisions"),
}
FORMS = {"win": "0.0", "return": "0.000", "score": "0.00", "decisions": "0.00"}
"""How the numbers of a measure are written, as patterns of the CLDR."""
SCALES = {"win": 100.0}
"""What the numbers of a measure are multiplied with."""


@click.group()
def lab() -> None:
    """Experiments: thousands of games on the same dice, under different conditions.

    \b
    Examples:
      holdfast lab draft itter --out experiment.toml   a first experiment, for you to change
      holdfast lab run experiment.toml             play it; run it again to go on
      holdfast lab show experiment                 what came of it, so far
      holdfast lab report experiment               as a page with plots
      holdfast lab pieces itter                    what can be left out
    """


@lab.command("run")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False),
              help="Where results go; by default a folder beside FILE.")  # fmt: skip
@click.option(
    "--games", type=click.IntRange(min=1), help="How many deals, instead of the number in the file."
)
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1,
              show_default="all cores", help="How many processes play.")  # fmt: skip
@click.option("--on", type=click.Choice(["cores", "ray"]), default="cores", show_default=True,
              help="Who plays: the cores of this machine, or a Ray cluster.")  # fmt: skip
@click.option("--address", metavar="ADDRESS",
              help="With --on ray: the cluster; “auto” is the one this machine is in. Without it, "
              "one is started here.")  # fmt: skip
@click.option("--journals/--no-journals", default=None, help="Save every match move by move.")
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
    if experiment.swap and not experiment.swaps and not as_json:
        say_in_words(IDLE_SWAP)
    finished = play(experiment, folder, jobs, on, address, quiet=as_json)
    found = summary_of(folder)
    if as_json:
        print_json(found)
    else:
        show(found)
    if not finished:
        say_in_words(_("Stopped; the same command goes on in {file}."), file=folder)
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
            where = in_words(_("{arm}, deal {deal}"), arm=row.arm, deal=row.deal)
            shown[0].say(labelled(where, row.defects))
        shown[0].step()

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", IdleSwap)  # it is said in words
            run(experiment, folder, jobs=jobs, on=on, address=address, tell=tell, begin=begin)
    except KeyboardInterrupt:
        return False
    finally:
        for progress in shown:
            progress.close()
    return True


def summary_of(folder: Path) -> Json:
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


def show(found: Json) -> None:
    """A table of arms by measures, with intervals of 95%."""
    words = (
        _("{done} of {count} deals from seed {seed}; that is enough")
        if found["enough"]
        else _("{done} of {count} deals from seed {seed}")
    )
    seed = str(found["seed"])
    said = in_words(words, done=found["deals"], count=found["wanted"], seed=seed)
    say(labelled(found["title"], said) if found["title"] else said)
    for name, arm in found["arms"].items():
        say(labelled(name, in_words(_("{count} games"), count=arm["games"])))
        for measure in MEASURES:
            if arm[measure]["mean"] is not None:
                form = FORMS[measure]
                said = _estimated(arm[measure]["mean"], form, SCALES.get(measure, 1.0))
                gap = arm[measure]["difference"]
                if gap is not None:
                    difference = _estimated(gap, f"+{form};-{form}", SCALES.get(measure, 1.0))
                    said += f"   {in_words(_('difference'))} {difference}"
                say(f"  {in_words(MEASURES[measure]):<22}{said}")


def _estimated(estimate: Json, form: str, scale: float) -> str:
    """A mean with its interval, in a pattern of the CLDR."""
    value = in_decimals(scale * estimate["value"], form)
    if estimate["low"] is None:
        return f"{value:>9}"
    low, high = (in_decimals(scale * estimate[end], form) for end in ("low", "high"))
    return f"{value:>9}  ({in_words(_('{low} to {high}'), low=low, high=high)})"


@lab.command("report")
@click.argument("folders", nargs=-1, required=True, metavar="FOLDER…",
                type=click.Path(path_type=Path, file_okay=False))  # fmt: skip
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Where the page goes; report.html in the first folder by default.")  # fmt: skip
@click.option("--title", help="The title of the page.")
def report_command(folders: tuple[Path, ...], out: Path | None, title: str | None) -> None:
    """Make a single page from the results in each FOLDER, with plots, tables and commands.

    \b
    Examples:
      holdfast lab report variants
      holdfast lab report runs/itter-* --out itter.html --title "Castle Itter in the lab"
    """
    from holdfast.lab.report import write_report  # which needs an extra

    path = folders[0] / "report.html" if out is None else out
    write_report([*folders], path, title, spoken_here())
    say_in_words(_("The report is in {file}."), file=path)


@lab.command("draft")
@click.argument("game", type=GAME)
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Where the experiment goes; it is printed by default.")  # fmt: skip
def draft_command(game: Game, out: Path | None) -> None:
    """Write a first experiment with GAME for you to change, with everything explained.

    \b
    Examples:
      holdfast lab draft castle
      holdfast lab draft itter --out experiment.toml
    """
    words = draft(game)
    if out is None:
        say(words.rstrip())
        return
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(words)
    except OSError as error:
        said = in_words(_("cannot write {file}: {reason}"), file=out, reason=error.strerror)
        raise click.ClickException(said) from None
    say_in_words(_("The experiment is in {file}; holdfast lab run {file} plays it."), file=out)


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
        for piece in found:
            say(piece)
        if not found:
            say_in_words(_("{game} does not say what could be left out."), game=game.name)
