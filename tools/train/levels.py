"""Levels that mean something: how often `novice` errs, and how strong each level is, by playing.

    python -m tools.train.levels errs castle itter tito
    python -m tools.train.levels strength castle --bots random,novice,steady --games 400

Both write into `src/holdfast/bots/data/levels.json` what they found, and how it can be found again;
with `--dry-run` they only say it.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

import holdfast
from holdfast.arena.pairing import Plan, deal_key, new_secret, pairings, seatings
from holdfast.arena.rating import shares
from holdfast.arena.record import Results
from holdfast.arena.referee import Referee
from holdfast.arena.run import How, play_rounds
from holdfast.arena.standing import standing
from holdfast.bots import BotCard, Player, find_bot
from holdfast.bots.levels import Novice
from holdfast.cli.arguments import chosen_options
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.registry import find_game

LEVELS = Path(__file__).resolve().parents[2] / "src" / "holdfast" / "bots" / "data" / "levels.json"
REFERENCE = "quick"
STEPS = 7
"""How often the range of possible shares is halved."""
AGAINST_QUICK = 0.25
"""What share of its games the novice is to win where it meets `quick`."""
OF_QUICKS_WINS = 0.5
"""What share of the wins of `quick` it is to have where it plays alone."""
NEVER_WINS = 0.02
"""Where `quick` itself wins less often than this, the novice is to reach half of the way in returns
from `random` to it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Find out, say it, and write it into src/holdfast/bots/data/levels.json."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.levels", description=main.__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    errs = kinds.add_parser("errs", help="how often the novice errs", description=main.__doc__)
    errs.add_argument("game", nargs="+")
    errs.add_argument("--games", type=int, default=400, help="games for each share tried (400)")
    errs.add_argument("--seed", type=int, default=1)
    strength = kinds.add_parser("strength", help="how strong levels are", description=main.__doc__)
    strength.add_argument("game")
    strength.add_argument("--bots", default="random,novice,quick,steady,strong")
    strength.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    strength.add_argument("--games", type=int, default=400)
    strength.add_argument("--jobs", type=int, default=1)
    strength.add_argument("--lost-score", type=float)
    strength.add_argument("--seed", type=int, default=1)
    strength.add_argument("--out", type=Path, help="keep each game there, to go on after a stop")
    for kind in (errs, strength):
        kind.add_argument("--dry-run", action="store_true", help="say it, and write nothing")
    asked = parser.parse_args(arguments)
    levels = json.loads(LEVELS.read_text("utf-8"))
    if asked.kind == "errs":
        for name in asked.game:
            game = find_game(name)
            share = found_share(game, asked.games, asked.seed)
            print(f"{game.id}: the novice errs in {share} of its decisions", flush=True)
            levels["novice"]["errs"][game.id] = share
            levels["novice"]["from"][game.id] = _provenance(arguments)
            if not asked.dry_run:
                write(levels)
    else:
        measured = found_strength(asked, _provenance(arguments))
        levels["strength"] = _merged(levels["strength"], measured)
        if not asked.dry_run:
            write(levels)
    print("nothing was written" if asked.dry_run else f"written into {LEVELS}")


def write(levels: Mapping[str, Any]) -> None:
    LEVELS.write_text(json.dumps(levels, indent=2, ensure_ascii=False) + "\n", "utf-8")


def _provenance(arguments: Sequence[str] | None) -> str:
    words = shlex.join(sys.argv[1:] if arguments is None else arguments)
    build = "compiled" if holdfast.compiled else "plain"
    return f"python -m tools.train.levels {words} ({build}, {date.today().isoformat()})"


# How often the novice errs


