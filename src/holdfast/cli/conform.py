"""`holdfast conform`: does a game keep what every game promises?"""

from __future__ import annotations

import click

from holdfast.cli.arguments import GAME, chosen_options, json_option, options_option, print_json
from holdfast.cli.progress import Progress
from holdfast.core.game import Game

MOST_ACTIONS = 10_000  # the kit's own limit; the kit is imported late


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True,
              help="How many random games.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of the first game.")
@click.option("--most-actions", type=click.IntRange(min=1), default=MOST_ACTIONS, show_default=True,
              help="A game longer than this counts as one that never ends.")  # fmt: skip
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True,
              help="How many processes play.")  # fmt: skip
@options_option
@json_option
@click.pass_context
def conform(
    ctx: click.Context,
    game: Game,
    count: int,
    seed: int,
    most_actions: int,
    jobs: int,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play random games of GAME and check everything that a game on Holdfast promises.

    Without options the games take turns at a sample of combinations in which any two values meet.
    The exit status is 1 when a promise is broken; the report then has a journal that shows it.

    \b
    Examples:
      holdfast conform itter
      holdfast conform castle --games 1000 --seed 7 -o players=3 --most-actions 50000
    """
    # Imported here, because no other command needs the battery of checks.
    from holdfast.conformance import check_game

    options = chosen_options(game, pairs) if pairs else None
    progress = Progress(count, quiet=True)
    try:
        report = check_game(
            game, count, seed, options, most_actions=most_actions, jobs=jobs, tell=progress.step
        )
    finally:
        progress.close()
    if as_json:
        print_json(report.to_json())
    else:
        click.echo(str(report))
    ctx.exit(0 if report.ok else 1)
