"""What a seat may know of a match: one object for pages, prompts, protocols and bots alike.

Whoever holds a `Seat` cannot reach the truth, because it is not in there: in the place of the state
stands a world in which all that the seat cannot know has been dealt anew. By what a game promises
of `imagine`, that world depends on what the seat knows and on nothing else.

How seats are called, here and everywhere: a `seat` is a name, as JSON has it ("defender", 0); an
`index` is its place among the seats of the match; a `viewer` is an index or one of two more,
`SPECTATOR` for somebody who only watches and `WHOLE` for whoever runs the match and sees all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, Final, overload

from holdfast.core.action import LONGEST_TEXT, Action, Vocabulary
from holdfast.core.chance import Chance
from holdfast.core.edition import Edition, Options, SeatName
from holdfast.core.errors import HoldfastError, IllegalAction, Phrase, Versions
from holdfast.core.event import Event
from holdfast.core.game import Game
from holdfast.core.i18n import LANGUAGES
from holdfast.core.inspection import Inspection, Standing
from holdfast.core.journey import Journey
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.rehearsal import Rehearsal
from holdfast.core.state import SPECTATOR, Refusal, State
from holdfast.core.text import Text

__all__ = ["WHOLE", "Decision", "Legal", "Reason", "Seat", "Seen", "Table", "viewer_name"]

WHOLE: Final = -2
"""The viewer that sees everything: whoever runs the match."""
MOST_MEANT: Final = 5
"""So many actions are named where words can mean several."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a match waits for: who decides, what, under which rule, among how many actions.

    How many there are is only told to the seat that decides.

    - `kind`: what is asked, a short name such as "defender_action"
    - `seat`: the name of the seat that decides
    - `rule`: the id of the rule that asks
    - `legal`: how many actions there are; None for whoever does not decide
    - `verbs`: what actions that answer it do, such as "attack"
    """

    kind: str
    seat: SeatName
    rule: str
    legal: int | None = None
    verbs: tuple[str, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        legal = "" if self.legal is None else f", {self.legal} legal"
        return f"<Decision {self.kind}, seat {self.seat}, {self.rule}{legal}>"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not allowed: the rule and an English sentence. `said` knows others.

    - `rule`: the id of the rule that does not allow it
    - `sentence`: why, in English
    - `cause`: the `Refusal` or the error that it was made of
    """

    rule: str
    sentence: str
    cause: Refusal | HoldfastError = field(compare=False, repr=False)

    def said(self, text: Text) -> str:
        """The reason in the language of a game's words."""
        if isinstance(self.cause, Refusal):
            return text.refusal(self.cause)
        said = self.cause.say(text.tell)
        return said[:1].upper() + said[1:]

    def phrase(self, edition: Edition) -> Phrase:
        """The reason as a fact of another sentence."""
        if not isinstance(self.cause, Refusal):
            return self.cause.phrase
        said = {one: edition.text(one).refusal(self.cause) for one in LANGUAGES}
        return Versions(self.sentence, said)

    def __str__(self) -> str:
        return self.sentence


class Legal(Sequence[Action]):
    """The legal actions of a decision: iterate, count, ask with `in`, or narrow with `where`."""

    def __init__(self, vocabulary: Vocabulary, actions: list[Action]) -> None:
        self._vocabulary = vocabulary
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, given: object) -> bool:
        action = self._vocabulary.known(given)
        return action is not None and action in self._actions

    def where(self, **facts: Any) -> Legal:
        """Those with this verb (`do=`) and these arguments.

        There may be none now; what none of the match's actions can ever have is misspelt, and
        refused with `IllegalAction`.
        """
        kept = [
            action
            for action in self._actions
            if all(action.json.get(key) == value for key, value in facts.items())
        ]
        if not kept:
            self._vocabulary.refuse_impossible(facts)
        return Legal(self._vocabulary, kept)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Legal):
            return self._actions == other._actions
        return isinstance(other, list | tuple) and self._actions == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self._actions))

    def __repr__(self) -> str:
        first = ", ".join(action.text for action in self._actions[:5])
        more = ", ..." if len(self._actions) > 5 else ""
        return f"<Legal {len(self._actions)}: {first}{more}>" if first else "<Legal 0>"


