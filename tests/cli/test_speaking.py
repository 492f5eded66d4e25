"""The command line in three languages: help, errors, and what click says by itself."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from holdfast.cli import main
from holdfast.cli.speaking import help_pieces, usual_language
from holdfast.core.i18n import message_id, messages
from holdfast.core.registry import find_game
from tests.cli.run import ok, run

ENGLISH = messages("holdfast", "en").own
FOR_DEVELOPERS = {
    "Arguments take exactly one parameter declaration",
    "Boolean option",
    "Choice(",
    "Confirm the action",
    "Could not determine name",
    "Couldn't detect Bash",
    "DeprecationWarning",
    "Invalid start character",
    "Name '",
    "No options defined",
    "Press any key",
    "Shell completion is not",
    "Show the version and exit",
    "Unknown color",
    "Unknown standard stream",
    "Value must be an iterable",
    "Windows error",
    "deprecated",
    "(dynamic)",
    "%(prog)s",
    "{editor}",
    "{len_type} values",
    "{value!r} does not match the format",
    "{value!r} is not a valid UUID",
}
"""The beginnings of what click says only to those who write commands, or of what is not used."""


def commands(command: click.Command = main) -> Iterator[click.Command]:
    yield command
    if isinstance(command, click.Group):
        for one in command.commands.values():
            yield from commands(one)


def help_texts() -> Iterator[str]:
    for command in commands():
        yield command.help or ""
        for param in command.params:
            yield getattr(param, "help", None) or ""


def sentences_of_click() -> Iterator[str]:
    """What click looks up with gettext; of what counts something, the plural."""
    yield "required"
    for path in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if not (isinstance(called, ast.Name) and isinstance(node, ast.Call)):
                continue
            at = {"_": 0, "ngettext": 1}.get(called.id)
            said = None if at is None else node.args[at]
            if isinstance(said, ast.Constant):
                yield str(said.value)


def test_english_help_is_what_stands_in_the_code() -> None:
    differ = [
        piece
        for text in help_texts()
        for piece in help_pieces(text)
        if message_id(piece) not in ENGLISH or ENGLISH[message_id(piece)].say({}) != piece
    ]
    assert differ == []


def test_every_sentence_of_click_that_people_meet_is_known() -> None:
    missing = {
        said
        for said in sentences_of_click()
        if message_id(said) not in ENGLISH and not said.startswith(tuple(FOR_DEVELOPERS))
    }
    assert missing == {"d"}  # the first letter of days, in a progress bar


@pytest.mark.parametrize(
    ("language", "usage", "what", "option"),
    [
        ("en", "Usage: main play", "Play GAME here", "Go on with a saved match."),
        ("it", "Uso: main play", "Gioca qui a GAME", "Continua una partita salvata."),
        ("fr", "Utilisation\u00a0: main play", "Jouer ici à GAME", "Continuer une partie"),
    ],
)
def test_help_is_in_the_language(language: str, usage: str, what: str, option: str) -> None:
    said = ok("--language", language, "play", "--help")
    assert said.startswith(usage)
    assert what in said
    assert option in said
    assert "holdfast play itter -o variant=elite --seed 7" in said
    assert what in ok("play", "--language", language, "--help")


@pytest.mark.parametrize(
    ("words", "italian", "french"),
    [
        (("games", "iter"), "nessun gioco si chiama 'iter'", "aucun jeu ne s’appelle 'iter'"),
        (("gamse",), "Il comando «gamse» non esiste.", "La commande «\u202fgamse\u202f» n’existe"),
        (("simulate", "itter", "--games", "x"), "non è un numero valido", "n’est pas un nombre"),
        (("coach",), "Manca l’argomento 'JOURNAL'", "Il manque l’argument 'JOURNAL'"),
        (("play", "--load", "absent"), "non si può leggere absent", "impossible de lire absent"),
        (("play",), "indica un gioco;", "indique un jeu\u202f;"),
        (("simulate", "itter", "-o", "x"), "non ha la forma NAME=VALUE", "n’a pas la forme"),
        (("words", "it", "--of", "chess"), "nessuna parte si chiama «chess»", "pas de section"),
        (("play", "itter", "a", "b"), "Argomenti di troppo", "Arguments en trop"),
    ],
)
def test_errors_are_in_the_language(words: tuple[str, ...], italian: str, french: str) -> None:
    for language, said in (("it", italian), ("fr", french)):
        result = run("--language", language, *words)
        assert result.exit_code != 0
        assert said in result.output


def test_a_damaged_journal_is_told_in_the_language(tmp_path: Path) -> None:
    journal = tmp_path / "match.json"
    journal.write_text('{"game": "itter", "actions": [{"do": "dance"}]}', "utf-8")
    for language, said in (
        ("en", 'action 1, {"do": "dance"}, was refused: there is no action “dance”'),
        ("it", 'l’azione 1, {"do": "dance"}, è stata rifiutata: l’azione «dance» non esiste'),
        ("fr", 'l’action 1, {"do": "dance"}, a été refusée\u00a0: il n’y a pas d’action'),
    ):
        result = run("--language", language, "replay", str(journal))
        assert result.exit_code != 0
        assert said in result.output


def test_a_game_refuses_component_data_in_the_language(tmp_path: Path) -> None:
    pack = find_game("itter").default_pack()
    pack["positions"]["rows"][0]["colors"] = ["green", "red", "black"]
    file = tmp_path / "pack.json"
    file.write_text(json.dumps(pack), "utf-8")
    for language, said in (("it", "al massimo due colori"), ("fr", "deux couleurs au plus")):
        assert said in run("--language", language, "pack", "check", str(file)).output


def test_the_terminal_says_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDFAST_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert usual_language() == "en"
    for words, language in (("it_IT.UTF-8", "it"), ("fr", "fr"), ("C", "en"), ("pt_BR", "en")):
        monkeypatch.setenv("LANG", words)
        assert usual_language() == language
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert usual_language() == "fr"
    assert ok("games", "--help").startswith("Utilisation")
    monkeypatch.setenv("HOLDFAST_LANGUAGE", "en")
    assert ok("games", "--help").startswith("Usage")
