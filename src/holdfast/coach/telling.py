"""A report as text for a terminal, as a page that stands alone, and as JSON for programs."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from html import escape

from holdfast.coach.course import Stretch, TurnStep
from holdfast.coach.report import Moment, Part, Report, Stroke
from holdfast.core.reading import Json

__all__ = ["as_html", "as_json", "as_text", "body_of"]

STYLE = """
:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;color:#2a2620;background:#f4efe4;margin:0}
main{max-width:60rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.7rem}h2{margin-top:2rem;border-bottom:2px solid #d9d2c3}h3{margin-bottom:.3rem}
.graph{width:100%;height:auto;display:block;margin:.6rem 0}
table{border-collapse:collapse;width:100%;margin:.4rem 0}
th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid #d9d2c3}
th:first-child,td:first-child{text-align:left}
.mistakes{display:grid;gap:1rem;padding:0;list-style:none}
.mistake{background:#fbf8f1;border-radius:10px;padding:1rem;display:grid;gap:1rem;
grid-template-columns:minmax(0,22rem) 1fr}
.mistake img{width:100%;height:auto;border-radius:6px}.mistake p{margin:.15rem 0}
.lost{color:#a12c22;font-weight:600}.better{color:#1b7a43;font-weight:600}
.summed tbody tr:last-child{font-weight:600}
@media(max-width:45rem){.mistake{grid-template-columns:1fr}}
details{border-bottom:1px solid #d9d2c3}summary{padding:.35rem 0;cursor:pointer}
.turn th{font-weight:400}.turn td:nth-child(2){text-align:left}
.turn td:last-child{white-space:nowrap}
.turn .roll th{font-style:italic}
.turn .grave{color:#a12c22}.turn .slight{color:#8a5a00}
@media print{body{background:#fff}.mistake,tr{break-inside:avoid}}
"""
UNFOLD = (
    "<script>addEventListener('beforeprint',()=>document.querySelectorAll('details')"
    ".forEach((one)=>{one.open=true}))</script>"
)
"""What is printed is printed in full."""


# Text


def as_text(report: Report, *, full: bool = False) -> list[str]:
    """Lines for a terminal; in full with every decision and every roll."""
    return list(_lines(report, full))


def _lines(report: Report, full: bool) -> Iterator[str]:
    yield report.title
    yield from report.lead
    for part in report.parts():
        yield ""
        yield f"== {part.name}"
        yield from _seat_lines(report, part)
        if full:
            yield from _course_lines(report, part)
    if report.rival:
        yield ""
        yield report.text.labelled(report.word("rival"), report.rival)


def _seat_lines(report: Report, part: Part) -> Iterator[str]:
    if part.account:
        yield ""
        yield report.word("account")
        yield from _table(part.account)
        yield report.word("adjusted_note" if report.review.luck else "no_luck")
    yield ""
    yield report.word("worst")
    for moment in part.worst:
        yield f"  {moment.label}. {moment.when}"
        yield f"     {report.word('played', action=moment.played)}; {moment.lost}"
        yield f"     {report.word('better', action=moment.better)}"
        yield f"     {moment.why}"
    if not part.worst:
        yield f"  {report.word('no_worst')}"
    for head, strokes in (("lucky", part.lucky), ("unlucky", part.unlucky)):
        if strokes:
            yield ""
            yield report.word(head)
            yield from (f"  {one.gain:>8}  {_told(report, one)}" for one in strokes)
    for head, columns, rows in _tables(report, part):
        yield ""
        yield from _table([(head, *columns), *rows])


def _tables(
    report: Report, part: Part
) -> Iterator[tuple[str, tuple[str, ...], list[tuple[str, ...]]]]:
    """The tables of a seat's decisions that have any rows: head, further heads, rows."""
    if part.kinds:
        yield report.word("by_kind"), report.columns, part.kinds
    if part.chapters:
        yield report.word("by_chapter"), report.turn_columns, part.chapters


def _course_lines(report: Report, part: Part) -> Iterator[str]:
    yield ""
    yield report.word("course")
    yield report.course_note
    for stretch in part.course:
        yield f"  {stretch.told}"
        yield from (f"    {line}" for step in stretch.steps for line in _step_lines(report, step))


def _step_lines(report: Report, step: TurnStep) -> Iterator[str]:
    grade = f"  ({report.word(f'is_{step.grade}')})" if step.grade else ""
    yield f"{step.luck or step.lost:>14}  {step.label}{grade}"
    if step.better:
        yield f"{'':14}  {report.word('better', action=step.better)}"


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    wide = [min(60, max(len(row[at]) for row in rows)) for at in range(len(rows[0]))]
    for row in rows:
        cells = [row[0][:60].ljust(wide[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], wide[1:], strict=True)]
        yield "  " + "  ".join(cells)


# A page


def as_html(report: Report) -> str:
    """A page that stands alone and prints well; its pictures are in it."""
    title = escape(report.title)
    return (
        f'<!doctype html><html lang="{report.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><main><h1>{title}</h1>{body_of(report)}</main>"
        f"{UNFOLD}</body></html>\n"
    )


def body_of(report: Report, boards: str | None = None) -> str:
    """The report as a piece of a page. `boards` is an address with gaps, where the board of a
    moment is found; without one the boards are in the page itself."""
    found = [f"<p>{escape(line)}</p>" for line in report.lead]
    found += report.graphs()
    found += [_seat_html(report, part, boards) for part in report.parts()]
    if report.rival:
        found.append(f"<h2>{escape(report.word('rival'))}</h2><p>{escape(report.rival)}</p>")
    return "".join(found)


def _seat_html(report: Report, part: Part, boards: str | None) -> str:
    found = [f"<section><h2>{escape(part.name)}</h2>"]
    if part.account:
        note = report.word("adjusted_note" if report.review.luck else "no_luck")
        found.append(_html_table(report.word("account"), (), part.account, summed=True))
        found.append(f"<p><small>{escape(note)}</small></p>")
    found.append(f"<h3>{escape(report.word('worst'))}</h3>")
    if part.worst:
        moments = "".join(_moment_html(report, one, boards) for one in part.worst)
        found.append(f'<ol class="mistakes">{moments}</ol>')
    else:
        found.append(f"<p>{escape(report.word('no_worst'))}</p>")
    for head, strokes in (("lucky", part.lucky), ("unlucky", part.unlucky)):
        if strokes:
            found.append(
                _html_table(report.word(head), (), [_stroke_row(report, one) for one in strokes])
            )
    for caption, columns, rows in _tables(report, part):
        found.append(_html_table(caption, columns, rows, summed=rows is part.kinds))
    found += _course_html(report, part)
    return "".join([*found, "</section>"])


def _moment_html(report: Report, moment: Moment, boards: str | None) -> str:
    played = escape(report.word("played", action=moment.played))
    better = escape(report.word("better", action=moment.better))
    picture = _board_html(report, moment, boards)
    return (
        f'<li class="mistake" id="mistake-{moment.number}">{picture}<div>'
        f"<p><strong>{moment.label}. {escape(moment.when)}</strong></p>"
        f'<p class="played">{played}</p><p class="lost">{escape(moment.lost)}</p>'
        f'<p class="better">{better}</p><p>{escape(moment.why)}</p></div></li>'
    )


def _board_html(report: Report, moment: Moment, boards: str | None) -> str:
    alt = escape(moment.when)
    if boards is not None:
        best, played = moment.actions
        address = boards.format(
            at=moment.number, seat=report.review.match.seats[moment.seat], best=best, played=played
        )
        return f'<img src="{escape(address)}" alt="{alt}" loading="lazy">'
    board = report.board(moment.number)
    if board is None:
        return ""
    data = base64.b64encode(board.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{data}" alt="{alt}">'


def _course_html(report: Report, part: Part) -> Iterator[str]:
    if part.course:
        yield f"<h3>{escape(report.word('course'))}</h3>"
        yield f"<p><small>{escape(report.course_note)}</small></p>"
    for stretch in part.course:
        yield f'<details class="turn"><summary>{escape(stretch.told)}</summary>'
        yield _steps_html(report, stretch)
        yield "</details>"


def _steps_html(report: Report, stretch: Stretch) -> str:
    keys = ("step", "step_better", "loss", *(["luck"] if report.review.luck else []))
    heads = "".join(f'<th scope="col">{escape(report.word(key))}</th>' for key in keys)
    rows = "".join(_step_html(step, len(keys)) for step in stretch.steps)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scrolls">{table}</div>'


def _step_html(step: TurnStep, columns: int) -> str:
    cells = (step.better, step.lost, step.luck)[: columns - 1]
    written = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    kind = "roll" if step.luck else step.grade
    row = f'<tr class="{kind}">' if kind else "<tr>"
    return f'{row}<th scope="row">{escape(step.label)}</th>{written}</tr>'


def _told(report: Report, one: Stroke) -> str:
    return report.text.labelled(one.when, one.what)


def _stroke_row(report: Report, one: Stroke) -> tuple[str, str]:
    return _told(report, one), one.gain


def _html_table(
    caption: str, heads: Sequence[str], rows: Sequence[tuple[str, ...]], *, summed: bool = False
) -> str:
    """`summed`: the last row is what the others come to."""
    top = ""
    if heads:
        cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        top = f'<thead><tr><th scope="col">{escape(caption)}</th>{cells}</tr></thead>'
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    head = "" if heads else f"<h3>{escape(caption)}</h3>"
    kind = ' class="summed"' if summed else ""
    return f'{head}<div class="scrolls"><table{kind}>{top}<tbody>{body}</tbody></table></div>'


# JSON


def as_json(report: Report) -> Json:
    """All numbers, with the words that people read beside them."""
    review = report.review
    names = review.match.seats
    return {
        "game": review.match.game.id,
        "options": dict(review.match.options),
        "result": review.match.result,
        "scored": review.scored,
        "lead": report.lead,
        "points": [
            {"number": at, "win": list(one.win), "score": list(one.score)}
            for at, one in sorted(review.findings.points.items())
        ],
        "decisions": [
            {
                "number": one.number,
                "seat": names[one.seat],
                "kind": review.kind_of(one),
                "turn": report.turn(one.number),
                "played": review.action(one.played).json,
                "best": review.action(one.best).json,
                "said": report.text.action(review.action(one.played)),
                "better": report.text.action(review.action(one.best)),
                "loss": one.loss,
                "error": one.error if one.error < float("inf") else None,
                "win": one.win,
                "win_error": one.win_error if one.win_error < float("inf") else None,
                "score": one.score,
                "grade": review.grade(one),
                "hope": one.hope,
                "tries": one.tries,
                "confirmed": one.is_confirmed,
            }
            for one in review.judged
        ],
        "luck": [
            {
                "number": one.number,
                "turn": report.turn(one.number),
                "said": report.what_fell(one),
                "rule": one.rule,
                "values": list(one.values),
                "sides": list(one.sides),
                "die": one.is_die,
                "win": list(one.win),
                "score": list(one.score),
            }
            for one in review.luck
        ],
        "seats": [_seat_json(report, part) for part in report.parts()],
        "rival": None
        if review.findings.rival is None
        else {"result": review.findings.rival.result, "said": report.rival},
    }


def _seat_json(report: Report, part: Part) -> Json:
    review = report.review
    account, tally = review.account(part.seat), review.tally(part.seat)
    numbers = None
    if account is not None:
        numbers = {
            "start": account.start,
            "end": account.end,
            "luck": account.luck,
            "adjusted": account.adjusted,
            "start_score": account.start_score,
            "end_score": account.end_score,
            "luck_score": account.luck_score,
            "adjusted_score": account.adjusted_score,
        }
    return {
        "seat": review.match.seats[part.seat],
        "name": part.name,
        "account": numbers,
        "decisions": tally.decisions,
        "lost": {"win": tally.win, "score": tally.score},
        "mistakes": {"grave": tally.grave, "slight": tally.slight},
        "worst": [
            {
                "number": one.number,
                "when": one.when,
                "played": one.played,
                "better": one.better,
                "lost": one.lost,
                "why": one.why,
            }
            for one in part.worst
        ],
    }
