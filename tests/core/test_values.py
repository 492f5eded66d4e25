"""What one holds in Python behaves like a value, compiled or not: it travels and compares."""

from __future__ import annotations

import copy
import inspect
import pickle
from typing import Any

import pytest

import holdfast
from holdfast import (
    Action,
    Chance,
    Event,
    Game,
    HoldfastError,
    IllegalAction,
    Keyed,
    Match,
    Recording,
    Scripted,
    Seeded,
    State,
)
from holdfast.core.edition import Edition
from holdfast.core.state import Decision
from tests.core.test_edition import GAMES
from tools.docstrings import LISTED


def played(game: str) -> Match:
    match, dice = holdfast.new(game, seed=5), Seeded(2)
    for _ in range(4 if game == "noughts" else 25):
        match.play(match.legal[dice.pick(len(match.legal))])
    return match


def things(game: str) -> list[Any]:
    """One of everything that a match hands out."""
    match = played(game)
    legal, seat = match.legal, match.seat(match.seats[0])
    refusal = match.state.explain(
        next(one for one in match.state.vocabulary.actions if one not in legal)
    )
    return [match, match.state, match.decision, legal, legal[0], match.events[-1], refusal,
            match.edition, match.journal(), match.state.vocabulary, seat, seat.legal,
            seat.history, match.state.agenda[-1].args()]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_what_a_match_hands_out_travels_and_compares(game: str) -> None:
    for thing in things(game):
        again = pickle.loads(pickle.dumps(thing))
        assert again == thing, type(thing)
        assert copy.copy(thing) == thing, type(thing)
        assert copy.deepcopy(thing) == thing, type(thing)
        if type(thing).__hash__ is not None and not isinstance(thing, list | tuple):
            assert hash(again) == hash(thing), type(thing)
        assert " object at 0x" not in repr(thing) or type(thing).__name__ == "Vocabulary"


