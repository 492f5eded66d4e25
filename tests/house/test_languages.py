"""Every sentence exists in every language, and the rules reference is the same in all of them."""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages import pofile
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

from holdfast.core.i18n import LANGUAGES, catalogue, languages_of
from holdfast.core.registry import installed_games
from holdfast.core.text import read_rules
from tools.rules_report import cited_rules, ids_in

KEYWORDS: dict[str, Any] = {"_": None, "mark": None}
FOREIGN = [language for language in LANGUAGES if language != "en"]
GAME_PACKAGES = [game.edition().text().package for game in installed_games().values()]
FLUENT = [package for package in GAME_PACKAGES if languages_of(package)]
"""Their sentences are messages of Fluent; tests/house/test_words.py looks after them."""
PACKAGES = ["holdfast", *(package for package in GAME_PACKAGES if package not in FLUENT)]
WITH_RULES = [game.id for game in installed_games().values() if game.edition().text().rules]
NOT_FOR_PLAYERS = {"CI-D"}
"""Chapters of the ledger on the program's own interfaces, which the reference leaves out."""
WEB = "holdfast.web"
"""Its words stand in templates and scripts too; tests/browser/test_words.py looks after them."""
CATALOGUES = [(package, language) for package in PACKAGES for language in FOREIGN]


def folder_of(package: str) -> Path:
    return Path(str(resources.files(package)))


def own_folders(package: str) -> list[Path]:
    """The folders and files whose words belong to a package: a game inside another has its own."""
    others = [folder_of(other) for other in [*PACKAGES, *FLUENT, WEB] if other != package]
    top = folder_of(package)
    return [
        path
        for path in sorted(top.rglob("*.py"))
        if not any(path.is_relative_to(other) for other in others if other.is_relative_to(top))
    ]


@lru_cache(maxsize=None)
def marked(package: str) -> frozenset[str]:
    """What Babel extracts, as a translator's `pybabel extract -k mark` would."""
    top = folder_of(package)
    own = set(own_folders(package))
    return frozenset(
        message
        for name, _line, message, _comments, _context in extract_from_dir(
            str(top), method_map=[("**.py", "python")], keywords=KEYWORDS
        )
        if top / name in own and isinstance(message, str)
    )


@lru_cache(maxsize=None)
def read(package: str, language: str) -> Catalog:
    source = folder_of(package) / "locale" / f"{language}.po"
    return pofile.read_po(io.BytesIO(source.read_bytes()), locale=language, abort_invalid=True)


def translations(package: str, language: str) -> dict[str, str]:
    return {
        str(message.id): str(message.string or "")
        for message in read(package, language)
        if message.id
    }


def gaps(sentence: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(sentence) if name}


def calls_of_mark(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in KEYWORDS:
            assert isinstance(node, ast.Call)
            yield node


@pytest.mark.parametrize("package", PACKAGES)
def test_babel_finds_every_marked_string(package: str) -> None:
    # Babel does not look inside f-strings, and nobody can translate what is put together.
    hidden = [
        f"{path.name}:{call.lineno}"
        for path in own_folders(package)
        for call in calls_of_mark(path)
        if not (isinstance(call.args[0], ast.Constant) and call.args[0].value in marked(package))
    ]
    assert hidden == []


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_a_catalogue_has_every_marked_string_and_no_other(package: str, language: str) -> None:
    known = set(translations(package, language))
    assert sorted(marked(package) - known) == [], "not translated"
    assert sorted(known - marked(package)) == [], "no longer in the code"


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_nothing_in_a_catalogue_is_obsolete_fuzzy_or_empty(package: str, language: str) -> None:
    found = read(package, language)
    assert list(found.obsolete) == []
    assert [message.id for message in found if message.id and message.fuzzy] == []
    empty = [key for key, said in translations(package, language).items() if not said.strip()]
    assert empty == []


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_a_translation_has_the_same_gaps(package: str, language: str) -> None:
    wrong = {
        message: said
        for message, said in translations(package, language).items()
        if gaps(message) != gaps(said)
    }
    assert wrong == {}


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_a_translation_keeps_the_ends_of_its_sentence(package: str, language: str) -> None:
    # Sentences are joined with others: a lost full stop or space shows.
    wrong = {
        message: said
        for message, said in translations(package, language).items()
        if (message.endswith((".", "?", ":")) and not said.endswith((".", "?", ":")))
        or message.endswith(" ") != said.endswith(" ")
    }
    assert wrong == {}


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_a_catalogue_names_its_language_and_loads(package: str, language: str) -> None:
    assert read(package, language).locale_identifier == language
    some = next(iter(marked(package)))
    assert catalogue(package, language).gettext(some) == translations(package, language)[some]


def test_a_sentence_is_said_in_three_languages() -> None:
    facts: Mapping[str, Any] = {"location": "GH", "defense": 5}
    said = [
        game_text.say("event-weakened", facts)
        for game_text in (
            installed_games()["itter"].edition().text(language) for language in ("en", "it", "fr")
        )
    ]
    assert said == [
        "The Defense Value of the Great Hall drops to 5.",
        "Il Valore Difesa della Great Hall scende a 5.",
        "La valeur de défense de la Grande Salle tombe à 5.",
    ]


@pytest.mark.parametrize("game", WITH_RULES)
def test_the_rules_reference_has_the_same_rules_in_every_language(game: str) -> None:
    package = installed_games()[game].edition().text().package
    english = read_rules(package, "en")
    for language in installed_games()[game].languages:
        assert (folder_of(package) / "data" / f"rules.{language}.md").is_file()
        other = read_rules(package, language)
        assert list(other) == list(english), language
        assert [rule for rule in other.values() if not rule.text.strip()] == []
        with_ruling = [key for key, rule in english.items() if rule.ruling]
        assert [key for key, rule in other.items() if rule.ruling] == with_ruling, language


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_that_the_code_cites_is_in_the_reference(game: str) -> None:
    known = installed_games()[game].edition().text().rules
    chapters = {part for rule in known for part in above(rule)}
    unknown = {
        f"{rule} at {place}"
        for rule, places in cited_rules(installed_games()[game]).items()
        for place in places
        if rule not in {*known, *chapters, *NOT_FOR_PLAYERS}
    }
    assert unknown == set()


def above(rule: str) -> Iterator[str]:
    """The chapters a rule stands in: `CI-2.4.1` in `CI-2.4` and `CI-2`."""
    while "." in rule:
        rule = rule.rpartition(".")[0]
        yield rule


@pytest.mark.parametrize("game", WITH_RULES)
def test_the_references_name_only_rules_that_exist(game: str) -> None:
    package = installed_games()[game].edition().text().package
    for language in installed_games()[game].languages:
        known = read_rules(package, language)
        chapters = {part for rule in known for part in above(rule)}
        for rule in known.values():
            named = ids_in(f"{rule.text} {rule.ruling}", rule.id.partition("-")[0])
            assert set(named) <= {*known, *chapters}, (language, rule.id)
