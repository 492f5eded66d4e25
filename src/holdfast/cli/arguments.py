"""What several commands take: a game, its options, a language, a pack."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from holdfast.bots import installed_bots
from holdfast.cli.speaking import in_words, spoken_here
from holdfast.core.errors import BadPack
from holdfast.core.game import Game
from holdfast.core.i18n import DRAFTS, LANGUAGES
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.reading import Json
from holdfast.core.registry import find_game, installed_games

__all__ = [
    "GAME",
    "chosen_options",
    "complete_bots",
    "complete_option",
    "in_words",
    "json_option",
    "language_option",
    "notes_option",
    "options_option",
    "plain",
    "print_json",
    "read_bots",
    "read_json_file",
    "read_pack",
    "say",
    "say_in_words",
    "seat_index",
]

Command = TypeVar("Command", bound=Callable[..., Any])


if TYPE_CHECKING:
    GameParam = click.ParamType[Game]
else:  # which the oldest click that we support cannot write
    GameParam = click.ParamType


class GameType(GameParam):
    """The id of an installed game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return find_game(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [
            CompletionItem(id, help=game.about)
            for id, game in installed_games().items()
            if id.startswith(incomplete)
        ]


GAME = GameType()


def complete_option(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The options of the game that was named before, with each of their values."""
    known = installed_games()
    # While -o still lacks its value, click leaves the words before it unread.
    named = [known[word] for word in ctx.args if word in known]
    game = named[0] if named else ctx.params.get("game")
    return [
        CompletionItem(pair, help=option.label)
        for option in (game.options if isinstance(game, Game) else ())
        for value in option.values
        if (pair := f"{option.name}={_typed(value)}").startswith(incomplete)
    ]


def complete_bots(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The bots that are installed, also after those that were named before."""
    before, comma, last = incomplete.rpartition(",")
    return [
        CompletionItem(f"{before}{comma}{name}", help=card.about)
        for name, card in installed_bots().items()
        if name.startswith(last)
    ]


def read_bots(given: str, more: Sequence[str] = ()) -> list[str]:
    """Words of bots, separated by commas, and further ones, which may have commas of their own."""
    return [*(word.strip() for word in given.split(",") if word.strip()), *more]


def options_option(command: Command) -> Command:
    """`-o name=value`, as often as wanted."""
    return click.option(
        "-o",
        "--option",
        "pairs",
        multiple=True,
        metavar="NAME=VALUE",
        shell_complete=complete_option,
        help="An option of the game; may be repeated. See holdfast games.",
    )(command)


def language_option(command: Command) -> Command:
    return click.option(
        "--language",
        type=click.Choice((*LANGUAGES, *DRAFTS)),
        default=spoken_here,
        help="The language of the sentences; that of the terminal (LANG) by default.",
    )(command)


def notes_option(command: Command) -> Command:
    return click.option(
        "--notes/--no-notes",
        default=True,
        help="With the game’s historical notes (default), or without.",
    )(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")(
        command
    )


def chosen_options(game: Game, pairs: Sequence[str]) -> Json:
    """Options as JSON from `name=value` words; the game itself judges them later."""
    known = {option.name: option for option in game.options}
    chosen: Json = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            said = in_words(_("“{words}” is not NAME=VALUE"), words=pair)
            raise click.BadParameter(said, param_hint="'-o'")
        values = known[name].values if name in known else ()
        chosen[name] = next((value for value in values if _typed(value) == word.lower()), word)
    return chosen


def _typed(value: object) -> str:
    """How an option's value is written on a command line."""
    return str(value).lower()


def read_json_file(path: str) -> Any:
    """The JSON of a file, or a sentence about what is wrong with it."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        said = in_words(_("cannot read {file}: {reason}"), file=path, reason=error.strerror)
        raise click.ClickException(said) from None
    except (ValueError, RecursionError) as error:
        said = in_words(_("{file} is not valid JSON: {reason}"), file=path, reason=error)
        raise click.ClickException(said) from None


def read_pack(game: Game, path: str) -> Json:
    """Component data from a file, checked by the game."""
    pack = read_json_file(path)
    if not isinstance(pack, dict):
        raise BadPack(_("{file}: a pack is an object"), facts={"file": path})
    for problem in game.check_pack(pack):
        raise problem
    return pack


def seat_index(match: Match, word: str) -> int:
    """The index of a seat that was typed; seats with a number for a name are words here too."""
    for index, seat in enumerate(match.seats):
        if str(seat) == word:
            return index
    return match.seat_index(word)


def print_json(data: object) -> None:
    words = json.dumps(data, indent=2, ensure_ascii=False)
    click.echo("".join(json.dumps(c)[1:-1] if is_control(c) else c for c in words))


def is_control(character: str) -> bool:
    """Whether a terminal would obey a character, or hide it, instead of showing it."""
    return character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Cs")


def plain(words: str) -> str:
    """Words that a terminal only shows: control characters are written out.

    A journal or a pack from elsewhere may hold anything, and a terminal obeys what it reads.
    """
    return "".join(c.encode("unicode_escape").decode() if is_control(c) else c for c in words)


def say(words: str) -> None:
    """A line for a person, whoever wrote what it speaks of."""
    click.echo(plain(words))


def say_in_words(words: str, /, **facts: object) -> None:
    """A marked sentence as a line for a person."""
    say(in_words(words, **facts))
