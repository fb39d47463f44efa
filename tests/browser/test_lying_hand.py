"""The hand on a phone lying on its side: all of it within the frame, and every card to be hit by a thumb."""

import pytest

from tests.browser.club import resize, settled
from tests.browser.conftest import People
from tests.browser.lying import hidden
from tests.browser.test_plates import over_each_other
from tests.sampling import thinned
from whistclub.games.registry import games_in_order, presets_of

SIZES = ((844, 390), (640, 360))
LEAST_PX = 24
"""The part of a card that must be free to be hit: the least size of a target by WCAG 2.2."""
_HANDS = """(least) => {
    const found = [];
    const cards = [...document.querySelectorAll('.hand .card')];
    const hit = (x, y) => document.elementFromPoint(x, y)?.closest('.card');
    for (const card of cards) {
        const at = card.getBoundingClientRect();
        if (at.left < 0 || at.right > innerWidth || at.top < 0) found.push(`${card.dataset.card} stands out of the frame`);
        if (Math.min(at.bottom, innerHeight) - at.top < 44) found.push(`too little of ${card.dataset.card} is above the lower edge`);
        for (const x of [1, least / 2, least - 1])
            for (const y of [2, least, 42])
                if (hit(at.left + x, at.top + y) !== card) found.push(`${card.dataset.card} is not hit at ${x}, ${y}`);
    }
    const last = cards.at(-1)?.getBoundingClientRect();
    if (!last) return ['no hand'];
    if (hit(last.right - 6, last.top + 30) !== cards.at(-1)) found.push('the last card is not hit at its right edge');
    return found;
}"""
PRESETS = [
    *(presets_of(key)[0].name for key in games_in_order()),
    *("askov", "norwegian", "oh_hell_long", "hermits_eight_tricks"),
]
"""The usual preset of every game, and those with other calls or another number of cards."""


@pytest.mark.parametrize("preset", thinned(PRESETS, ("solo", "hermits")))
def test_every_card_of_the_hand_lies_in_the_frame_and_can_be_hit(person: People, preset: str) -> None:
    somebody = person(SIZES[0], language="de")
    somebody.open_table(preset, seed="4")
    assert somebody.my_turn()
    for _ in range(3):
        for width, height in SIZES:
            resize(somebody.page, width, height)
            assert [] == somebody.page.evaluate(_HANDS, LEAST_PX), width
        somebody.act_once()
        if not somebody.my_turn():
            break


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_while_a_solitaire_asks_for_a_bid_every_suit_of_the_hand_is_in_sight(
    person: People, size: tuple[int, int]
) -> None:
    somebody = person(size)
    somebody.open_table("gongor", seed="4")
    for _ in range(6):
        assert somebody.my_turn()
        settled(somebody.page)
        assert [] == hidden(somebody.page, ".hand")
        assert [] == [
            one
            for one in over_each_other(
                somebody.page, ".pick", ".decide", ".against-dummy .card", ".pile .card", ".prompt"
            )
            if not one.startswith("card")
        ]
        somebody.act_once()
