"""All chance goes through here: two calls, `roll(sides)` and `pick(n)`.

Chance is handed to the rules as an argument and never kept in a state, so a copied state cannot
contain tomorrow's dice, and a search brings its own.
"""

from __future__ import annotations

import copy
import hashlib
import hmac
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from holdfast.core.errors import BadChance
from holdfast.core.messages import mark as _

__all__ = [
    "KEYED",
    "KEY_BYTES",
    "SEEDED",
    "SEEDS",
    "Chance",
    "Keyed",
    "Recording",
    "Scripted",
    "Seeded",
]

# The generators by the names that journals and records give them. What a name stands for never
# changes, so that everything that was ever played can be played again.
SEEDED: Final = "multiply-with-carry"
KEYED: Final = "hmac-sha256"

# A lag-1 multiply-with-carry generator whose products stay below 2**62, so that it is exact and
# fast both in plain Python and compiled. MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are
# prime, which gives every seed a period of about 2**61.
MULTIPLIER: Final[i64] = 929884539
MASK: Final[i64] = 0xFFFFFFFF

SEEDS: Final = 2**53
"""A seed of our own choice lies below: every reader of JSON keeps such a number exact."""

KEY_BYTES: Final = 32
BLOCK_WORDS: Final = 8
BLOCK_DOMAIN: Final = b"holdfast chance\n"
COMMITMENT_DOMAIN: Final = b"holdfast commitment\n"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where dice and draws come from.

    `step` is the rule's step that is being carried out, so that a record can say what each number
    was for. The engine sets it; a source that keeps no record takes no notice.

    - `step`: the rule's step that is being carried out; None outside of a match
    """

    step: object = None

    def pick(self, n: int) -> int:
        """A random draw: 0 to n-1."""
        raise NotImplementedError

    def roll(self, sides: int) -> int:
        """One die: 1 to `sides`; a ten-sided die gives 0 to 9."""
        value = self.pick(sides)
        return value if sides == 10 else value + 1

    def mark(self) -> tuple[int, ...]:
        """Where this source stands, for `reset`."""
        raise NotImplementedError

    def reset(self, mark: tuple[int, ...]) -> None:
        """Go back to where `mark` was taken: the same numbers come again."""
        raise NotImplementedError

    def dice(self, count: int) -> list[int]:
        """Several six-sided dice, rolled one at a time."""
        return [self.roll(6) for _ in range(count)]


def shuffle(items: list[int], chance: Chance) -> None:
    """Fisher-Yates in place, from the last index down."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.pick(i + 1)
        items[i], items[j] = items[j], items[i]


def chance_again(kind: Any, given: object, mark: tuple[int, ...]) -> Chance:
    """What a pickled source becomes: one at its beginning, moved on to where it stood."""
    source: Chance = kind(given)
    source.reset(mark)
    return source


def recording_again(
    source: Chance,
    taken: list[int],
    asked: list[int],
    rules: list[str],
    since: int,
    first: tuple[int, ...] | None,
) -> Recording:
    """What a pickled record becomes."""
    found = Recording(source)
    found.taken, found.asked, found.rules = list(taken), list(asked), list(rules)
    found.since, found.first = since, first
    return found


