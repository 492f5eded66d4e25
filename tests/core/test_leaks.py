"""Whoever holds a seat cannot reach the truth: not by looking into it, nor by making it fail.

And what a seat answers depends on what it may know, and on nothing else.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from holdfast.conformance.mixtures import covering_options
from holdfast.conformance.trial import canonical
from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance, Seeded
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.core.game import Game
from holdfast.core.history import Played, Proposal
from holdfast.core.match import Match
from holdfast.core.seat import Seat
from holdfast.core.state import SPECTATOR, State
from tests.conformance.hilo import GAME as HILO

pytestmark = pytest.mark.once

GAMES = ("castle", "itter", "tito", HILO)
MOST_ACTIONS = 400
LOOKS = 6
"""Decisions of a match that are looked at, about, and the end."""
ASKED = 30
"""Actions of which it is asked why they are not allowed."""

MOST_REACHED = 200_000
"""Things that can be reached: more would mean that the search goes round in circles."""
SHARED = (
    Game,
    Edition,
    Vocabulary,
    Action,
    type,
    ModuleType,
    CodeType,
    BuiltinFunctionType,
    str,
    bytes,
    int,
)
"""What all matches have in common, and what nothing can be reached from."""


def moments(game: Game | str) -> Iterator[tuple[Match, Seeded]]:
    """Matches of many mixtures of options, here and there on their way to the end."""
    for number, options in enumerate(covering_options(game)):
        match, chooser = Match(game, options, key=bytes([number] * 32)), Seeded(number)
        while True:
            if match.over or chooser.pick(1 + len(match.played) // LOOKS) == 0:
                yield match, chooser
            if match.over or len(match.played) > MOST_ACTIONS:
                break
            legal = match.state.legal()
            match.play(legal[chooser.pick(len(legal))])


def viewers(match: Match) -> range:
    return range(SPECTATOR, len(match.seats))


def told(seat: Seat, chooser: Seeded) -> dict[str, object]:
    """Everything that a seat can be asked, as far as it can be compared."""
    actions = seat.imagine(Seeded(0)).vocabulary.actions
    asked = [actions[chooser.pick(len(actions))] for _ in range(ASKED)]
    legal = list(seat.legal)
    some = [legal[0], legal[-1], legal[chooser.pick(len(legal))]] if legal else []
    return {
        "view": canonical(seat.view),
        "decision": seat.decision,
        "deciding": seat.deciding,
        "legal": legal,
        "why": [seat.why(action) for action in [*asked, *some]],
        "odds": [seat.odds(action) for action in some],
        "forecasts": {what: forecast(seat, what) for what in seat.forecasts[:5]},
        "history": seat.history,
        "events": [event.json for event in seat.events],
        "over": seat.over,
        "result": seat.result,
        "returns": seat.returns,
        "repr": repr(seat),
        "worlds": [seat.imagine(Seeded(number)).to_bytes() for number in range(2)],
    }


def forecast(asked: Seat | Match, what: str) -> object:
    try:
        return asked.forecast(what)
    except HoldfastError as error:
        return str(error)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_a_seat_is_told_depends_only_on_what_it_may_know(game: Game | str) -> None:
    for match, chooser in moments(game):
        for viewer in viewers(match):
            other = match.branch(study=False)
            other.state = match.state.imagine(viewer, chooser)
            start = chooser.mark()
            mine = told(match.seen_by(viewer), chooser)
            chooser.reset(start)
            theirs = told(other.seen_by(viewer), chooser)
            for name, value in mine.items():
                assert value == theirs[name], (name, viewer, match)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_seat_answers_as_the_match_does(game: Game | str) -> None:
    for match, chooser in moments(game):
        state = match.state
        for viewer in viewers(match):
            seat = match.seen_by(viewer)
            assert canonical(seat.view) == canonical(state.view(viewer))
            assert (seat.over, seat.result) == (match.over, match.result)
            assert seat.history == match.history(seat.name)
            assert [event.json for event in seat.events] == [
                event.seen_by(viewer).json for event in match.events
            ]
            for what in seat.forecasts[:5]:
                assert forecast(seat, what) == forecast(match, what)
            if seat.deciding:
                assert seat.decision == match.decision
                assert list(seat.legal) == state.legal()
                actions = state.vocabulary.actions
                for _ in range(ASKED):
                    action = actions[chooser.pick(len(actions))]
                    assert seat.why(action) == match.why(action)
                action = seat.legal[chooser.pick(len(seat.legal))]
                assert seat.odds(action) == match.odds(action)
        asked = [seen for seen in map(match.seen_by, viewers(match)) if seen.deciding]
        assert len(asked) == (0 if match.over else 1)


# Looking into it


def inside(thing: object) -> Iterator[object]:
    """What can be reached from a thing in one step, by any way that Python has."""
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, MethodType):
        yield thing.__self__
        yield thing.__func__
    elif isinstance(thing, FunctionType):
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
        yield thing.__defaults__
    elif isinstance(thing, FrameType):
        yield thing.f_locals
    else:
        ours = type(thing).__module__.startswith(("holdfast", "tests"))
        for name in dir(thing) if ours else ():
            if not (name.startswith("__") and name.endswith("__")):
                try:
                    yield getattr(thing, name)
                except Exception as error:  # a question that has no answer now
                    yield error
        if isinstance(thing, BaseException):
            trace = thing.__traceback__
            while trace is not None:
                if "/tests/" not in trace.tb_frame.f_code.co_filename:  # the test knows the truth
                    yield trace.tb_frame
                trace = trace.tb_next
            yield from (thing.__cause__, thing.__context__, thing.args)
        yield from gc.get_referents(thing)


def reachable(start: object) -> Iterator[object]:
    """Everything that can be reached, apart from what all matches share."""
    todo, known = [start], {id(start)}
    kept: list[object] = []
    while todo:
        assert len(kept) < MOST_REACHED
        thing = todo.pop()
        kept.append(thing)  # so that no two things have the same id
        yield thing
        for other in inside(thing):
            if not is_shared(other) and id(other) not in known:
                known.add(id(other))
                todo.append(other)


def is_shared(thing: object) -> bool:
    return isinstance(thing, SHARED) or type(thing).__name__ in ("Board", "Actions", "Lexicon")


def orders(position: object) -> Iterator[Sequence[Any]]:
    """The decks in a position that are long enough to be no accident."""
    if isinstance(position, dict):
        for value in position.values():
            yield from orders(value)
    elif isinstance(position, list | tuple):
        if len(position) >= 10 and all(isinstance(one, str) for one in position):
            yield position
        for value in position:
            yield from orders(value)


def secrets_of(match: Match, viewer: int) -> list[Sequence[Any]]:
    """Orders of things that are in the position and that the viewer does not see."""
    seen = [canonical(one) for one in orders(match.state.view(viewer))]
    return [one for one in orders(match.position()) if canonical(one) not in seen]


def find_leaks(start: object, match: Match, viewer: int) -> list[str]:
    """What there is of the truth in a thing."""
    key = match.key
    assert key is not None
    secret = [canonical(one) for one in secrets_of(match, viewer)]
    states = {id(match.state), *(id(played.kept) for played in match.played if played.kept)}
    found = []
    for thing in reachable(start):
        if isinstance(thing, Match | Played | Proposal | Chance) or id(thing) in states:
            found.append(f"{type(thing).__name__}: {thing!r}")
        if isinstance(thing, Event) and thing.secret and viewer not in thing.known_to:
            found.append(f"an event with secrets: {thing!r}")
        lists = orders(thing.to_position()) if isinstance(thing, State) else [thing]
        found += [f"the true order {one}" for one in lists if plain(one) in secret]
    return found


def plain(value: object) -> str:
    try:
        return canonical(value) if isinstance(value, list | tuple) else ""
    except TypeError:
        return ""


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_of_the_truth_can_be_reached_from_a_seat(game: Game | str) -> None:
    for number, (match, _chooser) in enumerate(moments(game)):
        if number % 20 == 0:
            for viewer in viewers(match):
                seat = match.seen_by(viewer)
                told(seat, Seeded(1))  # so that everything it keeps is there
                assert find_leaks(seat, match, viewer) == []


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_of_the_truth_is_in_an_error(game: Game | str) -> None:
    match = Match(game, key=bytes(32))
    legal = match.state.legal()
    match.play(legal[0])
    refused: list[Any] = ["nonsense", {"do": 3}, None, legal[0], object()]
    for viewer in viewers(match):
        seat = match.seen_by(viewer)
        for ask in (seat.odds, seat.check, seat.find, seat.forecast):
            for given in refused:
                error = error_of(ask, given)
                assert error is None or find_leaks(error, match, viewer) == []


def test_the_search_for_leaks_finds_them() -> None:
    match = Match("castle", key=bytes(32))
    seat = match.seat("spectator")
    deck = match.position()["deck"]
    assert find_leaks(seat, match, SPECTATOR) == []
    for leak in (match, match.state, match.chance, match.seat(), deck, lambda: deck, match.play):
        seat.hint = leak  # type: ignore[attr-defined]
        assert find_leaks(seat, match, SPECTATOR) != []
    assert find_leaks(error_of(match.odds, "nonsense"), match, SPECTATOR) != []


def error_of(ask: Callable[[Any], object], given: object) -> Exception | None:
    """What is raised where something is asked."""
    try:
        ask(given)
    except Exception as error:
        return error
    return None
