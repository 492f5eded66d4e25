"""The board in words, and events and prompts as each seat reads them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import holdfast
from holdfast.bots.random_bot import RandomBot
from holdfast.core.event import Event
from holdfast.core.state import SPECTATOR
from holdfast.games.itter.game import GAME
from holdfast.games.itter.terms import SEAT_SS
from holdfast.terminal.prompt import Prompt
from holdfast.terminal.telling import shown_action

EN, IT, FR = (GAME.edition().text(language) for language in ("en", "it", "fr"))


def corrected() -> dict[str, Any]:
    """Lee is better than printed, and somebody owns a Second Wave card."""
    pack = copy.deepcopy(GAME.default_pack())
    lee = next(row for row in pack["defenders"]["rows"] if row["id"] == "lee")
    lee.update(attack=3, suppress=4, name="Jack Lee")
    kinds = pack["tactics_kinds"]["rows"]
    next(row for row in kinds if row["id"] == "second_wave")["provenance"] = "rulebook"
    return pack


# The board


def test_defenders_are_told_with_what_is_printed_on_them() -> None:
    match = holdfast.new("itter", seed=1)
    match.play("deploy lee G4")
    match.play("attack lee 9")
    board = EN.board(match.view("defender"))
    assert "G4 (black, M1919A4) Lee 1–2 [C][T] [exhausted, has acted]" in board
    assert "supply: Basse 1–2 [C][T], Worsham 1–1, Pollock 2–3, " in board
    assert "waiting as reinforcements: Wegscheider 1–2 [O][R]" in board


def test_those_who_are_out_of_the_game_are_only_named() -> None:
    position = holdfast.new("itter", seed=1).position()
    position["defenders"]["pollock"]["at"] = "casualty"
    assert "fallen: Pollock" in EN.board(position).splitlines()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (EN, "Tactics cards in force: Barrage [1], Second Wave [1] (reconstructed)"),
        (IT, "Second Wave [1] (ricostruita)"),
        (FR, "Second Wave [1] (reconstituée)"),
    ],
)
def test_reconstructed_tactics_cards_are_marked(text: Any, line: str) -> None:
    view = holdfast.new("itter", seed=1, options={"variant": "veteran"}).view("defender")
    view["tactics"]["active"] = ["1/barrage", "1/second_wave"]
    assert text.name("tactic", "1/second_wave") in text.board(view)
    assert line in text.board(view).replace(text.name("tactic", "1/second_wave"), "Second Wave [1]")


def test_the_board_of_a_corrected_pack_is_told_with_its_own_values() -> None:
    pack = corrected()
    match = holdfast.new("itter", seed=1, pack=pack)
    text = GAME.edition(None, pack).text("en")
    view = match.view("defender")
    view["tactics"]["active"] = ["1/second_wave"]
    assert "Jack Lee 3–4 [C][T]" in text.board(view)
    assert "Tactics cards in force: Second Wave [1]" in text.board(view).splitlines()
    reason = match.why("attack lee 9")
    assert str(reason).startswith("Jack Lee is in the supply")
    assert "Lee 1–2" in EN.board(view), "the words of the shipped pack stay what they were"


def test_words_of_the_shipped_pack_are_shared() -> None:
    assert GAME.edition().text("it") is GAME.edition().text("it")
    assert GAME.edition(None, corrected()).text("it") is not GAME.edition().text("it")


# Secrets


def events_of_planning() -> dict[str, Event]:
    match = holdfast.new("itter", seed=1, options={"variant": "competitive"})
    for _ in range(4):
        match.play(match.legal[0])
    return {event.kind: event for event in match.events}


def test_planning_reads_naturally_for_those_who_do_not_see_the_cards() -> None:
    events = events_of_planning()
    for viewer in (SPECTATOR, 0):
        said = {kind: EN.event(event.seen_by(viewer)) for kind, event in events.items()}
        assert said["planned"] == "The SS plan order 3."
        assert said["planned_tactic"] == "The SS choose a Tactics card."
        assert said["drew"] == "The SS draw 3 SS cards and one Tactics card."
        for text in (IT, FR):
            assert not any("…" in text.event(event.seen_by(viewer)) for event in events.values())


def test_the_ss_player_reads_which_cards_were_drawn() -> None:
    drew = events_of_planning()["drew"].seen_by(SEAT_SS)
    cards = EN.value("cards", drew.facts["cards"])
    tactics = EN.value("tactics", drew.facts["tactics"])
    assert EN.event(drew) == f"The SS draw {cards}. Tactics cards: {tactics}."


def test_a_hidden_plan_is_told_without_its_card() -> None:
    assert EN.action(shown_action({"do": "plan"})) == "Plan an order"
    assert EN.action(shown_action({"do": "tactic"})) == "Choose a Tactics card"
    assert EN.action(shown_action({"do": "plan", "card": "1/mortar"})) == "Plan Mortar [1]"


def screen_of(**given: Any) -> list[str]:
    """What the terminal writes before a first decision, which is not answered."""
    screen: list[str] = []

    def read(asked: str) -> str:
        raise EOFError

    match = holdfast.new("itter", seed=1, options={"variant": "competitive"})
    Prompt(match, read=read, write=screen.append, clear=lambda: None, **given).run()
    return screen


def test_the_terminal_names_the_seat_once() -> None:
    screen = screen_of(language="it")
    assert "SS: Scegli dalla mano il prossimo ordine. (CI-6.2.4)" in screen


def test_what_a_bot_plans_is_told_naturally() -> None:
    screen = screen_of(bots={SEAT_SS: RandomBot()}, notes=False)
    assert screen[:4] == ["SS: Plan an order"] * 3 + ["SS: Choose a Tactics card"]


def test_the_question_tells_that_gangl_falls_either_way() -> None:
    view = holdfast.new("itter", seed=1).view("defender")
    view["pending"] = {
        "kind": "sacrifice", "victim": "reynaud", "source": "location", "location": "K",
        "doomed": ["worsham", "reynaud"],
    }  # fmt: skip
    assert EN.prompt("sacrifice", view) == (
        "Reynaud is about to fall: does Gangl sacrifice himself?"
    )
    view["pending"]["doomed"].append("gangl")
    assert EN.prompt("sacrifice", view) == (
        "The same hit is about to kill both Reynaud and Gangl: does Gangl save Reynaud?"
    )
