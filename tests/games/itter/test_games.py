"""Games that last. Random play never holds the castle, so here the tracks are swept every turn.

That brings the ends of the game that random games do not reach: the last card, the 142nd, a hand
that cannot be refilled; and the positions of late turns.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import holdfast
from holdfast.core.chance import Recording, Scripted, Seeded
from holdfast.games.itter.board import NODES, NONE
from holdfast.games.itter.state import Itter

VARIANTS = [
    {"variant": "beginner"},
    {"variant": "veteran"},
    {"variant": "elite"},
    {"variant": "competitive"},
    {"variant": "beginner", "edition": "player_aid"},
    {"variant": "beginner", "free_moves": "any"},
]
GAME = holdfast.find_game("itter")


def sweep(state: Itter) -> None:
    """Take all infantry off at the start of a Defender Phase, as a very lucky Defender would."""
    if state.decision.kind == "defender_action" and state.actions_left == 5:
        state.infantry = [NONE] * NODES
        state.derive()


def play_on(state: Itter, chance: Recording, check: bool) -> None:
    """One random decision; Borotra is eager to escape. If asked, resume from the position."""
    legal = state.legal()
    eager = [action for action in legal if action.args.get("by") == "borotra"]
    escapes = [action for action in eager if action.do == "escape"]
    wanted = escapes or (eager if eager and chance.pick(2) else legal)
    action = wanted[chance.pick(len(wanted))]
    position, used = state.to_position(), len(chance.taken)
    state.apply(action, chance)
    if check:
        options = GAME.read_options(position["options"])
        again = GAME.edition(options).read(position)
        script = Scripted(chance.taken[used:])
        again.apply(action, script)
        assert again.to_position() == state.to_position()
        assert script.left == []


def play(options: dict[str, str], seed: int) -> dict[str, Any]:
    """The last position of a swept game; every fifth decision is also resumed from its position."""
    chance = Recording(Seeded(seed))
    state = cast(Itter, GAME.edition(options).new(chance))
    decisions = 0
    while not state.over:
        sweep(state)
        play_on(state, chance, decisions % 5 == 0)
        decisions += 1
    return state.to_position()


@pytest.fixture(scope="module", params=VARIANTS, ids=lambda options: "-".join(options.values()))
def ends(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return [play(request.param, seed) for seed in range(25)]


def test_swept_games_reach_the_regular_end(ends: list[dict[str, Any]]) -> None:
    assert "deck_exhausted" in [end["result"]["reason"] for end in ends]


def test_after_an_escape_the_142nd_comes_or_the_aid_shortens_the_game(
    ends: list[dict[str, Any]],
) -> None:
    escaped = [end for end in ends if end["defenders"]["borotra"]["at"] == "escaped"]
    assert escaped
    if escaped[0]["options"]["edition"] == "player_aid":
        assert min(end["turn"] for end in escaped) < 20
    else:
        assert "142nd" in [end["result"]["reason"] for end in escaped]


def test_without_an_escape_the_regular_end_is_turn_20(ends: list[dict[str, Any]]) -> None:
    turns = {
        end["turn"]
        for end in ends
        if end["result"]["reason"] == "deck_exhausted"
        and end["defenders"]["borotra"]["at"] != "escaped"
    }
    assert turns <= {20}


def test_the_score_of_a_regular_end_counts_what_is_on_the_board(
    ends: list[dict[str, Any]],
) -> None:
    for end in ends:
        if end["result"]["reason"] != "breakthrough":
            assert end["result"]["score"] == counted(end)


def counted(end: dict[str, Any]) -> int:
    """The score of CI-5.0.4, counted from the position."""
    french = ("clemenceau", "gamelin", "de_la_rocque", "reynaud", "borotra")
    total: int = 5 if end["jenny"] == "lost_empty" else 0
    for who, row in end["defenders"].items():
        if row["at"] == "escaped":
            total += 5
        elif row["at"] not in ("supply", "reserve", "casualty"):
            total += 3 if who in french and not row["at"].startswith("C") else 1
    guns = sum(sum(kinds.values()) for kinds in end["guns"].values())
    infantry = [counter for counter in end["infantry"].values() if counter is not None]
    return total - len(infantry) - int(guns)
