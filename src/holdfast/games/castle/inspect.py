"""What there is to know about each thing on the table of Castle, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from holdfast.core.inspection import Fact, Inspection, Item
from holdfast.core.messages import mark as _
from holdfast.games.castle.shapes import SLOTS, Castle, Slot, View
from holdfast.games.castle.standing import standing, total, value_of

if TYPE_CHECKING:
    from holdfast.games.castle.text import CastleText

RANK_RULES: Final = {
    "A": ("CA-ACE.2", "CA-ACE.1"),
    "8": ("CA-SPY.2", "CA-SPY.4"),
    "J": ("CA-RALLY.1", "CA-PRESS.4", "CA-ROYAL.5"),
    "Q": ("CA-ROYAL.1", "CA-ROYAL.5"),
    "K": ("CA-END.1", "CA-ROYAL.4"),
    "JK": ("CA-JOKER.4", "CA-JOKER.5"),
}
OPTION_RULES: Final = {
    "3": ("saboteur", ("CA-SABOTEUR.1", "CA-SABOTEUR.2")),
    "6": ("barricade", ("CA-BARRICADE.1", "CA-BARRICADE.4")),
}
RANKS: Final = {
    "A": _("Ace"), "J": _("Jack"), "Q": _("Queen"), "K": _("King"),
}  # fmt: skip
BUTTONS: Final = {
    "halt": (_("Stop"), ("CA-FIGHT.9", "CA-DECIDE.1")),
    "done": (_("That is all"), ("CA-BERSERK.3",)),
    "pass": (_("Do nothing"), ("CA-SNAKE.3",)),
    "close": (_("Close all gaps"), ("CA-GAP.2", "CA-GAP.1")),
    "berserk": (_("Berserker"), ("CA-BERSERK.2", "CA-BERSERK.3")),
}
SIDE_RULES: Final = {"left": "CA-RAM.1", "right": "CA-RAM.1", "top": "CA-BARRICADE.1"}


def inspect(
    view: View, element: str, options: Mapping[str, object], text: CastleText
) -> Inspection | None:
    """What is to be said of an element; None for what is not of this game."""
    kind, _colon, name = element.partition(":")
    return Lens(view, options, text).look(kind, name, element)


class Lens:
    """Looks at one view in one language."""

    def __init__(self, view: View, options: Mapping[str, object], text: CastleText) -> None:
        self.view, self.options, self.text = view, options, text

    def look(self, kind: str, name: str, element: str) -> Inspection | None:
        if kind in BUTTONS and not name:
            words, rules = BUTTONS[kind]
            return Inspection(element, self.text.translate(words), rules=rules)
        known: Mapping[str, Callable[[str], Inspection | None]] = {
            "castle": self.castle,
            "seat": self.castle,
            "hands": self.castle,
            "pool": self.pool,
            "side": self.side,
            "cell": self.cell,
            "card": self.card,
            "hand": self.card,
            "between": self.between,
            "court": self.court,
            "reinforcements": self.own_pool,
            "drawn": self.drawn,
            "field": self.field,
            "front": self.field,
            "dice": self.field,
        }
        for pile in SLOTS:
            if kind == pile:
                return self.pile(pile)
        return known[kind](name) if kind in known else None

    # Words

    def say(self, sentence: str, **facts: object) -> str:
        return self.text.say(sentence, facts)

    def fact(self, label: str, value: object) -> Fact:
        return Fact(self.text.translate(label), str(value))

    def card_items(self, cards: Iterable[str]) -> tuple[Item, ...]:
        return tuple(Item(f"card:{card}", self.text.card(card)) for card in cards if card != "#")

    def seat_castle(self, name: str) -> tuple[int, Castle] | None:
        castle = self.view["castles"].get(name)
        return None if castle is None else (int(name), castle)

    # Cards

    def card(self, name: str) -> Inspection | None:
        """A card with its value and its powers, wherever it lies."""
        rank, suit = (name[:2], "") if name.startswith("JK") else (name[:-1], name[-1:])
        known = rank == "JK" or rank in RANKS or (rank.isdecimal() and 2 <= int(rank) <= 10)
        if not known or (suit and suit not in "SHDC"):
            return None
        facts = (self.fact(_("Value"), value_of(name)),)
        title = self.text.card(name)
        if rank in RANKS:
            title = f"{title}, {self.text.translate(RANKS[rank])}"
        picture = f"card:{name}"
        return Inspection(picture, title, facts, rules=self.card_rules(name), picture=picture)

    def card_rules(self, card: str) -> tuple[str, ...]:
        rank = "JK" if card.startswith("JK") else card[:-1]
        option, rules = OPTION_RULES.get(rank, ("", ()))
        special = rules if option and self.options[option] else RANK_RULES.get(rank, ())
        return (*special, "CA-PACK.4")

    def drawn(self, _name: str) -> Inspection:
        card = self.view["drawn"]
        known = None if card is None or card == "#" else self.card(card)
        facts = () if known is None else known.facts
        special = () if known is None else known.rules[:-1]
        title = self.say(_("Drawn card"))
        title = title if known is None else self.text.labelled(title, known.title)
        rules = (*special, "CA-TURN.4", "CA-INFO.2")
        return Inspection("drawn", title, facts, rules=rules, picture="drawn")

    # Castles

    def castle(self, name: str) -> Inspection | None:
        found = self.seat_castle(name)
        if found is None:
            return None
        seat, castle = found
        lines = standing(self.view, self.options, self.text)
        line = next(one for one in lines if f"castle:{seat}" in one.marks)
        facts = [Fact(self.text.translate(_("Stands")), line.value)]
        open_cards = [str(card) for _row, _col, card in castle["cards"] if str(card)[0] != "#"]
        facts.append(self.fact(_("Face up"), self.text.value("cards", open_cards)))
        words = (line.detail,) if line.detail else ()
        return Inspection(
            f"castle:{seat}",
            self.say(_("The castle of {seat}"), seat=seat),
            tuple(facts),
            words,
            ("CA-END.1", "CA-REACH.3", "CA-REACH.6", "CA-GRID.1"),
            tuple(f"cell:{seat}:{row}:{col}" for row, col in reachable(castle)),
            self.card_items([*open_cards, *castle["reinforcements"], *castle["jokers"]]),
            f"seat:{seat}",
        )

    def pool(self, name: str) -> Inspection | None:
        found = self.seat_castle(name)
        if found is None:
            return None
        seat, castle = found
        cards = [*castle["reinforcements"], *castle["jokers"]]
        facts = (
            self.fact(_("Cards"), len(cards)),
            self.fact(_("Together worth"), total(castle["reinforcements"])),
        )
        title = self.say(_("Reinforcements of {seat}"), seat=seat)
        rules = ("CA-RALLY.5", "CA-RALLY.6", "CA-RALLY.4")
        return Inspection(f"pool:{seat}", title, facts, (), rules, (), self.card_items(cards))

    def own_pool(self, _name: str) -> Inspection | None:
        owned = [
            seat for seat, one in self.view["castles"].items() if isinstance(one["hand"], list)
        ]
        found = self.pool(owned[0] if len(owned) == 1 else str(self.view["turn"]))
        if found is None:
            return None
        rules = ("CA-RALLY.1", *found.rules)
        return Inspection(
            "reinforcements", found.title, found.facts, (), rules, (), found.items, "reinforcements"
        )

    def side(self, name: str) -> Inspection | None:
        seat, _colon, side = name.partition(":")
        if self.seat_castle(seat) is None or side not in SIDE_RULES:
            return None
        titles = {
            "left": _("Left flank of {seat}"),
            "right": _("Right flank of {seat}"),
            "top": _("Battlements of {seat}"),
        }
        title = self.say(titles[side], seat=int(seat))
        return Inspection(f"side:{name}", title, rules=(SIDE_RULES[side], "CA-REACH.6"))

    def cell(self, name: str) -> Inspection | None:
        """A cell of a castle, `1:0:3`; without a seat, `0:3`, of the castle in question."""
        parts = name.split(":")
        numbers = [int(part) for part in parts if part.lstrip("-").isdecimal()]
        if len(numbers) != len(parts) or len(parts) not in (2, 3):
            return None
        row, col = numbers[-2:]
        seat = numbers[0] if len(numbers) == 3 else self.cell_owner()
        found = self.seat_castle(str(seat))
        if found is None:
            return None
        castle = found[1]
        card = next((str(c[2]) for c in castle["cards"] if c[:2] == [row, col]), None)
        laid = next((c for c in castle["barricades"] if c[:2] == [row, col]), None)
        title = self.say(_("{seat}, {place}"), seat=seat, row=row, col=col)
        facts = [self.fact(_("Seen from the front"), self.outline(castle, row, col))]
        rules: tuple[str, ...] = ("CA-PLACE.1" if row == 0 else "CA-PLACE.2", "CA-REACH.3")
        items: tuple[Item, ...] = ()
        if card is not None:
            facts = [*self.card_facts(card), *facts, self.reach_fact(castle, row, col)]
            bare = card.lstrip("#")
            items = self.card_items([bare]) if bare else ()
            rules = (*(self.card_rules(bare) if bare else ("CA-INFO.7",)), "CA-REACH.3")
        elif laid is not None:
            facts = [*self.card_facts(str(laid[2])), *facts]
            facts.append(self.fact(_("Laid by"), self.text.name("seat", laid[4])))
            rules = ("CA-BARRICADE.2", "CA-BARRICADE.4")
        marks = (f"cell:{seat}:{row}:{col}", *self.neighbours(castle, seat, row, col))
        picture = f"cell:{name}"
        return Inspection(picture, title, tuple(facts), (), rules, marks, items, picture)

    def outline(self, castle: Castle, row: int, col: int) -> str:
        """Where a cell is in the shape that the castle has now: "top of the left tower"."""
        columns = [int(one[1]) for one in castle["cards"]] or [col]
        low, high = min(columns), max(columns)
        above = any(one[1] == col and int(one[0]) > row for one in castle["cards"])
        if col < low or col > high:
            return self.say(_("beside the castle"))
        if above:
            name = {low: _("in the left tower"), high: _("in the right tower")}
            return self.say(name.get(col, _("inside the castle")))
        name = {low: _("top of the left tower"), high: _("top of the right tower")}
        return self.say(name.get(col, _("top of its column")))

    def cell_owner(self) -> int:
        battle, decision = self.view["battle"], self.view["decision"]
        if battle is not None and battle["at"] is not None:
            return battle["at"]["seat"]
        return self.view["turn"] if decision is None else decision["seat"]

    def card_facts(self, card: str) -> list[Fact]:
        """The card that stands somewhere, as far as the view names it."""
        bare = card.lstrip("#")
        lies = _("face down") if card.startswith("#") else _("face up")
        facts = [self.fact(_("Lies"), self.text.translate(lies))]
        if bare:
            facts.insert(0, self.fact(_("Card"), self.text.card(bare)))
            facts.append(self.fact(_("Value"), value_of(bare)))
        return facts

    def reach_fact(self, castle: Castle, row: int, col: int) -> Fact:
        can = (row, col) in reachable(castle)
        return self.fact(
            _("An attack"), self.text.translate(_("can reach it") if can else _("cannot reach it"))
        )

    def neighbours(self, castle: Castle, seat: int, row: int, col: int) -> list[str]:
        """Where an attack that wins here may press on to (CA-PRESS.2)."""
        cells = {(one[0], one[1]) for one in castle["cards"]}
        beside = ((row - 1, col), (row, col - 1), (row, col + 1))
        return [f"cell:{seat}:{r}:{c}" for r, c in beside if (r, c) in cells]

    # What lies on the table

    def pile(self, name: Slot) -> Inspection:
        titles = {
            "deck": _("Deck"),
            "box": _("Box"),
            "discard": _("Discarded, the newest first"),
            "dead": _("Dead royals"),
        }
        rules: Mapping[str, Sequence[str]] = {
            "deck": ("CA-TURN.3", "CA-PACK.3", "CA-EMPTY.1"),
            "box": ("CA-PACK.2", "CA-INFO.3"),
            "discard": ("CA-FIGHT.9", "CA-CHANCE.5"),
            "dead": ("CA-PACK.3",),
        }
        cards: int | list[str] = self.view[name]
        count = cards if isinstance(cards, int) else len(cards)
        # The order of the deck and what is in the box is nobody's to browse, whoever looks.
        shown = [] if isinstance(cards, int) or name in ("deck", "box") else cards[::-1]
        facts = (self.fact(_("Cards"), count),)
        title, told = self.text.translate(titles[name]), tuple(rules[name])
        items = self.card_items(shown)
        return Inspection(name, title, facts, (), told, (), items, name)

    def field(self, _name: str) -> Inspection:
        battle = self.view["battle"]
        if battle is None:
            title = self.say(_("The field between the castles"))
            return Inspection("field", title, rules=("CA-TURN.4", "CA-FIGHT.1"))
        line = standing(self.view, self.options, self.text)[0]
        cards = [*battle["lead"], *battle["extra"], *battle["aside"]]
        return Inspection(
            "field",
            line.label,
            (Fact(line.label, line.value),),
            (line.detail,),
            ("CA-FIGHT.3", "CA-FIGHT.4", "CA-FIGHT.5", "CA-DOUBLE.2", "CA-PRESS.5"),
            line.marks,
            self.card_items(cards),
        )

    def between(self, name: str) -> Inspection | None:
        if not name.lstrip("-").isdecimal():
            return None
        title = self.say(_("Between two cards of the court"))
        return Inspection(f"between:{name}", title, rules=("CA-SETUP.4",))

    def court(self, name: str) -> Inspection:
        title = self.say(_("Your royals from left to right: {order}"), order=name)
        return Inspection(f"court:{name}", title, rules=("CA-SETUP.3", "CA-ROYAL.4"))


def reachable(castle: Castle) -> list[tuple[int, int]]:
    """The cells of cards that an ordinary attack can get at (CA-REACH.2, CA-REACH.3)."""
    taken = {(int(row), int(col)) for row, col, _card in castle["cards"]}
    if not taken:
        return []
    low, high = min(col for _row, col in taken) - 1, max(col for _row, col in taken) + 1
    open_cells = {(4, col) for col in range(low, high + 1)}
    open_cells |= {(row, col) for row in range(5) for col in (low, high)}
    queue = list(open_cells)
    while queue:
        row, col = queue.pop()
        for near in ((row + 1, col), (row - 1, col), (row, col - 1), (row, col + 1)):
            inside = 0 <= near[0] <= 4 and low <= near[1] <= high
            if inside and near not in taken and near not in open_cells:
                open_cells.add(near)
                queue.append(near)
    return sorted(
        (row, col)
        for row, col in taken
        if {(row + 1, col), (row, col - 1), (row, col + 1)} & open_cells
    )
