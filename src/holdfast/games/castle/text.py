"""Castle in words: actions, questions, what happened, and a castle as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.notes import Moment
from holdfast.core.text import Text
from holdfast.games.castle.notes import MOMENTS, OPENING_NOTES, OPTION_NOTES

SEATS = (_("Red"), _("Blue"), _("Green"), _("Purple"))
"""What the seats 0 to 3 are called: by the colours that their castles fly."""
ROUNDS = 5
"""How many rounds a chapter of a match's story has."""
GLYPHS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class CastleText(Text):
    """English here; other languages in `locale`."""

    package: ClassVar[str] = "holdfast.games.castle"
    opening_notes: ClassVar[tuple[str, ...]] = OPENING_NOTES
    option_notes: ClassVar[Mapping[str, str]] = OPTION_NOTES
    moments: ClassVar[Mapping[str, Moment]] = MOMENTS
    kinds: ClassVar[Mapping[str, str]] = {
        "seat": "seat",
        "seats": "seat",
        "order": "seat",
        "by": "seat",
        "target": "seat",
        "roller": "seat",
        "defender": "seat",
        "card": "card",
        "cards": "card",
        "lead": "card",
        "extra": "card",
        "jack": "card",
        "joker": "card",
        "against": "card",
        "side": "side",
        "face": "face",
        "cells": "cell",
        "targets": "target",
    }
    sides: ClassVar[Mapping[str, str]] = {
        "left": _("left"),
        "right": _("right"),
        "top": _("top"),
    }
    faces: ClassVar[Mapping[str, str]] = {"up": _("face up"), "down": _("face down")}
    words: ClassVar[Mapping[str, str]] = {
        "joker": _("Joker {number}"),
        "cell": _("({row}, {col})"),
        "target": _("{seat} ({row}, {col})"),
        "hidden": _("a face-down card"),
        "round": _("Round {first}"),
        "rounds": _("Rounds {first} to {last}"),
    }
    empty_decks: ClassVar[Mapping[str, str]] = {
        "sortie": _("sorties first"),
        "reshuffle": _("shuffle the discards at once"),
    }
    actions: ClassVar[Mapping[str, str]] = {
        "arrange": _("Arrange the castle"),
        "court": _("Arrange the court as {order}"),
        "place": _("Place it at row {row}, column {col}"),
        "place a card": _("Place {card} at row {row}, column {col}"),
        "insert": _("Insert {card} before column {col}"),
        "draw": _("Draw a card"),
        "close": _("Close all gaps"),
        "rally": _("Rally it to the flag"),
        "attack": _("Attack {seat} at row {row}, column {col}"),
        "spy": _("Turn over the card of {seat} at row {row}, column {col}"),
        "volley": _("Begin a volley"),
        "barricade": _("Barricade {seat} at row {row}, column {col} ({side})"),
        "discard": _("Throw it away"),
        "lead": _("Lead with the card at row {row}, column {col}"),
        "berserk": _("Attack a group of {seat}, first row {row}, column {col}"),
        "halt": _("Stop here"),
        "press": _("Press on to row {row}, column {col}"),
        "add": _("Add row {row}, column {col} to the group"),
        "done": _("That is all"),
        "pass": _("Do nothing"),
        "commit": _("Commit {card}"),
        "remove": _("Remove the card of {seat} at row {row}, column {col}"),
        "use": _("Use {card}"),
        "shoot": _("Shoot at the card of {seat} at row {row}, column {col}"),
        "shoot a card": _("Shoot at the reinforcement {card} of {seat}"),
        "ram": _("Ram the court of {seat} from the {side}"),
        "expose": _("Expose the card of {seat} at row {row}, column {col}"),
        "assassinate": _("Assassinate the card of {seat} at row {row}, column {col}"),
        "assassinate a card": _("Assassinate the reinforcement {card} of {seat}"),
        "assassinate a joker": _("Assassinate {joker} of {seat}"),
        "strike": _("Strike the card of {seat} at row {row}, column {col}"),
    }
    prompts: ClassVar[Mapping[str, str]] = {
        "court_order": _("In which order do your royals stand, from left to right?"),
        "setup_card": _("Add one of your cards to the castle."),
        "turn": _("Draw a card, or close gaps if there are any."),
        "card": _("What becomes of {drawn}?"),
        "lead": _("The deck is empty: which of your cards leads a sortie?"),
        "attack": _("What does {lead} attack?"),
        "press": _("Press on with {lead}, or stop?"),
        "berserk": _("Which cards does the berserk attack include?"),
        "spy": _("Your Eight is attacked: it may turn one card over."),
        "commit": _("Commit reinforcements to this combat?"),
        "snake_eyes": _("Snake eyes: remove a card from the other castle?"),
        "volley": _("Which card of the volley is used next?"),
        "shoot": _("What do the archers shoot at?"),
        "ram": _("Which court does the ram hit, and from which side?"),
        "assassin": _("Whom does the assassin strike?"),
        "counter": _("Which card does the counter-strike hit?"),
        "joker_bid": _("Commit reinforcements to win {joker}?"),
    }
    events: ClassVar[Mapping[str, str]] = {
        "dealt": _("{seat} is dealt {cards}."),
        "court": _("{seat} arranges the court: {cards}."),
        "arranged": _("{seat} adds {card} at row {row}, column {col}."),
        "finished": _("{seat} has finished its castle; {jack} stands in column {col}."),
        "turn": _("{seat} is to move."),
        "drew": _("{seat} draws {card}; {left} left."),
        "placed": _("{seat} places {card} at row {row}, column {col}."),
        "rallied": _("{seat} rallies {card}."),
        "discarded": _("Discarded: {cards}."),
        "barricaded": _("{by} lays {card} as a barricade on {seat}, row {row}, column {col}."),
        "closed": _("{seat} closes all gaps."),
        "attacks": _("{seat} attacks {target} with {lead}."),
        "berserk": _("{seat} goes berserk with {lead}, first row {row}, column {col}."),
        "revealed": _("{card} of {seat} is revealed at row {row}, column {col}."),
        "called_off": _("{lead} finds kin: the attack is called off and the turn is over."),
        "spied": _("{by} turns {card} of {seat} {face}."),
        "exposed": _("The assassin exposes {card} of {seat}."),
        "committed": _("{seat} commits {card}."),
        "fought won": _(
            "{lead} rolls {attack_dice} and reaches {attack}; {against} rolls {defence_dice} and "
            "reaches {defence}: the attack wins."
        ),
        "fought lost": _(
            "{lead} rolls {attack_dice} and reaches {attack}; {against} rolls {defence_dice} and "
            "reaches {defence}: the attack fails."
        ),
        "reserve": _("Reserve dice: {reserve_dice}."),
        "fell": _("{cards} of {seat} falls."),
        "removed": _("{by} removes {card} of {seat}."),
        "struck won": _("The counter-strike destroys {card} of {seat}: {attack} to {defence}."),
        "struck lost": _("{card} of {seat} withstands the counter-strike: {attack} to {defence}."),
        "halted": _("{seat} stops."),
        "extra": _("A double brings {seat} the extra card {card}."),
        "battle_over": _("The battle is over; lost: {cards}."),
        "volley": _("{seat} begins a volley with {card}."),
        "volley_card": _("{card} is drawn for the volley."),
        "used": _("{seat} attacks with {lead}."),
        "volley_over": _("The volley is over; discarded: {cards}."),
        "sorties": _("The deck is empty: sorties by {order}."),
        "led": _("{seat} leads a sortie with {card}."),
        "no_sortie": _("{seat} cannot lead a sortie."),
        "reshuffled": _("The discards are shuffled: {count} cards in the deck."),
        "joker": _("{joker} turns up and is contested."),
        "bid": _("{seat} commits {card} to the contest."),
        "joker_roll": _("{seat} rolls {dice} for the joker: {total}."),
        "joker_won": _("{seat} wins {joker}."),
        "joker_lost": _("{seat} loses {cards}."),
        "eliminated": _("The King of {seat} has fallen: {seat} is out."),
        "won": _("{seat} has the last King and wins."),
        "drawn": _("Nobody can move any more: a draw between {seats}."),
        "too_long": _("The match has lasted 10,000 turns: a draw between {seats}."),
    }
    hidden_events: ClassVar[Mapping[str, str]] = {
        "dealt": _("{seat} is dealt eight cards."),
        "court": _("{seat} is arranging its castle."),
        "arranged": _("{seat} is arranging its castle."),
    }
    outcomes: ClassVar[Mapping[str, str]] = {
        "win": _("won"),
        "lose": _("lost"),
        "called_off": _("called off"),
    }
    labels: ClassVar[Mapping[str, str]] = {
        "out": _("{seat}: out of the game"),
        "castle": _("{seat}"),
        "row": _("row {row}"),
        "reinforcements": _("reinforcements: {cards}"),
        "jokers": _("jokers: {cards}"),
        "barricade": _("barricade {card} at row {row}, column {col} ({side}), laid by {by}"),
        "sprung": _("sprung traps: {cells}"),
        "hand": _("to arrange: {cards}"),
        "arranging": _("is arranging its castle"),
        "waiting": _("has still to arrange its castle"),
        "piles": _("deck {deck}, discards {discard}, box {box}"),
        "dead": _("dead: {cards}"),
        "draw": _("A draw between {seats}."),
        "drawn": _("drawn: {card}"),
        "battle": _("battle: {lead}, extra {extra}, aside {aside}"),
        "volley": _("volley: {card} with {cards}"),
        "sortie": _("sorties still to come: {order}"),
    }

    def name(self, kind: str, value: Any) -> str:
        if kind == "seat":
            return self.translate(SEATS[value])
        if kind == "card":
            return self.card(str(value))
        if kind == "side":
            return self.translate(self.sides[value])
        if kind == "option:empty_deck":
            return self.translate(self.empty_decks[value])
        if kind == "face":
            return self.translate(self.faces[value])
        return str(value)

    def card(self, name: str) -> str:
        """A card as people write it: 7♠, Joker 1; an unseen one has no name."""
        if name == "#":
            return self.translate(self.words["hidden"])
        if name.startswith("JK"):
            return self.translate(self.words["joker"]).format(number=name[2:])
        return name[:-1] + GLYPHS[name[-1]]

    def value(self, key: str, value: Any) -> str:
        kind = self.kinds.get(key)
        if kind in ("cell", "target") and isinstance(value, list):
            places = [self.place(item) for item in value]
            return ", ".join(places) or self.translate("none")
        if kind == "seat" and isinstance(value, str):
            return value  # the order of a court
        return super().value(key, value)

    def place(self, item: list[int]) -> str:
        """A cell, or a cell of a castle."""
        if len(item) == 2:
            return self.translate(self.words["cell"]).format(row=item[0], col=item[1])
        seat = self.name("seat", item[0])
        return self.translate(self.words["target"]).format(seat=seat, row=item[1], col=item[2])

    def action(self, action: Action) -> str:
        key = action.do
        if key in ("place", "shoot", "assassinate") and "card" in action.args:
            key = f"{key} a card"
        elif "joker" in action.args:
            key = f"{key} a joker"
        return self.say(self.actions[key], action.args)

    def prompt(self, kind: str, view: Mapping[str, Any]) -> str:
        facts: dict[str, Any] = {}
        if view.get("drawn"):
            facts["drawn"] = self.card(view["drawn"])
        if view.get("battle"):
            facts["lead"] = view["battle"]["lead"]
        if view.get("contest"):
            facts["joker"] = view["contest"]["joker"]
        return self.say(self.prompts.get(kind, kind), facts)

    def event(self, event: Event) -> str:
        facts = dict(event.facts)
        if event.kind not in ("fought", "struck"):
            if event.kind in ("drew", "placed") and "card" not in facts:
                facts["card"] = "#"
            hidden = self.hidden_events.get(event.kind)
            return self.say(self.events[event.kind], facts, hidden)
        outcome = "won" if facts["won"] else "lost"
        told = self.say(self.events[f"{event.kind} {outcome}"], facts)
        if facts["reserve_dice"]:
            told += " " + self.say(self.events["reserve"], facts)
        return told

    def chapters(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Some rounds each: a round begins when the turn comes to a seat that sits before."""
        rounds: list[int] = []
        last = -1
        for place, event in enumerate(events):
            if event.kind == "turn":
                if not rounds or event.facts["seat"] <= last:
                    rounds.append(place)
                last = event.facts["seat"]
        return [
            (rounds[first], self._rounds(first + 1, min(first + ROUNDS, len(rounds))))
            for first in range(0, len(rounds), ROUNDS)
        ]

    def _rounds(self, first: int, last: int) -> str:
        title = self.words["round" if first == last else "rounds"]
        return self.say(title, {"first": first, "last": last})

    def marks(self, event: Event) -> list[str]:
        """The cells: of the castle that is attacked, else of the seat that is spoken of."""
        facts = event.facts
        owner = facts.get("target", facts.get("seat"))
        cells = [*facts.get("cells", ())]
        if "row" in facts and "col" in facts:
            cells.append([facts["row"], facts["col"]])
        return [f"cell:{owner}:{cell[0]}:{cell[1]}" for cell in cells]

    def result(self, result: Mapping[str, Any]) -> str:
        if "winner" in result:
            return self.say(self.events["won"], {"seat": result["winner"]})
        return self.label("draw", seats=result["draw"])

    # A view in words

    def board(self, view: Mapping[str, Any]) -> str:
        lines: list[str] = []
        for seat, castle in view["castles"].items():
            lines += self.castle(int(seat), castle, view["decision"])
        lines.append(self.piles(view))
        if view["dead"]:
            lines.append(self.label("dead", cards=view["dead"]))
        if view["drawn"]:
            lines.append(self.label("drawn", card=view["drawn"]))
        if view["sortie"]:
            lines.append(self.label("sortie", order=view["sortie"]["left"]))
        if view["volley"]:
            volley = view["volley"]
            lines.append(self.label("volley", card=volley["ace"], cards=volley["cards"]))
        if view["battle"]:
            battle = view["battle"]
            cards = {key: battle[key] for key in ("lead", "extra")}
            aside = [self.card(card) for card in battle["aside"]]
            lines.append(self.label("battle", aside=aside, **cards))
        return "\n".join(lines)

    def label(self, key: str, **facts: Any) -> str:
        return self.say(self.labels[key], facts)

    def piles(self, view: Mapping[str, Any]) -> str:
        """How many cards lie where; the whole position lists them, a view counts them."""
        sizes = {
            key: view[key] if isinstance(view[key], int) else len(view[key])
            for key in ("deck", "discard", "box")
        }
        return self.label("piles", **sizes)

    def castle(
        self, seat: int, castle: Mapping[str, Any], decision: Mapping[str, Any] | None
    ) -> list[str]:
        """One castle: its rows from the top, face-down cards with a #, and what lies beside it."""
        if not castle["alive"]:
            return [self.label("out", seat=seat)]
        lines = [self.label("castle", seat=seat), *self.rows(castle["cards"])]
        if castle["reinforcements"]:
            lines.append("  " + self.label("reinforcements", cards=castle["reinforcements"]))
        if castle["jokers"]:
            lines.append("  " + self.label("jokers", cards=castle["jokers"]))
        for row, col, card, side, by in castle["barricades"]:
            facts = {"row": row, "col": col, "card": card, "side": side, "by": by}
            lines.append("  " + self.label("barricade", **facts))
        if "sprung" in castle:
            lines.append("  " + self.label("sprung", cells=castle["sprung"]))
        hand = castle["hand"]
        if isinstance(hand, int):
            if hand:
                asked = decision is not None and decision["seat"] == seat
                lines.append("  " + self.label("arranging" if asked else "waiting"))
        elif hand:
            lines.append("  " + self.label("hand", cards=hand))
        return lines

    def rows(self, cards: list[list[Any]]) -> list[str]:
        if not cards:
            return []
        columns = range(
            min(col for row, col, card in cards), max(col for row, col, card in cards) + 1
        )
        at = {(row, col): self.face(card) for row, col, card in cards}
        head = " " * 8 + " ".join(f"{col:>4}" for col in columns)
        lines = [head.rstrip()]
        for row in range(max(row for row, col, card in cards), -1, -1):
            name = self.label("row", row=row)
            cells = " ".join(f"{at.get((row, col), '·'):>4}" for col in columns)
            lines.append(f"{name:>8}{cells}")
        return lines

    def face(self, card: str) -> str:
        if card == "#":
            return "#"
        return "#" + self.card(card[1:]) if card.startswith("#") else self.card(card)
