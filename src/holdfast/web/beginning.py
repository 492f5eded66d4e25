"""How a match begins: all that its record says of it before the first action."""

from __future__ import annotations

import time
from dataclasses import dataclass

import orjson

from holdfast.core.chance import SEEDED
from holdfast.core.edition import Options, SeatName
from holdfast.core.match import Match
from holdfast.store import Entry
from holdfast.store.record import standing

__all__ = ["Beginning", "entries_of"]


@dataclass(frozen=True, slots=True)
class Beginning:
    """A match that has been set up, as plain data: it may come from another process."""

    game: str
    rules: str
    options: Options
    seats: list[SeatName]
    seed: int | None
    key: str | None
    commitment: str | None
    position: dict[str, object] | None
    pack: dict[str, object] | None
    study: bool
    setup: list[int]
    turn: int
    over: bool
    generator: str
    result: str | None = None
    returns: str | None = None
    """How it ended, where it begins with all that another one played."""

    @classmethod
    def of(cls, match: Match) -> Beginning:
        first = match.state_at(0)
        is_over = match.over and len(match.played) > 0
        return cls(
            game=match.game.id,
            rules=match.game.rules_version,
            options=dict(match.options),
            seats=list(match.seats),
            seed=match.seed,
            key=None if match.key is None else match.key.hex(),
            commitment=match.commitment,
            position=match.start_position,
            pack=match.pack,
            study=match.study,
            setup=list(match.setup_chance),
            turn=standing(first, 0).turn,
            over=first.over,
            generator=match.generator or SEEDED,
            result=orjson.dumps(match.result).decode() if is_over else None,
            returns=orjson.dumps(match.state.returns()).decode() if is_over else None,
        )


def entries_of(match: Match) -> list[Entry]:
    """The record of a match that begins with what another one played."""
    entries = [
        Entry(
            "",
            number,
            "play",
            played.seat,
            orjson.dumps(played.action.json).decode(),
            orjson.dumps(played.chance).decode(),
            time.time(),
            actions=number,
        )
        for number, played in enumerate(match.played, start=1)
    ]
    if entries:
        now = standing(match.state, len(entries))
        entries[-1].turn, entries[-1].fingerprint = now.turn, now.fingerprint
    return entries
