"""Test cases as JSON: a position, scripted chance, actions, and what must be true afterwards.

A file holds one case or a list of them, in full or as what differs from a named base position. A
case that cannot be read fails like any other and says which key is wrong, so one slip never hides
the other cases of a file.
"""

from holdfast.cases.bases import Bases
from holdfast.cases.case import BadCase, Case
from holdfast.cases.comparing import differences, same
from holdfast.cases.files import CaseFile, case_files, read_cases, read_file
from holdfast.cases.running import Outcome, run_case, run_file

__all__ = [
    "BadCase",
    "Bases",
    "Case",
    "CaseFile",
    "Outcome",
    "case_files",
    "differences",
    "read_cases",
    "read_file",
    "run_case",
    "run_file",
    "same",
]
