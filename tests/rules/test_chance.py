"""Chance: the generator against a second one written from its description, and the vectors."""

import hashlib
import hmac
from collections import Counter

import pytest

from whistclub.cards.card import cards_to_text
from whistclub.games.registry import make_game
from whistclub.rules.chance import Stream, first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed, deal_of_hands, four_hands, hand_size
from whistclub.rules.seats import FOUR, seat_letter

ONE = seed_from_text("1")
DAY = seed_from_text("2026-11-21")


def words(seed: bytes, label: str, count: int) -> list[int]:
    """The first words of a stream, as described."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        message = label.encode() + block.to_bytes(8, "big")
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        found += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        block += 1
    return found[:count]


def dealt(game: str, seed: bytes, number: int = 1, **options: str) -> tuple[list[str], list[str]]:
    deal = deal_from_seed(seed, make_game(game, options), number)
    return cards_to_text(deal.pack).split(), cards_to_text(deal.side).split()


def test_a_text_becomes_a_seed_by_its_hash() -> None:
    assert hashlib.sha256(b"whist:2026-11-21").digest() == DAY


def test_the_dealer_is_drawn_from_the_seed() -> None:
    assert ("S", "N") == (seat_letter(first_dealer(ONE), 4), seat_letter(first_dealer(DAY), 4))


@pytest.mark.parametrize(
    ("seed", "first", "last"),
    [(ONE, "SJ SA S5 H9 D9 H7", "H3 S2 D4 D3"), (DAY, "D2 D9 DQ C5", "H8 HA H2 HJ")],
)
@pytest.mark.parametrize("game", ["whist", "solo", "minnesota"])
def test_the_french_pack_of_a_seed(game: str, seed: bytes, first: str, last: str) -> None:
    pack, side = dealt(game, seed)
    assert (first.split(), last.split()) == (pack[: len(first.split())], pack[-len(last.split()) :])
    assert (52, []) == (len(set(pack)), side)


@pytest.mark.parametrize(("seed", "aces"), [(ONE, "SA WA KA MA YA LA"), (DAY, "YA KA SA LA MA WA")])
def test_the_aces_of_a_seed(seed: bytes, aces: str) -> None:
    assert aces.split() == dealt("gongor", seed)[1]


def test_the_gongor_pack_of_a_seed() -> None:
    pack = dealt("gongor", ONE)[0]
    assert ("YK8 MW3 MW6 SX MS8".split(), "LK6 SY6 WL4 SW5".split()) == (pack[:5], pack[-4:])


def test_the_hermits_packs_of_a_seed() -> None:
    pack, wilds = dealt("hermits", ONE, deck="extended")
    assert ("YK8 YA YK5 LX WA".split(), "SY6 WL4 SWKP SK3".split()) == (pack[:5], pack[-4:])
    assert "M W S L K Y".split() == wilds
    assert "M1 W1 M3 L2 S6".split() == dealt("hermits", ONE, deck="eight_tricks")[0][:5]


def test_wilds_last_a_whole_game_and_aces_one_passage() -> None:
    assert dealt("hermits", ONE, 1)[1] == dealt("hermits", ONE, 2)[1]
    assert dealt("gongor", ONE, 1)[1] != dealt("gongor", ONE, 2)[1]


def test_the_words_of_a_stream_are_those_described() -> None:
    found = Stream(ONE, "deal/3/pack")
    assert words(ONE, "deal/3/pack", 20) == [found.below(2**32) for _ in range(20)]


@pytest.mark.parametrize("bound", [1, 2, 7, 52, 3 * 2**30, 2**32 - 1])
def test_below_passes_over_the_words_that_would_favour_some(bound: int) -> None:
    fair = 2**32 // bound * bound
    expected = [word % bound for word in words(ONE, "x", 64) if word < fair]
    stream = Stream(ONE, "x")
    assert expected == [stream.below(bound) for _ in expected]


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_outside_its_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Stream(ONE, "x").below(bound)


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_seed_has_thirty_two_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(bytes(size), "x")


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    order = list("abcdefg")
    drawn = Stream(ONE, "shuffle")
    for last in range(6, 0, -1):
        other = drawn.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert tuple(order) == Stream(ONE, "shuffle").shuffled("abcdefg")


def test_every_order_of_three_is_about_as_frequent() -> None:
    found = Counter(Stream(ONE, f"order {n}").shuffled("abc") for n in range(6000))
    assert 6 == len(found)
    assert all(850 < count < 1150 for count in found.values())


def test_hands_are_cut_one_card_at_a_time_and_the_last_is_the_dealers() -> None:
    deal = deal_from_seed(ONE, make_game("whist", {}), 1)
    hands = four_hands(deal, FOUR[2])
    assert 13 == hand_size(deal)
    for place, card in enumerate(deal.pack):
        assert hands[(3 + place) % 4] & card.bit
    assert hands[2] & deal.pack[-1].bit


def test_a_deal_of_hands_deals_each_in_pack_order_and_the_turned_card_last() -> None:
    game = make_game("whist", {})
    first = deal_from_seed(ONE, game, 1)
    hands = four_hands(first, FOUR[1])
    turned = game.pack.members(hands[1])[4]
    deal = deal_of_hands(game.pack, hands, FOUR[1], turned)
    assert (hands, turned) == (four_hands(deal, FOUR[1]), deal.pack[-1])
    for place in range(3):
        held = [card.index for card in deal.pack[place::4]]
        assert sorted(held) == held
