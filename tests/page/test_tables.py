"""Tables of a page: one person and bots, over a store."""

import pytest

from tests.page.homes import ask, home_over, opened, visit_to
from tests.web.visits import play
from whistclub.games.registry import PRESETS


@pytest.mark.parametrize("preset", sorted(PRESETS))
async def test_a_deal_of_every_preset_is_played_in_a_page(preset: str) -> None:
    home = await home_over(bots=("quick",))
    visit = await visit_to(home, await opened(home, preset, bot="quick"))
    await play([visit], 1)
    assert 1 == len(visit.deals)
    await home.close()


async def test_what_needs_other_people_is_refused_with_one_reason() -> None:
    home = await home_over()
    for path in ("/api/friends", "/api/evenings", "/api/prepared"):
        assert (404, {"why": {"key": "needs-a-club", "args": {}}}) == await ask(home, "GET", path)
    await home.close()
