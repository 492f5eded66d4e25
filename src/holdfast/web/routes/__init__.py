"""Every address of the site, one file for each thing that people do; pages and API side by side."""

from __future__ import annotations

from holdfast.web.routes import (
    files,
    games,
    home,
    learn,
    moves,
    new,
    positions,
    replay,
    rules,
    seating,
    seats,
    settings,
    study,
    table,
    talk,
)

__all__ = ["ROUTERS"]

ROUTERS = [
    games.api,
    rules.api,
    positions.api,
    home.api,
    new.api,
    table.api,
    moves.api,
    replay.api,
    study.api,
    talk.api,
    seats.api,
    home.pages,
    new.pages,
    table.pages,
    moves.pages,
    replay.pages,
    study.pages,
    talk.pages,
    seating.pages,
    positions.pages,
    rules.pages,
    settings.pages,
    learn.pages,
    files.router,
]
