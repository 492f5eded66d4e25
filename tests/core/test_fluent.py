"""Messages: plurals, forms and lists belong to the files, in any language, without code."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from holdfast.core.event import Event
from holdfast.core.fluent import BadMessage, Bundle
from holdfast.core.i18n import languages_of, message_id, messages
from holdfast.core.state import Refusal
from holdfast.core.text import Text

ENGLISH = """
### A little game
ship-1 = frigate
ship-2 = brig
event-sailed = { FORM($ships, "the") } { COUNT($ships) ->
    [one] sails
   *[other] sail
} { $miles ->
    [0] nowhere
    [one] one mile
   *[other] { $miles } miles
}.
event-sunk = { $ship } is sunk.
event-seen = { $ship } sees { $what }.
event-seen-hidden = { $ship } sees something.
ship-is-not-here = { $ship } is elsewhere.
only-english = English
"""
SIX = """
language-rules = ar
mixed-gender = c

ship-1 = flin
    .the = oflin
    .gender = c
ship-2 = bro
    .the = abro
    .gender = d
event-sailed = { FORM($ships, "the") } { FORM($ships, "gender") ->
    [d] selda
   *[c] selca
} { $miles ->
    [zero] zu { $miles }
    [one] ein { $miles }
    [two] duo { $miles }
    [few] pau { $miles }
    [many] mul { $miles }
   *[other] oth { $miles }
}.
event-sunk = { FORM($ship, "the") } sunk.
event-seen = { $ship } vid { $what }.
event-seen-hidden = { $ship } vid.
ship-is-not-here = { $ship } nie.
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for language, source in (("en", ENGLISH), ("qx", SIX)):
        folder = tmp_path / "naval_package" / "locale" / language
        folder.mkdir(parents=True)
        (folder / "words.ftl").write_text(source, "utf-8")
    (tmp_path / "naval_package" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "naval_package"
    messages.cache_clear()


class Naval(Text):
    package: ClassVar[str] = "naval_package"
    kinds: ClassVar[Mapping[str, str]] = {"ship": "ship", "ships": "ship"}


def sailed(ships: list[int], miles: int, language: str = "en") -> str:
    return Naval(language).event(Event("sailed", "N-1", {"ships": ships, "miles": miles}))


def test_plurals_and_lists_are_those_of_the_language(package: str) -> None:
    assert sailed([1], 1) == "Frigate sails one mile."
    assert sailed([1, 2], 0) == "Frigate and brig sail nowhere."
    assert sailed([1, 2, 1], 1200) == "Frigate, brig and frigate sail 1,200 miles."


def test_a_language_with_six_plural_forms_needs_no_code(package: str) -> None:
    said = [sailed([2], miles, "qx") for miles in (0, 1, 2, 5, 11, 100)]
    words = ["zu 0", "ein 1", "duo 2", "pau 5", "mul 11", "oth 100"]
    assert said == [f"Abro selda {one}." for one in words]
    assert languages_of(package) == ["en", "qx"]


def test_several_share_a_gender_or_have_the_mixed_one(package: str) -> None:
    assert "selda" in sailed([2, 2], 3, "qx")
    assert "selca" in sailed([1, 2], 3, "qx")
    assert sailed([1, 2], 3, "qx").startswith("Oflin")


def test_a_missing_message_falls_back_to_english(package: str) -> None:
    assert Naval("qx").translate("only english") == "English"
    assert Naval("xx").event(Event("sunk", "N-1", {"ship": 2})) == "Brig is sunk."


def test_what_is_hidden_has_its_own_sentence_or_an_ellipsis(package: str) -> None:
    text = Naval()
    assert text.event(Event("seen", "N-1", {"ship": 1, "what": "land"})) == "Frigate sees land."
    assert text.event(Event("seen", "N-1", {"ship": 1})) == "Frigate sees something."
    assert text.event(Event("sunk", "N-1", {})) == "… is sunk."


def test_a_refusal_is_named_by_its_words_and_worded_in_the_file(package: str) -> None:
    refusal = Refusal("N-2", "{ship} is not here", {"ship": 1})
    assert Naval().refusal(refusal) == "Frigate is elsewhere. (N-2)"
    assert message_id("76mm Cannon") == "n76mm-Cannon"


def test_gaps_stay_gaps_for_those_who_fill_them(package: str) -> None:
    assert Naval().translate("event-sunk") == "{ship} is sunk."


def test_a_name_travels_as_plain_words(package: str) -> None:
    name: Any = Naval("qx").name("ship", 2)
    assert (str(name), name.form("the"), name.form("unknown")) == ("bro", "abro", "bro")
    assert type(pickle.loads(pickle.dumps(name))) is str


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("a = { $x ->\n [one] b\n}\n", "words.ftl, line 1"),
        ("a = b\na = c\n", "a is there twice"),
        ("a = { NOTHING($x) }\n", "there is no function NOTHING"),
        ("a = { nobody }\n", "there is no message nobody"),
    ],
)
def test_a_mistake_is_told_with_its_place(source: str, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        Bundle("en", {"words.ftl": source})["a"].say({})
