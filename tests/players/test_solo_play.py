"""The player of Solo Whist at the table: hands written for each thing a sensible person does."""

from random import Random

import pytest

from tests.rules.solo_table import MIXED, acted, game, seat, start
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.solo import SoloView
from whistclub.players.player import USUAL, Budget, Decision
from whistclub.players.solo.misere import danger, may_still_hold
from whistclub.players.solo.player import SoloPlayer
from whistclub.players.solo.table import chance_of_none, table_of
from whistclub.rules.actions import Play

GAME = game("solo")
PLAYER = SoloPlayer(GAME)

NORTH_MISERE = "N call misere, E call pass, S call pass, W call pass, N call pass"
EAST_MISERE = "N call pass, E call misere, S call pass, W call pass, E call pass"
WEST_MISERE = "N call pass, E call pass, S call pass, W call misere, W call pass"
EAST_OPEN = "N call pass, E call misere_ouverte, S call pass, W call pass, E call pass"
EAST_SOLO = "N call pass, E call solo, S call pass, W call pass, E call pass"
WEST_SOLO = "N call pass, E call pass, S call pass, W call solo, W call pass"
NORTH_EAST = "N call propose, E call accept, S call pass, W call pass"
NORTH_SOUTH = "N call propose, E call pass, S call accept, W call pass"


def view(script: str, who: str, hands: tuple[str, ...] = MIXED) -> SoloView:
    """The view of a seat after these acts; west deals, so north leads, and west's spade ace or last card is turned."""
    position = acted(start(GAME, hands, dealer="W"), script)
    seen = GAME.view(position, seat(who))
    assert isinstance(seen, SoloView)
    return seen


def decided(script: str, who: str, hands: tuple[str, ...] = MIXED) -> Decision:
    return PLAYER.decide(view(script, who, hands), Random(0), USUAL)


def card_and_why(script: str, who: str, hands: tuple[str, ...] = MIXED) -> tuple[str, str]:
    decision = decided(script, who, hands)
    assert isinstance(decision.action, Play)
    return decision.action.card.text, decision.why.key


def swapped(*exchanges: str) -> tuple[str, ...]:
    """The mixed hands with pairs of cards exchanged between their holders: `CK C4`."""
    table: dict[str, str] = {}
    for pair in exchanges:
        one, other = pair.split()
        table |= {one: other, other: one}
    return tuple(" ".join(table.get(card, card) for card in hand.split()) for hand in MIXED)


def passed_on(*cards: str) -> tuple[str, ...]:
    """The mixed hands where the holder of one of these cards gets the next one instead, and the last holder the
    first.
    """
    table = dict(zip(cards, (*cards[1:], cards[0]), strict=True))
    return tuple(" ".join(table.get(card, card) for card in hand.split()) for hand in MIXED)


def test_under_a_card_that_covers_the_declarer_goes_the_highest_useless_one() -> None:
    played = f"{EAST_MISERE}, N play CT, E play C7"
    assert ("C8", "why-solo-highest-useless") == card_and_why(played, "S")
    assert ("C9", "why-solo-highest-useless") == card_and_why(f"{played}, S play C8", "W")


def test_while_the_declarer_of_a_misere_is_winning_everybody_stays_under() -> None:
    assert ("C8", "why-solo-under-declarer") == card_and_why(f"{EAST_MISERE}, N play C2, E play CJ", "S")


def test_before_the_declarer_of_a_misere_plays_the_trick_is_kept_low() -> None:
    assert ("C3", "why-solo-stay-under") == card_and_why(f"{WEST_MISERE}, N play C6", "E")
    assert ("C3", "why-solo-lowest-over") == card_and_why(f"{WEST_MISERE}, N play C2", "E")


def test_where_the_declarer_is_covered_and_nothing_is_lower_the_highest_goes() -> None:
    hands = swapped("C4 D2", "C8 D6")
    assert "CQ" in hands[2].split()
    played = f"{EAST_MISERE}, N play C6, E play C4"
    assert ("CQ", "why-only-card") == card_and_why(played, "S", hands)
    more = swapped("C4 D2", "C8 D6", "CK S9")
    assert ("CK", "why-solo-spend-high") == card_and_why(played, "S", more)


def test_a_misere_is_not_defended_blindly_a_card_ducked_tells_what_is_not_held() -> None:
    """East went under the ten with the seven, and so holds neither the eight nor the nine."""
    seen = view(
        f"{EAST_MISERE}, N play CT, E play C7, S play C8, W play C9, N play D5, E play D2, S play D3", "W"
    )
    table = table_of(seen)
    held = may_still_hold(table.reading, seat("E"))
    assert not held & FRENCH.mask(cards_from_text(FRENCH, "C8 C9"))
    assert held & FRENCH.card("CJ").bit


