"""Playing in the plain terminal, as a person types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import holdfast
from holdfast.bots import Budget, RandomBot
from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance
from holdfast.core.match import Match
from holdfast.core.seat import Seat
from holdfast.core.text import Text
from holdfast.terminal.menu import Menu
from holdfast.terminal.prompt import Prompt
from tests.cli.run import ok, refused
from tests.conformance import hilo

COLUMN = "mark a1\nmark b1\nmark a2\nmark b2\nmark a3\n"


class Sitting:
    """A prompt whose player types these lines and then closes the input."""

    def __init__(self, match: Match, typed: list[str], **given: object) -> None:
        self.match = match
        self.screen: list[str] = []
        self._typed: Iterator[str] = iter(typed)
        Prompt(
            match,
            read=self._read,
            write=self.screen.append,
            clear=lambda: self.screen.append("<clear>"),
            **given,  # type: ignore[arg-type]
        ).run()

    def _read(self, prompt: str) -> str:
        self.screen.append(prompt)
        for line in self._typed:
            if line == "^C":
                raise KeyboardInterrupt
            return line
        raise EOFError

    @property
    def said(self) -> str:
        return "\n".join(self.screen)


def sit(*typed: str, **given: object) -> Sitting:
    return Sitting(holdfast.new("noughts", seed=1), list(typed), **given)


# Playing


def test_a_whole_match_through_a_pipe() -> None:
    said = ok("play", "noughts", "--seed", "7", input=COLUMN)
    assert "X: Mark an empty cell. (NO-2)" in said
    assert "   1  Mark a3" in said
    assert "The match is over.\nX has three in a line and wins." in said
    assert said.endswith("Goodbye.\n")


def test_numbers_words_json_and_whole_actions_play() -> None:
    match = sit("5", "a1", "mark  c3", '{"do": "mark", "cell": "c1"}').match
    assert [action.text for action in match.actions] == ["mark b2", "mark a1", "mark c3", "mark c1"]


def test_words_narrow_until_one_is_left() -> None:
    sitting = sit("1", "b", "b3")
    assert "3 of 8 actions are left." in sitting.said
    assert [action.text for action in sitting.match.actions] == ["mark a3", "mark b3"]


def test_an_empty_line_shows_everything_again() -> None:
    sitting = sit("b", "", "quit")
    assert sitting.said.count("Mark a1") == 2
    assert sitting.match.actions == []


def test_what_fits_nothing_is_said() -> None:
    said = sit("mark b2", "mark b2", "castle", "77", "9" * 5000).said
    assert "b2 already carries X" in said
    assert "No action on offer fits “castle”" in said
    assert "There is no line 77; the last one is 8." in said


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("q", "Did you mean “quit”?"),
        ("exit", "Did you mean “quit”?"),
        ("bord", "Did you mean “board”?"),
        ("take 9", "A line is chosen by its number alone, 1 to 9."),
        ("castle", "Type ? for help."),
    ],
)
def test_what_was_probably_meant_is_asked(typed: str, hint: str) -> None:
    sitting = sit(typed, "quit")
    assert f"No action on offer fits “{typed}”. {hint}" in sitting.said
    assert sitting.match.actions == []


def test_commands() -> None:
    typed = ["?", "mark b2", "why b2", "why mark b2", "why 1", "why", "odds 1", "odds mark b2"]
    typed += ["log", "rule no-3", "rule XX-1", "rule no", "board", "save", "HELP"]
    said = sit(*typed).said
    assert said.count("why ACTION") == 2
    assert "b2 already carries X" in said
    assert "“Mark a3” is allowed now (NO-2)." in said
    assert "Which action? mark a3" in said
    assert "Nothing about that is left to chance" in said
    assert "   1. X marks b2. (NO-2)" in said
    assert "Whoever has three marks in a row" in said
    assert "There is no rule “XX-1”. Choose from NO-1, NO-2" in said
    assert "NO-4  NO Rules\nWhen all cells are marked" in said
    assert "Save where?" in said


def test_people_round_one_board_take_back_for_each_other() -> None:
    sitting = sit("undo", "mark b2", "undo")
    assert "That cannot be taken back: there is nothing to take back." in sitting.said
    assert "Taken back: Mark b2" in sitting.said
    assert sitting.match.actions == []


def test_nobody_takes_back_for_a_bot() -> None:
    sitting = sit("mark b2", "undo", bots={1: RandomBot()})
    assert "the last decision was made by another seat" in sitting.said
    assert len(sitting.match.actions) == 2


def test_a_study_goes_back_to_the_persons_own_decision() -> None:
    match = holdfast.new("noughts", seed=1, study=True)
    Sitting(match, ["mark b2", "undo"], bots={1: RandomBot()})
    assert match.actions == []


def test_bots_alone_play_to_the_end() -> None:
    sitting = sit(bots={0: RandomBot(), 1: RandomBot()})
    assert sitting.match.over
    assert "X: Mark" in sitting.said
    assert "To save" not in sitting.said


def test_the_same_seeds_play_the_same_match() -> None:
    bots = ("--bot", "x=random", "--bot", "o=random", "--bot-seed", "3")
    given = ("play", "noughts", "--seed", "7", *bots)
    assert ok(*given) == ok(*given)


def test_unknown_bots_and_seats_are_refused() -> None:
    assert "there is no seat 'q'" in refused("play", "noughts", "--bot", "q")
    assert "a spectator does not play" in refused("play", "noughts", "--bot", "spectator")
    assert "there is no bot" in refused("play", "noughts", "--bot", "x=genius")


# Long lists


def long_menu() -> Menu:
    words = Vocabulary()
    for who in ("lee", "gangl"):
        for place in range(1, 31):
            words.add("place", {"by": who, "at": f"g{place}"})
    words.add("pass")
    return Menu(Text(), words.actions)


def test_long_lists_are_grouped_by_verb_and_then_by_argument() -> None:
    menu = long_menu()
    assert [(line.heading, len(line.actions)) for line in menu.lines()] == [
        ("place", 60),
        ("pass", 1),
    ]
    menu.left = menu.lines()[0].actions
    assert [line.heading for line in menu.lines()] == ["place lee", "place gangl"]
    menu.left = menu.lines()[1].actions
    assert len(menu.lines()) == 30
    assert menu.is_narrowed


def test_whole_words_come_before_parts_of_words() -> None:
    menu = long_menu()
    assert [action.text for action in menu.fitting("lee g1")] == ["place lee g1"]
    assert len(menu.fitting("gan g2")) == 11
    assert len(menu.fitting("LEE")) == 30
    menu.left = menu.fitting("lee")
    assert [action.text for action in menu.fitting("pass")] == ["pass"]


# Secrets


def cards() -> Match:
    return Match(hilo.GAME, seed=1)


def test_the_screen_is_cleared_between_people_with_secrets() -> None:
    sitting = Sitting(cards(), ["bet 1", "", ""])
    clear = sitting.screen.index("<clear>")
    before, after = "\n".join(sitting.screen[:clear]), "\n".join(sitting.screen[clear:])
    words = hilo.GAME.edition().text("en")
    mine, theirs = (words.board(sitting.match.state.view(seat)) for seat in (0, 1))
    assert mine in before
    assert theirs not in before
    assert theirs in after
    assert mine not in after
    assert "Next to play: b." in before
    assert after.startswith("<clear>\nb, press Enter")


def test_nothing_is_cleared_for_one_person_or_an_open_board() -> None:
    assert "<clear>" not in Sitting(cards(), ["bet 1", "bet 3"], bots={1: RandomBot()}).screen
    assert "<clear>" not in sit("mark a1", "mark b1").screen


def test_the_log_is_the_seats_own() -> None:
    match = cards()
    said = Sitting(match, ["log"]).said
    assert f"a is dealt {match.state.view(0)['hands']['a'][0]}." in said
    assert "b is dealt …." in said


def test_what_a_bot_hides_stays_hidden() -> None:
    said = Sitting(cards(), ["bet 1"], bots={1: Swapper()}).said
    assert "b: Discard …" in said
    assert "b draws …. (HL-3)" in said


class Swapper(RandomBot):
    """Swaps its card whenever it may."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return next((action for action in seat.legal if action.do == "swap"), seat.legal[0])


