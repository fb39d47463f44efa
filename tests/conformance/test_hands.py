"""The hands that the kit expects: by its own account of play, or by what the game's knowledge says of other moves."""

from __future__ import annotations

from random import Random

from whistclub.cards.card import Card
from whistclub.conformance import Knowledge
from whistclub.conformance.report import Check, Tally
from whistclub.conformance.sums import check_cards
from whistclub.conformance.trace import Trace, random_trace
from whistclub.games.registry import game_of_preset
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat


def judged(knowledge: Knowledge) -> Check:
    """A deal of Whist judged by this knowledge."""
    game = game_of_preset("whist", {})
    deal = deal_from_seed(seed_from_text("hands"), game, 1)
    tally = Tally("cards")
    check_cards(random_trace(game, game.first_setting(Seat(0)), deal, Random(1)), knowledge, tally)
    return tally.done()


def in_hand(trace: Trace, place: int, seat: Seat) -> tuple[frozenset[Card], ...]:
    return (frozenset(trace.game.view(trace.positions[place], seat).hand),)


def nothing(trace: Trace, place: int, seat: Seat) -> tuple[frozenset[Card], ...]:
    return (frozenset(),)


def test_a_game_whose_cards_move_in_its_own_way_says_which_hand_is_held() -> None:
    assert judged(Knowledge(held=in_hand)).passed
    assert not judged(Knowledge(held=nothing)).passed


def test_a_wrong_hand_is_told_once_with_its_cards_and_those_it_should_have() -> None:
    found = judged(Knowledge(held=nothing)).findings
    assert len(found) == 1
    assert "after 0 acts seat 0 holds" in found[0]
    assert "by what was dealt and done no card" in found[0]
    assert "more like it" in found[0]


def test_findings_that_differ_in_more_than_numbers_and_cards_are_each_told() -> None:
    tally = Tally("cards")
    for finding in ("seat 1 holds HK", "seat 2 holds D10 S3", "seat 1 leads HK"):
        tally.wrong(finding)
    assert ("seat 1 holds HK (and 1 more like it)", "seat 1 leads HK") == tally.findings
