"""Reasons of play of the solitaires: each kind by lines made for it, and every reason found true by the rules."""

from typing import Any

import msgspec
import pytest

from bench.reasons_alone import fault_alone
from whistclub import library
from whistclub.cards.decktet import ACES, DECKTET, GONGOR_CARDS
from whistclub.coach import fair_hint, fair_prices, review_deal
from whistclub.coach.reasons.alone import alone_pairs, alone_reason
from whistclub.coach.reasons.alone_kinds import AlonePair, seen_alone, seen_of_bids
from whistclub.coach.reasons.alone_lines import AloneLine, Answer
from whistclub.rules.actions import Action, Bid, Play
from whistclub.rules.deal import Deal
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.tricks import Judge

CARD = DECKTET.card
ROWS = tuple(tuple(0.5 + end / 20 - won / 100 for won in range(8)) for end in range(7))
"""More is worth an end with fewer tricks, and with more of the side pile left."""


def line(text: str, end: int, aim: frozenset[int]) -> AloneLine:
    """Tricks of the text `led card trump`, with `-` for no trump."""
    answers = []
    for trick in text.split(", "):
        led, card, trump = trick.split()
        suit = trump.strip("-")
        answers.append(Answer(CARD(led), CARD(card), suit, Judge(DECKTET, suit).beats(CARD(card), CARD(led))))
    won = sum(one.is_won for one in answers)
    return AloneLine(tuple(answers), won, end, ROWS[end][won] if won in aim else 0.0)


def pair(
    acts: tuple[Action, Action], better: str, worse: str, aims: set[int], ends: tuple[int, int]
) -> AlonePair:
    """A world of two lines, Moons being trump before them."""
    counted = frozenset(aims)
    one, two = (line(text, end, counted) for text, end in zip((better, worse), ends, strict=True))
    deal = Deal(GONGOR_CARDS, ACES)
    return AlonePair(deal, *acts, one, two, (counted, counted), (ROWS, ROWS), "M", 1)


def seen(acts: str, better: str, worse: str, aims: set[int], ends: tuple[int, int] = (3, 3)) -> set[str]:
    """The reasons seen with their cards and number; the acts are cards, `turn` or `keep`."""
    known = {"turn": TWIDDLE, "keep": KEEP}
    one, two = (known.get(text) or Play(CARD(text)) for text in acts.split())
    found = seen_alone(pair((one, two), better, worse, aims, ends))
    return {
        " ".join([kind, *(card.text for card in cards), *([str(number)] if number else [])])
        for kind, cards, number in found
    }


