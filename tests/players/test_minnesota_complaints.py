"""Faults that players complain of in other programs do not happen here; South Dakota and Askov at their turns."""

from typing import Any

import pytest

from tests.players.scripted import acted, begun, cards, dealt, decided, game, said
from whistclub.players.minnesota.counts import dix_count, nola_count
from whistclub.players.minnesota.player import MinnesotaPlayer

EAST_GRANDS = "N lay C2, E lay C3, S lay C4, W lay C5"


def turn(script: str, preset: str = "minnesota", dealer: str = "N", **hands: str) -> tuple[str, str]:
    of: Any = game(preset)
    return said(decided(of, MinnesotaPlayer(of), acted(begun(of, dealt(**hands), dealer), script)))


def test_no_suit_is_led_that_the_partner_is_void_in() -> None:
    hands = {
        "N": "SK SJ S8 S7 S4 H7 H3 H2 D9 D5 C2 C6 C9",
        "E": "C3 S5 S3 SA ST S2",
        "S": "C4 H9 H8 DA D2 H4 H5 H6 D3 D4 D6 D7 C7",
        "W": "C5 S6 SQ S9",
    }
    script = f"{EAST_GRANDS}, N play SK, E play S5, S play H8, W play S6"
    card, _ = turn(script, **hands)
    assert "S" != card.split()[1][0]


def test_a_master_is_not_thrown_away_in_a_high() -> None:
    hands = {
        "N": "SK SJ S8 S4 C2",
        "E": "C3 S5 SA",
        "S": "HA H9 D8 DA D3 D2 C4 C7 C8 DT H8 H7 H6",
        "W": "C5 S3",
    }
    card, _ = turn(f"{EAST_GRANDS}, N play S4, E play SA", **hands)
    assert card not in {"play HA", "play DA"}


def test_a_king_seen_as_a_bid_card_is_not_feared_from_the_last_hand() -> None:
    """East has the king and has played low, so the queen is as good as the ace whatever West has."""
    hands = {"N": "C2 S3 DA", "E": "SK S5 D3", "S": "SA SQ S2 D4", "W": "S4 D5"}
    script = "N lay C2, E lay SK, S lay D4, W lay D5, N play DA, E play D3, S play D4, W play D5"
    assert ("play SQ", "why-sure-to-win") == turn(f"{script}, N play S3, E play S5", **hands)


def test_in_south_dakota_the_first_lead_is_from_the_best_suit_and_names_it_trump() -> None:
    hands = {"N": "C2", "E": "C3 HA HK H9 H8 H4 SA S2 S3 D2 D3 D4 C6", "S": "C4", "W": "C5"}
    assert ("play HA", "why-lead-names-trump") == turn(EAST_GRANDS, "south_dakota", **hands)


LOW_HAND = "S2 S4 S6 S8 H2 H3 H5 D2 D3 D6 C2 C4 C7"
HIGH_HAND = "SA SK SQ SJ ST S9 S8 HA HK DA CA C2 D2"
MIDDLE = "SA S7 S4 HK H9 H2 DQ DT D4 D3 C9 C6 CJ"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (LOW_HAND, ("call sola_nola", "why-call-nola")),
        (HIGH_HAND, ("call grand_dix", "why-call-dix")),
        (MIDDLE, ("call pass", "why-call-pass")),
    ],
)
def test_a_special_is_called_from_a_hand_that_can_make_it(hand: str, expected: tuple[str, str]) -> None:
    of: Any = game("askov")
    position = begun(of, dealt(E=hand), "N")
    for who in range(4):
        position = position.play(who, position.legal(who)[0])
    assert expected == said(decided(of, MinnesotaPlayer(of), position))


def test_the_counts_behind_the_specials() -> None:
    assert 0 == nola_count(cards(LOW_HAND))
    assert (7 + 2 + 1 + 1, 4) == dix_count(cards(HIGH_HAND))
    assert (1, 1) == dix_count(cards(MIDDLE))


NOLA = "N lay C3, E lay C2, S lay C5, W lay C6, E call sola_nola, S call pass, W call pass, N call pass"
NOLA_HANDS = {
    "E": "S2 S4 S6 SJ H2 H3 H5 D2 D3 D6 C2 C4 C7",
    "W": "C6 S3 SK SA HK HA DK DA D4 D8 H9 HT CA",
    "S": "C5 S5 S7 S9 H4 H6 H7 HQ D5 D7 DQ CJ CQ",
}


def test_in_the_exchange_the_bidder_passes_its_worst_card_and_the_partner_its_lowest() -> None:
    of: Any = game("askov")
    position = acted(begun(of, dealt(**NOLA_HANDS), "N"), NOLA)
    assert ("exchange SJ", "why-pass-worst") == said(decided(of, MinnesotaPlayer(of), position))
    position = acted(position, "E exchange SJ")
    assert ("exchange S3", "why-pass-lowest") == said(decided(of, MinnesotaPlayer(of), position))


EXCHANGED = f"{NOLA}, E exchange SJ, W exchange S3"


def test_the_opponents_lead_low_to_a_sola_nola() -> None:
    of: Any = game("askov")
    position = acted(begun(of, dealt(**NOLA_HANDS), "N"), EXCHANGED)
    lead = decided(of, MinnesotaPlayer(of), position)
    assert (0, "why-lead-under") == (position.turn, lead.why.key)


def test_a_trick_that_already_covers_the_bidder_takes_the_highest_useless_card() -> None:
    script = f"{EXCHANGED}, N play H8, E play H5"
    assert ("play HQ", "why-covered") == turn(script, "askov", **NOLA_HANDS)


def test_the_last_of_three_stays_under_a_bidder_who_is_winning() -> None:
    hands = NOLA_HANDS | {"E": "S2 S4 S6 SJ HJ H3 H5 D2 D3 D6 C2 C4 C7", "N": "H8 C3 H2"}
    script = f"{EXCHANGED}, N play H8, E play HJ"
    assert ("play H7", "why-under-bidder") == turn(script, "askov", **hands)


def test_the_bidder_of_a_sola_nola_plays_the_highest_card_that_loses() -> None:
    assert ("play H5", "why-duck") == turn(f"{EXCHANGED}, N play H8", "askov", **NOLA_HANDS)


DIX = "N lay C3, E lay C2, S lay C5, W lay C6, E call grand_dix"
DIX_HANDS = {"E": HIGH_HAND, "W": "C6 C3 C4 DK DQ D9 D3 HQ HJ H9 H8 S2 S3", "S": "C5 S5", "N": "C7 S4"}


def test_the_partner_leads_to_a_grand_dix_where_the_bidder_is_likely_to_be_high() -> None:
    script = "N lay C7, E lay C2, S lay C5, W lay C6, E call grand_dix"
    assert ("play S2", "why-dix-partner") == turn(script, "askov", **DIX_HANDS)


def test_in_a_trick_of_three_the_bidders_left_is_last_and_beats_the_bidder_if_it_can() -> None:
    opened = "N lay C7, E lay C2, S lay C5, W lay C6, E call grand_dix"
    script = f"{opened}, W play S2, N play S4, E play SA, S play S5"
    assert ("play SK", "why-dix-run") == turn(script, "askov", **DIX_HANDS)
    hands = {"E": "SA SK SQ SJ ST S9 S8 HA HK DK CA C2 D2", "S": "C5 S5 DA D4", "N": "C7 S4 D5", "W": "C6 S2"}
    script = f"{script}, E play DK"
    assert ("play DA", "why-dix-beat") == turn(script, "askov", **hands)
