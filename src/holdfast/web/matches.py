"""What people do with matches besides moving: start, join, talk, study, keep."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from holdfast.core.chance import Seeded
from holdfast.core.errors import BadOption, BadPack, BadPosition, IllegalAction
from holdfast.core.game import Game, Options
from holdfast.core.match import Match
from holdfast.core.messages import mark as _
from holdfast.core.registry import find_game
from holdfast.core.state import SPECTATOR, State
from holdfast.store import Entry, MatchRow, SeatRow, Summary
from holdfast.web.live import Hub, chat_json, illegal, note_json
from holdfast.web.paint import LANGUAGES, art_of, game_text
from holdfast.web.positions import write_code
from holdfast.web.problems import Problem, in_words
from holdfast.web.robots import BOTS
from holdfast.web.room import Room, player_kind
from holdfast.web.scene import ALL, log_lines, result_of, state_at
from holdfast.web.security import Caller, Keys, clean_name, clean_text, hash_secret, new_id

__all__ = ["Matches", "Wish"]

LONGEST_CHAT: Final = 500
LONGEST_NOTE: Final = 1000
CHAPTER_LINES: Final = 40


@dataclass(slots=True)
class Wish:
    """A match that somebody wants to start."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)
    study: bool = False
    lang: str = "en"
    title: str = ""
    name: str = ""
    listed: bool = False
    spectators: bool = True
    position: Mapping[str, Any] | None = None
    pack: Mapping[str, Any] | None = None
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Begun:
    """A match that has begun, with the secrets of its seats, which are shown only now."""

    id: str
    secrets: dict[str, str]


