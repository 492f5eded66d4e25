"""The picture: everything that can be clicked is there, from any pack and in every language."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import holdfast
from holdfast.core.match import Match
from holdfast.games.tito.draw import Prints
from holdfast.games.tito.draw.words import W
from holdfast.games.tito.game import GAME

PACK = GAME.default_pack()
PRINTS = Prints(PACK)
TEXTS = {language: GAME.edition().text(language) for language in ("en", "it", "fr")}


def moments(seed: int) -> Iterator[Match]:
    """A game that prefers to move and fight, at each of its decisions."""
    pick = random.Random(seed)
    match = holdfast.new(GAME, seed=seed)
    while not match.over:
        yield match
        legal = list(match.legal)
        busy = [action for action in legal if action.do not in ("end_phase", "front", "stop")]
        match.play(pick.choice(busy if busy and pick.random() < 0.8 else legal))
    yield match


def ids(svg: str) -> Counter[str]:
    return Counter(
        part.attrib["id"] for part in ElementTree.fromstring(svg).iter() if part.get("id")
    )


def test_whatever_an_action_touches_is_in_the_picture() -> None:
    for match in moments(11):
        elements = PRINTS.draw(match.view("german")).elements
        if not match.over:
            touched = {name for action in match.legal for name in action.touches}
            assert touched <= set(elements)


def test_every_unit_on_the_map_has_an_element_of_its_own() -> None:
    for number, match in enumerate(moments(12)):
        view = match.view("german")
        picture = PRINTS.draw(view)
        here = {f"unit:{name}" for name, unit in view["units"].items() if type(unit["at"]) is int}
        assert here <= set(picture.elements)
        if number % 40 == 0:
            assert max(ids(picture.svg()).values()) == 1


def test_backs_of_markers_are_never_drawn() -> None:
    match = holdfast.new(GAME, seed=5)
    seen, whole = PRINTS.draw(match.view("german")), PRINTS.draw(match.position())
    assert seen.elements == whole.elements
    assert "a-tito" not in whole.svg()


def test_a_corrected_pack_draws_itself() -> None:
    pack = copy.deepcopy(PACK)
    pack["zones"]["provenance"] = "printed"
    pack["zones"]["rows"][38]["name"] = {"en": "Mill & weir <1>", "it": "Mulino", "fr": "Moulin"}
    pack["units"]["rows"][0]["full"]["ff"] = 7
    picture = Prints(pack).draw(holdfast.new(GAME, seed=1).view("german"))
    assert ">7-3-3<" in picture.svg()
    assert "39 Mill &amp; weir &lt;1&gt;" in picture.elements["zone:39"]
    ElementTree.fromstring(picture.svg())


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_word_of_the_picture_is_translated(language: str) -> None:
    translate = TEXTS[language].translate
    alike = {"Tito", "R. Churchill", "Storch", "N", "round {round}", "contact", "missions", "zones"}
    alike |= {
        "terrain",
        "Documents",
        "{label}: {value}",
        "{name}, protection {value}",
        "zone {number}",
    }
    for word in W.values():
        assert translate(word) != word or word in alike
        assert gaps(translate(word)) == gaps(word)
    view = holdfast.new(GAME, seed=2).view("german")
    assert translate("Ammunition").upper() in PRINTS.draw(view, language, translate).static


def gaps(sentence: str) -> list[Any]:
    return sorted(re.findall(r"{\w+}", sentence))


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_names_on_the_map_have_the_apostrophe_of_print(language: str) -> None:
    match = holdfast.new(GAME, seed=1)
    picture = GAME.edition(match.options).draw(match.view("german"), language)
    assert picture is not None
    assert [one for one in re.findall(r">([^<]*)<", picture.svg()) if "'" in one] == []
    assert "’" in picture.svg()
