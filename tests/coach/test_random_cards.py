"""The coach in a game whose players nobody knows better than any game's: cards drawn by lot are told as errors."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.sampling import draws
from whistclub.coach.effort import QUICK
from whistclub.coach.review import review_act
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import LEVELS
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.seats import Seat

CARDS_A_DEAL = 10
SHARE_OF_ERRORS = 0.15
"""Of 100 cards drawn so 18 were errors."""


def played_by_lot(game: Any, number: int, rng: Random) -> tuple[Match, list[int]]:
    """A deal whose calls are those of `quick` and whose cards are drawn by lot, and the numbers of those that were a
    choice.
    """
    level = LEVELS[0]
    caller = level.player(game)
    assert caller is not None
    match = open_match(game, game.first_setting(Seat(number % game.seats)))
    match, drawn = begin_deal(match, deal_from_seed(seed_from_text("coach"), game, number)), list[int]()
    while match.deals[-1].result is None:
        seat = min(match.position.to_act())
        view = game.view(match.position, seat)
        if not isinstance(view.legal[0], Play):
            match = act(match, seat, caller.choose(view, rng, level.budget))
            continue
        if len(view.legal) > 1:
            drawn.append(len(match.position.acts) + 1)
        match = act(match, seat, rng.choice(view.legal))
    return match, drawn


def test_of_cards_drawn_by_lot_in_kleurwiezen_one_in_seven_is_an_error() -> None:
    game: Any = game_of_preset("kleurwiezen", {})
    verdicts: Counter[str] = Counter()
    for number in range(1, draws(3, 10) + 1):
        rng = Random(f"coach {number}")
        match, drawn = played_by_lot(game, number, rng)
        for one in sorted(rng.sample(drawn, min(CARDS_A_DEAL, len(drawn)))):
            marked = review_act(game, match.deals[-1], one, QUICK)
            verdicts["none" if marked is None else marked.verdict] += 1
    assert SHARE_OF_ERRORS * verdicts.total() <= verdicts["error"], verdicts
