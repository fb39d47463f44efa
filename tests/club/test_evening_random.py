"""Random evenings keep the invariants of the rules after every entry."""

import pytest

from tests.club.random_evenings import RandomEvening
from whistclub.parties.formats.registry import FORMATS


@pytest.mark.parametrize("key", FORMATS)
def test_random_evenings_of_every_format_break_no_invariant(key: str) -> None:
    evenings = [RandomEvening(f"{key} {number}", (key,)).play(120) for number in range(8)]
    assert [] == [broken for evening in evenings for broken in evening.broken]
    assert sum(len(evening.state.rounds) for evening in evenings) > 8
    assert {"cards", "online"} == {evening.state.settings.place for evening in evenings}
