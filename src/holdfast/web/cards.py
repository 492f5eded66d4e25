"""Games as the pages and the API present them: a card with options, seats, picture, reference."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import zip_longest
from random import Random
from typing import TypedDict

from holdfast.core.edition import Edition
from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.reading import Json
from holdfast.core.registry import find_game, installed_games
from holdfast.core.svg import esc
from holdfast.core.text import RuleText
from holdfast.web.models.asking import RuleOut
from holdfast.web.models.lists import GameCard, NamedSeat
from holdfast.web.paint import art_of, game_text, note_json
from holdfast.web.problems import in_words
from holdfast.web.telling import Words

__all__ = [
    "BoardJson",
    "board_of",
    "card",
    "cards",
    "find_rules",
    "option_values",
    "player_counts",
    "sample_picture",
    "seats_for",
    "tile_of",
    "tile_picture",
]

TILE = (1600, 1000)
"""The shape of a picture of a game, as lists show it."""
USUAL = (1.2, 2.2)
"""Boards between these proportions are cut a little by a tile, and lose nothing that matters."""
# From this place on the shelf games are shown last and small: examples of how to write one.
SMALL = 100


class BoardJson(TypedDict):
    """A board for a page."""

    width: float
    height: float
    shape: str
    home: object
    tap: float
    title: str
    static_url: str
    css_url: str
    static: str
    elements: dict[str, str]
    words: str


@lru_cache(maxsize=256)
def card(game_id: str, lang: str) -> GameCard:
    """All that a page says about a game before a match."""
    game = find_game(game_id)
    text = game_text(game, lang)
    counts = player_counts(game)
    return {
        "id": game.id,
        "name": text.translate(game.name),
        "about": text.translate(game.about) if game.about else "",
        "note": option_note(text, ""),
        "minutes": game.card.minutes,
        "ages": game.card.ages,
        "small": game.card.shelf >= SMALL,
        "languages": list(game.languages),
        "options": [
            {
                "name": option.name,
                "label": text.translate(option.label),
                "help": text.translate(option.help) if option.help else "",
                "note": option_note(text, option.name),
                "default": option.default,
                "values": [
                    {
                        "value": value,
                        "label": option_label(game, lang, option.name, value),
                        "means": text.translate(means) if means else "",
                    }
                    for value, means in zip_longest(option.values, option.means, fillvalue="")
                ],
            }
            for option in game.options
        ],
        "players": str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}",
        "seats": [str(seat) for seat in game.edition().seats],
        "picture": f"/picture/{game.id}.svg?lang={lang}",
        "has_pack": game.has_pack,
        "rules": f"/rules/{game.id}",
        "learn": f"/learn/{game.id}",
        "about_page": f"/about/{game.id}",
    }


def option_note(text: Words, name: str) -> str:
    """What the game notes beside an option; with no name, beside all of them."""
    id = text.option_notes.get(name)
    return "" if id is None else text.notes[id].text


def cards(lang: str) -> list[GameCard]:
    """All games in the order of the shelf."""
    known = sorted(installed_games().values(), key=lambda game: (game.card.shelf, game.id))
    return [card(game.id, lang) for game in known]


def option_label(game: Game, lang: str, name: str, value: object) -> str:
    """What a value is called: the game may know a better word than the value itself."""
    text = game_text(game, lang)
    if isinstance(value, bool):
        return in_words(_("yes") if value else _("no"), lang)
    named = text.name(f"option:{name}", value)
    return text.translate(named.replace("_", " "))


@lru_cache(maxsize=64)
def player_counts(game: Game) -> list[int]:
    """How many seats the game can have, when any one option is changed."""
    changed = [{option.name: value} for option in game.options for value in option.values]
    counts = set()
    for given in [{}, *changed]:
        try:
            counts.add(len(game.edition(given).seats))
        except BadOption:
            continue
    return sorted(counts)


def option_values(game: Game, given: Mapping[str, str]) -> Json:
    """Options from a form or an address, where everything is a string."""
    options: dict[str, object] = {}
    for option in game.options:
        if option.name in given:
            words = given[option.name]
            known = {str(value).lower(): value for value in option.values}
            options[option.name] = known.get(words.lower(), words)
    return options


def seats_for(game: Game, given: Mapping[str, str], lang: str) -> list[NamedSeat]:
    text = game_text(game, lang)
    return [
        {"seat": seat, "seat_name": text.name("seat", seat)}
        for seat in game.edition(option_values(game, given)).seats
    ]


def board_of(
    edition: Edition,
    view: Mapping[str, object],
    lang: str,
    home: str,
    look: Look = WIDE,
) -> BoardJson | None:
    """A board for a page: its static part by address and by text, its elements, its words."""
    art = art_of(edition, lang, look)
    picture = art.draw(view)
    if picture is None:
        return None
    static = art.static(picture)
    base = f"{home}/{art.language}/{look.name}/{static.fingerprint}"
    return {
        "width": picture.width,
        "height": picture.height,
        "shape": look.shape,
        "home": picture.home,
        "tap": picture.tap,
        "title": picture.title,
        "static_url": f"{base}.svg",
        "css_url": f"{base}.css",
        "static": static.svg,
        "elements": picture.elements,
        "words": art.text.board(view),
    }


@lru_cache(maxsize=32)
def sample_match(game: Game) -> Match:
    """A match in full swing: the one that the game names as its sample."""
    seed, actions = game.card.sample
    match, rng = Match(game, seed=seed), Random(seed)
    while not match.over and len(match.played) < actions:
        match.play(rng.choice(match.legal))
    return match


@lru_cache(maxsize=32)
def sample_picture(game_id: str, lang: str) -> str | None:
    """A board in full swing as a spectator sees it, as an image."""
    picture = _sample(find_game(game_id), lang)
    return None if picture is None else picture.svg()


def _sample(game: Game, lang: str) -> Picture | None:
    match = sample_match(game)
    return art_of(match.edition, lang).draw(match.state.view(-1))


@lru_cache(maxsize=32)
def tile_picture(game_id: str, lang: str) -> str:
    """What stands for a game in lists: its sample, or its name where it draws nothing."""
    game = find_game(game_id)
    return tile_of(_sample(game, lang), game_text(game, lang).translate(game.name))


def tile_of(picture: Picture | None, name: str) -> str:
    """A picture in about the shape of the tiles, which would cut any other: such stand in a
    frame."""
    if picture is None:
        return framed(title_of(name))
    if USUAL[0] <= picture.width / picture.height <= USUAL[1]:
        return picture.svg()
    x, y = 0.08 * TILE[0], 0.08 * TILE[1]
    room = f'x="{x:g}" y="{y:g}" width="{TILE[0] - 2 * x:g}" height="{TILE[1] - 2 * y:g}"'
    return framed(picture.svg().replace("<svg ", f"<svg {room} ", 1))


def framed(body: str) -> str:
    """Something on paper, in the shape of a tile."""
    wide, high = TILE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
        f'<rect width="{wide}" height="{high}" fill="#e9e0c9"/>'
        f'<rect x="30" y="30" width="{wide - 60}" height="{high - 60}" fill="none" '
        f'stroke="#b9a987" stroke-width="6"/>{body}</svg>'
    )


TOWER = (  # as beside the name of this site
    "M4 2h4v3h2.5V2h3v3H16V2h4v7l-2 2v8l2 3H4l2-3v-8L4 9zM10.5 22h3v-5a1.5 1.5 0 0 0-3 0z"
)


def title_of(name: str) -> str:
    """The name of a game below a tower."""
    size = min(170, 1300 / max(4, 0.5 * len(name)))
    return (
        f'<path transform="translate(656 190) scale(12)" fill="#8c2f22" d="{TOWER}"/>'
        f'<text x="800" y="690" text-anchor="middle" font-family="Alegreya, Georgia, serif" '
        f'font-size="{size:.0f}" font-weight="700" fill="#29241e">{esc(name)}</text>'
    )


def rule_json(text: Words, rule: RuleText) -> RuleOut:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "text": rule.text,
        "ruling": rule.ruling,
        "game_notes": [note_json(note) for note in text.notes_on(rule.id)],
    }


def find_rules(game: Game, lang: str, q: str) -> list[RuleOut]:
    """The rules that contain every word, the closest first; all of them without words."""
    text = game_text(game, lang)
    rules = list(text.rules.values())
    words = re.findall(r"[\w.-]+", q.lower())[:12]
    if not words:
        return [rule_json(text, rule) for rule in rules]
    found = [(score(rule, words), place, rule) for place, rule in enumerate(rules)]
    kept = sorted((one for one in found if one[0] > 0), key=lambda one: (-one[0], one[1]))
    return [rule_json(text, rule) for _score, _place, rule in kept[:100]]


def score(rule: RuleText, words: Iterable[str]) -> int:
    """0 unless every word occurs; ids and chapter titles weigh more than running text."""
    total = 0
    id, chapter = rule.id.lower(), rule.chapter.lower()
    text = f"{rule.text} {rule.ruling}".lower()
    for word in words:
        here = 20 * (id == word) + 8 * id.startswith(word) + 3 * (word in chapter)
        here += min(4, text.count(word))
        if here == 0:
            return 0
        total += here
    return total
