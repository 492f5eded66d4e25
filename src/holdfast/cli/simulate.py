"""`holdfast simulate`: many games, at random or between bots, and how they ended."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from statistics import fmean, pstdev

import click

from holdfast.arena.intervals import wilson
from holdfast.arena.pairing import Plan
from holdfast.arena.record import Results
from holdfast.arena.run import How, play_rounds
from holdfast.arena.standing import standing
from holdfast.bots.sitting import Clock
from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    complete_bots,
    json_option,
    options_option,
    print_json,
    read_bots,
    say,
)
from holdfast.cli.histogram import Bin, bar, binned
from holdfast.cli.progress import Progress
from holdfast.cli.speaking import in_decimals, in_percent, in_words, labelled
from holdfast.cli.standings import show_defects, show_times
from holdfast.core.chance import Seeded
from holdfast.core.ending import OUTCOMES, outcome
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game, Options
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given, Json
from holdfast.core.state import play_randomly
from holdfast.protocol.players import find_player

MOST_DECISIONS = 100_000
SLICE = 100
"""So many random games a process plays before it reports."""
VALUES_SHOWN = 12
SEAT = _("seat {seat}")
RANGE = _("{low} to {high}")
OUTCOMES_IN_WORDS = {"won": _("games won"), "drawn": _("games drawn"), "lost": _("games lost")}


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", "count", type=click.IntRange(min=1), default=1000, show_default=True,
              help="How many games.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True,
              help="Game n uses the seed SEED + n, counted from 0.")  # fmt: skip
@click.option("--bots", "words", metavar="BOT,BOT…", default="", shell_complete=complete_bots,
              help="Who plays, seat by seat; one bot plays all seats.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True,
              help="How many processes play.")  # fmt: skip
@click.option("--clock", type=click.Choice(["cpu", "wall"]), default="cpu", show_default=True,
              help="What counts as thinking: processor time, or time that passes.")  # fmt: skip
@click.option("--plot", is_flag=True, help="Draw how the figures are distributed.")
@options_option
@json_option
def simulate(
    game: Game,
    count: int,
    seed: int,
    words: str,
    jobs: int,
    clock: Clock,
    plot: bool,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play GAME many times and count how it ends: at random, or between bots.

    Everybody keeps their seat; `holdfast arena` lets bots change seats and rates them.

    \b
    Examples:
      holdfast simulate itter
      holdfast simulate itter --games 5000 --seed 7 --json
      holdfast simulate tito --bots quick --games 300 --plot
      holdfast simulate castle --bots strong@0.2,quick --games 200 --jobs 2
    """
    options = game.read_options(chosen_options(game, pairs))
    if words:
        bots = seated(game, options, read_bots(words))
        found = of_bots(game, options, bots, count, seed, jobs, clock, quiet=as_json)
    else:
        games = played_randomly(game, options, count, seed, jobs)
        found = summary(game, options, counted(games, count), seed)
    if as_json:
        print_json(found)
    else:
        show(game, found, plot)
    if any(one["defects"] for one in found.get("bots", {}).values()):
        raise SystemExit(1)


@dataclass(frozen=True, slots=True)
class Ended:
    """How one game ended."""

    decisions: int
    returns: Sequence[float]
    result: Json
    outcomes: Sequence[str]


def counted(games: Iterable[Ended], count: int) -> Iterator[Ended]:
    """The same, with a bar on a terminal."""
    progress = Progress(count, quiet=True)
    try:
        for one in games:
            yield one
            progress.step()
    finally:
        progress.close()


def played_randomly(
    game: Game, options: Options, count: int, seed: int, jobs: int = 1
) -> Iterator[Ended]:
    """Games in which every legal action is as likely as any other: without bots, so very quick.

    They come in the order of their seeds, however many processes play.
    """
    if jobs == 1:
        yield from slice_of_games(game, options, count, seed)
        return
    firsts = range(seed, seed + count, SLICE)
    sizes = [min(SLICE, seed + count - first) for first in firsts]
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(slice_as_list, repeat(game), repeat(options), sizes, firsts)
        for part in played:
            yield from part


