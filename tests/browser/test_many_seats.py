"""Tables of five and six in the browser: bids on the plates, and no plate over a card."""

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, QUICK, settled
from tests.browser.conftest import People
from tests.browser.played import play_on
from tests.browser.test_plates import over_each_other
from tests.sampling import thinned

PHONE = (390, 844)
SHORT = {"hook": "off", "cards": "2"}


@pytest.mark.long
@pytest.mark.parametrize("size", thinned([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])
@pytest.mark.parametrize("players", thinned([5, 6], [6]))
def test_at_a_table_of_many_the_bids_stand_on_the_plates_and_no_plate_lies_over_a_card(
    person: People, players: int, size: tuple[int, int]
) -> None:
    somebody = person(size, settings=QUICK)
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
    play_on(somebody)
    somebody.play_deal()
    expect(page.locator("#outcome")).not_to_be_empty()
