"""Check that the compiled rules and the plain ones agree byte for byte, in two processes."""

from __future__ import annotations

import hashlib

import holdfast
from holdfast.conformance.processes import WorkerFailed, run_worker
from holdfast.conformance.report import Report, Violation
from holdfast.conformance.trial import Finder, Setting, canonical, play_trial

__all__ = ["builds_agree", "digest_game"]


def digest_game(setting: Setting, seed: int) -> list[str]:
    """One random game as digests: set-up, then each action, of all that was so far."""
    trial = play_trial(setting, seed)
    if trial.match is None:
        return [trial.crash]
    running = hashlib.blake2b(digest_size=6)
    digests = []
    data = [state.to_bytes().hex() for state in trial.states]
    batches = [trial.played.setup_events, *(played.events for played in trial.played.played)]
    for position, state, offered, events in zip(
        trial.positions.values(), data, trial.offers, batches, strict=False
    ):
        told = [event.json for event in events]
        running.update(canonical([position, state, offered, told]).encode())
        digests.append(running.hexdigest())
    return digests


def builds_agree(report: Report, games: list[tuple[int, Setting]], reference: str | None) -> None:
    """compiled and plain Python give the same states, legal lists and events, byte for byte"""
    if reference is None:
        report.skipped["builds_agree"] = (
            'another process cannot find this game: give its registered id or "module:NAME"'
        )
        return
    first_seed, setting = games[0]
    request = {
        "do": "digest",
        "game": reference,
        "games": [[seed, setting.options] for seed, setting in games],
        "pack": None if setting.pack is None else dict(setting.pack),
        "most_actions": setting.most_actions,
    }
    try:
        answer = run_worker(request, pure=holdfast.compiled)
    except WorkerFailed as error:
        sentence = f"the other build fails: {error}"
        report.add(Violation("builds_agree", sentence, first_seed, {}, 0, {}))
        return
    if answer["compiled"] == holdfast.compiled:
        report.skipped["builds_agree"] = "no compiled build is installed"
        return
    for (seed, setting), digests in zip(games, answer["digests"], strict=True):
        _compare(report, setting, seed, digests)


def _compare(report: Report, setting: Setting, seed: int, theirs: list[str]) -> None:
    mine = digest_game(setting, seed)
    if mine == theirs:
        report.fine("builds_agree")
        return
    pairs = enumerate(zip(mine, theirs, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(mine), len(theirs)))
    sentence = "compiled and plain Python part here" if at else "compiled and plain set-up differ"
    Finder(report, "builds_agree", play_trial(setting, seed)).wrong(at, sentence)
