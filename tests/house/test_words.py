"""What the games say: every message in every language, well formed, and as it was proofread."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from holdfast.core.fluent import FUNCTIONS
from holdfast.core.i18n import ENGLISH, languages_of, message_id, messages
from holdfast.core.registry import installed_games
from holdfast.core.samples import said_with_samples, snapshot
from holdfast.core.text import Text

GAMES = {
    game.id: game
    for game in installed_games().values()
    if languages_of(game.edition().text().package)
}
SPOKEN = [
    (game, language)
    for game, one in GAMES.items()
    for language in languages_of(one.edition().text().package)
]
SNAPSHOTS = Path(__file__).parent.parent / "words"
NARROW, NO_BREAK = "\u202f", "\u00a0"
SENTENCES = ("event-", "prompt-", "grave-", "result-")
PRONOUNS = ("lo ispira", "Lo impediscono", "Lo alzano", "una alla volta")
"""Italian words that look like articles before a vowel."""

each = pytest.mark.parametrize(("game", "language"), SPOKEN)


def text_of(game: str, language: str) -> Text:
    return GAMES[game].edition().text(language)


@lru_cache(maxsize=None)
def said(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Everything that a game says in a language, each with the name of its message."""
    text = text_of(game, language)
    return tuple(
        (id, words)
        for id in messages(text.package, ENGLISH).own
        for words in said_with_samples(text, id)
    )


def wrong(game: str, language: str, pattern: str) -> list[str]:
    found = re.compile(pattern)
    return [f"{id}: {words}" for id, words in said(game, language) if found.search(words)]


def marked(package: str) -> Iterator[tuple[str, str]]:
    """The words by which code names a message, and where."""
    for path in sorted(Path(str(resources.files(package))).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "_"
            ):
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
                yield str(node.args[0].value), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_code_names_has_a_message(game: str) -> None:
    package = text_of(game, "en").package
    known = messages(package, ENGLISH).own
    meant: dict[str, str] = {}
    for words, place in marked(package):
        assert message_id(words) in known, f"{place}: {words}"
        assert meant.setdefault(message_id(words), words) == words, f"{place}: two with one name"
        named = set(re.findall(r"{(\w+)}", words)) | {"place"}
        assert known[message_id(words)].variables <= named, f"{place}: {words}"


@each
def test_every_language_has_every_message_and_no_other(game: str, language: str) -> None:
    known = messages(text_of(game, language).package, language)
    assert [id for id in known.english if id not in known.own] == [], "missing"
    assert [id for id in known.own if id not in known.english] == [], "nobody says it"


@each
def test_a_message_needs_no_fact_that_english_has_not(game: str, language: str) -> None:
    known = messages(text_of(game, language).package, language)
    strange = {id for id in known.own if known.own[id].variables - known.english[id].variables}
    # A language may name what English leaves out, but the rules have to tell it.
    assert strange <= {"state-hidden", "state-free"}


@each
def test_the_reference_resolver_says_the_same(game: str, language: str) -> None:
    """Our compiled messages against fluent.runtime, with samples of every fact."""
    text = text_of(game, language)
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
def test_the_snapshot_is_what_is_said(game: str, language: str) -> None:
    """After a change: `holdfast words --snapshot tests/words`, and read what differs."""
    kept = SNAPSHOTS / language / f"{game}.txt"
    assert kept.read_text("utf-8") == snapshot(text_of(game, language))


@each
def test_sentences_begin_with_a_capital_and_end(game: str, language: str) -> None:
    for id, words in said(game, language):
        if id.startswith(SENTENCES):
            assert words[:1].upper() == words[:1], f"{id}: {words}"
            assert words.endswith((".", "?", ")")), f"{id}: {words}"


@each
def test_nothing_is_left_open(game: str, language: str) -> None:
    assert wrong(game, language, r"[{}…]|  | [.,]|,\.|\.\.|\(\)|: ?\.$|[a-z][.?!] [a-zà]") == []


@each
def test_quotation_marks_and_apostrophes_are_those_of_print(game: str, language: str) -> None:
    assert wrong(game, language, r"""["']""") == []


@pytest.mark.parametrize("game", GAMES)
def test_french_has_its_spaces_and_says_tu(game: str) -> None:
    assert wrong(game, "fr", rf"[^{NARROW}][;?!»]|[^{NO_BREAK}]:(?!\d)|«[^{NARROW}]") == []
    assert wrong(game, "fr", r"(?i)\b(vous|votre|vos)\b|[a-zé]ez\b(?<!Capturez)(?<!chez)") == []


@pytest.mark.parametrize("game", GAMES)
def test_french_elides(game: str) -> None:
    assert wrong(game, "fr", r"(?i)\b(le|la|de|que|ne|se|ce|je|me|te|jusque) [aeiouéèêàâîôû]") == []
    assert wrong(game, "fr", r"(?i)\b(de le|de les|à le|à les)\b") == []


@pytest.mark.parametrize("game", GAMES)
def test_italian_elides(game: str) -> None:
    article = r"(?i)\b(la|lo|una|della|dello|alla|allo|dalla|nella|sulla|il|del|al|dal|nel|sul) "
    found = wrong(game, "it", article + r"[aeiouàèéìòù](?!\b)")
    assert [one for one in found if not any(words in one for words in PRONOUNS)] == []
    assert wrong(game, "it", r"(?i)\b(il|un|del|al|dal|nel|sul) (s[^aeiou\s]|z|gn|ps)[a-z]") == []
    assert wrong(game, "it", r"(?i)\b(di|a|da|in|su) (il|lo|la|i|gli|le) ") == []
