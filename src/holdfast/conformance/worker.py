"""The other end of `processes.run_worker`: reads one request, writes one answer, as JSON."""

from __future__ import annotations

import json
import sys

import holdfast
from holdfast.conformance.builds import digest_game
from holdfast.conformance.kit import check_slice
from holdfast.conformance.processes import game_of
from holdfast.conformance.trial import Setting
from holdfast.core.reading import Json

__all__ = ["answer"]


def answer(request: Json) -> Json:
    """Check a slice of a run, or digest some games in this build."""
    if request["do"] == "check":
        return check_slice(request).to_json()
    game = game_of(request["game"])
    digests = [
        digest_game(
            Setting(game.edition(options, request["pack"]), request["most_actions"], 0), seed
        )
        for seed, options in request["games"]
    ]
    return {"compiled": holdfast.compiled, "digests": digests}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(answer(json.load(sys.stdin))) + "\n")
