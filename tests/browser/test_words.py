"""What the pages make of words that people write."""

from __future__ import annotations

from holdfast.web.prose import prose


def test_prose_escapes_before_it_marks_up() -> None:
    assert prose("See `<b>` and CI-2.2.1.\n\n- one\n- two", "itter") == (
        "<p>See <code>&lt;b&gt;</code> and "
        '<a href="/rules/itter#CI-2.2.1">CI-2.2.1</a>.</p><ul><li>one</li><li>two</li></ul>'
    )
