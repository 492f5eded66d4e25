"""Faults of bots as files, for whoever installed them: what happened, and how to see it again."""

from __future__ import annotations

import base64
import json
import logging
import os
import pickle
import sys
import time
import zlib
from pathlib import Path
from typing import Final

from holdfast.bots.questions import Fault, Question
from holdfast.core.reading import Json

__all__ = ["Defects", "read_question"]

log = logging.getLogger("holdfast.bots")

MOST: Final = 100


class Defects:
    """A folder with the latest faults. The log names the file of each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._count = 0

    def tell(self, fault: Fault) -> None:
        """Log a fault and write it down."""
        try:
            path = self.keep(fault)
        except OSError as error:
            log.warning("%s. It could not be written down: %s", fault, error)
            return
        log.warning("%s. See it again: python -m holdfast.bots.defects %s", fault, path)

    def keep(self, fault: Fault) -> Path:
        """Write a fault to a file of its own."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._count += 1
        when = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        path = self.folder / f"{when}-{os.getpid()}-{self._count:04}.json"
        path.write_text(json.dumps(fault.to_json(), indent=1) + "\n")
        for old in sorted(self.folder.glob("*.json"))[:-MOST]:
            old.unlink(missing_ok=True)
        return path


def read_question(data: Json) -> Question:
    """What the bot was asked when it failed."""
    return Question(
        data["bot"],
        pickle.loads(zlib.decompress(base64.b64decode(data["seat"]))),
        seed=data["seed"],
        seconds=data["seconds"],
        count=data["count"],
        most=data["most"],
    )


def main() -> None:
    """`python -m holdfast.bots.defects FILE`: ask a new bot the same, here, and let it fail."""
    from holdfast.bots import Budget
    from holdfast.bots.worker import bot_named
    from holdfast.core.chance import Seeded

    data = json.loads(Path(sys.argv[1]).read_text())
    question = read_question(data)
    print(f"{data['kind']}: {data['words']}\n{data['trace']}\n{question.seat!r}", flush=True)
    budget = Budget(question.seconds, question.count)
    chosen = bot_named(question.bot).choose(question.seat, budget, Seeded(question.seed))
    print(f"It chooses {chosen!r}.")
    reason = question.seat.why(chosen)
    if reason is not None:
        print(f"That is not allowed: {reason.sentence}")


if __name__ == "__main__":
    main()
