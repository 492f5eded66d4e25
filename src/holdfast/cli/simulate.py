"""`holdfast simulate`: many random games, and how they ended."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import fmean, pstdev
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
from holdfast.core.ending import OUTCOMES, outcome
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
    edition = game.edition(options)
    seats = edition.seats
    decisions: list[float] = []
    returns: list[list[float]] = [[] for _ in seats]
    outcomes = [dict.fromkeys(OUTCOMES, 0) for _ in seats]
    results: list[dict[str, Any]] = []
    for number in range(count):
        chance = Seeded(seed + number)
        state = edition.new(chance)
        decisions.append(play_randomly(state, chance, MOST_DECISIONS))
        if not state.over:
            raise HoldfastError(
                f"the game of seed {seed + number} did not end within {MOST_DECISIONS} decisions"
            )
        result = state.result() or {}
        results.append(dict(flat(result)))
        for index, worth in enumerate(state.returns()):
            returns[index].append(worth)
            outcomes[index][outcome(result, seats[index], worth)] += 1
    return {
        "game": game.id,
        "options": options,
        "games": count,
        "seed": seed,
        "decisions": measured(decisions),
        "outcomes": {str(seat): outcomes[index] for index, seat in enumerate(seats)},
        "returns": {str(seat): measured(returns[index]) for index, seat in enumerate(seats)},
        "results": described(results, edition.text().figures),
    }


def flat(result: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a result by their paths."""
    for key, value in result.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def described(
    results: Sequence[Mapping[str, Any]], figures: Collection[str]
) -> dict[str, dict[str, Any]]:
    """Figures are measured, over the games that have them; everything else is counted.

    A number says nothing about itself: it may name a seat. A figure is what the words of the game
    call one, and any number within a table, such as a score by its lines.
    """
    names = dict.fromkeys(name for result in results for name in result)
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        values = [result[name] for result in results if name in result]
        numbers = [value for value in values if is_number(value)]
        if name in figures or ("." in name and len(numbers) == len(values)):
            found[name] = measured(numbers)
        else:
            found[name] = {"counts": counts(values)}
    return found


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def measured(values: Sequence[float]) -> dict[str, float | None]:
    """The mean, the standard deviation and the extremes; of no values there are none."""
    if not values:
        return {"games": 0, "average": None, "spread": None, "lowest": None, "highest": None}
    return {
        "games": len(values),
        "average": fmean(values),
        "spread": pstdev(values),
        "lowest": min(values),
        "highest": max(values),
    }


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
    show_measured("decisions", found["decisions"])
    for seat, values in found["outcomes"].items():
        show_counts(f"seat {seat}", values, found["games"])
        show_measured(f"seat {seat} return", found["returns"][seat], "+.3f")
    for name, values in found["results"].items():
        if "counts" in values:
            show_counts(name, values["counts"], found["games"])
        else:
            show_measured(name, values)


def show_measured(name: str, values: Mapping[str, Any], form: str = ".2f") -> None:
    if not values["games"]:
        click.echo(f"  {name:<28}{'–':>10}")
        return
    average, spread = format(values["average"], form), format(values["spread"], form.lstrip("+"))
    extremes = f"{values['lowest']:g} to {values['highest']:g}"
    click.echo(f"  {name:<28}{average:>10}  ± {spread}  ({extremes})")


def show_counts(name: str, values: Mapping[str, int], games: int) -> None:
    for value, count in list(values.items())[:VALUES_SHOWN]:
        click.echo(f"  {f'{name} {value}':<28}{count:>10}  {count / games:>6.1%}")
    if len(values) > VALUES_SHOWN:
        click.echo(f"  {name}: {len(values) - VALUES_SHOWN} more values; see --json")
