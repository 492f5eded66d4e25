"""The kit passes honest games, and each broken variant fails the check that is meant for it."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import holdfast
from holdfast.conformance import CHECKS, NotConformant, Report, all_options, check_game
from holdfast.conformance.__main__ import main
from holdfast.conformance.chances import every_way
from holdfast.core.chance import Chance
from holdfast.core.errors import NoSuchGame
from holdfast.core.game import Game
from tests.conformance import broken_hilo as hilo
from tests.conformance import broken_noughts as noughts
from tests.conformance.broken_hilo import VariantWithTurn, variant
from tests.conformance.hilo import GAME as HILO
from tests.conformance.plain_noughts import GAME as PLAIN_NOUGHTS

pytestmark = pytest.mark.once


def check(game: Game, games: int = 60, most_actions: int = 200) -> Report:
    return check_game(game, games=games, thorough_every=4, most_actions=most_actions)


def test_noughts_conforms() -> None:
    report = check_game("noughts", games=100, seed=1)
    report.raise_if_bad()
    assert report.ok
    assert report.games == 100
    assert report.decisions > 500
    assert report.longest == 9


def test_an_honest_game_with_hidden_cards_conforms_and_exercises_every_secrecy_check() -> None:
    report = check_game("tests.conformance.hilo:GAME", games=300, thorough_every=3)
    report.raise_if_bad()
    unused = {name for name in report.checks if not report.looked.get(name)}
    assert unused - set(report.skipped) == {"pictures_are_sound"}


def test_plain_noughts_conforms_so_its_variants_fail_for_their_flaw_alone() -> None:
    check(PLAIN_NOUGHTS).raise_if_bad()


NOUGHTS_FLAWS: list[tuple[Game, str]] = [
    (noughts.of(noughts.SharesItsCells), "copies_stay"),
    (noughts.of(noughts.ChangesWhenSeen), "asking_changes_nothing"),
    (noughts.of(noughts.KeepsNoTurn), "states_travel"),
    (noughts.of(noughts.CountsItsJourneys), "states_travel"),
    (noughts.ForgetsAStep(), "states_travel"),
    (noughts.of(noughts.KeepsNoMoves), "travellers_play_on"),
    (noughts.CopiesToNothing(), "states_pickle"),
    (noughts.of(noughts.PaysOneSeat), "results_count"),
    (noughts.of(noughts.PaysTooMuch), "results_count"),
    (noughts.of(noughts.HasNoResult), "no_dead_ends"),
    (noughts.of(noughts.ForgetsTheTurn), "positions_round_trip"),
    (noughts.of(noughts.TurnsWithTime), "journals_round_trip"),
    (noughts.of(noughts.TurnsWithTime), "undo_restores"),
    (noughts.NestedWords(), "actions_find_back"),
    (noughts.of(mark=noughts.Endless()), "games_end"),
    (noughts.of(mark=noughts.Wipes()), "idle_games_end"),
    (noughts.of(mark=noughts.WipesWithDice()), "idle_games_end"),
    (noughts.of(mark=noughts.WipesInACorner()), "idle_games_end"),
    (noughts.of(mark=noughts.Crashes()), "games_end"),
    (noughts.CrashesAtOnce(), "games_end"),
    (noughts.of(mark=noughts.GetsStuck()), "no_dead_ends"),
    (noughts.of(mark=noughts.OffersTwice()), "no_dead_ends"),
    (noughts.of(mark=noughts.OffersInAnyOrder()), "no_dead_ends"),
    (noughts.of(mark=noughts.ExplainsNothing()), "legal_agrees_with_why"),
    (noughts.of(mark=noughts.ExplainsWithGaps()), "legal_agrees_with_why"),
    (noughts.of(mark=noughts.CitesNoRule()), "legal_agrees_with_why"),
    (noughts.of(mark=noughts.TellsUnknownEvents()), "events_are_told"),
    (noughts.of(mark=noughts.TellsUnserialisable()), "events_are_told"),
    (noughts.of(mark=noughts.TellsWithoutRule()), "events_are_told"),
    (noughts.worded(noughts.NamesSeats, noughts.TellsNobody()), "events_are_told"),
    (noughts.worded(noughts.NamesSeats, noughts.TellsNobody()), "games_are_told"),
    (noughts.worded(noughts.StumblesLate), "everything_has_words"),
    (noughts.worded(noughts.AsksNobody), "everything_has_words"),
    (noughts.Speechless(), "everything_has_words"),
    (noughts.worded(noughts.Wordless), "everything_has_words"),
    (noughts.PromisesANote(), "notes_are_told"),
    (noughts.StumblesOverEvents(), "notes_are_told"),
    (noughts.MistakesARule(), "notes_are_told"),
    (noughts.DrawsTwice(), "pictures_are_sound"),
    (noughts.DrawsLessOnPhones(), "pictures_are_sound"),
    (noughts.DrawsTooLittle(), "pictures_are_sound"),
    (noughts.DrawsNoEnd(), "pictures_are_sound"),
    (noughts.DrawsBadly(), "pictures_are_sound"),
    (noughts.DrawsAmpersands(), "pictures_are_sound"),
]

HILO_FLAWS: list[tuple[Game, str]] = [
    (variant(hilo.LoadsTheDie), "odds_hold"),
    (variant(hilo.CountsItsOwnCard), "odds_hold"),
    (variant(hilo.ForgetsAnOutcome), "odds_hold"),
    (variant(hilo.TellsNoOutcome), "odds_hold"),
    (variant(hilo.ForecastsALoadedDie), "forecasts_hold"),
    (variant(hilo.ForecastsNoSix), "forecasts_hold"),
    (variant(hilo.ForecastsTheTopCard), "forecasts_hold"),
    (variant(hilo.ViewShowsAll), "imagine_keeps_view"),
    (variant(hilo.CountsHighCards), "imagine_keeps_view"),
    (VariantWithTurn(hilo.KnowingTurn()), "imagine_keeps_view"),
    (variant(hilo.ImaginesNothing), "imagine_redeals"),
    (variant(hilo.ImaginesOnlyTheDeck), "imagine_redeals"),
    (variant(hilo.ImaginesFromWhatIs), "imagine_knows_no_more"),
    (variant(hilo.CountsInWords), "shapes_hold"),
    (variant(hilo.TellsMore), "shapes_hold"),
    (variant(hilo.NamesNobody), "shapes_hold"),
    (variant(hilo.KeepsNoBets), "travellers_play_on"),
    (variant(hilo.ListsReshuffles), "imagine_redeals"),
    (variant(hilo.ListsNumbers), "imagine_redeals"),
    (variant(hilo.ListsNothingHidden), "hidden_is_listed"),
    (variant(hilo.TellsDraws), "events_keep_secrets"),
    (variant(hilo.TellsTheDeal), "events_keep_secrets"),
    (VariantWithTurn(hilo.NoisyTurn()), "events_keep_secrets"),
    (variant(hilo.ShowsDiscards), "history_keeps_secrets"),
    (VariantWithTurn(hilo.PeekingTurn()), "undo_is_fair"),
    (variant(hilo.ShowsAllInBetween), "frames_keep_secrets"),
]


def name_of(value: object) -> str:
    if isinstance(value, str):
        return value
    state, turn = (
        getattr(value, "state", None),
        getattr(value, "turn", getattr(value, "mark", None)),
    )
    return f"{type(value).__name__}-{getattr(state, '__name__', '')}-{type(turn).__name__}"


CRASHES: list[tuple[Game, str]] = [
    (variant(hilo.CannotBeSeenInBetween), "frames_tell_all"),
]


@pytest.mark.parametrize(("game", "caught_by"), NOUGHTS_FLAWS + HILO_FLAWS + CRASHES, ids=name_of)
def test_a_flaw_is_caught_by_its_check(game: Game, caught_by: str) -> None:
    report = check(game)
    assert caught_by in report.wrong, str(report)
    assert not report.ok


@pytest.mark.parametrize(("game", "caught_by"), HILO_FLAWS, ids=name_of)
def test_a_leak_is_caught_for_what_it_tells_not_for_a_crash(game: Game, caught_by: str) -> None:
    assert not [str(found) for found in check(game).violations if "raised" in found.sentence]


# A flaw in one place must not set off checks that have nothing to do with it.
@pytest.mark.parametrize(
    ("game", "caught_by"),
    [
        (noughts.of(mark=noughts.ExplainsNothing()), {"legal_agrees_with_why"}),
        (noughts.of(mark=noughts.Wipes()), {"idle_games_end"}),
        (noughts.DrawsTwice(), {"pictures_are_sound"}),
        (noughts.CopiesToNothing(), {"states_pickle"}),
        (noughts.of(noughts.KeepsNoMoves), {"travellers_play_on"}),
        (variant(hilo.ImaginesFromWhatIs), {"imagine_knows_no_more"}),
        (variant(hilo.CountsInWords), {"shapes_hold"}),
        (variant(hilo.LoadsTheDie), {"odds_hold"}),
        (variant(hilo.CountsItsOwnCard), {"odds_hold"}),
        (variant(hilo.ForecastsALoadedDie), {"forecasts_hold"}),
        (variant(hilo.ViewShowsAll), {"imagine_keeps_view", "undo_is_fair"}),
        (VariantWithTurn(hilo.KnowingTurn()), {"imagine_keeps_view"}),
        # Odds are an average over imagined worlds, so they show a bad imagination too.
        (variant(hilo.ImaginesNothing), {"imagine_redeals", "odds_hold"}),
        (variant(hilo.ImaginesOnlyTheDeck), {"imagine_redeals", "odds_hold"}),
        (variant(hilo.ShowsDiscards), {"history_keeps_secrets"}),
        (variant(hilo.TellsTheDeal), {"events_keep_secrets"}),
        (variant(hilo.TellsDraws), {"events_keep_secrets"}),
        (VariantWithTurn(hilo.PeekingTurn()), {"undo_is_fair", "frames_keep_secrets"}),
    ],
    ids=name_of,
)
def test_only_the_right_check_complains(game: Game, caught_by: set[str]) -> None:
    assert set(check(game).wrong) == caught_by


def test_builds_that_part_are_caught_in_the_other_process() -> None:
    report = check_game("tests.conformance.broken_noughts:TWO_FACED", games=5)
    if report.skipped.get("builds_agree") == "no compiled build is installed":
        pytest.skip("no compiled build is installed")
    assert report.wrong["builds_agree"] == 5
    # Cells three and on: the flaw shows once fewer than seven are empty.
    assert all(v.at == 3 for v in report.violations if v.check == "builds_agree")


def test_builds_that_write_other_bytes_are_caught_too() -> None:
    report = check_game("tests.conformance.broken_noughts:TWO_FACED_BYTES", games=2)
    if report.skipped.get("builds_agree") == "no compiled build is installed":
        pytest.skip("no compiled build is installed")
    assert set(report.wrong) == {"builds_agree"}


def test_a_build_that_cannot_find_the_game_says_why_it_was_skipped() -> None:
    report = check(PLAIN_NOUGHTS, games=2)
    assert "registered id" in report.skipped["builds_agree"]


def test_a_violation_carries_a_journal_that_opens_at_the_offending_moment() -> None:
    report = check(noughts.of(mark=noughts.ExplainsNothing()))
    violation = report.violations[0]
    match = holdfast.load(violation.journal)
    assert len(match.played) == violation.at
    assert match.seed == violation.seed


def test_a_violation_comes_again_from_its_seed_alone() -> None:
    game = variant(hilo.TellsDraws)
    first = check(game).violations[0]
    again = check_game(game, games=1, seed=first.seed, most_actions=200)
    assert first in again.violations


def test_a_crash_is_reported_with_the_action_that_caused_it() -> None:
    report = check(noughts.of(mark=noughts.Crashes()))
    violation = report.violations[0]
    assert "KeyError: 'c4'" in violation.sentence
    assert len(violation.journal["actions"]) == violation.at == 5


def test_an_endless_game_says_which_limit_it_passed() -> None:
    report = check_game(noughts.of(mark=noughts.Endless()), games=1, most_actions=150)
    assert "not over after 150 actions" in report.violations[0].sentence
    assert "150 of at most 150 actions" in str(report)


def test_wrong_odds_are_told_beside_the_right_ones() -> None:
    report = check(variant(hilo.LoadsTheDie))
    told = {found.sentence for found in report.violations}
    assert any("of 1000 worlds came to" in sentence for sentence in told)


def test_every_way_of_the_dice_is_counted_once() -> None:
    highest = every_way(lambda chance: str(max(chance.dice(2))), 36)
    assert highest == {str(n): Fraction(2 * n - 1, 36) for n in range(1, 7)}
    assert every_way(lambda chance: str(chance.dice(2)), 35) is None

    def sixes(chance: Chance) -> str:
        return "two" if chance.roll(6) == 6 and chance.roll(6) == 6 else "fewer"

    assert every_way(sixes, 11) == {"two": Fraction(1, 36), "fewer": Fraction(35, 36)}
    tens = every_way(lambda chance: str(chance.roll(10)), 10)
    assert tens == {str(n): Fraction(1, 10) for n in range(10)}


def test_a_game_in_which_idle_seats_turn_in_circles_says_how() -> None:
    game = noughts.of(mark=noughts.Wipes())
    for seed in (1, 2, 3):  # the kinds of idle seats
        (found,) = check_game(game, games=1, seed=seed).violations
        assert found.check == "idle_games_end"
        assert found.sentence == (
            "the state after 0 actions comes back after 2 and no chance is used between, "
            "so this can go on for ever: mark a1, mark a2"
        )
        match = holdfast.load({**found.journal, "actions": []})
        assert [action["cell"] for action in found.journal["actions"]] == ["a1", "a2"]
        assert match.seed == seed


def test_a_cycle_over_dice_is_told_when_the_limit_is_reached() -> None:
    game = noughts.of(mark=noughts.WipesWithDice())
    (found,) = check_game(game, games=1, most_actions=40).violations
    assert found.sentence == (
        "idle seats have not ended the game after 400 actions; "
        "the state after 398 actions comes back after 400"
    )


def test_seats_that_shun_dice_find_what_others_pass_by() -> None:
    game = noughts.of(mark=noughts.WipesInACorner())
    wrong = [bool(check_game(game, games=1, seed=seed).wrong) for seed in (2, 3)]
    assert wrong == [True, False]  # seeds of those who shun dice, and of those who change least


def test_a_position_may_come_back_as_often_as_the_game_counts() -> None:
    game = noughts.of(noughts.Counting, noughts.WipesAndCounts(20))
    for seed in (1, 2, 3):
        assert "idle_games_end" not in check_game(game, games=1, seed=seed).wrong


def test_a_count_that_ends_nothing_is_no_excuse() -> None:
    game = noughts.of(noughts.Counting, noughts.WipesAndCounts(10**9))
    report = check_game(game, games=1, most_actions=40)
    told = {found.check: found.sentence for found in report.violations}
    assert told["idle_games_end"].startswith("idle seats have not ended the game after 400 actions")


def test_a_run_with_too_many_violations_stops_early() -> None:
    report = check_game(noughts.of(noughts.PaysOneSeat), games=1000, thorough_every=1000)
    assert report.stopped_early
    assert report.games < 1000


def test_raise_if_bad_shows_the_whole_report() -> None:
    report = check(noughts.of(noughts.PaysOneSeat), games=3)
    with pytest.raises(NotConformant, match="returns\\(\\) gives 1 numbers for 2 seats"):
        report.raise_if_bad()


def test_a_report_survives_json() -> None:
    report = check(noughts.of(noughts.PaysOneSeat), games=3)
    assert Report.from_json(json.loads(json.dumps(report.to_json()))) == report


def test_several_processes_find_what_one_finds() -> None:
    alone = check_game("tests.conformance.hilo:GAME", games=30, compare_builds=False)
    together = check_game("tests.conformance.hilo:GAME", games=30, jobs=2, compare_builds=False)
    assert together.ok
    assert together.decisions == alone.decisions
    assert together.looked == alone.looked


def test_a_run_in_portions_finds_what_a_run_in_one_piece_finds() -> None:
    game = noughts.PaysByOption()
    whole = check_game(game, games=24, seed=5)
    first, second = (check_game(game, games=12, first=first, seed=5) for first in (0, 12))
    assert first.decisions + second.decisions == whole.decisions
    assert first.thorough + second.thorough == whole.thorough
    assert second.seed == 17
    found = {(one.seed, one.at) for part in (first, second) for one in part.violations}
    assert {(one.seed, one.at) for one in whole.violations} <= found


def test_several_processes_need_a_game_they_can_find() -> None:
    with pytest.raises(ValueError, match="module:NAME"):
        check_game(PLAIN_NOUGHTS, jobs=2)


def test_a_reference_must_name_a_game() -> None:
    with pytest.raises(NoSuchGame, match="is not a Game"):
        check_game("tests.conformance.hilo:SEATS")


def test_checks_have_names_and_say_what_they_promise() -> None:
    names = [check.name for check in CHECKS]
    assert len(set(names)) == len(names) == 34
    assert all(check.about for check in CHECKS)


def test_a_flaw_of_one_mixture_is_found_and_the_mixture_named() -> None:
    report = check_game(noughts.PaysByOption(), games=24)
    assert set(report.wrong) == {"results_count"}
    assert report.mixtures > 3
    found = report.violations[0]
    assert found.options.items() >= {"high": True, "stake": 1}.items()
    assert f"options {json.dumps(found.options)}" in str(found)
    assert f"options={found.options!r}" in str(report)
    assert f"over {report.mixtures} mixtures of options" in str(report)
    again = check_game(noughts.PaysByOption(), games=1, seed=found.seed, options=found.options)
    assert found in again.violations
    assert check_game(noughts.PaysByOption(), games=4, options={"stake": 1}).ok


def test_every_mixture_gets_the_thorough_checks() -> None:
    report = check_game(noughts.PaysByOption(), games=60, thorough_every=5)
    assert report.thorough == 12


def test_a_barricade_in_ones_own_castle_is_told() -> None:
    """Nobody defends it: seed 12 of this mixture attacks one."""
    options = {"players": 4, "empty_deck": "reshuffle", "no_dice": True, "barricade": True}
    # Not the first game of a run, so that only what every game is asked is asked of it.
    report = check_game("castle", games=1, first=1, seed=11, options=options, compare_builds=False)
    assert (report.seed, report.thorough) == (12, 0)
    report.raise_if_bad()


def test_options_are_mixed_in_every_way() -> None:
    assert list(all_options("noughts")) == [{}]
    assert list(all_options(HILO)) == [{}]


def test_the_shell_command_reports_and_saves_journals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["noughts", "--games", "5"]) == 0
    assert "noughts conforms" in capsys.readouterr().out
    flawed = "tests.conformance.broken_noughts:TWO_FACED"
    folder = tmp_path / "journals"
    assert main([flawed, "--games", "2", "--journals", str(folder)]) in (0, 1)
    if "does NOT conform" in capsys.readouterr().out:
        assert list(folder.glob("*.json"))


def test_the_module_runs_from_a_shell() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "holdfast.conformance", "noughts", "--games", "3"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "noughts conforms" in done.stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_tells_how_far_it_is(jobs: int) -> None:
    told: list[int] = []
    report = check_game("noughts", 60, jobs=jobs, compare_builds=False, tell=told.append)
    assert sum(told) == report.games == 60
    assert len(told) == (60 if jobs == 1 else 2)
