"""The places that guided deals and drills teach: every one has its prices beforehand, and no advice is an error."""

from itertools import islice

import pytest

from tools.taught_prices import LEARNER, lesson_places, opened, walk
from whistclub.cards.errors import Reason, reason
from whistclub.club.table.commands import Act
from whistclub.coach import PricedAct
from whistclub.coach.lesson_prices import BETTER, cost_of_other, sight_of, taught_at, taught_places
from whistclub.coach.prices import Price
from whistclub.games.registry import game_of_preset, games_in_order, profile_of
from whistclub.players.drills import drills_of, position_at
from whistclub.rules.profile import Lesson

LESSONS = [(key, lesson) for key in games_in_order() for lesson in profile_of(key).lessons]
DRILLS = [(key, drill) for key in games_in_order() for drill in drills_of(profile_of(key))]
FIRST = [(key, lesson) for key, lesson in LESSONS if lesson.name == "steps"]
PROMISED = {
    ("whist", "steps"): {"why-partner-is-sure", "why-cash-unless-ruffed"},
    ("whist", "idea"): {"why-draw-trumps", "why-ruff"},
    ("whist", "trap"): {"why-second-low", "why-give-ruff"},
    ("german_whist", "steps"): {"why-stock-take"},
    ("german_whist", "idea"): {"why-stock-leave", "why-stock-spare"},
    ("german_whist", "trap"): {"why-known-hand"},
    ("minnesota", "steps"): {"why-bid-high", "why-answer-high", "why-return-high"},
    ("minnesota", "idea"): {"why-bid-low", "why-duck", "why-unload-on-partner"},
    ("minnesota", "trap"): {"why-over-partner", "why-run-for-home"},
    ("solo", "steps"): {"why-solo-accept", "why-solo-partner-ahead"},
    ("solo", "idea"): {"why-solo-call-tricks", "why-solo-draw-trumps", "why-solo-ruff"},
    ("solo", "trap"): {"why-solo-pass", "why-solo-partner-has-it"},
}
"""The advice that each guided deal has to give, so that the deal shows what its title promises."""
TOO_MANY = 3
"""So many acts of a guided deal may be other than the conventions'; more would teach exceptions only."""


def test_no_act_that_is_taught_is_an_error() -> None:
    assert [] == [(one.deal, one.number) for one in taught_places() if one.verdict == "error"]


def test_what_costs_something_and_is_taught_nevertheless_is_an_agreement_that_the_drill_or_the_reason_names() -> (
    None
):
    agreed = [one for one in taught_places() if one.verdict == "agreed"]
    named = {f"drill {key} {drill.name}" for key, drill in DRILLS if drill.rule}
    assert agreed
    assert [] == [
        one.deal
        for one in agreed
        if one.deal not in named
        and one.why.key not in {"why-partners-suit", "why-invite-high", "why-return-high"}
    ]


def test_a_guided_deal_teaches_few_exceptions_and_keeps_what_it_promises() -> None:
    for key, lesson in LESSONS:
        told = [one.why.key for one in taught_places() if one.deal == f"{key} {lesson.name}"]
        assert told.count(BETTER) <= TOO_MANY, (key, lesson.name)
        assert PROMISED.get((key, lesson.name), set()) <= set(told), (key, lesson.name)


@pytest.mark.parametrize("key", sorted({key for key, _ in DRILLS}))
def test_every_position_of_a_drill_has_its_prices_and_its_answer_is_the_act_taught(key: str) -> None:
    for of, drill in DRILLS:
        if of != key:
            continue
        game = game_of_preset(drill.preset, {})
        for at in drill.positions:
            position, seat = position_at(game, at)
            place = taught_at(game, game.view(position, seat))
            assert place is not None
            assert (at.answer, at.why) == (place.advised, place.why)


@pytest.mark.parametrize(("key", "lesson"), FIRST, ids=lambda one: str(getattr(one, "name", one)))
def test_who_takes_all_advice_meets_only_places_with_prices(key: str, lesson: Lesson) -> None:
    table = opened(key, lesson)
    for taught in walk(table):
        place = taught_at(taught.game, taught.view)
        assert place is not None or len(taught.view.legal) == 1
        advised = taught.advice.action.text if place is None else place.advised
        table.send(Act(id=f"act-{table.seq}", saw=table.seq, seat=LEARNER, action=advised))


def test_the_tool_makes_the_same_places_again() -> None:
    for key, lesson in (FIRST[0], FIRST[-1]):
        made = list(islice(lesson_places(key, lesson), 3))
        assert made == [one for one in taught_places() if one.deal == f"{key} {lesson.name}"][:3]


def priced(act: str, cost: float, chance: float | None = None, points: float = 0.0) -> PricedAct:
    scored = -cost if chance is None else points
    return PricedAct(act, (act,), Price(points, scored, None, chance), cost, 0.0)


@pytest.mark.parametrize(
    ("advised", "other", "told"),
    [
        (priced("a", 0.0), priced("b", 0.42), reason("cost-price", tenths=4)),
        (priced("b", 0.42), priced("a", 0.0), reason("cost-gains", tenths=4)),
        (priced("a", 0.0), priced("b", 0.01), reason("cost-level")),
        (priced("a", 0.0, 0.93), priced("b", 0.2, 0.5), reason("cost-chance", advised=93, other=50)),
        (
            priced("a", 0.0, 0.85, 9.0),
            priced("b", 0.2, 0.88, 8.0),
            reason("cost-chance-whole", advised=85, other=88),
        ),
    ],
)
def test_another_act_is_told_by_its_price(advised: PricedAct, other: PricedAct, told: Reason) -> None:
    prices = sorted((advised, other), key=lambda one: one.cost)
    assert told == cost_of_other(prices, advised.act, other.act)


def test_equal_cards_cost_nothing_and_an_act_without_a_price_is_not_told() -> None:
    assert reason("cost-level") == cost_of_other((), "a", "b")
    assert cost_of_other((priced("a", 0.0),), "a", "c") is None


def test_a_place_is_found_by_all_that_its_seat_sees() -> None:
    key, lesson = FIRST[0]
    first, second = islice(walk(opened(key, lesson)), 1), islice(walk(opened(key, FIRST[1][1])), 1)
    (one,), (two,) = first, second
    assert sight_of(one.game, one.view) != sight_of(two.game, two.view)
