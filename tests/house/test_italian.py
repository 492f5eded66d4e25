"""Italian: the glossary against what is said, articles, endings, accents, marks, and *tu*.

`docs/glossary/it.md` says which gender and forms a component has; everything that is said in
Italian is read for articles and participles that do not fit.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

import pytest

from holdfast.cli.words import PAGES, PROGRAM
from holdfast.core.i18n import messages
from tests.house.test_glossary import FOLDER, rows_of
from tests.house.test_texts import passages
from tests.house.test_words import FOR_PROGRAMS, GAMES, said, text_of

LANGUAGE = "it"
WITH_TEXTS = ("itter", "castle", "tito")
PLACES = (*GAMES, PAGES, PROGRAM)

FEMININE = ("una", "la", "della", "alla", "dalla", "nella", "sulla", "quella", "questa")
BEFORE_IMPURE = ("uno", "lo", "dello", "allo", "dallo", "nello", "sullo", "quello")
BEFORE_PURE = ("un", "il", "del", "al", "dal", "nel", "sul", "quel")
MASCULINE = (*BEFORE_IMPURE, *BEFORE_PURE, "questo")
IMPURE = re.compile(r"(?i)(s[^aeiou\W\d]|z|gn|ps|x|y)")
"""How a word begins before which an article is *lo* and *gli*."""

SINGULAR_FORMS = {"itter": ("Segnalino SS", "Carta SS", "Carta Tattica")}
UNSPOKEN = (
    "tokens-",
    "verb-",
    "option-",
    "place-",
    "defender-rifleman",
    "decided_by-",
)
"""Of the names: sums, verbs and states, which are no components."""


class Component(NamedTuple):
    """A row of the glossary's table of components."""

    game: str
    id: str
    own: str
    gender: str
    several: str
    forms: tuple[str, ...]


COMPONENTS = [
    Component(
        row["game"],
        row["term"],
        row["own"],
        row["gender"],
        row["plural"],
        tuple(filter(None, row["with its article"].split(", "))),
    )
    for row in rows_of(FOLDER / f"{LANGUAGE}.md")
    if "with its article" in row
]
BY_ID = {(one.game, one.id): one for one in COMPONENTS}
GAP = re.compile(r" ?\(N\)| ?\bN\b")


@lru_cache(maxsize=None)
def all_said(place: str) -> tuple[str, ...]:
    """Every sentence of a game, the pages or the program; of a game also its texts and lesson."""
    found = [f"{id}: {words}" for id, words in said(place, LANGUAGE)]
    if place in WITH_TEXTS:
        found += passages(place, LANGUAGE)
    return tuple(f"{id}: {FOR_PROGRAMS.sub('X', words)}" for id, _, words in map(split, found))


def split(line: str) -> tuple[str, str, str]:
    return line.partition(": ")