class Seeded(Chance):
    """Reproducible from one integer, on every machine and every Python version.

    Fast, and no secret: some forty dice give its whole future away. Simulations, studies and tests
    use it; a match between people takes `Keyed`.

    - `seed`: the integer
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        self.seed = seed
        self._x: i64 = int.from_bytes(digest[:4], "big") | 1
        self._carry: i64 = int.from_bytes(digest[4:], "big") % 929884538

    def pick(self, n: int) -> int:
        if n <= 0 or n > 0x3FFFFFFF:
            raise BadChance(f"pick({n}) is impossible: there is nothing to draw from")
        # Machine integers when compiled; in plain Python the annotations say nothing.
        x: i64 = self._x
        carry: i64 = self._carry
        sides: i64 = n
        while True:
            total: i64 = MULTIPLIER * x + carry
            x = total & MASK
            carry = total >> 32
            # Scaling instead of a remainder; the few values that would favour some results are
            # rejected, so that every result is exactly as likely as any other.
            scaled: i64 = (x ^ carry) * sides
            low: i64 = scaled & MASK
            if low >= sides or low >= (MASK + 1) % sides:
                self._x = x
                self._carry = carry
                return scaled >> 32

    def mark(self) -> tuple[int, ...]:
        return (self._x, self._carry)

    def reset(self, mark: tuple[int, ...]) -> None:
        self._x = mark[0]
        self._carry = mark[1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self.seed == other.seed and self.mark() == other.mark()

    def __hash__(self) -> int:
        return hash(self.seed)  # what does not change while it gives numbers

    def __reduce__(self) -> tuple[object, ...]:
        return (chance_again, (Seeded, self.seed, self.mark()))

    def __repr__(self) -> str:
        return f"Seeded({self.seed})"


class Keyed(Chance):
    """Numbers that nobody foresees without the key, and everybody can check with it.

    HMAC-SHA-256 in counter mode: word w of 32 bits is the w % 8th of the block that belongs to
    w // 8. Browsers can compute it as well, so that players need not take our word for their dice.

    - `key`: the key, 32 bytes; a secret as long as the match goes on
    """

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise BadChance(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self._used = 0
        self._block = -1
        self._words: list[int] = []

    @property
    def commitment(self) -> str:
        """What may be shown before the key: it fixes the key, and tells nothing about it."""
        promised = COMMITMENT_DOMAIN + KEYED.encode() + b"\n" + self.key
        return hashlib.sha256(promised).hexdigest()

    def pick(self, n: int) -> int:
        if n <= 0 or n > 0x3FFFFFFF:
            raise BadChance(f"pick({n}) is impossible: there is nothing to draw from")
        sides: i64 = n
        while True:
            # Scaled and rejected as in `Seeded`: every result is exactly as likely as any other.
            scaled: i64 = self._next_word() * sides
            low: i64 = scaled & MASK
            if low >= sides or low >= (MASK + 1) % sides:
                return scaled >> 32

    def _next_word(self) -> i64:
        block, place = divmod(self._used, BLOCK_WORDS)
        if block != self._block:
            message = BLOCK_DOMAIN + block.to_bytes(8, "big")
            digest = hmac.digest(self.key, message, "sha256")
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            self._block = block
        self._used += 1
        return self._words[place]

    def mark(self) -> tuple[int, ...]:
        return (self._used,)

    def reset(self, mark: tuple[int, ...]) -> None:
        self._used = mark[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keyed) and self.key == other.key and self._used == other._used

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return (chance_again, (Keyed, self.key, self.mark()))

    def __repr__(self) -> str:
        return f"Keyed({self._used} words used)"  # a key in a log would be everybody's


class Scripted(Chance):
    """A list of numbers, used in order. Running out is an error.

    - `numbers`: the list
    - `used`: how many of them have been used
    """

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = list(numbers)
        self.used = 0

    @property
    def left(self) -> list[int]:
        """The numbers that nobody has asked for yet."""
        return self.numbers[self.used :]

    def _next(self, what: str, lowest: int, highest: int) -> int:
        if self.used >= len(self.numbers):
            raise BadChance(
                _(
                    "the script of chance has run out: after its {count} numbers {what} is asked "
                    "for ({lowest} to {highest})"
                ),
                facts={
                    "count": len(self.numbers),
                    "what": what,
                    "lowest": lowest,
                    "highest": highest,
                },
            )
        value = self.numbers[self.used]
        if not lowest <= value <= highest:
            raise BadChance(
                _(
                    "number {place} of the script of chance is {value}, but {what} gives {lowest} "
                    "to {highest}"
                ),
                facts={
                    "place": self.used + 1,
                    "value": value,
                    "what": what,
                    "lowest": lowest,
                    "highest": highest,
                },
            )
        self.used += 1
        return value

    def pick(self, n: int) -> int:
        return self._next(f"pick({n})", 0, n - 1)

    def roll(self, sides: int) -> int:
        if sides == 10:
            return self._next("roll(10)", 0, 9)
        return self._next(f"roll({sides})", 1, sides)

    def mark(self) -> tuple[int, ...]:
        return (self.used,)

    def reset(self, mark: tuple[int, ...]) -> None:
        self.used = mark[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Scripted):
            return False
        return self.numbers == other.numbers and self.used == other.used

    def __hash__(self) -> int:
        return hash(tuple(self.numbers))

    def __reduce__(self) -> tuple[object, ...]:
        return (chance_again, (Scripted, self.numbers, self.mark()))

    def __repr__(self) -> str:
        return f"Scripted({self.numbers}, used {self.used})"


class Recording(Chance):
    """Another source, remembered: `taken` is every number it gave, in order.

    `asked` says beside each what was asked for: n for `pick(n)`, -sides for `roll(sides)`; `rules`
    says for what: the rule of the step that asked.

    - `source`: where the numbers come from
    - `taken, asked, rules`: every number in order, what each answered, and for which rule
    - `since`: how many of them came from another source, where it was renewed
    - `first`: where this source began then
    """

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.taken: list[int] = []
        self.asked: list[int] = []
        self.rules: list[str] = []
        self.since = 0
        self.first: tuple[int, ...] | None = None

    @property
    def record(self) -> tuple[list[int], list[int], list[str]]:
        """The numbers, what was asked for, and for what."""
        return self.taken, self.asked, self.rules

    def again(self, source: Chance) -> Recording:
        """The same record over a source of its own, which gives the same numbers."""
        other = Recording(source)
        other.taken = list(self.taken)
        other.asked = list(self.asked)
        other.rules = list(self.rules)
        other.since = self.since
        other.first = self.first
        return other

    def renewed(self, source: Chance) -> Recording:
        """The same record so far, that goes on with other numbers."""
        other = self.again(source)
        other.since = len(self.taken)
        other.first = source.mark()
        return other

    def pick(self, n: int) -> int:
        value = self.source.pick(n)
        self._note(value, n)
        return value

    def roll(self, sides: int) -> int:
        value = self.source.roll(sides)
        self._note(value, -sides)
        return value

    def _note(self, value: int, asked: int) -> None:
        self.taken.append(value)
        self.asked.append(asked)
        rule: str = getattr(self.step, "rule", "")
        self.rules.append(rule)

    def go_on(
        self,
        taken: list[int],
        asked: list[int],
        rules: list[str],
        since: int,
        mark: tuple[int, ...],
    ) -> None:
        """Take up a record that was kept, over a source at its beginning."""
        self.first = self.source.mark()
        self.since = since
        self.taken = list(taken)
        self.asked = list(asked)
        self.rules = list(rules)
        self.source.reset(mark[1:])

    def spend(
        self,
        taken: tuple[int, ...],
        asked: tuple[int, ...],
        rules: tuple[str, ...],
        mark: tuple[int, ...],
    ) -> None:
        """Go on to a mark that was reached before and left again, with what was taken by then."""
        self.taken.extend(taken)
        self.asked.extend(asked)
        self.rules.extend(rules)
        self.source.reset(mark[1:])

    def mark(self) -> tuple[int, ...]:
        return (len(self.taken), *self.source.mark())

    def reset(self, mark: tuple[int, ...]) -> None:
        del self.taken[mark[0] :]
        del self.asked[mark[0] :]
        del self.rules[mark[0] :]
        if self.first is not None and mark[0] <= self.since:
            # A mark of the source before: what it gave is not known here, so all is new from there.
            self.since = mark[0]
            self.source.reset(self.first)
        else:
            self.source.reset(mark[1:])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Recording):
            return False
        return self.source == other.source and self.record == other.record

    def __hash__(self) -> int:
        return hash(self.source)

    def __reduce__(self) -> tuple[object, ...]:
        kept = (self.source, self.taken, self.asked, self.rules, self.since, self.first)
        return (recording_again, kept)

    def __copy__(self) -> Recording:
        source = copy.copy(self.source)  # two records of one source would take turns with it
        kept = (self.taken, self.asked, self.rules, self.since, self.first)
        return recording_again(source, *kept)

    def __repr__(self) -> str:
        return f"Recording({self.source!r}, {len(self.taken)} taken)"
