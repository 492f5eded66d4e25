"""A bot as a program of its own, which plays over HTTP. The standard library is all it needs.

    python examples/bots/over_http.py http://127.0.0.1:8000 castle         # against the strong bot
    python examples/bots/over_http.py http://127.0.0.1:8000 --join SECRET  # invited by somebody

It chooses at random. `choose` is the place for something better: `state` is all that its seat may
know.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.request
from typing import Any

PAUSE = 0.2


class Server:
    """Asks a server, with the token of a seat once there is one."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""

    def ask(self, path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", body, headers)
        with urllib.request.urlopen(request) as answer:
            told: dict[str, Any] = json.load(answer)
        return told


def choose(state: dict[str, Any]) -> Any:
    """One of the legal actions, which stand in `legal` by number and in `defs` in full."""
    return state["defs"][str(random.choice(state["legal"]))]["do"]


def begin(server: Server, game: str) -> str:
    """A match against the strong bot; whoever begins it has the first seat."""
    seats = [str(one["seat"]) for one in server.ask(f"games/{game}/seats")["seats"]]
    sitting = {seat: "bot:strong" if at else "me" for at, seat in enumerate(seats)}
    begun = server.ask("matches", {"game": game, "seats": sitting})
    server.token = begun["token"]
    return str(begun["match"])


def join(server: Server, secret: str) -> str:
    """A seat in somebody's match, by the secret of their invitation."""
    joined = server.ask("join", {"secret": secret, "name": "over HTTP"})
    server.token = joined["token"]
    return str(joined["id"])


def play(server: Server, match: str) -> dict[str, Any]:
    """Play until the match is over, and say how it ended."""
    while True:
        state = server.ask(f"matches/{match}")
        if state["over"]:
            return dict(state["result"])
        if state["decision"]["yours"]:
            told = {"action": choose(state), "after": state["number"]}
            server.ask(f"matches/{match}/actions", told)
        else:
            time.sleep(PAUSE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat over HTTP.")
    parser.add_argument("address")
    parser.add_argument("game", nargs="?", default="castle")
    parser.add_argument("--join", metavar="SECRET", help="the secret of an invitation")
    given = parser.parse_args()
    server = Server(given.address)
    match = join(server, given.join) if given.join else begin(server, given.game)
    print(f"{server.address}/matches/{match}", flush=True)
    print(play(server, match)["sentence"])


if __name__ == "__main__":
    main()
