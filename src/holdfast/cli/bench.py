"""`holdfast bench`: how fast the games run on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from statistics import median

import click

import holdfast
from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    json_option,
    options_option,
    print_json,
)
from holdfast.cli.measure import (
    SEED,
    build_of,
    measure,
    play_for,
    play_many,
    python_loop,
)
from holdfast.cli.speaking import in_decimals, in_words, labelled
from holdfast.core.chance import Seeded
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.registry import installed_games
from holdfast.core.state import play_randomly

ROUNDS = 3
WIDTH = 30
WHOLE, HUNDREDTHS = "#,##0", "0.00"
"""How numbers are written, as patterns of the CLDR."""
LABELS = {
    "decisions": _("random play, decisions"),
    "games": _("random play, games"),
    "loop_decisions": _("a Python loop, decisions"),
    "loop_games": _("a Python loop, games"),
    "copy": _("copy a state"),
    "legal": _("list the legal actions"),
    "apply": _("apply an action"),
}
JOURNEYS = {
    "bytes": _("a state as bytes, size"),
    "to_bytes": _("a state to bytes, µs"),
    "load": _("a state from bytes, µs"),
}


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), default=1.0,
              show_default=True, help="How long each measurement takes.")  # fmt: skip
@options_option
@json_option
@click.option("--line", is_flag=True, help="Only random play, as the line bench/peers.py reads.")
@click.option(
    "--loop",
    type=click.Choice(["python", "engine", "many"]),
    default="python",
    show_default=True,
    help="With --line: an ordinary Python loop (the way other engines are driven), the engine’s "
    "own loop, or many games at once with observations and masks (holdfast.envs).",
)
def bench(
    game: Game | None,
    seconds: float,
    pairs: tuple[str, ...],
    as_json: bool,
    line: bool,
    loop: str,
) -> None:
    """Measure GAME, or every game, on one core: random play, and each operation on its own.

    Says which build ran. Where the rules are compiled, plain Python is measured beside them.

    \b
    Examples:
      holdfast bench
      holdfast bench itter --seconds 3
      HOLDFAST_PURE=1 holdfast bench itter --json
      holdfast bench itter --line
    """
    if game is None and (line or pairs):
        raise click.UsageError(in_words(_("give a GAME with --line and -o")))
    chosen = [game] if game is not None else list(installed_games().values())
    reports = []
    for one in chosen:
        edition = one.edition(chosen_options(one, pairs))
        if line:
            click.echo(json.dumps(peer_line(edition, seconds, loop)))
            continue
        reports.append(report(edition, seconds, pairs))
        if not as_json:
            show(one, reports[-1])
    if as_json and not line:
        print_json(reports)


def peer_line(edition: Edition, seconds: float, loop: str) -> Json:
    """What a contender of bench/peers.py prints."""
    build = build_of(edition.new(Seeded(SEED)))
    if loop == "many":
        played = play_many(edition, seconds)
    else:
        played = play_for(edition, seconds, python_loop if loop == "python" else play_randomly)
    return {
        "name": "Holdfast",
        "version": holdfast.__version__,
        "build": build.name,
        "decisions": played.decisions,
        "games": played.games,
        "seconds": played.seconds,
    }


def report(edition: Edition, seconds: float, pairs: Sequence[str]) -> Json:
    """The measurements, and where the rules are compiled those of plain Python beside them.

    They take turns, so that a slow moment of the machine hits both, and a ratio is the median of
    those within a round.
    """
    share = seconds / ROUNDS
    ours, plains = [], []
    for _round in range(ROUNDS):
        ours.append(measure(edition, share).json)
        if ours[-1]["build"] != "plain":
            plains.append(measure_plain(edition.game, share, pairs))
    if not plains:
        return typical(ours)
    ratios = [
        {name: rate / plain["per_second"][name] for name, rate in one["per_second"].items()}
        for one, plain in zip(ours, plains, strict=True)
    ]
    return {
        **typical(ours),
        "plain": typical(plains),
        "ratio": {name: median(ratio[name] for ratio in ratios) for name in LABELS},
        "ratio_lowest": {name: min(ratio[name] for ratio in ratios) for name in LABELS},
        "ratio_highest": {name: max(ratio[name] for ratio in ratios) for name in LABELS},
    }


def typical(rounds: Sequence[Json]) -> Json:
    """The sums and medians of several rounds of the same measurements."""
    rates = {name: median(one["per_second"][name] for one in rounds) for name in LABELS}
    sums = {name: sum(one[name] for one in rounds) for name in ("decisions", "games", "seconds")}
    times = {name: 1e6 / rate for name, rate in rates.items()}
    journeys = typical_journeys([one["journeys"] for one in rounds])
    return {
        **rounds[0],
        **sums,
        "per_second": rates,
        "microseconds": times,
        "journeys": journeys,
    }


def typical_journeys(rounds: Sequence[Json]) -> Json:
    """Medians over several rounds of what is usual and what is worst in each."""
    found: Json = {"states": sum(one["states"] for one in rounds)}
    for name in JOURNEYS:
        found[name] = {
            kind: median(one[name][kind] for one in rounds) for kind in ("median", "worst")
        }
    return found


def measure_plain(game: Game, seconds: float, pairs: Sequence[str]) -> Json:
    """The same in a process of its own: a build is chosen when Holdfast is first imported."""
    options = [word for pair in pairs for word in ("-o", pair)]
    command = [sys.executable, "-m", "holdfast.cli", "bench", game.id, "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), *options],
        env={**os.environ, "HOLDFAST_PURE": "1"},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        words = _("plain Python could not be measured: {reason}")
        raise HoldfastError(words, facts={"reason": done.stderr.strip()})
    found: Json = json.loads(done.stdout)[0]
    if found["build"] != "plain":
        raise HoldfastError(_("HOLDFAST_PURE=1 is set, yet compiled rules ran"))
    return found


def show(game: Game, found: Json) -> None:
    """A table for people: per second and microseconds, and plain Python beside it."""
    build = f"{found['build']}, Holdfast {found['version']}, Python {found['python']}"
    click.echo(labelled(game.name, build))
    for file in found["files"]:
        click.echo(f"  {file}")
    if found["stale"]:
        note = _("note: the compiled rules are older than their source; build them again")
        click.echo(f"  {in_words(note)}")
    plain = found.get("plain")
    heads = f"{in_words(_('per second')):>14} {'µs':>10}"
    beside = f"{in_words(_('in Python')):>14} {'µs':>10}{in_words(_('ratio')):>8}"
    click.echo(f"  {'':<{WIDTH}}{heads}" + (beside if plain else ""))
    for name, label in LABELS.items():
        row = f"  {in_words(label):<{WIDTH}}" + columns(found, name)
        if plain:
            low, high = found["ratio_lowest"][name], found["ratio_highest"][name]
            row += columns(plain, name) + f"{in_decimals(found['ratio'][name]):>7}x"
            between = in_words(_("{low} to {high}"), low=in_decimals(low), high=in_decimals(high))
            row += f"  ({between})"
        click.echo(row)
    show_journeys(found, plain)


def show_journeys(found: Json, plain: Json | None) -> None:
    """What states that travel cost: usual and worst, over all states of random games."""
    heads = f"{in_words(_('median')):>14} {in_words(_('worst')):>10}"
    click.echo(f"  {'':<{WIDTH}}{heads}" + (heads if plain else ""))
    for name, label in JOURNEYS.items():
        rows = [found["journeys"][name]] + ([plain["journeys"][name]] if plain else [])
        form = WHOLE if name == "bytes" else HUNDREDTHS
        row = "".join(
            f"{in_decimals(one['median'], form):>14} {in_decimals(one['worst'], form):>10}"
            for one in rows
        )
        click.echo(f"  {in_words(label):<{WIDTH}}{row}")


def columns(found: Json, name: str) -> str:
    per_second = in_decimals(found["per_second"][name], WHOLE)
    return f"{per_second:>14} {in_decimals(found['microseconds'][name], HUNDREDTHS):>10}"
