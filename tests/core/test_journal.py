"""Journals: what is saved loads again, and what was cut or edited is found, with its action."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.conformance.keeping import replay
from holdfast.core.chance import KEYED, Keyed
from holdfast.core.errors import BadJournal
from holdfast.core.journal import FORMAT, REDACTED, Journal, fingerprint
from holdfast.core.match import Match
from tests.conformance.hilo import GAME as HILO

CELLS = ("a1", "b2", "c3", "a3", "a2", "c2", "b3", "b1")


def noughts() -> Match:
    match = holdfast.new("noughts", seed=7)
    for cell in CELLS:
        match.play(f"mark {cell}")
    return match


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(noughts().journal().to_json()))
    return data


def hilo() -> Match:
    match = Match(HILO, seed=3)
    for action in ("roll", "bet 3", "roll"):
        match.play(action)
    return match


def refused(data: object) -> BadJournal:
    with pytest.raises(BadJournal) as caught:
        Match.replay(Journal.from_json(data))
    return caught.value


# Round trips


def test_a_journal_holds_all_that_describes_a_match() -> None:
    data = saved()
    assert data["format"] == FORMAT == "holdfast journal 1"
    assert (data["game"], data["seed"], data["rules"], data["study"]) == ("noughts", 7, "1", False)
    assert data["actions"][0] == {"do": "mark", "cell": "a1"}
    assert data["chance"] == [[]] * 9
    assert list(data["fingerprints"]) == ["0", "8"]


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    assert fingerprint({"b": [1, "é"], "a": None}) == fingerprint({"a": None, "b": [1, "é"]})
    assert fingerprint({}) == "01e7b720ff566d53"


def test_a_saved_match_loads_again(tmp_path: Path) -> None:
    match = noughts()
    path = tmp_path / "match.json"
    match.save(path)
    for source in (path, str(path), match.journal(), match.journal().to_json()):
        again = holdfast.load(source)
        assert again.position() == match.position()
        assert again.journal() == match.journal()


@pytest.mark.parametrize("name", ["absent/match.json", "file/match.json"])
def test_a_match_that_cannot_be_saved_names_the_file_that_was_asked_for(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError, match=re.escape(f"'{tmp_path / name}'")) as caught:
        noughts().save(tmp_path / name)
    assert isinstance(caught.value, FileNotFoundError | NotADirectoryError)
    assert caught.value.filename == str(tmp_path / name)


def test_a_match_is_not_saved_in_the_place_of_a_folder(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError, match="this is a folder; name a file in it"):
        noughts().save(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_match_with_dice_replays_with_the_same_dice() -> None:
    match = hilo()
    again = replay(Journal.from_json(json.dumps(match.journal().to_json())), HILO)
    assert again.position() == match.position()
    assert again.journal() == match.journal()


def test_a_scripted_match_replays() -> None:
    match = Match(HILO, script=[7, 6, 5, 4, 3, 2, 1, 5, 2])
    match.play("roll")
    again = replay(Journal.from_json(match.journal().to_json()), HILO)
    assert again.position() == match.position()
    again.play("roll")
    assert again.position()["bets"] == [5, 2]


def test_a_match_from_a_position_replays() -> None:
    start = holdfast.new("noughts", seed=1)
    start.play("mark b2")
    match = holdfast.new("noughts", position=start.position(), study=True)
    match.play("mark a1")
    again = holdfast.load(match.journal())
    assert again.position() == match.position()
    assert again.study


def test_only_game_and_actions_are_required() -> None:
    actions = [{"do": "mark", "cell": "b2"}]
    match = holdfast.load({"game": "noughts", "actions": actions})
    assert match.position()["rows"] == ["...", ".x.", "..."]


def test_without_a_seed_the_recorded_chance_is_played_again() -> None:
    match = hilo()
    journal = Journal.from_json({**match.journal().to_json(), "seed": None})
    again = replay(journal, HILO)
    assert again.position() == match.position()
    assert again.chance.taken == match.chance.taken
    assert again.seed is None
    again.play("roll")  # with dice of its own: nothing says what would have come
    assert replay(again.journal(), HILO).position() == again.position()


def test_recorded_chance_that_is_too_little_or_too_much_is_found() -> None:
    journal = hilo().journal()
    journal.seed = None
    assert journal.chance is not None
    roll = journal.chance[1]
    journal.chance[1] = [*roll, 1]
    with pytest.raises(BadJournal, match="the replay diverges at action 1"):
        replay(journal, HILO)
    journal.chance[1:] = [[], [], []]
    with pytest.raises(BadJournal, match=r"action 1, .* has run out"):
        replay(journal, HILO)


# With a key


KEY = bytes([4] * 32)


def keyed() -> Match:
    match = Match(HILO, key=KEY)
    for action in ("roll", "bet 3", "roll"):
        match.play(action)
    return match


def test_a_journal_with_a_key_replays_from_it() -> None:
    match = keyed()
    data = json.loads(json.dumps(match.journal().to_json()))
    assert (data["generator"], data["key"]) == (KEYED, KEY.hex())
    assert data["commitment"] == match.commitment
    assert "seed" not in data
    assert data["asked"][1:] == [["d6 HL-2"], [], ["d6 HL-2"]]
    assert data["asked"][0] == [f"p{n} HL-1" for n in range(8, 1, -1)]
    again = replay(Journal.from_json(data), HILO)
    assert again.position() == match.position()
    assert again.key == match.key
    again.play("roll")
    match.play("roll")
    assert again.played[-1].chance == match.played[-1].chance


def test_a_journal_without_its_key_replays_with_what_it_recorded() -> None:
    match = keyed()
    journal = Journal.from_json({**match.journal().to_json(), "key": None})
    assert replay(journal, HILO).position() == match.position()


def swap(data: dict[str, Any], field: str) -> None:
    data[field][1], data[field][3] = data[field][3], data[field][1]


def edit_key(data: dict[str, Any]) -> None:
    data["key"] = "ff" + data["key"][2:]


def edit_commitment(data: dict[str, Any]) -> None:
    data["commitment"] = "00" + data["commitment"][2:]


def edit_both(data: dict[str, Any]) -> None:
    edit_key(data)
    data["commitment"] = Keyed(bytes.fromhex(data["key"])).commitment


def edit_number(data: dict[str, Any]) -> None:
    data["chance"][3] = [data["chance"][3][0] % 6 + 1]


def edit_order(data: dict[str, Any]) -> None:
    swap(data, "chance")


def test_what_a_number_was_for_may_be_missing_and_is_not_compared() -> None:
    data = json.loads(json.dumps(keyed().journal().to_json()))
    for words in (["d6"], ["d6 HL-9.9"], ["d6 HL-2"]):
        data["asked"][1] = words
        assert replay(Journal.from_json(data), HILO).position() == keyed().position()
    for wrong in (["d6 "], ["d6  HL-2"], ["d6 HL 2"], ["d6\nHL-2"]):
        data["asked"][1] = wrong
        with pytest.raises(BadJournal, match="words like d6 or p52"):
            Journal.from_json(data)


def edit_asked(data: dict[str, Any]) -> None:
    data["asked"][1] = ["p6"]


@pytest.mark.parametrize(
    ("edit", "at", "sentence"),
    [
        (edit_key, 0, "the key is not the one that was promised at the start: its commitment is"),
        (edit_commitment, 0, "the key is not the one that was promised at the start"),
        (edit_both, 0, "the replay diverges at set-up: it used the chance"),
        (edit_number, 3, "the replay diverges at action 3: it used the chance"),
        (edit_order, 1, "the replay diverges at action 1: it used the chance"),
        (
            edit_asked,
            1,
            "the replay diverges at action 1: it asked for d6, the journal recorded p6",
        ),
    ],
)
def test_whatever_is_edited_beside_a_key_is_found(
    edit: Callable[[dict[str, Any]], None], at: int, sentence: str
) -> None:
    match = keyed()
    assert match.played[0].chance != match.played[2].chance  # or a swap would not show
    data = json.loads(json.dumps(match.journal().to_json()))
    edit(data)
    with pytest.raises(BadJournal) as caught:
        replay(Journal.from_json(data), HILO)
    assert str(caught.value).startswith(sentence)
    assert caught.value.at == at


# What diverges


def test_an_edited_action_that_is_illegal_is_named() -> None:
    data = saved()
    data["actions"][4] = {"do": "mark", "cell": "a1"}
    error = refused(data)
    assert error.at == 5
    assert error.rule == "NO-2"
    assert str(error).startswith(
        'action 5, {"do": "mark", "cell": "a1"}, was refused: The cell a1 already carries X.'
    )


def test_an_edited_action_that_is_legal_shows_in_the_next_fingerprint() -> None:
    data = saved()
    data["actions"][7] = {"do": "mark", "cell": "c1"}
    error = refused(data)
    assert error.at == 8
    assert "diverges after action 8: the position's fingerprint is" in str(error)


def test_an_edited_action_that_does_not_exist_is_named() -> None:
    data = saved()
    data["actions"][2] = {"do": "fly"}
    assert str(refused(data)).startswith('action 3, {"do": "fly"}, was refused: there is no action')


def test_edited_chance_is_named_with_its_action() -> None:
    data = saved()
    data["chance"][3] = [4]
    error = refused(data)
    assert error.at == 3
    assert str(error) == (
        "the replay diverges at action 3: it used the chance [], the journal recorded [4]"
    )


def test_edited_dice_are_found() -> None:
    journal = hilo().journal()
    assert journal.chance is not None
    journal.chance[1] = [journal.chance[1][0] % 6 + 1]
    with pytest.raises(BadJournal, match="the replay diverges at action 1"):
        replay(journal, HILO)


def test_another_seed_is_found_at_set_up() -> None:
    journal = hilo().journal()
    journal.seed = 4
    with pytest.raises(BadJournal, match="the replay diverges at set-up") as caught:
        replay(journal, HILO)
    assert caught.value.at == 0


def test_an_edited_fingerprint_is_found() -> None:
    data = saved()
    data["fingerprints"]["8"] = "0" * 16
    error = refused(data)
    assert error.at == 8
    assert "the journal recorded 0000000000000000" in str(error)


def test_a_replay_under_other_rules_says_so_when_it_diverges() -> None:
    data = saved()
    data["rules"] = "0"
    assert Match.replay(Journal.from_json(data)).over is False
    data["chance"][1] = [1]
    assert str(refused(data)).endswith(
        "(the journal was written under rules version 0, these are version 1)"
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "nowts"}, "the match cannot begin: no game is called 'nowts'"),
        ({"options": {"size": 4}}, 'the match cannot begin: Noughts has no option "size"'),
        ({"position": {"rows": []}}, "the match cannot begin: game: is missing"),
        ({"pack": {}}, "the match cannot begin: Noughts has no component data to correct"),
        ({"seed": 2**256}, "the match cannot begin: a seed is a whole number of at most 256 bits"),
    ],
)
def test_a_match_that_cannot_begin_says_why(change: dict[str, Any], sentence: str) -> None:
    error = refused({**saved(), **change})
    assert str(error).startswith(sentence)
    assert error.at == 0


# What is malformed


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_refused(tmp_path: Path, share: float) -> None:
    path = tmp_path / "match.json"
    noughts().save(path)
    text = path.read_text("utf-8").rstrip()
    path.write_text(text[: int(len(text) * share)], "utf-8")
    with pytest.raises(
        BadJournal, match=r"not valid JSON \(is it cut off\?\): line [0-9]+, column [0-9]+$"
    ):
        holdfast.load(path)


def test_actions_that_were_cut_off_are_missed() -> None:
    data = saved()
    data["actions"] = data["actions"][:5]
    assert str(refused(data)) == (
        "chance has 9 entries, but set-up and 5 actions need 6: the journal has been cut or edited"
    )
    data["chance"] = data["chance"][:6]
    assert "there is a fingerprint for action 8, but the journal has only 5" in str(refused(data))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"sed": 7}, 'a journal has no field "sed"; did you mean "seed"?'),
        ({"xyzzy": 7}, 'a journal has no field "xyzzy"'),
        (
            {"format": "holdfast journal 9"},
            "the format is 'holdfast journal 9'; this",
        ),
        ({"game": None}, "the journal has no game; it must be a word"),
        ({"game": 3}, "game must be a word"),
        ({"seed": "7"}, "seed must be a whole number"),
        ({"seed": True}, "seed must be a whole number"),
        ({"seed": 7.0}, "seed must be a whole number"),
        ({"options": []}, "options must be an object"),
        ({"study": 1}, "study must be true or false"),
        ({"position": "x"}, "position must be an object"),
        ({"seed": None, "script": [1, "2"]}, "script must be a list of whole numbers"),
        ({"seed": None, "script": [True]}, "script must be a list of whole numbers"),
        ({"script": []}, "a journal has a seed or a script of chance, not both"),
        ({"actions": None}, "the journal has no actions; it must be a list of actions"),
        ({"actions": {"do": "mark"}}, "actions must be a list of actions"),
        ({"actions": {}}, "actions must be a list of actions"),
        ({"actions": ["mark a1"]}, 'action 1 must be an object such as {"do": "pass"}, not str'),
        ({"chance": 3}, "chance must be a list of lists of whole numbers"),
        ({"chance": [3] * 9}, "chance[0] must be a list of whole numbers"),
        ({"asked": 3}, "asked must be a list of 9 entries: set-up's and each action's"),
        ({"asked": [[]]}, "asked must be a list of 9 entries: set-up's and each action's"),
        ({"asked": [["6"], *[[]] * 8]}, "asked[0] must be a list of words like d6 or p52"),
        ({"asked": [[], ["d0"], *[[]] * 7]}, "asked[1] must be a list of words like d6 or p52"),
        ({"generator": "dice"}, 'the generator is "dice"; this version knows multiply-with-carry'),
        ({"generator": 2}, "generator must be a word"),
        ({"seed": None, "key": "0" * 64}, 'a key belongs to the generator "hmac-sha256"'),
        ({"commitment": "0" * 64}, 'a commitment belongs to the generator "hmac-sha256"'),
        ({"generator": KEYED}, 'the generator "hmac-sha256" takes a key, not a seed'),
        ({"generator": KEYED, "key": "0" * 64}, "a journal has a key or a seed, not both"),
        (
            {"generator": KEYED, "seed": None, "key": "Z" * 64},
            "key must be 64 digits of 0 to 9 and a to f",
        ),
        (
            {"generator": KEYED, "seed": None, "commitment": "00"},
            "commitment must be 64 digits of 0 to 9 and a to f",
        ),
        ({"format": REDACTED, "eyes": "x"}, "this journal was downloaded while the match was"),
        ({"fingerprints": []}, "fingerprints must be an object from action numbers to digests"),
        ({"fingerprints": {"x": "0"}}, "fingerprints: 'x' is not the number of an action"),
        ({"fingerprints": {"٣": "0"}}, "fingerprints: '٣' is not the number of an action"),
        ({"fingerprints": {"-1": "0"}}, "fingerprints: '-1' is not the number of an action"),
        ({"fingerprints": {"1": 0}}, "fingerprints: the digest at 1 must be a word"),
        ({"fingerprints": {"9": "0"}}, "there is a fingerprint for action 9, but the journal has"),
    ],
)
def test_a_malformed_field_is_named(change: dict[str, Any], sentence: str) -> None:
    assert str(refused({**saved(), **change})).startswith(sentence)


@pytest.mark.parametrize("data", [[], "[]", "3", None, 3, b"null"])
def test_a_journal_is_an_object(data: object) -> None:
    assert "a journal is an object with at least game and actions" in str(refused(data))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="cannot read"):
        holdfast.load(tmp_path / "absent.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadJournal, match="cannot read"):
        holdfast.load(tmp_path / "binary.json")


def test_deeply_nested_json_is_refused_rather_than_crashing() -> None:
    assert "not valid JSON" in str(refused("[" * 100_000))
