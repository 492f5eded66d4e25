"""An edition of a game: its options and its component data together, as one hashable thing.

It owns all that follows from them, such as the vocabulary, and makes and reads states. Equal
options and data are the same edition: ask `Game.edition` for it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from holdfast.core.action import Vocabulary
from holdfast.core.chance import Chance
from holdfast.core.errors import BadState
from holdfast.core.event import Event
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.reading import Given, Json
from holdfast.core.snapshot import Reader

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.core.mind import Mind
    from holdfast.core.state import AnyStep, State
    from holdfast.core.text import Text

__all__ = ["Edition", "Options", "SeatName", "Value", "edition_key"]

SeatName = str | int
"""How a seat is called in JSON: a word, or its number."""

Value = str | int | bool
Options = dict[str, Value]

MAGIC: Final = b"holdfast state 1\n"
CHECKSUM: Final = 4


def edition_key(game: str, rules: str, options: Mapping[str, Value], pack: Given | None) -> str:
    """A digest of what makes an edition, the same on every machine."""
    what = [game, rules, dict(options), "" if pack is None else pack]
    canonical = json.dumps(what, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()


def edition_again(game: Game, options: Options, pack: Json | None) -> Edition:
    """What a pickled edition becomes: the one that is in use here."""
    return game.edition(options, pack)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """One edition of a game. Subclasses set `vocabulary`, `seats` and `steps`.

    - `game`: the game that it is one of
    - `options`: its options, all of them
    - `pack`: its component data, or None for that of the game
    - `key`: a digest of these, the same on every machine
    - `vocabulary`: every action that can ever be offered
    - `seats`: the names of the seats
    - `steps`: the game's steps by class name (see `steps_in`), for states that travel
    - `kept`: what others made of it, such as the drawings of pages: it goes when the edition
      goes
    - `anchor`: holds it for as long as anybody uses it
    """

    vocabulary: Vocabulary
    seats: tuple[SeatName, ...]
    steps: dict[str, type[AnyStep]]

    def __init__(self, game: Game, options: Options, pack: Json | None) -> None:
        self.game = game
        self.options = options
        self.pack = pack
        self.key = edition_key(game.id, game.rules_version, options, pack)
        self.anchor: object = None
        self.kept: dict[object, object] = {}
        self._texts: dict[str, Text] = {}
        self._mind: Mind | None = None
        self._header = b""
        self._classes: list[type[AnyStep]] = []
        self._numbers: dict[type[AnyStep], int] = {}
        self._plain: dict[int, AnyStep] = {}

    # What a game provides.

    def blank(self) -> State:
        """An empty state: nothing is placed and nothing is to be done."""
        raise NotImplementedError(f"{type(self).__name__} needs blank()")

    def start(self) -> State:
        """A state before set-up: the steps of set-up are on its agenda."""
        raise NotImplementedError(f"{type(self).__name__} needs start()")

    def read(self, position: Given) -> State:
        """The state that a position describes, or `BadPosition` naming the field."""
        raise NotImplementedError(f"{type(self).__name__} needs read()")

    def make_text(self, language: str) -> Text:
        """The game's words in a language; `text` keeps them."""
        raise NotImplementedError(f"{type(self).__name__} needs make_text()")

    def draw(self, view: Given, language: str = "en", look: Look = WIDE) -> Picture | None:
        """What a view looks like, for games that draw themselves.

        The elements have the same names in every look.
        """
        return None

    # What every game gets.

    def new(self, chance: Chance, log: list[Event] | None = None) -> State:
        """A match at its first decision."""
        state = self.start()
        state.log = log
        state.advance(chance)
        return state

    def text(self, language: str = "en") -> Text:
        """The game's words in a language, for this edition."""
        found = self._texts.get(language)
        if found is None:
            found = self.make_text(language)
            if language in self.game.languages:
                self._texts[language] = found
        return found

    def mind(self) -> Mind:
        """How this edition is played well: one mind for all its matches."""
        if self._mind is None:
            self._mind = self.game.mind(self)
        return self._mind

    # States that travel.

    @property
    def header(self) -> bytes:
        """What the bytes of every state of this edition begin with."""
        if not self._header:
            self._number_steps()
            names = ",".join(sorted(self.steps))
            lines = [
                self.game.id,
                self.game.rules_version,
                self.key,
                f"{zlib.crc32(names.encode()):08x}",
            ]
            self._header = MAGIC + "".join([f"{line}\n" for line in lines]).encode()
        return self._header

    def _number_steps(self) -> None:
        self._classes = [self.steps[name] for name in sorted(self.steps)]
        self._numbers = {step: number for number, step in enumerate(self._classes)}

    def step_number(self, step: AnyStep) -> int:
        """The place of a step's class among the steps of the game, sorted by name."""
        number = self._numbers.get(type(step))
        if number is None:
            raise BadState(
                f"{type(step).__name__} is on the agenda, but not among the steps of the edition"
            )
        return number

    def make_step(self, number: int, args: list[object]) -> AnyStep:
        """A step as `Step.args` described it; those without arguments are shared."""
        if args:
            made: AnyStep = self._classes[number](*args)
            return made
        found = self._plain.get(number)
        if found is None:
            found = self._classes[number]()
            self._plain[number] = found
        return found

    def load(self, data: object) -> State:
        """The state that `State.to_bytes` wrote, or `BadState`."""
        header = self.header
        if not isinstance(data, bytes) or not data.startswith(header):
            raise self._not_ours(data)
        end = len(data) - CHECKSUM
        if zlib.crc32(data[:end]) != int.from_bytes(data[end:], "big"):
            raise BadState("the state is damaged: its checksum is wrong")
        reader = Reader(data, len(header))
        try:
            state = self.blank()
            state.keep(reader)
            state.agenda = [
                self.make_step(reader.number(0), reader.values()) for _ in range(reader.number(0))
            ]
        except (IndexError, TypeError, ValueError) as error:
            raise BadState(f"the state does not fit these rules: {error}") from None
        if reader.at != end:
            raise BadState("the state does not fit these rules: it says more than they read")
        return state

    def _not_ours(self, data: object) -> BadState:
        if not isinstance(data, bytes) or not data.startswith(MAGIC):
            return BadState("this is no state that Holdfast wrote")
        lines = data[len(MAGIC) :].split(b"\n", 4)
        if len(lines) < 5:
            return BadState("the state is damaged: it ends too early")
        game, rules, key = [line.decode("utf-8", "replace") for line in lines[:3]]
        if game != self.game.id:
            return BadState(f"this is a state of {game!r}, not of {self.game.id!r}")
        if rules != self.game.rules_version:
            return BadState(
                f"the state was written under the rules {rules!r}, "
                f"these are {self.game.rules_version!r}"
            )
        if key != self.key:
            return BadState("the state has other options or other component data")
        return BadState("the state was written by another version of the program")

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Edition) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return (edition_again, (self.game, self.options, self.pack))

    def __copy__(self) -> Edition:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Edition:
        return self

    def __repr__(self) -> str:
        return f"<Edition of {self.game.id}: {self.options}>"
