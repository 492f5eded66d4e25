"""The component data as a pack: loading, and checking a copy that a player has corrected.

Ids are fixed, because positions and rules name them. What is printed on the components can be
corrected: colours, numbers, links, values, attributes, counts, decks and tables.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import resources
from typing import Final

from holdfast.core.errors import BadPack
from holdfast.core.messages import mark as _
from holdfast.core.packs import check_kinds, check_plain
from holdfast.core.reading import MISSING, Field, Json
from holdfast.games.itter.board import (
    COLORS,
    COUNTERS,
    EFFECTS,
    LOAD_SQUARE,
    MACHINE_GUNNER,
    SPACES,
    WEAPONS,
    Board,
)
from holdfast.games.itter.shapes import Pack
from holdfast.games.itter.vocabulary import Actions

PROVENANCE = ("rulebook", "transcription", "reconstructed")
ATTRIBUTES = ("C", "E", "I", "M", "O", "R", "S", "T")
NATIONS = ("US", "DE", "SS", "AT", "FR")
VARIANTS = ("beginner", "veteran", "elite", "competitive")
DECKS = ("1", "2", "3", "4")
INFANTRY: Final = COUNTERS[:MACHINE_GUNNER]
GUNS: Final = COUNTERS[MACHINE_GUNNER:]
COMPETITIVE_CARD: Final = "sturm1c"
MOST_TURNS: Final = 98
"""A position counts turns up to 99."""


@lru_cache(maxsize=1)
def default_pack() -> Json:
    """The pack that is shipped."""
    source = resources.files("holdfast.games.itter").joinpath("data", "pack.json")
    pack: Json = json.loads(source.read_text("utf-8"))
    return pack


@lru_cache(maxsize=8)
def _tables(text: str) -> tuple[Board, Actions]:
    board = Board(json.loads(text))
    return board, Actions(board, _default_tables()[1])


@lru_cache(maxsize=1)
def _default_tables() -> tuple[Board, Actions]:
    board = Board(default_pack())
    return board, Actions(board)


def tables(pack: Pack | None) -> tuple[Board, Actions]:
    """The board and the vocabulary of a checked pack; matches with equal packs share them."""
    if pack is None:
        return _default_tables()
    return _tables(json.dumps(pack, sort_keys=True))


def check_pack(pack: Pack) -> list[BadPack]:
    """Everything that is wrong with a pack, one problem per table at most."""
    problems: dict[str, BadPack] = {}
    root = Field(pack, "", BadPack)
    try:
        check_json(root)
    except BadPack as problem:
        return [problem]
    for check in (*CHECKS, check_likeness, check_builds):
        if problems and check not in CHECKS:
            break
        try:
            check(root)
        except BadPack as problem:
            # A broken table is met again by the checks that compare it with others.
            problems.setdefault(str(problem), problem)
    return list(problems.values())


# Reading tables


def part(field: Field, key: str) -> Field:
    """A value that an object must have."""
    if key not in field.mapping():
        Field(None, f"{field.path}.{key}" if field.path else key, BadPack).fail(MISSING)
    return field.child(key)


def section(root: Field, name: str) -> Field:
    """A table of the pack, which has to say where its facts come from."""
    table = part(root, name)
    if "provenance" not in table.mapping():
        table.fail(_("needs a provenance: {known}"), known=", ".join(PROVENANCE))
    table.child("provenance").one_of(PROVENANCE, "provenance")
    return table


def rows(root: Field, name: str) -> list[Field]:
    """The rows of a table, with exactly the ids of the shipped pack, in the same order."""
    shipped = default_pack()[name]["rows"]
    wanted = [row["id"] for row in shipped]
    table = part(section(root, name), "rows")
    found = table.items()
    ids = [part(row, "id").one_of(wanted, "id") for row in found]
    missing = [one for one in wanted if one not in ids]
    if missing:
        table.fail(_("{missing} missing"), missing=", ".join(missing))
    if ids != wanted:
        table.fail(_("must be in this order: {wanted}"), wanted=", ".join(wanted))
    for row in found:
        if "name" in shipped[0]:
            part(row, "name").text()
        if "provenance" in row.mapping():
            row.child("provenance").one_of(PROVENANCE, "provenance")
    return found


def ids_of(found: list[Field]) -> list[str]:
    return [row.value["id"] for row in found]


def some_of(field: Field, known: Sequence[str], what: str) -> list[str]:
    """A list of known words, none of them twice."""
    found = [item.one_of(known, what) for item in field.items()]
    if len(set(found)) != len(found):
        field.fail(_("names something twice"))
    return found


def defended(root: Field) -> list[str]:
    """The locations with a Defense Value."""
    return [row.value["id"] for row in rows(root, "locations") if part(row, "defense").value]


# The checks, one for each table


def check_json(root: Field) -> None:
    """A pack is saved in journals, and what it says is shown on pages and in terminals."""
    root.mapping()
    try:
        json.dumps(root.value, sort_keys=True)
    except (TypeError, ValueError, RecursionError) as error:
        root.fail(_("is not JSON: {error}"), error=str(error))
    check_plain(root.mapping())


def check_likeness(root: Field) -> None:
    check_kinds(root.mapping(), default_pack())


def check_game(root: Field) -> None:
    part(root, "game").one_of(["itter"], "game")
    part(root, "title").text()


def check_colors(root: Field) -> None:
    """The colours themselves are part of the rules (CI-2.3.4)."""
    table = section(root, "colors")
    for key, wanted in (("los", COLORS), ("suppress_spaces", COLORS[:SPACES])):
        if part(table, key).value != wanted:
            table.child(key).fail(_("must be {wanted}"), wanted=", ".join(wanted))


def check_locations(root: Field) -> None:
    """One location can be destroyed, one (the Cellar) has no Defense Value."""
    found = rows(root, "locations")
    for row in found:
        if part(row, "defense").value is not None:
            row.child("defense").integer(4, 6)
        part(row, "escape").boolean()
        part(row, "destroyable").boolean()
    table = root.child("locations").child("rows")
    if [row.value["destroyable"] for row in found].count(True) != 1:
        table.fail(_("exactly one location can be destroyed"))
    cellars = [row for row in found if row.value["defense"] is None]
    if len(cellars) != 1:
        table.fail(_("exactly one location, the Cellar, has no Defense Value"))
    if cellars[0].value["destroyable"]:
        cellars[0].child("destroyable").fail(_("the Cellar cannot be destroyed"))
    some_of(part(cellars[0], "exits"), defended(root), "location with a Defense Value")


def check_squares(root: Field) -> None:
    """Colours and numbers of the squares, and weapons where they are needed."""
    locations = ids_of(rows(root, "locations"))
    weapons: list[str] = []
    found = rows(root, "positions")
    for row in found:
        place = part(row, "location").one_of(locations, "location")
        if len(some_of(part(row, "colors"), COLORS, "colour")) > 2:
            row.child("colors").fail(_("at most two colours"))
        if part(row, "weapon").value is not None:
            weapons.append(row.child("weapon").one_of([*WEAPONS, LOAD_SQUARE], "weapon"))
        check_square_numbers(row, place in defended(root))
    for weapon in (WEAPONS[2], LOAD_SQUARE):
        if weapons.count(weapon) != 1:
            root.child("positions").child("rows").fail(
                _("exactly one square has the {weapon}"), weapon=weapon
            )


def check_square_numbers(row: Field, in_castle: bool) -> None:
    """Die results by colour: only for the square's own colours, and never in the Cellar."""
    numbers = part(row, "numbers")
    for color in numbers.mapping():
        if color not in row.value["colors"]:
            numbers.fail(_("{color} is not a colour of this square"), color=color)
        for item in numbers.child(color).items():
            item.integer(1, 6)
    if numbers.value and not in_castle:
        numbers.fail(_("a square without Defense Value is never a target (CI-4.0.9)"))


