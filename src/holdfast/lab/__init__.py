"""The lab: thousands of games under conditions that differ in one thing, and what came of them."""

from __future__ import annotations

from holdfast.lab.changing import BadExperiment
from holdfast.lab.experiment import Arm, Experiment, Stop, crossed
from holdfast.lab.reading import experiment_from, read_experiment
from holdfast.lab.running import IdleSwap, run

__all__ = [
    "Arm",
    "BadExperiment",
    "Experiment",
    "IdleSwap",
    "Stop",
    "crossed",
    "experiment_from",
    "read_experiment",
    "run",
]