KINDS = {
    "a card takes a trick that is needed, which the other leaves to the dummy": (
        "let_by LX LY3", "LX SW5", "LY3 LX M, MK2 SW5 M", "LY3 SW5 M, MK2 LX M", {1},
    ),
    "a card is enough now, and the higher one takes a trick later": (
        "high_card_spent LY3 LX", "LY3 LX", "WL2 LY3 S, WL8 LX S", "WL2 LX S, WL8 LY3 S", {2},
    ),
    "a card thrown under the dummy's takes a trick if it is kept": (
        "winner_thrown LY3", "MS4 LY3", "LX MS4 K, WL2 LY3 K", "LX LY3 K, WL2 MS4 K", {1},
    ),
    "the trump in force makes a card take its trick": (
        "trump_turned_away MK2", "keep turn", "LX MK2 M", "LX MK2 S", {1},
    ),
    "a trump that is turned makes a card take its trick": (
        "trump_not_turned SW5", "turn keep", "LX SW5 S", "LX SW5 M", {1},
    ),
    "a card takes one trick too many, which the other leaves to the dummy": (
        "one_too_many LX LY3", "SW5 LX", "LY3 SW5 M, MK2 LX M", "LY3 LX M, MK2 SW5 M", {0},
    ),
    "both cards take a trick, and the one kept takes another that is too many": (
        "winner_kept LY3 LX", "LX LY3", "WL2 LX S, WL8 LY3 S", "WL2 LY3 S, WL8 LX S", {1},
    ),
    "a card that goes under now takes one trick too many if it is kept": (
        "danger_kept LY3", "LY3 MS4", "LX LY3 K, WL2 MS4 K", "LX MS4 K, WL2 LY3 K", {0},
    ),
    "the trump in force makes a card take one trick too many": (
        "trump_kept MK2", "turn keep", "LX MK2 S", "LX MK2 M", {0},
    ),
    "a trump that is turned makes a card take one trick too many": (
        "turned_into_trump SW5", "keep turn", "LX SW5 M", "LX SW5 S", {0},
    ),
    "the hand takes too few tricks": ("undershot", "LX SW5", "LY3 LX M, MK2 SW5 M", "LY3 SW5 M, MK2 LX M", {1}),
    "the hand takes too many tricks": ("overshot", "SW5 LX", "LY3 SW5 M, MK2 LX M", "LY3 LX M, MK2 SW5 M", {0}),
    "either number counts, and the better one is harder to hit another time": (
        "harder_number 1", "SW5 LX", "LY3 SW5 M, YK4 LX L", "LY3 LX M, YK4 SW5 S", {1, 2},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("reason", "acts", "better", "worse", "aims"), KINDS.values(), ids=KINDS)
def test_a_reason_of_the_play(reason: str, acts: str, better: str, worse: str, aims: set[int]) -> None:
    assert reason in seen(acts, better, worse, aims)


def test_more_of_the_side_pile_is_left() -> None:
    assert {"pile_spent"} == seen("keep turn", "LX MK2 M", "LX MK2 M", {1}, (3, 2))


def test_a_world_in_which_the_better_act_gains_nothing_shows_no_reason() -> None:
    assert set() == seen("SW5 LX", "LY3 LX M, MK2 SW5 M", "LY3 SW5 M, MK2 LX M", {0})


def test_a_number_that_is_missed_either_way_costs_less() -> None:
    both = pair((KEEP, TWIDDLE), "LX MK2 S", "LX MK2 M", {2}, (3, 3))
    worse = both.after_worse._replace(worth=-1.0)
    assert ["loses_less"] == [claimed.kind for claimed in seen_alone(both._replace(after_worse=worse))]


def bids(better: int, worse: int, tricks: str) -> list[tuple[str, int]]:
    """The reasons seen between two bids in a world in which both are played so."""
    aims = frozenset({better}), frozenset({worse})
    one, two = (line(tricks, 3, aim) for aim in aims)
    found = AlonePair(Deal(GONGOR_CARDS, ACES), Bid(better), Bid(worse), one, two, aims, (ROWS, ROWS), "M", 1)
    return [(kind, number) for kind, _, number in seen_of_bids(found)]


def test_a_bid_is_too_high_or_too_low() -> None:
    assert [("bid_too_high", 2)] == bids(1, 2, "LX MK2 M")
    assert [("bid_too_low", 0)] == bids(1, 0, "LX MK2 M")


@pytest.mark.parametrize("preset", ["gongor", "hermits_eight_tricks"])
def test_the_rules_find_every_reason_true_and_every_line_played(preset: str) -> None:
    game: Any = library.game(preset)
    played = library.play(game, "quick", seed="alone 1", deals=1).deals[0]
    positions = [game.begin(played.deal, played.setting)]
    for seat, act in played.acts:
        positions.append(positions[-1].play(seat, act))
    errors = [one for one in review_deal(game, played).marked if one.verdict == "error"]
    told = [one for one in errors if one.reason is not None]
    assert len(told) >= 0.8 * len(errors) > 0
    views = {one.number: game.view(positions[one.number - 1], 0) for one in told}
    assert [""] * len(told) == [fault_alone(game, views[one.number], one) for one in told]
    false = next(one for one in told if one.reason is not None and one.reason.cards == ())
    assert false.reason is not None
    other = msgspec.structs.replace(false.reason, kind="loses_less")
    assert "" != fault_alone(game, views[false.number], msgspec.structs.replace(false, reason=other))


def late_view() -> tuple[Any, Any]:
    """A view of the last but one trick of a hand, with a choice."""
    game: Any = library.game("gongor")
    for number in range(20):
        played = library.play(game, "quick", seed=f"late {number}", deals=1).deals[0]
        position = game.begin(played.deal, played.setting)
        for seat, act in played.acts:
            view = game.view(position, 0)
            if len(view.dummy) == 6 and len(view.legal) > 1 and isinstance(view.legal[0], Play):
                return game, view
            position = position.play(seat, act)
    raise AssertionError("no hand has a choice in its last but one trick")


def test_late_lines_come_to_what_their_acts_are_priced_at() -> None:
    game, view = late_view()
    prices = {one.act: one.fair.points for one in fair_prices(game, view)}
    better, worse = view.legal[:2]
    pairs = list(alone_pairs(game, view, better, worse))
    lines = [(better, [each.after_better for each in pairs]), (worse, [each.after_worse for each in pairs])]
    for act, found in lines:
        mean = sum(one.worth for one in found) / len(found)
        assert mean == pytest.approx(prices[act.text], abs=0.03)


def test_a_hint_has_the_reason_against_the_act_asked_about() -> None:
    game, view = late_view()
    prices = fair_prices(game, view)
    hint = fair_hint(game, view, prices[-1].act)
    acts = {act.text: act for act in view.legal}
    assert prices == hint.prices
    assert hint.reason == alone_reason(game, view, acts[prices[0].act], acts[prices[-1].act])
