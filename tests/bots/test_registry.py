"""Bots by name: ours, those of other packages, and words that say how long they think."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from holdfast.bots import NoSuchBot, find_bot, installed_bots
from holdfast.core.errors import HoldfastError
from holdfast.core.i18n import LANGUAGES

PLUGIN = """
from holdfast.bots import BotCard, RandomBot
CARD = BotCard(
    name="brave", label="Brave", about="Attacks.", make=RandomBot, games=("castle",),
    package="brave_bot",  # a single module, which has no translations
)
NO_CARD = RandomBot
THIEF = BotCard(name="quick", label="Quick", about="Not ours.", make=RandomBot)
"""
POINTS = """
[holdfast.bots]
brave = brave_bot:CARD
plain = brave_bot:NO_CARD
gone = brave_bot:MISSING
quick = brave_bot:THIEF
"""


def test_levels_go_from_weak_to_strong() -> None:
    assert list(installed_bots())[:6] == [
        "random", "novice", "quick", "steady", "strong", "master",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_introduces_itself_in_each_language(language: str) -> None:
    said = [(card.called(language), card.said(language)) for card in installed_bots().values()]
    assert all(label and about.endswith(".") for label, about in said)
    assert (language == "en") == (said[1][0] == "Novice")


@pytest.mark.parametrize(
    ("word", "seconds", "count"),
    [
        ("strong", 1.0, None),
        ("steady", None, 100),
        ("quick", None, None),
        ("strong@0.5", 0.5, None),
        ("strong@2s", 2.0, None),
        ("steady@0.2", 0.2, None),
        ("strong@200x", None, 200),
    ],
)
def test_a_word_says_how_long_a_bot_thinks(
    word: str, seconds: float | None, count: int | None
) -> None:
    player = find_bot(word)
    assert (player.word, player.seconds, player.count) == (word, seconds, count)
    budget = player.budget(clock=lambda: 5.0)
    assert (budget.seconds, budget.count, budget.left()) == (seconds, count, 1.0)


@pytest.mark.parametrize("spending", ["", "fast", "0", "-1", "1e3", "x", "9999", "0.5.5", "1 s"])
def test_other_measures_are_refused(spending: str) -> None:
    with pytest.raises(HoldfastError, match="is no measure of thinking"):
        find_bot(f"strong@{spending}")


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(NoSuchBot, match=r"no bot “genius”; there are random, novice"):
        find_bot("genius")
    with pytest.raises(NoSuchBot, match='did you mean "strong"'):
        find_bot("stronk@2", "castle")


def test_other_packages_bring_bots(tmp_path: Path) -> None:
    (tmp_path / "brave_bot.py").write_text(PLUGIN)
    info = tmp_path / "brave_bot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brave-bot\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    asked = """
import logging, sys
logging.disable()
sys.path.insert(0, sys.argv[1])
from holdfast.bots import *
print([name in installed_bots(game) for game in (None, "castle", "tito") for name in ("brave",)])
print(*(installed_bots()["brave"].said(language) for language in ("en", "it")))
print(find_bot("brave@3").seconds, find_bot("quick").card.make.__name__)
for name, reason in broken_bots().items():
    print(name, reason)
for word, game in (("brave", "tito"), ("gone", None)):
    try:
        find_bot(word, game)
    except NoSuchBot as error:
        print(error)
"""
    ran = subprocess.run(
        [sys.executable, "-c", asked, str(tmp_path)], capture_output=True, text=True, check=True
    )
    lines = ran.stdout.splitlines()
    assert lines[:3] == ["[True, True, False]", "Attacks. Attacks.", "3.0 Quick"]
    assert lines[3].startswith("gone brave_bot:MISSING (brave-bot): AttributeError")
    assert lines[4].startswith("plain brave_bot:NO_CARD (brave-bot): TypeError: the entry point of")
    assert lines[5] == (
        "quick (brave-bot) brave_bot:THIEF (brave-bot): ValueError: the bot 'quick' of holdfast is "
        "there already, and is kept; brave-bot must give its own another name"
    )
    assert lines[6].startswith("the bot brave does not play tito; there are random, novice")
    assert lines[7].startswith("the bot gone is installed, but cannot be used: brave_bot:MISSING")
