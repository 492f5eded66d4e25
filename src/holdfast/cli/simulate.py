"""`holdfast simulate`: many random games, and how they ended."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click

from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    json_option,
    options_option,
    print_json,
)
from holdfast.core.chance import Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game, Options
from holdfast.core.state import play_randomly

MOST_DECISIONS = 100_000
VALUES_SHOWN = 12


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True,
              help="How many games.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True,
              help="Game n uses the seed SEED + n, counted from 0.")  # fmt: skip
@options_option
@json_option
def simulate(game: Game, count: int, seed: int, pairs: tuple[str, ...], as_json: bool) -> None:
    """Play GAME at random many times and count how it ends.

    \b
    Examples:
      holdfast simulate itter
      holdfast simulate itter --games 5000 --seed 7 --json
    """
    options = game.read_options(chosen_options(game, pairs))
    found = summary(game, options, count, seed)
    if as_json:
        print_json(found)
    else:
        show(game, found)


def summary(game: Game, options: Options, count: int, seed: int) -> dict[str, Any]:
    """Counts and averages over all games."""
    decisions: list[float] = []
    returns: list[list[float]] = []
    results: list[dict[str, Any]] = []
    for number in range(count):
        chance = Seeded(seed + number)
        state = game.new(options, chance)
        decisions.append(play_randomly(state, chance, MOST_DECISIONS))
        if not state.over:
            raise HoldfastError(
                f"the game of seed {seed + number} did not end within {MOST_DECISIONS} decisions"
            )
        returns.append(state.returns())
        results.append(dict(flat(state.result() or {})))
    seats = game.seats(options)
    return {
        "game": game.id,
        "options": options,
        "games": count,
        "seed": seed,
        "decisions": averages(decisions),
        "returns": {
            str(seat): sum(row[index] for row in returns) / count
            for index, seat in enumerate(seats)
        },
        "results": described(results),
    }


def flat(result: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a result by their paths."""
    for key, value in result.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def described(results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Averages of what is always a number, and counts of everything else."""
    names = dict.fromkeys(name for result in results for name in result)
    found: dict[str, Any] = {}
    for name in names:
        values = [result[name] for result in results if name in result]
        if all(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
            found[name] = averages(values)
        else:
            found[name] = {"counts": counts(values)}
    return found


def averages(values: Sequence[float]) -> dict[str, float]:
    return {"average": sum(values) / len(values), "lowest": min(values), "highest": max(values)}


def counts(values: Sequence[Any]) -> dict[str, int]:
    """How often each value came, the most frequent first."""
    words = Counter(
        value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        for value in values
    )
    return dict(sorted(words.items(), key=lambda item: (-item[1], item[0])))


def show(game: Game, found: Mapping[str, Any]) -> None:
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    click.echo(f"{game.name}: {found['games']} random games from seed {found['seed']}{options}")
    show_averages("decisions", found["decisions"])
    for seat, value in found["returns"].items():
        click.echo(f"  {f'return of {seat}':<28}{value:>+10.3f}")
    for name, values in found["results"].items():
        if "counts" in values:
            show_counts(name, values["counts"], found["games"])
        else:
            show_averages(name, values)


def show_averages(name: str, values: Mapping[str, float]) -> None:
    click.echo(
        f"  {name:<28}{values['average']:>10.2f}  ({values['lowest']:g} to {values['highest']:g})"
    )


def show_counts(name: str, values: Mapping[str, int], games: int) -> None:
    for value, count in list(values.items())[:VALUES_SHOWN]:
        click.echo(f"  {f'{name} {value}':<28}{count:>10}  {count / games:>6.1%}")
    if len(values) > VALUES_SHOWN:
        click.echo(f"  {name}: {len(values) - VALUES_SHOWN} more values; see --json")
