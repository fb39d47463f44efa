"""Reasons of calls in any game: what two ends of one deal show, and what is told at the table."""

import pytest

from whistclub.cards.jokers import FRENCH_JOKERS
from whistclub.coach.reasons.calls import End, claims, reason_of_call
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Action, Call, Discard, Trump
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR

NOBODY = End("nobody", is_own=False, tricks=None, is_made=False, is_lost=False, gain=0)


def ours(tricks: int | None, *, made: bool, own: bool = True) -> End:
    return End("ours", is_own=own, tricks=tricks, is_made=made, is_lost=not made, gain=1 if made else -1)


HANGS = End("ours", is_own=True, tricks=9, is_made=False, is_lost=False, gain=-1)
"""A contract that one trick more or fewer turns over."""


def theirs(*, made: bool) -> End:
    return End("theirs", is_own=False, tricks=8, is_made=made, is_lost=not made, gain=-1 if made else 1)


@pytest.mark.parametrize(
    ("better", "worse", "told"),
    [
        (
            ours(9, made=True),
            ours(9, made=False),
            [("contract_kept", 9)],
        ),
        (ours(9, made=True), NOBODY, [("call_made", 9)]),
        (NOBODY, ours(10, made=False), [("call_short", 10)]),
        (ours(8, made=True, own=False), ours(10, made=False), [("partner_made", 8), ("call_short", 10)]),
        (NOBODY, theirs(made=True), [("others_made", 0)]),
        (theirs(made=False), ours(9, made=False), [("call_short", 9), ("others_short", 0)]),
        (NOBODY, ours(None, made=False), []),
        (NOBODY, HANGS, []),
        (ours(9, made=True), ours(9, made=True), []),
    ],
)
def test_two_ends_of_a_deal_show_whose_contract_is_made(
    better: End, worse: End, told: list[tuple[str, int]]
) -> None:
    assert told == claims(better, worse, is_call=True)


def test_a_pass_asks_for_no_tricks() -> None:
    assert [] == claims(NOBODY, ours(9, made=False), is_call=False)


def told_at(
    preset: str, acts: tuple[Action, ...], better: Action, worse: Action, seed: str
) -> tuple[str, int] | None:
    """The reason at the first deal of a seed after these acts."""
    game = game_of_preset(preset, {})
    position = game.start(deal_from_seed(seed_from_text(seed), game, 1), game.first_setting(FOUR[3]))
    for act in acts:
        position = position.play(min(position.to_act()), act)
    found = reason_of_call(game, game.view(position, min(position.to_act())), better, worse, "key")
    return None if found is None else (found.kind, found.number)


def test_a_call_that_is_too_high_names_the_tricks_that_it_asks_for() -> None:
    """Seven books over six are all thirteen, of which the kitty is one."""
    seven = Call(7, "no_trump")
    assert ("call_short", 12) == told_at("bid_whist", (), Call("pass"), seven, "books")
    assert ("call_short", 13) == told_at("kleurwiezen", (), Call("pass"), Call(13, "S"), "tricks")
    assert ("call_short", 13) == told_at("call_ace", (), Call("pass"), Call(13, "sans"), "tricks")


def test_where_the_same_tricks_are_asked_for_the_suit_named_is_the_reason() -> None:
    """Six spades are held, and one diamond."""
    acts = (Call(3, "uptown"), *[Call("pass")] * 3)
    told = told_at("bid_whist", acts, Trump("S"), Trump("D"), "suit 41")
    assert ("contract_kept", 8) == told


THREE_UPTOWN = (Call(3, "uptown"), *[Call("pass")] * 3)


def away(card: str) -> Discard:
    return Discard(FRENCH_JOKERS.card(card))


def test_where_no_contract_tells_the_hand_does() -> None:
    """Five diamonds and three spades are held; then the nine of trumps, or the ace of a side suit, is laid away."""
    assert ("trump_shorter", 2) == told_at("bid_whist", THREE_UPTOWN, Trump("D"), Trump("S"), "away 0")
    diamonds, clubs = (*THREE_UPTOWN, Trump("D")), (*THREE_UPTOWN, Trump("C"))
    assert ("trump_laid_away", 0) == told_at("bid_whist", diamonds, away("C3"), away("D9"), "away 0")
    assert ("winner_laid_away", 0) == told_at("bid_whist", clubs, away("D5"), away("SA"), "away 9")
