"""The description of a game: its options and seats, and how a match of it begins."""

from __future__ import annotations

import copy
import json
import sys
import threading
import weakref
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, TypedDict

from holdfast.core.account import Count, Watch
from holdfast.core.action import Action
from holdfast.core.edition import Edition, Options, SeatName, Value, edition_key
from holdfast.core.errors import BadOption, BadPack, BadPosition, HoldfastError, nearest
from holdfast.core.event import Event
from holdfast.core.journey import Journey
from holdfast.core.messages import mark as _
from holdfast.core.mind import Mind
from holdfast.core.reading import Given, Json
from holdfast.core.rehearsal import Rehearsal
from holdfast.core.state import AnyStep, State

if TYPE_CHECKING:
    from holdfast.core.observer import Observer

__all__ = ["Card", "Game", "Option", "OptionJson", "Options", "SeatName", "Value"]


class OptionJson(TypedDict):
    """A choice that is made before a match, as the line protocol and pages tell it."""

    name: str
    values: list[Value]
    default: Value
    label: str
    help: str


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that is made before a match: its values, the first of which is the default.

    - `name`: what it is called in JSON and on the command line
    - `values`: all that it can be; the first is the default
    - `label`: what people read, in English
    - `help`: a sentence or two about it
    - `means`: what each value changes, a sentence for each in their order
    """

    name: str
    values: tuple[Value, ...]
    label: str
    help: str = ""
    means: tuple[str, ...] = ()

    @property
    def default(self) -> Value:
        """What it is where nobody chooses: the first of the values."""
        return self.values[0]

    @property
    def json(self) -> OptionJson:
        """The option as the line protocol tells it."""
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "label": self.label,
            "help": self.help,
        }

    def read(self, given: object) -> Value:
        """`given` as a value of this option, or `BadOption`."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        choices = ", ".join(_shown(value) for value in self.values)
        raise BadOption(
            _("options.{name} cannot be {given}; it is one of {choices}"),
            field=f"options.{self.name}",
            facts={"name": self.name, "given": _shown(given), "choices": choices},
        )


