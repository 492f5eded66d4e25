"""Who sits at a seat, as it is shown: a person by a name, a bot by its name and face."""

from __future__ import annotations

from holdfast.bots import BotCard, find_bot, installed_bots
from holdfast.bots.figures import introduction
from holdfast.core.errors import HoldfastError
from holdfast.store import SeatRow
from holdfast.web.models.table import BotOut, SitterFields

__all__ = [
    "DEFAULT_BOT",
    "bot_label",
    "bots_for",
    "default_seating",
    "player_fields",
    "player_kind",
]

DEFAULT_BOT = "strong"


def player_kind(seat: SeatRow) -> str:
    if seat.kind == "human" and seat.claimed_by is None:
        return "link"
    return seat.kind


def _card(word: str) -> BotCard | None:
    try:
        return find_bot(word).card
    except HoldfastError:
        return None  # it was installed once


def bot_label(word: str | None, lang: str) -> str:
    """What a bot is called; with what it may spend, where that is not as usual."""
    name, at, spending = (word or "").partition("@")
    card = _card(name)
    called = name if card is None else card.called(lang)
    return f"{called} ({spending})" if at else called


def player_fields(seat: SeatRow, lang: str) -> SitterFields:
    """Name and kind of whoever sits there, and the face of a bot."""
    told: SitterFields = {"name": seat.name, "kind": player_kind(seat)}
    if seat.kind == "bot" and seat.bot is not None:
        card = _card(seat.bot)
        told["name"] = bot_label(seat.bot, lang)
        told["bot"] = seat.bot
        told["face"] = "" if card is None else card.face
    return told


def bots_for(game: str, lang: str) -> list[BotOut]:
    """The bots that play a game, the weakest first."""
    return [
        {
            "bot": card.name,
            "name": card.called(lang),
            "about": introduction(card, game, lang),
            "face": card.face,
            "seconds": card.seconds,
        }
        for card in installed_bots(game).values()
    ]


def default_seating(game: str, place: int) -> str:
    """Who sits where unless somebody says otherwise: one person, against the strong bot."""
    if place == 0:
        return "me"
    return f"bot:{DEFAULT_BOT}" if DEFAULT_BOT in installed_bots(game) else "friend"
