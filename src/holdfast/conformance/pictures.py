"""Check of the drawing: well-formed, with unique ids, and everything that can be clicked in it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from xml.etree import ElementTree

from holdfast.conformance.trial import Finder, Trial
from holdfast.core.picture import INKS, SHAPES, WIDE, Look, Picture
from holdfast.core.state import State

__all__ = ["pictures_are_sound"]

LOOKS = [Look(shape, inks) for shape in SHAPES for inks in INKS]


def pictures_are_sound(trial: Trial, found: Finder) -> None:
    """every view draws well-formed SVG with unique ids that has all elements actions touch

    Every state of the game is drawn, the looks, languages and eyes taking turns; sampled states
    for all eyes, and there each element is looked at, which every look must have.
    """
    ways = list(product(trial.eyes, trial.setting.texts, LOOKS))
    for at, state in enumerate(trial.states):
        eyes, language, look = ways[(trial.seed + at) % len(ways)]
        closely = state.over or at in trial.sampled
        for viewer in trial.eyes if closely else [eyes]:
            view = trial.seen(state, viewer)
            picture = trial.edition.draw(view, language, look)
            if picture is None:
                continue
            sentence = _what_is_wrong_with(picture, state, viewer)
            if closely and not sentence:
                plain = trial.edition.draw(view, language)
                sentence = _what_is_wrong_with_elements(picture, plain)
            who = trial.viewer_name(viewer)
            found.judge(not sentence, at, f"{who}, {look.name}, {language}: {sentence}")


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
    lost = next((name for name in picture.elements if name not in there), None)
    if lost is not None:
        return f"the element {lost!r} is not found under its name"
    if state.over or state.decision.seat(state) != viewer:
        return ""
    for action in state.legal():
        for name in action.touches:
            if name not in there:
                return f"{action!r} touches {name!r}, which is not in the picture"
    return ""


def _what_is_wrong_with_elements(picture: Picture, plain: Picture | None) -> str:
    """Each element is sent on its own when it changes, so it must stand alone, in every look."""
    if plain is None or plain.elements.keys() != picture.elements.keys():
        return f"it has other elements than the look {WIDE.name}"
    for name, fragment in picture.elements.items():
        try:
            ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{fragment}</svg>')
        except ElementTree.ParseError as error:
            return f"the element {name!r} is not well-formed by itself: {error}"
    return ""
