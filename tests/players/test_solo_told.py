"""The chances told with calls of Solo are those that came true in the trials kept: the weights and the trials belong
together.
"""

from collections.abc import Iterable

import pytest

from tools.solo_calls import Cell, read
from whistclub.players.solo.open_verdicts import made_in_play
from whistclub.players.solo.prospects import Weights, chance_by, fits


def weights_of(call: str) -> Weights:
    found: Weights = getattr(fits(), call)
    return found


def told_and_made(weights: Weights, cells: Iterable[Cell]) -> tuple[float, float]:
    """The mean chance told of these trials, and the part that was made."""
    some = list(cells)
    trials = sum(cell.trials for cell in some)
    told = sum(cell.trials * chance_by(weights, cell.first, cell.second) for cell in some)
    return told / trials, sum(cell.made for cell in some) / trials


@pytest.mark.parametrize(
    ("contract", "call"),
    [
        ("propose", "propose"),
        ("propose", "accept"),
        ("solo", "solo"),
        ("misere", "misere"),
        ("misere_ouverte", "misere_ouverte"),
    ],
)
def test_what_was_told_came_true_within_three_of_a_hundred(contract: str, call: str) -> None:
    weights, cells = weights_of(call), read(contract).calls[call]
    assert weights.deals == sum(cell.trials for cell in cells)
    told, made = told_and_made(weights, cells)
    assert 0.03 >= abs(told - made)


@pytest.mark.parametrize("least", [0.55, 0.7, 0.85])
def test_open_miseres_came_true_as_told_in_every_band_that_is_worth_a_call(least: float) -> None:
    weights, cells = fits().misere_ouverte, read("misere_ouverte").calls["misere_ouverte"]
    band = [cell for cell in cells if least <= chance_by(weights, cell.first, cell.second) < least + 0.15]
    assert sum(cell.trials for cell in band) >= 100
    told, made = told_and_made(weights, band)
    assert 0.03 >= abs(told - made)


def test_open_miseres_that_can_be_made_and_others_were_made_as_often_as_is_reckoned_with() -> None:
    kept = read("misere_ouverte")
    of_makeable, of_beatable = (ends.made / ends.played for ends in (kept.makeable, kept.beatable))
    assert kept.makeable.played + kept.beatable.played >= 150
    assert made_in_play(1.0) == pytest.approx(of_makeable, abs=0.005)
    assert made_in_play(0.5) == pytest.approx((of_makeable + of_beatable) / 2, abs=0.005)
    assert 0 == made_in_play(0.0)
