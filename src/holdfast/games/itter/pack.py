"""The component data as a pack: loading, and checking a copy that a player has corrected.

Ids are fixed, because positions and rules name them. What is printed on the components can be
corrected: colours, numbers, links, values, attributes, counts, decks and tables.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

from holdfast.core.errors import BadPack
from holdfast.core.reading import Field
from holdfast.games.itter.actions import Actions
from holdfast.games.itter.board import COLORS, COUNTERS, EFFECTS, LOAD_SQUARE, WEAPONS, Board

PROVENANCE = ("rulebook", "transcription", "reconstructed")
ATTRIBUTES = ("C", "E", "I", "M", "O", "R", "S", "T")
NATIONS = ("US", "DE", "SS", "AT", "FR")
VARIANTS = ("beginner", "veteran", "elite", "competitive")


@lru_cache(maxsize=1)
def default_pack() -> dict[str, Any]:
    """The pack that is shipped."""
    source = resources.files("holdfast.games.itter").joinpath("data", "pack.json")
    pack: dict[str, Any] = json.loads(source.read_text("utf-8"))
    return pack


@lru_cache(maxsize=8)
def _tables(text: str) -> tuple[Board, Actions]:
    board = Board(json.loads(text))
    return board, Actions(board)


@lru_cache(maxsize=1)
def _default_tables() -> tuple[Board, Actions]:
    board = Board(default_pack())
    return board, Actions(board)


def tables(pack: Mapping[str, Any] | None) -> tuple[Board, Actions]:
    """The board and the vocabulary of a pack; matches with equal packs share them."""
    if pack is None:
        return _default_tables()
    problems = check_pack(pack)
    if problems:
        raise problems[0]
    return _tables(json.dumps(pack, sort_keys=True))


def check_pack(pack: Mapping[str, Any]) -> list[BadPack]:
    """Everything that is wrong with a pack, one problem per table at most."""
    problems: list[BadPack] = []
    root = Field(pack, "", BadPack)
    for check in CHECKS:
        try:
            check(root)
        except BadPack as problem:
            problems.append(problem)
    return problems


def section(root: Field, name: str) -> Field:
    """A table of the pack, which has to say where its facts come from."""
    given = root.mapping()
    if name not in given:
        Field(None, name, BadPack).fail("is missing")
    table = root.child(name)
    if "provenance" not in table.mapping():
        table.fail(f"needs a provenance: {', '.join(PROVENANCE)}")
    table.child("provenance").one_of(PROVENANCE, "provenance")
    return table


def rows(root: Field, name: str) -> list[dict[str, Field]]:
    """The rows of a table, each an object with an id."""
    table = section(root, name)
    if "rows" not in table.mapping():
        table.fail("needs rows")
    found = []
    for row in table.child("rows").items():
        parts = {key: row.child(key) for key in row.mapping()}
        if "id" not in parts:
            row.fail("needs an id")
        found.append(parts)
    return found


def need(row: Mapping[str, Field], key: str) -> Field:
    """A value that a row must have."""
    if key not in row:
        where = row["id"].path.removesuffix(".id")
        Field(None, f"{where}.{key}", BadPack).fail("is missing")
    return row[key]


def same_ids(root: Field, name: str) -> list[dict[str, Field]]:
    """Rows whose ids are exactly those of the shipped pack, in the same order."""
    wanted = [row["id"] for row in default_pack()[name]["rows"]]
    found = rows(root, name)
    for row in found:
        row["id"].one_of(wanted, "id")
    ids = [row["id"].value for row in found]
    missing = [one for one in wanted if one not in ids]
    if missing:
        root.child(name).child("rows").fail(f"{', '.join(missing)} missing")
    if ids != wanted:
        root.child(name).child("rows").fail(f"must be in this order: {', '.join(wanted)}")
    return found


def check_game(root: Field) -> None:
    given = root.mapping()
    if given.get("game") != "itter":
        Field(given.get("game"), "game", BadPack).fail('must be "itter"')


def check_locations(root: Field) -> None:
    """One location can be destroyed, one (the Cellar) has no Defense Value."""
    found = same_ids(root, "locations")
    for row in found:
        if need(row, "defense").value is not None:
            row["defense"].integer(4, 6)
        need(row, "escape").boolean()
        need(row, "destroyable").boolean()
    table = root.child("locations").child("rows")
    if [row["destroyable"].value for row in found].count(True) != 1:
        table.fail("exactly one location can be destroyed")
    cellars = [row for row in found if row["defense"].value is None]
    if len(cellars) != 1:
        table.fail("exactly one location, the Cellar, has no Defense Value")
    ids = [row["id"].value for row in found]
    for exit_ in need(cellars[0], "exits").items():
        exit_.one_of(ids, "location")


def check_squares(root: Field) -> None:
    """Colours and numbers agree with the colour tables, weapons are where they are needed."""
    ids = [row["id"].value for row in rows(root, "locations")]
    found = same_ids(root, "positions")
    weapons = []
    for row in found:
        need(row, "location").one_of(ids, "location")
        colors = [color.one_of(COLORS, "colour") for color in need(row, "colors").items()]
        if len(colors) > 2 or len(set(colors)) != len(colors):
            row["colors"].fail("at most two different colours")
        if need(row, "weapon").value is not None:
            weapons.append(row["weapon"].one_of([*WEAPONS, LOAD_SQUARE], "weapon"))
        for color in need(row, "numbers").mapping():
            if color not in colors:
                row["numbers"].fail(f"{color} is not a colour of this square")
    table = root.child("positions").child("rows")
    for weapon in (WEAPONS[2], LOAD_SQUARE):
        if weapons.count(weapon) != 1:
            table.fail(f"exactly one square has the {weapon}")


def check_color_tables(root: Field) -> None:
    """Each colour's die shows six squares, the same that the squares show."""
    table = section(root, "color_tables")
    squares = {row["id"].value: row for row in rows(root, "positions")}
    given = table.child("rows").fields(COLORS)
    for color in COLORS:
        items = given[color].items()
        if len(items) != 6:
            given[color].fail(f"needs six squares, one for each number, not {len(items)}")
        for number, item in enumerate(items, start=1):
            name = item.one_of(list(squares), "square")
            printed = need(squares[name], "numbers").mapping().get(color, [])
            if number not in printed:
                item.fail(f"{name} does not carry {color} {number} in positions")