def check_color_tables(root: Field) -> None:
    """Each colour's die shows six squares, the same that the squares show."""
    check_squares(root)
    squares = {row.value["id"]: row for row in rows(root, "positions")}
    given = part(section(root, "color_tables"), "rows").fields(COLORS)
    for color in COLORS:
        items = given[color].items()
        if len(items) != 6:
            given[color].fail(
                _("needs six squares, one for each number, not {count}"), count=len(items)
            )
        for number, item in enumerate(items, start=1):
            name = item.one_of(list(squares), "square")
            if number not in squares[name].value["numbers"].get(color, []):
                item.fail(
                    _("{name} does not carry {color} {number} in positions"),
                    name=name,
                    color=color,
                    number=number,
                )
        for name, row in squares.items():
            for number in row.value["numbers"].get(color, []):
                shown = given[color].value[number - 1]
                if shown != name:
                    row.child("numbers").fail(
                        _("{color} {number} is {shown} in color_tables"),
                        color=color,
                        number=number,
                        shown=shown,
                    )


def check_tracks(root: Field) -> None:
    """Every area's track reaches the castle and joins only known nodes."""
    areas, track = rows(root, "ss_areas"), rows(root, "track")
    nodes = {row.value["id"]: row for row in [*areas, *track]}
    for row in nodes.values():
        part(row, "color").one_of(COLORS, "colour")
        if part(row, "next").value is not None:
            row.child("next").one_of(ids_of(track), "node")
    for row in nodes.values():
        seen: list[str] = []
        at: str | None = row.value["id"]
        while at is not None:
            if at in seen:
                way = "-".join([*seen, at])
                row.child("next").fail(_("this track never reaches the castle: {way}"), way=way)
            seen.append(at)
            at = nodes[at].value["next"]
        if len(seen) == 1 and row.value["id"] in ids_of(areas):
            row.child("next").fail(_("an area cannot lead straight into the castle"))


