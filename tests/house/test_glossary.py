"""The words of the glossaries are the words of the games: messages, rules, lessons and notes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path

import pytest

from holdfast.core.fluent import Bundle
from holdfast.core.i18n import languages_of
from holdfast.core.registry import installed_games

FOLDER = Path(__file__).parents[2] / "docs" / "glossary"
GAMES = ("itter", "castle", "tito")
INTERFACE, DOCUMENTATION, ALL = "interface", "documentation", "all"
"""Rows for what the pages, the terminal and the command line say, for README and `docs`, which are
English, and for all of that and every game."""
WRITTEN = {"en": (INTERFACE, DOCUMENTATION, *GAMES)}
CODE = re.compile(r"(?s)```.*?```|`[^`]*`|\]\([^)]*\)")
"""What a page of the documentation says to programs."""


def rows_of(path: Path) -> Iterator[dict[str, str]]:
    """The rows of all tables of a glossary, by the names in the head of their table.

    The third column, with the language's own word, is called after the language: here "own".
    """
    head: list[str] = []
    for line in path.read_text("utf-8").splitlines():
        cells = [
            cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")
        ]
        if not line.startswith("|"):
            head = []
        elif not head:
            head = ["own" if at == 2 else cell for at, cell in enumerate(cells)]
        elif not set(line) <= set("| -"):
            assert len(cells) == len(head), f"{path.name}: {line}"
            yield dict(zip(head, cells, strict=True))


ROWS = [
    (path.stem, row)
    for path in sorted(FOLDER.glob("*.md"))
    for row in rows_of(path)
    if {"game", "term", "not"} <= set(row)
]
"""The tables of terms. A glossary may have others, which the tests of its language read."""

AVOIDED = [
    (language, row["game"], word.strip())
    for language, row in ROWS
    for word in row["not"].split(",")
    if word.strip()
]


def words_in(data: object, language: str) -> Iterator[str]:
    """The sentences of a lesson in a language, wherever they are."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == language and isinstance(value, str):
                yield value
            else:
                yield from words_in(value, language)
    elif isinstance(data, list):
        for one in data:
            yield from words_in(one, language)


def messages_of(package: str, language: str) -> list[str]:
    """The files of messages: what is named in them is English, only what is said is looked at."""
    folder = resources.files(package).joinpath("locale", language)
    files = [one.read_text("utf-8") for one in folder.iterdir()]
    return [re.sub(r"(?m)^[\w-]+ =|^#.*|\$\w+", "", one) for one in files]


@lru_cache(maxsize=None)
def everything(part: str, language: str) -> str:
    """All that a game or the interface says in a language, as it stands in the files."""
    if part == ALL:
        parts = WRITTEN.get(language, (INTERFACE, *GAMES))
        return "\n".join(everything(one, language) for one in parts)
    if part == DOCUMENTATION:
        pages = [FOLDER.parents[1] / "README.md", *sorted(FOLDER.parent.glob("*.md"))]
        return "\n".join(CODE.sub("", one.read_text("utf-8")) for one in pages)
    if part == INTERFACE:
        return "\n".join(
            words for name in ("holdfast", "holdfast.web") for words in messages_of(name, language)
        )
    name = installed_games()[part].edition().text().package
    package, found = resources.files(name), messages_of(name, language)
    for name in ("rules", "notes", "about", "legend"):
        source = package.joinpath("data", f"{name}.{language}.md")
        found += [re.sub(r"`[^`]*`", "", source.read_text("utf-8"))] if source.is_file() else []
    lesson = json.loads(package.joinpath("data", "lesson.json").read_text("utf-8"))
    return "\n".join([*found, *words_in(lesson, language)])


def test_every_language_of_a_game_has_a_glossary() -> None:
    spoken = {
        language
        for game in installed_games().values()
        for language in languages_of(game.edition().text().package)
    }
    assert {path.stem for path in FOLDER.glob("*.md")} == spoken
    assert {language for language, _row in ROWS} == spoken
    assert {row["game"] for _language, row in ROWS} <= {*GAMES, INTERFACE, DOCUMENTATION, ALL}


@pytest.mark.parametrize(("language", "game", "word"), AVOIDED)
def test_a_word_that_is_not_used_stands_nowhere(language: str, game: str, word: str) -> None:
    # A word with a capital is avoided as it is written, others however they are written.
    flags = re.IGNORECASE if word.islower() else 0
    found = re.compile(rf"(?<![\w-]){re.escape(word)}(?!\w)", flags)
    lines = [line for line in everything(game, language).splitlines() if found.search(line)]
    assert lines == []


@pytest.mark.parametrize(
    ("language", "row"), ROWS, ids=[f"{one}-{row['game']}-{row['term']}" for one, row in ROWS]
)
def test_a_term_is_used(language: str, row: dict[str, str]) -> None:
    said = everything(row["game"], language).lower().replace("\u202f", " ")
    stems = [re.sub(r"[aeiouéè]r?e?$", "", word.strip().lower()) for word in row["own"].split(",")]
    assert any(stem in said for stem in stems), row["own"]


@pytest.mark.parametrize("game", GAMES)
def test_the_english_glossary_has_every_name(game: str) -> None:
    """Each as the messages say it, with the forms that sentences use."""
    listed = {
        row["message"]: (row["own"], row["forms"])
        for row in rows_of(FOLDER / "en.md")
        if row.get("game of the name") == game
    }
    assert listed == dict(names_in_english(game))


def names_in_english(game: str) -> Iterator[tuple[str, tuple[str, str]]]:
    package = installed_games()[game].edition().text().package
    file = resources.files(package).joinpath("locale", "en", "names.ftl")
    known = Bundle("en", {"names.ftl": file.read_text("utf-8")})
    for id in known:
        name = known[id]
        if not name.chosen_by:  # which is a sentence rather than a name
            gaps = {one: f"{{{one}}}" for one in name.variables}
            forms = {form: say(gaps) for form, say in name.attributes.items() if form != "number"}
            yield id, (name.with_gaps(), ", ".join(f"{k}: {v}" for k, v in forms.items()))
