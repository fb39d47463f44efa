"""The players keep every line of the page of conventions, in High and in Low."""

from typing import Any

import pytest

from tests.players.scripted import acted, begun, dealt, decided, game, said
from tests.rules.minnesota_table import view
from whistclub.players.minnesota.player import MinnesotaPlayer
from whistclub.players.minnesota.table import USUAL_CARD, ConventionCard, table_of
from whistclub.rules.actions import Lay

EAST_GRANDS = "N lay C2, E lay C3, S lay C4, W lay C5"
INVITING = "SK SJ S8 S4 H7 H3 H2 D9 D5 C2 C6 C9 CT"
WEAK = "SQ S7 S2 H6 H5 D8 D7 D6 D4 D3 C4 C7 C8"
STRONG = "SA S7 S2 HA HQ HJ H9 H6 D8 D7 D6 C4 C8"
NORTH_LEADS = f"{EAST_GRANDS}, N play S4"
ALL_LOW = "N lay D2, E lay D3, S lay D4, W lay D5"


def turn(script: str, hands: dict[str, str], card: ConventionCard = USUAL_CARD) -> tuple[str, str]:
    """The card that the seat to act plays after these acts of a deal by North, and the key of its reason."""
    of: Any = game()
    position = acted(begun(of, dealt(**hands), "N"), script)
    return said(decided(of, MinnesotaPlayer(of, card), position))


@pytest.mark.rule("C1", "C2")
def test_the_invite_in_a_high_is_the_lowest_card_of_the_best_suit() -> None:
    hands = {"N": INVITING, "E": "C3 SA", "S": WEAK, "W": "C5"}
    assert ("play S4", "why-invite-high") == turn(EAST_GRANDS, hands)


@pytest.mark.rule("C3")
def test_an_invite_in_a_high_is_answered_with_the_highest_card() -> None:
    hands = {"N": INVITING, "E": "C3 SA S5", "S": WEAK, "W": "C5"}
    assert ("play SQ", "why-answer-high") == turn(f"{NORTH_LEADS}, E play S5", hands)
    assert ("play SQ", "why-answer-high") == turn(f"{NORTH_LEADS}, E play SA", hands)


@pytest.mark.rule("C3")
def test_a_sparing_partner_keeps_a_high_card_that_would_lose() -> None:
    hands = {"N": INVITING, "E": "C3 SA S5", "S": WEAK, "W": "C5"}
    sparing = ConventionCard(response="sparing")
    assert ("play S2", "why-answer-sparing") == turn(f"{NORTH_LEADS}, E play SA", hands, card=sparing)
    assert ("play SQ", "why-answer-high") == turn(f"{NORTH_LEADS}, E play S5", hands, card=sparing)


@pytest.mark.rule("C4")
def test_with_a_real_suit_of_ones_own_one_invites_in_it() -> None:
    hands = {"N": INVITING, "E": "C3 S5 SQ", "S": STRONG, "W": "C5 S3"}
    script = f"{NORTH_LEADS}, E play S5, S play SA, W play S3"
    assert ("play H6", "why-invite-high") == turn(script, hands)


@pytest.mark.rule("C5")
def test_a_very_weak_hand_leads_the_partners_suit_back_with_its_highest_card() -> None:
    hands = {"N": INVITING, "E": "C3 S5 S3", "S": WEAK, "W": "C5 S6 SA"}
    script = f"{NORTH_LEADS}, E play S5, S play SQ, W play S6"
    assert ("play S7", "why-return-high") == turn(script, hands)


@pytest.mark.rule("C6")
def test_the_grander_partners_suit_is_gone_back_to_before_any_other() -> None:
    of: Any = game()
    hands = dealt(
        N="HA HK HQ HJ H3 SA S9 S8 D9 D6 C2 C9 C8",
        E="C3 H4 S5 D2 SJ ST CA CQ CJ DJ DT D8 D5",
        S="C4 H5 H6 S6 S7 DA DQ D4 CK C7 S3 S2 D3",
    )
    script = (
        "N lay C2, E lay C3, S lay C4, W lay C5, W play S4, N play SA, E play S5, S play S6, "
        "N play H3, E play H4, S play H6, W play H8, W play DK, N play D6, E play D2, S play DA, "
        "S play C7, W play CT, N play C2, E play CJ, E play DT, S play DQ, W play D7, N play D9"
    )
    position = acted(begun(of, hands, "W"), script)
    assert "N" == "NESW"[view(of, position, "S").grander or 0]
    assert ("play H5", "why-partners-suit") == said(decided(of, MinnesotaPlayer(of), position))


