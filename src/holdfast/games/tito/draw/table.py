"""The movable parts of the panel: turn, alarm, ammunition, wanted people, pools, the result."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from holdfast.core.picture import Layer
from holdfast.games.tito.shapes import Air, Pack, Result, Row, View

from .counters import token
from .ink import CARD, INK, RULE, SOFT, Art, Desk, band, element, esc, halo, label, num, rect, use
from .panel import COLOURS, time_cell, track_cell
from .symbols import COLOUR_SIGNS, star
from .words import W, labelled

__all__ = ["Table", "pool_of"]

VIPS: Final = ("tito", "churchill", "documents")


def pool_of(row: Row) -> str:
    """Where a counter lies while it is not on the map: its group, or its colour."""
    name: str = row["entry"] if row["group"] == "R" else row["group"]
    return name


class Table:
    """Draws what moves beside the map, for one pack in one language."""

    def __init__(self, art: Art, pack: Pack, words: Mapping[str, str]) -> None:
        self.art, self.desk, self.words = art, Desk(art), words
        self.triggers = [(row["id"], row["amount"], row["max"]) for row in pack["alarm"]["rows"]]
        self.penalties = pack["ammunition"]["penalties"]
        rows = pack["units"]["rows"]
        self.pools: dict[str, list[str]] = {}
        for row in rows:
            if row["side"] != "german":
                self.pools.setdefault(pool_of(row), []).append(row["id"])
        self.officers = {row["id"] for row in rows if row["kind"] == "officer"}
        victory = pack["victory"]
        self.worth = {
            "tito": f"{victory['tito']['dead']}/{victory['tito']['prisoner']}",
            "churchill": f"{victory['churchill']['dead']}/{victory['churchill']['prisoner']}",
            "documents": str(victory["documents"]),
        }
        self._turn = lru_cache(maxsize=64)(self._draw_turn)
        self._alarm = lru_cache(maxsize=16)(self._draw_alarm)
        self._trigger = lru_cache(maxsize=128)(self._draw_trigger)
        self._ammo = lru_cache(maxsize=128)(self._draw_ammo)
        self._wanted = lru_cache(maxsize=512)(self._draw_wanted)
        self._pool = lru_cache(maxsize=1024)(self._draw_pool)
        self._air = lru_cache(maxsize=512)(self._draw_air)

    def layers(self, view: View) -> list[Layer]:
        turn = (view["turn"], view["event"], view["last_turn"])
        alarm = (view["alarm"], view["triggers"])
        ammo, units = view["ammo"], view["units"]
        people = {vip: view[vip] for vip in VIPS}
        aside = view["markers"]["aside"]
        return [
            (turn, lambda: self._draw_time(*turn)),
            (alarm, lambda: self._draw_alarms(*alarm)),
            (ammo, lambda: {"ammo": self._ammo(ammo)}),
            ((people, aside), lambda: self._draw_people(people, aside)),
            (units, lambda: self._draw_pools(units)),
        ]

    def _draw_time(self, turn: int, event: str | None, last: int) -> dict[str, str]:
        drawn = {"turn": self._turn(turn, event)}
        if last < 12:
            drawn["end"] = self._draw_end(last)
        return drawn

    def _draw_alarms(self, level: int, triggers: Mapping[str, Any]) -> dict[str, str]:
        drawn = {"alarm": self._alarm(level)}
        for at, (name, amount, most) in enumerate(self.triggers):
            done = triggers.get(name, False)
            count = len(done) if isinstance(done, list) else most * bool(done) // amount
            drawn[f"trigger:{name}"] = self._trigger(at, name, amount, most, count)
        return drawn

    def _draw_people(self, people: Mapping[str, Any], aside: int) -> dict[str, str]:
        return {
            f"wanted:{vip}": self._wanted(
                at, vip, one["state"], one["at"] or 0, aside if vip == "documents" else 0
            )
            for at, (vip, one) in enumerate(people.items())
        }

    # Tracks

    def _draw_turn(self, turn: int, event: str | None) -> str:
        wide, high = self.art["time"]["cell"]
        x, y = time_cell(self.art, turn)
        body = (
            f'<rect x="{num(-wide / 2 - 1)}" y="{num(-high / 2 - 1)}" width="{wide + 2}" '
            f'height="{high + 2}" rx="6" fill="none" stroke="#fff8e6" stroke-width="6"/>'
            f'<rect x="{num(-wide / 2 - 1)}" y="{num(-high / 2 - 1)}" width="{wide + 2}" '
            f'height="{high + 2}" rx="6" fill="none" stroke="#a5301d" stroke-width="3.6"/>'
        )
        title = f"{self.words['turn']} {turn}"
        if event:
            title += f", {self.words['event']} {event}"
        return self.desk.element("turn", title, body, x, y, "ct-pc")

    def _draw_end(self, turn: int) -> str:
        x, y = time_cell(self.art, turn)
        body = rect(-24, -13, 48, 26, "#23241f", ' rx="4" stroke="#fff8e6" stroke-width="1.2"')
        body += label(0, 7.6, self.words["end"], 21.6, fill="#fff8e6", room=44)
        return self.desk.element("end", self.words["last"], body, x + 6, y - 14)

    def _draw_alarm(self, level: int) -> str:
        x, y = track_cell(self.art, "alarm", level)
        body = (
            '<circle cx="1" cy="2" r="20" fill="#1d1b12" opacity=".35"/>'
            '<circle r="19.6" fill="#a5301d" stroke="#fff3da" stroke-width="2"/>'
            '<path d="M-16.5 0A16.5 16.5 0 0 1 16.5 0" fill="#c2482f"/>'
            + label(0, 9, str(level), 26, "ct-s", fill="#fff8ea")
        )
        title = labelled(self.words, self.words["alarm"], level)
        return self.desk.element("alarm", title, body, x, y, "ct-pc")

    def _draw_trigger(self, at: int, name: str, amount: int, most: int, count: int) -> str:
        spot = self.art["triggers"]
        wide, high = spot["cell"]
        x = spot["at"][0] + at % spot["columns"] * wide
        y = spot["at"][1] + at // spot["columns"] * high
        boxes = max(1, most // amount)
        out: list[str] = []
        for k in range(boxes):
            left = k * 18
            out.append(rect(left, 5, 16, 16, CARD, f' rx="2.5" stroke="{SOFT}"'))
            if k < count:
                tick = f"M{num(left + 2.8)} 12.8l4 4.6l8 -11"
                out.append(
                    f'<path d="{tick}" fill="none" stroke="#a5301d" stroke-width="3.2" '
                    'stroke-linecap="round"/>'
                )
        words = f"{self.words[f'trigger:{name}']} +{amount}"
        left = boxes * 18 + 4
        out.append(label(left, 20.5, words, 21.6, "ct-n" if count else "ct-b", anchor="start",
                         room=wide - left - 4, fill=INK if count else SOFT))  # fmt: skip
        return self.desk.element(
            f"trigger:{name}", f"{words} ({count}/{boxes})", "".join(out), x, y
        )

    def _draw_ammo(self, level: int) -> str:
        x0, y0 = self.art["ammo"]["at"]
        tens, units = divmod(min(level, 99), 10)
        out: list[str] = []
        for digit, fill, side in ((tens, "#5b4a1f", -9.6), (units, "#a6842f", 9.6)):
            x, y = track_cell(self.art, "ammo", digit)
            shift = side if tens == units else 0.0
            shape = (
                rect(-17, -18, 34, 36, fill, ' rx="4" stroke="#fff8e6" stroke-width="1.6"')
                if fill == "#5b4a1f"
                else f'<circle r="17.4" fill="{fill}" stroke="#fff8e6" stroke-width="1.6"/>'
            )
            words = f"{digit}0" if fill == "#5b4a1f" else str(digit)
            out.append(
                f'<g transform="translate({num(x)} {num(y + shift)})">{shape}'
                f"{label(0, 8, words, 22, 'ct-s', fill='#fff8ea')}</g>"
            )
        penalty = next(
            (row["modifier"] for row in self.penalties if row["from"] <= level <= row["to"]), 0
        )
        words = str(level)
        out.append(label(x0 + 386, y0 - 9, words, 26, "ct-s", anchor="end", fill="#5b4a1f"))
        title = labelled(self.words, self.words["ammo"], level)
        if penalty:
            note = self.words["shortage"].format(modifier=penalty)
            out.append(label(x0 + 350, y0 - 9, note, 21.6, anchor="end", fill="#a5301d", room=140))
            title += f", {note}"
        return self.desk.element("ammo", title, "".join(out))

    # People

    def _draw_wanted(self, at: int, vip: str, state: str, zone: int, aside: int) -> str:
        spot = self.art["vips"]
        wide, high = spot["cell"]
        x, y = spot["at"][0], spot["at"][1] + at * (high + spot["gap"])
        words = self.words[f"state:{state}"].format(number=zone)
        good = state in ("prisoner", "evacuated", "taken", "dead")
        ink = "#2f5a2c" if good else "#a5301d" if state == "escaped" else SOFT
        out = [rect(0, 0, wide, high, CARD, f' rx="5" stroke="{RULE}"')]
        out.append(f'<g transform="translate(28 23) scale(1.36)">{token(vip, state)}</g>')
        out.append(label(58, 31, self.words[f"vip:{vip}"], 23, "ct-n", anchor="start", room=104))
        out.append(label(168, 31, words, 22, anchor="start", fill=ink, room=104))
        note = self.words["worth"].format(points=self.worth[vip])
        if aside:
            note = self.words["aside"].format(count=aside)
        out.append(label(wide - 10, 31, note, 21.6, "ct-b", anchor="end", fill=SOFT, room=100))
        title = labelled(self.words, self.words[f"vip:{vip}"], words)
        return self.desk.element(f"wanted:{vip}", title, "".join(out), x, y)

    def vip_token(self, vip: str, state: str, zone: int, x: float, y: float) -> str:
        words = self.words[f"state:{state}"].format(number=zone)
        title = labelled(self.words, self.words[f"vip:{vip}"], words)
        piece = f' data-piece="vip/{vip}"'
        body = halo("vip") + token(vip, state)
        return element(f"vip:{vip}", title, body, x, y, "ct-pc", extra=piece)

    def astray(self, x: float, y: float) -> str:
        body = rect(-17, -12, 34, 24, "#a5301d", ' rx="4" stroke="#fff8e6"')
        body += label(0, 7.4, "VII", 21.6, fill="#fff8e6")
        return self.desk.element("astray", self.words["astray"].format(dz="VII"), body, x, y + 15)

    # Pools

    def _draw_pools(self, units: Mapping[str, Any]) -> dict[str, str]:
        drawn: dict[str, str] = {}
        for at, (name, ids) in enumerate(self.pools.items()):
            left = waiting = lost = 0
            for unit in ids:
                place = units[unit]["at"] if unit in units else "pool"
                left += place == "pool"
                waiting += place == "delayed"
                lost += place == "lost"
            drawn[f"pool:{name}"] = self._pool(at, name, len(ids), left, waiting, lost)
        return drawn

    def _draw_pool(self, at: int, name: str, total: int, left: int, waiting: int, lost: int) -> str:
        x0, y0 = self.art["pools"]["at"]
        wide = 386 / len(self.pools)
        x, y = x0 + at * wide, y0 + 8
        fill, ink = band(name)
        sign = (
            f'<g transform="translate(54 15) scale(1.5)">{use(f"c-{name}")}</g>'
            if name in COLOUR_SIGNS
            else f'<path d="{star(7.4, 54, 15.6)}" fill="{ink}"/>'
        )
        letter = "R" if name in COLOURS else name
        body = (
            rect(0, 0, wide - 5, 90, CARD, f' rx="4" stroke="{RULE}"')
            + rect(4, 4, wide - 13, 24, fill, ' rx="3"')
            + label(14, 24, letter, 22, anchor="start", fill=ink)
            + sign
            + label(wide / 2 - 2.5, 54, f"{left}/{total}", 24)
        )
        notes = []
        if waiting:
            notes.append(f"{waiting} {self.words['delayed']}")
        if lost:
            notes.append(self.words["lost_count"].format(count=lost))
        said = ", ".join(notes)
        # One note at a time: whoever waits comes before whoever is lost.
        ink = "#a5301d" if waiting else SOFT
        body += label(wide / 2 - 2.5, 80, notes[0] if notes else "", 21.6, "ct-b", fill=ink,
                      room=wide - 13)  # fmt: skip
        named = self.words[f"pool:{name}"] if name in COLOURS else name
        title = f"{named} {left}/{total} {said}"
        # All that are not on the map count: those to come, and those that will not come back.
        pile = f' data-pile="{esc(name)}" data-count="{left + waiting + lost}"'
        return self.desk.element(f"pool:{name}", " ".join(title.split()), body, x, y, extra=pile)

    # Signs on the map, and the end

    def air(self, air: Air, x: float, y: float) -> str:
        return self._air(air["zone"], air["bonus"], x, y)

    def _draw_air(self, zone: int, bonus: int, x: float, y: float) -> str:
        fill = "#2f6f7d" if bonus else "#7d7a6e"
        body = (
            '<circle cx="1" cy="2" r="19" fill="#1d1b12" opacity=".35"/>'
            '<circle r="18.6" fill="#eaf1ef" stroke="#2f6f7d" stroke-width="2"/>'
            f'<g transform="scale(.84)">{use("plane")}</g><circle cx="13" cy="13" r="9.4" '
            f'fill="{fill}" stroke="#fffdf2" stroke-width="1.3"/>'
            + label(12.6, 18.6, f"+{bonus}", 16, fill="#fffdf2")
        )
        title = labelled(self.words, self.words["air"], f"{zone}, +{bonus}")
        return element("air", title, body, x, y, "ct-pc")

    def result(self, result: Result) -> str:
        """The score on the place of the key, which nobody needs any more."""
        x, y, wide, high = self.art["key"]
        level = self.words[f"level:{result['level']}"]
        points = self.words["vp"].format(vp=result["vp"])
        fill = {"complete": "#2f5a2c", "semi": "#7a5c14"}.get(result["level"], "#7b2418")
        out = [
            rect(0, 0, wide, high, CARD, f' rx="6" stroke="{fill}" stroke-width="3"'),
            rect(0, 0, wide, 92, fill, ' rx="6"'),
            label(wide / 2, 44, level, 34, "ct-s", fill="#fff8ea", room=wide - 40),
            label(wide / 2, 78, points, 24, "ct-s", fill="#fff8ea", room=wide - 40),
        ]
        for at, (part, value) in enumerate(result.get("detail", {}).items()):
            line = 128 + at * 34
            words = self.words.get(f"score:{part}", part)
            out.append(label(28, line, words, 22, "ct-b", anchor="start", room=wide - 120))
            out.append(label(wide - 28, line, f"{value:+d}" if value else "0", 23, anchor="end"))
            out.append(f'<path d="M28 {line + 9}H{wide - 28}" stroke="{RULE}" opacity=".7"/>')
        title = labelled(self.words, level, points)
        return self.desk.element("result", title, "".join(out), x, y)


# Every word of the tables above must exist; a missing one fails here and not in a game.
assert all(f"state:{state}" in W for state in ("hidden", "free", "prisoner", "dead", "escaped"))
