"""What is legal has no reason against it, and the rest has one that a player understands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import holdfast
from holdfast.conformance.refusals import gap_in
from holdfast.core.match import Match
from holdfast.core.state import State
from holdfast.games.itter.game import GAME
from tests.games.itter.play import played, states_of

TEXTS = [GAME.edition().text(language) for language in GAME.languages]
RULES = GAME.edition().text().rules
SETTINGS: list[dict[str, Any]] = [
    {"variant": "beginner"},
    {"variant": "beginner", "edition": "player_aid"},
    {"variant": "elite", "free_moves": "any", "escape_from_white": True},
    {"variant": "competitive", "hold_exhausts": True, "inspire_stacks": False},
]


def one_of_each_decision(match: Match) -> Iterator[State]:
    """Some states of a game, every kind of decision among them."""
    seen: dict[str, int] = {}
    for state in states_of(match):
        kind = state.decision.kind
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in (1, 4, 20, 60):
            yield state


def refusals(state: State) -> Iterator[tuple[str, str]]:
    """Rule and sentence for every action of the vocabulary that is not legal."""
    legal = {action.number for action in state.legal()}
    for action in state.vocabulary.actions:
        if action.number not in legal:
            refusal = state.explain(action)
            yield refusal.rule, TEXTS[0].refusal(refusal)


@pytest.mark.once
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options)))
@pytest.mark.parametrize("seed", [1, 2])
def test_every_refusal_cites_a_rule_and_has_no_gap(seed: int, options: dict[str, Any]) -> None:
    for state in one_of_each_decision(played(seed, **options)):
        for rule, sentence in refusals(state):
            assert rule in RULES, sentence
            assert not gap_in(sentence), sentence


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(map(str, options)))
def test_legal_exactly_when_there_is_no_reason_why_not(options: dict[str, Any]) -> None:
    match = played(3, 40, **options)
    for at in (0, len(match.played) // 2, len(match.played) - 1):
        then = match.branch(at)
        legal = {action.number for action in then.legal}
        assert legal
        for action in then.state.vocabulary.actions[:: 1 if at == 0 else 11]:
            assert (then.why(action) is None) == (action.number in legal), action
        for action in then.legal:
            assert then.why(action) is None


@pytest.mark.once
def test_refusals_have_no_gap_in_any_language() -> None:
    told: set[str] = set()
    for options in SETTINGS:
        for state in one_of_each_decision(played(5, **options)):
            for action in state.vocabulary.actions:
                refusal = state.explain(action) if action not in state.legal() else None
                if refusal is not None and refusal.sentence not in told:
                    told.add(refusal.sentence)
                    assert not any(gap_in(text.refusal(refusal)) for text in TEXTS)
    assert len(told) > 30


# Some sentences, word for word


def board(**places: str) -> dict[str, Any]:
    """Everybody who is not named has fallen; the named stand where they are said to."""
    position = holdfast.new("itter", seed=1).position()
    for who, row in position["defenders"].items():
        row["at"] = places.get(who, "reserve" if row["at"] == "reserve" else "casualty")
    return position


def why(position: dict[str, Any], action: str, *before: str) -> str:
    options = {name: position["options"][name] for name in position["options"]}
    match = holdfast.new("itter", position=position, options=options, chance=[1] * 20)
    for one in before:
        match.play(one)
    reason = match.why(action)
    assert reason is not None
    return str(reason)


def flagged(position: dict[str, Any], who: str, *flags: str) -> dict[str, Any]:
    for flag in flags:
        position["defenders"][who][flag] = True
    return position


def player_aid(position: dict[str, Any]) -> dict[str, Any]:
    position["options"]["edition"] = "player_aid"
    return position


def without_jenny(position: dict[str, Any]) -> dict[str, Any]:
    position["jenny"] = "lost_empty"
    position["defense"]["BJ"] = 0
    return position


SENTENCES: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = [
    (
        "attack lee 13",
        {**board(lee="G4"), "infantry": {**board()["infantry"], "13": "scout"}},
        (),
        "Lee cannot attack circle 13: G4 sees black, but 13 is red. In sight: 7, 8, 9 and 10. "
        "(CI-1.3.1)",
    ),
    (
        "attack lee 9:mortar",
        board(lee="G4"),
        (),
        "Lee cannot attack the Mortar in area 9: there is nothing to attack. In sight: 7, 8, 9 "
        "and 10. (CI-2.2.1)",
    ),
    (
        "attack lee 9",
        board(lee="BJ1"),
        (),
        "Lee cannot attack area 9: BJ1 is white and sees nothing. (CI-1.3.3)",
    ),
    (
        "attack reynaud 5",
        board(reynaud="NT2"),
        (),
        "Reynaud has no die to attack with: his value is 0 and nobody inspires him. (CI-2.2.4)",
    ),
    (
        "recover lee exhausted",
        board(lee="G4"),
        (),
        "Lee is fresh and has nothing to recover from. (CI-2.6.4)",
    ),
    (
        "move lee K1",
        flagged(board(lee="G4"), "lee", "exhausted", "disrupted"),
        (),
        "Lee is exhausted and disrupted and can only recover. (CI-2.0.4)",
    ),
    (
        "move lee K1",
        board(lee="G4", basse="K1"),
        (),
        "Lee cannot move to K1: Basse is there. Open elsewhere: NT2, NT3, NT5, NT6, ST2, ST4, "
        "ST5, ST6, K2, K3, K4, GH1, GH2, GH3, GH4, BJ1, BJ2, BJ3, BJ4, C1, C2, C3, C4 and C5. "
        "(CI-2.5.2)",
    ),
    (
        "move reynaud K1",
        board(reynaud="C4"),
        (),
        "From the Cellar Reynaud reaches only the Great Hall. Open there: GH1, GH2, GH3 and "
        "GH4. (CI-2.5.3)",
    ),
    (
        "move lee G1",
        board(lee="G4"),
        (),
        "G1 is in Lee’s own location: a free move gets him there. (CI-2.5.1)",
    ),
    (
        "shift lee G1",
        flagged(board(lee="G4", basse="G1"), "basse", "disrupted"),
        (),
        "Lee cannot change places with Basse, who is disrupted. Free moves: G2 and G3. "
        "(CI-2.4.2)",
    ),
    (
        "move lee BJ2",
        without_jenny(board(lee="C1")),
        (),
        "BJ2 was destroyed with Besotten Jenny. Lee can move to: GH1, GH2, GH3 and GH4. "
        "(CI-2.5.5)",
    ),
    (
        "recover lee disrupted",
        flagged(board(lee="G4"), "lee", "exhausted"),
        (),
        "Lee is not disrupted but exhausted. (CI-2.6.1)",
    ),
    (
        "shift lee G2",
        board(lee="G4"),
        ("shift lee G1",),
        "Lee has already made the one free move of this activation. (CI-2.4.4)",
    ),
    (
        "attack basse 9",
        board(lee="G4", basse="G1"),
        ("shift lee G2",),
        "Lee is active and must finish first; Basse must wait. (CI-2.0.6)",
    ),
    (
        "recover basse exhausted",
        flagged(board(lee="G4", basse="G1"), "basse", "exhausted"),
        ("shift lee G2",),
        "Lee is active and must finish first; Basse must wait. (CI-2.0.6)",
    ),
    (
        "deploy basse G1",
        board(lee="supply", basse="supply"),
        ("deploy lee G4",),
        "Lee is active and must finish first; Basse must wait. (CI-2.0.6)",
    ),
    (
        "deploy lee G1",
        board(lee="supply"),
        ("deploy lee G4",),
        "Lee is already on the board, at G4; you deploy only Defenders from the supply. "
        "(CI-2.1.1)",
    ),
    (
        "end",
        board(lee="G4"),
        ("shift lee G2",),
        "Lee is active and must finish first, with or without taking an action. (CI-2.0.6)",
    ),
    (
        "recover lee exhausted",
        board(lee="G4"),
        ("shift lee G2",),
        "Lee is fresh and has nothing to recover from. (CI-2.6.4)",
    ),
    (
        "remove_suppression lee",
        player_aid(board(lee="G4")),
        ("shift lee G2",),
        "Lee has no Disrupted token to remove. (CI-PA.2)",
    ),
    (
        "escape borotra",
        board(borotra="K3"),
        ("shift borotra K1",),
        "Borotra must begin his action on the position he escapes from: not after a free move or a "
        "deployment. (CI-2.8.4)",
    ),
    ("escape lee", board(lee="G4"), ("shift lee G2",), "Only Borotra can escape. (CI-2.8.1)"),
    (
        "order pollock exhausted",
        board(lee="G4"),
        ("shift lee G2",),
        "“give an order” is not what is asked for now; answer with attack, suppress, "
        "move and hold the position. (CI-2.0.6)",
    ),
    (
        "attack lee 9 76mm_cannon",
        board(lee="BJ2"),
        (),
        "The 76mm Cannon is not loaded. (CI-3.6.5)",
    ),
    (
        "attack lee 9 m2hb",
        board(lee="G4"),
        (),
        "Lee is at G4, where there is no M2HB. It is at: BJ3. (CI-3.6.1)",
    ),
    (
        "attack pollock 9 m2hb",
        board(pollock="BJ3", lee="G4", seiner="K1", mchaley="supply"),
        ("deploy mchaley K2", "hold"),
        "Pollock is not tank crew and cannot use the M2HB. Tank crew on the board: Lee, Seiner "
        "and McHaley. (CI-3.6.2)",
    ),
    (
        "load pollock",
        board(pollock="BJ1"),
        (),
        "Pollock is not tank crew and cannot load the cannon. (CI-3.6.4)",
    ),
    (
        "suppress lee green 2",
        board(lee="GH3"),
        (),
        "Lee cannot suppress from GH3: yellow has no suppress space. (CI-2.3.4)",
    ),
    (
        "suppress lee black 1",
        board(lee="G4"),
        (),
        "Lee must place exactly 2 Suppression tokens. (CI-2.3.3)",
    ),
    (
        "command lee",
        board(lee="G4"),
        (),
        "Nobody in Lee’s location could use an order. (CI-2.7.5)",
    ),
    (
        "command pollock",
        board(pollock="G1", lee="G4"),
        (),
        "Pollock has no [C] and cannot command. With [C] on the board: Lee. (CI-2.7.1)",
    ),
    (
        "order sutton exhausted",
        flagged(board(lee="G4", pollock="G1", sutton="K1"), "pollock", "exhausted"),
        ("command lee",),
        "Sutton is not in Lee’s location. Orders can go to: Pollock. (CI-2.7.1)",
    ),
    (
        "order basse exhausted",
        flagged(board(lee="G4", pollock="G1", basse="G2"), "pollock", "exhausted"),
        ("command lee",),
        "Basse has [C] and takes no orders. Orders can go to: Pollock. (CI-2.7.2)",
    ),
    (
        "order sutton exhausted",
        flagged(board(lee="G4", pollock="G1", sutton="G2"), "pollock", "exhausted"),
        ("command lee",),
        "Sutton is fresh and needs no order. Orders can go to: Pollock. (CI-2.6.4)",
    ),
    (
        "order pollock disrupted",
        flagged(board(lee="G4", pollock="G1"), "pollock", "exhausted"),
        ("command lee",),
        "Pollock is not disrupted but exhausted. (CI-2.6.1)",
    ),
    (
        "escape borotra",
        board(borotra="K3"),
        (),
        "Borotra cannot escape from K3: SS counters are still on green and red. In the way: 2, "
        "3, 4, 11 and 12. (CI-2.8.3)",
    ),
    (
        "escape borotra",
        without_jenny(board(borotra="GH1")),
        (),
        "Borotra cannot escape from the Great Hall. Locations to escape from: North Terrace, "
        "South Terrace, Keep and Gate House. (CI-2.8.2)",
    ),
    ("escape borotra", board(borotra="BJ1"), (),
     "BJ1 is white: it has no colour that could be clear of the enemy. (CI-2.8.5)"),
    ("escape lee", board(lee="K1"), (), "Only Borotra can escape. (CI-2.8.1)"),
    (
        "deploy linson G4",
        board(),
        (),
        "Linson is waiting for the Reinforcements card. (CI-3.4.1)",
    ),
    (
        "move basse K1",
        {**board(lee="supply", basse="G1")},
        (),
        "Basse must wait: nobody on the board acts until all are deployed. Still in the "
        "supply: Lee. (CI-2.1.4)",
    ),
    (
        "spend 2",
        board(lee="G4"),
        (),
        "“spend” is not what is asked for now; answer with attack, suppress, move, "
        "free move and end the phase. (CI-2.0.1)",
    ),
    (
        "remove_suppression lee",
        flagged(board(lee="G4"), "lee", "disrupted"),
        (),
        "Remove Suppression belongs to the edition of the player aid; here Lee recovers. "
        "(CI-PA.2)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("action", "position", "before", "sentence"),
    SENTENCES,
    ids=[f"{one[0]} {one[3][-9:-1]}" for one in SENTENCES],
)
def test_a_refusal_says_who_what_and_why(
    action: str, position: dict[str, Any], before: tuple[str, ...], sentence: str
) -> None:
    assert why(position, action, *before) == sentence


def test_a_plan_that_is_not_in_hand_is_refused_with_what_is() -> None:
    match = holdfast.new("itter", seed=1, options={"variant": "competitive"})
    hand = set(match.position()["hand"])
    other = next(one for one in match.state.vocabulary.actions
                 if one.do == "plan" and one.args["card"] not in hand)  # fmt: skip
    reason = match.why(other)
    assert reason is not None
    assert reason.rule == "CI-6.2.4"
    assert "is not in the SS player’s hand. In hand: " in str(reason)


def test_a_card_that_must_wait_for_reinforcements_is_refused() -> None:
    match = holdfast.new("itter", seed=1, options={"variant": "competitive"})
    position = match.position()
    position["deck"].remove("3/reinforcements")
    position["hand"] = ["3/reinforcements", *position["hand"][:3]]
    position["orders"] = position["hand"][1:3]
    position["hand"] = [position["hand"][0], position["hand"][3]]
    then = holdfast.new("itter", position=position)
    assert [one.text for one in then.legal] == ["plan 3/reinforcements"]
    reason = then.why({"do": "plan", "card": position["hand"][1]})
    assert reason is not None
    assert reason.rule == "CI-6.2.5"
    assert str(reason).endswith("needed for Reinforcements [3]. (CI-6.2.5)")


def changed(**fields: Any) -> dict[str, Any]:
    """The position at the start of a game, with some fields replaced."""
    return holdfast.new("itter", seed=1).position() | fields


def test_an_action_outside_the_vocabulary_is_refused_under_the_rule_of_the_decision() -> None:
    match = holdfast.new("itter", seed=1)
    unknown = {"do": "suppress", "by": "pollock", "yellow": 3}
    reason = match.why(unknown)
    assert reason is not None
    with pytest.raises(holdfast.IllegalAction, match='it has no "yellow"') as caught:
        match.play(unknown)
    assert caught.value.rule == reason.rule == "CI-2.0.1"


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"turn": 0}, "turn", "CI-P.1"),
        ({"phase": "over", "actions_left": 0}, "result", "CI-P.1"),
        ({"defenders": {}}, "defenders.basse", "CI-P.2"),
        ({"infantry": {"2": None}}, "infantry.3", "CI-P.5"),
        ({"suppression": {"green": -1, "red": 0, "purple": 0, "black": 0}},
         "suppression.green", "CI-P.6"),
        ({"defense": {"NT": 6, "ST": 6, "K": 6, "GH": 6, "G": 6, "BJ": 0}}, "defense.BJ", "CI-P.7"),
        ({"deck": ["5/dragon"]}, "deck[0]", "CI-P.8"),
        ({"pending": {"kind": "sleep"}}, "pending.kind", "CI-P.10"),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_under_its_invariant(
    fields: dict[str, Any], field: str, rule: str
) -> None:
    with pytest.raises(holdfast.BadPosition) as caught:
        holdfast.new("itter", position=changed(**fields))
    assert (caught.value.field, caught.value.rule) == (field, rule)


def test_options_of_a_position_belong_to_the_position() -> None:
    with pytest.raises(holdfast.BadPosition) as caught:
        holdfast.new("itter", position=changed(options={"variant": "x", "edition": "standard"}))
    assert caught.value.field == "options.variant"
    with pytest.raises(holdfast.BadOption):
        holdfast.new("itter", position=changed(), options={"variant": "x"})


def test_a_turn_has_no_last_number() -> None:
    late = changed(turn=1945)
    assert holdfast.new("itter", position=late).position() == late


def test_with_few_tokens_left_all_of_them_are_placed() -> None:
    position = changed(suppression={"green": 15, "red": 14, "purple": 0, "black": 0})
    match = holdfast.new("itter", position=position)
    match.play("deploy lee G4")
    two = match.why({"do": "suppress", "by": "lee", "black": 2})
    assert two is not None
    assert two.rule == "CI-2.3.6"
    assert two.sentence == "Only one Suppression token is left: Lee must place it. (CI-2.3.6)"


def test_the_player_aid_says_what_a_disrupted_defender_needs() -> None:
    position = holdfast.new("itter", seed=1, options={"edition": "player_aid"}).position()
    for defender in position["defenders"].values():
        if defender["at"] == "supply":
            defender["at"] = "casualty"
    position["defenders"]["lee"] |= {"at": "G4", "disrupted": True}
    reason = holdfast.new("itter", position=position).why({"do": "shift", "by": "lee", "to": "G3"})
    assert reason is not None
    assert reason.rule == "CI-PA.2"
    assert "remove the suppression first" in reason.sentence
