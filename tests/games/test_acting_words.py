"""What a game tells whoever acts: kinds of actions, odds in short, what is grave, answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

import pytest

import holdfast
from holdfast.core.action import Action
from holdfast.core.i18n import messages
from holdfast.core.match import Match
from holdfast.core.registry import installed_games
from holdfast.core.text import ACTION_KINDS, Text
from tests.games.words import told as kinds_told

GAMES = ("itter", "castle", "tito")
MOVES = 400


def text_of(game: str, language: str = "en") -> Text:
    return installed_games()[game].edition().text(language)


def moments(game: str, seed: int) -> Iterator[tuple[Match, list[Action]]]:
    """A random game, decision by decision."""
    match, chooser = holdfast.new(game, seed=seed), random.Random(seed)
    for _ in range(MOVES):
        if match.over:
            return
        legal = list(match.legal)
        yield match, legal
        match.play(chooser.choice(legal))


@lru_cache(maxsize=None)
def told(game: str) -> frozenset[tuple[str, str]]:
    """The decisions of some games with an example of what the odds are headed by."""
    text, found = text_of(game), set()
    for seed in range(3):
        for match, legal in moments(game, seed):
            asked = match.decision
            assert asked is not None
            for action in {one.do: one for one in legal}.values():
                odds = match.odds(action)
                words = text.headline(asked.kind, odds, match.seat(asked.seat).view)
                assert bool(words) == bool(odds)
                found.add((asked.kind, words.split(" ")[0]))
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_that_a_game_names_can_be_drawn(game: str) -> None:
    text = text_of(game)
    assert set(text.action_kinds.values()) <= set(ACTION_KINDS)
    assert text.action_kinds.keys() <= kinds_told(text, "action")
    assert "attack" in text.action_kinds.values()


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("itter", {("activation", "Hit:"), ("suppress_placement", "Stopped:")}),
        ("castle", {("card", "You")}),
        ("tito", {("combat", "Hit:"), ("air_support", "A"), ("movement", "A")}),
    ],
)
def test_odds_are_headed_for_whoever_decides(game: str, expected: set[tuple[str, str]]) -> None:
    assert told(game) >= expected


def test_the_defender_of_castle_reads_the_odds_the_other_way_round() -> None:
    odds = {"win": Fraction(9, 100), "lose": Fraction(91, 100)}
    view = {"battle": {"seat": 0}, "decision": {"seat": 1, "kind": "commit"}}
    text = text_of("castle")
    assert text.headline("commit", odds, view) == "You hold 91%"
    assert text.headline("commit", odds, {**view, "decision": {"seat": 0}}) == "You win 9%"
    assert text.headline("card", odds, {"battle": None, "decision": {"seat": 0}}) == "You win 9%"
    kin = {"win": Fraction(1, 2), "lose": Fraction(1, 4), "called_off": Fraction(1, 4)}
    before: dict[str, object] = {"battle": None, "decision": {"seat": 0}}
    assert text.headline("card", kin, before) == "You win 50%, called off 25%"
    assert text.headline("commit", kin, view) == "You hold 50%"


def test_an_assault_of_capture_tito_tells_hits_and_own_losses() -> None:
    odds = {
        "yugoslav_hits_0": Fraction(5, 100),
        "yugoslav_hits_1": Fraction(7, 100),
        "yugoslav_hits_2": Fraction(88, 100),
    }
    text, french = text_of("tito"), text_of("tito", "fr")
    assert text.headline("line_up", odds, {}) == "At least one hit: 95%, own loss: 12%"
    said = french.headline("line_up", odds, {})
    assert said == "Au moins un coup au but : 95 %, perte de ton côté : 12 %"
    sure = {"yugoslav_hits_1": Fraction(1)}
    assert text.headline("combat", sure, {}) == "Hit: 100%, own loss: 0%"
    never = {"yugoslav_hits_0": Fraction(1), "yugoslav_hits_1": Fraction(0)}
    assert text.headline("combat", never, {}) == "Hit: 0%, own loss: 100%"


def test_ending_a_phase_says_what_is_lost() -> None:
    match = holdfast.new("itter", seed=7)
    text, legal = text_of("itter"), list(match.legal)
    end = match.find("end")
    said = text.grave(end, legal, match.seat("defender").view)
    assert said == "This ends your phase. You would lose 5 actions."


def test_ending_a_step_of_capture_tito_is_grave_while_units_can_act() -> None:
    text, said = text_of("tito"), set()
    for match, legal in moments("tito", 2):
        asked = match.decision
        assert asked is not None
        for action in (one for one in legal if one.do == "end_phase"):
            words = text.grave(action, legal, match.seat(asked.seat).view)
            able = {one.args["unit"] for one in legal if one.do == "move"}
            if asked.kind == "movement" and able:
                assert words is not None
                assert ("One" if len(able) == 1 else f" {len(able)} ") in words
            said.add((asked.kind, words is None))
    assert said >= {("movement", False), ("combat", True), ("combat", False)}


@pytest.mark.parametrize("game", GAMES)
def test_answers_for_all_are_legal_and_translated(game: str) -> None:
    text, met = text_of(game), set()
    for seed in range(3):
        for match, legal in moments(game, seed):
            asked = match.decision
            assert asked is not None
            for one in text.habits:
                answer = one.answer(asked.kind, legal)
                assert (answer is not None) <= (asked.kind in one.decisions)
                if answer is not None:
                    assert answer in legal
                    met.add(one.id)
    assert met
    for language in ("it", "fr"):
        own = messages(text.package, language).own
        assert all(one.label in own for one in text.habits)
