"""Plans: what is tried, that it is carried through, and what results are worth."""

from __future__ import annotations

from holdfast.bots.budget import Budget
from holdfast.bots.thinkers import Quick, Strong
from holdfast.core.chance import Seeded
from holdfast.core.mind import Idea
from holdfast.core.seat import Seat, Table
from holdfast.games.tito.game import GAME
from holdfast.games.tito.mind import mind_for
from holdfast.games.tito.mind.movement import run_walks
from holdfast.games.tito.mind.plans import HOLD, HUNT, Stance
from holdfast.games.tito.mind.thinking import TitoMind
from holdfast.games.tito.state import Tito
from tests.games.tito.positions import position


def mind() -> TitoMind:
    found = GAME.edition().mind()
    assert isinstance(found, TitoMind)
    return found


def world(**changes: object) -> Tito:
    found = GAME.edition().read(position(**changes))
    assert isinstance(found, Tito)
    return found


def moving(turn: int) -> Tito:
    """A game by thumb up to a movement step."""
    s = GAME.edition().start()
    assert isinstance(s, Tito)
    chance = Seeded(5)
    s.advance(chance)
    while s.turn < turn or s.decision.kind != "movement":
        s.apply(mind().choose(s, chance), chance)
    return s


def seat_of(s: Tito) -> Seat:
    return Seat(Table(s.edition, False, None), 0, s.copy(), (), [], 0)


def test_a_mind_belongs_to_each_difficulty() -> None:
    for difficulty in ("easy", "medium", "difficult"):
        found = GAME.edition({"difficulty": difficulty}).mind()
        assert isinstance(found, TitoMind)
        assert found.scored
    assert mind_for("medium").manual.before.danger > 0


def test_plans_put_the_counters_in_different_places() -> None:
    s = moving(10)
    found = mind().ideas(s)
    assert len(found) > 4
    places = []
    for idea in found:
        assert idea.action in s.legal()
        assert idea.plan > 0
        then = s.copy()
        run_walks(then, Seeded(1), mind().manual, Stance(idea.plan), [])
        assert then.at not in places
        places.append(then.at)


def test_a_plan_is_followed_to_the_end_of_the_step_and_no_further() -> None:
    s = moving(10)
    chance = Seeded(2)
    turn = s.turn
    while True:
        action = mind().follow(s, HUNT, chance)
        if action is None:
            break
        assert action in s.legal()
        s.apply(action, chance)
    assert s.decision.kind != "movement"
    assert s.turn == turn


def test_whoever_holds_moves_nobody() -> None:
    s = moving(2)
    action = mind().follow(s, HOLD, Seeded(1))
    assert action is not None
    assert action.text == "end_phase"


def test_following_a_plan_leads_where_trying_it_led() -> None:
    for turn in (2, 6, 11):
        s = moving(turn)
        for idea in mind().ideas(s):
            tried, followed = s.copy(), s.copy()
            run_walks(tried, Seeded(0), mind().manual, Stance(idea.plan), [])
            chance = Seeded(0)
            while followed.decision.kind == "movement":
                action = mind().follow(followed, idea.plan, chance)
                assert action is not None
                if action.text == "end_phase":
                    break
                followed.apply(action, chance)
            assert followed.at == tried.at


def test_an_attempt_reaches_the_end_of_the_game() -> None:
    s = moving(11)
    first = mind().ideas(s)[0]
    outlook = mind().attempt(s, first, 0, Seeded(9))
    assert s.over
    found = s.result()
    assert found is not None
    assert outlook.score == found["vp"]
    assert outlook.win == (1.0 if found["level"] == "complete" else 0.0)


def test_an_attempt_at_a_single_action_plays_it_first() -> None:
    s = world(units={"rot-1": 30, "rot-2": 30, "rot-3": 30, "inf-1": 39})
    fire = next(action for action in s.legal() if action.do == "fire")
    assert mind().attempt(s, Idea(fire), 0, Seeded(1)).score == mind().judge(s, 0).score


def test_worth_rises_with_every_point() -> None:
    worths = []
    for lost in (25, 20, 12, 5, 0):
        s = world(units={"rot-1": 30, "rybka": 30})
        s.reason = 1
        gone = [u for u in range(s.board.germans) if s.board.is_platoon[u] and s.at[u] <= 0][:lost]
        for u in gone:
            s.remove(u, -4)
        worths.append(mind().judge(s, 0).worth)
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)
    assert all(-1 < worth < 1 for worth in worths)


def test_single_questions_in_combat_are_searched_alone() -> None:
    s = world(units={"rot-1": 30, "rot-2": 30, "rot-3": 30, "inf-1": 39})
    found = mind().ideas(s)
    assert {idea.action.do for idea in found} >= {"fire", "end_phase"}
    assert all(idea.plan == 0 for idea in found)


def test_bots_play_on_what_the_seat_knows() -> None:
    s = moving(11)
    quick = Quick().choose(seat_of(s), Budget(count=1), Seeded(1))
    strong = Strong().choose(seat_of(s), Budget(count=40), Seeded(1))
    assert quick in s.legal()
    assert strong in s.legal()


def test_a_glance_says_more_when_tito_is_taken() -> None:
    units = {"rot-1": 48, "rot-2": 48, "rot-3": 48}
    free = world(step="movement", turn=8, units=units, tito={"state": "escaped"})
    held = world(
        step="movement",
        turn=8,
        units=units,
        tito={"state": "prisoner", "at": 48, "guard": "rot-1"},
    )
    poor, rich = mind().judge(free, 0), mind().judge(held, 0)
    assert rich.score > poor.score + 5
    assert rich.worth > poor.worth
    assert 0 <= poor.win <= rich.win <= 1


def test_with_all_markers_open_an_attempt_looks_a_few_turns_ahead() -> None:
    s = world(step="movement", turn=3, units={"rot-1": 48, "hq-1": 9}, tito={"state": "escaped"})
    mind().attempt(s, mind().ideas(s)[0], 0, Seeded(4))
    assert not s.over
    assert s.turn == 3 + mind().horizon
