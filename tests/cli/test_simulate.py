"""`holdfast simulate`: seats are counted, figures are measured."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holdfast.cli.simulate import described, measured
from tests.cli.run import ok


def simulated(game: str, *arguments: str) -> Any:
    return json.loads(ok("simulate", game, "--seed", "3", "--json", *arguments))


def test_every_game_is_counted_once() -> None:
    found = simulated("noughts", "--games", "50")
    assert found["games"] == 50
    assert 5 <= found["decisions"]["average"] <= 9
    assert sum(found["results"]["winner"]["counts"].values()) == 50
    assert all(sum(outcomes.values()) == 50 for outcomes in found["outcomes"].values())
    assert found["outcomes"]["x"]["won"] == found["results"]["winner"]["counts"]["x"]
    assert found["outcomes"]["x"]["drawn"] == found["outcomes"]["o"]["drawn"]
    assert found == simulated("noughts", "--games", "50")


def test_returns_are_told_by_seat_with_their_spread() -> None:
    found = simulated("noughts", "--games", "50")
    x, o = found["returns"]["x"], found["returns"]["o"]
    assert x["average"] == -o["average"]
    assert (x["lowest"], x["highest"]) == (-1, 1)
    assert 0 < x["spread"] == o["spread"] <= 1
    lines = ok("simulate", "noughts", "--games", "5").splitlines()
    assert [line.split()[:3] for line in lines[2:6]] == [
        ["seat", "x", word] for word in ("won", "drawn", "lost", "result")
    ]


def test_the_number_of_a_seat_is_no_quantity() -> None:
    found = simulated("castle", "--games", "5")
    winners = found["results"]["winner"]["counts"]
    assert set(winners) <= {"0", "1"}
    assert sum(winners.values()) == 5
    assert winners.get("0", 0) == found["outcomes"]["0"]["won"] == found["outcomes"]["1"]["lost"]


def test_a_score_that_no_game_reached_has_no_average() -> None:
    found = simulated("itter", "--games", "3")
    assert found["results"]["reason"] == {"counts": {"breakthrough": 3}}
    assert found["results"]["score"] == measured([])
    assert found["outcomes"]["defender"] == {"won": 0, "drawn": 0, "lost": 3}
    assert found["returns"]["defender"]["spread"] > 0
    (line,) = [line for line in ok("simulate", "itter", "--games", "1").splitlines()
               if line.startswith("  score")]  # fmt: skip
    assert line.split() == ["score", "–"]


@pytest.mark.parametrize("figures", [{"score"}, set()])
def test_only_figures_are_measured(figures: set[str]) -> None:
    results: list[dict[str, Any]] = [
        {"winner": 1, "score": 4, "lines.gold": 3, "lines.best": "a"},
        {"winner": 0, "score": None, "lines.gold": 4, "lines.best": "b"},
        {"winner": 1, "score": 6, "lines.gold": 5, "lines.best": "a"},
    ]
    found = described(results, figures)
    assert found["winner"] == {"counts": {"1": 2, "0": 1}}
    assert found["lines.gold"]["average"] == 4
    assert found["lines.best"] == {"counts": {"a": 2, "b": 1}}
    if figures:
        assert found["score"] == {
            "games": 2, "average": 5, "spread": 1, "lowest": 4, "highest": 6,
            "bins": [{"low": at, "high": at, "count": n} for at, n in ((4, 1), (5, 0), (6, 1))],
        }  # fmt: skip
    else:
        assert found["score"] == {"counts": {"4": 1, "6": 1, "null": 1}}


def test_random_games_are_the_same_however_many_processes_play() -> None:
    given = ("simulate", "noughts", "--games", "250", "--seed", "5", "--json")
    assert ok(*given, "--jobs", "2") == ok(*given)


def test_figures_are_plotted_where_somebody_asks() -> None:
    given = ("simulate", "noughts", "--games", "40", "--seed", "3")
    usual, plotted = ok(*given).splitlines(), ok(*given, "--plot").splitlines()
    drawn = [line for line in plotted if "█" in line]
    assert len(drawn) >= 3 + 2 + 2  # lengths, and what the match was worth to each seat
    assert [line for line in plotted if line in usual] == usual
    bins = simulated("noughts", "--games", "40")["decisions"]["bins"]
    assert sum(one["count"] for one in bins) == 40
    named = [line.split()[0] for line in plotted[2 : 2 + len(bins)]]
    assert named == [f"{one['low']:g}" for one in bins]
