"""The description of a game: its options and seats, and how a match of it begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from holdfast.core.chance import Chance
from holdfast.core.errors import BadOption, BadPack, nearest
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import State
from holdfast.core.text import Text

__all__ = ["Game", "Option", "Options", "Seat", "SeatName", "Value"]

SeatName = str | int
"""How a seat is called in JSON: a word, or its number."""

Seat = SeatName

Value = str | int | bool
Options = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that is made before a match: its values, the first of which is the default."""

    name: str
    values: tuple[Value, ...]
    label: str
    help: str = ""

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def json(self) -> dict[str, Any]:
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


class Game(ABC):
    """A game that Holdfast can play. An instance is registered as entry point `holdfast.games`."""

    id: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str] = ""
    rules_version: ClassVar[str] = "1"
    """Rises whenever a journal could replay differently; history in the game's docs."""
    continues: ClassVar[tuple[str, ...]] = ()
    """Earlier versions whose matches may go on under these rules: where a rule has changed for one
    of them, its next action is refused. Never a version whose matches would silently differ."""
    options: ClassVar[tuple[Option, ...]] = ()
    languages: ClassVar[tuple[str, ...]] = ("en",)
    has_pack: ClassVar[bool] = False
    minutes: ClassVar[str] = ""
    """How long a match takes, such as "45–60"; empty when nobody has said."""
    ages: ClassVar[str] = ""
    """For whom it is meant, such as "12+"; empty when nobody has said."""
    shelf: ClassVar[int] = 50
    """Where the game stands among others, small numbers first; from 100 on apart and small."""
    sample: ClassVar[tuple[int, int]] = (7, 0)
    """The position that stands for the game on the first page: a seed, and how many actions are
    played from set-up, chosen at random with that seed. Pick one that looks well."""

    # What a game provides.

    @abstractmethod
    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The seats of a match with these options, in the order of their indexes."""

    @abstractmethod
    def start(self, options: Options, pack: Mapping[str, Any] | None) -> State:
        """A state before set-up: the steps of set-up are on its agenda."""

    @abstractmethod
    def from_position(
        self, position: Mapping[str, Any], options: Options, pack: Mapping[str, Any] | None
    ) -> State:
        """The state that a position describes, or `BadPosition` naming the field."""

    @abstractmethod
    def text(self, language: str = "en", pack: Mapping[str, Any] | None = None) -> Text:
        """The game's words in a language, for a match with this component data."""

    def draw(
        self,
        view: Mapping[str, Any],
        language: str = "en",
        pack: Mapping[str, Any] | None = None,
        look: Look = WIDE,
    ) -> Picture | None:
        """What a view looks like, for games that draw themselves.

        The elements have the same names in every look.
        """
        return None

    def default_pack(self) -> dict[str, Any]:
        """The component data shipped with the game, as JSON."""
        raise self._no_pack()

    def check_pack(self, pack: Mapping[str, Any]) -> list[BadPack]:
        """Everything that is wrong with somebody's component data."""
        return [self._no_pack()]

    def _no_pack(self) -> BadPack:
        return BadPack(_("{game} has no component data to correct"), facts={"game": self.name})

    def position_options(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options that a position itself states; these win over those given beside it."""
        stated = position.get("options", {})
        return stated if isinstance(stated, Mapping) else {}

    def check_options(self, options: Options) -> None:
        """Refuse with `BadOption` a mixture of options that has no game."""
        return

    # What every game gets.

    def read_options(self, given: Mapping[str, Any] | None) -> Options:
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

    def new(
        self,
        options: Options,
        chance: Chance,
        pack: Mapping[str, Any] | None = None,
        log: list[Event] | None = None,
    ) -> State:
        """A match at its first decision."""
        state = self.start(options, pack)
        state.log = log
        state.advance(chance)
        return state

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