def slice_as_list(game: Game, options: Options, count: int, seed: int) -> list[Ended]:
    """A slice that travels between processes."""
    return list(slice_of_games(game, options, count, seed))


def slice_of_games(game: Game, options: Options, count: int, seed: int) -> Iterator[Ended]:
    """So many games from a seed on, one after the other."""
    edition = game.edition(options)
    for number in range(count):
        chance = Seeded(seed + number)
        state = edition.new(chance)
        decisions = play_randomly(state, chance, MOST_DECISIONS)
        if not state.over:
            words = _("the game of seed {seed} did not end within {count} decisions")
            facts = {"seed": str(seed + number), "count": MOST_DECISIONS}
            raise HoldfastError(words, facts=facts)
        result, returns = state.result() or {}, state.returns()
        outcomes = [outcome(result, *one) for one in zip(edition.seats, returns, strict=True)]
        yield Ended(decisions, returns, result, outcomes)


def seated(game: Game, options: Options, words: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat."""
    seats = game.edition(options).seats
    for word in words:
        find_player(word, game.id)
    if len(words) not in (1, len(seats)):
        names = ", ".join(map(str, seats))
        words = _("one bot for each of the seats {names} is needed, or one for all")
        raise HoldfastError(words, facts={"names": names})
    return tuple(words) * (len(seats) // len(words))


def of_bots(
    game: Game,
    options: Options,
    bots: tuple[str, ...],
    count: int,
    seed: int,
    jobs: int,
    clock: Clock,
    quiet: bool,
) -> Json:
    """Counts and averages over games between bots, and how they thought."""
    plan = Plan(game.id, options, (bots,), count, secret="", swap=False, seed=seed)
    results = Results(plan, {})
    progress = Progress(plan.size, quiet=quiet)
    try:
        play_rounds(results, How(clock, check=False), jobs, lambda game: progress.step())
    except KeyboardInterrupt:
        progress.say(in_words(_("stopped after {count} games"), count=len(results.games)))
    finally:
        progress.close()
    games = results.in_order()
    if not games:
        raise HoldfastError(_("no game has ended"))
    ended = [Ended(sum(one.decisions), one.returns, one.result, one.outcomes) for one in games]
    found = summary(game, options, ended, seed)
    found["seated"] = list(bots)
    found["clock"] = clock
    found["bots"] = standing(plan, games)["bots"]
    return found


def summary(game: Game, options: Options, games: Iterable[Ended], seed: int) -> Json:
    """Counts and averages over all games."""
    edition = game.edition(options)
    seats = edition.seats
    decisions: list[float] = []
    returns: list[list[float]] = [[] for _ in seats]
    outcomes = [dict.fromkeys(OUTCOMES, 0) for _ in seats]
    results: list[Json] = []
    for one in games:
        decisions.append(one.decisions)
        results.append(dict(flat(one.result)))
        for index in range(len(seats)):
            returns[index].append(one.returns[index])
            outcomes[index][one.outcomes[index]] += 1
    return {
        "game": game.id,
        "options": options,
        "games": len(results),
        "seed": seed,
        "decisions": measured(decisions),
        "outcomes": {str(seat): outcomes[index] for index, seat in enumerate(seats)},
        "returns": {str(seat): measured(returns[index]) for index, seat in enumerate(seats)},
        "results": described(results, edition.text().figures),
    }


def flat(result: Given, path: str = "") -> Iterator[tuple[str, object]]:
    """The values of a result by their paths."""
    for key, value in result.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def described(results: Sequence[Json], figures: Collection[str]) -> dict[str, Json]:
    """Figures are measured, over the games that have them; everything else is counted.

    A number says nothing about itself: it may name a seat. A figure is what the words of the game
    call one, and any number within a table, such as a score by its lines.
    """
    names = dict.fromkeys(name for result in results for name in result)
    found: dict[str, Json] = {}
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


def measured(values: Sequence[float]) -> Json:
    """The mean, the standard deviation, the extremes and how many lie where; of no values there
    are none."""
    if not values:
        nothing = dict.fromkeys(("average", "spread", "lowest", "highest"))
        return {"games": 0, **nothing, "bins": []}
    return {
        "games": len(values),
        "average": fmean(values),
        "spread": pstdev(values),
        "lowest": min(values),
        "highest": max(values),
        "bins": [bar.json for bar in binned(values)],
    }


def counts(values: Sequence[object]) -> dict[str, int]:
    """How often each value came, the most frequent first."""
    words = Counter(
        value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        for value in values
    )
    return dict(sorted(words.items(), key=lambda item: (-item[1], item[0])))


def show(game: Game, found: Json, plot: bool) -> None:
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    words = (
        _("{count} games from seed {seed}")
        if "seated" in found
        else _("{count} random games from seed {seed}")
    )
    said = in_words(words, count=found["games"], seed=str(found["seed"]))
    say(labelled(game.name, said) + options)
    for seat, bot in zip(found["outcomes"], found.get("seated", ()), strict=False):
        say(f"  {in_words(SEAT, seat=seat):<28}{bot:>10}")
    show_measured(in_words(_("decisions")), found["decisions"], plot=plot)
    for seat, values in found["outcomes"].items():
        named = {in_words(OUTCOMES_IN_WORDS[name]): count for name, count in values.items()}
        show_counts(in_words(SEAT, seat=seat), named, found["games"])
        returned = in_words(_("seat {seat}, return"), seat=seat)
        show_measured(returned, found["returns"][seat], "+0.000;-0.000", plot=plot)
    for name, values in found["results"].items():
        if "counts" in values:
            show_counts(name, values["counts"], found["games"])
        else:
            show_measured(name, values, plot=plot)
    if "bots" in found:
        show_times(found)
        show_defects(found)


def show_measured(name: str, values: Json, form: str = "0.00", *, plot: bool = False) -> None:
    if not values["games"]:
        say(f"  {name:<28}{'–':>10}")
        return
    average = in_decimals(values["average"], form)
    spread = in_decimals(values["spread"], form.partition(";")[0].lstrip("+"))
    low, high = (in_decimals(values[name], "0.###") for name in ("lowest", "highest"))
    extremes = in_words(RANGE, low=low, high=high)
    say(f"  {name:<28}{average:>10}  ± {spread}  ({extremes})")
    if plot:
        show_spread([Bin(**one) for one in values["bins"]])


def show_spread(bins: Sequence[Bin]) -> None:
    """A bar for each bin."""
    names = [named(one) for one in bins]
    wide = max(map(len, names))
    whole, most = sum(one.count for one in bins), max(one.count for one in bins)
    for name, one in zip(names, bins, strict=True):
        say(f"  {name:>{wide}}  {bar(one.count / most)}  {in_percent(one.count / whole)}")


def named(one: Bin) -> str:
    low, high = (in_decimals(edge, "0.###") for edge in (one.low, one.high))
    return low if one.low == one.high else in_words(RANGE, low=low, high=high)


def show_counts(name: str, values: Mapping[str, int], games: int) -> None:
    for value, count in list(values.items())[:VALUES_SHOWN]:
        low, high = wilson(count / games, games)
        interval = f"({in_decimals(100 * low)}–{in_decimals(100 * high)})"
        say(f"  {f'{name} {value}':<28}{count:>10}  {in_percent(count / games):>7}  {interval}")
    if len(values) > VALUES_SHOWN:
        more = in_words(_("{count} more values; see --json"), count=len(values) - VALUES_SHOWN)
        say("  " + labelled(name, more))
