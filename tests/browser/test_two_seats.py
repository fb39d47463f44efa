"""A table of two: the opponent across, the stock with its open card, and the score by names."""

import pytest

from tests.browser.club import DESKTOP, PHONE, play_together, whose_turn
from tests.browser.conftest import People
from tests.browser.lying import SIZES, Laid

TWO = "german_whist"
HAND = "SA SK S9 HA HT H4 H2 CQ C8 C7 DK DJ".split()
_OVERLAPS = """() => {
    const named = ['.chip', '.seat', '.peek', '.draw-pile', '.trick > *', '.prompt', '.packs'];
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_stock_trick_and_plate_lie_apart_on_every_screen(person: People, language: str) -> None:
    table = Laid(person(SIZES["phone upright"], language=language), TWO)
    acts = [[0, "play S5"], [1, "play S4"], [0, "play H3"], [1, "play HJ"]]
    for size, (width, height) in SIZES.items():
        table.page.set_viewport_size({"width": width, "height": height})
        for trick in ([], [[1, "C3"]], [[1, "C3"], [0, "CT"]]):
            table.lay(
                hand=HAND, trick=trick, piles=[["stock", ["DT"], 21, "stock"]], dealt=[15, 15], acts=acts
            )
            assert ["22"] == [
                word for word in table.page.locator(".draw-pile").inner_text().split() if word.isdigit()
            ]
            assert [] == table.hidden(), size
            assert [] == table.page.evaluate(_OVERLAPS), size
        table.lay(hand=HAND[:6], trick=[], piles=[["stock", [], 0, "stock"]], tricks=[4, 3], acts=acts)
        assert 0 == table.page.locator(".draw-pile").count()
        assert [] == table.page.evaluate(_OVERLAPS), size


def test_two_people_sit_across_and_read_each_other_by_name(person: People) -> None:
    host, friend = person(DESKTOP), person(PHONE)
    path = host.open_table(TWO, bots=False)
    friend.join(path)
    assert 1 == friend.page.locator(".st.n").count()
    assert 0 == host.page.get_by_role("button", name="Make partner").count()
    host.page.get_by_role("button", name="Deal the cards").click()
    assert whose_turn(host, friend) in (host, friend)
    for one in (host, friend):
        assert 1 == one.page.locator(".seat").count() == one.page.locator(".seat.n").count()
        assert "26" in one.page.locator(".draw-pile").inner_text()
    play_together(host, friend)
    for one in (host, friend):
        assert "You" in one.page.locator(".count").inner_text()
        assert "They" not in one.page.locator(".cloth").inner_text()
        one.look_back()
        one.page.locator(".hd").nth(1).wait_for()
        assert 2 == one.page.locator(".hd").count()
        assert "Both hands" in one.page.locator(".result").inner_text()


def test_the_replay_of_two_hands_shows_the_open_card(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table(TWO)
    somebody.play_deal()
    somebody.look_back()
    somebody.page.get_by_role("link", name="Replay").click()
    somebody.page.locator(".board .pile .card").wait_for()
    places = [
        str(one.get_attribute("class")).split()[1] for one in somebody.page.locator(".board .who").all()
    ]
    assert ["n", "s"] == sorted(places)
