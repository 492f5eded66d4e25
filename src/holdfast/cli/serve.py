"""`holdfast serve`: play in the browser."""

from __future__ import annotations

import os
from pathlib import Path

import click

__all__ = ["serve"]


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
@click.option("--data", metavar="FOLDER", help="Where the database and the secret key are kept.")
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="How many processes serve the matches together.",
)
@click.option("--proxy", metavar="ADDRESS", help="Believe this proxy who its callers are.")
@click.option("--log-level", default="warning", show_default=True, help="info shows each request.")
def serve(
    host: str,
    port: int,
    database: str | None,
    data: str | None,
    workers: int,
    proxy: str | None,
    log_level: str,
) -> None:
    """Serve the games to browsers.

    \b
    Examples:
    holdfast serve                                     on http://127.0.0.1:8000, for this machine
    holdfast serve --host 0.0.0.0 --port 80            for everybody who can reach it
    holdfast serve --database postgresql://me@db/games --workers 4
    """
    try:
        import uvicorn

        from holdfast.web.settings import BadSetting, Settings
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the browser app needs {error.name}: pip install 'holdfast[web]'"
        ) from None
    if database:
        os.environ["HOLDFAST_DATABASE_URL"] = database
    if data:
        os.environ["HOLDFAST_DATA"] = str(Path(data).absolute())
    if workers > 1:
        os.environ["HOLDFAST_SHARED"] = "1"
    try:
        Settings.read()  # makes the folder and the key once, before the workers start
    except BadSetting as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"Holdfast is served on http://{host}:{port} (stop with Ctrl-C)")
    uvicorn.run(
        "holdfast.web.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        access_log=log_level in ("info", "debug", "trace"),
        server_header=False,
        ws="none",
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or "",
        timeout_graceful_shutdown=3,
    )
