"""Choosing who sits where, on the command line and when asked."""

from __future__ import annotations

from collections.abc import Iterator

import holdfast
from holdfast.bots import Budget
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.game import Game
from holdfast.core.registry import find_game
from holdfast.core.seat import Seat
from holdfast.terminal.opponents import ask_opponents
from tests.cli.run import ok, refused
from tests.terminal.test_prompt import Sitting

COLUMN = "mark a1\nmark b1\nmark a2\nmark b2\nmark a3\n"


def chosen(*typed: str, game: str = "castle", language: str = "en") -> tuple[list[str], str]:
    """Who sits where after these answers, and what was on the screen."""
    said: list[str] = []
    lines: Iterator[str] = iter(typed)

    def read(prompt: str) -> str:
        said.append(prompt)
        return next(lines)

    found: Game = find_game(game)
    options = {"players": 3} if game == "castle" else {}
    edition = found.edition(options)
    players = ask_opponents(edition, read=read, write=said.append, language=language)
    seats = range(len(edition.seats))
    return [players[at].word if at in players else "-" for at in seats], "\n".join(said)


def test_enter_takes_what_is_usual() -> None:
    words, said = chosen("", "", "")
    assert words == ["-", "strong", "strong"]
    assert "   3  Quick (quick). Plays by rules of thumb" in said
    assert "Red (Enter: 0)? " in said


def test_numbers_and_names_choose_seat_by_seat() -> None:
    assert chosen("1", "0", "quick")[0] == ["random", "-", "quick"]
    assert chosen("0", "strong@0.5", "3")[0] == ["-", "strong@0.5", "quick"]


def test_what_is_not_understood_is_asked_again() -> None:
    words, said = chosen("genius", "99", "0", "stronk", "6", "program:true", "1")
    assert words == ["-", "master", "random"]
    assert "there is no bot “genius”; choose from random" in said
    assert "There is no line 99; the last one is 6." in said
    assert "did you mean “strong”?" in said
    assert "there is no bot “program:true”" in said


def test_it_is_asked_in_other_languages() -> None:
    said = chosen("", "", game="noughts", language="it")[1]
    assert "Rapido (quick). Gioca secondo regole pratiche" in said


def test_play_asks_where_it_is_told_to() -> None:
    said = ok("play", "noughts", "--ask", "--seed", "7", input="random\nrandom\n")
    assert "Who plays?" in said
    assert "The match is over." in said
    assert "Who plays?" not in ok("play", "noughts", "--seed", "7", input=COLUMN)


def test_bots_are_named_in_turn() -> None:
    said = ok("play", "noughts", "--seed", "7", "--bots", "steady@3x", input="mark b2\n")
    assert "O: Mark" in said
    assert "too few seats (2) for 2 bots" in refused("play", "noughts", "--bots", "random,random")


class Moody:
    """Fails at its second move."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        if seat.number > 2:
            raise RuntimeError("not today")
        return seat.legal[0]


def test_a_bot_that_fails_is_stood_in_for_and_that_is_told() -> None:
    match = holdfast.new("noughts", seed=1)
    sitting = Sitting(match, ["mark b2", "1", "1", "1"], bots={1: Moody()})
    told = "The bot Moody failed (RuntimeError: not today), so another one plays for it: quick."
    assert told in sitting.said
    assert len(match.played) > 4