def check_counters(root: Field) -> None:
    """Infantry has no Disrupt Value, guns have one."""
    for row in rows(root, "ss_counters"):
        gun = row.value["id"] in GUNS
        part(row, "class").one_of(["gun" if gun else "infantry"], "class")
        part(row, "defense").integer(1, 6)
        part(row, "count").integer(1, 99)
        if gun:
            part(row, "disrupt").integer(1, 9)
        else:
            part(row, "disrupt").null()


def check_weapons(root: Field) -> None:
    """The tank weapons have values; the loader's square has none."""
    for row in rows(root, "weapons"):
        for key in ("attack", "suppress"):
            value = part(row, key)
            if row.value["id"] in WEAPONS:
                value.integer(0, 9)
            else:
                value.null()


def check_attributes(root: Field) -> None:
    for row in rows(root, "attributes"):
        part(row, "en").text()


def check_defenders(root: Field) -> None:
    """Who is who: exactly one Borotra [E] and one Gangl [S], and nobody shares a square."""
    squares = ids_of(rows(root, "positions"))
    letters: list[str] = []
    taken: list[str] = []
    for row in rows(root, "defenders"):
        part(row, "attack").integer(0, 9)
        part(row, "suppress").integer(0, 9)
        part(row, "nation").one_of(NATIONS, "nation")
        own = some_of(part(row, "attributes"), ATTRIBUTES, "attribute")
        letters += own
        if "M" in own and "I" in own:
            row.child("attributes").fail(_("[M] and [I] do not go together"))
        taken.append(check_start(row, own, squares, taken))
    for letter in ("E", "S"):
        if letters.count(letter) != 1:
            root.child("defenders").child("rows").fail(
                _("exactly one Defender has [{letter}]"), letter=letter
            )


def check_start(row: Field, own: list[str], squares: list[str], taken: list[str]) -> str:
    """Where a Defender begins (CI-0.2)."""
    field = part(row, "start")
    start = field.one_of(["supply", "reserve", *squares], "place")
    if (start == "reserve") != ("R" in own):
        field.fail(_("the reserve is for Defenders with [R], and for them only"))
    if (row.value["nation"] == "FR") != (start in squares):
        field.fail(_("the French, and only they, begin on squares"))
    if start in squares and start in taken:
        field.fail(_("{name} is taken by another Defender"), name=start)
    return start


