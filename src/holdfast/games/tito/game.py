"""Capture Tito! as a game that Holdfast can find: options, seat, positions, pack and words."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from holdfast.core.errors import BadPack
from holdfast.core.game import Game, Option, Options, Seat
from holdfast.core.journal import fingerprint
from holdfast.core.messages import mark as _
from holdfast.core.packs import check_kinds, check_plain
from holdfast.core.picture import WIDE, Look, Picture
from holdfast.core.state import State
from holdfast.games.tito.board import Board
from holdfast.games.tito.draw import draw
from holdfast.games.tito.edition import TitoEdition
from holdfast.games.tito.pack import problems
from holdfast.games.tito.terms import DIFFICULTIES
from holdfast.games.tito.text import TitoText
from holdfast.games.tito.text import pack as shipped_pack
from holdfast.games.tito.vocabulary import Actions

KEPT_BOARDS = 8


class TitoGame(Game):
    """Solitaire: the player commands the Germans, the rules play the partisans."""

    id = "tito"
    name = "Capture Tito!"
    rules_version = "2"
    continues = ("1",)
    minutes = "90–120"  # our estimate: the rules do not say
    shelf, sample = 3, (24, 65)
    languages = ("en", "it", "fr")
    about = _("Paratroopers against automated partisans, May 1944; solitaire, twelve turns.")
    options = (
        Option(
            "difficulty",
            tuple(DIFFICULTIES),
            _("Difficulty"),
            _("How much ammunition the Germans have: 50 (difficult), 60 (medium) or 70 (easy)."),
        ),
    )
    has_pack = True

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}
        self._actions: dict[int, Actions] = {}

    def made(self, options: Options, pack: Mapping[str, Any] | None) -> TitoEdition:
        board = self.board(pack)
        if id(board) not in self._actions:
            self._actions[id(board)] = Actions(board)
        return TitoEdition(str(options["difficulty"]), board, self._actions[id(board)])

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return ("german",)

    def start(self, options: Options, pack: Mapping[str, Any] | None) -> State:
        return self.made(options, pack).start()

    def from_position(
        self, position: Mapping[str, Any], options: Options, pack: Mapping[str, Any] | None
    ) -> State:
        return self.made({**options, **self.position_options(position)}, pack).read(position)

    def position_options(self, position: Mapping[str, Any]) -> Mapping[str, Any]:
        known = {"difficulty": position["difficulty"]} if "difficulty" in position else {}
        return {key: value for key, value in known.items() if value in DIFFICULTIES}

    def text(self, language: str = "en", pack: Mapping[str, Any] | None = None) -> TitoText:
        return words(language) if pack is None else TitoText(language, pack)

    def draw(
        self,
        view: Mapping[str, Any],
        language: str = "en",
        pack: Mapping[str, Any] | None = None,
        look: Look = WIDE,
    ) -> Picture:
        shown = shipped_pack() if pack is None else pack
        return draw(view, shown, self.text(language).translate, language, look.shape)

    def default_pack(self) -> dict[str, Any]:
        return copy.deepcopy(shipped_pack())

    def check_pack(self, pack: Mapping[str, Any]) -> list[BadPack]:
        return wrong_with(pack)

    def board(self, pack: Mapping[str, Any] | None) -> Board:
        """The board of a pack; equal packs share one, so that their actions are the same."""
        if pack is None:
            if "" not in self._boards:
                self._boards[""] = Board(shipped_pack())
            return self._boards[""]
        try:
            key = fingerprint(pack)
        except (TypeError, ValueError, RecursionError):
            raise BadPack("a pack is plain JSON", field="") from None
        if key not in self._boards:
            wrong = wrong_with(pack)
            if wrong:
                raise wrong[0]
            if len(self._boards) > KEPT_BOARDS:
                self._boards.pop(next(known for known in self._boards if known))
            self._boards[key] = Board(dict(pack))
        return self._boards[key]


def wrong_with(pack: Mapping[str, Any]) -> list[BadPack]:
    """What keeps a pack from being played; what its words and its drawing need comes last."""
    try:
        check_plain(pack)
        wrong = problems(pack)
        if not wrong:
            check_kinds(pack, shipped_pack())
    except BadPack as error:
        return [error]
    return wrong


@lru_cache(maxsize=None)
def words(language: str) -> TitoText:
    """One object per language, so that the drawing can cache what it drew for it."""
    return TitoText(language)


GAME = TitoGame()
