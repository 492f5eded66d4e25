"""The words on the table, each translated once, and how cards and places are called in titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.svg import LABELLED, labelled
from holdfast.games.castle.text import GLYPHS, PLACES, SEATS, STOREYS, called

from .ink import Names

# Every word that the drawing shows or says in a title.
WORDS: Final = (
    *SEATS,
    *STOREYS,
    *(words for pair in PLACES for words in pair),
    _("{seat}, {place}"),
    _("Joker {number}"),
    _("a face-down card"),
    _("face down"),
    _("under attack"),
    _("sprung trap"),
    _("barricade, laid by {seat}"),
    _("left flank"),
    _("right flank"),
    _("battlements"),
    _("walls"),
    _("reinforcements"),
    _("to move"),
    _("on turn"),
    _("decides"),
    _("fallen"),
    _("your castle"),
    _("to arrange: {count}"),
    _("is arranging its castle"),
    _("has still to arrange its castle"),
    _("Deck"),
    _("Discards"),
    _("Dead"),
    _("Box"),
    _("Drawn card"),
    _("Attack"),
    _("Defence"),
    _("Committed"),
    _("Aside"),
    _("Battle"),
    _("Field battle"),
    _("Archers"),
    _("Battering ram"),
    _("Assassin"),
    _("Volley"),
    _("Joker contest"),
    _("Sortie round"),
    _("Set-up"),
    _("Turn"),
    _("Game over"),
    _("{seat} wins"),
    _("Draw"),
    _("Stop"),
    _("Done"),
    _("Pass"),
    _("Close gaps"),
    _("Berserker"),
    _("Your cards"),
    _("Where the attack stands"),
    _("insert before column {col}"),
    _("Last roll"),
    _("Castle"),
    LABELLED,
)


class Words:
    """Translations looked up once; the drawing asks for the same few words all the time."""

    __slots__ = ("_said",)

    def __init__(self, names: Names) -> None:
        self._said = {word: names(word) for word in WORDS}

    def __call__(self, word: str) -> str:
        return self._said[word]

    def labelled(self, label: str, value: object) -> str:
        return labelled(self, label, value)

    def seat(self, seat: int) -> str:
        return self._said[SEATS[seat]]

    def at(self, seat: int, row: int, col: int) -> str:
        text = self._said["{seat}, {place}"]
        return text.format(seat=self.seat(seat), place=self.where(row, col))

    def where(self, row: int, col: int) -> str:
        """A cell as the log calls it: columns count from 1."""
        words, number = called(row, col)
        return self._said[words].format(storey=self._said[STOREYS[row]], number=number)

    def card(self, name: str) -> str:
        """A card as people write it: 7♠, Joker 1; an unseen one has no name."""
        if name == "#":
            return self._said["a face-down card"]
        if name.startswith("#"):
            return f"{self.card(name[1:])}, {self._said['face down']}"
        if name.startswith("JK"):
            return self._said["Joker {number}"].format(number=name[2:])
        return name[:-1] + GLYPHS[name[-1]]

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)


def value(card: str) -> int:
    """What a card counts (CA-PACK.4)."""
    if card.startswith("JK"):
        return 0
    rank = card[:-1]
    return 1 if rank == "A" else 10 if rank in "JQK" else int(rank)
