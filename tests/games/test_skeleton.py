"""One skeleton for every game: who knows one finds everything in the next under the same name."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.core.i18n import LANGUAGES
from tests.house.imports import SOURCE

FOLDER = SOURCE / "games"
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/game.py"))

MODULES = {
    "game": "the description: id, options, seats, card",
    "edition": "options and component data together: typed options, board, vocabulary",
    "board": "the printed components as tables",
    "vocabulary": "every action, and the tables that find them",
    "state": "the state, and small questions about it",
    "position": "position out",
    "reading": "position in; a refusal names the field",
    "underway": "what is under way in a position: the steps behind the decision that is asked",
    "view": "what a seat sees, and what it can imagine",
    "observe": "the same as numbers, for those who train on it",
    "events": "the kinds of events, as types",
    "refusals": "sentences of refusals that several rules share",
    "odds": "sums that several rules share",
    "shapes": "types of position, view and result",
    "text": "words",
    "notes": "notes on history and design",
    "inspect": "what there is to know about each thing on the board",
    "standing": "how things stand: the score, the nearest danger",
    "account": "what a report counts of a match, and which events matter",
    "draw": "drawing",
    "rules": "one file or folder for each chapter of the rulebook",
    "mind": "how it is played well: rules of thumb, what is worth trying, what a position is worth",
}
WITH_PACK = {"pack": "component data read and checked"}
TERMS = {"terms": "constants that rules and state share"}
OWN: dict[str, dict[str, str]] = {
    "castle": {"parts": "castles, battle, volley and contest, which make up a state",
               "rehearsal": "arranging a castle ahead of one's turn",
               "resuming": "the steps that wait behind each kind of decision",
               "telling": "how events of one shape are told"},
    "itter": {"occasions": "what is rolled for, where all get the same dice"},
    "tito": {"counters": "where every counter is and what it has done, half of the state",
             "journeys": "where units can get to in one move, and by which way",
             "occasions": "what is rolled for, where all get the same dice"},
}  # fmt: skip
"""What a game has beside, and why. A new name needs a reason here."""

DATA = {"layout.json", "lesson.json"} | {
    f"{kind}.{language}.md"
    for kind in ("rules", "notes", "about", "legend")
    for language in LANGUAGES
}

ASPECTS = ("draw", "ending", "odds", "reading", "secrecy", "why", "words")

each_game = pytest.mark.parametrize("game", GAMES)


def modules(game: str) -> set[str]:
    """Modules and packages; `draw.py` and `draw/` are the same to who imports it."""
    folder = FOLDER / game
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    return packages | {path.stem for path in folder.glob("*.py")} - {"__init__"}


def has_pack(game: str) -> bool:
    return (FOLDER / game / "data" / "pack.json").is_file()


def wanted(game: str) -> set[str]:
    return set(MODULES) | (set(WITH_PACK) if has_pack(game) else set())


@each_game
def test_every_game_has_the_same_modules(game: str) -> None:
    assert wanted(game) - modules(game) == set()


@each_game
def test_what_a_game_has_beside_is_said_here(game: str) -> None:
    assert modules(game) - wanted(game) - set(TERMS) == set(OWN.get(game, {}))


@each_game
def test_every_game_has_the_same_data(game: str) -> None:
    found = {path.name for path in (FOLDER / game / "data").iterdir()}
    assert found == DATA | ({"pack.json"} if has_pack(game) else set())
    translated = {path.name for path in (FOLDER / game / "locale").iterdir()}
    assert translated >= set(LANGUAGES)


@each_game
def test_every_module_says_what_it_is(game: str) -> None:
    for path in sorted((FOLDER / game).rglob("*.py")):
        text = path.read_text("utf-8")
        assert text.startswith('"""') or not text.strip(), path


@each_game
def test_every_game_has_the_same_tests(game: str) -> None:
    folder = Path(__file__).parent / game
    found = {path.stem for path in folder.glob("test_*.py")}
    aspects = {*ASPECTS, "pack"} if has_pack(game) else set(ASPECTS)
    assert {f"test_{aspect}" for aspect in aspects} <= found
