"""The chances told with calls of Solo are those that came true in the trials kept: the weights and the trials belong
together.
"""

import json
from pathlib import Path
from statistics import fmean

import pytest

from whistclub.players.solo.open_verdicts import made_in_play
from whistclub.players.solo.prospects import Weights, chance_by, fits

KEPT = Path(__file__).parents[2] / "bench/results/solo_calls"
Trial = tuple[float, float, int]


def trials(contract: str, call: str) -> list[Trial]:
    rows = [
        json.loads(line) for line in (KEPT / f"{contract}.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    return [tuple(trial[call]) for row in rows for trial in row["trials"]]


def weights_of(call: str) -> Weights:
    found: Weights = getattr(fits(), call)
    return found


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
    weights, some = weights_of(call), trials(contract, call)
    assert weights.deals == len(some)
    told = fmean(chance_by(weights, first, second) for first, second, _ in some)
    made = fmean(beyond >= 0 for _, _, beyond in some)
    assert 0.03 >= abs(told - made)


@pytest.mark.parametrize("least", [0.55, 0.7, 0.85])
def test_open_miseres_came_true_as_told_in_every_band_that_is_worth_a_call(least: float) -> None:
    weights, some = fits().misere_ouverte, trials("misere_ouverte", "misere_ouverte")
    told = [(chance_by(weights, first, second), beyond >= 0) for first, second, beyond in some]
    band = [(chance, can_be_made) for chance, can_be_made in told if least <= chance < least + 0.15]
    assert len(band) >= 100
    assert 0.03 >= abs(fmean(chance for chance, _ in band) - fmean(made for _, made in band))


def test_open_miseres_that_can_be_made_and_others_were_made_as_often_as_is_reckoned_with() -> None:
    rows = [
        json.loads(line) for line in (KEPT / "misere_ouverte.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    played = [(row["trials"][0]["misere_ouverte"][2], row["made"]) for row in rows if "made" in row]
    of_makeable = fmean(made for verdict, made in played if verdict == 0)
    of_beatable = fmean(made for verdict, made in played if verdict < 0)
    assert len(played) >= 150
    assert made_in_play(1.0) == pytest.approx(of_makeable, abs=0.005)
    assert made_in_play(0.5) == pytest.approx((of_makeable + of_beatable) / 2, abs=0.005)
    assert 0 == made_in_play(0.0)
