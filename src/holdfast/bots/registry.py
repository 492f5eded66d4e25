"""The bots that are installed: ours, and those that other packages register as `holdfast.bots`.

A bot is named by a word: its name, and after an @ what it may spend on a decision, where that is
not as usual. `strong@0.5` thinks for half a second, `strong@200x` tries 200 times.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.metadata import EntryPoint

from holdfast.bots.bot import Bot
from holdfast.bots.card import BotCard, Player
from holdfast.bots.levels import LEVELS
from holdfast.core.errors import HoldfastError, nearest
from holdfast.core.messages import mark as _
from holdfast.core.plugins import Found, find_plugins

__all__ = ["NoSuchBot", "broken_bots", "find_bot", "installed_bots", "make_bot", "read_spending"]

GROUP = "holdfast.bots"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SPENDING = re.compile(r"(\d{1,6}(?:\.\d{0,6})?)(s?)|(\d{1,9})x", re.ASCII)
LONGEST = 3600.0
"""A decision takes an hour at most."""


class NoSuchBot(HoldfastError):
    """No bot has this name, or it does not play this game."""

    kind = "no_such_bot"


@lru_cache(maxsize=1)
def _found() -> Found[BotCard]:
    """Every installed bot by its name, ours first, and what is wrong with the others."""
    return find_plugins(GROUP, "bot", _load, {card.name: card for card in LEVELS})


def _load(point: EntryPoint) -> tuple[str, BotCard]:
    card = point.load()
    if not isinstance(card, BotCard):
        raise TypeError(f"the entry point of a bot is a BotCard, not {type(card).__name__}")
    if not NAME.fullmatch(card.name) or card.name != point.name:
        raise ValueError(f"{card.name!r} must be the entry point's name: letters, digits, hyphens")
    return card.name, card


def installed_bots(game: str | None = None) -> dict[str, BotCard]:
    """The bots that can be chosen, or those of them that play a game, by name."""
    return {name: card for name, card in _found().good.items() if game is None or card.plays(game)}


def broken_bots() -> dict[str, str]:
    """The bots that are installed and cannot be used, each with the reason."""
    return dict(_found().broken)


def find_bot(word: str, game: str | None = None) -> Player:
    """The player that a word means, for a game where one is given; `NoSuchBot` otherwise."""
    name, at, spending = word.partition("@")
    known = installed_bots(game)
    if name not in known:
        raise _no_bot(name, game)
    card = known[name]
    seconds, count = read_spending(spending) if at else (card.seconds, card.count)
    return Player(word, card, seconds, count)


def make_bot(word: str) -> Bot:
    """A fresh bot by its word, for one seat of one match."""
    return find_bot(word).make()


def read_spending(words: str) -> tuple[float | None, int | None]:
    """Seconds or tries from what stands after the @ of a bot."""
    read = SPENDING.fullmatch(words)
    seconds = float(read[1]) if read and read[1] else None
    if read is None or (seconds is not None and not 0 < seconds <= LONGEST):
        sentence = _(
            "“@{words}” is no measure of thinking: @0.5 is half a second, @200x are 200 tries"
        )
        raise HoldfastError(sentence, facts={"words": words[:20]})
    return (seconds, None) if seconds is not None else (None, max(1, int(read[3])))


def _no_bot(name: str, game: str | None) -> NoSuchBot:
    known, broken = installed_bots(game), broken_bots()
    if name in broken:
        sentence = _("the bot {name} is installed, but cannot be used: {reason}")
        return NoSuchBot(sentence, facts={"name": name, "reason": broken[name]})
    if game is not None and name in installed_bots():
        sentence = _("the bot {name} does not play {game}; there are {known}")
        facts = {"name": name, "game": game, "known": ", ".join(known)}
        return NoSuchBot(sentence, facts=facts)
    near = nearest(name, known)
    sentence = _("there is no bot “{name}”") if near else _(
        "there is no bot “{name}”; there are {known}"
    )  # fmt: skip
    return NoSuchBot(sentence, facts={"name": name[:40], "known": ", ".join(known)}, near=near)
