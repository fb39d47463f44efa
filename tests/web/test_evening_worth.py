"""The worth of tricks entered at a table with real cards."""

import pytest

from whistclub.club.evening.settings import EveningSettings
from whistclub.web.live.evenings.worth import worths


def test_a_trick_over_six_is_a_point_and_in_a_drive_every_trick_counts() -> None:
    points, _ = worths(EveningSettings(name="Pub", format="ladder"))
    assert 14 == len(points)
    assert ((0, 7), (0, 1), (1, 0), (7, 0)) == (points[0], points[6], points[7], points[13])
    tricks, _ = worths(EveningSettings(name="Pub", format="progressive"))
    assert ((0, 13), (6, 7), (13, 0)) == (tricks[0], tricks[6], tricks[13])


def test_a_low_is_worth_thirteen_less_the_tricks_taken_where_the_game_has_lows() -> None:
    _, low = worths(EveningSettings(name="Pub", preset="minnesota", format="progressive"))
    assert ((13, 0), (8, 5), (0, 13)) == (low[0], low[5], low[13])
    assert () == worths(EveningSettings(name="Pub"))[1]


@pytest.mark.parametrize(
    "settings",
    [
        EveningSettings(name="Pub", enter="points"),
        EveningSettings(name="Pub", place="online"),
        EveningSettings(name="Pub", preset="solo", format="individual"),
    ],
)
def test_nothing_is_said_where_tricks_are_not_entered(settings: EveningSettings) -> None:
    assert ((), ()) == worths(settings)