def found_share(game: Game, games: int, seed: int) -> float:
    """The share of errors with which the novice is as strong as it should be."""
    measure = partial(success, game, games=games, seed=seed)
    if len(game.edition().seats) > 1:
        wanted, of = AGAINST_QUICK, 0
    else:
        best = measure(find_bot(REFERENCE))
        worst = measure(find_bot("random"))
        of = 0 if best[0] > NEVER_WINS else 1
        wanted = OF_QUICKS_WINS * best[0] if of == 0 else (best[1] + worst[1]) / 2
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        share = (low + high) / 2
        reached = measure(novice(share))[of]
        print(f"{game.id}: {share:.3f} reaches {reached:.3f}; wanted {wanted:.3f}", flush=True)
        low, high = (share, high) if reached > wanted else (low, share)
    return round((low + high) / 2, 3)


def novice(share: float) -> Player:
    card = BotCard(f"novice-{share}", "Novice", "", partial(Novice, share))
    return Player(card.name, card)


def success(game: Game, player: Player, games: int, seed: int) -> tuple[float, float]:
    """The share of wins and the mean return of a player: alone, or against `quick` all round."""
    seats, secret = len(game.edition().seats), new_secret(seed)
    pairing = (player.word, *[REFERENCE] * (seats - 1))
    known = {player.word: player, REFERENCE: find_bot(REFERENCE)}
    wins: list[float] = []
    returns: list[float] = []
    for number in range(games):
        deal, way = divmod(number, seats)
        words = seatings(pairing)[way]
        match = Match(game, key=deal_key(secret, deal))
        record = Referee(match, [known[word] for word in words], deal=deal, check=False).play()
        at = words.index(player.word)
        # Alone there is nobody to share a draw with.
        wins.append(shares(record)[at] if seats > 1 else float(record.outcomes[at] == "won"))
        returns.append(record.returns[at])
    return fmean(wins), fmean(returns)


# How strong levels are


def found_strength(asked: argparse.Namespace, command: str) -> list[dict[str, Any]]:
    """What each bot reaches: alone, or against `quick`; `quick` itself against `random`."""
    game = find_game(asked.game)
    chosen = chosen_options(game, asked.option)
    options, words = game.read_options(chosen), asked.bots.split(",")
    alone = len(game.edition(options).seats) == 1
    others = [word for word in words if word != REFERENCE]
    meetings = list(pairings(others, len(game.edition(options).seats), REFERENCE)) if others else []
    if not alone and REFERENCE in words:
        meetings += list(pairings([REFERENCE], len(game.edition(options).seats), "random"))
    if alone:
        meetings = [(word,) for word in words]
    # Two that meet from both sides meet once.
    tables = {tuple(sorted(meeting)): meeting for meeting in reversed(meetings)}
    plan = Plan(game.id, options, tuple(tables.values()), asked.games, new_secret(asked.seed))
    results = Results(plan, {"clock": "cpu"}, asked.out)
    play_rounds(results, How(), asked.jobs, lambda record: None)
    results.close()
    wanted = replace(plan, pairings=tuple(meetings))
    found = standing(wanted, results.in_order(), asked.lost_score)
    common = {"game": game.id, "options": chosen, "lost_score": asked.lost_score}
    common["command"] = command
    if alone:
        rows = [_row(common, word, "", found["bots"][word]) for word in words]
    else:
        rows = [_row(common, one["bot"], one["against"][0], one) for one in found["pairings"]]
    for row in rows:
        print(json.dumps(row, ensure_ascii=False), flush=True)
    return rows


def _row(
    common: Mapping[str, Any], bot: str, against: str, found: Mapping[str, Any]
) -> dict[str, Any]:
    score = found.get("score")
    return {
        "bot": bot,
        "against": against,
        "games": found["games"],
        "wins": _bounds(found["wins"]),
        "score": None if score is None else _bounds(score),
        **common,
    }


def _bounds(found: Mapping[str, float]) -> list[float]:
    return [round(found[name], 4) for name in ("value", "low", "high")]


def _merged(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was measured before, and what was measured now in the place of the same."""

    def about(row: Mapping[str, Any]) -> tuple[str, str]:
        return f"{row['game']} {json.dumps(row['options'], sort_keys=True)}", row["bot"]

    rows = {about(row): row for row in [*old, *new]}
    return [rows[key] for key in sorted(rows)]


if __name__ == "__main__":
    main()