def _shown(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


@dataclass(frozen=True, slots=True)
class Card:
    """What pages say and show of a game before anybody plays it.

    - `minutes`: how long a match takes, such as "45–60"; empty when nobody has said
    - `ages`: for whom it is meant, such as "12+"; empty when nobody has said
    - `shelf`: where the game stands among others, small numbers first; from 100 on apart and
      small
    - `sample`: the position that stands for the game on the first page: a seed, and how many
      actions are played from set-up, chosen at random with that seed. Pick one that looks well.
    """

    minutes: str = ""
    ages: str = ""
    shelf: int = 50
    sample: tuple[int, int] = (7, 0)


class Game:
    """A game that Holdfast can play. An instance is registered as entry point `holdfast.games`.

    - `id`: its name in JSON, in addresses and on the command line
    - `name`: what people call it
    - `about`: a sentence about it
    - `rules_version`: rises whenever a journal could replay differently; history in the game's
      docs
    - `continues`: earlier versions whose matches may go on under these rules: where a rule has
      changed for one of them, its next action is refused. Never a version whose matches would
      silently differ.
    - `options`: what can be chosen before a match
    - `languages`: those that it has all of its words in
    - `has_pack`: whether its component data can be corrected
    - `card`: what pages say of it before anybody plays
    - `edition_class`: what an edition is made of: it begins, reads, tells and draws matches
    - `shapes`: the types of what it tells: TypedDicts for "position", "view" and "result", and
      for the facts of each kind of event. Programs read them, and the conformance kit compares.
    - `watches`: what `tally` counts of a match, for those who play thousands
    """

    id: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str] = ""
    rules_version: ClassVar[str] = "1"
    continues: ClassVar[tuple[str, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    languages: ClassVar[tuple[str, ...]] = ("en",)
    has_pack: ClassVar[bool] = False
    card: ClassVar[Card] = Card()
    edition_class: ClassVar[type[Edition]]

    shapes: ClassVar[Mapping[str, type]] = MappingProxyType({})

    watches: ClassVar[tuple[Watch, ...]] = ()

    # What a game provides.

    def tally(self, events: Iterable[Event]) -> list[Count]:
        """What the watches count of a match, from all of its events."""
        return []

    def chart(self, position: Given) -> Given:
        """What is drawn to show where things happen: every place that the watches name."""
        return position

    def pieces(self, position: Given) -> list[str]:
        """What can be left out of a match that begins with this position."""
        return []

    def without(self, position: Given, piece: str) -> Json:
        """The same beginning without a piece, to see what it is worth."""
        known = self.pieces(position)
        if piece not in known:
            words = _("{game} without {piece}: no such piece")
            if not known:
                words = _("{game} without {piece}: there is nothing that can be left out")
            facts = {"game": self.name, "piece": repr(piece)}
            raise BadPosition(words, facts=facts, near=nearest(piece, known))
        return self.left_out(copy.deepcopy(dict(position)), piece)

    def left_out(self, position: Json, piece: str) -> Json:
        """A position of its own, which may be changed, without one of its `pieces`."""
        raise NotImplementedError(f"{type(self).__name__} needs left_out()")

    def default_pack(self) -> Json:
        """The component data shipped with the game, as JSON."""
        raise self._no_pack()

    def check_pack(self, pack: Given) -> list[BadPack]:
        """Everything that is wrong with somebody's component data."""
        return [self._no_pack()]

    def _no_pack(self) -> BadPack:
        return BadPack(_("{game} has no component data to correct"), facts={"game": self.name})

    def lesson(self) -> Json | None:
        """A guided first game, as data: `data/lesson.json` in the package of the game, if any."""
        package = type(self).__module__.rpartition(".")[0]
        if not package:
            return None  # a game in a file of its own
        path = resources.files(package) / "data" / "lesson.json"
        if not path.is_file():
            return None
        lesson: Json = json.loads(path.read_text("utf-8"))
        return lesson

    def mind(self, edition: Edition) -> Mind:
        """How an edition of this game is played well; ask `Edition.mind`, which keeps it."""
        return Mind()

    def observer(self, edition: Edition) -> Observer:
        """What a seat may know of an edition, as numbers, for those who train on it; ask
        `holdfast.envs.observer_of`, which keeps it."""
        raise HoldfastError(f"{self.name} has no observations: it has no `observer` of its own")

    @property
    def travels(self) -> bool:
        """Whether anything ever begins a journey here."""
        return type(self).travellers is not Game.travellers

    def travellers(self, world: State) -> list[list[str]]:
        """The elements of the board that may begin a journey now, those that stand together
        together, in the order to take them up."""
        return []

    def journeys(self, world: State, who: Sequence[str], via: Sequence[str]) -> list[Journey]:
        """Where these elements can get to together, passing others on the way; see `Journey`."""
        return []

    def may_rehearse(self, state: State, viewer: int) -> bool:
        """Whether a seat has something to decide that it can decide ahead of its turn. It may be
        asked of the true state, so the answer comes from what everybody knows."""
        return False

    def rehearse(self, world: State, viewer: int, actions: Sequence[Action]) -> Rehearsal | None:
        """How things would stand for a seat after some actions of its own, decided ahead; None
        where nothing can be, `IllegalAction` where one cannot come there. See `Rehearsal`."""
        return None

    def occasion(self, state: State | None, action: Action | None, step: AnyStep | None) -> str:
        """What something is rolled for, where all who do the same thing get the same dice.

        `state` is the match just then, with `log` as far as it is written; of the set-up there is
        only the step. A decision rolls for the action that answers it; what the rules do by
        themselves goes by their steps. Games say more where they know more: which turn, which card.
        """
        if state is None or step is None:
            return f"set-up {type(step).__name__}"
        if step.asks and action is not None:
            return action.text
        return f"{type(step).__name__}{step.args()}"

    def position_options(self, position: Given) -> Given:
        """The options that a position itself states; these win over those given beside it."""
        stated = position.get("options", {})
        return stated if isinstance(stated, Mapping) else {}

    def check_options(self, options: Options) -> None:
        """Refuse with `BadOption` a mixture of options that has no game."""
        return

    # What every game gets.

    def read_options(self, given: Given | None) -> Options:
        """Complete options from those given, or `BadOption`."""
        given = {} if given is None else given
        if not isinstance(given, Mapping):
            raise BadOption("options are an object such as {}", field="options")
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise self._no_option(name, known)
        options = {
            option.name: option.read(given.get(option.name, option.default))
            for option in self.options
        }
        self.check_options(options)
        return options

    def _no_option(self, name: object, known: list[str]) -> BadOption:
        near = nearest(name, known)
        sentence = _('{game} has no option "{name}"; there are {known}')
        if near:
            sentence = _('{game} has no option "{name}"')
        elif not known:
            sentence = _('{game} has no option "{name}"; there are none')
        facts = {"game": self.name, "name": name, "known": ", ".join(known)}
        return BadOption(sentence, field=f"options.{name}", facts=facts, near=near)

    def edition(self, options: Given | None = None, pack: Given | None = None) -> Edition:
        """The edition with these options and this component data, or `BadOption` or `BadPack`.

        Equal options and data give the same object for as long as anybody uses it.
        """
        complete = self.read_options(options)
        key = self._key(complete, pack)
        with _LOCK:
            found = _find(self, key)
        if found is None:
            if pack is not None:
                self.edition(complete)  # it comes first, since both may share actions
            made = self.edition_class(self, complete, self._read_pack(pack))
            if made.vocabulary.edition is None:
                made.vocabulary.edition = made
            with _LOCK:
                found = _find(self, key)  # somebody else may have been quicker
                if found is None:
                    found = _keep(self, made)
        return found

    def _key(self, options: Options, pack: Given | None) -> str:
        try:
            return edition_key(self.id, self.rules_version, options, pack)
        except (TypeError, ValueError, RecursionError):
            self._read_pack(pack)
            raise BadPack(_("a pack is plain JSON"), field="") from None

    def _read_pack(self, pack: Given | None) -> Json | None:
        if pack is None:
            return None
        problems = self.check_pack(pack)
        if problems:
            raise problems[0]
        return copy.deepcopy(dict(pack))  # whoever brought it may change it later

    def __reduce__(self) -> str | tuple[object, ...]:
        """A game that its module calls GAME is found there again; there is only one of it."""
        module = sys.modules.get(type(self).__module__)
        if getattr(module, "GAME", None) is self:
            return "GAME"
        return super().__reduce__()

    def __repr__(self) -> str:
        return f"<Game {self.id}>"


class _Anchor:
    """What a weak reference can hold instead of an edition, since compiled objects allow none.

    Edition and anchor know each other, so they go together, when nobody else knows the edition.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition


# Lately used editions are kept; the others last as long as somebody uses them.
KEPT_EDITIONS = 16
_LOCK = threading.Lock()
_IN_USE: weakref.WeakValueDictionary[tuple[Game, str], _Anchor] = weakref.WeakValueDictionary()
_LATELY: OrderedDict[tuple[Game, str], Edition] = OrderedDict()


def _find(game: Game, key: str) -> Edition | None:
    anchor = _IN_USE.get((game, key))
    return None if anchor is None else _keep(game, anchor.edition)


def _keep(game: Game, edition: Edition) -> Edition:
    place = (game, edition.key)
    if edition.anchor is None:
        edition.anchor = anchor = _Anchor(edition)
        _IN_USE[place] = anchor
    _LATELY[place] = edition
    _LATELY.move_to_end(place)
    if len(_LATELY) > KEPT_EDITIONS:
        _LATELY.popitem(last=False)
    return edition
