"""Journals that somebody brings: replayed and compared, then opened as a study of all of it."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from typing import Final

import orjson

from holdfast.core.errors import BadJournal, HoldfastError
from holdfast.core.game import Game
from holdfast.core.journal import Journal
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.registry import find_game, installed_games
from holdfast.store import Entry
from holdfast.web.beginning import Beginning, entries_of
from holdfast.web.positions import read_code
from holdfast.web.problems import Problem

__all__ = ["Opened", "Pasted", "open_journal", "read_paste", "study_of"]

MATCH: Final = re.compile(r"^(?:https?://[^/\s]+)?/matches/([a-z0-9]{4,32})(?:[/?#]|$)")
SHORT: Final = re.compile(r"^(?:https?://[^/\s]+)?/p/([a-z0-9]{4,16})/?$|^([a-z0-9]{8})$")
POSITION: Final = re.compile(r"(?:^|/)position/([\w-]{1,64})/([\w-]+)/?$")
CODE: Final = re.compile(r"[\w-]+")


@dataclass(frozen=True, slots=True)
class Opened:
    """A journal that holds, as plain data: it comes from another process."""

    begins: Beginning
    entries: list[Entry]
    proof: str
    """What its numbers follow from: a `key` that was promised at the start, a `seed`, or nothing,
    since there was no chance in it."""
    rules: str
    """The version of the rules that it was written under."""

    @classmethod
    def of(cls, told: Json) -> Opened:
        entries = [Entry(**one) for one in told["entries"]]
        return cls(Beginning(**told["begins"]), entries, told["proof"], told["rules"])


def open_journal(words: str) -> Json:
    """What `Opened` is made of, or `BadJournal`. It plays the whole match: not for this process."""
    journal = Journal.from_json(words)
    match = Match.replay(journal)
    _check_rules(journal, match.game)
    proof = "key" if match.key is not None else "seed" if match.seed is not None else ""
    if not proof and any(match.journal().chance or []):
        raise BadJournal(_no_source(journal))
    study = match.branch(study=True)
    return {
        "begins": asdict(Beginning.of(study)),
        "entries": [asdict(one) for one in entries_of(study)],
        "proof": proof,
        "rules": journal.rules or match.game.rules_version,
    }


def _check_rules(journal: Journal, game: Game) -> None:
    known = (None, game.rules_version, *game.continues)
    if journal.rules not in known and not journal.fingerprints:
        words = _(
            "the journal was written under rules version {old}, these are version {new}, and it "
            "has no fingerprints that would show whether its positions are still the same"
        )
        facts = {"old": str(journal.rules), "new": str(game.rules_version)}
        raise BadJournal(words, facts=facts)


def _no_source(journal: Journal) -> str:
    if journal.commitment is not None:
        return _(
            "the journal promises a key and does not have it; the key is published when the match "
            "is over: download the journal again then"
        )
    return _(
        "the journal has neither a seed nor a key, so nothing says how it would go on; "
        "holdfast replay tells such a journal"
    )


# What somebody pastes


@dataclass(frozen=True, slots=True)
class Pasted:
    """What somebody pasted or sent: a match here, a journal, or a position, perhaps of a game."""

    match: str = ""
    short: str = ""
    """The name of a shared position."""
    journal: str = ""
    game: str = ""
    position: dict[str, object] | None = None
    options: dict[str, object] = field(default_factory=dict)
    """What the address of a position carries beside it."""


def read_paste(words: str) -> Pasted:
    """What it is, by the look of it, or a problem that says what it could have been."""
    words = words.strip().removeprefix("\ufeff").strip()
    if not words:
        raise Problem(422, "nothing", _("Choose a file, or paste a journal or a position."))
    if words.startswith(("{", "[")):
        return _read_json(words)
    here = MATCH.search(words)
    if here is not None:
        return Pasted(match=here[1])
    short = SHORT.search(words)
    if short is not None:
        return Pasted(short=short[1] or short[2])
    shared = POSITION.search(words)
    if shared is not None:
        return Pasted(game=shared[1], **read_code(shared[2])._asdict())
    if CODE.fullmatch(words):
        return Pasted(**read_code(words)._asdict())
    raise Problem(
        422,
        "unknown_paste",
        _(
            "This is neither a journal nor a position. A journal is the file that “Download the "
            "journal” gives; a position is JSON, its code or its address."
        ),
    )


def _read_json(words: str) -> Pasted:
    try:
        data = orjson.loads(words)
    except orjson.JSONDecodeError as error:
        raise Problem(
            422,
            "bad_json",
            _("This is not valid JSON (line {line}, column {column}): was it copied whole?"),
            facts={"line": error.lineno, "column": error.colno},
        ) from None
    if not isinstance(data, dict):
        raise Problem(422, "bad_json", _("That must be a JSON object."))
    if "actions" in data or str(data.get("format", "")).startswith("holdfast journal"):
        return Pasted(journal=words)
    return Pasted(position=data)


def study_of(pasted: Pasted, given: str) -> Match:
    """A study from a position, of the game that somebody says, or else of the one that reads it."""
    wanted = given or pasted.game
    games = [find_game(wanted)] if wanted else list(installed_games().values())
    for game in games:
        try:
            return Match(game, pasted.options, seed=0, position=pasted.position, study=True)
        except HoldfastError:
            if wanted:
                raise
    raise Problem(
        422,
        "bad_position",
        _("No game here reads this position. Choose its game to hear what is wrong with it."),
    )
