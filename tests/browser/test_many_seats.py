"""Tables of five and six in the browser, played at a club that has Oh Hell: bids on the plates, and no plate over a
card.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.browsers import Devices
from tests.browser.club import DESKTOP, QUICK, Person, running_club, settled
from tests.browser.test_plates import over_each_other
from tests.plugins.packages import OH_HELL, described
from tests.sampling import thinned

PHONE = (390, 844)
SHORT = {"hook": "off", "cards": "2"}


@pytest.fixture(scope="module")
def at_oh_hell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a club at which Oh Hell is installed."""
    site = tmp_path_factory.mktemp("site")
    described(site, OH_HELL)
    with running_club(tmp_path_factory.mktemp("club"), site, OH_HELL) as address:
        yield address


@pytest.mark.long
@pytest.mark.parametrize("size", thinned([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])
@pytest.mark.parametrize("players", thinned([5, 6], [6]))
def test_at_a_table_of_many_the_bids_stand_on_the_plates_and_no_plate_lies_over_a_card(
    devices: Devices, at_oh_hell: str, players: int, size: tuple[int, int]
) -> None:
    somebody = Person(devices, at_oh_hell, size, settings=QUICK)
    page = somebody.page
    somebody.open_table("oh_hell", options={"players": str(players), **SHORT}, seed="3")
    assert somebody.my_turn()
    somebody.act_once()
    assert somebody.my_turn()
    settled(page)
    plates = page.locator(".seat").all_inner_texts()
    assert players - 1 == len(plates)
    assert [] == [plate for plate in plates if " of " not in plate and "wants 0" not in plate]
    # The cards of a trick lie a little askew, so that the corners of two of them may touch.
    over = over_each_other(page, ".seat", ".hand", ".prompt", ".trick .card")
    assert [] == [found for found in over if found.count("card.") < 2]
    somebody.play_deal()
    expect(page.locator("#outcome")).not_to_be_empty()
    somebody.close()
    assert [] == somebody.complaints
