"""The French glossary: it holds every component, and articles have the gender that it gives."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from pathlib import Path

import pytest

from holdfast.cli.words import PAGES, PROGRAM, spoken
from holdfast.core.fluent import Message
from holdfast.core.i18n import ENGLISH, messages
from tests.house.test_glossary import ALL, FOLDER, GAMES, INTERFACE, everything, rows_of

TERMS = list(rows_of(FOLDER / "fr.md"))
SAID = Path(__file__).parents[1] / "words" / "fr"
NO_NOUN = "–"

MASCULINE = ("le", "un", "du", "au", "ce", "cet", "aucun", "quel", "tout le")
FEMININE = ("la", "une", "cette", "aucune", "quelle", "toute la")
SEVERAL: tuple[str, ...] = ("les", "des", "aux", "ces", "mes", "tes", "ses", "leurs")
SEVERAL += ("quels", "quelles", "deux", "trois", "quatre", "cinq", "plusieurs", "quelques")

NO_COMPONENTS = (
    "action-", "option-", "verb-", "place-", "decided_by-", "reason-", "trigger-", "part-", "act-",
    "letter-", "level-", "state-", "condition-", "face-", "side-", "under-",
)  # fmt: skip
"""Messages among the names that are no components: verbs, states and reasons."""


def parts_of(game: str) -> tuple[str, ...]:
    """The parts of the program that a row is about."""
    if game == ALL:
        return (*GAMES, PAGES, PROGRAM)
    return (PAGES, PROGRAM) if game == INTERFACE else (game,)


@lru_cache(maxsize=None)
def sentences(game: str) -> tuple[str, ...]:
    """All that is said, messages with samples in their gaps, so that their articles are seen."""
    found = []
    for part in parts_of(game):
        found += (SAID / f"{part}.txt").read_text("utf-8").splitlines()
        if part in GAMES:
            text = everything(part, "fr")
            found += re.sub(r"\n(?=\S)", " ", text.replace("\n\n", "\n \n")).splitlines()
    return tuple(one.replace("\u202f", " ") for one in found)


def wrong(game: str, pattern: str) -> list[str]:
    found = re.compile(pattern, re.IGNORECASE)
    return [one for one in sentences(game) if found.search(one)]


def after(words: tuple[str, ...], term: str) -> str:
    """A term just after one of the words, whole, and not as the first half of another term."""
    return rf"(?<![\w’-])(?:{'|'.join(words)}) {re.escape(term)}(?![\w’-])"


def against_the_glossary(row: dict[str, str]) -> list[str]:
    """The articles that a term cannot have: of the other gender, or of the other number."""
    one, many, gender = row["own"], row["plural"], row["gender"]
    if gender == NO_NOUN:
        return []
    if gender in ("mp", "fp"):
        return [after(MASCULINE + FEMININE, one)]
    found = [after(FEMININE if gender == "m" else MASCULINE, one)]
    if many and many != one:
        found += [after(SEVERAL, one), after(MASCULINE + FEMININE, many)]
    return found


IS = "(?:est|a été|sera|reste|demeure)"
ARE = "(?:sont|ont été|seront|restent|demeurent)"
BETWEEN = r"(?: (?:déjà|pas|aussi|encore|plus|alors|maintenant|toujours|aussitôt))*"
BELONGING = "".join(
    f"(?<!{word} )" for word in ("de", "dans", "sur", "à", "depuis", "et", "par", "avec", "contre")
)
"""What comes before a term that is not the subject: la porte du château est ouverte."""


def disagreeing(row: dict[str, str]) -> list[str]:
    """Participles that a term cannot have: la zone est fixé, les pions sont réduites."""
    one, many, gender = row["own"], row["plural"] or row["own"], row["gender"]
    if gender == NO_NOUN:
        return []
    after_it = r"(?: \([^()]*\)| \d+)* (?:n’)?"
    found = []
    if gender in ("m", "f"):
        start = rf"{BELONGING}(?<![\w’-])(?:le |la |l’|un |une |ce |cette |chaque |aucune? )"
        ending = "(?:ée|ées|és)" if gender == "m" else "(?:é|és|ées)"
        found.append(rf"{start}{re.escape(one)}{after_it}{IS}{BETWEEN} \w+{ending}\b")
    ending = "(?:é|ée|ées)" if gender[0] == "m" else "(?:é|ée|és)"
    start = rf"{BELONGING}(?<![\w’-])(?:les |ces |\d+ )"
    return [*found, rf"{start}{re.escape(many)}{after_it}{ARE}{BETWEEN} \w+{ending}\b"]


def components(game: str) -> dict[str, Message]:
    """The components among a game's names, by their English names."""
    package = spoken()[game]("fr").package
    names = resources.files(package).joinpath("locale", "fr", "names.ftl").read_text("utf-8")
    french, english = messages(package, "fr").own, messages(package, ENGLISH).own
    return {
        english[id].say({}): french[id]
        for id in re.findall(r"(?m)^([\w-]+) =", names)
        if not french[id].variables and not id.startswith(NO_COMPONENTS)
    }


