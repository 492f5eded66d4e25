"""Emphasis in what scripts show of the rules, held to the pages of the rules themselves."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from markupsafe import escape

from holdfast.core.registry import find_game
from holdfast.web.prose import prose

MARKS = Path(__file__).parents[2] / "src/holdfast/web/assets/js/marks.js"
NODE = shutil.which("node")
RUNS = """
const { runs } = await import(process.argv[1]);
const texts = JSON.parse(await new Response(process.stdin).text());
console.log(JSON.stringify(texts.map(runs)));
"""


def runs(texts: list[str]) -> list[list[tuple[str | None, str]]]:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", RUNS, str(MARKS)],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[list[tuple[str | None, str]]] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(NODE is None, reason="Node is not installed: run make pages")
def test_marks_become_runs_and_nothing_else_is_markup() -> None:
    assert runs(["*Guns* & **two** `x`, 3 * 4 <b>*a b*</b>"]) == [
        [
            ["i", "Guns"],
            [None, " & "],
            ["b", "two"],
            [None, " "],
            ["code", "x"],
            [None, ", 3 * 4 <b>"],
            ["i", "a b"],
            [None, "</b>"],
        ]
    ]


@pytest.mark.skipif(NODE is None, reason="Node is not installed: run make pages")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["itter", "castle"])
def test_the_rules_read_as_on_their_own_page(game: str, language: str) -> None:
    rules = find_game(game).edition().text(language).rules.values()
    texts = [" ".join(words.split()) for one in rules for words in (one.text, one.ruling) if words]
    shown = [
        "".join(
            str(escape(run)) if tag is None else f"<{tag}>{escape(run)}</{tag}>" for tag, run in one
        )
        for one in runs(texts)
    ]
    assert any("<i>" in words or "<b>" in words for words in shown)
    assert shown == [re.sub(r"</?(?:a|p)\b[^>]*>", "", prose(text, game)) for text in texts]
