"""Chance: the same numbers on every machine, exact scripts, faithful recordings."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.core.chance import Chance, Keyed, Recording, Scripted, Seeded, shuffle
from holdfast.core.errors import BadChance


def test_the_numbers_of_seed_7_never_change() -> None:
    chance = Seeded(7)
    assert [chance.roll(6) for _ in range(12)] == [6, 3, 3, 4, 2, 3, 5, 4, 5, 3, 4, 1]
    assert [chance.roll(10) for _ in range(8)] == [4, 5, 4, 0, 7, 3, 1, 3]
    assert [chance.pick(1000) for _ in range(6)] == [930, 792, 119, 820, 137, 834]


def test_picks_of_all_sizes_and_the_mark_after_them_never_change() -> None:
    chance = Seeded(7)
    sizes = (2, 3, 5, 7, 11, 100, 10**6, 2**29)
    assert [chance.pick(n) for n in sizes] == [1, 1, 1, 4, 2, 47, 713529, 313803031]
    assert chance.mark() == (3076386996, 587200523)


@pytest.mark.parametrize(
    ("seed", "number"),
    [(0, 778498145), (1, 777672957), (7, 898156717), (-1, 958045676), (2**40, 300620543)],
)
def test_any_whole_number_is_a_seed(seed: int, number: int) -> None:
    assert Seeded(seed).pick(10**9) == number


def test_a_shuffle_goes_from_the_last_index_down() -> None:
    items = [0, 1, 2, 3]
    shuffle(items, Scripted([0, 2, 1]))
    # 3 and 0 change places, then 2 with itself, then 1 with itself.
    assert items == [3, 1, 2, 0]


def test_the_shuffle_of_seed_7_never_changes() -> None:
    items = list(range(10))
    shuffle(items, Seeded(7))
    assert items == [0, 9, 5, 6, 7, 1, 4, 2, 3, 8]


def test_dice_are_rolled_one_at_a_time() -> None:
    assert Seeded(7).dice(8) == [6, 3, 3, 4, 2, 3, 5, 4]
    scripted = Scripted([1, 2, 3])
    assert scripted.dice(2) == [1, 2]
    assert scripted.left == [3]


@pytest.mark.parametrize("sides", [2, 6, 10, 52])
def test_every_result_is_about_as_likely_as_any_other(sides: int) -> None:
    chance, throws = Seeded(123), 2000
    seen = Counter(chance.pick(sides) for _ in range(throws * sides))
    assert set(seen) == set(range(sides))
    # Chi-squared with `sides` - 1 degrees of freedom; the bound lies six deviations out.
    spread = sum((count - throws) ** 2 / throws for count in seen.values())
    assert spread < sides + 6 * (2 * sides) ** 0.5


def test_pairs_of_rolls_are_independent() -> None:
    chance = Seeded(99)
    seen = Counter((chance.roll(6), chance.roll(6)) for _ in range(36_000))
    assert len(seen) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 36 + 6 * 72**0.5


@given(st.integers(), st.integers(1, 0x3FFFFFFF))
def test_a_pick_is_always_in_range(seed: int, n: int) -> None:
    assert 0 <= Seeded(seed).pick(n) < n


@pytest.mark.parametrize("n", [0, -1, 0x40000000])
def test_an_impossible_pick_is_refused(n: int) -> None:
    with pytest.raises(BadChance, match="impossible"):
        Seeded(1).pick(n)


def test_a_ten_sided_die_counts_from_zero_and_others_from_one() -> None:
    chance = Seeded(5)
    assert {chance.roll(10) for _ in range(500)} == set(range(10))
    assert {chance.roll(6) for _ in range(500)} == set(range(1, 7))
    assert {chance.roll(20) for _ in range(1000)} == set(range(1, 21))


# With a key

KEY = bytes(range(32))


def words_of(key: bytes) -> Iterator[int]:
    """The words of a key by the book: HMAC (RFC 2104) over SHA-256, block after block."""
    padded = key + bytes(64 - len(key))
    inner, outer = (bytes(byte ^ pad for byte in padded) for pad in (0x36, 0x5C))
    block = 0
    while True:
        message = b"holdfast chance\n" + block.to_bytes(8, "big")
        digest = hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def test_the_numbers_of_a_key_never_change() -> None:
    chance = Keyed(KEY)
    assert [chance.roll(6) for _ in range(12)] == [1, 6, 5, 5, 1, 1, 2, 6, 5, 1, 1, 1]
    assert [chance.roll(10) for _ in range(8)] == [9, 6, 1, 2, 3, 7, 6, 8]
    assert [chance.pick(1000) for _ in range(6)] == [320, 32, 708, 76, 710, 492]
    assert chance.commitment == "2d25652007a2b26c9671832fe30c4ec92f20c81de022d55d7235aa6ca3a46157"


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 0x3FFFFFFF), max_size=40))
def test_numbers_are_words_of_the_key_scaled(key: bytes, sizes: list[int]) -> None:
    chance, words = Keyed(key), words_of(key)
    for n in sizes:
        # All words w with the same w * n // 2**32 are as many for each result, once the first
        # 2**32 % n places of every interval of results are left out.
        word = next(word for word in words if word * n % 2**32 >= 2**32 % n)
        assert chance.pick(n) == word * n // 2**32


@pytest.mark.parametrize("bits", [3, 5, 8])
def test_rejection_leaves_every_result_exactly_as_likely(bits: int) -> None:
    """The argument for words of 32 bits, counted out for all words of fewer."""
    size = 2**bits
    for n in range(1, size + 1):
        kept = [word * n // size for word in range(size) if word * n % size >= size % n]
        assert Counter(kept) == dict.fromkeys(range(n), size // n)


def test_a_word_that_would_favour_a_result_is_passed_over() -> None:
    awkward = 0x33333334  # 2**32 % awkward is almost as large: a fifth of all words goes
    chance, words = Keyed(KEY), list(zip(range(200), words_of(KEY), strict=False))
    kept = [word for _, word in words if word * awkward % 2**32 >= 2**32 % awkward]
    assert 120 < len(kept) < 190
    assert [chance.pick(awkward) for _ in kept] == [word * awkward >> 32 for word in kept]


@pytest.mark.parametrize("sides", [2, 6, 10, 52])
def test_results_of_a_key_are_about_as_likely_as_each_other(sides: int) -> None:
    chance, throws = Keyed(KEY), 2000
    seen = Counter(chance.pick(sides) for _ in range(throws * sides))
    spread = sum((count - throws) ** 2 / throws for count in seen.values())
    assert spread < sides + 6 * (2 * sides) ** 0.5


def test_pairs_of_rolls_of_a_key_are_independent() -> None:
    chance = Keyed(KEY)
    seen = Counter((chance.roll(6), chance.roll(6)) for _ in range(36_000))
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 36 + 6 * 72**0.5


def test_a_key_goes_back_to_any_mark() -> None:
    chance = Keyed(KEY)
    marks, numbers = [], []
    for _ in range(40):
        marks.append(chance.mark())
        numbers.append(chance.pick(10**6))
    for at in (0, 7, 8, 9, 31, 39):
        chance.reset(marks[at])
        assert chance.pick(10**6) == numbers[at]


def test_a_commitment_hashes_generator_and_key_under_a_name_of_its_own() -> None:
    written = b"holdfast commitment\nhmac-sha256\n" + KEY
    assert Keyed(KEY).commitment == hashlib.sha256(written).hexdigest()


@pytest.mark.parametrize("length", [0, 8, 16, 31, 33])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(BadChance, match=f"a key has 32 bytes, not {length}"):
        Keyed(bytes(length))


@pytest.mark.parametrize("n", [0, -1, 0x40000000])
def test_an_impossible_pick_of_a_key_is_refused(n: int) -> None:
    with pytest.raises(BadChance, match="impossible"):
        Keyed(KEY).pick(n)


def test_a_key_is_never_shown() -> None:
    assert repr(Recording(Keyed(KEY))) == "Recording(Keyed(0 words used), 0 taken)"


# Scripts and recordings


def test_a_recording_says_what_was_asked() -> None:
    chance = Recording(Keyed(KEY))
    mark = chance.mark()
    chance.pick(52), chance.roll(6), chance.roll(10)
    assert chance.asked == [52, -6, -10]
    assert chance.rules == ["", "", ""]  # no step has asked
    again = chance.again(Keyed(KEY))
    chance.reset(mark)
    assert (chance.taken, chance.asked) == ([], [])
    assert (len(again.taken), again.asked) == (3, [52, -6, -10])


def test_a_script_is_used_in_order() -> None:
    chance = Scripted([6, 0, 9, 3])
    assert [chance.roll(6), chance.pick(5), chance.roll(10), chance.pick(4)] == [6, 0, 9, 3]
    assert chance.left == []


def test_a_script_does_not_change_with_the_list_it_was_made_from() -> None:
    numbers = [1, 2]
    chance = Scripted(numbers)
    numbers.clear()
    assert chance.left == [1, 2]


def test_a_script_that_runs_out_says_what_was_asked() -> None:
    chance = Scripted([4])
    chance.roll(6)
    with pytest.raises(BadChance) as caught:
        chance.pick(8)
    assert str(caught.value) == (
        "the script of chance has run out: after its 1 numbers pick(8) is asked for (0 to 7)"
    )
    assert caught.value.kind == "bad_chance"


@pytest.mark.parametrize(
    ("number", "ask", "sentence"),
    [
        (0, ("roll", 6), "number 1 of the script of chance is 0, but roll(6) gives 1 to 6"),
        (7, ("roll", 6), "number 1 of the script of chance is 7, but roll(6) gives 1 to 6"),
        (10, ("roll", 10), "number 1 of the script of chance is 10, but roll(10) gives 0 to 9"),
        (3, ("pick", 3), "number 1 of the script of chance is 3, but pick(3) gives 0 to 2"),
        (-1, ("pick", 3), "number 1 of the script of chance is -1, but pick(3) gives 0 to 2"),
    ],
)
def test_a_scripted_number_must_be_possible(
    number: int, ask: tuple[str, int], sentence: str
) -> None:
    chance = Scripted([number])
    with pytest.raises(BadChance) as caught:
        chance.roll(ask[1]) if ask[0] == "roll" else chance.pick(ask[1])
    assert str(caught.value) == sentence
    assert chance.left == [number], "a refused number is not used up"


def test_a_recording_remembers_rolls_and_picks_together() -> None:
    chance = Recording(Scripted([3, 1, 0]))
    chance.roll(6)
    chance.pick(4)
    chance.roll(10)
    assert chance.taken == [3, 1, 0]


@pytest.mark.parametrize(
    "chance",
    [Seeded(7), Scripted([5, 4, 3, 2, 1]), Recording(Seeded(7)), Keyed(bytes(32))],
    ids=repr,
)
def test_a_reset_brings_the_same_numbers_again(chance: Chance) -> None:
    chance.roll(6)
    mark = chance.mark()
    first = [chance.roll(6), chance.pick(6)]
    chance.reset(mark)
    assert [chance.roll(6), chance.pick(6)] == first


def test_a_recording_forgets_what_it_goes_back_over() -> None:
    chance = Recording(Scripted([1, 2, 3]))
    chance.roll(6)
    mark = chance.mark()
    chance.roll(6)
    chance.reset(mark)
    assert chance.taken == [1]
    assert chance.roll(6) == 2
    assert chance.taken == [1, 2]


def test_recordings_nest() -> None:
    inner = Recording(Scripted([1, 2, 3]))
    outer = Recording(inner)
    outer.roll(6)
    mark = outer.mark()
    outer.roll(6)
    outer.reset(mark)
    assert inner.taken == outer.taken == [1]


def test_sources_print_as_something_useful() -> None:
    assert repr(Seeded(7)) == "Seeded(7)"
    assert repr(Scripted([1, 2])) == "Scripted([1, 2], used 0)"
    assert repr(Recording(Seeded(7))) == "Recording(Seeded(7), 0 taken)"


def test_a_source_of_ones_own_is_a_subclass() -> None:
    class Lowest(Chance):
        def pick(self, n: int) -> int:
            return 0

        def roll(self, sides: int) -> int:
            return 0 if sides == 10 else 1

    assert Lowest().dice(3) == [1, 1, 1]
    items = [1, 2, 3]
    shuffle(items, Lowest())
    assert items == [2, 3, 1]


def test_the_base_class_gives_nothing() -> None:
    chance = Chance()
    for ask in (lambda: chance.pick(1), lambda: chance.roll(6), chance.mark):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        chance.reset(())