def check_cards(root: Field) -> None:
    """Card kinds have what their category needs; the category itself is part of the rules."""
    shipped = {row["id"]: row for row in default_pack()["ss_card_kinds"]["rows"]}
    for row in rows(root, "ss_card_kinds"):
        own = shipped[row.value["id"]]
        part(row, "category").one_of([own["category"]], "category")
        for key in ("counter", "place", "dice", "colors", "locations"):
            if key in own:
                check_card_value(part(row, key), key, row.value.get("counter"), root)
            elif key in row.value:
                row.child(key).fail(_("this card has none"))


def check_card_value(field: Field, key: str, counter: object, root: Field) -> None:
    if key == "counter":
        field.one_of(COUNTERS, "counter")
    elif key == "place":
        field.integer(1, 1 if counter in GUNS else 9)
    elif key == "dice":
        field.integer(1, 9)
    else:
        items = field.items()
        if len(items) != 6 and not (key == "locations" and len(items) == 1):
            field.fail(_("needs six entries, one for each number of the die"))
        for item in items:
            item.one_of(COLORS if key == "colors" else defended(root), key)


def check_decks(root: Field) -> None:
    """The decks name known kinds, and have what the rules count on."""
    kinds = ids_of(rows(root, "ss_card_kinds"))
    ordinary = [kind for kind in kinds if kind not in ("142nd", COMPETITIVE_CARD)]
    table = section(root, "ss_decks")
    found: list[str] = []
    for pile in part(table, "rows").fields(DECKS).values():
        own = read_pile(pile, ordinary)
        if not own:
            pile.fail(_("needs at least one card"))
        found += own
    read_pile(part(table, "competitive_extra").fields(["1"])["1"], [COMPETITIVE_CARD])
    for kind in ("reinforcements", "flak30"):
        if kind not in found:
            table.child("rows").fail(_("there is no {kind} card"), kind=kind)
    per_turn = part(section(root, "setup"), "cards_per_turn").integer(1, 9)
    if len(found) > MOST_TURNS * per_turn:
        table.child("rows").fail(_("{count} cards are more than a game can show"), count=len(found))


def read_pile(pile: Field, kinds: Sequence[str]) -> list[str]:
    cards: list[str] = []
    for item in pile.items():
        parts = item.fields(["kind", "count"])
        kind = parts["kind"].one_of(kinds, "card kind")
        cards += [kind] * parts["count"].integer(1, 20)
    return cards


def check_tactics(root: Field) -> None:
    """Each effect has what it works on. Extra counters are infantry: guns come one at a time."""
    cards = ids_of(rows(root, "ss_card_kinds"))
    for row in rows(root, "tactics_kinds"):
        effect = part(row, "effect").one_of(EFFECTS, "effect")
        if effect == "approach":
            part(row, "add").integer(1, 6)
        known = {"extra_disrupt_die": GUNS, "extra_counter": INFANTRY}.get(effect, COUNTERS)
        if effect == "extra_die" or "cards" in row.value:
            some_of(part(row, "cards"), cards, "card kind")
        if effect in ("approach", "extra_disrupt_die", "extra_counter") or "counters" in row.value:
            some_of(part(row, "counters"), known, "counter")


def check_tactics_decks(root: Field) -> None:
    """Every variant finds the cards that it takes off."""
    kinds = ids_of(rows(root, "tactics_kinds"))
    decks = part(section(root, "tactics_decks"), "rows").fields(DECKS)
    variants = part(section(root, "setup"), "variants").fields(VARIANTS)
    for number, name in enumerate(DECKS):
        size = len([item.one_of(kinds, "Tactics card") for item in decks[name].items()])
        for variant in VARIANTS[1:]:
            removed = part(variants[variant], "tactics_removed")
            if len(removed.items()) != len(DECKS):
                removed.fail(_("needs four numbers, one for each deck"))
            taken = removed.items()[number].integer(0, 99)
            if taken > size:
                decks[name].fail(
                    _("has {size} cards, but {variant} takes {taken} off"),
                    size=size,
                    variant=variant,
                    taken=taken,
                )


