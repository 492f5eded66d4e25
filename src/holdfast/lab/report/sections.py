"""The sections of a report: each says in a sentence what is shown, and vanishes where there is
nothing to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from holdfast.arena.intervals import Estimate
from holdfast.core.account import Watch
from holdfast.core.errors import shortened
from holdfast.core.i18n import ENGLISH
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.notes import plain
from holdfast.core.registry import find_game
from holdfast.core.text import Text
from holdfast.lab.experiment import MEASURES, Arm
from holdfast.lab.report import plots
from holdfast.lab.report.boards import Board
from holdfast.lab.report.figures import Figures, Luck, Rule
from holdfast.lab.report.page import code, details, figure, paragraph, section, table
from holdfast.lab.report.words import Words
from holdfast.lab.results import Results
from holdfast.version import VERSION

__all__ = ["Boards", "part"]

FORMS: Final = {"win": ".1%", "return": ".3f", "score": ".1f", "decisions": ".0f"}
NAMES: Final = {
    "win": _("share of wins"),
    "return": _("worth (−1 to 1)"),
    "score": _("points of a match"),
    "decisions": _("decisions"),
}
MOST_IN_PLOT: Final = 60
MOST_ROWS: Final = 15
RULES_SHOWN: Final = 20
MOST_ENDINGS: Final = 16
MANY: Final = 10
EARLY: Final = _(
    "What comes in nearly every game anyway can only come early or late: shown is what it gives to "
    "come in the earlier half of its pile."
)


SWAPPED: Final = _(
    "Every deal was played from all seats, and what came of them was taken together: luck "
    "is what is left then, since cards and seats favoured nobody."
)
CARRIES: Final = _("How far what was changed carries against the dice.")
ADDS: Final = _(
    "The difference is what the arm adds to it; where both arms rise and fall together (alike near "
    "1), the dice decide most of a match, and the same dice save games. “Deals to tell” is after "
    "how many of them an interval would leave out that both are equal: many mean that luck covers "
    "the difference."
)
FIRING: Final = _(
    "What a rule made happen and the dice and draws it asked for, per game, over all arms. "
    "Rules that only say what is allowed do not show here."
)
LUCK_HEADS: Final = (
    _("arm of an experiment"),
    _("difference"),
    _("spread of deals"),
    _("alike over deals"),
    _("better on"),
    _("games saved"),
    _("deals to tell"),
)
ENDS: Final = {"lost": _("matches that were lost"), "not lost": _("matches that were not lost")}
NUMBERS: Final = _("The numbers")
IN_100: Final = _("in 100 games")
GAMES_OF: Final = _("Games of “{arm}”.")


class Boards:
    """The boards that a page has drawn already: each is in it once."""

    def __init__(self, language: str = ENGLISH) -> None:
        self._words = Words(language)
        self._known: dict[str, Board] = {}

    def of(self, arm: Arm) -> Board:
        edition = arm.edition
        key = f"board-{edition.key[:8]}"
        if key not in self._known:
            match = Match(edition.game, edition.options, seed=1, pack=edition.pack)
            self._known[key] = Board(match, key, self._words)
        return self._known[key]


def part(results: Results, anchor: str, boards: Boards, words: Words) -> tuple[str, str, str]:
    """All that is shown of one experiment: its anchor, its heading, and HTML."""
    found = Figures(results, words)
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
    words = found.words
    played = words.say(
        _("{deals} deals, {games} games, seed {seed}, holdfast {version}."),
        deals=deals,
        games=sum(found.games(arm.name) for arm in experiment.arms),
        seed=str(experiment.seed),
        version=VERSION,
    )
    enough = words.say(_("Enough was known then.")) if found.estimates.is_enough else ""
    said = words.sentences(played, enough)
    command = f"holdfast lab run {name}.toml --games {experiment.games} --out {name}\n"
    command += f"holdfast lab report {name}"
    source = results.folder / "experiment.toml"
    written = source.read_text("utf-8") if source.exists() else ""
    head = words.say(_("The experiment: {file}"), file=f"{name}.toml")
    file = details(head, code(written)) if written else ""
    return paragraph(said, soft=True) + code(command) + file


def _estimate(one: Estimate | None, measure: str, words: Words, sign: str = "") -> str:
    if one is None:
        return "–"
    form = sign + FORMS[measure]
    if one.low is None or one.high is None:
        return words.number(one.value, form)
    facts = {"value": one.value, "low": one.low, "high": one.high}
    written = {name: words.number(value, form) for name, value in facts.items()}
    return words.say(_("{value} ({low} to {high})"), **written)


def _means(found: Figures) -> str:
    shown = [one for one in MEASURES if found.means(one)]
    words = found.words
    heads = [
        words.say(one)
        for one in (_("arm of an experiment"), _("games of an arm"), *(NAMES[one] for one in shown))
    ]
    rows = [
        [
            arm.name,
            words.number(found.games(arm.name), ","),
            *(_estimate(found.estimates.mean(arm.name, one), one, words) for one in shown),
        ]
        for arm in found.experiment.arms
    ]
    body = table(heads, rows)
    if len(rows) > MOST_ROWS:
        body = details(words.say(_("All {count} arms"), count=len(rows)), body)
    return section(words.say(_("Results")), body)


def _compared(found: Figures) -> str:
    """Differences to the first arm, or the means where there is nothing to compare."""
    measure = found.measure
    gaps = found.gaps(measure)
    if not gaps:
        return ""
    first = found.first.name
    shown = gaps if len(gaps) <= MOST_IN_PLOT else [*gaps[:30], *gaps[-30:]]
    words = found.words
    named = words.say(NAMES[measure])
    label = words.say(_("{measure}: difference to “{arm}”"), measure=named, arm=first)
    picture = plots.intervals(shown, label, words, zero=True, share=measure == "win")
    inks = _("Blue is clearly more than the first arm, red clearly less, grey could be either.")
    caption = words.sentences(
        words.say(inks), _by_chance(len(gaps), words), _extremes(shown, gaps, words)
    )
    rows = [[name, _estimate(one, measure, words, "+")] for name, one in gaps]
    numbers = table([words.say(_("arm of an experiment")), label], rows)
    return section(
        words.say(_("Compared with “{arm}”"), arm=first),
        figure(picture, caption),
        details(words.say(NUMBERS), numbers),
    )


def _by_chance(compared: int, words: Words) -> str:
    """Whoever compares much finds something: how much of it means nothing."""
    if compared < MANY:
        return ""
    said = _("Of {compared} that were all alike, about {count} would seem to differ.")
    return words.say(said, compared=compared, count=round(compared / 20))


def _extremes(shown: Sequence[object], found: Sequence[object], words: Words) -> str:
    """That not all are shown, where there are too many."""
    if len(shown) == len(found):
        return ""
    said = _("The {shown} that differ most of {count}.")
    return words.say(said, shown=len(shown), count=len(found))


def _endings(found: Figures) -> str:
    if len(found.experiment.arms) > MOST_ENDINGS:
        return ""
    ways = {name: by_arm for name, by_arm in found.endings().items() if _differs(by_arm)}
    if len(ways) > 1:
        ways.pop("winner", None)  # the others say it, and more
    words = found.words
    plotted = [
        figure(plots.shares(by_arm, words.say(_("games by {name}"), name=name), words))
        for name, by_arm in ways.items()
    ]
    return section(words.say(_("How matches end")), *plotted)


def _differs(by_arm: dict[str, dict[str, float]]) -> bool:
    """Whether there is more than one way."""
    return any(0 < share < 1 for parts in by_arm.values() for share in parts.values())


def _spreads(found: Figures) -> str:
    words = found.words
    points = plots.distributions(found.values("score"), words.say(_("points of a match")), words)
    decisions = words.say(_("decisions in a match"))
    length = plots.distributions(found.values("decisions"), decisions, words)
    note = _of_how_many(len(found.experiment.arms), words)
    return section(words.say(_("How the score is spread")), figure(points, note)) + section(
        words.say(_("How long matches are")), figure(length, note)
    )


def _of_how_many(arms: int, words: Words) -> str:
    if arms <= plots.MOST_LINES:
        return ""
    return words.say(_("The first {count} arms."), count=plots.MOST_LINES)


def _seats(found: Figures) -> str:
    """Whether it matters where one sits: only where equals play, or everybody sat everywhere."""
    body = []
    words = found.words
    for arm in found.experiment.arms:
        is_fair = found.experiment.swap or len(set(arm.seated)) == 1
        if len(arm.edition.seats) > 1 and is_fair:
            rows = found.seats(arm)
            even = words.number(1 / len(rows), ".0%")
            said = _("{arm}: the share of wins by seat; {share} would be even")
            fair = words.say(said, arm=arm.name, share=even)
            body.append(figure(plots.intervals(rows, fair, words, zero=False, share=True)))
    return section(words.say(_("What the first seat is worth")), *body[:4])


def _luck(found: Figures) -> str:
    """Skill against luck, on the same dice."""
    rows = found.luck()
    if not rows or len(rows) > MOST_ENDINGS:
        return ""
    measure = found.measure
    words = found.words
    luck = words.say(
        _("Deals of “{arm}” spread by {spread} (standard deviation): that is luck."),
        arm=found.first.name,
        spread=words.number(found.spread(), FORMS[measure]),
    )
    if found.experiment.swaps:
        luck = words.say(SWAPPED)
    about = words.sentences(words.say(CARRIES), luck, words.say(ADDS))
    heads = [words.say(one) for one in LUCK_HEADS]
    body = table(heads, [_luck_row(one, measure, words) for one in rows])
    gaps = {one.arm: one.gaps for one in rows}
    gained = _("{measure}: gained on one deal, same dice")
    label = words.say(gained, measure=words.say(NAMES[measure]))
    picture = plots.distributions(gaps, label, words, _("deals of an arm"))
    made = _("What each arm made of a deal, less what “{arm}” made of it.")
    note = words.sentences(words.say(made, arm=found.first.name), _of_how_many(len(rows), words))
    return section(
        words.say(_("Against luck: the same dice")), paragraph(about), body, figure(picture, note)
    )


def _luck_row(one: Luck, measure: str, words: Words) -> list[str]:
    better = words.number(one.better, ".0%")
    return [
        one.arm,
        _estimate(one.gap, measure, words, "+"),
        words.number(one.spread, FORMS[measure]),
        "–" if one.alike is None else words.number(one.alike, "+.2f"),
        words.say(_("{share} of deals"), share=better),
        "–" if one.saved is None else f"× {words.number(one.saved, '.1f')}",
        "–" if one.needed is None else words.number(one.needed, ","),
    ]


def _lost(found: Figures) -> str:
    arm = found.first
    words = found.words
    ends = {words.say(ENDS[how]): turns for how, turns in found.ends(arm).items()}
    label = words.say(_("turn on which matches of “{arm}” end"), arm=arm.name)
    picture = plots.distributions(ends, label, words)
    note = words.say(_("From the view of {bot}."), bot=arm.seated[0])
    return section(words.say(_("When matches are lost")), figure(picture, note))


def _watched(found: Figures, boards: Boards) -> list[str]:
    """What the game itself watches: places, turns, hands."""
    body = []
    words = found.words
    text = found.first.edition.text(words.language)
    for one in find_game(found.first.game).watches:
        watch = replace(one, title=text.translate(one.title), about=text.translate(one.about))
        if watch.kind == "place":
            body.append(_map(found, watch, boards))
        elif watch.kind == "hand":
            body.append(_hand(found, watch))
        elif watch.kind == "draw":
            body.append(_drawn(found, watch))
        else:
            curves = found.curve(watch.what, adds_up=watch.kind == "turn")
            picture = plots.curves(curves, words.within(watch.title), words)
            note = words.sentences(watch.about, _of_how_many(len(found.experiment.arms), words))
            body.append(section(watch.title, figure(picture, note)))
    return body


def _map(found: Figures, watch: Watch, boards: Boards) -> str:
    arm = found.first
    places = found.places(watch.what, arm)
    picture = boards.of(arm).heat(places, watch.title)
    if not picture:
        return ""
    words = found.words
    often = words.say(_("How often in 100 games of “{arm}”."), arm=arm.name)
    ordered = sorted(places.items(), key=lambda item: -item[1])
    heads = [words.say(_("place on the board")), words.say(IN_100)]
    numbers = table(heads, [[name, words.number(value, ".1f")] for name, value in ordered])
    return section(
        watch.title,
        figure(picture, words.sentences(watch.about, often)),
        details(words.say(NUMBERS), numbers),
    )


def _hand(found: Figures, watch: Watch) -> str:
    arm, words = found.first, found.words
    text = arm.edition.text(words.language)
    cards = [(str(text.name(watch.names, card)), one) for card, one in found.hands(watch.what, arm)]
    label = words.say(_("difference in the share of wins"))
    picture = plots.intervals(cards, label, words, zero=True, share=True)
    games = words.say(GAMES_OF, arm=arm.name)
    caption = words.sentences(watch.about, games, _by_chance(len(cards), words))
    return section(watch.title, figure(picture, caption))


def _drawn(found: Figures, watch: Watch) -> str:
    """What a card is worth by drawing it: those that help most, those that harm most, and all."""
    arm, measure, words = found.first, found.measure, found.words
    text = arm.edition.text(words.language)
    rows = [(str(text.name(watch.names, one.card)), one) for one in found.draws(watch.what, arm)]
    gaps = [(name, told) for name, one in rows if (told := one.told) is not None]
    shown = gaps if len(gaps) <= MOST_IN_PLOT else [*gaps[:30], *gaps[-30:]]
    difference = _("{measure}: difference to another draw")
    label = words.say(difference, measure=words.say(NAMES[measure]))
    picture = plots.intervals(shown, label, words, zero=True, share=measure == "win")
    is_early = any(one.worth is None for _name, one in rows)
    caption = words.sentences(
        watch.about,
        words.say(GAMES_OF, arm=arm.name),
        _by_chance(len(gaps), words),
        words.say(EARLY) if is_early else "",
        _extremes(shown, gaps, words),
    )
    heads = [_("drawn in a match"), IN_100, _("worth of a draw"), _("worth when it comes early")]
    games = max(1, found.games(arm.name))
    numbers = [
        [
            name,
            words.number(100 * one.times / games, ".1f"),
            _estimate(one.worth, measure, words, "+"),
            _estimate(one.early, measure, words, "+"),
        ]
        for name, one in rows
    ]
    body = table([words.say(one) for one in heads], numbers)
    return section(watch.title, figure(picture, caption), details(words.say(NUMBERS), body))


def _rules(found: Figures) -> str:
    """How often each rule fires."""
    rules = found.rules()
    if not rules:
        return ""
    words = found.words
    text = found.first.edition.text(words.language)
    fired = [(rule.id, rule.events + rule.drawn) for rule in rules[:RULES_SHOWN]]
    most = plots.bars(fired, words.say(_("events and draws per game")), words)
    heads = [_("rule of a game"), _("events a game"), _("draws a game"), _("fires in")]
    body = table([words.say(one) for one in heads], [_rule(rule, text, words) for rule in rules])
    silent = _silent(rules, text)
    never = words.say(_("{count} rules that never fired"), count=len(silent))
    return section(
        words.say(_("How often each rule fires")),
        paragraph(words.say(FIRING)),
        figure(most),
        details(words.say(_("All {count} rules"), count=len(rules)), body),
        details(never, paragraph(", ".join(silent))),
    )


def _rule(rule: Rule, text: Text, words: Words) -> Sequence[str]:
    known = text.rules.get(rule.id)
    said = "" if known is None else shortened(" ".join(plain(known.text).split()))
    return [
        words.say("label-value", label=rule.id, value=said) if said else rule.id,
        words.number(rule.events, ".2f"),
        words.number(rule.drawn, ".2f"),
        words.say(_("{share} of games"), share=words.number(rule.share, ".0%")),
    ]


def _silent(rules: Sequence[Rule], text: Text) -> list[str]:
    fired = {rule.id for rule in rules}
    return [rule for rule in text.rules if rule not in fired]
