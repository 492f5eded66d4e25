"""Words: gaps are filled with names, hidden facts with an ellipsis, rules are read by their id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

import pytest

from holdfast.core.action import Vocabulary
from holdfast.core.event import Event
from holdfast.core.i18n import LANGUAGES, messages
from holdfast.core.messages import mark
from holdfast.core.state import Refusal
from holdfast.core.text import Habit, RuleText, Text, read_rules

FTL = "who-attacks-target = { $who } attacca { $target }.\n"

RULES = """# A game

Some words before the rules.

## 1 Set-up

**AB-1** Lay out
the board.
> **Ruling**: any board
> will do.

**AB-1.2b** Shuffle.

## 2 Play

### Attack

**AB-2** Roll a die.
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package on disk with a message and a rules reference."""
    root = tmp_path / "wordy_package"
    for folder in ("locale/it", "data"):
        (root / folder).mkdir(parents=True)
    (root / "__init__.py").touch()
    (root / "locale" / "it" / "wordy.ftl").write_text(FTL, "utf-8")
    (root / "data" / "rules.en.md").write_text(RULES, "utf-8")
    (root / "data" / "rules.fr.md").write_text("## 1 Jeu\n\n**AB-1** Posez.\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "wordy_package"
    messages.cache_clear()
    read_rules.cache_clear()


class Wordy(Text):
    package: ClassVar[str] = "wordy_package"
    kinds: ClassVar[Mapping[str, str]] = {"who": "person"}
    actions: ClassVar[Mapping[str, str]] = {"attack": "Attack {target}"}
    prompts: ClassVar[Mapping[str, str]] = {"turn": "Your turn."}
    events: ClassVar[Mapping[str, str]] = {"attacked": "{who} attacks {target}."}

    def name(self, kind: str, value: Any) -> str:
        return {"lee": "Captain Lee"}.get(value, str(value)) if kind == "person" else str(value)


ATTACKED = Event("attacked", "AB-2", {"who": "lee", "target": "G4"}, ("target",), (0,))


def test_gaps_are_filled_with_the_names_of_components(package: str) -> None:
    assert Wordy().event(ATTACKED) == "Captain Lee attacks G4."


def test_a_hidden_fact_shows_as_an_ellipsis(package: str) -> None:
    assert Wordy().event(ATTACKED.seen_by(1)) == "Captain Lee attacks …."
    assert Wordy().say("{a} and {b}", {"a": 1}) == "1 and …"


class Discreet(Wordy):
    hidden_actions: ClassVar[Mapping[str, str]] = {"attack": "Attack somebody"}
    hidden_events: ClassVar[Mapping[str, str]] = {"attacked": "{who} attacks."}


def test_a_sentence_of_its_own_can_tell_what_is_partly_hidden(package: str) -> None:
    text = Discreet()
    assert text.event(ATTACKED) == "Captain Lee attacks G4."
    assert text.event(ATTACKED.seen_by(1)) == "Captain Lee attacks."
    vocabulary = Vocabulary()
    assert text.action(vocabulary.add("attack", {"target": "G4"})) == "Attack G4"
    assert text.action(vocabulary.add("attack", {})) == "Attack somebody"


def test_lists_are_joined_and_an_empty_list_is_none(package: str) -> None:
    text = Wordy()
    assert (
        text.say("In sight: {who}.", {"who": ["lee", "jack"]}) == "In sight: Captain Lee and jack."
    )
    assert text.say("In sight: {who}.", {"who": []}) == "In sight: none."
    assert text.value("dice", (1, 2)) == "1 and 2"


def test_facts_that_the_sentence_does_not_use_are_left_out(package: str) -> None:
    assert Wordy().say("Nothing.", {"who": "lee"}) == "Nothing."


def test_a_sentence_in_the_code_may_be_a_message_elsewhere(package: str) -> None:
    assert Wordy("it").event(ATTACKED) == "Captain Lee attacca G4."


def test_a_missing_translation_falls_back_to_english(package: str) -> None:
    vocabulary = Vocabulary()
    action = vocabulary.add("attack", {"target": "G4"})
    assert Wordy("it").action(action) == "Attack G4"
    assert Wordy("xx").event(ATTACKED) == "Captain Lee attacks G4."


def test_what_has_no_sentence_shows_its_name(package: str) -> None:
    text = Wordy()
    assert text.event(Event("yawned", "AB-2", {})) == "yawned"
    assert text.action(Vocabulary().add("wait", {"for": "rain"})) == "wait rain"
    assert text.prompt("unknown", {}) == "unknown"
    assert text.prompt("turn", {}) == "Your turn."


def test_a_refusal_ends_with_its_rule(package: str) -> None:
    refusal = Refusal("AB-2", "{who} cannot see {target}.", {"who": "lee", "target": "G4"})
    assert Wordy().refusal(refusal) == "Captain Lee cannot see G4. (AB-2)"


def test_a_text_without_tables_still_answers() -> None:
    text = Text()
    assert text.board({}) == ""
    assert text.name("square", 4) == "4"
    assert text.result({"winner": "x"}) == "{'winner': 'x'}"


def test_rules_are_read_with_chapter_and_ruling(package: str) -> None:
    rules = Wordy().rules
    assert list(rules) == ["AB-1", "AB-1.2b", "AB-2"]
    assert rules["AB-1"] == RuleText(
        "AB-1", "1 Set-up", "Lay out\nthe board.", "**Ruling**: any board will do."
    )
    assert rules["AB-1.2b"].text == "Shuffle."
    assert rules["AB-2"].chapter == "Attack"


def test_rules_come_in_the_language_or_else_in_english(package: str) -> None:
    assert Wordy("fr").rules["AB-1"].text == "Posez."
    assert Wordy("it").rules["AB-2"].text == "Roll a die."


def test_a_package_without_rules_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare_package").mkdir()
    (tmp_path / "bare_package" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert read_rules("bare_package", "en") == {}


def test_a_marked_sentence_is_itself() -> None:
    assert mark("Attack {target}") == "Attack {target}"
    assert LANGUAGES == ("en", "it", "fr")


def test_what_is_no_message_is_said_as_it_stands() -> None:
    assert messages("holdfast_noughts", "tlh").say("Mark {cell}") == "Mark {cell}"
    assert messages("holdfast_noughts", "tlh").say("Mark {cell}", {"cell": "a1"}) == "Mark a1"


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (Fraction(0), "0%", "0\u202f%"),
        (Fraction(1, 1000), "<1%", "<1\u202f%"),
        (Fraction(2, 3), "67%", "67\u202f%"),
        (Fraction(999, 1000), ">99%", ">99\u202f%"),
        (Fraction(1), "100%", "100\u202f%"),
    ],
)
def test_only_what_is_certain_is_told_as_certain(
    chance: Fraction, english: str, french: str
) -> None:
    assert Text("en").percent(chance) == english
    assert Text("fr").percent(chance) == french
    for language, said in (("en", english), ("fr", french)):
        assert Text(language).value("chance", chance) == said


def test_a_game_that_says_no_more_heads_its_odds_with_the_likeliest_outcome() -> None:
    odds = {"sure_thing": Fraction(1, 4), "long_shot": Fraction(3, 4)}
    assert Text().headline("anything", odds, {}) == "Long shot 75%"
    assert Text().headline("anything", {}, {}) == ""


def test_an_answer_for_all_is_the_first_or_the_last_of_its_verb() -> None:
    known = Vocabulary()
    legal = [known.add("spend", {"tokens": number}) for number in range(3)]
    kinds = frozenset({"ask"})
    assert Habit("none", "never", kinds, "spend").answer("ask", legal) is legal[0]
    assert Habit("all", "always", kinds, "spend", -1).answer("ask", legal) is legal[2]
    assert Habit("all", "always", kinds, "spend").answer("other", legal) is None
    assert Habit("no", "no", kinds, "pass").answer("ask", legal) is None
