"""Every event and every action has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.games.tito import rules
from holdfast.games.tito.game import GAME
from tests.games.words import told


def test_every_event_and_action_has_words() -> None:
    text = GAME.edition().text("en")
    for seed in range(3):
        match = holdfast.new(GAME, seed=seed)
        chance = Seeded(seed)
        while not match.over:
            legal = match.state.legal()
            assert text.prompt(match.state.decision.kind, match.view("german"))
            action = legal[chance.pick(len(legal))]
            assert "{" not in text.action(action)
            match.play(action)
        for event in match.events:
            assert event.kind in told(text, "event")
            assert "{" not in text.event(event)
        assert "…" not in "".join(text.event(e) for e in match.events if not e.secret)
        assert text.result(match.result or {}).endswith(").")
        assert "Alarm" in text.board(match.view("german"))


def test_whoever_must_assault_before_the_phase_ends_is_told_where() -> None:
    text = GAME.edition().text("en")
    seen = set()
    for seed in range(3):
        match, chance = holdfast.new(GAME, seed=seed), Seeded(seed)
        while not match.over:
            if match.state.decision.kind == "combat":
                asked = text.prompt("combat", match.view("german"))
                reason = match.why("end_phase")
                zones = re.findall(r"zone \d+", reason.sentence if reason else "")
                assert re.findall(r"zone \d+", asked) == zones
                seen.add(len(zones))
            legal = match.state.legal()
            match.play(legal[chance.pick(len(legal))])
    assert seen > {0, 1}


def test_the_words_know_exactly_the_events_that_the_rules_tell() -> None:
    folder = Path(str(rules.__file__)).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', source))
    assert kinds == told(GAME.edition().text("en"), "event")


@pytest.mark.parametrize(
    ("language", "most", "fewest"),
    [
        ("en", "most strength points", "fewest strength points"),
        ("it", "ha più punti forza", "ha meno punti forza"),
        ("fr", "le plus de points de force", "le moins de points de force"),
    ],
)
def test_the_log_says_which_way_strength_decided(language: str, most: str, fewest: str) -> None:
    """The strongest stack fires (CT-13.2.2.1), at the weakest that it can reach (CT-13.2.2.2)."""
    text = GAME.edition().text(language)
    facts = {"zone": 40, "decided_by": "sp"}
    assert most in text.sentence("event-shooters_chosen", facts)
    assert fewest in text.sentence("event-fire_target_chosen", facts)


@pytest.mark.parametrize(("language", "one"), [("en", "one point"), ("fr", "un point")])
def test_what_a_prisoner_is_worth_is_a_number_and_who_it_is_a_name(language: str, one: str) -> None:
    text = GAME.edition().text(language)
    worth = text.say(
        "A prisoner is worth {prisoner} points, dead {dead}.", {"prisoner": 1, "dead": 5}
    )
    assert one in worth
    assert text.say("prisoner-is-not-a-prisoner", {"prisoner": "tito"}).startswith("Tito ")
