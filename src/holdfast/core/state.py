"""A match at one moment: compact data, and a stack of the steps that the rules still have to take.

`apply` carries out one action and then runs steps until somebody must decide again; the decision a
match waits for is simply the step on top. Because that stack is data, a state can be copied for a
search at any moment, and each rule is one short step that does one paragraph of its rulebook.
"""

from __future__ import annotations

import zlib
from fractions import Fraction
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Chance
from holdfast.core.edition import CHECKSUM, Edition
from holdfast.core.errors import HoldfastError, IllegalAction, shortened
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.snapshot import Keeper, Writer

__all__ = ["SPECTATOR", "AnyStep", "Decision", "Refusal", "State", "Step", "steps_in"]

SPECTATOR: Final = -1
"""The seat of somebody who only watches."""

S = TypeVar("S", bound="State")


class Refusal:
    """Why an action is not allowed: the rule, a sentence with gaps, and the facts for the gaps.

    - `rule`: the id of the rule
    - `sentence`: an English sentence with gaps, which a game's words know by heart
    - `facts`: what fills the gaps, by name
    """

    def __init__(self, rule: str, sentence: str, facts: Json) -> None:
        self.rule = rule
        self.sentence = sentence
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return False
        return (
            self.rule == other.rule
            and self.sentence == other.sentence
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.sentence))

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.rule, self.sentence, self.facts))

    def __repr__(self) -> str:
        return f"<Refusal {self.rule}: {self.sentence} {self.facts}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the rules still have to do. A step never changes, so copies of a state share it.

    - `rule`: the id of the paragraph that it does
    - `asks`: whether it is a `Decision`; quicker to read than the class is to ask
    """

    rule: ClassVar[str] = ""
    asks: bool = False

    def run(self, s: S, chance: Chance) -> None:
        """Do it, and put what follows on the agenda with `s.then`."""
        raise NotImplementedError(f"{type(self).__name__} needs run()")

    # Only a decision has these. They are named here so that a state, which knows by `asks` what is
    # on top of its agenda, calls them without a look at the class.

    def legal(self, s: S) -> list[Action]:
        """What a `Decision` offers."""
        raise NotImplementedError(f"{type(self).__name__} needs legal()")

    def play(self, s: S, action: Action, chance: Chance) -> None:
        """What an answer to a `Decision` does."""
        raise NotImplementedError(f"{type(self).__name__} needs play()")

    def args(self) -> tuple[object, ...]:
        """What distinguishes this step from others of its class: what its class is called with."""
        return ()

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.args())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.args()}"


AnyStep = Step[Any]
"""A step of whatever state: an agenda does not ask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for a seat to choose one of its legal actions.

    - `kind`: what is asked, a short name
    - `verbs`: what actions that answer it do
    """

    kind: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    asks: bool = True

    def seat(self, s: S) -> int:
        """The index of the seat that decides."""
        return 0

    def legal(self, s: S) -> list[Action]:
        """Every action on offer, in an order that is the same every time."""
        raise NotImplementedError(f"{type(self).__name__} needs legal()")

    def play(self, s: S, action: Action, chance: Chance) -> None:
        """Carry out a legal action. The decision has already left the agenda."""
        raise NotImplementedError(f"{type(self).__name__} needs play()")

    def explain(self, s: S, action: Action) -> Refusal:
        """Why an action that is not on offer is not: the first condition that fails."""
        return Refusal(self.rule, _("That is not possible now."), {})

    def not_asked(self, s: S, action: Action) -> Refusal:
        """Why an action is refused whose verb is not among `verbs`, so never on offer here."""
        offered: list[str] = []
        for other in self.legal(s):
            if other.do not in offered:
                offered.append(other.do)
        return Refusal(
            self.rule,
            _("“{verb}” is not what is asked now; it can be answered with {verbs}."),
            {"verb": action.do, "verbs": offered},
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a match at one moment. Subclasses add flat lists of small integers.

    - `edition`: the game with its options and component data
    - `agenda`: the steps that remain to be done; the last is next
    - `log`: where events are told; None while nobody listens, and in copies
    - `moments`: a copy for each event that is told, with how many had been told then; None, as
      a rule, and always in copies. See `holdfast.core.frames`.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.agenda: list[AnyStep] = []
        self.log: list[Event] | None = None
        self.moments: list[tuple[int, State]] | None = None

    # What a game provides.

    def copy(self) -> State:
        """An independent state; the log stays behind."""
        raise NotImplementedError(f"{type(self).__name__} needs copy()")

    def keep(self, k: Keeper) -> None:
        """Hand every field that is not derived from others to the keeper, and take it back.

        `self.turn = k.number(self.turn)`: the same lines write a state and read it.
        """
        raise NotImplementedError(f"{type(self).__name__} needs keep()")

    def to_position(self) -> Json:
        """The whole position as JSON."""
        raise NotImplementedError(f"{type(self).__name__} needs to_position()")

    def view(self, seat: int) -> Json:
        """What a seat may know, built up from what it sees."""
        return self.to_position()

    def hidden(self, seat: int) -> list[str]:
        """One entry for each thing that is hidden from the seat, wherever it lies.

        It says at least what the position calls the thing. An entry that leaves this list has been
        revealed: no undo goes back over that.
        """
        return []

    def imagine(self, seat: int, chance: Chance) -> State:
        """A copy in which all that the seat cannot know is dealt anew."""
        return self.copy()

    def shown(self, action: Action, by: int, seat: int) -> Json:
        """An action of seat `by` as `seat` sees it in the history; asked before it is applied."""
        return action.json

    def result(self) -> Json | None:
        """How the match ended, or None. Its `winner` is a seat, a side that no seat plays, or null
        for a draw; a draw between some of the seats can list them as `draw` instead."""
        raise NotImplementedError(f"{type(self).__name__} needs result()")

    def returns(self) -> list[float]:
        """What the match was worth to each seat, from -1 to 1, once it is over.

        A better end is worth more, so that a search has something to climb; who won is not in the
        sign but in the result.
        """
        raise NotImplementedError(f"{type(self).__name__} needs returns()")

    def odds(self, action: Action) -> dict[str, Fraction]:
        """Exact chances of what the action can lead to at once; empty when nothing is left to
        chance, or nothing the deciding seat may know."""
        return {}

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        """Which outcome of `odds(action)` these events of the action tell; None as long as none."""
        return None

    def assumed(self) -> Action | None:
        """What `odds` take for granted that the seat now asked does before the dice fall, such as
        to commit nothing more; None where nothing is."""
        return None

    def forecasts(self) -> list[str]:
        """What can be asked of `forecast` now."""
        return []

    def forecast(self, what: str) -> dict[str, Fraction]:
        """Exact chances of something that may come, such as a card, if it came now.

        Several of these outcomes can come together, so that the chances need not add up to 1.
        """
        raise HoldfastError(f"nothing is known of {what!r}")

    def comes(self, what: str, chance: Chance) -> list[str]:
        """Which outcomes of `forecast(what)` come of it, if it comes now with this chance.

        The rules themselves are run, on a copy: this is what a forecast is compared with.
        """
        raise HoldfastError(f"nothing is known of {what!r}")

    # What every game gets.

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action that can ever be offered."""
        return self.edition.vocabulary

    def to_bytes(self) -> bytes:
        """The whole state, with all that seats remember, for `Edition.load`; not the log.

        Equal states have equal bytes, on every machine with the same version of the rules.
        """
        edition = self.edition
        header = edition.header
        writer = Writer()
        self.keep(writer)
        writer.number(len(self.agenda))
        for step in self.agenda:
            writer.number(edition.step_number(step))
            writer.values(step.args())
        data = header + bytes(writer.out)
        return data + zlib.crc32(data).to_bytes(CHECKSUM, "big")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State) or self.edition != other.edition:
            return False
        return self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return (load_state, (self.edition, self.to_bytes()))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        if not self.agenda:
            return f"<State of {self.edition.game.id}, over: {self.result()}>"
        asked = self.decision
        return f"<State of {self.edition.game.id}, {asked.kind} of seat {asked.seat(self)}>"

    @property
    def over(self) -> bool:
        """Whether nothing remains to be done."""
        return not self.agenda

    @property
    def decision(self) -> Decision[Any]:
        """The decision the match waits for; `HoldfastError` when it is over."""
        if not self.agenda:
            raise HoldfastError("the match is over, so nothing is to be decided")
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    def legal(self) -> list[Action]:
        """The complete list of legal actions; empty when the match is over."""
        if not self.agenda:
            return []
        return self.agenda[-1].legal(self)

    def apply(self, action: Action, chance: Chance) -> None:
        """Carry out an action, which must be legal, and go on to the next decision.

        Nobody checks that it is: searches call this a million times. `Match.play` does check. Only
        what is no action of this edition is refused.
        """
        if not self.agenda:
            raise HoldfastError("the match is over, so nothing can be played")
        own = self.edition.vocabulary.actions
        if action.number >= len(own) or own[action.number] is not action:
            action = self.own_action(action)
        top = self.agenda.pop()
        assert top.asks
        chance.step = top
        top.play(self, action, chance)
        self.advance(chance)

    def own_action(self, given: object) -> Action:
        """The action that means here what this one means elsewhere, or `IllegalAction`."""
        found = self.edition.vocabulary.known(given)
        if found is None:
            words = given.text if isinstance(given, Action) else shortened(repr(given))
            raise IllegalAction(
                _('"{words}" is no action of {game} with these options; take a legal one'),
                facts={"words": words, "game": self.edition.game.id},
            )
        return found

    def advance(self, chance: Chance) -> None:
        """Take steps until somebody must decide or nothing is left."""
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            if step.asks:
                agenda.append(step)
                return
            chance.step = step
            step.run(self, chance)

    def write(self, event: Event) -> None:
        """Write down what has happened, if anybody listens.

        It is written when it is done, so that whoever looks at this moment sees it.
        """
        if self.log is not None:
            self.log.append(event)
            if self.moments is not None:
                self.moments.append((len(self.log), self.copy()))

    def then(
        self, first: AnyStep, second: AnyStep | None = None, third: AnyStep | None = None
    ) -> None:
        """Put steps on the agenda: `first` comes next, then `second`, then `third`."""
        if third is not None:
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def explain(self, action: Action) -> Refusal:
        """Why `action`, which is not legal now, is not."""
        top, own = self.decision, self.own_action(action)
        if own.do not in top.verbs:
            return top.not_asked(self, own)
        return top.explain(self, own)


def load_state(edition: Edition, data: bytes) -> State:
    """What a pickled state becomes again."""
    return edition.load(data)


def steps_in(*modules: ModuleType) -> dict[str, type[AnyStep]]:
    """The steps that these modules define, by class name: what an `Edition` calls its steps."""
    found: dict[str, type[AnyStep]] = {}
    for module in modules:
        for name, step in vars(module).items():
            if not isinstance(step, type) or not issubclass(step, Step):
                continue
            if (
                getattr(step, "__module__", "") == module.__name__
                and found.setdefault(name, step) is not step
            ):
                raise TypeError(f"two steps are called {name}: states could not tell them apart")
    return found


def play_randomly(state: State, chance: Chance, most: int) -> int:
    """Play uniformly random legal actions until the match is over; how many were played.

    Stops after `most` actions, so that a game that does not end shows instead of hanging.
    """
    played = 0
    while state.agenda and played < most:
        legal = state.legal()
        state.apply(legal[chance.pick(len(legal))], chance)
        played += 1
    return played
