"""The twin, and solving without the kernel."""

import pytest

from whistclub.cards.errors import BadDeal
from whistclub.cards.french import FRENCH
from whistclub.rules.seats import FOUR
from whistclub.solver import Bounds, Question, Solver, solver
from whistclub.solver.twin import Twin


def hands(*texts: str) -> tuple[int, int, int, int]:
    north, east, south, west = (FRENCH.mask(map(FRENCH.card, text.split())) for text in texts)
    return north, east, south, west


FINESSE = hands("SA SQ", "S3 H3", "S2 H2", "SK S5")
BEHIND = hands("SA SQ", "SK S5", "S2 H2", "S3 H3")


def test_a_king_before_the_ace_is_finessed() -> None:
    assert Bounds(2, 2) == Twin(Question(hands=FINESSE, leader=FOUR[2])).answer().value


def test_a_king_behind_the_ace_takes_its_trick() -> None:
    values = {
        one.card.text: one.value.least for one in Twin(Question(hands=BEHIND, leader=FOUR[2])).answer().cards
    }
    assert {"S2": 1, "H2": 1} == values


def test_who_must_win_cannot_lose() -> None:
    alone = Question(hands=hands("SA", "S2", "S3", "S4"), leader=FOUR[1], side=1, counts=1, objective="none")
    assert Bounds(0, 0) == Twin(alone).answer().value


def test_without_the_kernel_hands_of_six_are_solved_and_longer_ones_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solver, "_kernel", None)
    pack = FRENCH.cards
    long = tuple(FRENCH.mask(pack[seat * 7 : seat * 7 + 7]) for seat in range(4))
    short, unknown = Solver().solve(
        [
            Question(hands=FINESSE, leader=FOUR[2]),
            Question(hands=(long[0], long[1], long[2], long[3]), leader=FOUR[0]),
        ]
    )
    assert (Bounds(2, 2), None) == (short.value, short.why)
    assert (Bounds(0, 7), "solve-no-kernel") == (unknown.value, unknown.why)


@pytest.mark.parametrize(
    ("question", "key"),
    [
        (Question(hands=hands("SA", "SA", "S3", "S4"), leader=FOUR[0]), "solve-card-twice"),
        (Question(hands=hands("SA HA", "S2", "S3", "S4"), leader=FOUR[0]), "solve-unequal-hands"),
        (Question(hands=hands("SA", "S2", "S3", "S4"), leader=FOUR[0], now=5, later=5), "solve-seats"),
        (Question(hands=hands("SA", "S2", "S3", "S4"), leader=FOUR[0], now=14, later=14), "solve-seats"),
        (
            Question(hands=hands("SA", "S2", "S3", "S4"), leader=FOUR[0], table=(FRENCH.card("SA"),)),
            "solve-card-twice",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(question: Question, key: str) -> None:
    with pytest.raises(BadDeal) as refused:
        Solver().solve([question])
    assert key == refused.value.reason.key
