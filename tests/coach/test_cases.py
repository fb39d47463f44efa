"""Kept cases: each act is an error by what its seat could know, and the level that made it does as well as the best act
now.
"""

from pathlib import Path

import pytest

from whistclub.coach.cases import case_from_bytes, case_to_bytes, choice_of, laid_out, verdict_on
from whistclub.coach.prices import ERRORS
from whistclub.players.levels import LEVELS

CASES = sorted((Path(__file__).parent / "cases").iterdir())
EVERY_CASE = pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])


@EVERY_CASE
def test_the_act_of_a_case_is_an_error_and_its_player_errs_no_more(path: Path) -> None:
    case = case_from_bytes(path.read_bytes())
    at = laid_out(case)
    marked = verdict_on(at)
    assert marked is not None
    assert "error" == marked.verdict
    made = choice_of(next(level for level in LEVELS if level.name == case.by), at)
    now = next(one for one in marked.acts if made in one.alike)
    assert now.cost <= ERRORS * now.error


@EVERY_CASE
def test_a_case_is_written_as_it_was_read(path: Path) -> None:
    data = path.read_bytes()
    assert data == case_to_bytes(case_from_bytes(data))
