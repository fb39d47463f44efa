"""People at tables of a running club."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person, play, running
from whistclub.games.registry import PRESETS


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with running(tmp_path) as club:
        yield club


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_guest_is_dealt_cards_at_once_and_plays_a_deal_of_every_preset(club: Club, preset: str) -> None:
    async def meeting() -> None:
        ada = Person(club)
        visit = await ada.visit(ada.open(preset, with_bots=True))
        await play([visit], 1)
        assert 1 == len(visit.deals)

    club.meet(meeting())
