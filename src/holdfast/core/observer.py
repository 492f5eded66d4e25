"""What a seat may know, as small numbers of a fixed shape: the observations of `holdfast.envs`.

An observer belongs to an edition. It declares its parts (`Part`) once, and then writes observations
of them into memory that NumPy looks at without a copy. One entry is one byte, from 0 to 127. What a
number means never changes under one `version`; the same holds for the numbers of actions.
"""

from __future__ import annotations

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holdfast.core.action import Vocabulary
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.core.state import AnyStep, State

__all__ = ["BITS", "CATEGORY", "MOST", "NUMBER", "Observer", "Part", "put", "put_all"]

NUMBER: Final = "number"
CATEGORY: Final = "category"
BITS: Final = "bits"

MOST: Final = 127
"""The highest value of an entry; what could be more is written as this. Eight entries make a
machine word, and its sign stays out of it."""

if sys.byteorder != "little":
    # Entries are written by words of eight, the first in the lowest byte.
    raise HoldfastError("observations need a machine that keeps the lowest byte first")


def put(out: vec[i64], at: i64, value: i64) -> None:
    """Add a value to an entry, which is 0 at first."""
    out[at >> 3] += value << ((at & 7) << 3)


def put_all(out: vec[i64], at: i64, values: list[int], plus: i64) -> None:
    """Write a list into the entries of a long part, which begins at `at`, each raised by `plus`.

    Word by word, which is three times as fast as one by one; and by index, since a loop over the
    list itself would count the references to each number.
    """
    where = at >> 3
    word: i64 = 0
    shift: i64 = 0
    i: i64
    for i in range(len(values)):
        value: i64 = values[i]
        word += (value + plus) << shift
        shift += 8
        if shift == 64:
            out[where] = word
            where += 1
            word = 0
            shift = 0
    if shift != 0:
        out[where] = word


class Part:
    """Some entries of an observation that mean the same kind of thing.

    A `number` counts, from 0 to `high`. A `category` is one of `high` + 1 things that have no
    order. `bits` are a set: each bit of `high` says something by itself.
    """

    def __init__(
        self, name: str, kind: str, high: int, shape: tuple[int, ...], start: int, about: str
    ) -> None:
        self.name = name
        self.kind = kind
        self.high = high
        self.shape = shape
        self.start = start
        self.about = about
        self.size: int = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"<Part {self.name}: {self.kind} to {self.high}, {self.shape} from {self.start}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Observations of one edition. A game's own class declares parts and writes them."""

    version: int = 1
    """Raised whenever an entry or the number of an action changes its meaning."""
    longest: int = 0
    """More decisions than any match can take. It may lie far above what was ever seen."""
    zero_sum: bool = False
    """Whether what one seat wins the others lose."""
    widest_chance: int = 64
    """No draw of the rules is from more than so many."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.parts: list[Part] = []
        self.size: i64 = 0
        """How many entries there are, those left free among them."""
        kinds: list[str] = [
            getattr(edition.steps[name], "kind", "") for name in sorted(edition.steps)
        ]
        self.kinds: list[str] = [kind for kind in kinds if kind]
        """The kinds of decisions, in the order in which observations number them from 1."""
        self._kind_of: dict[type[AnyStep], int] = {}
        for step in edition.steps.values():
            kind: str = getattr(step, "kind", "")
            if kind:
                self._kind_of[step] = self.kinds.index(kind) + 1

    # What a game provides.

    def fill(self, s: State, seat: i64, decider: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat may know into entries from `at` on, which are all 0, with `put`.

        `decider` is the seat that decides, -1 when the match is over.
        """
        raise NotImplementedError

    def vocabularies(self) -> list[Vocabulary]:
        """Whose actions are numbered first, one after the other; the edition's own comes last.

        So an action has one number in all editions that have it.
        """
        return [self.edition.vocabulary]

    # What every game gets.

    @property
    def words(self) -> i64:
        """How many machine words an observation takes."""
        return (self.size + 7) >> 3

    def part(
        self, name: str, kind: str, high: int, shape: tuple[int, ...] = (1,), about: str = ""
    ) -> i64:
        """Declare the next part; where it starts.

        A part of eight entries or more begins with a word; what is left free before it stays 0.
        """
        start = self.size
        made = Part(name, kind, min(high, MOST), shape, start, about)
        if made.size >= 8:
            start = (start + 7) >> 3 << 3
            made.start = start
        self.parts.append(made)
        self.size = start + made.size
        return start

    def kind_of(self, step: AnyStep) -> i64:
        """The number of a decision's kind."""
        return self._kind_of[type(step)]

    def write(self, s: State, seat: i64, decider: i64, out: vec[i64], word: i64) -> None:
        """Write the observation of a seat over whatever is in the words from `word` on."""
        i: i64
        for i in range(word, word + self.words):
            out[i] = 0
        self.fill(s, seat, decider, out, word << 3)
