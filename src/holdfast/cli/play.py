"""`holdfast play`: play in the terminal."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from holdfast.bots import Player
from holdfast.cli.arguments import (
    GAME,
    chosen_options,
    complete_bots,
    language_option,
    notes_option,
    options_option,
    plain,
    read_bots,
    read_pack,
    say,
    seat_index,
)
from holdfast.cli.speaking import in_words
from holdfast.core.beginning import load
from holdfast.core.chance import KEY_BYTES, Chance, Keyed, Seeded
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.protocol.players import find_player
from holdfast.terminal.keeping import kept_matches, place_to_keep
from holdfast.terminal.opponents import ask_opponents
from holdfast.terminal.prompt import Prompt
from holdfast.terminal.screen import Screen
from holdfast.terminal.words import SENTENCES

USUAL_BOT = "strong"


def complete_seats(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The bots for a seat that has been typed."""
    seat, equals, name = incomplete.partition("=")
    bots = complete_bots(ctx, param, name) if equals else []
    return [CompletionItem(f"{seat}={bot.value}", help=bot.help) for bot in bots]


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option(
    "--seed",
    type=int,
    help="The seed for the dice: the same number gives the same dice every time.",
)
@options_option
@click.option("--bot", "seats", multiple=True, metavar="SEAT[=BOT]", shell_complete=complete_seats,
              help="A bot plays SEAT; strong, unless another is named.")  # fmt: skip
@click.option("--bots", "words", metavar="BOT,BOT…", shell_complete=complete_bots,
              help="Bots for the seats from the second on.")  # fmt: skip
@click.option("--ask/--no-ask", default=None,
                  help="Ask who sits where; the default on a terminal where no bot is "
                  "named.")  # fmt: skip
@click.option("--bot-seed", type=int, help="The seed for the bots: the same choices every time, "
              "as long as they count tries (strong@200x) and do not look at the "
              "clock.")  # fmt: skip
@language_option
@click.option("--pack", metavar="FILE", help="Component data to play with instead of ours.")
@click.option("--study", is_flag=True, help="Undo goes back as far as you like, even past dice.")
@click.option("--load", "journal", metavar="JOURNAL", help="Go on with a saved match.")
@click.option("--save", "save_to", metavar="FILE", help="Save the match there when you stop.")
@notes_option
@click.option(
    "--coach", is_flag=True, help="Allow hints even though several people play: all agree."
)
@click.option("--brief/--full", default=None,
              help="Show a long board when asked, or always; default: as turns begin.")  # fmt: skip
@click.option(
    "--careful/--no-careful",
    default=True,
    help="Ask before typed words play what cannot be taken back (default), or not.",
)
def play(
    game: Game | None,
    seed: int | None,
    pairs: tuple[str, ...],
    seats: tuple[str, ...],
    words: str | None,
    ask: bool | None,
    bot_seed: int | None,
    language: str,
    pack: str | None,
    study: bool,
    journal: str | None,
    save_to: str | None,
    notes: bool,
    coach: bool,
    brief: bool | None,
    careful: bool,
) -> None:
    """Play GAME here: numbered actions, or words that narrow them. Type ? for help.

    Seats without a bot are played by people at this terminal, one after the other; `holdfast bots`
    lists the bots. Without --seed the dice come from a fresh key, which a saved match contains:
    whoever reads the file could foresee them. With --save the file is written after every move;
    without it an interrupted match is kept, and the next one says where.

    \b
    Examples:
      holdfast play itter
      holdfast play castle --bots strong
      holdfast play castle -o players=3 --bot 1=quick --bot 2=strong@0.5
      holdfast play itter -o variant=elite --seed 7
      holdfast play castle --seed 7 --bot 1=strong@200x --bot-seed 3
      holdfast play tito --language fr --save match.json
      holdfast play --load match.json
    """
    if save_to is not None:
        check_folder(save_to)
    if journal is not None:
        refuse_beside_load(seed, pairs, pack)
        match = resume(journal, game, study)
    elif game is None:
        raise click.UsageError(in_words(_("name a game; holdfast games lists them")))
    else:
        match = Match(
            game,
            chosen_options(game, pairs),
            seed=seed,
            pack=None if pack is None else read_pack(game, pack),
            study=study,
        )
    bots = seated_bots(match, [*named_in_turn(match, words), *seats])
    if not bots and len(match.seats) > 1 and (sys.stdin.isatty() if ask is None else ask):
        bots = ask_opponents(match.edition, read=read_line, write=say, language=language)
    sit_down(match, bots, bot_seed, language, save_to, notes, coach, brief, careful)