def test_genders_are_known() -> None:
    assert {row["gender"] for row in TERMS} == {"m", "f", "mp", "fp", NO_NOUN}
    assert [row["own"] for row in TERMS if row["gender"] in ("mp", "fp") and not row["own"]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_its_name_from_the_glossary(game: str) -> None:
    known = {row["term"]: row for row in TERMS if row["game"] == game}
    said = {name: entry.say({}) for name, entry in components(game).items()}
    assert said == {name: known[name]["own"] if name in known else None for name in said}
    for name, entry in components(game).items():
        if "gender" in entry.attributes:
            assert entry.attributes["gender"]({}) == known[name]["gender"], name


@pytest.mark.parametrize("row", TERMS, ids=lambda row: f"{row['game']}-{row['term']}")
def test_articles_have_the_gender_and_number_of_the_glossary(row: dict[str, str]) -> None:
    assert [
        one for wrongly in against_the_glossary(row) for one in wrong(row["game"], wrongly)
    ] == []


def test_an_article_of_the_other_gender_or_number_is_found() -> None:
    case = {"own": "case", "plural": "cases", "gender": "f"}
    renforts = {"own": "renforts", "plural": "renforts", "gender": "mp"}
    for row, text in (
        (case, "au case"),
        (case, "les case"),
        (case, "la cases"),
        (renforts, "le renforts"),
    ):
        assert any(re.search(pattern, text) for pattern in against_the_glossary(row)), text
    for row, text in ((case, "la case, les cases"), (renforts, "des renforts")):
        assert not any(re.search(pattern, text) for pattern in against_the_glossary(row)), text


@pytest.mark.parametrize("row", TERMS, ids=lambda row: f"{row['game']}-{row['term']}")
def test_participles_agree_with_the_terms_of_the_glossary(row: dict[str, str]) -> None:
    assert [one for wrongly in disagreeing(row) for one in wrong(row["game"], wrongly)] == []


def test_a_participle_that_does_not_agree_is_found() -> None:
    zone = {"own": "zone", "plural": "zones", "gender": "f"}
    tir = {"own": "tir", "plural": "tirs", "gender": "m"}
    wrongly = (
        (zone, "la zone 3 est déjà fixé"),
        (zone, "les zones sont fixés"),
        (tir, "un tir est manquée"),
    )
    for row, text in wrongly:
        assert any(re.search(pattern, text) for pattern in disagreeing(row)), text
    rightly = (
        (zone, "la zone 3 est fixée"),
        (zone, "l’assaut dans la zone 3 est gagné"),
        (tir, "les tirs sont manqués"),
    )
    for row, text in rightly:
        assert not any(re.search(pattern, text) for pattern in disagreeing(row)), text


@pytest.mark.parametrize("row", TERMS, ids=lambda row: f"{row['game']}-{row['term']}")
def test_a_term_stands_somewhere_whole(row: dict[str, str]) -> None:
    forms = "|".join(re.escape(form) for form in (row["own"], row["plural"]) if form)
    assert wrong(row["game"], rf"(?<!\w)(?:{forms})(?!\w)") != []
