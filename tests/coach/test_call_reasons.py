"""Reasons of calls: what is played after them, the tricks they ask for, and how often they come true."""

from typing import Any

import pytest

from bench.reasons_calls import fault_of
from whistclub import library
from whistclub.coach import STANDARD, PlayReason, fair_hint
from whistclub.coach.call_prices import fair_calls
from whistclub.coach.pricing import pricing_of


def at(preset: str, number: int, deal: int = 0) -> tuple[Any, Any]:
    """A game, and the view before this act of one of its deals."""
    game: Any = library.game(preset)
    played = library.play(game, "quick", seed=f"calls {deal}", deals=1).deals[0]
    position = game.begin(played.deal, played.setting)
    for seat, act in played.acts[: number - 1]:
        position = position.play(seat, act)
    return game, game.view(position, played.acts[number - 1][0])


def reason(game: Any, view: Any, better: str, worse: str) -> PlayReason | None:
    """The reason for which one call is better than another."""
    acts = {act.text: act for act in view.legal}
    key = f"coach/{view.setting.number}/{len(view.acts) + 1}"
    tried = fair_calls(game, view, key, STANDARD)
    assert tried is not None
    found = pricing_of(game).call_reason(game, view, tried, acts[better], acts[worse], key, STANDARD)
    assert found is None or "" == fault_of(game, view, (acts[better], acts[worse]), found)
    return found


@pytest.mark.parametrize(
    ("preset", "number", "better", "worse", "told"),
    [
        ("minnesota", 4, "lay C3", "lay D8", ("low_over", 0)),
        ("south_dakota", 1, "lay C4", "lay D3", ("grand_lost", 0)),
        ("askov", 6, "call pass", "call sola_nola", ("call_short", 0)),
        ("askov", 6, "call pass", "call grand_dix", ("first_tricks_lost", 0)),
        ("norwegian", 1, "say nullo", "say grand", ("high_short", 0)),
        ("solo", 1, "call pass", "call abondance", ("call_short", 9)),
        ("solo", 3, "call propose", "call pass", ("call_made", 8)),
    ],
)
def test_a_call_is_told_with_what_comes_of_it_and_comes_true(
    preset: str, number: int, better: str, worse: str, told: tuple[str, int]
) -> None:
    game, view = at(preset, number)
    found = reason(game, view, better, worse)
    assert found is not None
    assert told == (found.kind, found.number)
    assert ((), ()) == (found.cards, found.tricks)


def test_a_call_that_is_as_good_is_told_without_a_reason() -> None:
    game, view = at("minnesota", 4)
    assert reason(game, view, "lay C3", "lay C3") is None


def test_a_hint_at_a_call_has_the_reason_against_the_call_asked_about() -> None:
    game, view = at("solo", 1)
    hint = fair_hint(game, view, "call abondance")
    assert ("call abondance", reason(game, view, hint.prices[0].act, "call abondance")) == (
        hint.over,
        hint.reason,
    )
