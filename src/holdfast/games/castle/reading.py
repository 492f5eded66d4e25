"""Reading a position: every value is checked, and a refusal names its field (CA-POS.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.messages import mark as _
from holdfast.core.reading import Field, Given
from holdfast.games.castle.board import (
    COURT_LIMIT,
    FIRST_JOKER,
    MIDDLE,
    NAMES,
    NO_CARD,
    RANK,
    ROW,
    SETUP_CARDS,
    SIDES,
    SIX,
    THREE,
    is_jack,
    is_joker,
    is_king,
    is_number,
    is_queen,
    is_royal,
)
from holdfast.games.castle.parts import Barricade
from holdfast.games.castle.resuming import KINDS, resume
from holdfast.games.castle.rules.setup import is_setup_hand
from holdfast.games.castle.terms import (
    OVER,
    PHASES,
    PLAY,
    SETUP,
)
from holdfast.games.castle.underway import (
    ANY,
    NUMBER,
    NUMBER_OR_JOKER,
    ONLY_JOKER,
    ROYAL,
    RULE,
    Underway,
)

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

POSITION: Final = (
    "phase", "turn", "decision", "deck", "discard", "box", "dead", "castles",
    "drawn", "sortie", "battle", "volley", "contest", "result",
)  # fmt: skip
CASTLE: Final = ("alive", "cards", "reinforcements", "jokers", "barricades", "hand")


class Loader(Underway):
    """Reads the whole of a position: the castles, what is under way, and what is asked."""

    # The whole

    def load(self, position: Given) -> Castle:
        top = Field(position, rule=RULE).fields(POSITION)
        s = self.s
        s.phase = PHASES.index(top["phase"].one_of(PHASES, "phase"))
        s.turn = self.seat(top["turn"])
        s.deck = list(self.cards(top["deck"], NUMBER_OR_JOKER))
        s.discard = list(self.cards(top["discard"], NUMBER_OR_JOKER))
        s.box = self.cards(top["box"], ANY)
        s.dead = self.cards(top["dead"], ROYAL)
        self.read_castles(top["castles"])
        if top["drawn"].value is not None:
            s.drawn = self.card(top["drawn"], NUMBER)
        if top["sortie"].value is not None:
            self.read_sortie(top["sortie"])
        if top["volley"].value is not None:
            self.read_volley(top["volley"])
        if top["battle"].value is not None:
            self.read_battle(top["battle"])
        if top["contest"].value is not None:
            self.read_contest(top["contest"])
        for card in range(FIRST_JOKER + s.rules.jokers):
            if not self.found[card]:
                top["deck"].fail(_("{card} is missing from the position"), RULE, card=NAMES[card])
        if s.phase == SETUP:
            self.check_setup(top)
        else:
            self.check_castles(top["castles"])
        if s.phase == OVER:
            self.check_over(top)
        else:
            top["result"].null()
            self.read_decision(top)
        return s

    # Castles

    def read_castles(self, field: Field) -> None:
        given = field.mapping()
        if len(given) != self.players:
            field.fail(
                _("{count} castles cannot be: the option players is {players}"),
                RULE,
                count=len(given),
                players=self.players,
            )
        fields = field.fields([str(seat) for seat in range(self.players)])
        for seat in range(self.players):
            self.read_castle(seat, fields[str(seat)])

    def read_castle(self, seat: int, field: Field) -> None:
        fort = self.s.forts[seat]
        castle = field.fields(CASTLE, ("sprung",))
        fort.alive = castle["alive"].boolean()
        for item in castle["cards"].items():
            self.read_card(seat, item)
        if fort.court_size() > COURT_LIMIT:
            castle["cards"].fail(_("at most nine cards stand in row 0"), "CA-GRID.3")
        fort.reinforcements = self.cards(castle["reinforcements"], NUMBER)
        fort.jokers = self.cards(castle["jokers"], ONLY_JOKER)
        for item in castle["barricades"].items():
            self.read_barricade(seat, item)
        fort.hand = self.cards(castle["hand"], ANY)
        if "sprung" in castle:
            self.read_sprung(seat, castle["sprung"])

    def read_sprung(self, seat: int, field: Field) -> None:
        """Face-down Threes that everybody has seen (CA-SABOTEUR.1)."""
        s = self.s
        if not s.rules.saboteur:
            field.fail(_("traps are sprung only with the option saboteur"), RULE)
        if not field.items():
            return
        for item, cell in zip(field.items(), self.cells(field), strict=True):
            card = s.card_at(seat, cell)
            if card == NO_CARD or RANK[card] != THREE or s.is_up(card):
                item.fail(_("no face-down Three stands in this cell"), RULE)
            s.turn_down(card)

    def read_card(self, seat: int, field: Field) -> None:
        s = self.s
        parts = field.items()
        if len(parts) != 3:
            field.fail(_("must be [row, column, card], such as {sample}"), sample='[0, 2, "#KS"]')
        cell = self.cell(parts[0], parts[1])
        if s.forts[seat].has(cell):
            field.fail(_("another card stands in this cell"), RULE)
        written = parts[2].text()
        down = written.startswith("#")
        card = self.card(Field(written[1:] if down else written, parts[2].path), ANY)
        if is_joker(card):
            parts[2].fail(_("no joker stands in a castle"), RULE)
        if is_royal(card) and cell >= ROW:
            field.fail(_("{card} stands in row 0 only"), "CA-GRID.2", card=NAMES[card])
        if is_jack(card) and down:
            parts[2].fail(_("Jacks lie face up"), "CA-SETUP.5")
        s.forts[seat].put(cell, card)
        if not down:
            s.turn_up(card)

    def read_barricade(self, seat: int, field: Field) -> None:
        s = self.s
        if not s.rules.barricade:
            field.fail(_("there are barricades only with the option barricade"), RULE)
        parts = field.items()
        if len(parts) != 5:
            field.fail(
                _("must be [row, column, card, side, by], such as {sample}"),
                sample='[2, 0, "6S", "top", 1]',
            )
        cell = self.cell(parts[0], parts[1])
        card = self.card(parts[2], NUMBER)
        if RANK[card] != SIX:
            parts[2].fail(_("a barricade is a Six, not {card}"), RULE, card=NAMES[card])
        side = SIDES.index(parts[3].one_of(SIDES, "side"))
        by = self.seat(parts[4])
        if by == seat:
            parts[4].fail(_("nobody lays a barricade on the own castle"), "CA-BARRICADE.1")
        fort = s.forts[seat]
        if fort.has(cell) or fort.barricade_at(cell) is not None:
            field.fail(_("the cell is not empty"), "CA-BARRICADE.1")
        laid = [*fort.barricades, Barricade(cell, card, side, by)]
        fort.barricades = tuple(sorted(laid, key=lambda other: other.cell))

    def check_castles(self, field: Field) -> None:
        """After setup a living castle has one King; an eliminated one has nothing."""
        s = self.s
        if s.phase == PLAY and len(s.living()) < 2:
            field.fail(_("with fewer than two living seats the game is over"), "CA-END.3")
        for seat in range(self.players):
            castle = field.child(str(seat))
            if s.forts[seat].hand:
                castle.child("hand").fail(_("must be empty after setup"), RULE)
            if not s.is_alive(seat):
                for key in ("cards", "reinforcements", "jokers", "barricades"):
                    if castle.child(key).value:
                        castle.child(key).fail(_("an eliminated castle holds nothing"), RULE)
                continue
            cards = s.forts[seat].cards
            if len([card for card in cards if is_king(card)]) != 1:
                castle.child("cards").fail(_("a living castle holds exactly one King"), RULE)
            if len([card for card in cards if is_queen(card)]) > 1:
                castle.child("cards").fail(_("a castle holds at most one Queen"), RULE)
            if len([card for card in cards if is_jack(card)]) > 1:
                castle.child("cards").fail(_("a castle holds at most one Jack"), RULE)

    def check_setup(self, top: dict[str, Field]) -> None:
        """Seats before the arranging one are done, those after it have not begun (CA-SETUP.6)."""
        s = self.s
        arranging = s.arranging()
        if arranging < 0:
            top["phase"].fail(_("setup is over: no castle has a hand left"), RULE)
        if s.turn != 0:
            top["turn"].fail(_("must be 0 during setup"), RULE)
        for key in ("drawn", "sortie", "battle", "volley", "contest"):
            top[key].null()
        for seat in range(self.players):
            castle = top["castles"].child(str(seat))
            if not s.is_alive(seat):
                castle.child("alive").fail(_("nobody is out during setup"), RULE)
            hand = s.forts[seat].hand
            waiting = is_setup_hand(hand)
            if len(hand) > SETUP_CARDS + (3 if waiting else 0):
                castle.child("hand").fail(_("at most five cards besides the royals"), "CA-SETUP.2")
            if not waiting and (seat > arranging or not all(is_number(card) for card in hand)):
                castle.child("hand").fail(
                    _("before the court is arranged: Jack, Queen, King, then number cards"), RULE
                )
            if waiting != (not s.forts[seat].cards):
                castle.child("cards").fail(
                    _("the court stands once the royals left the hand"), RULE
                )
            royals = sorted(RANK[card] for card in s.forts[seat].cards if is_royal(card))
            if not waiting and royals != [11, 12, 13]:
                castle.child("cards").fail(_("the court holds one Jack, one Queen, one King"), RULE)
            if castle.value.get("sprung"):
                castle.child("sprung").fail(_("nothing has been turned over during setup"), RULE)
            for i, cell in enumerate(s.forts[seat].cells):
                if not -SETUP_CARDS <= (cell & 63) - MIDDLE <= 2 + SETUP_CARDS:
                    castle.child("cards").child(i).fail(_("too far out for setup"), "CA-SETUP.4")

    # What is asked

    def read_decision(self, top: dict[str, Field]) -> None:
        s = self.s
        if not s.is_alive(s.turn):
            top["turn"].fail(_("the seat is out of the game"), RULE)
        decision = top["decision"].fields(("seat", "kind"))
        kind = decision["kind"].one_of(KINDS, "kind of decision")
        seat = self.seat(decision["seat"])
        if not s.is_alive(seat):
            decision["seat"].fail(_("the seat is out of the game"), RULE)
        wrong = resume(s, kind, seat)
        if wrong is not None:
            name, message = wrong
            path = name if name.partition(".")[0] in top else f"decision.{name}"
            Field(None, path).fail(message, RULE, kind=kind)
        if s.decision.seat(s) != seat:
            decision["seat"].fail(
                _("{kind} is asked of seat {seat} here"), RULE, kind=kind, seat=s.decision.seat(s)
            )
        if not s.legal():
            decision["kind"].fail(_("{kind} would offer nothing here"), RULE, kind=kind)

    def check_over(self, top: dict[str, Field]) -> None:
        s = self.s
        for key in ("decision", "drawn", "sortie", "battle", "volley", "contest"):
            top[key].null()
        result = top["result"].fields((), ("winner", "draw"))
        living = s.living()
        if len(result) != 1:
            top["result"].fail(_("has either winner or draw"), RULE)
        if "winner" in result:
            s.winner = self.seat(result["winner"])
            if living != [s.winner]:
                result["winner"].fail(_("must be the last living seat"), "CA-END.3")
        elif result["draw"].value != living or len(living) < 2:
            result["draw"].fail(_("must be the living seats"), "CA-EMPTY.7")


def read(blank: Castle, position: Given) -> Castle:
    """The state that a position describes, or `BadPosition` naming the field."""
    return Loader(blank).load(position)
