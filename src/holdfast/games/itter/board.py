"""The printed components as flat tables, built once from a pack and shared by every state.

Everything on the board is a small integer: Defenders 0 to 27, squares 0 to 28, locations 0 to 6,
nodes 0 to 30 (the areas 2 to 12 first), colours and counters as below. The tables turn these into
facts; `names` turn them back into the ids of the position format.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.games.itter.shapes import Pack, Row
from holdfast.games.itter.terms import VARIANTS

# Colours. Only the first four have a suppress space (CI-2.3.4).
COLORS: Final = ["green", "red", "purple", "black", "yellow"]
SPACES: Final = 4

# SS counters. Infantry comes first, guns after (CI-1.2.2).
NONE: Final = -1
MACHINE_GUNNER: Final = 3
MORTAR: Final = 4
COUNTERS: Final = ["rifleman", "scout", "sturm", "machine_gunner", "mortar"]

# Where a Defender is when it is not on a square.
SUPPLY: Final = -1
RESERVE: Final = -2
CASUALTY: Final = -3
ESCAPED: Final = -4
OFF_BOARD: Final = ["", "supply", "reserve", "casualty", "escaped"]

DEFENDERS: Final = 28
SQUARES: Final = 29
LOCATIONS: Final = 7
AREAS: Final = 11
NODES: Final = 31
TARGETS: Final = NODES + 2 * AREAS
CASTLE: Final = -1
FIRST_AREA: Final = 2

# What a card does (tables "SS card kinds" and "Tactics cards").
PLACE: Final = 0
SNIPER: Final = 1
ATTACK_LOCATION: Final = 2
FLAK30: Final = 3
SUPPRESSIVE_FIRE: Final = 4
REINFORCEMENTS: Final = 5
REGIMENT_142ND: Final = 6

EXTRA_DIE: Final = 0
APPROACH: Final = 1
EXTRA_DISRUPT_DIE: Final = 2
EXTRA_COUNTER: Final = 3
SMOKE_SCREEN: Final = 4
FANATICS: Final = 5
EFFECTS: Final = [
    "extra_die",
    "approach",
    "extra_disrupt_die",
    "extra_counter",
    "suppression_die_lost",
    "suppression_defense_plus_one",
]

NO_WEAPON: Final = -1
WEAPONS: Final = ["m1919a4", "m2hb", "76mm_cannon"]
CANNON: Final = 2
LOAD_SQUARE: Final = "76mm_load"


class Start:
    """What a variant changes in set-up (CI-6.1, CI-6.2)."""

    def __init__(self, row: Row) -> None:
        counters: Mapping[str, int] = row["start_counters"]
        self.counters: list[int] = []
        for counter in range(len(COUNTERS)):
            self.counters += [counter] * counters.get(COUNTERS[counter], 0)
        self.shuffled: bool = row["shuffle_start"]
        self.tactics_removed: list[int] = list(row["tactics_removed"] or [])
        self.ss_hand: int = row.get("ss_hand", 0)
        self.tactics_hand: int = row.get("tactics_hand", 0)


class Award:
    """What a score is worth (CI-5.0.8); the last award asks for none."""

    def __init__(self, row: Row) -> None:
        self.least: int | None = row["min"]
        self.award: str | None = row["award"]
        self.level: str | None = row["level"]
        self.result: str = row["result"]


class Board:
    """The tables of one pack. Nothing here ever changes once it is built."""

    def __init__(self, pack: Pack) -> None:
        self._read_locations(pack)
        self._read_squares(pack)
        self._read_nodes(pack)
        self._read_counters(pack)
        self._read_defenders(pack)
        self._read_cards(pack)
        self._read_tactics(pack)
        self._read_limits(pack)
        self._make_masks()

    def _read_locations(self, pack: Pack) -> None:
        rows: list[Row] = pack["locations"]["rows"]
        self.location_ids: list[str] = [row["id"] for row in rows]
        self.start_defense: list[int] = [row["defense"] or 0 for row in rows]
        self.escape_from: list[bool] = [row["escape"] for row in rows]
        self.jenny: int = [row["destroyable"] for row in rows].index(True)
        self.cellar: int = [row["defense"] for row in rows].index(None)
        exits: list[str] = rows[self.cellar]["exits"]
        self.cellar_exits: list[int] = [self.location_ids.index(name) for name in exits]

    def _read_squares(self, pack: Pack) -> None:
        rows: list[Row] = pack["positions"]["rows"]
        self.square_ids: list[str] = [row["id"] for row in rows]
        self.location_of: list[int] = [self.location_ids.index(row["location"]) for row in rows]
        self.colors_of: list[list[int]] = [
            [COLORS.index(color) for color in row["colors"]] for row in rows
        ]
        # CI-2.3.4: the colours of a square that have a suppress space.
        self.spaces_of: list[list[int]] = [
            [color for color in colors if color < SPACES] for colors in self.colors_of
        ]
        weapons: list[Any] = [row["weapon"] for row in rows]
        self.weapon_of: list[int] = [
            WEAPONS.index(weapon) if weapon in WEAPONS else NO_WEAPON for weapon in weapons
        ]
        self.load_square: int = weapons.index(LOAD_SQUARE)
        self.cannon_square: int = self.weapon_of.index(CANNON)
        self.squares_in: list[list[int]] = [
            [square for square in range(SQUARES) if self.location_of[square] == location]
            for location in range(LOCATIONS)
        ]
        values: dict[str, Row] = {row["id"]: row for row in pack["weapons"]["rows"]}
        self.weapon_attack: list[int] = [values[weapon]["attack"] for weapon in WEAPONS]
        self.weapon_suppress: list[int] = [values[weapon]["suppress"] for weapon in WEAPONS]
        # CI-4.0.8: the square that a colour's die shows; index 0 is unused.
        tables: Row = pack["color_tables"]["rows"]
        self.color_table: list[list[int]] = [
            [NONE, *[self.square_ids.index(square) for square in tables[color]]] for color in COLORS
        ]

    def _read_nodes(self, pack: Pack) -> None:
        rows: list[Row] = [*pack["ss_areas"]["rows"], *pack["track"]["rows"]]
        self.node_ids: list[str] = [row["id"] for row in rows]
        self.node_color: list[int] = [COLORS.index(row["color"]) for row in rows]
        self.next_node: list[int] = [
            CASTLE if row["next"] is None else self.node_ids.index(row["next"]) for row in rows
        ]
        self.nodes_of_color: list[list[int]] = [
            [node for node in range(NODES) if self.node_color[node] == color] for color in range(5)
        ]
        # What can be attacked: infantry by node, then each area's Machine Gunners and Mortars.
        self.target_ids: list[str] = self.node_ids[:]
        for area in range(AREAS):
            self.target_ids.append(f"{self.node_ids[area]}:machine_gunner")
            self.target_ids.append(f"{self.node_ids[area]}:mortar")

    def _read_counters(self, pack: Pack) -> None:
        rows: dict[str, Row] = {row["id"]: row for row in pack["ss_counters"]["rows"]}
        self.counter_defense: list[int] = [rows[name]["defense"] for name in COUNTERS]
        self.counter_disrupt: list[int] = [rows[name]["disrupt"] or 0 for name in COUNTERS]
        self.counter_count: list[int] = [rows[name]["count"] for name in COUNTERS]

    def _read_defenders(self, pack: Pack) -> None:
        rows: list[Row] = pack["defenders"]["rows"]
        self.defender_ids: list[str] = [row["id"] for row in rows]
        self.attack: list[int] = [row["attack"] for row in rows]
        self.suppress: list[int] = [row["suppress"] for row in rows]
        self.french: list[bool] = [row["nation"] == "FR" for row in rows]
        self.commands: list[bool] = ["C" in row["attributes"] for row in rows]
        self.inspires: list[bool] = ["I" in row["attributes"] for row in rows]
        self.low_morale: list[bool] = ["M" in row["attributes"] for row in rows]
        self.officer: list[bool] = ["O" in row["attributes"] for row in rows]
        self.reinforcement: list[bool] = ["R" in row["attributes"] for row in rows]
        self.tank_crew: list[bool] = ["T" in row["attributes"] for row in rows]
        self.borotra: int = ["E" in row["attributes"] for row in rows].index(True)
        self.gangl: int = ["S" in row["attributes"] for row in rows].index(True)
        self.start_at: list[int] = [self._place(row["start"]) for row in rows]

    def _place(self, name: str) -> int:
        if name in OFF_BOARD:
            return -OFF_BOARD.index(name)
        return self.square_ids.index(name)

    def _read_cards(self, pack: Pack) -> None:
        kinds: dict[str, Row] = {row["id"]: row for row in pack["ss_card_kinds"]["rows"]}
        decks: list[list[Row]] = [pack["ss_decks"]["rows"][str(deck)] for deck in (1, 2, 3, 4)]
        extra: list[Row] = pack["ss_decks"]["competitive_extra"]["1"]
        self.card_ids: list[str] = []
        self.card_kind: list[str] = []
        self.card_deck: list[int] = []
        # CI-C.10: the unshuffled decks, and how often each card exists.
        self.decks: list[list[int]] = [[], [], [], []]
        self.competitive_cards: list[int] = []
        for deck in range(4):
            for row in decks[deck] + (extra if deck == 0 else []):
                card = self._card(row["kind"], deck + 1)
                copies = [card] * int(row["count"])
                if row in extra and deck == 0:
                    self.competitive_cards += copies
                else:
                    self.decks[deck] += copies
        self.card_142nd: int = self._card("142nd", 0)
        self.card_effect: list[int] = []
        self.card_counter: list[int] = []
        self.card_number: list[int] = []
        self.card_table: list[list[int]] = []
        for name in self.card_kind:
            self._read_kind(kinds[name])
        self.card_count: list[int] = [
            sum(1 for pile in self.decks for other in pile if other == card)
            + self.competitive_cards.count(card)
            + (1 if card == self.card_142nd else 0)
            for card in range(len(self.card_ids))
        ]

    def _card(self, kind: str, deck: int) -> int:
        name = f"{deck}/{kind}" if deck else kind
        if name not in self.card_ids:
            self.card_ids.append(name)
            self.card_kind.append(kind)
            self.card_deck.append(deck)
        return self.card_ids.index(name)

    def _read_kind(self, row: Row) -> None:
        """What a card does: its effect, the counter it places, how many (or dice), its table."""
        category: str = row["category"]
        counter = NONE
        number = row.get("place") or row.get("dice") or 0
        table: list[int] = []
        if category == "place":
            effect = PLACE
            counter = COUNTERS.index(row["counter"])
        elif category == "attack_defenders":
            effect = SNIPER
            table = [COLORS.index(color) for color in row["colors"]]
        elif category == "attack_location":
            effect = ATTACK_LOCATION
            table = [self.location_ids.index(location) for location in row["locations"]]
        elif category == "disrupt_defenders" and "colors" in row:
            effect = FLAK30
            table = [COLORS.index(color) for color in row["colors"]]
        elif category == "disrupt_defenders":
            effect = SUPPRESSIVE_FIRE
        elif row["id"] == "142nd":
            effect = REGIMENT_142ND
        else:
            effect = REINFORCEMENTS
        self.card_effect.append(effect)
        self.card_counter.append(counter)
        self.card_number.append(number)
        self.card_table.append(table)

    def _read_tactics(self, pack: Pack) -> None:
        kinds: dict[str, Row] = {row["id"]: row for row in pack["tactics_kinds"]["rows"]}
        self.tactic_ids: list[str] = []
        self.tactic_kind: list[str] = []
        self.tactic_deck: list[int] = []
        self.tactics_decks: list[list[int]] = []
        for deck in (1, 2, 3, 4):
            pile: list[int] = []
            for kind in pack["tactics_decks"]["rows"][str(deck)]:
                name = f"{deck}/{kind}"
                if name not in self.tactic_ids:
                    self.tactic_ids.append(name)
                    self.tactic_kind.append(kind)
                    self.tactic_deck.append(deck)
                pile.append(self.tactic_ids.index(name))
            self.tactics_decks.append(pile)
        rows = [kinds[kind] for kind in self.tactic_kind]
        self.tactic_effect: list[int] = [EFFECTS.index(row["effect"]) for row in rows]
        self.tactic_add: list[int] = [row.get("add", 0) for row in rows]
        self.tactic_counters: list[list[int]] = [
            [COUNTERS.index(name) for name in row.get("counters", [])] for row in rows
        ]
        self.tactic_cards: list[list[str]] = [list(row.get("cards", [])) for row in rows]
        self.tactic_count: list[int] = [
            sum(1 for pile in self.tactics_decks for other in pile if other == tactic)
            for tactic in range(len(self.tactic_ids))
        ]

    def _read_limits(self, pack: Pack) -> None:
        tokens: Row = pack["tokens"]["rows"]
        self.suppression_tokens: int = tokens["suppression"]
        self.disrupted_tokens: int = tokens["disrupted"]
        self.command_tokens: int = tokens["command"]
        setup: Row = pack["setup"]
        self.actions_per_turn: int = setup["actions_per_turn"]
        self.cards_per_turn: int = setup["cards_per_turn"]
        # CI-2.8.6, CI-2.8.7: index 0 stands for an empty discard pile.
        bottom: Row = setup["escape_bottom"]
        self.escape_bottom: list[int] = [bottom["1"], *[bottom[str(deck)] for deck in (1, 2, 3, 4)]]
        self.aid_escape_removes: int = setup["player_aid_escape_removes"]
        self.orders: list[int] = [
            setup["command_orders"]["standard"],
            setup["command_orders"]["player_aid"],
        ]
        self.starts: list[Start] = [Start(setup["variants"][variant]) for variant in VARIANTS]
        points: Row = pack["scoring"]["rows"]
        self.points: dict[str, int] = {name: points[name] for name in points}
        self.lowest_score, self.highest_score = self._score_bounds()
        self.awards: list[Award] = [Award(row) for row in pack["awards"]["rows"]]

    def _score_bounds(self) -> tuple[int, int]:
        """Bounds that no score can leave: every line of CI-5.0.4 at its worst and at its best."""
        french = self.french.count(True)
        in_castle = ["french_outside_cellar", "french_in_cellar"]
        guns = self.counter_count[MACHINE_GUNNER] + self.counter_count[MORTAR]
        scorers: list[tuple[int, list[str]]] = [
            (1, ["jenny_lost_empty"]),
            (1, ["borotra_escaped", *in_castle]),
            (french - 1, in_castle),
            (DEFENDERS - french, ["other_defender_on_board"]),
            (NODES + guns, ["ss_counter_on_board"]),
        ]
        lowest, highest = 0, 0
        for number, lines in scorers:
            points = [0, *[self.points[line] for line in lines]]
            lowest += number * min(points)
            highest += number * max(points)
        return lowest, highest

    def _make_masks(self) -> None:
        """Sets of squares, targets and Defenders as bits, so that the rules ask once for many."""
        self.squares_of: list[int] = [mask_of(squares) for squares in self.squares_in]
        everywhere = mask_of(list(range(SQUARES)))
        # CI-2.5.1, CI-2.5.3, CI-2.5.4: where a move from each location may lead.
        self.reached_from: list[int] = [everywhere & ~squares for squares in self.squares_of]
        self.reached_from[self.cellar] = sum(self.squares_of[exit] for exit in self.cellar_exits)
        self.targets_of: list[list[int]] = [
            [target for target in range(TARGETS) if self.target_color(target) == color]
            for color in range(len(COLORS))
        ]
        self.targets_in: list[int] = [mask_of(targets) for targets in self.targets_of]
        # CI-1.3.1, CI-1.3.2: what can be seen from each square.
        self.sight: list[int] = [
            sum(self.targets_in[color] for color in colors) for colors in self.colors_of
        ]
        # CI-2.1.4, CI-2.1.7: those who have to be deployed before anybody acts.
        self.obliged: int = mask_of([w for w in range(DEFENDERS) if not self.reinforcement[w]])
        self.inspirers: list[int] = [who for who in range(DEFENDERS) if self.inspires[who]]
        self.inspiring: int = mask_of(self.inspirers)

    def target_color(self, target: int) -> int:
        node = target if target < NODES else (target - NODES) // 2
        return self.node_color[node]  # CI-1.3.4: what is printed gray is black


def mask_of(members: list[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << member for member in set(members))
