"""`holdfast admin`: for whoever runs a server. It works on the database, beside the server."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from holdfast.cli.arguments import json_option, plain, print_json, say, say_in_words
from holdfast.cli.speaking import in_decimals, in_words, labelled
from holdfast.cli.store import needs_database, unusable
from holdfast.core.messages import mark as _

if TYPE_CHECKING:
    from holdfast.store.office import Listed, Office, Whole

__all__ = ["admin", "database_options", "environment"]

DAY = 24 * 3600.0
STATES = {
    "running": _("running"),
    "finished": _("finished"),
    "study": _("study"),
    "open": _("open"),
    "listed": _("listed"),
    "hidden": _("hidden"),
}
SPANS = {
    "day": _("in a day: {count}"),
    "week": _("in a week: {count}"),
    "month": _("in a month: {count}"),
}
COUNTED = {"begun": _("matches begun"), "moves": _("moves"), "visitors": _("visitors")}
KEPT_OUT = {
    "visitor": (
        _("This visitor is kept out for good."),
        _("This visitor is kept out until {moment}."),
        _("This visitor may come again."),
    ),
    "network": (
        _("This network is kept out for good."),
        _("This network is kept out until {moment}."),
        _("This network may come again."),
    ),
}
"""What is said of who is kept out for good, for a time, and no longer."""
SIGNS = {"ignore_unknown_options": True}
"""For commands that take a visitor's name: one in 64 begins with a hyphen and is no option."""
Command = TypeVar("Command", bound=Callable[..., Any])


def database_options(command: Command) -> Command:
    """`--database` and `--data`, as for serve."""
    data = click.option("--data", metavar="FOLDER", help="Where the database is, as for serve.")
    url = click.option(
        "--database",
        metavar="URL",
        help="The address: sqlite:///FILE or postgresql://USER@HOST/NAME.",
    )
    return url(data(command))


def environment(database: str | None, data: str | None) -> dict[str, str]:
    """What a server that is started with these options reads."""
    given = dict(os.environ)
    if data:
        given["HOLDFAST_DATA"] = str(Path(data).absolute())
    if database:
        given["HOLDFAST_DATABASE_URL"] = database
    return given


def open_office(database: str | None, data: str | None) -> Office:
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from holdfast.store import StoreFailed
        from holdfast.store.database import Database
        from holdfast.store.office import Office
        from holdfast.store.verifying import NoDatabase
        from holdfast.web.settings import database_url
    except ModuleNotFoundError as error:
        raise needs_database(error) from None
    url = database_url(environment(database, data))
    try:
        opened = Database(url)
        click.get_current_context().call_on_close(opened.dispose)
        return Office(opened)
    except (SQLAlchemyError, StoreFailed, NoDatabase, ImportError, OSError) as error:
        raise unusable(url, error) from None


@click.group()
def admin() -> None:
    """Look after a server: its matches, its visitors, its chats.

    Every command works on the database, whether or not a server is running; running servers notice
    at once.

    \b
    Examples:
      holdfast admin list --state running
      holdfast admin show k3v9q2m8xw
      holdfast admin block visitor 4tPq… --days 7 --why "insults"
      holdfast admin statistics
    """


@admin.command("list")
@click.option("--game", default="", help="Only this game.")
@click.option(
    "--state",
    default="",
    type=click.Choice(["", "running", "finished", "study", "open", "hidden"]),
    help="Only matches in this state; open: with a seat that anybody may take.",
)
@click.option("--visitor", default="", help="Only matches that this visitor began or sits in.")
@click.option("--most", default=50, show_default=True, type=click.IntRange(1, 100_000))
@database_options
@json_option
def list_matches(
    game: str,
    state: str,
    visitor: str,
    most: int,
    database: str | None,
    data: str | None,
    as_json: bool,
) -> None:
    """List matches, the most recently played first.

    \b
    Example:
      holdfast admin list --state running
    """
    office = open_office(database, data)
    found = office.matches(game=game, state=state, visitor=visitor, most=most)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        say(line_of(one))
    if not found:
        say_in_words(_("There are no such matches."))


def line_of(one: Listed) -> str:
    words = "study" if one.study else "finished" if one.finished else "running"
    signs = [word for word in ("listed", "hidden") if getattr(one, word)]
    title = f'  "{plain(one.title)}"' if one.title else ""
    state = ", ".join(in_words(STATES[word]) for word in [words, *signs])
    entries = in_words(_("{count} entries"), count=one.entries)
    return f"{one.id}  {one.game:8} {when(one.changed)}  {entries:>13}  {state}{title}"


