"""Chance by occasion: the same dice for the same thing, fair ones, and journals that verify."""

from __future__ import annotations

import copy
import json
import pickle
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.beginning import load
from holdfast.core.chance import KEYED, Recording, Seeded
from holdfast.core.errors import BadChance, BadJournal
from holdfast.core.journal import Journal
from holdfast.core.match import Match
from holdfast.core.occasions import OCCASIONAL, Occasional, commitment_of
from holdfast.core.registry import find_game
from tests.cli.run import ok

KEY = bytes(range(32))
SOLO = ["itter", "tito"]


def challenge(game: str = "itter", key: bytes = KEY) -> Match:
    return Match(game, key=key, generator=OCCASIONAL)


def play_on(match: Match, count: int, seed: int = 1) -> Match:
    """Some actions by rules of thumb, with choices of their own."""
    mind, chance = match.edition.mind(), Seeded(seed)
    for _ in range(count):
        if match.over:
            break
        match.play(mind.choose(match.state, chance))
    return match


def source(name: Any = lambda state, action, step: "x") -> Occasional:
    return Occasional(KEY, name)


def test_the_same_occasion_goes_on_and_others_do_not_disturb_it() -> None:
    at = {"now": "a"}
    chance = source(lambda state, action, step: at["now"])
    first = [chance.roll(6) for _ in range(20)]
    other = source(lambda state, action, step: at["now"])
    mixed = []
    for _ in range(20):
        at["now"] = "b"
        other.roll(6)
        other.pick(52)
        at["now"] = "a"
        other.pick(3)  # a draw is no die
        mixed.append(other.roll(6))
    assert mixed == first
    assert len(set(first)) > 3


def test_a_mark_stands_for_itself_in_a_new_source() -> None:
    chance = source()
    for _ in range(5):
        chance.roll(6)
    mark = chance.mark()
    rest = [chance.roll(6) for _ in range(5)]
    other = source()
    other.reset(mark)
    assert [other.roll(6) for _ in range(5)] == rest


def test_results_are_as_likely_as_each_other() -> None:
    """Not a proof: six thousand dice by one key, and their spread."""
    chance = source()
    counts = Counter(chance.roll(6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5, "p = 0.001"
    assert {chance.roll(10) for _ in range(200)} == set(range(10))
    assert {chance.pick(3) for _ in range(100)} == {0, 1, 2}


def test_nonsense_is_refused() -> None:
    with pytest.raises(BadChance, match="32 bytes"):
        Occasional(b"short", lambda state, action, step: "")
    with pytest.raises(BadChance, match="nothing to draw"):
        source().pick(0)
    with pytest.raises(BadChance, match="by-occasion"):
        Match("itter", key=KEY, generator="dice-in-a-cup")


def test_without_the_key_nothing_is_said() -> None:
    assert KEY.hex() not in repr(source())
    assert commitment_of(OCCASIONAL, KEY) != commitment_of(KEYED, KEY)
    assert challenge().commitment == commitment_of(OCCASIONAL, KEY)


@pytest.mark.parametrize("game", SOLO)
def test_the_same_moves_give_the_same_match(game: str) -> None:
    one = play_on(challenge(game), 60)
    other = challenge(game)
    for action in one.actions:
        other.play(action)
    assert other.position() == one.position()
    assert other.setup_chance == one.setup_chance
    assert play_on(challenge(game, secrets.token_bytes(32)), 60).position() != one.position()


def test_lees_first_attack_falls_alike_whatever_was_done_before() -> None:
    """Castle Itter: what others have rolled meanwhile does not matter."""
    attack = {"do": "attack", "by": "lee", "target": "7", "weapon": "m1919a4"}
    direct, late = challenge(), challenge()
    late.play(next(one for one in late.legal if one.do == "deploy" and one.json["who"] != "lee"))
    other = next(one for one in late.legal if one.do == "attack" and one.json["target"] != "7")
    late.play(other)
    assert late.played[-1].chance, "other dice have fallen meanwhile"
    for match in (direct, late):
        match.play("deploy lee G4")
        match.play(attack)
    assert late.played[-1].chance == direct.played[-1].chance
    assert direct.played[-1].chance


def first_card(match: Match) -> tuple[str, list[int]]:
    """The first card of the SS, and the first dice that it rolled."""
    while not any(event.kind == "revealed" for event in match.events):
        match.play(next(iter(match.legal.where(do="end") or match.legal)))
    card = next(event for event in match.events if event.kind == "revealed")
    dice = [draw.value for draw in match.played[-1].draws if draw.rule.startswith("CI-4")]
    return card.facts["card"], dice


def test_the_first_card_of_the_ss_rolls_alike_whatever_the_defenders_did() -> None:
    busy, idle = first_card(play_on(challenge(), 4, seed=3)), first_card(challenge())
    assert busy[0] == idle[0]
    assert busy[1][:2] == idle[1][:2]
    assert len(busy[1]) >= 2


@pytest.mark.parametrize("game", SOLO)
def test_a_journal_verifies_and_a_forged_one_does_not(game: str, tmp_path: Path) -> None:
    match = play_on(challenge(game), 80)
    path = tmp_path / "match.json"
    match.save(path)
    assert load(path) == match
    said = ok("replay", "--verify", str(path), "--commitment", str(match.commitment))
    assert "80 actions replay as recorded. Compared: the commitment," in said
    data: dict[str, Any] = json.loads(path.read_text())
    assert data["generator"] == OCCASIONAL
    data["key"] = secrets.token_hex(32)
    with pytest.raises(BadJournal, match="not the one that was promised"):
        load(data)
    del data["commitment"]
    with pytest.raises(BadJournal, match="diverges"):
        load(data)
    data["generator"] = "some-other"
    with pytest.raises(BadJournal, match="this version knows"):
        Journal.from_json(data)


@pytest.mark.parametrize("game", SOLO)
def test_undo_branches_copies_and_pickles_keep_the_dice(game: str) -> None:
    match = play_on(challenge(game), 40)
    rest = play_on(copy.copy(match), 20, seed=9).actions[40:]
    branch = match.branch(25, study=True)
    for played in match.played[25:]:
        branch.play(played.action)
    assert branch.state == match.state
    again = pickle.loads(pickle.dumps(match))
    first, second = copy.copy(match), again
    for action in rest:
        first.play(action)
        second.play(action)
    assert first.state == second.state
    second.rewind(30)
    for played in first.played[30:]:
        second.play(played.action)
    assert second.state == first.state
    fresh = match.copy()
    assert fresh.key is None
    assert isinstance(fresh.chance, Recording)


def test_two_proposals_and_one_accepted_leave_the_dice_as_they_were() -> None:
    """What was only proposed has not been rolled, in whatever order."""
    match = play_on(challenge(), 12)
    attacks = [one for one in match.legal if one.do == "attack"][:2]
    if len(attacks) < 2:
        attacks = list(match.legal)[:2]
    proposals = [match.propose(one) for one in attacks]
    plain = copy.copy(match)
    plain.play(attacks[0])
    match.accept(proposals[0])
    assert match.state == plain.state
    assert play_on(match, 10).state == play_on(plain, 10).state


def test_other_games_have_occasions_too() -> None:
    match = Match("castle", key=KEY, generator=OCCASIONAL)
    play_on(match, 30)
    assert load(json.dumps(match.journal().to_json())) == match
    assert find_game("castle").occasion(None, None, None) == "set-up NoneType"