@pytest.mark.parametrize("pack", [False, True])
def test_an_action_out_of_a_pickle_is_the_one_that_is_shared(pack: bool) -> None:
    game = holdfast.find_game("itter")
    edition = game.edition(None, {**(game.default_pack() or {}), "note": "mine"} if pack else None)
    actions = edition.vocabulary.actions
    for action in (actions[0], actions[len(actions) // 2], actions[-1]):
        assert pickle.loads(pickle.dumps(action)) is action
        assert copy.deepcopy(action) is action


def test_an_action_of_no_edition_travels_too_if_it_is_a_plain_one() -> None:
    again = pickle.loads(pickle.dumps(Action(3, "mark", {"cell": "a1"}, ("cell:a1",))))
    assert again.json == {"do": "mark", "cell": "a1"}


def test_a_legal_list_is_small_on_its_way() -> None:
    assert len(pickle.dumps(holdfast.new("itter", seed=7).legal)) < 20_000


@pytest.mark.parametrize(
    "source", [Seeded(7), Keyed(bytes(32)), Scripted([1, 2, 3, 4, 5, 6]), Recording(Seeded(3))]
)
def test_chance_goes_on_where_it_stood(source: Chance) -> None:
    source.pick(6)
    for again in (pickle.loads(pickle.dumps(source)), copy.copy(source), copy.deepcopy(source)):
        assert again == source
        assert hash(again) == hash(source)
        mark = source.mark()
        ahead = [source.roll(6) for _ in range(3)]
        source.reset(mark)
        assert [again.roll(6) for _ in range(3)] == ahead
        assert again != source


def test_events_compare_by_what_they_say() -> None:
    said = Event("hit", "CI-1", {"who": ["lee"]}, ("who",), (0,))
    assert said == Event("hit", "CI-1", {"who": ["lee"]}, ("who",), (0,))
    assert said != said.seen_by(1)
    assert said != "hit"


def test_seats_are_equal_when_they_know_the_same() -> None:
    match = holdfast.new("castle", seed=3)
    twin = holdfast.new("castle", seed=3)
    assert match.seat(0) == twin.seat(0)
    assert match.seat(0) != match.seat(1)
    twin.play(twin.legal[0])
    assert match.seat(0) != twin.seat(0)


def test_a_state_says_what_it_is_and_ends_with_a_sentence() -> None:
    state = holdfast.new("noughts", seed=1).state.copy()
    assert repr(state) == "<State of noughts, mark of seat 0>"
    dice, last = Seeded(1), state.legal()[0]
    while not state.over:
        last = state.legal()[0]
        state.apply(last, dice)
    assert repr(state).startswith("<State of noughts, over: {")
    with pytest.raises(HoldfastError, match="the match is over"):
        state.apply(last, dice)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_of_another_game_is_refused_before_anything_happens(game: str) -> None:
    state = holdfast.new(game, seed=1).state.copy()
    before = state.to_bytes()
    for other in GAMES:
        theirs = holdfast.new(other, seed=1).legal[0]
        if other != game:
            with pytest.raises(IllegalAction, match=f'"{theirs.text}" is no action of {game}'):
                state.apply(theirs, Seeded(1))
    assert state.to_bytes() == before


def test_an_action_of_another_edition_means_the_one_that_says_the_same() -> None:
    game = holdfast.find_game("castle")
    mine, narrow = game.edition({"players": 3}), game.edition({"players": 2})
    own = mine.new(Seeded(1)).legal()[0]
    theirs = narrow.vocabulary.find(own.json)
    assert own is not theirs
    one, other = mine.new(Seeded(1)), mine.new(Seeded(1))
    one.apply(theirs, Seeded(2))
    other.apply(own, Seeded(2))
    assert one == other


@pytest.mark.parametrize("game", GAMES)
def test_words_travel_and_say_the_same(game: str) -> None:
    match = played(game)
    for language in match.game.languages:
        text = match.edition.text(language)
        data = pickle.dumps(text)
        assert len(data) < 1_000, "the messages stay behind"
        for again in (pickle.loads(data), copy.copy(text), copy.deepcopy(text)):
            assert type(again) is type(text)
            assert again.board(match.position()) == text.board(match.position())
            for event in match.events:
                assert again.event(event) == text.event(event)
            for action in match.legal:
                assert again.action(action) == text.action(action)


@pytest.mark.parametrize("name", [name for name in holdfast.__all__ if name[0].isupper()])
def test_everything_public_explains_itself(name: str) -> None:
    """Also in the compiled build, where mypyc writes signatures only."""
    thing = getattr(holdfast, name)
    if not inspect.isclass(thing):
        return
    assert (inspect.getdoc(thing) or "").strip()


@pytest.mark.parametrize("kind", [State, Decision, Action, Seeded, Event])
def test_methods_of_compiled_classes_explain_themselves(kind: type) -> None:
    own = [member for name, member in vars(kind).items() if name[0] != "_" and callable(member)]
    told = [member for member in own if (inspect.getdoc(member) or "").strip()]
    assert len(told) * 2 >= len(own)


def test_help_has_the_words_and_the_arguments() -> None:
    assert (inspect.getdoc(State.apply) or "").startswith("Carry out an action, which must be")
    assert list(inspect.signature(State.apply).parameters) == ["self", "action", "chance"]
    assert (inspect.getdoc(Action.json) or "").startswith("The action as the protocol writes it")


def public_things() -> list[object]:
    """What somebody comes to hold who plays with the engine: one of each public class."""
    castle, itter = holdfast.new("castle", seed=7), holdfast.new("itter", seed=7)
    castle.play(castle.legal[0])
    seat, reason = castle.seat(0), itter.why("attack lee 2")
    assert reason is not None
    noughts = holdfast.new("noughts", seed=1)
    return [
        castle,
        seat,
        seat.decision,
        seat.legal,
        seat.last,
        reason,
        noughts.legal[0],
        castle.events[0],
        itter.game.options[0],
        itter.game.card,
        reason.cause,
        castle.propose(castle.legal[0]),
        castle.played[0],
        castle.journal(),
        castle.chance,
        noughts.edition.vocabulary,
        State(noughts.edition),
        Edition(noughts.game, {}, None),
        Game(),
        Seeded(1),
        Scripted([1]),
        Keyed(bytes(32)),
    ]


@pytest.mark.parametrize("thing", public_things(), ids=lambda thing: type(thing).__name__)
def test_help_teaches_every_public_attribute(thing: object) -> None:
    """By its own docstring or, since data has none in Python, in that of its class."""
    kind = type(thing)
    lists = "".join(inspect.getdoc(one) or "" for one in kind.__mro__ if one is not object)
    listed = {name for line in LISTED.finditer(lists) for name in line[1].split(", ")}
    silent = [
        name
        for name in dir(thing)
        if name[0] != "_"
        and name not in listed
        and f"`{name}`" not in lists
        and not (name in dir(kind) and explains_itself(kind, name))
    ]
    assert silent == []


def explains_itself(kind: type, name: str) -> bool:
    member = inspect.getattr_static(kind, name)
    is_data = not callable(member) and not hasattr(member, "__get__")
    is_slot = inspect.ismemberdescriptor(member)
    return not is_data and not is_slot and bool((inspect.getdoc(getattr(kind, name)) or "").strip())
