"""`holdfast arena`: bots against each other, with ratings, and what they did wrong."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click

import holdfast
from holdfast.arena.pairing import Plan, new_secret, pairings
from holdfast.arena.record import GameRecord, Results, kept_secret
from holdfast.arena.run import How, play_rounds
from holdfast.arena.standing import standing
from holdfast.bots.sitting import Clock
from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    complete_bots,
    json_option,
    options_option,
    print_json,
    read_bots,
    say_in_words,
)
from holdfast.cli.progress import Progress
from holdfast.cli.speaking import in_words, labelled
from holdfast.cli.standings import show_standing
from holdfast.core.game import Game
from holdfast.core.messages import mark as _
from holdfast.protocol.players import find_player
from holdfast.version import VERSION

__all__ = ["arena"]


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", "given", metavar="BOT,BOT…", default="", shell_complete=complete_bots,
              help="Who plays, such as random,quick,strong@0.5.")  # fmt: skip
@click.option("--bot", "more", multiple=True, metavar="BOT", shell_complete=complete_bots,
              help="One more bot, such as program:./mybot or mymodule:MyBot.")  # fmt: skip
@click.option("--against", metavar="BOT", shell_complete=complete_bots,
              help="The others play this bot, and not each other.")  # fmt: skip
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True,
              help="Games of each pairing; rounded up to whole deals.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1,
              show_default="all cores", help="How many games at once.")  # fmt: skip
@click.option(
    "--seed",
    type=int,
    help="The seed for the dice: the same number gives the same dice every time.",
)
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="Save every game there; run the same command again to go on.")  # fmt: skip
@click.option("--clock", type=click.Choice(["cpu", "wall"]), default="cpu", show_default=True,
              help="What counts as thinking: processor time, or time that passes.")  # fmt: skip
@click.option("--check/--no-check", default=True,
              help="Try some decisions again with different secrets (default), or "
              "not.")  # fmt: skip
@click.option("--lost-score", type=float, metavar="POINTS",
              help="The score to count for a game that was lost without one.")  # fmt: skip
@options_option
@json_option
def arena(
    game: Game,
    given: str,
    more: Sequence[str],
    against: str | None,
    count: int,
    jobs: int,
    seed: int | None,
    out: Path | None,
    clock: Clock,
    check: bool,
    lost_score: float | None,
    pairs: Sequence[str],
    as_json: bool,
) -> None:
    """Let bots play GAME against each other and rate them.

    Everybody meets everybody else. Each deal is played from all seats with the same dice; in a solo
    game, all play the same deals. A bot is named as elsewhere: `strong@0.5` thinks for half a
    second, `strong@200x` tries 200 times. A bot that gives an illegal answer, fails or takes far
    too long loses that game, and one whose answer depends on what it cannot know is caught: then
    the exit status is 1.

    \b
    Examples:
      holdfast arena castle --bots random,quick,strong@0.2 --games 600
      holdfast arena castle -o players=4 --bots strong@0.2,quick --games 200
      holdfast arena itter -o variant=elite --bots quick,strong@0.2 --lost-score -20
      holdfast arena castle --bots quick --bot "program:node mybot.mjs" --out games.jsonl
    """
    options = game.read_options(chosen_options(game, pairs))
    words = read_bots(given, more)
    for word in words if against is None else [*words, against]:
        find_player(word, game.id)
    seats = len(game.edition(options).seats)
    plan = Plan(
        game=game.id,
        options=options,
        pairings=pairings(words, seats, against),
        games=count,
        secret=chosen_secret(seed, out),
    )
    results = Results(plan, {"clock": clock, "version": VERSION, "build": build()}, out)
    try:
        finished = play(results, How(clock, check), jobs, quiet=as_json)
    finally:
        results.close()
    found = standing(plan, results.in_order(), lost_score)
    found |= {"seed": seed, "clock": clock, "version": VERSION, "build": build()}
    if as_json:
        print_json(found)
    else:
        show_standing(game, found)
    if not finished:
        said = (
            _("Stopped after {done} of {count} games; the same command goes on in {file}.")
            if out
            else _("Stopped after {done} of {count} games; with --out FILE it could go on.")
        )
        say_in_words(said, done=len(results.games), count=plan.size, file=out)
        raise SystemExit(130)
    if any(bot["defects"] for bot in found["bots"].values()):
        raise SystemExit(1)


def build() -> str:
    return "compiled" if holdfast.compiled else "plain"


def chosen_secret(seed: int | None, out: Path | None) -> str:
    """What the dice come from: a seed, the file that is gone on with, or nothing known before."""
    kept = None if seed is not None or out is None else kept_secret(out)
    return new_secret(seed) if kept is None else kept


def play(results: Results, how: How, jobs: int, quiet: bool) -> bool:
    """Play what is missing; whether that was everything, or somebody stopped it."""
    progress = Progress(results.plan.size, len(results.games), quiet=quiet)

    def tell(game: GameRecord) -> None:
        for defect in game.defects:
            bot, seat = game.seats[defect["seat"]], defect["seat"]
            where = in_words(
                _("deal {deal}, seat {number}, action {action}"),
                deal=game.deal,
                number=seat,
                action=defect["number"] + 1,
            )
            said = labelled(defect["kind"], defect["words"])
            progress.say(labelled(f"{bot} ({where})", said))
        progress.step()

    try:
        play_rounds(results, how, jobs, tell)
    except KeyboardInterrupt:
        return False
    finally:
        progress.close()
    return True
