"""What never changes about a board, as a player reckons with it: tracks, odds, dice, alike men."""

from __future__ import annotations

from typing import Final

from holdfast.games.itter.board import (
    AREAS,
    ATTACK_LOCATION,
    CASTLE,
    DEFENDERS,
    FIRST_AREA,
    MACHINE_GUNNER,
    NODES,
    PLACE,
    SPACES,
    Board,
)

WAYS: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""Ways of two dice for each area."""
MOST_DICE: Final = 12


class Ground:
    """Tables over a board. Nothing here ever changes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.ways: list[float] = [ways / 36 for ways in WAYS]
        self.paths: list[list[int]] = [self._path(area) for area in range(AREAS)]
        # Which areas' tracks lead over a node, and which areas have a colour's suppress space.
        self.over: list[list[int]] = [
            [area for area in range(AREAS) if node in self.paths[area]] for node in range(NODES)
        ]
        self.areas_of: list[list[int]] = [
            [area for area in range(AREAS) if board.node_color[area] == color]
            for color in range(SPACES)
        ]
        # The chance of so many dice to reach a number: by number * MOST_DICE + dice.
        self.reach: list[float] = [
            1 - (min(max(needed - 1, 0), 6) / 6) ** dice
            for needed in range(8)
            for dice in range(MOST_DICE)
        ]
        self.kind_of: list[int] = self._kinds()
        # How much of each card is aimed at Jenny, and how much infantry it brings.
        self.at_jenny: list[float] = []
        self.brings: list[int] = []
        for card in range(len(board.card_ids)):
            table, effect = board.card_table[card], board.card_effect[card]
            aimed = effect == ATTACK_LOCATION and len(table) > 0
            self.at_jenny.append(table.count(board.jenny) / len(table) if aimed else 0.0)
            infantry = effect == PLACE and board.card_counter[card] < MACHINE_GUNNER
            self.brings.append(board.card_number[card] if infantry else 0)

        # Infantry per card of each deck.
        self.usual: list[float] = []
        for deck in board.decks:
            self.usual.append(sum([self.brings[card] for card in deck]) / max(1, len(deck)))

    def shifted(self, add: int, share: float) -> list[float]:
        """The odds of the areas when a share of the counters follows an Approach card."""
        ways = [(1 - share) * usual for usual in self.ways]
        for die in range(1, 7):
            ways[die + add - FIRST_AREA] += share / 6
        return ways

    def _path(self, area: int) -> list[int]:
        path, node = [], area
        while node != CASTLE:
            path.append(node)
            node = self.board.next_node[node]
        return path

    def _kinds(self) -> list[int]:
        """Defenders of the same kind can do the same: each is given the number of the first."""
        b = self.board
        kinds: list[int] = []
        marks: list[str] = []
        for who in range(DEFENDERS):
            facts = [b.attack[who], b.suppress[who], b.french[who], b.commands[who]]
            facts += [b.inspires[who], b.low_morale[who], b.officer[who], b.tank_crew[who]]
            facts += [who == b.borotra, who == b.gangl]
            mark = str(facts)
            kinds.append(marks.index(mark) if mark in marks else who)
            marks.append(mark)
        return kinds
