"""A match proposes without being touched, and changes only when it accepts."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.core.chance import Keyed, Seeded
from holdfast.core.errors import IllegalAction, StaleProposal
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match, Proposal
from tests.conformance.broken_noughts import Crashes, of
from tests.conformance.hilo import GAME as HILO

GAMES = ("castle", "itter", "tito", "noughts")
KEY = bytes(range(32))


def inside(match: Match) -> tuple[object, ...]:
    """All that a proposal must leave alone."""
    return (
        match.journal().to_json(),
        match.chance.mark(),
        list(match.chance.taken),
        list(match.chance.asked),
        id(match.state),
        fingerprint(match.position()),
        [id(played) for played in match.played],
        [id(played.kept) for played in match.played],
    )


def outcome(proposal: Proposal) -> tuple[object, ...]:
    return (
        proposal.number,
        proposal.action,
        proposal.seat,
        proposal.chance,
        proposal.asked,
        [event.json for event in proposal.events],
        proposal.after.to_position(),
        proposal.spent,
    )


@pytest.mark.parametrize("game", GAMES)
def test_proposing_touches_nothing_and_says_the_same_again(game: str) -> None:
    match, chooser = Match(game, key=KEY), Seeded(3)
    while not match.over and len(match.played) < 60:
        legal = match.state.legal()
        action = legal[chooser.pick(len(legal))]
        before = inside(match)
        proposal = match.propose(action)
        assert inside(match) == before
        assert outcome(match.propose(action)) == outcome(proposal)
        match.propose(legal[0])  # what else was thought of makes no difference
        match.accept(proposal)
        assert match.state is proposal.after
        assert len(match.played) == proposal.number


@pytest.mark.parametrize("game", GAMES)
def test_accepting_what_was_proposed_is_playing(game: str) -> None:
    one, other, chooser = Match(game, key=KEY), Match(game, key=KEY), Seeded(4)
    while not one.over and len(one.played) < 60:
        legal = one.state.legal()
        action = legal[chooser.pick(len(legal))]
        events = one.play(action)
        proposal = other.propose(action.json)
        other.accept(proposal)
        assert [event.json for event in events] == [event.json for event in proposal.events]
        assert one.played[-1].mark == other.played[-1].mark
    assert one.journal() == other.journal()
    assert one.chance.mark() == other.chance.mark()
    assert isinstance(other.chance.source, Keyed)


def test_a_refused_action_is_not_proposed() -> None:
    match = holdfast.new("noughts", seed=1)
    match.play("mark b2")
    with pytest.raises(IllegalAction, match="b2 already carries X"):
        match.propose("mark b2")


def test_a_bug_in_a_game_is_no_proposal() -> None:
    match = Match(of(mark=Crashes()), seed=1)
    for cell in ("a1", "b1", "c1", "b2"):
        match.play(f"mark {cell}")
    before = inside(match)
    with pytest.raises(KeyError):
        match.propose("mark a3")
    assert inside(match) == before


def test_a_proposal_is_accepted_once() -> None:
    match = Match(HILO, seed=5)
    proposal = match.propose("roll")
    match.accept(proposal)
    before = inside(match)
    with pytest.raises(StaleProposal) as caught:
        match.accept(proposal)
    assert caught.value.kind == "stale_proposal"
    assert str(caught.value) == (
        "this was proposed as action 1; the match has gone on since, or back, and has 1 actions: "
        "propose it again"
    )
    assert inside(match) == before


def test_a_proposal_for_another_moment_is_refused() -> None:
    match = Match(HILO, seed=5, study=True)
    early = match.propose("roll")
    match.play("bet 2")
    with pytest.raises(StaleProposal, match=r"action 1; .* has 1 actions"):
        match.accept(early)
    late = match.propose("roll")
    match.undo()
    with pytest.raises(StaleProposal, match=r"action 2; .* has 0 actions"):
        match.accept(late)
    match.accept(early)  # back where it was proposed, with the same dice ahead
    assert match.played[-1].chance == early.chance


def test_a_proposal_to_another_match_is_refused() -> None:
    match = Match(HILO, seed=5)
    proposal = match.propose("roll")
    for other in (match.copy(), Match(HILO, seed=5), match.branch()):
        with pytest.raises(StaleProposal, match="proposed to another match"):
            other.accept(proposal)


def test_a_proposal_shows_itself_without_its_outcome() -> None:
    proposal = Match(HILO, seed=5).propose("roll")
    assert repr(proposal) == "<Proposal 1: roll, seat 0>"
