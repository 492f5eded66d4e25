"""What a position is judged by: a few hundred numbers; most are 0, so only the others are kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.itter.board import (
    AREAS,
    CASUALTY,
    DEFENDERS,
    ESCAPED,
    LOCATIONS,
    NODES,
    NONE,
    SPACES,
    SUPPLY,
)
from holdfast.games.itter.mind.ground import Ground
from holdfast.games.itter.state import Itter
from holdfast.games.itter.terms import COMPETITIVE, DEFENDER, PLANNING, SS

TURNS: Final = 21
STEPS: Final = 5
FIRSTS: Final = 3

# Where each group of numbers begins.
AT_TURN: Final = 0
AT_TRACK: Final = AT_TURN + TURNS
AT_TOKENS: Final = AT_TRACK + AREAS * STEPS
AT_GUNS: Final = AT_TOKENS + SPACES * FIRSTS
AT_COUNTERS: Final = AT_GUNS + 2 * SPACES
AT_PEOPLE: Final = AT_COUNTERS + 9
AT_STRENGTH: Final = AT_PEOPLE + 4 * LOCATIONS
AT_FRENCH: Final = AT_STRENGTH + 8
AT_DEFENSE: Final = AT_FRENCH + 3 * LOCATIONS
AT_REST: Final = AT_DEFENSE + 3 * LOCATIONS
AT_TACTICS: Final = AT_REST + 16
TACTICS: Final = 40
SIZE: Final = AT_TACTICS + TACTICS


class Features:
    """The numbers of one position that are not 0, with their places."""

    def __init__(self, s: Itter, g: Ground) -> None:
        self.places: list[int] = []
        self.values: list[float] = []
        self._time(s, g)
        self._tracks(s, g)
        self._castle(s)
        self._people(s)

    def put(self, place: int, value: float) -> None:
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def _time(self, s: Itter, g: Ground) -> None:
        """What is still to come, as everybody may know it."""
        left = len(s.deck) + len(s.hand) + len(s.orders)
        if s.rules.variant == COMPETITIVE:
            left -= 1
        self.put(AT_TURN + min(TURNS - 1, max(0, (left + 2) // 3)), 1.0)
        infantry, shots, fires = 0, 0.0, 0
        near = 0
        first = s.board.card_deck[s.deck[0]] if s.deck else 0
        for pile in (s.deck, s.hand, s.orders):
            for card in pile:
                infantry += g.brings[card]
                shots += g.at_jenny[card]
                if s.board.card_deck[card] == first:
                    near += g.brings[card]
                if card == s.board.card_142nd:
                    fires = 1
        self.put(AT_REST, infantry / 20)
        self.put(AT_REST + 1, near / 8)
        self.put(AT_REST + 2, shots / 3)
        self.put(AT_REST + 3, float(fires))
        if s.phase == SS:
            self.put(AT_REST + 4, 1.0)
            self.put(AT_REST + 5, len(s.revealed) / 3)
        elif s.phase == DEFENDER:
            self.put(AT_REST + 6, s.actions_left / 5)
        elif s.phase == PLANNING:
            self.put(AT_REST + 7, 1.0)
        for card in s.tactics_active:
            self.put(AT_TACTICS + min(card, TACTICS - 1), 1.0)

    def _tracks(self, s: Itter, g: Ground) -> None:
        """How full the tracks are, what stands on them, and what holds them back."""
        for area in range(AREAS):
            empty = 0
            for node in g.paths[area]:
                if s.infantry[node] == NONE:
                    empty += 1
            self.put(AT_TRACK + area * STEPS + min(STEPS - 1, empty), 1.0)
        counts = [0, 0, 0, 0, 0, 0, 0, 0]
        for node in range(NODES):
            counter = s.infantry[node]
            if counter != NONE:
                counts[counter] += 1
                counts[3 + s.board.node_color[node]] += 1
        for place in range(8):
            self.put(AT_COUNTERS + place, counts[place] / 6)
        self.put(AT_COUNTERS + 8, (counts[0] + counts[1] + counts[2]) / 20)
        for color in range(SPACES):
            tokens = s.suppression[color]
            self.put(AT_TOKENS + color * FIRSTS, min(tokens, 2) / 2)
            self.put(AT_TOKENS + color * FIRSTS + 1, max(0, min(tokens - 2, 4)) / 4)
            self.put(AT_TOKENS + color * FIRSTS + 2, max(0, tokens - 6) / 8)
        for area in range(AREAS):
            color = s.board.node_color[area]
            for gun in range(2):
                if s.guns[2 * area + gun] and color < SPACES:
                    self.put(AT_GUNS + 2 * color + gun, s.guns[2 * area + gun] / 2)

    def _castle(self, s: Itter) -> None:
        for place in range(LOCATIONS):
            lost = s.board.start_defense[place] - s.defense[place]
            if lost > 0:
                self.put(AT_DEFENSE + 3 * place + min(2, lost - 1), 1.0)
        self.put(AT_REST + 8, 1.0 if s.jenny == 1 else 0.0)
        self.put(AT_REST + 9, 1.0 if s.jenny == 2 else 0.0)
        self.put(AT_REST + 10, 1.0 if s.loaded else 0.0)

    def _people(self, s: Itter) -> None:
        """Who is where in what state: soldiers and French apart, and who is worth more."""
        b = s.board
        men = [0.0] * (4 * LOCATIONS)
        french = [0.0] * (3 * LOCATIONS)
        strength = [0.0] * 8
        lost, waiting = 0, 0
        who: i64
        for who in range(DEFENDERS):
            square: i64 = s.at[who]
            if square < 0:
                if square == CASUALTY:
                    lost += 1
                elif square == SUPPLY:
                    waiting += 1
                continue
            place: i64 = b.location_of[square]
            tired = s.exhausted >> who & 1 == 1
            shaken = s.disrupted >> who & 1 == 1
            if b.french[who]:
                french[place * 3 + (2 if shaken else 1 if tired else 0)] += 1.0
                continue
            if not tired and not shaken:
                men[place * 4] += 1.0
                self._strength(s, who, square, strength)
            elif tired:
                men[place * 4 + (2 if shaken else 1)] += 1.0
            else:
                men[place * 4 + 3] += 1.0
        for at in range(4 * LOCATIONS):
            self.put(AT_PEOPLE + at, men[at] / 2)
        for at in range(3 * LOCATIONS):
            self.put(AT_FRENCH + at, french[at] / 2)
        for at in range(8):
            self.put(AT_STRENGTH + at, strength[at] / 2)
        self.put(AT_REST + 11, lost / 5)
        self.put(AT_REST + 12, waiting / 10)
        self.put(AT_REST + 13, 1.0 if s.at[b.borotra] == ESCAPED else 0.0)
        self.put(AT_REST + 14, 1.0 if s.at[b.gangl] >= 0 else 0.0)
        self.put(AT_REST + 15, 1.0)

    def _strength(self, s: Itter, who: i64, square: i64, strength: list[float]) -> None:
        """What the fresh could do: by colour in sight, with weapons, with orders."""
        b = s.board
        for color in b.colors_of[square]:
            strength[color] += b.attack[who]
        if b.weapon_of[square] != NONE and b.tank_crew[who]:
            strength[5] += 1.0
        if b.commands[who]:
            strength[6] += 1.0
        strength[7] += b.suppress[who]