@dataclass(frozen=True, slots=True)
class Seen:
    """One action of a match as a viewer saw it.

    - `seat`: who decided
    - `rule`: the rule that asked
    - `action`: the action as JSON, less what the viewer may not know
    - `events`: what came of it, as the viewer saw it
    """

    seat: SeatName
    rule: str
    action: Mapping[str, object]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody knows of a match from its beginning."""

    edition: Edition
    study: bool
    commitment: str | None


class Seat:
    """A match at one moment as a viewer may know it. It never changes; nor may what it returns.

    `world` must be the viewer's to know; `record` may grow, and counts up to `number`.

    - `name`: what the seat is called; "spectator", or "all" for whoever runs the match
    - `index`: its place among the seats; -1 for a spectator, -2 for whoever runs the match
    - `number`: how many actions have been played
    """

    def __init__(
        self,
        table: Table,
        viewer: int,
        world: State,
        setup: tuple[Event, ...],
        record: Sequence[Seen],
        number: int,
    ) -> None:
        self.name: SeatName = viewer_name(table.edition.seats, viewer)
        self.index = viewer
        self.number = number
        """How many actions have been played."""
        self._table = table
        self._world = world
        self._setup = setup
        self._record = record

    # What everybody knows

    @property
    def edition(self) -> Edition:
        """The game with its options and component data."""
        return self._table.edition

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.edition.game

    @property
    def options(self) -> Options:
        """The options that it is played with, all of them."""
        return self.edition.options

    @property
    def seats(self) -> tuple[SeatName, ...]:
        """The names of all seats."""
        return self.edition.seats

    @property
    def study(self) -> bool:
        """Whether it is a study match, which may go back over dice."""
        return self._table.study

    @property
    def commitment(self) -> str | None:
        """What binds the match to its key; None without a key."""
        return self._table.commitment

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._world.over

    @property
    def result(self) -> Json | None:
        """How it ended, or None: a `winner`, and what else the game has to say."""
        return self._world.result()

    @property
    def returns(self) -> list[float] | None:
        """What the match was worth to each seat, from -1 to 1; None before it is over."""
        return self._world.returns() if self.over else None

    # What is asked

    @cached_property
    def view(self) -> Json:
        """The position as far as the seat knows it."""
        if self.index == WHOLE:
            return self._world.to_position()
        return self._world.view(self.index)

    @cached_property
    def decision(self) -> Decision | None:
        """What the match waits for; None when it is over."""
        if self.over:
            return None
        asked = self._world.decision
        count = len(self.legal) if self.deciding else None
        return Decision(asked.kind, self.seats[self._decider], asked.rule, count, asked.verbs)

    @property
    def _decider(self) -> int:
        return self._world.decision.seat(self._world)

    @cached_property
    def deciding(self) -> bool:
        """Whether this seat is asked. Whoever runs the match may answer for any."""
        return not self.over and self.index in (WHOLE, self._decider)

    @cached_property
    def legal(self) -> Legal:
        """What can be answered; empty unless this seat decides.

        What another seat could do gives its secrets away, so nobody else is told.
        """
        world = self._world
        return Legal(world.vocabulary, world.legal() if self.deciding else [])

    def find(self, given: object) -> Action:
        """The action that an `Action`, its JSON or its short text means.

        Of a text, capitals do not matter, and the verb may be left out where what follows can only
        mean one thing now. What is no action at all is refused under the rule of the decision.
        """
        vocabulary = self._world.vocabulary
        try:
            return vocabulary.known(given) or self._meant(given) or self._found(given)
        except IllegalAction as error:
            if not self.over:
                error.rule = self._world.decision.rule
            raise

    def _found(self, given: object) -> Action:
        """The action, or a refusal that suggests what could be played now."""
        possible = list(self.legal) if isinstance(given, str) else []
        return self._world.vocabulary.find(given, possible)

    def _meant(self, given: object) -> Action | None:
        """What somebody means who writes "Lee g4"; only what is said in full can be foreseen, so
        one word alone is no short form."""
        if not isinstance(given, str) or len(given) > LONGEST_TEXT:
            return None
        wanted = " ".join(given.casefold().split())
        if not wanted or wanted.startswith("{"):
            return None
        whole = [one for one in self._world.vocabulary.actions if one.text.casefold() == wanted]
        if len(whole) == 1:
            return whole[0]
        if " " not in wanted:
            return None
        short = [one for one in self.legal if _without_verb(one) == wanted]
        if len(short) > 1:
            meant = ", ".join(f'"{one.text}"' for one in short[:MOST_MEANT])
            raise IllegalAction(
                _('"{words}" can mean several things: {meant}'),
                facts={"words": given, "meant": meant},
            )
        return short[0] if short else None

    def why(self, given: object) -> Reason | None:
        """Why this seat may not do that now; None when it may."""
        try:
            self.check_turn()
            action = self.find(given)
        except IllegalAction as error:
            return Reason(error.rule or "", str(error), error)
        if action in self.legal:
            return None
        refusal = self._world.explain(action)
        return Reason(refusal.rule, self.text("en").refusal(refusal), refusal)

    def check_turn(self) -> None:
        """Refuse with `IllegalAction` where it is not this seat that is asked."""
        if self.deciding:
            return
        if self.over:
            raise IllegalAction(_("The match is over."))
        who = Phrase(_("a spectator")) if self.index == SPECTATOR else self.name
        raise IllegalAction(
            _("this decision is {seat}'s, not that of {who}"),
            rule=self._world.decision.rule,
            facts={"seat": self.seats[self._decider], "who": who},
        )

    def check(self, given: object) -> Action:
        """The legal action that is meant, or `IllegalAction` with the reason why it is not."""
        if self.over:
            raise IllegalAction(_("the match is over: nothing more can be played"))
        reason = self.why(given)
        if reason is None:
            return self.find(given)
        if isinstance(reason.cause, IllegalAction):
            raise reason.cause
        raise IllegalAction(reason.sentence, rule=reason.rule)

    def odds(self, given: object) -> dict[str, Fraction]:
        """Exact chances of what a legal action can lead to at once."""
        return self._world.odds(self.check(given))

    @property
    def forecasts(self) -> list[str]:
        """What can be asked of `forecast` now."""
        return self._world.forecasts()

    def forecast(self, what: str) -> dict[str, Fraction]:
        """Exact chances of something that may come, such as a card, if it came now."""
        return self._world.forecast(what)

    @cached_property
    def travellers(self) -> list[list[str]]:
        """The elements of the board that this seat may send on a journey now, stack by stack."""
        return self.game.travellers(self._world) if self.deciding else []

    def journeys(self, who: Sequence[str], via: Sequence[str] = ()) -> list[Journey]:
        """Where these elements can get to, passing others on the way: see `Journey`."""
        return self.game.journeys(self._world, who, via) if self.deciding else []

    @cached_property
    def ahead(self) -> bool:
        """Whether this seat can decide something ahead of its turn."""
        return self.index >= 0 and self.game.may_rehearse(self._world, self.index)

    def rehearse(self, actions: Sequence[object] = ()) -> Rehearsal | None:
        """How things would stand after these actions of the seat's own: see `Rehearsal`."""
        if not self.ahead:
            return None
        found = [self.find(action) for action in actions]
        return self.game.rehearse(self._world, self.index, found)

    def imagine(self, chance: Chance) -> State:
        """A state of one's own, with all that the seat cannot know dealt anew: for a search."""
        if self.index == WHOLE:
            return self._world.copy()
        return self._world.imagine(self.index, chance)

    # What has happened

    @property
    def record(self) -> list[Seen]:
        """The actions so far, each with who decided and what came of it, as seen."""
        return list(self._record[: self.number])

    @property
    def last(self) -> Seen | None:
        """The last action, as seen; None before the first."""
        return self._record[self.number - 1] if self.number else None

    @property
    def history(self) -> list[Mapping[str, object]]:
        """The actions so far, as seen."""
        return [seen.action for seen in self._record[: self.number]]

    @property
    def setup_events(self) -> tuple[Event, ...]:
        """What happened before the first decision, as seen."""
        return self._setup

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, set-up included, as seen."""
        return [*self._setup, *self.news(0)]

    def news(self, since: int) -> list[Event]:
        """What has happened since `since` actions had been played, as seen."""
        return [event for seen in self._record[since : self.number] for event in seen.events]

    def text(self, language: str = "en") -> Text:
        """The game's words in a language."""
        return self.edition.text(language)

    # What there is to know of what is seen

    def look(self, element: str, language: str = "en") -> Inspection | None:
        """What an element of the board is, what it is worth, what lies there: from the view."""
        return self.text(language).look(self.view, element, self.options)

    def standing(self, language: str = "en") -> list[Standing]:
        """How things stand, as far as the seat can see: the score, the nearest danger."""
        return self.text(language).standing(self.view, self.options)

    def without_past(self) -> Seat:
        """The same less what has happened: all that somebody needs who thinks about the decision
        in another process."""
        return Seat(self._table, self.index, self._world, (), (), self.number)

    def __reduce__(self) -> tuple[Any, ...]:
        record = tuple(self._record[: self.number])
        return (Seat, (self._table, self.index, self._world, self._setup, record, self.number))

    def __eq__(self, other: object) -> bool:
        """Whether both know the same of the same match at the same moment."""
        return self is other or (isinstance(other, Seat) and self._known() == other._known())

    def __hash__(self) -> int:
        return hash((self.index, self.number, self._table.edition))

    def _known(self) -> tuple[object, ...]:
        record = tuple(self._record[: self.number])
        return (self._table, self.index, self.number, self._setup, record, self._world)

    def __repr__(self) -> str:
        study = ", study" if self.study else ""
        now = f"over: {self.result}" if self.over else f"{self.decision!r}"
        return f"<Seat {self.name} of {self.game.id}{study}, {self.number} actions, {now}>"


def _without_verb(action: Action) -> str:
    return action.text.casefold().partition(" ")[2]


def viewer_name(seats: Sequence[SeatName], viewer: int) -> SeatName:
    """What a viewer is called: a seat by its name, the others "spectator" and "all"."""
    if viewer >= 0:
        return seats[viewer]
    return "spectator" if viewer == SPECTATOR else "all"
