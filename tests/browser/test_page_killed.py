"""A site whose tab or whole browser is killed in the middle of a deal has lost nothing it acknowledged, and its tables
go on.
"""

import random
from pathlib import Path
from random import Random

import pytest

from tests.browser.page_killing import kill_again_and_again, played_pages
from tests.browser.sites import running_site


@pytest.mark.long
async def test_after_kills_of_a_tab_and_of_the_browser_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    random.seed("tab")
    with running_site(tmp_path / "host") as site:
        rng = Random("tab")
        async with played_pages(tmp_path / "profile", site, rng) as pages:
            found = await kill_again_and_again(pages, 2, rng, ("hermits",))
    assert (2, 0, 0, 0, 0, 0, 0) == (
        found.kills, found.lost, found.doubled, found.unkept, found.changed, found.in_vain, found.stuck,
    )  # fmt: skip
    assert (1, 1) == (found.tabs, found.browsers)
    assert found.acknowledged
