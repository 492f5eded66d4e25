"""The referee: dice are fair, and what a bot does wrong is noted, answered and told."""

from __future__ import annotations

import pytest

from holdfast.arena.referee import Referee
from holdfast.bots import Bot, Player, find_bot
from holdfast.core.chance import Seeded
from holdfast.core.match import Match
from tests.arena.players import (
    Cheat,
    Crasher,
    Fickle,
    First,
    Foreseer,
    Glutton,
    Liar,
    Sleeper,
    Talker,
    Unspeakable,
    player,
)
from tests.conformance.hilo import GAME as HILO

KEY = bytes(range(32))


def referee(*players: Player, game: str = "castle", check: bool = True) -> Referee:
    return Referee(Match(game, key=KEY), players, check=check)


def test_the_same_players_play_the_same_game() -> None:
    games = [referee(find_bot("novice"), find_bot("quick")).play() for _ in range(2)]
    assert games[0].result == games[1].result
    assert games[0].decisions == games[1].decisions
    assert sorted(games[0].outcomes) == ["lost", "won"]
    assert games[0].defects == ()
    assert all(seconds > 0 for seconds in games[0].seconds)
    other = Referee(Match("castle", key=KEY), [find_bot("novice"), find_bot("quick")], deal=1)
    assert other.play().decisions != games[0].decisions


def test_tries_are_counted() -> None:
    game = referee(find_bot("steady@5x"), find_bot("random"), game="noughts").play()
    assert game.tries[0] > 5
    assert game.tries[1] == 0


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        (Liar, "illegal", "<"),
        (Talker, "illegal", "'I attack!': "),
        (Unspeakable, "illegal", "Unspeakable: "),
        (Crasher, "crash", "ZeroDivisionError: it is all too much"),
        (Glutton, "memory", ""),
    ],
)
def test_a_bot_that_fails_has_lost_and_is_stood_in_for(
    bot: type[Bot], kind: str, words: str
) -> None:
    for seat in range(2):
        pair = [find_bot("random"), find_bot("random")]
        pair[seat] = player(bot)
        game = referee(*pair).play()
        (defect,) = game.defects
        assert (defect["seat"], defect["kind"]) == (seat, kind)
        assert defect["words"].startswith(words)
        assert game.outcomes[seat] == "lost"
        assert game.outcomes[1 - seat] == "won"
        assert game.forfeited == {seat}
        assert game.result["winner"] in (0, 1)


def test_at_a_table_of_three_the_others_finish_their_game() -> None:
    trio = [player(Crasher), find_bot("quick"), find_bot("quick")]
    results = set()
    for number in range(12):
        match = Match("castle", {"players": 3}, key=bytes([number] * 32))
        game = Referee(match, trio).play()
        assert game.outcomes[0] == "lost"
        results.add(game.outcomes)
    assert ("lost", "won", "lost") in results
    assert ("lost", "lost", "won") in results


def test_a_game_for_one_counts_as_lost() -> None:
    game = Referee(Match("itter", key=KEY), [player(Crasher)]).play()
    assert game.outcomes == ("lost",)


def test_who_sleeps_is_late_by_the_clock_on_the_wall() -> None:
    sleeper = player(Sleeper, seconds=0.1)
    match = Match("noughts", key=KEY)
    game = Referee(match, [sleeper, find_bot("random")], clock="wall").play()
    assert game.late[0] == game.decisions[0] > 2
    assert game.late[1] == 0
    assert game.defects == ()
    assert game.slowest[0] >= 0.3


def test_who_is_far_too_late_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.arena.referee.SOME", 0.0)
    monkeypatch.setattr("holdfast.arena.referee.CROWDED", 1.0)
    for clock in ("cpu", "wall"):
        match = Match("noughts", key=KEY)
        pair = [player(Sleeper, seconds=0.01), find_bot("random")]
        game = Referee(match, pair, clock="cpu" if clock == "cpu" else "wall").play()
        (defect,) = game.defects
        assert defect["kind"] == "slow"
        assert "where 0.01 s were allowed" in defect["words"]
        assert game.outcomes == ("lost", "won")


@pytest.mark.parametrize("bot", [Cheat, Foreseer])
def test_a_bot_that_peeks_is_found_out(bot: type[Bot]) -> None:
    kinds: list[str] = []
    for number in range(4):
        match = Match("castle", key=bytes([number] * 32))
        game = Referee(match, [player(bot), find_bot("random")], deal=number).play()
        kinds += [defect["kind"] for defect in game.defects if defect["seat"] == 0]
    assert "peek" in kinds


@pytest.mark.parametrize("word", ["random", "novice", "quick", "steady"])
def test_a_fair_bot_is_not_blamed(word: str) -> None:
    checks = 0
    for deal in range(3):
        match = Match("castle", key=bytes([deal] * 32))
        game = Referee(match, [find_bot(f"{word}@20x"), player(First)], deal=deal).play()
        assert game.defects == ()
        checks += game.checks[0]
    assert 0 < checks <= 6


def test_a_bot_with_a_will_of_its_own_cannot_be_judged() -> None:
    pair = [player(Fickle), player(First)]
    games = [Referee(Match("castle", key=KEY), pair, deal=deal).play() for deal in range(3)]
    assert [game.defects for game in games] == [(), (), ()]
    assert sum(game.checks[0] for game in games) == 0 < sum(game.checks[1] for game in games)


def test_where_nothing_is_checked_nothing_is_found() -> None:
    game = referee(player(Cheat), find_bot("random"), check=False).play()
    assert game.defects == ()
    assert game.checks == (0, 0)


def test_swapped_secrets_leave_no_trace() -> None:
    from holdfast.arena.peeking import other_truth

    for match in (Match("castle", key=KEY), Match(HILO, seed=3)):
        turn = match.turn
        assert turn is not None
        before, mark = match.state.to_bytes(), match.chance.mark()
        seen, commitment = match.seen_by(turn).view, match.seen_by(turn).commitment
        truths = set()
        for number in range(5):
            with other_truth(match, turn, Seeded(number)):
                truths.add((match.state.to_bytes(), match.chance.pick(10**6)))
                seat = match.seen_by(turn)
                assert (seat.view, seat.commitment) == (seen, commitment)
        assert len(truths) == 5
        assert (match.state.to_bytes(), match.chance.mark()) == (before, mark)
        match.play(match.legal[0])
