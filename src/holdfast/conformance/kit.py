"""The kit itself: the list of checks, and the one call that runs them over many random games."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise

from holdfast.conformance import (
    chances,
    company,
    flow,
    frames,
    idling,
    keeping,
    pictures,
    refusals,
    secrecy,
    shapes,
    travelling,
    words,
)
from holdfast.conformance.builds import builds_agree
from holdfast.conformance.mixtures import covering_options
from holdfast.conformance.processes import game_of, reference_of, run_worker
from holdfast.conformance.report import Report, Violation
from holdfast.conformance.trial import Finder, Setting, Trial, play_trial, what_happened
from holdfast.core.game import Game
from holdfast.core.reading import Given, Json

__all__ = ["CHECKS", "Check", "check_game", "check_slice"]

MOST_ACTIONS = 10_000
STOP_AFTER = 200
"""Violations after which a run stops: by then there is enough to read."""
STRIDE = 7
"""In games that are not thorough one state in so many is compared with what it was."""
PORTIONS = 8
"""So many times does a process report how far it is, where each time it plays `LEAST` games."""
LEAST = 25
BUILD_GAMES = 20
"""Games of a run that are also played on the other build."""


@dataclass(frozen=True, slots=True)
class Check:
    """One promise that a game keeps: `run` looks at one game, `when` says at which."""

    name: str
    about: str
    when: str
    run: Callable[[Trial, Finder], None] | None


def _named(function: Callable[..., None], when: str, in_games: bool = True) -> Check:
    """A check carries the name of its function, and says what the docstring says."""
    about = (function.__doc__ or "").splitlines()[0]
    return Check(function.__name__, about, when, function if in_games else None)


CHECKS = (
    _named(flow.games_end, "every game"),
    _named(flow.no_dead_ends, "every game"),
    _named(keeping.copies_stay, "every game"),
    _named(travelling.states_travel, "every game"),
    _named(flow.results_count, "every game"),
    _named(words.events_are_told, "every game"),
    _named(words.notes_are_told, "every game"),
    _named(flow.actions_find_back, "first game"),
    _named(company.lessons_play, "first game"),
    _named(company.bots_play, "first game"),
    _named(idling.idle_games_end, "thorough"),
    _named(travelling.travellers_play_on, "thorough"),
    _named(travelling.states_pickle, "thorough"),
    _named(keeping.positions_round_trip, "thorough"),
    _named(keeping.journals_round_trip, "thorough"),
    _named(keeping.undo_restores, "thorough"),
    _named(chances.odds_hold, "thorough"),
    _named(chances.forecasts_hold, "thorough"),
    _named(refusals.legal_agrees_with_why, "thorough"),
    _named(shapes.shapes_hold, "thorough"),
    _named(words.games_are_told, "thorough"),
    _named(words.everything_has_words, "thorough"),
    _named(pictures.pictures_are_sound, "thorough"),
    _named(secrecy.imagine_keeps_view, "thorough"),
    _named(secrecy.imagine_redeals, "thorough"),
    _named(secrecy.imagine_knows_no_more, "thorough"),
    _named(secrecy.hidden_is_listed, "thorough"),
    _named(secrecy.events_keep_secrets, "thorough"),
    _named(secrecy.history_keeps_secrets, "thorough"),
    _named(secrecy.undo_is_fair, "thorough"),
    _named(frames.frames_tell_all, "thorough"),
    _named(frames.frames_keep_secrets, "thorough"),
    _named(keeping.asking_changes_nothing, "thorough"),
    _named(builds_agree, "once", in_games=False),
)


def check_game(
    game: Game | str,
    games: int = 100,
    seed: int = 1,
    options: Given | None = None,
    *,
    first: int = 0,
    pack: Given | None = None,
    thorough_every: int = 10,
    samples: int = 8,
    most_actions: int = MOST_ACTIONS,
    jobs: int = 1,
    compare_builds: bool = True,
    most_compared: int = BUILD_GAMES,
    tell: Callable[[int], None] | None = None,
) -> Report:
    """Play random games and check everything a game on Holdfast promises.

    `game` is a registered id, `"module:NAME"`, or a `Game`. Without `options` the games take turns
    at a sample of mixtures in which any two values meet. Game number n has seed `seed + n`, so a
    violation at seed s comes again with `games=1, seed=s` and its options. Every
    `thorough_every`-th game, the first included, gets the expensive checks, at `samples` of its
    decisions where those are dear. `jobs` spreads the games over processes, which need a game they
    can find by its name. A long run can be played in portions: `first` is the number of the first
    game. So many as `most_compared` are played on the other build too and compared byte for byte.
    `tell` hears how many more games have been checked, now and then.
    """
    found = game_of(game)
    reference = reference_of(game)
    request = {
        "do": "check",
        "game": reference,
        "mixtures": (covering_options(found) if options is None else [found.read_options(options)]),
        "pack": None if pack is None else dict(pack),
        "seed": seed,
        "first": first,
        "count": games,
        "thorough_every": thorough_every,
        "samples": samples,
        "most_actions": most_actions,
    }
    if jobs > 1:
        report = _check_in_processes(request, jobs, tell)
    else:
        report = check_slice(request, found, tell)
    _judge_redeals(report)
    if compare_builds and games:
        settings = _settings(request, found)
        numbers = range(first, first + min(games, most_compared))
        some = [(seed + n, settings[n % len(settings)]) for n in numbers]
        builds_agree(report, some, reference)
    else:
        report.skipped["builds_agree"] = "not asked for"
    return report


def _settings(request: Json, game: Game) -> list[Setting]:
    """One for each mixture of options; all of them share the words and what was judged of them."""
    first, *others = request["mixtures"]
    pack = request["pack"]
    setting = Setting(game.edition(first, pack), request["most_actions"], request["samples"])
    return [setting, *(replace(setting, edition=game.edition(other, pack)) for other in others)]


def _check_in_processes(request: Json, jobs: int, tell: Callable[[int], None] | None) -> Report:
    if request["game"] is None:
        raise ValueError(
            'several jobs need a game that other processes find: its id or "module:NAME"'
        )
    first, count = request["first"], request["count"]
    portions = max(jobs, min(jobs * PORTIONS, count // LEAST))
    bounds = [first + count * n // portions for n in range(portions + 1)]
    slices = [
        {**request, "first": low, "count": high - low}
        for low, high in pairwise(bounds)
        if high > low
    ]
    report = _empty_report(request, game_of(request["game"]))
    with ThreadPoolExecutor(jobs) as pool:
        for part, answer in zip(slices, pool.map(run_worker, slices), strict=True):
            report.merge(Report.from_json(answer))
            if tell is not None:
                tell(part["count"])
    return report


def _empty_report(request: Json, game: Game) -> Report:
    return Report(
        game=request["game"] or game.id,
        options=dict(request["mixtures"][0]) if len(request["mixtures"]) == 1 else {},
        mixtures=len(request["mixtures"]),
        seed=request["seed"] + request["first"],
        most_actions=request["most_actions"],
        checks={check.name: check.about for check in CHECKS},
    )


def check_slice(
    request: Json,
    game: Game | None = None,
    tell: Callable[[int], None] | None = None,
) -> Report:
    """Games `first` to `first + count` of a run: the whole of it, or one process's share."""
    found = game_of(request["game"]) if game is None else game
    settings = _settings(request, found)
    report = _empty_report(request, found)
    for number in range(request["first"], request["first"] + request["count"]):
        turn, mixture = divmod(number, len(settings))
        # Each turn through the mixtures begins one further on, so that none is passed over.
        thorough = (turn + mixture) % request["thorough_every"] == 0
        stride = 1 if thorough else STRIDE
        trial = play_trial(settings[mixture], request["seed"] + number, stride)
        _check_trial(trial, report, number, thorough)
        if tell is not None:
            tell(1)
        if sum(report.wrong.values()) >= STOP_AFTER:
            report.stopped_early = True
            break
    return report


def _check_trial(trial: Trial, report: Report, number: int, thorough: bool) -> None:
    report.games += 1
    report.thorough += thorough
    if trial.match is not None:
        report.decisions += len(trial.match.played)
        report.longest = max(report.longest, len(trial.match.played))
    for check in CHECKS:
        wanted = (
            check.when == "every game"
            or (check.when == "first game" and number == 0)
            or (check.when == "thorough" and thorough)
        )
        if wanted and (trial.match is not None or check.run is flow.games_end):
            _run(check, trial, report)


def _run(check: Check, trial: Trial, report: Report) -> None:
    assert check.run is not None
    found = Finder(report, check.name, trial)
    try:
        check.run(trial, found)
    except Exception as error:
        # A game that raises where it is asked something is broken; the run goes on without it.
        at = len(trial.match.played) if trial.match is not None else 0
        found.wrong(at, f"raised {what_happened(error)}")


def _judge_redeals(report: Report) -> None:
    for sentence in secrecy.judge_redeals(report.redeals):
        report.add(Violation("imagine_redeals", sentence, report.seed, report.options, 0, {}))
