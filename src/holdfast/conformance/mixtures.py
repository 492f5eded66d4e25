"""Which mixtures of a game's options are played: all of them, or a sample that covers all pairs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product

from holdfast.conformance.processes import game_of
from holdfast.core.chance import Chance, Seeded
from holdfast.core.errors import BadOption
from holdfast.core.game import Game, Options, Value

__all__ = ["all_options", "changed_options", "covering_options"]

CANDIDATES = 40
"""Mixtures that are tried for a place in the sample; the one that covers most gets it."""

Pair = tuple[tuple[str, Value], tuple[str, Value]]


def all_options(game: Game | str) -> Iterator[Options]:
    """Every mixture of options that the game accepts, the default one first."""
    found = game_of(game)
    names = [option.name for option in found.options]
    for values in product(*(option.values for option in found.options)):
        options = _accepted(found, dict(zip(names, values, strict=True)))
        if options is not None:
            yield options


def covering_options(game: Game | str) -> list[Options]:
    """Mixtures, the default one first, in which any two values of two options meet somewhere.

    Two values that the game never accepts together are passed over. The sample is the same in
    every run.
    """
    found = game_of(game)
    sample = [found.read_options(None)]
    missing = _all_pairs(found)
    missing -= _pairs(sample[0])
    chooser = Seeded(1)
    while missing:
        wanted = min(missing, key=repr)
        # What covers most may be what the game never accepts, so some are left to chance.
        candidates = [
            _candidate(found, wanted, missing if number % 2 else set(), chooser)
            for number in range(CANDIDATES)
        ]
        accepted = [options for options in candidates if options is not None]
        if accepted:
            sample.append(max(accepted, key=lambda options: len(_pairs(options) & missing)))
            missing -= _pairs(sample[-1])
        missing.discard(wanted)
    return sample


def changed_options(game: Game | str, options: Mapping[str, Value]) -> dict[str, Value]:
    """Those options whose values are not the default."""
    default = game_of(game).read_options(None)
    return {name: value for name, value in options.items() if value != default[name]}


def _accepted(game: Game, given: Mapping[str, Value]) -> Options | None:
    try:
        return game.read_options(given)
    except BadOption:
        return None  # a mixture that has no game


def _all_pairs(game: Game) -> set[Pair]:
    values = [[(option.name, value) for value in option.values] for option in game.options]
    if len(values) == 1:
        return {(one, one) for one in values[0]}
    return {pair for one, other in combinations(values, 2) for pair in product(one, other)}


def _pairs(options: Options) -> set[Pair]:
    # The options of a game always come in the same order, and so does every pair.
    chosen = list(options.items())
    return {(chosen[0], chosen[0])} if len(chosen) == 1 else set(combinations(chosen, 2))


def _candidate(game: Game, wanted: Pair, missing: set[Pair], chooser: Chance) -> Options | None:
    """A mixture around a pair: each other option takes the value that covers most, in any order."""
    chosen: dict[str, Value] = dict(wanted)
    others = [option for option in game.options if option.name not in chosen]
    while others:
        option = others.pop(chooser.pick(len(others)))
        first = chooser.pick(len(option.values))
        values = [*option.values[first:], *option.values[:first]]
        chosen[option.name] = max(
            values, key=lambda value: _covered(game, {**chosen, option.name: value}, missing)
        )
    return _accepted(game, chosen)


def _covered(game: Game, chosen: Mapping[str, Value], missing: set[Pair]) -> int:
    order: Iterable[str] = (option.name for option in game.options if option.name in chosen)
    return len(_pairs({name: chosen[name] for name in order}) & missing)
