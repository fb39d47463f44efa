"""Rank and every suit of every card lie in sight: in the hand, in the trick and wherever else cards lie, on every
screen.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import pytest

from tests.browser.club import QUICK, settled
from tests.browser.conftest import People
from tests.browser.lying import SEEN, SIZES, Laid
from tests.sampling import draws
from whistclub.cards.decktet import DECKTET, SUITS
from whistclub.cards.french import FRENCH

AtEachSize = Callable[[str, Callable[[Laid], Iterator[list[str]]]], list[str]]
LIFTING = {**QUICK, "confirm": "always"}
FRENCH_CARDS = [card.text for card in FRENCH.cards]
DECKTET_CARDS = [card.text for card in DECKTET.cards]
THREE_SUITS = [card for card in DECKTET_CARDS if len(card) == 4]
BY_SUITS = sorted(DECKTET_CARDS, key=len, reverse=True)
WHOLE = ("small upright", "phone lying", "desktop")[: draws(1, 3)]
"""The screens where everything is laid; on the others, where only the places differ, the first portions."""
FIRST = draws(2, 3)


def by(count: int, cards: Sequence[str]) -> list[Sequence[str]]:
    """The cards in portions; the last one may be smaller."""
    return [cards[at : at + count] for at in range(0, len(cards), count)]


def plays(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"play {card}" for card in cards)


@pytest.fixture
def at_each_size(person: People) -> AtEachSize:
    """Lays cards at a table of one preset on every screen, and says where of which card what was hidden.

    The portions that are hardest to show come first.
    """

    def look(preset: str, lay: Callable[[Laid], Iterator[list[str]]]) -> list[str]:
        table = Laid(person(SIZES["phone upright"], settings=LIFTING), preset)
        found = []
        for size in SEEN:
            table.resize(size)
            portions = islice(lay(table), None if size in WHOLE else FIRST)
            found += sorted({f"{size}: {one}" for portion in portions for one in portion})
        return found

    return look


def test_in_a_hand_of_thirteen_every_index_is_in_sight(at_each_size: AtEachSize) -> None:
    def lay(table: Laid) -> Iterator[list[str]]:
        mixed = FRENCH_CARDS[::4]
        table.lay(hand=mixed, legal=plays(mixed), phase="play")
        yield table.hidden_when_lifted()
        for hand in by(13, FRENCH_CARDS):
            table.lay(hand=hand, legal=plays(hand[::2]), phase="play")
            yield table.hidden()
        for count in (12, 10, 7, 4):
            table.lay(hand=mixed[:count], phase="play")
            yield table.hidden()

    assert [] == at_each_size("whist", lay)


@pytest.mark.long
def test_in_a_hand_of_the_decktet_every_suit_is_in_sight(at_each_size: AtEachSize) -> None:
    def lay(table: Laid) -> Iterator[list[str]]:
        for count in (10, 7):
            table.lay(hand=BY_SUITS[:count], legal=plays(BY_SUITS[:count]), phase="play", led="LX")
            yield table.hidden_when_lifted()
        for count, cards in (
            (9, BY_SUITS),
            (10, DECKTET_CARDS),
            (7, DECKTET_CARDS),
            (8, THREE_SUITS),
            (5, BY_SUITS),
        ):
            for hand in by(count, cards):
                table.lay(hand=hand, legal=plays(hand[::2]), phase="play", led="LX")
                yield table.hidden()

    assert [] == at_each_size("hermits", lay)


def test_in_a_trick_all_four_cards_are_in_sight(at_each_size: AtEachSize) -> None:
    def lay(table: Laid) -> Iterator[list[str]]:
        for start in range(0, 52, 4):
            cards = FRENCH_CARDS[start : start + 4]
            table.lay(hand=FRENCH_CARDS[:5], phase="play", trick=[*enumerate(cards)])
            yield table.hidden()

    assert [] == at_each_size("whist", lay)


@pytest.mark.long
def test_beside_the_dummy_s_card_one_s_own_and_the_trump_are_in_sight(at_each_size: AtEachSize) -> None:
    def lay(table: Laid) -> Iterator[list[str]]:
        for i, (dummys, own) in enumerate(by(2, DECKTET_CARDS)):
            table.lay(
                hand=DECKTET_CARDS[:4],
                phase="play",
                led=dummys,
                trick=[(0, own)],
                piles=[["side", [SUITS[i % 6]], 5, "wilds"]],
                trump=SUITS[i % 6],
            )
            yield table.hidden()

    assert [] == at_each_size("hermits", lay)


@pytest.mark.long
def test_the_ace_turned_for_trump_is_in_sight(at_each_size: AtEachSize) -> None:
    def lay(table: Laid) -> Iterator[list[str]]:
        for suit in SUITS:
            table.lay(
                hand=DECKTET_CARDS[:7],
                phase="play",
                led="LX",
                piles=[["side", [f"{suit}A"], 5, "aces"]],
                trump=suit,
            )
            yield table.hidden()

    assert [] == at_each_size("gongor", lay)


@pytest.mark.long
def test_bid_cards_shown_and_signals_of_two_are_in_sight(at_each_size: AtEachSize) -> None:
    tags = [
        [seat, ["tag-low" if seat < 3 else "tag-high", []], cards]
        for seat, cards in enumerate((["HT", "DQ"], ["H2", "H3"], ["DT", "D9"], ["CT", "SQ"]))
    ]

    def lay(table: Laid) -> Iterator[list[str]]:
        for phase in ("overcalling", "playing"):
            table.lay(hand=FRENCH_CARDS[:13], phase=phase, tags=tags, to_act=[1])
            yield table.hidden()
        if table.page.locator("button.score").is_visible():
            table.page.locator("button.score").click()
            settled(table.page)
            hidden = table.hidden("dialog")
            table.page.keyboard.press("Escape")
            yield hidden

    assert [] == at_each_size("minnesota", lay)


@pytest.mark.long
def test_an_open_hand_and_the_turned_card_are_in_sight(at_each_size: AtEachSize) -> None:
    def lay(table: Laid) -> Iterator[list[str]]:
        for seat, suit in enumerate("SHC", 1):
            shown = [(seat, card) for card in FRENCH_CARDS if card[0] == suit]
            trick = [(seat, f"D{'A2K'[seat - 1]}") for seat in range(1, 4)]
            table.lay(
                hand=FRENCH_CARDS[39:50],
                phase="play",
                shown=shown,
                trick=trick,
                open_hands=[seat],
            )
            yield table.hidden()
        for phase in ("auction", "play"):
            table.lay(hand=FRENCH_CARDS[:13], phase=phase, piles=[["turned", ["HT"], 0, ""]])
            yield table.hidden()

    assert [] == at_each_size("solo", lay)
