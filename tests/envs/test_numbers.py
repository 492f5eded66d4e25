"""Numbers of actions mean the same for ever, whatever the position, the options, the components."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from holdfast.core.errors import IllegalAction
from holdfast.core.registry import find_game
from holdfast.envs import sight_of

# What each number means is pinned here: the numbers of actions, then the entries of observations.
# Where one of these changes, policies that people have kept mean something else: raise the
# observer's version, which is part of the digest, and say so in the changelog.
DIGESTS = {
    "castle 2": ("castle-1-4c69206598db13e2", "castle-1-b88fedc70952fe8d"),
    "castle 3": ("castle-1-69d1a6574a724806", "castle-1-9fe3130373c3efb3"),
    "castle 4": ("castle-1-18b45e445bcb6724", "castle-1-f16f833af114dbbf"),
    "itter": ("itter-1-d816f9626d00c20d", "itter-1-d604cde8a9e77f7c"),
    "tito": ("tito-1-00c4526db3249e32", "tito-1-1e8d55209ec226a9"),
    "noughts": ("noughts-1-952bbc2a3d72539e", "noughts-1-73613c64c6bf0ca3"),
}


@pytest.mark.parametrize("name", DIGESTS)
def test_every_number_means_what_it_always_meant(name: str) -> None:
    game, _, players = name.partition(" ")
    sight = sight_of(game, {"players": int(players)} if players else {})
    assert (sight.numbering.digest, sight.layout) == DIGESTS[name]


def test_further_castles_only_add_numbers() -> None:
    two, three, four = (sight_of("castle", {"players": n}).numbering for n in (2, 3, 4))
    assert len(two) < len(three) < len(four)
    assert three.texts[: len(two)] == two.texts
    assert four.texts[: len(three)] == three.texts
    assert len(two) == 8636  # what the documentation says


def test_a_number_leads_to_its_action_and_back() -> None:
    for game, options in (("castle", {"players": 4}), ("itter", {}), ("tito", {})):
        numbering = sight_of(game, options).numbering
        for action in numbering.edition.vocabulary.actions[:: len(numbering) // 50]:
            assert numbering.action(numbering.number(action)) is action
            assert numbering.texts[numbering.number(action.json)] == action.text


def test_other_options_share_the_numbers() -> None:
    plain, rich = sight_of("castle"), sight_of("castle", {"jokers": 2, "barricade": True})
    assert plain.numbering.digest == rich.numbering.digest
    alone, against = sight_of("itter"), sight_of("itter", {"variant": "competitive"})
    assert alone.numbering.digest == against.numbering.digest


def altered_pack() -> dict[str, Any]:
    """Components with a Defender that suppresses more than anybody does in the shipped ones."""
    pack = copy.deepcopy(find_game("itter").default_pack())
    pack["defenders"]["rows"][0]["suppress"] += 3
    return pack


def test_other_components_only_add_numbers() -> None:
    shipped, other = sight_of("itter").numbering, sight_of("itter", pack=altered_pack()).numbering
    assert other.texts[: len(shipped)] == shipped.texts
    assert len(other) > len(shipped)


def test_a_number_that_means_nothing_here_is_refused() -> None:
    numbering = sight_of("noughts").numbering
    for number in (-1, 9):
        with pytest.raises(IllegalAction, match=f"no action {number} here; numbers are 0 to 8"):
            numbering.action(number)
    with pytest.raises(IllegalAction):
        numbering.number("mark d4")
