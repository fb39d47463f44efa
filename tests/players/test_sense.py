"""Card sense puts aside what the lessons warn beginners of."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.players.scripted import acted, begun, cards, dealt, decided, game, game_of_preset, said
from whistclub.cards.french import FRENCH
from whistclub.players.cardplay import follow_to_win
from whistclub.players.choice import Kind, because
from whistclub.players.levels import quick
from whistclub.players.player import Budget, Decision
from whistclub.players.reading import Reading, read
from whistclub.players.sense import Sense, SensiblePlayer, sense_of
from whistclub.rules.actions import Action
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.values import View


def pair_of(seat: int) -> tuple[Seat, Seat]:
    return FOUR[seat], partner_of(FOUR[seat])


def sensed(script: str, **hands: str) -> tuple[Reading, Sense]:
    """The reading and the sense of the seat to act in Whist, East leading and North, who deals, turning its lowest club
    for trump.
    """
    of: Any = game("whist")
    start = begun(of, dealt(**hands), "N", "C2")
    position = acted(start, script) if script else start
    me = min(position.to_act())
    reading = read(of.view(position, me))
    return reading, sense_of(reading, pair_of(me))


def left(script: str, **hands: str) -> str:
    return " ".join(card.text for card in FRENCH.iterate(sensed(script, **hands)[1].cards))


def alone(script: str, **hands: str) -> tuple[str, str]:
    chosen = sensed(script, **hands)[1].alone
    assert chosen is not None
    return chosen.card.text, chosen.why.key


def test_a_partners_sure_trick_is_not_taken_over() -> None:
    hands = {"N": "C2 H5", "E": "HQ HK", "S": "H6", "W": "HA H3 S4"}
    assert ("H3", "why-no-overtaking") == alone("E play HK, S play H6", **hands)
    last = {"N": "C2 HA H5", "E": "H4", "S": "HK", "W": "H3"}
    assert ("H5", "why-partner-is-sure") == alone("E play H4, S play HK, W play H3", **last)


def test_the_last_hand_takes_the_trick_as_cheaply_as_it_can() -> None:
    hands = {"N": "C2 HA HQ H5", "E": "HJ", "S": "H4", "W": "H3"}
    assert ("HQ", "why-last-takes") == alone("E play HJ, S play H4, W play H3", **hands)


def test_no_high_card_is_played_under_one_that_wins() -> None:
    hands = {"N": "C2 HK HQ H5", "E": "HA", "S": "H4", "W": "H3"}
    assert ("H5", "why-cannot-win") == alone("E play HA, S play H4, W play H3", **hands)


def test_the_second_hand_keeps_a_card_that_may_be_beaten() -> None:
    hands = {"N": "C2", "E": "H4", "S": "HK H5 H2"}
    assert ("H2", "why-second-low") == alone("E play H4", **hands)


def test_the_third_hand_beats_the_opponent_where_it_can() -> None:
    hands = {"N": "C2 HA", "E": "H4", "S": "HT", "W": "HK HJ H3"}
    assert "HJ HK" == left("E play H4, S play HT", **hands)


def test_no_winner_is_thrown_away_where_there_is_another_card() -> None:
    hands = {"N": "C2 H5", "E": "H4", "S": "HA", "W": "SA D2 D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK"}
    assert "D2" == left("E play H4, S play HA", **hands)


def test_a_partner_is_not_overruffed_with_a_higher_trump_than_is_needed() -> None:
    reading, _ = sensed(
        "E play H4, S play CK, W play H3", N="C2", E="H4", S="CK S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK"
    )
    late = replace(reading, hand=cards("C3 CA"), legal=cards("C3 CA"))
    assert cards("C3") == sense_of(late, pair_of(0)).cards
    assert "C3" == follow_to_win(late).card.text


def test_late_in_the_deal_a_winner_of_a_side_suit_is_led() -> None:
    reading, _ = sensed("", N="C2")
    held = cards("S2"), cards("SA D2"), cards("D3"), cards("S3")
    late = replace(reading, hand=held[1], legal=held[1], known=held, may_hold=held, out=cards("S2 S3 D3"))
    chosen = sense_of(late, pair_of(1)).alone
    assert chosen is not None
    assert ("SA", "why-cash") == (chosen.card.text, chosen.why.key)


def test_the_last_hand_ruffs_an_opponents_winner() -> None:
    hands = {"N": "C2 C3 S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ", "E": "HA", "S": "H4", "W": "H3"}
    assert ("C2", "why-last-takes") == alone("E play HA, S play H4, W play H3", **hands)


def test_a_sure_trick_of_the_partner_is_not_ruffed() -> None:
    hands = {"N": "C2 C3 S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ", "E": "H4", "S": "HA", "W": "H3"}
    assert ("S2", "why-sluff-only-suit") == alone("E play H4, S play HA, W play H3", **hands)


def test_a_partners_master_is_left_to_it_though_an_opponent_may_ruff() -> None:
    hands = {"N": "C2", "E": "HA", "S": "H4", "W": "C3 S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK"}
    assert ("S2", "why-sluff-only-suit") == alone("E play HA, S play H4", **hands)


class Watching:
    """A player that keeps what it was asked, and plays the last of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        self.asked.append(tuple(act.text for act in view.legal))
        return Decision(view.legal[-1], because("why-random"), Kind.CHANCE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        return self.decide(view, rng, budget).action


def test_a_sensible_player_leaves_to_another_only_what_sense_leaves() -> None:
    of: Any = game("whist")
    usual = Watching()
    player = SensiblePlayer(of, usual)
    hands = {"N": "C2 HA H2", "E": "H4", "S": "HT", "W": "HK HJ H3"}
    third = acted(begun(of, dealt(**hands), "N", "C2"), "E play H4, S play HT")
    assert ("play HK", "why-random") == said(decided(of, player, third))
    assert [("play HJ", "play HK")] == usual.asked
    last = acted(third, "W play HK")
    assert ("play HA", "why-last-takes") == said(decided(of, player, last))
    assert 1 == len(usual.asked)


@pytest.mark.parametrize(("preset", "is_sensible"), [("kleurwiezen", True), ("whist", False)])
def test_the_quickest_level_has_card_sense_where_the_general_player_plays(
    preset: str, is_sensible: bool
) -> None:
    player = quick(game_of_preset(preset, {}))
    assert is_sensible == isinstance(player, SensiblePlayer)