@pytest.mark.rule("C6")
def test_a_suit_led_back_is_read_as_weakness_and_not_as_the_partners_own() -> None:
    of: Any = game()
    hands = dealt(N=INVITING, E="C3 S5 S3", S=WEAK, W="C5 S6 SA")
    script = f"{NORTH_LEADS}, E play S5, S play SQ, W play S6, S play S7, W play SA, N play S8, E play S3"
    table = table_of(view(of, acted(begun(of, hands, "N"), script), "N"), of.options, ConventionCard())
    assert table.partner_returned
    assert table.partners_invite is None


@pytest.mark.rule("C7")
def test_a_sluff_in_a_high_is_from_the_suit_one_does_not_want_led() -> None:
    hands = {
        "N": "SK SJ S8 S4 H7 H3 H2 D9 D5 C2 C6 C9 CT",
        "E": "C3 S5 SA",
        "S": "HA HK HQ H9 D8 D7 D3 D2 C4 C5 C7 C8 DT",
        "W": "S3",
    }
    script = "N lay C2, E lay C3, S lay C4, W lay S3, N play S4, E play S5"
    card, why = turn(script, hands)
    assert (True, "why-sluff-unwanted") == (card in {"play D2", "play C4"}, why)


@pytest.mark.rule("C7")
def test_partners_who_agreed_so_sluff_low_from_the_best_suit() -> None:
    hands = {"N": INVITING, "E": "C3 S5 SA", "S": "HA HK HQ H9 D8 D7 D3 D2 C4 C5 C7 C8 DT", "W": "S3"}
    script = "N lay C2, E lay C3, S lay C4, W lay S3, N play S4, E play S5"
    assert ("play H9", "why-sluff-from-best") == turn(script, hands, card=ConventionCard(sluff="from_best"))


@pytest.mark.rule("C8")
def test_the_invite_in_a_low_is_the_highest_card_of_the_weakest_suit() -> None:
    hands = {"N": "D2", "E": "C6 C4 C2 S9 S8 S6 D3 D9 DK HA H9 H6 HT", "S": "D4", "W": "D5"}
    assert ("play C6", "why-invite-low") == turn(ALL_LOW, hands)


@pytest.mark.rule("C9")
def test_an_invite_in_a_low_is_answered_with_the_highest_card() -> None:
    hands = {"N": "D2", "E": "C6 C4 C2 D3", "S": "D4 C9", "W": "D5 CJ C5 C3 SA SK"}
    assert ("play CJ", "why-answer-low") == turn(f"{ALL_LOW}, E play C6, S play C9", hands)


@pytest.mark.rule("C10")
def test_a_sluff_in_a_low_is_from_a_short_suit_without_low_cards() -> None:
    hands = {"N": "D2", "E": "C6 C4 C2 D3", "S": "D4 C9", "W": "HK HQ D5 D6 D7 D9 DT S2 S3 S5 S7 S9 SJ"}
    assert ("play HK", "why-sluff-low") == turn(f"{ALL_LOW}, E play C6, S play C9", hands)


@pytest.mark.rule("C11")
def test_later_in_a_low_one_leads_the_partners_suit_where_it_can_lose() -> None:
    hands = {
        "N": "D2 CT S5 S2",
        "E": "C6 C4 C2 D3 S8 S6",
        "S": "D4 C9 SA S4",
        "W": "D5 CK C5 C3 SJ S9 S3 HQ HK DK DQ",
    }
    script = (
        f"{ALL_LOW}, E play C6, S play C9, W play CK, N play CT, "
        "W play S9, N play S5, E play S8, S play SA, S play S4, W play SJ, N play S2, E play S6"
    )
    assert ("play C5", "why-partners-suit-low") == turn(script, hands)


def test_the_bid_card_is_the_lowest_of_the_wanted_colour() -> None:
    of: Any = game()
    position = begun(of, dealt(N="SA SK SQ S3 HA HK H4 DA D7 D5 C9 CT CA"), "N")
    decision = decided(of, MinnesotaPlayer(of), position)
    assert ("lay S3", "why-bid-high") == said(decision)
    position = begun(of, dealt(N="S9 S7 S5 S2 H8 H6 H4 D7 D5 D3 C8 C6 C3"), "N")
    decision = decided(of, MinnesotaPlayer(of), position)
    assert ("lay D3", "why-bid-low") == said(decision)


def test_a_hand_without_the_wanted_colour_lays_two_cards_of_the_other() -> None:
    of: Any = game()
    position = begun(of, dealt(N="HA HK HQ HJ HT H9 DA DK DQ DJ DT D9 D2"), "N")
    decision = decided(of, MinnesotaPlayer(of), position)
    assert isinstance(decision.action, Lay)
    assert ("lay D2 D9", "why-signal-high") == said(decision)


def test_in_the_european_game_red_means_high() -> None:
    of: Any = game("european")
    position = begun(of, dealt(N="SA SK SQ S3 HA HK H4 DA D7 D5 C9 CT CA"), "N")
    assert ("lay H4", "why-bid-high") == said(decided(of, MinnesotaPlayer(of), position))
