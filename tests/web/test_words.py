"""What the pages say: in the reader's language, and with the words of the match's own pack."""

from __future__ import annotations

from typing import Any

from holdfast.core.registry import find_game
from tests.web.site import Program, Site, Visitor

KNIGHT = "Sir Guy"


def itter_pack() -> dict[str, Any]:
    pack = find_game("itter").default_pack()
    row = next(row for row in pack["defenders"]["rows"] if row["id"] == "lee")
    row["name"] = KNIGHT
    return pack


def tito_pack() -> dict[str, Any]:
    """The zone with a name gets another one, and the units are named after other groups."""
    pack = find_game("tito").default_pack()
    for row in pack["groups"]["rows"]:
        row["name"] = {"en": f"New {row['id']}", "it": f"Nuovo {row['id']}"}
    for row in pack["zones"]["rows"]:
        if row["name"] is not None:
            row["name"] = {"en": "Newtown", "it": "Cittanuova"}
    return pack


def test_a_corrected_defender_is_called_by_the_name_in_the_pack(anna: Visitor) -> None:
    match = anna.begin("itter", pack=itter_pack(), study=True, seed=7)
    state = anna.state(match)
    labels = [one["label"] for one in state["defs"].values()]
    assert f"Deploy {KNIGHT} to G4" in labels
    assert not any("Lee" in label.split() for label in labels)
    anna.play(match, "deploy lee G4", 0)
    state = anna.state(match)
    assert KNIGHT in state["log"][-1]["text"]
    assert KNIGHT in state["prompt"]["text"]
    assert KNIGHT in anna.get(f"/matches/{match}/words").json()["words"]
    assert KNIGHT in anna.look(f"/matches/{match}").text
    again = anna.post(f"/matches/{match}/why", {"action": "deploy lee G4"}).json()
    assert KNIGHT in again["reason"]
    others = anna.post(f"/matches/{match}/whynot", {"touches": ["defender:lee"]}).json()
    assert any(KNIGHT in one["label"] for one in others["reasons"])
    refused = anna.play(match, "deploy lee G4", 1)
    assert KNIGHT in refused.json()["detail"]


def test_two_packs_and_none_do_not_share_their_words(anna: Visitor) -> None:
    corrected, plain = anna.begin("itter", pack=itter_pack()), anna.begin("itter")
    for match, name in ((corrected, KNIGHT), (plain, "Lee"), (corrected, KNIGHT)):
        labels = " ".join(one["label"] for one in anna.state(match)["defs"].values())
        assert f"Deploy {name} to " in labels


def test_corrected_zones_and_groups_are_called_by_the_names_in_the_pack(anna: Visitor) -> None:
    match = anna.begin("tito", pack=tito_pack(), seats={"german": "me"}, study=True, seed=3)
    anna.play(match, "no_air_support", 0)
    for lang, zone, group in (("en", "Newtown", "New "), ("it", "Cittanuova", "Nuovo ")):
        state = anna.state(match, lang=lang)
        told = " ".join(line["text"] for line in state["log"])
        labels = " ".join(one["label"] for one in state["defs"].values())
        assert zone in told + labels
        assert group in told + labels
        assert "Drvar" not in told + labels
        assert zone in anna.get(f"/matches/{match}/words", lang=lang).json()["words"]


def test_the_live_update_has_the_words_of_the_pack(site: Site, anna: Visitor) -> None:
    begun = anna.post(
        "/matches", {"game": "itter", "pack": itter_pack(), "study": True, "seed": 7}
    ).json()
    program = Program(site.url, begun["seats"]["defender"]["secret"])
    with program.listen(begun["match"], after=0) as events:
        assert next(events)[0] == "hello"
        anna.play(begun["match"], "deploy lee G4", 0)
        name, update = next((name, data) for name, data in events if name == "update")
    assert name == "update"
    assert KNIGHT in update["label"]
    assert KNIGHT in update["log"][-1]["text"]
    assert KNIGHT in update["prompt"]["text"]


def test_odds_have_a_stable_name_and_words(anna: Visitor) -> None:
    match = anna.begin("itter", study=True, seed=7)
    anna.play(match, "deploy lee G4", 0)
    state = anna.state(match)
    attack = next(one["do"] for one in state["defs"].values() if one["do"]["do"] == "attack")
    said: dict[str, list[str]] = {}
    for lang in ("en", "it", "fr"):
        odds = anna.post(f"/matches/{match}/odds?lang={lang}", {"action": attack}).json()["odds"]
        assert [one["outcome"] for one in odds] == ["removed", "missed"]
        said[lang] = [one["label"] for one in odds]
    assert said == {
        "en": ["removed", "missed"],
        "it": ["tolto", "mancato"],
        "fr": ["retiré", "manqué"],
    }
