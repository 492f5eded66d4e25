"""The cards of a view: piles, the orders and revealed cards of the turn, tactics, and a hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.picture import Layer
from holdfast.core.svg import labelled
from holdfast.games.itter.shapes import Pack, View

from .faces import card_name
from .ink import CARD, INK, Names, group, halo, label, num, piece, use
from .plan import Plan

__all__ = ["Table"]

Cards = Sequence[str] | int | None
CARD_WIDE: Final = 100

# Planned but not yet revealed: a dashed border, so that it is not taken for a card in force.
PLANNED: Final = (
    '<rect x="-49" y="-69" width="98" height="138" rx="8" fill="none" stroke="#fdf6e2" '
    'stroke-width="5"/><rect x="-49" y="-69" width="98" height="138" rx="8" fill="none" '
    'stroke="#1f5d73" stroke-width="3" stroke-dasharray="9 6"/>'
)


def _count(count: int) -> str:
    """The number of cards in a pile, hung on its lower edge so that it covers nothing printed."""
    return (
        '<rect x="-20" y="64.5" width="40" height="20" rx="10" fill="#2b2620" stroke="#f3ebd8" '
        'stroke-width="1.5"/>' + label(0, 80.6, str(count), 17.5, fill="#fff6e0")
    )


def size_of(cards: Cards) -> int:
    """How many cards: a view hides a list behind its length."""
    if cards is None:
        return 0
    return cards if isinstance(cards, int) else len(cards)


def seen(cards: Cards) -> Sequence[str]:
    return () if cards is None or isinstance(cards, int) else cards


class Table:
    """Lays out the cards for one pack in one language."""

    def __init__(self, pack: Pack, plan: Plan, names: Names) -> None:
        self.plan = plan
        self.scale: float = plan.art["cards"]["scale"]
        self.cards = {row["id"]: card_name(row, names) for row in pack["ss_card_kinds"]["rows"]}
        self.tactics = {row["id"]: names(row["name"]) for row in pack["tactics_kinds"]["rows"]}
        self.word = lru_cache(maxsize=256)(names)
        self._pile = lru_cache(maxsize=512)(self._draw_pile)
        self._card = lru_cache(maxsize=1024)(self._draw_card)
        self._revealed = lru_cache(maxsize=512)(self._draw_revealed)
        self._tactics = lru_cache(maxsize=512)(self._draw_tactics)
        self._tray = self._hand_tray()

    def _card_name(self, card: str, tactic: bool) -> str:
        kind = card.rpartition("/")[2]
        return (self.tactics if tactic else self.cards).get(kind, kind)

    def card_body(self, card: str, tactic: bool = False) -> str:
        """A card that can be taken in hand; '#' is one the seat may not see."""
        name = piece(f"{'tactic' if tactic else 'card'}/{card}")
        return f"<g{name}>{self._face(card, tactic)}</g>"

    def _face(self, card: str, tactic: bool) -> str:
        """A face with its deck number in the corner, or a back."""
        if card == "#":
            return use("tback" if tactic else "back")
        deck, _, kind = card.rpartition("/")
        known = kind in (self.tactics if tactic else self.cards)
        if not known:
            return use("tback" if tactic else "back") + label(0, 50, kind, 16, room=84, fill="#fff")
        body = use(("tactic-" if tactic else "card-") + kind)
        if deck:
            body += (
                f'<circle cx="36.5" cy="-36.5" r="10" fill="{CARD}" stroke="{INK}" '
                'stroke-width="1.2"/>' + label(36.5, -31, deck, 16)
            )
        return body

    def _draw_pile(self, el: str, x: float, y: float, count: int, top: str, title: str) -> str:
        """A stack of cards with its count; `top` is a face, '#' a back, or empty."""
        body = [halo("card")]
        if count:
            body.extend(
                f'<rect x="{-50 + 1.6 * k}" y="{-70 + 1.6 * k}" width="100" height="140" rx="8" '
                'fill="#e7dcc2" '
                'stroke="#6b604a" stroke-width=".8"/>'
                for k in range(min(3, (count - 1) // 6 + 1), 0, -1)
            )
            body.append(self.card_body(top) if top != "#" else use("back"))
            body.append(_count(count))
        else:
            body.append(
                '<rect x="-50" y="-70" width="100" height="140" rx="8" fill="#fff" '
                'fill-opacity="0"/>'
            )
        pile = f' data-pile="card" data-count="{count}"'
        name = labelled(self.word, title, count)
        return group(el, name, "".join(body), x, y, extra=pile, scale=self.scale)

    def _draw_card(
        self, el: str, card: str, tactic: bool, x: float, y: float, title: str, planned: bool
    ) -> str:
        name = title
        if card != "#":
            name = labelled(self.word, title, self._card_name(card, tactic))
        body = halo("card") + self.card_body(card, tactic) + (PLANNED if planned else "")
        return group(el, name, body, x, y, "it-pc", scale=self.scale)

    def layers(self, view: View) -> list[Layer]:
        """Piles, orders, hand and tactics, each drawn from its own cards."""
        discard, revealed = view["discard"], view["revealed"]
        shown = seen(discard)
        piles = (view["deck"], size_of(discard), shown[-1] if shown else "#", revealed)
        orders = (view.get("orders"), len(seen(revealed)))
        tactics = view["tactics"]
        hand = (view.get("hand"), tactics.get("hand"))
        plans = (tactics.get("deck"), tactics.get("active"), tactics.get("planned"))
        return [
            (piles, lambda: self._draw_piles(*piles)),
            (orders, lambda: self._draw_orders(*orders)),
            (hand, lambda: self._draw_hands(*hand)),
            (plans, lambda: self._draw_plans(*plans)),
        ]

    def _draw_piles(self, deck: Cards, size: int, top: str, revealed: Cards) -> dict[str, str]:
        spot = self.plan.art["cards"]
        x, y = spot["pile"], spot["deck"]
        return {
            "deck": self._pile("deck", x[0], y, size_of(deck), "#", self.word(_("Deck"))),
            "discard": self._pile("discard", x[1], y, size, top, self.word(_("Discard"))),
            "revealed": self._revealed(tuple(seen(revealed))),
        }

    def _slot(self, index: int) -> tuple[float, float]:
        """Where a card of the turn lies: lower than the last where they overlap, so that the name
        of each stays in sight."""
        spot = self.plan.art["cards"]
        return spot["x"][index], spot["revealed"] + spot["down"] * index

    def _draw_revealed(self, cards: tuple[str, ...]) -> str:
        x0, y0 = self._slot(0)
        body = []
        for index, card in enumerate(cards[:3]):
            last = index == len(cards) - 1
            # The card being resolved stands out; the earlier ones are done.
            mark = (
                '<rect x="-52" y="-72" width="104" height="144" rx="10" fill="none" '
                'stroke="#8c2f22" '
                'stroke-width="3.5"/>'
                if last
                else ""
            )
            veil = (
                ""
                if last
                else (
                    '<rect x="-50" y="-46" width="100" height="116" rx="8" fill="#e6d9ba" '
                    'opacity=".45"/>'
                )
            )
            x, y = self._slot(index)
            at = f"{num((x - x0) / self.scale)} {num((y - y0) / self.scale)}"
            body.append(f'<g transform="translate({at})">{mark}{self.card_body(card)}{veil}</g>')
        names = ", ".join(self._card_name(card, False) for card in cards)
        title = self.word(_("Revealed"))
        if names:
            title = labelled(self.word, title, names)
        return group("revealed", title, "".join(body), x0, y0, scale=self.scale)

    def _draw_orders(self, orders: Cards, revealed: int) -> dict[str, str]:
        """Orders still hidden lie in the slots after the revealed ones."""
        shown = seen(orders)
        out: dict[str, str] = {}
        for index in range(size_of(orders)):
            card = shown[index] if index < len(shown) else "#"
            name, at = f"card:order:{index}", self._slot(min(2, revealed + index))
            out[name] = self._card(name, card, False, *at, self.word(_("Order")), True)
        return out

    def _draw_hands(self, cards: Cards, tactics: Cards) -> dict[str, str]:
        """The hand covers the key."""
        out: dict[str, str] = {}
        if size_of(cards) or size_of(tactics):
            out["hand"] = self._tray
            self._put_hand("card", cards, False, out)
            self._put_hand("tactic", tactics, True, out)
        return out

    def _hand_tray(self) -> str:
        hand = self.plan.art["hand"]
        x, y, wide, high = hand["box"]
        k = self.scale
        if "fans" in hand:
            spots = [(at - x, 17.0) for at in hand["fans"]]
        else:
            spots = [(wide / 2, hand[row] - y - 77 * k) for row in ("cards", "tactics")]
        titles = (
            label(*spot, self.word(word), 16 * k, "it-s", room=102 * k, fill="#4d4331")
            for spot, word in zip(spots, (_("Hand"), _("Tactics")), strict=True)
        )
        body = (
            f'<rect width="{wide}" height="{high}" rx="6" fill="#cbb98e" stroke="#8f7d52" '
            f'stroke-width="1.2"/>{"".join(titles)}'
        )
        return group("hand", self.word(_("Hand")), body, x, y)

    def _put_hand(self, el: str, cards: Cards, tactic: bool, out: dict[str, str]) -> None:
        count = size_of(cards)
        shown = seen(cards)
        for index, spot in enumerate(self._fan(tactic, count)):
            card = shown[index] if index < len(shown) else "#"
            key = _hand_key(el, card, shown[:index].count(card), index)
            out[key] = self._card(key, card, tactic, *spot, self.word(_("Hand")), False)

    def _fan(self, tactic: bool, count: int) -> list[tuple[float, float]]:
        """Where the cards of a hand lie: downwards, so that each shows its name, or in a row."""
        hand, k = self.plan.art["hand"], self.scale
        x, y, wide, high = hand["box"]
        between = max(1, count - 1)
        if "fans" in hand:
            step = min(44.0, (high - 168) / between)
            return [(hand["fans"][tactic], y + 94 + step * at) for at in range(count)]
        step = min(106.0 * k, (wide - 6 - 100 * k) / between)
        left = x + wide / 2 - step * (count - 1) / 2
        row = hand["tactics" if tactic else "cards"]
        return [(left + step * at, row) for at in range(count)]

    def _draw_plans(self, deck: Cards, active: Cards, planned: str | bool | None) -> dict[str, str]:
        # A hidden plan is '#' or true; both are shown as a card face down.
        card = planned if isinstance(planned, str) else "#" if planned else ""
        return {"tactics": self._tactics(size_of(deck), tuple(seen(active)), card)}

    def _draw_tactics(self, count: int, active: tuple[str, ...], planned: str) -> str:
        spot = self.plan.art["cards"]
        x0 = spot["x"][0]
        pile = f'<g data-pile="tactic" data-count="{count}">'
        step = (spot["x"][1] - x0) / self.scale
        # Two in force beside each other leave no room for their deck: its number stays in sight.
        covers = len(active) > 1 and step < CARD_WIDE
        body = [f"{pile}{use('tback')}{'' if covers else _count(count)}</g>"] if count else []
        for x, card in zip(spot["x"][::2] if covers else spot["x"][1:], active, strict=False):
            body.append(
                f'<g transform="translate({num((x - x0) / self.scale)} 0)">'
                f"{self.card_body(card, True)}</g>"
            )
        if count and covers:
            body.append(f'<g transform="translate({num(step)} 0)">{_count(count)}</g>')
        if planned:
            body.append(
                f'<g transform="translate({num((spot["x"][2] - x0) / self.scale)} 0)">'
                f"{self.card_body(planned, True)}{PLANNED}</g>"
            )
        names = ", ".join(self._card_name(card, True) for card in active)
        title = labelled(self.word, self.word(_("Tactics")), names or count)
        return group("tactics", title, "".join(body), x0, spot["tactics"], scale=self.scale)


def _hand_key(kind: str, card: str, copies: int, index: int) -> str:
    """A card that is seen goes by its name, which is what an action touches; others by place."""
    if card == "#":
        return f"{kind}:hand:{index}"
    return f"{kind}:{card}:{copies + 1}" if copies else f"{kind}:{card}"
