"""Random evenings keep the invariants of the rules after every entry."""

import pytest

from tests.club.random_evenings import RandomEvening
from tests.sampling import draws
from whistclub.evenings.formats.registry import FORMATS


@pytest.mark.parametrize("key", FORMATS)
def test_random_evenings_of_every_format_break_no_invariant(key: str) -> None:
    evenings = [RandomEvening(f"{key} {number}", (key,)).play(120) for number in range(draws(4, 8))]
    assert [] == [broken for evening in evenings for broken in evening.broken]
    assert sum(len(evening.state.rounds) for evening in evenings) > len(evenings)
    assert {"cards", "online"} == {evening.state.settings.place for evening in evenings}
