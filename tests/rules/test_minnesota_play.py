"""Minnesota Whist: who leads, following, and the trump that a first lead names."""

import pytest

from tests.rules.minnesota_table import MIXED, acted, game, leader, played_out, seat, start, texts, view
from whistclub.cards.errors import IllegalAction

ALL_LOW = "N lay D5, E lay D2, S lay D3, W lay D4"
SOUTH_GRANDS = "N lay D5, E lay D2, S lay C4, W lay D4"


@pytest.mark.rule("M3")
def test_a_suit_is_followed_and_its_highest_card_leads_on() -> None:
    minnesota = game()
    position = acted(start(minnesota, MIXED), f"{ALL_LOW}, E play H5")
    assert ["play H2", "play H6", "play HT", "play HA"] == texts(position, "S")
    with pytest.raises(IllegalAction, match="must-follow"):
        acted(position, "S play CQ")
    position = acted(position, "S play H2, W play HJ, N play H8")
    assert ("W", (0, 0, 0, 1)) == (leader(position), view(minnesota, position, None).won)


@pytest.mark.rule("M3")
def test_who_cannot_follow_plays_anything_and_wins_nothing() -> None:
    minnesota = game()
    hands = ("S2 S3", "H2 H3", "D2 D3", "C2 C3")
    lays = "N lay S2 S3, E lay H2, S lay D2, W lay C2 C3"
    position = acted(start(minnesota, hands), f"{lays}, E play H2")
    assert ["play D2", "play D3"] == texts(position, "S")
    position = acted(position, "S play D3, W play C3, N play S3")
    assert ("E", (0, 1, 0, 0)) == (leader(position), view(minnesota, position, None).won)


@pytest.mark.rule("M14", "M27")
@pytest.mark.parametrize(
    ("high_lead", "expected"), [("right_of_grander", "E"), ("left_of_grander", "W"), ("grander", "S")]
)
def test_who_leads_to_a_high(high_lead: str, expected: str) -> None:
    assert expected == leader(acted(start(game(high_lead=high_lead), MIXED), SOUTH_GRANDS))


@pytest.mark.rule("M14")
def test_the_right_of_the_grander_leads_by_default() -> None:
    assert "E" == leader(acted(start(game(), MIXED), SOUTH_GRANDS))


@pytest.mark.rule("M15", "M28")
@pytest.mark.parametrize(("dealer", "left", "right"), [("N", "E", "W"), ("W", "N", "S")])
def test_the_dealers_left_leads_to_a_low_laid_in_cards_or_else_the_right(
    dealer: str, left: str, right: str
) -> None:
    assert left == leader(acted(start(game(), MIXED, dealer), ALL_LOW))
    assert right == leader(acted(start(game(low_lead="right_of_bidder"), MIXED, dealer), ALL_LOW))


@pytest.mark.rule("M28")
@pytest.mark.parametrize(
    ("low_lead", "words", "expected"),
    [
        ("left_of_dealer", "E say pass, S say nullo", "E"),
        ("right_of_bidder", "E say pass, S say nullo", "E"),
        ("right_of_bidder", "E say pass, S say pass, W say nullo", "S"),
        ("left_of_dealer", "E say pass, S say pass, W say nullo", "E"),
        ("right_of_bidder", "E say pass, S say pass, W say pass, N say pass", "W"),
        ("left_of_dealer", "E say pass, S say pass, W say pass, N say pass", "E"),
    ],
)
def test_who_leads_to_a_spoken_nullo(low_lead: str, words: str, expected: str) -> None:
    spoken = game(bidding="spoken", low_lead=low_lead)
    assert expected == leader(acted(start(spoken, MIXED), words))


@pytest.mark.rule("M42", "M43")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("E say grand", "S"),
        ("E say pass, S say nullo", "E"),
        ("E say pass, S say pass, W say nullo", "S"),
        ("E say pass, S say pass, W say pass, N say pass", "W"),
    ],
)
def test_who_leads_in_norwegian(words: str, expected: str) -> None:
    assert expected == leader(acted(start(game("norwegian"), MIXED), words))


@pytest.mark.rule("M16")
def test_all_thirteen_tricks_are_played() -> None:
    minnesota = game()
    for lays in (ALL_LOW, SOUTH_GRANDS):
        over = played_out(acted(start(minnesota, MIXED), lays))
        seen = view(minnesota, over, "N")
        assert (13, 56, "over", ()) == (sum(seen.won), len(seen.acts), seen.phase, seen.hand)
        with pytest.raises(IllegalAction, match="deal-over"):
            acted(over, "N play C2")


@pytest.mark.rule("M25", "M44")
def test_the_first_high_leads_in_south_dakota_and_the_suit_led_is_trump() -> None:
    dakota = game("south_dakota")
    position = acted(start(dakota, MIXED), SOUTH_GRANDS)
    assert ("S", "") == (leader(position), view(dakota, position, None).trump)
    assert 13 == len(texts(position, "S"))
    position = acted(position, "S play HA")
    assert "H" == view(dakota, position, None).trump
    assert ["play H3", "play H7", "play HJ"] == texts(position, "W")


@pytest.mark.rule("M25")
def test_a_trump_beats_the_suit_led() -> None:
    hands = ("S2 S3 HA", "D2 D3 C9", "S9 D9 C2", "C4 C5 HK")
    position = start(game(trump="first_lead", high_lead="grander"), hands, "S")
    position = acted(position, "N lay HA, E lay D2, S lay D9, W lay C4")
    position = acted(position, "W play C4, N play HA, E play C9, S play C2")
    position = acted(position, "E play D2, S play D9, W play C5")
    assert "W" == leader(acted(position, "N play S2"))
    assert "C" == view(game(), position, None).trump


@pytest.mark.rule("M25", "M46")
def test_a_low_has_no_trump() -> None:
    dakota = game("south_dakota")
    position = acted(start(dakota, MIXED), f"{ALL_LOW}, E play H5")
    assert "" == view(dakota, position, None).trump


@pytest.mark.rule("M46")
def test_the_dealers_left_leads_to_a_low_in_south_dakota() -> None:
    assert "E" == leader(acted(start(game("south_dakota"), MIXED), ALL_LOW))


def test_a_card_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalAction, match="not-your-turn"):
        acted(start(game(), MIXED), f"{ALL_LOW}, N play C2")


def test_a_bid_during_the_play_is_refused() -> None:
    with pytest.raises(IllegalAction, match="wrong-phase-play"):
        acted(start(game(), MIXED), f"{ALL_LOW}, E lay C3")


def test_the_dealers_seat_is_the_settings() -> None:
    assert seat("W") == view(game(), start(game(), MIXED, "W"), None).setting.dealer