def check_tracks(root: Field) -> None:
    """Every area's track reaches the castle and joins only known nodes."""
    areas = same_ids(root, "ss_areas")
    track = same_ids(root, "track")
    nodes = {row["id"].value: row for row in [*areas, *track]}
    small = [row["id"].value for row in track]
    for row in nodes.values():
        need(row, "color").one_of(COLORS, "colour")
        if need(row, "next").value is not None:
            row["next"].one_of(small, "node")
    for row in areas:
        seen: list[str] = []
        at: str | None = row["id"].value
        while at is not None:
            if at in seen:
                row["next"].fail(f"this track never reaches the castle: {'-'.join([*seen, at])}")
            seen.append(at)
            at = nodes[at]["next"].value
        if len(seen) == 1:
            row["next"].fail("an area cannot lead straight into the castle")


def check_counters(root: Field) -> None:
    for row in same_ids(root, "ss_counters"):
        need(row, "defense").integer(1, 6)
        need(row, "count").integer(1, 99)
        if row["id"].value in COUNTERS[3:]:
            need(row, "disrupt").integer(1, 9)


def check_enough_counters(root: Field) -> None:
    """The box holds what every variant begins with."""
    counts = {
        row["id"].value: need(row, "count").integer(1, 99) for row in rows(root, "ss_counters")
    }
    variants = section(root, "setup").child("variants").fields(VARIANTS)
    for variant in variants.values():
        start = variant.child("start_counters")
        for counter in start.mapping():
            start.child(counter).integer(0, counts.get(counter, 0))
        if sum(start.mapping().values()) != 11:
            start.fail("must be eleven counters, one for each area")