class Matches:
    """Everything that concerns one match or a list of them, for pages and API alike."""

    def __init__(self, hub: Hub, keys: Keys) -> None:
        self.hub = hub
        self.keys = keys
        self.store = hub.store

    # Starting

    async def start(self, wish: Wish, caller: Caller) -> Begun:
        """Begin a match as wished, or refuse with what is wrong."""
        await self._check_number(caller)
        game = find_game(wish.game)
        if wish.seed is not None and not wish.study:
            raise Problem(
                422, "bad_request", _("Only a study match can choose its dice."), field="seed"
            )
        pack = _read_pack(game, wish.pack)
        seed = secrets.randbelow(2**62) if wish.seed is None else wish.seed
        match = Match(
            game, wish.options, seed=seed, position=wish.position, pack=pack, study=wish.study
        )
        if match.over:
            raise BadPosition(_("the game is over in this position"), field="position")
        return await self._begin(wish, match, caller)

    async def _check_number(self, caller: Caller) -> None:
        running = await asyncio.to_thread(self.store.running_matches_of, caller.creator)
        if running >= self.hub.settings.matches:
            raise Problem(
                429, "too_many_matches", _("You have many matches running: finish some first.")
            )

    async def _begin(
        self,
        wish: Wish,
        match: Match,
        caller: Caller,
        parent: tuple[str, int] | None = None,
        entries: Sequence[Entry] = (),
    ) -> Begun:
        id = new_id()
        seats = _seat_rows(match, wish, caller)
        keys = {
            seat.place: self.keys.seat_secret(id, seat.place, 0)
            for seat in seats
            if seat.kind != "bot"
        }
        mine = [
            (seat.place, caller.visitor)
            for seat in seats
            if caller.visitor is not None and seat.claimed_by == caller.visitor
        ]
        row = MatchRow(
            id=id,
            game=match.game.id,
            rules=match.game.rules_version,
            options=dict(match.options),
            seed=match.seed or 0,
            position=match.start_position,
            pack=match.pack,
            study=match.study,
            title=clean_name(wish.title, 80),
            lang=wish.lang if wish.lang in LANGUAGES else "en",
            listed=wish.listed,
            spectators=wish.spectators,
            creator=caller.creator,
            parent=None if parent is None else parent[0],
            parent_at=None if parent is None else parent[1],
            webhook=None,
            created=time.time(),
        )
        await self.store.add_match(
            row,
            seats,
            [(hash_secret(key), place) for place, key in keys.items()],
            mine,
            [Entry(id, e.number, e.kind, e.seat, e.action, e.chance, e.at) for e in entries],
        )
        await self.hub.room(id)
        return Begun(id, {str(match.seats[place]): key for place, key in keys.items()})

    async def study(
        self, room: Room, at: int, held: frozenset[int], fresh_dice: bool, eyes: int, caller: Caller
    ) -> Begun:
        """A study match from any point of this one.

        From a running fair match it begins in a position where all that the caller cannot know is
        dealt anew, with other dice: nobody learns the future by studying.
        """
        await self._check_number(caller)
        self.check_place(room, at)
        match = room.match
        wish = Wish(
            game=match.game.id,
            seats={str(seat): "me" for seat in match.seats},
            study=True,
            lang=caller.lang,
            title=room.row.title,
            name=caller.prefs.get("name", ""),
        )
        if (match.over or match.study) and not fresh_dice:
            branch = match.branch(at, study=True)
            entries = [
                Entry(
                    "",
                    number,
                    "play",
                    played.seat,
                    orjson.dumps(played.action.json).decode(),
                    orjson.dumps(played.chance).decode(),
                    time.time(),
                )
                for number, played in enumerate(branch.played, start=1)
            ]
            return await self._begin(wish, branch, caller, (room.row.id, at), entries)
        position = self.open_state(room, at, held, eyes).to_position()
        branch = Match(
            match.game,
            match.options,
            seed=secrets.randbelow(2**62),
            position=position,
            pack=match.pack,
            study=True,
        )
        if branch.over:
            raise Problem(409, "over", _("The match was over there: nothing is left to study."))
        return await self._begin(wish, branch, caller, (room.row.id, at))

    def open_state(self, room: Room, at: int, held: frozenset[int], eyes: int) -> State:
        """A state that the caller may know wholly: the real one, or one imagined."""
        state = state_at(room, at)
        if room.match.over or (room.match.study and held):
            return state
        return state.imagine(SPECTATOR if eyes == ALL else eyes, Seeded(secrets.randbelow(2**62)))

    # Seats

    async def by_secret(self, secret: str) -> tuple[Room, int]:
        found = await asyncio.to_thread(self.store.find_secret, hash_secret(secret))
        if found is None:
            raise Problem(404, "no_such_link", _("This link belongs to no seat."))
        match, place, retired = found
        if retired:
            raise Problem(410, "expired_link", _("This link was replaced by a new one."))
        return await self.hub.room(match), place

    async def join(self, secret: str, caller: Caller, name: str) -> Room:
        """Take the seat that a secret link stands for."""
        room, place = await self.by_secret(secret)
        if caller.visitor is None:
            raise Problem(
                422,
                "no_visitor",
                _("Joining needs a cookie; programs send the secret as a bearer token instead."),
            )
        await self.store.hold_seat(
            room.row.id, place, caller.visitor, clean_name(name), only_open=False
        )
        await self.hub.reload_seats(room)
        return room

    async def take(self, room: Room, place: int, caller: Caller, name: str) -> None:
        """Take an open seat."""
        if caller.visitor is None:
            raise Problem(422, "no_visitor", _("Taking a seat needs a cookie."))
        if not await self.store.hold_seat(
            room.row.id, place, caller.visitor, clean_name(name), only_open=True
        ):
            raise Problem(409, "seat_taken", _("Somebody has taken this seat."))
        await self.hub.reload_seats(room)

    async def new_link(self, room: Room, place: int, caller: Caller) -> str:
        """A new secret for a seat: for its holder, or for whoever set up the match while it is
        free."""
        seat = room.seats[place]
        held = room.held_by(caller.visitor, caller.bearer)
        is_creator = room.row.creator == caller.creator and seat.claimed_by is None
        if place not in held and not is_creator:
            raise Problem(403, "not_yours", _("This seat is not yours."))
        if seat.kind == "bot":
            raise Problem(409, "bot_seat", _("A bot has this seat."))
        secret = self.keys.seat_secret(room.row.id, place, room.generations[place])
        await self.store.new_secret(room.row.id, place, hash_secret(secret))
        await self.hub.reload_seats(room)
        return secret

    def links(self, room: Room, caller: Caller) -> dict[str, str]:
        """The secret links that this caller may hand out: of own seats, and, for whoever set up
        the match, of seats that nobody has taken."""
        held = room.held_by(caller.visitor, caller.bearer)
        links: dict[str, str] = {}
        for seat in room.seats:
            free = seat.claimed_by is None and room.row.creator == caller.creator
            if seat.kind == "bot" or not (free or seat.place in held):
                continue
            generation = room.generations.get(seat.place, 1) - 1
            secret = self.keys.seat_secret(room.row.id, seat.place, generation)
            if room.secrets.get(hash_secret(secret)) == seat.place:
                links[str(room.match.seats[seat.place])] = f"/join/{secret}"
        return links

    async def rename(self, room: Room, place: int, caller: Caller, name: str) -> None:
        if place not in room.held_by(caller.visitor, caller.bearer):
            raise Problem(403, "not_yours", _("This seat is not yours."))
        await self.store.name_seat(room.row.id, place, clean_name(name))
        await self.hub.reload_seats(room)

    def place_of(self, room: Room, seat: str) -> int:
        """The index of a seat by its name, as it stands in an address."""
        for place, name in enumerate(room.match.seats):
            if str(name) == seat:
                return place
        raise Problem(
            404,
            "no_such_seat",
            _("There is no seat “{seat}” in this match."),
            facts={"seat": clean_name(seat)},
        )

    def eyes_of(self, room: Room, given: str | None, held: frozenset[int]) -> int:
        """The eyes that were asked for, if this caller may have them."""
        allowed = room.allowed_eyes(held)
        if not allowed:
            raise Problem(403, "private", _("This match has no spectators."))
        if not given:
            eyes = room.default_eyes(held)
        elif given == "all":
            eyes = ALL
        elif given == "spectator":
            eyes = SPECTATOR
        else:
            eyes = self.place_of(room, given)
        if eyes not in allowed:
            raise Problem(403, "hidden", _("That is hidden from you until the match is over."))
        return eyes

    def check_place(self, room: Room, at: int) -> None:
        if not 0 <= at <= len(room.match.played):
            raise Problem(
                404,
                "no_such_moment",
                _("There are moments 0 to {last} in this match, not {at}."),
                facts={"last": len(room.match.played), "at": at},
            )

    # Talking

    async def say(self, room: Room, caller: Caller, words: str) -> dict[str, Any]:
        held = room.held_by(caller.visitor, caller.bearer)
        if not room.allowed_eyes(held):
            raise Problem(403, "private", _("This match has no spectators."))
        text = clean_text(words, LONGEST_CHAT)
        if not text:
            raise Problem(422, "empty", _("There is nothing to say."), field="text")
        seat = min(held) if held else SPECTATOR
        name = self._name(room, caller, seat)
        said = await self.store.add_chat(room.row.id, seat, name, text)
        data = chat_json(room, said)
        room.say("chat", data)
        return data

    async def chat(self, room: Room) -> list[dict[str, Any]]:
        lines = await asyncio.to_thread(self.store.chat, room.row.id)
        return [chat_json(room, said) for said in lines]

    async def note(
        self, room: Room, caller: Caller, at: int, words: str, private: bool
    ) -> dict[str, Any]:
        held = room.held_by(caller.visitor, caller.bearer)
        if not held:
            raise Problem(403, "not_seated", _("Only those who play write notes."))
        self.check_place(room, at)
        text = clean_text(words, LONGEST_NOTE)
        if not text:
            raise Problem(422, "empty", _("There is nothing to note."), field="text")
        seat = min(held)
        made = await self.store.add_note(
            room.row.id, at, seat, self._name(room, caller, seat), text, private
        )
        data = note_json(room, made)
        room.say("note", data, [seat] if private else None)
        return data

    async def notes(self, room: Room, held: frozenset[int]) -> list[dict[str, Any]]:
        notes = await asyncio.to_thread(self.store.notes, room.row.id)
        return [note_json(room, one) for one in notes if not one.private or one.seat in held]

    def _name(self, room: Room, caller: Caller, seat: int) -> str:
        name = caller.prefs.get("name", "")
        if not name and seat >= 0:
            name = room.seats[seat].name
        return name

    async def set_webhook(self, room: Room, caller: Caller, url: str | None) -> None:
        if not room.held_by(caller.visitor, caller.bearer):
            raise Problem(403, "not_seated", _("Only those who play set a webhook."))
        checked = self.hub.webhooks.check(url) if url else None
        await self.store.set_webhook(room.row.id, checked)
        room.row.webhook = checked

    # Asking

    def why(self, room: Room, given: object, held: frozenset[int], lang: str) -> dict[str, Any]:
        """Whether an action is allowed now, and if not, why not."""
        if room.match.over:
            words = in_words(_("The match is over."), lang)
            return {"legal": False, "rule": "", "reason": words}
        self._check_may_ask(room, held)
        try:
            action = room.match.find(given)
        except IllegalAction as error:
            problem = illegal(room, given, lang, error)
            return {"legal": False, "rule": problem.rule or "", "reason": problem.said(lang)}
        if action in room.match.state.legal():
            return {"legal": True}
        refusal = room.match.state.explain(action)
        words = room.words(lang).refusal(refusal)
        return {"legal": False, "rule": refusal.rule, "reason": words}

    def _check_may_ask(self, room: Room, held: frozenset[int]) -> None:
        # Reasons speak of the position of the deciding seat, hidden cards included.
        if room.turn not in held and not (room.match.study and held):
            raise Problem(403, "not_your_turn", _("Only the one who decides can ask that."))

    def why_not(
        self, room: Room, touches: Sequence[str], held: frozenset[int], lang: str
    ) -> list[dict[str, Any]]:
        """What would touch these elements, and why it is not allowed: each reason once."""
        if room.match.over:
            return []
        self._check_may_ask(room, held)
        state = room.match.state
        wanted = set(touches)
        legal = {action.number for action in state.legal()}
        art = art_of(room.match.game, lang, room.match.pack)
        verbs = state.decision.verbs
        reasons: dict[str, dict[str, Any]] = {}
        fitting = [a for a in state.vocabulary.actions if wanted <= set(a.touches)]
        # What is asked now comes first: that is what the person is likely to have meant.
        fitting.sort(key=lambda action: (action.do not in verbs, len(action.touches)))
        for action in fitting[:400]:
            if action.number in legal:
                continue
            refusal = state.explain(action)
            words = art.text.refusal(refusal)
            if words not in reasons:
                reasons[words] = {
                    "action": action.json,
                    "label": art.label(action),
                    "rule": refusal.rule,
                    "reason": words,
                }
            if len(reasons) >= 8:
                break
        return list(reasons.values())

    def odds(
        self, room: Room, given: object, held: frozenset[int], lang: str
    ) -> list[dict[str, Any]]:
        if room.match.over:
            raise Problem(409, "over", _("The match is over."))
        self._check_may_ask(room, held)
        try:
            chances = room.match.odds(given)
        except IllegalAction as error:
            raise illegal(room, given, lang, error) from None
        text = room.words(lang)
        return [
            {
                "outcome": outcome,
                "label": text.outcome(outcome),
                "fraction": str(chance),
                "chance": float(chance),
            }
            for outcome, chance in chances.items()
        ]

    # Keeping

    def journal(self, room: Room, held: frozenset[int], eyes: int) -> dict[str, Any]:
        """The save file; of a running fair match only what these eyes saw."""
        match = room.match
        if match.over or (match.study and held):
            return match.journal().to_json()
        viewer = SPECTATOR if eyes == ALL else eyes
        return {
            "format": "holdfast journal 1, redacted",
            "game": match.game.id,
            "rules": match.game.rules_version,
            "options": dict(match.options),
            "study": match.study,
            "eyes": "spectator" if viewer == SPECTATOR else match.seats[viewer],
            "actions": [
                played.before.shown(played.action, played.seat, viewer) for played in match.played
            ],
        }

    def address(self, room: Room, at: int, held: frozenset[int], eyes: int) -> dict[str, Any]:
        """The address of a position of this match."""
        self.check_place(room, at)
        state = self.open_state(room, at, held, eyes)
        code = write_code(state.to_position())
        return {
            "url": f"/position/{room.match.game.id}/{code}",
            "code": code,
            "imagined": state is not state_at(room, at),
        }

    def story(self, room: Room, eyes: int, lang: str) -> dict[str, Any]:
        """The whole match as chapters of sentences; a chapter ends where the seat changes and the
        page would grow long."""
        match = room.match
        art = art_of(match.game, lang, match.pack)
        picture = art.draw(match.state.to_position() if eyes == ALL else match.state.view(eyes))
        chapters: list[dict[str, Any]] = []
        current: list[dict[str, Any]] = []
        for one in log_lines(room, eyes, art, picture):
            if len(current) >= CHAPTER_LINES and one["at"] != current[-1]["at"]:
                chapters.append(_chapter(current))
                current = []
            current.append(one)
        if current:
            chapters.append(_chapter(current))
        result = result_of(room, art)
        return {
            "match": room.row.id,
            "game": match.game.id,
            "result": result,
            "sheet": [] if result is None else result["sheet"],
            "chapters": chapters,
        }

    # Lists

    async def mine(self, caller: Caller, lang: str) -> list[dict[str, Any]]:
        if caller.visitor is None:
            return []
        rows = await asyncio.to_thread(self.store.matches_of, caller.visitor)
        return [await self.summary_of(row, lang) for row in rows]

    async def open(self, caller: Caller, lang: str) -> list[dict[str, Any]]:
        rows = await asyncio.to_thread(self.store.open_matches, caller.visitor)
        return [await self.summary_of(row, lang) for row in rows]

    async def summary_of(self, row: Summary, lang: str) -> dict[str, Any]:
        room = self.hub.rooms.get(row.match.id)
        if room is None and row.match.finished is None:
            try:
                room = await self.hub.room(row.match.id)
            except Problem:
                room = None  # played under other rules: listed, but it cannot be opened
        return _summary(row, room, lang)

    async def summary(self, room: Room, caller: Caller, lang: str) -> dict[str, Any]:
        held = sorted(room.held_by(caller.visitor, caller.bearer))
        row = Summary(room.row, room.seats, room.number, room.row.created, held)
        return _summary(row, room, lang)


