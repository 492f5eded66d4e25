"""Games: options are read strictly, and installed games are found by their id."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadOption, BadPack, NoSuchGame
from holdfast.core.event import Event
from holdfast.core.game import Game, Option, Options
from holdfast.core.match import Match
from holdfast.core.registry import find_game, installed_games
from tests.conformance.hilo import GAME as HILO
from tests.conformance.hilo import HiLoGame


class Optional(HiLoGame):
    """Hi-Lo with options, of which one mixture has no game."""

    options = (
        Option("players", (1, 2), "Players"),
        Option("level", ("easy", "hard"), "Level", "How strong the enemy is"),
        Option("tokens", (True, False), "Tokens"),
    )

    def check_options(self, options: Options) -> None:
        if options["players"] == 2 and options["level"] == "hard":
            raise BadOption("two players have no hard game", field="options.level")


GAME = Optional()


def test_missing_options_take_their_first_value() -> None:
    default = {"players": 1, "level": "easy", "tokens": True}
    assert GAME.read_options(None) == default
    assert GAME.read_options({}) == default
    assert GAME.read_options({"players": 2}) == {**default, "players": 2}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"player": 1}, 'Hi-Lo has no option "player"; did you mean "players"?'),
        ({"zz": 1}, 'Hi-Lo has no option "zz"; there are players, level, tokens'),
        ({"players": 3}, "options.players cannot be 3; it is one of 1, 2"),
        ({"players": "2"}, 'options.players cannot be "2"; it is one of 1, 2'),
        ({"players": True}, "options.players cannot be true; it is one of 1, 2"),
        ({"tokens": 1}, "options.tokens cannot be 1; it is one of true, false"),
        ({"level": None}, 'options.level cannot be none; it is one of "easy", "hard"'),
        ({"players": 2, "level": "hard"}, "two players have no hard game"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.read_options(given)
    assert str(caught.value) == sentence
    assert caught.value.field is not None
    assert caught.value.field.startswith("options.")


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match='Hi-Lo has no option "size"; there are none'):
        HILO.read_options({"size": 3})


def test_options_are_an_object() -> None:
    bad: Any = ["players"]
    with pytest.raises(BadOption, match="options are an object"):
        GAME.read_options(bad)


def test_an_option_describes_itself() -> None:
    assert GAME.options[1].json == {
        "name": "level",
        "values": ["easy", "hard"],
        "default": "easy",
        "label": "Level",
        "help": "How strong the enemy is",
    }


def test_options_that_a_position_states_win() -> None:
    class Stated(Optional):
        def position_options(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
            return {"players": 2}

    position = Match(HILO, seed=1).position()
    assert Match(Stated(), {"players": 1}, position=position).options["players"] == 2


def test_a_position_states_its_options_under_that_name() -> None:
    assert HILO.position_options({"options": {"players": 2}}) == {"players": 2}
    assert HILO.position_options({}) == {}
    assert HILO.position_options({"options": 3}) == {}


def test_a_new_state_waits_for_its_first_decision_and_tells_set_up() -> None:
    log: list[Event] = []
    state = HILO.edition().new(Seeded(1), log)
    assert state.decision.kind == "turn"
    assert [event.kind for event in log] == ["dealt", "dealt"]
    assert HILO.edition().new(Seeded(1)).log is None


def test_a_game_without_a_pack_says_so() -> None:
    with pytest.raises(BadPack, match="Hi-Lo has no component data to correct"):
        HILO.default_pack()
    assert len(HILO.check_pack({})) == 1
    assert HILO.edition().draw({}) is None


def test_no_public_name_is_that_of_a_module() -> None:
    """Importing the module would put it in the name's place."""
    modules = {module.name for module in pkgutil.iter_modules(holdfast.__path__)}
    assert modules
    assert not modules & set(holdfast.__all__)


def test_installed_games_are_found_by_id_in_alphabetical_order() -> None:
    assert list(installed_games()) == sorted(installed_games())
    assert find_game("noughts") is installed_games()["noughts"]
    assert repr(find_game("noughts")) == "<Game noughts>"


def test_a_game_is_its_own_reference() -> None:
    assert find_game(HILO) is HILO


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(NoSuchGame, match="no game is called 'nought'; did you mean \"noughts\""):
        find_game("nought")
    with pytest.raises(NoSuchGame, match=r"no game is called 'zzz'; there are .*noughts"):
        find_game("zzz")
    with pytest.raises(NoSuchGame, match="no game is called 3"):
        find_game(3)


def test_a_game_without_editions_says_what_is_missing() -> None:
    class Unfinished(Game):
        id = "unfinished"

    with pytest.raises(AttributeError, match="edition_class"):
        Unfinished().edition()