def when(moment: float | None) -> str:
    """A moment for a person, in UTC."""
    if moment is None:
        return in_words(_("never"))
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command()
@click.argument("match")
@database_options
@json_option
def show(match: str, database: str | None, data: str | None, as_json: bool) -> None:
    """Show a match: who sits where, from which browsers, and what was said.

    Its key and its cards stay hidden, so that whoever runs a server can play on it too.

    \b
    Example:
      holdfast admin show MATCH
    """
    found = open_office(database, data).show(match)
    if found is None:
        raise no_match(match)
    if as_json:
        print_json(asdict(found))
    else:
        tell(found)


def tell(found: Whole) -> None:
    one = found.match
    say(line_of(one))
    begun = (
        _("begun {moment} by {visitor} from {network}")
        if one.network
        else _("begun {moment} by {visitor}; the network was not kept")
    )
    say_in_words(begun, moment=when(one.created), visitor=one.creator, network=one.network)
    changed = ", ".join(f"{name}={value}" for name, value in found.options.items())
    say_in_words(_("options: {options}"), options=changed or in_words(_("none")))
    if found.result:
        say_in_words(_("its result: {result}"), result=found.result)
    for seat in found.seats:
        say_in_words(
            _("seat {number} ({seat}, {kind}): {who}"),
            number=seat["place"],
            seat=seat["seat"],
            kind=seat["kind"],
            who=seat["bot"] or seat["name"] or in_words(_("no name given")),
        )
        for sitter in found.sitters:
            if sitter["place"] == seat["place"]:
                who = sitter["visitor"] or in_words(_("a program"))
                gone = f"{sitter['why']} {when(sitter['ended'])}" if sitter["ended"] else ""
                seen = in_words(_("last seen {moment}"), moment=when(sitter["seen"]))
                known = filter(None, (sitter["label"], sitter["how"], seen, gone))
                say(f"  {who} ({', '.join(known)})")
    for said in found.chat:
        say_in_words(
            _("chat {number}, {moment}, {name}: {text}"),
            number=str(said["id"]),
            moment=when(said["at"]),
            name=said["name"],
            text=said["text"],
        )


def no_match(match: str) -> click.ClickException:
    words = _("there is no match {match}; holdfast admin list has those that there are")
    return click.ClickException(plain(in_words(words, match=match)))


@admin.command()
@click.argument("match")
@click.option("--back", is_flag=True, help="Show it again.")
@database_options
def hide(match: str, back: bool, database: str | None, data: str | None) -> None:
    """Hide a match from everybody who does not play in it.

    \b
    Example:
      holdfast admin hide MATCH
    """
    if not open_office(database, data).hide(match, hidden=not back):
        raise no_match(match)
    words = (
        _("{match} is back in sight.")
        if back
        else _("{match} is out of sight; its players can go on.")
    )
    say_in_words(words, match=match)


@admin.command()
@click.argument("matches", nargs=-1, required=True)
@click.option("--yes", is_flag=True, help="Do not ask first.")
@database_options
def delete(matches: tuple[str, ...], yes: bool, database: str | None, data: str | None) -> None:
    """Delete matches for good, with all that was played and said in them.

    \b
    Example:
      holdfast admin delete MATCH --yes
    """
    office = open_office(database, data)
    missing = [match for match in matches if office.show(match) is None]
    if missing:
        raise no_match(missing[0])
    if not yes:
        click.confirm(in_words(_("Delete {count} for good?"), count=len(matches)), abort=True)
    gone = office.delete(matches)
    say_in_words(_("{count} matches deleted."), count=len(gone))


@admin.command(context_settings=SIGNS)
@click.argument("kind", type=click.Choice(["visitor", "network"]))
@click.argument("subject")
@click.option(
    "--days",
    type=click.FloatRange(0, min_open=True),
    help="For this many days; for good by default.",
)
@click.option("--why", default="", help="A note for yourself.")
@database_options
def block(
    kind: str,
    subject: str,
    days: float | None,
    why: str,
    database: str | None,
    data: str | None,
) -> None:
    """Keep a visitor or a network out.

    `holdfast admin show` has the names of visitors and networks. A network may also be given as an
    address; only its hash is kept.

    \b
    Example:
      holdfast admin block network ID --days 30
    """
    from holdfast.store import Ban

    now = time.time()
    until = None if days is None else now + DAY * days
    open_office(database, data).ban(Ban(kind, read_subject(kind, subject), why, now, until))
    for_good, for_a_time, _again = KEPT_OUT[kind]
    say_in_words(for_good if until is None else for_a_time, moment=when(until))


