"""`holdfast play`: play in the terminal."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Sequence

import click

from holdfast.bots import Bot, make_bot
from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    language_option,
    notes_option,
    options_option,
    read_pack,
    say,
    seat_index,
)
from holdfast.core.chance import KEY_BYTES, Chance, Keyed, Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.match import Match, load
from holdfast.terminal.prompt import Prompt


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--seed", type=int, help="Play with the dice of this number; the same every time.")
@options_option
@click.option("--bot", "seats", multiple=True, metavar="SEAT", help="A bot plays SEAT.")
@click.option("--bot-seed", type=int, help="Bots choose by this number; the same every time.")
@language_option
@click.option("--pack", metavar="FILE", help="Component data to play with instead of ours.")
@click.option("--study", is_flag=True, help="Undo goes anywhere, also back over dice.")
@click.option("--load", "journal", metavar="JOURNAL", help="Go on with a saved match.")
@click.option("--save", "save_to", metavar="FILE", help="Save the match there when you stop.")
@notes_option
def play(
    game: Game | None,
    seed: int | None,
    pairs: tuple[str, ...],
    seats: tuple[str, ...],
    bot_seed: int | None,
    language: str,
    pack: str | None,
    study: bool,
    journal: str | None,
    save_to: str | None,
    notes: bool,
) -> None:
    """Play GAME here: numbered actions, or words that narrow them. Type ? for help.

    Seats without a bot are played by people at this terminal, one after the other. Without --seed
    the dice come from a fresh key, which a saved match contains: whoever reads the file could
    foresee them.

    \b
    Examples:
      holdfast play itter
      holdfast play castle -o players=3 --bot 1 --bot 2
      holdfast play itter -o variant=elite --seed 7
      holdfast play castle --seed 7 --bot 1 --bot-seed 3
      holdfast play tito --language fr --save match.json
      holdfast play --load match.json
    """
    if journal is not None:
        refuse_beside_load(seed, pairs, pack)
        match = resume(journal, game, study)
    elif game is None:
        raise click.UsageError("which game? holdfast games lists them")
    else:
        match = Match(
            game,
            chosen_options(game, pairs),
            seed=seed,
            pack=None if pack is None else read_pack(game, pack),
            study=study,
        )
    sit_down(match, seats, bot_seed, language, save_to, notes)


def refuse_beside_load(seed: int | None, pairs: Sequence[str], pack: str | None) -> None:
    """A saved match has its own beginning."""
    for name, given in (
        ("--seed", seed is not None),
        ("-o", bool(pairs)),
        ("--pack", pack is not None),
    ):
        if given:
            raise click.UsageError(f"a match that is loaded has its own; leave out {name}")


def resume(journal: str, game: Game | None, study: bool) -> Match:
    match = load(journal)
    if game is not None and game.id != match.game.id:
        raise HoldfastError(f"{journal} is a match of {match.game.name}, not of {game.name}")
    return match.branch(study=True) if study else match


def sit_down(
    match: Match,
    seats: Sequence[str],
    bot_seed: int | None,
    language: str,
    save_to: str | None,
    notes: bool,
) -> None:
    Prompt(
        match,
        read=read_line,
        write=say,
        clear=clear_screen,
        language=language,
        bots=seated_bots(match, seats),
        bot_chance=own_chance(bot_seed),
        save_to=save_to,
        notes=notes,
    ).run()


def own_chance(bot_seed: int | None) -> Chance:
    """The chance that bots choose by: never the match's, nor anything that could tell it."""
    return Keyed(secrets.token_bytes(KEY_BYTES)) if bot_seed is None else Seeded(bot_seed)


def seated_bots(match: Match, seats: Sequence[str]) -> dict[int, Bot]:
    """Bots by seat, from `SEAT` or `SEAT=KIND` words."""
    bots: dict[int, Bot] = {}
    for word in seats:
        seat, _, kind = word.partition("=")
        index = seat_index(match, seat)
        if index < 0:
            raise HoldfastError("a spectator does not play, so no bot can sit there")
        bots[index] = make_bot(kind or "random")
    return bots


def read_line(prompt: str) -> str:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  input() then has line editing and a history
        return input(prompt)
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def clear_screen() -> None:
    """Clear a real screen; in a pipe or a file nothing can be cleared, so leave a mark."""
    if sys.stdout.isatty():
        click.clear()
    else:
        click.echo("\n" * 2 + "-" * 20)
