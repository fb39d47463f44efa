"""Advice and reviews, held against the position it is said of: the advised act has the best figure,
and each sentence is true of the act beside it.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.sampling import draws
from whistclub import library
from whistclub.cards.errors import Reason
from whistclub.coach import (
    QUICK,
    Marked,
    PricedAct,
    advised,
    fair_prices,
    lost_by,
    prices_beside,
    review_deal,
    word_of,
)
from whistclub.coach.prices import LEAST_POINTS, Price, given_away, is_nothing
from whistclub.messages.catalogue import Catalogue, languages
from whistclub.players.choice import Kind, because
from whistclub.players.player import Budget, Decision
from whistclub.players.registry import make_player
from whistclub.rules.actions import Call, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat
from whistclub.terminal.texts.coach import mark_text
from whistclub.terminal.texts.pricing import price_lines
from whistclub.terminal.texts.review import act_sentences, told_parts
from whistclub.terminal.texts.words import Words

TINY = msgspec.structs.replace(QUICK, worlds=8, again=1, calls=4, plays=3, hint_plays=2, deals=24)
"""So few worlds that prices are rough: what is said of them must fit all the same."""
PRESETS = ("whist", "minnesota", "askov", "solo", "gongor", "gongor_points", "hermits", "german_whist")
ROUGH = {"german_whist": draws(1, 2)}
EVERY = {"german_whist": draws(9, 2)}
"""Each act of German Whist is priced by playing on, which takes long: fewer deals, and not every choice."""
FEW = Budget(samples=6, nodes=2_000)


class Turn(NamedTuple):
    """A turn with what a player would do and the prices beside it."""

    view: Any
    decision: Decision
    prices: tuple[PricedAct, ...]


def turns(game: Any, number: int) -> Iterator[Turn]:
    """Every choice of a deal that has prices."""
    player = make_player(game, "quick")
    deal = deal_from_seed(seed_from_text(f"advised {number}"), game, 1)
    position = game.start(deal, game.first_setting(Seat(number % game.seats)))
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        decision = player.decide(view, Random(number), FEW)
        prices = () if len(view.acts) % EVERY.get(game.key, 1) else fair_prices(game, view, TINY)
        if prices:
            yield Turn(view, decision, prices)
        position = position.play(seat, decision.action)


def wrong_advice(game: Any, turn: Turn) -> Iterator[str]:
    """The faults of what is told at a turn."""
    view, decision, prices = turn
    found = advised(decision, prices, view.legal)
    told = prices_beside(prices, found.action.text)
    if found.action not in view.legal or found.action.text not in told[0].alike:
        yield f"{found.action.text} is not the first of the prices"
    if "best" != word_of(told[0], told) or any("best" == word_of(one, told) for one in told[1:]):
        yield "not one act alone is the best"
    if is_averaged(view) and not is_nothing(lost_by(told[0], told)):
        yield f"{found.action.text} has a worse average"
    if told[0].fair.chance is not None and told[0].cost:
        yield f"{found.action.text} is worth less than another"
    if found is not decision and decision.action.text in told[0].alike:
        yield "another act in place of an equal one"
    if str(dict(found.why.args).get("card", "")) not in found.action.text:
        yield f"{found.why} is said of {found.action.text}"
    lines = [price_lines(told, view.legal, Words(Catalogue(one), game)) for one in languages()]
    if any(len(told) != len(each) or "{" in " ".join(each) for each in lines):
        yield f"{lines}"


def is_averaged(view: Any) -> bool:
    """True where one may pass: there the average of each call is told."""
    return Call("pass") in view.legal


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_advised_has_the_best_figure_of_those_beside_it(preset: str) -> None:
    game, count = library.game(preset), ROUGH.get(preset, draws(2, 5))
    wrong = [
        (number, len(turn.view.acts), fault)
        for number in range(count)
        for turn in turns(game, number)
        for fault in wrong_advice(game, turn)
    ]
    assert [] == wrong


def reviewed(game: Any, number: int) -> tuple[Played, Any]:
    """A deal in which one seat plays anything, so that there is something to be said, with its review."""
    names = ["random", *["quick"] * (game.seats - 1)]
    played = library.play(game, names, seed=f"said {number}", deals=1).deals[0]
    return played, review_deal(game, played, effort=TINY)


def wrong_sentences(game: Any, played: Played, marked: Marked) -> Iterator[str]:
    """The faults of what is said of an act."""
    position: Any = game.begin(played.deal, played.setting)
    for seat, act in played.acts[: marked.number - 1]:
        position = position.play(seat, act)
    seat, made = played.acts[marked.number - 1]
    legal = [act.text for act in position.legal(seat)]
    if made.text != marked.played or marked.played not in legal or marked.better not in legal:
        yield f"{marked.played} and {marked.better} are not both of this place"
    if marked.custom is not None and str(marked.custom.facts.get("card", "")) not in marked.custom.act:
        yield f"{marked.custom} is said of another card"
    if marked.verdict == "agreed" and (marked.custom is None or marked.custom.act not in marked.made.alike):
        yield "what is agreed on is another act"
    if marked.method != "odds" and marked.is_costly and marked.given_away.value <= 0:
        yield f"{marked.verdict} that costs {marked.given_away}"
    fact = marked.fact
    if fact is not None:
        cost = fact.chance * fact.gain + (1 - fact.chance) * fact.rest
        if abs(cost - marked.cost) > LEAST_POINTS:
            yield f"a fact of {cost} for a cost of {marked.cost}"
    for language in languages():
        words = Words(Catalogue(language), game)
        told = [mark_text(marked, words)]
        told += act_sentences(marked, words) if marked.is_costly else []
        if any("{" in one or "None" in one for one in told):
            yield f"{told}"


def wrong_sums(game: Any, review: Any) -> Iterator[str]:
    """Ledgers whose own acts are not the sum of the errors told, and turning points that are none."""
    by_number = {one.number: one for one in review.marked}
    if any("error" != by_number[number].verdict for number in review.turning):
        yield f"{review.turning} are not all errors"
    for ledger in review.ledgers if not review.chances else ():
        costs = [
            round(10 * one.cost)
            for one in review.marked
            if one.verdict == "error" and one.seat == ledger.seat
        ]
        if -sum(costs) != told_parts(ledger, review, game.sides)[0]:
            yield f"{ledger} is not the sum of {costs}"


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_review_says_is_true_of_the_act_beside_it_and_adds_up(preset: str) -> None:
    game = library.game(preset)
    wrong: list[tuple[int, str]] = []
    for number in range(ROUGH.get(preset, draws(1, 5))):
        played, review = reviewed(game, number)
        wrong += [(number, fault) for one in review.marked for fault in wrong_sentences(game, played, one)]
        wrong += [(number, fault) for fault in wrong_sums(game, review)]
    assert [] == wrong


def priced(act: str, cost: float, error: float = 0.0, **price: float) -> PricedAct:
    fair = Price(-cost, price.get("scored", -cost), match=price.get("match"))
    return PricedAct(act, (act,), fair, cost, error, scored_error=error)


@pytest.mark.parametrize(
    ("kind", "cost", "act", "why"),
    [
        (Kind.AGREEMENT, 0.2, "play HK", "why-usual"),
        (Kind.RULE, 0.2, "play HK", "why-usual"),
        (Kind.AGREEMENT, 0.7, "play S6", "why-best-here"),
        (Kind.SURE, 0.7, "play S6", "why-best-here"),
    ],
)
def test_a_card_of_a_player_stands_among_equals_alone(kind: Kind, cost: float, act: str, why: str) -> None:
    view = library.game("whist").pack
    legal = [Play(view.card(name)) for name in ("S6", "HK")]
    prices = priced("play S6", 0.0), priced("play HK", cost, 0.1)
    found = advised(Decision(legal[1], because("why-usual"), kind), prices, legal)
    assert (act, why) == (found.action.text, found.why.key)
    told = prices_beside(prices, found.action.text)
    assert (act, "best") == (told[0].act, word_of(told[0], told))


def test_a_call_with_a_better_average_beside_it_is_not_advised() -> None:
    legal = [Call("solo"), Call("accept"), Call("pass")]
    prices = priced("call accept", 0.0, scored=5.8), priced("call solo", 5.0, 4.0, scored=0.8)
    found = advised(Decision(legal[0], because("why-usual"), Kind.COUNT), prices, legal)
    assert ("call accept", Reason("why-best-here", (("tenths", 50), ("next", "call solo")))) == (
        found.action.text,
        found.why,
    )


@pytest.mark.parametrize(
    ("best", "made", "told"),
    [
        (Price(0.0, 0.0, match=0.0), Price(-2.7, -2.4, match=-0.13), (2.4, "points")),
        (Price(0.0, 0.0, match=0.0), Price(-1.1, 0.3, match=-0.06), (0.06, "match")),
        (Price(0.0, 0.0), Price(-2.0, 0.0), (2.0, "worth")),
        (Price(0.0, 0.0, match=0.0), Price(-0.01, -0.01, match=-0.001), (0.01, "points")),
    ],
)
def test_points_of_the_deal_are_told_and_the_match_where_they_are_none(
    best: Price, made: Price, told: tuple[float, str]
) -> None:
    assert told == tuple(given_away(best, made))
