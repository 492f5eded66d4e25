"""French beyond spaces and *tu*: elisions of every kind, accents, ligatures, names in gaps."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest

from holdfast.cli.words import PAGES, PROGRAM
from holdfast.core.i18n import messages
from tests.house.test_texts import GAMES, passages
from tests.house.test_words import FOR_PROGRAMS, PARTS, said, text_of

MUTE_H = "h(?:abit|eure|ier|istoi|istor|omme|onneur|onorab|onnêt|orloge|ostil|uile|umain|ésit)"
"""Beginnings of words whose h is not spoken; huit, haut, hasard and hors are not among them."""

HABITS = {
    "an elision before a mute h": rf"\b(le|la|de|que|ne|se|ce|je|me|te) {MUTE_H}",
    "an elision of si": r"\bsi ils?\b",
    "an elision of a conjunction": r"\b(lorsque|puisque|quoique) (il|elle|on|un|une)s?\b",
    "no elision before a spoken h or a number": r"\b[ldjmtsn]’(huit|haut|hors|hasard|onze)",
    "the article of a vowel": r"\b(ma|ta|sa) [aeiouéèêàâîôû]",
    "ce before a vowel": r"\bce [aeiouéèêàâîôû]\w+ (?!d|o)",
    "a preposition and its article": r"\b((à|de) les? (?!\w+(er|ir|re)\b)|(à|de) lequel\b)",
    "a ligature": r"\b\w*(coeur|noeud|oeuvre|oeil|voeu|oeuf|soeur)\w*",
    "a hyphen of an imperative": r"\b(Va|Prends|Mets|Fais|Donne|Dis) (le|la|les|lui|moi|y|en)[.,;]",
    "a double word": r"\b(le|la|les|de|des|du|un|une|et|ou|que|qui|pour|dans|sur|est) \1\b",
    "an English number": r"\d,\d{3}\b",
    "an anglicism": r"\b(supporter|checker|updater|basé sur|en charge de|au final|faire sens)\b",
}
ACCENTS = r"\b(?:Eta[tpg]|Etu|Ecl|Ecr|Edi|Elit|Evas|Elim|Epui|Ech[eo]|Ev[ée]n|Etre)"
NAMES = ("who", "name", "host", "winner", "other", "by", "player", "match", "game", "address")
"""Facts that are names which anybody may have given: they begin with any letter."""


@lru_cache(maxsize=None)
def everything() -> tuple[str, ...]:
    """All messages with samples, and all texts, each with its place."""
    lines = [
        f"{id}: {FOR_PROGRAMS.sub('X', words)}" for part in PARTS for id, words in said(part, "fr")
    ]
    return (*lines, *(line for game in GAMES for line in passages(game, "fr")))


def wrong(pattern: str, flags: int = re.IGNORECASE) -> list[str]:
    found = re.compile(pattern, flags)
    return [line for line in everything() if found.search(line.partition(": ")[2])]


@pytest.mark.parametrize("habit", HABITS)
def test_french_keeps_its_habits(habit: str) -> None:
    assert wrong(HABITS[habit]) == []


def test_capitals_have_their_accents() -> None:
    assert wrong(ACCENTS, 0) == []


@pytest.mark.parametrize("part", [PAGES, PROGRAM])
def test_no_word_that_elides_stands_before_a_name(part: str) -> None:
    """« de Anna », « que Anne »: a gap cannot elide, so another word stands before it."""
    own = messages(text_of(part, "fr").package, "fr").own
    gap = re.compile(
        rf"(?i)\b(?:de|que|le|la|ne|se|jusque|lorsque) \{{ \$(?:{'|'.join(NAMES)}) \}}"
    )
    assert [id for id in own if gap.search(own.source(id))] == []


def test_what_breaks_a_habit_is_found() -> None:
    broken = {
        "an elision before a mute h": "le heure",
        "an elision of si": "si il tire",
        "an elision of a conjunction": "lorsque elle tire",
        "no elision before a spoken h or a number": "l’huit",
        "the article of a vowel": "ta unité",
        "ce before a vowel": "ce assaut perdu",
        "a preposition and its article": "de les pions",
        "a ligature": "la manoeuvre",
        "a hyphen of an imperative": "Prends le.",
        "a double word": "de de Rouge",
        "an English number": "10,000 tours",
        "an anglicism": "basé sur",
    }
    assert set(broken) == set(HABITS)
    for habit, words in broken.items():
        assert re.search(HABITS[habit], words), habit
    assert re.search(ACCENTS, "Etape suivante")
