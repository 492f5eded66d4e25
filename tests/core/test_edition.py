"""Editions: equal content is the same object, and states travel to and from their edition."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
from typing import Any

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.edition import Edition, edition_key
from holdfast.core.errors import BadOption, BadPack, BadState
from holdfast.core.game import KEPT_EDITIONS, Option
from holdfast.core.registry import find_game, installed_games
from holdfast.core.state import State, steps_in
from tests.conformance import hilo
from tests.conformance.hilo import GAME as HILO
from tests.conformance.hilo import HiLoGame

GAMES = sorted(installed_games())


def state_of(game: str, actions: int = 20, seed: int = 3) -> State:
    chance = Seeded(seed)
    state = find_game(game).edition().new(chance)
    for _ in range(actions):
        if not state.over:
            legal = state.legal()
            state.apply(legal[chance.pick(len(legal))], chance)
    return state


def test_equal_content_is_the_same_edition() -> None:
    game = find_game("itter")
    assert game.edition() is game.edition({"variant": "beginner"})
    assert game.edition() is not game.edition({"variant": "elite"})
    assert game.edition() != game.edition({"variant": "elite"})
    pack = game.default_pack()
    mine = game.edition(None, pack)
    assert mine is game.edition(None, copy.deepcopy(pack))
    assert mine is not game.edition()
    pack["note"] = "changed by its owner, later"
    assert mine.pack is not None
    assert "note" not in mine.pack


def test_an_edition_lasts_as_long_as_anybody_uses_it() -> None:
    class Many(HiLoGame):
        options = (Option("number", tuple(range(100)), "Number"),)

    game = Many()
    held = game.edition({"number": 99})
    keys = {held.key}
    for number in range(KEPT_EDITIONS + 5):
        keys.add(game.edition({"number": number}).key)
    gc.collect()
    assert len(keys) == KEPT_EDITIONS + 6
    assert game.edition({"number": 99}) is held


def test_threads_that_ask_at_once_get_one_edition() -> None:
    class Slow(HiLoGame):
        pass

    game, found = Slow(), []
    threads = [threading.Thread(target=lambda: found.append(game.edition())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(edition) for edition in found}) == 1


def test_wrong_options_and_packs_make_no_edition() -> None:
    with pytest.raises(BadOption):
        find_game("itter").edition({"variant": "none"})
    with pytest.raises(BadPack):
        find_game("itter").edition(None, {})
    with pytest.raises(BadPack):
        find_game("itter").edition(None, {"squares": {1, 2}})
    with pytest.raises(BadPack, match="no component data"):
        HILO.edition(None, {})


def test_the_key_tells_game_rules_options_and_data() -> None:
    keys = {
        edition_key("a", "1", {"x": 1}, None),
        edition_key("b", "1", {"x": 1}, None),
        edition_key("a", "2", {"x": 1}, None),
        edition_key("a", "1", {"x": True}, None),
        edition_key("a", "1", {"x": 1}, {}),
    }
    assert len(keys) == 5
    assert edition_key("a", "1", {"x": 1, "y": 2}, None) == edition_key(
        "a", "1", {"y": 2, "x": 1}, None
    )


def test_an_edition_keeps_its_words() -> None:
    edition = find_game("itter").edition()
    assert edition.text("it") is edition.text("it")
    assert edition.text("it").language == "it"
    assert edition.text("it") is not edition.text()


@pytest.mark.parametrize("game", GAMES)
def test_editions_and_states_are_pickled_and_copied(game: str) -> None:
    state = state_of(game)
    edition = state.edition
    assert pickle.loads(pickle.dumps(edition)) is edition
    assert copy.deepcopy(edition) is copy.copy(edition) is edition
    for other in (
        pickle.loads(pickle.dumps(state)),
        copy.copy(state),
        copy.deepcopy(state),
        edition.load(state.to_bytes()),
    ):
        assert other == state
        assert (other != state) is False
        assert hash(other) == hash(state)
        assert other is not state
        assert other.edition is edition
        assert other.to_position() == state.to_position()


@pytest.mark.parametrize("game", GAMES)
def test_a_state_with_its_edition_is_small_and_is_not_equal_to_another(game: str) -> None:
    state, other = state_of(game), state_of(game, actions=5)
    assert state != other
    assert state != 3
    assert len(state.to_bytes()) < 4096
    assert {state, state.copy()} == {state}
    first = find_game(game).edition().start()
    assert len({first, first.copy(), state}) == 2


def test_the_log_stays_behind() -> None:
    state = state_of("itter")
    data = state.to_bytes()
    state.log = []
    assert state.to_bytes() == data
    assert state.edition.load(data).log is None


def test_states_of_other_editions_are_not_equal() -> None:
    game = find_game("itter")
    one, other = (game.edition({"variant": v}).start() for v in ("veteran", "elite"))
    assert one != other


def foreign(edition: Edition, **changes: Any) -> bytes:
    """The bytes of a start, with lines of their head changed."""
    data = edition.start().to_bytes()
    lines = data.split(b"\n", 5)
    for place, value in changes.items():
        lines[("magic", "game", "rules", "key", "steps", "body").index(place)] = value
    return b"\n".join(lines)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"magic": b"something else"}, "no state that Holdfast wrote"),
        ({"game": b"castle"}, "a state of 'castle', not of 'itter'"),
        ({"rules": b"1"}, "written under the rules '1', these are '2'"),
        ({"key": b"00"}, "other options or other component data"),
        ({"steps": b"00000000"}, "another version of the program"),
        ({"body": b"\x01\x02\x03\x04\x05\x06"}, "damaged: its checksum is wrong"),
        ({"body": b""}, "damaged"),
    ],
)
def test_foreign_bytes_are_refused_and_told_why(changes: dict[str, bytes], says: str) -> None:
    edition = find_game("itter").edition()
    with pytest.raises(BadState, match=says):
        edition.load(foreign(edition, **changes))


def test_every_damage_is_noticed() -> None:
    edition = find_game("tito").edition()
    data = state_of("tito").to_bytes()
    for end in range(0, len(data), 7):
        with pytest.raises(BadState):
            edition.load(data[:end])
    for at in range(0, len(data), 5):
        broken = bytearray(data)
        broken[at] ^= 0x10
        with pytest.raises(BadState):
            edition.load(bytes(broken))
    wrong: Any = "text"
    with pytest.raises(BadState, match="no state that Holdfast wrote"):
        edition.load(wrong)


def test_steps_of_one_name_cannot_be_told_apart() -> None:
    steps = steps_in(hilo)
    assert sorted(steps) == ["Deal", "Discard", "EndTurn", "Turn"]

    class Module:
        __name__ = "tests.conformance.hilo"

    other: Any = Module()
    other.Turn = type("Turn", (hilo.Turn,), {"__module__": other.__name__})
    with pytest.raises(TypeError, match="two steps are called Turn"):
        steps_in(hilo, other)


def test_a_step_that_the_edition_does_not_list_cannot_travel() -> None:
    class Stray(hilo.Turn):
        pass

    state = HILO.edition().new(Seeded(1))
    state.agenda[-1] = Stray()
    with pytest.raises(BadState, match="Stray is on the agenda, but not among the steps"):
        state.to_bytes()


def test_an_edition_says_what_its_game_must_provide() -> None:
    edition = Edition(HILO, {}, None)
    for ask in (edition.blank, edition.start, edition.text):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        edition.read({})
    assert edition.draw({}) is None
    assert repr(edition) == "<Edition of hilo: {}>"