def wrong(place: str, pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [one for one in all_said(place) if found.search(one.partition(": ")[2])]


def names_of(game: str) -> dict[str, dict[str, str]]:
    """What the messages call the components of a game: the bare name, and its forms."""
    known = messages(text_of(game, LANGUAGE).package, LANGUAGE).own
    folder = resources.files(text_of(game, LANGUAGE).package).joinpath("locale", LANGUAGE)
    ids = re.findall(r"(?m)^([\w-]+) =", folder.joinpath("names.ftl").read_text("utf-8"))
    gaps = {"number": "N", "name": "N"}
    return {
        id: {"": known[id].say(gaps)}
        | {form: say(gaps) for form, say in known[id].attributes.items()}
        for id in ids
    }


def is_component(game: str, id: str, forms: dict[str, str]) -> bool:
    """In Castle Itter everything that is printed, in the other games what has an article."""
    if id.startswith(UNSPOKEN):
        return False
    return game == "itter" or len(forms.keys() - {"gender", "number"}) > 1


# The components


@pytest.mark.parametrize("game", WITH_TEXTS)
def test_every_component_stands_in_the_glossary(game: str) -> None:
    found = [id for id, forms in names_of(game).items() if is_component(game, id, forms)]
    assert [id for id in found if (game, id) not in BY_ID] == []
    assert [one.id for one in COMPONENTS if one.game == game and one.id not in names_of(game)] == []


@pytest.mark.parametrize("one", COMPONENTS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_component_has_the_forms_of_the_glossary(one: Component) -> None:
    forms = dict(names_of(one.game)[one.id])
    bare = GAP.sub("", forms.pop(""))  # a circle is called by its number alone
    assert bare in ("", one.own)
    assert forms.pop("gender", one.gender) == one.gender
    forms.pop("number", None)
    assert set(forms.values()) <= set(one.forms)


@pytest.mark.parametrize("one", COMPONENTS, ids=lambda one: f"{one.game}-{one.id}")
def test_the_forms_fit_the_gender(one: Component) -> None:
    for form in one.forms:
        article, _, name = form.removeprefix("con ").partition(" ")
        if GAP.sub("", name) == one.own:
            assert article_fits(article, one), form


def article_fits(article: str, one: Component) -> bool:
    """Whether an article can stand before a component: its gender, and how the name begins."""
    article = article.lower()
    if article in FEMININE:
        return one.gender == "f"
    if article not in MASCULINE:
        return True
    unfit = BEFORE_PURE if IMPURE.match(one.own) else BEFORE_IMPURE
    return one.gender == "m" and article not in unfit


@pytest.mark.parametrize(
    "own", sorted({(one.game, one.own) for one in COMPONENTS if one.gender}), ids="-".join
)
def test_articles_before_components_fit(own: tuple[str, str]) -> None:
    """One name may be two things, as Scout the counter and Scout ×2 the card: one has to fit."""
    game, name = own
    if name.islower():  # "zona", "verde": words of the language, not names
        return
    alike = [one for one in COMPONENTS if (one.game, one.own) == own]
    articles = "|".join([*MASCULINE, *FEMININE])
    found = re.compile(rf"\b({articles}) {re.escape(name)}\b", re.IGNORECASE)
    misfits = [
        line
        for line in all_said(game)
        for article in found.findall(line.partition(": ")[2])
        if not any(article_fits(article, one) for one in alike)
    ]
    assert misfits == []


@pytest.mark.parametrize("one", COMPONENTS, ids=lambda one: f"{one.game}-{one.id}")
def test_participles_agree_with_components(one: Component) -> None:
    """*La North Terrace è distrutta*, *il plotone carri 5 è eliminato*."""
    ending = {"m": "a", "f": "o"}.get(one.gender)
    if not ending or one.several == one.own:  # a plural is not counted here
        return
    name = rf"{re.escape(one.own)}(?: \d+)?(?: \([\w’ ]+\))?"
    verbs = "è già|è stat[oa]|è|viene|resta"
    found = rf"(?:^|[.:] )(?:Il|Lo|La|L’) ?{name} (?:{verbs}) (?!sotto)\w+[aiut]t{ending}\b"
    assert wrong(one.game, found) == []


@pytest.mark.parametrize("one", COMPONENTS, ids=lambda one: f"{one.game}-{one.id}")
def test_several_of_a_component_have_its_plural(one: Component) -> None:
    if not one.several or one.several == one.own or one.own.islower():
        return
    counted = r"(?<![-.\d])\b(i|gli|le|dei|degli|delle|due|tre|quattro|cinque|più|[2-9]|\d\d)"
    assert wrong(one.game, rf"(?i:{counted}) {re.escape(one.own)}\b(?! \d)") == []


@pytest.mark.parametrize("game", SINGULAR_FORMS)
def test_several_counters_and_cards_have_their_plural(game: str) -> None:
    counted = r"(?i)(?<![-.\d])\b(i|le|dei|delle|due|tre|quattro|cinque|più|[2-9]|\d\d)"
    assert wrong(game, rf"{counted} ({'|'.join(SINGULAR_FORMS[game])})\b") == []


# The language


@pytest.mark.parametrize("place", PLACES)
def test_accents_are_written_as_print_has_them(place: str) -> None:
    assert wrong(place, r"\w+chè\b|\b[nNsS]è\b|\b[ÉéA-Z]’ |\bé\b|[íú]|cioé|\bE’|\bpò\b") == []
    assert (
        wrong(place, r"(?i)\bqual’è|\bse stess[oaie]\b|\bperche\b|\bpiu\b|\bpuo\b|\bcosi\b") == []
    )


@pytest.mark.parametrize("place", PLACES)
def test_articles_fit_what_follows(place: str) -> None:
    vowel, impure = r"[aeiouàèéìòù]", r"(?:s[^aeiou\W\d]|z|gn|ps)"
    assert wrong(place, rf"(?i)\b(i|dei|ai|dai|nei|sui|quei|bei) (?!il?\b){vowel}\w") == []
    assert wrong(place, rf"\b(i|dei|ai|dai|nei|sui|quei) {impure}[a-z]") == []
    pure = rf"(?!{impure}|[xyj])[bcdfghklmnpqrstvwz]"
    assert wrong(place, rf"(?i)\b(dello|allo|dallo|nello|sullo) {pure}[a-z]") == []
    assert wrong(place, rf"(?i)\b(degli|agli|dagli|negli|sugli) {pure}[a-z]") == []


@pytest.mark.parametrize("place", PLACES)
def test_elisions_stand_before_vowels_only(place: str) -> None:
    elided = r"\b(?i:dell|all|dall|nell|sull|quell|l|un|d|c|dov|com)’"
    assert wrong(place, elided + r"([bcdfgjklmnpqrstvwxz]|\s)") == []
    # "un’" is feminine, "un" before a vowel masculine.
    assert (
        wrong(place, r"(?i)\bun’(?:altro|ufficiale|\w+(?:ino|nto|eno|cco|lto|sso|dio|mo))\b") == []
    )
    feminine = r"\w+(?:zione|sione|tà|ità|ura|ina|ata|area)\b|area|altra|arma|unità|ora|isola"
    assert wrong(place, rf"(?i)\bun (?=[aeiou])(?:{feminine})\b") == []


@pytest.mark.parametrize("place", PLACES)
def test_spaces_and_marks_are_those_of_print(place: str) -> None:
    assert wrong(place, r"\w …(?!»)|(?<=\S)  |\s[;:!](?:\s|$)|\w \?$|« | »|\w«") == []
    assert wrong(place, r"(?<!random)(?<!quick)[,;][^\W\d]|\.,|;;|\?\.|(?<!Tito)!\.") == []


@pytest.mark.parametrize("place", PLACES)
def test_who_plays_is_called_tu(place: str) -> None:
    polite = r"la preghiamo|si prega|prema|clicchi|scelga|inserisca|vostr[oaie]|premere"
    assert wrong(place, rf"\b(?:Lei|Le sue|Suo|(?i:{polite}))\b") == []
