"""States as bytes: what is written comes back, whatever its size, and nonsense is refused."""

from __future__ import annotations

import pytest

from holdfast.core.errors import BadState
from holdfast.core.snapshot import Keeper, Reader, Writer

NUMBERS = [0, 1, -1, -2, 253, 254, 255, 256, -300, 10**6, 2**31, 2**63, -(2**64), 3**100]


class Fields:
    """Something that keeps one field of each kind."""

    def __init__(self) -> None:
        self.number = 0
        self.flag = False
        self.numbers: list[int] = []
        self.row: tuple[int, ...] = ()
        self.flags: list[bool] = []
        self.lists: list[list[int]] = []
        self.word = ""

    def keep(self, k: Keeper) -> None:
        self.number = k.number(self.number)
        self.flag = k.flag(self.flag)
        self.numbers = k.numbers(self.numbers)
        self.row = k.row(self.row)
        self.flags = k.flags(self.flags)
        self.lists = k.lists(self.lists)
        self.word = k.word(self.word)


def test_every_kind_of_field_comes_back() -> None:
    fields = Fields()
    fields.number, fields.flag, fields.numbers = 7, True, list(NUMBERS)
    fields.flags, fields.lists, fields.word = [True, False], [[], [1], NUMBERS[:]], "Schloß"
    fields.row = (4, -1, 1000)
    writer = Writer()
    fields.keep(writer)
    assert not writer.reading
    back, reader = Fields(), Reader(bytes(writer.out), 0)
    back.keep(reader)
    assert reader.reading
    assert vars(back) == vars(fields)
    assert [type(flag) for flag in back.flags] == [bool, bool]
    assert reader.at == len(writer.out)


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_of_any_size_come_back(number: int) -> None:
    writer = Writer()
    assert writer.number(number) == number
    assert Reader(bytes(writer.out), 0).number(0) == number


def test_small_numbers_are_one_byte() -> None:
    for number in range(-1, 254):
        writer = Writer()
        writer.number(number)
        assert writer.out == [number + 1]


def test_the_bytes_never_change() -> None:
    """They are kept and sent, so other bytes for the same state need another first line."""
    writer = Writer()
    writer.numbers([3, -1, 254, -2])
    writer.flag(True)
    writer.word("a")
    writer.values((None, False, True, 5, "b", (1,), [2]))
    assert bytes(writer.out).hex() == ("050400fffc03ff030202620801020304060502630602040207020403")


def test_arguments_of_steps_come_back_with_their_types() -> None:
    given = (None, True, False, 3, -70, "word", (1, (2, "x")), [3, [4, None]], ())
    writer = Writer()
    writer.values(given)
    assert tuple(Reader(bytes(writer.out), 0).values()) == given
    read = Reader(bytes(writer.out), 0).values()
    assert [type(value) for value in read] == [type(value) for value in given]


def test_other_arguments_are_refused() -> None:
    with pytest.raises(BadState, match=r"a step has the argument 1\.5, of float"):
        Writer().values((1.5,))
    with pytest.raises(BadState, match="no known kind"):
        Reader(bytes([2, 99]), 0).values()


def test_past_the_end_there_is_nothing() -> None:
    for data in (b"", b"\x05\x01", b"\xff", b"\xff\x80"):
        with pytest.raises(IndexError):
            Reader(data, 0).numbers([])
    with pytest.raises(IndexError):
        Reader(b"\x05\x01", 0).flags([])


def test_a_keeper_alone_keeps_nothing() -> None:
    for ask in (Fields().keep, lambda k: k.flag(True), lambda k: k.numbers([])):
        with pytest.raises(NotImplementedError):
            ask(Keeper())
