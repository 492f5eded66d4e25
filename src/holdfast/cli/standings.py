"""The standing of a tournament in lines for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import click

from holdfast.cli.arguments import say, say_in_words
from holdfast.cli.speaking import in_decimals, in_percent, in_words, labelled
from holdfast.core.game import Game
from holdfast.core.messages import mark as _

__all__ = ["points", "share", "show_standing"]

Json = Mapping[str, Any]
GAMES = _("{count} games")


def show_standing(game: Game, found: Json) -> None:
    """Ratings or scores, then times, then what went wrong."""
    options = "".join(f", {name}={value}" for name, value in found["options"].items())
    click.echo(labelled(game.name, in_words(GAMES, count=found["games"]) + options))
    say_in_words(_("Brackets are intervals of 95%; games on the same deal count together."))
    if "pairings" in found:
        show_ratings(found)
        edition = game.edition(found["options"])
        show_pairings(found, [edition.text().name("seat", name) for name in edition.seats])
    else:
        show_alone(found)
    show_times(found)
    show_defects(found)


def show_ratings(found: Json) -> None:
    click.echo()
    say_in_words(_("rating, {bot} = 0"), bot=found["anchor"])
    for bot, rating in found["ratings"].items():
        games = in_words(GAMES, count=rating["games"])
        say(f"  {bot:<24}{points(rating, '+0;-0'):>24}{games:>14}")


def show_pairings(found: Json, seats: Sequence[str]) -> None:
    click.echo()
    say_in_words(_("share of wins"))
    for one in found["pairings"]:
        if not one["games"]:
            continue
        against = ", ".join(one["against"])
        said = in_words(
            _("{bot} against {against}: {share} of {count} games"),
            bot=one["bot"],
            against=against,
            share=share(one["wins"]),
            count=one["games"],
        )
        even = "" if one["fair"] == 0.5 else in_percent(one["fair"])
        fair = f", {in_words(_('{share} would be fair'), share=even)}" if even else ""
        say(f"  {said}{fair}")
        for name, seat in zip(seats, one["by seat"], strict=True):
            if seat is not None:
                say(f"    {in_words(_('as {seat}'), seat=name):<23}{share(seat):>24}")


def show_alone(found: Json) -> None:
    for bot, one in found["bots"].items():
        if not one["games"]:
            continue
        click.echo()
        say(labelled(bot, in_words(GAMES, count=one["games"])))
        say(f"  {in_words(_('wins')):<22}{share(one['wins']):>24}")
        if one.get("score"):
            counted = one["score"]["games"]
            some = in_words(_("over the {count} games that have it"), count=counted)
            of = "" if counted == one["games"] else f"  {some}"
            say(f"  {found['figure']:<22}{points(one['score'], '0.00'):>24}{of}")
        say(f"  {in_words(_('return')):<22}{points(one['return'], '+0.000;-0.000'):>24}")
        for name, counts in one["results"].items():
            words = ", ".join(
                f"{value} {in_percent(count / one['games'])}" for value, count in counts.items()
            )
            say(f"  {name:<22}{words}")
    for bot, gains in found["differences"].items():
        said = [f"{name} {points(gain, '+0.000;-0.000')}" for name, gain in gains.items() if gain]
        if said:
            click.echo()
            words = _("{bot} over {other} on the same deals: {gains}")
            say_in_words(words, bot=bot, other=found["anchor"], gains=in_words("apart").join(said))


def show_times(found: Json) -> None:
    click.echo()
    say_in_words(_("time per decision ({clock})"), clock=found["clock"])
    for bot, one in found["bots"].items():
        if one["milliseconds"] is None:
            continue
        slowest = in_decimals(one["slowest"], "0.000")
        said = [in_words(_("{seconds} s at most"), seconds=slowest)]
        if one["tries per second"] is not None:
            tries = round(one["tries per second"])
            said.append(in_words(_("{count} tries a second"), count=tries))
        if one["late"]:
            words = _("{late} of {count} decisions late")
            said.append(in_words(words, late=one["late"], count=one["decisions"]))
        usual = in_decimals(one["milliseconds"], "0.000")
        say(f"  {bot:<24}{usual:>10} ms, {', '.join(said)}")


def show_defects(found: Json) -> None:
    checks = sum(one["checks"] for one in found["bots"].values())
    defects = [
        (bot, kind, what)
        for bot, one in found["bots"].items()
        for kind, what in one["defects"].items()
    ]
    if checks:
        click.echo()
        say_in_words(_("{count} decisions were asked again with other secrets."), count=checks)
    for bot, kind, what in defects:
        words = _("DEFECT of {bot}: {kind}, {count} times; first in {where}")
        say_in_words(words, bot=bot, kind=kind, count=what["count"], where=what["first"])


def share(found: Json | None) -> str:
    """A share with its interval, in percent."""
    if found is None:
        return "–"
    if found["low"] is None:
        return in_percent(found["value"])
    low, high = in_decimals(100 * found["low"]), in_decimals(100 * found["high"])
    return f"{in_percent(found['value'])} ({low}–{high})"


def points(found: Json | None, form: str) -> str:
    """A mean with its interval, in a pattern of the CLDR."""
    if found is None:
        return "–"
    value = in_decimals(found["value"], form)
    if found["low"] is None:
        return value
    low, high = in_decimals(found["low"], form), in_decimals(found["high"], form)
    return f"{value} ({in_words(_('{low} to {high}'), low=low, high=high)})"
