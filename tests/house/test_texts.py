"""Rules references, notes, pages about the games and lessons: marks and spaces of each language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources

import pytest

from holdfast.core.registry import installed_games
from tests.house.test_glossary import words_in

GAMES = ("itter", "castle", "tito")
NARROW, NO_BREAK = "\u202f", "\u00a0"
FOR_PROGRAMS = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|https?://\S+")
"""Code, addresses and markup, which are the same in every language."""
PRONOUNS: tuple[str, ...] = (
    "la esegue",
    "lo indica",
    "lo ostacolano",
    "lo ucci",
    "una alla volta",
    "Una alla volta",
    "la usi",
)
PRONOUNS += ("la indebolisce", "la elimina", "lo aggreghi", "da I a IX", "su gli jugoslavi")
"""Italian words that look like an article before a vowel, or after a preposition."""


def passages(game: str, language: str) -> Iterator[str]:
    """Every line of the texts of a game, with its place."""
    package = resources.files(installed_games()[game].edition().text().package)
    for name in ("rules", "notes", "about"):
        source = package.joinpath("data", f"{name}.{language}.md")
        if source.is_file():
            for number, line in enumerate(source.read_text("utf-8").splitlines(), start=1):
                yield f"{name}.{language}.md {number}: {FOR_PROGRAMS.sub('X', line)}"
    lesson = json.loads(package.joinpath("data", "lesson.json").read_text("utf-8"))
    yield from (f"lesson 0: {words}" for words in words_in(lesson, language))


def wrong(game: str, language: str, pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [one for one in passages(game, language) if found.search(one.partition(": ")[2])]


@pytest.mark.parametrize("game", GAMES)
def test_english_has_the_marks_of_print(game: str) -> None:
    assert wrong(game, "en", "[\"']") == []
    assert wrong(game, "en", r"(?i)\b(at|of|to|with) the own\b") == []
    assert wrong(game, "en", r"(?:^|[ (])-\d") == []  # a minus is longer than a hyphen


@pytest.mark.parametrize("game", GAMES)
def test_french_has_its_spaces_and_elisions(game: str) -> None:
    spaces = rf"[^{NARROW}][;?!»]|[^{NO_BREAK}\d]:(?!\d)|«[^{NARROW}]|[\"']"
    assert wrong(game, "fr", spaces) == []
    several = r"(?i)\b(vous|votre|vos)\b|[a-zé]ez\b(?<!chez)(?<!assez)(?<!Capturez)(?<!Butez)"
    assert wrong(game, "fr", several) == []
    vowel = r"(?i)(?<!-)\b(le|la|de|que|ne|se|ce|je|me|te|jusque) [aeiouéèêàâîôû]"
    assert wrong(game, "fr", vowel) == []
    assert (
        wrong(game, "fr", r"(?i)\b[ldjmtsnc]’[bcdfgj-np-tvwxz]|(?<!jus)qu’[bcdfgj-np-tvwxz]") == []
    )
    assert wrong(game, "fr", r"(?i)\b(de le|de les|à les)\b") == []


@pytest.mark.parametrize("game", GAMES)
def test_italian_joins_its_articles(game: str) -> None:
    article = r"\b(la|lo|una|della|dello|alla|allo|dalla|nella|sulla|il|del|al|dal|nel|sul) "
    found = wrong(game, "it", rf"(?i){article}[aeiouàèéìòù](?!\b)")
    found += wrong(game, "it", r"(?i)\b(il|un|del|al|dal|nel|sul) (s[^aeiou\s]|z|gn|ps)[a-z]")
    found += wrong(game, "it", r"(?i)\b(di|a|da|in|su) (il|lo|la|i|gli|le) |[\"']")
    assert [one for one in found if not any(words in one for words in PRONOUNS)] == []
