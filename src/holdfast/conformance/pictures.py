"""Check of the drawing: well-formed, with unique ids, and everything that can be clicked in it."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

from holdfast.conformance.trial import Finder, Trial
from holdfast.core.picture import INKS, SHAPES, WIDE, Look, Picture
from holdfast.core.state import State

__all__ = ["pictures_are_sound"]

LOOKS = [Look(shape, inks) for shape in SHAPES for inks in INKS]


def pictures_are_sound(trial: Trial, found: Finder) -> None:
    """every view draws well-formed SVG with unique ids that has all elements actions touch

    Views take turns at the looks; each look has the same elements.
    """
    languages = list(trial.setting.texts)
    states = trial.states
    for number, at in enumerate([*trial.sampled, len(trial.played.played)]):
        language = languages[number % len(languages)]
        look = LOOKS[number % len(LOOKS)]
        for viewer in trial.viewers:
            view = states[at].view(viewer)
            picture = trial.game.draw(view, language, trial.setting.pack, look)
            if picture is None:
                continue
            sentence = _what_is_wrong_with(picture, states[at], viewer)
            if not sentence and look != WIDE:
                plain = trial.game.draw(view, language, trial.setting.pack)
                if plain is None or plain.elements.keys() != picture.elements.keys():
                    sentence = f"the look {look.name} has other elements than {WIDE.name}"
            found.judge(not sentence, at, f"{trial.viewer_name(viewer)}: {sentence}")


def _what_is_wrong_with(picture: Picture, state: State, viewer: int) -> str:
    try:
        root = ElementTree.fromstring(picture.svg())
    except ElementTree.ParseError as error:
        return f"the picture is not well-formed: {error}"
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    twice = [name for name, count in ids.items() if count > 1]
    if twice:
        return f"the picture has the id {twice[0]!r} more than once"
    there = {*ids, *(element.attrib.get("data-el", "") for element in root.iter())}
    sentence = _what_is_wrong_with_elements(picture, there)
    if sentence or state.over or state.decision.seat(state) != viewer:
        return sentence
    for action in state.legal():
        for name in action.touches:
            if name not in there:
                return f"{action!r} touches {name!r}, which is not in the picture"
    return ""


def _what_is_wrong_with_elements(picture: Picture, there: set[str]) -> str:
    """Each element is sent on its own when it changes, so it must stand alone under its name."""
    for name, fragment in picture.elements.items():
        if name not in there:
            return f"the element {name!r} is not found under its name"
        try:
            ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{fragment}</svg>')
        except ElementTree.ParseError as error:
            return f"the element {name!r} is not well-formed by itself: {error}"
    return ""
