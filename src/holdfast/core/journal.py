"""The save file of a match: game, options, where its chance came from, actions, and what is needed
to verify a replay.

Only `game` and `actions` are required. A journal that Holdfast wrote also carries the version of
the rules, the chance that each action used and fingerprints of positions, so that a replay that
diverges says at which action, and why.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Required, TypedDict, TypeVar, cast

from holdfast.core.chance import KEYED, SEEDED
from holdfast.core.edition import Options
from holdfast.core.errors import BadJournal, Phrase, nearest
from holdfast.core.history import Draw
from holdfast.core.messages import mark as _
from holdfast.core.occasions import OCCASIONAL, commitment_of
from holdfast.core.reading import (
    FLAG,
    NUMBER,
    NUMBERS,
    OBJECT,
    WORD,
    ActionJson,
    Json,
    Kind,
    PositionJson,
)
from holdfast.core.state import State

__all__ = ["FORMAT", "REDACTED", "Journal", "JournalJson", "check_generator", "fingerprint"]

T = TypeVar("T")

FORMAT = "holdfast journal 1"
REDACTED = "holdfast journal 1, redacted"
"""What a seat or a spectator may have of a match that is still running."""

WITH_KEY = (KEYED, OCCASIONAL)
GENERATORS = (SEEDED, *WITH_KEY)
FIELDS = (
    "format",
    "game",
    "rules",
    "options",
    "seed",
    "script",
    "generator",
    "commitment",
    "key",
    "position",
    "pack",
    "study",
    "actions",
    "chance",
    "asked",
    "fingerprints",
    "table",
)
EXAMPLE = '{"do": "pass"}'
HEX_DIGEST = re.compile(r"[0-9a-f]{64}")
ASKED = re.compile(r"[dp][1-9][0-9]{0,9}( [!-~]{1,40})?")
"""d6 is `roll(6)`, p52 is `pick(52)`; what it was for may follow, as in "d6 CI-4.3.2"."""


def fingerprint(position: Mapping[str, object]) -> str:
    """A short digest of a position, the same on every machine."""
    canonical = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()


def check_generator(generator: str) -> None:
    """Refuse numbers that this version cannot draw again."""
    if generator not in GENERATORS:
        known = ", ".join(GENERATORS)
        raise BadJournal(
            _('the generator is "{generator}"; this version knows {known}'),
            facts={"generator": generator, "known": known},
        )


class JournalJson(TypedDict, total=False):
    """A journal as JSON; docs/positions-and-journals.md has what each field means."""

    format: Required[str]
    game: Required[str]
    study: Required[bool]
    actions: Required[list[ActionJson]]
    rules: str
    options: Options
    seed: int
    script: list[int]
    generator: str
    commitment: str
    key: str
    position: PositionJson
    pack: Json
    chance: list[list[int]]
    asked: list[list[str]]
    fingerprints: dict[str, str]
    table: list[Json]


@dataclass(slots=True)
class Journal:
    """What a match is made of. `chance[0]` belongs to set-up, `chance[n]` to action n.

    `asked` says for each number of `chance` what it answered, and for what. A match with a key
    carries its `generator`, the `commitment` that was shown at the start and, once it is no secret,
    the `key`. `table` says what happened beside the actions, such as that somebody resigned: the
    rules know nothing of it, and no replay depends on it.

    - `game, rules`: the id of the game, and the version of its rules
    - `options, pack, position`: how the match began: its options, its component data and its
      position, where these were not as usual
    - `study`: whether it was a study match
    - `seed, script, key`: what its dice were made of: one of the three
    - `generator, commitment`: what is made of the key, and what bound the match to it
    - `actions`: the actions as JSON, in order
    - `chance, asked`: the numbers that set-up and each action used, and what each of them
      answered
    - `fingerprints`: digests of positions, by how many actions had been played
    - `table`: what happened beside the actions, such as that somebody resigned
    """

    game: str
    actions: list[Json]
    options: Options = field(default_factory=dict)
    seed: int | None = None
    script: list[int] | None = None
    position: Json | None = None
    pack: Json | None = None
    study: bool = False
    rules: str | None = None
    chance: list[list[int]] | None = None
    fingerprints: dict[int, str] = field(default_factory=dict)
    generator: str | None = None
    commitment: str | None = None
    key: str | None = field(default=None, repr=False)
    asked: list[list[str]] | None = None
    table: list[Json] | None = None

    @property
    def has_own_chance(self) -> bool:
        """Whether the numbers follow from the journal without those it recorded."""
        return self.seed is not None or self.script is not None or self.key is not None

    @property
    def source(self) -> list[int] | None:
        """The script to replay with: its own or, where nothing gives it, the recorded chance."""
        if not self.has_own_chance and self.chance is not None:
            return [number for numbers in self.chance for number in numbers]
        return self.script

    @property
    def secret(self) -> bytes | None:
        """The key as bytes, or None."""
        return None if self.key is None else bytes.fromhex(self.key)

    def check_promise(self) -> None:
        """Refuse a key that is not the one that was promised at the start."""
        if self.secret is None or self.commitment is None:
            return
        found = commitment_of(self.generator or KEYED, self.secret)
        if found != self.commitment:
            raise BadJournal(
                _(
                    "the key is not the one that was promised at the start: "
                    "its commitment is {found}, the journal recorded {recorded}"
                ),
                facts={"found": found, "recorded": self.commitment},
                at=0,
            )

    def compare(self, number: int, drawn: Sequence[Draw], state: State, current: str) -> None:
        """Refuse where a replay under the rules version `current` is not what was recorded, after
        set-up (0) or action `number`.

        What a number was for is not compared: a rule may get another name.
        """
        when = Phrase(_("at action {number}"), {"number": number})
        after = Phrase(_("after action {number}"), {"number": number})
        if number == 0:
            when, after = Phrase(_("at set-up")), Phrase(_("after set-up"))
        taken = [draw.value for draw in drawn]
        if self.chance is not None and self.chance[number] != taken:
            words = _(
                "the replay diverges {when}: it used the chance {taken}, "
                "the journal recorded {recorded}"
            )
            facts = {"when": when, "taken": str(taken), "recorded": str(self.chance[number])}
            raise self.broken(Phrase(words, facts), number, current)
        asked = _without_rules(draw.word for draw in drawn)
        noted = asked if self.asked is None else _without_rules(self.asked[number])
        if noted != asked:
            words = _(
                "the replay diverges {when}: it asked for {asked}, the journal recorded {recorded}"
            )
            facts = {"when": when, "asked": " ".join(asked), "recorded": " ".join(noted)}
            raise self.broken(Phrase(words, facts), number, current)
        wanted = self.fingerprints.get(number)
        if wanted is not None and wanted != (found := fingerprint(state.to_position())):
            words = _(
                "the replay diverges {after}: the position's fingerprint is {found}, "
                "the journal recorded {recorded}"
            )
            facts = {"after": after, "found": found, "recorded": wanted}
            raise self.broken(Phrase(words, facts), number, current)

    def broken(self, what: Phrase, at: int, current: str, rule: str | None = None) -> BadJournal:
        """The journal does not replay, and perhaps since it was written under other rules."""
        if self.rules is None or self.rules == current:
            return BadJournal(what.words, at=at, rule=rule, facts=what.facts)
        words = _(
            "{what} (the journal was written under rules version {old}, these are version {new})"
        )
        facts = {"what": what, "old": self.rules, "new": current}
        return BadJournal(words, at=at, rule=rule, facts=facts)

    def to_json(self) -> JournalJson:
        """The journal as JSON; what is absent is left out."""
        prints = {str(at): digest for at, digest in self.fingerprints.items()}
        given = {**{name: getattr(self, name, None) for name in FIELDS}, "fingerprints": prints}
        if not prints:
            del given["fingerprints"]
        given["format"] = FORMAT
        return cast(JournalJson, {name: one for name, one in given.items() if one is not None})

    @classmethod
    def from_json(cls, data: object) -> Journal:
        """Read a journal from JSON text or an object, or raise `BadJournal`."""
        if isinstance(data, str | bytes):
            try:
                data = json.loads(data)
            except (ValueError, RecursionError) as error:
                raise BadJournal(
                    _("the journal is not valid JSON (is it cut off?): {error}"),
                    facts={"error": _where(error)},
                ) from None
        if not isinstance(data, Mapping):
            raise BadJournal(_("a journal is an object with at least game and actions"))
        _check_fields(data)
        return cls(
            game=_of_kind(data.get("game"), "game", WORD),
            actions=_read_actions(data),
            options=_member(data, "options", OBJECT) or {},
            seed=_member(data, "seed", NUMBER),
            script=_member(data, "script", NUMBERS),
            position=_member(data, "position", OBJECT),
            pack=_member(data, "pack", OBJECT),
            study=_member(data, "study", FLAG) is True,
            rules=_member(data, "rules", WORD),
            chance=_read_chance(data),
            fingerprints=_read_fingerprints(data),
            generator=_read_generator(data),
            commitment=_read_digest(data, "commitment"),
            key=_read_digest(data, "key"),
            asked=_read_asked(data),
            table=_read_table(data),
        )


def _where(error: Exception) -> object:
    """Where JSON ends to be JSON; anything else is told as Python tells it."""
    if not isinstance(error, json.JSONDecodeError):
        return str(error)
    facts = {"line": error.lineno, "column": error.colno}
    return Phrase(_("line {line}, column {column}"), facts)


def _without_rules(words: Iterable[str]) -> list[str]:
    return [word.partition(" ")[0] for word in words]


def _check_fields(data: Mapping[str, object]) -> None:
    if data.get("format") == REDACTED:
        raise BadJournal(
            _(
                "this journal was downloaded while the match was running: it holds only what these "
                "eyes had seen, and no key; download it again when the match is over"
            )
        )
    for name in data:
        if name not in FIELDS:
            near = nearest(name, FIELDS)
            words = _('a journal has no field "{name}"')
            raise BadJournal(words, facts={"name": name}, near=near)
    sources = [name for name in ("seed", "script", "key") if data.get(name) is not None]
    if sources == ["seed", "script"]:
        raise BadJournal(_("a journal has a seed or a script of chance, not both"))
    if len(sources) > 1:
        words = _("a journal has a key or a {other}, not both")
        raise BadJournal(words, facts={"other": sources[0]})
    if data.get("format", FORMAT) != FORMAT:
        raise BadJournal(
            _('the format is {found}; this version reads only "{known}"'),
            facts={"found": repr(data["format"]), "known": FORMAT},
        )


def _member(data: Mapping[str, object], name: str, kind: Kind[T]) -> T | None:
    """A member of a journal, which may be missing."""
    value = data.get(name)
    return None if value is None else _of_kind(value, name, kind)


def _of_kind(value: object, name: str, kind: Kind[T]) -> T:
    if not kind.fits(value):
        words = _("{name} must be {kind}")
        if value is None:
            words = _("the journal has no {name}; it must be {kind}")
        raise BadJournal(words, facts={"name": name, "kind": Phrase(kind.words)})
    return value


def _read_actions(data: Mapping[str, object]) -> list[Json]:
    actions = data.get("actions")
    if not isinstance(actions, list):
        words = _("{name} must be {kind}")
        if actions is None:
            words = _("the journal has no {name}; it must be {kind}")
        kind = Phrase(_("a list of actions"))
        raise BadJournal(words, facts={"name": "actions", "kind": kind})
    for number, action in enumerate(actions, start=1):
        if not OBJECT.fits(action):
            words = _("action {number} must be an object such as {example}, not {found}")
            facts = {"number": number, "example": EXAMPLE, "found": type(action).__name__}
            raise BadJournal(words, facts=facts, at=number)
    return actions


def _read_chance(data: Mapping[str, object]) -> list[list[int]] | None:
    chance = data.get("chance")
    if chance is None:
        return None
    if not isinstance(chance, list):
        kind = Phrase(_("a list of lists of whole numbers"))
        raise BadJournal(_("{name} must be {kind}"), facts={"name": "chance", "kind": kind})
    wanted = len(_read_actions(data)) + 1
    if len(chance) != wanted:
        raise BadJournal(
            _(
                "chance has {found} entries, but set-up and {actions} actions need {wanted}: "
                "the journal has been cut or edited"
            ),
            facts={"found": len(chance), "actions": wanted - 1, "wanted": wanted},
        )
    return [_of_kind(numbers, f"chance[{at}]", NUMBERS) for at, numbers in enumerate(chance)]


def _read_generator(data: Mapping[str, object]) -> str | None:
    generator = _member(data, "generator", WORD)
    if generator is not None:
        check_generator(generator)
    for name in ("key", "commitment"):
        if data.get(name) is not None and generator not in WITH_KEY:
            older, newer = WITH_KEY
            words = _(
                'a {name} belongs to the generator "{older}" or "{newer}", which is not named'
            )
            raise BadJournal(words, facts={"name": name, "older": older, "newer": newer})
    if data.get("seed") is not None and generator in WITH_KEY:
        words = _('the generator "{generator}" takes a key, not a seed')
        raise BadJournal(words, facts={"generator": generator})
    return generator


def _read_digest(data: Mapping[str, object], name: str) -> str | None:
    value = _member(data, name, WORD)
    if value is not None and not HEX_DIGEST.fullmatch(value):
        kind = Phrase(_("64 digits of 0 to 9 and a to f"))
        raise BadJournal(_("{name} must be {kind}"), facts={"name": name, "kind": kind})
    return value


def _read_asked(data: Mapping[str, object]) -> list[list[str]] | None:
    asked = data.get("asked")
    if asked is None:
        return None
    wanted = len(_read_actions(data)) + 1
    if not isinstance(asked, list) or len(asked) != wanted:
        said = _("asked must be a list of {wanted} entries: set-up's and each action's")
        raise BadJournal(said, facts={"wanted": wanted})
    for at, words in enumerate(asked):
        if not isinstance(words, list) or not all(_is_asked(word) for word in words):
            kind = Phrase(_("a list of words like d6 or p52"))
            facts = {"name": f"asked[{at}]", "kind": kind}
            raise BadJournal(_("{name} must be {kind}"), at=at, facts=facts)
    return asked


def _read_table(data: Mapping[str, object]) -> list[Json] | None:
    table = data.get("table")
    if table is None:
        return None
    if not isinstance(table, list) or not all(OBJECT.fits(one) for one in table):
        kind = Phrase(_("a list of objects: what happened beside the actions"))
        raise BadJournal(_("{name} must be {kind}"), facts={"name": "table", "kind": kind})
    return table


def _is_asked(word: object) -> bool:
    return isinstance(word, str) and ASKED.fullmatch(word) is not None


def _read_fingerprints(data: Mapping[str, object]) -> dict[int, str]:
    given = data.get("fingerprints")
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        kind = Phrase(_("an object from action numbers to digests"))
        raise BadJournal(_("{name} must be {kind}"), facts={"name": "fingerprints", "kind": kind})
    last = len(_read_actions(data))
    digests: dict[int, str] = {}
    for at, digest in given.items():
        # isdecimal alone also accepts digits of other scripts, which nobody writes here.
        if not (isinstance(at, str) and at.isascii() and at.isdecimal() and len(at) < 10):
            words = _("fingerprints: {found} is not the number of an action")
            raise BadJournal(words, facts={"found": repr(at)})
        if not isinstance(digest, str):
            words = _("fingerprints: the digest at {at} must be a word")
            raise BadJournal(words, facts={"at": at})
        if int(at) > last:
            raise BadJournal(
                _(
                    "there is a fingerprint for action {at}, but the journal has only {last} "
                    "actions: it has been cut or edited"
                ),
                facts={"at": at, "last": last},
            )
        digests[int(at)] = digest
    return digests
