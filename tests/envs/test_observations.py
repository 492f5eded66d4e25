"""Observations say what a seat may know, all within their bounds, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from holdfast.conformance.mixtures import covering_options
from holdfast.core.chance import Seeded
from holdfast.core.observer import NUMBER, Observer, put
from holdfast.core.state import State
from holdfast.envs import Encoding, Sight, sight_of
from holdfast.games.castle.state import Castle

GAMES = ("castle", "itter", "tito", "noughts")
LOOKS = 6
"""Decisions of a match that are looked at, about, and the end."""
MOST_ACTIONS = 300


def moments(game: str) -> Iterator[tuple[Sight, State, Seeded]]:
    """Matches of many mixtures of options, here and there on their way to the end."""
    for number, options in enumerate(covering_options(game)):
        sight, chooser = sight_of(game, options), Seeded(number)
        state = sight.edition.new(chooser)
        for played in range(MOST_ACTIONS):
            if state.over or chooser.pick(1 + played // LOOKS) == 0:
                yield sight, state, chooser
            if state.over:
                break
            legal = state.legal()
            state.apply(legal[chooser.pick(len(legal))], chooser)


def secrets_told(sight: Sight, state: State, chooser: Seeded) -> list[int]:
    """The seats whose observation changes with what they cannot know."""
    worlds = [(seat, state.imagine(seat, chooser)) for seat in range(sight.seats) for _ in range(3)]
    return [
        seat
        for seat, world in worlds
        if not np.array_equal(sight.observe(state, seat), sight.observe(world, seat))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing(game: str) -> None:
    for sight, state, chooser in moments(game):
        assert secrets_told(sight, state, chooser) == []


class Leaking(Observer):
    """An observer that looks at the deck."""

    def fill(self, s: State, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        assert isinstance(s, Castle)
        put(out, at, s.deck[0])


def test_a_leak_is_found() -> None:
    sight = Sight(sight_of("castle").edition)
    leaking = Leaking(sight.edition)
    leaking.part("deck", NUMBER, 54)
    sight.observer, sight.size = leaking, 1
    chooser = Seeded(1)
    state = sight.edition.new(chooser)
    assert secrets_told(sight, state, chooser) != []


@pytest.mark.parametrize("game", GAMES)
def test_entries_stay_within_what_is_declared(game: str) -> None:
    for sight, state, _ in moments(game):
        high = sight.high
        for seat in range(sight.seats):
            seen = sight.observe(state, seat)
            assert seen.shape == (sight.size,)
            beyond = np.flatnonzero(seen > high)
            assert [
                part for part in sight.parts for at in beyond if covers(part.start, part.size, at)
            ] == []


def covers(start: int, size: int, at: np.integer) -> bool:
    return bool(start <= at < start + size)


def test_what_a_seat_sees_is_there() -> None:
    """A seat's own cards are told to it, and to nobody else."""
    chooser = Seeded(3)
    sight = sight_of("castle")
    state = sight.edition.new(chooser)
    hand = [card for card in range(54) if sight.named(sight.observe(state, 0))["place"][card] == 13]
    assert len(hand) == 8
    others = sight.named(sight.observe(state, 1))["place"]
    assert not any(others[card] for card in hand)
    sight = sight_of("itter", {"variant": "competitive"})
    state = sight.edition.new(chooser)
    assert sight.named(sight.observe(state, 1))["hand"].sum() > 0
    mine = sight.named(sight.observe(state, 0))
    assert mine["hand"].sum() == 0
    assert mine["piles"][1] == sight.named(sight.observe(state, 1))["hand"].sum()


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_the_legal_list(game: str) -> None:
    for sight, state, _ in moments(game):
        mask = sight.mask(state)
        assert mask.sum() == len(state.legal())
        for number in np.flatnonzero(mask):
            assert sight.numbering.action(int(number)) in state.legal()


@pytest.mark.parametrize("game", GAMES)
def test_different_moments_look_different(game: str) -> None:
    """What everybody can see is told: along a match, observations hardly ever repeat."""
    sight, chooser = sight_of(game), Seeded(5)
    state = sight.edition.new(chooser)
    views: set[str] = set()
    seen: set[bytes] = set()
    while not state.over:
        for seat in range(sight.seats):
            views.add(f"{seat} {state.view(seat)} {state.decision.kind}")
            seen.add(sight.observe(state, seat).tobytes())
        legal = state.legal()
        state.apply(legal[chooser.pick(len(legal))], chooser)
    assert len(seen) >= 0.97 * len(views)


@pytest.mark.parametrize("game", GAMES)
def test_encoded_observations_say_the_same_from_0_to_1(game: str) -> None:
    for number, (sight, state, _) in enumerate(moments(game)):
        if number % 10:
            continue
        encoding = Encoding(sight.parts)
        seen = np.stack([sight.observe(state, seat) for seat in range(sight.seats)])
        encoded = encoding.encode(seen)
        assert encoded.shape == (sight.seats, encoding.size)
        assert encoded.min() == 0.0
        assert encoded.max() <= 1.0
        assert np.array_equal(encoding.encode(seen[0]), encoded[0])
        at = 0
        for part in sight.parts:
            entries = seen[0, part.start : part.start + part.size]
            width = {"number": 1, "bits": part.high.bit_length()}.get(part.kind, part.high + 1)
            block = encoded[0, at : at + part.size * width].reshape(part.size, width)
            if part.kind == NUMBER:
                assert np.allclose(block[:, 0] * max(1, part.high), entries)
            elif part.kind == "bits":
                assert np.array_equal(block @ (1 << np.arange(width)), entries)
            else:
                assert np.array_equal(block.argmax(1), entries)
                assert np.array_equal(block.sum(1), np.ones(part.size))
            at += part.size * width
        assert at == encoding.size
