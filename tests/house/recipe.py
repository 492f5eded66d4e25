"""A Containerfile, read: its stages and their steps, as far as ours uses them."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["Stage", "Step", "is_left_out", "read"]


@dataclass(frozen=True)
class Step:
    """An instruction and what follows it, in one line."""

    name: str
    words: str

    @property
    def list(self) -> list[str]:
        """What is written as JSON, or as words."""
        if self.words.startswith("["):
            found: list[str] = json.loads(self.words)
            return found
        return shlex.split(self.words)


@dataclass
class Stage:
    image: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def all(self, name: str) -> list[Step]:
        return [step for step in self.steps if step.name == name]

    def one(self, name: str) -> Step:
        (found,) = self.all(name)
        return found

    @property
    def environment(self) -> dict[str, str]:
        pairs = [word for step in self.all("ENV") for word in step.list]
        return dict(word.split("=", 1) for word in pairs)

    def commands(self) -> list[str]:
        """What RUN runs, without the options of RUN itself."""
        found = []
        for step in self.all("RUN"):
            words = step.words
            while words.startswith("--"):
                words = words.partition(" ")[2].strip()
            found += [one.strip() for one in words.split("&&")]
        return found


def read(path: Path) -> list[Stage]:
    stages: list[Stage] = []
    for line in lines(path.read_text("utf-8")):
        name, words = line.split(maxsplit=1)
        if name == "FROM":
            image, *rest = words.split()
            stages.append(Stage(image, rest[1] if rest else ""))
        else:
            stages[-1].steps.append(Step(name, words.strip()))
    return stages


def lines(text: str) -> list[str]:
    """Whole instructions: comments are left out, lines that go on are joined."""
    kept = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [line for line in "\n".join(kept).replace("\\\n", " ").split("\n") if line]


def is_left_out(name: str, patterns: list[str]) -> bool:
    """Whether an ignore file keeps a file away from the build; our patterns are paths, and names
    below any folder."""
    parts = Path(name).parts
    for pattern in patterns:
        if pattern.startswith("**/"):
            if any(Path(part).match(pattern[3:]) for part in parts):
                return True
        elif name == pattern or name.startswith(f"{pattern}/"):
            return True
    return False
