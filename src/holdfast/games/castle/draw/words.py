"""The words on the table, each translated once, and how cards and places are called in titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .ink import Names

SUIT_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

# Every word that the drawing shows or says in a title.
WORDS: Final = (
    "Seat {number}",
    "{seat}, row {row}, column {col}",
    "row {row}, column {col}",
    "Joker {number}",
    "a face-down card",
    "face down",
    "under attack",
    "barricade, laid by {seat}",
    "left flank",
    "right flank",
    "battlements",
    "walls",
    "reinforcements",
    "to move",
    "decides",
    "fallen",
    "your castle",
    "to arrange: {count}",
    "Deck",
    "Discards",
    "Dead",
    "Box",
    "Drawn card",
    "Dice",
    "Attack",
    "Defence",
    "Committed",
    "Aside",
    "Field battle",
    "Archers",
    "Battering ram",
    "Assassin",
    "Volley",
    "Joker contest",
    "Sortie round",
    "Set-up",
    "Turn",
    "Game over",
    "{seat} wins",
    "Draw",
    "Stop",
    "Done",
    "Pass",
    "Close gaps",
    "Your cards",
    "Where the attack stands",
    "insert before column {col}",
    "a place to build",
    "extra card",
    "lead",
    "Last roll",
    "Castle",
)


class Words:
    """Translations looked up once; the drawing asks for the same few words all the time."""

    __slots__ = ("_said",)

    def __init__(self, names: Names) -> None:
        self._said = {word: names(word) for word in WORDS}

    def __call__(self, word: str) -> str:
        return self._said[word]

    def seat(self, seat: int) -> str:
        return self._said["Seat {number}"].format(number=seat)

    def at(self, seat: int, row: int, col: int) -> str:
        text = self._said["{seat}, row {row}, column {col}"]
        return text.format(seat=self.seat(seat), row=row, col=col)

    def card(self, name: str) -> str:
        """A card as people write it: 7♠, Joker 1; an unseen one has no name."""
        if name == "#":
            return self._said["a face-down card"]
        if name.startswith("#"):
            return f"{self.card(name[1:])}, {self._said['face down']}"
        if name.startswith("JK"):
            return self._said["Joker {number}"].format(number=name[2:])
        return name[:-1] + SUIT_SIGNS[name[-1]]

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)


def value(card: str) -> int:
    """What a card counts (CA-PACK.4)."""
    if card.startswith("JK"):
        return 0
    rank = card[:-1]
    return 1 if rank == "A" else 10 if rank in "JQK" else int(rank)
