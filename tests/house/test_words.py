"""What is said: every message in every language, well formed, and as it was proofread."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from http import HTTPStatus
from importlib import resources
from pathlib import Path

import jinja2
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent

from holdfast.cli.speaking import help_pieces
from holdfast.cli.words import PAGES, PROGRAM, spoken
from holdfast.core.fluent import FUNCTIONS, form_of
from holdfast.core.i18n import DRAFTS, ENGLISH, TEMPLATE_GAP, languages_of, message_id, messages
from holdfast.core.samples import said_with_samples, samples_of, snapshot, tree_of
from holdfast.core.text import Text
from tests.cli.test_speaking import help_texts, sentences_of_click

PARTS = spoken()
GAMES = [part for part in PARTS if part not in (PAGES, PROGRAM)]
SPOKEN = [
    (part, language)
    for part, text in PARTS.items()
    for language in languages_of(text(ENGLISH).package)
    if part not in (PAGES, PROGRAM) or language not in DRAFTS
]
SNAPSHOTS = Path(__file__).parent.parent / "words"
NARROW, NO_BREAK = "\u202f", "\u00a0"
SENTENCES = ("event-", "prompt-", "grave-", "result-")
FOR_PROGRAMS = re.compile(
    r"(?i)https?:?\S*|authorization: \S+| \.json"
    r"|\b(sqlite|smtps?(?:\+plain)?|program|mymodule|[a-z]+ql):\S+"
)
"""What is written for programs and is the same in every language."""
PRONOUNS: tuple[str, ...] = ("lo ispira", "Lo alzano", "una alla volta")
PRONOUNS += ("lo apre", "lo usa", "appartenessero alle")
"""Italian words that look like articles before a vowel."""

HABITS = {"quoted", "mixed-gender", "mixed-number", "percent", "apart", "none"}
"""What belongs to the language, and is named by functions that all sentences use."""
NEWER_TITLES = {"Content-Too-Large", "URI-Too-Long", "Unprocessable-Content"}
NEWER_TITLES |= {"Request-Entity-Too-Large", "Request-URI-Too-Long", "Unprocessable-Entity"}
"""What newer Pythons call some statuses, and what older ones called them."""
FRIENDS = {
    "As-friends-you-can-invite-each-other-to-matches",
    "Send-it-to-somebody-you-know-Whoever-opens-it",
    "You-have-not-played-with-each-other-yet",
}
"""Where *vous* is two friends."""
OTHER_PARTS = {"games", "web"}
"""Folders of the package whose words are not the program's own."""
TEMPLATES = jinja2.Environment(extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"])

each = pytest.mark.parametrize(("part", "language"), SPOKEN)


def text_of(part: str, language: str) -> Text:
    return PARTS[part](language)


@lru_cache(maxsize=None)
def said(part: str, language: str) -> tuple[tuple[str, str], ...]:
    """Everything that a game says in a language, each with the name of its message."""
    text = text_of(part, language)
    return tuple(
        (id, words)
        for id in messages(text.package, ENGLISH).own
        for words in said_with_samples(text, id)
    )


def wrong(part: str, language: str, pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [
        f"{id}: {words}"
        for id, words in said(part, language)
        if found.search(FOR_PROGRAMS.sub("X", words))
    ]


def marked(part: str) -> Iterator[tuple[str, str]]:
    """The words by which code and templates name a message, and where."""
    top = Path(str(resources.files(text_of(part, ENGLISH).package)))
    for path in sorted(top.rglob("*.py")):
        if part != PROGRAM or path.relative_to(top).parts[0] not in OTHER_PARTS:
            yield from marked_in_code(path)
    for path in sorted((top / "templates").glob("*.html")):
        for call in TEMPLATES.parse(path.read_text("utf-8")).find_all(jinja2.nodes.Call):
            if isinstance(call.node, jinja2.nodes.Name) and call.node.name == "_":
                assert isinstance(call.args[0], jinja2.nodes.Const), f"{path.name}:{call.lineno}"
                words = TEMPLATE_GAP.sub(r"{\1}", str(call.args[0].value))
                yield words, f"{path.name}:{call.lineno}"


def named_by_commands() -> set[str]:
    """The ids of what help says, and of what click says by itself."""
    said = [piece for text in help_texts() for piece in help_pieces(text)]
    return {message_id(words) for words in [*said, *sentences_of_click()]}


def marked_in_code(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
            assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
            yield str(node.args[0].value), f"{path.name}:{node.lineno}"


def chosen_by_form(entry: object) -> Iterator[tuple[str, str, set[str]]]:
    """What is chosen by a form of a component: its name, the form, and the variants but the last
    resort."""
    for node in tree_of(entry):
        chosen = node.selector if isinstance(node, fluent.SelectExpression) else None
        if isinstance(chosen, fluent.FunctionReference) and chosen.id.name == "FORM":
            assert isinstance(node, fluent.SelectExpression)
            named, form = chosen.arguments.positional
            if isinstance(named, fluent.VariableReference):
                assert isinstance(form, fluent.StringLiteral)
                keys = {
                    one.key.name
                    for one in node.variants
                    if isinstance(one.key, fluent.Identifier) and not one.default
                }
                yield named.id.name, str(form.parse()["value"]), keys


def arguments(text: Text, id: str, name: str) -> list[object]:
    """The samples of a fact, as its message takes them."""
    return [text.argument(name, one) for one in samples_of(text, id, name)]


@pytest.mark.parametrize("part", PARTS)
def test_what_the_code_names_has_a_message(part: str) -> None:
    known = messages(text_of(part, "en").package, ENGLISH).own
    shared = messages("holdfast", ENGLISH).own
    meant: dict[str, str] = {}
    for words, place in marked(part):
        id = message_id(words)
        found = known if id in known else shared
        assert id in found, f"{place}: {words}"
        assert meant.setdefault(id, words) == words, f"{place}: two with one name"
        named = set(re.findall(r"{(\w+)}", words)) | {"place"}
        assert found[id].variables <= named, f"{place}: {words}"


@pytest.mark.parametrize("part", [PAGES, PROGRAM])
def test_every_message_is_named_somewhere(part: str) -> None:
    named = {message_id(words) for words, _place in marked(part)}
    named |= {message_id(status.phrase) for status in HTTPStatus} | NEWER_TITLES | HABITS
    named |= named_by_commands()
    known = messages(text_of(part, "en").package, ENGLISH).own
    assert [id for id in known if id not in named] == []


@each
def test_every_language_has_every_message_and_no_other(part: str, language: str) -> None:
    known = messages(text_of(part, language).package, language)
    assert [id for id in known.english if id not in known.own] == [], "missing"
    assert [id for id in known.own if id not in known.english] == [], "nobody says it"


@pytest.mark.parametrize("part", GAMES)
def test_every_verb_has_words_for_a_menu(part: str) -> None:
    """Many actions stand under their verbs; those of the example are words already."""
    own = messages(text_of(part, ENGLISH).package, ENGLISH).own
    verbs = {id.split("-")[1] for id in own if id.startswith("action-")}
    assert [verb for verb in sorted(verbs) if f"verb-{verb}" not in own] == []


@each
def test_a_message_needs_no_fact_that_english_has_not(part: str, language: str) -> None:
    known = messages(text_of(part, language).package, language)
    strange = {id for id in known.own if known.own[id].variables - known.english[id].variables}
    # A language may name what English leaves out, but the rules have to tell it.
    assert strange <= {"state-escaped", "state-hidden", "state-free", "unit-german"}


@each
def test_the_reference_resolver_says_the_same(part: str, language: str) -> None:
    """Our compiled messages against fluent.runtime, with samples of every fact."""
    text = text_of(part, language)
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    folder = resources.files(text.package).joinpath("locale", language)
    for path in folder.iterdir():
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    own = messages(text.package, language).own
    for id in own:
        for amount in (0, 1, 2, 5):
            args = dict.fromkeys(own[id].variables, amount)
            pattern = bundle.get_message(id).value
            assert pattern is not None
            theirs, errors = bundle.format_pattern(pattern, args)
            assert errors == [], id
            assert str(theirs).replace("-", "−") == own[id].say(args).replace("-", "−"), id


@each
def test_the_snapshot_is_what_is_said(part: str, language: str) -> None:
    """After a change: `holdfast words --snapshot tests/words`, and read what differs."""
    kept = SNAPSHOTS / language / f"{part}.txt"
    assert kept.read_text("utf-8") == snapshot(text_of(part, language))


@each
def test_sentences_begin_with_a_capital_and_end(part: str, language: str) -> None:
    for id, words in said(part, language):
        if part in GAMES and id.startswith(SENTENCES):
            assert words[:1].upper() == words[:1], f"{id}: {words}"
            assert words.endswith((".", "?", ")")), f"{id}: {words}"


@each
def test_nothing_is_left_open(part: str, language: str) -> None:
    assert wrong(part, language, r"[{}]|  | [.,]|,\.|\.\.|\(\)|: ?\.$|[a-z][.?!] [a-zà]") == []
    if part in GAMES:  # elsewhere nothing is hidden: an ellipsis stands for work in progress
        assert wrong(part, language, "…") == []


@each
def test_quotation_marks_and_apostrophes_are_those_of_print(part: str, language: str) -> None:
    assert wrong(part, language, r"""["']""") == []


@pytest.mark.parametrize("part", PARTS)
def test_french_has_its_spaces_and_says_tu(part: str) -> None:
    assert wrong(part, "fr", rf"[^{NARROW}][;?!»]|[^{NO_BREAK}]:(?!\d)|«[^{NARROW}]") == []
    several = r"(?i)\b(vous|votre|vos)\b|[a-zé]ez\b(?<!Capturez)(?<!chez)(?<!assez)"
    assert [one for one in wrong(part, "fr", several) if one.partition(":")[0] not in FRIENDS] == []


@pytest.mark.parametrize("part", PARTS)
def test_french_elides(part: str) -> None:
    assert (
        wrong(part, "fr", r"(?i)(?<!-)\b(le|la|de|que|ne|se|ce|je|me|te|jusque) [aeiouéèêàâîôû]")
        == []
    )
    assert wrong(part, "fr", r"(?i)\b(de le|de les|à le|à les)\b") == []


@pytest.mark.parametrize("part", PARTS)
def test_italian_elides(part: str) -> None:
    article = r"(?i)\b(la|lo|una|della|dello|alla|allo|dalla|nella|sulla|il|del|al|dal|nel|sul) "
    found = wrong(part, "it", article + r"[aeiouàèéìòù](?!\b)")
    assert [one for one in found if not any(words in one for words in PRONOUNS)] == []
    assert wrong(part, "it", r"(?i)\b(il|un|del|al|dal|nel|sul) (s[^aeiou\s]|z|gn|ps)[a-z]") == []
    assert wrong(part, "it", r"(?i)\b(di|a|da|in|su) (il|lo|la|i|gli|le) ") == []


@pytest.mark.parametrize("part", GAMES)
def test_spanish_contracts_and_opens_its_questions(part: str) -> None:
    assert wrong(part, "es", r"\b(de|a) el\b") == []
    assert wrong(part, "es", r"^[^¿]*\?|^[^¡]*!(?<!Tito!)") == []


@pytest.mark.parametrize(("part", "language"), [one for one in SPOKEN if one[0] in GAMES])
def test_every_gender_and_number_is_said(part: str, language: str) -> None:
    """Of what is chosen by a component's form, the samples reach every variant."""
    text = text_of(part, language)
    own = messages(text.package, language).own
    missed = [
        f"{id}: {lacking} of {name}"
        for id in own
        for name, form, variants in chosen_by_form(own.entry(id))
        if (lacking := variants - {form_of(one, form) for one in arguments(text, id, name)})
    ]
    assert missed == []
