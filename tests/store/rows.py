"""Rows for tests to store."""

from __future__ import annotations

from holdfast.store import Entry, MatchRow


def row(id: str) -> MatchRow:
    return MatchRow(
        id=id,
        game="noughts",
        rules="1",
        options={},
        seed=1,
        position=None,
        pack=None,
        study=False,
        title="",
        lang="en",
        listed=False,
        spectators=True,
        creator="v",
        parent=None,
        parent_at=None,
        webhook=None,
        created=1.0,
    )


def entry(match: str, number: int) -> Entry:
    return Entry(match, number, "play", 0, '{"do":"mark","cell":"a1"}', "[]", 1.0 + number)
