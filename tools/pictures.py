"""Draws the pictures of README and docs from positions in the test cases."""

from __future__ import annotations

import json
from pathlib import Path

import holdfast

ROOT = Path(__file__).parent.parent
SHOWN = {"itter.svg": ("itter", "CI-P.json", 6)}


def main() -> None:
    """Write each picture from the first case of its file that is at the wanted turn."""
    for name, (game, cases, turn) in SHOWN.items():
        text = (ROOT / "cases" / game / cases).read_text("utf-8")
        positions = [case["position"] for case in json.loads(text) if "bad_position" not in case]
        position = next(one for one in positions if one.get("turn") == turn)
        picture = holdfast.find_game(game).edition().draw(position)
        assert picture is not None
        (ROOT / "docs" / "pictures" / name).write_text(picture.svg() + "\n", "utf-8")
        print(f"docs/pictures/{name}: {len(picture.svg()) // 1024} KB")


if __name__ == "__main__":
    main()
