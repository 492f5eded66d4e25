"""Experiments are read from files; what is wrong with one is said before anything is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.errors import HoldfastError
from holdfast.core.match import Match
from holdfast.lab import BadExperiment, experiment_from, read_experiment
from holdfast.lab.playing import begin, deal_seed, play, task_of

ITTER = {"game": "itter", "bots": "random", "games": 2}


def test_a_file_is_an_experiment(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(
        """
        title = "Levels"
        game = "tito"
        games = 40
        seed = 3
        [vary]
        difficulty = ["easy", "difficult"]
        bots = ["quick", "random"]
        [stop]
        measure = "score"
        within = 0.5
        """
    )
    found = read_experiment(path)
    assert [arm.name for arm in found.arms] == [
        "difficulty easy, quick",
        "difficulty easy, random",
        "difficulty difficult, quick",
        "difficulty difficult, random",
    ]
    assert found.arms[2].edition.options == {"difficulty": "difficult"}
    assert found.arms[1].bots == ("random",)
    assert (found.games, found.seed, found.size) == (40, 3, 160)
    assert found.stop is not None
    assert (found.stop.measure, found.stop.of) == ("score", "difference")


def test_each_piece_is_left_out_in_turn() -> None:
    found = experiment_from({**ITTER, "vary": {"without": ["lee", "ss/mortar"]}})
    assert [arm.name for arm in found.arms] == ["usual", "without lee", "without ss/mortar"]
    usual, no_lee, no_mortar = (begin(arm, 5, found.from_position) for arm in found.arms)
    assert usual.position()["defenders"]["lee"]["at"] == "supply"
    assert no_lee.position()["defenders"]["lee"]["at"] == "casualty"
    assert [card for card in usual.position()["deck"] if not card.endswith("/mortar")] == (
        no_mortar.position()["deck"]
    )
    # Nothing else differs, neither the cards nor the dice to come.
    assert usual.seed == no_lee.seed
    assert usual.position()["deck"] == no_lee.position()["deck"]
    everybody = experiment_from({**ITTER, "vary": {"without": "each"}})
    assert len(everybody.arms) == 1 + len(usual.game.pieces(usual.position()))


@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_a_match_without_any_piece_can_be_played(game: str) -> None:
    start = Match(game, seed=4).position()
    pieces = Match(game, seed=4).game.pieces(start)
    assert len(pieces) > 15
    for piece in pieces:
        left = Match(game, seed=4, position=Match(game, seed=4).game.without(start, piece))
        assert left.legal
        assert left.position() != start
    with pytest.raises(ValueError, match="no such piece"):
        Match(game, seed=4).game.without(start, "nobody at all")


def test_component_data_and_beginnings_can_be_changed() -> None:
    arms: list[dict[str, Any]] = [
        {"name": "as printed"},
        {"name": "more", "set": {"pack.scoring.rows.borotra_escaped": 9}},
        {"name": "fewer actions", "set": {"position.actions_left": 3}},
        {"name": "shorter", "remove": ["position.deck.0"]},
    ]
    found = experiment_from({**ITTER, "arms": arms})
    printed, more, fewer, shorter = (begin(arm, 5, True) for arm in found.arms)
    assert more.edition.pack is not None
    assert more.edition.pack["scoring"]["rows"]["borotra_escaped"] == 9
    assert fewer.position()["actions_left"] == 3
    assert shorter.position()["deck"] == printed.position()["deck"][1:]


def test_all_arms_and_seats_play_the_same_deals() -> None:
    found = experiment_from(
        {"game": "castle", "swap": True, "vary": {"bots": [["quick", "random"], "quick"]}}
    )
    first, second = found.arms
    rows = play(task_of(found, first, range(2))).rows
    assert [row.seats for row in rows[:2]] == [("quick", "random"), ("random", "quick")]
    others = play(task_of(found, second, range(2))).rows
    assert len(others) == 2
    dealt = [
        {row.seed: {one for one in row.counts if one[0] == "dealt"}} for row in [rows[0], rows[1]]
    ]
    assert dealt[0] == dealt[1]
    assert dealt[0] == {deal_seed(1, 0): {one for one in others[0].counts if one[0] == "dealt"}}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, 'which game? game = "itter"'),
        ({"game": "chess"}, "no game"),
        ({"game": "itter", "titel": "x"}, 'has no “titel”; did you mean "title"'),
        ({"game": "itter", "games": "many"}, "games must be a whole number"),
        ({"game": "itter", "games": True}, "games must be a whole number"),
        ({"game": "itter", "games": 0}, "games must be 1 or more"),
        ({"game": "itter", "bots": 3}, "bots must be a list of words"),
        ({"game": "itter", "bots": "genius"}, "there is no bot “genius”"),
        ({"game": "itter", "bots": ["quick", "quick"]}, "one bot for each of the seats defender"),
        ({"game": "itter", "bots": "strong"}, "strong thinks by the clock"),
        ({"game": "itter", "options": {"variant": "mild"}}, "options.variant cannot be"),
        ({"game": "itter", "vary": {"varint": ["x"]}}, 'did you mean "variant"'),
        ({"game": "itter", "vary": {"variant": "elite"}}, "vary.variant must be a list"),
        ({"game": "itter", "vary": {"variant": []}}, "vary.variant must be a list"),
        (
            {"game": "itter", "without": "leee"},
            "without 'leee': no such piece; did you mean \"lee\"",
        ),
        ({"game": "noughts", "without": "x"}, "there is nothing that can be left out"),
        ({"game": "itter", "arms": [{"name": "a"}, {"name": "a"}]}, "two arms are called “a”"),
        ({"game": "itter", "arms": [{}], "vary": {}}, "not both"),
        ({"game": "itter", "arms": 3}, "arms must be tables"),
        ({"game": "itter", "stop": {"measure": "luck"}}, "stop.measure must be one of win"),
        ({"game": "itter", "stop": {}}, "a difference needs two arms"),
        ({"game": "itter", "stop": {"of": "mean", "within": 0}}, "stop.within must be above 0"),
        ({"game": "itter", "stop": {"within": "near"}}, "stop.within must be a number"),
        ({"game": "itter", "set": {"actions": 3}}, "begins with pack. or position."),
        ({"game": "itter", "set": {"position.actions": 3}}, 'did you mean "actions_left"'),
        ({"game": "itter", "set": {"position.actions_left": 77}}, "actions_left"),
        ({"game": "itter", "set": {"pack.scoring": 3}}, "scoring"),
        ({"game": "castle", "set": {"pack.points": 3}}, "no component data"),
    ],
)
def test_what_cannot_be_run_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(HoldfastError, match=re.escape(sentence)):
        experiment_from(given)


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="cannot read"):
        read_experiment(tmp_path / "nothing.toml")
    (tmp_path / "bad.toml").write_text("games = ")
    with pytest.raises(BadExperiment, match="not valid TOML"):
        read_experiment(tmp_path / "bad.toml")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadExperiment, match="not valid TOML"):
        read_experiment(tmp_path / "bad.toml")
