"""Journals that were played under earlier rules: kept as they were, and told apart by a replay.

Where the rules that a journal used have not changed, it still holds. Where they have, the replay
stops at the first action that shows it and names both versions; it never goes on to another match.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import holdfast

FOLDER = Path(__file__).parent / "journals"
JOURNALS = sorted(FOLDER.rglob("*.json"))

# What the second rules changed, at the action where it shows: at once where it is refused, else at
# the next fingerprint, which stands at every tenth action.
DIVERGES = {
    "castle/rules-1/advanced": (10, None),  # CA-SETUP.7: finished castles are renumbered
    "castle/rules-1/one-joker": (20, None),
    "castle/rules-1/players-2": (20, None),
    "castle/rules-1/players-3": (10, None),
    "castle/rules-1/players-4": (10, None),
    "castle/rules-1/reshuffle-no-dice": (10, None),
    "itter/rules-1/readings": (20, None),  # CI-2.4.4: free moves are counted
    "tito/rules-1/difficult": (19, "CT-2.2.9"),  # one front between two other actions
    "tito/rules-1/easy": (19, "CT-2.2.9"),
    "tito/rules-1/medium": (19, "CT-2.2.9"),
}


def name_of(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


@pytest.mark.parametrize("path", JOURNALS, ids=name_of)
def test_an_old_journal_holds_or_says_where_it_does_not(path: Path) -> None:
    journal = json.loads(path.read_text("utf-8"))
    if name_of(path) not in DIVERGES:
        assert len(holdfast.load(path).actions) == len(journal["actions"])
        return
    at, rule = DIVERGES[name_of(path)]
    with pytest.raises(holdfast.BadJournal) as caught:
        holdfast.load(path)
    assert (caught.value.at, caught.value.rule) == (at, rule)
    present = holdfast.find_game(journal["game"]).rules_version
    assert f"written under rules version {journal['rules']}" in str(caught.value)
    assert f"these are version {present}" in str(caught.value)


def test_every_game_and_variant_has_a_journal_of_each_earlier_version() -> None:
    for game in ("castle", "itter", "tito"):
        found = holdfast.find_game(game)
        for version in range(1, int(found.rules_version)):
            played = [
                json.loads(path.read_text("utf-8"))["options"]
                for path in (FOLDER / game / f"rules-{version}").glob("*.json")
            ]
            for option in found.options:
                kept = {options[option.name] for options in played}
                assert kept == set(option.values), f"{game}, rules {version}: {option.name}"
