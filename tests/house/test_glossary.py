"""The words of the glossaries are the words of the games: messages, rules, lessons and notes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path

import pytest

from holdfast.core.i18n import languages_of
from holdfast.core.registry import installed_games

FOLDER = Path(__file__).parents[2] / "docs" / "glossary"
ROWS = [
    (path.stem, *cells)
    for path in sorted(FOLDER.glob("*.md"))
    for line in path.read_text("utf-8").splitlines()
    if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 6
    and cells[0] in installed_games()
]
AVOIDED = [
    (language, game, word.strip())
    for language, game, _term, _own, avoided, _source, _notes in ROWS
    for word in avoided.split(",")
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


@lru_cache(maxsize=None)
def everything(game: str, language: str) -> str:
    """All that a game says in a language, as it stands in the files."""
    package = resources.files(installed_games()[game].edition().text().package)
    found = [one.read_text("utf-8") for one in package.joinpath("locale", language).iterdir()]
    # What is named is English; only what is said is looked at.
    found = [re.sub(r"(?m)^[\w-]+ =|^#.*|\$\w+", "", one) for one in found]
    for name in ("rules", "notes", "about"):
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
    assert {row[0] for row in ROWS} == spoken


@pytest.mark.parametrize(("language", "game", "word"), AVOIDED)
def test_a_word_that_is_not_used_stands_nowhere(language: str, game: str, word: str) -> None:
    # A word with a capital is avoided as it is written, others however they are written.
    flags = re.IGNORECASE if word.islower() else 0
    found = re.compile(rf"\b{re.escape(word)}\b", flags)
    lines = [line for line in everything(game, language).splitlines() if found.search(line)]
    assert lines == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}-{row[2]}")
def test_a_term_is_used(row: tuple[str, ...]) -> None:
    language, game, _term, own, *_rest = row
    said = everything(game, language).lower().replace("\u202f", " ")
    stems = [re.sub(r"[aeiouéè]r?e?$", "", word.strip().lower()) for word in own.split(",")]
    assert any(stem in said for stem in stems), own