def test_the_lead_goes_where_the_declarer_of_a_misere_is_short_of_low_cards() -> None:
    hands = (
        "C2 C3 C4 C6 CT H8 HQ D5 D9 DK S3 S7 SJ",
        "C7 CJ CK D2 D6 DT DA H5 H9 HK S4 S5 S8",
        "C8 C9 CQ D3 D7 DJ H3 H6 HT HA S2 S9 SK",
        "C5 CA D4 D8 DQ H2 H4 H7 HJ S6 ST SQ SA",
    )
    played = f"{EAST_MISERE}, N play CT, E play C7, S play C9, W play C5"
    card, why = card_and_why(played, "N", hands)
    assert ("C", "why-solo-lead-under") == (card[0], why)


OPEN_HANDS = (
    "C6 C9 CT CJ D3 D7 H9 HT HJ HQ S9 ST SJ",
    "C2 C3 C4 C5 D8 DT H2 H3 H4 S2 S3 S4 S5",
    "C7 CQ CK D2 D4 D9 DJ H5 H6 H7 S6 S7 S8",
    "C8 CA D5 D6 DQ DK DA H8 HK HA SQ SK SA",
)
"""East's only weak suit is diamonds, where nothing is under the eight."""


def test_an_open_hand_is_read() -> None:
    played = f"{EAST_OPEN}, N play CJ, E play C5, S play C7, W play C8"
    decision = PLAYER.decide(view(played, "N", OPEN_HANDS), Random(0), Budget(samples=0))
    card, why = decision.action.text.removeprefix("play "), decision.why.key
    assert card in {"D3", "D7"}
    assert "why-solo-lead-at-open-hand" == why


def test_an_open_hand_is_caught() -> None:
    position = acted(
        start(GAME, OPEN_HANDS, dealer="W"), f"{EAST_OPEN}, N play CJ, E play C5, S play C7, W play C8"
    )
    while position.to_act():
        who = min(position.to_act())
        position = position.play(who, PLAYER.choose(GAME.view(position, who), Random(0), USUAL))
    assert (16, -48, 16, 16) == position.result().points


def test_the_declarer_of_a_misere_ducks_with_the_highest_card_that_stays_under() -> None:
    assert ("C7", "why-solo-duck-highest") == card_and_why(f"{EAST_MISERE}, N play CT", "E")


def test_the_declarer_of_a_misere_forced_over_plays_the_card_most_likely_to_be_covered() -> None:
    assert ("C3", "why-solo-hope-to-be-covered") == card_and_why(f"{EAST_MISERE}, N play C2", "E")


def test_the_declarer_of_a_misere_leads_what_is_likely_to_be_covered() -> None:
    assert ("C2", "why-solo-misere-lead") == card_and_why(NORTH_MISERE, "N")


def test_the_declarer_of_a_misere_throws_away_the_card_that_could_be_caught() -> None:
    hands = (
        "C6 CT CA CK C9 C5 C4 HQ S9 SJ ST SQ SK",
        "D2 D3 D4 D5 H2 H3 H4 H5 S2 S3 S4 S5 DA",
        "C3 C7 D6 D7 D8 D9 H6 H7 H8 H9 S6 S7 S8",
        "C2 C8 CJ CQ DT DJ DQ DK HT HJ HK HA SA",
    )
    assert ("DA", "why-solo-throw-danger") == card_and_why(f"{EAST_MISERE}, N play C4", "E", hands)


