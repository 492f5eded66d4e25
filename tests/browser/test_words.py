"""Every word of the pages exists in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment
from jinja2.ext import extract_from_ast

from holdfast.core.i18n import catalogue
from holdfast.web.prose import prose

TEMPLATES = Path(__file__).parents[2] / "src/holdfast/web/templates"
EXTENSIONS = ["jinja2.ext.i18n", "jinja2.ext.do", "jinja2.ext.loopcontrols"]


def messages() -> set[str]:
    """What the templates ask the catalogue for."""
    environment = Environment(extensions=EXTENSIONS, autoescape=True)
    found: set[str] = set()
    for template in TEMPLATES.glob("*.html"):
        tree = environment.parse(template.read_text("utf-8"))
        for _, _, message in extract_from_ast(tree):
            first: Any = message if isinstance(message, str) else (message or (None,))[0]
            if first:
                found.add(first)
    return found


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_message_of_the_templates_is_translated(language: str) -> None:
    known: Any = catalogue("holdfast.web", language)
    missing = {
        message
        for message in messages()
        if message not in known._catalog and (message, 0) not in known._catalog
    }
    assert not missing


def test_prose_escapes_before_it_marks_up() -> None:
    assert prose("See `<b>` and CI-2.2.1.\n\n- one\n- two", "itter") == (
        "<p>See <code>&lt;b&gt;</code> and "
        '<a href="/rules/itter#CI-2.2.1">CI-2.2.1</a>.</p><ul><li>one</li><li>two</li></ul>'
    )
