"""Reading what is under way in a position: cards and cells, sortie, volley, battle, contest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.messages import mark as _
from holdfast.core.reading import REPEATED, Field
from holdfast.games.castle.board import (
    ACE,
    CARD,
    FIRST_JOKER,
    NAMES,
    RANK,
    SIDES,
    WIDEST,
    cell_at,
    is_joker,
    is_king,
    is_number,
    is_royal,
)
from holdfast.games.castle.parts import Battle, Contest, Volley
from holdfast.games.castle.terms import (
    BARRICADE,
    BATTLES,
    CELLS,
    FIELD,
    JOKER,
    LOST,
    NOT_YET,
    PURPOSES,
    RAM,
    REINFORCEMENT,
    WON,
)

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

BATTLE: Final = (
    "kind", "seat", "lead", "extra", "aside", "at", "spied", "may_halt", "berserk",
    "target", "ambush", "commit", "side", "won", "bonus", "snakes", "strike",
)  # fmt: skip
RULE: Final = "CA-POS.2"

ANY: Final = 0
NUMBER: Final = 1
NUMBER_OR_JOKER: Final = 2
ROYAL: Final = 3
ONLY_JOKER: Final = 4
LEADER: Final = 5


class Underway:
    """Reads one position into a state, and remembers where each card was found."""

    def __init__(self, blank: Castle) -> None:
        self.s = blank
        self.players = blank.players
        self.found: list[str] = [""] * len(NAMES)

    # Cards

    def card(self, field: Field, kind: int) -> int:
        """A card of the pack that lies nowhere else."""
        card = self.named(field, kind)
        if self.found[card]:
            field.fail(
                _("{card} is also in {place}"), RULE, card=NAMES[card], place=self.found[card]
            )
        self.found[card] = field.path
        return card

    def named(self, field: Field, kind: int) -> int:
        """A card of the pack, and of the kind that can lie there."""
        name = field.one_of(NAMES, "card")
        card = CARD[name]
        if card >= FIRST_JOKER + self.s.rules.jokers:
            field.fail(_("{name} is not in the pack: the option jokers is less"), RULE, name=name)
        if kind == NUMBER and not is_number(card):
            field.fail(_("must be a number card, not {name}"), RULE, name=name)
        if kind == NUMBER_OR_JOKER and is_royal(card):
            field.fail(
                _("{name} is a royal, and the deck and the discards hold none"),
                "CA-PACK.3",
                name=name,
            )
        if kind == ROYAL and not is_royal(card):
            field.fail(_("must be a royal, not {name}"), RULE, name=name)
        if kind == ONLY_JOKER and not is_joker(card):
            field.fail(_("must be a joker, not {name}"), RULE, name=name)
        if kind == LEADER and (is_king(card) or is_joker(card)):
            field.fail(_("{name} never leads an attack"), "CA-ROYAL.6", name=name)
        return card

    def cards(self, field: Field, kind: int) -> tuple[int, ...]:
        return tuple([self.card(item, kind) for item in field.items()])

    def seat(self, field: Field) -> int:
        return field.integer(0, self.players - 1)

    def cell(self, row: Field, col: Field) -> int:
        if type(col.value) is int and abs(col.value) > WIDEST:
            col.fail(
                _("columns are {lowest} to {highest}"), "CA-GRID.1", lowest=-WIDEST, highest=WIDEST
            )
        return cell_at(row.integer(0, 3), col.integer(-WIDEST, WIDEST))

    def cells(self, field: Field) -> tuple[int, ...]:
        cells: list[int] = []
        for item in field.items():
            pair = item.items()
            if len(pair) != 2:
                item.fail(_("must be [row, column]"))
            cell = self.cell(pair[0], pair[1])
            if cell in cells:
                item.fail(REPEATED, RULE)
            cells.append(cell)
        if not cells:
            field.fail(_("must name at least one cell"), RULE)
        return tuple(cells)

    # What is under way

    def read_sortie(self, field: Field) -> None:
        s = self.s
        sortie = field.fields(("left", "attacked"))
        left: list[int] = []
        for item in sortie["left"].items():
            seat = self.seat(item)
            if seat in left or not s.is_alive(seat):
                item.fail(_("each living seat takes one sortie turn"), "CA-EMPTY.1")
            left.append(seat)
        if not left or left[0] != s.turn:
            sortie["left"].fail(_("the seat whose turn it is comes first"), RULE)
        s.sortie = tuple(left)
        s.attacked = sortie["attacked"].boolean()

    def read_volley(self, field: Field) -> None:
        volley = field.fields(("ace", "cards", "owed"))
        ace = self.card(volley["ace"], NUMBER)
        if RANK[ace] != ACE:
            volley["ace"].fail(_("must be an Ace, not {card}"), RULE, card=NAMES[ace])
        cards = self.cards(volley["cards"], NUMBER)
        owed = volley["owed"].integer(0, 2)
        if len(cards) + owed > 2:
            volley["cards"].fail(_("a volley draws two cards"), "CA-ACE.2")
        self.s.volley = Volley(ace, cards, owed)

    def read_battle(self, field: Field) -> None:
        s = self.s
        f = field.fields(BATTLE)
        kind = BATTLES.index(f["kind"].one_of(BATTLES, "kind of battle"))
        seat = self.seat(f["seat"])
        if seat != s.turn:
            f["seat"].fail(_("the seat whose turn it is attacks"), RULE)
        battle = Battle(kind, seat, self.read_lead(f["lead"], kind))
        s.battle = battle
        battle.extra = self.cards(f["extra"], NUMBER)
        battle.aside = self.cards(f["aside"], ANY)
        if f["at"].value is not None:
            at = f["at"].fields(("seat", "cells"))
            battle.at_seat = self.seat(at["seat"])
            battle.at_cells = self.cells(at["cells"])
            if battle.at_seat == seat or not s.is_alive(battle.at_seat):
                at["seat"].fail(_("must be a living opponent"), RULE)
        battle.spied = f["spied"].boolean()
        battle.may_halt = f["may_halt"].boolean()
        battle.berserk = f["berserk"].boolean()
        if battle.berserk and not s.rules.berserker:
            f["berserk"].fail(_("only with the option berserker"), "CA-BERSERK.1")
        if f["target"].value is not None:
            self.read_target(battle, f["target"])
        battle.ambush = f["ambush"].boolean()
        commit = f["commit"].fields(("attack", "defence"))
        battle.attack_commit = self.cards(commit["attack"], NUMBER)
        battle.defence_commit = self.cards(commit["defence"], NUMBER)
        if f["side"].value is not None:
            if kind != RAM:
                f["side"].fail(_("only a ram has a side"), RULE)
            battle.side = SIDES.index(f["side"].one_of(("left", "right"), "side"))
        won = f["won"].value
        battle.won = NOT_YET if won is None else WON if f["won"].boolean() else LOST
        battle.bonus = f["bonus"].integer(0, 2)
        battle.snakes = tuple([self.read_snakes(item) for item in f["snakes"].items()])
        battle.strike = f["strike"].boolean()
        if battle.strike and not s.rules.same_number:
            f["strike"].fail(_("only with the option same_number"), "CA-NUMBER.1")

    def read_snakes(self, field: Field) -> int:
        """Who chooses a card of whom, as `chooser * 4 + victim`."""
        pair = field.items()
        if len(pair) != 2:
            field.fail(_("must be [chooser, victim]"))
        chooser, victim = self.seat(pair[0]), self.seat(pair[1])
        if chooser == victim or not self.s.is_alive(chooser) or not self.s.is_alive(victim):
            field.fail(_("must be two living seats"), RULE)
        return chooser * 4 + victim

    def read_lead(self, field: Field, kind: int) -> tuple[int, ...]:
        """One card in the field; in a volley its Ace, which counts once, and a drawn card."""
        items = field.items()
        volley = self.s.volley
        if kind == FIELD:
            if volley is not None:
                field.fail(_("during a volley there is no field battle"), RULE)
            if len(items) != 1:
                field.fail(_("must be one card"), RULE)
            return (self.card(items[0], LEADER),)
        if volley is None:
            field.fail(_("archers, ram and assassin need a volley"), RULE)
        if len(items) != 2 or self.named(items[0], NUMBER) != volley.ace:
            field.fail(_("must be the Ace of the volley and a drawn card"), RULE)
        card = self.card(items[1], NUMBER)
        wanted = {2: "ram", 8: "assassin"}.get(RANK[card], "archers")
        if BATTLES[kind] != wanted:
            items[1].fail(
                _("an Ace with {card} makes {wanted}"), "CA-ACE.2", card=NAMES[card], wanted=wanted
            )
        return (volley.ace, card)

    def read_target(self, battle: Battle, field: Field) -> None:
        f = field.fields(("seat",), ("cells", "card", "joker", "barricade"))
        if len(f) != 2:
            field.fail(_("has seat, and one of cells, card, joker and barricade"), RULE)
        seat = battle.target_seat = self.seat(f["seat"])
        if not self.s.is_alive(seat):
            f["seat"].fail(_("is out of the game"), RULE)
        if (seat == battle.seat) != ("barricade" in f):
            f["seat"].fail(_("opponents are attacked, and barricades on the own castle"), RULE)
        if "cells" in f:
            battle.target_kind = CELLS
            battle.target_cells = self.cells(f["cells"])
        elif "card" in f:
            battle.target_kind = REINFORCEMENT
            battle.target_card = self.named(f["card"], NUMBER)
        elif "joker" in f:
            battle.target_kind = JOKER
            battle.target_card = self.named(f["joker"], ONLY_JOKER)
        else:
            battle.target_kind = BARRICADE
            pair = f["barricade"].items()
            if len(pair) != 2:
                f["barricade"].fail(_("must be [row, column]"))
            battle.target_cells = (self.cell(pair[0], pair[1]),)

    def read_contest(self, field: Field) -> None:
        s = self.s
        f = field.fields(("joker", "order", "next", "bids", "resume"))
        joker = self.card(f["joker"], ONLY_JOKER)
        order = tuple([self.seat(item) for item in f["order"].items()])
        if order != s.from_seat(s.turn):
            f["order"].fail(
                _("must be the living seats, the one whose turn it is first"), "CA-JOKER.2"
            )
        bids = f["bids"].fields([str(seat) for seat in order])
        cards = [self.cards(bids[str(seat)], NUMBER) for seat in order]
        purpose = PURPOSES.index(f["resume"].one_of(PURPOSES, "purpose"))
        s.contest = Contest(joker, order, cards, purpose)
        s.contest.next = f["next"].integer(0, len(order) - 1)
