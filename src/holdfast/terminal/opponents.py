"""Who sits where, asked seat by seat before a match begins."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.bots import NoSuchBot, Player, find_bot, installed_bots
from holdfast.bots.figures import introduction
from holdfast.core.edition import Edition
from holdfast.core.errors import HoldfastError
from holdfast.terminal.words import SENTENCES

__all__ = ["ask_opponents"]

USUAL = "strong"


def ask_opponents(
    edition: Edition,
    *,
    read: Callable[[str], str],
    write: Callable[[str], None],
    language: str = "en",
) -> dict[int, Player]:
    """Bots by the index of their seat, as whoever sits at the terminal chooses them.

    Enter takes what is usual: a person at the first seat, and our bot for company at the others.
    """
    text = edition.text(language)
    cards = list(installed_bots(edition.game.id).values())
    write(text.tell(SENTENCES["who_sits"]))
    write(f"{0:>4}  {text.tell(SENTENCES['a_person'])}")
    for number, card in enumerate(cards, start=1):
        about = introduction(card, edition.game.id, language, edition.options)
        said = f"{card.called(language)} ({card.name}). {about}"
        write(f"{number:>4}  {said}")
    found: dict[int, Player] = {}
    for index, name in enumerate(edition.seats):
        usual = "0" if index == 0 else USUAL
        facts = {"seat": text.name("seat", name), "usual": usual}
        asked = text.tell(SENTENCES["who_plays"], facts)
        while True:
            try:
                typed = read(asked).strip() or usual
                player = _meant(typed, [card.name for card in cards], edition.game.id)
            except HoldfastError as error:
                write(error.say(text.tell))
                continue
            break
        if player is not None:
            found[index] = player
    return found


def _meant(typed: str, names: list[str], game: str) -> Player | None:
    """The player that a number or a word means; None for a person."""
    if not (typed.isascii() and typed.isdecimal()):
        return find_bot(typed, game)
    number = int(typed[:9])
    if number > len(names):
        raise NoSuchBot(SENTENCES["no_line"], facts={"number": typed[:9], "last": len(names)})
    return None if number == 0 else find_bot(names[number - 1], game)