def check_defenders(root: Field) -> None:
    found = same_ids(root, "defenders")
    squares = [row["id"].value for row in rows(root, "positions")]
    letters: list[str] = []
    for row in found:
        need(row, "attack").integer(0, 9)
        need(row, "suppress").integer(0, 9)
        need(row, "nation").one_of(NATIONS, "nation")
        own = [item.one_of(ATTRIBUTES, "attribute") for item in need(row, "attributes").items()]
        letters += own
        if "M" in own and "I" in own:
            row["attributes"].fail("[M] and [I] do not go together")
        start = need(row, "start").one_of(["supply", "reserve", *squares], "place")
        if (start == "reserve") != ("R" in own):
            row["start"].fail("the reserve is for Defenders with [R], and for them only")
        if (row["nation"].value == "FR") != (start in squares):
            row["start"].fail("the French, and only they, begin on squares")
    for letter in ("E", "S"):
        if letters.count(letter) != 1:
            root.child("defenders").child("rows").fail(f"exactly one Defender has [{letter}]")


def check_cards(root: Field) -> None:
    """Card kinds have what their category needs, and the decks name known kinds."""
    locations = [row["id"].value for row in rows(root, "locations") if row["defense"].value]
    kinds = same_ids(root, "ss_card_kinds")
    for row in kinds:
        category = need(row, "category").text()
        if category == "place":
            counter = need(row, "counter").one_of(COUNTERS, "counter")
            need(row, "place").integer(1, 1 if counter in COUNTERS[3:] else 9)
        if "dice" in row:
            row["dice"].integer(1, 9)
        for key, known in (("colors", COLORS), ("locations", locations)):
            if key in row:
                items = row[key].items()
                if len(items) != 6 and not (key == "locations" and len(items) == 1):
                    row[key].fail("needs six entries, one for each number of the die")
                for item in items:
                    item.one_of(known, key)
    names = [row["id"].value for row in kinds if row["id"].value != "142nd"]
    decks = section(root, "ss_decks")
    piles = list(decks.child("rows").fields(["1", "2", "3", "4"]).values())
    piles.append(decks.child("competitive_extra").fields(["1"])["1"])
    for pile in piles:
        for item in pile.items():
            parts = item.fields(["kind", "count"])
            parts["kind"].one_of(names, "card kind")
            parts["count"].integer(1, 20)
    if "reinforcements" not in str(decks.value):
        decks.fail("there is no Reinforcements card")


def check_tactics(root: Field) -> None:
    cards = [row["id"].value for row in rows(root, "ss_card_kinds")]
    kinds = same_ids(root, "tactics_kinds")
    for row in kinds:
        effect = need(row, "effect").one_of(EFFECTS, "effect")
        if effect == "approach":
            need(row, "add").integer(1, 6)
        for key, known in (("cards", cards), ("counters", COUNTERS)):
            for item in row[key].items() if key in row else []:
                item.one_of(known, key)
    names = [row["id"].value for row in kinds]
    decks = section(root, "tactics_decks").child("rows").fields(["1", "2", "3", "4"])
    variants = section(root, "setup").child("variants").fields(VARIANTS)
    for number, deck in enumerate(decks.values()):
        size = len([item.one_of(names, "Tactics card") for item in deck.items()])
        for variant in list(variants.values())[1:]:
            removed = variant.child("tactics_removed").items()
            if removed[number].integer(0, 99) > size:
                deck.fail(f"has {size} cards, but {removed[number].value} are taken off")


def check_numbers(root: Field) -> None:
    """Tokens, awards and points."""
    tokens = section(root, "tokens").child("rows")
    for name in default_pack()["tokens"]["rows"]:
        if name not in tokens.mapping():
            tokens.fail(f"{name} missing")
        tokens.child(name).integer(1, 99)
    points = section(root, "scoring").child("rows").fields(default_pack()["scoring"]["rows"])
    for field in points.values():
        field.integer(-99, 99)
    awards = section(root, "awards").child("rows").items()
    if not awards or awards[-1].mapping().get("min", 0) is not None:
        root.child("awards").fail("the last row must have no lower limit")


def check_builds(root: Field) -> None:
    """Whatever the other checks did not think of."""
    try:
        Board(root.mapping())
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        root.fail(f"the board cannot be built from it: {error}")


CHECKS: tuple[Callable[[Field], None], ...] = (
    check_game,
    check_locations,
    check_squares,
    check_color_tables,
    check_tracks,
    check_counters,
    check_enough_counters,
    check_defenders,
    check_cards,
    check_tactics,
    check_numbers,
    check_builds,
)
