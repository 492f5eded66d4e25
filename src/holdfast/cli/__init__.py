"""The `holdfast` command: thin, one file per group of commands."""

from __future__ import annotations

import io
import sys
from typing import Any

import click

import holdfast
from holdfast.cli.admin import admin
from holdfast.cli.arena import arena
from holdfast.cli.arguments import plain
from holdfast.cli.backup import backup, restore
from holdfast.cli.bench import bench
from holdfast.cli.bots import bots
from holdfast.cli.check import check
from holdfast.cli.coach import coach
from holdfast.cli.complaints import clean_report, dismiss_report, reports
from holdfast.cli.completion import completion
from holdfast.cli.conform import conform
from holdfast.cli.engine import engine
from holdfast.cli.games import games
from holdfast.cli.lab import lab
from holdfast.cli.pack import pack
from holdfast.cli.perft import perft_command
from holdfast.cli.play import play
from holdfast.cli.replay import replay
from holdfast.cli.review import review
from holdfast.cli.serve import serve
from holdfast.cli.simulate import simulate
from holdfast.cli.speaking import in_words, speak, spoken_error
from holdfast.cli.store import store
from holdfast.cli.words import words
from holdfast.core.errors import HoldfastError
from holdfast.core.i18n import LANGUAGES
from holdfast.core.messages import mark as _

__all__ = ["main"]


class Commands(click.Group):
    """A group in which whatever Holdfast refuses is a sentence and status 1, not a traceback."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        speak(self, args)
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except HoldfastError as error:
            raise click.ClickException(plain(spoken_error(error))) from error


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        build = in_words(_("compiled") if holdfast.compiled else _("plain Python"))
        click.echo(f"holdfast {holdfast.__version__} ({build})")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=show_version,
    help="Show the version and whether the rules run compiled.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    expose_value=False,
    help="The language of help and errors; that of the terminal (LANG) by default.",
)
def main() -> None:
    """Play tabletop games completely and correctly.

    \b
    Begin with:
      holdfast games                  which games are there
      holdfast play itter             play one here
      holdfast COMMAND --help         what a command can do, with examples
    """
    # A terminal that cannot show a character shows a question mark instead of failing.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


for command in (
    games, bots, play, serve, admin, backup, restore, store, check, engine, replay, coach, review,
    simulate, arena, lab, bench, perft_command, pack, conform, words, completion,
):  # fmt: skip
    main.add_command(command)
for command in (reports, clean_report, dismiss_report):
    admin.add_command(command)