def _read_pack(game: Game, pack: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if pack is None:
        return None
    wrong: list[BadPack] = game.check_pack(pack)
    if wrong:
        raise wrong[0]
    return dict(pack)


def _seat_rows(match: Match, wish: Wish, caller: Caller) -> list[SeatRow]:
    names = {str(seat): place for place, seat in enumerate(match.seats)}
    for given in wish.seats:
        if given not in names:
            raise BadOption(
                _("there is no seat “{seat}” with these options; there are {known}"),
                field=f"seats.{given}",
                facts={"seat": given, "known": ", ".join(names)},
            )
    rows = []
    for seat, place in names.items():
        default = "me" if place == 0 else "friend"
        who = wish.seats.get(seat, default)
        kind, bot = _read_seating(seat, who)
        mine = who == "me" and caller.visitor is not None
        rows.append(
            SeatRow(
                place=place,
                seat=seat,
                kind=kind,
                bot=bot,
                name=clean_name(wish.name) if who == "me" else (bot or ""),
                claimed_by=caller.visitor if mine else None,
            )
        )
    return rows


def _read_seating(seat: str, who: str) -> tuple[str, str | None]:
    if who in ("me", "friend"):
        return "human", None
    if who == "open":
        return "open", None
    kind, _colon, bot = who.partition(":")
    if kind == "bot" and bot in BOTS:
        return "bot", bot
    choices = ", ".join(["me", "friend", "open", *(f"bot:{name}" for name in BOTS)])
    raise BadOption(
        _("seats.{seat} cannot be “{who}”; it is one of {choices}"),
        field="seats",
        facts={"seat": seat, "who": who, "choices": choices},
    )


def _chapter(lines: list[dict[str, Any]]) -> dict[str, Any]:
    return {"from": lines[0]["at"], "to": lines[-1]["at"], "title": "", "lines": lines}


def _summary(row: Summary, room: Room | None, lang: str) -> dict[str, Any]:
    match = row.match
    game = find_game(match.game)
    if room is not None:
        text = room.words(lang)
    else:
        text = game_text(game, lang) if match.pack is None else game.text(lang, match.pack)
    names: Sequence[Any] = _seat_names(game, match.options, row.seats)
    turn = None if room is None else room.turn
    result = None
    if match.finished is not None and match.result:
        result = text.result(orjson.loads(match.result))
    elif room is not None and room.match.result is not None:
        result = text.result(room.match.result)
    here = set() if room is None else room.here
    return {
        "id": match.id,
        "game": match.game,
        "game_name": text.translate(game.name),
        "title": match.title,
        "options": match.options,
        "study": match.study,
        "spectators": match.spectators,
        "listed": match.listed,
        "parent": match.parent,
        "over": result is not None,
        "number": row.number if room is None else room.number,
        "actions": row.number if room is None else len(room.match.played),
        "created": match.created,
        "changed": row.changed,
        "players": [
            {
                "seat": names[seat.place],
                "seat_name": text.name("seat", names[seat.place]),
                "name": seat.name,
                "kind": player_kind(seat),
                "claimed": seat.claimed_by is not None or seat.kind == "bot",
                "yours": seat.place in row.held,
                "here": seat.place in here or seat.kind == "bot",
            }
            for seat in row.seats
        ],
        "yours": [names[place] for place in sorted(row.held)],
        "my_turn": turn is not None and turn in row.held,
        "turn": None if turn is None else names[turn],
        "result": result,
        "url": f"/matches/{match.id}",
    }


def _seat_names(game: Game, options: Options, seats: Iterable[SeatRow]) -> Sequence[Any]:
    names = game.seats(options)
    return names if len(names) == len(list(seats)) else [seat.seat for seat in seats]
