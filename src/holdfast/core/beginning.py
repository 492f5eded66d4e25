"""How a match is begun, and how one comes back from its journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from holdfast.core.errors import BadJournal, BadPosition
from holdfast.core.game import Game
from holdfast.core.journal import Journal, JournalJson
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Given

__all__ = ["load", "new"]


def new(
    game: Game | str,
    options: Given | None = None,
    *,
    seed: int | None = None,
    script: Sequence[int] | None = None,
    position: Given | None = None,
    pack: Given | None = None,
    study: bool = False,
    chance: Sequence[int] | None = None,
) -> Match:
    """Start a match: `new("itter", seed=7)`. A `script` is a list of the numbers to come.

    It may still be called `chance`, its name in earlier versions.
    """
    if position is not None and not isinstance(position, Mapping):
        raise BadPosition(_("a position is an object"))
    if position is not None and not position:
        raise BadPosition(_("a position is not an empty object"))
    return Match(
        game,
        options,
        seed=seed,
        script=chance if script is None else script,
        position=position,
        pack=pack,
        study=study,
    )


def load(source: str | Path | Given | JournalJson | Journal) -> Match:
    """A match from a journal: a file's path, its text, the JSON itself, or a `Journal`."""
    if isinstance(source, Journal):
        return Match.replay(source)
    if isinstance(source, Mapping):
        return Match.replay(Journal.from_json(source))
    if not isinstance(source, str | Path):
        what = type(source).__name__
        raise TypeError(f"a journal is a file's path, its text, its JSON or a Journal, not {what}")
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return Match.replay(Journal.from_json(source))
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        facts = {"file": path, "reason": getattr(error, "strerror", None) or error}
        raise BadJournal(_("cannot read {file}: {reason}"), facts=facts) from None
    return Match.replay(Journal.from_json(text))
