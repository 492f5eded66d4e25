"""Players that need no person. Each chooses from what its seat may know, and from nothing else."""

from __future__ import annotations

from holdfast.bots.bot import Bot
from holdfast.bots.budget import Budget
from holdfast.bots.card import BotCard, Player
from holdfast.bots.random_bot import RandomBot
from holdfast.bots.registry import NoSuchBot, broken_bots, find_bot, installed_bots, make_bot

__all__ = [
    "Bot",
    "BotCard",
    "Budget",
    "NoSuchBot",
    "Player",
    "RandomBot",
    "broken_bots",
    "find_bot",
    "installed_bots",
    "make_bot",
]
