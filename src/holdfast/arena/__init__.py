"""Bots against each other: pairings on the same dice, a referee, records that go on, ratings."""

from __future__ import annotations

from holdfast.arena.pairing import Plan, Round
from holdfast.arena.record import GameRecord, Results
from holdfast.arena.referee import Referee
from holdfast.arena.run import play_rounds
from holdfast.arena.standing import standing

__all__ = ["GameRecord", "Plan", "Referee", "Results", "Round", "play_rounds", "standing"]
