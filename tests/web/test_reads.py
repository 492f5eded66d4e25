"""Words that are told again: only where everything that was read is the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.web.reads import Reads, Retold


class Teller:
    """Says what is left, and by whom where somebody is named; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: Mapping[str, Any]) -> str:
        self.asked += 1
        return f"{view['left']} left" + (f" by {view['who']}" if view.get("named") else "")


def test_what_was_not_read_does_not_matter() -> None:
    teller = Teller()
    words = Retold(teller)
    assert words.told({"left": 3, "named": False, "who": "Lee"}) == "3 left"
    assert words.told({"left": 3, "named": False, "who": "Gangl"}) == "3 left"
    assert teller.asked == 1
    assert words.told({"left": 2, "named": False, "who": "Lee"}) == "2 left"
    assert teller.asked == 2


def test_what_is_read_only_sometimes_matters_from_then_on() -> None:
    words = Retold(Teller())
    views = [
        {"left": left, "named": named, "who": who}
        for named in (False, True)
        for left in (1, 2)
        for who in ("Lee", "Gangl")
    ]
    for view in [*views, *reversed(views)]:
        assert words.told(view) == Teller()(view)


def test_true_is_not_one_and_missing_is_not_none() -> None:
    words = Retold(lambda view: repr(view.get("a", "missing")))
    views: list[dict[str, Any]] = [{"a": 1}, {"a": True}, {"a": 1.0}, {"a": None}, {}]
    assert [words.told(view) for view in [*views, *views]] == 2 * [
        "1", "True", "1.0", "None", "'missing'"
    ]  # fmt: skip


def test_reads_hold_for_a_view_with_the_same_parts() -> None:
    units, lost = {"lee": "G4"}, ["gangl"]
    reads = Reads({"units": units, "lost": lost, "deck": 12})
    assert reads["units"] is units
    assert "turn" not in reads
    assert reads.holds_for({"units": units, "lost": [], "deck": 11})
    assert not reads.holds_for({"units": dict(units), "lost": lost, "deck": 12})
    assert not reads.holds_for({"units": units, "turn": 3})


def test_whoever_looks_at_all_of_it_has_read_all_of_it() -> None:
    reads = Reads({"a": 1, "b": 2})
    assert dict(reads) == {"a": 1, "b": 2}
    assert not reads.holds_for({"a": 1, "b": 3})