@pytest.mark.parametrize(
    ("mine", "out", "is_safe"),
    [
        ("S2 S4 S6", "S3 S5 S7 S8 S9 ST SJ SQ SK SA", True),
        ("S2", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA", True),
        ("S3", "S2 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA", False),
        ("S2 SA", "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK", False),
        ("SA", "", True),
    ],
)
def test_a_suit_is_safe_in_a_misere_while_its_low_cards_keep_pace(
    mine: str, out: str, *, is_safe: bool
) -> None:
    cards = (FRENCH.mask(cards_from_text(FRENCH, text)) for text in (mine, out))
    assert is_safe == (danger(*cards) == 0)


def test_a_master_is_not_thrown_away_in_solo() -> None:
    """South cannot follow; the ace of hearts is good, the small cards are not."""
    hands = swapped("D3 H4", "D7 H8", "DJ HQ")
    assert not any(card.startswith("D") for card in hands[2].split())
    card, _ = card_and_why(f"{EAST_SOLO}, N play D5, E play DA", "S", hands)
    assert card not in {"HA", "SK", "CQ"}


def test_a_partner_against_a_solo_is_not_overtaken_for_nothing() -> None:
    hands = passed_on("CA", "CK", "CQ")
    assert "CA" in hands[2].split()
    assert ("C4", "why-solo-partner-has-it") == card_and_why(f"{EAST_SOLO}, N play CK, E play C3", "S", hands)


@pytest.mark.parametrize(("script", "partner"), [(NORTH_EAST, "E"), (NORTH_SOUTH, "S")])
def test_in_proposal_and_acceptance_a_partner_who_has_the_trick_is_not_overtaken(
    script: str, partner: str
) -> None:
    """Neighbours or opposite, the ace of the partner wins by itself."""
    hands = swapped("HA H4", "HK HT") if partner == "S" else swapped("HA H4")
    lowest = {"E": "H5", "S": "H2"}[partner]
    before = "" if partner == "E" else ", E play H5"
    card, why = card_and_why(f"{script}, N play HA{before}", partner, hands)
    assert (lowest, "why-solo-partner-ahead") == (card, why)


def test_in_proposal_and_acceptance_the_neighbour_to_the_right_is_an_opponent() -> None:
    """South plays after east, its opponent, with only west to come, also one: the king is beaten with the ace."""
    card, why = card_and_why(f"{NORTH_SOUTH}, N play H4, E play HK", "S")
    assert ("HA", "why-solo-master-unless-ruffed") == (card, why)


def test_the_last_to_play_takes_the_trick_as_cheaply_as_possible() -> None:
    assert ("CK", "why-solo-win-cheaply") == card_and_why(
        f"{WEST_SOLO}, N play C2, E play CJ, S play CQ", "W"
    )


def test_a_trick_that_cannot_be_won_costs_the_lowest_card() -> None:
    assert ("C4", "why-solo-cannot-win") == card_and_why(
        f"{EAST_SOLO}, N play CT, E play CK", "S", swapped("CJ CK")
    )


LONG_SPADES = (
    "C2 C6 CT CJ D5 D9 DK H4 H8 HQ H9 S3 S7",
    "SA SK SQ SJ ST S9 S8 CA CK DA H5 H2 D2",
    "C4 C8 CQ D3 D7 DJ D6 H6 HT HJ H3 S5 S4",
    "C5 C9 C3 C7 D4 D8 DQ DT H7 HK HA S2 S6",
)
EAST_ABONDANCE = "N call pass, E call abondance, S call pass, W call pass, E call pass, E trump S"


def test_an_abondance_draws_trumps() -> None:
    played = f"{EAST_ABONDANCE}, N play C2, E play CA, S play C4, W play C3"
    card, why = card_and_why(played, "E", LONG_SPADES)
    assert ("S", "why-solo-draw-trumps") == (card[0], why)


def test_no_trumps_are_drawn_once_the_others_have_none() -> None:
    tricks = "N play C2, E play CA, S play C4, W play C3, E play SA, S play S4, W play S2, N play S3, E play SK, S play S5, W play S6, N play S7"
    card, why = card_and_why(f"{EAST_ABONDANCE}, {tricks}", "E", LONG_SPADES)
    assert ("DA", "why-solo-lead-long") == (card, why)


def test_a_declarer_ruffs_what_the_others_would_win() -> None:
    hands = (
        "C2 C6 CT CJ D4 D5 D9 H4 H8 H9 HQ ST SJ",
        "D2 D3 DQ DK DA H2 HK HA S3 S4 S7 S8 S9",
        "C4 C8 CQ CK CA D6 D7 DJ H3 H6 HT HJ SA",
        "C3 C5 C7 C9 D8 DT H5 H7 S2 S5 S6 SQ SK",
    )
    assert ("S3", "why-solo-ruff") == card_and_why(f"{EAST_SOLO}, N play CJ", "E", hands)


def test_a_defender_leads_from_length_where_that_parts_the_best_lead_from_the_next() -> None:
    decision = decided(EAST_SOLO, "N")
    assert ("play C2", "why-solo-lead-long") == (decision.action.text, decision.why.key)
    assert ("C2", max(one.worth for one in decision.ground.rated)) in decision.ground.rated


def test_a_general_misere_is_rid_of_high_cards_first() -> None:
    of = game("solo", all_pass="general_misere")
    position = acted(
        start(of, MIXED, dealer="W"),
        "N call pass, E call pass, S call pass, W call pass, N play CA, E play CJ",
    )
    decision = SoloPlayer(of).decide(of.view(position, seat("S")), Random(0), USUAL)
    assert ("play CQ", "why-solo-general-early") == (decision.action.text, decision.why.key)


def test_the_odds_of_a_hand_without_certain_cards_are_those_of_a_uniform_deal() -> None:
    """39 cards unseen, 13 in each hand: none of three aces with probability 26*25*24 / (39*38*37)."""
    reading = table_of(view(EAST_SOLO, "N", swapped("SA S3", "CA C2"))).reading
    away = FRENCH.mask(cards_from_text(FRENCH, "HA DA"))
    unknown_to_south = reading.may_hold[seat("S")]
    assert away & unknown_to_south == away
    assert 25 * 24 / (38 * 37) == pytest.approx(chance_of_none(reading, seat("S"), away), abs=0.03)


def test_a_spectator_or_a_seat_not_to_act_is_given_no_act() -> None:
    with pytest.raises(ValueError, match="no legal act"):
        decided(EAST_SOLO, "S")
