"""The standing of a tournament in lines for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import click

from holdfast.cli.arguments import say
from holdfast.core.game import Game

__all__ = ["points", "share", "show_standing"]

Json = Mapping[str, Any]


def show_standing(game: Game, found: Json) -> None:
    """Ratings or scores, then times, then what went wrong."""
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    click.echo(f"{game.name}: {found['games']:,} games{options}")
    click.echo("Brackets are intervals of 95%; games on the same deal count together.")
    if "pairings" in found:
        show_ratings(found)
        edition = game.edition(found["options"])
        show_pairings(found, [edition.text().name("seat", name) for name in edition.seats])
    else:
        show_alone(found)
    show_times(found)
    show_defects(found)


def show_ratings(found: Json) -> None:
    click.echo(f"\nrating, {found['anchor']} = 0")
    for bot, rating in found["ratings"].items():
        say(f"  {bot:<24}{points(rating, '+.0f'):>24}{rating['games']:>8,} games")


def show_pairings(found: Json, seats: Sequence[str]) -> None:
    click.echo("\nshare of wins")
    for one in found["pairings"]:
        if not one["games"]:
            continue
        against = ", ".join(one["against"])
        fair = "" if one["fair"] == 0.5 else f", fair would be {one['fair']:.0%}"
        say(f"  {one['bot']} against {against}: {share(one['wins'])} of {one['games']:,}{fair}")
        for name, seat in zip(seats, one["by seat"], strict=True):
            if seat is not None:
                say(f"    as {name:<20}{share(seat):>24}")


def show_alone(found: Json) -> None:
    for bot, one in found["bots"].items():
        if not one["games"]:
            continue
        say(f"\n{bot}: {one['games']:,} games")
        say(f"  {'wins':<22}{share(one['wins']):>24}")
        if one.get("score"):
            counted = one["score"]["games"]
            of = "" if counted == one["games"] else f"  over the {counted:,} games that have it"
            say(f"  {found['figure']:<22}{points(one['score'], '.2f'):>24}{of}")
        say(f"  {'return':<22}{points(one['return'], '+.3f'):>24}")
        for name, counts in one["results"].items():
            words = ", ".join(
                f"{value} {count / one['games']:.1%}" for value, count in counts.items()
            )
            say(f"  {name:<22}{words}")
    for bot, gains in found["differences"].items():
        said = [f"{name} {points(gain, '+.3f')}" for name, gain in gains.items() if gain]
        if said:
            say(f"\n{bot} over {found['anchor']} on the same deals: {'; '.join(said)}")


def show_times(found: Json) -> None:
    click.echo(f"\ntime per decision ({found['clock']})")
    for bot, one in found["bots"].items():
        if one["milliseconds"] is None:
            continue
        rate = one["tries per second"]
        tries = "" if rate is None else f", {rate:,.0f} tries a second"
        late = "" if not one["late"] else f", {one['late']:,} of {one['decisions']:,} late"
        slowest = f"slowest {one['slowest']:.3f} s"
        say(f"  {bot:<24}{one['milliseconds']:>10.3f} ms, {slowest}{tries}{late}")


def show_defects(found: Json) -> None:
    checks = sum(one["checks"] for one in found["bots"].values())
    defects = [
        (bot, kind, what)
        for bot, one in found["bots"].items()
        for kind, what in one["defects"].items()
    ]
    if checks:
        click.echo(f"\n{checks:,} decisions were asked again with other secrets.")
    for bot, kind, what in defects:
        say(f"DEFECT {bot}: {kind}, {what['count']} times; first in {what['first']}")


def share(found: Json | None) -> str:
    """A share with its interval, in percent."""
    if found is None:
        return "–"
    if found["low"] is None:
        return f"{found['value']:.1%}"
    return f"{found['value']:.1%} ({100 * found['low']:.1f}–{100 * found['high']:.1f})"


def points(found: Json | None, form: str) -> str:
    """A mean with its interval."""
    if found is None:
        return "–"
    value = format(found["value"], form)
    if found["low"] is None:
        return value
    return f"{value} ({format(found['low'], form)} to {format(found['high'], form)})"
