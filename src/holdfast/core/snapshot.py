"""States as bytes: a state names each of its fields once, for writing and for reading alike.

A number from -1 to 253 is one byte; a byte 255 announces a larger one, seven bits to a byte. All
else is made of numbers, so the bytes are the same on every machine and on both builds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.core.errors import BadState

__all__ = ["Keeper", "Reader", "Writer"]

LARGEST: Final = 253
WIDE: Final = 255

# The kinds of values that a step's arguments can be.
NOTHING: Final = 0
NO: Final = 1
YES: Final = 2
NUMBER: Final = 3
WORD: Final = 4
TUPLE: Final = 5
LIST: Final = 6


class Keeper:
    """What a state's `keep` speaks to: it hands over each field and takes back what it holds now.

    A `Writer` returns what it was given; a `Reader` returns what it has read instead.
    """

    reading: bool

    def number(self, value: int) -> int:
        """One whole number of any size."""
        raise NotImplementedError

    def flag(self, value: bool) -> bool:
        raise NotImplementedError

    def numbers(self, values: list[int]) -> list[int]:
        raise NotImplementedError

    def row(self, values: tuple[int, ...]) -> tuple[int, ...]:
        """Numbers that stand in a tuple."""
        raise NotImplementedError

    def flags(self, values: list[bool]) -> list[bool]:
        raise NotImplementedError

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        raise NotImplementedError

    def word(self, value: str) -> str:
        raise NotImplementedError


class Writer(Keeper):
    """Writes what it is given and returns it."""

    def __init__(self) -> None:
        self.reading = False
        self.out: list[int] = []

    def number(self, value: int) -> int:
        put(self.out, value)
        return value

    def flag(self, value: bool) -> bool:
        self.out.append(2 if value else 1)
        return value

    def numbers(self, values: list[int]) -> list[int]:
        put_all(self.out, values)
        return values

    def row(self, values: tuple[int, ...]) -> tuple[int, ...]:
        put_all(self.out, list(values))
        return values

    def flags(self, values: list[bool]) -> list[bool]:
        out = self.out
        put(out, len(values))
        for value in values:
            out.append(2 if value else 1)
        return values

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        out = self.out
        put(out, len(values))
        for inner in values:
            put_all(out, inner)
        return values

    def word(self, value: str) -> str:
        put_all(self.out, list(value.encode()))
        return value

    def values(self, values: tuple[object, ...] | list[object]) -> None:
        """The arguments of a step: None, truth, numbers, words, and tuples and lists of these."""
        put(self.out, len(values))
        for value in values:
            self._value(value)

    def _value(self, value: object) -> None:
        out = self.out
        if value is None:
            put(out, NOTHING)
        elif isinstance(value, bool):
            put(out, YES if value else NO)
        elif isinstance(value, int):
            put(out, NUMBER)
            put(out, value)
        elif isinstance(value, str):
            put(out, WORD)
            self.word(value)
        elif isinstance(value, tuple):
            put(out, TUPLE)
            self.values(value)
        elif isinstance(value, list):
            put(out, LIST)
            self.values(value)
        else:
            raise BadState(
                f"a step has the argument {value!r}, of {type(value).__name__}; arguments are "
                "None, truth values, whole numbers, words, and tuples and lists of these"
            )


def put(out: list[int], value: int) -> None:
    if -1 <= value <= LARGEST:
        out.append(value + 1)
    else:
        put_wide(out, value)


def put_all(out: list[int], values: list[int]) -> None:
    put(out, len(values))
    for value in values:
        if -1 <= value <= LARGEST:
            out.append(value + 1)
        else:
            put_wide(out, value)


def put_wide(out: list[int], value: int) -> None:
    """Seven bits to a byte, the lowest first; negative numbers take the odd places."""
    out.append(WIDE)
    rest = value * 2 if value >= 0 else -value * 2 - 1
    while rest > 127:
        out.append((rest & 127) | 128)
        rest >>= 7
    out.append(rest)


class Reader(Keeper):
    """Reads what a `Writer` wrote, whatever it is given; past the end is an `IndexError`."""

    def __init__(self, data: bytes, at: int) -> None:
        self.reading = True
        self.data = data
        self.at: i64 = at

    def number(self, value: int) -> int:
        byte = self.data[self.at]
        self.at += 1
        return byte - 1 if byte != WIDE else self._wide()

    def _wide(self) -> int:
        value, shift = 0, 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            if byte < 128:
                return value >> 1 if value & 1 == 0 else -(value >> 1) - 1
            shift += 7

    def flag(self, value: bool) -> bool:
        byte = self.data[self.at]
        self.at += 1
        return byte == 2

    def numbers(self, values: list[int]) -> list[int]:
        data = self.data
        count = self.number(0)
        read: list[int] = []
        for _ in range(count):
            byte = data[self.at]
            self.at += 1
            read.append(byte - 1 if byte != WIDE else self._wide())
        return read

    def row(self, values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.numbers([]))

    def flags(self, values: list[bool]) -> list[bool]:
        data = self.data
        count = self.number(0)
        at = self.at
        self.at += count
        return [data[at + place] == 2 for place in range(count)]

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        return [self.numbers([]) for _ in range(self.number(0))]

    def word(self, value: str) -> str:
        return bytes(self.numbers([])).decode()

    def values(self) -> list[object]:
        """The arguments of a step."""
        return [self._value() for _ in range(self.number(0))]

    def _value(self) -> object:
        kind = self.number(0)
        if kind == NUMBER:
            return self.number(0)
        if kind == NOTHING:
            return None
        if kind in (NO, YES):
            return kind == YES
        if kind == WORD:
            return self.word("")
        if kind == TUPLE:
            return tuple(self.values())
        if kind == LIST:
            return self.values()
        raise BadState("a step has an argument of no known kind")
