"""`holdfast serve`: play in the browser."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from holdfast.cli.arguments import plain
from holdfast.cli.speaking import in_words, spoken_here
from holdfast.cli.store import EXTRA, unusable
from holdfast.core.i18n import messages
from holdfast.core.messages import mark as _

if TYPE_CHECKING:
    import uvicorn

    from holdfast.web.settings import Settings

__all__ = ["serve"]

BACKLOG = 2048


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--database", metavar="URL", help="The address: sqlite:///FILE or postgresql://USER@HOST/NAME."
)
@click.option(
    "--data",
    metavar="FOLDER",
    show_default="$HOLDFAST_DATA, ~/.local/share/holdfast",
    help="Where the database and the secret key are kept.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="How many processes serve the matches together.",
)
@click.option("--proxy", metavar="ADDRESS", help="Trust this proxy to say who its callers are.")
@click.option(
    "--url", metavar="URL", help="The public address, for passkeys and for links in e-mails."
)
@click.option(
    "--mail",
    metavar="URL",
    help="The mail server, as smtp://USER:PASSWORD@HOST:587, for notices and sign-in links.",
)
@click.option("--mail-from", metavar="ADDRESS", help="The sender of e-mails.")
@click.option(
    "--log-level", default="warning", show_default=True, help="With info each request is shown."
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    envvar="HOLDFAST_LOG_FORMAT",
    help="With json: a line of JSON for each record.",
)
@click.option(
    "--metrics",
    metavar="ADDRESS",
    help="Serve metrics for Prometheus at this address, such as 127.0.0.1:9108; off by default.",
)
def serve(
    host: str,
    port: int,
    database: str | None,
    data: str | None,
    workers: int,
    proxy: str | None,
    url: str | None,
    mail: str | None,
    mail_from: str | None,
    log_level: str,
    log_format: str,
    metrics: str | None,
) -> None:
    """Serve the games to browsers.

    \b
    Examples:
    holdfast serve                                     on http://127.0.0.1:8000, for this machine
    holdfast serve --host 0.0.0.0 --port 80            for everybody who can reach it
    holdfast serve --database postgresql://me@db/games --workers 4
    holdfast serve --url https://play.example.org --proxy 127.0.0.1
    """
    try:
        import uvicorn

        from holdfast.web.gate import Gate
        from holdfast.web.logs import log_config
        from holdfast.web.meters import read_address
        from holdfast.web.settings import BadSetting, Settings
    except ModuleNotFoundError as error:
        words = _("the browser app needs {module}: pip install {what}")
        said = in_words(words, module=error.name, what=EXTRA)
        raise click.ClickException(said) from None
    given = {
        "HOLDFAST_DATABASE_URL": database,
        "HOLDFAST_PROXY": proxy,
        "HOLDFAST_URL": url,
        "HOLDFAST_MAIL": mail,
        "HOLDFAST_MAIL_FROM": mail_from,
        "HOLDFAST_METRICS": metrics,
    }
    os.environ.update({name: words for name, words in given.items() if words})
    if data:
        os.environ["HOLDFAST_DATA"] = str(Path(data).absolute())
    if workers > 1:
        os.environ["HOLDFAST_SHARED"] = "1"
    try:
        if address := os.environ.get("HOLDFAST_METRICS"):
            read_address(address)
        settings = Settings.read()  # makes the folder and the key once, before the workers start
    except BadSetting as error:
        raise click.ClickException(
            plain(error.say(messages("holdfast.web", spoken_here()).say))
        ) from None
    prepare_database(settings)
    listener = listen(host, port)
    config = uvicorn.Config(
        "holdfast.web.app:create_app",
        factory=True,
        http=Gate,
        workers=workers,
        log_config=log_config(log_level, log_format == "json"),
        log_level=log_level,
        access_log=log_level in ("info", "debug", "trace"),
        server_header=False,
        ws="none",
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or "",
        timeout_graceful_shutdown=3,
    )
    shown = f"[{host}]" if ":" in host else host
    place = f"http://{shown}:{listener.getsockname()[1]}"
    click.echo(in_words(_("Holdfast is served on {address} (stop with Ctrl-C)"), address=place))
    run(config, listener)


def prepare_database(settings: Settings) -> None:
    """Bring the database to its present shape before anything is said to work."""
    from sqlalchemy.exc import SQLAlchemyError

    from holdfast.store import Store

    try:
        store = Store(settings.database_url)
        store.migrate()
        store.dispose()
    except (SQLAlchemyError, OSError) as error:
        raise unusable(settings.database_url, error) from None


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound; only then it is true that something is served there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        words = (
            _("port {port} of {host} is in use; choose another one with --port")
            if error.errno == errno.EADDRINUSE
            else _("cannot listen on {host}, port {port}: {reason}")
        )
        said = in_words(words, host=host, port=str(port), reason=error.strerror or error)
        raise click.ClickException(said) from None
    listener.set_inheritable(True)
    return listener


def run(config: uvicorn.Config, listener: socket.socket) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    if config.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise SystemExit(1)
