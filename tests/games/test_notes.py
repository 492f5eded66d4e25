"""A game's notes: complete in every language, due when they should be, once, and to all alike."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import pytest

import holdfast
from holdfast.cases import case_files, read_cases
from holdfast.core.errors import HoldfastError
from holdfast.core.event import Event
from holdfast.core.i18n import LANGUAGES
from holdfast.core.match import Match
from holdfast.core.notes import Moment, Past, Teller, plain, read_about, read_notes, says
from holdfast.core.state import SPECTATOR
from holdfast.core.text import Text
from tests.games.words import told

pytestmark = pytest.mark.once

CASES = Path(__file__).resolve().parents[2] / "cases"
ADVANCED = {
    "players": 3, "jokers": 1, "berserker": True, "same_number": True, "same_suit": True,
    "saboteur": True, "barricade": True,
}  # fmt: skip
WISHES: dict[str, tuple[tuple[dict[str, Any], int], ...]] = {
    "itter": (({}, 1), ({"variant": "elite"}, 2), ({"variant": "competitive"}, 3)),
    "castle": (({}, 1), (ADVANCED, 2), ({"no_dice": True, "berserker": True}, 3)),
    "tito": (({}, 1), ({}, 2), ({}, 5)),
}
GAMES = list(WISHES)


def text_of(game: str, language: str = "en") -> Text:
    return holdfast.find_game(game).edition().text(language)


def due(match: Match, events: Sequence[Event] | None = None) -> dict[int, tuple[str, ...]]:
    teller = Teller(match.edition.text(), match.options)
    teller.hear(match.events if events is None else events)
    return teller.due


def names(due: Mapping[int, tuple[str, ...]]) -> list[str]:
    return [id for ids in due.values() for id in ids]


QUIET = ("end_phase", "break_off", "air_support")
"""What somebody does who lets the enemy come: without this no raid would see a second day."""


def play(game: str, options: dict[str, Any], seed: int, quiet: bool = False) -> Match:
    match, chooser = holdfast.new(game, options=options, seed=seed), random.Random(seed)
    while not match.over and len(match.played) < 600:
        legal = match.state.legal()
        rest = [action for action in legal if action.do in QUIET] if quiet else []
        match.play(chooser.choice(rest or legal))
    return match


@lru_cache(maxsize=None)
def random_matches(game: str) -> list[Match]:
    return [play(game, options, seed) for options, seed in WISHES[game]]


def quiet_matches(game: str) -> Iterator[Match]:
    return (play(game, {}, seed, quiet=True) for seed in range(4 if game == "tito" else 0))


def scripted_matches(game: str) -> Iterator[Match]:
    """The cases of a game, as far as they can be played."""
    for path in case_files([CASES / game]):
        for case in read_cases(path):
            try:
                match = Match(
                    game,
                    case.get("options"),
                    script=case.get("chance", []),
                    position=case.get("position"),
                )
            except HoldfastError:
                continue
            try:
                for action in case.get("do", []):
                    match.play(action)
            except HoldfastError:
                pass  # the last action of a case may be one to refuse
            yield match


# The words


@pytest.mark.parametrize("game", GAMES)
def test_every_note_exists_in_every_language_beside_the_same_rules(game: str) -> None:
    english = text_of(game).notes
    assert len(english) >= 12
    for language in LANGUAGES:
        package = text_of(game).package
        assert list(read_notes(package, language)) == list(english), language
        for id, note in read_notes(package, language).items():
            assert note.rules == english[id].rules
            assert note.text.endswith("."), (language, id)
            assert language == "en" or note.text != english[id].text, (language, id)


@pytest.mark.parametrize("game", GAMES)
def test_notes_stand_beside_rules_that_the_game_knows(game: str) -> None:
    text = text_of(game)
    cited = [rule for note in text.notes.values() for rule in note.rules]
    assert cited
    assert [rule for rule in cited if rule not in text.rules] == []
    for note in text.notes.values():
        assert all(note in text.notes_on(rule) for rule in note.rules)
    assert text.notes_on("CI-9.9.9") == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_note_has_one_place_and_every_place_a_note(game: str) -> None:
    text = text_of(game)
    placed = [*text.opening_notes, *text.option_notes.values(), *text.moments]
    assert sorted(placed) == sorted(text.notes)
    known = {"", *(option.name for option in holdfast.find_game(game).options)}
    assert set(text.option_notes) <= known


@pytest.mark.parametrize("game", GAMES)
def test_moments_listen_to_kinds_of_events_that_there_are(game: str) -> None:
    text = text_of(game)
    kinds = told(text, "event")
    assert {kind for moment in text.moments.values() for kind in moment.kinds} <= kinds


CREDITED = {
    "itter": (
        "David Thompson", "Matt White", "Jonathan Nikitas", "Emery Gallant", "Ted Davies",
        "Digital Capricorn Studios", "The Last Battle", "Military Times", "Hellcat News",
        "Heroes of Normandie",
    ),
    "castle": (
        "David J Rodger", "2.4", "Yellow Dawn – The Age of Hastur", "www.davidjrodger.com",
        "Chris “Mr Dark” Halliday", "Jeremy “Model T-Virus” Ford", "Hagen “GBH” Landsem",
        "Adam “Disco” Lee", "Jason “jQuery” Ashdown", "Simon “House” Pollard",
        "Stuart “Holmes” Knox", "Anthony “The Other Jeremy” Wilcox", "Nick “My Attorney” Wragg",
    ),
    "tito": (
        "Philippe Hardy", "studio VaeVictis", "Thierry Bailly", "Philippe Butez",
        "Matthieu Dangla", "Stéphane Jacques", "Xavier Juery", "Arnaud Pierre-Pierre",
        "Miguel Pineda", "Christophe Plasschert", "Olivier Ramalho", "Elisa Doughty",
        "Bruneval 1942", "SS-Fallschirmjäger",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_about_a_game_is_whole_in_every_language(game: str, language: str) -> None:
    english, sections = text_of(game).about, text_of(game, language).about
    assert [bool(one.title) for one in sections] == [bool(one.title) for one in english]
    assert sections[0].title == ""
    assert all(one.title for one in sections[1:])
    assert all(one.text for one in sections)
    whole = " ".join(plain(" ".join(one.text for one in sections)).split())
    assert [name for name in CREDITED[game] if name not in whole] == []
    years = re.findall(r"\b(?:19|20)\d\d\b", " ".join(one.text for one in english))
    assert sorted(re.findall(r"\b(?:19|20)\d\d\b", whole)) == sorted(years)


@pytest.mark.parametrize("game", GAMES)
def test_french_signs_do_not_begin_a_line(game: str) -> None:
    for note in read_notes(f"holdfast.games.{game}", "fr").values():
        assert not re.search("(?<![\u00a0\u202f])[;:!?»]", note.text), note


def test_a_game_needs_no_notes() -> None:
    match = holdfast.new("noughts", seed=1)
    text = match.edition.text("fr")
    assert (text.notes, text.about, text.opening, text.clock({})) == ({}, (), [], "")
    match.play(match.legal[0])
    assert due(match) == {}


def test_words_that_are_missing_in_a_language_are_english() -> None:
    package = text_of("itter").package
    assert read_notes(package, "xx") == read_notes(package, "en")
    assert read_about(package, "xx") == read_about(package, "en")


def test_a_terminal_shows_no_marks() -> None:
    assert plain("- **Design** David *Th* `x`\n  and **so** on") == (
        "- Design: David Th x\n  and so on"
    )


# When

SCRIPTS: dict[str, dict[str, list[tuple[str, dict[str, Any]]]]] = {
    "itter": {
        "hours": [("deployed", {"who": "lee"}), ("turn", {"turn": 1})],
        "positions": [("turn", {"turn": 1}), ("deployed", {"who": "lee"})],
        "defenders": [
            ("deployed", {"who": "lee"}),
            ("moved", {"by": "gangl"}),
            ("moved", {"by": "borotra"}),
        ],
        "attackers": [("turn", {"turn": 1}), ("ss_phase", {"turn": 1})],
        "placing": [("aimed", {}), ("placed", {})],
        "tactics": [("tactics", {"tactics": []}), ("tactics", {"tactics": ["2/barrage"]})],
        "escape": [("moved", {"by": "borotra"}), ("escaped", {"by": "borotra"})],
        "relief": [
            ("over", {"reason": "breakthrough", "result": "loss"}),
            ("over", {"reason": "142nd", "result": "draw"}),
        ],
        "score": [
            ("over", {"reason": "breakthrough", "result": "loss"}),
            ("over", {"reason": "deck_exhausted", "result": "draw"}),
        ],
        "award": [
            ("over", {"reason": "deck_exhausted", "result": "draw"}),
            ("over", {"reason": "deck_exhausted", "result": "win"}),
        ],
    },
    "castle": {
        "king_outside": [("court", {"seat": 0}), ("dealt", {"seat": 0})],
        "jack": [("court", {"seat": 0}), ("arranged", {"seat": 0}), ("turn", {"seat": 0})],
        "rally": [("placed", {"card": "7S"}), ("rallied", {"card": "7S"})],
        "on_their_side": [("placed", {"card": "6S"}), ("barricaded", {"card": "6S"})],
        "no_more_rallies": [
            ("fell", {"cards": ["QS", "JK1"]}),
            ("battle_over", {"cards": ["9H"]}),
            ("removed", {"card": "JS"}),
        ],
        "queen_lost": [("fell", {"cards": ["JS"]}), ("fell", {"cards": ["2H", "QS"]})],
        "pressing_on": [
            ("attacks", {"kind": "field", "lead": ["9H"]}),
            ("fell", {"cards": ["2S"]}),
            ("battle_over", {"cards": ["2S", "9H"]}),
            ("attacks", {"kind": "field", "lead": ["8H"]}),
            ("fell", {"cards": ["3S"]}),
            ("attacks", {"kind": "field", "lead": ["8H"]}),
        ],
        "reserves": [
            ("fought", {"attack_dice": [3, 4], "defence_dice": [2, 5], "reserve_dice": []}),
            ("fought", {"attack_dice": [3, 4], "defence_dice": [5, 5], "reserve_dice": [1, 2]}),
        ],
        "snake_eyes": [
            ("fought", {"attack_dice": [1, 1], "defence_dice": [2, 5], "defender": None}),
            ("fought", {"attack_dice": [1, 1, 1], "defence_dice": [2, 5]}),
            ("fought", {"attack_dice": [2, 3], "defence_dice": [1, 1]}),
        ],
        "assassin": [("used", {"lead": ["AS", "2H"]}), ("used", {"lead": ["AS", "8H"]})],
        "jester": [("joker_roll", {"seat": 0}), ("joker_won", {"seat": 0})],
        "frenzy": [
            ("attacks", {"kind": "archers", "lead": ["AS", "5H"]}),
            ("fought", {"attack_dice": [6, 6], "defence_dice": [2, 3]}),
            ("attacks", {"kind": "field", "lead": ["5H"]}),
            ("fought", {"attack_dice": [5, 5], "defence_dice": [2, 3]}),
            ("fought", {"attack_dice": [6, 6], "defence_dice": [2, 3]}),
        ],
        "fifth_column": [
            ("fought", {"attack_dice": [2, 3], "defence_dice": [4, 6]}),
            ("struck", {"seat": 0}),
        ],
        "own_blood": [
            ("attacks", {"kind": "field", "lead": ["5H"]}),
            ("fought", {"attack_dice": [2, 3], "defence_dice": [4, 6], "against": ["7S"]}),
            ("fought", {"attack_dice": [2, 3], "defence_dice": [4, 6], "against": ["7S", "2H"]}),
        ],
        "traps": [
            ("fought", {"attack_dice": [2, 3], "defence_dice": [4, 6], "against": ["7S"]}),
            ("fought", {"attack_dice": [2, 3], "defence_dice": [4, 6, 1], "against": ["3S"]}),
        ],
    },
    "tito": {
        "hours": [("ready", {"ammo": 60}), ("turn", {"turn": 1})],
        **{
            note: [("random_event", {"letter": "a"}), ("random_event", {"letter": letter})]
            for note, letter in {
                "welcome": "b", "hiding_place": "c", "birthday": "d", "congress": "e",
                "astray": "f", "encirclement": "g",
            }.items()
        },
        "counters": [("turn", {"turn": 1}), ("landed", {"unit": "blau-1"})],
        "uniform": [
            ("turned_over", {"back": ["infantry"]}),
            ("turned_over", {"back": ["tito"]}),
            ("turned_over", {"back": ["uniform"]}),
        ],
        "randolph": [("vip_found", {"vip": "tito"}), ("vip_found", {"vip": "churchill"})],
        "allied_aircraft": [
            ("air_support", {"zone": 1}),
            ("turn", {"turn": 9}),
            ("air_support", {"zone": 1}),
            ("turn", {"turn": 10}),
            ("air_support", {"zone": 1}),
        ],
        "second_wave": [("turn", {"turn": 3}), ("second_wave", {"units": []})],
        "divisions": [("reinforcements", {"arrive": False}), ("reinforcements", {"arrive": True})],
        "instinct": [
            ("stack_chosen", {"zone": 1}),
            ("alarm", {"from": 6, "to": 7}),
            ("stack_chosen", {"zone": 1}),
            ("alarm", {"from": 0, "to": 6}),
            ("stack_chosen", {"zone": 1}),
        ],
        "plan": [("alarm", {"from": 5, "to": 6}), ("alarm", {"from": 6, "to": 8})],
        "documents": [
            ("stack_moved", {"vips": ["tito"]}),
            ("stack_moved", {"vips": ["tito", "documents"]}),
        ],
        "ammunition": [("ammo", {"from": 31, "to": 30}), ("ammo", {"from": 30, "to": 29})],
        "tito_fights": [
            ("line", {"defence": {"modifiers": {"protection": 3}}}),
            ("line", {"defence": {"modifiers": {"tito": 1}}}),
        ],
        "guard": [("capture", {"vip": "tito", "taken": True}), ("vip_dead CT-13.4.4", {})],
        "prize": [
            ("capture", {"vip": "tito", "taken": True}),
            ("capture", {"vip": "churchill", "taken": False}),
            ("capture", {"vip": "churchill", "taken": True}),
        ],
        "complete": [("game_over", {"level": "semi"}), ("game_over", {"level": "complete"})],
        "semi": [("game_over", {"level": "failure"}), ("game_over", {"level": "semi"})],
        "failure": [("game_over", {"level": "semi"}), ("game_over", {"level": "failure"})],
        "history": [("turn_over", {"turn": 12}), ("game_over", {"level": "semi"})],
    },
}  # fmt: skip
FOUGHT = {"defender": 1, "reserve_dice": [], "against": ["9S"], "lead": "9H"}


def scripted(events: Iterable[tuple[str, dict[str, Any]]]) -> list[Event]:
    found = []
    for kind, facts in events:
        name, _space, rule = kind.partition(" ")
        found.append(Event(name, rule or "X-1", {**FOUGHT, **facts} if name == "fought" else facts))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_script_is_there_for_every_moment(game: str) -> None:
    assert set(SCRIPTS[game]) == set(text_of(game).moments)


@pytest.mark.parametrize(("game", "note"), [(g, note) for g in GAMES for note in SCRIPTS[g]])
def test_a_note_is_due_with_the_last_of_these_events_and_not_before(game: str, note: str) -> None:
    events = scripted(SCRIPTS[game][note])
    options = {"berserker": True, "same_suit": True, "saboteur": True}
    teller = Teller(text_of(game), options)
    teller.hear(events)
    teller.hear(events)
    assert [place for place, ids in teller.due.items() if note in ids] == [len(events) - 1]


@pytest.mark.parametrize("note", ["frenzy", "own_blood", "traps"])
def test_a_note_on_an_advanced_rule_waits_for_its_option(note: str) -> None:
    teller = Teller(text_of("castle"), {"berserker": False, "same_suit": False, "saboteur": False})
    teller.hear(scripted(SCRIPTS["castle"][note]))
    assert note not in names(teller.due)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_comes_in_real_matches_and_only_once(game: str) -> None:
    seen: set[str] = set()
    for match in [*random_matches(game), *quiet_matches(game), *scripted_matches(game)]:
        told = names(due(match))
        assert len(set(told)) == len(told)
        seen.update(told)
    assert seen == set(text_of(game).moments)


@pytest.mark.parametrize("game", GAMES)
def test_hearing_in_pieces_is_hearing_at_once(game: str) -> None:
    for match in random_matches(game):
        teller = Teller(match.edition.text("it"), match.options)
        teller.hear(match.setup_events)
        for played in match.played:
            teller.hear(played.events)
        assert teller.due == due(match)


# Secrets


@pytest.mark.parametrize("game", GAMES)
def test_notes_listen_only_to_what_everybody_sees(game: str) -> None:
    for match in random_matches(game):
        for seat in range(SPECTATOR, len(match.seats)):
            assert due(match, [event.seen_by(seat) for event in match.events]) == due(match)


def test_nothing_is_told_of_how_somebody_arranges_a_castle() -> None:
    for match in random_matches("castle"):
        first = next(place for place, event in enumerate(match.events) if event.kind == "turn")
        early = {place: ids for place, ids in due(match).items() if place < first}
        assert names(early) == ["king_outside"]
        assert match.events[next(iter(early))].kind == "dealt"


class Curious(Text):
    """Wants to know a card."""

    moments: ClassVar[Mapping[str, Moment]] = {
        "ace": Moment(("drew",), says(card="AS")),
        "later": Moment(("told",), lambda _event, past: past.fact("drew", "card") is not None),
    }


def test_a_moment_is_not_shown_a_secret() -> None:
    teller = Teller(Curious(), {})
    drew = Event("drew", "X-1", {"seat": 0, "card": "AS"}, ("card",), (0,))
    teller.hear([drew, Event("told", "X-1", {})])
    assert teller.due == {}
    teller.hear([Event("drew", "X-1", {"seat": 0, "card": "AS"})])
    assert teller.due == {2: ("ace",)}


def test_the_past_knows_the_last_event_of_each_kind() -> None:
    past = Past({"jokers": 1})
    past.keep(0, Event("turn", "X-1", {"turn": 1}))
    past.keep(1, Event("alarm", "X-1", {"to": 3}))
    assert (past.fact("turn", "turn"), past.fact("turn", "no"), past.fact("no", "to", 7)) == (
        1,
        None,
        7,
    )
    assert past.is_later("alarm", than="turn")
    assert not past.is_later("turn", than="alarm")
    assert past.is_later("turn", than="never")
    assert not past.is_later("never", than="never")


# The hour


def test_a_turn_of_castle_itter_is_36_minutes() -> None:
    text = text_of("itter")
    told = [text.clock({"turn": turn}) for turn in (1, 2, 6, 20, 21)]
    assert told == [
        "Turn 1, 04:00", "Turn 2, 04:36", "Turn 6, 07:00", "Turn 20, 15:24", "Turn 21, 16:00",
    ]  # fmt: skip
    assert text.event(Event("turn", "CI-1.1.1", {"turn": 3})) == "Turn 3 begins at 05:12."
    assert text.chapter(Event("turn", "CI-1.1.1", {"turn": 3})) == "Turn 3, 05:12"


def test_a_turn_of_capture_tito_is_two_hours_by_day_and_five_by_night() -> None:
    text = text_of("tito", "fr")
    hours = [text.clock({"turn": turn}) for turn in (1, 7, 8, 9, 10, 12)]
    assert hours == [
        "Tour 1, 25 mai, 06:00–08:00",
        "Tour 7, 25 mai, 18:00–20:00",
        "Tour 8, 25 mai, 20:00–01:00",
        "Tour 9, 26 mai, 01:00–06:00",
        "Tour 10, 26 mai, 06:00–08:00",
        "Tour 12, 26 mai, 10:00–12:00",
    ]


@pytest.mark.parametrize("game", ["itter", "tito"])
def test_the_board_in_words_begins_with_the_hour(game: str) -> None:
    match = random_matches(game)[0]
    text = match.edition.text("it")
    view = match.view("spectator")
    hour = text.clock(view).partition(", ")[2]
    assert hour in text.board(view).splitlines()[0]
