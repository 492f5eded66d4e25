"""`holdfast engine`: the line protocol on standard input and output."""

from __future__ import annotations

import contextlib
import sys

import click

from holdfast.protocol import Engine


@click.command()
def engine() -> None:
    """Speak JSON-RPC 2.0, one object per line, so that a program in any language can play.

    Methods: games, new, load, status, play, why, odds, position, journal, undo, close, bots,
    choose, sit.

    \b
    Example:
      $ holdfast engine
      {"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "itter", "seed": 7}}
      {"jsonrpc":"2.0","id":1,"result":{"match":"m1","over":false,"decision":...}}
    """
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        Engine().serve(sys.stdin.buffer, sys.stdout.buffer)
