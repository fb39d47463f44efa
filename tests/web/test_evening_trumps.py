"""The trump of each round of an evening."""

import pytest

from tests.club.evenings import begun
from whistclub.web.live.evenings.encode_public import trump_of


@pytest.mark.parametrize(
    ("trumps", "order"),
    [
        ("round", "HCDSH"),
        ("round_none", "HCDSN"),
        ("rising", "CDHSC"),
        ("rising_none", "CDHSN"),
        ("game", ""),
    ],
)
def test_the_trump_goes_through_the_order_of_the_evening(trumps: str, order: str) -> None:
    evening, found = begun(trumps=trumps, rounds=5), ""
    for _ in range(5):
        found += trump_of(evening.state)
        evening.played(8)
        if evening.round_number < 5:
            evening.begin()
    assert order == found
