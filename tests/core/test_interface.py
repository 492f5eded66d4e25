"""What makes a match pleasant from code: forgiving words, redo, values that compare and print."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from holdfast import (
    BadChance,
    BadJournal,
    BadPosition,
    HoldfastError,
    IllegalAction,
    Match,
    Seeded,
    UndoRefused,
    find_game,
    load,
    new,
)


def test_a_text_is_understood_without_capitals_or_verb() -> None:
    match = new("itter", seed=7)
    assert match.find("deploy Lee g4") is match.find("deploy lee G4")
    assert match.find("  Lee   g4 ") is match.find("deploy lee G4")
    match.play("Lee g4")
    assert match.actions[0].text == "deploy lee G4"


def test_words_that_mean_several_things_are_refused_with_what_they_can_mean() -> None:
    match = new("castle", seed=0)
    dice = Seeded(5)
    while not {"attack", "spy"} <= {one.do for one in match.legal}:
        match.play(match.legal[dice.pick(len(match.legal))])
    spied = {one.text.removeprefix("spy ") for one in match.legal if one.do == "spy"}
    attacked = {one.text.removeprefix("attack ") for one in match.legal if one.do == "attack"}
    double = min(spied & attacked)
    before = len(match.played)
    with pytest.raises(IllegalAction, match=f'"attack {double}", "spy {double}"'):
        match.play(double)
    assert len(match.played) == before


def test_one_word_is_no_short_form() -> None:
    match = new("noughts", seed=1)
    with pytest.raises(IllegalAction):
        match.play("a1")


def test_what_was_taken_back_is_played_again_with_the_same_dice() -> None:
    match = new("itter", seed=7, study=True)
    match.play("deploy lee G4")
    events = match.play("attack lee 7 m1919a4")
    twin = match.copy(same_dice=True)
    match.undo()
    match.undo()
    assert match != twin
    match.redo()
    assert [one.json for one in match.redo()] == [one.json for one in events]
    assert match == twin
    with pytest.raises(UndoRefused, match="nothing to play again"):
        match.redo()


def test_another_move_makes_what_was_taken_back_forgotten() -> None:
    match = new("noughts", seed=1)
    match.play("mark a1")
    match.undo()
    match.play("mark b2")
    with pytest.raises(UndoRefused):
        match.redo()


def test_matches_are_equal_when_all_that_was_and_will_be_is() -> None:
    match = new("castle", seed=3)
    assert match == new("castle", seed=3)
    assert match != new("castle", seed=4)
    assert match != new("castle", seed=3, study=True)
    assert match == pickle.loads(pickle.dumps(match))
    assert match != match.copy()
    assert match != "castle"


def test_a_match_prints_its_board() -> None:
    match = new("noughts", seed=1)
    match.play("mark b2")
    assert str(match).splitlines() == ["3 . . .", "2 . x .", "1 . . .", "  a b c"]


def test_a_journal_is_loaded_from_its_text() -> None:
    match = new("noughts", seed=1)
    match.play("mark b2")
    assert load(json.dumps(match.journal().to_json())).actions == match.actions
    with pytest.raises(BadJournal, match="not valid JSON"):
        load("{")


@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_what_is_no_action_of_the_game_is_refused_in_words(game: str) -> None:
    state, foreign = new(game, seed=1).state, new("noughts", seed=1).find("mark a1")
    words = f'"mark a1" is no action of {game} with these options'
    for ask in (state.odds, state.explain):
        with pytest.raises(IllegalAction, match=words):
            ask(foreign)


def test_what_is_no_number_of_actions_or_viewer_is_refused_in_words() -> None:
    match = new("castle", seed=1)
    asked: Any
    viewer: Any
    for asked in (99, -1, "3"):
        with pytest.raises(HoldfastError, match="the match has had 0 to 0 actions, not"):
            match.state_at(asked)
        with pytest.raises(HoldfastError, match="cannot go back to"):
            match.rewind(asked)
        with pytest.raises(HoldfastError, match="a branch starts after 0 to 0 actions"):
            match.branch(asked)
    for viewer in (2, -3, "0"):
        with pytest.raises(IndexError, match=r"there is no viewer .*; there are 0 to 1, -1 for"):
            match.seen_by(viewer)


def test_what_is_no_chance_and_no_journal_is_refused_in_words() -> None:
    script: Any
    source: Any
    key: Any = "secret"
    for script in ("abc", 5, [1, "2"]):
        with pytest.raises(BadChance, match="a script of chance is a list of whole numbers"):
            new("castle", script=script)
    with pytest.raises(BadChance, match="a key is 32 bytes"):
        Match("castle", key=key)
    for source in (None, 5, b"{}"):
        with pytest.raises(TypeError, match="a journal is a file's path, its text, its JSON or"):
            load(source)


@pytest.mark.parametrize("game", ["itter", "tito", "noughts"])
def test_a_position_of_castle_is_known_by_its_fields(game: str) -> None:
    """It does not name its game, as CA-POS.1 has it."""
    position = new("castle", seed=1).position()
    assert "game" not in position
    other = find_game(game).name
    with pytest.raises(BadPosition, match=f"this is a position of Castle, not of {other}"):
        new(game, position=position)
    assert new("castle", position=position).position() == position
