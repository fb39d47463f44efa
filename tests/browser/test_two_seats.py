"""A table of two: the opponent across, the stock with its open card, and the score by names."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, play_together, whose_turn
from tests.browser.conftest import People
from tests.browser.lying import SEEN, SIZES, Laid
from tests.browser.played import cards_left, play_on, played
from tests.sampling import thinned

TWO = "german_whist"
HAND = "SA SK S9 HA HT H4 H2 CQ C8 C7 DK DJ".split()
_OVERLAPS = """() => {
    const named = ['.chip', '.seat', '.peek', '.draw-pile', '.trick > *', '.prompt'];
    const shown = named.flatMap((one) => [...document.querySelectorAll('.cloth ' + one)].map((node) => [one, node.getBoundingClientRect()]));
    const found = [];
    shown.forEach(([one, a], i) => shown.slice(i + 1).forEach(([other, b]) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const most = one === other && one.startsWith('.trick') ? a.height / 2 : 2;
        if (across > 2 && down > most) found.push(one + ' ' + other);
    }));
    for (const [one, at] of shown) if (at.left < 0 || at.right > innerWidth || at.top < 0) found.push(one + ' leaves the screen');
    return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_stock_trick_and_plate_lie_apart_on_every_screen(person: People, language: str) -> None:
    table = Laid(person(SIZES["phone upright"], language=language), TWO)
    acts = [[0, "play S5"], [1, "play S4"], [0, "play H3"], [1, "play HJ"]]
    for size in SEEN:
        table.resize(size)
        for trick in ([], [[1, "C3"]], [[1, "C3"], [0, "CT"]]):
            table.lay(
                hand=HAND, trick=trick, piles=[["stock", ["DT"], 21, "stock"]], dealt=[15, 15], acts=acts
            )
            expect(table.page.locator(".draw-pile")).to_have_text(
                re.compile(r"^\D*22\D*$"), use_inner_text=True
            )
            assert [] == table.hidden(), size
            assert [] == table.page.evaluate(_OVERLAPS), size
        table.lay(hand=HAND[:6], trick=[], piles=[["stock", [], 0, "stock"]], tricks=[4, 3], acts=acts)
        expect(table.page.locator(".draw-pile")).to_have_count(0)
        assert [] == table.page.evaluate(_OVERLAPS), size


def test_two_people_sit_across_and_read_each_other_by_name(person: People) -> None:
    host, friend = person(DESKTOP), person(PHONE)
    path = host.open_table(TWO, bots=False)
    friend.join(path)
    expect(friend.page.locator(".st.n")).to_have_count(1)
    expect(host.page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(host.page.get_by_role("button", name="Make partner")).to_have_count(0)
    host.page.get_by_role("button", name="Deal the cards").click()
    assert whose_turn(host, friend) in (host, friend)
    for one in (host, friend):
        expect(one.page.locator(".seat")).to_have_count(1)
        expect(one.page.locator(".seat.n")).to_have_count(1)
        expect(one.page.locator(".draw-pile")).to_contain_text("26")
    play_on(host, friend, until=cards_left(2))
    play_together(host, friend)
    for one in (host, friend):
        expect(one.page.locator(".count")).to_contain_text("You")
        expect(one.page.locator(".cloth")).not_to_contain_text("They")
        one.look_back()
        expect(one.page.locator(".hd")).to_have_count(2)
        expect(one.page.locator(".result")).to_contain_text("Both hands")


@pytest.mark.long
def test_the_replay_of_two_hands_shows_the_open_card(person: People) -> None:
    somebody = person(PHONE)
    deal = played(somebody.club, TWO, "1")
    deal.comes(somebody).goto(deal.replay())
    somebody.page.locator(".board .pile .card").wait_for()
    places = [
        str(one.get_attribute("class")).split()[1] for one in somebody.page.locator(".board .who").all()
    ]
    assert ["n", "s"] == sorted(places)
