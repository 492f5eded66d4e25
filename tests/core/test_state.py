"""The agenda: steps run in the order in which they were asked for, decisions stop them."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

import pytest

from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance, Scripted, Seeded
from holdfast.core.edition import Edition, Options
from holdfast.core.game import Game
from holdfast.core.snapshot import Keeper
from holdfast.core.state import SPECTATOR, Decision, Refusal, State, Step, play_randomly, steps_in

WORDS = Vocabulary()
GO = WORDS.add("go")
STOP = WORDS.add("stop")


class Trace(State):
    """Remembers which steps ran."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.ran: list[str] = []

    def copy(self) -> Trace:
        other = Trace(self.edition)
        other.agenda = self.agenda[:]
        other.ran = self.ran[:]
        return other

    def keep(self, k: Keeper) -> None:
        self.ran = k.word(" ".join(self.ran)).split()

    def to_position(self) -> dict[str, Any]:
        return {"ran": list(self.ran)}


class Say(Step[Trace]):
    rule: ClassVar[str] = "T-1"

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Trace, chance: Chance) -> None:
        s.ran.append(self.word)

    def args(self) -> tuple[Any, ...]:
        return (self.word,)


class Nest(Step[Trace]):
    """Asks for two steps of its own, before whatever was asked for earlier."""

    def run(self, s: Trace, chance: Chance) -> None:
        s.ran.append("nest")
        s.then(Say("inner 1"), Say("inner 2"))


class Throw(Step[Trace]):
    def run(self, s: Trace, chance: Chance) -> None:
        s.ran.append(str(chance.roll(6)))


class Ask(Decision[Trace]):
    kind: ClassVar[str] = "ask"
    rule: ClassVar[str] = "T-2"
    verbs: ClassVar[tuple[str, ...]] = ("go", "wait")  # never on offer: wait

    def legal(self, s: Trace) -> list[Action]:
        return [GO]

    def play(self, s: Trace, action: Action, chance: Chance) -> None:
        s.ran.append("went")
        s.then(self)


class TraceEdition(Edition):
    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        self.vocabulary, self.seats = WORDS, ("one",)
        self.steps = steps_in(sys.modules[__name__])

    def blank(self) -> Trace:
        return Trace(self)


class TraceGame(Game):
    id = "trace"
    name = "Trace"
    edition_class = TraceEdition


GAME = TraceGame()
EDITION = GAME.edition()


def run(*steps: Step[Any]) -> Trace:
    state = Trace(EDITION)
    state.then(*steps)
    state.advance(Seeded(1))
    return state


def test_then_means_first_this_then_that() -> None:
    assert run(Say("a")).ran == ["a"]
    assert run(Say("a"), Say("b")).ran == ["a", "b"]
    assert run(Say("a"), Say("b"), Say("c")).ran == ["a", "b", "c"]


def test_what_a_step_asks_for_comes_before_what_was_asked_for_earlier() -> None:
    assert run(Nest(), Say("after")).ran == ["nest", "inner 1", "inner 2", "after"]


def test_then_twice_puts_the_later_call_first() -> None:
    state = Trace(EDITION)
    state.then(Say("a"), Say("b"))
    state.then(Say("c"))
    state.advance(Seeded(1))
    assert state.ran == ["c", "a", "b"]


def test_steps_stop_at_a_decision_and_go_on_after_it() -> None:
    state = run(Say("before"), Ask(), Say("after"))
    assert state.ran == ["before"]
    assert not state.over
    assert state.decision.kind == "ask"
    state.agenda[-1:] = [OneAsk()]
    state.apply(GO, Seeded(1))
    assert state.ran == ["before", "went", "after"]
    assert state.over


class OneAsk(Ask):
    def play(self, s: Trace, action: Action, chance: Chance) -> None:
        s.ran.append("went")


def test_a_decision_may_ask_again() -> None:
    state = run(Ask())
    for _ in range(3):
        state.apply(GO, Seeded(1))
    assert state.ran == ["went"] * 3
    assert state.legal() == [GO]


def test_nothing_left_means_over_and_nothing_legal() -> None:
    state = run(Say("a"))
    assert state.over
    assert state.legal() == []


def test_steps_get_the_chance_that_is_handed_in() -> None:
    state = Trace(EDITION)
    state.then(Throw(), Throw())
    state.advance(Scripted([2, 5]))
    assert state.ran == ["2", "5"]


def test_copies_share_steps_but_not_the_agenda() -> None:
    state = run(Ask(), Say("after"))
    other = state.copy()
    other.apply(GO, Seeded(1))
    assert state.ran == []
    assert state.agenda[0] is other.agenda[0]
    other.agenda.clear()
    assert len(state.agenda) == 2


def test_steps_print_with_their_arguments() -> None:
    assert repr(Say("a")) == "Say('a',)"
    assert repr(Nest()) == "Nest()"


def test_a_verb_that_is_not_asked_for_is_explained_by_the_engine() -> None:
    refusal = run(Ask()).explain(STOP)
    assert refusal.rule == "T-2"
    assert refusal.facts == {"verb": "stop", "verbs": ["go"]}, "only what is on offer"


class StrictAsk(Ask):
    def not_asked(self, s: Trace, action: Action) -> Refusal:
        return Refusal("T-3", "Nobody stops here.", {})


def test_a_decision_may_say_more_about_a_verb_it_does_not_ask_for() -> None:
    state = run(StrictAsk())
    assert state.explain(STOP).rule == "T-3"
    assert state.explain(GO).rule == "T-2"


def test_a_decision_that_explains_nothing_still_cites_its_rule() -> None:
    refusal = run(Ask()).explain(GO)
    assert (refusal.rule, refusal.sentence) == ("T-2", "That is not possible now.")
    assert repr(Refusal("R", "No.", {})) == "<Refusal R: No. {}>"


def test_what_a_state_hides_imagines_and_shows_unless_a_game_says_otherwise() -> None:
    state = run(Ask())
    assert state.hidden(0) == []
    assert state.view(SPECTATOR) == state.to_position()
    assert state.imagine(0, Seeded(1)).to_position() == state.to_position()
    assert state.shown(GO, 0, 1) == {"do": "go"}
    assert state.odds(GO) == {}


def test_what_a_game_must_provide_is_asked_for() -> None:
    state = State(EDITION)
    for ask in (state.copy, state.to_position, state.result, state.returns):
        with pytest.raises(NotImplementedError, match=rf"^State needs {ask.__name__}\(\)$"):
            ask()
    with pytest.raises(NotImplementedError):
        Step[State]().run(state, Seeded(1))
    with pytest.raises(NotImplementedError):
        Decision[State]().legal(state)
    with pytest.raises(NotImplementedError):
        Decision[State]().play(state, GO, Seeded(1))


def test_random_play_stops_at_its_limit() -> None:
    state = run(Ask())
    assert play_randomly(state, Seeded(1), 25) == 25
    assert state.ran == ["went"] * 25
