"""The sheet beside the castles: what is going on now, from the set-up to the end of a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from holdfast.games.castle.shapes import (
    Battle,
    Castle,
    Cell,
    Contest,
    Decision,
    Seen,
    Target,
    Volley,
    cells_of,
    laid_on,
)

from .castles import face, piece
from .ink import INK, RULE, SOFT, STOCK, group, halo, label, num, rect, scaled, use
from .plan import Box, Plan
from .words import Words, value

KINDS: Final = {
    "field": "Field battle",
    "archers": "Archers",
    "ram": "Battering ram",
    "assassin": "Assassin",
}
BUTTONS: Final = {
    "attack": ("halt",),
    "press": ("halt",),
    "volley": ("halt",),
    "berserk": ("done",),
    "commit": ("done",),
    "joker_bid": ("done",),
    "spy": ("pass",),
    "snake_eyes": ("pass",),
    "turn": ("close",),
}
FACES: Final = {
    "halt": "Stop",
    "done": "Done",
    "pass": "Pass",
    "close": "Close gaps",
    "berserk": "Berserker",
}

Dice = Mapping[str, Sequence[int]]


class Field:
    """Draws the sheet; every open card on it is an element of its own."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self.words = words
        self.box = plan.field
        self.part = partial(plan.part, plan.between)
        self.across = plan.field_columns == 2
        self.type = plan.type
        # Heights of the heading, of the answers, and of a caption with dice.
        self.head, self.foot, self.line = 12 + 32 * plan.type, 10 + 46 * plan.type, 36 * plan.type
        self._card = lru_cache(maxsize=2048)(self._draw_card)
        self._button = lru_cache(maxsize=16)(self._draw_button)
        self._sheet = lru_cache(maxsize=512)(self._draw_sheet)

    def elements(self, view: Seen, near: int, dice: Dice | None) -> dict[str, str]:
        notes: list[str] = []
        cards: dict[str, str] = {}
        heading, arms = self._heading(view)
        if view["battle"] is not None:
            self._battle(cards, notes, view, view["battle"])
        elif view["contest"] is not None:
            self._contest(cards, notes, view["contest"])
        elif view["volley"] is not None:
            self._volley(cards, view["volley"])
        elif view["drawn"] is not None:
            self._drawn(cards, notes, view["drawn"])
        elif view["phase"] == "setup":
            self._hand(cards, notes, view["castles"][str(near)]["hand"])
        if view["sortie"] is not None:
            notes.append(self._queue(view["sortie"]["left"], not cards))
        elif not cards and not dice and arms >= 0:
            notes.append(self._crest(arms))
        out = {"field": self._sheet(heading, arms, "".join(notes)), **cards}
        if dice and (view["battle"] is not None or not cards):
            out["dice"] = self._dice(dice)
        decision = asked(view, near)
        if decision is not None:
            names = self._answers(view, decision["kind"], near)
            for at, name in enumerate(names):
                out[name] = self._button(name, at, len(names))
        return out

    # The sheet itself

    def _heading(self, view: Seen) -> tuple[str, int]:
        words = self.words
        if view["result"] is not None:
            winner = view["result"].get("winner")
            if winner is None:
                return words.labelled(words("Game over"), words("Draw")), -1
            return words("{seat} wins").format(seat=words.seat(winner)), winner
        if view["phase"] == "setup" and view["decision"] is not None:
            return words("Set-up"), view["decision"]["seat"]
        if view["contest"] is not None:
            return words("Joker contest"), -1
        if view["battle"] is not None:
            return words(KINDS[view["battle"]["kind"]]), view["battle"]["seat"]
        if view["volley"] is not None:
            return words("Volley"), view["turn"]
        if view["sortie"] is not None:
            return words("Sortie round"), view["turn"]
        return words.labelled(words("Turn"), words.seat(view["turn"])), view["turn"]

    def _draw_sheet(self, heading: str, arms: int, notes: str) -> str:
        x, y, wide, _ = self.box
        big = self.type
        shift = 14 * big if arms >= 0 else 0
        mark = use(f"arms-{arms}", x + 24 * big, y + 22 * big, 1.1 * big) if arms >= 0 else ""
        body = (
            # Invisible, as large as the sheet: a screen on which not all has room shows all of it.
            rect(*self.box, "none")
            + mark
            + label(
                x + wide / 2 + shift, y + 30 * big, heading, 21 * big, "ca-s", room=wide - 66 * big
            )
            + f'<path d="M{num(x + 12)} {num(y + self.head)}H{num(x + wide - 12)}" stroke="{RULE}" '
            'stroke-width="1.4"/>' + notes
        )
        part = self.part(self.words("Battle"), "swords")
        return group("field", heading, body, extra=f' data-whole="1"{part}')

    def _caption(self, x: float, y: float, text: str, seat: int) -> str:
        """Which side this is, with the arms of the seat that fights on it."""
        big = self.type
        arms = use(f"arms-{seat}", x + 10 * big, y + 15 * big, 0.9 * big) if seat >= 0 else ""
        left = x + (23 * big if arms else 0)
        return arms + label(left, y + 20.5 * big, text, 16 * big, anchor="start", fill=SOFT)

    # Cards on the sheet

    def _draw_card(self, name: str, card: str, x: float, y: float, s: float, note: str = "") -> str:
        title = self.words.card(card)
        if note:
            title = self.words.labelled(note, title)
        body = f'<g transform="scale({scaled(s)})">{piece(card)}</g>' + halo("card", s)
        return group(name, title, body, x, y, "ca-pc")

    def _row(
        self, cards: dict[str, str], row: Sequence[str], box: Box, s: float, note: str
    ) -> None:
        """A row of cards from the left: smaller, then closing up, where it would not fit."""
        x, y, wide, _ = box
        s = fitting(s, wide, len(row))
        step = 66 * s
        if len(row) > 1:
            step = min(step, (wide - 60 * s) / (len(row) - 1))
        for index, card in enumerate(row):
            cards[f"card:{card}"] = self._card(
                f"card:{card}", card, x + 30 * s + index * step, y + 42 * s, s, note
            )

    def halves(self) -> tuple[Box, Box]:
        """Where the attack and the defence lie: one above the other, or side by side."""
        x, y, wide, high = self.box
        x, wide = x + 14, wide - 28
        y, high = y + self.head + 6, high - self.head - self.foot - 6
        if self.across:
            return (x, y, wide / 2 - 8, high), (x + wide / 2 + 8, y, wide / 2 - 8, high)
        return (x, y, wide, high / 2 - 4), (x, y + high / 2 + 4, wide, high / 2 - 4)

    def _battle(self, cards: dict[str, str], notes: list[str], view: Seen, battle: Battle) -> None:
        volley, words = view["volley"], self.words
        (x, y, wide, high), defence = self.halves()
        big, small = self._scales(high)
        notes.append(self._caption(x, y, words("Attack"), battle["seat"]))
        lead = [*battle["lead"], *battle["extra"]]
        waiting = []
        if volley is not None:
            waiting = [card for card in volley["cards"] if card not in battle["lead"]]
            room = (x + wide - 60 * small, y + self.line, 60 * small, 0)
            self._row(cards, waiting, room, small, words("Volley"))
        room = (x, y + self.line, wide - (66 * small if waiting else 0), 0)
        self._row(cards, lead, room, big, "")
        low = y + self.line + 84 * big + 7 + 13 * self.type
        given = (x, low, wide * 0.48, 1)
        self._small(cards, notes, "Committed", battle["commit"]["attack"], given, small)
        # Only field battles are weakened by what they have beaten (CA-FIGHT.3).
        sign = -1 if battle["kind"] == "field" else 0
        start = wide * 0.52 if battle["commit"]["attack"] else 0
        lost = (x + start, low, wide - start, sign)
        self._small(cards, notes, "Aside", battle["aside"], lost, small)
        under = () if battle["target"] is None else targeted(view["castles"], battle["target"])
        self._defence(cards, notes, battle, under, defence)

    def _defence(
        self,
        cards: dict[str, str],
        notes: list[str],
        battle: Battle,
        under: Sequence[str],
        box: Box,
    ) -> None:
        x, y, wide, _ = box
        big, small = self._scales(self.halves()[0][3])
        if not self.across:
            notes.append(
                f'<path d="M{num(x)} {num(y - 2)}H{num(x + wide)}" stroke="{RULE}" '
                'stroke-dasharray="3 4" stroke-width="1.2"/>'
            )
        target = battle["target"]
        whose = -1 if target is None else target["seat"]
        notes.append(self._caption(x, y, self.words("Defence"), whose))
        self._targets(notes, under, (x, y + self.line, wide, 0), big)
        given = battle["commit"]["defence"]
        low = y + self.line + 84 * big + 7 + 13 * self.type
        self._small(cards, notes, "Committed", given, (x, low, wide, 1), small)

    def _scales(self, high: float) -> tuple[float, float]:
        """Cards that fight, and those that lend strength: both rows fit below the caption."""
        big = max(0.6, min(1.3, (high - self.line - 10 - 14 * self.type) / 84 / 1.6))
        return big, big * 0.6

    def _small(
        self,
        cards: dict[str, str],
        notes: list[str],
        word: str,
        row: Sequence[str],
        place: tuple[float, float, float, int],
        s: float,
    ) -> None:
        """A row of small cards under a caption with what they add or take away."""
        if not row:
            return
        x, y, wide, sign = place
        total = sign * sum(value(card) for card in row)
        sum_ = f" {total:+d}".replace("-", "−") if sign else ""
        text = self.words(word) + sum_
        notes.append(label(x, y - 4, text, 15 * self.type, room=wide, anchor="start"))
        self._row(cards, row, (x, y, wide - 4, 0), s, self.words(word))

    def _targets(self, notes: list[str], found: Sequence[str], place: Box, s: float) -> None:
        """A copy of what is attacked: the card itself stays where it stands."""
        x, y, wide, _ = place
        s = fitting(s, wide, len(found))
        step = 66 * s
        if len(found) > 1:
            step = min(step, (wide - 60 * s) / (len(found) - 1))
        for index, card in enumerate(found):
            at = f"translate({num(x + 30 * s + index * step)} {num(y + 42 * s)})"
            notes.append(f'<g transform="{at} scale({scaled(s)})">{face(card)}</g>')
        if not found:
            notes.append(
                f'<rect x="{num(x)}" y="{num(y)}" width="{num(60 * s)}" height="{num(84 * s)}" '
                f'rx="5" fill="none" stroke="{RULE}" stroke-width="1.6" stroke-dasharray="5 4"/>'
                f'<g transform="translate({num(x + 30 * s)} {num(y + 42 * s)})" opacity=".5">'
                f'<g stroke="{SOFT}">{_SWORDS}</g></g>'
            )

    def _contest(self, cards: dict[str, str], notes: list[str], contest: Contest) -> None:
        x, y, wide, high = self.box
        s = 1.0
        top = y + self.head + 12
        if contest["joker"]:
            name = f"card:{contest['joker']}"
            cards[name] = self._card(name, contest["joker"], x + 48, top + 44, s)
        start = top + (0 if self.across else 106)
        left = x + (110 if self.across else 14)
        pitch = min(62.0, (y + high - self.foot - start) / max(1, len(contest["order"])))
        for index, seat in enumerate(contest["order"]):
            line = start + index * pitch
            notes.append(use(f"arms-{seat}", left + 12, line + pitch / 2 - 2, 1.1))
            if index == contest["next"]:
                notes.append(
                    f'<path d="M{num(left + 28)} {num(line + pitch / 2)}l-7 -6v12z" fill="{INK}" '
                    'transform="translate(4 0)"/>'
                )
            bids = contest["bids"].get(str(seat), [])
            small = (pitch - 6) / 84
            self._row(cards, bids, (left + 40, line, x + wide - left - 54, 0), small, "")

    def _volley(self, cards: dict[str, str], volley: Volley) -> None:
        x, y, wide, high = self.box
        row = [volley["ace"], *volley["cards"]]
        s = min(1.15, (wide - 28) / (66 * max(3, len(row))))
        top = y + self.head + (high - self.head - self.foot - 84 * s) / 2
        self._row(cards, row, (x + (wide - 66 * s * len(row)) / 2 + 3, top, wide, 0), s, "")

    def _drawn(self, cards: dict[str, str], notes: list[str], card: str) -> None:
        x, y, wide, high = self.box
        big, caption = self.type, self.words("Drawn card")
        room = high - self.head - 24 * big
        s = min(2.0, (room - 20) / 88, (wide - 60) / 66)
        middle = y + self.head + 24 * big + room / 2
        notes.append(label(x + wide / 2, middle - 48 * s - 6, caption, 16 * big))
        cards["drawn"] = self._card("drawn", card, x + wide / 2, middle, s, caption)

    def _hand(self, cards: dict[str, str], notes: list[str], hand: Sequence[str] | int) -> None:
        if isinstance(hand, int) or not hand:
            return
        x, y, wide, high = self.box
        columns = 4 if self.across else 2 if len(hand) <= 6 and high > 600 else 3
        rows = -(-len(hand) // columns)
        s = min(
            1.2, (wide - 24) / columns / 66, (high - self.head - 16 - 20 * self.type) / rows / 90
        )
        words = self.words("Your cards")
        notes.append(
            label(x + wide / 2, y + self.head + 20 * self.type, words, 16 * self.type, fill=SOFT)
        )
        for index, card in enumerate(hand):
            row, column = divmod(index, columns)
            cards[f"hand:{card}"] = self._card(
                f"hand:{card}",
                card,
                x + wide / 2 + (column - (columns - 1) / 2) * 66 * s,
                y + self.head + 10 + 20 * self.type + (row + 0.5) * 90 * s,
                s,
            )

    def _queue(self, seats: Sequence[int], idle: bool) -> str:
        """Who still has a sortie to make, the present one first."""
        x, y, wide, high = self.box
        big = 2.0 if idle else 0.9
        left = x + wide / 2 - (len(seats) - 1) * 15 * big
        line = y + high / 2 if idle else y + high - self.foot - 14
        return "".join(
            use(f"arms-{seat}", left + 30 * big * i, line, big * (1.25 if i == 0 else 0.8))
            for i, seat in enumerate(seats)
        )

    def _crest(self, seat: int) -> str:
        """An empty sheet bears the arms of the seat to move."""
        x, y, wide, high = self.box
        return f'<g opacity=".35">{use(f"arms-{seat}", x + wide / 2, y + high / 2, 5)}</g>'

    # Dice and answers

    def _dice(self, dice: Dice) -> str:
        """On the line of each caption, from the right."""
        parts, said = [], []
        for key, half in zip(("attack", "defence"), self.halves(), strict=True):
            x, y, wide, _ = half
            rows = [dice.get(key, ()), dice.get("reserve", ()) if key == "defence" else ()]
            # Side by side there is less room for the dice of a defence with reserves.
            big = self.type * (0.7 if self.across else 1)
            right = x + wide - 13 * big
            for row in reversed(rows):
                for die in reversed(row):
                    parts.append(self._die(die, right, y + 16 * self.type, big))
                    right -= 28 * big
                if row and row is rows[1]:
                    parts.append(label(right + 8 * big, y + 21 * self.type, "+", 16 * big))
                    right -= 12 * big
            rolled = " + ".join(str(die) for row in rows for die in row)
            if rolled:
                said.append(f"{self.words('Attack' if key == 'attack' else 'Defence')} {rolled}")
        title = self.words.labelled(self.words("Last roll"), ", ".join(said))
        return group("dice", title, "".join(parts))

    def _die(self, die: int, x: float, y: float, big: float) -> str:
        """A die; a card that stands in for a pair of dice shows its number."""
        if 1 <= die <= 6:
            return use(f"die-{die}", x, y, 0.92 * big)
        edge = f' rx="3" stroke="{INK}" stroke-width="1.4"'
        tile = rect(x - 12 * big, y - 13 * big, 24 * big, 26 * big, STOCK, edge)
        return tile + label(x, y + 6 * big, str(die), 16 * big)

    def _answers(self, view: Seen, kind: str, near: int) -> list[str]:
        """What can be answered on the sheet, from the left."""
        names = list(BUTTONS.get(kind, ()))
        if "close" in names and not has_gap(cells_of(view["castles"][str(near)])):
            names.remove("close")
        # A group is named by its first card, which could also be attacked alone: this comes first.
        battle = view["battle"]
        if kind in ("attack", "press") and battle is not None and battle["berserk"]:
            names.insert(0, "berserk")
        return names

    def _draw_button(self, name: str, at: int, count: int) -> str:
        x, y, wide, high = self.box
        body = rect(
            -50, -18, 100, 36, "#8e2f2b", f' rx="9" stroke="{INK}" stroke-width="1.6"'
        ) + label(0, 6, self.words(FACES[name]), 16, room=88, fill="#fff6e2")
        big = min(self.type, (wide - 16) / count / 110)
        body = f'<g transform="scale({scaled(big)})">{body}</g>{halo("button", big)}'
        left = x + wide / 2 + (at - (count - 1) / 2) * 110 * big
        spot = (left, y + high - 6 - 24 * self.type)
        return group(name, self.words(FACES[name]), body, *spot)


_SWORDS: Final = (
    '<path d="M-10 10L10 -10M10 10L-10 -10M-12 4L-4 12M12 4L4 12" stroke-width="3" '
    'stroke-linecap="round"/>'
)


def asked(view: Seen, near: int) -> Decision | None:
    """What the viewer is asked now. A spectator looks from a seat, but its hand is hidden."""
    decision = view["decision"]
    if decision is None or decision["seat"] != near:
        return None
    return decision if isinstance(view["castles"][str(near)]["hand"], list) else None


def targeted(castles: Mapping[str, Castle], target: Target) -> list[str]:
    """The cards under attack, as the view names them."""
    if "card" in target:
        return [target["card"]]
    if "joker" in target:
        return [target["joker"]]
    castle = castles[str(target["seat"])]
    if "barricade" in target:
        return [card for *at, card, _side, _by in laid_on(castle) if at == target["barricade"]]
    standing = {(row, col): card for row, col, card in cells_of(castle)}
    cells = [(row, col) for row, col in target["cells"]]
    return [standing[cell] for cell in cells if cell in standing]


def fitting(s: float, wide: float, count: int) -> float:
    """The scale at which so many cards lie side by side, as long as they stay readable."""
    return min(s, max(0.42, wide / (64 * count))) if count else s


def has_gap(cells: Sequence[Cell]) -> bool:
    """Whether a whole column or row between others is empty (CA-GAP.1)."""
    columns = {cell[1] for cell in cells}
    rows = {cell[0] for cell in cells}
    if not columns:
        return False
    return len(columns) < max(columns) - min(columns) + 1 or bool(set(range(1, max(rows))) - rows)
