"""Random tic-tac-toe side by side: our own game and its peers, in one run on one core.

    python -m bench.peers --own "Holdfast, compiled" "holdfast bench noughts --json --line" \\
                          --own "Holdfast, pure" "HOLDFAST_PURE=1 holdfast bench noughts ..."

in the root of the repository. Commands of --own may have VAR=value words in front, and {seconds}
in them becomes the playing time.

The first run installs the pinned peers from their registries into .cache/. Every contender is a
program of its own that plays random games and ends with one JSON line:

    {"name": ..., "version": ..., "decisions": ..., "games": ..., "seconds": ...}

and perhaps "copies_per_second", "build" (shown beside the version, so that a table says which
build it timed) and "estimated". The programs run one after the other, round after round, each
time starting with the next one, so that a slow moment of the machine hits all of them alike; a
ratio is the median of the ratios within each round. Only the standard library is used here.
"""

import argparse
import json
import os
import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bench.install import NODE, PROGRAMS, prepare_node, prepare_python, venv_python
from bench.report import document, table
from bench.rounds import Contender, NotMeasured, Plan, Row, default_core, run_rounds, say


@dataclass(frozen=True)
class Options:
    plan: Plan
    own: tuple[tuple[str, str], ...]
    only: tuple[str, ...]
    install: bool
    strict: bool
    as_json: bool


PYTHON_PEERS: Final = (
    ("OpenSpiel, documented loop", "openspiel.py", "documented"),
    ("OpenSpiel, shortest loop", "openspiel.py", "shortest"),
    ("OpenSpiel, with observations", "openspiel.py", "observed"),
    ("OpenSpiel, rollouts in C++", "openspiel.py", "rollouts"),
    ("PettingZoo, documented loop", "pettingzoo_ttt.py", "documented"),
    ("PettingZoo, raw_env", "pettingzoo_ttt.py", "raw"),
    ("PettingZoo, rules only", "pettingzoo_ttt.py", "board"),
)


def python_peers(options: Options) -> list[Contender]:
    python, seconds = str(venv_python()), str(options.plan.seconds)
    return [
        Contender(label, (python, str(PROGRAMS / file), "--how", how, "--seconds", seconds))
        for label, file, how in PYTHON_PEERS
    ]


def node_peers(options: Options) -> list[Contender]:
    command = ("node", str(PROGRAMS / "boardgameio.mjs"))
    return [
        Contender(
            "boardgame.io, headless client",
            (*command, "--seconds", str(options.plan.seconds)),
            folder=NODE,
            environment={"NODE_ENV": "production"},  # switches its development checks off
        )
    ]


def own_contenders(options: Options) -> list[Contender]:
    return [own_contender(label, line, options.plan.seconds) for label, line in options.own]


def own_contender(label: str, line: str, seconds: float) -> Contender:
    """A command line, perhaps with VAR=value words in front as in a shell."""
    words = shlex.split(line.replace("{seconds}", str(seconds)))
    environment: dict[str, str] = {}
    while words and re.match(r"[A-Za-z_]\w*=", words[0]):
        name, _, value = words.pop(0).partition("=")
        environment[name] = value
    if not words:
        raise SystemExit(f"--own {label!r}: {line!r} names no program")
    return Contender(label, tuple(words), own=True, environment=environment)


def options_from(arguments: Sequence[str] | None) -> Options:
    parser = argparse.ArgumentParser(
        description="Random tic-tac-toe against the peers, in one run."
    )
    add = parser.add_argument
    add("--rounds", type=int, default=5, help="how often each one runs (5)")
    add("--seconds", type=float, default=2.0, help="playing time of one run (2)")
    add("--core", type=int, default=default_core(), help="the core to run on (the last)")
    add(
        "--own",
        nargs=2,
        action="append",
        default=[],
        metavar=("LABEL", "COMMAND"),
        help="a program of ours to run beside the peers; may be given again",
    )
    add("--only", action="append", default=[], metavar="WORD", help="peers whose label has WORD")
    add("--no-install", action="store_true", help="use what is in .cache, fetch nothing")
    add("--strict", action="store_true", help="fail when a peer was not measured, too")
    add("--json", action="store_true", help="print one JSON document instead of the table")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or not 0 < given.seconds <= 600:
        parser.error("--rounds must be at least 1, and --seconds above 0 and at most 600")
    if hasattr(os, "sched_getaffinity") and given.core not in os.sched_getaffinity(0):
        allowed = ", ".join(str(core) for core in sorted(os.sched_getaffinity(0)))
        parser.error(f"--core {given.core}: this process may use {allowed}")
    return Options(
        plan=Plan(given.rounds, given.seconds, given.core),
        own=tuple((label, line) for label, line in given.own),
        only=tuple(word.lower() for word in given.only),
        install=not given.no_install,
        strict=given.strict,
        as_json=given.json,
    )


def gather(options: Options) -> tuple[list[Contender], list[Row]]:
    """All contenders with their rows; a peer that cannot be installed has its reason already."""
    contenders = own_contenders(options)
    rows = [Row(contender.label, own=True) for contender in contenders]
    for peers, prepare in (
        (python_peers(options), prepare_python),
        (node_peers(options), prepare_node),
    ):
        chosen = [peer for peer in peers if _is_chosen(peer, options.only)]
        if not chosen:
            continue
        reason = None
        try:
            prepare(options.install)
        except NotMeasured as failure:
            reason = str(failure)
        contenders += chosen
        rows += [Row(peer.label, own=False, reason=reason) for peer in chosen]
    return contenders, rows


def _is_chosen(peer: Contender, only: Sequence[str]) -> bool:
    return not only or any(word in peer.label.lower() for word in only)


def main(arguments: Sequence[str] | None = None) -> int:
    options = options_from(arguments)
    contenders, rows = gather(options)
    if not rows:
        say("nothing to run: --only fits no peer, and there is no --own")
        return 2
    run_rounds(contenders, rows, options.plan)
    if options.as_json:
        print(json.dumps(document(rows, options.plan), indent=2))
    else:
        print(table(rows, options.plan))
    return 1 if any(not row.measured and (row.own or options.strict) for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
