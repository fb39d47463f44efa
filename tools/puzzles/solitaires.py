"""The places of the solitaires: passages played mostly by the odds, and each act with its exact chance."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from whistclub.coach.puzzles import Choice
from whistclub.players.player import Budget
from whistclub.players.solitaire.by_odds import Judged, OddsPlayer
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.game import Game
from whistclub.rules.record import FirstSetting
from whistclub.rules.seats import ALONE, seat_letter
from whistclub.rules.values import MatchResult, Setting

LEAST_CHANCE: Final = 0.1
"""The best act is likelier than every other by so much that the hand comes out."""
_BUDGET: Final = Budget(samples=0, nodes=240_000)
_BEST_OF_TEN: Final = 8
"""Acts of ten that are the best; the others are the second best, so that hands go wrong at times."""
_PASSAGES: Final = 4
_DIGITS: Final = 4


class Odds(msgspec.Struct, frozen=True):
    """A decision with one best act: where it is, its view, the choices, and its theme."""

    number: int
    first: FirstSetting | None
    acts: tuple[str, ...]
    view: Any
    choices: tuple[Choice, ...]
    theme: str


def odds_places(game: Game, seed: str) -> Iterator[Odds]:
    """The clear decisions in the passages of a game under a seed, a campaign's one after the other."""
    bytes_of_seed = seed_from_text(seed)
    setting: Setting | MatchResult = game.first_setting(ALONE)
    for number in range(1, _PASSAGES + 1):
        if isinstance(setting, MatchResult):
            return
        position = game.begin(deal_from_seed(bytes_of_seed, game, number), setting)
        first = None if number == 1 else _told(game, setting)
        acts: list[str] = []
        rng = Random(f"{seed} {number}")  # noqa: S311 - no secret
        while position.to_act():
            view: Any = game.view(position, ALONE)
            action = view.legal[0]
            if len(view.legal) > 1:
                found = OddsPlayer(game).odds(view, _BUDGET)
                if found is None:
                    return
                if found.how == "exact" and _is_clear(found.ranked):
                    yield Odds(number, first, tuple(acts), view, _choices(found.ranked), _theme(game, view))
                place = 0 if rng.randrange(10) < _BEST_OF_TEN else 1
                action = found.ranked[place].action
            acts.append(action.text)
            position = position.play(ALONE, action)
        result = position.result()
        if result is None:
            return
        setting = game.next_setting(setting, result)


def _told(game: Game, setting: Setting) -> FirstSetting:
    carry = msgspec.to_builtins(setting.carry)
    return FirstSetting(setting.number, seat_letter(setting.dealer, game.seats), setting.score, carry)


def _is_clear(ranked: tuple[Judged, ...]) -> bool:
    """True if one act is the best in every sense, by the gap."""
    best, others = ranked[0], ranked[1:]
    return all(best.chance - one.chance >= LEAST_CHANCE and best.worth > one.worth for one in others)


def _choices(ranked: tuple[Judged, ...]) -> tuple[Choice, ...]:
    order = sorted(ranked, key=lambda one: -one.chance)
    return tuple(Choice((one.action.text,), round(one.chance, _DIGITS)) for one in order)


def _theme(game: Game, view: Any) -> str:
    if game.key == "hermits":
        return "hermits"
    if any(act in (KEEP, TWIDDLE) for act in view.legal):
        return "twiddles"
    return "gongor" if isinstance(view.legal[0], Play) else "bids"
