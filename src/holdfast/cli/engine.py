"""`holdfast engine`: the line protocol on standard input and output."""

from __future__ import annotations

import contextlib
import sys

import click

from holdfast.cli.arguments import print_json
from holdfast.core.registry import installed_games
from holdfast.protocol import Engine
from holdfast.protocol.schema import protocol_schema


@click.command()
@click.option("--schema", is_flag=True, help="Print the methods as JSON Schemas (OpenRPC) instead.")
def engine(schema: bool) -> None:
    """Speak JSON-RPC 2.0, one object per line, so that a program in any language can play.

    Methods: games, new, load, status, play, why, look, odds, advise, position, journal, undo,
    close, bots, choose, sit.

    \b
    Example:
      $ holdfast engine
      {"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"game": "itter", "seed": 7}}
      {"jsonrpc":"2.0","id":1,"result":{"match":"m1","over":false,"decision":...}}
    """
    if schema:
        print_json(protocol_schema(Engine().methods, list(installed_games().values())))
        return
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        Engine().serve(sys.stdin.buffer, sys.stdout.buffer)
