"""The engine behind the line protocol: its matches, its methods, and lines in and out."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import BinaryIO, ClassVar

from holdfast.bots import find_bot
from holdfast.coach.advice import AdviceJson
from holdfast.coach.thinking import think
from holdfast.core.beginning import load, new
from holdfast.core.errors import HoldfastError, NoSuchSeat, did_you_mean
from holdfast.core.i18n import LANGUAGES
from holdfast.core.inspection import InspectionJson
from holdfast.core.journal import JournalJson
from holdfast.core.match import Match
from holdfast.core.reading import (
    AMOUNT,
    FLAG,
    NAME,
    NUMBER,
    NUMBERS,
    OBJECT,
    WORD,
    Json,
    PositionJson,
)
from holdfast.core.registry import find_game, installed_games
from holdfast.core.seat import Seat
from holdfast.protocol.answers import (
    ClosedAnswer,
    GameAnswer,
    StatusAnswer,
    WhyAnswer,
    describe,
    explained,
    said_odds,
    status,
)
from holdfast.protocol.desk import ACTION, CARD, MATCH, SEED
from holdfast.protocol.hosting import BotAnswer, ChoiceAnswer, Guests, choice, list_bots
from holdfast.protocol.requests import (
    HOLDFAST_ERROR,
    INTERNAL_ERROR,
    INVALID_REQUEST,
    PARSE_ERROR,
    UNKNOWN_METHOD,
    Method,
    Param,
    Params,
    Request,
    RpcError,
    clip,
    error_line,
    is_id,
    notification_line,
    read_json,
    read_params,
    read_request,
    refusal_line,
    refuse,
    result_line,
    wrong,
)

__all__ = ["Engine", "NoSuchMatch", "StaleMove", "TooManyMatches"]

LONGEST_LINE = 16 * 2**20
LARGEST_BATCH = 1000
MOST_MATCHES = 1000
SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.1, 60.0
"""Seconds that the coach may be asked to think."""

log = logging.getLogger(__name__)

SEAT = Param("seat", NAME.called("the name of a seat"))
NEW = (
    Param("game", WORD.called("the id of a game, a string"), required=True),
    Param("options", OBJECT),
    Param("seed", NUMBER),
    Param("chance", NUMBERS),
    Param("position", OBJECT),
    Param("study", FLAG),
    Param("pack", OBJECT),
)
SECONDS = Param("seconds", AMOUNT)
LANGUAGE = Param("language", WORD)
ELEMENT = Param("element", WORD.called("the name of a thing on the board"), required=True)
LOAD = (Param("journal", OBJECT, required=True),)
PLAY = (MATCH, ACTION, SEAT, Param("after", NUMBER))
BOT = Param("bot", WORD.called("a bot such as strong or strong@0.5, a string"))
GAME = Param("game", WORD.called("the id of a game, a string"))
USUAL_BOT = "strong"


class NoSuchMatch(HoldfastError):
    """The engine has no match of this id: it was closed, or never begun."""

    kind: ClassVar[str] = "no_such_match"


class TooManyMatches(HoldfastError):
    """The engine holds as many matches as it may; one must be closed first."""

    kind: ClassVar[str] = "too_many_matches"


class StaleMove(HoldfastError):
    """The client has not seen the match as it is now; `fresh` is what it should look at."""

    kind: ClassVar[str] = "stale_move"

    def __init__(self, sentence: str, actions: int, fresh: StatusAnswer) -> None:
        super().__init__(sentence)
        self.actions = actions
        self.fresh = fresh

    def data(self) -> Json:
        return {**super().data(), "actions": self.actions, "status": self.fresh}


class Engine:
    """At most so many matches, and the methods that play them."""

    def __init__(self, *, most: int = MOST_MATCHES, longest: int = LONGEST_LINE) -> None:
        self._most = most
        self._longest = longest
        self._matches: dict[str, Match] = {}
        self._guests: dict[str, Guests] = {}
        self._begun = 0
        self._tell: Callable[[str], None] | None = None
        """Where notifications go; None while nobody can hear them."""
        self.methods: dict[str, Method] = {
            "games": Method((), self._games),
            "new": Method(NEW, self._new),
            "load": Method(LOAD, self._load),
            "status": Method((MATCH, SEAT), self._status),
            "play": Method(PLAY, self._play),
            "why": Method((MATCH, ACTION, SEAT), self._why),
            "look": Method((MATCH, ELEMENT, SEAT, LANGUAGE), self._look),
            "odds": Method((MATCH, replace(ACTION, required=False), CARD, SEAT), self._odds),
            "advise": Method((MATCH, SEAT, SECONDS, LANGUAGE), self._advise),
            "position": Method((MATCH,), self._position),
            "journal": Method((MATCH,), self._journal),
            "undo": Method((MATCH, SEAT), self._undo),
            "close": Method((MATCH,), self._close),
            "bots": Method((GAME,), self._bots),
            "choose": Method((MATCH, BOT, SEAT, SEED), self._choose),
            "sit": Method((MATCH, replace(SEAT, required=True), BOT), self._sit),
        }

    # Lines

    def serve(self, source: BinaryIO, sink: BinaryIO) -> None:
        """Answer every line of `source` on `sink`, until it ends."""

        def tell(line: str) -> None:
            sink.write(line.encode("ascii") + b"\n")
            sink.flush()

        self.tell_on(tell)
        while line := source.readline(self._longest + 2):
            answer = self._handle_bytes(line, source)
            if answer is not None:
                tell(answer)

    def tell_on(self, tell: Callable[[str], None]) -> None:
        """Where notifications go, such as advice while the coach thinks."""
        self._tell = tell

    def _handle_bytes(self, line: bytes, source: BinaryIO) -> str | None:
        if len(line.rstrip(b"\r\n")) > self._longest:
            while not line.endswith(b"\n") and (line := source.readline(2**16)):
                pass  # the rest of it
            return self._too_long()
        try:
            return self.handle(line.decode("utf-8"))
        except UnicodeDecodeError as error:
            sentence = f"the line is not UTF-8: {error.reason} at byte {error.start}"
            return refusal_line(None, RpcError(PARSE_ERROR, "parse_error", sentence))

    def handle(self, line: str) -> str | None:
        """The answer to one line; None for a notification or an empty line."""
        if len(line.rstrip("\r\n")) > self._longest:
            return self._too_long()
        if not line.strip():
            return None
        try:
            data = read_json(line)
            if isinstance(data, list):
                return self._batch(data)
        except RpcError as error:
            return refusal_line(None, error)
        return self._answer(data)

    def _too_long(self) -> str:
        sentence = f"a line may have {self._longest} bytes, not more"
        return refusal_line(None, RpcError(INVALID_REQUEST, "invalid_request", sentence))

    def _batch(self, requests: list[object]) -> str | None:
        if not requests:
            refuse("a batch holds at least one request")
        if len(requests) > LARGEST_BATCH:
            refuse(f"a batch holds at most {LARGEST_BATCH} requests")
        answers = [answer for data in requests if (answer := self._answer(data)) is not None]
        return f"[{','.join(answers)}]" if answers else None

    def _answer(self, data: object) -> str | None:
        try:
            request = read_request(data)
        except RpcError as error:
            id = data.get("id") if isinstance(data, dict) else None
            return refusal_line(id if is_id(id) else None, error)
        answer = self._carry_out(request)
        return answer if request.wants_answer else None

    def _carry_out(self, request: Request) -> str:
        try:
            return result_line(request, self._call(request))
        except RpcError as error:
            return refusal_line(request.id, error)
        except HoldfastError as error:
            return error_line(request.id, HOLDFAST_ERROR, error.sentence, error.data())
        except Exception as error:
            log.exception("the method %s failed", clip(request.method))
            sentence = f"this is a fault in Holdfast, not in the request: {type(error).__name__}"
            data = {"kind": "internal_error", "sentence": sentence}
            return error_line(request.id, INTERNAL_ERROR, sentence, data)

    def _call(self, request: Request) -> object:
        method = self.methods.get(request.method)
        if method is None:
            hint = did_you_mean(request.method, self.methods) or (
                f"; there are {', '.join(self.methods)}"
            )
            sentence = f'there is no method "{clip(request.method)}"{hint}'
            raise RpcError(UNKNOWN_METHOD, "unknown_method", sentence)
        return method.run(read_params(method.params, request.params))

    # Methods

    def _games(self, given: Params) -> list[GameAnswer]:
        """The games that are installed."""
        return [describe(game) for game in installed_games().values()]

    def _new(self, given: Params) -> StatusAnswer:
        """A new match."""
        self._check_room()
        if "seed" in given and "chance" in given:
            wrong("a match has a seed or a script of chance, not both", "chance")
        match = new(
            given["game"],
            options=given.get("options"),
            seed=given.get("seed"),
            script=given.get("chance"),
            position=given.get("position"),
            pack=given.get("pack"),
            study=given.get("study", False),
        )
        return self.add(match)

    def _load(self, given: Params) -> StatusAnswer:
        """A match from its journal, played again and verified."""
        self._check_room()
        return self.add(load(given["journal"]))

    def _check_room(self) -> None:
        # Asked before a match is made: a journal can be long.
        if len(self._matches) >= self._most:
            raise TooManyMatches(
                f"{self._most:,} matches are open, and the engine holds no more; "
                'end one with the method "close" first'
            )

    def add(self, match: Match) -> StatusAnswer:
        """Take a match in, under a new id; its status."""
        id = f"m{self._begun + 1}"
        begun = status(id, match.seat())  # a game that fails here leaves no match behind
        self._begun += 1
        self._matches[id] = match
        return begun

    def _find(self, given: Params) -> Match:
        id = given["match"]
        match = self._matches.get(id)
        if match is None:
            raise NoSuchMatch(f'there is no match "{clip(id)}"; it was closed, or never begun')
        return match

    def _seat(self, given: Params) -> Seat:
        """What the seat that asks may know; without a seat it is whoever runs the match."""
        return self._find(given).seat(given.get("seat"))

    def _status(self, given: Params) -> StatusAnswer:
        """Where a match stands, with the bots that sit at it."""
        answer = status(given["match"], self._seat(given))
        guests = self._guests.get(given["match"])
        if guests is not None:
            answer["bots"] = guests.names(self._find(given).seats)
        return answer

    def _let_bots_play(self, given: Params, before: Seat) -> StatusAnswer:
        """A status after bots have answered, with what has happened since a moment."""
        guests = self._guests.get(given["match"])
        defects = [] if guests is None else guests.play_on(self._find(given))
        answer = self._status(given)
        answer["events"] = [event.json for event in self._seat(given).news(before.number)]
        if defects:
            answer["defects"] = defects
        return answer

    def _play(self, given: Params) -> StatusAnswer:
        """An action is played, and then those of bots whose turn it becomes."""
        before = self._seat(given)
        self._check_fresh(given, before)
        self._find(given).play(before.check(given["action"]))
        return self._let_bots_play(given, before)

    def _check_fresh(self, given: Params, seat: Seat) -> None:
        after = given.get("after")
        if after is not None and after != seat.number:
            raise StaleMove(
                f"the move was made after {after} actions, but the match has {seat.number}",
                seat.number,
                status(given["match"], seat),
            )

    def _why(self, given: Params) -> WhyAnswer:
        """Whether an action is legal now and, where it is not, why not."""
        return explained(self._seat(given), given["action"])

    def _look(self, given: Params) -> InspectionJson | None:
        """What a thing on the board is, as far as the seat sees it; null for what is not known."""
        told = self._seat(given).look(given["element"], language_of(given))
        return None if told is None else told.json

    def _odds(self, given: Params) -> dict[str, str]:
        """Exact chances, as fractions, of what an action or a card can lead to at once."""
        return said_odds(self._seat(given), given)

    def _advise(self, given: Params) -> AdviceJson:
        """What the coach says in the end; before, each answer that is better is a notification."""
        match = self._find(given)
        seat = match.seat(given["seat"] if "seat" in given else match.seats[match.turn or 0])
        language = language_of(given)
        seconds = given.get("seconds", 1.0)
        if not SHORTEST_THOUGHT <= seconds <= LONGEST_THOUGHT:
            wrong(f'"seconds" are from {SHORTEST_THOUGHT:g} to {LONGEST_THOUGHT:g}', "seconds")
        last: AdviceJson | None = None
        for advice in think(seat, seconds):
            if last is not None and self._tell is not None:
                self._tell(notification_line("advice", {"match": given["match"], **last}))
            last = advice.json(language)
        assert last is not None  # who decides is told something, and who does not is refused
        return last

    def _position(self, given: Params) -> PositionJson:
        """The whole position: for whoever runs the match."""
        return self._find(given).position()

    def _journal(self, given: Params) -> JournalJson:
        """The save file of the match: for whoever runs it."""
        return self._find(given).journal().to_json()

    def _undo(self, given: Params) -> StatusAnswer:
        """The last action is taken back, as far as that is fair."""
        name = given.get("seat")
        self._seat(given)  # an unknown seat is refused before anything is taken back
        match = self._find(given)
        match.undo(name)
        guests = self._guests.get(given["match"])
        while guests is not None and match.study and match.played and guests.is_to_move(match):
            match.undo()  # bots would only play the same again
        return self._status(given)

    def _close(self, given: Params) -> ClosedAnswer:
        """The match is forgotten."""
        self._find(given)
        del self._matches[given["match"]]
        guests = self._guests.pop(given["match"], None)
        if guests is not None:
            guests.leave()
        return {"closed": True}

    def _bots(self, given: Params) -> list[BotAnswer]:
        """Who can be put on a seat."""
        game = given.get("game")
        return list_bots(None if game is None else find_game(game).id)

    def _choose(self, given: Params) -> ChoiceAnswer:
        """What a bot would do in the place of the seat that decides; nothing is played."""
        match = self._find(given)
        if match.turn is None:
            self._seat(given).check_turn()
        turn = match.turn if "seat" not in given else match.seat_index(given["seat"])
        assert turn is not None
        return choice(given.get("bot", USUAL_BOT), match.seen_by(turn), given.get("seed"))

    def _sit(self, given: Params) -> StatusAnswer:
        """A bot plays a seat from now on; without a bot nobody does."""
        match = self._find(given)
        index = match.seat_index(given["seat"])
        if index < 0:
            raise NoSuchSeat("a spectator does not play, so no bot can sit there")
        word = given.get("bot")
        player = None if word is None else find_bot(word, match.game.id)
        whole: Params = {"match": given["match"]}
        before = self._seat(whole)
        self._guests.setdefault(given["match"], Guests()).sit(index, player)
        return self._let_bots_play(whole, before)


def language_of(given: Params) -> str:
    """The language in which something is to be told."""
    language: str = given.get("language", "en")
    if language not in LANGUAGES:
        wrong(f'"language" is one of {", ".join(LANGUAGES)}', "language")
    return language
