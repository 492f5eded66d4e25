"""What was measured of the levels: read from one file, each figure with where it comes from."""

from __future__ import annotations

import pytest

from holdfast.bots import find_bot, installed_bots
from holdfast.bots.figures import figure_of, introduction
from holdfast.bots.levels import LEVELS, Novice, read_levels, share_of_errors
from holdfast.core.i18n import LANGUAGES
from holdfast.core.registry import find_game

MEASURED = {
    "novice": {"errs": {"*": 0.2, "castle": 0.3}, "from": {}},
    "strength": [
        {"bot": "novice", "game": "castle", "options": {}, "against": "quick", "games": 400,
         "wins": [0.251, 0.2, 0.3], "score": None, "lost_score": None, "command": "a"},
        {"bot": "novice", "game": "castle", "options": {"players": 4}, "against": "quick",
         "games": 400, "wins": [0.1, 0.05, 0.2], "score": None, "lost_score": None, "command": "b"},
        {"bot": "quick", "game": "tito", "options": {}, "against": "", "games": 400,
         "wins": [0.75, 0.7, 0.8], "score": [15.52, 14, 17], "lost_score": None, "command": "c"},
        {"bot": "quick", "game": "itter", "options": {}, "against": "", "games": 400,
         "wins": [0.9, 0.8, 1], "score": [7.4, 6, 8], "lost_score": -20.0, "command": "d"},
    ],
}  # fmt: skip


@pytest.fixture
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("figures", "levels"):
        monkeypatch.setattr(f"holdfast.bots.{place}.read_levels", lambda: MEASURED)


@pytest.mark.usefixtures("_measured")
def test_a_figure_is_said_in_a_sentence() -> None:
    novice, quick = find_bot("novice").card, find_bot("quick").card
    said = introduction(novice, "castle")
    assert said.endswith("anything at all. It wins about 25% of its games against Quick.")
    assert introduction(quick, "tito").endswith("of its games, with 15.5 points on average.")
    told = introduction(quick, "itter")
    assert told.endswith("7.4 points on average, counting a loss as −20.")
    assert introduction(quick, "castle") == introduction(quick, None) == quick.said()
    french = introduction(novice, "castle", "fr")
    assert french.endswith("Il gagne environ 25\u202f% de ses parties contre Rapide.")


@pytest.mark.usefixtures("_measured")
def test_the_options_that_fit_best_count() -> None:
    found = [
        figure_of("novice", "castle", find_game("castle").read_options({"players": players}))
        for players in (2, 4)
    ]
    assert [one.command for one in found if one] == ["a", "b"]
    assert figure_of("novice", "itter", {}) is None


@pytest.mark.usefixtures("_measured")
def test_each_game_has_its_share_of_errors() -> None:
    assert (share_of_errors("castle"), share_of_errors("noughts")) == (0.3, 0.2)


def test_what_is_shipped_can_be_read() -> None:
    levels = read_levels()
    assert set(levels["novice"]["from"]) == set(levels["novice"]["errs"])
    assert all(0 < share < 1 for share in levels["novice"]["errs"].values())
    for one in levels["strength"]:
        figure = figure_of(one["bot"], one["game"], {**one["options"]})
        assert figure is not None
        assert figure.bot in installed_bots(figure.game)
        assert figure.wins[1] <= figure.wins[0] <= figure.wins[2]
        assert figure.command.startswith("python -m tools.train.levels strength")
        assert all(figure.said(language) for language in LANGUAGES)


def test_levels_that_never_err_are_quick() -> None:
    from holdfast.bots import Budget
    from holdfast.core.chance import Seeded
    from holdfast.core.match import Match

    seat = Match("castle", seed=3).seat(0)
    quick = find_bot("quick").make()
    answers = [quick.choose(seat, Budget(), Seeded(seed)) for seed in range(20)]
    never, always = Novice(0.0), Novice(1.0)
    assert {never.choose(seat, Budget(), Seeded(seed)) for seed in range(60)} <= set(answers)
    wild = {always.choose(seat, Budget(), Seeded(seed)) for seed in range(60)}
    assert len(wild) > len(set(answers))
    assert [card.name for card in LEVELS] == list(installed_bots())[: len(LEVELS)]