def check_variants(root: Field) -> None:
    """The box holds what every variant begins with: one counter for each area."""
    counts = {
        row.value["id"]: part(row, "count").integer(1, 99) for row in rows(root, "ss_counters")
    }
    variants = part(section(root, "setup"), "variants").fields(VARIANTS)
    for variant in variants.values():
        part(variant, "shuffle_start").boolean()
        part(variant, "tactics_removed")
        start = part(variant, "start_counters")
        counters = start.fields((), INFANTRY)
        if sum(field.integer(0, counts[name]) for name, field in counters.items()) != 11:
            start.fail(_("must be eleven counters, one for each area"))
    part(variants["competitive"], "ss_hand").integer(1, 99)
    part(variants["competitive"], "tactics_hand").integer(0, 99)


def check_setup(root: Field) -> None:
    """Numbers of the rules themselves."""
    setup = section(root, "setup")
    part(setup, "actions_per_turn").integer(1, 9)
    part(setup, "cards_per_turn").integer(1, 9)
    part(setup, "player_aid_escape_removes").integer(0, 99)
    for bottom in part(setup, "escape_bottom").fields(DECKS).values():
        bottom.integer(0, 99)
    for orders in part(setup, "command_orders").fields(["standard", "player_aid"]).values():
        orders.integer(1, 9)


def check_tokens(root: Field) -> None:
    """Enough of the tokens that the rules say never run out (CI-2.0.2, CI-2.7.7, CI-4.0.10)."""
    check_setup(root)
    tokens = part(section(root, "tokens"), "rows")
    for name in default_pack()["tokens"]["rows"]:
        part(tokens, name).integer(1, 99)
    setup = root.child("setup").value
    commanders = [
        row
        for row in rows(root, "defenders")
        if "C" in some_of(part(row, "attributes"), ATTRIBUTES, "attribute")
    ]
    needed = {
        "action": setup["actions_per_turn"],
        "command": len(commanders) * max(setup["command_orders"].values()),
        "disrupted": squares_under_fire(root),
    }
    for name, number in needed.items():
        if tokens.value[name] < number:
            tokens.child(name).fail(_("the rules can need {number}"), number=number)


def squares_under_fire(root: Field) -> int:
    """How many squares can hold disrupted Defenders: not those of a tank without numbers."""
    check_locations(root)
    check_squares(root)
    safe = [row.value["id"] for row in rows(root, "locations") if row.value["destroyable"]]
    squares = [row.value for row in rows(root, "positions")]
    numbered = [square["location"] for square in squares if square["numbers"]]
    exposed = [place for place in defended(root) if place not in safe or place in numbered]
    return len([square for square in squares if square["location"] in exposed])


def check_scoring(root: Field) -> None:
    points = part(section(root, "scoring"), "rows").fields(default_pack()["scoring"]["rows"])
    for field in points.values():
        field.integer(-99, 99)


def check_awards(root: Field) -> None:
    """Awards from the best down; a score of 1 wins, and nothing below does (CI-5.0.7)."""
    table = part(section(root, "awards"), "rows")
    limits: list[int] = []
    found = table.items()
    for row in found:
        least = part(row, "min")
        if row is not found[-1]:
            limits.append(least.integer(-999, 999))
        elif least.value is not None:
            least.fail(_("the last row must have no lower limit"))
        if part(row, "award").value is not None:
            row.child("award").text()
        part(row, "level").text()
        wins = least.value is not None and least.value >= 1
        part(row, "result").one_of(["win" if wins else "draw"], "result for this score")
    if limits != sorted(set(limits), reverse=True):
        table.fail(_("must go from the highest score down"))
    if 1 not in limits:
        table.fail(_("there must be a row that begins at a score of 1 (CI-5.0.7)"))


def check_builds(root: Field) -> None:
    """Whatever the other checks did not think of."""
    try:
        Board(root.mapping())
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        root.fail(_("the board cannot be built from it: {error}"), error=str(error))


CHECKS: tuple[Callable[[Field], None], ...] = (
    check_game,
    check_colors,
    check_locations,
    check_squares,
    check_weapons,
    check_color_tables,
    check_tracks,
    check_counters,
    check_attributes,
    check_defenders,
    check_cards,
    check_decks,
    check_tactics,
    check_tactics_decks,
    check_variants,
    check_setup,
    check_tokens,
    check_scoring,
    check_awards,
)
