"""Bots at the matches of an engine: they are put on seats, and play whenever it is their turn."""

from __future__ import annotations

import secrets
from typing import TypedDict

from holdfast.bots import Player, find_bot
from holdfast.bots.figures import introduction
from holdfast.bots.registry import installed_bots
from holdfast.bots.sitting import Sitter, sit, stand_in
from holdfast.core.chance import SEEDS
from holdfast.core.edition import SeatName
from holdfast.core.match import Match
from holdfast.core.reading import ActionJson
from holdfast.core.seat import Seat
from holdfast.protocol.answers import DefectAnswer, GuestAnswer

__all__ = ["BotAnswer", "ChoiceAnswer", "Guests", "choice", "list_bots"]


class BotAnswer(TypedDict):
    """A bot as the protocol lists it."""

    name: str
    label: str
    about: str
    seconds: float | None
    count: int | None


class FaultAnswer(TypedDict):
    """What went wrong with a bot that was asked."""

    kind: str
    sentence: str


class ChoiceAnswer(TypedDict):
    """What a bot would do: an action, or null and the defect of the bot."""

    bot: str
    action: ActionJson | None
    seconds: float
    tries: int
    defect: FaultAnswer | None


def list_bots(game: str | None) -> list[BotAnswer]:
    """The bots that can be chosen, or those of them that play a game."""
    return [
        {
            "name": card.name,
            "label": card.label,
            "about": introduction(card, game),
            "seconds": card.seconds,
            "count": card.count,
        }
        for card in installed_bots(game).values()
    ]


def choice(word: str, seat: Seat, seed: int | None) -> ChoiceAnswer:
    """What a bot would do in the place of a seat, which decides; nothing is played."""
    seat.check_turn()
    sitter = sit(find_bot(word, seat.game.id), "wall")
    reply = sitter.ask(seat, secrets.randbelow(SEEDS) if seed is None else seed)
    sitter.leave()
    defect = reply.defect
    return {
        "bot": word,
        "action": None if reply.action is None else dict(reply.action.json),
        "seconds": reply.seconds,
        "tries": reply.tries,
        "defect": None if defect is None else {"kind": defect.kind, "sentence": defect.words},
    }


class Guests:
    """The bots of one match, by the index of their seat."""

    def __init__(self) -> None:
        self._players: dict[int, Player] = {}
        self._sitters: dict[int, Sitter] = {}

    def sit(self, index: int, player: Player | None) -> None:
        """Put a bot on a seat, or take it away."""
        old = self._sitters.pop(index, None)
        self._players.pop(index, None)
        if old is not None:
            old.leave()
        if player is not None:
            self._players[index] = player
            self._sitters[index] = sit(player, "wall")

    def names(self, seats: tuple[SeatName, ...]) -> list[GuestAnswer]:
        """Which bot sits where."""
        return [
            {"seat": seats[index], "bot": player.word}
            for index, player in sorted(self._players.items())
        ]

    def is_to_move(self, match: Match) -> bool:
        return match.turn in self._sitters

    def play_on(self, match: Match) -> list[DefectAnswer]:
        """Let bots play until somebody else is to decide; what went wrong on the way."""
        defects: list[DefectAnswer] = []
        while (turn := match.turn) is not None and turn in self._sitters:
            seat, seed = match.seen_by(turn), secrets.randbelow(SEEDS)
            reply = self._sitters[turn].ask(seat, seed)
            if reply.action is not None:
                match.play(reply.action)
                continue
            defect = reply.defect
            assert defect is not None
            defects.append(
                {
                    "seat": seat.name,
                    "bot": self._players[turn].word,
                    "after": seat.number,
                    "kind": defect.kind,
                    "sentence": defect.words,
                }
            )
            match.play(stand_in(seat, seed))
        return defects

    def leave(self) -> None:
        """The match is closed."""
        for sitter in self._sitters.values():
            sitter.leave()
        self._sitters.clear()