@admin.command(context_settings=SIGNS)
@click.argument("kind", type=click.Choice(["visitor", "network"]))
@click.argument("subject")
@database_options
def unblock(kind: str, subject: str, database: str | None, data: str | None) -> None:
    """Let a visitor or a network in again.

    \b
    Example:
      holdfast admin unblock network ID
    """
    if not open_office(database, data).lift(kind, read_subject(kind, subject)):
        words = _("{who} is not kept out; holdfast admin blocks lists who is")
        raise click.ClickException(plain(in_words(words, who=f"{kind} {subject}")))
    say_in_words(KEPT_OUT[kind][2])


@admin.command()
@database_options
@json_option
def blocks(database: str | None, data: str | None, as_json: bool) -> None:
    """List who is kept out.

    \b
    Example:
      holdfast admin blocks
    """
    found = open_office(database, data).bans()
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        words = (
            _("{who}  since {since}, for good")
            if one.until is None
            else _("{who}  since {since}, until {until}")
        )
        who, since = f"{one.kind} {one.subject}", when(one.since)
        said = in_words(words, who=who, since=since, until=when(one.until))
        say(f"{said}  {one.why}" if one.why else said)
    if not found:
        say_in_words(_("Nobody is kept out."))


def read_subject(kind: str, given: str) -> str:
    """A visitor's name as it is; a network by its hash, whichever way it was given."""
    from holdfast.web.callers import network_name

    if len(given) > 80:
        raise click.ClickException(in_words(_("such a name has at most 80 letters")))
    if kind == "visitor" or given.startswith("ip:"):
        return given
    try:
        ip_address(given)
    except ValueError:
        words = _("{network} is no address, such as 203.0.113.7, and no network such as ip:5c41…")
        raise click.ClickException(in_words(words, network=plain(given))) from None
    return network_name(given)


@admin.command("clean-chat")
@click.argument("match")
@click.option("--line", type=int, help="Only the line with this number; `admin show` lists them.")
@click.option("--name", help="Only what somebody with this name said.")
@click.option(
    "--containing", default="", help="Only lines that contain this, in upper or lower case."
)
@database_options
def clean_chat(
    match: str,
    line: int | None,
    name: str | None,
    containing: str,
    database: str | None,
    data: str | None,
) -> None:
    """Delete what was said in a match; pages that are open reload.

    \b
    Example:
      holdfast admin clean-chat MATCH
    """
    office = open_office(database, data)
    if office.show(match) is None:
        raise no_match(match)
    gone = office.clean_chat(match, line=line, name=name, said=containing)
    say_in_words(_("{count} lines deleted."), count=gone)


@admin.command("expire-seats")
@click.option(
    "--days",
    default=14.0,
    show_default=True,
    type=click.FloatRange(0),
    help="In matches where nothing has happened for this many days.",
)
@database_options
def expire_seats(days: float, database: str | None, data: str | None) -> None:
    """Close open seats that nobody has taken; whoever set up the match can still invite.

    \b
    Example:
      holdfast admin expire-seats
    """
    found = open_office(database, data).expire_seats(time.time() - DAY * days)
    say_in_words(_("The open seats of {count} matches are closed."), count=len(found))
    for match in found:
        say(match)


@admin.command()
@database_options
@json_option
def statistics(database: str | None, data: str | None, as_json: bool) -> None:
    """How much is played on this server, in numbers.

    \b
    Example:
      holdfast admin statistics
    """
    found = open_office(database, data).statistics()
    if as_json:
        print_json(found)
        return
    for game, states in sorted(found["matches"].items()):
        counts = [labelled(in_words(STATES[state]), count) for state, count in states.items()]
        say(labelled(game, ", ".join(counts)))
    for name, label in COUNTED.items():
        spans = [in_words(SPANS[span], count=count) for span, count in found[name].items()]
        say(f"{in_words(label)}  {', '.join(spans)}")
    say_in_words(_("matches with an open seat: {count}"), count=found["open_seats"])
    say_in_words(_("lines of chat: {count}"), count=found["chat_lines"])
    say_in_words(_("reports that wait: {count}"), count=found["reports"])
    say_in_words(_("kept out: {count}"), count=found["bans"])
    size = in_decimals(found["bytes"] / 1e6)
    say_in_words(_("database: {size} MB, schema {schema}"), size=size, schema=found["schema"])
