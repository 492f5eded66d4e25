"""The sections of a report: each says in a sentence what is shown, and vanishes where there is
nothing to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.arena.intervals import Estimate
from holdfast.core.account import Watch
from holdfast.core.errors import shortened
from holdfast.core.match import Match
from holdfast.core.registry import find_game
from holdfast.core.text import Text
from holdfast.lab.experiment import MEASURES, Arm
from holdfast.lab.report import plots
from holdfast.lab.report.boards import Board
from holdfast.lab.report.figures import Figures, Rule
from holdfast.lab.report.page import code, details, figure, paragraph, section, table
from holdfast.lab.results import Results
from holdfast.version import VERSION

__all__ = ["Boards", "part"]

FORMS: Final = {"win": ".1%", "return": ".3f", "score": ".1f", "decisions": ".0f"}
NAMES: Final = {
    "win": "share of wins",
    "return": "worth (−1 to 1)",
    "score": "points",
    "decisions": "decisions",
}
MOST_IN_PLOT: Final = 60
RULES_SHOWN: Final = 20
MOST_ENDINGS: Final = 16
MANY: Final = 10
EARLY: Final = (
    "What comes in nearly every game anyway can only come early or late: shown is what it gives to "
    "come in the earlier half of its pile."
)


class Boards:
    """The boards that a page has drawn already: each is in it once."""

    def __init__(self) -> None:
        self._known: dict[str, Board] = {}

    def of(self, arm: Arm) -> Board:
        edition = arm.edition
        key = f"board-{edition.key[:8]}"
        if key not in self._known:
            match = Match(edition.game, edition.options, seed=1, pack=edition.pack)
            self._known[key] = Board(match, key)
        return self._known[key]


def part(results: Results, anchor: str, boards: Boards) -> tuple[str, str, str]:
    """All that is shown of one experiment: its anchor, its heading, and HTML."""
    found = Figures(results)
    experiment = results.experiment
    head = experiment.title or results.folder.name
    body = [
        paragraph(experiment.about),
        _commands(results, found),
        _means(found),
        _compared(found),
        _endings(found),
        _spreads(found),
        _seats(found),
        _luck(found),
    ]
    if experiment.counts:
        body += [_lost(found), *_watched(found, boards), _rules(found)]
    return anchor, head, "".join(body)


def _commands(results: Results, found: Figures) -> str:
    """How to make it again."""
    experiment = results.experiment
    name = results.folder.name
    deals = found.estimates.deals
    enough = " Enough was known then." if found.estimates.is_enough else ""
    said = (
        f"{deals:,} deals, {sum(found.games(arm.name) for arm in experiment.arms):,} games, seed "
        f"{experiment.seed}, holdfast {VERSION}.{enough}"
    )
    command = f"holdfast lab run {name}.toml --games {experiment.games} --out {name}\n"
    command += f"holdfast lab report {name}"
    source = results.folder / "experiment.toml"
    written = source.read_text("utf-8") if source.exists() else ""
    file = details(f"The experiment: {name}.toml", code(written)) if written else ""
    return paragraph(said, soft=True) + code(command) + file


def _estimate(one: Estimate | None, measure: str, sign: str = "") -> str:
    if one is None:
        return "–"
    form = sign + FORMS[measure]
    if one.low is None or one.high is None:
        return format(one.value, form)
    return f"{format(one.value, form)} ({format(one.low, form)} to {format(one.high, form)})"


def _means(found: Figures) -> str:
    shown = [one for one in MEASURES if found.means(one)]
    heads = ["arm", "games", *(NAMES[one] for one in shown)]
    rows = [
        [
            arm.name,
            f"{found.games(arm.name):,}",
            *(_estimate(found.estimates.mean(arm.name, one), one) for one in shown),
        ]
        for arm in found.experiment.arms
    ]
    body = table(heads, rows)
    return section("Results", body if len(rows) <= 15 else details(f"All {len(rows)} arms", body))


def _compared(found: Figures) -> str:
    """Differences to the first arm, or the means where there is nothing to compare."""
    measure = found.measure
    gaps = found.gaps(measure)
    if not gaps:
        return ""
    first = found.first.name
    shown = gaps if len(gaps) <= MOST_IN_PLOT else [*gaps[:30], *gaps[-30:]]
    label = f"{NAMES[measure]}: difference to “{first}”"
    picture = plots.intervals(shown, label, zero=True, share=measure == "win")
    caption = "Blue is clearly more than the first arm, red clearly less, grey could be either."
    caption += _by_chance(len(gaps))
    if len(shown) < len(gaps):
        caption += f" The {len(shown)} that differ most of {len(gaps)}."
    rows = [[name, _estimate(one, measure, "+")] for name, one in gaps]
    words = table(["arm", label], rows)
    return section(
        f"Compared with “{first}”", figure(picture, caption), details("The numbers", words)
    )


def _by_chance(compared: int) -> str:
    """Whoever compares much finds something: how much of it means nothing."""
    if compared < MANY:
        return ""
    return f" Of {compared} that were all alike, about {compared / 20:.0f} would seem to differ."


def _endings(found: Figures) -> str:
    if len(found.experiment.arms) > MOST_ENDINGS:
        return ""
    ways = {name: by_arm for name, by_arm in found.endings().items() if _differs(by_arm)}
    if len(ways) > 1:
        ways.pop("winner", None)  # the others say it, and more
    plotted = [figure(plots.shares(by_arm, f"games by {name}")) for name, by_arm in ways.items()]
    return section("How matches end", *plotted)


def _differs(by_arm: dict[str, dict[str, float]]) -> bool:
    """Whether there is more than one way."""
    return any(0 < share < 1 for parts in by_arm.values() for share in parts.values())


def _spreads(found: Figures) -> str:
    points = plots.distributions(found.values("score"), "points")
    length = plots.distributions(found.values("decisions"), "decisions in a match")
    note = _of_how_many(len(found.experiment.arms))
    return section("How the score is spread", figure(points, note)) + section(
        "How long matches are", figure(length, note)
    )


def _of_how_many(arms: int) -> str:
    return f"The first {plots.MOST_LINES} arms." if arms > plots.MOST_LINES else ""


def _seats(found: Figures) -> str:
    """Whether it matters where one sits: only where equals play, or everybody sat everywhere."""
    body = []
    for arm in found.experiment.arms:
        is_fair = found.experiment.swap or len(set(arm.seated)) == 1
        if len(arm.edition.seats) > 1 and is_fair:
            rows = found.seats(arm)
            fair = f"{arm.name}: the share of wins by seat; {1 / len(rows):.0%} would be even"
            body.append(figure(plots.intervals(rows, fair, zero=False, share=True)))
    return section("What the first seat is worth", *body[:4])


def _luck(found: Figures) -> str:
    """Skill against luck, on the same dice."""
    rows = found.luck()
    if not rows or len(rows) > MOST_ENDINGS:
        return ""
    measure = found.measure
    spread = format(found.spread(), FORMS[measure])
    luck = f"Deals of “{found.first.name}” spread by {spread} (standard deviation): that is luck."
    if found.experiment.swap:
        luck = (
            "Every deal was played from all seats, and what came of them was taken together: luck "
            "is what is left then, since cards and seats favoured nobody."
        )
    words = (
        f"How far what was changed carries against the dice. {luck} The difference is what the arm "
        "adds to it; where both arms rise and fall together (alike near 1), the dice decide most "
        "of a match, and the same dice save games. “Deals to tell” is after how many of them an "
        "interval would leave out that both are equal: many mean that luck covers the difference."
    )
    heads = ["arm", "difference", "spread", "alike", "better on", "games saved", "deals to tell"]
    body = table(
        heads,
        [
            [
                one.arm,
                _estimate(one.gap, measure, "+"),
                format(one.spread, FORMS[measure]),
                "–" if one.alike is None else f"{one.alike:+.2f}",
                f"{one.better:.0%} of deals",
                "–" if one.saved is None else f"× {one.saved:.1f}",
                "–" if one.needed is None else f"{one.needed:,}",
            ]
            for one in rows
        ],
    )
    gaps = {one.arm: one.gaps for one in rows}
    picture = plots.distributions(gaps, f"{NAMES[measure]}: gained on one deal, same dice", "deals")
    note = f"What each arm made of a deal, less what “{found.first.name}” made of it. "
    note += _of_how_many(len(rows))
    return section("Against luck: the same dice", paragraph(words), body, figure(picture, note))


def _lost(found: Figures) -> str:
    arm = found.first
    ends = found.ends(arm)
    picture = plots.distributions(ends, f"turn on which matches of “{arm.name}” end")
    return section("When matches are lost", figure(picture, f"From the view of {arm.seated[0]}."))


def _watched(found: Figures, boards: Boards) -> list[str]:
    """What the game itself watches: places, turns, hands."""
    body = []
    for watch in find_game(found.first.game).watches:
        if watch.kind == "place":
            body.append(_map(found, watch, boards))
        elif watch.kind == "hand":
            body.append(_hand(found, watch))
        elif watch.kind == "draw":
            body.append(_drawn(found, watch))
        else:
            curves = found.curve(watch.what, adds_up=watch.kind == "turn")
            picture = plots.curves(curves, watch.title.lower())
            note = f"{watch.about} {_of_how_many(len(found.experiment.arms))}".strip()
            body.append(section(watch.title, figure(picture, note)))
    return body


def _map(found: Figures, watch: Watch, boards: Boards) -> str:
    arm = found.first
    places = found.places(watch.what, arm)
    picture = boards.of(arm).heat(places, watch.title)
    if not picture:
        return ""
    caption = f"{watch.about} How often in 100 games of “{arm.name}”."
    ordered = sorted(places.items(), key=lambda item: -item[1])
    words = table(["place", "in 100 games"], [[name, f"{value:.1f}"] for name, value in ordered])
    return section(watch.title, figure(picture, caption), details("The numbers", words))


def _hand(found: Figures, watch: Watch) -> str:
    arm = found.first
    text = arm.edition.text()
    cards = [(str(text.name(watch.names, card)), one) for card, one in found.hands(watch.what, arm)]
    picture = plots.intervals(cards, "difference in the share of wins", zero=True, share=True)
    caption = f"{watch.about} Games of “{arm.name}”.{_by_chance(len(cards))}"
    return section(watch.title, figure(picture, caption))


def _drawn(found: Figures, watch: Watch) -> str:
    """What a card is worth by drawing it: those that help most, those that harm most, and all."""
    arm, measure = found.first, found.measure
    text = arm.edition.text()
    rows = [(str(text.name(watch.names, one.card)), one) for one in found.draws(watch.what, arm)]
    gaps = [(name, told) for name, one in rows if (told := one.told) is not None]
    shown = gaps if len(gaps) <= MOST_IN_PLOT else [*gaps[:30], *gaps[-30:]]
    label = f"{NAMES[measure]}: difference to another draw"
    picture = plots.intervals(shown, label, zero=True, share=measure == "win")
    caption = f"{watch.about} Games of “{arm.name}”.{_by_chance(len(gaps))}"
    if any(one.worth is None for _name, one in rows):
        caption += f" {EARLY}"
    if len(shown) < len(gaps):
        caption += f" The {len(shown)} that differ most of {len(gaps)}."
    heads = ["drawn", "in 100 games", "worth", "worth when it comes early"]
    games = max(1, found.games(arm.name))
    words = [
        [name, f"{100 * one.times / games:.1f}", _estimate(one.worth, measure, "+"),
         _estimate(one.early, measure, "+")]
        for name, one in rows
    ]  # fmt: skip
    return section(
        watch.title, figure(picture, caption), details("The numbers", table(heads, words))
    )


def _rules(found: Figures) -> str:
    """How often each rule fires."""
    rules = found.rules()
    if not rules:
        return ""
    text = found.first.edition.text()
    words = (
        "What a rule made happen and the dice and draws it asked for, per game, over all arms. "
        "Rules that only say what is allowed do not show here."
    )
    most = plots.bars([(rule.id, rule.events + rule.drawn) for rule in rules[:RULES_SHOWN]],
                      "events and draws per game")  # fmt: skip
    heads = ["rule", "events a game", "draws a game", "fires in"]
    rows = [_rule(rule, text) for rule in rules]
    silent = _silent(rules, text)
    return section(
        "How often each rule fires",
        paragraph(words),
        figure(most),
        details(f"All {len(rules)} rules", table(heads, rows)),
        details(f"{len(silent)} rules that never fired", paragraph(", ".join(silent))),
    )


def _rule(rule: Rule, text: Text) -> Sequence[str]:
    known = text.rules.get(rule.id)
    words = "" if known is None else shortened(" ".join(known.text.split()))
    return [
        f"{rule.id}: {words}" if words else rule.id,
        f"{rule.events:.2f}",
        f"{rule.drawn:.2f}",
        f"{rule.share:.0%} of games",
    ]


def _silent(rules: Sequence[Rule], text: Text) -> list[str]:
    fired = {rule.id for rule in rules}
    return [rule for rule in text.rules if rule not in fired]