def check_folder(file: str) -> None:
    """Before the first move: after it nothing would be kept, and nobody would know."""
    folder = Path(file).expanduser().parent
    if not folder.is_dir():
        words = _("there is no folder {folder} to save the match in; make it first")
        raise click.UsageError(in_words(words, folder=folder))


def refuse_beside_load(seed: int | None, pairs: Sequence[str], pack: str | None) -> None:
    """A saved match has its own beginning."""
    for name, given in (
        ("--seed", seed is not None),
        ("-o", bool(pairs)),
        ("--pack", pack is not None),
    ):
        if given:
            words = _("a match that is loaded has its own; leave out {option}")
            raise click.UsageError(in_words(words, option=name))


def resume(journal: str, game: Game | None, study: bool) -> Match:
    match = load(journal)
    if game is not None and game.id != match.game.id:
        words = _("{file} is a match of {game}, not of {other}")
        facts = {"file": journal, "game": match.game.name, "other": game.name}
        raise HoldfastError(words, facts=facts)
    return match.branch(study=True) if study else match


def sit_down(
    match: Match,
    bots: Mapping[int, Player],
    bot_seed: int | None,
    language: str,
    save_to: str | None,
    notes: bool,
    coach: bool,
    brief: bool | None,
    careful: bool,
) -> None:
    screen = Screen(click.echo, plain)
    alone = screen.is_terminal and save_to is None
    if alone:
        tell_kept(match, language, screen)
    prompt = Prompt(
        match,
        read=read_line,
        write=screen.write,
        styled=screen.write,
        page=screen.page,
        clear=clear_screen,
        language=language,
        bots=bots,
        bot_chance=own_chance(bot_seed),
        save_to=save_to,
        notes=notes,
        coach=coach,
        brief=brief,
        careful=careful,
        keep_in=place_to_keep(match.game.id) if alone else None,
    )
    if screen.is_terminal:
        offer_completions(prompt.completions)
    prompt.run()


def tell_kept(match: Match, language: str, screen: Screen) -> None:
    """Where the match lies that was cut off last."""
    for file in kept_matches(match.game.id)[:1]:
        words = match.edition.text(language).translate(SENTENCES["cut_off"])
        screen.write(words.format(file=file), "note")


def offer_completions(found: Callable[[str], list[str]]) -> None:
    """What the tab key offers, where Python has line editing."""
    with contextlib.suppress(ImportError):
        import readline

        def offer(word: str, number: int) -> str | None:
            offers = found(readline.get_line_buffer()[: readline.get_endidx()])
            return f"{offers[number]} " if number < len(offers) else None

        readline.set_completer_delims(" ")
        readline.set_completer(offer)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def own_chance(bot_seed: int | None) -> Chance:
    """The chance that bots choose by: never the match's, nor anything that could tell it."""
    return Keyed(secrets.token_bytes(KEY_BYTES)) if bot_seed is None else Seeded(bot_seed)


def named_in_turn(match: Match, words: str | None) -> list[str]:
    """`SEAT=BOT` words for bots that sit from the second seat on, or alone at the only one."""
    names = read_bots(words or "")
    first = min(1, len(match.seats) - 1)
    if len(names) > len(match.seats) - first:
        words = _("this match has too few seats ({seats}) for {count} bots")
        raise HoldfastError(words, facts={"seats": len(match.seats), "count": len(names)})
    return [f"{match.seats[first + at]}={name}" for at, name in enumerate(names)]


def seated_bots(match: Match, seats: Sequence[str]) -> dict[int, Player]:
    """Players by seat, from `SEAT` or `SEAT=BOT` words."""
    bots: dict[int, Player] = {}
    for word in seats:
        seat, _equals, name = word.partition("=")
        index = seat_index(match, seat)
        if index < 0:
            raise HoldfastError(_("a spectator does not play, so no bot can sit there"))
        bots[index] = find_player(name or USUAL_BOT, match.game.id)
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