# Leaving and coming back


def test_the_end_of_input_offers_the_save(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    sitting = sit("mark b2", "^C", str(file))
    assert f"Saved in {file}." in sitting.said
    assert sitting.screen[-1] == "Goodbye."
    assert len(holdfast.load(file).actions) == 1
    assert "To save the match" in sit("mark b2").said
    assert "To save the match" not in sit("quit").said
    assert sit("mark b2", "quit", "").screen[-1] == "Goodbye."
    assert sit("mark b2", "^C", "^C").screen[-1] == "Goodbye."


def test_what_was_saved_is_not_offered_again(tmp_path: Path) -> None:
    said = sit("mark b2", f"save {tmp_path / 'match.json'}", "quit").said
    assert "To save the match" not in said


def test_a_save_that_fails_is_said(tmp_path: Path) -> None:
    said = sit("mark b2", f"save {tmp_path}", f"save {tmp_path / 'no' / 'where'}", "save a\0b").said
    assert said.count("Not saved: ") == 3


def test_a_folder_that_is_not_there_is_refused_before_the_first_move(tmp_path: Path) -> None:
    file = tmp_path / "absent" / "match.json"
    said = refused("play", "noughts", "--save", str(file), status=2, input="mark b2\nquit\n")
    assert f"there is no folder {file.parent} to save the match in; make it first" in said


def test_save_and_load(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    ok("play", "noughts", "--seed", "7", "--save", file, input="mark b2\n")
    assert json.loads(Path(file).read_text())["seed"] == 7
    said = ok("play", "--load", file, "--save", file, input="mark a1\nquit\n")
    assert "2 . x ." in said
    assert len(holdfast.load(file).actions) == 2
    studied = ok("play", "noughts", "--load", file, "--study", input="undo\nundo\n")
    assert studied.count("Taken back") == 2
    assert "leave out --seed" in refused("play", "--load", file, "--seed", "1", status=2)
    assert "name a game" in refused("play", status=2)
    assert "cannot read" in refused("play", "--load", str(tmp_path / "absent"))


def test_input_that_is_not_text_ends_politely() -> None:
    assert ok("play", "noughts", input=b"mark b2\n\xff\xff\n").endswith("Goodbye.\n")


def test_a_script_that_runs_out_keeps_the_match(tmp_path: Path) -> None:
    script = [0] * 7  # just enough to shuffle and deal
    assert "have run out" in Sitting(Match(hilo.GAME, script=script), ["roll", "quit"]).said
    file = tmp_path / "match.json"
    alone = Sitting(Match(hilo.GAME, script=script), ["bet 1", str(file)], bots={1: Roller()})
    assert "have run out" in alone.said
    assert file.exists()


class Roller(RandomBot):
    """Rolls a die whenever it may."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        return next(action for action in seat.legal if action.do == "roll")


# Languages


def test_the_terminal_speaks_other_languages() -> None:
    assert "Au revoir." in ok("play", "noughts", "--language", "fr", input="?\n")
    assert "Arrivederci." in ok("play", "noughts", "--language", "it", input="?\n")


# Notes


def words_of(note: str, language: str = "en") -> str:
    return holdfast.find_game("itter").edition().text(language).notes[note].text


def test_a_note_is_told_when_it_is_due_and_once() -> None:
    match = holdfast.new("itter", seed=1)
    typed = ["deploy lee G4", "hold", "deploy basse G3", "quit", ""]
    said = Sitting(match, typed, language="it").said
    for note in ("occasion", "hours", "positions"):
        assert said.count(f"    ❧ {words_of(note, 'it')}") == 1, note
    assert words_of("defenders", "it") not in said


def test_notes_stand_in_the_log_and_beside_a_rule() -> None:
    match = holdfast.new("itter", seed=1)
    said = Sitting(match, ["log", "rule CI-2.8.1", "quit", ""]).said
    assert said.count(words_of("hours")) == 2
    assert words_of("escape") in said


def test_things_on_the_board_are_looked_at() -> None:
    match = holdfast.new("itter", seed=1)
    typed = ["look lee", "look square G4", "near G4", "look G", "look nothing", "stand", "quit", ""]
    said = Sitting(match, typed).said
    assert "Attack dice: 1" in said
    assert "Weapon: M1919A4: 2 attack dice, suppression 3" in said
    assert "  Area 7, black (Pushes to the castle: 5" in said
    assert "“G” can mean several things: location:G" not in said  # a whole name is what is meant
    assert "Nothing on the board is called “nothing”." in said
    assert "Score now: " in said


@pytest.mark.parametrize("command", ["look", "near"])
def test_whoever_names_no_thing_is_told_how(command: str) -> None:
    said = Sitting(holdfast.new("itter", seed=1), [command, "quit", ""]).said
    found = re.search(rf"Which thing\? Type {command} and a name, such as ({command} \S+)\.", said)
    assert found
    again = Sitting(holdfast.new("itter", seed=1), [found[1], "quit", ""]).said
    assert "Nothing on the board" not in again
    assert (
        "There is nothing on this board"
        in Sitting(Match(hilo.GAME, seed=1), ["look", "quit", ""]).said
    )


def test_what_a_zone_adjoins_is_told() -> None:
    match = holdfast.new("tito", seed=1)
    said = Sitting(match, ["near zone 43", "near zone:4x", "quit", ""]).said
    assert "zone 43 (Tito’s cave)" in said
    assert "zone 44 (Unac bridge)" in said
    assert "Nothing on the board is called “zone:4x”." in said


def test_notes_can_be_left_out() -> None:
    assert "❧" in ok("play", "itter", "--seed", "1", input="quit\n")
    assert "❧" not in ok("play", "itter", "--seed", "1", "--no-notes", input="quit\n")


def test_a_match_that_goes_on_is_not_opened_again() -> None:
    match = holdfast.new("itter", seed=1)
    match.play("deploy lee G4")
    assert words_of("occasion") not in Sitting(match, ["quit", ""]).said


def test_a_hint_is_given_to_one_person_and_to_several_who_agreed() -> None:
    alone = sit("mark a1", "hint", bots={1: RandomBot()})
    assert "chance to win" in alone.said
    several = sit("hint")
    assert "only if all agree" in several.said
    assert "chance to win" not in several.said
    assert "chance to win" in sit("hint", coach=True).said


def test_what_looks_best_at_first_is_said_before_the_hint_is_thought_out() -> None:
    said = Sitting(holdfast.new("itter", seed=1), ["hint", "quit", ""]).said
    assert 0 < said.index("At first sight: ") < said.index("1. ", said.index("At first sight"))
