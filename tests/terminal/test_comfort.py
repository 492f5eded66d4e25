"""What makes a terminal bearable: questions before what lasts, short screens, nothing lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holdfast
from holdfast.bots import RandomBot
from holdfast.core.match import Match
from holdfast.terminal import keeping
from holdfast.terminal.prompt import Prompt
from holdfast.terminal.screen import Screen, wrapped
from tests.conformance import hilo
from tests.terminal.test_prompt import Sitting, sit


def tito(*typed: str, **given: object) -> Sitting:
    return Sitting(holdfast.new("tito", seed=3), list(typed), **given)


# A question before a move that lasts


def test_words_that_find_a_move_by_chance_do_not_play_it() -> None:
    sitting = tito("cave", "n", "cave", "", "quit")
    assert sitting.said.count("It cannot be taken back. Type y to play it") == 2
    assert sitting.said.count("Not played.") == 2
    assert sitting.match.actions == []


def test_who_says_yes_plays_and_who_writes_it_out_is_not_asked() -> None:
    assert len(tito("cave", "y", "quit").match.actions) == 1
    whole = tito("no_air_support", "quit")
    assert "cannot be taken back" not in whole.said
    assert len(whole.match.actions) == 1
    assert len(tito("cave", "quit", careful=False).match.actions) == 1


def test_parts_of_words_are_asked_about_even_if_they_can_be_taken_back() -> None:
    sitting = sit("2a", "n", "b2", "quit")  # nothing on the board is called 2a
    assert sitting.match.actions[-1].text == "mark b2"
    asked = sit("ark b2", "n", "ark b2", "y", "quit")
    assert asked.said.count("“Mark b2”? Type y to play it") == 2
    assert [action.text for action in asked.match.actions] == ["mark b2"]


def test_what_a_bot_will_answer_lasts() -> None:
    asked = sit("b2", "n", "quit", bots={1: RandomBot()})
    assert "It cannot be taken back" in asked.said
    assert asked.match.actions == []
    study = holdfast.new("noughts", seed=1, study=True)
    assert Sitting(study, ["b2", "quit"], bots={1: RandomBot()}).match.actions != []


def test_the_question_is_asked_and_answered_in_the_players_language() -> None:
    sitting = tito("grotte", "oui", "quit", language="fr")
    assert "Cela ne pourra pas être annulé" in sitting.said
    assert len(sitting.match.actions) == 1


# Short screens


def test_brief_leaves_the_board_out_until_it_is_asked_for() -> None:
    board = "3 . . ."
    assert sit("mark a1", "mark b1", "quit").said.count("  a b c") == 3
    assert sit("mark a1", "mark b1", "quit", brief=True).said.count("  a b c") == 1
    assert sit("mark a1", "board", "quit", brief=True).said.count("  a b c") == 2
    assert sit("brief", "mark a1", "full", "mark b1", "quit").said.count("  a b c") == 2
    assert board in sit("quit", brief=True).said


def test_a_long_board_is_shown_when_a_turn_begins() -> None:
    def boards(**given: object) -> int:
        match, dice = holdfast.new("itter", seed=7), holdfast.Seeded(4)
        twin, typed = match.copy(same_dice=True), []
        while twin.state.to_position()["turn"] < 3:
            action = twin.legal[dice.pick(len(twin.legal))]
            typed.append(action.text)
            twin.play(action)
        assert len(typed) > 6
        said = Sitting(match, [*typed, "quit"], **given).said
        return said.count("SS deck: ")

    assert boards(brief=True) == 1
    assert boards() == 3
    assert boards(brief=False) > 6


def test_whoever_sits_down_at_a_cleared_screen_sees_the_board() -> None:
    sitting = Sitting(Match(hilo.GAME, seed=1), ["bet 1", "", ""], brief=True)
    cleared = sitting.screen.index("<clear>")
    assert any("a: #; b: c5" in line for line in sitting.screen[cleared:])


def test_the_log_can_be_short() -> None:
    said = sit("mark a1", "mark b1", "mark a2", "log 1", "quit").said
    assert "   3. X marks a2. (NO-2)" in said
    assert "   2. O marks" not in said
    assert "How many lines?" in sit("log all", "quit").said


def test_odds_of_several_actions_are_compared() -> None:
    match = holdfast.new("itter", seed=7)
    match.play("deploy lee G4")
    said = Sitting(match, ["odds attack lee", "quit"]).said
    assert "Lee attacks" in said
    assert said.count("88.9%") >= 1
    assert "Nothing about that is left to chance" in sit("odds mark", "quit").said


def test_odds_have_the_decimal_sign_of_the_language() -> None:
    match = holdfast.new("itter", seed=7)
    match.play("deploy lee G4")
    for language in ("it", "fr"):
        said = Sitting(match.copy(), ["odds attack lee", "odds 1", "quit"], language=language).said
        assert "88,9" in said, language
        assert "88.9" not in said, language


def test_a_rule_is_found_by_its_words() -> None:
    said = Sitting(holdfast.new("itter", seed=1), ["rule borotra", "quit"]).said
    assert "CI-2.8.1" in said
    assert "more: CI-" in said


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["itter", "castle"])
def test_rules_are_read_without_their_marks(game: str, language: str) -> None:
    match = holdfast.new(game, seed=1)
    texts = match.edition.text(language).rules.values()
    marked = [one for one in texts if "*" in one.text or "*" in one.ruling][:6]
    said = Sitting(match, [*(f"rule {one.id}" for one in marked), "quit"], language=language).said
    assert len(marked) == 6
    assert "*" not in said.partition(marked[0].id)[2]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_ruling_and_a_list_of_rules_are_marked_once(language: str) -> None:
    match = holdfast.new("itter", seed=1)
    said = Sitting(match, ["rule CI-2.0.3", "rule borotra", "quit"], language=language).said
    ruling = match.edition.text(language).rules["CI-2.0.3"].ruling
    label = ruling.partition(":")[0].strip()
    assert said.count(label) == said.count(f"\n{label}")  # never behind another
    assert ruling[:40] in said
    assert "…." not in said


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["castle", "itter", "tito"])
def test_every_game_has_a_legend(game: str, language: str) -> None:
    legend = holdfast.find_game(game).edition().text(language).legend
    english = holdfast.find_game(game).edition().text("en").legend
    assert len(legend) == len(english) >= 7
    if language != "en":
        assert all(here[1] != there[1] for here, there in zip(legend, english, strict=True))
    match = holdfast.new(game, seed=1)
    assert legend[0][1] in Sitting(match, ["legend", "quit"], language=language).said
    known = match.edition.text(language).rules
    cited = [word.strip("().,;") for _sign, words in legend for word in words.split()]
    assert [word for word in cited if word[:3] in ("CI-", "CA-", "CT-") and word not in known] == []


def test_the_legend_knows_every_attribute_on_the_board() -> None:
    match = holdfast.new("itter", seed=1)
    signs = {sign for sign, _meaning in match.edition.text("en").legend}
    attributes = set(re.findall(r"\[[A-Z]\]", str(match)))
    assert len(attributes) == 8
    assert attributes <= signs


def test_what_was_taken_back_is_played_again() -> None:
    sitting = sit("mark b2", "undo", "redo", "redo", "quit")
    assert [action.text for action in sitting.match.actions] == ["mark b2"]
    assert "There is nothing to play again." in sitting.said


# Nothing is lost


def test_every_move_is_saved_at_once(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    seen: list[int] = []

    class Cut(Sitting):
        def _read(self, prompt: str) -> str:
            seen.append(len(holdfast.load(file).actions) if file.exists() else -1)
            return super()._read(prompt)

    Cut(holdfast.new("noughts", seed=1), ["mark a1", "mark b1", "quit"], save_to=str(file))
    assert seen == [-1, 1, 2]
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


def test_a_closed_terminal_leaves_the_match_and_a_goodbye_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "folder", lambda: tmp_path / "state")
    place = keeping.place_to_keep("noughts")
    cut = sit("mark b2", keep_in=place)  # the input ends: nobody has decided anything
    assert f"The match is kept in {place}" in cut.said
    assert keeping.kept_matches("noughts") == [place]
    assert holdfast.load(place).actions == cut.match.actions if place else False
    other = keeping.place_to_keep("noughts")
    assert other != place
    sit("mark b2", "quit", "", keep_in=other)
    assert keeping.kept_matches("noughts") == [place]


def test_nothing_is_kept_where_nothing_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "folder", lambda: Path("/dev/null/nowhere"))
    assert keeping.place_to_keep("noughts") is None
    assert keeping.kept_matches("noughts") == []


# The screen


def test_lines_break_between_words() -> None:
    words = "Zone 43 (Tito’s cave) (strong protection): markers A and a long list of other things"
    lines = wrapped(words, 40)
    assert " ".join(" ".join(lines).split()) == words
    assert all(len(line) <= 40 for line in lines)
    assert wrapped("short\n\n  two", 40) == ["short", "", "  two"]


def test_colour_and_wrapping_are_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown: list[str] = []
    long = "word " * 20
    for is_terminal, environment in ((True, {}), (True, {"NO_COLOR": "1"}), (False, {})):
        Screen(shown.append, str, is_terminal=is_terminal, environment=environment).write(
            long, "event"
        )
        shown.append("--")
    coloured, plain, piped = " ".join(shown).split("--")[:3]
    assert "\033[" in coloured
    assert "\033[" not in plain + piped
    assert long.strip() in piped


def test_a_screen_shows_no_control_characters() -> None:
    shown: list[str] = []
    Screen(shown.append, lambda line: line.replace("\033", "?"), is_terminal=False).write("a\033b")
    assert shown == ["a?b"]


# The tab key


def offers(match: Match, typed: str) -> list[str]:
    prompt = Prompt(match, read=input, write=print, clear=lambda: None)
    prompt._menu.all = tuple(match.legal)
    return prompt.completions(typed)


def test_the_tab_key_offers_commands_actions_and_things() -> None:
    match = holdfast.new("itter", seed=7)
    assert offers(match, "d") == ["deploy"]
    assert "lee" in offers(match, "deploy ")
    assert offers(match, "deploy lee G") == ["GH1", "GH2", "GH3", "GH4", "G1", "G2", "G3", "G4"]
    assert offers(match, "why deploy l") == ["lee"]
    assert offers(match, "leg") == ["legend"]
    assert "square:G4" in offers(match, "look square:G")
    assert offers(match, "rule CI-2.8.10") == ["CI-2.8.10"]
