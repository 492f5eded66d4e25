"""A sentence in three languages, and the rules reference, which is the same in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.registry import installed_games
from holdfast.core.text import read_rules
from tools.rules_report import cited_rules, ids_in

WITH_RULES = [game.id for game in installed_games().values() if game.edition().text().rules]
NOT_FOR_PLAYERS = {"CI-D"}
"""Chapters of the ledger on the program's own interfaces, which the reference leaves out."""


def folder_of(package: str) -> Path:
    return Path(str(resources.files(package)))


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
