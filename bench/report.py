"""The table, and the same figures as JSON."""

import os
import platform
import shutil
import subprocess
from collections.abc import Sequence

from bench.rounds import Plan, Row


def reference(measured: Sequence[Row]) -> Row:
    """What the ratios compare with: the first peer, else the first row."""
    return next((row for row in measured if not row.own), measured[0])


def table(rows: Sequence[Row], plan: Plan) -> str:
    measured = [row for row in rows if row.measured]
    blocks = [_measured_block(measured, plan)] if measured else []
    missing = [f"{row.label}: not measured: {row.reason}" for row in rows if not row.measured]
    if missing:
        blocks.append("\n".join(missing))
    return "\n\n".join(blocks + own_blocks(rows))


def _measured_block(rows: Sequence[Row], plan: Plan) -> str:
    base = reference(rows)
    titles = ("", "version", "decisions/s", "lowest", "highest", "ratio", "copies/s")
    lines = [
        f"Random tic-tac-toe, decisions per second on {_core_words(plan)}: median of"
        f" {plan.rounds} rounds of {plan.seconds:g} s, run in turn.",
        "",
        *_aligned([titles, *(_cells(row, base) for row in rows)]),
        "",
        f"ratio: times {base.label}, the median of the rounds' ratios.",
    ]
    if any(row.samples[0].estimated for row in rows):
        lines.append("~: games times the mean length of a game; Python decides nothing there.")
    return "\n".join(lines)


def own_blocks(rows: Sequence[Row]) -> list[str]:
    """One block per own row: how many times as fast as each of the others."""
    blocks = []
    for mine, others in own_ratios(rows).items():
        lines = [f"  {_ratio(times):>8} times {other}" for other, times in others.items()]
        blocks.append("\n".join([f"{mine} is", *lines]))
    return blocks


def own_ratios(rows: Sequence[Row]) -> dict[str, dict[str, float]]:
    measured = [row for row in rows if row.measured]
    return {
        mine.label: {row.label: mine.times(row) for row in measured if row is not mine}
        for mine in measured
        if mine.own
    }


def document(rows: Sequence[Row], plan: Plan) -> dict[str, object]:
    measured = [row for row in rows if row.measured]
    base = reference(measured) if measured else None
    return {
        "game": "tic-tac-toe",
        "rounds": plan.rounds,
        "seconds": plan.seconds,
        "core": plan.core,
        "python": platform.python_version(),
        "node": _node_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "reference": base.label if base else None,
        "rows": [_row_document(row, base) for row in rows],
        "own_ratios": {
            mine: {other: round(times, 4) for other, times in others.items()}
            for mine, others in own_ratios(rows).items()
        },
    }


def _row_document(row: Row, base: Row | None) -> dict[str, object]:
    if not row.measured:
        return {"label": row.label, "own": row.own, "not_measured": row.reason}
    sample = row.samples[0]
    copies = row.copies_per_second
    return {
        "label": row.label,
        "own": row.own,
        "name": sample.name,
        "version": sample.version,
        "build": sample.build or None,
        "estimated": sample.estimated,
        "decisions_per_second": round(row.speed),
        "lowest": round(min(row.speeds)),
        "highest": round(max(row.speeds)),
        "ratio": round(row.times(base), 4) if base else None,
        "copies_per_second": None if copies is None else round(copies),
        "samples": [round(speed) for speed in row.speeds],
    }


def _cells(row: Row, base: Row) -> tuple[str, ...]:
    mark = "~" if row.samples[0].estimated else ""
    copies = row.copies_per_second
    return (
        row.label,
        row.version,
        f"{mark}{row.speed:,.0f}",
        f"{min(row.speeds):,.0f}",
        f"{max(row.speeds):,.0f}",
        _ratio(row.times(base)),
        "" if copies is None else f"{copies:,.0f}",
    )


def _aligned(cells: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    lines = []
    for line in cells:
        words = [
            cell.ljust(width) if place < 2 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        lines.append("  ".join(words).rstrip())
    return lines


def _ratio(times: float) -> str:
    if times >= 100:
        return f"{times:,.0f}"
    return f"{times:.1f}" if times >= 10 else f"{times:.2f}" if times >= 0.1 else f"{times:.4f}"


def _core_words(plan: Plan) -> str:
    if plan.core is None or not hasattr(os, "sched_setaffinity"):
        return "whichever core the system chose"
    return "one core"


def _node_version() -> str | None:
    if shutil.which("node") is None:
        return None
    done = subprocess.run(("node", "--version"), capture_output=True, text=True)
    return done.stdout.strip().removeprefix("v") or None
